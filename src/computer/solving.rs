//! Tables of solved games: read from a folder, and computed in the background on first use.

use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use tracing::{error, info, warn};

use crate::host::Record;
use tavolino_games::ai::table::EndgameTable;
use tavolino_games::board::Board;
use tavolino_games::game::Options;
use tavolino_games::solved::{self, Solved};

/// Longest wait of a stop for a file being written, 5 s.
const WRITE_GRACE: Duration = Duration::from_secs(5);

/// Poll interval of that wait, 10 ms.
const WRITE_POLL: Duration = Duration::from_millis(10);

/// The tables in a folder, and the table being computed.
#[derive(Debug)]
pub struct Solving {
    solved: Solved,
    /// Whether missing tables are computed.
    makes: bool,
    stops: AtomicBool,
    work: Mutex<Work>,
}

/// The queue of tables to compute.
#[derive(Debug, Default)]
struct Work {
    /// Every table requested since the start, so that a failed one is not computed again and again.
    requested: HashSet<(&'static str, Options)>,
    waiting: VecDeque<Start>,
    /// Whether a thread works on the queue.
    is_busy: bool,
    thread: Option<JoinHandle<()>>,
}

/// A game at its start.
struct Start {
    board: Box<dyn Board>,
    options: Options,
}

impl Start {
    /// The game of a match.
    fn of(record: &Record) -> Option<Start> {
        let deal = serde_json::from_str(record.row.deal.as_deref()?).ok()?;
        let board = (record.entry.open)(&record.table, deal).ok()?;
        let options = record.table.options.clone();
        Some(Start { board, options })
    }
}

impl fmt::Debug for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Start")
            .field("game", &self.board.info().key)
            .field("options", &self.options)
            .finish()
    }
}

impl Solving {
    /// The tables in a folder; without `makes`, missing tables are not computed.
    pub fn within(folder: PathBuf, makes: bool) -> Arc<Solving> {
        Arc::new(Solving {
            solved: Solved::within(folder),
            makes,
            stops: AtomicBool::new(false),
            work: Mutex::default(),
        })
    }

    /// The table of a match's game; `None` if it has none yet. A missing table that can be computed
    /// is queued.
    pub fn table(self: &Arc<Solving>, record: &Record) -> Option<Arc<EndgameTable>> {
        record.board.as_ref()?.solvable()?;
        let options = &record.table.options;
        let table = self.solved.table(record.entry.info, options);
        if table.is_none() && self.makes && self.is_new(record) {
            self.enqueue(Start::of(record)?);
        }
        table
    }

    /// Whether the table of a match's game was not requested before.
    fn is_new(&self, record: &Record) -> bool {
        let game = (record.entry.info.key, record.table.options.clone());
        self.work().requested.insert(game)
    }

    /// Queues a table.
    fn enqueue(self: &Arc<Solving>, start: Start) {
        let mut work = self.work();
        work.waiting.push_back(start);
        if work.is_busy || self.stops.load(Ordering::Relaxed) {
            return;
        }
        let own = Arc::clone(self);
        let thread = thread::Builder::new().name("solving".to_owned());
        match thread.spawn(move || own.compute_all()) {
            Ok(thread) => (work.is_busy, work.thread) = (true, Some(thread)),
            Err(error) => error!("solver thread not started: {error}"),
        }
    }

    /// Computes the queued tables one after the other.
    fn compute_all(&self) {
        lower_priority();
        loop {
            let mut work = self.work();
            let stops = self.stops.load(Ordering::Relaxed);
            let next = work.waiting.pop_front().filter(|_| !stops);
            work.is_busy = next.is_some();
            drop(work);
            let Some(start) = next else { return };
            self.make(&start);
        }
    }

    fn make(&self, Start { board, options }: &Start) {
        let game = board.info().key;
        info!(game, ?options, "solving started");
        let begun = Instant::now();
        let mut goes_on = |_: u8, _: u64, _: u64| !self.stops.load(Ordering::Relaxed);
        let solve = || self.solved.solve(&**board, options, &mut goes_on);
        match catch_unwind(AssertUnwindSafe(solve)) {
            Ok(Ok(solution)) => {
                let (positions, took) = (solution.positions(), begun.elapsed().as_secs());
                info!(game, positions, took, "solved");
            }
            Ok(Err(solved::Error::Stopped)) => info!(game, "solving interrupted"),
            Ok(Err(error)) => error!(game, "solving failed: {error}"),
            Err(_) => error!(game, "solver panicked"),
        }
    }

    /// Stops after the file being written; a checkpoint keeps the progress for the next request.
    pub async fn stop(&self) {
        self.stops.store(true, Ordering::Relaxed);
        let Some(thread) = self.work().thread.take() else {
            return;
        };
        let begun = Instant::now();
        while !thread.is_finished() {
            if begun.elapsed() > WRITE_GRACE {
                return warn!("solving aborted");
            }
            tokio::time::sleep(WRITE_POLL).await;
        }
    }

    /// Whether no table is being computed.
    #[cfg(test)]
    pub fn is_idle(&self) -> bool {
        !self.work().is_busy
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock()
    }
}

/// Lowers this thread's priority below all other work. Only on Linux: elsewhere the priority
/// belongs to the whole process.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        warn!("solver priority not lowered: {error}");
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;
    use tempfile::TempDir;

    use super::*;
    use tavolino_games::game::Rng;
    use tavolino_games::games;

    /// A game near its end, which is solved at once.
    fn late(game: &str) -> Start {
        let entry = games::find(game).unwrap();
        let table = entry.info.table(&Options::new(), None).unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
        for _ in 0..6 {
            let seat = board.to_act().first().unwrap();
            let turn = board.turns(seat).choose(&mut rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
        }
        let options = table.options;
        Start { board, options }
    }

    #[tokio::test]
    async fn tables_are_made_one_after_the_other_and_kept() {
        let folder = TempDir::new().unwrap();
        let solving = Solving::within(folder.path().to_owned(), true);
        let games = ["kudosu", "mix3", "quadrangle"];
        for game in games {
            solving.enqueue(late(game));
        }
        let begun = Instant::now();
        while !solving.is_idle() {
            assert!(begun.elapsed() < Duration::from_mins(1), "it takes long");
            tokio::time::sleep(WRITE_POLL).await;
        }
        let later = Solving::within(folder.path().to_owned(), false);
        for game in games {
            let Start { board, options } = late(game);
            let table = later.solved.table(board.info(), &options);
            assert!(table.is_some(), "{game}");
        }
    }
}

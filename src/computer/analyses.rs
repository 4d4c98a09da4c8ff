//! Analyses of finished games, turn by turn: made once and cached.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::{OnceCell, Semaphore};

use crate::cache::Cache;
use crate::computer::thinking::{Stopping, Thinking};
use crate::host::{Event, History, MatchId, Moment};
use crate::pool::{self, JobClass};
use tavolino_games::ai::SearchOptions;
use tavolino_games::analysis::{Analysis, Analyst};
use tavolino_games::board::Board;
use tavolino_games::game::Seat;

/// Analyses in the cache; one has some ten kilobytes.
const CACHE_SIZE: usize = 64;

/// Seed of the random generator: the same game has the same analysis.
const SEED: u64 = 0;

/// The cache of analyses.
#[derive(Debug)]
pub struct Analyses {
    cache: Cache<Key, Arc<Work>>,
    /// Limits the work to one analysis at a time: each takes seconds of one core.
    turn: Semaphore,
}

/// Match, number of its last event, and whether the game's table of perfect play is loaded.
type Key = (MatchId, i64, bool);

/// An analysis and its progress.
#[derive(Debug, Default)]
pub struct Work {
    analysis: OnceCell<Arc<Analysis>>,
    is_begun: AtomicBool,
    steps_done: AtomicUsize,
}

impl Work {
    /// Whether the analysis has been requested.
    pub fn is_begun(&self) -> bool {
        self.is_begun.load(Ordering::Relaxed)
    }

    /// The number of steps analysed so far.
    pub fn steps_done(&self) -> usize {
        self.steps_done.load(Ordering::Relaxed)
    }
}

/// One event of a game.
struct Step {
    after: Box<dyn Board>,
    /// The seat and its turn; `None` for an event that is no turn.
    turn: Option<(Seat, String)>,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            cache: Cache::new(CACHE_SIZE),
            turn: Semaphore::new(1),
        }
    }
}

impl Analyses {
    /// The work on the analysis of a finished match: finished, under way or not begun.
    pub async fn work(&self, history: &History, thinking: &Thinking) -> Arc<Work> {
        let record = Arc::new(history.record.clone());
        let is_known = thinking.knows(&record).await;
        let key = (record.id().clone(), record.row.number, is_known);
        self.cache.shared(key)
    }

    /// The analysis; made if it is not. Concurrent callers wait for the same one.
    ///
    /// # Errors
    ///
    /// Fails if the process stops meanwhile.
    pub async fn get_or_make(
        &self,
        work: &Work,
        history: &Arc<History>,
        thinking: &Thinking,
    ) -> Result<Arc<Analysis>, Stopping> {
        work.is_begun.store(true, Ordering::Relaxed);
        let make = || self.make(history, thinking, &work.steps_done);
        let analysis = work.analysis.get_or_try_init(make).await?;
        Ok(Arc::clone(analysis))
    }

    async fn make(
        &self,
        history: &Arc<History>,
        thinking: &Thinking,
        steps_done: &AtomicUsize,
    ) -> Result<Arc<Analysis>, Stopping> {
        let _turn = self.turn.acquire().await;
        steps_done.store(0, Ordering::Relaxed);
        let record = Arc::new(history.record.clone());
        let (start, steps) = replayed(Arc::clone(history)).await;
        let turns = steps.iter().filter(|step| step.turn.is_some()).count();
        let mut analyst = Analyst::new(start, &record.table, turns, SEED);
        for Step { after, turn } in steps {
            analyst = match turn {
                None => {
                    analyst.pass(after);
                    analyst
                }
                Some((seat, turn)) => {
                    let judge = move |mind: SearchOptions<'_>| {
                        analyst.judge(seat, &turn, after, mind);
                        analyst
                    };
                    thinking.study(&record, judge).await?
                }
            };
            steps_done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(Arc::new(analyst.finish()))
    }
}

/// The start and all events of a game, replayed on the pool.
async fn replayed(history: Arc<History>) -> (Box<dyn Board>, Vec<Step>) {
    let id = history.record.id().clone();
    let played = pool::work(id.as_str(), JobClass::Long, move || {
        let mut moments = history.moments();
        let start = moments.next().expect("there is a start").board;
        let step = |moment: Moment| Step {
            after: moment.board,
            turn: moment.last.and_then(|last| match last.logged.event {
                Event::Turn { seat, text } => Some((seat, text)),
                _ => None,
            }),
        };
        (start, moments.map(step).collect())
    });
    played.await
}

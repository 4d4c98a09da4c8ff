//! Where records are replayed, pictures drawn and turns thought about: on one pool of threads, in turns between matches.
//!
//! Async threads answer people and must never be kept busy. What takes its time is a *piece* of work, handed over with the
//! name of whose it is, a match mostly. Whose pieces wait take turns, so that a match with many of them delays another's
//! by one piece and not by all. There are as many threads as the machine has cores, and one of them never takes a long
//! piece: what somebody looks at the screen for does not wait until the computer has made up its mind.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread::{self, available_parallelism};

use tokio::sync::oneshot;

/// Long pieces at once, however many cores there are: a thought may take 16 MB, and 64 is what a small server can spare.
const LONG_AT_ONCE: usize = 4;

/// How long a piece of work takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Milliseconds, and somebody waits for it: a picture, a record.
    Short,
    /// Up to seconds, or nobody waits for it: a thought, a part of an analysis, a replay in the background.
    Long,
}

/// The work panicked, with this.
pub struct Panicked(Box<dyn Any + Send>);

impl fmt::Debug for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Panicked")
    }
}

/// The pool of this machine.
static MACHINE: LazyLock<Pool> =
    LazyLock::new(|| Pool::of(available_parallelism().map_or(1, usize::from)));

/// Has a piece of work done on the machine's pool. If it panics, so does whoever waits for it.
pub async fn work<T: Send + 'static>(
    whose: &str,
    length: Length,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let done = attempt(whose, length, work).await;
    done.unwrap_or_else(|Panicked(with)| resume_unwind(with))
}

/// The same, where a panic is an answer like others.
pub async fn attempt<T: Send + 'static>(
    whose: &str,
    length: Length,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    MACHINE.attempt(whose, length, work).await
}

/// How many pieces wait for a thread of the machine's pool, short ones and long ones.
pub fn waiting() -> (usize, usize) {
    let waiting = MACHINE.shared.waiting();
    (waiting.short.len(), waiting.long.len())
}

/// Some threads, and what waits for them. The threads end with the pool.
struct Pool {
    shared: Arc<Shared>,
}

/// What the threads of a pool share.
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    /// How many may be at long pieces.
    long_at_once: usize,
}

/// What waits, and what is worked at.
#[derive(Default)]
struct Waiting {
    short: Line,
    long: Line,
    /// How many threads are at a long piece.
    at_long: usize,
    is_over: bool,
}

/// The pieces that wait, by whose they are: these take turns.
#[derive(Default)]
struct Line {
    turns: VecDeque<Arc<str>>,
    /// Whoever is in it has a piece, and is in `turns` once.
    pieces: HashMap<Arc<str>, VecDeque<Piece>>,
}

/// A piece of work, which tells whoever waits for it what came of it.
type Piece = Box<dyn FnOnce() + Send>;

impl Line {
    fn push(&mut self, whose: &str, piece: Piece) {
        if let Some(own) = self.pieces.get_mut(whose) {
            return own.push_back(piece);
        }
        let whose: Arc<str> = whose.into();
        self.turns.push_back(Arc::clone(&whose));
        self.pieces.insert(whose, VecDeque::from([piece]));
    }

    fn len(&self) -> usize {
        self.pieces.values().map(VecDeque::len).sum()
    }

    fn pop(&mut self) -> Option<Piece> {
        let whose = self.turns.pop_front()?;
        let own = self.pieces.get_mut(&whose)?;
        let piece = own.pop_front();
        if own.is_empty() {
            self.pieces.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        piece
    }
}

impl Pool {
    /// A pool for so many cores. On a single one there are two threads all the same, so that one is free for what is short.
    fn of(cores: usize) -> Pool {
        let threads = cores.max(2);
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            changed: Condvar::new(),
            long_at_once: (threads - 1).min(LONG_AT_ONCE),
        });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name("pool".to_owned());
            let begun = thread.spawn(move || shared.work());
            begun.expect("a program that runs can begin a thread");
        }
        Pool { shared }
    }

    async fn attempt<T: Send + 'static>(
        &self,
        whose: &str,
        length: Length,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let (tell, told) = oneshot::channel();
        let piece = Box::new(move || {
            // What nobody waits for any more is not done, and what it holds is let go.
            if !tell.is_closed() {
                let done = catch_unwind(AssertUnwindSafe(work)).map_err(Panicked);
                // Whoever waited may have gone meanwhile.
                let _ = tell.send(done);
            }
        });
        self.shared.take_up(whose, length, piece);
        told.await.expect("a pool in use goes on")
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.waiting().is_over = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    /// Lets a piece wait its turn.
    fn take_up(&self, whose: &str, length: Length, piece: Piece) {
        let mut waiting = self.waiting();
        match length {
            Length::Short => waiting.short.push(whose, piece),
            Length::Long => waiting.long.push(whose, piece),
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Does one piece after the other.
    fn work(&self) {
        while let Some((piece, length)) = self.next() {
            piece();
            if length == Length::Long {
                self.waiting().at_long -= 1;
                // Another thread may have left a long piece lying.
                self.changed.notify_one();
            }
        }
    }

    /// The next piece, waited for; nothing once the pool is over.
    fn next(&self) -> Option<(Piece, Length)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some(piece) = waiting.short.pop() {
                return Some((piece, Length::Short));
            }
            if waiting.at_long < self.long_at_once
                && let Some(piece) = waiting.long.pop()
            {
                waiting.at_long += 1;
                return Some((piece, Length::Long));
            }
            let changed = self.changed.wait(waiting);
            waiting = changed.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;

//! The thread pool for replays, pictures and searches, with fair scheduling between matches.
//!
//! Async threads answer people and must never be blocked. Longer work is a *job*, submitted under
//! the name of its owner, usually a match. Owners take turns, so that a match with many jobs delays
//! another's by one job and not by all. The pool has as many threads as the machine has cores; one
//! of them never takes a long job, so that a picture that a player waits for does not wait for a
//! search.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, LazyLock};
use std::thread::{self, available_parallelism};

use parking_lot::{Condvar, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// Long jobs at once, 4, on any number of cores: a search may take 16 MB, and a small server can
/// spare 64 MB.
const LONG_AT_ONCE: usize = 4;

/// The class of a job, by its duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobClass {
    /// Milliseconds, while a person waits: a picture, a replay.
    Short,
    /// Up to seconds, or nobody waits: a search, a part of an analysis, a background replay.
    Long,
}

/// A panic of the job, with its payload.
pub struct Panicked(Box<dyn Any + Send>);

impl fmt::Debug for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Panicked")
    }
}

/// The pool of this machine.
static MACHINE: LazyLock<Pool> =
    LazyLock::new(|| Pool::of(available_parallelism().map_or(1, usize::from)));

/// Runs a job on the machine's pool and returns its result; panics if the job does.
pub async fn work<T: Send + 'static>(
    owner: &str,
    class: JobClass,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let result = attempt(owner, class, work).await;
    result.unwrap_or_else(|Panicked(payload)| resume_unwind(payload))
}

/// Runs a job on the machine's pool and returns its result, or its panic.
pub async fn attempt<T: Send + 'static>(
    owner: &str,
    class: JobClass,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Panicked> {
    MACHINE.attempt(owner, class, work).await
}

/// The number of jobs waiting for a thread, short and long.
pub fn waiting() -> (usize, usize) {
    let waiting = MACHINE.shared.waiting();
    (waiting.short.len(), waiting.long.len())
}

/// Threads and their queue. The threads end when the pool is dropped.
struct Pool {
    shared: Arc<Shared>,
}

/// The state shared by the threads.
struct Shared {
    waiting: Mutex<Queue>,
    changed: Condvar,
    /// Threads that may run long jobs at once.
    long_at_once: usize,
}

/// The queue, and the number of running long jobs.
#[derive(Default)]
struct Queue {
    short: FairQueue,
    long: FairQueue,
    /// The number of threads running a long job.
    running_long: usize,
    is_closed: bool,
}

/// The waiting jobs of one class, by owner: owners take turns.
#[derive(Default)]
struct FairQueue {
    turns: VecDeque<Arc<str>>,
    /// The jobs by owner; every owner with a job is in `turns` once.
    jobs: HashMap<Arc<str>, VecDeque<Job>>,
}

/// A job, which sends its result to the waiting caller.
type Job = Box<dyn FnOnce() + Send>;

impl FairQueue {
    fn push(&mut self, owner: &str, job: Job) {
        if let Some(own) = self.jobs.get_mut(owner) {
            return own.push_back(job);
        }
        let owner: Arc<str> = owner.into();
        self.turns.push_back(Arc::clone(&owner));
        self.jobs.insert(owner, VecDeque::from([job]));
    }

    fn len(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }

    fn pop(&mut self) -> Option<Job> {
        let owner = self.turns.pop_front()?;
        let own = self.jobs.get_mut(&owner)?;
        let job = own.pop_front();
        if own.is_empty() {
            self.jobs.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        job
    }
}

impl Pool {
    /// A pool for `cores` cores. A single core gets two threads, so that one is free for short
    /// jobs.
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
        owner: &str,
        class: JobClass,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        let (sender, outcome) = oneshot::channel();
        let job = Box::new(move || {
            // A job whose caller has stopped waiting is dropped.
            if !sender.is_closed() {
                let result = catch_unwind(AssertUnwindSafe(work)).map_err(Panicked);
                // The caller may have stopped waiting meanwhile.
                let _ = sender.send(result);
            }
        });
        self.shared.enqueue(owner, class, job);
        outcome.await.expect("a pool in use goes on")
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.waiting().is_closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    /// Queues a job.
    fn enqueue(&self, owner: &str, class: JobClass, job: Job) {
        let mut waiting = self.waiting();
        match class {
            JobClass::Short => waiting.short.push(owner, job),
            JobClass::Long => waiting.long.push(owner, job),
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Runs one job after the other.
    fn work(&self) {
        while let Some((job, class)) = self.next() {
            job();
            if class == JobClass::Long {
                self.waiting().running_long -= 1;
                // Another thread may have skipped a long job.
                self.changed.notify_one();
            }
        }
    }

    /// Waits for the next job; `None` once the pool is dropped.
    fn next(&self) -> Option<(Job, JobClass)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(job) = waiting.short.pop() {
                return Some((job, JobClass::Short));
            }
            if waiting.running_long < self.long_at_once
                && let Some(job) = waiting.long.pop()
            {
                waiting.running_long += 1;
                return Some((job, JobClass::Long));
            }
            self.changed.wait(&mut waiting);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Queue> {
        self.waiting.lock()
    }
}

#[cfg(test)]
mod tests;

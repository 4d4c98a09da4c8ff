//! Analyses: finished games gone through turn by turn, each once as long as it is remembered.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::{OnceCell, Semaphore};

use crate::computer::thinking::{Stopping, Thinking};
use crate::host::{Event, History, MatchId, Moment};
use crate::pool::{self, JobClass};
use tavolino_games::ai::SearchOptions;
use tavolino_games::analysis::{Analysis, Analyst};
use tavolino_games::board::Board;
use tavolino_games::game::Seat;

/// Analyses kept in memory; one is some ten kilobytes.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// The seed of its chance: the same game has the same analysis.
const SEED: u64 = 0;

/// The analyses that were asked for last.
#[derive(Debug)]
pub struct Analyses {
    kept: Mutex<LruCache<Key, Arc<Work>>>,
    /// One after the other: each takes seconds of one core, and people are playing.
    working: Semaphore,
}

/// What an analysis depends on: the match, the number of its last event, and whether everything could be looked up.
type Key = (MatchId, i64, bool);

/// An analysis, and how far it is while it is made.
#[derive(Debug, Default)]
pub struct Work {
    found: OnceCell<Arc<Analysis>>,
    is_begun: AtomicBool,
    done: AtomicUsize,
}

impl Work {
    /// Whether somebody has asked for it already.
    pub fn is_begun(&self) -> bool {
        self.is_begun.load(Ordering::Relaxed)
    }

    /// How much of what happened is gone through.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }
}

/// What happened in a game, one after the other.
struct Step {
    after: Box<dyn Board>,
    /// Whose turn it was, and which; nothing where it was none.
    turn: Option<(Seat, String)>,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            kept: Mutex::new(LruCache::new(KEPT)),
            working: Semaphore::new(1),
        }
    }
}

impl Analyses {
    /// The work on the analysis of a match that is over: done, under way or to be done.
    pub async fn of(&self, history: &History, thinking: &Thinking) -> Arc<Work> {
        let record = Arc::new(history.record.clone());
        let is_known = thinking.knows(&record).await;
        let key = (record.id().clone(), record.number, is_known);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert(key, Arc::default))
    }

    /// What comes of it. Whoever asks for the same meanwhile waits for this one.
    pub async fn found(
        &self,
        work: &Work,
        history: &Arc<History>,
        thinking: &Thinking,
    ) -> Result<Arc<Analysis>, Stopping> {
        work.is_begun.store(true, Ordering::Relaxed);
        let make = || self.make(history, thinking, &work.done);
        let found = work.found.get_or_try_init(make).await?;
        Ok(Arc::clone(found))
    }

    async fn make(
        &self,
        history: &Arc<History>,
        thinking: &Thinking,
        done: &AtomicUsize,
    ) -> Result<Arc<Analysis>, Stopping> {
        let _turn = self.working.acquire().await;
        done.store(0, Ordering::Relaxed);
        let record = Arc::new(history.record.clone());
        let (start, steps) = gone_through(Arc::clone(history)).await;
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
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(Arc::new(analyst.finish()))
    }
}

/// The start, and everything that happened; played again off the async threads.
async fn gone_through(history: Arc<History>) -> (Box<dyn Board>, Vec<Step>) {
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

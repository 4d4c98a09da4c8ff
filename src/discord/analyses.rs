//! Analyses: finished games gone through turn by turn, each once as long as it is remembered.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serenity::all::EditInteractionResponse;
use serenity::builder::Builder;
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::{sleep, timeout};

use crate::ai::Mind;
use crate::analysis::{Analysis, Analyst};
use crate::board::Board;
use crate::discord::request::Request;
use crate::discord::thinking::{Stopping, Thinking};
use crate::game::{Lang, Seat};
use crate::host::{Event, History, MatchId, Moment, Record};

/// Analyses kept in memory; one is some ten kilobytes.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// How often whoever waits is told how far it is. The first time is after every answer that takes long was announced.
const BEAT: Duration = Duration::from_millis(2500);

/// How long it may take to tell them.
const TELLING: Duration = Duration::from_millis(900);

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
struct Work {
    found: OnceCell<Arc<Analysis>>,
    done: AtomicUsize,
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
    /// The analysis of a match that is over. Whoever waits for it is told now and then how many turns of how many are done.
    pub async fn of(
        &self,
        request: &Request<'_>,
        history: &Arc<History>,
        lang: &Lang,
    ) -> Result<Arc<Analysis>, Stopping> {
        let thinking = &request.data().thinking;
        let record = Arc::new(history.record.clone());
        let key = (
            record.id().clone(),
            record.number,
            thinking.knows(&record).await,
        );
        let work = {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(kept.get_or_insert(key, Arc::default))
        };
        // Whoever asks for the same meanwhile waits for this one.
        let found = work
            .found
            .get_or_try_init(|| self.make(history, record, thinking, &work.done));
        tokio::pin!(found);
        loop {
            tokio::select! {
                found = &mut found => return found.map(Arc::clone),
                () = sleep(BEAT) => {
                    let done = work.done.load(Ordering::Relaxed);
                    tell_how_far(request, done, history.steps(), lang).await;
                }
            }
        }
    }

    async fn make(
        &self,
        history: &Arc<History>,
        record: Arc<Record>,
        thinking: &Thinking,
        done: &AtomicUsize,
    ) -> Result<Arc<Analysis>, Stopping> {
        let _turn = self.working.acquire().await;
        done.store(0, Ordering::Relaxed);
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
                    let judge = move |mind: Mind<'_>| {
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

/// Says how many turns are done, in the place of the answer that is being waited for.
async fn tell_how_far(request: &Request<'_>, done: usize, of: usize, lang: &Lang) {
    let values = [("turn", done.into()), ("count", of.into())];
    let text = lang.say("analysis-progress", &values);
    let edit = EditInteractionResponse::new().content(text);
    // If it comes to nothing, the answer will come all the same.
    let _ = timeout(TELLING, edit.execute(request.http(), request.token())).await;
}

/// The start, and everything that happened; played again off the async threads.
async fn gone_through(history: Arc<History>) -> (Box<dyn Board>, Vec<Step>) {
    let played = tokio::task::spawn_blocking(move || {
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
    played.await.expect("what was replayed can be replayed")
}

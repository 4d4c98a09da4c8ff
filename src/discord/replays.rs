//! Replays: finished games as animated pictures, each drawn once as long as it is remembered.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use lru::LruCache;
use tokio::sync::{OnceCell, Semaphore};

use crate::discord::limits::{self, shortened};
use crate::host::{Error, Host, MatchId, Record, Refusal, State};
use crate::metrics::{self, Drawing};
use crate::pool::{self, JobClass};
use tavolino_games::game::{Lang, Scene};
use tavolino_games::render;

/// Replays kept in memory; one is some hundred kilobytes, and eight megabytes at most.
const KEPT: NonZeroUsize = NonZeroUsize::new(8).expect("it is not zero");

/// The replays that were asked for last.
#[derive(Debug)]
pub struct Replays {
    kept: Mutex<LruCache<Key, Arc<OnceCell<Arc<Replay>>>>>,
    /// Drawn one after the other: it takes a second of one core, and people are playing.
    drawing: Semaphore,
}

/// What a replay depends on: the match, the number of its last event, and the language. It is what everyone may see at the
/// end, so there is none for one person only.
type Key = (MatchId, i64, &'static str);

/// An animated picture and its words.
#[derive(Debug)]
pub struct Replay {
    /// The picture, as a GIF file.
    pub gif: Vec<u8>,
    /// Its alt text.
    pub alt: String,
}

impl Default for Replays {
    fn default() -> Replays {
        Replays {
            kept: Mutex::new(LruCache::new(KEPT)),
            drawing: Semaphore::new(1),
        }
    }
}

impl Replays {
    /// The replay of a match that is over.
    pub async fn of(
        &self,
        host: &Host,
        record: &Record,
        lang: &Lang,
    ) -> Result<Arc<Replay>, Error> {
        if record.state != State::Over {
            return Err(Refusal::NoReplayYet.into());
        }
        let key = (record.id().clone(), record.number, lang.code());
        let cell = {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(kept.get_or_insert(key, Arc::default))
        };
        // Whoever asks for the same meanwhile waits for this one.
        let drawn = cell
            .get_or_try_init(|| self.draw(host, record.id(), lang))
            .await?;
        Ok(Arc::clone(drawn))
    }

    async fn draw(&self, host: &Host, id: &MatchId, lang: &Lang) -> Result<Arc<Replay>, Error> {
        let history = host.history(id).await?;
        let lang = lang.clone();
        let _turn = self.drawing.acquire().await;
        let drawing = pool::work(id.as_str(), JobClass::Long, move || {
            let scenes: Vec<Scene> = history
                .moments()
                .map(|moment| moment.board.scene(None, &lang))
                .collect();
            let last = scenes.last().map_or("", |scene| &scene.alt);
            let values = [("count", history.steps().into()), ("alt", last.into())];
            let alt = shortened(&lang.say("replay-alt", &values), limits::ALT_TEXT);
            let begun = Instant::now();
            let gif = render::replay(&scenes);
            metrics::observe_render(Drawing::Replay, begun.elapsed());
            Arc::new(Replay { gif, alt })
        });
        Ok(drawing.await)
    }
}

#[cfg(test)]
mod tests;

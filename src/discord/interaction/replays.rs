//! Replays: finished games as animated pictures, drawn once and cached.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{OnceCell, Semaphore};

use crate::cache::Cache;
use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::host::{Error, Host, MatchId, Record, Refusal, State};
use crate::metrics::{self, Drawing};
use crate::pool::{self, JobClass};
use tavolino_games::game::{Lang, Scene};
use tavolino_games::render;

/// Replays in the cache; one has some hundred kilobytes, eight megabytes at most.
const CACHE_SIZE: usize = 8;

/// The cache of replays.
#[derive(Debug)]
pub struct Replays {
    cache: Cache<Key, Arc<OnceCell<Arc<Replay>>>>,
    /// Limits drawing to one replay at a time: each takes a second of one core.
    drawing: Semaphore,
}

/// Match, number of its last event, and language. A replay shows the public view at the end, so it
/// does not depend on the reader.
type Key = (MatchId, i64, &'static str);

/// An animated picture and its alt text.
#[derive(Debug)]
pub struct Replay {
    /// The picture, as a GIF file.
    pub gif: Vec<u8>,
    /// The alt text.
    pub alt: String,
}

impl Default for Replays {
    fn default() -> Replays {
        Replays {
            cache: Cache::new(CACHE_SIZE),
            drawing: Semaphore::new(1),
        }
    }
}

impl Replays {
    /// The replay of a finished match, drawn or from the cache.
    ///
    /// # Errors
    ///
    /// Refuses a match that is not over; fails if the history cannot be read.
    pub async fn of(
        &self,
        host: &Host,
        record: &Record,
        lang: &Lang,
    ) -> Result<Arc<Replay>, Error> {
        if record.row.state != State::Over {
            return Err(Refusal::NoReplayYet.into());
        }
        let key = (record.id().clone(), record.row.number, lang.code());
        let cell = self.cache.shared(key);
        // Concurrent callers wait for the same drawing.
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
            let alt = alt_text(history.steps(), last, &lang);
            let begun = Instant::now();
            let gif = render::replay(&scenes);
            metrics::observe_render(Drawing::Replay, begun.elapsed());
            Arc::new(Replay { gif, alt })
        });
        Ok(drawing.await)
    }
}

/// The alt text of a replay: the number of steps and the alt text `last` of the last position, or
/// `last` alone where the two are too long together.
pub fn alt_text(steps: usize, last: &str, lang: &Lang) -> String {
    let values = [("count", steps.into()), ("alt", last.into())];
    let whole = lang.say("replay-alt", &values);
    if whole.chars().count() <= limits::ALT_TEXT {
        whole
    } else {
        fitting(last, limits::ALT_TEXT)
    }
}

#[cfg(test)]
mod tests;

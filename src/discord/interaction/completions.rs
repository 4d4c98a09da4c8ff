//! The cache of autocompletion: turns of a position and their descriptions, so that another letter typed computes nothing
//! again.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use lru::LruCache;

use crate::discord::limits::{self, first_words};
use crate::host::{MatchId, Record};
use tavolino_games::board::{Board, Prospect};
use tavolino_games::game::{Lang, Seat, notation};

/// Positions in the cache; a person types for some seconds.
const CACHE_SIZE: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// Turns cached per position, about one megabyte; more are computed again for each letter.
const MAX_CACHED_TURNS: usize = 20_000;

/// The cache of autocompletion.
#[derive(Debug)]
pub struct Completions {
    cache: Mutex<LruCache<Key, Arc<Position>>>,
}

/// Match, number of its last event, seat to act, and language.
type Key = (MatchId, i64, Seat, &'static str);

/// A position: its turns, and the descriptions of those offered so far.
#[derive(Debug, Default)]
pub struct Position {
    turns: OnceLock<Arc<[String]>>,
    described: Mutex<HashMap<String, (Prospect, String)>>,
}

impl Default for Completions {
    fn default() -> Completions {
        Completions {
            cache: Mutex::new(LruCache::new(CACHE_SIZE)),
        }
    }
}

impl Completions {
    /// The cached position of a match.
    pub fn position(&self, record: &Record, seat: Seat, lang: &Lang) -> Arc<Position> {
        let key = (record.id().clone(), record.number, seat, lang.code());
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(key, Arc::default))
    }
}

impl Position {
    /// The turns that complete `typed`, each with its description, sensible ones first; beginnings of turns where there are
    /// too many. `warning` gives the description of a turn with a bad prospect.
    pub fn complete(
        &self,
        board: &dyn Board,
        seat: Seat,
        typed: &str,
        lang: &Lang,
        warning: impl Fn(Prospect) -> Option<String>,
    ) -> Vec<(String, String)> {
        let turns = self.turns(board, seat, typed);
        let candidates = notation::complete(&turns, typed, limits::CHOICES);
        if candidates.is_empty() {
            let matching = notation::resolve_unique(&turns, typed).cloned();
            return matching
                .map(|turn| (turn.clone(), turn))
                .into_iter()
                .collect();
        }
        let mut described = self
            .described
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut describe = |text: String| {
            if !turns.contains(&text) {
                return (Prospect::Open, format!("{text} …"), text);
            }
            let describe = || {
                let chosen = board.choose(seat, &text).ok();
                let prospect = chosen
                    .as_ref()
                    .map_or(Prospect::Open, |chosen| chosen.prospect());
                let warns = warning(prospect).map(|warning| warning.replace("**", ""));
                let does = || chosen.and_then(|chosen| chosen.description(lang));
                let words = warns.or_else(does).unwrap_or_default();
                // The notation is the value; the picture and the preview say the rest of a long turn.
                let name = format!("{text} · {words}");
                (prospect, first_words(&name, limits::CHOICE))
            };
            let (prospect, name) = described
                .entry(text.clone())
                .or_insert_with(describe)
                .clone();
            (prospect, name, text)
        };
        let mut candidates: Vec<(Prospect, String, String)> =
            candidates.into_iter().map(&mut describe).collect();
        candidates.sort_by_key(|(prospect, ..)| *prospect);
        let named = candidates.into_iter().map(|(_, name, text)| (name, text));
        named.collect()
    }

    fn turns(&self, board: &dyn Board, seat: Seat, typed: &str) -> Arc<[String]> {
        if let Some(turns) = self.turns.get() {
            return Arc::clone(turns);
        }
        let offered = board.offered(seat, typed);
        let turns: Arc<[String]> = offered.turns.into();
        if offered.is_complete && turns.len() <= MAX_CACHED_TURNS {
            let _ = self.turns.set(Arc::clone(&turns));
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use tavolino_games::game::{Options, Rng};
    use tavolino_games::games::GAMES;

    #[test]
    fn what_is_kept_is_what_is_found_anew() {
        for kind in GAMES {
            let table = kind.info.table(&Options::new(), None).unwrap();
            let deal = (kind.deal)(&table, &mut Rng::seed_from_u64(1));
            let board = (kind.open)(&table, deal).unwrap();
            let seat = board.to_act().first().unwrap();
            let turn = board.offered(seat, "").turns.pop().unwrap();
            let kept = Position::default();
            for letters in (0..=turn.len()).chain((0..turn.len()).rev()) {
                let typed = &turn[..letters];
                let again = kept.turns(&*board, seat, typed);
                assert_eq!(
                    *again,
                    *board.offered(seat, typed).turns,
                    "{} {typed}",
                    kind.info.key
                );
            }
        }
    }
}

//! What is offered while somebody types a turn, kept as long as the position is looked at: a letter more asks for no turn
//! to be found or tried out again.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use lru::LruCache;

use crate::discord::limits;
use crate::host::{MatchId, Record};
use tavolino_games::board::{Board, Prospect};
use tavolino_games::game::{Lang, Seat, notation};

/// Positions kept; somebody types for some seconds.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// Where there are more turns, they are found anew for each letter instead of being kept: a megabyte is enough.
const LISTED: usize = 20_000;

/// The positions in which turns were typed last.
#[derive(Debug)]
pub struct Completions {
    kept: Mutex<LruCache<Key, Arc<Position>>>,
}

/// What is offered depends on the match, the number of its last event, whose turn it is, and the language.
type Key = (MatchId, i64, Seat, &'static str);

/// What is known of a position: its turns, and what comes of those that were offered.
#[derive(Debug, Default)]
pub struct Position {
    turns: OnceLock<Arc<[String]>>,
    told: Mutex<HashMap<String, (Prospect, String)>>,
}

impl Default for Completions {
    fn default() -> Completions {
        Completions {
            kept: Mutex::new(LruCache::new(KEPT)),
        }
    }
}

impl Completions {
    /// What is known of a match as it is now.
    pub fn position(&self, record: &Record, seat: Seat, lang: &Lang) -> Arc<Position> {
        let key = (record.id().clone(), record.number, seat, lang.code());
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kept.get_or_insert(key, Arc::default))
    }
}

impl Position {
    /// Turns, each with what it does, the sensible ones first; beginnings of turns where there are too many. `warning` is
    /// what is to be known before a turn with such a prospect is played.
    pub fn complete(
        &self,
        board: &dyn Board,
        seat: Seat,
        typed: &str,
        lang: &Lang,
        warning: impl Fn(Prospect) -> Option<String>,
    ) -> Vec<(String, String)> {
        let turns = self.turns(board, seat, typed);
        let found = notation::complete(&turns, typed, limits::CHOICES);
        if found.is_empty() {
            let meant = notation::resolve_unique(&turns, typed).cloned();
            return meant.map(|turn| (turn.clone(), turn)).into_iter().collect();
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let mut tell = |text: String| {
            if !turns.contains(&text) {
                return (Prospect::Open, format!("{text} …"), text);
            }
            let tell = || {
                let prospect = board.prospect(seat, &text);
                let does = board
                    .describe_preview(seat, &text, lang)
                    .unwrap_or_default();
                let warns = warning(prospect).map(|warning| warning.replace("**", ""));
                (prospect, format!("{text} · {}", warns.unwrap_or(does)))
            };
            let (prospect, name) = told.entry(text.clone()).or_insert_with(tell).clone();
            (prospect, name, text)
        };
        let mut found: Vec<(Prospect, String, String)> = found.into_iter().map(&mut tell).collect();
        found.sort_by_key(|(prospect, ..)| *prospect);
        let named = found.into_iter().map(|(_, name, text)| (name, text));
        named.collect()
    }

    fn turns(&self, board: &dyn Board, seat: Seat, typed: &str) -> Arc<[String]> {
        if let Some(turns) = self.turns.get() {
            return Arc::clone(turns);
        }
        let turns: Arc<[String]> = board.offered(seat, typed).into();
        if board.lists_all(seat) && turns.len() <= LISTED {
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
            let turn = board.offered(seat, "").into_iter().last().unwrap();
            let kept = Position::default();
            for letters in (0..=turn.len()).chain((0..turn.len()).rev()) {
                let typed = &turn[..letters];
                let again = kept.turns(&*board, seat, typed);
                assert_eq!(
                    *again,
                    *board.offered(seat, typed),
                    "{} {typed}",
                    kind.info.key
                );
            }
        }
    }
}

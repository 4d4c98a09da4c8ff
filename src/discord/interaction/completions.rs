//! The cache of autocompletion: turns of a position and their names, so that another letter typed
//! computes nothing again.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;

use crate::cache::Cache;
use crate::discord::limits;
use crate::discord::limits::first_words;
use crate::host::{MatchId, Record};
use tavolino_games::board::{Board, Prospect};
use tavolino_games::game::notation::{self, Step};
use tavolino_games::game::{Lang, Seat};

/// Positions in the cache; a person types for some seconds.
const CACHE_SIZE: usize = 64;

/// Turns cached per position, about one megabyte; more are computed again for each letter.
const MAX_CACHED_TURNS: usize = 20_000;

/// The cache of autocompletion.
#[derive(Debug)]
pub struct Completions(Cache<Key, Arc<Position>>);

/// Match, number of its last event, seat to act, and language.
type Key = (MatchId, i64, Seat, &'static str);

/// A position: its turns, and the names of those offered so far.
#[derive(Debug, Default)]
pub struct Position {
    turns: OnceLock<Arc<[String]>>,
    described: Mutex<HashMap<String, (Prospect, String)>>,
}

impl Default for Completions {
    fn default() -> Completions {
        Completions(Cache::new(CACHE_SIZE))
    }
}

impl Completions {
    /// The cached position of a match.
    pub fn position(&self, record: &Record, seat: Seat, lang: &Lang) -> Arc<Position> {
        let key = (record.id().clone(), record.row.number, seat, lang.code());
        self.0.shared(key)
    }
}

impl Position {
    /// The turns that complete `typed`, each with its label, sensible ones first; beginnings of
    /// turns where there are too many. `warning` gives the description of a turn with a bad
    /// prospect.
    pub fn complete(
        &self,
        board: &dyn Board,
        seat: Seat,
        typed: &str,
        lang: &Lang,
        warning: impl Fn(Prospect) -> Option<String>,
    ) -> Vec<(String, String)> {
        let (turns, candidates) = self.candidates(board, seat, typed);
        let mut described = self.described.lock();
        let steps = candidates.iter().map(|text| Step {
            is_turn: turns.contains(text),
            ..Step::word(text)
        });
        let steps: Vec<Step> = steps
            .filter(|step| !described.contains_key(&step.text))
            .collect();
        let labels = board.labels(seat, &steps, lang);
        for (step, label) in steps.into_iter().zip(labels) {
            let chosen = board.choose(seat, &step.text).ok();
            let prospect = chosen
                .filter(|_| step.is_turn)
                .map_or(Prospect::Open, |chosen| chosen.prospect());
            let warning = warning(prospect).map(|warning| warning.replace("**", ""));
            let name = name(&step, &label, warning);
            described.insert(step.text, (prospect, first_words(&name, limits::CHOICE)));
        }
        let mut candidates: Vec<(Prospect, String, String)> = candidates
            .into_iter()
            .map(|text| {
                let (prospect, name) = described[&text].clone();
                (prospect, name, text)
            })
            .collect();
        candidates.sort_by_key(|(prospect, ..)| *prospect);
        let named = candidates.into_iter().map(|(_, name, text)| (name, text));
        named.collect()
    }

    /// The turns to choose from, and the completions of `typed` among them: as it is written, else
    /// with its words split as `/move` reads them, else the only turn it can mean.
    fn candidates(
        &self,
        board: &dyn Board,
        seat: Seat,
        typed: &str,
    ) -> (Arc<[String]>, Vec<String>) {
        let turns = self.turns(board, seat, typed);
        let found = notation::complete(&turns, typed, limits::CHOICES);
        if !found.is_empty() {
            return (turns, found);
        }
        let split = notation::split_words(typed);
        let of_split = self.turns(board, seat, &split);
        let found = notation::complete(&of_split, &split, limits::CHOICES);
        if !split.is_empty() && !found.is_empty() {
            return (of_split, found);
        }
        let only = notation::resolve_unique(&turns, typed).cloned();
        (turns, only.into_iter().collect())
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

/// The name of a completion: the notation, which is its value, and what that means where it does
/// not say so itself.
fn name(step: &Step, label: &str, warning: Option<String>) -> String {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(' ').filter(|word| word.is_ascii());
        words.map(str::to_owned).collect()
    };
    let (notation, meaning) = (words(&step.text), words(label));
    let name = if notation == meaning {
        // The same words, with arrows between cells.
        label.to_owned()
    } else if meaning.iter().all(|word| notation.contains(word)) && label.is_ascii() {
        step.text.clone()
    } else {
        format!("{} · {label}", step.text)
    };
    let name = if step.is_turn {
        name
    } else {
        format!("{name} …")
    };
    match warning {
        Some(warning) => format!("{name} · {warning}"),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use tavolino_games::game::{Options, Rng};
    use tavolino_games::games::GAMES;

    /// The names of the completions of a text, at the start of a game.
    fn names(game: &str, typed: &str) -> Vec<String> {
        let entry = tavolino_games::games::find(game).unwrap();
        let table = entry.info.table(&Options::new(), None).unwrap();
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
        let board = (entry.open)(&table, deal).unwrap();
        let seat = board.to_act().first().unwrap();
        let completed =
            Position::default().complete(&*board, seat, typed, &Lang::english(), |_| None);
        completed.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn a_completion_says_what_is_to_be_played_and_not_what_was() {
        assert_eq!(names("kintei", "a1 a"), ["a1 ↑ a2", "a1 ↑ a3", "a1 ↑ a4"]);
        assert_eq!(names("quadrangle", "b2"), ["b2"]);
        assert_eq!(names("fullend", "")[..2], ["flat 15 …", "flat 45 …"]);
        let tile = "flat 15 105 0";
        assert_eq!(names("fullend", tile), ["flat 15 105 0 · flat 15·105"]);
        assert_eq!(names("jinrai", "lightning a")[..], ["lightning a1"]);
        for entry in GAMES {
            for name in names(entry.info.key, "") {
                assert!(!name.contains("You "), "{name}");
            }
        }
    }

    #[test]
    fn what_move_reads_is_completed() {
        let typed = names("kintei", "a1 ");
        for alike in ["a1,", "A1-", "a1, ", "a1x"] {
            assert_eq!(names("kintei", alike), typed, "{alike}");
        }
        for one in ["a1, a4", "a1a4", "a1xa4", "a1→a4"] {
            assert_eq!(names("kintei", one), ["a1 ↑ a4"], "{one}");
        }
        assert!(names("kintei", ",").is_empty());
    }

    #[test]
    fn what_is_kept_is_what_is_found_anew() {
        for entry in GAMES {
            let table = entry.info.table(&Options::new(), None).unwrap();
            let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
            let board = (entry.open)(&table, deal).unwrap();
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
                    entry.info.key
                );
            }
        }
    }
}

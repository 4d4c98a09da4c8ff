//! The winning turns of a proof.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use crate::ai::value::{acting, after, ended};
use crate::game::kit::digest::digest;
use crate::game::{Heuristics, Seat};

/// A winning turn of the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinningTurn {
    /// Its index in the list of turns.
    pub at: u16,
    /// The number of turns of both seats within which it wins.
    pub within: u8,
}

/// The attacker's winning turns after every defence, as a proof found them: by them the number of
/// turns left falls with every turn, so no position is met twice.
#[derive(Clone, Debug)]
pub struct Strategy {
    /// The number of turns of both seats within which the attacker wins from the first position;
    /// `None` where a part of the proof was not kept.
    pub within: Option<u8>,
    /// The turns by the [digest] of the position.
    pub turns: HashMap<u64, WinningTurn, FxBuildHasher>,
}

impl Strategy {
    /// Returns the strategy by which `attacker` is proved to win from `game`; `winning` returns the
    /// index of the attacker's winning turn by the digest of a position.
    pub(super) fn of<G: Heuristics>(
        game: &G,
        attacker: Seat,
        winning: &dyn Fn(u64) -> Option<u16>,
    ) -> Strategy {
        let mut reading = Reading {
            attacker,
            winning,
            within: HashMap::default(),
            turns: HashMap::default(),
        };
        let within = reading.within(game);
        Strategy {
            within,
            turns: reading.turns,
        }
    }
}

/// A walk through the stored proof.
struct Reading<'a> {
    attacker: Seat,
    winning: &'a dyn Fn(u64) -> Option<u16>,
    /// The numbers of turns found so far; `None` while a position is on the path, and where it has
    /// no number.
    within: HashMap<u64, Option<u8>, FxBuildHasher>,
    turns: HashMap<u64, WinningTurn, FxBuildHasher>,
}

impl Reading<'_> {
    /// Returns the number of turns within which the attacker wins by the proof.
    fn within<G: Heuristics>(&mut self, game: &G) -> Option<u8> {
        if let Some(outcome) = ended(game) {
            return (outcome.is_won_by(self.attacker)).then_some(0);
        }
        let key = digest(game);
        if let Some(known) = self.within.get(&key) {
            return *known;
        }
        self.within.insert(key, None);
        let seat = acting(game);
        let within = if seat == self.attacker {
            self.after_winning_turn(game, seat, key)
        } else {
            let turns = game.turns(seat);
            let answers = turns.iter().map(|turn| self.within(&after(game, turn)));
            answers.reduce(|one, other| Some(one?.max(other?)))?
        };
        let within = within.and_then(|within| within.checked_add(1));
        self.within.insert(key, within);
        within
    }

    /// Returns the number of turns left after the attacker's winning turn, and notes the turn.
    fn after_winning_turn<G: Heuristics>(&mut self, game: &G, seat: Seat, key: u64) -> Option<u8> {
        let turns = game.turns(seat);
        let at = (self.winning)(key).or_else(|| {
            // Positions whose first numbers are a proof were not expanded: they are won at once.
            let wins = |turn| ended(&after(game, turn)).is_some_and(|o| o.is_won_by(seat));
            turns.iter().position(wins).map(|at| at as u16)
        })?;
        let within = self.within(&after(game, &turns[usize::from(at)]))?;
        self.turns.insert(
            key,
            WinningTurn {
                at,
                within: within.checked_add(1)?,
            },
        );
        Some(within)
    }
}

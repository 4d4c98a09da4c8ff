//! Wins within a number of turns: full-width search without evaluation, for two seats in
//! alternation and nothing hidden.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;

use super::value::{acting, after, ended};
use crate::game::kit::digest::digest;
use crate::game::{Heuristics, Seat};
use crate::play::Play;

/// A search for wins of one seat. It is shared between questions about the same game.
#[derive(Debug)]
pub struct Forced<'a> {
    winner: Seat,
    /// The repetition keys whose next occurrence draws.
    drawn: &'a [u64],
    left: u64,
    limit: u64,
    /// For each position the most turns within which a win was excluded, and the fewest within
    /// which one is forced.
    known: HashMap<u64, Range, FxBuildHasher>,
}

#[derive(Clone, Copy, Debug)]
struct Range {
    excluded: Option<u8>,
    forced: Option<u8>,
}

impl<'a> Forced<'a> {
    /// Returns a search for wins of `winner` in at most `limit` positions.
    pub fn new(winner: Seat, drawn: &'a [u64], limit: u64) -> Forced<'a> {
        Forced {
            winner,
            drawn,
            left: limit,
            limit,
            known: HashMap::default(),
        }
    }

    /// Returns the number of positions searched.
    pub fn nodes(&self) -> u64 {
        self.limit - self.left
    }

    /// Returns whether the winner certainly cannot force a win within this many turns of both
    /// seats; `false` also where the positions do not suffice to know.
    pub fn is_excluded<G: Heuristics>(&mut self, play: &Play<G>, turns: u8) -> bool {
        // The shallow searches are cheap, and what they exclude orders nothing but is not searched
        // again.
        (0..=turns).all(|turns| self.wins(play.game(), turns) == Some(false))
    }

    /// Returns whether the winner can force a win within this many turns; `None` if the positions
    /// do not suffice.
    pub fn wins<G: Heuristics>(&mut self, game: &G, turns: u8) -> Option<bool> {
        if let Some(outcome) = ended(game) {
            return Some(outcome.is_won_by(self.winner));
        }
        let is_drawn = |key: u64| self.drawn.contains(&key);
        if turns == 0 || game.repetition_key().is_some_and(is_drawn) {
            return Some(false);
        }
        self.left = self.left.checked_sub(1)?;
        let key = digest(&game.search_key());
        let known = self.known.get(&key).copied();
        let known = known.unwrap_or(Range {
            excluded: None,
            forced: None,
        });
        if known.excluded.is_some_and(|most| turns <= most) {
            return Some(false);
        }
        if known.forced.is_some_and(|least| turns >= least) {
            return Some(true);
        }
        let seat = acting(game);
        let is_winner = seat == self.winner;
        let mut wins = !is_winner;
        for turn in game.turns(seat) {
            if self.wins(&after(game, &turn), turns - 1)? == is_winner {
                wins = is_winner;
                break;
            }
        }
        let range = if wins {
            Range {
                forced: Some(turns),
                ..known
            }
        } else {
            Range {
                excluded: Some(turns),
                ..known
            }
        };
        self.known.insert(key, range);
        Some(wins)
    }
}

//! The turns offered in menus and completion.

use super::Play;
use super::swap::Swap;
use crate::game::{Face, Seat, notation};

/// The turns for menus and completion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The notation of each turn; empty while the seat is not to act.
    pub turns: Vec<String>,
    /// Whether the turns are all legal turns, whatever the prefix.
    pub is_complete: bool,
}

impl Offered {
    /// Returns the turns of `seat` after `prefix`, with the swap where it may swap.
    pub(crate) fn with_swap<G: Face>(play: &Play<G>, seat: Seat, prefix: &str) -> Offered {
        let mut offered = Offered::of(play, seat, prefix);
        if play.may_swap() && play.to_act().contains(seat) {
            offered.turns.push(Swap::notation().to_owned());
        }
        offered
    }

    /// Returns the turns of the game of `seat` after `prefix`.
    pub(crate) fn of<G: Face>(play: &Play<G>, seat: Seat, prefix: &str) -> Offered {
        let some = some(play, seat, prefix);
        let is_complete = some.is_none();
        let turns = if play.to_act().contains(seat) {
            some.unwrap_or_else(|| play.game().turns(seat))
        } else {
            Vec::new()
        };
        Offered {
            turns: turns.iter().map(ToString::to_string).collect(),
            is_complete,
        }
    }
}

/// Returns the offered turns of `seat`, which is to act, after `prefix`.
pub fn offered<G: Face>(play: &Play<G>, seat: Seat, prefix: &str) -> Vec<G::Turn> {
    some(play, seat, prefix).unwrap_or_else(|| play.game().turns(seat))
}

/// Returns some of the legal turns after `prefix`; `None` where all can be listed.
fn some<G: Face>(play: &Play<G>, seat: Seat, prefix: &str) -> Option<Vec<G::Turn>> {
    G::offered(&play.view(Some(seat)), &notation::normalize(prefix))
}

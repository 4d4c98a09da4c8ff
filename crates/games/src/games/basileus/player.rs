//! The computer player of Basileus: chessmen, their advance, their victims, and the safety of each
//! basileus.

use std::hash::Hash;

use super::{Basileus, Kind, QUIET_TURN_LIMIT, around};
use crate::exercise::{Exercises, Mining, other_seat_to_act};
use crate::game::kit::board9x8::{ALL, advance};
use crate::game::kit::cells::Cells;
use crate::game::kit::fitted::{self, Fitted};
use crate::game::kit::grid::Direction;
use crate::game::kit::jump;
use crate::game::{Beliefs, Heuristics, Method, Proofs, Seat, Strength};

/// Number of features.
const FEATURES: usize = 12;

/// The evaluation. Its weights are between those of two rounds of `cargo bench --bench fit --
/// basileus`, whose second round played with those of the first.
const FITTED: Fitted<Basileus, FEATURES> = Fitted {
    weights: [350, 550, -4, 33, -140, -239, 140, 1, 17, 0, 350, 53],
    counts,
};

/// The share of a lead that is left just before the draw is this number by itself and
/// [`QUIET_TURN_LIMIT`] together.
const FADING: i32 = 40;

impl Heuristics for Basileus {
    fn is_quiet(&self, seat: Seat) -> bool {
        !self.must_capture(seat)
    }

    /// Returns the position without the count of quiet turns while the draw is beyond the horizon
    /// of a search.
    fn search_key(&self) -> impl Hash {
        const SEEN: u8 = 60;
        (
            self.chessmen,
            self.to_act,
            self.quiet.saturating_sub(QUIET_TURN_LIMIT - SEEN),
        )
    }

    fn method(&self, strength: Strength) -> Method {
        match strength {
            Strength::Easy => Method::shallow(1, 0.3),
            _ => Method::alpha_beta(strength),
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        value(self, seat)
    }

    fn features(&self, seat: Seat) -> Vec<i32> {
        FITTED.features(self, seat).to_vec()
    }
}

impl Beliefs for Basileus {}

impl Proofs for Basileus {}

impl Exercises for Basileus {
    const MINING: Mining = Mining {
        wins_in_three: Some(4),
        forces_captures: true,
        ..Mining::USUAL
    };

    other_seat_to_act!();
}

/// Returns the value of a position to a seat, from 0 to 1.
fn value(game: &Basileus, seat: Seat) -> f32 {
    // A lead that brings no captures fades into the draw, so the leading seat makes progress.
    let left = i32::from(QUIET_TURN_LIMIT.saturating_sub(game.quiet));
    let whole = i32::from(QUIET_TURN_LIMIT) + FADING;
    fitted::value(FITTED.lead(game, seat) * (left + FADING) / whole)
}

fn counts(game: &Basileus, seat: Seat) -> [i32; FEATURES] {
    let rival = seat.rival();
    let [pawns, pieces, basileus] = Kind::ALL.map(|kind| game.of(seat, kind));
    let (own, enemies, free) = (game.chessmen(seat), game.chessmen(rival), game.free());
    let ranks = |chessmen: Cells| -> i32 {
        chessmen
            .iter()
            .map(|chessman| i32::from(advance(seat, chessman)))
            .sum()
    };
    let beside = around(basileus);
    let near = around(beside);
    let victims = Kind::ALL.map(|kind| {
        let (own, prey) = (game.of(seat, kind), game.prey(seat, kind));
        jump::victims(own, kind.jumps(), prey, free, ALL)
    });
    let victims = victims[0] | victims[1] | victims[2];
    let of_kind = |kind| (victims & game.of(rival, kind)).count() as i32;
    let steps = Direction::DIAGONAL.map(|way| own.stepped(free, way).count() as i32);
    [
        pawns.count() as i32,
        pieces.count() as i32,
        ranks(pawns),
        ranks(pieces),
        ranks(basileus),
        (near & enemies).count() as i32,
        (near & own).count() as i32,
        (beside & free).count() as i32,
        steps.iter().sum(),
        of_kind(Kind::Pawn),
        of_kind(Kind::Piece),
        i32::from(game.to_act == seat),
    ]
}

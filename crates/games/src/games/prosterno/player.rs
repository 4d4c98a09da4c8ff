//! The computer player of Prosterno: pawns by rank, runners, pawns that can be attacked, and the
//! edges.

use super::Prosterno;
use crate::exercise::{Exercises, Mining, other_seat_to_act};
use crate::game::kit::board9x8::ALL;
use crate::game::kit::board9x8::features::{EDGES, RANKS, by_rank, farthest, pairs, reach};
use crate::game::kit::cells::Cells;
use crate::game::kit::fitted::Fitted;
use crate::game::kit::grid::Direction;
use crate::game::{Beliefs, Heuristics, Method, Proofs, Seat, Strength};

/// Number of features: pawns by rank, and six others.
const FEATURES: usize = RANKS + 6;

/// The evaluation. Its weights are by `cargo bench --bench fit -- prosterno`; those of the last
/// ranks are raised, because few positions of the fit have a pawn there.
const FITTED: Fitted<Prosterno, FEATURES> = Fitted {
    weights: [
        610, 747, 928, 1095, 1459, 1500, 1600, 222, 121, -261, -37, -196, 219,
    ],
    counts,
};

impl Heuristics for Prosterno {
    fn method(&self, strength: Strength) -> Method {
        match strength {
            Strength::Easy => Method::shallow(2, if self.bold { 0.3 } else { 0.2 }),
            _ => Method::alpha_beta(strength),
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        FITTED.value(self, seat)
    }

    fn features(&self, seat: Seat) -> Vec<i32> {
        FITTED.features(self, seat).to_vec()
    }
}

impl Beliefs for Prosterno {}

impl Proofs for Prosterno {}

impl Exercises for Prosterno {
    const MINING: Mining = Mining {
        wins_in_three: Some(4),
        ..Mining::USUAL
    };

    other_seat_to_act!();
}

fn counts(game: &Prosterno, seat: Seat) -> [i32; FEATURES] {
    let (own, enemies, free) = (game.pawns(seat), game.pawns(seat.rival()), game.free());
    // No enemy can come before these pawns, which run as fast as they can.
    let runners = own - reach(enemies, seat.rival());
    let steps = Direction::DIAGONAL.map(|way| own.stepped(game.targets(seat, way), way));
    let reached = steps
        .into_iter()
        .fold(Cells::NONE, |all, cells| all | cells);
    let (mut removed, mut pushed) = (Cells::NONE, Cells::NONE);
    for way in Direction::ORTHOGONAL {
        let attacked = reached.stepped(enemies, way);
        let escaping = free.stepped(ALL, way.opposite());
        removed = removed | (attacked - escaping);
        pushed = pushed | attacked & escaping;
    }
    let mut counts = [0; FEATURES];
    counts[..RANKS].copy_from_slice(&by_rank(own, seat));
    counts[RANKS..].copy_from_slice(&[
        farthest(runners, seat),
        removed.count() as i32,
        pushed.count() as i32,
        pairs(own),
        (own & EDGES).count() as i32,
        i32::from(game.to_act == seat),
    ]);
    counts
}

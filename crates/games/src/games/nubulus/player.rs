//! The computer player of Nubulus: pieces by rank, runners, victims, mobility.

use super::Nubulus;
use crate::exercise::{Exercises, Mining, other_seat_to_act};
use crate::game::kit::board9x8::features::{EDGES, RANKS, by_rank, farthest, pairs, reach};
use crate::game::kit::board9x8::{ALL, forward};
use crate::game::kit::fitted::Fitted;
use crate::game::kit::grid::Direction;
use crate::game::kit::jump;
use crate::game::{Beliefs, Heuristics, Method, Proofs, Seat, Strength};

/// Number of features: pawns by rank, and six others.
const FEATURES: usize = RANKS + 6;

/// The evaluation. Its weights are by `cargo bench --bench fit -- nubulus`; those of the last ranks
/// are raised, because few positions of the fit have a pawn there.
const FITTED: Fitted<Nubulus, FEATURES> = Fitted {
    weights: [341, 314, 486, 490, 550, 682, 750, 177, 50, 36, 23, 44, 39],
    counts,
};

impl Heuristics for Nubulus {
    fn is_quiet(&self, seat: Seat) -> bool {
        !self.must_jump(seat)
    }

    fn method(&self, strength: Strength) -> Method {
        match strength {
            Strength::Easy => Method::shallow(1, 0.3),
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

impl Beliefs for Nubulus {}

impl Proofs for Nubulus {}

impl Exercises for Nubulus {
    const MINING: Mining = Mining {
        wins_in_three: Some(1),
        ..Mining::USUAL
    };

    other_seat_to_act!();
}

fn counts(game: &Nubulus, seat: Seat) -> [i32; FEATURES] {
    let (own, prey, free) = (game.pawns(seat), game.pawns(seat.rival()), game.free());
    // No enemy can come before these pawns, which run as fast as they can.
    let runners = own - reach(prey, seat.rival());
    let victims = jump::victims(own, &Direction::DIAGONAL, prey, free, ALL);
    let mut counts = [0; FEATURES];
    counts[..RANKS].copy_from_slice(&by_rank(own, seat));
    counts[RANKS..].copy_from_slice(&[
        farthest(runners, seat),
        victims.count() as i32,
        own.stepped(free, forward(seat)).count() as i32,
        pairs(own),
        (own & EDGES).count() as i32,
        i32::from(game.to_act == seat),
    ]);
    counts
}

//! What the computer player thinks about: it makes no duplicates, and places whenever it can.

use rand::seq::IndexedRandom;

use super::position::Mindoku;
use super::public::Public;
use super::turn::Turn;
use crate::game::{Game, Rng, Seat, Thinker};

/// How many placements are thought about at a time, and how many other turns where there is none.
const PLACEMENTS: usize = 12;
const OTHERS: usize = 6;

impl Thinker for Mindoku {
    /// A sample of sensible turns; all legal ones where none is.
    fn consider(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        let Mindoku { public, .. } = self;
        let place = |value| {
            let cells = public.safe(value).iter();
            cells.map(move |cell| Turn::Place { value, cell })
        };
        let placements: Vec<Turn> = self.hand(seat).values().flat_map(place).collect();
        if !placements.is_empty() {
            return placements.sample(rng, PLACEMENTS).copied().collect();
        }
        let all = self.turns(seat);
        if public.is_cooperative() {
            return all;
        }
        let sensible = |turn: &&Turn| is_sensible(public, **turn);
        let others: Vec<Turn> = all.iter().filter(sensible).copied().collect();
        if others.is_empty() {
            return all;
        }
        others.sample(rng, OTHERS).copied().collect()
    }

    /// Against each other: how few tokens, compared with the others. Together: how many lie on the board.
    fn appraise(&self, seat: Seat) -> f32 {
        let held = |seat: Seat| f32::from(self.hand(seat).len());
        let staying = self.public.staying;
        if self.public.is_cooperative() {
            let left: f32 = staying.iter().map(held).sum();
            return 1.0 - left / f32::from(self.public.layout.tokens().len());
        }
        let others = staying.without(seat);
        if others.is_empty() {
            return 1.0;
        }
        let beaten = |other: Seat| match held(seat).total_cmp(&held(other)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        others.iter().map(beaten).sum::<f32>() / f32::from(others.count())
    }
}

/// Whether a turn that places nothing makes no duplicate.
fn is_sensible(public: &Public, turn: Turn) -> bool {
    match turn {
        Turn::Move { from, to } => public.value(from).is_some_and(|value| {
            let mut without = public.clone();
            without.lift(value, from);
            !without.is_duplicate(value, to)
        }),
        Turn::Take(_) => true,
        Turn::Place { .. } => false,
    }
}

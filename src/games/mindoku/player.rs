//! What the computer player thinks about: it makes no duplicates, and places whenever it can.

use rand::seq::IndexedRandom;

use super::{Mindoku, Mode, Turn};
use crate::game::{Game, Rng, Seat};

/// How many placements are thought about at a time, and how many other turns where there is none.
const PLACEMENTS: usize = 12;
const OTHERS: usize = 6;

/// A sample of sensible turns; all legal ones where none is.
pub(super) fn consider(game: &Mindoku, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
    let Mindoku { public, .. } = game;
    let layout = public.layout;
    let hand = game.hand(seat);
    let placements: Vec<Turn> = hand
        .values()
        .flat_map(|value| {
            let cells = layout.cells(public.safe(value));
            cells.map(move |cell| Turn::Place { value, cell })
        })
        .collect();
    if !placements.is_empty() {
        return placements.sample(rng, PLACEMENTS).copied().collect();
    }
    let all = game.turns(seat);
    if public.mode == Mode::Cooperative {
        return all;
    }
    let makes_no_duplicate = |turn: &&Turn| match **turn {
        Turn::Move { from, to } => public.value(from).is_some_and(|value| {
            let mut without = public.clone();
            without.lift(value, from);
            !without.is_duplicate(value, to)
        }),
        Turn::Take(_) => true,
        _ => false,
    };
    let others: Vec<Turn> = all.iter().filter(makes_no_duplicate).copied().collect();
    if others.is_empty() {
        return all;
    }
    others.sample(rng, OTHERS).copied().collect()
}

/// Against each other: how few tokens, compared with the others. Together: how many lie on the board.
pub(super) fn appraise(game: &Mindoku, seat: Seat) -> f32 {
    let held = |seat: Seat| f32::from(game.hand(seat).len());
    let staying = game.public.staying;
    if game.is_cooperative() {
        let left: f32 = staying.iter().map(held).sum();
        return 1.0 - left / f32::from(game.public.layout.tokens().len());
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

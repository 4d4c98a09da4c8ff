//! What the computer player thinks about: it makes no duplicates, and places whenever it can. Together with others, it keeps
//! to what can still be filled.

use rand::seq::IndexedRandom;

use super::position::Mindoku;
use super::public::Public;
use super::turn::Turn;
use crate::game::kit::grid::Cell;
use crate::game::{Attention, Game, Heuristics, KnownTurn, Method, Playouts, Rng, Seat, Strength};

/// How many placements are thought about at a time, and how many other turns where there is none.
const PLACEMENTS: usize = 12;
const OTHERS: usize = 6;

/// How many tokens are tried at most while a way to fill the board is looked for.
const TRIES: u32 = 100_000;

impl Heuristics for Mindoku {
    /// Where more than two play, a turn is lost by overlooking that there is somewhere to place, and hardly by where one
    /// places; on a larger board there is more to notice. But nobody lets partners down so.
    fn method(&self, strength: Strength) -> Method {
        let usual = Playouts::of(strength);
        if self.public.seats == 2 || self.public.is_cooperative() {
            return Method::Mcts(usual);
        }
        let side = (self.public.layout.all().count() as f32).sqrt();
        Method::Mcts(Playouts {
            count: strength.of([usual.count, usual.count, 15_000]),
            horizon: strength.of([usual.horizon, usual.horizon, 30]),
            notices: strength.of([0.28 / side, 0.8 / side, 1.0]),
        })
    }

    /// Together: a token to where it lies in a board that is filled from here without a duplicate. Hands are open, and as many
    /// tokens are left as cells, so whoever keeps to such a board always has somewhere to go.
    fn known_best_turn(&self, seat: Seat, strength: Strength) -> Option<KnownTurn<Turn>> {
        if !self.public.is_cooperative() || strength < Strength::Medium {
            return None;
        }
        let mut left = [0; 10];
        for seat in self.public.staying.iter() {
            for value in self.hand(seat).iter() {
                left[usize::from(value)] += 1;
            }
        }
        let mut filled = self.public.clone();
        if !fill(&mut filled, &mut left, &mut TRIES.clone()) {
            return None;
        }
        self.hand(seat).values().find_map(|value| {
            let cell = (filled.with(value) - self.public.occupied()).first()?;
            let turn = Turn::Place { value, cell };
            Some(KnownTurn { turn, wins: false })
        })
    }

    /// A sample of sensible turns; all legal ones where none is.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        self.noticed_turns(seat, Attention::FULL, rng)
    }

    /// Who notices nowhere to place moves something instead.
    fn noticed_turns(&self, seat: Seat, eye: Attention, rng: &mut Rng) -> Vec<Turn> {
        let Mindoku { public, .. } = self;
        let place = |value| {
            let cells = public.safe(value).iter();
            cells.map(move |cell| Turn::Place { value, cell })
        };
        let mut placements: Vec<Turn> = self.hand(seat).values().flat_map(place).collect();
        let stuck = placements.is_empty();
        if eye.pick(&mut placements) {
            return placements.sample(rng, PLACEMENTS).copied().collect();
        }
        let all = self.turns(seat);
        if public.is_cooperative() {
            return all;
        }
        // It takes a token back only where it really has nowhere to place.
        let sensible = |turn: &&Turn| is_sensible(public, **turn, stuck);
        let others: Vec<Turn> = all.iter().filter(sensible).copied().collect();
        if others.is_empty() {
            return if stuck { all } else { placements };
        }
        others.sample(rng, OTHERS).copied().collect()
    }

    /// Against each other: how few tokens, compared with the others. Together: how many lie on the board.
    fn evaluate(&self, seat: Seat) -> f32 {
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

/// Fills the board with what is left of each value, the cell with the fewest choices first; false where it cannot, or took
/// too many tries.
fn fill(board: &mut Public, left: &mut [u8; 10], tries: &mut u32) -> bool {
    let free = board.layout.all() - board.occupied();
    let choices = |cell: Cell| {
        let fits = |value: &u8| left[usize::from(*value)] > 0 && !board.is_duplicate(*value, cell);
        (1..=9).filter(fits).collect::<Vec<u8>>()
    };
    let Some((cell, values)) = free
        .iter()
        .map(|cell| (cell, choices(cell)))
        .min_by_key(|(_, values)| values.len())
    else {
        return true;
    };
    for value in values {
        let Some(rest) = tries.checked_sub(1) else {
            return false;
        };
        *tries = rest;
        board.put(value, cell);
        left[usize::from(value)] -= 1;
        if fill(board, left, tries) {
            return true;
        }
        board.lift(value, cell);
        left[usize::from(value)] += 1;
    }
    false
}

/// Whether a turn that places nothing makes no duplicate, nor takes anything unless it may.
fn is_sensible(public: &Public, turn: Turn, may_take: bool) -> bool {
    match turn {
        Turn::Move { from, to } => public.value(from).is_some_and(|value| {
            let mut without = public.clone();
            without.lift(value, from);
            !without.is_duplicate(value, to)
        }),
        Turn::Take(_) => may_take,
        Turn::Place { .. } => false,
    }
}

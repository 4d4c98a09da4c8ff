//! The computer player of Mindoku: it avoids duplicates and places a token whenever it can. In
//! cooperative games it keeps the board fillable.

use rand::RngExt;
use rand::seq::{IndexedRandom, index};

use super::position::Mindoku;
use super::public::{Over, Public};
use super::turn::Turn;
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::{
    Attention, Beliefs, Game, Heuristics, KnownTurn, MctsOptions, Method, Proofs, Rng, Seat,
    Strength,
};

/// Number of sampled placements, and of sampled other turns where no placement is possible.
const PLACEMENTS: usize = 12;
const OTHERS: usize = 6;

/// Maximum number of tokens tried in the search for a way to fill the board.
const TRIES: u32 = 100_000;

impl Heuristics for Mindoku {
    /// In competitive games of more than two seats, weaker strengths overlook possible placements,
    /// the more the larger the board is: which cell is chosen matters less.
    fn method(&self, strength: Strength) -> Method {
        let usual = MctsOptions::of(strength);
        if self.public.seats == 2 || self.public.is_cooperative() {
            return Method::Mcts(usual);
        }
        let side = (self.public.layout.all().count() as f32).sqrt();
        Method::Mcts(MctsOptions {
            count: strength.of([usual.count, usual.count, 15_000]),
            horizon: strength.of([usual.horizon, usual.horizon, 30]),
            attention: strength.of([0.28 / side, 0.8 / side, 1.0]),
        })
    }

    /// In cooperative games, returns a placement that agrees with a duplicate-free completion of
    /// the board. Hands are open and as many tokens as cells are left, so a seat that follows such
    /// a completion always has a placement.
    fn known_best_turn(&self, seat: Seat, strength: Strength) -> Option<KnownTurn<Turn>> {
        if !self.public.is_cooperative() || strength < Strength::Medium {
            return None;
        }
        let filled = self.filled()?;
        self.hand(seat).values().find_map(|value| {
            let cell = (filled.with(value) - self.public.occupied()).first()?;
            let turn = Turn::Place { value, cell };
            Some(KnownTurn { turn, wins: false })
        })
    }

    /// Returns a sample of sensible turns; all legal turns if none is sensible.
    fn candidate_turns(&self, seat: Seat, rng: &mut Rng) -> Vec<Turn> {
        self.noticed_turns(seat, Attention::FULL, rng)
    }

    /// Returns a move or another turn if no placement is noticed.
    fn noticed_turns(&self, seat: Seat, attention: Attention, rng: &mut Rng) -> Vec<Turn> {
        let public = &self.public;
        let placements = Placements::of(self, seat);
        let stuck = placements.count == 0;
        if attention.is_full() && !stuck {
            let numbers = index::sample(rng, placements.count, PLACEMENTS.min(placements.count));
            return numbers
                .iter()
                .map(|number| placements.nth(number))
                .collect();
        }
        let mut placements: Vec<Turn> = placements.iter().collect();
        if attention.retain_noticed(&mut placements) {
            return placements.sample(rng, PLACEMENTS).copied().collect();
        }
        if public.is_cooperative() {
            return self.turns(seat);
        }
        let moves = |(from, value)| {
            let cells = public.safe_moves(value, from).iter();
            cells.map(move |to| Turn::Move { from, to })
        };
        let mut others: Vec<Turn> = public.tokens().flat_map(moves).collect();
        // A token is taken back only if no placement is possible.
        if stuck {
            others.extend(public.tokens().map(|(cell, _)| Turn::Take(cell)));
        }
        if others.is_empty() {
            return if stuck { self.turns(seat) } else { placements };
        }
        others.sample(rng, OTHERS).copied().collect()
    }

    /// Returns any placement, each equally likely, or a candidate turn if there is none.
    fn playout_turn(&self, seat: Seat, rng: &mut Rng) -> Turn {
        let placements = Placements::of(self, seat);
        if placements.count > 0 {
            return placements.nth(rng.random_range(0..placements.count));
        }
        let turns = self.candidate_turns(seat, rng);
        *turns.choose(rng).expect("who is to act has a turn")
    }

    /// Returns the share of other seats with more tokens in hand (ties count half); in cooperative
    /// games, the share of tokens on the board.
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

impl Beliefs for Mindoku {
    /// Returns `true`: every token on the board is open, so that a seat sees whether a turn wins,
    /// even where nobody says so.
    fn foresees(&self, _: Seat, _: &Turn) -> bool {
        true
    }

    /// Returns a key of the public part: hardly any hand of a rival is imagined twice, and a tree
    /// by hands would have no depth.
    fn knowledge_key(&self, _: Seat) -> u64 {
        digest(&self.public)
    }
}

impl Proofs for Mindoku {}

impl Mindoku {
    /// Returns the board filled with the tokens of all hands without a duplicate; `None` if no way
    /// was found.
    fn filled(&self) -> Option<Public> {
        let mut left = [0; 10];
        for seat in self.public.staying.iter() {
            for value in self.hand(seat).iter() {
                left[usize::from(value)] += 1;
            }
        }
        let mut filled = self.public.clone();
        fill(&mut filled, &mut left, &mut TRIES.clone()).then_some(filled)
    }

    /// Returns whether the cooperative game can still be won.
    pub(super) fn is_fillable(&self) -> bool {
        match self.public.over {
            Some(over) => over == Over::Together { won: true },
            None => self.filled().is_some(),
        }
    }
}

/// The placements of a seat that make no duplicate, by value.
struct Placements {
    /// The cells for each value of the hand, ascending.
    cells: [Cells; 9],
    count: usize,
}

impl Placements {
    fn of(game: &Mindoku, seat: Seat) -> Placements {
        let mut cells = [Cells::NONE; 9];
        for value in game.hand(seat).values() {
            cells[usize::from(value - 1)] = game.public.safe(value);
        }
        let count = cells.iter().map(|cells| cells.count()).sum();
        Placements { cells, count }
    }

    fn iter(&self) -> impl Iterator<Item = Turn> {
        let values = (1..).zip(self.cells);
        values.flat_map(|(value, cells)| cells.iter().map(move |cell| Turn::Place { value, cell }))
    }

    /// Returns the placement with this number, in the order of [`Placements::iter`].
    fn nth(&self, mut number: usize) -> Turn {
        for (value, cells) in (1..).zip(self.cells) {
            if let Some(cell) = cells.iter().nth(number) {
                return Turn::Place { value, cell };
            }
            number -= cells.count();
        }
        unreachable!("the number is below the count")
    }
}

/// Fills the board with the tokens left, the cell with the fewest choices first. Returns `false` if
/// that is impossible or takes too many tries.
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

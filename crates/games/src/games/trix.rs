//! Trix (Nazareno Signoretto): Chinese checkers on 4 by 4 cells; bring three pieces into the other
//! camp.

mod face;
mod guide;
mod piece;

use std::fmt;

use crate::exercise::{Exercises, other_seat_to_act};
use crate::game::kit::board4x4::{self, BOARD};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, Method, Outcome, Proofs, Rng, Seat, SeatWorth, Seats,
    StateSpace, Strength, Table, nothing_hidden,
};

/// Number of its owner's turns after which a camp's own pieces no longer keep the other seat from
/// arriving.
const CAMP_BLOCK_TURNS: u8 = 10;

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trix {
    /// Cells of the pieces, by seat.
    pieces: [Cells; 2],
    to_act: Seat,
    /// Number of turns by seat, at most [`CAMP_BLOCK_TURNS`].
    made: [u8; 2],
}

/// A step or a chain of jumps from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    from: Cell,
    to: Cell,
}

impl Turn {
    /// Returns whether the target is an adjacent cell.
    fn is_step(self) -> bool {
        let (from, to) = (self.from, self.to);
        from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.to)
    }
}

/// The effects of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    turn: Turn,
    /// The cells of a shortest path, from origin to target.
    stops: Vec<Cell>,
    /// The seat that has brought its pieces to the other camp.
    arrived: Option<Seat>,
}

impl Trix {
    /// Returns the camp of a seat: its cells at the start, and the other seat's target.
    fn camp(seat: Seat) -> Cells {
        // Ruling (joechi.md): the sheet's figure is lost.
        let corner: [(u8, u8); 3] = match seat {
            Seat(1) => [(0, 0), (0, 1), (1, 0)],
            _ => [(3, 3), (3, 2), (2, 3)],
        };
        let cells = corner.map(|(file, rank)| Cell::new(file, rank));
        cells.into_iter().collect()
    }

    /// Returns the cells of the seat's pieces.
    #[must_use]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    /// Returns the number of turns of the seat, at most [`CAMP_BLOCK_TURNS`].
    fn made(&self, seat: Seat) -> u8 {
        self.made[seat.index()]
    }

    /// Returns the seat that has arrived; if both have, the one that acted last.
    fn arrived(&self) -> Option<Seat> {
        let acted = self.to_act.rival();
        [acted, acted.rival()]
            .into_iter()
            .find(|&seat| self.has_arrived(seat))
    }

    /// Returns whether the seat has arrived. Ruling (joechi.md): a camp full of pieces, one of them
    /// of the seat that wants to go there, is reached also when its owner has kept pieces in it for
    /// ten turns.
    fn has_arrived(&self, seat: Seat) -> bool {
        let target = Trix::camp(seat.rival());
        let own = target & self.pieces(seat);
        let blocked = match self.made(seat.rival()) {
            CAMP_BLOCK_TURNS.. => target & self.pieces(seat.rival()),
            _ => Cells::NONE,
        };
        !own.is_empty() && own | blocked == target
    }

    fn taken(&self) -> Cells {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the total distance of the seat's pieces from their corner.
    fn progress(&self, seat: Seat) -> u8 {
        self.pieces(seat).iter().map(|cell| way(seat, cell)).sum()
    }
}

impl Game for Trix {
    const INFO: &'static Info = &Info {
        key: "trix",
        name: "Trix",
        designer: "Nazareno Signoretto",
        grid: |_| Some(BOARD),
        minutes: 8,
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[61, -61]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Trix, BadDeal> {
        Ok(Trix {
            pieces: [Trix::camp(Seat(1)), Trix::camp(Seat(2))],
            to_act: Seat(1),
            made: [0; 2],
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let taken = self.taken();
        let of = |from| reached(taken, from).iter().map(move |to| Turn { from, to });
        self.pieces(seat).iter().flat_map(of).collect()
    }

    fn can_act(&self, seat: Seat) -> bool {
        let taken = self.taken();
        self.pieces(seat)
            .iter()
            .any(|from| !reached(taken, from).is_empty())
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let stops = route(self.taken(), *turn);
        self.advance(seat, turn);
        Deed {
            turn: *turn,
            stops,
            arrived: self.arrived(),
        }
    }

    fn advance(&mut self, seat: Seat, turn: &Turn) {
        self.pieces[seat.index()].shift(turn.from, turn.to);
        let made = &mut self.made[seat.index()];
        *made = CAMP_BLOCK_TURNS.min(*made + 1);
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.arrived().map(|seat| Outcome::winner(seat, 2))
    }

    fn is_over(&self) -> bool {
        self.arrived().is_some()
    }

    /// Returns the exact arrangement as a number, without a hash: three kinds of cell and the seat
    /// to act fit into 64 bits.
    fn repetition_key(&self) -> Option<u64> {
        let kind = |cell| {
            let stands = |seat| u64::from(self.pieces(seat).contains(cell));
            stands(Seat(1)) + 2 * stands(Seat(2))
        };
        let board = BOARD
            .cells()
            .fold(0, |number, cell| number * 3 + kind(cell));
        Some(board * 2 + u64::from(self.to_act == Seat(2)))
    }
}

impl Heuristics for Trix {
    fn method(&self, strength: Strength) -> Method {
        match strength {
            Strength::Easy => Method::shallow(2, 0.05),
            _ => Method::alpha_beta(strength),
        }
    }

    /// Returns the turns that do not move backwards, if there are any.
    fn candidate_turns(&self, seat: Seat, _: &mut Rng) -> Vec<Turn> {
        let turns = self.turns(seat);
        let forward = |turn: &&Turn| way(seat, turn.to) >= way(seat, turn.from);
        let sensible: Vec<Turn> = turns.iter().filter(forward).copied().collect();
        if sensible.is_empty() { turns } else { sensible }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let ahead = f32::from(self.progress(seat)) - f32::from(self.progress(seat.rival()));
        (0.5 + ahead / 24.0).clamp(0.0, 1.0)
    }
}

impl Beliefs for Trix {}

impl Proofs for Trix {
    /// Positions are seen from the corner of the seat to act; reflections over the board's diagonal
    /// are equal.
    fn state_space(&self) -> Option<StateSpace<Trix, Turn>> {
        Some(StateSpace::Listed(|game| {
            let (seat, rival) = (game.to_act, game.to_act.rival());
            let sets = [seat, rival].map(|seat| board4x4::bits(game.pieces(seat)));
            let corner = if seat == Seat(1) { 0 } else { 2 };
            let number = |symmetry| {
                let [own, other] = board4x4::image(sets, symmetry);
                u128::from(own) << 16 | u128::from(other)
            };
            let pieces = number(corner).min(number(corner + 1));
            pieces << 8 | u128::from(game.made(seat)) << 4 | u128::from(game.made(rival))
        }))
    }
}

impl Exercises for Trix {
    other_seat_to_act!();
}

/// Returns the distance of a cell from the seat's own corner, in files plus ranks.
fn way(seat: Seat, cell: Cell) -> u8 {
    let way = cell.file() + cell.rank();
    if seat == Seat(1) { way } else { 6 - way }
}

/// Returns the cells a piece can reach.
fn reached(taken: Cells, from: Cell) -> Cells {
    let free = |cell: &Cell| !taken.contains(*cell);
    let steps = Direction::ALL
        .into_iter()
        .filter_map(|way| BOARD.step(from, way));
    let steps: Cells = steps.filter(free).collect();
    let jumps: Cells = walk(taken, from).iter().map(|&(cell, _)| cell).collect();
    (steps | jumps) - from.into()
}

/// Returns every cell a chain of jumps can stop on, the nearest first, each with the index of the
/// stop before it.
fn walk(taken: Cells, from: Cell) -> Vec<(Cell, usize)> {
    // The piece leaves its cell, so it may jump back over it.
    let taken = taken - from.into();
    let mut seen = Cells::from(from);
    let mut stops = vec![(from, 0)];
    let mut at = 0;
    while let Some(&(cell, _)) = stops.get(at) {
        for (over, to) in Direction::ALL
            .into_iter()
            .filter_map(|way| BOARD.hop(cell, way))
        {
            if taken.contains(over) && !taken.contains(to) && !seen.contains(to) {
                seen.insert(to);
                stops.push((to, at));
            }
        }
        at += 1;
    }
    stops
}

/// Returns a shortest path of a turn, from origin to target; `taken` is the board before the turn.
fn route(taken: Cells, turn: Turn) -> Vec<Cell> {
    let Turn { from, to } = turn;
    if turn.is_step() {
        return vec![from, to];
    }
    let stops = walk(taken, from);
    let mut at = stops.iter().position(|&(cell, _)| cell == to);
    let mut back = Vec::new();
    while let Some((cell, before)) = at.map(|at| stops[at]) {
        back.push(cell);
        at = (cell != from).then_some(before);
    }
    back.reverse();
    back
}

/// Returns the cell between two cells a jump apart.
fn between(a: Cell, b: Cell) -> Cell {
    Cell::new(a.file().midpoint(b.file()), a.rank().midpoint(b.rank()))
}

#[cfg(test)]
mod tests;

//! Trix (Nazareno Signoretto): Chinese checkers on 4 by 4 cells; bring three pieces into the other camp.

mod face;

use std::fmt;

use crate::game::kit::cells::Cells;
use crate::game::kit::four::{self, BOARD};
use crate::game::kit::grid::{Cell, Direction};
use crate::game::{
    BadDeal, Game, Heuristics, Info, Method, Outcome, Rng, Seat, Seats, StateSpace, Strength,
    Table, nothing_hidden,
};

/// After so many turns of its owner a camp's own pieces no longer keep the other seat from arriving.
const PATIENCE: u8 = 10;

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trix {
    /// By seat.
    pieces: [Cells; 2],
    to_act: Seat,
    /// By seat: the turns made, not counted beyond [`PATIENCE`].
    made: [u8; 2],
}

/// A piece that steps or jumps from a cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    from: Cell,
    to: Cell,
}

impl Turn {
    /// Whether it goes no further than the next cell.
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

/// What a turn did.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    turn: Turn,
    /// From the first cell to the last, by a shortest way.
    stops: Vec<Cell>,
    /// Who has brought its pieces where they want to go.
    arrived: Option<Seat>,
}

impl Trix {
    /// Where a seat's pieces stand at the start, and where the other's want to go.
    fn camp(seat: Seat) -> Cells {
        // Ruling (joechi.md): the sheet's figure is lost.
        let corner: [(u8, u8); 3] = match seat {
            Seat(1) => [(0, 0), (0, 1), (1, 0)],
            _ => [(3, 3), (3, 2), (2, 3)],
        };
        let cells = corner.map(|(file, rank)| Cell::new(file, rank));
        cells.into_iter().collect()
    }

    /// Where a seat's pieces are.
    fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    /// How many turns the seat has made, ten standing for all that are more.
    fn made(&self, seat: Seat) -> u8 {
        self.made[seat.index()]
    }

    /// The seat that has brought its pieces where they want to go; of two the one that has just acted.
    fn arrived(&self) -> Option<Seat> {
        let acted = self.to_act.rival();
        [acted, acted.rival()]
            .into_iter()
            .find(|&seat| self.has_arrived(seat))
    }

    /// Ruling (joechi.md): a camp full of pieces, one of them of the seat that wants to go there, is reached also when
    /// its owner has kept pieces in it for ten turns.
    fn has_arrived(&self, seat: Seat) -> bool {
        let target = Trix::camp(seat.rival());
        let own = target & self.pieces(seat);
        let blocked = match self.made(seat.rival()) {
            PATIENCE.. => target & self.pieces(seat.rival()),
            _ => Cells::NONE,
        };
        !own.is_empty() && own | blocked == target
    }

    fn taken(&self) -> Cells {
        self.pieces[0] | self.pieces[1]
    }

    /// How far the seat's pieces have come from their corner, all together.
    fn progress(&self, seat: Seat) -> u8 {
        self.pieces(seat).iter().map(|cell| way(seat, cell)).sum()
    }
}

impl Game for Trix {
    const INFO: &'static Info = &Info {
        key: "trix",
        name: "Trix",
        designer: "Nazareno Signoretto",
        sheet: 0,
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
        self.pieces[seat.index()].shift(turn.from, turn.to);
        let made = &mut self.made[seat.index()];
        *made = PATIENCE.min(*made + 1);
        self.to_act = seat.rival();
        Deed {
            turn: *turn,
            stops,
            arrived: self.arrived(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.arrived().map(|seat| Outcome::winner(seat, 2))
    }

    /// Three kinds of cell and who acts fit a number.
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
        Method::ahead(strength)
    }

    /// Goes no way back where it need not.
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

    /// Whoever is to act is seen from its corner; the other half of the board, over its diagonal, is the same.
    fn state_space(&self) -> Option<StateSpace<Trix, Turn>> {
        Some(StateSpace::Listed(|game| {
            let (seat, rival) = (game.to_act, game.to_act.rival());
            let sets = [seat, rival].map(|seat| four::bits(game.pieces(seat)));
            let corner = if seat == Seat(1) { 0 } else { 2 };
            let number = |symmetry| {
                let [own, other] = four::image(sets, symmetry);
                u128::from(own) << 16 | u128::from(other)
            };
            let pieces = number(corner).min(number(corner + 1));
            pieces << 8 | u128::from(game.made(seat)) << 4 | u128::from(game.made(rival))
        }))
    }
}

/// How many files and ranks a cell lies from the seat's own corner.
fn way(seat: Seat, cell: Cell) -> u8 {
    let way = cell.file() + cell.rank();
    if seat == Seat(1) { way } else { 6 - way }
}

/// Where a piece can go from here, in the order of cells.
fn reached(taken: Cells, from: Cell) -> Cells {
    let free = |cell: &Cell| !taken.contains(*cell);
    let steps = Direction::ALL
        .into_iter()
        .filter_map(|way| BOARD.step(from, way));
    let steps: Cells = steps.filter(free).collect();
    let jumps: Cells = walk(taken, from).iter().map(|&(cell, _)| cell).collect();
    (steps | jumps) - from.into()
}

/// Every cell a chain of jumps can stop on, the nearest first, each with the place in this list of the one before it.
fn walk(taken: Cells, from: Cell) -> Vec<(Cell, usize)> {
    // The piece leaves its cell: it may come back over it.
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

/// The stops of a turn, from the first cell to the last, of a shortest way; `taken` is the board before it.
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

/// The cell between two that are a jump apart.
fn between(a: Cell, b: Cell) -> Cell {
    Cell::new(a.file().midpoint(b.file()), a.rank().midpoint(b.rank()))
}

#[cfg(test)]
mod tests;

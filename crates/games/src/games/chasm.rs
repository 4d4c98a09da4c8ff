//! Chasm (Nazareno Signoretto, 1999): push your own pieces off the board until one is left.

mod face;
mod scene;

use std::fmt;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::four::{self, ALL, BOARD};
use crate::game::kit::grid::{Cell, Direction};
use crate::game::{
    BadDeal, Game, Heuristics, Info, Method, Outcome, Playouts, Rng, Seat, Seats, StateSpace,
    Strength, Table, nothing_hidden,
};

/// How many pieces each seat has.
const EACH: u8 = 4;

/// The cells of a cell's row and column, per cell.
const CROSSES: [Cells; 16] = crosses();

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chasm {
    seats: u8,
    /// By seat: where its pieces are.
    pieces: [Cells; 4],
    /// By seat: the pieces not placed yet.
    unplaced: [u8; 4],
    /// Who has not left: a seat that has cannot win, and is passed over.
    staying: Seats,
    to_act: Seat,
}

/// A piece placed, or one moved to the next cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Phase 1.
    Place(Cell),
    /// Phase 2: from here to there.
    Move(Cell, Cell),
}

/// What a turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    turn: Turn,
    /// How many pieces were pushed, the one that fell among them.
    pushed: u8,
    /// Whose piece fell off the board, and how many that leaves it.
    fallen: Option<(Seat, u8)>,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place(cell) => write!(f, "{cell}"),
            Turn::Move(from, to) => write!(f, "{from} {to}"),
        }
    }
}

impl Chasm {
    /// Every seat, left or not.
    fn seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    /// How many pieces the seat has, on the board or not placed yet.
    fn count(&self, seat: Seat) -> u8 {
        self.pieces(seat).count() as u8 + self.unplaced[seat.index()]
    }

    /// Whose piece is on a cell.
    fn owner(&self, cell: Cell) -> Option<Seat> {
        let is_there = |&seat: &Seat| self.pieces(seat).contains(cell);
        self.seats().iter().find(is_there)
    }

    /// Whether pieces are still being placed.
    fn is_placing(&self) -> bool {
        self.unplaced != [0; 4]
    }

    /// The seat left with exactly one piece. Sheet: whoever's turn it was. A seat that has left cannot win.
    fn winner(&self) -> Option<Seat> {
        self.staying.iter().find(|&seat| self.count(seat) == 1)
    }

    fn occupied(&self) -> Cells {
        self.pieces
            .iter()
            .fold(Cells::NONE, |all, &pieces| all | pieces)
    }

    /// Where the seat may place a piece: in no row or column with a piece of its own, if there is such a cell.
    fn places(&self, seat: Seat) -> Cells {
        let free = ALL - self.occupied();
        let own = self.pieces(seat).iter();
        let apart = own.fold(free, |apart, cell| apart - CROSSES[BOARD.index(cell)]);
        // Ruling (joechi.md): at any number of seats and for any piece.
        if apart.is_empty() { free } else { apart }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        self.pieces(seat).iter().flat_map(|from| {
            // In the order of cells.
            [Direction::W, Direction::S, Direction::N, Direction::E]
                .into_iter()
                .filter_map(move |way| Some(Turn::Move(from, BOARD.step(from, way)?)))
        })
    }

    /// Moves a piece and pushes the unbroken line before it: how many, and whose piece falls off.
    fn push(&mut self, seat: Seat, from: Cell, to: Cell) -> (u8, Option<Seat>) {
        self.pieces[seat.index()].remove(from);
        let way = direction(from, to);
        let (mut carried, mut at, mut pushed) = (seat, Some(to), 0);
        loop {
            let Some(cell) = at else {
                return (pushed, Some(carried));
            };
            let met = self.owner(cell);
            self.pieces[carried.index()].insert(cell);
            let Some(next) = met else {
                return (pushed, None);
            };
            // It may be met by a piece of its own, which has just come there.
            if next != carried {
                self.pieces[next.index()].remove(cell);
            }
            (carried, at, pushed) = (next, BOARD.step(cell, way), pushed + 1);
        }
    }

    /// Whose turn it is after `seat`'s, or after `seat` has left during its own.
    fn pass(&mut self, seat: Seat) {
        let next = self.staying.after(seat);
        self.to_act = next.unwrap_or(seat);
    }

    /// Phase 2 starts with the lowest seat still playing.
    fn begin_moving(&mut self) {
        self.to_act = self.staying.first().unwrap_or(self.to_act);
    }

    /// Those left with fewer pieces do better; who has left is behind them all.
    fn places_won(&self, winner: Seat) -> Outcome {
        let worth = |seat: Seat| match (seat == winner, self.staying.contains(seat)) {
            (true, _) => 1,
            (false, true) => -i32::from(self.count(seat)),
            (false, false) => i32::MIN,
        };
        Outcome::ranked(&self.seats().iter().map(worth).collect::<Vec<_>>())
    }
}

impl Game for Chasm {
    const INFO: &'static Info = &Info {
        key: "chasm",
        name: "Chasm",
        designer: "Nazareno Signoretto (1999)",
        sheet: 0,
        seats: |_| 2..=4,
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Chasm, BadDeal> {
        let seats = Seats::all(table.seats);
        let mut unplaced = [0; 4];
        for seat in seats.iter() {
            unplaced[seat.index()] = EACH;
        }
        Ok(Chasm {
            seats: table.seats,
            pieces: [Cells::NONE; 4],
            unplaced,
            staying: seats,
            to_act: Seat(1),
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        if self.is_placing() {
            self.places(seat).iter().map(Turn::Place).collect()
        } else {
            self.moves(seat).collect()
        }
    }

    fn can_act(&self, seat: Seat) -> bool {
        // There is room for sixteen pieces, and a piece may always push.
        self.is_placing() || !self.pieces(seat).is_empty()
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let (pushed, fallen) = match *turn {
            Turn::Place(cell) => {
                self.pieces[seat.index()].insert(cell);
                self.unplaced[seat.index()] -= 1;
                (0, None)
            }
            Turn::Move(from, to) => self.push(seat, from, to),
        };
        self.pass(seat);
        if matches!(turn, Turn::Place(_)) && !self.is_placing() {
            self.begin_moving();
        }
        Deed {
            turn: *turn,
            pushed,
            fallen: fallen.map(|seat| (seat, self.count(seat))),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| self.places_won(winner))
    }

    fn leave(&mut self, seat: Seat) {
        let was_placing = self.is_placing();
        self.staying = self.staying.without(seat);
        self.unplaced[seat.index()] = 0;
        if self.to_act == seat {
            self.pass(seat);
        }
        if was_placing && !self.is_placing() {
            self.begin_moving();
        }
    }

    /// Repetition is counted in phase 2 only.
    fn repetition_key(&self) -> Option<u64> {
        (!self.is_placing()).then(|| digest(&(self.pieces, self.to_act)))
    }
}

impl Heuristics for Chasm {
    /// For more than two those overlook something who are not the strongest: of four, where three push whatever the others
    /// do, nobody plays much better by looking further.
    fn method(&self, strength: Strength) -> Method {
        if self.seats == 2 {
            return Method::ahead(strength);
        }
        Method::Mcts(Playouts {
            count: strength.of([40, 200, 16_000]),
            horizon: 8,
            notices: match self.seats {
                3 => strength.of([0.55, 0.85, 1.0]),
                _ => strength.of([0.3, 0.7, 1.0]),
            },
        })
    }

    /// Wins at once where it can, and pushes nobody else nearer to winning where it need not.
    fn candidate_turns(&self, seat: Seat, _: &mut Rng) -> Vec<Turn> {
        let turns = self.turns(seat);
        if self.is_placing() {
            return turns;
        }
        let falls = |turn: Turn| (turn, self.clone().play(seat, &turn).fallen);
        let played: Vec<_> = turns.iter().copied().map(falls).collect();
        if let Some((win, _)) = played.iter().find(|(_, fallen)| *fallen == Some((seat, 1))) {
            return vec![*win];
        }
        let helps_nobody = |(_, fallen): &&(Turn, Option<(Seat, u8)>)| {
            fallen.is_none_or(|(other, _)| other == seat)
        };
        let sensible: Vec<Turn> = played
            .iter()
            .filter(helps_nobody)
            .map(|played| played.0)
            .collect();
        if sensible.is_empty() { turns } else { sensible }
    }

    /// The fewer pieces than the others, the better; and the nearer to the edge they are, the sooner they fall.
    fn evaluate(&self, seat: Seat) -> f32 {
        let left = |seat: Seat| {
            let on_edge = self.pieces(seat).iter().filter(|&cell| is_on_edge(cell));
            f32::from(self.count(seat)) - 0.1 * on_edge.count() as f32
        };
        let others = self.staying.without(seat).iter().map(left);
        let most_ahead = others.fold(f32::from(EACH), f32::min);
        (0.5 + (most_ahead - left(seat)) / 6.0).clamp(0.0, 1.0)
    }

    fn state_space(&self) -> Option<StateSpace<Chasm, Turn>> {
        let number = |game: &Chasm| {
            let (seat, rival) = (game.to_act, game.to_act.rival());
            let pieces = four::unturned([seat, rival].map(|seat| game.pieces(seat)));
            let [own, other] = [seat, rival].map(|seat| u128::from(game.unplaced[seat.index()]));
            u128::from(pieces) << 8 | own << 4 | other
        };
        (self.seats == 2).then_some(StateSpace::Listed(number))
    }
}

/// Whether a cell lies on the edge of the board.
fn is_on_edge(cell: Cell) -> bool {
    let is_outer = |at: u8| at == 0 || at == 3;
    is_outer(cell.file()) || is_outer(cell.rank())
}

/// The way from a cell to the next.
fn direction(from: Cell, to: Cell) -> Direction {
    let leads_there = |&way: &Direction| BOARD.step(from, way) == Some(to);
    Direction::ORTHOGONAL
        .into_iter()
        .find(leads_there)
        .expect("a piece moves to an adjacent cell")
}

const fn crosses() -> [Cells; 16] {
    let mut crosses = [Cells::NONE; 16];
    let mut one = 0;
    while one < 16 {
        let mut other = 0;
        while other < 16 {
            let (a, b) = (BOARD.cell(one), BOARD.cell(other));
            if a.file() == b.file() || a.rank() == b.rank() {
                crosses[one].insert(b);
            }
            other += 1;
        }
        one += 1;
    }
    crosses
}

#[cfg(test)]
mod tests;

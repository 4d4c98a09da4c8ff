//! Kudosu (Nazareno Signoretto): sudoku in reverse; a seat that cannot place a piece loses.

mod face;
mod guide;
mod tile;
pub mod wood;

use std::fmt;

use self::wood::Wood;
use crate::exercise::Exercises;
use crate::game::kit::board4x4::{self, ALL, BOARD, SYMMETRIES};
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, MctsOptions, Method, Outcome, Proofs, Seat,
    SeatWorth, Seats, StateSpace, Strength, Table, nothing_hidden,
};

/// The row, column and sector of each cell: its wood may not be placed there again.
const GROUPS: [Cells; 16] = groups();

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kudosu {
    /// Cells by wood.
    laid: [Cells; 4],
    /// The cells in a row, column or sector of a piece, by wood.
    barred: [Cells; 4],
    /// Numbers of pieces still owned, by seat and wood.
    owned: [[u8; 4]; 2],
}

/// A piece of a wood on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The wood.
    pub wood: Wood,
    /// The cell.
    pub cell: Cell,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.wood, self.cell)
    }
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    turn: Turn,
    /// The seat that cannot place a piece any more.
    stuck: Option<Seat>,
}

impl Kudosu {
    /// Returns the cells of a wood.
    fn laid(&self, wood: Wood) -> Cells {
        self.laid[wood as usize]
    }

    /// Returns the wood on a cell.
    fn on(&self, cell: Cell) -> Option<Wood> {
        Wood::ALL
            .into_iter()
            .find(|&wood| self.laid(wood).contains(cell))
    }

    /// Returns the number of pieces of a wood the seat still owns.
    fn owned(&self, seat: Seat, wood: Wood) -> u8 {
        self.owned[seat.index()][wood as usize]
    }

    /// Returns the free cells on which no wood may be placed any more.
    fn closed(&self) -> Cells {
        self.barred
            .iter()
            .fold(self.free(), |closed, &barred| closed & barred)
    }

    /// Returns the seat to act.
    fn acting(&self) -> Seat {
        Seat(1 + ((ALL - self.free()).count() % 2) as u8)
    }

    /// Returns a key of the position under a symmetry: for each wood the cells still open to it,
    /// and the pieces of it the seat to act and the other own. Woods are interchangeable.
    fn number(&self, symmetry: usize) -> u128 {
        let seat = self.acting();
        let mut woods = Wood::ALL.map(|wood| {
            let owned = [seat, seat.rival()].map(|seat| self.owned(seat, wood));
            let open = self.free() - self.barred[wood as usize];
            if open.is_empty() || owned == [0; 2] {
                return 0;
            }
            let [open, _] = board4x4::image([board4x4::bits(open), 0], symmetry);
            u32::from(open) << 4 | u32::from(owned[0] << 2 | owned[1])
        });
        woods.sort_unstable();
        woods
            .iter()
            .fold(0, |number, &wood| number << 20 | u128::from(wood))
    }

    fn free(&self) -> Cells {
        self.laid.iter().fold(ALL, |free, &laid| free - laid)
    }

    /// Returns the cells on which the seat may place a wood.
    fn open(&self, seat: Seat, wood: Wood) -> Cells {
        match self.owned(seat, wood) {
            0 => Cells::NONE,
            _ => self.free() - self.barred[wood as usize],
        }
    }
}

impl Game for Kudosu {
    const INFO: &'static Info = &Info {
        key: "kudosu",
        name: "Kudosu",
        designer: "Nazareno Signoretto",
        grid: |_| Some(BOARD),
        minutes: 6,
        seat_worth: &[
            // 400 games, standard error 11.
            SeatWorth::usual(&[-132, 132]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Kudosu, BadDeal> {
        Ok(Kudosu {
            laid: [Cells::NONE; 4],
            barred: [Cells::NONE; 4],
            owned: [[2; 4]; 2],
        })
    }

    fn to_act(&self) -> Seats {
        self.acting().into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let of = |wood| {
            self.open(seat, wood)
                .iter()
                .map(move |cell| Turn { wood, cell })
        };
        Wood::ALL.into_iter().flat_map(of).collect()
    }

    fn can_act(&self, seat: Seat) -> bool {
        Wood::ALL
            .iter()
            .any(|&wood| !self.open(seat, wood).is_empty())
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        self.advance(seat, turn);
        let next = self.acting();
        Deed {
            turn: *turn,
            stuck: (!self.can_act(next)).then_some(next),
        }
    }

    fn advance(&mut self, seat: Seat, turn: &Turn) {
        let wood = turn.wood as usize;
        self.laid[wood].insert(turn.cell);
        self.barred[wood] = self.barred[wood] | GROUPS[BOARD.index(turn.cell)];
        self.owned[seat.index()][wood] -= 1;
    }

    /// Sheet: a seat that must act and cannot place loses, also when the board is full.
    fn outcome(&self) -> Option<Outcome> {
        let stuck = self.acting();
        (!self.can_act(stuck)).then(|| Outcome::winner(stuck.rival(), 2))
    }

    fn is_over(&self) -> bool {
        !self.can_act(self.acting())
    }
}

impl Heuristics for Kudosu {
    /// Returns the lead in possible placements: a seat with more of them gets stuck later.
    fn evaluate(&self, seat: Seat) -> f32 {
        let ways = |seat| {
            let open = Wood::ALL.map(|wood| self.open(seat, wood).count());
            open.iter().sum::<usize>() as f32
        };
        (0.5 + (ways(seat) - ways(seat.rival())) / 64.0).clamp(0.0, 1.0)
    }

    /// Weaker strengths use playouts: in a lost position they prefer turns after which the other
    /// seat can still go wrong.
    fn method(&self, strength: Strength) -> Method {
        let played_out = |count| {
            Method::Mcts(MctsOptions {
                count,
                horizon: 16,
                ..MctsOptions::of(strength)
            })
        };
        strength.of([played_out(30), played_out(300), Method::TableOrAlphaBeta])
    }
}

impl Beliefs for Kudosu {}

impl Proofs for Kudosu {
    fn state_space(&self) -> Option<StateSpace<Kudosu, Turn>> {
        Some(StateSpace::Listed(|game| {
            let numbers = (0..SYMMETRIES).map(|symmetry| game.number(symmetry));
            numbers.min().expect("there are symmetries")
        }))
    }
}

impl Exercises for Kudosu {}

const fn groups() -> [Cells; 16] {
    let mut groups = [Cells::NONE; 16];
    let mut one = 0;
    while one < 16 {
        let a = BOARD.cell(one);
        let mut other = 0;
        while other < 16 {
            let b = BOARD.cell(other);
            let sector = a.file() / 2 == b.file() / 2 && a.rank() / 2 == b.rank() / 2;
            if a.file() == b.file() || a.rank() == b.rank() || sector {
                groups[one].insert(b);
            }
            other += 1;
        }
        one += 1;
    }
    groups
}

#[cfg(test)]
mod tests;

//! Kintei (Neutron, R. A. Kraus 1978): the leaf first, then a pawn; bring the leaf home.

mod scene;
mod words;

use std::fmt;

use crate::game::kit::grid::{Cell, Direction, Grid};
use crate::game::{
    BadDeal, Choice, Game, Info, Lang, Outcome, Rng, Scene, Seat, Seats, Table, Viewer,
    nothing_hidden,
};

/// The board; a set of its cells is a `u32` with a bit per cell.
pub const BOARD: Grid = Grid::new(5, 5);

/// The cells from a cell to the edge, per direction.
const RAYS: [[u32; 8]; 25] = rays();

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kintei {
    leaf: Cell,
    /// By seat.
    pawns: [u32; 2],
    to_act: Seat,
    /// Seat 1 has not had its first turn, which leaves the leaf alone.
    opening: bool,
    /// Option `slide=full`: pieces go all the way.
    full: bool,
    last: Option<Last>,
    winners: Option<Seats>,
}

/// What the last turn moved, or the words of a turn said so far: for the picture, not for the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Who did it.
    pub seat: Seat,
    /// The leaf's way.
    pub leaf: Option<Way>,
    /// The pawn's way.
    pub pawn: Option<Way>,
}

/// From one cell to another.
pub type Way = (Cell, Cell);

/// Leaf and pawn; only one of them in the first turn and in one that ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    leaf: Option<Cell>,
    pawn: Option<Way>,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.leaf, self.pawn) {
            (Some(leaf), Some((from, to))) => write!(f, "{leaf} {from} {to}"),
            (Some(leaf), None) => write!(f, "{leaf}"),
            (None, Some((from, to))) => write!(f, "{from} {to}"),
            (None, None) => unreachable!("a turn moves something"),
        }
    }
}

impl Kintei {
    /// Where the leaf is.
    #[must_use]
    pub fn leaf(&self) -> Cell {
        self.leaf
    }

    /// Where the seat's pawns are.
    pub fn pawns(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        cells(self.pawns[seat.index()])
    }

    /// What the last turn moved, or the words said so far.
    #[must_use]
    pub fn last(&self) -> Option<Last> {
        self.last
    }

    /// The seat to act.
    #[must_use]
    pub fn acting(&self) -> Seat {
        self.to_act
    }

    /// Who won, once it is over; nobody in a draw.
    #[must_use]
    pub fn winners(&self) -> Option<Seats> {
        self.winners
    }

    /// The seat whose home row the cell lies on.
    #[must_use]
    pub fn home(cell: Cell) -> Option<Seat> {
        match cell.rank() {
            0 => Some(Seat(1)),
            4 => Some(Seat(2)),
            _ => None,
        }
    }

    fn occupied(&self) -> u32 {
        self.pawns[0] | self.pawns[1] | bit(self.leaf)
    }

    /// Where the leaf may slide.
    fn leaf_slides(&self) -> impl Iterator<Item = Cell> + use<> {
        cells(slides(self.leaf, self.occupied(), self.full))
    }

    /// Whether a pawn of the seat could move if the leaf stood on `leaf`.
    fn can_move_pawn(&self, seat: Seat, leaf: Cell) -> bool {
        let occupied = self.pawns[0] | self.pawns[1] | bit(leaf);
        self.pawns(seat)
            .any(|pawn| slides(pawn, occupied, false) != 0)
    }

    fn push_pawn_turns(&self, seat: Seat, leaf: Option<Cell>, turns: &mut Vec<Turn>) {
        let occupied = self.pawns[0] | self.pawns[1] | bit(leaf.unwrap_or(self.leaf));
        for from in self.pawns(seat) {
            turns.extend(cells(slides(from, occupied, self.full)).map(|to| Turn {
                leaf,
                pawn: Some((from, to)),
            }));
        }
    }
}

impl Game for Kintei {
    const INFO: &'static Info = &Info {
        key: "kintei",
        name: "Kintei",
        designer: "Robert A. Kraus (Neutron, 1978); hod-factory (2010)",
        sheet: 2,
        options: &[Choice {
            key: "slide",
            values: &["any", "full"],
        }],
        ..Info::OPEN
    };
    type Turn = Turn;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Kintei, BadDeal> {
        let row = |rank| (0..5).fold(0, |row, file| row | bit(Cell::new(file, rank)));
        Ok(Kintei {
            leaf: Cell::new(2, 2),
            pawns: [row(0), row(4)],
            to_act: Seat(1),
            opening: true,
            full: table.option("slide") == "full",
            last: None,
            winners: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(256);
        if self.opening {
            self.push_pawn_turns(seat, None, &mut turns);
            return turns;
        }
        for to in self.leaf_slides() {
            // A leaf move after which no own pawn can move adds nothing here: it is no turn, unless it ends the game.
            match Kintei::home(to) {
                Some(_) => turns.push(Turn {
                    leaf: Some(to),
                    pawn: None,
                }),
                None => self.push_pawn_turns(seat, Some(to), &mut turns),
            }
        }
        turns
    }

    fn can_act(&self, seat: Seat) -> bool {
        if self.opening {
            return self.can_move_pawn(seat, self.leaf);
        }
        self.leaf_slides()
            .any(|to| Kintei::home(to).is_some() || self.can_move_pawn(seat, to))
    }

    fn play(&mut self, seat: Seat, turn: &Turn) {
        self.last = Some(Last {
            seat,
            leaf: turn.leaf.map(|to| (self.leaf, to)),
            pawn: turn.pawn,
        });
        if let Some(to) = turn.leaf {
            self.leaf = to;
        }
        if let Some((from, to)) = turn.pawn {
            self.pawns[seat.index()] ^= bit(from) | bit(to);
        }
        self.opening = false;
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        Kintei::home(self.leaf).map(|seat| Outcome::winner(seat, 2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn halfway(&self, seat: Seat, said: &[&str]) -> Kintei {
        let leaf = said.first().and_then(|word| word.parse().ok());
        let mut view = self.clone();
        if let Some(to) = leaf.filter(|_| !self.opening) {
            view.last = Some(Last {
                seat,
                leaf: Some((self.leaf, to)),
                pawn: None,
            });
            view.leaf = to;
        }
        view
    }

    fn scene(view: &Kintei, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Turn, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, *turn, lang)
    }

    fn prompt(&self, _: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(self, said.len(), lang)
    }

    /// Takes the leaf home at once where it can, and never to the other seat's home where it need not.
    fn consider(&self, seat: Seat, _: &mut Rng) -> Vec<Turn> {
        let turns = self.turns(seat);
        let ending = |turn: &Turn| turn.leaf.and_then(Kintei::home);
        if let Some(win) = turns.iter().find(|turn| ending(turn) == Some(seat)) {
            return vec![*win];
        }
        let sensible: Vec<Turn> = turns
            .iter()
            .filter(|turn| ending(turn).is_none())
            .copied()
            .collect();
        if sensible.is_empty() { turns } else { sensible }
    }

    /// The whole arrangement fits a number: 25 bits per seat, the leaf, who acts.
    fn arrangement(&self) -> Option<u64> {
        let pawns = u64::from(self.pawns[0]) << 25 | u64::from(self.pawns[1]);
        let leaf = BOARD.index(self.leaf) as u64;
        Some((pawns << 5 | leaf) << 1 | u64::from(self.to_act == Seat(2)))
    }
}

/// The cells a piece can slide to: up to the first obstacle, or exactly there.
fn slides(from: Cell, occupied: u32, full: bool) -> u32 {
    let rays = &RAYS[BOARD.index(from)];
    let mut reached = 0;
    for (direction, &ray) in rays.iter().enumerate() {
        let obstacles = ray & occupied;
        // N, NE, E and SE go up in the order of cells, the others down.
        let upwards = direction < 4;
        let run = match (obstacles, upwards) {
            (0, _) => ray,
            (_, true) => ray & ((obstacles & obstacles.wrapping_neg()) - 1),
            (_, false) => ray & !(u32::MAX >> obstacles.leading_zeros()),
        };
        reached |= match (run, full, upwards) {
            (0, ..) | (_, false, _) => run,
            (_, true, true) => 1 << run.ilog2(),
            (_, true, false) => run & run.wrapping_neg(),
        };
    }
    reached
}

const fn rays() -> [[u32; 8]; 25] {
    let mut rays = [[0; 8]; 25];
    let mut from = 0;
    while from < 25 {
        let mut direction = 0;
        while direction < 8 {
            let (east, north) = Direction::ALL[direction].delta();
            let start = BOARD.cell(from);
            let mut file = start.file() as i8 + east;
            let mut rank = start.rank() as i8 + north;
            while file >= 0 && file < 5 && rank >= 0 && rank < 5 {
                rays[from][direction] |= 1 << BOARD.index(Cell::new(file as u8, rank as u8));
                file += east;
                rank += north;
            }
            direction += 1;
        }
        from += 1;
    }
    rays
}

const fn bit(cell: Cell) -> u32 {
    1 << BOARD.index(cell)
}

/// The cells of a set, in their order.
fn cells(mut set: u32) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros();
            set &= set - 1;
            BOARD.cell(index as usize)
        })
    })
}

#[cfg(test)]
mod tests;

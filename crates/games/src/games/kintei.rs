//! Kintei (Neutron, R. A. Kraus 1978): the leaf first, then a pawn; bring the leaf home.

mod face;
mod guide;
pub mod piece;

use std::fmt;

use crate::exercise::{Exercises, Mining, other_seat_to_act};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::home_rows5x5::{self, BOARD};
use crate::game::{
    BadDeal, Beliefs, Choice, Game, Heuristics, Info, Method, Outcome, Proofs, Rng, Seat,
    SeatWorth, Seats, Strength, Table, nothing_hidden,
};

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kintei {
    leaf: Cell,
    /// Cells by seat.
    pawns: [Cells; 2],
    to_act: Seat,
    /// Whether seat 1 has not had its first turn, which does not move the leaf.
    opening: bool,
    /// Option `slide=full`: pieces slide as far as they can.
    full: bool,
}

/// Origin and target.
type Way = (Cell, Cell);

/// The moves of leaf and pawn; only one of them in the first turn and in a turn that ends the game.
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

/// The effects of a turn, or of its first words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    leaf: Option<Way>,
    pawn: Option<Way>,
    /// The owner of the home row the leaf has reached.
    home: Option<Seat>,
}

impl Kintei {
    /// Returns the cell of the leaf.
    #[must_use]
    pub fn leaf(&self) -> Cell {
        self.leaf
    }

    /// Returns the cells of the seat's pawns.
    #[must_use]
    pub fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat.index()]
    }

    /// Returns the occupied cells with the leaf on `leaf`.
    fn occupied(&self, leaf: Cell) -> Cells {
        self.pawns[0] | self.pawns[1] | leaf.into()
    }

    /// Returns the cells the leaf may slide to.
    fn leaf_slides(&self) -> Cells {
        slides(self.leaf, self.occupied(self.leaf), self.full)
    }

    /// Returns whether a pawn of the seat could move with the leaf on `leaf`.
    fn can_move_pawn(&self, seat: Seat, leaf: Cell) -> bool {
        let free = |pawn| !(home_rows5x5::around(pawn) - self.occupied(leaf)).is_empty();
        self.pawns(seat).iter().any(free)
    }

    fn push_pawn_turns(&self, seat: Seat, leaf: Option<Cell>, turns: &mut Vec<Turn>) {
        let occupied = self.occupied(leaf.unwrap_or(self.leaf));
        for from in self.pawns(seat).iter() {
            let turn = |to| Turn {
                leaf,
                pawn: Some((from, to)),
            };
            turns.extend(slides(from, occupied, self.full).iter().map(turn));
        }
    }

    /// Moves the leaf, if a target is given.
    fn slide_leaf(&mut self, to: Option<Cell>) -> Deed {
        let from = self.leaf;
        self.leaf = to.unwrap_or(from);
        Deed {
            leaf: to.map(|to| (from, to)),
            pawn: None,
            home: home_rows5x5::owner(self.leaf),
        }
    }
}

impl Game for Kintei {
    const INFO: &'static Info = &Info {
        key: "kintei",
        name: "Kintei",
        designer: "Robert A. Kraus (Neutron, 1978); hod-factory (2010)",
        options: &[Choice {
            key: "slide",
            values: &["any", "full"],
        }],
        grid: |_| Some(BOARD),
        seat_worth: &[
            // 400 games, standard error 9.
            SeatWorth::usual(&[41, -41]),
            // 400 games, standard error 19.
            SeatWorth::with(&[("slide", "full")], &[247, -247]),
        ],
        ..Info::OPEN
    };
    type Turn = Turn;
    type Deed = Deed;
    nothing_hidden!();

    fn new(table: &Table, (): ()) -> Result<Kintei, BadDeal> {
        Ok(Kintei {
            leaf: Cell::new(2, 2),
            pawns: [Seat(1), Seat(2)].map(home_rows5x5::row),
            to_act: Seat(1),
            opening: true,
            full: table.option("slide") == "full",
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
        for to in self.leaf_slides().iter() {
            // A leaf move after which no own pawn can move is no turn, unless it ends the game.
            match home_rows5x5::owner(to) {
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
        let ends = |to| home_rows5x5::owner(to).is_some() || self.can_move_pawn(seat, to);
        self.leaf_slides().iter().any(ends)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let deed = self.slide_leaf(turn.leaf);
        if let Some((from, to)) = turn.pawn {
            self.pawns[seat.index()].shift(from, to);
        }
        self.opening = false;
        self.to_act = seat.rival();
        Deed {
            pawn: turn.pawn,
            ..deed
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        home_rows5x5::owner(self.leaf).map(|winner| Outcome::winner(winner, 2))
    }

    fn play_partial(&mut self, _: Seat, prefix: &[&str]) -> Option<Deed> {
        let leaf = prefix.first().filter(|_| !self.opening)?;
        Some(self.slide_leaf(Some(leaf.parse().ok()?)))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.pawns, self.leaf, self.to_act)))
    }
}

impl Heuristics for Kintei {
    /// Returns the lead in free cells of the home rows, nearness of the leaf, and freedom: a seat
    /// that can slide the leaf in few directions must soon send it where it does not want it.
    fn evaluate(&self, seat: Seat) -> f32 {
        let pawns = self.pawns[0] | self.pawns[1];
        let open = |seat| (home_rows5x5::row(seat) - pawns).count() as f32;
        let away = f32::from(self.leaf.rank().abs_diff(home_rows5x5::rank(seat)));
        let freedom = (home_rows5x5::around(self.leaf) - pawns).count() as f32;
        let freedom = if seat == self.to_act {
            freedom
        } else {
            -freedom
        };
        let open = open(seat) - open(seat.rival());
        let lead = 0.02 * (2.0 - away) + 0.03 * open + 0.02 * freedom;
        (0.5 + lead).clamp(0.0, 1.0)
    }

    fn method(&self, strength: Strength) -> Method {
        strength.of([
            Method::shallow(2, 0.07),
            Method::shallow(4, 0.006),
            Method::ProofNumber,
        ])
    }

    /// Returns the turn that brings the leaf home if there is one, otherwise turns that do not
    /// bring it to the other home row, if there are any.
    fn candidate_turns(&self, seat: Seat, _: &mut Rng) -> Vec<Turn> {
        let turns = self.turns(seat);
        let ending = |turn: &Turn| turn.leaf.and_then(home_rows5x5::owner);
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
}

impl Beliefs for Kintei {}

impl Proofs for Kintei {
    /// Returns small numbers where the leaf can go home at once; otherwise fewer slides of the leaf
    /// make a proof easier.
    fn initial_proof_numbers(&self, seat: Seat) -> [u32; 2] {
        if self.opening {
            return [1, 1];
        }
        let leaf = self.leaf_slides();
        let goes_home = !(leaf & home_rows5x5::row(seat)).is_empty();
        let ways = leaf - home_rows5x5::row(seat.rival());
        if goes_home {
            [0, 1]
        } else {
            [1, ways.count() as u32]
        }
    }
}

impl Exercises for Kintei {
    const MINING: Mining = Mining {
        wins_in_three: Some(0),
        ..Mining::USUAL
    };

    other_seat_to_act!();
}

/// The cells from a cell to the edge, by direction.
const RAYS: [[Cells; 8]; 25] = {
    let mut rays = [[Cells::NONE; 8]; 25];
    let mut from = 0;
    while from < 25 {
        let start = BOARD.cell(from);
        let mut way = 0;
        while way < 8 {
            let mut next = BOARD.step(start, Direction::ALL[way]);
            while let Some(cell) = next {
                rays[from][way].insert(cell);
                next = BOARD.step(cell, Direction::ALL[way]);
            }
            way += 1;
        }
        from += 1;
    }
    rays
};

/// Returns the cells a piece can slide to: up to the first obstacle, or only the last free cell if
/// `full`.
fn slides(from: Cell, occupied: Cells, full: bool) -> Cells {
    // N, NE, E and SE ascend in cell order, the other directions descend.
    let (up, down) = RAYS[BOARD.index(from)].split_at(4);
    let mut reached = Cells::NONE;
    for &ray in up {
        let run = ray.before(ray & occupied);
        reached = reached | if full { farthest(run.last()) } else { run };
    }
    for &ray in down {
        let run = ray.after(ray & occupied);
        reached = reached | if full { farthest(run.first()) } else { run };
    }
    reached
}

/// Returns the end of a run as a set; empty without a run.
fn farthest(end: Option<Cell>) -> Cells {
    end.map_or(Cells::NONE, Cells::from)
}

#[cfg(test)]
mod tests;

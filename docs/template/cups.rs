//! Cups, an example: turn over six cups one by one; the points below score. Each seat has looked
//! below one cup in secret.

mod face;

use std::array::from_fn;

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use crate::exercise::Exercises;
use crate::game::kit::grid::{Cell, Grid};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, NoClaim, Outcome, Proofs, Rng, Seat, Seats, Table,
    Viewer,
};

/// The board: six cells in a row, `a1` to `f1`.
const BOARD: Grid = Grid::new(6, 1);

/// The number of cups. The points below them are 1 to 6.
const CUPS: usize = 6;

/// The position, with every secret.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cups {
    /// By cup: the points below it.
    points: [u8; CUPS],
    public: Public,
}

/// The part of the position that every viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Public {
    /// By cup: the seat that took it.
    taken: [Option<Seat>; CUPS],
    /// By cup: whether its points lie open. During a preview a cup is taken and not yet open.
    open: [bool; CUPS],
    seats: Seats,
    staying: Seats,
    to_act: Seat,
}

/// The knowledge of one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// By cup: the points below it, where the viewer knows them.
    points: [Option<u8>; CUPS],
    public: Public,
}

/// The chance event before the first turn. Its items are dealt one by one, so that the secrecy law
/// can exchange two of them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// By cup: the points below it.
    points: Vec<u8>,
}

/// The deed of a turn: enough to describe and draw the turn without the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    cup: Cell,
    /// The points below the cup; `None` in a preview.
    points: Option<u8>,
}

/// Returns the index of a cup.
fn index(cup: Cell) -> usize {
    cup.file().into()
}

/// Returns the cup below which the seat has looked: seat 1 below `a1`, seat 2 below `b1`.
fn known(seat: Seat) -> Cell {
    Cell::new(seat.index() as u8, 0)
}

impl Public {
    /// Gives a cup to the seat; the next seat acts.
    fn take(&mut self, seat: Seat, cup: Cell) {
        self.taken[index(cup)] = Some(seat);
        self.to_act = self.staying.after(seat).unwrap_or(seat);
    }

    /// Returns the cups still on the board.
    fn left(&self) -> impl Iterator<Item = Cell> {
        BOARD
            .cells()
            .filter(|&cup| self.taken[index(cup)].is_none())
    }
}

impl View {
    /// Returns the points of the seat's open cups.
    fn score(&self, seat: Seat) -> u8 {
        let cups = BOARD.cells().map(index);
        let scored =
            cups.filter(|&cup| self.public.open[cup] && self.public.taken[cup] == Some(seat));
        scored.filter_map(|cup| self.points[cup]).sum()
    }
}

impl Game for Cups {
    const INFO: &'static Info = &Info {
        key: "cups",
        name: "Cups",
        designer: "an example",
        seats: |_| 2..=3,
        chance: true,
        secrets: |_| true,
        ..Info::OPEN
    };
    type Deal = Deal;
    type Turn = Cell;
    type Deed = Deed;
    type View = View;
    type Claim = NoClaim;

    fn deal(_: &Table, rng: &mut Rng) -> Deal {
        let mut points: Vec<u8> = (1..=CUPS as u8).collect();
        points.shuffle(rng);
        Deal { points }
    }

    fn new(table: &Table, deal: Deal) -> Result<Cups, BadDeal> {
        let mut sorted = deal.points.clone();
        sorted.sort_unstable();
        if sorted != (1..=CUPS as u8).collect::<Vec<u8>>() {
            return Err(BadDeal("the points are 1 to 6, each once".to_owned()));
        }
        let seats = Seats::all(table.seats);
        Ok(Cups {
            points: from_fn(|cup| deal.points[cup]),
            public: Public {
                taken: [None; CUPS],
                open: [false; CUPS],
                seats,
                staying: seats,
                to_act: Seat(1),
            },
        })
    }

    fn to_act(&self) -> Seats {
        self.public.to_act.into()
    }

    fn turns(&self, _: Seat) -> Vec<Cell> {
        self.public.left().collect()
    }

    fn play(&mut self, seat: Seat, &cup: &Cell) -> Deed {
        self.public.take(seat, cup);
        self.public.open[index(cup)] = true;
        Deed {
            cup,
            points: Some(self.points[index(cup)]),
        }
    }

    /// A seat that left keeps its cups and has no score: the common rules see to that.
    fn outcome(&self) -> Option<Outcome> {
        let view = self.final_view(None);
        let score = |seat: Seat| {
            self.public
                .staying
                .contains(seat)
                .then(|| view.score(seat).into())
        };
        let is_over = self.public.open.iter().all(|&open| open);
        is_over.then(|| Outcome::scored(self.public.seats.iter().map(score).collect()))
    }

    /// Open cups, and the one below which the viewer has looked.
    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.map(|seat| index(known(seat)));
        let sees = |cup: usize| self.public.open[cup] || own == Some(cup);
        View {
            points: from_fn(|cup| sees(cup).then_some(self.points[cup])),
            public: self.public.clone(),
        }
    }

    /// The missing points lie below the other cups in any order.
    fn imagine(view: &View, rng: &mut Rng) -> Cups {
        let mut missing: Vec<u8> = (1..=CUPS as u8).collect();
        missing.retain(|points| !view.points.contains(&Some(*points)));
        missing.shuffle(rng);
        let mut missing = missing.into_iter();
        let fill = |points: Option<u8>| points.or_else(|| missing.next());
        Cups {
            points: view
                .points
                .map(fill)
                .map(|points| points.expect("six cups, six numbers")),
            public: view.public.clone(),
        }
    }

    fn leave(&mut self, seat: Seat) {
        let Public {
            staying, to_act, ..
        } = &mut self.public;
        *staying = staying.without(seat);
        if *to_act == seat {
            *to_act = staying.after(seat).unwrap_or(seat);
        }
    }

    // The next four belong together. A cup below which the acting seat has not looked shows its
    // points only once the turn is played: the turn has a hidden result. So a preview plays only
    // the visible part (the cup is taken and stays closed), and shows no outcome. Every turn tells
    // the others a number they did not know: it reveals something, and is taken back only with the
    // others' consent. After the game every secret is open: the final view.

    fn has_hidden_result(&self, seat: Seat, &cup: &Cell) -> bool {
        cup != known(seat)
    }

    fn play_visible_part(&mut self, seat: Seat, turn: &Cell) -> Deed {
        if self.has_hidden_result(seat, turn) {
            self.public.take(seat, *turn);
            Deed {
                cup: *turn,
                points: None,
            }
        } else {
            self.play(seat, turn)
        }
    }

    fn reveals(&self, _: Seat, _: &Cell) -> bool {
        true
    }

    fn final_view(&self, _: Viewer) -> View {
        View {
            points: self.points.map(Some),
            public: self.public.clone(),
        }
    }
}

/// The defaults: the computer plays on at random from what its seat may know, and compares the
/// outcomes.
impl Heuristics for Cups {}

impl Beliefs for Cups {}

impl Proofs for Cups {}

impl Exercises for Cups {}

#[cfg(test)]
mod tests;

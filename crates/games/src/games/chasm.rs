//! Chasm (Nazareno Signoretto, 1999): push your own pieces off the board until one is left.

mod face;
mod puzzles;
mod scene;

use std::fmt;

use crate::game::kit::board4x4::{self, ALL, BOARD};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::{
    BadDeal, Beliefs, Game, Heuristics, Info, MctsOptions, Method, Outcome, Proofs, Rng, Seat,
    SeatWorth, Seats, StateSpace, Strength, Table, nothing_hidden,
};

/// Number of pieces of each seat.
const EACH: u8 = 4;

/// The row and column of each cell.
const CROSSES: [Cells; 16] = crosses();

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chasm {
    seats: u8,
    /// Cells of the pieces, by seat.
    pieces: [Cells; 4],
    /// Numbers of pieces not placed yet, by seat.
    unplaced: [u8; 4],
    /// The seats that have not left; a seat that left cannot win and is passed over.
    staying: Seats,
    to_act: Seat,
}

/// A placement, or a move to an adjacent cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Phase 1: a placement.
    Place(Cell),
    /// Phase 2: a move from one cell to another.
    Move(Cell, Cell),
}

/// The effects of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    turn: Turn,
    /// The number of pieces pushed, the fallen one included.
    pushed: u8,
    /// The owner of the fallen piece, and the number of its remaining pieces.
    fallen: Option<(Seat, u8)>,
}

impl Turn {
    /// Returns the cell where the turn ends.
    fn target(self) -> Cell {
        match self {
            Turn::Place(cell) | Turn::Move(_, cell) => cell,
        }
    }
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
    /// Returns every seat, left or not.
    fn seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    fn pieces(&self, seat: Seat) -> Cells {
        self.pieces[seat.index()]
    }

    /// Returns the number of pieces of a seat, on the board or not placed yet.
    #[must_use]
    pub fn count(&self, seat: Seat) -> u8 {
        self.pieces(seat).count() as u8 + self.unplaced[seat.index()]
    }

    /// Returns the owner of the piece on a cell.
    fn owner(&self, cell: Cell) -> Option<Seat> {
        let is_there = |&seat: &Seat| self.pieces(seat).contains(cell);
        self.seats().iter().find(is_there)
    }

    /// Returns whether pieces are still being placed.
    fn is_placing(&self) -> bool {
        self.unplaced != [0; 4]
    }

    /// Returns the seat left with exactly one piece. Sheet: no matter which seat acted. A seat that
    /// has left cannot win.
    fn winner(&self) -> Option<Seat> {
        self.staying.iter().find(|&seat| self.count(seat) == 1)
    }

    fn occupied(&self) -> Cells {
        self.pieces
            .iter()
            .fold(Cells::NONE, |all, &pieces| all | pieces)
    }

    /// Returns the cells for a placement: in no row or column with an own piece, or all free cells
    /// if there is none.
    fn places(&self, seat: Seat) -> Cells {
        let free = ALL - self.occupied();
        let own = self.pieces(seat).iter();
        let apart = own.fold(free, |apart, cell| apart - CROSSES[BOARD.index(cell)]);
        // Ruling (joechi.md): at any number of seats and for any piece.
        if apart.is_empty() { free } else { apart }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        self.pieces(seat).iter().flat_map(|from| {
            // In cell order.
            [Direction::W, Direction::S, Direction::N, Direction::E]
                .into_iter()
                .filter_map(move |way| Some(Turn::Move(from, BOARD.step(from, way)?)))
        })
    }

    /// Moves a piece and pushes the unbroken line before it. Returns the number of pushed pieces
    /// and the owner of a fallen one.
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
            // The next piece may have the same owner, whose set then stays unchanged.
            if next != carried {
                self.pieces[next.index()].remove(cell);
            }
            (carried, at, pushed) = (next, BOARD.step(cell, way), pushed + 1);
        }
    }

    /// Returns the owner of the piece that falls by a turn; `occupied` are the cells of all pieces.
    fn loser(&self, turn: Turn, occupied: Cells) -> Option<Seat> {
        let Turn::Move(from, to) = turn else {
            return None;
        };
        let way = direction(from, to);
        let (mut last, mut next) = (from, Some(to));
        while let Some(cell) = next {
            if !occupied.contains(cell) {
                return None;
            }
            (last, next) = (cell, BOARD.step(cell, way));
        }
        self.owner(last)
    }

    /// Places or moves a piece. Returns the number of pushed pieces and the owner of a fallen one.
    fn act(&mut self, seat: Seat, turn: Turn) -> (u8, Option<Seat>) {
        let done = match turn {
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
        done
    }

    /// Passes the turn on after `seat` acted or left.
    fn pass(&mut self, seat: Seat) {
        let next = self.staying.after(seat);
        self.to_act = next.unwrap_or(seat);
    }

    /// Starts phase 2 with the lowest staying seat.
    fn begin_moving(&mut self) {
        self.to_act = self.staying.first().unwrap_or(self.to_act);
    }

    /// Returns the ranking: fewer pieces are better; seats that left come last.
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
        seats: |_| 2..=4,
        grid: |_| Some(BOARD),
        seat_worth: &[
            // 400 games, standard error 8.
            SeatWorth::usual(&[-4, 4]),
            // 400 games, standard error 9.
            SeatWorth::usual(&[-7, 17, -10]),
            // 400 games, standard error 9.
            SeatWorth::usual(&[16, 24, -12, -29]),
        ],
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
        // There is room for sixteen pieces, and a piece can always push.
        self.is_placing() || !self.pieces(seat).is_empty()
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Deed {
        let (pushed, fallen) = self.act(seat, *turn);
        Deed {
            turn: *turn,
            pushed,
            fallen: fallen.map(|seat| (seat, self.count(seat))),
        }
    }

    fn advance(&mut self, seat: Seat, turn: &Turn) {
        self.act(seat, *turn);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| self.places_won(winner))
    }

    fn is_over(&self) -> bool {
        self.winner().is_some()
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

    /// Returns a key in phase 2 only: repetition does not count in phase 1.
    fn repetition_key(&self) -> Option<u64> {
        (!self.is_placing()).then(|| digest(&(self.pieces, self.to_act)))
    }
}

impl Heuristics for Chasm {
    /// With more than two seats the weaker strengths overlook turns: where three others push in
    /// between, deeper search hardly helps.
    fn method(&self, strength: Strength) -> Method {
        if self.seats == 2 {
            return Method::alpha_beta(strength);
        }
        Method::Mcts(MctsOptions {
            count: strength.of([40, 200, 16_000]),
            horizon: 8,
            attention: match self.seats {
                3 => strength.of([0.55, 0.85, 1.0]),
                _ => strength.of([0.3, 0.7, 1.0]),
            },
        })
    }

    /// Returns the winning turn if there is one, otherwise turns that bring no other seat nearer to
    /// winning, if there are any.
    fn candidate_turns(&self, seat: Seat, _: &mut Rng) -> Vec<Turn> {
        let turns = self.turns(seat);
        if self.is_placing() {
            return turns;
        }
        let occupied = self.occupied();
        let loser = |turn: &Turn| self.loser(*turn, occupied);
        if self.count(seat) == 2
            && let Some(win) = turns.iter().find(|turn| loser(turn) == Some(seat))
        {
            return vec![*win];
        }
        let helps_nobody = |turn: &&Turn| loser(turn).is_none_or(|other| other == seat);
        let sensible: Vec<Turn> = turns.iter().filter(helps_nobody).copied().collect();
        if sensible.is_empty() { turns } else { sensible }
    }

    /// Returns the lead in fewer pieces over the other seats; pieces on the edge count less,
    /// because they fall sooner.
    fn evaluate(&self, seat: Seat) -> f32 {
        let left = |seat: Seat| {
            let on_edge = self.pieces(seat).iter().filter(|&cell| is_on_edge(cell));
            f32::from(self.count(seat)) - 0.1 * on_edge.count() as f32
        };
        let others = self.staying.without(seat).iter().map(left);
        let most_ahead = others.fold(f32::from(EACH), f32::min);
        (0.5 + (most_ahead - left(seat)) / 6.0).clamp(0.0, 1.0)
    }

    fn repeats_candidates(&self) -> bool {
        true
    }
}

impl Beliefs for Chasm {
    fn is_open(&self) -> bool {
        true
    }
}

impl Proofs for Chasm {
    fn state_space(&self) -> Option<StateSpace<Chasm, Turn>> {
        let number = |game: &Chasm| {
            let (seat, rival) = (game.to_act, game.to_act.rival());
            let pieces = board4x4::canonical_key([seat, rival].map(|seat| game.pieces(seat)));
            let [own, other] = [seat, rival].map(|seat| u128::from(game.unplaced[seat.index()]));
            u128::from(pieces) << 8 | own << 4 | other
        };
        (self.seats == 2).then_some(StateSpace::Listed(number))
    }
}

/// Returns whether a cell lies on the edge of the board.
fn is_on_edge(cell: Cell) -> bool {
    let is_outer = |at: u8| at == 0 || at == 3;
    is_outer(cell.file()) || is_outer(cell.rank())
}

/// Returns the direction from a cell to an adjacent one.
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

//! Basileus (Marek Łukaszewicz, 2010): three kinds of chessmen that jump three ways; take the other
//! basileus.

mod face;
mod guide;
pub mod piece;
mod player;

use crate::game::kit::board9x8::{ALL, BOARD};
use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::jump::{self, Chain, Jump, Jumper};
use crate::game::{
    BadDeal, Game, Info, Outcome, Palette, Seat, SeatWorth, Seats, Table, nothing_hidden,
};

/// Number of consecutive turns without a capture after which the game is drawn.
pub const QUIET_TURN_LIMIT: u8 = 80;

/// The chessmen of the home rank, file by file.
const LINE: [Kind; 9] = [
    Kind::Pawn,
    Kind::Piece,
    Kind::Pawn,
    Kind::Piece,
    Kind::Basileus,
    Kind::Piece,
    Kind::Pawn,
    Kind::Piece,
    Kind::Pawn,
];

/// A kind of chessman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Steps diagonally, jumps orthogonally.
    Pawn,
    /// Steps and jumps diagonally.
    Piece,
    /// Steps and jumps all ways.
    Basileus,
}

impl Kind {
    /// All three kinds.
    pub const ALL: [Kind; 3] = [Kind::Pawn, Kind::Piece, Kind::Basileus];

    const fn steps(self) -> &'static [Direction] {
        match self {
            Kind::Pawn | Kind::Piece => &Direction::DIAGONAL,
            Kind::Basileus => &Direction::ALL,
        }
    }

    const fn jumps(self) -> &'static [Direction] {
        match self {
            Kind::Pawn => &Direction::ORTHOGONAL,
            Kind::Piece => &Direction::DIAGONAL,
            Kind::Basileus => &Direction::ALL,
        }
    }

    /// Returns the kinds it jumps over: pawns always, and the other kinds except its own.
    const fn prey(self) -> [Kind; 2] {
        match self {
            Kind::Pawn | Kind::Piece => [Kind::Pawn, Kind::Basileus],
            Kind::Basileus => [Kind::Pawn, Kind::Piece],
        }
    }
}

/// A position. It is its own view: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Basileus {
    /// Cells by seat and kind.
    chessmen: [[Cells; 3]; 2],
    to_act: Seat,
    /// Consecutive turns without a capture.
    quiet: u8,
}

/// The effects of a turn, or of its first words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// The kind that moved.
    kind: Kind,
    chain: Chain,
    /// The chessmen taken, with their cells.
    taken: Vec<(Kind, Cell)>,
}

impl Basileus {
    /// Returns the cells of the seat's chessmen of a kind.
    #[must_use]
    pub fn of(&self, seat: Seat, kind: Kind) -> Cells {
        self.chessmen[seat.index()][kind as usize]
    }

    /// Returns the cells of all the seat's chessmen.
    fn chessmen(&self, seat: Seat) -> Cells {
        let [pawns, pieces, basileus] = self.chessmen[seat.index()];
        pawns | pieces | basileus
    }

    /// Returns the kind of the seat's chessman on a cell; `None` if there is none.
    fn kind(&self, seat: Seat, cell: Cell) -> Option<Kind> {
        let stands = |kind: &Kind| self.of(seat, *kind).contains(cell);
        Kind::ALL.into_iter().find(stands)
    }

    /// Returns whether the seat's basileus is taken.
    fn is_beheaded(&self, seat: Seat) -> bool {
        self.of(seat, Kind::Basileus).is_empty()
    }

    fn chessmen_with_kinds(&self, seat: Seat) -> impl Iterator<Item = (Cell, Kind)> {
        let chessmen = self.chessmen(seat).iter();
        chessmen.filter_map(move |cell| Some((cell, self.kind(seat, cell)?)))
    }

    fn free(&self) -> Cells {
        ALL - (self.chessmen(Seat(1)) | self.chessmen(Seat(2)))
    }

    /// Returns the chessmen of a kind that the seat's chessmen of another kind may jump over.
    fn prey(&self, seat: Seat, kind: Kind) -> Cells {
        let [one, other] = kind.prey();
        self.of(seat.rival(), one) | self.of(seat.rival(), other)
    }

    fn jumper(&self, seat: Seat, (from, kind): (Cell, Kind)) -> Jumper {
        let enemies = self.chessmen(seat.rival());
        let prey = self.prey(seat, kind);
        Jumper {
            from,
            ways: kind.jumps(),
            prey,
            walls: (self.chessmen(seat) - from.into()) | (enemies - prey),
        }
    }

    /// Returns the cell of the other basileus if this basileus can step onto it, which takes it.
    fn assault(&self, seat: Seat, (from, kind): (Cell, Kind)) -> Option<Cell> {
        let near = kind.steps().iter().filter_map(|&way| BOARD.step(from, way));
        let victim = self.of(seat.rival(), Kind::Basileus);
        let mut near = near.filter(|_| kind == Kind::Basileus);
        near.find(|&cell| victim.contains(cell))
    }

    /// Returns the chessmen that can jump.
    fn jumping(&self, seat: Seat) -> Cells {
        let free = self.free();
        let of = |kind: Kind| {
            let (own, prey) = (self.of(seat, kind), self.prey(seat, kind));
            jump::jumping(own, kind.jumps(), prey, free, ALL)
        };
        of(Kind::Pawn) | of(Kind::Piece) | of(Kind::Basileus)
    }

    /// Returns whether the seat's basileus can step onto the other one.
    fn can_assault(&self, seat: Seat) -> bool {
        let near = around(self.of(seat, Kind::Basileus));
        !(near & self.of(seat.rival(), Kind::Basileus)).is_empty()
    }

    /// Returns whether the seat can capture, and so must.
    fn must_capture(&self, seat: Seat) -> bool {
        !self.jumping(seat).is_empty() || self.can_assault(seat)
    }

    /// Appends the captures with the chessmen that can jump; the basileus may step onto the other
    /// one.
    fn push_captures(&self, seat: Seat, jumping: Cells, turns: &mut Vec<Chain>) {
        let victim = self.of(seat.rival(), Kind::Basileus);
        // Taking the basileus wins and ends the turn at once.
        let ends = |jump: Jump| victim.contains(jump.over);
        let basileus = self.of(seat, Kind::Basileus);
        for from in (jumping | basileus).iter() {
            let Some(kind) = self.kind(seat, from) else {
                continue;
            };
            let assault = self.assault(seat, (from, kind));
            turns.extend(assault.map(|to| Chain::step(from, to)));
            let jumper = self.jumper(seat, (from, kind));
            jumper.push_chains(BOARD, &ends, turns);
        }
    }

    /// Appends the steps.
    fn push_steps(&self, seat: Seat, turns: &mut Vec<Chain>) {
        let (free, basileus) = (self.free(), self.of(seat, Kind::Basileus));
        for from in self.chessmen(seat).iter() {
            let ways: &[Direction] = if basileus.contains(from) {
                &Direction::ALL
            } else {
                &Direction::DIAGONAL
            };
            for &way in ways {
                let to = BOARD.step(from, way).filter(|&to| free.contains(to));
                turns.extend(to.map(|to| Chain::step(from, to)));
            }
        }
    }

    /// Moves a chessman and takes those it jumps over or steps onto. Returns its kind.
    fn go(&mut self, seat: Seat, chain: &Chain) -> Kind {
        let kind = self.kind(seat, chain.from()).expect("a chessman moves");
        let rival = seat.rival();
        for cell in chain.over().chain([chain.to()]) {
            if let Some(taken) = self.kind(rival, cell) {
                self.chessmen[rival.index()][taken as usize].remove(cell);
            }
        }
        self.chessmen[seat.index()][kind as usize].shift(chain.from(), chain.to());
        kind
    }

    /// Moves a chessman, takes those it jumps over or steps onto, and returns the deed.
    fn walk(&mut self, seat: Seat, chain: &Chain) -> Deed {
        let hit = chain.over().chain([chain.to()]);
        let hit = hit.filter_map(|cell| Some((self.kind(seat.rival(), cell)?, cell)));
        let taken = hit.collect();
        let kind = self.go(seat, chain);
        Deed {
            kind,
            chain: *chain,
            taken,
        }
    }

    /// Passes the turn on after a turn of `seat` that took chessmen, or none.
    fn pass_on(&mut self, seat: Seat, took: bool) {
        self.quiet = if took { 0 } else { self.quiet + 1 };
        self.to_act = seat.rival();
    }
}

impl Game for Basileus {
    const INFO: &'static Info = &Info {
        key: "basileus",
        name: "Basileus",
        designer: "Marek Łukaszewicz (2010)",
        palette: Palette::WhiteAndBlack,
        grid: |_| Some(BOARD),
        minutes: 35,
        seat_worth: &[
            // 400 games, standard error 6.
            SeatWorth::usual(&[26, -26]),
        ],
        ..Info::OPEN
    };
    type Turn = Chain;
    type Deed = Deed;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Basileus, BadDeal> {
        let line = |rank| {
            Kind::ALL.map(|kind| {
                let files = (0..BOARD.files).filter(|&file| LINE[usize::from(file)] == kind);
                files.map(|file| Cell::new(file, rank)).collect()
            })
        };
        Ok(Basileus {
            chessmen: [line(1), line(6)],
            to_act: Seat(1),
            quiet: 0,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Chain> {
        let mut turns = Vec::new();
        self.push_turns(seat, &mut turns);
        turns
    }

    fn push_turns(&self, seat: Seat, turns: &mut Vec<Chain>) {
        let jumping = self.jumping(seat);
        if jumping.is_empty() && !self.can_assault(seat) {
            self.push_steps(seat, turns);
        } else {
            self.push_captures(seat, jumping, turns);
        }
    }

    fn can_act(&self, seat: Seat) -> bool {
        let free = self.free();
        let near = |cells: Cells, ways: &[Direction]| {
            ways.iter().any(|&way| !cells.stepped(free, way).is_empty())
        };
        near(self.chessmen(seat), &Direction::DIAGONAL)
            || near(self.of(seat, Kind::Basileus), &Direction::ORTHOGONAL)
            || self.must_capture(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Chain) -> Deed {
        let deed = self.walk(seat, turn);
        self.pass_on(seat, !deed.taken.is_empty());
        deed
    }

    fn advance(&mut self, seat: Seat, turn: &Chain) {
        let before = self.chessmen(seat.rival());
        self.go(seat, turn);
        self.pass_on(seat, self.chessmen(seat.rival()) != before);
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_beheaded(self.to_act) {
            return Some(Outcome::winner(self.to_act.rival(), 2));
        }
        // Ruling (lukaszewicz.md): a stuck seat loses all the same.
        let drawn = self.quiet >= QUIET_TURN_LIMIT && self.can_act(self.to_act);
        drawn.then(|| Outcome::draw(2))
    }

    fn is_over(&self) -> bool {
        self.is_beheaded(self.to_act) || self.quiet >= QUIET_TURN_LIMIT && self.can_act(self.to_act)
    }

    fn play_partial(&mut self, seat: Seat, prefix: &[&str]) -> Option<Deed> {
        Chain::from_words(prefix).map(|chain| self.walk(seat, &chain))
    }

    fn repetition_key(&self) -> Option<u64> {
        Some(digest(&(self.chessmen, self.to_act)))
    }

    fn pieces_in_play(&self, seat: Seat) -> Option<usize> {
        Some(self.chessmen(seat).count())
    }
}

/// Returns the cells one step from these, in any direction.
fn around(cells: Cells) -> Cells {
    let near = Direction::ALL.map(|way| cells.stepped(ALL, way));
    near.into_iter().fold(Cells::NONE, |all, cells| all | cells)
}

#[cfg(test)]
mod tests;

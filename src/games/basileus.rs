//! Basileus (Marek Łukaszewicz, 2010): three kinds of chessmen that jump three ways; take the other basileus.

mod scene;
mod words;

use crate::game::kit::cells::Cells;
use crate::game::kit::digest::digest;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::jump::{Chain, Jump, Jumper};
use crate::game::kit::sides::BOARD;
use crate::game::{
    BadDeal, Game, Info, Lang, Outcome, Palette, Scene, Seat, Seats, Table, Viewer, nothing_hidden,
};

/// After so many turns in a row without a capture the game is drawn.
pub const PATIENCE: u8 = 80;

/// What stands on the home rank, file by file.
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
    /// All three.
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

    /// What it jumps over: pawns always, and of the others each only what is not of its kind.
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
    /// By seat, then by kind.
    men: [[Cells; 3]; 2],
    to_act: Seat,
    /// Turns in a row without a capture.
    quiet: u8,
    /// For the picture, not for the rules.
    last: Option<Last>,
    winners: Option<Seats>,
}

/// A turn that was taken, or as much of one as is said so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Who took it.
    pub seat: Seat,
    /// What moved.
    pub kind: Kind,
    /// Where it went.
    pub chain: Chain,
    /// What it took, and from where.
    pub taken: Vec<(Kind, Cell)>,
}

impl Basileus {
    /// Where the seat's chessmen of a kind are.
    #[must_use]
    pub fn of(&self, seat: Seat, kind: Kind) -> Cells {
        self.men[seat.index()][kind as usize]
    }

    /// Where all its chessmen are.
    #[must_use]
    pub fn men(&self, seat: Seat) -> Cells {
        let [pawns, pieces, basileus] = self.men[seat.index()];
        pawns | pieces | basileus
    }

    /// What stands on a cell, if it is the seat's.
    #[must_use]
    pub fn kind(&self, seat: Seat, cell: Cell) -> Option<Kind> {
        let stands = |kind: &Kind| self.of(seat, *kind).contains(cell);
        Kind::ALL.into_iter().find(stands)
    }

    /// What the last turn did.
    #[must_use]
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// How many turns in a row have taken nothing.
    #[must_use]
    pub fn quiet(&self) -> u8 {
        self.quiet
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

    /// Whether the seat's basileus is gone.
    #[must_use]
    pub fn is_beheaded(&self, seat: Seat) -> bool {
        self.of(seat, Kind::Basileus).is_empty()
    }

    fn men_with_kinds(&self, seat: Seat) -> impl Iterator<Item = (Cell, Kind)> {
        let men = self.men(seat).iter();
        men.filter_map(move |cell| Some((cell, self.kind(seat, cell)?)))
    }

    fn jumper(&self, seat: Seat, (from, kind): (Cell, Kind)) -> Jumper {
        let [one, other] = kind.prey();
        let enemies = self.men(seat.rival());
        let prey = self.of(seat.rival(), one) | self.of(seat.rival(), other);
        Jumper {
            from,
            ways: kind.jumps(),
            prey,
            walls: (self.men(seat) - from.into()) | (enemies - prey),
        }
    }

    /// The step of a basileus onto the other one, which takes it.
    fn assault(&self, seat: Seat, (from, kind): (Cell, Kind)) -> Option<Cell> {
        let near = kind.steps().iter().filter_map(|&way| BOARD.step(from, way));
        let victim = self.of(seat.rival(), Kind::Basileus);
        let mut near = near.filter(|_| kind == Kind::Basileus);
        near.find(|&cell| victim.contains(cell))
    }

    /// Whether the seat can capture, and so must.
    #[must_use]
    pub fn must_capture(&self, seat: Seat) -> bool {
        self.men_with_kinds(seat).any(|man| {
            self.assault(seat, man).is_some()
                || self.jumper(seat, man).jumps(BOARD).next().is_some()
        })
    }

    fn captures(&self, seat: Seat) -> Vec<Chain> {
        let victim = self.of(seat.rival(), Kind::Basileus);
        // To take the basileus wins and ends the turn at once.
        let ends = |jump: Jump| victim.contains(jump.over);
        let mut captures = Vec::new();
        for man in self.men_with_kinds(seat) {
            let assault = self.assault(seat, man).map(|to| Chain(vec![man.0, to]));
            captures.extend(assault);
            captures.extend(self.jumper(seat, man).chains(BOARD, &ends));
        }
        captures
    }

    fn steps(&self, seat: Seat) -> impl Iterator<Item = Chain> {
        let taken = self.men(Seat(1)) | self.men(Seat(2));
        self.men_with_kinds(seat).flat_map(move |(from, kind)| {
            let near = kind.steps().iter();
            let near = near.filter_map(move |&way| BOARD.step(from, way));
            let free = near.filter(move |&cell| !taken.contains(cell));
            free.map(move |to| Chain(vec![from, to]))
        })
    }

    /// Moves a chessman, and takes what it jumps over or steps onto.
    fn walk(&mut self, seat: Seat, chain: &Chain) {
        let kind = self.kind(seat, chain.from()).expect("a man moves");
        let rival = seat.rival();
        let hit = chain.over().chain([chain.to()]);
        let hit = hit.filter_map(|cell| Some((self.kind(rival, cell)?, cell)));
        let taken: Vec<(Kind, Cell)> = hit.collect();
        for &(kind, cell) in &taken {
            self.men[rival.index()][kind as usize].remove(cell);
        }
        self.men[seat.index()][kind as usize].shift(chain.from(), chain.to());
        self.last = Some(Last {
            seat,
            kind,
            chain: chain.clone(),
            taken,
        });
    }
}

impl Game for Basileus {
    const INFO: &'static Info = &Info {
        key: "basileus",
        name: "Basileus",
        designer: "Marek Łukaszewicz (2010)",
        sheet: 4,
        palette: Palette::WhiteAndBlack,
        ..Info::OPEN
    };
    type Turn = Chain;
    nothing_hidden!();

    fn new(_: &Table, (): ()) -> Result<Basileus, BadDeal> {
        let line = |rank| {
            Kind::ALL.map(|kind| {
                let files = (0..BOARD.files).filter(|&file| LINE[usize::from(file)] == kind);
                files.map(|file| Cell::new(file, rank)).collect()
            })
        };
        Ok(Basileus {
            men: [line(1), line(6)],
            to_act: Seat(1),
            quiet: 0,
            last: None,
            winners: None,
        })
    }

    fn to_act(&self) -> Seats {
        self.to_act.into()
    }

    fn turns(&self, seat: Seat) -> Vec<Chain> {
        let captures = self.captures(seat);
        if captures.is_empty() {
            self.steps(seat).collect()
        } else {
            captures
        }
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.steps(seat).next().is_some() || self.must_capture(seat)
    }

    fn play(&mut self, seat: Seat, turn: &Chain) {
        self.walk(seat, turn);
        let captured = self
            .last
            .as_ref()
            .is_some_and(|last| !last.taken.is_empty());
        self.quiet = if captured { 0 } else { self.quiet + 1 };
        self.to_act = seat.rival();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_beheaded(self.to_act) {
            return Some(Outcome::winner(self.to_act.rival(), 2));
        }
        // Ruling (lukaszewicz.md): a stuck seat loses all the same.
        let drawn = self.quiet >= PATIENCE && self.can_act(self.to_act);
        drawn.then(|| Outcome::draw(2))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.winners = Some(outcome.winners());
    }

    fn halfway(&self, seat: Seat, said: &[&str]) -> Basileus {
        let mut view = self.clone();
        if let Some(chain) = Chain::said(said) {
            view.walk(seat, &chain);
        }
        view
    }

    fn scene(view: &Basileus, lang: &Lang) -> Scene {
        scene::scene(view, lang)
    }

    fn report(&self, seat: Seat, turn: &Chain, _: Viewer, lang: &Lang) -> String {
        words::report(self, seat, turn, lang)
    }

    fn prompt(&self, seat: Seat, said: &[&str], lang: &Lang) -> String {
        words::prompt(self, seat, said, lang)
    }

    fn arrangement(&self) -> Option<u64> {
        Some(digest(&(self.men, self.to_act)))
    }

    /// Who has more chessmen stands better.
    fn appraise(&self, seat: Seat) -> f32 {
        let men = |seat| self.men(seat).count() as f32;
        let (own, other) = (men(seat), men(seat.rival()));
        own / (own + other)
    }
}

#[cfg(test)]
mod tests;

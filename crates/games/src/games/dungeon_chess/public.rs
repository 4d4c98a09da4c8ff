//! What lies open on the table, for everyone to see.

use super::character::{Character, Kind};
use super::side::{BOARD, Door, Place, Side};
use crate::game::kit::grid::Cell;
use crate::game::{Seat, Seats};

/// After so many turns per seat without a capture or a ransom, the game closes.
const PATIENCE: u16 = 30;

/// What a chest is worth.
pub(super) const CHEST: i32 = 3;

/// So many turns in a row may a character go to and fro between two cells.
pub(super) const TO_AND_FRO: u8 = 3;

/// Everything but the targets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// How many sat down.
    pub(super) seats: u8,
    pub(super) staying: Seats,
    /// Who has chosen a target.
    pub(super) chosen: Seats,
    /// Whose turn it is, once all have chosen.
    pub(super) to_act: Seat,
    pub(super) board: [Option<Character>; 64],
    /// By seat and door.
    pub(super) entries: [[Option<Kind>; 2]; 4],
    /// By seat: its own chests, which it can pay with.
    pub(super) chests: [u8; 4],
    /// By seat: the chests it was paid.
    pub(super) received: [u8; 4],
    /// By captor, owner and kind.
    pub(super) prisoners: [[[u8; 4]; 4]; 4],
    /// Turns in a row without a capture or a ransom.
    pub(super) quiet: u16,
    /// By seat: the two cells its last turns moved a character between, and how many they were, at most three.
    pub(super) habits: [Option<(Cell, Cell, u8)>; 4],
    pub(super) closed: bool,
}

/// How a character moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moved {
    /// What it is.
    pub kind: Kind,
    /// Where it was.
    pub from: Place,
    /// Where it is.
    pub to: Cell,
    /// What it captured there.
    pub captured: Option<Character>,
    /// Whether it could only get there by its teleports.
    pub teleported: bool,
}

impl Public {
    /// The formation of so many seats.
    pub(super) fn new(seats: u8) -> Public {
        let mut board = [None; 64];
        for seat in Seats::all(seats).iter() {
            for (kind, cell) in Side::of(seat, seats).formation() {
                board[BOARD.index(cell)] = Some(Character { seat, kind });
            }
        }
        let mut entries = [[None; 2]; 4];
        entries[..seats.into()].fill([Some(Kind::Guerriero), Some(Kind::Maga)]);
        Public {
            seats,
            staying: Seats::all(seats),
            chosen: Seats::NONE,
            to_act: Seat(1),
            board,
            entries,
            chests: [2; 4],
            received: [0; 4],
            prisoners: [[[0; 4]; 4]; 4],
            quiet: 0,
            habits: [None; 4],
            closed: false,
        }
    }

    /// All that sat down.
    #[must_use]
    pub fn seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    /// Who has not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        self.staying
    }

    /// Where a seat sits.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.seats)
    }

    /// Whether somebody has still to choose a target.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        self.staying.iter().any(|seat| !self.chosen.contains(seat))
    }

    /// Whether a seat has chosen a target.
    #[must_use]
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen.contains(seat)
    }

    /// Who is to act: at first everyone who has not chosen.
    #[must_use]
    pub fn acting(&self) -> Seats {
        let choosing: Seats = self
            .staying
            .iter()
            .filter(|&seat| !self.chosen.contains(seat))
            .collect();
        if choosing.is_empty() {
            self.to_act.into()
        } else {
            choosing
        }
    }

    /// Who stands on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Character> {
        self.board[BOARD.index(cell)]
    }

    /// Who stands on an entry square of a seat.
    #[must_use]
    pub fn entry(&self, seat: Seat, door: Door) -> Option<Kind> {
        self.entries[seat.index()][door as usize]
    }

    /// Where the seat's characters are: on the board in the order of cells, then on its entry squares.
    pub fn characters(&self, seat: Seat) -> impl Iterator<Item = (Kind, Place)> {
        let own = move |(i, man): (usize, &Option<Character>)| {
            man.filter(|man| man.seat == seat)
                .map(|man| (man.kind, Place::Cell(BOARD.cell(i))))
        };
        let inside = move |door| Some((self.entry(seat, door)?, Place::Door(door)));
        self.board
            .iter()
            .enumerate()
            .filter_map(own)
            .chain(Door::ALL.into_iter().filter_map(inside))
    }

    /// The chests a seat can still pay with.
    #[must_use]
    pub fn chests(&self, seat: Seat) -> u8 {
        self.chests[seat.index()]
    }

    /// The chests a seat was paid.
    #[must_use]
    pub fn received(&self, seat: Seat) -> u8 {
        self.received[seat.index()]
    }

    /// How many characters of a kind `captor` holds of another seat.
    #[must_use]
    pub fn held(&self, captor: Seat, of: Seat, kind: Kind) -> u8 {
        self.prisoners[captor.index()][of.index()][kind as usize]
    }

    /// How many of its characters of a kind a seat has lost.
    #[must_use]
    pub fn lost(&self, seat: Seat, kind: Kind) -> u8 {
        let held = |captor: &[[u8; 4]; 4]| captor[seat.index()][kind as usize];
        self.prisoners.iter().map(held).sum()
    }

    /// How many characters a seat has in play.
    #[must_use]
    pub fn in_play(&self, seat: Seat) -> u8 {
        if !self.staying.contains(seat) {
            return 0;
        }
        let left = |kind: Kind| kind.many() - self.lost(seat, kind);
        Kind::ALL.into_iter().map(left).sum()
    }

    /// Sheet: while three or more seats are playing, the only character of one cannot be captured.
    #[must_use]
    pub fn is_safe(&self, seat: Seat) -> bool {
        self.staying.count() >= 3 && self.in_play(seat) == 1
    }

    /// The two cells between which a character of the seat may not move now, unless there is no other turn.
    #[must_use]
    pub fn barred(&self, seat: Seat) -> Option<(Cell, Cell)> {
        let (low, high, times) = self.habits[seat.index()]?;
        (times >= TO_AND_FRO).then_some((low, high))
    }

    /// Turns in a row without a capture or a ransom, and how many of them close the game.
    #[must_use]
    pub fn quiet(&self) -> (u16, u16) {
        (self.quiet, PATIENCE * u16::from(self.staying.count()))
    }

    /// Who had no legal turn since this seat's turn: all that stay between it and the seat to act.
    #[must_use]
    pub fn skipped(&self, since: Seat) -> Seats {
        let next = |seat: &Seat| Some(self.after(*seat));
        let passed = std::iter::successors(next(&since), next);
        passed.take_while(|&seat| seat != self.to_act).collect()
    }

    /// Whether the game's own rules closed it.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// What a seat's characters, prisoners and chests are worth: its score but for the target.
    #[must_use]
    pub fn holdings(&self, seat: Seat) -> i32 {
        let worth = |kind: Kind| {
            let own = kind.many() - self.lost(seat, kind);
            let held: u8 = self
                .seats()
                .iter()
                .map(|of| self.held(seat, of, kind))
                .sum();
            kind.value() * i32::from(own + held)
        };
        let chests = self.chests(seat) + self.received(seat);
        Kind::ALL.into_iter().map(worth).sum::<i32>() + CHEST * i32::from(chests)
    }

    pub(super) fn after(&self, seat: Seat) -> Seat {
        self.staying.after(seat).expect("somebody stays")
    }
}

#[cfg(test)]
impl Public {
    /// A position in which seats that all have chosen, none has left and none has chests.
    pub(super) fn drawn(seats: u8, drawing: &str) -> Public {
        let mut public = Public::new(seats);
        public.chosen = Seats::all(seats);
        public.entries = [[None; 2]; 4];
        let mut left = [[1, 1, 1, 3]; 4];
        for (cell, mark) in BOARD.drawn(drawing) {
            let man = super::tests::character(mark);
            public.board[BOARD.index(cell)] = man;
            if let Some(man) = man {
                left[man.seat.index()][man.kind as usize] -= 1;
            }
        }
        // Whoever is not drawn was captured by the next seat.
        for seat in Seats::all(seats).iter() {
            let captor = public.after(seat);
            public.prisoners[captor.index()][seat.index()] = left[seat.index()];
        }
        public
    }

    /// The same with somebody on an entry square, who is nobody's prisoner then.
    pub(super) fn with_entry(mut self, seat: Seat, door: Door, kind: Kind) -> Public {
        let captor = self.after(seat);
        self.prisoners[captor.index()][seat.index()][kind as usize] -= 1;
        self.entries[seat.index()][door as usize] = Some(kind);
        self
    }

    /// The same with this seat to act.
    pub(super) fn turn_of(mut self, seat: Seat) -> Public {
        self.to_act = seat;
        self
    }

    /// The same after so many turns without a capture or a ransom.
    pub(super) fn quietly(mut self, turns: u16) -> Public {
        self.quiet = turns;
        self
    }

    /// The same with nobody's characters held by anybody.
    pub(super) fn without_prisoners(mut self) -> Public {
        self.prisoners = [[[0; 4]; 4]; 4];
        self
    }

    /// The same with so many own chests each.
    pub(super) fn with_chests(mut self, chests: u8) -> Public {
        self.chests = [chests; 4];
        self
    }
}

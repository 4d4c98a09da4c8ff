//! The public part of a position.

use super::dungeon::{BOARD, Character, Door, Kind, Place, Side};
use crate::game::kit::grid::Cell;
use crate::game::{Seat, Seats};

/// Number of turns per seat without a capture or a ransom after which the game closes.
const QUIET_TURNS_PER_SEAT: u16 = 30;

/// Points of a chest.
pub(super) const CHEST: i32 = 3;

/// Maximum number of consecutive turns a character may move to and fro between two cells.
pub(super) const TO_AND_FRO: u8 = 3;

/// The position without targets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The number of seats, left or not.
    pub(super) seats: u8,
    pub(super) staying: Seats,
    /// The seats that chose a target.
    pub(super) chosen: Seats,
    /// The seat to act, once all have chosen.
    pub(super) to_act: Seat,
    pub(super) board: [Option<Character>; 64],
    /// Characters on entry squares, by seat and door.
    pub(super) entries: [[Option<Kind>; 2]; 4],
    /// Own chests, which a seat can pay with, by seat.
    pub(super) chests: [u8; 4],
    /// Chests received as ransom, by seat.
    pub(super) received: [u8; 4],
    /// Numbers of prisoners, by captor, owner and kind.
    pub(super) prisoners: [[[u8; 4]; 4]; 4],
    /// Consecutive turns without a capture or a ransom.
    pub(super) quiet: u16,
    /// The two cells between which the seat's last turns moved a character, and the number of these
    /// turns, at most three.
    pub(super) habits: [Option<(Cell, Cell, u8)>; 4],
    pub(super) closed: bool,
}

/// The move of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moved {
    /// The kind.
    pub kind: Kind,
    /// The origin.
    pub from: Place,
    /// The target cell.
    pub to: Cell,
    /// The captured character.
    pub captured: Option<Character>,
    /// Whether only a teleport reaches the target cell.
    pub teleported: bool,
}

impl Public {
    /// Returns the opening position of `seats` seats.
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

    /// Returns all seats, left or not.
    #[must_use]
    pub fn seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    /// Returns the seats that have not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        self.staying
    }

    /// Returns the side a seat sits at.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.seats)
    }

    /// Returns whether a seat still has to choose a target.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        self.staying.iter().any(|seat| !self.chosen.contains(seat))
    }

    /// Returns whether the seat has chosen a target.
    #[must_use]
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.chosen.contains(seat)
    }

    /// Returns the seats to act: at first all that have not chosen a target.
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

    /// Returns the character on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Character> {
        self.board[BOARD.index(cell)]
    }

    /// Returns the character on an entry square.
    #[must_use]
    pub fn entry(&self, seat: Seat, door: Door) -> Option<Kind> {
        self.entries[seat.index()][door as usize]
    }

    /// Returns the seat's characters with their places: on the board in cell order, then on its
    /// entry squares.
    pub fn characters(&self, seat: Seat) -> impl Iterator<Item = (Kind, Place)> {
        let own = move |(i, character): (usize, &Option<Character>)| {
            character
                .filter(|character| character.seat == seat)
                .map(|character| (character.kind, Place::Cell(BOARD.cell(i))))
        };
        let inside = move |door| Some((self.entry(seat, door)?, Place::Door(door)));
        self.board
            .iter()
            .enumerate()
            .filter_map(own)
            .chain(Door::ALL.into_iter().filter_map(inside))
    }

    /// Returns the number of chests a seat can pay with.
    #[must_use]
    pub fn chests(&self, seat: Seat) -> u8 {
        self.chests[seat.index()]
    }

    /// Returns the number of chests a seat received.
    #[must_use]
    pub fn received(&self, seat: Seat) -> u8 {
        self.received[seat.index()]
    }

    /// Returns the number of characters of a kind of seat `of` that `captor` holds.
    #[must_use]
    pub fn held(&self, captor: Seat, of: Seat, kind: Kind) -> u8 {
        self.prisoners[captor.index()][of.index()][kind as usize]
    }

    /// Returns the number of its characters of a kind a seat has lost.
    #[must_use]
    pub fn lost(&self, seat: Seat, kind: Kind) -> u8 {
        let held = |captor: &[[u8; 4]; 4]| captor[seat.index()][kind as usize];
        self.prisoners.iter().map(held).sum()
    }

    /// Returns the number of characters a seat has in play.
    #[must_use]
    pub fn in_play(&self, seat: Seat) -> u8 {
        if !self.staying.contains(seat) {
            return 0;
        }
        let left = |kind: Kind| kind.many() - self.lost(seat, kind);
        Kind::ALL.into_iter().map(left).sum()
    }

    /// Returns whether the seat's characters cannot be captured. Sheet: while three or more seats
    /// are playing, the only character of one cannot be captured.
    #[must_use]
    pub fn is_safe(&self, seat: Seat) -> bool {
        self.staying.count() >= 3 && self.in_play(seat) == 1
    }

    /// Returns the two cells between which the seat may not move a character now, unless it has no
    /// other turn.
    #[must_use]
    pub fn barred(&self, seat: Seat) -> Option<(Cell, Cell)> {
        let (low, high, times) = self.habits[seat.index()]?;
        (times >= TO_AND_FRO).then_some((low, high))
    }

    /// Returns the number of consecutive turns without a capture or a ransom, and the number that
    /// closes the game.
    #[must_use]
    pub fn quiet(&self) -> (u16, u16) {
        (
            self.quiet,
            QUIET_TURNS_PER_SEAT * u16::from(self.staying.count()),
        )
    }

    /// Returns the seats passed over after the turn of seat `since`: all staying seats between it
    /// and the seat to act.
    #[must_use]
    pub fn skipped(&self, since: Seat) -> Seats {
        let next = |seat: &Seat| Some(self.after(*seat));
        let passed = std::iter::successors(next(&since), next);
        passed.take_while(|&seat| seat != self.to_act).collect()
    }

    /// Returns whether the game's own rules closed it.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Returns the points of a seat's characters, prisoners and chests: its score without the
    /// target.
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
    /// Returns the position of a drawing in which all seats have chosen, none has left and none has
    /// chests.
    pub(super) fn drawn(seats: u8, drawing: &str) -> Public {
        let mut public = Public::new(seats);
        public.chosen = Seats::all(seats);
        public.entries = [[None; 2]; 4];
        let mut left = [[1, 1, 1, 3]; 4];
        for (cell, mark) in BOARD.drawn(drawing) {
            let character = super::tests::character(mark);
            public.board[BOARD.index(cell)] = character;
            if let Some(character) = character {
                left[character.seat.index()][character.kind as usize] -= 1;
            }
        }
        // A character that is not drawn was captured by the next seat.
        for seat in Seats::all(seats).iter() {
            let captor = public.after(seat);
            public.prisoners[captor.index()][seat.index()] = left[seat.index()];
        }
        public
    }

    /// Returns the position with a prisoner freed onto an entry square.
    pub(super) fn with_entry(mut self, seat: Seat, door: Door, kind: Kind) -> Public {
        let captor = self.after(seat);
        self.prisoners[captor.index()][seat.index()][kind as usize] -= 1;
        self.entries[seat.index()][door as usize] = Some(kind);
        self
    }

    /// Returns the position with this seat to act.
    pub(super) fn turn_of(mut self, seat: Seat) -> Public {
        self.to_act = seat;
        self
    }

    /// Returns the position after `turns` turns without a capture or a ransom.
    pub(super) fn quietly(mut self, turns: u16) -> Public {
        self.quiet = turns;
        self
    }

    /// Returns the position without prisoners.
    pub(super) fn without_prisoners(mut self) -> Public {
        self.prisoners = [[[0; 4]; 4]; 4];
        self
    }

    /// Returns the position with `chests` own chests for each seat.
    pub(super) fn with_chests(mut self, chests: u8) -> Public {
        self.chests = [chests; 4];
        self
    }
}

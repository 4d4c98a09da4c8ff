//! Turns: which are legal, and how the public position changes.

use std::fmt;

use super::dungeon::{BOARD, Character, Door, Kind, Place};
use super::public::{Moved, Public, TO_AND_FRO};
use super::target::Target;
use crate::game::Seat;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::{Cell, Direction};

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The choice of a secret target, before the first move.
    Keep(Target),
    /// A move, capture or teleport.
    Move {
        /// The origin.
        from: Place,
        /// The target cell.
        to: Cell,
    },
    /// The ransom of a captured character for a chest.
    Ransom {
        /// The kind.
        kind: Kind,
        /// The entry square it returns to.
        door: Door,
        /// The captor, which receives the chest.
        captor: Seat,
    },
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Keep(target) => write!(f, "target {target}"),
            Turn::Move { from, to } => write!(f, "{from} {to}"),
            Turn::Ransom { kind, door, captor } => write!(f, "ransom {kind} {door} {captor}"),
        }
    }
}

impl Public {
    /// Returns every legal turn of a seat: characters on the board in cell order, characters on
    /// entry squares, ransoms.
    pub(super) fn turns(&self, seat: Seat) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(64);
        for (kind, from) in self.characters(seat) {
            let there = self.reached(seat, kind, from) | self.teleported(seat, from);
            turns.extend(there.iter().map(|to| Turn::Move { from, to }));
        }
        turns.extend(self.ransoms(seat));
        if let Some((low, high)) = self.barred(seat) {
            let is_barred = |turn: &Turn| match *turn {
                Turn::Move {
                    from: Place::Cell(from),
                    to,
                } => (from.min(to), from.max(to)) == (low, high),
                _ => false,
            };
            // The fourth move to and fro is legal only if no other turn is.
            if !turns.iter().all(is_barred) {
                turns.retain(|turn| !is_barred(turn));
            }
        }
        turns
    }

    pub(super) fn can_act(&self, seat: Seat) -> bool {
        let goes = |(kind, from)| {
            !(self.reached(seat, kind, from) | self.teleported(seat, from)).is_empty()
        };
        self.characters(seat).any(goes) || self.ransoms(seat).next().is_some()
    }

    /// Returns the cells a character reaches in a straight line.
    pub(super) fn reached(&self, seat: Seat, kind: Kind, from: Place) -> Cells {
        let start = match from {
            Place::Cell(cell) => (cell.file().cast_signed(), cell.rank().cast_signed()),
            Place::Door(door) => self.side(seat).entry(door),
        };
        let captures = matches!(from, Place::Cell(_));
        let mut reached = Cells::NONE;
        for way in kind.ways() {
            let mut at = start;
            for _ in 0..kind.reach() {
                let Some(cell) = next(&mut at, *way) else {
                    break;
                };
                match self.at(cell) {
                    None => reached.insert(cell),
                    Some(character) => {
                        // A move from an entry square never captures.
                        if captures && character.seat != seat && !self.is_safe(character.seat) {
                            reached.insert(cell);
                        }
                        break;
                    }
                }
            }
        }
        reached
    }

    /// Returns the cell a character reaches by its seat's teleports.
    fn teleported(&self, seat: Seat, from: Place) -> Cells {
        let [one, other] = self.side(seat).teleports();
        let to = match from {
            Place::Cell(cell) if cell == one => other,
            Place::Cell(cell) if cell == other => one,
            _ => return Cells::NONE,
        };
        match self.at(to) {
            None => to.into(),
            Some(_) => Cells::NONE,
        }
    }

    /// Returns the ransom of every captured character, on each free entry square, from each captor;
    /// none without a chest.
    pub(super) fn ransoms(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let kinds = Kind::ALL.into_iter().filter(move |_| self.chests(seat) > 0);
        kinds.flat_map(move |kind| {
            let free = move |door: &Door| self.entry(seat, *door).is_none();
            Door::ALL.into_iter().filter(free).flat_map(move |door| {
                let holds = move |captor: &Seat| self.held(*captor, seat, kind) > 0;
                let captors = self.seats().iter().filter(holds);
                captors.map(move |captor| Turn::Ransom { kind, door, captor })
            })
        })
    }
}

impl Public {
    /// Returns the position after a move or a ransom; a choice of a target changes nothing.
    pub(super) fn with(&self, seat: Seat, turn: Turn) -> Public {
        let mut after = self.clone();
        match turn {
            Turn::Keep(_) => {}
            Turn::Move { from, to } => {
                after.go(seat, from, to);
            }
            Turn::Ransom { kind, door, captor } => after.ransom(seat, kind, door, captor),
        }
        after
    }

    pub(super) fn choose(&mut self, seat: Seat) {
        self.chosen = self.chosen.iter().chain([seat]).collect();
        self.begin();
    }

    pub(super) fn go(&mut self, seat: Seat, from: Place, to: Cell) -> Moved {
        let kind = match from {
            Place::Cell(cell) => self.board[BOARD.index(cell)]
                .take()
                .map(|character| character.kind),
            Place::Door(door) => self.entries[seat.index()][door as usize].take(),
        };
        let kind = kind.expect("a character moves");
        let on_foot = self.reached(seat, kind, from).contains(to);
        let captured = self.board[BOARD.index(to)].replace(Character { seat, kind });
        self.quiet += 1;
        if let Some(Character { seat: of, kind }) = captured {
            self.prisoners[seat.index()][of.index()][kind as usize] += 1;
            self.quiet = 0;
        }
        let habit = &mut self.habits[seat.index()];
        *habit = match from {
            Place::Cell(cell) => {
                let (low, high) = (cell.min(to), cell.max(to));
                let before = match *habit {
                    Some((a, b, times)) if (a, b) == (low, high) => times,
                    _ => 0,
                };
                Some((low, high, (before + 1).min(TO_AND_FRO)))
            }
            // A move from an entry square cannot be reversed.
            Place::Door(_) => None,
        };
        self.pass_on(seat);
        Moved {
            kind,
            from,
            to,
            captured,
            teleported: !on_foot,
        }
    }

    pub(super) fn ransom(&mut self, seat: Seat, kind: Kind, door: Door, captor: Seat) {
        self.prisoners[captor.index()][seat.index()][kind as usize] -= 1;
        self.chests[seat.index()] -= 1;
        self.received[captor.index()] += 1;
        self.entries[seat.index()][door as usize] = Some(kind);
        self.habits[seat.index()] = None;
        self.quiet = 0;
        self.pass_on(seat);
    }

    fn pass_on(&mut self, seat: Seat) {
        self.to_act = self.after(seat);
        self.pass_over();
    }

    /// Removes a seat with its characters; its prisoners and its captured characters stay where
    /// they are.
    pub(super) fn leave(&mut self, seat: Seat) {
        let was_choosing = self.is_choosing();
        self.staying = self.staying.without(seat);
        for character in &mut self.board {
            character.take_if(|character| character.seat == seat);
        }
        self.entries[seat.index()] = [None; 2];
        if was_choosing {
            self.begin();
            return;
        }
        if self.to_act == seat {
            self.to_act = self.after(seat);
        }
        self.pass_over();
    }

    /// Starts play with the first seat once all have chosen.
    fn begin(&mut self) {
        if !self.is_choosing() {
            self.to_act = self.staying.first().expect("somebody stays");
            self.pass_over();
        }
    }

    /// Closes the game if its rules say so, otherwise passes over seats without a legal turn.
    fn pass_over(&mut self) {
        let many = |&seat: &Seat| self.in_play(seat) > 1;
        let (quiet, most) = self.quiet();
        self.closed = self.staying.iter().filter(many).count() <= 1 || quiet >= most;
        if self.closed {
            return;
        }
        for _ in 0..self.seats {
            if self.can_act(self.to_act) {
                return;
            }
            self.to_act = self.after(self.to_act);
        }
        self.closed = true;
    }
}

/// Advances `at` by one step and returns its cell; `None` off the board.
fn next(at: &mut (i8, i8), way: Direction) -> Option<Cell> {
    let (east, north) = way.delta();
    *at = (at.0 + east, at.1 + north);
    let file = u8::try_from(at.0).ok()?;
    let rank = u8::try_from(at.1).ok()?;
    let cell = Cell::new(file, rank);
    BOARD.contains(cell).then_some(cell)
}

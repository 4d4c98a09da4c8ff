//! Turns, and which are legal.

use std::fmt;

use super::character::Kind;
use super::public::Public;
use super::side::{BOARD, Door, Place};
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
    /// Returns every legal turn of a seat: characters on the board in cell order, characters on entry squares, ransoms.
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
                    Some(man) => {
                        // A move from an entry square never captures.
                        if captures && man.seat != seat && !self.is_safe(man.seat) {
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

    /// Returns the ransom of every captured character, on each free entry square, from each captor; none without a chest.
    fn ransoms(&self, seat: Seat) -> impl Iterator<Item = Turn> {
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

/// Advances `at` by one step and returns its cell; `None` off the board.
fn next(at: &mut (i8, i8), way: Direction) -> Option<Cell> {
    let (east, north) = way.delta();
    *at = (at.0 + east, at.1 + north);
    let file = u8::try_from(at.0).ok()?;
    let rank = u8::try_from(at.1).ok()?;
    let cell = Cell::new(file, rank);
    BOARD.contains(cell).then_some(cell)
}

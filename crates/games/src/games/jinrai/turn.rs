//! Turns of Jinrai: the secret choice, then moves, blows and guesses.

use std::fmt;

use crate::game::Seat;
use crate::game::kit::grid::Cell;
use crate::game::kit::home_rows5x5;
use crate::game::kit::jump::between;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The secret choice of the cloud with the lightning, before the first move.
    Lightning(Cell),
    /// Any other turn.
    Act(Act),
}

/// A move, a blow, both in either order, or neither (a pass); with an optional guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    /// The parts in order.
    pub parts: [Option<Part>; 2],
    /// The cloud guessed to carry the other's lightning.
    pub guess: Option<Cell>,
}

impl Act {
    /// Returns the parts in order.
    pub fn parts(self) -> impl Iterator<Item = Part> {
        self.parts.into_iter().flatten()
    }

    /// Returns whether the turn gives public information about lightning: by a guess, or because a
    /// cloud on an enemy home row would win if it carried lightning.
    #[must_use]
    pub fn reveals(self, seat: Seat) -> bool {
        let arrives = |part: Part| match part {
            Part::Move(_, to) => home_rows5x5::row(seat.rival()).contains(to),
            Part::Blow(_, to) => home_rows5x5::row(seat).contains(to),
        };
        self.guess.is_some() || self.parts().any(arrives)
    }

    /// Returns whether the result depends on the other's lightning: by a guess, or because a cloud
    /// of the other is blown to the seat's own home row.
    #[must_use]
    pub fn depends_on_lightning(self, seat: Seat) -> bool {
        self.guess.is_some() || self.parts().any(|part| part.is_home(seat))
    }

    /// Returns whether no piece of the seat's own moves: a pass, or a blow alone.
    #[must_use]
    pub fn is_idle(self) -> bool {
        !self.parts().any(|part| matches!(part, Part::Move(..)))
    }
}

/// A part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A step or jump of an own piece.
    Move(Cell, Cell),
    /// A blow at an enemy cloud.
    Blow(Cell, Cell),
}

impl Part {
    /// Returns origin and target.
    #[must_use]
    pub fn way(self) -> (Cell, Cell) {
        let (Part::Move(from, to) | Part::Blow(from, to)) = self;
        (from, to)
    }

    /// Returns whether the part is a blow of `seat` that brings an enemy cloud to its own home row.
    #[must_use]
    pub fn is_home(self, seat: Seat) -> bool {
        matches!(self, Part::Blow(_, to) if home_rows5x5::row(seat).contains(to))
    }

    /// Returns the own piece jumped over; `None` for a step and for a blow.
    #[must_use]
    pub fn over(self) -> Option<Cell> {
        let (from, to) = self.way();
        between(from, to)
    }

    /// Returns the complete parts in the first words of a turn.
    #[must_use]
    pub fn complete_parts(words: &[&str]) -> [Option<Part>; 2] {
        let mut parts = [None; 2];
        let mut rest = words;
        for part in &mut parts {
            let blow = rest.first() == Some(&"blow");
            let [from, to, further @ ..] = &rest[usize::from(blow)..] else {
                break;
            };
            let (Ok(from), Ok(to)) = (from.parse(), to.parse()) else {
                break;
            };
            *part = Some(if blow {
                Part::Blow(from, to)
            } else {
                Part::Move(from, to)
            });
            rest = further;
        }
        parts
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Move(from, to) => write!(f, "{from} {to}"),
            Part::Blow(from, to) => write!(f, "blow {from} {to}"),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts {
            [Some(one), Some(other)] => write!(f, "{one} {other}")?,
            [Some(only), None] | [None, Some(only)] => write!(f, "{only}")?,
            [None, None] => f.write_str("pass")?,
        }
        match self.guess {
            Some(cell) => write!(f, " guess {cell}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Lightning(cell) => write!(f, "lightning {cell}"),
            Turn::Act(act) => act.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_said_so_far_are_read_part_by_part() {
        let parts = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            let parts = Part::complete_parts(&words).into_iter().flatten();
            parts
                .map(|part| part.to_string())
                .collect::<Vec<_>>()
                .join("; ")
        };
        assert_eq!(parts("a1"), "");
        assert_eq!(parts("a1 b2"), "a1 b2");
        assert_eq!(parts("a1 b2 blow c3"), "a1 b2");
        assert_eq!(parts("a1 b2 blow c3 c4 guess"), "a1 b2; blow c3 c4");
        assert_eq!(parts("blow c3 c4 a1"), "blow c3 c4");
        assert_eq!(parts("blow c3 c4 a1 c1"), "blow c3 c4; a1 c1");
        assert_eq!(parts("pass guess"), "");
        assert_eq!(parts("lightning"), "");
    }
}

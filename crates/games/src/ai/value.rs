//! Values of positions with perfect play.

use std::cmp::Ordering;

use crate::game::{Game, Outcome, Seat};

/// The value of a position to the seat to act, with perfect play of both. A repetition draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Won in this many turns of both seats.
    Win(u8),
    /// Drawn.
    Draw,
    /// Lost in this many turns of both seats.
    Loss(u8),
}

/// Maximum number of turns in a stored value.
const LONGEST: u8 = 127;

impl Value {
    /// Returns the value backed up by one turn: to the seat that acted before.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Win(turns) => Value::Loss(turns + 1),
            Value::Draw => Value::Draw,
            Value::Loss(turns) => Value::Win(turns + 1),
        }
    }

    /// Returns the value of an outcome to `seat`, in 0 turns.
    #[must_use]
    pub fn ended(outcome: &Outcome, seat: Seat) -> Value {
        let payoff = outcome.payoff(seat);
        match payoff.total_cmp(&0.5) {
            Ordering::Greater => Value::Win(0),
            Ordering::Equal => Value::Draw,
            Ordering::Less => Value::Loss(0),
        }
    }

    /// Returns the number of turns to the end; `None` for a draw.
    #[must_use]
    pub fn turns(self) -> Option<u8> {
        match self {
            Value::Win(turns) | Value::Loss(turns) => Some(turns),
            Value::Draw => None,
        }
    }

    /// Returns 1 for a win, 0.5 for a draw and 0 for a loss.
    #[must_use]
    pub fn estimate(self) -> f32 {
        match self {
            Value::Win(_) => 1.0,
            Value::Draw => 0.5,
            Value::Loss(_) => 0.0,
        }
    }

    /// Returns the value without the number of turns.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match self {
            Value::Win(_) => Verdict::Win,
            Value::Draw => Verdict::Draw,
            Value::Loss(_) => Verdict::Loss,
        }
    }

    /// Returns the value as stored in a table; a draw is 0, which also stands for an unknown value.
    #[must_use]
    pub fn byte(self) -> u8 {
        match self {
            Value::Draw => 0,
            Value::Win(turns) => turns.min(LONGEST),
            Value::Loss(turns) => LONGEST + 1 + turns.min(LONGEST),
        }
    }

    /// Returns the value of a stored byte.
    #[must_use]
    pub fn of_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Draw,
            1..=LONGEST => Value::Win(byte),
            _ => Value::Loss(byte - LONGEST - 1),
        }
    }
}

/// A value without the number of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

/// Greater is better: a sooner win, a later loss.
impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.verdict().cmp(&other.verdict()).then_with(|| {
            let (mine, theirs) = (self.turns(), other.turns());
            match self {
                Value::Win(_) => theirs.cmp(&mine),
                Value::Draw | Value::Loss(_) => mine.cmp(&theirs),
            }
        })
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Returns the outcome of a game of two seats by its own rules, or because the seat to act is stuck; repetition is ignored.
pub fn ended<G: Game>(game: &G) -> Option<Outcome> {
    game.outcome().or_else(|| {
        let stuck = game.to_act().iter().find(|&seat| !game.can_act(seat));
        stuck.map(|seat| Outcome::winner(seat.rival(), 2))
    })
}

/// Returns the seat to act of a game in alternation.
pub fn acting<G: Game>(game: &G) -> Seat {
    game.to_act().first().expect("somebody is to act")
}

/// Returns the position after a turn of the seat to act.
pub fn after<G: Game>(game: &G, turn: &G::Turn) -> G {
    let mut after = game.clone();
    after.play(acting(game), turn);
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_says_what_was_written() {
        for turns in 1..=LONGEST {
            for value in [Value::Win(turns), Value::Loss(turns), Value::Draw] {
                assert_eq!(Value::of_byte(value.byte()), value);
            }
        }
        assert_eq!(Value::of_byte(Value::Loss(0).byte()), Value::Loss(0));
    }

    #[test]
    fn values_go_from_the_soonest_loss_to_the_soonest_win() {
        let rising = [
            Value::Loss(0),
            Value::Loss(4),
            Value::Draw,
            Value::Win(5),
            Value::Win(1),
        ];
        assert!(rising.is_sorted());
        assert_eq!(Value::Loss(4).before(), Value::Win(5));
        assert_eq!(Value::Win(1).before(), Value::Loss(2));
    }
}

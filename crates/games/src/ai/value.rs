//! What a position is worth with perfect play.

use std::cmp::Ordering;

use crate::game::{Game, Outcome, Seat};

/// What a position is worth to the seat that is to act, if everyone plays perfectly. A repetition draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It wins, in so many turns of both.
    Win(u8),
    /// Neither can win.
    Draw,
    /// It loses, in so many turns of both.
    Loss(u8),
}

/// No table holds a longer way to the end.
const LONGEST: u8 = 127;

impl Value {
    /// The same for the seat that acted before: one turn more, and the other side.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Win(turns) => Value::Loss(turns + 1),
            Value::Draw => Value::Draw,
            Value::Loss(turns) => Value::Win(turns + 1),
        }
    }

    /// How an ended game is worth to `seat`, after no further turn.
    #[must_use]
    pub fn ended(outcome: &Outcome, seat: Seat) -> Value {
        let payoff = outcome.payoff(seat);
        match payoff.total_cmp(&0.5) {
            Ordering::Greater => Value::Win(0),
            Ordering::Equal => Value::Draw,
            Ordering::Less => Value::Loss(0),
        }
    }

    /// In how many turns it is over; `None` for a draw, which may take as long as it likes.
    #[must_use]
    pub fn turns(self) -> Option<u8> {
        match self {
            Value::Win(turns) | Value::Loss(turns) => Some(turns),
            Value::Draw => None,
        }
    }

    /// From 0 to 1.
    #[must_use]
    pub fn estimate(self) -> f32 {
        match self {
            Value::Win(_) => 1.0,
            Value::Draw => 0.5,
            Value::Loss(_) => 0.0,
        }
    }

    /// A win, a draw or a loss, however long it takes.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match self {
            Value::Win(_) => Verdict::Win,
            Value::Draw => Verdict::Draw,
            Value::Loss(_) => Verdict::Loss,
        }
    }

    /// As a table keeps it, in a byte; a draw is 0, which is also what nothing else was found of.
    #[must_use]
    pub fn byte(self) -> u8 {
        match self {
            Value::Draw => 0,
            Value::Win(turns) => turns.min(LONGEST),
            Value::Loss(turns) => LONGEST + 1 + turns.min(LONGEST),
        }
    }

    /// What a table's byte says.
    #[must_use]
    pub fn of_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Draw,
            1..=LONGEST => Value::Win(byte),
            _ => Value::Loss(byte - LONGEST - 1),
        }
    }
}

/// A win, a draw or a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Lost, however it is played.
    Loss,
    /// Neither can win.
    Draw,
    /// Won.
    Win,
}

/// The better value is the greater: a win the sooner the better, a loss the later the better.
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

/// How a game of two has ended, by its own rules or because who is to act cannot; repetition aside.
pub fn ended<G: Game>(game: &G) -> Option<Outcome> {
    game.outcome().or_else(|| {
        let stuck = game.to_act().iter().find(|&seat| !game.can_act(seat));
        stuck.map(|seat| Outcome::winner(seat.rival(), 2))
    })
}

/// Who is to act: in games of two in turns there is one.
pub fn acting<G: Game>(game: &G) -> Seat {
    game.to_act().first().expect("somebody is to act")
}

/// The position after a turn of whoever is to act.
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

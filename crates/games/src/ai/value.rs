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
        self.verdict().estimate()
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

impl Verdict {
    /// Returns the verdict of an outcome to `seat`.
    #[must_use]
    pub fn ended(outcome: &Outcome, seat: Seat) -> Verdict {
        Value::ended(outcome, seat).verdict()
    }

    /// Returns the verdict to the other of two seats.
    #[must_use]
    pub fn opposed(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }

    /// Returns 1 for a win, 0.5 for a draw and 0 for a loss.
    #[must_use]
    pub fn estimate(self) -> f32 {
        match self {
            Verdict::Loss => 0.0,
            Verdict::Draw => 0.5,
            Verdict::Win => 1.0,
        }
    }
}

/// Estimates go from here to as far from 1: only a proof says that a game is won or lost.
const SUREST: f32 = 0.02;

/// Returns an unproved estimate within the range of estimates.
#[must_use]
pub fn modest(estimate: f32) -> f32 {
    estimate.clamp(SUREST, 1.0 - SUREST)
}

/// The value of a position or turn to a seat: proved, or an estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The verdict with perfect play; `None` if unproved.
    pub verdict: Option<Verdict>,
    /// The value with its number of turns; `None` if unproved or the number is unknown.
    pub value: Option<Value>,
    /// The estimate from 0 to 1; 0, 0.5 or 1 for a proved verdict, and neither 0 nor 1 without a
    /// proof.
    pub estimate: f32,
}

impl Worth {
    /// Returns the worth of a proved value.
    #[must_use]
    pub fn proved(value: Value) -> Worth {
        Worth {
            value: Some(value),
            ..Worth::certain(value.verdict())
        }
    }

    /// Returns the worth of a proved verdict whose number of turns is unknown.
    #[must_use]
    pub fn certain(verdict: Verdict) -> Worth {
        Worth {
            verdict: Some(verdict),
            value: None,
            estimate: verdict.estimate(),
        }
    }

    /// Returns an unproved worth.
    #[must_use]
    pub fn estimated(estimate: f32) -> Worth {
        Worth {
            verdict: None,
            value: None,
            estimate: modest(estimate),
        }
    }

    /// Returns the worth backed up by one turn: to the other of two seats, which acted before.
    #[must_use]
    pub fn before(self) -> Worth {
        Worth {
            verdict: self.verdict.map(Verdict::opposed),
            value: self.value.map(Value::before),
            estimate: 1.0 - self.estimate,
        }
    }

    /// Returns whether the worth is proved.
    #[must_use]
    pub fn is_proved(self) -> bool {
        self.verdict.is_some()
    }

    /// Returns whether this worth is better than `best`, the worth of the search's best turn.
    #[must_use]
    pub fn exceeds(self, best: Worth) -> bool {
        match (self.verdict, best.verdict) {
            (Some(own), Some(verdict)) if own != verdict => own > verdict,
            // Without both numbers of turns neither is known to be sooner.
            (Some(_), Some(_)) => self
                .value
                .zip(best.value)
                .is_some_and(|(own, best)| own > best),
            // A proved value of the best turn is the value of the position: no turn exceeds it.
            (None, Some(_)) => false,
            _ => self.estimate > best.estimate,
        }
    }
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

/// Returns the outcome of a game of two seats by its own rules, or because the seat to act is
/// stuck; repetition is ignored.
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
    after.advance(acting(game), turn);
    after
}

/// Returns whether `seat`, to act unless the game is over, has won or can win at once.
pub fn wins_at_once<G: Game>(game: &G, seat: Seat) -> bool {
    if let Some(outcome) = ended(game) {
        return outcome.is_won_by(seat);
    }
    let mut turns = game.turns(seat).into_iter();
    turns.any(|turn| ended(&after(game, &turn)).is_some_and(|outcome| outcome.is_won_by(seat)))
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

//! The task of an exercise: the condition that the right turns meet.

use std::fmt;
use std::str::FromStr;

/// A condition on one turn or claim. Its text form is the word in the comment of each variant, with
/// its arguments after it; `|` separates alternatives.
///
/// ```
/// use tavolino_games::board::Goal;
///
/// let goal: Goal = "ends d5|rank 5".parse()?;
/// assert_eq!(goal, Goal::Ends(vec!["d5".to_owned(), "rank 5".to_owned()]));
/// assert_eq!(goal.to_string(), "ends d5|rank 5");
/// # Ok::<(), tavolino_games::board::NoGoal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// `any`: every legal turn.
    Any,
    /// `turn c3 d1|e4 d1`: one of these turns or claims; a claim must hold.
    Turn(Vec<String>),
    /// `says blow d2`: a turn or a claim that contains one of these sequences of words; a claim
    /// must hold.
    Says(Vec<String>),
    /// `ends d5|rank 5`: the last word of the turn is one of these cells, or a cell of this row.
    Ends(Vec<String>),
    /// `jumps`: the second cell of the turn is no neighbour of the first.
    Jumps,
    /// `takes 2`: the rivals lose at least this number of pieces.
    Takes(usize),
    /// `wins`: the turn ends the game, and its seat wins.
    Wins,
    /// `safe`: the turn wins, or it loses nothing at once and no rival can win with its next turn.
    Safe,
    /// `forces 2`: its seat wins within this number of its own turns, this one included, by
    /// whatever answers.
    Forces(u8),
    /// `keeps`: no other turn has a better exact verdict, by the table of the game.
    Keeps,
    /// `margin`: no other turn leads to more points ahead of the rival, with best play of both to
    /// the end.
    Margin,
    /// `holds d3`: no turn of a rival begins with this cell afterwards.
    Holds(String),
    /// `clean`, `room 3`, …: a task of one game alone,
    /// [`Exercises::meets_task`](crate::exercise::Exercises::meets_task).
    Task(Vec<String>),
}

/// A text is no goal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no goal")]
pub struct NoGoal(String);

impl FromStr for Goal {
    type Err = NoGoal;

    fn from_str(text: &str) -> Result<Goal, NoGoal> {
        let none = || NoGoal(text.to_owned());
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let alternatives = || {
            let texts: Vec<String> = rest.split('|').map(|text| text.trim().to_owned()).collect();
            let is_full = texts.iter().all(|text| !text.is_empty());
            is_full.then_some(texts).ok_or_else(none)
        };
        let goal = match (word, rest) {
            ("any", "") => Goal::Any,
            ("jumps", "") => Goal::Jumps,
            ("wins", "") => Goal::Wins,
            ("safe", "") => Goal::Safe,
            ("keeps", "") => Goal::Keeps,
            ("margin", "") => Goal::Margin,
            ("turn", _) => Goal::Turn(alternatives()?),
            ("says", _) => Goal::Says(alternatives()?),
            ("ends", _) => Goal::Ends(alternatives()?),
            ("takes", count) => Goal::Takes(count.parse().map_err(|_| none())?),
            ("forces", turns) => Goal::Forces(turns.parse().map_err(|_| none())?),
            ("holds", cell) if !cell.is_empty() => Goal::Holds(cell.to_owned()),
            ("task", task) if !task.is_empty() => {
                Goal::Task(task.split(' ').map(str::to_owned).collect())
            }
            _ => return Err(none()),
        };
        Ok(goal)
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Any => f.write_str("any"),
            Goal::Jumps => f.write_str("jumps"),
            Goal::Wins => f.write_str("wins"),
            Goal::Safe => f.write_str("safe"),
            Goal::Keeps => f.write_str("keeps"),
            Goal::Margin => f.write_str("margin"),
            Goal::Turn(texts) => write!(f, "turn {}", texts.join("|")),
            Goal::Says(texts) => write!(f, "says {}", texts.join("|")),
            Goal::Ends(places) => write!(f, "ends {}", places.join("|")),
            Goal::Takes(count) => write!(f, "takes {count}"),
            Goal::Forces(turns) => write!(f, "forces {turns}"),
            Goal::Holds(cell) => write!(f, "holds {cell}"),
            Goal::Task(task) => write!(f, "task {}", task.join(" ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_a_word_with_its_arguments() {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        for (text, goal) in [
            ("any", Goal::Any),
            ("turn a1 b1|b2 b3", Goal::Turn(texts(&["a1 b1", "b2 b3"]))),
            ("ends d5|rank 5", Goal::Ends(texts(&["d5", "rank 5"]))),
            ("takes 2", Goal::Takes(2)),
            ("forces 3", Goal::Forces(3)),
            ("holds d3", Goal::Holds("d3".to_owned())),
            ("task room 3", Goal::Task(texts(&["room", "3"]))),
        ] {
            assert_eq!(goal.to_string(), text);
            assert_eq!(text.parse(), Ok(goal), "{text}");
        }
        for text in [
            "", "anything", "any 2", "turn", "turn a1|", "takes", "forces x", "holds",
        ] {
            assert_eq!(text.parse::<Goal>(), Err(NoGoal(text.to_owned())), "{text}");
        }
    }
}

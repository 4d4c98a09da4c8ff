//! The verdict on a learner's turn, and the refutation of a wrong one: facts without sentences.

use rand::SeedableRng;

use super::Step;
use crate::ai::SearchOptions;
use crate::ai::table::EndgameTable;
use crate::board::{Board, Goal};
use crate::game::{Rng, Seat};

/// The share of its effort with which the computer answers a wrong turn, in thousandths.
const ANSWER_EFFORT: u32 = 100;

/// The verdict on a turn or claim.
pub enum Judgement {
    /// It is right: the board after it.
    Right(Box<dyn Board>),
    /// It is wrong.
    Wrong(Refutation),
}

/// The consequence of a wrong turn or claim.
pub struct Refutation {
    /// The board after the turn; `None` for a claim that does not hold.
    pub played: Option<Box<dyn Board>>,
    /// The answer that shows why the turn is wrong; `None` where the task is not about what
    /// follows.
    pub answer: Option<Answer>,
}

/// A rival's answer to a wrong turn.
pub struct Answer {
    /// The notation.
    pub turn: String,
    /// The board after it.
    pub board: Box<dyn Board>,
}

impl std::fmt::Debug for Judgement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Judgement::Right(_) => "Right",
            Judgement::Wrong(_) => "Wrong",
        })
    }
}

impl std::fmt::Debug for Refutation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Refutation")
            .field("answer", &self.answer)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answer")
            .field("turn", &self.turn)
            .finish_non_exhaustive()
    }
}

impl Step {
    /// Returns the verdict on the turn or claim the typed text means; `None` if it is none of the
    /// learner's seat.
    #[must_use]
    pub fn judge(&self, typed: &str) -> Option<Judgement> {
        let table = self.solved();
        let is_right = self.is_right(typed, table.as_deref())?;
        let played = self.after(typed);
        if is_right {
            return played.map(Judgement::Right);
        }
        let board = played.as_deref();
        let answer = board.and_then(|board| self.answer(board, table.as_deref()));
        Some(Judgement::Wrong(Refutation { played, answer }))
    }

    /// Returns the board after a turn or claim; `None` if it cannot be played, such as a false
    /// claim.
    pub(super) fn after(&self, typed: &str) -> Option<Box<dyn Board>> {
        let chosen = self.board.choose(self.seat, typed).ok()?;
        Some(chosen.play().ok()?.0)
    }

    /// Returns the answer to a wrong turn: the computer's, or the first other one if only that
    /// refutes the turn.
    fn answer(&self, played: &dyn Board, table: Option<&EndgameTable>) -> Option<Answer> {
        let is_about_answers = matches!(
            self.goal,
            Goal::Wins | Goal::Safe | Goal::Forces(_) | Goal::Keeps | Goal::Margin
        );
        let rival = played.to_act().without(self.seat).first();
        let rival = rival.filter(|_| is_about_answers)?;
        let options = SearchOptions {
            effort_permille: Some(ANSWER_EFFORT),
            ..SearchOptions::default()
        };
        let thought = played.think(rival, options, &mut Rng::seed_from_u64(0))?;
        let answer = |turn: String| {
            let mut board = played.boxed();
            board.play(rival, &turn).ok()?;
            Some(Answer { turn, board })
        };
        let thought = answer(thought.turn)?;
        if self.is_refuted(played, rival, &thought, table) {
            return Some(thought);
        }
        let mut others = played.turns(rival).into_iter().filter_map(answer);
        let other = others.find(|other| self.is_refuted(played, rival, other, table));
        Some(other.unwrap_or(thought))
    }

    /// Returns whether an answer proves that the turn before it misses the goal.
    pub(super) fn is_refuted(
        &self,
        played: &dyn Board,
        rival: Seat,
        answer: &Answer,
        table: Option<&EndgameTable>,
    ) -> bool {
        let board = &*answer.board;
        let winners = board.outcome().map(|outcome| outcome.winners());
        match self.goal {
            Goal::Safe => winners.is_some_and(|winners| winners.contains(rival)),
            Goal::Forces(turns) => {
                if let Some(winners) = winners {
                    return !winners.contains(self.seat);
                }
                let goal = Goal::Forces(turns.saturating_sub(1));
                let forces = |turn: &String| board.meets(self.seat, turn, &goal, None);
                let own = board.turns(self.seat);
                !own.iter().any(|turn| forces(turn) == Some(true))
            }
            Goal::Keeps | Goal::Margin => {
                played.meets(rival, &answer.turn, &self.goal, table) == Some(true)
            }
            // Any answer shows that the game goes on.
            _ => true,
        }
    }
}

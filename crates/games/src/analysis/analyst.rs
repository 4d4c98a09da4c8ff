//! The analyst: evaluates each turn of a game.
//!
//! A turn is evaluated from its seat's view; where nothing is hidden this is the whole position.

use std::fmt;

use rand::SeedableRng;

use super::evaluated_turn::{Best, EvaluatedTurn};
use super::outlook::Whose;
use super::result::Analysis;
use crate::ai::value::{Value, Verdict, Worth};
use crate::ai::{SearchOptions, SearchResult};
use crate::board::Board;
use crate::game::{Info, Outcome, Rng, Seat, Table};

/// Effort for a whole game, in thousandths of the strongest player's effort for one turn: that
/// takes half a second of a core in most games, and two where a proof is long.
const EFFORT: usize = 8_000;

/// Evaluates a game turn by turn.
pub struct Analyst {
    board: Box<dyn Board>,
    seats: u8,
    interests: Interests,
    seed: u64,
    share: u32,
    /// The search result of the present position, if one is needed, and its seat.
    ahead: Option<(Seat, SearchResult<String>)>,
    analysis: Analysis,
}

/// The relation between the seats' values of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interests {
    /// Two seats with the same view: the win of one is the loss of the other.
    Opposed,
    /// All seats win or lose together.
    Shared,
    /// More than two seats, or hidden information: each seat has its own value.
    Own,
}

impl Interests {
    fn at(info: &Info, table: &Table) -> Interests {
        let is_open = !(info.secrets)(&table.options);
        if (info.together)(&table.options) {
            // Seats that play together show their hands.
            return Interests::Shared;
        }
        if is_open && table.seats == 2 {
            Interests::Opposed
        } else {
            Interests::Own
        }
    }

    /// Returns the number of searches needed to evaluate `turns` turns.
    fn searches(self, turns: usize) -> usize {
        match self {
            // One search of a position evaluates the turn before and the turn after.
            Interests::Opposed | Interests::Shared => turns + 1,
            Interests::Own => 2 * turns,
        }
    }
}

impl Analyst {
    /// Returns an analyst at the start of a game of `turns` turns.
    #[must_use]
    pub fn new(start: Box<dyn Board>, table: &Table, turns: usize, seed: u64) -> Analyst {
        let interests = Interests::at(start.info(), table);
        Analyst {
            board: start,
            seats: table.seats,
            interests,
            seed,
            share: share(interests, turns),
            ahead: None,
            analysis: Analysis::default(),
        }
    }

    /// Moves on to a position reached without a turn, such as by a leaving.
    pub fn pass(&mut self, after: Box<dyn Board>) {
        self.analysis.outlook.steps += 1;
        self.ahead = None;
        self.board = after;
    }

    /// Evaluates a turn that leads to `after`, with this analyst's share of the effort.
    ///
    /// `None` where the computer has no evaluation.
    pub fn judge(
        &mut self,
        seat: Seat,
        turn: &str,
        after: Box<dyn Board>,
        options: SearchOptions<'_>,
    ) -> Option<&EvaluatedTurn> {
        let options = SearchOptions {
            effort_permille: Some(self.share),
            ..options
        };
        let known = self.ahead.take().filter(|(thinker, _)| *thinker == seat);
        let result = match known {
            Some((_, result)) => Some(result),
            None => self.board.think(seat, options, &mut self.rng()),
        };
        let before = std::mem::replace(&mut self.board, after);
        let step = self.analysis.outlook.steps + 1;
        self.analysis.outlook.steps = step;
        let result = result?;
        let next = self.think_ahead(options);
        let (played, line) = match (self.board.outcome(), &next) {
            (Some(outcome), _) => (self.ended(&outcome, seat), Vec::new()),
            (None, Some((rival, next))) => (
                self.seen_from(seat, *rival, next),
                // The continuation belongs to the evaluation of the turn.
                next.principal_variation.clone(),
            ),
            (None, None) => {
                let chosen = before.choose(seat, turn).ok()?;
                (chosen.evaluate(options, &mut self.rng())?, Vec::new())
            }
        };
        self.ahead = next;
        let judged = judged(step, seat, turn, result, played, line);
        self.note(seat, step - 1, judged.best.worth.estimate);
        if self.interests == Interests::Own {
            // No other seat's search gives the value after the turn.
            self.note(seat, step, judged.played.estimate);
        }
        self.analysis.turns.push(judged);
        self.analysis.turns.last()
    }

    /// Returns the analysis after the last turn.
    #[must_use]
    pub fn finish(mut self) -> Analysis {
        let step = self.analysis.outlook.steps;
        if let Some((seat, result)) = self.ahead.take() {
            self.note(seat, step, result.estimate);
        }
        self.analysis.outlook.swapped = self.board.side(Seat(1)) != Seat(1);
        if let Some(outcome) = self.board.outcome() {
            self.analysis.outlook.end(&outcome, self.seats);
        }
        self.analysis
    }

    /// Returns the search result of the next seat to act, where it evaluates the turn before.
    fn think_ahead(&self, options: SearchOptions<'_>) -> Option<(Seat, SearchResult<String>)> {
        if self.interests == Interests::Own {
            return None;
        }
        let seat = self.board.to_act().first()?;
        let result = self.board.think(seat, options, &mut self.rng())?;
        Some((seat, result))
    }

    /// Returns the value to `seat` of a search result of `thinker`.
    fn seen_from(&self, seat: Seat, thinker: Seat, result: &SearchResult<String>) -> Worth {
        if self.interests == Interests::Opposed && thinker != seat {
            return result.worth().before();
        }
        // The same seat continues, or all seats share the value; the turns are counted from here.
        Worth {
            value: None,
            ..result.worth()
        }
    }

    /// Returns the worth to `seat` of the turn that brought an outcome.
    fn ended(&self, outcome: &Outcome, seat: Seat) -> Worth {
        if self.interests == Interests::Opposed {
            return Worth::proved(Value::ended(outcome, seat.rival()).before());
        }
        // More seats share more than win, draw and loss.
        match outcome.payoff(seat) {
            1.0.. => Worth::certain(Verdict::Win),
            ..=0.0 => Worth::certain(Verdict::Loss),
            payoff => Worth::estimated(payoff),
        }
    }

    /// Adds the value of a position to the outlook.
    fn note(&mut self, seat: Seat, step: usize, worth: f32) {
        let outlook = &mut self.analysis.outlook;
        match self.interests {
            Interests::Opposed if seat == Seat(1) => outlook.add(Whose::Both, step, worth),
            Interests::Opposed => outlook.add(Whose::Both, step, 1.0 - worth),
            Interests::Shared => outlook.add(Whose::Together, step, worth),
            Interests::Own => outlook.add(Whose::Own(seat), step, worth),
        }
    }

    /// Returns the same random numbers for every search.
    fn rng(&self) -> Rng {
        Rng::seed_from_u64(self.seed)
    }
}

/// Returns the share of effort of each search in a game of `turns` turns, in thousandths.
fn share(interests: Interests, turns: usize) -> u32 {
    let each = EFFORT / interests.searches(turns).max(1);
    each.min(1000) as u32
}

/// Returns the evaluation of a turn from the search before it and its value after it.
fn judged(
    step: usize,
    seat: Seat,
    turn: &str,
    result: SearchResult<String>,
    mut played: Worth,
    line: Vec<String>,
) -> EvaluatedTurn {
    let mut best = Best {
        worth: result.worth(),
        turn: result.turn,
        line: result.principal_variation,
    };
    let is_best = best.turn == turn;
    if played.exceeds(best.worth) {
        // After the turn it proved better than the best turn of the search.
        best = Best {
            turn: turn.to_owned(),
            worth: played,
            line: [turn.to_owned()].into_iter().chain(line).collect(),
        };
    } else if is_best && (best.worth.is_proved() || !played.is_proved()) {
        played = best.worth;
    } else if is_best {
        // After the turn it proved worse than the search expected: another turn may be better.
        best.worth = Worth::estimated(played.estimate);
    } else if best.worth.verdict == Some(Verdict::Loss) {
        // Where the best turn is lost, every turn is.
        played = Worth {
            value: played.value,
            ..Worth::certain(Verdict::Loss)
        };
    } else if !played.is_proved() && best.worth.is_proved() {
        played.estimate = played.estimate.min(best.worth.estimate);
    }
    EvaluatedTurn {
        step,
        seat,
        turn: turn.to_owned(),
        played,
        best,
    }
}

impl fmt::Debug for Analyst {
    /// Omits the board, which holds secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyst")
            .field("steps", &self.analysis.outlook.steps)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_long_a_game_is_it_takes_no_more_effort() {
        for interests in [Interests::Opposed, Interests::Shared, Interests::Own] {
            for turns in [0, 1, 4, 10, 60, 500, 7000] {
                let all = interests.searches(turns) * share(interests, turns) as usize;
                assert!(all <= EFFORT, "{interests:?} {turns}");
            }
            assert_eq!(share(interests, 2), 1000, "a short one gets all it can use");
        }
    }

    /// The judgement of a result with one value compared with another.
    fn of(best: &str, result: Option<Value>, played: Worth) -> EvaluatedTurn {
        let result = SearchResult {
            turn: best.to_owned(),
            value: result,
            verdict: result.map(Value::verdict),
            within: None,
            estimate: result.map_or(0.6, Value::estimate),
            nodes: 1,
            principal_variation: vec![best.to_owned(), "z".to_owned()],
        };
        judged(1, Seat(1), "x", result, played, vec!["y".to_owned()])
    }

    #[test]
    fn what_is_proved_of_a_position_holds_for_every_turn() {
        let lost = of("b", Some(Value::Loss(4)), Worth::estimated(0.4));
        assert_eq!(lost.best.turn, "b");
        assert!(lost.played.estimate < f32::EPSILON && lost.loss() < f32::EPSILON);
        let drawn = of("b", Some(Value::Draw), Worth::estimated(0.2));
        assert!((drawn.loss() - 0.3).abs() < 1e-6);
    }

    #[test]
    fn what_turns_out_better_than_the_best_is_the_best() {
        let won = of("b", None, Worth::proved(Value::Win(3)));
        assert_eq!(won.best.line, ["x", "y"]);
        assert!(won.is_best() && won.is_exact());
        let sooner = of("b", Some(Value::Win(7)), Worth::proved(Value::Win(3)));
        assert_eq!(sooner.best.worth.value, Some(Value::Win(3)));
        let liked = of("b", None, Worth::estimated(0.7));
        assert!(liked.is_best() && !liked.is_exact());
    }

    #[test]
    fn the_best_turn_may_be_worse_than_it_seemed() {
        let lost = of("x", None, Worth::proved(Value::Loss(4)));
        assert!(lost.is_best() && lost.loss() < f32::EPSILON);
        assert!(!lost.is_exact(), "another one may be better");
        let fell = of("b", None, Worth::proved(Value::Loss(4)));
        assert!(!fell.is_best() && (fell.loss() - 0.6).abs() < 1e-6);
        let known = of("x", Some(Value::Draw), Worth::estimated(0.3));
        assert_eq!(known.played.value, Some(Value::Draw));
    }
}

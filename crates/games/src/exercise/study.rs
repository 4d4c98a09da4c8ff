//! Natural play and exact values of turns, for puzzles: games of two seats in alternation with
//! nothing hidden.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::Exercises;
use crate::ai::alphabeta::{self, EVALUATION_RANGE, Limit};
use crate::ai::forced::Forced;
use crate::ai::table::EndgameTable;
use crate::ai::value::{Value, Verdict, acting, after, ended, wins_at_once};
use crate::game::kit::digest::digest;
use crate::game::{Heuristics, Method, Rng, Seat, StateSpace, Strength};
use crate::play::Play;

/// Limits of a natural player's search; the depth is set by the caller.
const NATURAL: Limit = Limit {
    nodes: 400,
    depth: 0,
    tt_bits: 9,
    multi_pv: true,
};

/// The greatest loss of evaluation, from 0 to 1, that a natural player accepts in a turn; it
/// accepts a random part of it.
const TOLERANCE: f32 = 0.03;

/// Maximum number of positions of one exhaustive search.
const MOST_POSITIONS: u64 = 4_000_000;

/// The proof of a value.
#[derive(Clone, Copy, Debug)]
pub enum Proof<'a> {
    /// The table of the game.
    Table(&'a EndgameTable),
    /// Exhaustive search for wins of one seat. A position it does not win in time has the value of
    /// a draw.
    Search {
        /// The seat.
        winner: Seat,
        /// The number of turns of both seats within which it wins.
        plies: u8,
    },
}

/// A legal turn with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct ValuedTurn {
    /// The notation.
    pub text: String,
    /// The value to the seat to act, this turn counted.
    pub value: Value,
    /// The evaluation of the position after the turn, from 0 to 1, without any search.
    pub looks: f32,
}

/// The turns of a seat that would act again because its rival passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterPass {
    /// The number of turns that win at once.
    pub at_once: usize,
    /// The number of turns that win.
    pub winning: usize,
}

/// A position with exact values of its turns. Every function needs a game that is not over.
pub trait Study {
    /// Returns the turn of a natural player who sees `plies` turns ahead and otherwise likes the
    /// best evaluation.
    fn natural_turn(&self, plies: u8, rng: &mut Rng) -> String;
    /// Returns the value of every turn; `None` where the proof has none.
    fn values(&self, proof: Proof<'_>) -> Option<Vec<ValuedTurn>>;
    /// Returns the only turn with this verdict where no turn has a better one; `None` otherwise,
    /// and where the proof has none.
    fn only_turn(&self, proof: Proof<'_>, verdict: Verdict) -> Option<String>;
    /// Returns whether a turn has at least this verdict; `None` where the proof has none.
    fn has_turn(&self, proof: Proof<'_>, least: Verdict) -> Option<bool>;
    /// Returns the winning turns of the other seat if the seat to act passed; `None` where it
    /// cannot be computed.
    fn after_pass(&self, proof: Proof<'_>) -> Option<AfterPass>;
    /// Returns the number of turns after which the other seat cannot win at once.
    fn stops(&self) -> usize;
    /// Returns whether after every turn but `keeping` the other seat can win at once.
    fn is_last_chance(&self, keeping: &[String]) -> bool;
    /// Returns whether the seat to act loses only because a turn is forbidden by the turn before.
    fn is_ban_decisive(&self, proof: Proof<'_>) -> bool;
    /// Returns the number of the seat's pieces in play, in games in which losing pieces is bad.
    fn pieces(&self, seat: Seat) -> Option<usize>;
    /// Returns a number that is equal for positions that differ only by a symmetry, in games with a
    /// state space; in others it is equal for equal positions.
    fn key(&self) -> u128;
    /// Returns whether [`Study::key`] is equal for symmetric positions.
    fn has_symmetric_key(&self) -> bool;
}

/// A position that can be studied.
#[derive(Debug)]
pub struct Studied<'a, G: Heuristics>(&'a Play<G>);

impl<G: Exercises> Studied<'_, G> {
    /// Returns the study of a play; `None` if it is over, hides something, is not of two seats in
    /// alternation, or a swap is ahead, of which the values know nothing.
    pub fn of(play: &Play<G>) -> Option<Studied<'_, G>> {
        // Only games of two seats in alternation with nothing hidden have a state space or a method
        // but tree search.
        let game = play.game();
        let is_open = game.state_space().is_some()
            || !matches!(game.method(Strength::Strong), Method::Mcts(_));
        let is_swap_ahead = play.history().swap().is_ahead();
        (is_open && !is_swap_ahead && play.outcome().is_none()).then_some(Studied(play))
    }

    fn game(&self) -> &G {
        self.0.game()
    }
}

impl<G: Exercises> Study for Studied<'_, G> {
    fn natural_turn(&self, plies: u8, rng: &mut Rng) -> String {
        let limit = Limit {
            depth: plies,
            ..NATURAL
        };
        let outcome = alphabeta::search(self.0, limit);
        let best = outcome.turns[0].1;
        let tolerance = TOLERANCE * rng.random::<f32>();
        let least = match outcome.verdict() {
            Some(_) => best,
            None => best - (tolerance * EVALUATION_RANGE) as i32,
        };
        let near = outcome.turns.iter().take_while(|turn| turn.1 >= least);
        let near: Vec<&G::Turn> = near.map(|turn| &turn.0).collect();
        let turn = near.choose(rng).copied();
        turn.unwrap_or(&outcome.turns[0].0).to_string()
    }

    fn values(&self, proof: Proof<'_>) -> Option<Vec<ValuedTurn>> {
        let game = self.game();
        let seat = acting(game);
        let mut judge = Judge::of(game, proof)?;
        let turns = game.turns(seat).into_iter().map(|turn| {
            let moved = after(game, &turn);
            let looks = match ended(&moved) {
                Some(outcome) => outcome.payoff(seat),
                None => moved.evaluate(seat),
            };
            Some(ValuedTurn {
                text: turn.to_string(),
                value: judge.value(&moved, seat)?,
                looks,
            })
        });
        turns.collect()
    }

    fn only_turn(&self, proof: Proof<'_>, verdict: Verdict) -> Option<String> {
        let game = self.game();
        let seat = acting(game);
        let mut judge = Judge::of(game, proof)?;
        let mut only = None;
        for turn in game.turns(seat) {
            let found = judge.value(&after(game, &turn), seat)?.verdict();
            if found > verdict || found == verdict && only.is_some() {
                return None;
            }
            if found == verdict {
                only = Some(turn.to_string());
            }
        }
        only
    }

    fn has_turn(&self, proof: Proof<'_>, least: Verdict) -> Option<bool> {
        let game = self.game();
        let seat = acting(game);
        let mut judge = Judge::of(game, proof)?;
        for turn in game.turns(seat) {
            if judge.value(&after(game, &turn), seat)?.verdict() >= least {
                return Some(true);
            }
        }
        Some(false)
    }

    fn after_pass(&self, proof: Proof<'_>) -> Option<AfterPass> {
        let game = self.game().passed()?;
        let seat = acting(&game);
        let mut judge = Judge::of(&game, proof)?;
        let mut counted = AfterPass {
            at_once: 0,
            winning: 0,
        };
        for turn in game.turns(seat) {
            let value = judge.value(&after(&game, &turn), seat)?;
            counted.at_once += usize::from(value == Value::Win(1));
            counted.winning += usize::from(value.verdict() == Verdict::Win);
        }
        Some(counted)
    }

    fn stops(&self) -> usize {
        let game = self.game();
        let turns = game.turns(acting(game)).into_iter();
        turns
            .filter(|turn| !wins_at_once(&after(game, turn), acting(game).rival()))
            .count()
    }

    fn is_last_chance(&self, keeping: &[String]) -> bool {
        let game = self.game();
        let mut turns = game.turns(acting(game)).into_iter();
        turns.all(|turn| {
            keeping.contains(&turn.to_string())
                || wins_at_once(&after(game, &turn), acting(game).rival())
        })
    }

    fn is_ban_decisive(&self, proof: Proof<'_>) -> bool {
        let (Proof::Table(table), Some(space)) = (proof, self.game().state_space()) else {
            return false;
        };
        let StateSpace::Ranked(ranking) = &space else {
            return false;
        };
        let (rank, Some(_)) = (ranking.find)(self.game()) else {
            return false;
        };
        let verdict = |game: &G| Some(table.value(&space, game).ok()??.verdict());
        verdict(self.game()) == Some(Verdict::Loss)
            && verdict(&(ranking.at)(rank)).is_some_and(|free| free != Verdict::Loss)
    }

    fn pieces(&self, seat: Seat) -> Option<usize> {
        self.game().pieces_in_play(seat)
    }

    fn key(&self) -> u128 {
        match self.game().state_space() {
            Some(StateSpace::Listed(key)) => key(self.game()),
            Some(StateSpace::Ranked(ranking)) => {
                let (rank, forbidden) = (ranking.find)(self.game());
                u128::from(rank) << 8 | u128::from(forbidden.unwrap_or(0))
            }
            None => digest(&self.game().search_key()).into(),
        }
    }

    fn has_symmetric_key(&self) -> bool {
        self.game().state_space().is_some()
    }
}

/// A proof with the state of its searches.
enum Judge<'a, G: Heuristics> {
    Table(&'a EndgameTable, StateSpace<G, G::Turn>),
    Search(Forced<'static>, Seat, u8),
}

impl<'a, G: Heuristics> Judge<'a, G> {
    /// Returns the judge of turns in `game`; `None` if a table is given and the game has no state
    /// space.
    fn of(game: &G, proof: Proof<'a>) -> Option<Judge<'a, G>> {
        Some(match proof {
            Proof::Table(table) => Judge::Table(table, game.state_space()?),
            Proof::Search { winner, plies } => {
                Judge::Search(Forced::new(winner, &[], MOST_POSITIONS), winner, plies)
            }
        })
    }

    /// Returns the value, to `seat` that acted, of the turn that led to `moved`.
    fn value(&mut self, moved: &G, seat: Seat) -> Option<Value> {
        if let Some(outcome) = ended(moved) {
            return Some(Value::ended(&outcome, seat.rival()).before());
        }
        match self {
            Judge::Table(table, space) => Some(table.value(space, moved).ok()??.before()),
            Judge::Search(forced, winner, plies) => {
                for turns in 0..*plies {
                    if forced.wins(moved, turns)? {
                        return Some(if seat == *winner {
                            Value::Win(turns + 1)
                        } else {
                            Value::Loss(turns + 1)
                        });
                    }
                }
                Some(Value::Draw)
            }
        }
    }
}

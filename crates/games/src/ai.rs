//! The computer player: turns and evaluations for a seat, computed from the seat's view alone.
//!
//! Each submodule is one search method; the [`Heuristics`] of a game choose between them.

pub mod alphabeta;
pub mod effort;
pub mod exact;
mod key;
pub mod proof;
pub mod solve;
pub mod table;
mod thought;
pub mod tree;
pub mod value;

use rand::seq::IndexedRandom;

use self::alphabeta::{Limit, SPAN};
use self::proof::Proof;
use self::table::Table;
pub use self::thought::SearchResult;
use self::value::{Value, Verdict, acting};
pub use crate::game::Strength;
use crate::game::{Ahead, Heuristics, Method, Playouts, Rng, Seat};
use crate::play::{Play, PlayHistory};

/// The strength of a search, its table and its share of effort.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchOptions<'a> {
    /// The strength.
    pub strength: Strength,
    /// The table of solved positions, if the game is solved.
    pub table: Option<&'a Table>,
    /// The share of the effort, in thousandths; `None` for all of it.
    pub effort_permille: Option<u32>,
}

/// Minimum number of nodes and of playouts, however small the share of effort.
const LEAST_NODES: u64 = 300;
const LEAST_PLAYOUTS: u64 = 30;

impl SearchOptions<'_> {
    /// Returns this search's share of `effort`.
    fn part(self, effort: u64) -> u64 {
        let share = self.effort_permille.unwrap_or(1000).min(1000);
        effort * u64::from(share) / 1000
    }

    fn limit(self, limit: Limit) -> Limit {
        let nodes = self.part(limit.nodes).max(LEAST_NODES).min(limit.nodes);
        // A larger transposition table stays empty, and clearing it would take longer than the search.
        let enough = (nodes.ilog2() + 1) as u8;
        Limit {
            nodes,
            tt_bits: limit.tt_bits.min(enough),
            ..limit
        }
    }

    fn playouts(self, all: Playouts) -> Playouts {
        let part = self.part(all.count.into()).max(LEAST_PLAYOUTS);
        Playouts {
            count: all.count.min(part as u32),
            ..all
        }
    }
}

/// Returns the turn `seat` should play, from `view` and the history alone; `None` if the seat is not to act.
///
/// The result is deterministic: effort is counted in positions, not in time.
pub fn think<G: Heuristics>(
    view: &G::View,
    course: &PlayHistory,
    seat: Seat,
    mind: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let play = Play::<G>::imagine(view, course, rng);
    if !play.to_act().contains(seat) {
        return None;
    }
    let game = play.game();
    if let Some(plan) = game.known_best_turn(seat, mind.strength) {
        let thought = SearchResult::of(plan.turn, game.evaluate(seat), 1);
        return Some(if plan.wins {
            thought.winning()
        } else {
            thought
        });
    }
    let known = |rng: &mut Rng| looked_up(&play, mind.table, rng);
    match game.method(mind.strength) {
        Method::Mcts(playouts) => {
            tree::choose::<G>(view, course, seat, mind.playouts(playouts), rng)
        }
        Method::ShallowAlphaBeta(ahead) => Some(varied(&play, ahead, rng)),
        Method::TableOrAlphaBeta => {
            known(rng).or_else(|| Some(searched(&play, mind.limit(effort::STRONG))))
        }
        Method::ProofNumber => known(rng).or_else(|| Some(proved(&play, mind))),
    }
}

/// Returns the value of a legal turn to `seat`: the proved value, if any, and the estimate from 0 to 1.
pub fn evaluate<G: Heuristics>(
    view: &G::View,
    course: &PlayHistory,
    seat: Seat,
    turn: &G::Turn,
    mind: SearchOptions<'_>,
    rng: &mut Rng,
) -> (Option<Value>, f32) {
    let mut play = Play::<G>::imagine(view, course, rng);
    if let Method::Mcts(playouts) = play.game().method(mind.strength) {
        let limit = mind.playouts(playouts);
        return (None, tree::weigh::<G>(view, course, seat, turn, limit, rng));
    }
    play.play(seat, turn);
    if let Some(outcome) = play.outcome() {
        let value = Value::ended(outcome, seat.rival()).before();
        return (Some(value), outcome.payoff(seat));
    }
    let next = acting(play.game());
    let answer = think::<G>(&play.view(Some(next)), play.course(), next, mind, rng);
    let answer = answer.map(|answer| (answer.value.map(Value::before), 1.0 - answer.estimate));
    answer.unwrap_or((None, 0.5))
}

/// Returns the best turn by the table; `None` without a table or if a position is missing.
fn looked_up<G: Heuristics>(
    play: &Play<G>,
    table: Option<&Table>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let (table, space) = (table?, play.game().state_space()?);
    let value = |game: &G| table.value(&space, game).ok().flatten();
    exact::choose(play, &value, rng)
}

/// Returns a turn proved to win, or proved not to lose; otherwise the turn of the alpha-beta search.
fn proved<G: Heuristics>(play: &Play<G>, mind: SearchOptions<'_>) -> SearchResult<G::Turn> {
    let (game, seat) = (play.game(), acting(play.game()));
    let effort = mind.part(effort::PROOF).max(LEAST_NODES);
    let mut seen = searched(play, mind.limit(effort::BESIDE));
    if seen.value.is_some() {
        return seen;
    }
    let own = proof::prove(game, seat, effort);
    let left = effort.saturating_sub(own.nodes);
    seen.nodes += own.nodes;
    // The preferred turn of the search may be as good, but only the turn of a proof is proved to be.
    if let (Proof::Won, Some(turn)) = (own.proof, own.turn) {
        return seen.preferring(turn).winning();
    }
    // A seat that cannot win draws if it can. A lost seat plays the turn of the search, which delays the loss.
    let others = proof::prove(game, seat.rival(), left.max(effort / 4));
    seen.nodes += others.nodes;
    // Two failed wins are not a proved draw: the proof may rest on a repetition that only one path contains.
    match (others.proof, others.turn) {
        (Proof::NotWon, Some(turn)) => seen.preferring(turn),
        (Proof::Won, _) => SearchResult {
            estimate: 0.0,
            verdict: Some(Verdict::Loss),
            ..seen
        },
        _ => seen,
    }
}

/// Returns the result of an alpha-beta search.
fn searched<G: Heuristics>(play: &Play<G>, limit: Limit) -> SearchResult<G::Turn> {
    let found = alphabeta::search(play, limit);
    SearchResult {
        turn: found.turns[0].0.clone(),
        value: found.value(),
        verdict: found.value().map(Value::verdict),
        estimate: found.estimate(),
        nodes: found.nodes,
        principal_variation: found.line,
    }
}

/// Returns a random turn among those nearly as good as the best, as people choose; a win within the depth is always taken.
fn varied<G: Heuristics>(play: &Play<G>, ahead: Ahead, rng: &mut Rng) -> SearchResult<G::Turn> {
    let limit = Limit {
        depth: ahead.turns,
        ..effort::NEAR
    };
    let found = alphabeta::search(play, limit);
    let best = found.turns[0].1;
    // A proved value leaves no tolerance: the fastest win is taken, and a loss is delayed.
    let near = if found.value().is_some() {
        0
    } else {
        (ahead.blur * SPAN) as i32
    };
    let near = |turn: &&(G::Turn, i32)| turn.1 >= best - near;
    let near: Vec<&(G::Turn, i32)> = found.turns.iter().take_while(near).collect();
    let (turn, score) = near.choose(rng).expect("the best is near itself");
    let is_best = *score == best;
    let value = found.value().filter(|_| is_best);
    SearchResult::of(turn.clone(), found.estimate(), found.nodes).valued(value)
}

#[cfg(test)]
mod tests;

//! The computer player: what it would do for a seat, knowing only what the seat knows, and what it makes of a position.
//!
//! Each part is a method under its name; which one a game is played by, its [`Heuristics`] says.

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

/// How well it plays, and what it can look up.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchOptions<'a> {
    /// How strong it is.
    pub strength: Strength,
    /// The table of the game, where it is solved.
    pub table: Option<&'a Table>,
    /// Which part of its effort it may take, in thousandths; all of it where nothing is said.
    pub effort_permille: Option<u32>,
}

/// However small its share, it looks at so many positions, and plays on so often.
const LEAST_NODES: u64 = 300;
const LEAST_PLAYOUTS: u64 = 30;

impl SearchOptions<'_> {
    /// Its share of an effort.
    fn part(self, effort: u64) -> u64 {
        let share = self.effort_permille.unwrap_or(1000).min(1000);
        effort * u64::from(share) / 1000
    }

    fn limit(self, limit: Limit) -> Limit {
        let nodes = self.part(limit.nodes).max(LEAST_NODES).min(limit.nodes);
        // What is not looked at needs no room: clearing it would take longer than looking.
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

/// The turn `seat` should take, knowing only `view` and how the play went; `None` if it has none.
///
/// The same arguments give the same answer: effort is counted in positions, not in time.
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

/// What a legal turn of `seat` is worth to it: proved, where it is; and what is thought of it, from 0 to 1.
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

/// What the table says.
fn looked_up<G: Heuristics>(
    play: &Play<G>,
    table: Option<&Table>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let (table, space) = (table?, play.game().state_space()?);
    let value = |game: &G| table.value(&space, game).ok().flatten();
    exact::choose(play, &value, rng)
}

/// What can be proved, that the seat wins or that the other does not; else what looking ahead finds.
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
    // What the search prefers may be as good, but only the turn of a proof is proved to be.
    if let (Proof::Won, Some(turn)) = (own.proof, own.turn) {
        return seen.preferring(turn).winning();
    }
    // Where it cannot win it draws, if it can. Where it is lost, the search holds it as long as it sees.
    let others = proof::prove(game, seat.rival(), left.max(effort / 4));
    seen.nodes += others.nodes;
    // That neither wins is not said to be a proved draw: it may rest on a position that came again on one way only.
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

/// What looking ahead finds.
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

/// One of the turns that look nearly as good as the best, as people choose: a win that is seen is never left for less.
fn varied<G: Heuristics>(play: &Play<G>, ahead: Ahead, rng: &mut Rng) -> SearchResult<G::Turn> {
    let limit = Limit {
        depth: ahead.turns,
        ..effort::NEAR
    };
    let found = alphabeta::search(play, limit);
    let best = found.turns[0].1;
    // The soonest win is never missed, and the latest loss is held.
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

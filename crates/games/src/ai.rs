//! The computer player: turns and evaluations for a seat, computed from the seat's view alone.
//!
//! Each submodule is one search method; the [`Heuristics`] of a game choose between them.

pub mod alphabeta;
pub mod effort;
pub mod exact;
pub(crate) mod forced;
mod imprecise;
pub mod proof;
mod proof_cache;
mod search_result;
pub mod solve;
pub mod swap;
pub mod table;
pub mod tree;
pub mod value;

use self::alphabeta::Limit;
use self::proof::{Proof, ProofLimit, ProofOutcome};
pub use self::proof_cache::ProofCache;
pub use self::search_result::SearchResult;
use self::table::EndgameTable;
use self::value::{Value, Worth, acting};
pub use crate::game::Strength;
use crate::game::{Heuristics, MctsOptions, Method, Rng, Seat};
use crate::play::{Play, PlayHistory};

/// The strength of a search, its table and its share of effort.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchOptions<'a> {
    /// The strength.
    pub strength: Strength,
    /// The table of solved positions, if the game is solved.
    pub table: Option<&'a EndgameTable>,
    /// The winning turns of earlier proofs; new ones are added.
    pub proofs: Option<&'a ProofCache>,
    /// The share of the effort, in thousandths; `None` for all of it.
    pub effort_permille: Option<u32>,
}

/// Minimum number of nodes and of playouts, however small the share of effort.
const MIN_NODES: u64 = 300;
const MIN_PLAYOUTS: u64 = 30;

impl SearchOptions<'_> {
    /// Returns this search's share of `effort`.
    fn share_of(self, effort: u64) -> u64 {
        let share = self.effort_permille.unwrap_or(1000).min(1000);
        effort * u64::from(share) / 1000
    }

    fn limit(self, limit: Limit) -> Limit {
        let nodes = self.share_of(limit.nodes).max(MIN_NODES).min(limit.nodes);
        // A larger transposition table stays empty, and clearing it would take longer than the
        // search.
        let enough = (nodes.ilog2() + 1) as u8;
        Limit {
            nodes,
            tt_bits: limit.tt_bits.min(enough),
            ..limit
        }
    }

    fn playouts(self, all: MctsOptions) -> MctsOptions {
        let part = self.share_of(all.count.into()).max(MIN_PLAYOUTS);
        MctsOptions {
            count: all.count.min(part as u32),
            ..all
        }
    }
}

/// Returns the turn `seat` should play, from `view` and the history alone; `None` if the seat is
/// not to act.
///
/// The result is deterministic: effort is counted in positions, not in time.
///
/// ```
/// use rand::SeedableRng;
/// use tavolino_games::ai::{self, SearchOptions};
/// use tavolino_games::game::{Game, Options, Rng, Seat};
/// use tavolino_games::games::quadrangle::Quadrangle;
/// use tavolino_games::play::Play;
///
/// let table = Quadrangle::INFO.table(&Options::new(), None).expect("the default table");
/// let mut play = Play::<Quadrangle>::new(&table, ()).expect("there is no deal");
/// for (seat, text) in [(1, "a1"), (2, "d4"), (1, "a2"), (2, "c4"), (1, "b1"), (2, "d3")] {
///     let turn = play.game().read(Seat(seat), text).expect("it is legal");
///     play.play(Seat(seat), &turn);
/// }
/// let (view, mut rng) = (play.view(Some(Seat(1))), Rng::seed_from_u64(1));
/// let options = SearchOptions::default();
/// let found = ai::think::<Quadrangle>(&view, play.history(), Seat(1), options, &mut rng);
/// assert_eq!(found.expect("seat 1 is to act").turn.to_string(), "b2");
/// ```
pub fn think<G: Heuristics>(
    view: &G::View,
    history: &PlayHistory,
    seat: Seat,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let play = Play::<G>::imagine(view, history, rng);
    if !play.to_act().contains(seat) {
        return None;
    }
    search(&play, view, seat, options, rng).map(SearchResult::modest)
}

/// Returns the result of the game's search method, in a position as the seat imagines it.
fn search<G: Heuristics>(
    play: &Play<G>,
    view: &G::View,
    seat: Seat,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let (game, history) = (play.game(), play.history());
    if let Some(plan) = game.known_best_turn(seat, options.strength) {
        let result = SearchResult::of(plan.turn, game.evaluate(seat), 1);
        return Some(if plan.wins {
            result.winning_within(None)
        } else {
            result
        });
    }
    let from_table = |rng: &mut Rng| table_turn(play, options.table, rng);
    match game.method(options.strength) {
        Method::Mcts(playouts) => {
            let found = tree::choose::<G>(view, history, seat, options.playouts(playouts), rng);
            // Of the games that are searched so, those that can be solved have few turns.
            let has_few = game.state_space().is_some();
            found.map(|found| {
                if has_few {
                    imprecise::parrying(play, found, rng)
                } else {
                    found
                }
            })
        }
        Method::ShallowAlphaBeta(lookahead) => Some(imprecise::choose(play, lookahead, rng)),
        Method::TableOrAlphaBeta => {
            from_table(rng).or_else(|| Some(alpha_beta(play, options.limit(effort::STRONG))))
        }
        Method::ProofNumber => from_table(rng).or_else(|| Some(proof_or_alpha_beta(play, options))),
    }
}

/// Returns the worth of a legal turn to `seat`.
pub fn evaluate<G: Heuristics>(
    view: &G::View,
    history: &PlayHistory,
    seat: Seat,
    turn: &G::Turn,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Worth {
    let mut play = Play::<G>::imagine(view, history, rng);
    if let Method::Mcts(playouts) = play.game().method(options.strength) {
        let limit = options.playouts(playouts);
        let mean = tree::evaluate_turn::<G>(view, history, seat, turn, limit, rng);
        return Worth::estimated(mean);
    }
    play.play(seat, turn);
    if let Some(outcome) = play.outcome() {
        return Worth::proved(Value::ended(outcome, seat.rival()).before());
    }
    let next = acting(play.game());
    let answer = think::<G>(&play.view(Some(next)), play.history(), next, options, rng);
    answer.map_or(Worth::estimated(0.5), |answer| answer.worth().before())
}

/// Returns the best turn by the table; `None` without a table or if a position is missing.
fn table_turn<G: Heuristics>(
    play: &Play<G>,
    table: Option<&EndgameTable>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let (table, space) = (table?, play.game().state_space()?);
    let value = |game: &G| table.value(&space, game).ok().flatten();
    exact::choose(play, &value, rng)
}

/// Returns a turn proved to win, or proved not to lose; otherwise the turn of the alpha-beta
/// search.
fn proof_or_alpha_beta<G: Heuristics>(
    play: &Play<G>,
    options: SearchOptions<'_>,
) -> SearchResult<G::Turn> {
    let seat = acting(play.game());
    let effort = options.share_of(effort::PROOF).max(MIN_NODES);
    let mut result = alpha_beta(play, options.limit(effort::BESIDE_PROOF));
    if result.verdict.is_some() {
        return result;
    }
    // The preferred turn of the search may be as good, but only the turn of a proof is proved to
    // be.
    if let Some((turn, within)) = options.proofs.and_then(|kept| kept.find(play)) {
        return result.preferring(turn).winning_within(Some(within));
    }
    let own = prove(play, seat, effort, options);
    let left = effort.saturating_sub(own.nodes);
    result.nodes += own.nodes;
    if let (Proof::Won, Some(turn)) = (own.proof, own.turn) {
        let within = own.strategy.and_then(|strategy| strategy.within);
        return result.preferring(turn).winning_within(within);
    }
    // A seat that cannot win draws if it can. A lost seat plays the turn of the search, which
    // delays the loss.
    let others = prove(play, seat.rival(), left.max(effort / 4), options);
    result.nodes += others.nodes;
    // Two failed wins are not a proved draw: the proof may rest on a repetition that only one path
    // contains.
    match (others.proof, others.turn) {
        (Proof::NotWon, Some(turn)) => result.preferring(turn),
        (Proof::Won, _) => {
            let within = others.strategy.and_then(|strategy| strategy.within);
            result.losing_within(within)
        }
        _ => result,
    }
}

/// Searches for a proof that `attacker` wins, at ten times the effort where it is near, and keeps
/// its turns.
fn prove<G: Heuristics>(
    play: &Play<G>,
    attacker: Seat,
    nodes: u64,
    options: SearchOptions<'_>,
) -> ProofOutcome<G::Turn> {
    let limit = ProofLimit {
        nodes,
        near: nodes * effort::NEAR_PROOF,
    };
    let outcome = proof::prove(play, attacker, limit);
    if let (Some(kept), Some(strategy)) = (options.proofs, &outcome.strategy) {
        kept.keep::<G>(strategy);
    }
    outcome
}

/// Returns the result of an alpha-beta search.
fn alpha_beta<G: Heuristics>(play: &Play<G>, limit: Limit) -> SearchResult<G::Turn> {
    let outcome = alphabeta::search(play, limit);
    SearchResult {
        turn: outcome.turns[0].0.clone(),
        value: outcome.value(),
        verdict: outcome.verdict(),
        estimate: outcome.estimate(),
        within: None,
        nodes: outcome.nodes,
        principal_variation: outcome.line,
    }
}

#[cfg(test)]
mod tests;

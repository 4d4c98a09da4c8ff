//! The choice around a swap: the first seat opens as evenly as it can, and the second one takes
//! over the better side.

use rand::seq::IndexedRandom;

use super::value::{Verdict, Worth};
use super::{SearchOptions, SearchResult, think};
use crate::game::{Heuristics, Rng, Seat};
use crate::play::Play;
use crate::play::swap::Swap;

/// Effort for all first turns together, in thousandths of that of one turn.
const EFFORT_PERMILLE: u32 = 4000;

/// Openings whose estimates differ by less are as good as each other.
const EQUAL: f32 = 0.02;

/// Returns the turn of `seat`, which is to act, in words, where a swap is ahead; `None` if it has
/// no turn.
pub fn choose<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<String>> {
    if !play.may_swap() {
        return open(play, seat, options, rng);
    }
    let kept = searched(play, seat, options, rng)?;
    let (worth, taken) = (kept.worth(), kept.worth().before());
    if taken.estimate <= worth.estimate {
        return Some(kept);
    }
    Some(before(Swap::notation().to_owned(), taken, kept))
}

/// Returns the worth of a turn to `seat` where a swap is ahead; of the swap without a turn.
pub fn evaluate<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    turn: Option<&G::Turn>,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Worth {
    let view = play.view(Some(seat));
    let answer = match turn {
        None => searched(play, seat, options, rng),
        Some(turn) if play.may_swap() => {
            return super::evaluate::<G>(&view, play.history(), seat, turn, options, rng);
        }
        Some(turn) => choose(&play.after(seat, turn), seat.rival(), options, rng),
    };
    answer.map_or(Worth::estimated(0.5), |answer| answer.worth().before())
}

/// Returns the most even first turn: the other seat takes over what is better.
fn open<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<String>> {
    let turns = play.turns(seat);
    let share = options.effort_permille.unwrap_or(1000) * EFFORT_PERMILLE / 1000;
    let options = SearchOptions {
        effort_permille: Some((share / turns.len().max(1) as u32).clamp(1, 1000)),
        ..options
    };
    let mut openings = Vec::new();
    for turn in &turns {
        let after = play.after(seat, turn);
        let answer = choose(&after, seat.rival(), options, rng)?;
        let worth = answer.worth().before();
        openings.push(before(turn.to_string(), worth, answer));
    }
    let nodes = openings.iter().map(|opening| opening.nodes).sum();
    let best = openings.iter().map(rank).max_by(f32::total_cmp)?;
    openings.retain(|opening| rank(opening) > best - EQUAL);
    let chosen = openings.choose(rng)?.clone();
    Some(SearchResult { nodes, ..chosen })
}

/// Returns a number that is greater for a better opening: by its estimate, and of those that lose,
/// the later loss.
fn rank(opening: &SearchResult<String>) -> f32 {
    let turns = opening.value.and_then(super::value::Value::turns);
    match opening.verdict {
        Some(Verdict::Loss) => f32::from(turns.unwrap_or(0)) - 1000.0,
        _ => opening.estimate,
    }
}

/// Returns the result of a turn of this worth, before an answer.
fn before(turn: String, worth: Worth, answer: SearchResult<String>) -> SearchResult<String> {
    let line = [turn.clone()].into_iter();
    SearchResult {
        turn,
        value: worth.value,
        verdict: worth.verdict,
        within: answer.within.map(|turns| turns.saturating_add(1)),
        estimate: worth.estimate,
        nodes: answer.nodes,
        principal_variation: line.chain(answer.principal_variation).collect(),
    }
}

/// Returns the result of a search that knows nothing of the swap.
fn searched<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    options: SearchOptions<'_>,
    rng: &mut Rng,
) -> Option<SearchResult<String>> {
    let view = play.view(Some(seat));
    think::<G>(&view, play.history(), seat, options, rng).map(SearchResult::in_words)
}

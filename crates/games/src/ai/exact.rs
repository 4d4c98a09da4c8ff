//! Best play from known values of all positions.

use rand::seq::IndexedRandom;

use super::search_result::SearchResult;
use super::value::{Value, acting};
use crate::game::{Game, Rng};
use crate::play::Play;

/// Maximum length of a principal variation, in turns.
const LINE: usize = 12;

/// Returns the best turn of a play that is not over, where `value` returns the value of a position
/// to the seat to act; `None` if a value is missing.
///
/// The turn wins as soon or loses as late as possible. In a draw, and among equally long losses, it
/// maximizes the share of losing answers.
pub fn choose<G: Game>(
    play: &Play<G>,
    value: &dyn Fn(&G) -> Option<Value>,
    rng: &mut Rng,
) -> Option<SearchResult<G::Turn>> {
    let mut line = Vec::new();
    let mut nodes = 0;
    let (turn, known) = best(play, value, &mut nodes, rng)?;
    let mut next = Some((turn.clone(), known));
    let mut play = play.clone();
    while let Some((turn, value_then)) = next.take() {
        play.play(acting(play.game()), &turn);
        line.push(turn);
        let goes_on = value_then != Value::Draw && line.len() < LINE;
        if play.outcome().is_none() && goes_on {
            next = best(&play, value, &mut nodes, rng);
        }
    }
    Some(SearchResult {
        turn,
        value: Some(known),
        verdict: Some(known.verdict()),
        within: None,
        estimate: known.estimate(),
        nodes,
        principal_variation: line,
    })
}

/// Returns the best turn and its value.
fn best<G: Game>(
    play: &Play<G>,
    value: &dyn Fn(&G) -> Option<Value>,
    nodes: &mut u64,
    rng: &mut Rng,
) -> Option<(G::Turn, Value)> {
    let rated = rated(play, value, nodes)?;
    let best = rated.iter().map(|turn| turn.1).max()?;
    let mut equal: Vec<G::Turn> = rated
        .into_iter()
        .filter(|turn| turn.1 == best)
        .map(|turn| turn.0)
        .collect();
    if best <= Value::Draw && equal.len() > 1 {
        let traps: Vec<u32> = equal
            .iter()
            .map(|turn| traps(play, turn, value, nodes))
            .collect();
        let most = traps.iter().max().copied();
        let mut traps = traps.into_iter();
        equal.retain(|_| traps.next() == most);
    }
    let turn = equal.choose(rng)?.clone();
    Some((turn, best))
}

/// Returns every turn with its value to the seat to act; `None` if a value is missing.
pub fn rated<G: Game>(
    play: &Play<G>,
    value: &dyn Fn(&G) -> Option<Value>,
    nodes: &mut u64,
) -> Option<Vec<(G::Turn, Value)>> {
    let seat = acting(play.game());
    let turns = play.turns(seat).into_iter();
    let rated = turns.map(|turn| {
        let after = play.after(seat, &turn);
        *nodes += 1;
        let value = match after.outcome() {
            Some(outcome) => Value::ended(outcome, seat.rival()),
            None => value(after.game())?,
        };
        Some((turn, value.before()))
    });
    rated.collect()
}

/// Returns the share of losing answers to a turn, in thousandths.
fn traps<G: Game>(
    play: &Play<G>,
    turn: &G::Turn,
    value: &dyn Fn(&G) -> Option<Value>,
    nodes: &mut u64,
) -> u32 {
    let after = play.after(acting(play.game()), turn);
    if after.outcome().is_some() {
        return 0;
    }
    let answers = rated(&after, value, nodes).unwrap_or_default();
    let lost = answers.iter().filter(|answer| answer.1 < Value::Draw);
    (lost.count() * 1000 / answers.len().max(1)) as u32
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::contract::table;
    use crate::game::Seat;
    use crate::games::mix3::Mix3;

    /// The turn of seat 1 where every position after it is worth this to seat 2, which then goes
    /// wrong wherever a1 is taken.
    fn chosen(after: Value, seed: u64) -> String {
        let play = Play::<Mix3>::new(&table::<Mix3>(2, &[]), ()).unwrap();
        let corner = play.turns(Seat(1))[0];
        let value = |game: &Mix3| {
            let is_free = game.turns(Seat(1)).contains(&corner);
            Some(match acting(game) {
                Seat(1) if is_free => Value::Loss(2),
                Seat(1) => Value::Win(2),
                _ => after,
            })
        };
        let mut rng = Rng::seed_from_u64(seed);
        choose(&play, &value, &mut rng).unwrap().turn.to_string()
    }

    #[test]
    fn a_lost_or_drawn_seat_leaves_the_most_ways_to_go_wrong() {
        for seed in 0..8 {
            assert_eq!(chosen(Value::Win(5), seed), "a1");
            assert_eq!(chosen(Value::Draw, seed), "a1");
        }
        assert!(
            (0..8).any(|seed| chosen(Value::Loss(5), seed) != "a1"),
            "a win needs none"
        );
    }
}

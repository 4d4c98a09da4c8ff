//! The purpose of a turn, from its seat's view, by the rules alone: no evaluation and no search
//! beyond the next turns.

use rand::SeedableRng;

use super::prospect::{has_too_many_turns, winning_rival};
use super::worlds::worlds;
use crate::game::{Face, Heuristics, Rng, Seat};
use crate::play::Play;

/// Maximum number of other turns that a turn is compared with. They are taken from the whole list
/// at equal distances.
const OTHERS: usize = 60;

/// The purpose of a turn, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The turn wins.
    Wins,
    /// After most other turns the given rival can win with the next turn; after this one no rival
    /// can.
    StopsWin(Seat),
    /// After most answers of the only rival the seat can win with its next turn.
    ThreatensWin,
    /// The turn takes this number of pieces.
    Takes(usize),
    /// After most other turns a rival can take a piece of the seat with the next turn; after this
    /// one no rival can.
    KeepsPieces,
}

/// Returns the strongest purpose of a legal turn of `seat`; `None` if the rules alone show none,
/// and where a rival can win after it. It is computed from the seat's view, so it shows nothing
/// hidden.
pub fn reason<G: Face + Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Option<Reason> {
    let mut found = worlds(play, seat)
        .into_iter()
        .map(|world| in_world(&world, seat, turn));
    let first = found.next()??;
    // A purpose that differs between positions is unknown to the seat.
    found.all(|other| other == Some(first)).then_some(first)
}

fn in_world<G: Face + Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Option<Reason> {
    if play.game().has_hidden_result(seat, turn) {
        return None;
    }
    let after = play.after(seat, turn);
    if let Some(outcome) = after.outcome() {
        return outcome.is_won_by(seat).then_some(Reason::Wins);
    }
    if has_too_many_turns(play, seat) {
        return None;
    }
    let mut rng = Rng::seed_from_u64(0);
    if winning_rival(&after, seat, &mut rng).is_some() {
        return None;
    }
    let others = others(play, seat, turn);
    stopped_rival(&others, seat, &mut rng)
        .map(Reason::StopsWin)
        .or_else(|| threatens_win(&after, seat).then_some(Reason::ThreatensWin))
        .or_else(|| match taken(play, &after, seat) {
            0 => keeps_pieces(&after, &others, seat).then_some(Reason::KeepsPieces),
            count => Some(Reason::Takes(count)),
        })
}

/// Returns the plays after other turns of the seat.
fn others<G: Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Vec<Play<G>> {
    let mut turns = play.turns(seat);
    turns.retain(|other| other != turn);
    let distance = turns.len().div_ceil(OTHERS).max(1);
    let turns = turns.iter().step_by(distance);
    turns.map(|other| play.after(seat, other)).collect()
}

/// Returns the rival that most of `others` let win with the next turn.
fn stopped_rival<G: Heuristics>(others: &[Play<G>], seat: Seat, rng: &mut Rng) -> Option<Seat> {
    let winners = others
        .iter()
        .filter_map(|other| winning_rival(other, seat, rng));
    let winners: Vec<Seat> = winners.collect();
    let rival = *winners.first()?;
    let is_one = winners.iter().all(|winner| *winner == rival);
    (is_one && is_most(winners.len(), others.len())).then_some(rival)
}

/// Returns whether the seat can win after most answers of its only rival.
fn threatens_win<G: Heuristics>(play: &Play<G>, seat: Seat) -> bool {
    if play.seats().count() != 2 || !play.to_act().contains(seat.rival()) {
        return false;
    }
    let rival = seat.rival();
    let answers = play.turns(rival);
    let can_win = |answer: &&G::Turn| {
        let play = play.after(rival, answer);
        let turns = play.turns(seat);
        turns.iter().any(|turn| {
            !play.game().has_hidden_result(seat, turn)
                && play
                    .after(seat, turn)
                    .outcome()
                    .is_some_and(|outcome| outcome.is_won_by(seat))
        })
    };
    is_most(answers.iter().filter(can_win).count(), answers.len())
}

/// Returns the number of pieces the rivals lost from one play to the next.
pub fn taken<G: Heuristics>(before: &Play<G>, after: &Play<G>, seat: Seat) -> usize {
    let rivals = before.seats().without(seat);
    let lost = |rival| lost(before, after, rival);
    rivals.iter().map(lost).sum()
}

/// Returns the number of pieces a seat lost from one play to the next.
fn lost<G: Heuristics>(before: &Play<G>, after: &Play<G>, seat: Seat) -> usize {
    let pieces = |play: &Play<G>| play.game().pieces_in_play(seat).unwrap_or(0);
    pieces(before).saturating_sub(pieces(after))
}

/// Returns whether most of `others` let a rival take a piece of the seat, and `after` does not.
fn keeps_pieces<G: Heuristics>(after: &Play<G>, others: &[Play<G>], seat: Seat) -> bool {
    if after.game().pieces_in_play(seat).is_none() || is_attacked(after, seat) {
        return false;
    }
    let attacked = others.iter().filter(|other| is_attacked(other, seat));
    is_most(attacked.count(), others.len())
}

/// Returns whether a rival can take a piece of the seat with the next turn.
fn is_attacked<G: Heuristics>(play: &Play<G>, seat: Seat) -> bool {
    play.to_act().without(seat).iter().any(|rival| {
        let turns = play.turns(rival);
        turns
            .iter()
            .any(|turn| lost(play, &play.after(rival, turn), seat) > 0)
    })
}

/// Returns whether `part` is more than half of `all`.
fn is_most(part: usize, all: usize) -> bool {
    2 * part > all
}

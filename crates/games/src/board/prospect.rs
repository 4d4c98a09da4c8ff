//! The immediate consequence of a turn, from its seat's view.

use rand::SeedableRng;

use crate::game::{Face, Heuristics, Outcome, Rng, Seat};
use crate::play::Play;

/// Number of sampled positions that must agree, where information is hidden, before a consequence counts as certain.
const GUESSES: u64 = 4;

/// The immediate consequence of a turn, ordered best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    /// The turn wins.
    Wins,
    /// The game goes on and no rival can win with the next turn; or the consequence is unknown.
    Open,
    /// The turn ends the game without a winner.
    Draws,
    /// The given rival can win with the next turn.
    Exposes(Seat),
    /// The turn loses.
    Loses,
}

/// Returns the consequence of a legal turn of `seat`. It is computed from the seat's view, so it shows nothing hidden.
pub fn prospect<G: Face + Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Prospect {
    let view = play.view(Some(seat));
    // Where there are too many turns to list, a rival's answers are too many to search.
    let answers = G::offered(&view, "").is_none();
    let guess = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let play = Play::<G>::imagine(&view, play.history(), &mut rng);
        in_guess(play, seat, turn, answers, &mut rng)
    };
    let first = guess(0);
    // A consequence that differs between samples is unknown to the seat.
    let is_sure = first == Prospect::Open || (1..GUESSES).all(|seed| guess(seed) == first);
    if is_sure { first } else { Prospect::Open }
}

fn in_guess<G: Heuristics>(
    mut play: Play<G>,
    seat: Seat,
    turn: &G::Turn,
    answers: bool,
    rng: &mut Rng,
) -> Prospect {
    if play.game().has_hidden_result(seat, turn) {
        return Prospect::Open;
    }
    play.play(seat, turn);
    if let Some(outcome) = play.outcome() {
        return of(outcome, seat);
    }
    if !answers {
        return Prospect::Open;
    }
    let rivals = play.to_act().without(seat);
    let mut exposing = rivals.iter().filter(|&rival| {
        let turns = play.game().candidate_turns(rival, rng);
        turns.iter().any(|turn| beats(&play, rival, turn, seat))
    });
    exposing.next().map_or(Prospect::Open, Prospect::Exposes)
}

/// Returns whether `turn` of `rival` wins for `rival` and not for `seat`.
fn beats<G: Heuristics>(play: &Play<G>, rival: Seat, turn: &G::Turn, seat: Seat) -> bool {
    if play.game().has_hidden_result(rival, turn) {
        return false;
    }
    let mut after = play.clone();
    after.play(rival, turn);
    let wins = |outcome, seat| of(outcome, seat) == Prospect::Wins;
    let outcome = after.outcome();
    outcome.is_some_and(|outcome| wins(outcome, rival) && !wins(outcome, seat))
}

fn of(outcome: &Outcome, seat: Seat) -> Prospect {
    let payoff = outcome.payoff(seat);
    if payoff >= 1.0 {
        Prospect::Wins
    } else if payoff > 0.0 {
        Prospect::Draws
    } else {
        Prospect::Loses
    }
}

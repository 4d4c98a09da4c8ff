//! What comes of a turn at once, as far as its seat can know.

use rand::SeedableRng;

use crate::game::{Face, Heuristics, Outcome, Rng, Seat};
use crate::play::Play;

/// Where something is hidden, what holds in so many positions that look alike is taken to be so.
const GUESSES: u64 = 4;

/// What comes of a turn at once; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    /// It wins.
    Wins,
    /// The game goes on, and nobody else can win with the next turn; or nobody can know.
    Open,
    /// It ends the game, and nobody wins.
    Draws,
    /// This rival can win with the next turn.
    Exposes(Seat),
    /// It loses.
    Loses,
}

/// What comes of a legal turn of `seat`. It is worked out from what the seat may see, so it tells nothing that is hidden.
pub fn prospect<G: Face + Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Prospect {
    let view = play.view(Some(seat));
    // Where there are too many turns to list them all, nobody goes through a rival's answers either.
    let answers = G::offered(&view, "").is_none();
    let guess = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let play = Play::<G>::imagine(&view, play.course(), &mut rng);
        in_guess(play, seat, turn, answers, &mut rng)
    };
    let first = guess(0);
    // What differs from one guess to the next, nobody can know.
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

/// Whether a turn of `rival` wins, and not for both.
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

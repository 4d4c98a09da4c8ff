//! The immediate consequence of a turn, from its seat's view.

use rand::SeedableRng;

use super::worlds::worlds;
use crate::game::{Face, Heuristics, Outcome, Rng, Seat};
use crate::play::Play;

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

/// Returns the consequence of a legal turn of `seat`. It is computed from the seat's view, so it
/// shows nothing hidden.
pub fn prospect<G: Face + Heuristics>(play: &Play<G>, seat: Seat, turn: &G::Turn) -> Prospect {
    let mut rng = Rng::seed_from_u64(0);
    let mut found = worlds(play, seat)
        .into_iter()
        .map(|world| in_world(world, seat, turn, &mut rng));
    let first = found.next().unwrap_or(Prospect::Open);
    // A consequence that differs between positions is unknown to the seat.
    let is_sure = first == Prospect::Open || found.all(|other| other == first);
    if is_sure { first } else { Prospect::Open }
}

fn in_world<G: Face + Heuristics>(
    mut play: Play<G>,
    seat: Seat,
    turn: &G::Turn,
    rng: &mut Rng,
) -> Prospect {
    if play.game().has_hidden_result(seat, turn) {
        return Prospect::Open;
    }
    play.advance(seat, turn);
    if let Some(outcome) = play.outcome() {
        return of(outcome, seat);
    }
    if has_too_many_turns(&play, seat) {
        return Prospect::Open;
    }
    winning_rival(&play, seat, rng).map_or(Prospect::Open, Prospect::Exposes)
}

/// Returns whether a game has too many turns to list, and so too many answers to search.
pub(super) fn has_too_many_turns<G: Face>(play: &Play<G>, seat: Seat) -> bool {
    G::offered(&play.view(Some(seat)), "").is_some()
}

/// Returns the first rival to act that can win at once with a candidate turn; `None` if there is
/// none.
pub(super) fn winning_rival<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    rng: &mut Rng,
) -> Option<Seat> {
    rival_winning_by(play, seat, |rival| play.game().candidate_turns(rival, rng))
}

/// Returns the first rival to act that can win at once with one of its `turns`; `None` if there is
/// none.
pub(super) fn rival_winning_by<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    mut turns: impl FnMut(Seat) -> Vec<G::Turn>,
) -> Option<Seat> {
    play.to_act().without(seat).iter().find(|&rival| {
        let turns = turns(rival);
        turns.iter().any(|turn| beats(play, rival, turn, seat))
    })
}

/// Returns whether `turn` of `rival` wins for `rival` and not for `seat`.
fn beats<G: Heuristics>(play: &Play<G>, rival: Seat, turn: &G::Turn, seat: Seat) -> bool {
    if play.game().has_hidden_result(rival, turn) {
        return false;
    }
    play.after(rival, turn)
        .outcome()
        .is_some_and(|outcome| outcome.is_won_by(rival) && !outcome.is_won_by(seat))
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

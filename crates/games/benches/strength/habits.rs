//! A person's first habits: take a win, stop a loss, else play what looks best at one turn.

use rand::seq::IndexedRandom;
use tavolino_games::ai::value::{self, acting};
use tavolino_games::game::{Game, Heuristics, Rng, Seat};
use tavolino_games::play::Play;

use crate::ending;
use crate::judge::judge;

/// Returns the turn, chosen at random among equals, and the number of positions looked at.
pub fn choose<G: Heuristics>(
    play: &Play<G>,
    seat: Seat,
    seats: u8,
    rng: &mut Rng,
) -> (G::Turn, u64) {
    let turns = play.turns(seat);
    let mut seen = 0;
    let mut wins = Vec::new();
    let mut rest = Vec::new();
    for turn in &turns {
        let mut after = play.clone();
        after.play(seat, turn);
        seen += 1;
        match after.outcome() {
            Some(outcome) if outcome.is_won_by(seat) => wins.push(turn),
            Some(outcome) => {
                let lost = outcome.payoff(seat) < 0.5;
                rest.push((
                    turn,
                    Looks {
                        safe: !lost,
                        worth: 0,
                    },
                ));
            }
            None => {
                let looks = Looks {
                    safe: !lets_win(after.game(), seats, &mut seen),
                    worth: judge(after.game(), seat),
                };
                rest.push((turn, looks));
            }
        }
    }
    let best = rest.iter().map(|(_, looks)| *looks).max();
    let equal: Vec<&G::Turn> = match best {
        _ if !wins.is_empty() => wins,
        Some(best) => {
            let equal = rest.iter().filter(|(_, looks)| *looks == best);
            equal.map(|(turn, _)| *turn).collect()
        }
        None => Vec::new(),
    };
    let turn = equal.choose(rng).expect("the seat can act");
    ((*turn).clone(), seen)
}

/// The looks of a position: safety first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Looks {
    safe: bool,
    worth: i32,
}

/// Returns whether the seat to act can win at once.
fn lets_win<G: Game>(game: &G, seats: u8, seen: &mut u64) -> bool {
    let rival = acting(game);
    game.turns(rival).iter().any(|turn| {
        *seen += 1;
        let after = value::after(game, turn);
        ending::outcome(&after, seats).is_some_and(|outcome| outcome.is_won_by(rival))
    })
}

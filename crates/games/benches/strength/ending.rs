//! Ends of games as the opponents see them: by the game's own rules, or because a seat is stuck.

use tavolino_games::ai::value::acting;
use tavolino_games::game::{Game, Outcome};

/// Returns the outcome, `None` while the game runs. Of two seats the one to act loses if it is
/// stuck.
pub fn outcome<G: Game>(game: &G, seats: u8) -> Option<Outcome> {
    game.outcome().or_else(|| {
        let seat = acting(game);
        let stuck = seats == 2 && !game.can_act(seat);
        stuck.then(|| Outcome::winner(seat.rival(), seats))
    })
}

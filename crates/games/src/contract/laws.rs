//! The laws of a game, each group in a file of its own.

pub mod evaluation;
mod imagined;
pub mod menus;
pub mod notation;
pub mod outcome;
mod texts;
pub mod turns;
pub mod twin;

use super::walk::Walk;

/// Checks the position; whether the game goes on.
pub fn obeys(walk: &mut Walk<'_>) -> bool {
    let over = walk.play.outcome().is_some();
    walk.law(
        over == walk.play.to_act().is_empty(),
        "`Game::to_act` is empty exactly where there is a `Game::outcome`",
    );
    texts::is_told(walk);
    if over {
        outcome::is_sound(walk);
        return false;
    }
    imagined::is_guessed_fairly(walk);
    true
}

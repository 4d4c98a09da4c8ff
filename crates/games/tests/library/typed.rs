//! Typed text in all games.

use tavolino_games::board::GameEntry;
use tavolino_games::games::{self, GAMES};

use crate::typing::{lines, turns};

#[test]
fn a_record_with_mistakes_in_it_is_followed_as_far_as_it_goes() {
    GAMES.iter().for_each(lines::a_record_is_followed);
}

#[test]
fn a_setup_with_mistakes_in_it_is_refused_or_played() {
    for game in ["mindoku", "dungeon-chess"] {
        lines::a_setup_is_read(games::find(game).unwrap());
    }
}

#[test]
fn a_turn_or_a_claim_with_mistakes_in_it_is_played_or_refused_in_a_sentence() {
    GAMES.iter().for_each(turns::a_turn_is_read);
}

#[test]
fn a_deal_with_mistakes_in_it_is_played_or_refused() {
    GAMES.iter().for_each(turns::a_deal_is_read);
}

macro_rules! each_agrees {
    ($($module:ident::$game:ident),* $(,)?) => {
        mod shows_what_it_brings {
            $(#[test] fn $module() {
                crate::typing::chosen::shows_what_it_brings(super::entry(stringify!($module)));
            })*
        }
        mod keeps_the_cells_in_place {
            $(#[test] fn $module() {
                crate::typing::chosen::keeps_the_cells_in_place(super::entry(stringify!($module)));
            })*
        }
    };
}
tavolino_games::each_game!(each_agrees);

/// Returns the game of a module.
fn entry(module: &str) -> &'static GameEntry {
    games::find(&module.replace('_', "-")).unwrap()
}

//! The registry: every game the bot offers. The steps to add one:
//!
#![doc = include_str!("../../../docs/new-game.md")]

use crate::board::GameEntry;

/// Takes `module::Position` of each game: declares the module, lists the game, and tests that it
/// obeys the contract.
macro_rules! games {
    (($dollar:tt) $($module:ident::$game:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// Calls the macro `$each! { kudosu quadrangle … }` with the modules of all games, so that
        /// other crates have a test per game.
        #[macro_export]
        macro_rules! each_game {
            ($dollar each:ident) => { $dollar each! { $($module)* } };
        }

        /// All games, in the order in which people are offered them.
        pub static GAMES: &[GameEntry] = &[$(GameEntry::of::<$module::$game>()),*];

        #[cfg(test)]
        mod obeys_the_contract {
            $(#[test] fn $module() { crate::contract::obeys::<super::$module::$game>(); })*
        }
    };
}

games! {
    ($)
    kudosu::Kudosu,
    quadrangle::Quadrangle,
    mix3::Mix3,
    chasm::Chasm,
    trix::Trix,
    fullend::Fullend,
    dungeon_chess::DungeonChess,
    kumo::Kumo,
    kintei::Kintei,
    jinrai::Jinrai,
    taifuu::Taifuu,
    mindoku::Mindoku,
    nubulus::Nubulus,
    prosterno::Prosterno,
    basileus::Basileus,
}

/// The game with this key, such as `kintei`.
#[must_use]
pub fn find(key: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|kind| kind.info.key == key)
}

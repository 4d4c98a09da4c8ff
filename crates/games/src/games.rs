//! The registry: every game the bot offers. The steps to add one:
//!
#![doc = include_str!("../../../docs/new-game.md")]

use crate::board::GameEntry;
#[cfg(test)]
use crate::template::cups;

pub mod basileus;
pub mod chasm;
pub mod dungeon_chess;
pub mod fullend;
pub mod jinrai;
pub mod kintei;
pub mod kudosu;
pub mod kumo;
pub mod mindoku;
pub mod mix3;
pub mod nubulus;
pub mod prosterno;
pub mod quadrangle;
pub mod taifuu;
pub mod trix;

/// Calls the macro `$each! { kudosu::Kudosu, … }` with the module and the type of each game, in the
/// order in which people are offered them.
#[macro_export]
macro_rules! each_game {
    ($each:ident) => {
        $each! {
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
    };
}

/// Lists the games, and tests that each obeys the contract.
macro_rules! registry {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// All games, in the order in which people are offered them.
        pub static GAMES: &[GameEntry] = &[
            $(GameEntry::of::<$module::$game>(),)*
            // In tests the template stands where a new game would.
            #[cfg(test)]
            GameEntry::of::<cups::Cups>(),
        ];

        #[cfg(test)]
        mod obeys_the_contract {
            $(#[test] fn $module() { crate::contract::obeys::<super::$module::$game>(); })*

            #[test]
            fn cups() {
                crate::contract::obeys::<super::cups::Cups>();
            }
        }
    };
}
each_game!(registry);

/// The game with this key, such as `kintei`.
#[must_use]
pub fn find(key: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|entry| entry.info.key == key)
}

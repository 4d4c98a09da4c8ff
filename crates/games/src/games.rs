//! The registry: every game the bot offers.
//!
//! # Adding a game
//! A game `x` is these files, and one line in the list below; no other code changes.
//! 1. `assets/rules/en/x.md`: its rules, sheet and ruling apart, with two to four pictures `![words](name)`. The names are
//!    those of positions in `assets/rules/examples/x.record` (format: [`example`](crate::example)); a first position called
//!    `gallery` stands for the game on the sheet of all boards, else the first there is.
//! 2. `src/games/x.rs`: a position, its `Turn` with its `Display`, its `Deed`, and [`Game`](crate::game::Game) for them;
//!    [`Heuristics`](crate::game::Heuristics), which may be empty. What is hidden has a `View` of its own.
//! 3. `src/games/x/face.rs`: [`Face`](crate::game::Face), the picture, the alt text, the text board and what is told.
//! 4. `assets/lang/en/x.ftl`: its words. Keys begin with `x-`, but for `play-x`, `pitch-x` and `length-x`, and for each option
//!    `play-x-OPTION`, `play-x-OPTION-VALUE` and `shown-x-OPTION-VALUE`; menus ask `x-prompt` and what
//!    [`prompts`](crate::game::notation::prompts) says.
//! 5. `src/games/x/tests.rs`: a test per rule.
//! 6. `tests/games/x.perft`, `x.record` and `x.pictures`: counts of turns, a game as everyone reads it, positions to draw,
//!    whose names begin with `x`. Their formats stand in `tests/registry/`. `UPDATE=1 cargo test --test games x` writes what
//!    is told and drawn, pictures into `tests/pictures/`; look at it. `UPDATE=1 cargo test --test pictures` draws the
//!    README's sheet of all boards anew; its table of games is written by hand.
//!
//! What is hidden stays so: the contract that the registry runs for every game plays games side by side that differ only in
//! what was dealt to a seat or chosen by it in secret, along the same turns, and fails with the first sentence that differs
//! for anybody else. A turn that is to tell something hidden says so by [`Game::reveals`](crate::game::Game::reveals); nothing
//! else is to be written for it. `src/contract/tests.rs` has a small game with a leak of each kind.
//!
//! A game that can be solved says so by [`Heuristics::state_space`](crate::game::Heuristics::state_space), and has `tests/games/x.values` too.
//!
//! Tests, benches and the bot go over the registry. Whatever is missing fails with the name of the file to write.
//! A good start is a copy of the nearest game: `kumo` has no options and hides nothing, `mix3` is scored, `chasm` has more
//! than two seats, `jinrai` hides a choice, `mindoku` hides hands that chance dealt.

use crate::board::GameEntry;

/// `module::Position` for each game: its module, its place in the registry, and the test that it obeys the contract.
macro_rules! games {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// All games, in the order in which people are offered them.
        pub static GAMES: &[GameEntry] = &[$(GameEntry::of::<$module::$game>()),*];

        #[cfg(test)]
        mod obeys_the_contract {
            $(#[test] fn $module() { crate::contract::obeys::<super::$module::$game>(); })*
        }
    };
}

games! {
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

//! The shelf: every game the bot offers.
//!
//! To add a game:
//! 1. copy the nearest game's files;
//! 2. write its rules in `assets/rules/en/<game>.md`, sheet and ruling apart, and the positions they show in
//!    `assets/rules/examples/<game>.record`;
//! 3. write `Turn` and its `Display`;
//! 4. write `deal`, `new`, `to_act`, `turns`, `play` and `outcome` until `contract::obeys` passes;
//! 5. write `View` and `imagine` (or `Self`), and a test per secret;
//! 6. write its alt text and text board, then its picture;
//! 7. add perft counts, a golden record and two pictures;
//! 8. add one line to [`GAMES`], one to the stories in `tests/bot/stories.rs`, one to `benches/rules.rs`.

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

use crate::board::Kind;

/// All games, in the order in which people are offered them.
pub static GAMES: &[Kind] = &[
    Kind::of::<kudosu::Kudosu>(),
    Kind::of::<quadrangle::Quadrangle>(),
    Kind::of::<mix3::Mix3>(),
    Kind::of::<chasm::Chasm>(),
    Kind::of::<trix::Trix>(),
    Kind::of::<fullend::Fullend>(),
    Kind::of::<dungeon_chess::DungeonChess>(),
    Kind::of::<kumo::Kumo>(),
    Kind::of::<kintei::Kintei>(),
    Kind::of::<jinrai::Jinrai>(),
    Kind::of::<taifuu::Taifuu>(),
    Kind::of::<mindoku::Mindoku>(),
    Kind::of::<nubulus::Nubulus>(),
    Kind::of::<prosterno::Prosterno>(),
    Kind::of::<basileus::Basileus>(),
];

/// The game with this key, such as `kintei`.
#[must_use]
pub fn find(key: &str) -> Option<&'static Kind> {
    GAMES.iter().find(|kind| kind.info.key == key)
}

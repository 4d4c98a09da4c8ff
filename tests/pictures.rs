//! Every kind of picture, compared with its golden one to the last pixel.
//!
//! A picture that differs is written to `target/pictures/<name>.new.png`, and what differs, in red, beside it.
//! `UPDATE=1 cargo test --test pictures` takes the new ones; look at them first.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "pictures/basileus.rs"]
mod basileus;
#[path = "pictures/chasm.rs"]
mod chasm;
#[path = "pictures/components.rs"]
mod components;
#[path = "pictures/dungeon_chess.rs"]
mod dungeon_chess;
#[path = "pictures/examples.rs"]
mod examples;
#[path = "pictures/fullend.rs"]
mod fullend;
#[path = "pictures/golden.rs"]
mod golden;
#[path = "pictures/jinrai.rs"]
mod jinrai;
#[path = "pictures/kintei.rs"]
mod kintei;
#[path = "pictures/kudosu.rs"]
mod kudosu;
#[path = "pictures/kumo.rs"]
mod kumo;
#[path = "pictures/mindoku.rs"]
mod mindoku;
#[path = "pictures/mix3.rs"]
mod mix3;
#[path = "pictures/nubulus.rs"]
mod nubulus;
#[path = "pictures/prosterno.rs"]
mod prosterno;
#[path = "pictures/quadrangle.rs"]
mod quadrangle;
#[path = "pictures/sizes.rs"]
mod sizes;
#[path = "pictures/table.rs"]
mod table;
#[path = "pictures/taifuu.rs"]
mod taifuu;
#[path = "pictures/trix.rs"]
mod trix;

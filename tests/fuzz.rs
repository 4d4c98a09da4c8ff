//! What strangers type, send and store: things that were right, with mistakes in them. Nothing panics, and a mistake is told clearly.
//!
//! `PROPTEST_CASES=100000 cargo test --release --test fuzz` looks for longer; what it finds is shrunk and printed.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "fuzz/bodies.rs"]
mod bodies;
#[path = "cases/mod.rs"]
mod cases;
#[path = "house/mod.rs"]
mod house;
#[path = "fuzz/lines.rs"]
mod lines;
#[path = "fuzz/mistakes.rs"]
mod mistakes;
#[path = "fuzz/presses.rs"]
mod presses;
#[path = "../crates/discord-sandbox/tests/table/mod.rs"]
mod table;
#[path = "fuzz/turns.rs"]
mod turns;
#[path = "fuzz/wishes.rs"]
mod wishes;

use self::cases::cases;

//! Ratings: `tavolino rate` as people run it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "ratings/program.rs"]
mod program;

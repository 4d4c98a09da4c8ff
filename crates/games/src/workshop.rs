//! The workshop of a game's author: the files of a game in a checkout, what each of them lacks, its
//! pictures on one sheet, and the files that a new game begins with.

pub mod check;
pub mod files;
pub mod fluent;
pub mod new_game;
mod pages;
pub mod pictures;
pub mod position;
mod sentences;

#[cfg(test)]
mod tests;

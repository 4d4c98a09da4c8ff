//! The workshop of a game's author: the files of a game in a checkout, what each of them lacks, and
//! its pictures on one sheet.

pub mod check;
pub mod files;
pub mod fluent;
mod pages;
pub mod pictures;
pub mod position;
mod sentences;

#[cfg(test)]
mod tests;

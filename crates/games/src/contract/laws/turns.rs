//! The laws of the list of turns.

use crate::contract::walk::Walk;
use crate::game::{Seat, Seats};

/// Checks the list of turns of a seat that is to act.
pub fn are_listed(walk: &mut Walk<'_>, seat: Seat, turns: &[String]) {
    if let Some(law) = walk.play.strays_in_lists(seat, &mut walk.rng) {
        walk.law(false, format_args!("{law}: seat {seat}"));
    }
    let alone = walk.play.to_act() == Seats::from(seat);
    walk.law(
        !alone || walk.play.perft(1) == turns.len() as u64,
        "`play::perft` at depth 1 counts `Game::turns`",
    );
    are_written_apart(walk, turns);
}

/// Checks that the functions searches call instead of `Game::turns`, `play` and `outcome` do
/// the same.
pub fn is_searched_as_it_is_played(walk: &Walk<'_>, seat: Seat, turn: &str) {
    if let Some(law) = walk.play.strays_in_search(seat, turn) {
        walk.law(false, format_args!("{law}: `{seat} {turn}`"));
    }
}

/// Notations are unique and plain.
fn are_written_apart(walk: &Walk<'_>, texts: &[String]) {
    let mut sorted: Vec<&String> = texts.iter().collect();
    sorted.sort();
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    walk.law(
        twice.is_none(),
        format_args!("no two turns are written alike: {twice:?}"),
    );
    let plain =
        |word: &str| !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
    let other = texts.iter().find(|text| !text.split(' ').all(plain));
    walk.law(
        other.is_none(),
        format_args!("notation is words of [a-z0-9]: {other:?}"),
    );
}

//! The secrecy law: two games that differ only in what a viewer cannot know are played alike, and
//! look alike to that viewer until a turn is declared to reveal something. Everything that the
//! viewer is shown and offered is compared ([`comparison`]).

mod ahead;
mod chance;
mod comparison;
mod dealt;
mod exchange;
mod menus;
mod pair;

use std::ops::RangeInclusive;

use rand::SeedableRng;

use self::dealt::Dealt;
use self::pair::Pair;
use super::looks::{named, viewers};
use super::subject::{Subject, TestedGame};
use crate::exercise::Exercises;
use crate::game::{Rng, Seat, Table};
use crate::play::Play;

/// Pairs of deals, and pairs of games with a different secret turn, at all tables of a game
/// together; and at each table, at least and at most.
const PAIRS: usize = 24;
const AT_EACH: RangeInclusive<usize> = 2..=6;

/// Plays pairs of games that differ in a secret deal or choice, and fails where the difference
/// shows to another viewer.
pub(super) fn are_kept(game: &TestedGame, table: &Table, tables: usize) {
    let mut rng = Rng::seed_from_u64(24);
    let mut dealt = Dealt::new(game, table);
    let pairs = (PAIRS / tables).clamp(*AT_EACH.start(), *AT_EACH.end());
    for _ in 0..pairs {
        if let Some(pair) = dealt.pair(&mut rng) {
            pair.goes_on(&mut rng);
        }
        if let Some(pair) = Pair::chosen(game, table, &mut rng) {
            pair.goes_on(&mut rng);
        }
    }
    dealt.hides_what_is_imagined();
}

/// Checks that two positions which differ only in a secret of `owner` look alike to everyone else,
/// and not to it.
pub fn look_alike<G: Exercises>(one: &Play<G>, other: &Play<G>, owner: Seat) {
    let there = one.view(Some(owner)) != other.view(Some(owner));
    assert!(
        there,
        "the two positions differ in a secret of seat {owner}: it sees no difference"
    );
    let mut rng = Rng::seed_from_u64(24);
    let plays: [&dyn Subject; 2] = [one, other];
    for viewer in viewers(one).filter(|&viewer| viewer != Some(owner)) {
        if let Some(difference) = comparison::between(plays, viewer, &mut rng) {
            let viewer = named(viewer);
            panic!("a secret of seat {owner} shows to {viewer}, in {difference}");
        }
    }
}

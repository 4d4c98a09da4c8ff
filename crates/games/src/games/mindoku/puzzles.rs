//! Tasks and puzzles of Mindoku: claim a duplicate, make room, keep the board fillable.

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::claim::Claim;
use super::position::Mindoku;
use super::public::Over;
use super::turn::Turn;
use crate::exercise::goal::Goal;
use crate::exercise::player::turn_of;
use crate::exercise::sort::{ends, turns};
use crate::exercise::{Exercises, Site, Sort, SortInfo};
use crate::game::kit::grid::Cell;
use crate::game::{Claim as _, Seat, Strength};
use crate::play::Play;
use crate::play::reading::Parsed;

/// Minimum share of cells with a token where claims are sought.
const FULL: (usize, usize) = (3, 4);
/// Minimum number of placements that make no duplicate, for each that leaves the board fillable.
const CLEAN: usize = 2;
/// Maximum number of free cells of a board that is to stay fillable, so that exhaustive search
/// proves it.
const MOST_FREE: usize = 8;
/// One turn in this number repeats a token without looking, where claims are sought.
const INATTENTION: u32 = 6;

impl Exercises for Mindoku {
    const SORTS: &'static [Sort<Mindoku>] = &[CLAIM, ROOM, FILL];

    /// Tasks: `clean`, a token was placed and repeats nothing; `room 3`, the seat still holds a 3
    /// and there is a place for it; `fillable`, the cooperative game can still be won.
    fn meets_task(&self, before: &Mindoku, seat: Seat, task: &[&str]) -> Option<bool> {
        match task {
            ["clean"] => Some(self.placed_clean(before)),
            ["room", value] => Some(self.has_room(seat, value.parse().ok()?)),
            ["fillable"] => Some(self.is_fillable()),
            _ => None,
        }
    }
}

/// Against each other: find the two equal tokens in a group, and claim one of them.
const CLAIM: Sort<Mindoku> = Sort {
    info: SortInfo {
        name: "claim",
        sites: &[
            Site::DEFAULT,
            Site::of(&[("board", "on3rows")]),
            Site::of(&[("board", "6x")]),
        ],
        has: |goal, right| matches!(goal, Goal::Turn(_)) && right.starts_with("claim "),
        is_claim: true,
        ..SortInfo::USUAL
    },
    goal: |play, seat| {
        let held = claims_that_hold(play, seat)?.into_iter();
        Some(Goal::Turn(held.map(|claim| claim.to_string()).collect()))
    },
    choices: |play, seat, _| {
        let claims = Claim::both_forms(play.game(), seat).into_iter();
        claims.map(Parsed::Claim).collect()
    },
    // Each token of the pair may be claimed.
    is_one_effect: |_, _, right| right.len() == 2,
    player: |play, seat, rng| {
        if rng.random_ratio(1, INATTENTION) {
            return play.turns(seat).choose(rng).copied();
        }
        turn_of(play, seat, Strength::Medium, rng)
    },
    ..Sort::USUAL
};

/// Against each other: move a token, so that the last one of the hand has a place.
const ROOM: Sort<Mindoku> = Sort {
    info: SortInfo {
        name: "room",
        has: |goal, right| matches!(goal, Goal::Turn(_)) && right.starts_with("move "),
        ..SortInfo::USUAL
    },
    goal: room,
    choices: |play, seat, _| moves(play, seat).map(Parsed::Turn).collect(),
    ..Sort::USUAL
};

/// Together: place a token, so that the board can still be filled.
const FILL: Sort<Mindoku> = Sort {
    info: SortInfo {
        name: "fill",
        sites: &[
            Site::of(&[("mode", "cooperative")]),
            Site::of(&[("mode", "cooperative"), ("board", "on3rows")]),
        ],
        has: |goal, _| matches!(goal, Goal::Task(_)),
        ..SortInfo::USUAL
    },
    goal: |play, seat| {
        let cells = distinct(play.turns(seat).iter());
        (cells <= MOST_FREE).then(|| Goal::Task(vec!["fillable".to_owned()]))
    },
    // Only one value of the hand fits each cell.
    is_one_effect: |_, _, right| distinct(turns(right)) == right.len(),
    is_obvious: |play, seat, right| {
        let turns = play.turns(seat).into_iter();
        let is_clean = |turn: &Turn| play.after(seat, turn).game().placed_clean(play.game());
        turns.filter(is_clean).count() < CLEAN * right.len()
    },
    // A stronger player never leaves a board that cannot be filled.
    player: |play, seat, rng| turn_of(play, seat, Strength::Easy, rng),
    ..Sort::USUAL
};

impl Mindoku {
    /// Returns whether the turn since `before` placed a token that repeats nothing.
    fn placed_clean(&self, before: &Mindoku) -> bool {
        let count = |game: &Mindoku| game.public.occupied().count();
        self.is_clean() && count(self) > count(before)
    }

    /// Returns whether the seat holds this value, and there is a place for it.
    fn has_room(&self, seat: Seat, value: u8) -> bool {
        let holds = self.hand(seat).values().any(|held| held == value);
        self.is_clean() && holds && !self.public.safe(value).is_empty()
    }

    fn is_clean(&self) -> bool {
        // Together, a duplicate is not claimed: it loses the game.
        let is_lost = self.public.over == Some(Over::Together { won: false });
        !is_lost && self.public.open_duplicate().is_none()
    }
}

/// Returns the claims that hold on a board with many tokens, of which two are equal in a group, and
/// neither is the last placed, which the picture marks.
fn claims_that_hold(play: &Play<Mindoku>, seat: Seat) -> Option<Vec<Claim>> {
    let public = &play.game().public;
    let (most, of) = FULL;
    if public.occupied().count() * of < public.layout.all().count() * most {
        return None;
    }
    let right: Vec<Claim> = holding(play, seat).collect();
    let is_older = |claim: &Claim| matches!(claim, Claim::Any { .. });
    (right.len() == 2 && right.iter().all(is_older)).then_some(right)
}

/// Returns the claims of the seat that hold.
fn holding(play: &Play<Mindoku>, seat: Seat) -> impl Iterator<Item = Claim> {
    let claims = play.claims(seat).into_iter();
    claims.filter(move |claim| claim.call(&mut play.game().clone(), seat).is_some())
}

/// Returns the goal to make room for the only token of the hand by a move, where it has no place
/// and no claim holds. To take a token makes room, too, but two tokens are further from the win
/// than one.
fn room(play: &Play<Mindoku>, seat: Seat) -> Option<Goal> {
    let hand = play.game().hand(seat);
    let value = hand.values().next().filter(|_| hand.len() == 1)?;
    let has_place = || play.turns(seat).iter().any(|turn| ends(play, seat, turn));
    if has_place() || holding(play, seat).next().is_some() {
        return None;
    }
    let makes_room = |turn: &Turn| play.after(seat, turn).game().has_room(seat, value);
    let right: Vec<String> = moves(play, seat)
        .filter(makes_room)
        .map(|turn| turn.to_string())
        .collect();
    (!right.is_empty()).then_some(Goal::Turn(right))
}

fn moves(play: &Play<Mindoku>, seat: Seat) -> impl Iterator<Item = Turn> {
    let turns = play.turns(seat).into_iter();
    turns.filter(|turn| matches!(turn, Turn::Move { .. }))
}

/// Returns the number of different cells that turns end on.
fn distinct<'a>(turns: impl Iterator<Item = &'a Turn>) -> usize {
    let cell = |turn: &Turn| -> Cell {
        match *turn {
            Turn::Place { cell, .. } | Turn::Take(cell) => cell,
            Turn::Move { to, .. } => to,
        }
    };
    let mut cells: Vec<Cell> = turns.map(cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.len()
}

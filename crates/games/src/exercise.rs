//! Exercises: what lessons, puzzles, warnings and hints say about a turn of a
//! [`Play`], by the rules.

pub mod goal;
pub mod meets;
pub mod player;
pub mod prospect;
pub mod reason;
pub mod sort;
pub mod study;
pub mod worlds;

use std::fmt;

use self::goal::Goal;
use self::player::turn_of;
use crate::game::kit::grid::Grid;
use crate::game::kit::symmetry::Symmetry;
use crate::game::{Face, Heuristics, Rng, Seat, Strength};
use crate::play::Play;
use crate::play::reading::Parsed;

/// The usual maximum number of turns that lead to a puzzle: the solver reads them all.
const LONGEST_GAME: usize = 60;

/// The knowledge of a game that lessons and puzzles need.
pub trait Exercises: Face + Heuristics {
    /// The facts for the miner of puzzles.
    const MINING: Mining = Mining::USUAL;
    /// The sorts of puzzles of one decision.
    const SORTS: &'static [Sort<Self>] = &[];

    /// Returns whether this position, which a turn of `seat` in the position `before` led to, meets
    /// a task that only this game has, such as `["room", "3"]`; `None` for an unknown task.
    fn meets_task(&self, before: &Self, seat: Seat, task: &[&str]) -> Option<bool> {
        let _ = (before, seat, task);
        None
    }
    /// Returns the position with the other of two seats to act, as if the seat to act passed, which
    /// the rules do not allow; `None` where this has no meaning. Themes of puzzles are defined by
    /// it.
    fn passed(&self) -> Option<Self> {
        None
    }
}

/// Implements [`Exercises::passed`] for a position whose field `to_act` alone says which seat acts.
macro_rules! other_seat_to_act {
    () => {
        fn passed(&self) -> Option<Self> {
            let to_act = self.to_act.rival();
            Some(Self {
                to_act,
                ..self.clone()
            })
        }
    };
}
pub(crate) use other_seat_to_act;

/// Facts for the miner of puzzles about a game with puzzles of several own turns.
#[derive(Clone, Copy, Debug)]
pub struct Mining {
    /// The share of games, of 12, in which a win by the third own turn is sought instead of the
    /// second; `None` where exhaustive search proves no wins.
    pub wins_in_three: Option<u64>,
    /// Whether captures are forced: few turns are left, and the right one may look best.
    pub forces_captures: bool,
    /// Whether the game ends with a full board: the seat of the last turn says nothing.
    pub fills_board: bool,
    /// Whether the order of the turns says nothing.
    pub is_unordered: bool,
    /// Returns a turn, or a part of a deal, after a symmetry of the board.
    pub mapped: fn(&str, Symmetry, Option<Grid>) -> String,
}

impl Mining {
    /// No wins by exhaustive search, no forced captures, no board that is filled; turns in an
    /// order, with cells.
    pub const USUAL: Mining = Mining {
        wins_in_three: None,
        forces_captures: false,
        fills_board: false,
        is_unordered: false,
        mapped: |text, symmetry, grid| match grid {
            Some(grid) => symmetry.words(grid, text),
            None => text.to_owned(),
        },
    };
}

/// A sort of puzzles of one decision in the game `G`.
pub struct Sort<G: Exercises> {
    /// The data that do not depend on the game's types.
    pub info: SortInfo,
    /// Returns the goal at a position; `None` where it cannot be one of this sort.
    pub goal: fn(&Play<G>, Seat) -> Option<Goal>,
    /// Returns the turns and claims among which a puzzle is solved.
    pub choices: fn(&Play<G>, Seat, &Goal) -> Vec<Parsed<G>>,
    /// Returns whether the right turns, at least one, are of one effect.
    pub is_one_effect: fn(&Play<G>, Seat, &[Parsed<G>]) -> bool,
    /// Returns whether the right turn is found without looking for it.
    pub is_obvious: fn(&Play<G>, Seat, &[Parsed<G>]) -> bool,
    /// Returns the turn of a player in a game in which such puzzles are sought.
    pub player: fn(&Play<G>, Seat, &mut Rng) -> Option<G::Turn>,
}

/// The constant data of a sort.
#[derive(Clone, Copy)]
pub struct SortInfo {
    /// The name, by which callers word the task: the key of a sentence ends with it.
    pub name: &'static str,
    /// The tables at which such puzzles are sought.
    pub sites: &'static [Site],
    /// Returns whether a puzzle of the game with this goal and this right turn is of the sort.
    pub has: fn(&Goal, &str) -> bool,
    /// Whether the right choice is a claim.
    pub is_claim: bool,
    /// The number of own turns that the solver has to see.
    pub own_turns: u8,
    /// The maximum number of turns that lead to a puzzle.
    pub longest: usize,
    /// Returns the number of turns before which none is sought in a game.
    pub first: fn(&mut Rng) -> usize,
}

/// The options and seats of a table that are not the default.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The options.
    pub options: &'static [(&'static str, &'static str)],
    /// The number of seats; `None` for the fewest.
    pub seats: Option<u8>,
}

impl Site {
    /// The default table.
    pub const DEFAULT: Site = Site::of(&[]);

    /// Returns the table of the fewest seats with these options.
    #[must_use]
    pub const fn of(options: &'static [(&'static str, &'static str)]) -> Site {
        Site {
            options,
            seats: None,
        }
    }
}

impl SortInfo {
    /// Puzzles of one own turn, sought from the beginning of games at the default table.
    pub const USUAL: SortInfo = SortInfo {
        name: "",
        sites: &[Site::DEFAULT],
        has: |_, _| false,
        is_claim: false,
        own_turns: 1,
        longest: LONGEST_GAME,
        first: |_| 0,
    };
}

impl fmt::Debug for SortInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SortInfo").field(&self.name).finish()
    }
}

impl<G: Exercises> fmt::Debug for Sort<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sort").field(&self.info.name).finish()
    }
}

impl<G: Exercises> Sort<G> {
    /// One right turn among all, sought in games of medium players.
    pub const USUAL: Sort<G> = Sort {
        info: SortInfo::USUAL,
        goal: |_, _| None,
        choices: |play, seat, _| play.turns(seat).into_iter().map(Parsed::Turn).collect(),
        is_one_effect: |_, _, right| right.len() == 1,
        is_obvious: |_, _, _| false,
        player: |play, seat, rng| turn_of(play, seat, Strength::Medium, rng),
    };
}

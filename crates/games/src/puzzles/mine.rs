//! The miner: puzzles found in games of two natural players.

use std::collections::BTreeSet;
use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::derive::{Task, derive};
use super::puzzle::{Kind, Puzzle};
use super::{decision, id};
use crate::ai::table::EndgameTable;
use crate::ai::value::Verdict;
use crate::board::{Board, GameEntry, SortInfo};
use crate::game::{Rng, Table};
use crate::solved;

/// Maximum number of turns of a natural game.
const LONGEST_GAME: usize = 60;
/// The numbers of turns at the beginning of a game that are random, so that games differ: on small
/// boards natural players soon come back to the same positions.
const RANDOM_TURNS: std::ops::RangeInclusive<usize> = 2..=10;
/// The numbers of turns that natural players see ahead.
const LOOKAHEADS: [u8; 3] = [2, 4, 6];
/// One turn in this number sees half as far.
const INATTENTION: u32 = 4;
/// Maximum number of natural games of one search at a table.
const BATCH: u64 = 1 << 24;
/// Maximum number of puzzles of each task in one game.
const PER_GAME: usize = 2;
/// One puzzle in this number saves a draw, where the game has such.
const SAVES: usize = 4;

/// The extent of a search for puzzles at one table.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The maximum number of puzzles.
    pub wanted: usize,
    /// The maximum number of natural games.
    pub games: u64,
    /// The number that decides all chance.
    pub seed: u64,
    /// The number of searches with this seed before: each plays games of its own.
    pub batch: u64,
}

impl Extent {
    /// Returns the chance of one game of the search.
    pub(super) fn rng(self, game: u64) -> Rng {
        let number = self.batch.wrapping_mul(BATCH).wrapping_add(game);
        Rng::seed_from_u64(self.seed.wrapping_mul(1 << 32).wrapping_add(number))
    }
}

/// The puzzles of a table, and the number of natural games they were found in.
#[derive(Debug)]
pub struct Mined {
    /// The puzzles, in the order of their use.
    pub puzzles: Vec<Puzzle>,
    /// The number of games.
    pub games: u64,
}

/// A table of a game at which puzzles are sought, with the means to prove them.
#[derive(Debug)]
pub struct Site {
    /// The table.
    pub table: Table,
    /// The means.
    pub means: Means,
}

/// The means to prove puzzles.
#[derive(Debug)]
pub enum Means {
    /// The table of all values of the game.
    Values(Arc<EndgameTable>),
    /// Exhaustive search.
    Search,
    /// The rules, for puzzles of one decision.
    Goal(&'static SortInfo),
}

/// Returns the tables of a game at which puzzles can be proved.
#[must_use]
pub fn sites(game: &GameEntry) -> Vec<Site> {
    let is_searched = game.mining.wins_in_three.is_some();
    let combinations = game.info.combinations().into_iter();
    let proved = combinations.filter_map(|options| {
        let table = game.info.table(&options, None).ok()?;
        let values = solved::embedded(game.info, &table.options);
        let means = match values {
            Some(values) => Means::Values(values),
            None if is_searched => Means::Search,
            None => return None,
        };
        Some(Site { table, means })
    });
    let goals = decision::sites(game).into_iter().map(|(sort, table)| Site {
        table,
        means: Means::Goal(sort),
    });
    proved.chain(goals).collect()
}

/// Returns puzzles of natural games at a table, none of them with an id of `known`. The same extent
/// finds the same puzzles.
#[must_use]
pub fn mine(
    game: &'static GameEntry,
    site: &Site,
    extent: Extent,
    known: &BTreeSet<String>,
) -> Mined {
    let wanted = extent.wanted;
    let mut known = known.clone();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let (mut saves, mut games) = (0, 0);
    while puzzles.len() < wanted && games < extent.games.min(BATCH) {
        let mut rng = extent.rng(games);
        let with_saves = saves * SAVES < wanted;
        let found = match &site.means {
            Means::Goal(sort) => {
                let found = decision::in_one_game(game, &site.table, sort, &mut rng);
                found.into_iter().collect()
            }
            Means::Search | Means::Values(_) => {
                let tasks = tasks(game, &site.means, games, with_saves);
                in_one_game(game, &site.table, &tasks, &mut rng)
            }
        };
        games += 1;
        for puzzle in found {
            if puzzles.len() < wanted && known.insert(puzzle.id.clone()) {
                saves += usize::from(puzzle.kind == Kind::Save);
                puzzles.push(puzzle);
            }
        }
    }
    puzzles.sort_by_cached_key(|puzzle| id::place(extent.seed, &puzzle.id));
    Mined { puzzles, games }
}

/// Returns the tasks sought in one game.
fn tasks<'a>(game: &GameEntry, means: &'a Means, number: u64, with_saves: bool) -> Vec<Task<'a>> {
    let values = match means {
        Means::Values(values) => Some(&**values),
        Means::Search | Means::Goal(_) => None,
    };
    let task = |kind, turns| Task {
        kind,
        turns,
        table: values,
    };
    if values.is_none() {
        let thirds = game.mining.wins_in_three.unwrap_or(0);
        let turns = if number % 12 < thirds { 3 } else { 2 };
        return vec![task(Kind::Forces, turns)];
    }
    let mut tasks = vec![task(Kind::Win, 3)];
    if with_saves {
        tasks.push(task(Kind::Save, 3));
    }
    tasks
}

/// Returns the first puzzles of each task in a game of two natural players.
fn in_one_game(
    game: &'static GameEntry,
    table: &Table,
    tasks: &[Task<'_>],
    rng: &mut Rng,
) -> Vec<Puzzle> {
    let Ok(mut board) = (game.open)(table, serde_json::Value::Null) else {
        return Vec::new();
    };
    let sight: [u8; 2] = [0, 1].map(|_| *LOOKAHEADS.choose(rng).unwrap_or(&2));
    let (mut trace, mut found) = (Vec::new(), Vec::new());
    let random = rng.random_range(RANDOM_TURNS);
    let mut open: Vec<(Task<'_>, usize)> = tasks.iter().map(|&task| (task, PER_GAME)).collect();
    while trace.len() < LONGEST_GAME && !open.is_empty() {
        let Some(seat) = board.to_act().first() else {
            break;
        };
        let turn = if trace.len() < random {
            board.turns(seat).choose(rng).cloned()
        } else {
            let ahead = sight[seat.index() % 2];
            let is_inattentive = rng.random_ratio(1, INATTENTION);
            let plies = if is_inattentive { ahead / 2 } else { ahead };
            let study = board.study();
            study.map(|study| study.natural_turn(plies, rng))
        };
        let Some(turn) = turn else { break };
        let before = board.boxed();
        // A repetition would make values depend on the turns before.
        if board.play(seat, &turn).is_err() || board.is_repetition() {
            break;
        }
        trace.push(turn);
        if board.outcome().is_some() {
            break;
        }
        open.retain_mut(|(task, left)| {
            let task = *task;
            let puzzle = gives_away(&*before, &*board, task)
                .and_then(|()| derive(game, table, &trace, &*board, task));
            *left -= usize::from(puzzle.is_some());
            found.extend(puzzle);
            *left > 0
        });
    }
    found
}

/// Returns something if exactly one turn keeps the task's verdict, and the last turn gave it away.
pub(super) fn gives_away(before: &dyn Board, board: &dyn Board, task: Task<'_>) -> Option<()> {
    let seat = board.to_act().first()?;
    board
        .study()?
        .only_turn(task.own(seat, 0)?, task.kind.verdict()?)?;
    let better = match task.kind.verdict()? {
        Verdict::Win => Verdict::Draw,
        Verdict::Draw | Verdict::Loss => Verdict::Win,
    };
    let had_better = before.study()?.has_turn(task.rivals(seat, 0)?, better)?;
    had_better.then_some(())
}

//! Puzzles of one decision: its right turns are those that meet a [`Goal`](crate::board::Goal).
//! They are for games with hidden hands, for more than two seats, and for all together, where no
//! table and no search over both seats proves a win.

use super::puzzle::{Kind, Puzzle};
use super::{id, symmetry};
use crate::board::{Board, GameEntry, SortInfo};
use crate::game::{Options, Rng, Table};

/// A position with the deal and the turns that lead to it.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    /// The game.
    pub game: &'static GameEntry,
    /// The table.
    pub table: &'a Table,
    /// The deal; null in games without one.
    pub deal: &'a serde_json::Value,
    /// The turns, each of the first seat to act.
    pub trace: &'a [String],
    /// The board after them.
    pub board: &'a dyn Board,
}

impl std::fmt::Debug for Position<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position")
            .field("game", &self.game.info.key)
            .field("trace", &self.trace)
            .finish_non_exhaustive()
    }
}

/// Returns the puzzle of this sort at a position; `None` if it is not worth one.
#[must_use]
pub fn derive(at: Position<'_>, sort: &SortInfo) -> Option<Puzzle> {
    let seat = at.board.to_act().first()?;
    let exercise = at.board.exercise(sort)?;
    // The shortest turn shows no more than is needed.
    let shown = exercise.right.iter().min_by_key(|text| text.len())?;
    let key = symmetry::key_of_turns(at.game, at.table, at.deal, at.trace);
    Some(Puzzle {
        id: id::of(at.game, at.table, key.into()),
        game: at.game,
        table: at.table.clone(),
        deal: at.deal.clone(),
        trace: at.trace.to_vec(),
        seat,
        kind: Kind::Goal,
        decisions: vec![vec![shown.clone()]],
        answers: Vec::new(),
        themes: Vec::new(),
        prior: prior(exercise.choices.len(), exercise.right.len(), sort),
        goal: Some(exercise.goal),
    })
}

/// Returns the rating before anybody tried it: that of other puzzles, with as many turns as there
/// are for each right one, which all look alike.
fn prior(choices: usize, right: usize, sort: &SortInfo) -> u16 {
    let each = choices as f32 / right as f32;
    let rank = f32::midpoint(each, 1.0);
    // Of two own turns the next one is a decision as well, among about as many turns.
    let turns = f32::from(sort.own_turns);
    let length = 60.0 * each.log2() * turns + 60.0 * (turns - 1.0);
    (700.0 + length + 40.0 * rank.log2()).round() as u16
}

/// Returns the tables of a game with the sorts of puzzles that are sought there.
#[must_use]
pub fn sites(game: &GameEntry) -> Vec<(&'static SortInfo, Table)> {
    let sorts = (game.sorts)().into_iter();
    let sites = sorts.flat_map(|sort| sort.sites.iter().map(move |site| (sort, site)));
    let tables = sites.filter_map(|(sort, site)| {
        let options = site.options.iter();
        let options: Options = options
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        Some((sort, game.info.table(&options, site.seats).ok()?))
    });
    tables.collect()
}

/// Returns the first puzzle of a sort in a game of computer players with few playouts, who now and
/// then choose at random; `None` if there is none.
#[must_use]
pub fn in_one_game(
    game: &'static GameEntry,
    table: &Table,
    sort: &SortInfo,
    rng: &mut Rng,
) -> Option<Puzzle> {
    let deal = (game.deal)(table, rng);
    let mut board = (game.open)(table, deal.clone()).ok()?;
    let mut trace = Vec::new();
    let first = (sort.first)(rng);
    while trace.len() < sort.longest {
        let seat = board.to_act().first()?;
        let at = Position {
            game,
            table,
            deal: &deal,
            trace: &trace,
            board: &*board,
        };
        if trace.len() >= first
            && let Some(puzzle) = derive(at, sort)
        {
            return Some(puzzle);
        }
        let turn = board.sought(sort, rng)?;
        board.play(seat, &turn).ok()?;
        // A repetition would make the end depend on the turns before.
        if board.is_repetition() {
            return None;
        }
        trace.push(turn);
    }
    None
}

//! Where the buttons of a step stand: as the cells do where the board is small enough, else in the order the eye finds
//! them.

use std::cmp::Ordering;

use crate::discord::limits;
use crate::game::notation::{self, Step};
use crate::game::scene::{Point, Scene};

/// Rows of buttons beside the one with Back.
const ROWS: usize = limits::ROWS - 1;

/// As many choices as there is room for as buttons.
pub const KEYS: usize = ROWS * limits::BUTTONS;

/// How wide a row is on a phone, in letters; a button's edges and the gap to the next one take as much as these.
const WIDTH: usize = 44;
const EDGES: usize = 5;

/// A choice and what its button says.
pub type Choice = (Step, String);

/// A place for a button.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Key<'a> {
    /// A choice.
    Choice(&'a Choice),
    /// A cell that cannot be chosen, by its name: it stands there so that the others stand as on the board.
    Cell(&'a str),
}

/// The rows of buttons for at most [`KEYS`] choices, none longer than Discord allows.
///
/// Where all choices are cells of a board at most four cells wide and high, the buttons are the board.
pub fn rows<'a>(choices: &'a [Choice], scene: &'a Scene) -> Vec<Vec<Key<'a>>> {
    if let Some(board) = board(choices, scene) {
        return board;
    }
    let mut keys: Vec<&Choice> = choices.iter().collect();
    if choices
        .iter()
        .all(|choice| way(choice, scene).next().is_some())
    {
        keys.sort_by(|a, b| in_order(way(a, scene), way(b, scene)));
        let height = |choice: &Choice| way(choice, scene).next().map(|at| at.y);
        let ranks = keys.chunk_by(|a, b| height(a) == height(b));
        let ranks: Vec<Vec<Key<'_>>> = ranks.map(as_row).collect();
        let longest = ranks.iter().map(Vec::len).max().unwrap_or_default();
        if ranks.len() <= ROWS && longest <= length(&keys) {
            return ranks;
        }
    }
    let rows = keys.len().div_ceil(length(&keys)).max(1);
    let balanced = keys.len().div_ceil(rows).max(1);
    keys.chunks(balanced).map(as_row).collect()
}

/// The whole board as buttons, if every choice is one of its cells, and they are few enough.
fn board<'a>(choices: &'a [Choice], scene: &'a Scene) -> Option<Vec<Vec<Key<'a>>>> {
    let is_cell = |(step, _): &Choice| scene.spots.contains_key(&step.label);
    if choices.is_empty() || !choices.iter().all(is_cell) {
        return None;
    }
    let choice = |cell: &str| choices.iter().find(|(step, _)| step.label == cell);
    let mut cells: Vec<(Point, Key<'a>)> = (scene.spots.iter())
        .map(|(cell, spot)| (spot.at, choice(cell).map_or(Key::Cell(cell), Key::Choice)))
        .collect();
    cells.sort_by(|(a, _), (b, _)| as_read(*a, *b));
    let ranks = cells.chunk_by(|(a, _), (b, _)| a.y == b.y);
    let ranks: Vec<Vec<Key<'a>>> = ranks
        .map(|rank| rank.iter().map(|(_, key)| *key).collect())
        .collect();
    let is_small = ranks.len() <= ROWS && ranks.iter().all(|rank| rank.len() == ranks[0].len());
    (is_small && ranks[0].len() <= ROWS).then_some(ranks)
}

/// Where the cells are that a choice adds to what was said.
fn way(choice: &Choice, scene: &Scene) -> impl Iterator<Item = Point> {
    let words = notation::words(&choice.0.label).into_iter();
    words.filter_map(|word| scene.spots.get(word).map(|spot| spot.at))
}

/// The order of two ways: by the first cells that differ.
fn in_order(a: impl Iterator<Item = Point>, b: impl Iterator<Item = Point>) -> Ordering {
    let differ = a.zip(b).map(|(a, b)| as_read(a, b));
    differ.fold(Ordering::Equal, Ordering::then)
}

/// From top to bottom, and from left to right.
fn as_read(a: Point, b: Point) -> Ordering {
    a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
}

/// How many of these buttons stand beside each other: as many as a phone shows in one line, more only where there would be
/// too many rows.
fn length(keys: &[&Choice]) -> usize {
    let widest = keys.iter().map(|(_, label)| label.chars().count()).max();
    let shown = WIDTH / (widest.unwrap_or_default() + EDGES);
    shown
        .max(keys.len().div_ceil(ROWS))
        .clamp(1, limits::BUTTONS)
}

fn as_row<'a>(choices: &[&'a Choice]) -> Vec<Key<'a>> {
    choices.iter().map(|choice| Key::Choice(choice)).collect()
}

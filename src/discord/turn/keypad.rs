//! Layout of a step's buttons: as the cells on a small board, else in reading order of their cells.

use std::cmp::Ordering;
use std::collections::HashSet;

use crate::discord::limits;
use tavolino_games::board::Board;
use tavolino_games::game::notation::{self, Step};
use tavolino_games::game::scene::{Point, Scene};
use tavolino_games::game::{Lang, Seat};

/// Rows of buttons for choices, 4: one is left for Back.
const ROWS: usize = limits::ROWS - 1;

/// Most choices shown as buttons, 20.
pub const KEYS: usize = ROWS * limits::BUTTONS;

/// Most choices shown at once, unless they stand as a board: on a phone more would push the task
/// and the picture off the screen.
pub const FEW: usize = 9;

/// Width of a row on a phone, in letters.
const WIDTH: usize = 37;

/// Width of a button's edges and the gap to the next one, in letters.
const EDGES: usize = 5;

/// A choice with the label of its button.
pub type Choice = (Step, String);

/// A button of the layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Key<'a> {
    /// A choice.
    Choice(&'a Choice),
    /// A cell that cannot be chosen, by its name: a disabled button, so that the others stand as on
    /// the board.
    Cell(&'a str),
}

/// The choices after the words `prefix`; `within` gives at most as many as its argument. All cells
/// of a small board, whose buttons stand as the board; else at most [`FEW`], and fewer where turns
/// of two words would not fit side by side on a phone.
pub fn steps(
    board: &dyn Board,
    seat: Seat,
    prefix: &str,
    within: impl Fn(usize) -> Vec<Step>,
) -> Vec<Step> {
    let mut keys = within(KEYS);
    if keys.len() > FEW && !is_pad(board, seat, prefix, &keys) {
        keys = within(FEW);
    }
    if keys.iter().any(|step| step.partial) {
        return keys;
    }
    // A button has an arrow between two words, two letters wider than a space.
    let width = |step: &Step| step.label.chars().count() + 2 * step.label.matches(' ').count();
    let widest = keys.iter().map(width).max().unwrap_or_default();
    let room = ROWS * fit_in_line(widest);
    // Split turns of two words into two steps: one tap more, but no row wraps.
    let pairs: HashSet<Option<&str>> = keys
        .iter()
        .map(|step| {
            let (first, second) = step.label.split_once(' ')?;
            (step.is_turn && !second.contains(' ')).then_some(first)
        })
        .collect();
    if keys.len() > room && !pairs.contains(&None) && pairs.len() <= room {
        return within(room);
    }
    // Split choices of uneven length too: the question fits only their first word.
    let count = |step: &Step| step.label.split(' ').count();
    let is_even = keys
        .iter()
        .all(|step| count(step) == count(&keys[0]) || notation::is_verb(first(step)));
    let firsts: HashSet<&str> = keys.iter().map(first).collect();
    if keys.len() > room && !is_even && (2..=room).contains(&firsts.len()) {
        return within(room);
    }
    keys
}

/// Whether the buttons of these choices after the words `prefix` stand as the board.
pub fn is_pad(position: &dyn Board, seat: Seat, prefix: &str, steps: &[Step]) -> bool {
    if steps.len() > ROWS * ROWS || steps.iter().any(|step| step.partial) {
        return false;
    }
    let lang = Lang::english();
    let menu = position.menu(seat, prefix, steps, limits::ALT_TEXT, &lang);
    let choices: Vec<Choice> = steps.iter().cloned().zip(menu.labels).collect();
    board(&choices, &menu.scene).is_some()
}

/// The first word that a choice adds.
fn first(step: &Step) -> &str {
    step.label.split(' ').next().unwrap_or_default()
}

/// The rows of buttons for at most [`KEYS`] choices, within Discord's limit of five a row.
///
/// The buttons form the board if all choices are cells of a board of at most four by four cells.
pub fn rows<'a>(choices: &'a [Choice], scene: &'a Scene) -> Vec<Vec<Key<'a>>> {
    if let Some(board) = board(choices, scene) {
        return board;
    }
    let mut keys: Vec<&Choice> = choices.iter().collect();
    if choices
        .iter()
        .all(|choice| path(choice, scene).next().is_some())
    {
        keys.sort_by(|a, b| compare_paths(path(a, scene), path(b, scene)));
        let height = |choice: &Choice| path(choice, scene).next().map(|at| at.y);
        let ranks = keys.chunk_by(|a, b| height(a) == height(b));
        let ranks: Vec<Vec<Key<'_>>> = ranks.map(as_row).collect();
        let longest = ranks.iter().map(Vec::len).max().unwrap_or_default();
        if ranks.len() <= ROWS && longest <= row_length(&keys) {
            return ranks;
        }
    }
    let rows = keys.len().div_ceil(row_length(&keys)).max(1);
    let balanced = keys.len().div_ceil(rows).max(1);
    keys.chunks(balanced).map(as_row).collect()
}

/// The whole board as buttons; `None` unless every choice is one cell and the board is at most four
/// by four.
fn board<'a>(choices: &'a [Choice], scene: &'a Scene) -> Option<Vec<Vec<Key<'a>>>> {
    let is_cell = |(_, label): &Choice| scene.spots.contains_key(label);
    if choices.is_empty() || !choices.iter().all(is_cell) {
        return None;
    }
    let choice = |cell: &str| choices.iter().find(|(_, label)| label == cell);
    let mut cells: Vec<(Point, Key<'a>)> = (scene.spots.iter())
        .map(|(cell, spot)| (spot.at, choice(cell).map_or(Key::Cell(cell), Key::Choice)))
        .collect();
    cells.sort_by(|(a, _), (b, _)| reading_order(*a, *b));
    let ranks = cells.chunk_by(|(a, _), (b, _)| a.y.total_cmp(&b.y).is_eq());
    let ranks: Vec<Vec<Key<'a>>> = ranks
        .map(|rank| rank.iter().map(|(_, key)| *key).collect())
        .collect();
    let is_small = ranks.len() <= ROWS && ranks.iter().all(|rank| rank.len() == ranks[0].len());
    (is_small && ranks[0].len() <= ROWS).then_some(ranks)
}

/// The positions of the cells that a choice adds, in order.
fn path(choice: &Choice, scene: &Scene) -> impl Iterator<Item = Point> {
    let words = notation::words(&choice.0.label).into_iter();
    words.filter_map(|word| scene.spots.get(word).map(|spot| spot.at))
}

/// The order of two paths: by the first cells that differ.
fn compare_paths(a: impl Iterator<Item = Point>, b: impl Iterator<Item = Point>) -> Ordering {
    let differ = a.zip(b).map(|(a, b)| reading_order(a, b));
    differ.fold(Ordering::Equal, Ordering::then)
}

/// Reading order: from top to bottom, then from left to right.
fn reading_order(a: Point, b: Point) -> Ordering {
    a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
}

/// The number of buttons in a row: as many as a phone shows in one line; more where there would be
/// more than [`ROWS`] rows.
fn row_length(keys: &[&Choice]) -> usize {
    let widest = keys.iter().map(|(_, label)| label.chars().count()).max();
    fit_in_line(widest.unwrap_or_default())
        .max(keys.len().div_ceil(ROWS))
        .min(limits::BUTTONS)
}

/// The number of buttons with labels of `letters` that a phone shows in one line, 1 to 5.
fn fit_in_line(letters: usize) -> usize {
    (WIDTH / (letters + EDGES)).clamp(1, limits::BUTTONS)
}

/// A row of choices.
fn as_row<'a>(choices: &[&'a Choice]) -> Vec<Key<'a>> {
    choices.iter().map(|choice| Key::Choice(choice)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use tavolino_games::game::Rng;
    use tavolino_games::games;

    /// The rows of a step after the turns `played` and the words `prefix`, by label; disabled cells
    /// in brackets.
    fn shown(game: &str, played: &[&str], prefix: &str) -> Vec<String> {
        let entry = games::find(game).unwrap();
        let table = entry.info.table(&entry.info.variants()[0], None).unwrap();
        let deal = (entry.deal)(&table, &mut Rng::seed_from_u64(1));
        let mut board = (entry.open)(&table, deal).unwrap();
        for (turn, seat) in played.iter().zip([1, 2].into_iter().cycle()) {
            board.play(Seat(seat), turn).unwrap();
        }
        let lang = tavolino_games::game::Lang::english();
        let seat = board.to_act().first().unwrap();
        let steps = steps(&*board, seat, prefix, |limit| {
            board.steps(seat, prefix, limit)
        });
        let menu = board.menu(seat, prefix, &steps, 1024, &lang);
        let choices: Vec<Choice> = steps.into_iter().zip(menu.labels).collect();
        let label = |key: &Key<'_>| match key {
            Key::Choice((_, label)) => label.clone(),
            Key::Cell(cell) => format!("({cell})"),
        };
        let row = |row: &Vec<Key<'_>>| row.iter().map(label).collect::<Vec<_>>().join(" | ");
        rows(&choices, &menu.scene).iter().map(row).collect()
    }

    #[test]
    fn on_a_board_four_wide_the_buttons_are_the_board() {
        assert_eq!(
            shown("quadrangle", &["b2"], ""),
            [
                "a4 | b4 | c4 | d4",
                "a3 | b3 | c3 | d3",
                "a2 | (b2) | c2 | d2",
                "a1 | b1 | c1 | d1",
            ]
        );
    }

    #[test]
    fn squares_without_room_keep_their_place_in_a_box_of_four_by_four() {
        assert_eq!(
            shown("fullend", &["flat 45 45 0"], "flat"),
            [
                "15·105 | 45·105 | 75·105 | 105·105",
                "15·75 | 45·75 | 75·75 | 105·75",
                "15·45 | (45·45) | 75·45 | 105·45",
                "15·15 | 45·15 | 75·15 | 105·15",
            ]
        );
    }

    #[test]
    fn elsewhere_they_stand_as_one_reads_the_board_with_arrows_for_ways() {
        assert_eq!(shown("kintei", &[], ""), ["a1 | b1 | c1 | d1 | e1"]);
        assert_eq!(
            shown("kintei", &[], "c1"),
            ["a3 ↖ | e3 ↗", "b2 ↖ | c2 ↑ | d2 ↗"]
        );
    }

    #[test]
    fn a_row_says_as_much_in_each_of_its_buttons() {
        let woods = ["maple | zebrawood", "padouk | walnut"];
        assert_eq!(shown("kudosu", &[], ""), woods);
        // The verb goes without saying.
        assert_eq!(shown("jinrai", &[], ""), ["a1 | b1 | d1 | e1"]);
        let chosen = ["lightning a1", "lightning e5"];
        assert_eq!(shown("jinrai", &chosen, ""), ["a1 | b1 | c1 | d1 | e1"]);
    }

    #[test]
    fn no_row_is_longer_than_discord_allows() {
        for count in 1..=KEYS {
            let word = |at: usize| (Step::word(&format!("word{at}")), format!("word{at}"));
            let choices: Vec<Choice> = (0..count).map(word).collect();
            let scene = Scene::framed(100.0);
            let rows = rows(&choices, &scene);
            assert!(rows.len() <= ROWS && rows.iter().all(|row| row.len() <= limits::BUTTONS));
            assert_eq!(rows.concat().len(), count);
        }
    }
}

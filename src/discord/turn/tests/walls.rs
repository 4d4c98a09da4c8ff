//! The screen of a phone: few choices in every menu, and a hint that names one of
//! them.

use super::super::choosing::Choosing;
use super::super::keypad::{FEW, is_pad, steps};
use super::super::occasion::{Confirming, Exercise, Occasion};
use super::super::picker::Picker;
use super::in_random_games;
use crate::discord::action::{Action, ExerciseAction};
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Lang, Seat, notation};
use tavolino_games::{games, lessons, puzzles};

/// Random games of each table, and the turns between two positions of a game.
const GAMES: u64 = 2;
const APART: usize = 5;

/// Most turns of a random game.
const TURNS: usize = 40;

/// Every this many puzzles of a file are tried.
const EVERY: usize = 40;

/// Panics if a menu after the words `prefix`, or one behind it, has more choices than a phone shows
/// above the helps.
fn has_no_wall(board: &dyn Board, seat: Seat, of: &str, prefix: &str, choosing: Choosing) {
    let claims = board.claims(seat);
    let offered = steps(board, seat, prefix, |limit| match choosing {
        Choosing::Turn => board.steps(seat, prefix, limit),
        Choosing::Claim => notation::step(&claims, prefix, limit),
    });
    assert!(
        offered.len() <= FEW || is_pad(board, seat, prefix, &offered),
        "{of}: {} choices after {prefix:?}",
        offered.len()
    );
    let further = offered
        .iter()
        .filter(|step| !step.is_turn && step.text != prefix);
    for step in further {
        has_no_wall(board, seat, of, &step.text, choosing);
    }
}

/// Panics if a menu of a seat has too many choices.
fn is_few(board: &dyn Board, seat: Seat, of: &str) {
    has_no_wall(board, seat, of, "", Choosing::Turn);
    if !board.claims(seat).is_empty() {
        has_no_wall(board, seat, of, "", Choosing::Claim);
    }
}

fn in_play(entry: &GameEntry) {
    for options in entry.info.variants() {
        for table in entry.info.extremes(&options) {
            in_random_games(entry, &table, (GAMES, TURNS), |board, seat, _, turn| {
                if turn % APART == 0 {
                    is_few(board, seat, &format!("{table:?}, turn {turn}"));
                }
            });
        }
    }
}

macro_rules! each_has_few_choices {
    ($($game:ident::$type:ident),* $(,)?) => {
        mod has_few_choices {
            $(#[test] fn $game() { super::in_play(super::super::entry(stringify!($game))); })*
        }
    };
}
tavolino_games::each_game!(each_has_few_choices);

/// An exercise at a position, with the choice its first menu is about.
fn exercise(board: Box<dyn Board>, seat: Seat, right: &str) -> (Exercise, Choosing) {
    let choosing = if board.claims(seat).iter().any(|claim| claim == right) {
        Choosing::Claim
    } else {
        Choosing::Turn
    };
    let action = |pressed: ExerciseAction| Action::Lesson("kintei".to_owned(), 0, pressed);
    let exercise = Exercise {
        board,
        seat,
        name: "test".to_owned(),
        heading: String::new(),
        action: Box::new(action),
        first: choosing,
        before: None,
        right: right.to_owned(),
        has_hint: false,
        confirming: Confirming::TRY,
        further: Vec::new(),
    };
    (exercise, choosing)
}

/// Panics unless hints lead from the first menu to the right turn, or to the menu whose buttons
/// change a turn, each by a button that is there.
fn hints_lead(board: Box<dyn Board>, seat: Seat, right: &str, of: &str) {
    is_few(&*board, seat, of);
    let (exercise, choosing) = exercise(board, seat, right);
    let lang = Lang::english();
    let picker = Picker::new(Occasion::Exercise(&exercise), seat, choosing, &lang).unwrap();
    let mut value = String::new();
    for tap in 0.. {
        assert!(tap < 9, "{of}: no end of hints to {right}");
        let Some((label, ahead)) = picker.way(right, &value) else {
            // The exact place of a tile is found by its own buttons.
            let is_adjusted = !exercise.board.nudges(seat, right).is_empty();
            assert!(is_adjusted, "{of}: no button leads to {right}");
            return;
        };
        assert!(
            picker.labels_after(&value).contains(&label),
            "{of}: {label}"
        );
        if ahead.strip_prefix('=') == Some(right) {
            return;
        }
        value = ahead;
    }
}

#[test]
fn hints_of_lessons_name_buttons_up_to_the_right_turn() {
    for lesson in lessons::all() {
        for step in lesson.steps().unwrap() {
            let of = format!("{} {}", lesson.key, step.name);
            hints_lead(step.board, step.seat, &step.show, &of);
        }
    }
}

#[test]
fn hints_of_puzzles_name_buttons_up_to_the_right_turn() {
    for game in games::GAMES {
        for puzzle in puzzles::all(game).unwrap().iter().step_by(EVERY) {
            let of = format!("{} {}", game.info.key, puzzle.id);
            let right = &puzzle.decisions[0][0];
            hints_lead(puzzle.board().unwrap(), puzzle.seat, right, &of);
        }
    }
}

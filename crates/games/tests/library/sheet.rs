//! The pictures that README shows.

use std::{env, fs};

use tavolino_games::game::Lang;
use tavolino_games::{gallery, games, puzzles, render};

/// The puzzle that README shows.
const PUZZLE: (&str, &str) = ("kintei", "dz5ey2s8");

/// Compares a picture of README with the one drawn now; with `UPDATE` it is written.
fn is_drawn_now(name: &str, drawn: &[u8]) -> bool {
    let file = format!("../../assets/readme/{name}.png");
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, drawn).unwrap();
    }
    fs::read(file).unwrap() == drawn
}

#[test]
fn the_readme_shows_every_board_as_it_is_drawn_now() {
    let drawn = gallery::gallery().unwrap();
    assert!(
        is_drawn_now("gallery", &drawn),
        "`tavolino gallery assets/readme/gallery.png` makes it anew"
    );
}

#[test]
fn the_readme_shows_a_puzzle_as_it_is_drawn_now() {
    let (game, id) = PUZZLE;
    let puzzle = puzzles::find(games::find(game).unwrap(), id).unwrap();
    let scene = puzzle
        .board()
        .unwrap()
        .scene(Some(puzzle.seat), &Lang::english());
    assert!(
        is_drawn_now("puzzle", &render::png(&scene)),
        "with UPDATE=1 this test writes it anew"
    );
}

//! Pictures that belong to no game: all components on one sheet, plots, and the sheet of all boards.
//!
//! A picture that differs is written to `target/pictures/<name>.new.png`, and what differs, in red, beside it.
//! `UPDATE=1 cargo test --test pictures` takes the new ones; look at them first. The pictures of the games are tested by
//! `tests/games.rs`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "registry/alt.rs"]
mod alt;
#[path = "pictures/components.rs"]
mod components;
#[path = "pictures/golden.rs"]
mod golden;
#[path = "pictures/plot.rs"]
mod plot;

use std::{env, fs};

use tavolino::gallery;

#[test]
fn the_readme_shows_every_board_as_it_is_drawn_now() {
    let file = "assets/readme/gallery.png";
    let drawn = gallery::gallery().unwrap();
    if env::var_os("UPDATE").is_some() {
        fs::write(file, &drawn).unwrap();
    }
    assert!(
        fs::read(file).unwrap() == drawn,
        "`tavolino gallery {file}` makes it anew"
    );
}

//! The sheet of all boards that README shows.

use std::{env, fs};

use tavolino_games::gallery;

#[test]
fn the_readme_shows_every_board_as_it_is_drawn_now() {
    let file = "../../assets/readme/gallery.png";
    let drawn = gallery::gallery().unwrap();
    if env::var_os("UPDATE").is_some() {
        fs::write(file, &drawn).unwrap();
    }
    assert!(
        fs::read(file).unwrap() == drawn,
        "`tavolino gallery {file}` makes it anew"
    );
}

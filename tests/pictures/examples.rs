//! What `/rules` draws, and the contact sheet.

use std::{env, fs};

use tavolino::game::Lang;
use tavolino::{example, gallery, games};

use crate::golden::golden;

#[test]
fn the_rules_show_what_they_say() {
    for kind in games::GAMES {
        for example in example::all(kind).unwrap() {
            let name = format!("rules-{}-{}", kind.info.key, example.name);
            golden(&name, &example.scene(&Lang::english()));
        }
    }
}

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

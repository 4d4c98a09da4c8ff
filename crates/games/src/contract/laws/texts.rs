//! The laws of the texts of a position.

use std::fmt::Display;

use crate::contract::languages::languages;
use crate::contract::limits::{ALT, TEXT, WORDS};
use crate::contract::looks::viewers;
use crate::contract::subject::Sight;
use crate::contract::walk::Walk;
use crate::game::{Lang, Scene, Seat};

/// A display name as long as Discord lets it be.
const LONG: &str = "Wilhelmine von Wolkenstein-Wangen";

/// Everyone can read the position in their language.
pub fn is_told(walk: &Walk<'_>) {
    let names = vec![LONG.to_owned(); walk.table.seats.into()];
    for viewer in viewers(&*walk.play) {
        let sight = walk.play.sight(viewer);
        fits(walk, ["alt", "text"], &sight.scene(&Lang::english()));
        // The pseudo-language is longer than English.
        for lang in languages().skip(1) {
            let lang = lang.with_names(names.clone());
            let [alt, text] = sight.texts(&lang);
            are_short(walk, ["alt", "text"], [&alt, &text]);
            if let Some(seat) = viewer {
                has_a_card(walk, seat, &*sight, &lang);
            }
        }
    }
}

/// A card has its picture, its words and its number, or none of them.
fn has_a_card(walk: &Walk<'_>, seat: Seat, sight: &dyn Sight, lang: &Lang) {
    let card = sight.card(lang);
    let words = sight.card_summary(lang);
    let version = sight.card_version();
    let exist = [card.is_some(), words.is_some(), version.is_some()];
    walk.law(
        exist == [card.is_some(); 3],
        format_args!(
            "`Face::card`, `card_summary` and `card_version` exist together; for seat {seat}: {exist:?}"
        ),
    );
    if let Some(card) = card {
        fits(walk, ["card"; 2], &card);
    }
    if let Some(words) = words {
        is_short(walk, "the text by `Face::card_summary`", &words, WORDS);
    }
}

/// Discord carries the texts of a picture, which these two functions of
/// [`Face`](crate::game::Face) make.
pub fn fits(walk: &Walk<'_>, makers: [&str; 2], scene: &Scene) {
    are_short(walk, makers, [&scene.alt, &scene.text]);
}

fn are_short(walk: &Walk<'_>, makers: [&str; 2], [alt, text]: [&str; 2]) {
    let [alt_by, text_by] = makers;
    is_short(
        walk,
        format_args!("the alt text by `Face::{alt_by}`"),
        alt,
        ALT,
    );
    is_short(
        walk,
        format_args!("the text board by `Face::{text_by}`"),
        text,
        TEXT,
    );
}

fn is_short(walk: &Walk<'_>, what: impl Display, text: &str, most: usize) {
    let length = text.chars().count();
    walk.law(
        (1..=most).contains(&length),
        format_args!("{what} has {length} characters, 1 to {most} are allowed: {text}"),
    );
}

//! Sentences of Fullend: alt text, text board, reports, labels.

use std::fmt::Display;

use super::tile::{BOX, Stance, Tile};
use super::trial::Trial;
use super::{Deed, Fullend, Laid, by};
use crate::game::kit::words::{board, last};
use crate::game::lang::mark;
use crate::game::{Game, Lang, Seat, Shown};

/// Maximum length of a text board, in characters ([`Face::text`](crate::game::Face::text)).
const LONGEST: usize = 1700;

/// Distance between marks of the text board, in millimetres.
const STEP: u8 = 5;

/// Maximum number of places of a stance that a sentence names.
const NAMED: usize = 5;

pub(super) fn alt(shown: &Shown<Fullend>, trials: &[Trial], lang: &Lang) -> String {
    let view = &shown.view;
    let mut sentences = vec![shown.standing(lang), tiles(view, lang)];
    if let Some((seat, deed)) = shown.last {
        let report = report(seat, deed.tile, lang);
        sentences.extend(last(Some(report), lang));
    }
    sentences.extend(trials.iter().map(|&trial| tried(view, trial, lang)));
    sentences.join(" ")
}

/// Returns the tiles by stance, in the order they were laid.
fn tiles(view: &Laid, lang: &Lang) -> String {
    if view.tiles.is_empty() {
        return lang.say("fullend-empty", &[]);
    }
    let listed = |stance: Stance| {
        let lie_so = view.tiles.iter().filter(|tile| tile.stance == stance);
        let numbers: Vec<String> = lie_so
            .map(|Tile { x, y, angle, .. }| format!("{x} {y} {angle}"))
            .collect();
        let count = numbers.len();
        let variables = [
            ("count", count.into()),
            ("tiles", numbers.join(", ").into()),
        ];
        let key = match stance {
            Stance::Flat => "fullend-flat",
            Stance::Upright => "fullend-upright",
        };
        (count > 0).then(|| lang.say(key, &variables))
    };
    let listed = Stance::ALL.into_iter().filter_map(listed);
    let all = std::iter::once(lang.say("fullend-box", &[])).chain(listed);
    all.collect::<Vec<_>>().join(" ")
}

/// Returns a sentence about a trial and whether it fits.
fn tried(view: &Laid, Trial { pose, tile }: Trial, lang: &Lang) -> String {
    let room = view.room();
    let Some(tile) = tile else {
        let all: Vec<(u8, u8)> = room.lattice(pose, STEP).collect();
        // Spread over the whole room.
        let distance = all.len().div_ceil(NAMED).max(1);
        let named = all.iter().step_by(distance);
        let named: Vec<String> = named.map(|(x, y)| format!("{x} {y}")).collect();
        let variables = [
            ("stance", called(pose.stance, lang).into()),
            ("count", all.len().into()),
            ("places", named.join(", ").into()),
        ];
        return lang.say("fullend-places", &variables);
    };
    let tried = ("tile", tile.to_string().into());
    if room.fits(tile) {
        return lang.say("fullend-fits", &[tried]);
    }
    let hit: Vec<String> = view.hit(tile).map(|hit| hit.to_string()).collect();
    if hit.is_empty() {
        return lang.say("fullend-outside", &[tried]);
    }
    let hit = ("hit", hit.join(", ").into());
    lang.say("fullend-hits", &[tried, hit])
}

/// Returns a map of the box with a list of the tiles below.
pub(super) fn text(shown: &Shown<Fullend>, trials: &[Trial], lang: &Lang) -> String {
    let view = &shown.view;
    let places = || (0..BOX / STEP).map(|number| number * STEP);
    let middle = f64::from(STEP) / 2.0;
    let at = |x: u8, y: u8| {
        let (x, y) = (f64::from(x) + middle, f64::from(y) + middle);
        let here = view.tiles.iter().find(|tile| tile.covers(x, y));
        here.map_or('·', |tile| on_map(tile.stance))
    };
    let line = |y: u8| {
        let marks: String = places().map(|x| at(x, y)).collect();
        let label = if y.is_multiple_of(20) {
            y.to_string()
        } else {
            String::new()
        };
        format!("{label:>3} {marks}")
    };
    let mut map: Vec<String> = places().rev().map(line).collect();
    map.push("    0   20  40  60  80  100".to_owned());
    map.push(format!("\n{}", lang.say("fullend-legend", &[])));
    let laid: Vec<String> = view
        .tiles
        .iter()
        .enumerate()
        .map(|(number, &tile)| listed(number, tile))
        .collect();
    let mut sentences: Vec<String> = laid.chunks(2).map(|pair| pair.join(" · ")).collect();
    sentences.extend(trials.iter().map(|&trial| tried(view, trial, lang)));
    let sentences = Some(sentences.join("\n")).filter(|sentences| !sentences.is_empty());
    let whole = |drawing: &str| board(shown, drawing.to_owned(), sentences.clone());
    let text = whole(&map.join("\n"));
    // With very many tiles the list alone is used.
    if text.chars().count() <= LONGEST {
        text
    } else {
        whole("").trim_start().to_owned()
    }
}

/// Returns a tile's line of the list, with its mark on the map.
fn listed(
    number: usize,
    Tile {
        stance,
        x,
        y,
        angle,
    }: Tile,
) -> String {
    format!("{} {} {x} {y} {angle}", mark(by(number)), on_map(stance))
}

/// Returns the mark of a stance on the map.
fn on_map(stance: Stance) -> char {
    match stance {
        Stance::Flat => '#',
        Stance::Upright => '=',
    }
}

fn report(seat: Seat, tile: Tile, lang: &Lang) -> String {
    let variables = [
        ("seat", lang.seat(Fullend::INFO, seat).into()),
        ("x", tile.x.into()),
        ("y", tile.y.into()),
        ("angle", tile.angle.into()),
    ];
    let key = match tile.stance {
        Stance::Flat => "fullend-report-flat",
        Stance::Upright => "fullend-report-upright",
    };
    lang.say(key, &variables)
}

/// Returns the report of a turn, and whether it was the last.
pub(super) fn describe(Deed { tile, full }: Deed, seat: Seat, lang: &Lang) -> String {
    let mut sentences = vec![report(seat, tile, lang)];
    sentences.extend(full.then(|| lang.say("fullend-full", &[])));
    sentences.join(" ")
}

/// Returns the menu label of a stance or a place. The words before and after a place need none: a
/// label must be short enough for four in a row on a phone, and the angle is seen before it is
/// confirmed.
pub(super) fn label(prefix: &[&str], word: &str, lang: &Lang) -> Option<String> {
    match *prefix {
        [] => word.parse().ok().map(|stance| called(stance, lang)),
        [_, x] => Some(place_name(x, word)),
        _ => Some(String::new()),
    }
}

/// Returns the name of a place by its distances from the left and from below, in millimetres.
pub(super) fn place_name(x: impl Display, y: impl Display) -> String {
    format!("{x}·{y}")
}

fn called(stance: Stance, lang: &Lang) -> String {
    let key = match stance {
        Stance::Flat => "fullend-stance-flat",
        Stance::Upright => "fullend-stance-upright",
    };
    lang.say(key, &[])
}

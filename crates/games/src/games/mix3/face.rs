//! Pictures and sentences of Mix 3.

use super::picture::scored;
use super::{Deed, Game, Mix3, Rectangles, Score};
use crate::game::kit::board4x4::{ALL, BOARD};
use crate::game::kit::placing::SEATS;
use crate::game::kit::placing::scene::board;
use crate::game::kit::why;
use crate::game::kit::words::together;
use crate::game::lang::mark;
use crate::game::{Face, Lang, Scene, Seat, Shown, Viewer};

impl Face for Mix3 {
    /// Returns one board during play, a board per seat after the end.
    fn draw(shown: &Shown<Mix3>) -> Scene {
        match shown.view.scores() {
            Some(scores) => scored(shown, &scores),
            None => board(
                shown,
                shown.view.stones,
                shown.last.map(|(_, deed)| deed.cell),
                &[],
            ),
        }
    }

    fn alt(shown: &Shown<Mix3>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut sentences = vec![shown.standing(lang)];
        sentences.extend(view.stones.sentences::<Mix3>("mix3-has", lang));
        if let Some((_, deed)) = shown.last {
            sentences.push(lang.say("mix3-last", &[("cell", deed.cell.to_string().into())]));
        }
        match view.scores() {
            Some(scores) => sentences.extend(report(&scores, lang)),
            None => sentences.push(counting(view, lang)),
        }
        sentences.join(" ")
    }

    /// Returns the board in marks; below it the pieces left to place, the last placement, and after
    /// the end every point.
    fn text(shown: &Shown<Mix3>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut parts = vec![view.stones.draw()];
        if !view.stones.is_full() {
            parts.push(view.stones.left_in_marks());
        }
        if let Some((seat, deed)) = shown.last {
            parts.push(format!("{} → {}", mark(seat), deed.cell));
        }
        parts.extend(view.scores().iter().flat_map(|scores| report(scores, lang)));
        parts.push(counting(view, lang));
        parts.push(shown.standing(lang));
        parts.join("\n\n")
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let name = |seat| lang.seat(Mix3::INFO, seat);
        let mut variables = vec![
            ("seat", name(seat).into()),
            ("cell", deed.cell.to_string().into()),
        ];
        let Some([first, second]) = deed.points else {
            return lang.say("mix3-report", &variables);
        };
        variables.push(("first", explained(Seat(1), first, lang).into()));
        variables.push(("second", explained(Seat(2), second, lang).into()));
        lang.say("mix3-report-full", &variables)
    }

    fn why(shown: &Shown<Mix3>, _: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let taken = ALL - shown.view.stones.free();
        why::placing(BOARD, taken, prefix.first()?, lang)
    }
}

/// Returns a sentence with a seat's points by kind.
fn explained(seat: Seat, [rectangles, tris, pincers]: [i32; 3], lang: &Lang) -> String {
    let variables = [
        ("seat", lang.seat(Mix3::INFO, seat).into()),
        ("points", (rectangles + tris + pincers).into()),
        ("rectangles", rectangles.into()),
        ("tris", tris.into()),
        ("pincers", pincers.into()),
    ];
    lang.say("mix3-scores", &variables)
}

/// Returns a sentence with the rectangles that count.
fn counting(view: &Mix3, lang: &Lang) -> String {
    let key = match view.rectangles {
        Rectangles::Any => "mix3-any",
        Rectangles::Straight => "mix3-straight",
    };
    lang.say(key, &[])
}

/// Returns a sentence per seat with everything it scored.
fn report(scores: &[Score; 2], lang: &Lang) -> Vec<String> {
    SEATS
        .iter()
        .map(|&seat| {
            let score = &scores[seat.index()];
            let [rectangles, tris, pincers] = kinds(score, lang);
            let variables = [
                ("seat", lang.seat(Mix3::INFO, seat).into()),
                ("points", score.points().into()),
                ("rectangles", rectangles.into()),
                ("tris", tris.into()),
                ("pincers", pincers.into()),
            ];
            lang.say("mix3-score", &variables)
        })
        .collect()
}

/// Returns the scoring rectangles, tris and pincers, with the points of each kind.
fn kinds(score: &Score, lang: &Lang) -> [String; 3] {
    let rectangles = score.rectangles.iter().map(|it| together(&it.corners()));
    let named: [Vec<String>; 3] = [
        rectangles.collect(),
        score.tris.iter().map(|tris| together(tris)).collect(),
        score.pincers.iter().map(|it| together(&it.ends)).collect(),
    ];
    let keys = ["mix3-rectangles", "mix3-tris", "mix3-pincers"];
    let points = score.by_kind();
    [0, 1, 2].map(|kind| {
        let variables = [
            ("points", points[kind].into()),
            ("list", named[kind].join(", ").into()),
        ];
        lang.say(keys[kind], &variables)
    })
}

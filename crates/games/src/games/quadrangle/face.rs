//! Pictures and sentences of Quadrangle.

use super::{Deed, Game, Quadrangle, Rectangle, Rectangles};
use crate::game::kit::board4x4::{ALL, BOARD};
use crate::game::kit::placing::scene::board;
use crate::game::kit::why;
use crate::game::lang::mark;
use crate::game::{Face, Lang, Scene, Seat, Shown, Viewer};

impl Face for Quadrangle {
    fn draw(shown: &Shown<Quadrangle>) -> Scene {
        let won_by: Vec<Rectangle> = shown.view.complete().copied().collect();
        let last = shown.last.as_ref().map(|(_, deed)| deed.cell);
        board(shown, shown.view.stones, last, &won_by)
    }

    fn alt(shown: &Shown<Quadrangle>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut sentences = vec![shown.standing(lang)];
        sentences.extend(view.stones.sentences::<Quadrangle>("quadrangle-has", lang));
        if let Some((_, deed)) = &shown.last {
            sentences.push(lang.say("quadrangle-last", &[("cell", deed.cell.to_string().into())]));
        }
        sentences.extend(complete(view, lang));
        sentences.push(counting(view, lang));
        sentences.join(" ")
    }

    /// Returns the board in marks; below it the pieces left to place, the last placement, and the
    /// completed rectangles.
    fn text(shown: &Shown<Quadrangle>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut parts = vec![view.stones.draw(), view.stones.left_in_marks()];
        if let Some((seat, deed)) = &shown.last {
            parts.push(format!("{} → {}", mark(*seat), deed.cell));
        }
        parts.extend(complete(view, lang));
        parts.push(counting(view, lang));
        parts.push(shown.standing(lang));
        parts.join("\n\n")
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        let names = names(deed.complete.iter());
        let mut variables = vec![
            ("seat", lang.seat(Quadrangle::INFO, seat).into()),
            ("cell", deed.cell.to_string().into()),
        ];
        if names.is_empty() {
            let key = if deed.is_full {
                "quadrangle-report-full"
            } else {
                "quadrangle-report"
            };
            return lang.say(key, &variables);
        }
        variables.push(("count", names.len().into()));
        variables.push(("rectangles", names.join(", ").into()));
        lang.say("quadrangle-report-complete", &variables)
    }

    fn why(shown: &Shown<Quadrangle>, _: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let taken = ALL - shown.view.stones.free();
        why::placing(BOARD, taken, prefix.first()?, lang)
    }
}

/// Returns a sentence with the rectangles that ended the game.
fn complete(view: &Quadrangle, lang: &Lang) -> Option<String> {
    let names = names(view.complete());
    let rectangles = [
        ("count", names.len().into()),
        ("rectangles", names.join(", ").into()),
    ];
    (!names.is_empty()).then(|| lang.say("quadrangle-complete", &rectangles))
}

fn names<'a>(rectangles: impl Iterator<Item = &'a Rectangle>) -> Vec<String> {
    rectangles.map(Rectangle::name).collect()
}

/// Returns a sentence with the rectangles that count.
fn counting(view: &Quadrangle, lang: &Lang) -> String {
    let key = match view.rectangles {
        Rectangles::Any => "quadrangle-any",
        Rectangles::Straight => "quadrangle-straight",
    };
    lang.say(key, &[])
}

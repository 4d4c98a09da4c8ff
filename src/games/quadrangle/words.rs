//! Quadrangle in words: alt text, text board, reports and questions.

use super::{Cell, Game, Quadrangle, Rectangle, Rectangles};
use crate::game::lang::mark;
use crate::game::kit::stones::SEATS;
use crate::game::kit::words::list;
use crate::game::{Lang, Seat};

pub(super) fn alt(view: &Quadrangle, lang: &Lang) -> String {
    let has = SEATS.map(|seat| {
        let placed = view.stones.placed(seat);
        let variables = [
            ("seat", lang.seat(Quadrangle::INFO, seat).into()),
            ("count", placed.count().into()),
            ("cells", list(placed.iter()).into()),
            ("left", view.stones.left(seat).into()),
        ];
        lang.say("quadrangle-has", &variables)
    });
    let mut sentences = vec![standing(view, lang)];
    sentences.extend(has);
    if let Some((_, cell)) = view.stones.last() {
        sentences.push(lang.say("quadrangle-last", &[("cell", cell.to_string().into())]));
    }
    sentences.extend(complete(view, lang));
    sentences.push(counting(view, lang));
    sentences.join(" ")
}

/// The board in marks; below it the pieces left to place, the last one placed, and what the picture shows besides.
pub(super) fn text(view: &Quadrangle, lang: &Lang) -> String {
    let left = SEATS.map(|seat| format!("{} × {}", mark(seat), view.stones.left(seat)));
    let mut parts = vec![view.stones.draw(), left.join("   ")];
    if let Some((seat, cell)) = view.stones.last() {
        parts.push(format!("{} → {cell}", mark(seat)));
    }
    parts.extend(complete(view, lang));
    parts.push(counting(view, lang));
    parts.push(standing(view, lang));
    parts.join("\n\n")
}

fn standing(view: &Quadrangle, lang: &Lang) -> String {
    let acting = view.stones.to_act().into();
    lang.standing(Quadrangle::INFO, acting, view.winners())
}

/// The rectangles that ended the game.
fn complete(view: &Quadrangle, lang: &Lang) -> Option<String> {
    let names = names(view);
    let rectangles = [
        ("count", names.len().into()),
        ("rectangles", names.join(", ").into()),
    ];
    (!names.is_empty()).then(|| lang.say("quadrangle-complete", &rectangles))
}

fn names(game: &Quadrangle) -> Vec<String> {
    game.complete().map(Rectangle::name).collect()
}

/// Which rectangles count.
fn counting(view: &Quadrangle, lang: &Lang) -> String {
    let key = match view.rectangles {
        Rectangles::Any => "quadrangle-any",
        Rectangles::Straight => "quadrangle-straight",
    };
    lang.say(key, &[])
}

pub(super) fn report(game: &Quadrangle, seat: Seat, cell: Cell, lang: &Lang) -> String {
    let mut after = game.clone();
    after.play(seat, &cell);
    let names = names(&after);
    let mut variables = vec![
        ("seat", lang.seat(Quadrangle::INFO, seat).into()),
        ("cell", cell.to_string().into()),
    ];
    if names.is_empty() {
        let key = if after.stones.is_full() {
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

pub(super) fn prompt(lang: &Lang) -> String {
    lang.say("quadrangle-prompt", &[])
}

//! The picture and the sentences of Cups. They see one viewer's [`View`](super::View), never a
//! position.

use super::{BOARD, CUPS, Cups, Deed, View, index, known};
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::squares::Squares;
use crate::game::kit::words;
use crate::game::lang::mark;
use crate::game::scene::{Height, Ink, Owner, Piece, Point, Silhouette, TRAY, Tab};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

/// The ink of a closed cup, which no other game has.
const CLOSED: Ink = Ink::Own("171210");

impl Face for Cups {
    /// A tab per seat with its points; on the board a closed cup, or the points with a small piece
    /// of the seat that took them.
    fn draw(shown: &Shown<Cups>) -> Scene {
        let view = &shown.view;
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        let tab = |seat| Tab::new(owner(seat), shown.tab(seat), Some(view.score(seat).into()));
        scene.tray(&view.public.seats.iter().map(tab).collect::<Vec<_>>());
        squares.lay(&mut scene);
        squares.lines(&mut scene);
        for cup in BOARD.cells() {
            let spot = scene.spot(cup);
            let size = spot.unit * 0.5;
            let above = spot.at + Point::new(0.0, -0.14) * spot.unit;
            if view.public.open[index(cup)] || shown.is_over() {
                let points = view.points[index(cup)].unwrap_or_default();
                scene.text(points, above, size, Height::Capitals, Ink::Ink);
            } else {
                scene.silhouette(Silhouette::DISC, above, spot.unit * 0.28, CLOSED);
            }
            if let Some(seat) = view.public.taken[index(cup)] {
                let below = spot.at + Point::new(0.0, 0.3) * spot.unit;
                scene.piece_at(Piece::DISC, owner(seat), below, spot.unit * 0.15);
            }
        }
        if let Some((seat, deed)) = shown.last {
            scene.bracket(scene.spot(deed.cup), Some(owner(seat)));
        }
        scene
    }

    fn alt(shown: &Shown<Cups>, lang: &Lang) -> String {
        let view = &shown.view;
        let mut sentences = vec![shown.standing(lang)];
        sentences.extend(view.public.seats.iter().map(|seat| score(view, seat, lang)));
        let closed = words::list(view.public.left());
        let count = view.public.left().count();
        sentences.push(lang.say(
            "cups-closed",
            &[("count", count.into()), ("cups", closed.into())],
        ));
        if let Some((seat, deed)) = shown.last {
            sentences.push(report(deed, seat, lang));
        }
        sentences.join(" ")
    }

    /// The row in numbers, with `?` for a closed cup; below it the last turn and the seats to act.
    fn text(shown: &Shown<Cups>, _: &Lang) -> String {
        let view = &shown.view;
        let digit = |cup| {
            let points = view.points[index(cup)].filter(|_| view.public.open[index(cup)]);
            points.map_or('?', |points| char::from(b'0' + points))
        };
        let moved = shown
            .last
            .map(|(seat, deed)| format!("{} → {}", mark(seat), deed.cup));
        let scores = view.public.seats.iter();
        let scores: Vec<String> = scores
            .map(|seat| format!("{} {}", mark(seat), view.score(seat)))
            .collect();
        let board = format!("{}\n\n{}", BOARD.draw(digit), scores.join("   "));
        words::board(shown, board, moved)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        report(*deed, seat, lang)
    }

    /// The number below the seat's own cup, until the cup is open.
    fn card(shown: &Shown<Cups>, lang: &Lang) -> Option<Scene> {
        let (seat, points) = secret(shown)?;
        Some(Scene {
            alt: card(seat, points, lang),
            text: format!("{} {}: {points}", mark(seat), known(seat)),
            ..Scene::hand(owner(seat), &[points])
        })
    }

    fn card_summary(shown: &Shown<Cups>, lang: &Lang) -> Option<String> {
        let (seat, points) = secret(shown)?;
        Some(card(seat, points, lang))
    }

    fn card_version(shown: &Shown<Cups>) -> Option<u64> {
        secret(shown).map(|secret| digest(&secret))
    }
}

/// Returns the viewer and the points below its cup; `None` for the public, and once the cup is
/// open.
fn secret(shown: &Shown<Cups>) -> Option<(Seat, u8)> {
    let seat = shown.viewer?;
    let cup = index(known(seat));
    debug_assert!(cup < CUPS);
    let is_open = shown.view.public.open[cup];
    Some((seat, shown.view.points[cup]?)).filter(|_| !is_open)
}

fn card(seat: Seat, points: u8, lang: &Lang) -> String {
    let variables = [
        ("cup", known(seat).to_string().into()),
        ("points", points.into()),
    ];
    lang.say("cups-card", &variables)
}

fn score(view: &View, seat: Seat, lang: &Lang) -> String {
    let taken = |cup: &Cell| view.public.taken[index(*cup)] == Some(seat);
    let variables = [
        ("seat", lang.seat(Cups::INFO, seat).into()),
        ("points", view.score(seat).into()),
        ("count", BOARD.cells().filter(taken).count().into()),
        ("cups", words::list(BOARD.cells().filter(taken)).into()),
    ];
    lang.say("cups-has", &variables)
}

fn report(deed: Deed, seat: Seat, lang: &Lang) -> String {
    let mut variables = vec![
        ("seat", lang.seat(Cups::INFO, seat).into()),
        ("cup", deed.cup.to_string().into()),
    ];
    let Some(points) = deed.points else {
        return lang.say("cups-report-closed", &variables);
    };
    variables.push(("points", points.into()));
    lang.say("cups-report", &variables)
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Cups::INFO.palette, seat)
}

//! The picture and the sentences of Blank.

use super::{BOARD, Deed};
use crate::game::kit::squares::Squares;
use crate::game::kit::words;
use crate::game::lang::mark;
use crate::game::scene::{Owner, Piece, TRAY, Tab};
use crate::game::{Face, Game, Lang, Scene, Seat, Shown, Viewer};

// Unwritten: the picture and the sentences; until then each cell shows the seat that took it.

impl Face for super::Blank {
    fn draw(shown: &Shown<Self>) -> Scene {
        let squares = Squares::new(BOARD, TRAY);
        let mut scene = Scene::framed(squares.bottom());
        let tab = |seat| Tab::new(owner(seat), shown.tab(seat), None);
        scene.tray(&shown.seats.iter().map(tab).collect::<Vec<_>>());
        squares.lay(&mut scene);
        squares.lines(&mut scene);
        for (cell, seat) in &shown.view.taken {
            scene.piece(Piece::DISC, owner(*seat), scene.spot(cell));
        }
        if let Some((seat, deed)) = shown.last {
            scene.bracket(scene.spot(deed.cell), Some(owner(seat)));
        }
        scene
    }

    fn alt(shown: &Shown<Self>, lang: &Lang) -> String {
        let cells = |seat: Seat| {
            let taken = shown.view.taken.iter();
            let own = taken.filter(|(_, owner)| **owner == seat);
            let own: Vec<_> = own.map(|(cell, _)| *cell).collect();
            let variables = [
                ("seat", lang.seat(Self::INFO, seat).into()),
                ("count", own.len().into()),
                ("cells", words::list(own).into()),
            ];
            Some(lang.say("blank-has", &variables))
        };
        let seats = shown.seats.iter().map(cells);
        let last = shown.last.map(|(seat, deed)| report(deed, seat, lang));
        let standing = [Some(shown.standing(lang))].into_iter();
        words::sentences(standing.chain(seats).chain([words::last(last, lang)]))
    }

    fn text(shown: &Shown<Self>, _: &Lang) -> String {
        let drawing =
            BOARD.draw(|cell| shown.view.taken.get(&cell).map_or('·', |seat| mark(*seat)));
        let last = shown
            .last
            .map(|(seat, deed)| format!("{} → {}", mark(seat), deed.cell));
        words::board(shown, drawing, last)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        report(*deed, seat, lang)
    }
}

fn report(deed: Deed, seat: Seat, lang: &Lang) -> String {
    let variables = [
        ("seat", lang.seat(super::Blank::INFO, seat).into()),
        ("cell", deed.cell.to_string().into()),
    ];
    lang.say("blank-report", &variables)
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(super::Blank::INFO.palette, seat)
}

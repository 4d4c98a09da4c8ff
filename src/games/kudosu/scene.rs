//! Kudosu's picture.

use super::{Kudosu, words};
use crate::game::kit::four::BOARD;
use crate::game::kit::squares::TRAY;
use crate::game::scene::{Mini, Owner, Squares, Tab, TabState, Wood};
use crate::game::kit::stones::SEATS;
use crate::game::{Game, Lang, Scene, Seat};

pub(super) fn scene(view: &Kudosu, lang: &Lang) -> Scene {
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    scene.tray(&SEATS.map(|seat| Tab {
        minis: owned(view, seat),
        ..Tab::new(
            owner(seat),
            TabState::of(seat, view.acting().into(), view.winners()),
            None,
        )
    }));
    squares.lay(&mut scene);
    squares.lines(&mut scene);
    squares.sector_lines(&mut scene, 2, 2);
    for wood in Wood::ALL {
        for cell in view.laid(wood).iter() {
            scene.wood(wood, scene.spot(cell));
        }
    }
    if let Some((seat, turn)) = view.last() {
        scene.bracket(scene.spot(turn.cell), Some(owner(seat)));
    }
    scene.alt = words::alt(view, lang);
    scene.text = words::text(view, lang);
    scene
}

/// The pieces a seat still owns, one by one.
fn owned(view: &Kudosu, seat: Seat) -> Vec<Mini> {
    let of = |wood| std::iter::repeat_n(Mini::Wood(wood), view.owned(seat, wood).into());
    Wood::ALL.into_iter().flat_map(of).collect()
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Kudosu::INFO.palette, seat)
}

//! Chasm's picture.

use super::{Chasm, Deed, Turn, direction};
use crate::game::kit::four::BOARD;
use crate::game::kit::grid::Direction;
use crate::game::kit::squares::Squares;
use crate::game::scene::{
    Ends, Ink, Mini, Owner, Path, Piece, Point, Spot, TRAY, Tab, TabState, WIDTH,
};
use crate::game::{Game, Scene, Seat, Seats, Shown};

/// The board is as high as it is wide.
const SIDE: f32 = 808.0;
/// A piece that has fallen off.
const FALLEN: f32 = 16.0;

/// The picture without its words.
pub(super) fn draw(shown: &Shown<Chasm>) -> Scene {
    let view = &shown.view;
    let squares = Squares::new(BOARD, TRAY);
    let mut scene = Scene::framed(squares.bottom());
    let tabs: Vec<Tab> = view.seats().iter().map(|seat| tab(shown, seat)).collect();
    scene.tray(&tabs);
    slab(&mut scene, &squares);
    if let Some(winner) = view.winner() {
        for cell in view.pieces(winner).iter() {
            scene.halo(scene.spot(cell));
        }
    }
    if let Some((seat, deed)) = shown.last
        && let Turn::Move(from, _) = deed.turn
    {
        scene.ghost(Piece::DISC, owner(seat), scene.spot(from));
    }
    for seat in view.seats().iter() {
        for cell in view.pieces(seat).iter() {
            scene.piece(Piece::DISC, owner(seat), scene.spot(cell));
        }
    }
    if let Some((_, deed)) = shown.last {
        trace(&mut scene, deed);
    }
    scene
}

/// Who won, once it is over. A win has one winner; a draw is shared by all who have not left.
pub(super) fn winners(shown: &Shown<Chasm>) -> Option<Seats> {
    let only = |winners: Seats| {
        if winners.count() == 1 {
            winners
        } else {
            Seats::NONE
        }
    };
    shown.winners().map(only)
}

/// Four slots; a seat that has left owns none any more.
fn tab(shown: &Shown<Chasm>, seat: Seat) -> Tab {
    let view = &shown.view;
    let slot = |i: u8| {
        if i < view.count(seat) {
            Mini::Piece(Piece::DISC, owner(seat))
        } else {
            Mini::Lost(owner(seat))
        }
    };
    if !view.staying.contains(seat) && view.seats > 2 {
        return Tab::new(owner(seat), TabState::Retired, None);
    }
    let state = TabState::of(seat, shown.to_act, winners(shown));
    Tab {
        minis: (0..4).map(slot).collect(),
        ..Tab::new(owner(seat), state, None)
    }
}

/// The board, thick, over the dark.
fn slab(scene: &mut Scene, squares: &Squares) {
    let below = Point::new(WIDTH / 2.0, TRAY + SIDE / 2.0 + 8.0);
    scene.fill(Path::rounded(SIDE, SIDE, 14.0), below, Ink::Depth);
    squares.lay(scene);
    let front = Point::new(WIDTH / 2.0, TRAY + SIDE - 7.0);
    scene.fill(Path::rounded(SIDE, 14.0, 7.0), front, Ink::Lip);
    squares.chequer(scene, Ink::Shade);
    squares.lines(scene);
}

fn trace(scene: &mut Scene, deed: Deed) {
    let (from, to) = match deed.turn {
        Turn::Place(cell) => return scene.bracket(scene.spot(cell), None),
        Turn::Move(from, to) => (from, to),
    };
    scene.bracket(scene.spot(to), None);
    scene.arrow(&[scene.spot(from), scene.spot(to)], Ends::default());
    let way = direction(from, to);
    let line: Vec<Spot> = std::iter::once(to)
        .chain(BOARD.ray(to, way))
        .map(|cell| scene.spot(cell))
        .collect();
    let between = Ends {
        start: 0.38,
        end: 0.38,
    };
    let stayed = deed.pushed - u8::from(deed.fallen.is_some());
    for pair in line.windows(2).take(stayed.into()) {
        scene.arrow(pair, between);
    }
    if let (Some((seat, _)), Some(edge)) = (deed.fallen, line.last()) {
        fall(scene, *edge, way, owner(seat));
    }
}

/// A piece that has just fallen off beside this cell: it lies in the gutter, but on no label and not on the tray.
fn fall(scene: &mut Scene, edge: Spot, way: Direction, owner: Owner) {
    let Point { x, y } = edge.at;
    let under = TRAY + SIDE;
    let (lies, radius, tip) = match way {
        Direction::N => (Point::new(x, TRAY - 3.0), 13.0, Point::new(x, TRAY + 14.0)),
        Direction::S => (
            Point::new(x + 44.0, under + 26.0),
            FALLEN,
            Point::new(x, under - 2.0),
        ),
        Direction::W => (Point::new(24.0, y + 46.0), FALLEN, Point::new(50.0, y)),
        _ => (
            Point::new(WIDTH - 24.0, y),
            FALLEN,
            Point::new(WIDTH - 47.0, y),
        ),
    };
    scene.chip(owner, lies, radius);
    // There is less room than between two cells, so the arrow is finer.
    let unit = edge.unit * 0.6;
    let ends = Ends {
        start: 0.34 / 0.6,
        end: 0.0,
    };
    let tip = Spot { at: tip, ..edge };
    scene.arrow(&[Spot { unit, ..edge }, tip], ends);
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Chasm::INFO.palette, seat)
}

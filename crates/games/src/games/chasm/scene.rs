//! The picture of Chasm.

use super::{Chasm, Deed, Turn, direction};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::squares::{Squares, letter};
use crate::game::scene::{
    Ends, Height, Ink, Mini, Owner, Part, Path, Piece, Point, Spot, TRAY, Tab, TabState, WIDTH,
};
use crate::game::{Game, Scene, Seat, Shown};

/// Distance between frame and board, in points: the size of a fallen piece.
const PIT: f32 = 110.0;
/// Width of the frame beside the pit, in points.
const RIM: f32 = 10.0;
/// Side of the board, and its margin for the coordinates, in points.
const SIDE: f32 = WIDTH - 2.0 * (RIM + PIT);
const MARGIN: f32 = 30.0;
/// Type size of a coordinate, in points.
const LABEL: f32 = 28.0;
/// The front edge of the slab.
const LIP: Ink = Ink::Own("a58a5c");
/// Top left corner of the board.
const CORNER: Point = Point::new(RIM + PIT, TRAY + PIT);

/// Returns the picture without its texts.
pub(super) fn draw(shown: &Shown<Chasm>) -> Scene {
    let view = &shown.view;
    let squares = Squares::inside(BOARD, CORNER, SIDE, MARGIN);
    let mut scene = Scene::framed(squares.edge() + PIT + RIM);
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

/// Returns the tab of a seat with four slots; none for a seat that left.
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
    let state = shown.tab(seat);
    Tab {
        minis: (0..4).map(slot).collect(),
        ..Tab::new(owner(seat), state, None)
    }
}

/// Draws the board as a thick slab in the middle of the pit.
fn slab(scene: &mut Scene, squares: &Squares) {
    let middle = CORNER + Point::new(SIDE, SIDE) * 0.5;
    let pit = SIDE + 2.0 * PIT;
    scene.fill(Path::rounded(pit, pit, 26.0), middle, Ink::Depth);
    let below = middle + Point::new(0.0, 10.0);
    scene.fill(Path::rounded(SIDE, SIDE, 14.0), below, LIP);
    squares.paper(scene);
    squares.name(scene);
    squares.chequer(scene, Ink::Shade);
    squares.lines(scene);
    for i in 0..4 {
        let Point { x, y } = squares.at(Cell::new(i, i)).at;
        let above = Point::new(x, CORNER.y + MARGIN / 2.0);
        scene.text(letter(i), above, LABEL, Height::Letters, Ink::PaperLabel);
        let beside = Point::new(CORNER.x + MARGIN / 2.0, y);
        scene.text(i + 1, beside, LABEL, Height::Capitals, Ink::PaperLabel);
    }
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

/// Draws a piece that has just fallen off beside this cell.
fn fall(scene: &mut Scene, edge: Spot, way: Direction, owner: Owner) {
    let off = edge.unit / 2.0 + MARGIN + PIT / 2.0;
    let way = match way {
        Direction::N => Point::new(0.0, -off),
        Direction::S => Point::new(0.0, off),
        Direction::W => Point::new(-off, 0.0),
        _ => Point::new(off, 0.0),
    };
    let lies = Spot {
        at: edge.at + way,
        ..edge
    };
    let radius = Piece::DISC.radius * edge.unit;
    scene.ghost(Piece::DISC, owner, lies);
    scene.emblem(owner, lies.at, radius * 0.44, Part::Edge);
    let ends = Ends {
        start: 0.38,
        end: 0.38,
    };
    scene.arrow(&[edge, lies], ends);
    // Beside its mark, which names the owner.
    scene.cross_at(lies.at + Point::new(0.66, -0.66) * radius, 15.0);
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Chasm::INFO.palette, seat)
}

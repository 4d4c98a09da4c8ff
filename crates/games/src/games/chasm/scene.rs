//! The picture of Chasm.

use super::{Chasm, Deed, EACH, Turn, direction};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::grid::{Cell, Direction};
use crate::game::kit::squares::{Squares, letter};
use crate::game::scene::{
    Ends, Height, Ink, Mini, Owner, Path, Piece, Point, Spot, TRAY, Tab, TabState, WIDTH,
};
use crate::game::{Game, Scene, Seat, Shown};

/// Distance between frame and board, in points: room for a fallen piece.
const PIT: f32 = 72.0;
/// Width of the frame beside the pit, in points.
const RIM: f32 = 10.0;
/// Side of the board, and its margin around the cells, in points: room for the coordinates.
const SIDE: f32 = WIDTH - 2.0 * (RIM + PIT);
const MARGIN: f32 = 36.0;
/// Type size of a coordinate, in points.
const LABEL: f32 = 30.0;
/// Radius of a fallen piece, in cells: it lies deep below the board.
const FALLEN: f32 = 0.195;
/// Height of the slab's front edge, in points.
const FRONT: f32 = 10.0;
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
    fallen(&mut scene, shown);
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
    for (seat, deed) in &shown.earlier {
        // A piece that was pushed on since is marked by what pushed it.
        if view.pieces(*seat).contains(deed.turn.target()) {
            mark(&mut scene, *deed);
        }
    }
    if let Some((_, deed)) = shown.last {
        mark(&mut scene, deed);
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
    let below = middle + Point::new(0.0, FRONT);
    scene.fill(Path::rounded(SIDE, SIDE, 14.0), below, LIP);
    squares.paper(scene);
    squares.name(scene);
    squares.chequer(scene, Ink::Shade);
    squares.lines(scene);
    // On the margin of the slab, where no piece lies.
    for i in 0..4 {
        let Spot { at, unit, .. } = squares.at(Cell::new(i, 0));
        let off = unit.midpoint(MARGIN);
        let below = (at + Point::new(0.0, off)).rounded();
        scene.text(letter(i), below, LABEL, Height::Letters, Ink::PaperLabel);
        let left = (squares.at(Cell::new(0, i)).at - Point::new(off, 0.0)).rounded();
        scene.text(i + 1, left, LABEL, Height::Capitals, Ink::PaperLabel);
    }
}

/// Draws the fallen pieces of each seat on its own side of the pit, clockwise from the south,
/// between the places where pieces fall. The piece that has just fallen lies where it fell.
fn fallen(scene: &mut Scene, shown: &Shown<Chasm>) {
    let view = &shown.view;
    for seat in view.seats().iter() {
        let just = shown.last.and_then(|(_, deed)| deed.fallen);
        let just = u8::from(just.is_some_and(|(owner, _)| owner == seat));
        let lost = EACH - view.count(seat) - just;
        for nth in 0..lost.min(3) {
            let (cell, next, way) = match side(seat, view.seats) {
                Direction::S => (Cell::new(nth, 0), Cell::new(nth + 1, 0), Direction::S),
                Direction::W => (Cell::new(0, nth), Cell::new(0, nth + 1), Direction::W),
                Direction::N => (Cell::new(nth, 3), Cell::new(nth + 1, 3), Direction::N),
                way => (Cell::new(3, nth), Cell::new(3, nth + 1), way),
            };
            let [a, b] = [cell, next].map(|cell| beyond(scene.spot(cell), way).at);
            scene.chip(owner(seat), (a + b) * 0.5, FALLEN * scene.spot(cell).unit);
        }
    }
}

/// Returns the side of the pit on which a seat's fallen pieces lie.
fn side(seat: Seat, seats: u8) -> Direction {
    match (seat.0, seats) {
        (1, _) => Direction::S,
        (2, 2) | (3, _) => Direction::N,
        (2, _) => Direction::W,
        _ => Direction::E,
    }
}

/// Marks the cell where a turn ended, and the way there.
fn mark(scene: &mut Scene, deed: Deed) {
    scene.bracket(scene.spot(deed.turn.target()), None);
    if let Turn::Move(from, to) = deed.turn {
        scene.arrow(&[scene.spot(from), scene.spot(to)], Ends::default());
    }
}

/// Draws what a move pushed.
fn trace(scene: &mut Scene, deed: Deed) {
    let Turn::Move(from, to) = deed.turn else {
        return;
    };
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
    let lies = beyond(edge, way);
    let radius = FALLEN * edge.unit;
    scene.chip(owner, lies.at, radius);
    let ends = Ends {
        start: 0.36,
        end: FALLEN + 0.02,
    };
    scene.arrow(&[edge, lies], ends);
    // Beside its mark, which names the owner.
    scene.cross_at(lies.at + Point::new(0.72, -0.72) * radius, 11.0);
}

/// Returns the place in the pit beside a cell at the edge of the board.
fn beyond(edge: Spot, way: Direction) -> Spot {
    let off = edge.unit / 2.0 + MARGIN + PIT / 2.0;
    let way = match way {
        Direction::N => Point::new(0.0, -off),
        Direction::S => Point::new(0.0, off + FRONT / 2.0),
        Direction::W => Point::new(-off, 0.0),
        _ => Point::new(off, 0.0),
    };
    Spot {
        at: edge.at + way,
        ..edge
    }
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Chasm::INFO.palette, seat)
}

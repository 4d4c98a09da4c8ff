//! The picture of a scored game: a board per seat with everything it scores.

use super::{Cell, Game, Mix3, Pincer, Score};
use crate::game::kit::board4x4::BOARD;
use crate::game::kit::placing::SEATS;
use crate::game::kit::rectangles::Rectangle;
use crate::game::kit::squares::{MARGIN, Squares};
use crate::game::scene::{Ink, Owner, Part, Path, Pen, Piece, Point, Silhouette, TRAY, Tab, WIDTH};
use crate::game::{Scene, Seat, Shown, Stage};

/// Height of the scored picture, and width of each of its boards, in points.
const HEIGHT: f32 = 646.0;
const BOARD_WIDTH: f32 = 422.0;
/// Radius of a piece, in units of the cell.
const RADIUS: f32 = 0.33;
/// Distance between rectangles along the same line, in points.
const INWARDS: f32 = 11.0;

pub(super) fn scored(shown: &Shown<Mix3>, scores: &[Score; 2]) -> Scene {
    let mut scene = Scene::framed(HEIGHT);
    let tabs = SEATS.map(|seat| {
        let points = scores[seat.index()].points();
        Tab::new(owner(seat), shown.tab(seat), Some(points as usize))
    });
    scene.tray_within(&tabs, MARGIN, WIDTH - 2.0 * MARGIN);
    for seat in SEATS {
        let left = match seat {
            Seat(1) => MARGIN,
            _ => WIDTH - MARGIN - BOARD_WIDTH,
        };
        let score = &scores[seat.index()];
        board(&mut scene, shown, seat, score, left);
        legend(&mut scene, score, left);
    }
    if shown.stage == Stage::Preview {
        // There is no gutter beside this tray for the padlock.
        scene.lock(Point::new(WIDTH / 2.0, HEIGHT - 26.0), 13.0);
    }
    scene
}

/// Draws the board with a seat's score.
fn board(scene: &mut Scene, shown: &Shown<Mix3>, seat: Seat, score: &Score, left: f32) {
    let squares = Squares::within(BOARD, Point::new(left, TRAY), BOARD_WIDTH);
    squares.paper(scene);
    squares.dimples(scene);
    let at = |cell| squares.at(cell).at;
    let unit = squares.at(Cell::new(0, 0)).unit;
    let other = seat.rival();
    for cell in shown.view.stones.placed(other).iter() {
        let tint = owner(other).ink(Part::Tint);
        scene.silhouette(Silhouette::DISC, at(cell), unit * RADIUS, tint);
    }
    rectangles(scene, &score.rectangles, &squares);
    for &[first, _, last] in &score.tris {
        band(scene, [at(first), at(last)], 15.0, 21.0);
    }
    for cell in shown.view.stones.placed(seat).iter() {
        scene.piece_at(Piece::DISC, owner(seat), at(cell), unit * RADIUS);
    }
    if let Some((_, deed)) = shown.last.filter(|&(by, _)| by == seat) {
        scene.bracket(squares.at(deed.cell), None);
    }
    for Pincer { ends: [a, b], .. } in &score.pincers {
        jaw(scene, at(*a), at(*b), unit, seat);
        jaw(scene, at(*b), at(*a), unit, seat);
    }
}

/// Draws rectangles, larger ones outside, so that the sides along the same line stay visible.
fn rectangles(scene: &mut Scene, rectangles: &[Rectangle], squares: &Squares) {
    let mut sorted: Vec<&Rectangle> = rectangles.iter().collect();
    sorted.sort_by_key(|rectangle| std::cmp::Reverse(area(rectangle)));
    let mut drawn: Vec<(&Rectangle, u8)> = Vec::new();
    for rectangle in sorted {
        let hides = |level: &u8| {
            let beside = drawn.iter().filter(|(_, other)| other == level);
            beside.into_iter().any(|(other, _)| touch(rectangle, other))
        };
        let most = drawn.len() as u8;
        let level = (0..most).find(|level| !hides(level)).unwrap_or(most);
        drawn.push((rectangle, level));
        outline(scene, rectangle, f32::from(level) * INWARDS, squares);
    }
}

fn outline(scene: &mut Scene, rectangle: &Rectangle, inwards: f32, squares: &Squares) {
    let corners = rectangle.corners().map(|cell| squares.at(cell).at);
    let middle = (corners[0] + corners[2]) * 0.5;
    let pull = |from: f32, to: f32| match from - to {
        off if off > 0.5 => from - inwards,
        off if off < -0.5 => from + inwards,
        _ => from,
    };
    let corners = corners.map(|at| Point::new(pull(at.x, middle.x), pull(at.y, middle.y)));
    let path = Path::polygon(&corners.map(|corner| corner - corners[0]));
    for (ink, width) in [(Ink::Cream, 11.0), (Ink::Ink, 6.0)] {
        scene.stroke(path.clone(), corners[0], Pen::new(width), ink);
    }
}

/// Returns the squared area of a rectangle.
fn area(rectangle: &Rectangle) -> i32 {
    let [a, b, c, _] = rectangle
        .corners()
        .map(|cell| (i32::from(cell.file()), i32::from(cell.rank())));
    let side = |(x, y): (i32, i32), (z, w): (i32, i32)| (x - z).pow(2) + (y - w).pow(2);
    side(a, b) * side(b, c)
}

/// Returns whether sides of the two rectangles overlap.
fn touch(one: &Rectangle, other: &Rectangle) -> bool {
    let steps = steps(other);
    self::steps(one).iter().any(|step| steps.contains(step))
}

/// Returns the sides of a rectangle, cut into the shortest segments between two cells.
fn steps(rectangle: &Rectangle) -> Vec<[(i8, i8); 2]> {
    let corners = rectangle
        .corners()
        .map(|cell| (cell.file() as i8, cell.rank() as i8));
    let mut segments = Vec::new();
    for i in 0..4 {
        let ((x, y), (to_x, to_y)) = (corners[i], corners[(i + 1) % 4]);
        let (wide, high) = (to_x - x, to_y - y);
        let parts = match (wide.abs(), high.abs()) {
            (0, length) | (length, 0) => length,
            (a, b) if a == b => a,
            _ => 1,
        };
        for part in 0..parts {
            let at = |part| (x + wide / parts * part, y + high / parts * part);
            let mut step = [at(part), at(part + 1)];
            step.sort_unstable();
            segments.push(step);
        }
    }
    segments
}

fn band(scene: &mut Scene, ends: [Point; 2], width: f32, edge: f32) {
    scene.line(&ends, Pen::new(edge), Ink::GoldEdge);
    scene.line(&ends, Pen::new(width), Ink::Gold);
}

/// Draws one half of a pincer at its piece.
fn jaw(scene: &mut Scene, at: Point, towards: Point, unit: f32, seat: Seat) {
    let way = at.towards(towards) * unit;
    let (foot, side) = (at + way * 0.42, way.across() * 0.19);
    let jaw = [foot + side, at + way * 0.57, foot - side];
    scene.line(&jaw, Pen::new(15.0), Ink::Cream);
    scene.line(&jaw, Pen::new(8.0), owner(seat).ink(Part::Edge));
}

/// Draws the points of each kind below a board.
fn legend(scene: &mut Scene, score: &Score, left: f32) {
    let icons = [rectangle_icon, tris_icon, pincer_icon];
    for (i, (icon, points)) in icons.into_iter().zip(score.by_kind()).enumerate() {
        let middle = left + BOARD_WIDTH * (2.0 * i as f32 + 1.0) / 6.0;
        let at = Point::new(middle, TRAY + BOARD_WIDTH + 54.0);
        icon(scene, at + Point::new(-32.0, 0.0));
        scene.count(points, at + Point::new(8.0, 0.0), 42.0, Ink::Label);
    }
}

fn rectangle_icon(scene: &mut Scene, at: Point) {
    scene.stroke(Path::rect(36.0, 32.0), at, Pen::new(5.0), Ink::Label);
    for (x, y) in [(-18.0, -16.0), (-18.0, 16.0), (18.0, -16.0), (18.0, 16.0)] {
        dot(scene, at + Point::new(x, y), 7.0);
    }
}

fn tris_icon(scene: &mut Scene, at: Point) {
    let end = Point::new(24.0, 0.0);
    scene.line(&[at - end, at + end], Pen::new(9.0), Ink::Gold);
    for dot_at in [at - end, at, at + end] {
        dot(scene, dot_at, 9.0);
    }
}

fn pincer_icon(scene: &mut Scene, at: Point) {
    for side in [-1.0, 1.0] {
        let jaw =
            [(24.0, -15.0), (13.0, 0.0), (24.0, 15.0)].map(|(x, y)| at + Point::new(side * x, y));
        scene.line(&jaw, Pen::new(6.0), Ink::Label);
    }
    dot(scene, at, 8.0);
}

fn dot(scene: &mut Scene, at: Point, radius: f32) {
    scene.silhouette(Silhouette::DISC, at, radius, Ink::Label);
}

fn owner(seat: Seat) -> Owner {
    Owner::Seat(Mix3::INFO.palette, seat)
}

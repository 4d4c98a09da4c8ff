//! Traces of the last turn: end, path, captures, win.

use super::canvas::{Scene, Spot};
use super::ink::{Ink, Owner};
use super::path::Path;
use super::point::Point;
use super::shape::{Height, Pen};
use super::silhouette::Silhouette;

/// The offsets of an arrow from the centres of its first and last cell, in units of the cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ends {
    /// The offset from the first cell's centre: 0 at a ghost, more at a piece.
    pub start: f32,
    /// The offset from the last cell's centre, outside the piece's rim.
    pub end: f32,
}

impl Default for Ends {
    /// Returns the offsets from a ghost's centre to a piece's rim.
    fn default() -> Ends {
        Ends {
            start: 0.0,
            end: 0.40,
        }
    }
}

/// A corner of a square cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Top left.
    TopLeft,
    /// Bottom left.
    BottomLeft,
    /// Bottom right.
    BottomRight,
    /// Top right.
    TopRight,
}

impl Corner {
    const ALL: [Corner; 4] = [
        Corner::TopLeft,
        Corner::BottomLeft,
        Corner::BottomRight,
        Corner::TopRight,
    ];

    /// Returns the signs of its offsets to the right and downwards.
    fn sides(self) -> (f32, f32) {
        match self {
            Corner::TopLeft => (-1.0, -1.0),
            Corner::BottomLeft => (-1.0, 1.0),
            Corner::BottomRight => (1.0, 1.0),
            Corner::TopRight => (1.0, -1.0),
        }
    }
}

impl Scene {
    /// Marks the cell where the last turn ended; `by` adds the acting owner's badge where pieces
    /// have no owner.
    pub fn bracket(&mut self, on: Spot, by: Option<Owner>) {
        if on.round {
            self.ring(on.at, on.unit * 0.413, Pen::new(6.0), Ink::Ink);
        } else {
            let badge = by.map(|_| Corner::TopRight);
            self.bracket_without(on, badge.as_slice());
        }
        if let Some(owner) = by {
            let corner = if on.round { 0.345 } else { 0.378 };
            let at = on.at + Point::new(corner, -corner) * on.unit;
            let start = self.shapes.len();
            self.chip(owner, at, (on.unit * 0.105).max(17.0));
            self.badge = start..self.shapes.len();
        }
    }

    /// Draws the corners of a square cell, except those where something else is to be read.
    pub fn bracket_without(&mut self, on: Spot, free: &[Corner]) {
        let (far, near) = (on.unit * 0.44, on.unit * 0.24);
        for at in Corner::ALL.iter().filter(|at| !free.contains(at)) {
            let (x, y) = at.sides();
            let corner = [(far, near), (far, far), (near, far)]
                .map(|(a, b)| on.at + Point::new(x * a, y * b));
            // The casing keeps the bracket clear on dark cells, on frames of entries and on
            // panels.
            let width = (on.unit * 0.04).max(6.0);
            self.line(&corner, Pen::new(width + 5.0), Ink::Paper);
            self.line(&corner, Pen::new(width), Ink::Ink);
        }
    }

    /// Draws a step, slide, push or chain of captures.
    pub fn arrow(&mut self, cells: &[Spot], ends: Ends) {
        self.way(cells, ends, false);
    }

    /// Draws a blow or a flight: a dashed arrow.
    pub fn blow(&mut self, cells: &[Spot], ends: Ends) {
        self.way(cells, ends, true);
    }

    /// Draws jumps over pieces that stay: arcs beside them, so that no mark is covered, with a dot
    /// at each stop.
    pub fn hop(&mut self, cells: &[Spot]) {
        let unit = cells[0].unit;
        let mut points = Vec::new();
        for pair in cells.windows(2) {
            let (from, to) = (pair[0].at, pair[1].at);
            let handle = (from + to) * 0.5 + from.towards(to).across() * (0.95 * unit);
            points.extend((0..=24).map(|i| {
                let (t, s) = (i as f32 / 24.0, 1.0 - i as f32 / 24.0);
                from * (s * s) + handle * (2.0 * s * t) + to * (t * t)
            }));
        }
        let end = cells[cells.len() - 1].at;
        // An earlier arc may pass nearby: only the last arc is cut off at the piece's rim.
        while points
            .last()
            .is_some_and(|&point| (point - end).length() <= 0.40 * unit)
        {
            points.pop();
        }
        self.cased(&points, (unit * 0.05).max(6.0), false);
        for stop in &cells[1..cells.len() - 1] {
            self.silhouette(Silhouette::DISC, stop.at, unit * 0.09, Ink::Paper);
            self.silhouette(Silhouette::DISC, stop.at, unit * 0.06, Ink::Ink);
        }
    }

    /// Numbers several arrows at their beginnings, because the middles of crossing arrows coincide
    /// and jumps carry crosses there. A number moves half a cell along its arrow where a piece
    /// stands or another arrow begins.
    pub fn order(&mut self, arrows: &[[Spot; 2]]) {
        if arrows.len() < 2 {
            return;
        }
        for (i, &[from, to]) in arrows.iter().enumerate() {
            let again = arrows[..i].iter().any(|[begun, _]| begun.at == from.at);
            let along = if from.taken.is_some() || again {
                0.5
            } else {
                0.0
            };
            let at = from.at + from.at.towards(to.at) * (from.unit * along);
            self.number(i + 1, at, (from.unit * 0.13).max(16.0));
        }
    }

    /// Draws a number in a cream disc.
    pub fn number(&mut self, number: usize, at: Point, radius: f32) {
        self.silhouette(Silhouette::DISC, at, radius, Ink::Cream);
        self.ring(at, radius, Pen::new(2.5), Ink::Ink);
        self.text(number, at, radius * 1.65, Height::Capitals, Ink::Ink);
    }

    /// Marks a cell no seat can use any more.
    pub fn strike(&mut self, on: Spot) {
        let end = Point::new(0.3, -0.3) * on.unit;
        self.line(&[on.at - end, on.at + end], Pen::new(6.0), Ink::SectorLine);
    }

    /// Marks a capture, over its ghost and over the arrow.
    pub fn cross(&mut self, on: Spot) {
        self.cross_at(on.at, on.unit * 0.156);
    }

    /// Draws a cross whose arms reach `reach` to each side, up and down.
    pub fn cross_at(&mut self, at: Point, reach: f32) {
        for (ink, width) in [(Ink::Cream, 0.95), (Ink::Danger, 0.5)] {
            for slope in [-1.0, 1.0] {
                let end = Point::new(reach, slope * reach);
                self.line(&[at - end, at + end], Pen::new(reach * width), ink);
            }
        }
    }

    /// Draws a winning line or, if `closed`, a winning shape; call before drawing its pieces.
    pub fn win(&mut self, cells: &[Spot], closed: bool) {
        let points: Vec<Point> = cells.iter().map(|cell| cell.at).collect();
        let path = if closed {
            Path::polygon(&points)
        } else {
            Path::line(&points)
        };
        let unit = cells[0].unit;
        self.stroke(
            path.clone(),
            Point::ORIGIN,
            Pen::new(unit * 0.17),
            Ink::GoldEdge,
        );
        self.stroke(path, Point::ORIGIN, Pen::new(unit * 0.12), Ink::Gold);
        for &cell in cells {
            self.halo(cell);
        }
    }

    /// Draws a halo under a winning piece; call before drawing the piece.
    pub fn halo(&mut self, on: Spot) {
        // Lower than the cell's centre, because a piece's lower edge looks like part of its body.
        let at = on.at + Point::new(0.0, 0.014) * on.unit;
        self.silhouette(Silhouette::DISC, at, on.unit * 0.44, Ink::Gold);
        self.ring(at, on.unit * 0.44, Pen::new(on.unit * 0.022), Ink::GoldEdge);
    }

    /// Draws a halo on a board whose dark cells are nearly as dark as gold: larger than the cell,
    /// outlined in ink, around the brackets of the last turn.
    pub fn glow(&mut self, on: Spot) {
        let side = on.unit + 12.0;
        let cell = Path::rounded(side, side, on.unit * 0.12);
        self.fill(cell.clone(), on.at, Ink::Gold);
        self.stroke(cell, on.at, Pen::new(5.0), Ink::Ink);
    }

    fn way(&mut self, cells: &[Spot], ends: Ends, dashed: bool) {
        let unit = cells[0].unit;
        let mut points: Vec<Point> = cells.iter().map(|cell| cell.at).collect();
        let last = points.len() - 1;
        points[0] = points[0] + cells[0].at.towards(cells[1].at) * (unit * ends.start);
        points[last] =
            points[last] + cells[last].at.towards(cells[last - 1].at) * (unit * ends.end);
        self.cased(&points, (unit * 0.055).max(7.0), dashed);
    }

    /// Draws an arrow in a casing of paper, which keeps it legible over any piece.
    fn cased(&mut self, points: &[Point], width: f32, dashed: bool) {
        let tip = points[points.len() - 1];
        let way = points[points.len() - 2].towards(tip);
        let (head, half) = (width * 2.7, width * 1.75);
        let (back, side) = (tip - way * head, way.across() * half);
        let mut shaft = points.to_vec();
        shaft[points.len() - 1] = tip - way * (head * 0.8);
        let arrow_head = Path::polygon(&[Point::ORIGIN, back + side - tip, back - side - tip]);
        let pen = |width: f32| {
            if dashed {
                Pen::new(width).cut()
            } else {
                Pen::new(width)
            }
        };
        let ink_pen = if dashed {
            Pen::dashed(width, width * 1.5, width)
        } else {
            Pen::new(width)
        };
        self.line(&shaft, pen(width * 1.9), Ink::Paper);
        self.fill(arrow_head.clone(), tip, Ink::Paper);
        self.stroke(arrow_head.clone(), tip, Pen::new(width * 0.9), Ink::Paper);
        self.line(&shaft, ink_pen, Ink::Ink);
        self.fill(arrow_head, tip, Ink::Ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::{Around, Figure};

    /// The horizontal offset of each number.
    fn numbers(scene: &Scene) -> Vec<f32> {
        let numbers = scene.shapes.iter();
        let numbers = numbers.filter(|shape| matches!(shape.figure, Figure::Text { .. }));
        numbers.map(|shape| shape.at.x).collect()
    }

    #[test]
    fn numbers_lie_where_arrows_begin_but_on_no_piece_and_on_no_other_number() {
        let spot = |x: f32, taken| Spot {
            at: Point::new(x, 100.0),
            unit: 100.0,
            round: false,
            taken,
        };
        let free = spot(100.0, None);
        let stood = spot(300.0, Some(Around::of(Silhouette::DISC, 0.34)));
        let mut scene = Scene::framed(200.0);
        scene.order(&[[free, stood]]);
        assert!(numbers(&scene).is_empty(), "one arrow needs none");
        scene.order(&[[free, stood], [stood, free], [free, stood]]);
        assert_eq!(numbers(&scene), [100.0, 250.0, 150.0]);
    }
}

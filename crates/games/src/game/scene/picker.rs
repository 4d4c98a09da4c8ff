//! Marks for a player choosing a turn: chosen cells, possible cells, and whether a piece fits.

use super::canvas::{Around, Scene, Spot};
use super::ink::Ink;
use super::path::{Path, Step};
use super::point::Point;
use super::shape::{Pen, Shape};
use super::silhouette::Silhouette;

/// Vertical distance between the lines of a hatching, in points.
const HATCH: f32 = 24.0;

impl Scene {
    /// Marks chosen and possible cells; words that are no cells are ignored. A line around a piece
    /// lies below it, so that it covers neither its outline nor its mark.
    pub fn mark(&mut self, chosen: &[&str], possible: &[&str]) {
        let spots = |names: &[&str]| {
            names
                .iter()
                .filter_map(|&name| self.spots.get(name).copied())
                .collect::<Vec<_>>()
        };
        let (chosen, possible) = (spots(chosen), spots(possible));
        let (taken, free): (Vec<Spot>, Vec<Spot>) =
            possible.into_iter().partition(|spot| spot.taken.is_some());
        // A dot would cover the mark of a piece that may be chosen.
        let dashed = |spot: Spot| {
            let pen = Pen::dashed(spot.unit * 0.045, spot.unit * 0.11, spot.unit * 0.09);
            (spot, pen)
        };
        let solid = |spot: Spot| (spot, Pen::new(spot.unit * 0.045));
        let lines = taken.into_iter().map(dashed);
        self.around(lines.chain(chosen.into_iter().map(solid)).collect());
        let badge: Vec<Shape> = self.shapes.drain(std::mem::take(&mut self.badge)).collect();
        for spot in free {
            self.possible(spot);
        }
        self.badge = self.shapes.len()..self.shapes.len() + badge.len();
        self.shapes.extend(badge);
    }

    /// Marks a free cell as possible.
    pub fn possible(&mut self, on: Spot) {
        // A circle has its name in the middle.
        let (up, size) = if on.round { (0.25, 0.09) } else { (0.0, 0.11) };
        let at = on.at - Point::new(0.0, up) * on.unit;
        self.silhouette(Silhouette::DISC, at, on.unit * (size + 0.035), Ink::Cream);
        self.silhouette(Silhouette::DISC, at, on.unit * size, Ink::Ink);
    }

    /// Draws lines on cream around the pieces on cells, below the pieces; around an empty cell,
    /// above all shapes.
    fn around(&mut self, mut lines: Vec<(Spot, Pen)>) {
        let top = self.shapes.len();
        let line = |spot: &Spot| {
            let free = Around {
                under: top,
                ..Around::of(Silhouette::DISC, 0.0)
            };
            spot.taken.unwrap_or(free)
        };
        // The highest first: the places of the others stay as they are.
        lines.sort_by_key(|(spot, _)| std::cmp::Reverse(line(spot).under));
        for (spot, pen) in lines {
            let Around {
                shape,
                radius,
                under,
            } = line(&spot);
            let above = self.shapes.split_off(under);
            let radius = radius * spot.unit;
            let casing = Pen::new(spot.unit * 0.08);
            self.outline(shape, spot.at, radius, casing, Ink::Cream);
            self.outline(shape, spot.at, radius, pen, Ink::Ink);
            let added = self.shapes.len() - under;
            self.shapes.extend(above);
            self.shift(under, added);
        }
    }

    /// Moves the places of the badge and of the pieces above `under` up by `added` shapes.
    fn shift(&mut self, under: usize, added: usize) {
        if self.badge.start >= under {
            self.badge = self.badge.start + added..self.badge.end + added;
        }
        let taken = self
            .spots
            .values_mut()
            .filter_map(|spot| spot.taken.as_mut());
        for around in taken.filter(|around| around.under >= under) {
            around.under += added;
        }
    }

    /// Draws an outline as it would lie: clear if it fits, hatched and crossed if not, so that the
    /// difference does not depend on colour.
    pub fn verdict(&mut self, outline: &Path, at: Point, fits: bool) {
        let (tint, ink) = if fits {
            (Ink::FitsTint, Ink::Fits)
        } else {
            (Ink::DangerTint, Ink::Danger)
        };
        self.fill(outline.clone(), at, tint);
        if !fits {
            self.hatch(outline, at, 1.0);
        }
        self.stroke(
            outline.clone(),
            at,
            Pen::dashed(13.0, 20.0, 13.0),
            Ink::Cream,
        );
        self.stroke(outline.clone(), at, Pen::dashed(7.0, 20.0, 13.0), ink);
        if !fits {
            self.cross_at(at, 24.0);
        }
    }

    /// Marks a piece hit by one that does not fit: hatched in the opposite direction.
    pub fn hit(&mut self, outline: Path, at: Point) {
        self.hatch(&outline, at, -1.0);
        self.stroke(outline, at, Pen::new(7.0), Ink::Danger);
    }

    /// Draws a hatching of this slope over a convex outline.
    fn hatch(&mut self, Path(steps): &Path, at: Point, slope: f32) {
        let end = |step: &Step| match *step {
            Step::Move(end) | Step::Line(end) | Step::Quad(_, end) | Step::Cubic(_, _, end) => {
                Some(end)
            }
            Step::Close => None,
        };
        let corners: Vec<Point> = steps.iter().filter_map(end).collect();
        // All points of one hatching line have the same offset.
        let off = |point: Point| point.y - slope * point.x;
        let last = corners.iter().copied().map(off).fold(f32::MIN, f32::max);
        let mut line = corners.iter().copied().map(off).fold(f32::MAX, f32::min) + HATCH / 2.0;
        while line < last {
            let sides = corners.iter().zip(corners.iter().cycle().skip(1));
            let cuts = sides.filter_map(|(&a, &b)| {
                let (from, to) = (off(a) - line, off(b) - line);
                ((from < 0.0) != (to < 0.0)).then(|| at + a + (b - a) * (from / (from - to)))
            });
            if let [a, b] = cuts.collect::<Vec<_>>()[..] {
                self.line(&[a, b], Pen::new(4.0).cut(), Ink::Danger);
            }
            line += HATCH;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scene::{Figure, Owner, Piece};
    use crate::game::{Palette, Seat};

    #[test]
    fn a_line_around_a_piece_lies_below_it() {
        let mut scene = Scene::framed(300.0);
        for (name, x) in [("a1", 100.0), ("b1", 200.0)] {
            let spot = Spot {
                at: Point::new(x, 100.0),
                unit: 100.0,
                round: false,
                taken: None,
            };
            scene.spots.insert(name.to_owned(), spot);
        }
        let owner = Owner::Seat(Palette::Colours, Seat(1));
        let frame = scene.shapes.len();
        for name in ["a1", "b1"] {
            scene.piece(Piece::DISC, owner, scene.spot(name));
        }
        let pieces = scene.shapes[frame..].to_vec();
        scene.mark(&["a1"], &["b1"]);
        let radius = |shape: &Shape| match shape.figure {
            Figure::Silhouette { radius, .. } if shape.pen.is_some() => radius,
            _ => 0.0,
        };
        for x in [100.0, 200.0] {
            let on_cell = |shape: &&Shape| (shape.at.x - x).abs() < 50.0;
            let drawn: Vec<&Shape> = scene.shapes.iter().filter(on_cell).collect();
            let lines = [drawn[0], drawn[1]].map(|shape| radius(shape).round() as u8);
            assert_eq!(lines, [42, 42]);
            let piece: Vec<&Shape> = pieces.iter().filter(on_cell).collect();
            assert_eq!(drawn[2..], piece[..], "nothing lies above the piece");
        }
    }

    #[test]
    fn a_hatching_ends_at_the_outline() {
        let turned = [(0.0, -60.0), (60.0, 0.0), (0.0, 60.0), (-60.0, 0.0)];
        let outline = Path::polygon(&turned.map(|(x, y)| Point::new(x, y)));
        let at = Point::new(200.0, 100.0);
        for slope in [-1.0, 1.0] {
            let mut scene = Scene::framed(200.0);
            let before = scene.shapes.len();
            scene.hatch(&outline, at, slope);
            let lines = &scene.shapes[before..];
            assert_eq!(lines.len(), 5, "120 across, 24 from one to the next");
            for line in lines {
                let Figure::Path(Path(steps)) = &line.figure else {
                    panic!("a line is a path")
                };
                let [Step::Move(a), Step::Line(b)] = steps[..] else {
                    panic!("a line has two ends: {steps:?}")
                };
                for end in [a, b].map(|end| end + line.at - at) {
                    assert!((end.x.abs() + end.y.abs() - 60.0).abs() < 0.01, "{end:?}");
                }
            }
        }
    }
}

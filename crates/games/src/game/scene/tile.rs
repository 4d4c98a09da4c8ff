//! Wood tiles.

use super::canvas::{Scene, Spot};
use super::ink::Ink;
use super::path::{Path, Step};
use super::point::Point;
use super::shape::{Height, Pen};
use super::silhouette::Silhouette;
use super::wood::{Plank, Wood};

/// Radius of a tile, in units of the cell.
const RADIUS: f32 = 0.36;
/// Minimum radius of a tile with full grain, in points; smaller tiles carry bold stripes and a letter only.
const SMALL: f32 = 30.0;
/// Positions of maple's pores, in radii.
const PORES: [(f32, f32); 8] = [
    (-0.62, -0.6),
    (0.1, -0.76),
    (0.66, -0.42),
    (-0.76, 0.1),
    (0.78, 0.3),
    (-0.5, 0.7),
    (0.2, 0.78),
    (0.6, 0.74),
];

impl Scene {
    /// Draws a wood tile on a cell.
    pub fn wood(&mut self, wood: Wood, on: Spot) {
        self.take(on, Silhouette::Tile);
        self.wood_at(wood, on.at, on.unit * RADIUS);
    }

    /// Draws a wood tile of this radius at a point.
    pub fn wood_at(&mut self, wood: Wood, at: Point, radius: f32) {
        let (edge, letter) = (Ink::Wood(wood, Plank::Edge), Ink::Wood(wood, Plank::Letter));
        let rim = Pen::new(radius * 0.06);
        let below = at + Point::new(0.0, 0.09) * radius;
        let face = at + Point::new(0.0, -0.03) * radius;
        self.silhouette(Silhouette::Tile, below, radius, edge);
        self.outline(Silhouette::Tile, below, radius, rim, edge);
        self.silhouette(Silhouette::Tile, face, radius, Ink::Wood(wood, Plank::Face));
        self.outline(Silhouette::Tile, face, radius, rim, edge);
        if radius > SMALL {
            self.grain(wood, face, radius);
            // The letter stands on plain wood.
            self.silhouette(
                Silhouette::Disc,
                face,
                radius * 0.46,
                Ink::Wood(wood, Plank::Face),
            );
        } else if wood == Wood::Zebrawood {
            self.stripes(&[-0.62, 0.62], (0.9, 0.2), face, radius);
        }
        let size = if radius > SMALL { 0.72 } else { 1.1 };
        self.text(wood.letter(), face, radius * size, Height::Capitals, letter);
    }

    fn grain(&mut self, wood: Wood, at: Point, radius: f32) {
        let ink = Ink::Wood(wood, Plank::Grain);
        match wood {
            Wood::Maple => {
                let half = Point::new(0.07, 0.0) * radius;
                for (x, y) in PORES {
                    let pore = at + Point::new(x, y) * radius;
                    self.line(&[pore - half, pore + half], Pen::new(radius * 0.05), ink);
                }
            }
            Wood::Zebrawood => {
                self.stripes(&[-0.76, -0.38, 0.0, 0.38, 0.76], (0.93, 0.14), at, radius);
            }
            Wood::Padouk => {
                for y in [-0.76, -0.38, 0.0, 0.38, 0.76] {
                    let wave = wave(radius);
                    let start = at + Point::new(-0.94, y) * radius;
                    self.stroke(wave, start, Pen::new(radius * 0.06).cut(), ink);
                }
            }
            Wood::Walnut => {
                for ring in [0.62, 0.84] {
                    self.ring(at, radius * ring, Pen::new(radius * 0.06), ink);
                }
            }
        }
    }

    /// Draws vertical stripes at `places`, extending `long` up and down and `broad` wide, in radii.
    fn stripes(&mut self, places: &[f32], (long, broad): (f32, f32), at: Point, radius: f32) {
        let half = Point::new(0.0, long) * radius;
        for &place in places {
            let middle = at + Point::new(place, 0.0) * radius;
            let pen = Pen::new(radius * broad).cut();
            let ink = Ink::Wood(Wood::Zebrawood, Plank::Grain);
            self.line(&[middle - half, middle + half], pen, ink);
        }
    }
}

/// Returns one wave from edge to edge of a tile.
fn wave(radius: f32) -> Path {
    let point = |x: f32, y: f32| Point::new(x, y) * radius;
    Path(vec![
        Step::Move(Point::ORIGIN),
        Step::Quad(point(0.47, -0.24), point(0.94, 0.0)),
        Step::Quad(point(1.41, 0.24), point(1.88, 0.0)),
    ])
}

//! Wood tiles, their inks and grain.

use super::wood::Wood;
use crate::game::Scene;
use crate::game::scene::{
    Around, Height, Ink, Miniature, Path, Pen, Point, Silhouette, Spot, Step,
};

/// Radius of a tile, in units of the cell.
const RADIUS: f32 = 0.36;
/// Minimum radius of a tile with full grain, in points; smaller tiles carry bold stripes and a
/// letter only.
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

/// The inks of a wood.
#[derive(Clone, Copy, Debug)]
struct Inks {
    /// The face.
    face: Ink,
    /// The outline and darker bottom edge.
    edge: Ink,
    /// The grain drawn on the face; it contrasts with the face, so that it is visible on a tile of
    /// any size.
    grain: Ink,
    /// The letter.
    letter: Ink,
}

/// Returns the inks of a wood.
fn inks(wood: Wood) -> Inks {
    let (face, edge, grain, letter) = match wood {
        Wood::Maple => ("efd9a7", "9a7b3f", "b89c63", Ink::Ink),
        Wood::Zebrawood => ("c9964f", "5e3c14", "5e3c14", Ink::Ink),
        Wood::Padouk => ("c4452c", "74200f", "74200f", Ink::Cream),
        Wood::Walnut => ("4b3023", "22120a", "8a6249", Ink::Cream),
    };
    let [face, edge, grain] = [face, edge, grain].map(Ink::Own);
    Inks {
        face,
        edge,
        grain,
        letter,
    }
}

/// Draws a wood tile on a cell.
pub(super) fn lay(scene: &mut Scene, wood: Wood, on: Spot) {
    scene.take(on, Around::of(Silhouette::TILE, RADIUS));
    wood.draw(scene, on.at, on.unit * RADIUS);
}

impl Miniature for Wood {
    fn draw(&self, scene: &mut Scene, at: Point, radius: f32) {
        let inks = inks(*self);
        let rim = Pen::new(radius * 0.06);
        let below = at + Point::new(0.0, 0.09) * radius;
        let face = at + Point::new(0.0, -0.03) * radius;
        scene.silhouette(Silhouette::TILE, below, radius, inks.edge);
        scene.outline(Silhouette::TILE, below, radius, rim, inks.edge);
        scene.silhouette(Silhouette::TILE, face, radius, inks.face);
        scene.outline(Silhouette::TILE, face, radius, rim, inks.edge);
        if radius > SMALL {
            grain(scene, *self, face, radius);
            // The letter stands on plain wood.
            scene.silhouette(Silhouette::DISC, face, radius * 0.46, inks.face);
        } else if *self == Wood::Zebrawood {
            stripes(scene, &[-0.62, 0.62], (0.9, 0.2), face, radius);
        }
        let size = if radius > SMALL { 0.72 } else { 1.1 };
        let size = radius * size;
        scene.text(self.letter(), face, size, Height::Capitals, inks.letter);
    }
}

fn grain(scene: &mut Scene, wood: Wood, at: Point, radius: f32) {
    let ink = inks(wood).grain;
    match wood {
        Wood::Maple => {
            let half = Point::new(0.07, 0.0) * radius;
            for (x, y) in PORES {
                let pore = at + Point::new(x, y) * radius;
                scene.line(&[pore - half, pore + half], Pen::new(radius * 0.05), ink);
            }
        }
        Wood::Zebrawood => {
            let places = [-0.76, -0.38, 0.0, 0.38, 0.76];
            stripes(scene, &places, (0.93, 0.14), at, radius);
        }
        Wood::Padouk => {
            for y in [-0.76, -0.38, 0.0, 0.38, 0.76] {
                let start = at + Point::new(-0.94, y) * radius;
                scene.stroke(wave(radius), start, Pen::new(radius * 0.06).cut(), ink);
            }
        }
        Wood::Walnut => {
            for ring in [0.62, 0.84] {
                scene.ring(at, radius * ring, Pen::new(radius * 0.06), ink);
            }
        }
    }
}

/// Draws vertical stripes of zebrawood at `places`, extending `long` up and down and `broad` wide,
/// in radii.
fn stripes(scene: &mut Scene, places: &[f32], (long, broad): (f32, f32), at: Point, radius: f32) {
    let half = Point::new(0.0, long) * radius;
    let pen = Pen::new(radius * broad).cut();
    for &place in places {
        let middle = at + Point::new(place, 0.0) * radius;
        scene.line(
            &[middle - half, middle + half],
            pen,
            inks(Wood::Zebrawood).grain,
        );
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

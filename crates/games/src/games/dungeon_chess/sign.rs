//! The sign of a target: a card with a drawing of its condition, small enough for a tab.

use super::dungeon::Kind;
use super::piece::{LOTTATORE, chest, piece};
use super::target::Target;
use crate::game::scene::{Ink, Marking, Owner, Part, Path, Pen, Piece, Point, Scene};

/// Size of the card, in points.
pub(super) const CARD: Point = Point::new(52.0, 58.0);

/// Places of three things in a triangle, in their radii.
const THREE: [(f32, f32); 3] = [(0.0, -1.0), (-1.05, 0.95), (1.05, 0.95)];
/// Radius of each of three things, in points.
const SMALL: f32 = 11.0;

/// Draws the sign of a seat's target: gold if it is met. `own` and `rival` own the characters on
/// it.
pub(super) fn sign(
    scene: &mut Scene,
    target: Target,
    at: Point,
    scale: f32,
    (own, rival): (Owner, Owner),
    met: bool,
) {
    let card = Path::rounded(CARD.x * scale, CARD.y * scale, 8.0 * scale);
    scene.fill(card.clone(), at, if met { Ink::Gold } else { Ink::Cream });
    match target.number() {
        1 => alone(scene, Kind::Maga, own, at, scale),
        2 => alone(scene, Kind::Kor, own, at, scale),
        3 => alone(scene, Kind::Guerriero, own, at, scale),
        4 => three(scene, own, at, scale),
        5 => behind_bars(scene, Kind::Maga, rival, at, scale),
        6 => behind_bars(scene, Kind::Kor, rival, at, scale),
        7 => behind_bars(scene, Kind::Guerriero, rival, at, scale),
        8 => {
            three(scene, rival, at, scale);
            bars(scene, at, scale);
        }
        9 => {
            for (x, y) in THREE {
                let at = at + Point::new(x, y) * (SMALL * scale);
                chest(scene, at, SMALL * scale, false);
            }
        }
        _ => in_the_middle(scene, own, at, scale),
    }
    scene.stroke(card, at, Pen::new(4.0 * scale), own.ink(Part::Fill));
}

/// Draws one character.
fn alone(scene: &mut Scene, kind: Kind, owner: Owner, at: Point, scale: f32) {
    scene.piece_at(piece(kind), owner, at, 19.0 * scale);
}

/// Draws three Lottatori, without marks, for which they are too small.
fn three(scene: &mut Scene, owner: Owner, at: Point, scale: f32) {
    for (x, y) in THREE {
        let at = at + Point::new(x, y) * (SMALL * scale);
        scene.piece_at(plain(LOTTATORE), owner, at, SMALL * scale);
    }
}

/// Draws a character behind bars, without its mark, because bars would cross it.
fn behind_bars(scene: &mut Scene, kind: Kind, owner: Owner, at: Point, scale: f32) {
    scene.piece_at(plain(piece(kind)), owner, at, 19.0 * scale);
    bars(scene, at, scale);
}

fn bars(scene: &mut Scene, at: Point, scale: f32) {
    for x in [-13.0, 0.0, 13.0] {
        let ends = [-1.0, 1.0].map(|y| at + Point::new(x, y * CARD.y / 2.0) * scale);
        scene.line(&ends, Pen::new(4.0 * scale).cut(), Ink::Ink);
    }
}

/// Draws the four cells in the middle of the board with an own character.
fn in_the_middle(scene: &mut Scene, own: Owner, at: Point, scale: f32) {
    let unit = 20.0 * scale;
    let cells = [
        (-1.0, -1.0, Ink::Shade),
        (1.0, 1.0, Ink::Shade),
        (-1.0, 1.0, Ink::Paper),
        (1.0, -1.0, Ink::Paper),
    ];
    for (x, y, ink) in cells {
        let cell = at + Point::new(x, y) * (unit / 2.0);
        scene.fill(Path::rect(unit, unit), cell, ink);
    }
    let frame = Path::rect(2.0 * unit, 2.0 * unit);
    scene.stroke(frame, at, Pen::new(4.0 * scale), Ink::GoldEdge);
    let corner = at + Point::new(unit / 2.0, -unit / 2.0);
    scene.piece_at(plain(LOTTATORE), own, corner, 9.0 * scale);
}

fn plain(piece: Piece) -> Piece {
    Piece {
        face: Marking::Plain,
        ..piece
    }
}

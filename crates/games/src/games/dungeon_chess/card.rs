//! The private card of a seat: the two targets dealt to it.

use super::dungeon::Kind;
use super::piece::{LOTTATORE, chest, owner, piece};
use super::target::Target;
use crate::game::scene::{Height, Ink, Marking, Owner, Path, Pen, Piece, Point, Scene, WIDTH};
use crate::game::{Seat, Seats};

/// Height of the picture, and size of each card, in points.
const HIGH: f32 = 560.0;
const CARD: Point = Point::new(380.0, 426.0);

/// Returns the picture of a seat's two cards without texts: the chosen one in gold, the other
/// faded.
pub(super) fn draw(seats: Seats, seat: Seat, dealt: [Target; 2], kept: Option<Target>) -> Scene {
    let mut scene = Scene::framed(HIGH);
    scene.lock(Point::new(WIDTH / 2.0, 36.0), 17.0);
    let others: Vec<Owner> = seats.without(seat).iter().map(owner).collect();
    for (target, left) in dealt.into_iter().zip([50.0, 470.0]) {
        let middle = Point::new(left, 60.0) + CARD * 0.5;
        let fate = match kept {
            None => Fate::Open,
            Some(kept) if kept == target => Fate::Kept,
            Some(_) => Fate::GivenUp,
        };
        lay(&mut scene, target, middle, fate);
        picture(
            &mut scene,
            target,
            middle + Point::new(0.0, 44.0),
            owner(seat),
            &others,
        );
    }
    scene
}

/// The state of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Open,
    Kept,
    GivenUp,
}

/// Draws an empty card with its number and points.
fn lay(scene: &mut Scene, target: Target, middle: Point, fate: Fate) {
    let outline = Path::rounded(CARD.x, CARD.y, 24.0);
    let ground = if fate == Fate::GivenUp {
        Ink::Shade
    } else {
        Ink::Cream
    };
    scene.fill(outline.clone(), middle + Point::new(0.0, 6.0), Ink::Line);
    scene.fill(outline.clone(), middle, ground);
    if fate == Fate::Kept {
        scene.stroke(outline.clone(), middle, Pen::new(18.0), Ink::GoldEdge);
        scene.stroke(outline, middle, Pen::new(12.0), Ink::Gold);
    } else {
        scene.stroke(outline, middle, Pen::new(4.0), Ink::SectorLine);
    }
    let corner = middle - CARD * 0.5;
    let number = corner + Point::new(30.0, 50.0);
    scene.count(target.number(), number, 62.0, Ink::Ink);
    let pill = Path::rounded(104.0, 60.0, 29.9);
    let points = corner + Point::new(CARD.x - 76.0, 50.0);
    scene.fill(pill.clone(), points, Ink::Gold);
    scene.stroke(pill, points, Pen::new(3.0), Ink::GoldEdge);
    let plus = format!("+{}", target.points());
    scene.text(plus, points, 42.0, Height::Capitals, Ink::Ink);
}

/// Draws the condition of a target.
fn picture(scene: &mut Scene, target: Target, at: Point, own: Owner, others: &[Owner]) {
    match target.number() {
        1 => at_large(scene, &[own], Kind::Maga, at),
        2 => at_large(scene, &[own], Kind::Kor, at),
        3 => at_large(scene, &[own], Kind::Guerriero, at),
        4 => at_large(scene, &[own; 3], Kind::Lottatore, at),
        5 => behind_bars(scene, &others[..1], Kind::Maga, at),
        6 => behind_bars(scene, &others[..1], Kind::Kor, at),
        7 => behind_bars(scene, &others[..1], Kind::Guerriero, at),
        8 => {
            let three: Vec<Owner> = others.iter().copied().cycle().take(3).collect();
            behind_bars(scene, &three, Kind::Lottatore, at);
        }
        9 => {
            for (x, y) in [(0.0, -62.0), (-84.0, 66.0), (84.0, 66.0)] {
                chest(scene, at + Point::new(x, y), 62.0, false);
            }
        }
        _ => in_the_middle(scene, own, at),
    }
}

/// Returns radius and distance of one or three characters, in points.
fn measures(many: usize) -> (f32, f32) {
    if many == 1 { (84.0, 0.0) } else { (42.0, 94.0) }
}

/// Draws characters on cells.
fn at_large(scene: &mut Scene, owners: &[Owner], kind: Kind, at: Point) {
    let (radius, apart) = measures(owners.len());
    let side = if owners.len() == 1 { 232.0 } else { apart };
    for (i, &owner) in owners.iter().enumerate() {
        let right = (i as f32 - (owners.len() as f32 - 1.0) / 2.0) * apart;
        let at = at + Point::new(right, 0.0);
        let ground = if i % 2 == 0 { Ink::Shade } else { Ink::Paper };
        scene.fill(Path::rect(side, side), at, ground);
        scene.stroke(Path::rect(side, side), at, Pen::new(3.0), Ink::Line);
        scene.piece_at(piece(kind), owner, at, radius * 0.94);
    }
}

/// Draws characters behind bars, without marks, because bars would cross them.
fn behind_bars(scene: &mut Scene, owners: &[Owner], kind: Kind, at: Point) {
    let (radius, apart) = measures(owners.len());
    let down = |y: f32| at + Point::new(0.0, y);
    scene.fill(Path::rounded(300.0, 210.0, 16.0), down(9.0), Ink::Sector);
    for (i, &owner) in owners.iter().enumerate() {
        let right = (i as f32 - (owners.len() as f32 - 1.0) / 2.0) * apart;
        let plain = Piece {
            face: Marking::Plain,
            ..piece(kind)
        };
        scene.piece_at(plain, owner, down(10.0) + Point::new(right, 0.0), radius);
    }
    for i in 0..7 {
        let x = Point::new(i as f32 * 47.0 - 141.0, 0.0);
        let bar = [down(-90.0) + x, down(108.0) + x];
        scene.line(&bar, Pen::new(7.0), Ink::Ink);
    }
    for y in [-92.0, 110.0] {
        let wide = Point::new(150.0, 0.0);
        scene.line(&[down(y) - wide, down(y) + wide], Pen::new(11.0), Ink::Ink);
    }
}

/// Draws the middle of the board with a character on it.
fn in_the_middle(scene: &mut Scene, own: Owner, at: Point) {
    let unit = 60.0;
    for i in 0..16 {
        let (file, rank) = (i / 4, i % 4);
        let inside = (1..3).contains(&file) && (1..3).contains(&rank);
        let ink = match (inside, (file + rank) % 2) {
            (true, _) => Ink::Gold,
            (false, 1) => Ink::Shade,
            (false, _) => Ink::Paper,
        };
        let cell = Point::new(file as f32 - 1.5, rank as f32 - 1.5) * unit;
        scene.fill(Path::rect(unit, unit), at + cell, ink);
    }
    let outer = Path::rect(4.0 * unit, 4.0 * unit);
    scene.stroke(outer, at, Pen::new(3.0), Ink::Line);
    let inner = Path::rect(2.0 * unit, 2.0 * unit);
    scene.stroke(inner, at, Pen::new(6.0), Ink::GoldEdge);
    let corner = at + Point::new(unit / 2.0, -unit / 2.0);
    scene.piece_at(LOTTATORE, own, corner, 22.0);
}

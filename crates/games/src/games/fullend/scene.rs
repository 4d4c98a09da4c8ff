//! The picture of Fullend: the box with its rulers, the tiles, and a trial placement.

use super::offer::{Square, squares};
use super::tile::{BOX, Stance, Tile};
use super::trial::Trial;
use super::words::place_name;
use super::{Fullend, Laid};
use crate::game::scene::{
    GUTTER, Height, Ink, Owner, PAD, Path, Pen, Point, Silhouette, Spot, TRAY, Tab, WIDTH,
};
use crate::game::{Game, Scene, Shown};

/// Room below the paper for a ruler, in points.
const FOOT: f32 = 64.0;
/// Side of the paper, and of the box on it, in points.
const PAPER: f32 = WIDTH - 2.0 * GUTTER;
const SIDE: f32 = PAPER - 2.0 * PAD;
/// Points per millimetre.
const SCALE: f32 = SIDE / BOX as f32;

/// The groove along an upright tile.
const GROOVE: Ink = Ink::Own("b98d68");

/// Total width of the tabs in points, and points per millimetre of the tile signs beside them.
const TABS: f32 = 404.0;
const SIGN: f32 = 1.6;

/// Distance between lines across the box and between strong lines, in millimetres.
const LINES: u8 = 10;
const STRONG: u8 = 20;
/// Distance between ticks on the rulers and between dots for possible centres, in millimetres.
const TICKS: u8 = 5;

pub(super) fn scene(shown: &Shown<Fullend>, trials: &[Trial]) -> Scene {
    let mut scene = Scene::framed(TRAY + PAPER + FOOT);
    let tab = |seat| {
        let owner = Owner::Seat(Fullend::INFO.palette, seat);
        Tab::new(owner, shown.tab(seat), None)
    };
    let tabs: Vec<Tab> = shown.seats.iter().map(tab).collect();
    scene.tray_within(&tabs, GUTTER, TABS);
    sizes(&mut scene, trials.len() > 1);
    lay_paper(&mut scene);
    let last = shown.view.tiles.len().checked_sub(1);
    for (number, &tile) in shown.view.tiles.iter().enumerate() {
        lay(&mut scene, tile, Some(number) == last && trials.is_empty());
    }
    if let [Trial { pose, tile: None }] = *trials {
        name_squares(&mut scene, &shown.view, pose.stance);
    }
    for &trial in trials.iter().rev() {
        attempt(&mut scene, &shown.view, trial, trials.len() > 1);
    }
    if trials.is_empty() {
        scene
    } else {
        scene.private()
    }
}

/// Draws both stances and their sizes in millimetres beside the tabs, with their dots if the dots
/// of both are shown.
fn sizes(scene: &mut Scene, dotted: bool) {
    let signs = [
        (Stance::Flat, 500.0, 582.0),
        (Stance::Upright, 694.0, 776.0),
    ];
    for (stance, icon, text) in signs {
        let (long, wide) = stance.size();
        let at = Point::new(icon, 43.0);
        let face = Path::rect(long as f32 * SIGN, wide as f32 * SIGN);
        let (fill, edge) = wood(stance);
        scene.fill(face.clone(), at, fill);
        scene.stroke(face, at, Pen::new(4.0), edge);
        if dotted {
            dot(scene, at, stance == Stance::Upright);
        }
        let measures = format!("{long}×{wide}");
        let beside = Point::new(text, 43.0);
        scene.text(measures, beside, 34.0, Height::Capitals, Ink::Label);
    }
}

/// Returns the inks of a stance: fill and edge.
fn wood(stance: Stance) -> (Ink, Ink) {
    match stance {
        Stance::Flat => (Ink::Own("d9b47c"), Ink::Own("6e4d22")),
        Stance::Upright => (Ink::Own("6d4a35"), Ink::Own("2e1b10")),
    }
}

/// Draws the paper with its lines and rulers.
fn lay_paper(scene: &mut Scene) {
    let middle = Point::new(WIDTH / 2.0, TRAY + PAPER / 2.0);
    scene.fill(Path::rounded(PAPER, PAPER, 14.0), middle, Ink::Paper);
    for mm in (LINES..BOX).step_by(LINES.into()) {
        let (ink, width) = if mm % STRONG == 0 {
            (Ink::Line, 2.5)
        } else {
            (Ink::Shade, 2.0)
        };
        for ends in [[(mm, 0), (mm, BOX)], [(0, mm), (BOX, mm)]] {
            scene.line(&ends.map(|(x, y)| place(x, y)), Pen::new(width).cut(), ink);
        }
    }
    let bottom = TRAY + PAPER;
    for mm in (0..=BOX).step_by(TICKS.into()) {
        let length = if mm % LINES == 0 { PAD - 1.0 } else { 4.0 };
        let Point { x, .. } = place(mm, 0);
        let Point { y, .. } = place(0, mm);
        let pen = Pen::new(3.0).cut();
        let below = [Point::new(x, bottom), Point::new(x, bottom - length)];
        scene.line(&below, pen, Ink::SectorLine);
        let beside = [Point::new(GUTTER, y), Point::new(GUTTER + length, y)];
        scene.line(&beside, pen, Ink::SectorLine);
        if mm % STRONG == 0 && (1..BOX).contains(&mm) {
            let below = Point::new(x, bottom + FOOT * 0.46);
            scene.text(mm, below, 28.0, Height::Capitals, Ink::Label);
            let size = if mm < 100 { 26.0 } else { 22.0 };
            let beside = Point::new(GUTTER / 2.0 + 1.0, y);
            scene.text(mm, beside, size, Height::Capitals, Ink::Label);
        }
    }
    // Above the corner covered by Discord's ALT badge.
    let corner = Point::new(GUTTER / 2.0 + 1.0, bottom - 26.0);
    scene.text(0, corner, 26.0, Height::Capitals, Ink::Label);
    let edge = Path::rect(SIDE + 1.0, SIDE + 1.0);
    scene.stroke(edge, middle, Pen::new(3.0), Ink::SectorLine);
}

/// Draws a tile. All ink stays within its footprint, because free room matters.
fn lay(scene: &mut Scene, tile: Tile, is_last: bool) {
    let at = place(tile.x, tile.y);
    let (fill, edge) = wood(tile.stance);
    let face = footprint(tile, 2.0);
    scene.fill(face.clone(), at, fill);
    scene.stroke(face, at, Pen::new(4.0), edge);
    match tile.stance {
        Stance::Flat => scene.stroke(footprint(tile, 26.0), at, Pen::new(3.0), edge),
        Stance::Upright => {
            let half = along(tile) * (0.35 * tile.stance.size().0 as f32 * SCALE);
            scene.line(&[at - half, at + half], Pen::new(4.0), GROOVE);
        }
    }
    if is_last {
        scene.stroke(footprint(tile, 10.0), at, Pen::new(8.0), Ink::Cream);
        scene.stroke(footprint(tile, 4.0), at, Pen::new(8.0), Ink::Ink);
    }
}

/// Registers the squares as spots, by the placement offered there, so that their buttons can stand
/// as the squares do.
fn name_squares(scene: &mut Scene, view: &Laid, stance: Stance) {
    for Square { middle, tile } in squares(&view.room(), stance) {
        let (x, y) = tile.map_or(middle, |tile| (tile.x, tile.y));
        let spot = Spot {
            at: place(middle.0, middle.1),
            unit: SIDE / 4.0,
            round: false,
            taken: None,
        };
        scene.spots.insert(place_name(x, y), spot);
    }
}

/// Draws a trial: its possible centres as long as it does not fit, the tile, and the tiles it would
/// hit. If both stances are shown, upright tiles get smaller dots, because they fit wherever flat
/// ones do.
fn attempt(scene: &mut Scene, view: &Laid, Trial { pose, tile }: Trial, either: bool) {
    let room = view.room();
    let fits = tile.is_some_and(|tile| room.fits(tile));
    if !fits {
        let small = either && pose.stance == Stance::Upright;
        for (x, y) in room.lattice(pose, TICKS) {
            dot(scene, place(x, y), small);
        }
    }
    let Some(tile) = tile else { return };
    scene.verdict(&footprint(tile, 0.0), place(tile.x, tile.y), fits);
    for hit in view.hit(tile) {
        scene.hit(footprint(hit, 3.5), place(hit.x, hit.y));
    }
    if !fits {
        // Again, above the tiles it hits.
        scene.cross_at(place(tile.x, tile.y), 24.0);
    }
}

/// Draws a dot at a possible centre of a tile.
fn dot(scene: &mut Scene, at: Point, small: bool) {
    let (around, radius) = if small { (6.0, 4.0) } else { (8.5, 5.5) };
    scene.silhouette(Silhouette::DISC, at, around, Ink::Cream);
    scene.silhouette(Silhouette::DISC, at, radius, Ink::Fits);
}

/// Returns a tile's outline around its centre, smaller by `inset` on every side.
fn footprint(tile: Tile, inset: f32) -> Path {
    let (long, wide) = tile.stance.size();
    let half = |side: f64| side as f32 * SCALE / 2.0 - inset;
    let (u, v) = (along(tile) * half(long), along(tile).across() * half(wide));
    Path::polygon(&[Point::ORIGIN - u - v, u - v, u + v, v - u])
}

/// Returns the direction of a tile's long side in the picture, where up is negative.
fn along(tile: Tile) -> Point {
    let [(x, y), _] = tile.pose().axes();
    Point::new(x as f32, -y as f32)
}

/// Returns the place of a point of the box in the picture.
fn place(x: u8, y: u8) -> Point {
    let corner = Point::new(GUTTER + PAD, TRAY + PAD);
    corner + Point::new(f32::from(x), f32::from(BOX - y)) * SCALE
}

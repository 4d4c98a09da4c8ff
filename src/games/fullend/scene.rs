//! Fullend's picture: the box with its rulers, the tiles, and what somebody tries.

use super::tile::{BOX, Stance, Tile};
use super::trial::Trial;
use super::{Fullend, Laid};
use crate::game::kit::squares::FOOT;
use crate::game::scene::{
    GUTTER, Height, Ink, Owner, PAD, Path, Pen, Point, Silhouette, TRAY, Tab, WIDTH,
};
use crate::game::{Game, Scene, Shown};

/// The side of the paper, and of the box on it.
const PAPER: f32 = WIDTH - 2.0 * GUTTER;
const SIDE: f32 = PAPER - 2.0 * PAD;
/// Pixels to a millimetre.
const SCALE: f32 = SIDE / BOX as f32;

/// Lines across the box, every so many millimetres, and the strong ones.
const LINES: u8 = 10;
const STRONG: u8 = 20;
/// Ticks on the rulers, and dots where a tile's centre can be.
const TICKS: u8 = 5;

pub(super) fn scene(shown: &Shown<Fullend>, trial: Option<Trial>) -> Scene {
    let mut scene = Scene::framed(TRAY + PAPER + FOOT);
    let tab = |seat| {
        let owner = Owner::Seat(Fullend::INFO.palette, seat);
        Tab::new(owner, shown.tab(seat), None)
    };
    scene.tray(&shown.seats.iter().map(tab).collect::<Vec<_>>());
    lay_paper(&mut scene);
    let last = shown.view.tiles.len().checked_sub(1);
    for (number, &tile) in shown.view.tiles.iter().enumerate() {
        lay(&mut scene, tile, Some(number) == last && trial.is_none());
    }
    if let Some(trial) = trial {
        attempt(&mut scene, &shown.view, trial);
        scene = scene.private();
    }
    scene
}

/// The paper, its lines and its rulers.
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
    let corner = Point::new(GUTTER / 2.0 + 6.0, bottom + FOOT * 0.36);
    scene.text(0, corner, 28.0, Height::Capitals, Ink::Label);
    let edge = Path::rect(SIDE + 1.0, SIDE + 1.0);
    scene.stroke(edge, middle, Pen::new(3.0), Ink::SectorLine);
}

/// A tile. All ink stays inside its footprint, for room is the game.
fn lay(scene: &mut Scene, tile: Tile, is_last: bool) {
    let at = place(tile.x, tile.y);
    let (fill, edge) = match tile.stance {
        Stance::Flat => (Ink::TileFlat, Ink::TileFlatEdge),
        Stance::Upright => (Ink::TileUpright, Ink::TileUprightEdge),
    };
    let face = footprint(tile, 2.0);
    scene.fill(face.clone(), at, fill);
    scene.stroke(face, at, Pen::new(4.0), edge);
    match tile.stance {
        Stance::Flat => scene.stroke(footprint(tile, 26.0), at, Pen::new(3.0), edge),
        Stance::Upright => {
            let half = along(tile) * (0.35 * tile.stance.size().0 as f32 * SCALE);
            scene.line(&[at - half, at + half], Pen::new(4.0), Ink::TileGroove);
        }
    }
    if is_last {
        scene.stroke(footprint(tile, 10.0), at, Pen::new(8.0), Ink::Cream);
        scene.stroke(footprint(tile, 4.0), at, Pen::new(8.0), Ink::Ink);
    }
}

/// What somebody tries: where its centre could lie as long as it does not fit, the tile, and what it would hit.
fn attempt(scene: &mut Scene, view: &Laid, Trial { pose, tile }: Trial) {
    let room = view.room();
    let fits = tile.is_some_and(|tile| room.fits(tile));
    if !fits {
        for (x, y) in room.lattice(pose, TICKS) {
            let at = place(x, y);
            scene.silhouette(Silhouette::Disc, at, 8.5, Ink::Cream);
            scene.silhouette(Silhouette::Disc, at, 5.5, Ink::Fits);
        }
    }
    let Some(tile) = tile else { return };
    scene.verdict(&footprint(tile, 0.0), place(tile.x, tile.y), fits);
    for hit in view.hit(tile) {
        scene.hit(footprint(hit, 3.5), place(hit.x, hit.y));
    }
    if !fits {
        // Once more, over what it hits.
        scene.cross_at(place(tile.x, tile.y), 24.0);
    }
}

/// What a tile covers, made smaller on every side, around its centre.
fn footprint(tile: Tile, inset: f32) -> Path {
    let (long, wide) = tile.stance.size();
    let half = |side: f64| side as f32 * SCALE / 2.0 - inset;
    let (u, v) = (along(tile) * half(long), along(tile).across() * half(wide));
    Path::polygon(&[Point::ORIGIN - u - v, u - v, u + v, v - u])
}

/// The way along its long side in the picture, where up is negative.
fn along(tile: Tile) -> Point {
    let [(x, y), _] = tile.pose().axes();
    Point::new(x as f32, -y as f32)
}

/// Where a point of the box is in the picture.
fn place(x: u8, y: u8) -> Point {
    let corner = Point::new(GUTTER + PAD, TRAY + PAD);
    corner + Point::new(f32::from(x), f32::from(BOX - y)) * SCALE
}

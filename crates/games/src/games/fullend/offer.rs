//! Samples of the many placements for menus and completion, and buttons that adjust a placement.

use std::sync::LazyLock;

use super::room::Room;
use super::tile::{BOX, Pose, Stance, TURN, Tile};
use crate::game::Nudge;

/// Side of an offered square, in millimetres: the box has four by four of them, as many as buttons
/// can show.
const SQUARE: u8 = 30;

/// Maximum number of placements suggested for one that does not fit.
const NEAREST: usize = 25;

/// Returns the placements to choose from after the words `prefix`.
///
/// At first one for each square of the box; after a column is chosen, those of the column. Other
/// typed text returns all placements that begin with it, or those nearest to a placement that does
/// not fit.
pub(super) fn offered(room: &Room, prefix: &str) -> Vec<Tile> {
    let prefix = prefix.trim_end_matches('*');
    let words: Vec<&str> = prefix.split(' ').filter(|word| !word.is_empty()).collect();
    let Some(stance) = words.first().and_then(|word| word.parse::<Stance>().ok()) else {
        let both = Stance::ALL.into_iter();
        return both.flat_map(|stance| in_squares(room, stance)).collect();
    };
    let mut shown: Vec<Tile> = in_squares(room, stance).collect();
    let begins = |tile: &Tile, x: &str| tile.x.to_string() == x;
    match words[1..] {
        [] => return shown,
        [x] if shown.iter().any(|tile| begins(tile, x)) => {
            shown.retain(|tile| begins(tile, x));
            return shown;
        }
        _ => {}
    }
    let across = (0..=BOX).filter(|across| across.to_string().starts_with(words[1]));
    let beginning: Vec<Tile> = across
        .flat_map(|across| room.tiles(stance, across..=across))
        .filter(|tile| tile.to_string().starts_with(prefix))
        .collect();
    match prefix.parse() {
        _ if !beginning.is_empty() => beginning,
        Ok(tile) => nearest(room, tile),
        Err(_) => offered(room, ""),
    }
}

/// The offsets of all millimetres of a square, the nearest to its middle first.
static WAYS: LazyLock<Vec<(u8, u8)>> = LazyLock::new(|| {
    let places = (0..SQUARE).flat_map(|right| (0..SQUARE).map(move |up| (right, up)));
    let mut ways: Vec<(u8, u8)> = places.collect();
    let middle = (SQUARE / 2, SQUARE / 2);
    ways.sort_by_key(|&way| distance(way, middle));
    ways
});

/// A square of the box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// The middle, in millimetres from the left and from below.
    pub(super) middle: (u8, u8),
    /// The placement offered there; `None` without room.
    pub(super) tile: Option<Tile>,
}

/// Returns the squares of the box from top to bottom and from left to right, each with the
/// placement nearest to its middle, rotated as little as possible.
pub(super) fn squares(room: &Room, stance: Stance) -> impl Iterator<Item = Square> {
    let starts = || (0..BOX / SQUARE).map(|number| number * SQUARE);
    let square = move |left: u8, low: u8| {
        let mut there = WAYS.iter().flat_map(|&(right, up)| {
            let at = move |pose| Tile::new(pose, left + right, low + up);
            stance.poses().map(at)
        });
        Square {
            middle: (left + SQUARE / 2, low + SQUARE / 2),
            tile: there.find(|&tile| room.fits(tile)),
        }
    };
    let places = starts()
        .rev()
        .flat_map(move |low| starts().map(move |left| (left, low)));
    places.map(move |(left, low)| square(left, low))
}

/// Returns the placements offered in the squares with room.
fn in_squares(room: &Room, stance: Stance) -> impl Iterator<Item = Tile> {
    squares(room, stance).filter_map(|square| square.tile)
}

/// Returns the nearest placements of the same stance and angle that fit; any placements if none has
/// this angle.
fn nearest(room: &Room, target: Tile) -> Vec<Tile> {
    let alike = |tile: &Tile| tile.angle == target.angle;
    let mut tiles: Vec<Tile> = room.tiles(target.stance, 0..=BOX).filter(alike).collect();
    if tiles.is_empty() {
        let all = Stance::ALL.into_iter();
        tiles.extend(all.flat_map(|stance| room.tiles(stance, 0..=BOX)));
    }
    tiles.sort_by_key(|tile| distance((tile.x, tile.y), (target.x, target.y)));
    tiles.truncate(NEAREST);
    tiles
}

/// Returns the squared distance of two points.
fn distance(one: (u8, u8), other: (u8, u8)) -> u32 {
    let off = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    off(one.0, other.0) + off(one.1, other.1)
}

/// Returns buttons that move a tile by 10 and by 1 mm and rotate it by 15 and 45 degrees within the
/// box: four to a row, which fit side by side on a phone.
pub(super) fn nudges(tile: Tile) -> Vec<Nudge> {
    let mut nudges = Vec::with_capacity(12);
    for (group, step) in [(0, 10), (1, 1)] {
        for (arrow, right, up) in [("←", -1, 0), ("→", 1, 0), ("↓", 0, -1), ("↑", 0, 1)] {
            let moved = placed(tile.pose(), (tile.x, right * step), (tile.y, up * step));
            nudges.push(nudge(format!("{arrow} {step}"), tile, moved, group));
        }
    }
    let turn = i16::from(TURN);
    // Angles count counter-clockwise.
    for (arrow, by) in [("↺", 3 * turn), ("↺", turn), ("↻", -turn), ("↻", -3 * turn)] {
        let circle = i16::from(tile.stance.circle());
        let pose = Pose {
            angle: (i16::from(tile.angle) + by).rem_euclid(circle) as u8,
            ..tile.pose()
        };
        let turned = placed(pose, (tile.x, 0), (tile.y, 0));
        nudges.push(nudge(format!("{arrow}{}°", by.abs()), tile, turned, 2));
    }
    nudges
}

fn nudge(label: String, from: Tile, to: Tile, group: u8) -> Nudge {
    Nudge {
        label,
        text: (to != from).then(|| to.to_string()),
        group,
    }
}

/// Returns the tile moved by an offset and clamped to the box.
fn placed(pose: Pose, (x, right): (u8, i16), (y, up): (u8, i16)) -> Tile {
    let (left, low) = pose.span();
    let within = |at: u8, by: i16, least: u8| {
        (i16::from(at) + by).clamp(least.into(), (BOX - least).into()) as u8
    };
    Tile::new(pose, within(x, right, left), within(y, up, low))
}

//! A few of very many placements: for menus and completion, for trying out, for the computer player.

use rand::SeedableRng;
use rand::seq::index;

use super::room::Room;
use super::tile::{BOX, Pose, Stance, TURN, Tile};
use crate::game::digest::digest;
use crate::game::{Nudge, Rng};

/// Menus show the box divided into squares of this side.
const SQUARE: u8 = 24;

/// How many placements are named where what was typed does not fit.
const NEAREST: usize = 25;

/// The computer player thinks about as many placements at a time, or about all if there are no more than the second.
const SAMPLE: usize = 40;
const ALL: usize = 120;

/// The placements to choose from after these words.
///
/// With a stance: one for each square of the box. With more: all that begin so; those nearest to one that does not fit.
pub(super) fn offered(room: &Room, said: &str) -> Vec<Tile> {
    let said = said.trim_end_matches('*');
    let mut words = said.split(' ').filter(|word| !word.is_empty());
    let Some(stance) = words.next().and_then(|word| word.parse::<Stance>().ok()) else {
        return columns(room);
    };
    let Some(x) = words.next() else {
        return squares(room, stance);
    };
    let across = (0..=BOX).filter(|across| across.to_string().starts_with(x));
    let beginning: Vec<Tile> = across
        .flat_map(|across| room.tiles(stance, across..=across))
        .filter(|tile| tile.to_string().starts_with(said))
        .collect();
    match said.parse() {
        _ if !beginning.is_empty() => beginning,
        Ok(tile) => nearest(room, tile),
        Err(_) => squares(room, stance),
    }
}

/// One for every stance and every millimetre from the left: so many that a menu asks for the stance first.
fn columns(room: &Room) -> Vec<Tile> {
    let column = |stance, x| room.tiles(stance, x..=x).next();
    Stance::ALL
        .into_iter()
        .flat_map(|stance| (0..=BOX).filter_map(move |x| column(stance, x)))
        .collect()
}

/// One for each square of the box where there is room: the nearest to its middle, turned as little as possible.
fn squares(room: &Room, stance: Stance) -> Vec<Tile> {
    let starts = || (0..BOX / SQUARE).map(|number| number * SQUARE);
    let square = |left: u8, low: u8| {
        let inside = room
            .tiles(stance, left..=left + SQUARE - 1)
            .filter(move |tile| (low..low + SQUARE).contains(&tile.y));
        let middle = (left + SQUARE / 2, low + SQUARE / 2);
        inside.min_by_key(move |tile| (distance(*tile, middle), tile.angle))
    };
    starts()
        .flat_map(|left| starts().filter_map(move |low| square(left, low)))
        .collect()
}

/// Those that lie alike and fit, the nearest first.
fn nearest(room: &Room, wanted: Tile) -> Vec<Tile> {
    let alike = |tile: &Tile| tile.angle == wanted.angle;
    let mut found: Vec<Tile> = room.tiles(wanted.stance, 0..=BOX).filter(alike).collect();
    found.sort_by_key(|&tile| distance(tile, (wanted.x, wanted.y)));
    found.truncate(NEAREST);
    found
}

/// The square of how far a tile's centre is from a point.
fn distance(tile: Tile, (x, y): (u8, u8)) -> u32 {
    let off = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    off(tile.x, x) + off(tile.y, y)
}

/// Buttons that move a tile by 10 and by 1 millimetre and turn it by 15 degrees, and never out of the box.
pub(super) fn nudges(tile: Tile) -> Vec<Nudge> {
    let mut nudges = Vec::with_capacity(10);
    for (row, step, turn) in [(0, 10, -1), (1, 1, 1)] {
        for (arrow, right, up) in [("←", -1, 0), ("→", 1, 0), ("↓", 0, -1), ("↑", 0, 1)] {
            let moved = placed(tile.pose(), (tile.x, right * step), (tile.y, up * step));
            nudges.push(nudge(format!("{arrow} {step}"), tile, moved, row));
        }
        // Counter-clockwise beside the long steps, clockwise beside the short ones.
        let circle = i16::from(tile.stance.circle());
        let angle = (i16::from(tile.angle) - turn * i16::from(TURN)).rem_euclid(circle);
        let pose = Pose {
            angle: angle as u8,
            ..tile.pose()
        };
        let arrow = if turn < 0 { "↺" } else { "↻" };
        let turned = placed(pose, (tile.x, 0), (tile.y, 0));
        nudges.push(nudge(format!("{arrow} {TURN}°"), tile, turned, row));
    }
    nudges
}

fn nudge(label: String, from: Tile, to: Tile, row: u8) -> Nudge {
    Nudge {
        label,
        text: (to != from).then(|| to.to_string()),
        row,
    }
}

/// A tile that lies so, moved by so much, but not out of the box.
fn placed(pose: Pose, (x, right): (u8, i16), (y, up): (u8, i16)) -> Tile {
    let (left, low) = pose.span();
    let within = |at: u8, by: i16, least: u8| {
        (i16::from(at) + by).clamp(least.into(), (BOX - least).into()) as u8
    };
    Tile::new(pose, within(x, right, left), within(y, up, low))
}

/// Some placements, the same ones whenever the same tiles lie in the box: a plan is worth nothing if it is never met again.
pub(super) fn sample(room: &Room, laid: &[Tile]) -> Vec<Tile> {
    let count = room.count();
    let numbers = if count <= ALL {
        (0..count).collect()
    } else {
        let mut rng = Rng::seed_from_u64(digest(&laid));
        let mut numbers = index::sample(&mut rng, count, SAMPLE).into_vec();
        numbers.sort_unstable();
        numbers
    };
    room.numbered(&numbers)
}

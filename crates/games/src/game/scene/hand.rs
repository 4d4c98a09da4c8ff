//! Hands of tokens: private on a card, or open in rows below the board.

use super::canvas::{Scene, WIDTH};
use super::ink::{Ink, Owner};
use super::path::Path;
use super::point::Point;
use super::shape::{Anchor, Height, Pen};
use super::silhouette::Silhouette;
use super::tray::TabState;

/// Distance between rows of open hands, in points.
pub const ROW: f32 = 64.0;
/// Minimum radius of a token, in points: still legible when the picture is shown at a third of its size.
const SMALLEST: f32 = 20.0;
/// Minimum and maximum distance between tokens, in radii.
const NEAR: f32 = 2.3;
const FAR: f32 = 2.6;
/// Distance between stacks, in radii.
const STACK: f32 = 3.9;
/// Minimum type size of a count, in points.
const COUNT: f32 = 21.0;
/// Minimum left edge of tokens, in points: Discord's ALT badge covers the bottom left corner.
const FIRST: f32 = 150.0;

/// The arrangement of tokens: rows and columns, or one token per value with its count.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    columns: usize,
    radius: f32,
    pitch: f32,
    stacked: bool,
}

/// A value and its number of tokens.
type Stack = (u8, usize);

impl Layout {
    /// Returns the arrangement of at most `most` rows with the largest tokens that fit into `room`.
    fn new(tokens: usize, values: usize, room: Point, largest: f32, most: usize) -> Layout {
        let rows = |rows: usize| {
            let columns = tokens.max(1).div_ceil(rows);
            let wide = room.x / columns as f32;
            // A token's lower edge makes it slightly higher than wide.
            let high = (room.y + 0.2 * largest) / rows as f32;
            let radius = (wide / NEAR).min(high / NEAR).min(largest);
            Layout {
                columns,
                radius,
                pitch: (radius * FAR).min(wide),
                stacked: false,
            }
        };
        let loose = (1..=most)
            .map(rows)
            .max_by(|a, b| a.radius.total_cmp(&b.radius))
            .expect("there is one");
        if loose.radius >= SMALLEST {
            return loose;
        }
        // Room for the count, and a wider gap before the next token than between a token and its count.
        let pitch = room.x / values.max(1) as f32;
        let radius = (pitch / STACK).min(largest);
        Layout {
            columns: values,
            radius,
            pitch: radius * STACK,
            stacked: true,
        }
    }
}

impl Scene {
    /// Returns a private card with a seat's tokens, `tokens` in ascending order.
    #[must_use]
    pub fn hand(owner: Owner, held: &[u8]) -> Scene {
        let mut scene = Scene::framed(250.0);
        scene.lock(Point::new(WIDTH - 40.0, 50.0), 17.0);
        let beside = FIRST / 2.0 + 2.0;
        scene.chip(owner, Point::new(beside, 70.0), 32.0);
        let below = Point::new(beside, 136.0);
        scene.text(held.len(), below, 42.0, Height::Capitals, Ink::Label);
        let size = Point::new(WIDTH - FIRST - 80.0, 202.0);
        let middle = Point::new(FIRST + size.x / 2.0, 24.0 + size.y / 2.0);
        scene.fill(Path::rounded(size.x, size.y, 14.0), middle, Ink::Paper);
        let room = size - Point::new(32.0, 24.0);
        let layout = Layout::new(held.len(), stacks(held).len(), room, 58.0, 4);
        scene.lay_out(held, layout, (middle, Anchor::Middle), Ink::Ink, None);
        scene
    }

    /// Draws an open hand in a row below the board, `tokens` in ascending order, from its top left `corner`. One token of the
    /// value `chosen` is marked.
    pub fn open_hand(
        &mut self,
        owner: Owner,
        state: TabState,
        held: &[u8],
        corner: Point,
        chosen: Option<u8>,
    ) {
        let ground = match state {
            TabState::Folded | TabState::Retired => Ink::Tab,
            TabState::Open => Ink::Paper,
            TabState::Won => Ink::Gold,
        };
        let width = WIDTH - 2.0 * corner.x;
        let y = corner.y + ROW / 2.0;
        self.fill(
            Path::rounded(width, ROW - 6.0, 14.0),
            Point::new(WIDTH / 2.0, y),
            ground,
        );
        let chip = Point::new(FIRST - 4.0, y);
        match state {
            TabState::Retired => self.left(owner, chip, 22.0),
            _ => self.chip(owner, chip, 22.0),
        }
        let left = FIRST + 46.0;
        if state == TabState::Won && held.is_empty() {
            self.silhouette(
                Silhouette::CROWN,
                Point::new(left + 24.0, y),
                20.0,
                Ink::Ink,
            );
            return;
        }
        let room = Point::new(corner.x + width - 12.0 - left, ROW - 12.0);
        let layout = Layout::new(held.len(), stacks(held).len(), room, 24.0, 2);
        let ink = match state {
            TabState::Open | TabState::Won => Ink::Ink,
            TabState::Folded | TabState::Retired => Ink::Label,
        };
        self.lay_out(
            held,
            layout,
            (Point::new(left, y - 1.0), Anchor::Start),
            ink,
            chosen,
        );
    }

    /// Draws tokens centred on a point, or from that point to the right; counts are written in `ink`.
    fn lay_out(
        &mut self,
        held: &[u8],
        layout: Layout,
        (at, anchor): (Point, Anchor),
        ink: Ink,
        chosen: Option<u8>,
    ) {
        let mut chosen = chosen;
        let Layout {
            columns,
            radius,
            pitch,
            stacked,
        } = layout;
        let stacks = if stacked {
            stacks(held)
        } else {
            held.iter().map(|&value| (value, 1)).collect()
        };
        let columns = columns.max(1);
        let rows = stacks.len().div_ceil(columns);
        let left = match anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.x - pitch * columns as f32 / 2.0,
        };
        let top = at.y - (rows as f32 - 1.0) / 2.0 * radius * NEAR;
        for (i, (value, count)) in stacks.into_iter().enumerate() {
            let corner = Point::new(
                left + pitch * (i % columns) as f32,
                top + radius * NEAR * (i / columns) as f32,
            );
            // A token of a stack leaves room for the count.
            let right = if stacked { radius * 1.2 } else { pitch / 2.0 };
            // Whole pixels give equal tokens equal pixels.
            let place = Point::new((corner.x + right).round(), corner.y.round());
            self.token_at(value, place, radius, false);
            if chosen.take_if(|chosen| *chosen == value).is_some() {
                let ring = Pen::new((radius * 0.2).max(5.0));
                self.outline(Silhouette::TILE, place, radius * 1.08, ring, Ink::Ink);
            }
            if stacked {
                let beside = place + Point::new(radius + 4.0, 0.0);
                self.count(format!("×{count}"), beside, radius.max(COUNT), ink);
            }
        }
    }
}

/// Returns each value with its number of tokens.
fn stacks(held: &[u8]) -> Vec<Stack> {
    held.chunk_by(|a, b| a == b)
        .map(|alike| (alike[0], alike.len()))
        .collect()
}

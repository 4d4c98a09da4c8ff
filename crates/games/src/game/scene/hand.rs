//! Tokens in hand: a seat's own, on a card, or everybody's, in rows below the board.

use super::canvas::{Scene, WIDTH};
use super::ink::{Ink, Owner};
use super::path::Path;
use super::point::Point;
use super::shape::{Anchor, Height, Pen};
use super::silhouette::Silhouette;
use super::tray::TabState;

/// From one row of open hands to the next.
pub const ROW: f32 = 64.0;
/// The smallest token that is still read in a picture shown at a third of its size.
const SMALLEST: f32 = 20.0;
/// From one token to the next, in radii: as far as there is room, but not farther than the second.
const NEAR: f32 = 2.3;
const FAR: f32 = 2.6;
/// From one stack to the next.
const STACK: f32 = 3.9;
/// The smallest count.
const COUNT: f32 = 21.0;
/// Where tokens begin, at least: left of them, at the bottom, Discord lays its ALT badge.
const FIRST: f32 = 150.0;

/// Where tokens lie: so many rows of so many columns, or each value once with its count.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    columns: usize,
    radius: f32,
    pitch: f32,
    stacked: bool,
}

/// Some tokens of a value.
type Stack = (u8, usize);

impl Layout {
    /// The one with the largest tokens that fits the room, in so many rows at most.
    fn new(tokens: usize, values: usize, room: Point, largest: f32, most: usize) -> Layout {
        let rows = |rows: usize| {
            let columns = tokens.max(1).div_ceil(rows);
            let wide = room.x / columns as f32;
            // A token's edge makes it a little higher than wide.
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
        // Room for the count, and more before the next token than between a token and its count.
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
    /// A seat's hand on a card for its eyes only, `held` ascending.
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

    /// An open hand in a row below the board, `held` ascending; `corner` is its top left one. A token of the value
    /// `chosen` is marked.
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
                Silhouette::Crown,
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

    /// Lays tokens around a place, or from there to the right; counts are written in `ink`.
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
            // A stack's token leaves room for its count.
            let right = if stacked { radius * 1.2 } else { pitch / 2.0 };
            // Whole pixels, so that equal tokens have equal pixels.
            let place = Point::new((corner.x + right).round(), corner.y.round());
            self.token_at(value, place, radius, false);
            if chosen.take_if(|chosen| *chosen == value).is_some() {
                let ring = Pen::new((radius * 0.2).max(5.0));
                self.outline(Silhouette::Tile, place, radius * 1.08, ring, Ink::Ink);
            }
            if stacked {
                let beside = place + Point::new(radius + 4.0, 0.0);
                self.count(format!("×{count}"), beside, radius.max(COUNT), ink);
            }
        }
    }
}

/// Each value with how many there are.
fn stacks(held: &[u8]) -> Vec<Stack> {
    held.chunk_by(|a, b| a == b)
        .map(|alike| (alike[0], alike.len()))
        .collect()
}

//! Hands of tokens: private on a card, or open in rows below the board.

use super::BADGE;
use super::canvas::{Scene, WIDTH};
use super::ink::{Ink, Owner};
use super::path::Path;
use super::point::Point;
use super::shape::{Anchor, Height, Pen};
use super::silhouette::Silhouette;
use super::tray::TabState;

/// Below this radius, in points, a stack per value is drawn if its tokens are larger.
const LARGE: f32 = 28.0;
/// Minimum and maximum distance between tokens, in radii.
const NEAR: f32 = 2.3;
const FAR: f32 = 2.6;
/// Distance between stacks, in radii; the count lies on a token's corner.
const STACK: f32 = 2.75;
/// Minimum type size of a count, in points.
const COUNT: f32 = 23.0;
/// Minimum left edge of tokens on a card, in points, and of an open hand.
const FIRST: f32 = 150.0;
const BESIDE_BADGE: f32 = BADGE.x + 5.0;
/// Gap between two open hands, and between the edge of one and its tokens, in points.
const GAP: f32 = 6.0;
/// Maximum number of tokens in one row of a single open hand.
const ONE_ROW: usize = 8;

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
    fn new(held: &[u8], room: Point, largest: f32, most: usize) -> Layout {
        let loose = Layout::of(held.len(), room, largest, most, false);
        if loose.radius >= LARGE {
            return loose;
        }
        let stacked = Layout::of(stacks(held).len(), room, largest, most, true);
        if stacked.radius > loose.radius {
            stacked
        } else {
            loose
        }
    }

    fn of(things: usize, room: Point, largest: f32, most: usize, stacked: bool) -> Layout {
        let (near, far) = if stacked { (STACK, STACK) } else { (NEAR, FAR) };
        let rows = |rows: usize| {
            let columns = things.max(1).div_ceil(rows);
            let wide = room.x / columns as f32;
            // A token's lower edge makes it slightly higher than wide.
            let high = (room.y + 0.2 * largest) / rows as f32;
            let radius = (wide / near).min(high / NEAR).min(largest);
            Layout {
                columns,
                radius,
                pitch: (radius * far).min(wide),
                stacked,
            }
        };
        (1..=most)
            .map(rows)
            .reduce(|best, next| {
                if next.radius > best.radius {
                    next
                } else {
                    best
                }
            })
            .expect("there is one")
    }
}

/// Returns the height of each of `hands` open hands, in points; `tokens` is the number in the
/// largest. A single hand is as large as its tokens need; more are equal all game long.
#[must_use]
pub fn open_height(hands: usize, tokens: usize) -> f32 {
    match hands {
        0 => 0.0,
        1 if tokens > ONE_ROW => 186.0,
        1 | 2 => 106.0,
        3 | 4 => 82.0,
        _ => 64.0,
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
        let layout = Layout::new(held, room, 58.0, 4);
        scene.lay_out(held, layout, (middle, Anchor::Middle), None);
        scene
    }

    /// Draws an open hand of this height below the board, `tokens` in ascending order, with its
    /// upper edge at `top` and its right edge at `right`. One token of the value `chosen` is
    /// marked.
    pub fn open_hand(
        &mut self,
        (owner, state): (Owner, TabState),
        held: &[u8],
        (top, right): (f32, f32),
        high: f32,
        chosen: Option<u8>,
    ) {
        let ground = match state {
            TabState::Folded | TabState::Retired => Ink::Tab,
            TabState::Open => Ink::Paper,
            TabState::Won => Ink::Gold,
        };
        let width = right - BESIDE_BADGE;
        let y = top + high / 2.0;
        self.fill(
            Path::rounded(width, high - GAP, 14.0),
            Point::new(BESIDE_BADGE + width / 2.0, y),
            ground,
        );
        let chip = Point::new(BESIDE_BADGE + 36.0, y);
        match state {
            TabState::Retired => self.left(owner, chip, 24.0),
            _ => self.chip(owner, chip, 24.0),
        }
        let left = BESIDE_BADGE + 74.0;
        if state == TabState::Won && held.is_empty() {
            self.silhouette(
                Silhouette::CROWN,
                Point::new(left + 24.0, y),
                20.0,
                Ink::Ink,
            );
            return;
        }
        let room = Point::new(right - 2.0 * GAP - left, high - 3.0 * GAP);
        let layout = Layout::new(held, room, 40.0, 2);
        self.lay_out(
            held,
            layout,
            (Point::new(left, y - 1.0), Anchor::Start),
            chosen,
        );
    }

    /// Draws tokens centred on a point, or from that point to the right.
    fn lay_out(
        &mut self,
        held: &[u8],
        layout: Layout,
        (at, anchor): (Point, Anchor),
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
            // Whole pixels give equal tokens equal pixels.
            let place = Point::new(
                left + pitch * ((i % columns) as f32 + 0.5),
                top + radius * NEAR * (i / columns) as f32,
            )
            .rounded();
            self.token_at(value, place, radius, false);
            if chosen.take_if(|chosen| *chosen == value).is_some() {
                let ring = Pen::new((radius * 0.2).max(5.0));
                self.outline(Silhouette::TILE, place, radius * 1.08, ring, Ink::Ink);
            }
            if count > 1 {
                self.tally(count, place + Point::new(0.84, -0.78) * radius, radius);
            }
        }
    }

    /// Draws the count of a stack on the corner of its token.
    fn tally(&mut self, count: usize, at: Point, radius: f32) {
        let size = (radius * 0.66).max(COUNT);
        let pill = Path::rounded(size * 1.5, size * 1.15, size * 0.5);
        let at = at.rounded();
        self.fill(pill, at, Ink::Ink);
        self.text(format!("×{count}"), at, size, Height::Capitals, Ink::Cream);
    }
}

/// Returns each value with its number of tokens.
fn stacks(held: &[u8]) -> Vec<Stack> {
    held.chunk_by(|a, b| a == b)
        .map(|alike| (alike[0], alike.len()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The room of a single open hand below a board, with two rows where needed.
    fn layout(held: &[u8]) -> Layout {
        let high = open_height(1, held.len());
        Layout::new(held, Point::new(650.0, high - 18.0), 40.0, 2)
    }

    #[test]
    fn a_hand_is_drawn_in_large_tokens_whatever_its_size() {
        let deck: Vec<u8> = (1..=9).flat_map(|value| [value; 9]).collect();
        for tokens in 0..=40 {
            let mut held: Vec<u8> = deck.iter().step_by(2).take(tokens).copied().collect();
            held.sort_unstable();
            let layout = layout(&held);
            assert!(layout.radius >= LARGE, "{tokens}: {layout:?}");
        }
        assert!(!layout(&deck[..14]).stacked);
        assert!(layout(&deck[..40]).stacked);
    }
}

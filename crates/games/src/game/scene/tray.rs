//! One tab per seat above the board: whose turn it is, and what each seat has.

use super::canvas::{GUTTER, PAD, Scene, WIDTH};
use super::ink::{Ink, Owner, Part};
use super::path::{Path, Step};
use super::piece::Piece;
use super::point::Point;
use super::shape::Pen;
use super::silhouette::Silhouette;
use super::wood::Wood;
use crate::game::seat::{Seat, Seats};

/// The room above the paper, for the tray.
pub const TRAY: f32 = 80.0;

/// The size of a count.
const COUNT: f32 = 42.0;
/// How wide each digit is with the gap to the next, in parts of the size: counts are centred with their piece.
const DIGITS: [f32; 10] = [0.66, 0.44, 0.58, 0.60, 0.62, 0.61, 0.63, 0.54, 0.62, 0.57];
/// The radius of a tab's piece.
const ICON: f32 = 23.0;
/// From one piece of a stack to the next.
const LEAN: f32 = 20.0;
/// Between the things on a tab.
const SPACE: f32 = 12.0;
/// Between two tabs.
const GAP: f32 = 8.0;
/// From the top of the picture to the tabs.
const TOP: f32 = 14.0;
/// Tabs narrower than this have room for small pieces only.
const NARROW: f32 = 300.0;

/// A seat's place in the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct Tab {
    /// Whose it is.
    pub owner: Owner,
    /// The kind of piece on it.
    pub piece: Piece,
    /// How it looks.
    pub state: TabState,
    /// A number beside the piece: what is left to place, on the board, in hand, or the points.
    pub count: Option<usize>,
    /// Small pieces: what a seat owns one by one.
    pub minis: Vec<Mini>,
    /// Whether the count is of pieces that lie ready, seen as a stack.
    pub stack: bool,
}

/// What a seat is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabState {
    /// It waits.
    Folded,
    /// It is to act: paper, grown into the board. Several may be.
    Open,
    /// It won: gold, with a crown.
    Won,
    /// It has left: its piece is a ghost, and it has no count.
    Retired,
}

impl TabState {
    /// What a seat that has not left is doing: `winners` is who won once it is over, nobody in a draw.
    #[must_use]
    pub fn of(seat: Seat, acting: Seats, winners: Option<Seats>) -> TabState {
        match winners {
            Some(winners) if winners.contains(seat) => TabState::Won,
            None if acting.contains(seat) => TabState::Open,
            _ => TabState::Folded,
        }
    }
}

/// A small piece on a tab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mini {
    /// One the seat has.
    Piece(Piece, Owner),
    /// A wood tile.
    Wood(Wood),
    /// A slot whose piece is lost.
    Lost(Owner),
}

impl Tab {
    /// A seat's tab with its disc.
    #[must_use]
    pub fn new(owner: Owner, state: TabState, count: Option<usize>) -> Tab {
        Tab {
            owner,
            piece: Piece::DISC,
            state,
            count,
            minis: Vec::new(),
            stack: false,
        }
    }
}

/// What stands side by side on a tab.
enum Thing {
    Crown,
    Icon,
    /// So many pieces, each half under the next.
    Stack(usize),
    Count(String),
    /// Small pieces, from one to the next.
    Minis {
        pitch: f32,
        many: usize,
    },
}

impl Thing {
    fn width(&self) -> f32 {
        match self {
            Thing::Crown => 40.0,
            Thing::Icon => 2.0 * ICON,
            Thing::Stack(many) => 2.0 * ICON + LEAN * (*many as f32 - 1.0),
            Thing::Count(count) => breadth(count),
            Thing::Minis { pitch, many } => pitch * *many as f32,
        }
    }
}

impl Tab {
    /// Whether its small pieces say whose it is: another one beside them would be counted with them.
    fn tells_its_owner(&self) -> bool {
        let owned = |mini: &Mini| matches!(mini, Mini::Piece(..) | Mini::Lost(_));
        self.minis.iter().any(owned)
    }

    fn things(&self, wide: f32) -> Vec<Thing> {
        let many = self.minis.len();
        let pitch = ((wide - 16.0) / many.max(1) as f32).min(48.0);
        let count = self.count.filter(|_| self.state != TabState::Retired);
        let icon = match count {
            Some(count) if self.stack && count > 0 => Thing::Stack(count),
            _ => Thing::Icon,
        };
        let things = [
            (self.state == TabState::Won).then_some(Thing::Crown),
            (many == 0 || wide >= NARROW && !self.tells_its_owner()).then_some(icon),
            count.map(|count| Thing::Count(count.to_string())),
            (many > 0).then_some(Thing::Minis { pitch, many }),
        ];
        things.into_iter().flatten().collect()
    }
}

impl Scene {
    /// Tabs in turn order, together as wide as a board's paper. To be drawn before it: it covers the feet of open ones.
    pub fn tray(&mut self, tabs: &[Tab]) {
        self.tray_within(tabs, GUTTER, WIDTH - 2.0 * GUTTER);
    }

    /// Tabs in turn order, from `left`, together so wide.
    pub fn tray_within(&mut self, tabs: &[Tab], left: f32, width: f32) {
        let wide = (width + GAP) / tabs.len() as f32 - GAP;
        for (i, tab) in tabs.iter().enumerate() {
            self.tab(tab, left + i as f32 * (wide + GAP), wide);
        }
    }

    /// One tab.
    pub fn tab(&mut self, tab: &Tab, left: f32, wide: f32) {
        let (ground, grown) = match tab.state {
            TabState::Folded | TabState::Retired => (Ink::Tab, false),
            TabState::Open => (Ink::Paper, true),
            TabState::Won => (Ink::Gold, true),
        };
        let folded = TRAY - 8.0;
        let bottom = if grown { TRAY + PAD + 4.0 } else { folded };
        let middle = Point::new(left + wide / 2.0, f32::midpoint(TOP, bottom));
        let outline = if grown {
            arch(wide, bottom - TOP)
        } else {
            Path::rounded(wide, bottom - TOP, 16.0)
        };
        self.fill(outline, middle, ground);
        let things = tab.things(wide);
        let total =
            things.iter().map(Thing::width).sum::<f32>() + SPACE * (things.len() - 1) as f32;
        // Six tabs are narrow: a crown and a count make everything on it smaller.
        let scale = ((wide - SPACE) / total).min(1.0);
        let lower = if grown { 3.0 } else { 0.0 };
        let start = (left + (wide - total * scale) / 2.0).round();
        let mut pen = Point::new(start, f32::midpoint(TOP, folded) + lower);
        for thing in things {
            self.thing(tab, &thing, pen, scale);
            pen.x += (thing.width() + SPACE) * scale;
        }
    }

    fn thing(&mut self, tab: &Tab, thing: &Thing, from: Point, scale: f32) {
        let middle = from + Point::new(thing.width() / 2.0 * scale, 0.0);
        match thing {
            Thing::Crown => self.silhouette(Silhouette::Crown, middle, 20.0 * scale, Ink::Ink),
            Thing::Icon => match (tab.state, tab.piece) {
                (TabState::Retired, _) => self.left(tab.owner, middle, ICON * scale),
                (_, Piece::DISC) => self.chip(tab.owner, middle, ICON * scale),
                (_, piece) => self.piece_at(piece, tab.owner, middle, ICON * scale),
            },
            Thing::Stack(many) => {
                for i in 0..*many {
                    let right = Point::new((ICON + LEAN * i as f32) * scale, 0.0);
                    self.chip(tab.owner, from + right, ICON * scale);
                }
            }
            Thing::Count(count) => {
                let on_dark = tab.state == TabState::Folded;
                self.count(
                    count,
                    from,
                    COUNT * scale,
                    if on_dark { Ink::Label } else { Ink::Ink },
                );
            }
            Thing::Minis { pitch, .. } => {
                let pitch = pitch * scale;
                for (i, mini) in tab.minis.iter().enumerate() {
                    let at = from + Point::new(pitch * (i as f32 + 0.5), 0.0);
                    self.mini(*mini, at, (pitch * 0.43).min(19.0), tab.state);
                }
            }
        }
    }

    fn mini(&mut self, mini: Mini, at: Point, radius: f32, on: TabState) {
        match mini {
            Mini::Piece(Piece::DISC, owner) => self.chip(owner, at, radius),
            Mini::Piece(piece, owner) => self.piece_at(piece, owner, at, radius),
            Mini::Wood(wood) => self.wood_at(wood, at, radius),
            Mini::Lost(owner) => {
                // Light on a dark tab, dark on a light one.
                let part = match on {
                    TabState::Folded | TabState::Retired => Part::Tint,
                    TabState::Open | TabState::Won => Part::Edge,
                };
                let pen = Pen::dashed(4.0, 8.0, 6.0);
                self.ring(at, radius * 0.9, pen, owner.ink(part));
            }
        }
    }
}

/// How wide the ink of a count is.
fn breadth(count: &str) -> f32 {
    let gap = 0.08;
    let digits = count.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]);
    (digits.sum::<f32>() - gap) * COUNT
}

/// A rectangle about the origin whose upper corners are round.
fn arch(wide: f32, high: f32) -> Path {
    let (right, below) = (wide / 2.0, high / 2.0);
    let Path(mut steps) = Path::rounded(wide, high, 16.0);
    // It begins with the corner top right and goes round clockwise: the second and third become square.
    steps[2] = Step::Line(Point::new(right, below));
    steps[3] = Step::Line(Point::new(right, below));
    steps[4] = Step::Line(Point::new(-right, below));
    steps[5] = Step::Line(Point::new(-right, below));
    Path(steps)
}

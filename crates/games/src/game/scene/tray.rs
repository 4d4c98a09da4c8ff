//! The tray: one tab per seat above the board, with the seats to act and their counts.

use std::fmt;

use super::canvas::{GUTTER, PAD, Scene, WIDTH};
use super::ink::{Ink, Owner, Part};
use super::path::{Path, Step};
use super::piece::Piece;
use super::point::Point;
use super::shape::Pen;
use super::silhouette::Silhouette;
use crate::game::seat::{Seat, Seats};

/// Height of the tray above the paper, in points.
pub const TRAY: f32 = 80.0;

/// Type size of a count, in points.
const COUNT: f32 = 42.0;
/// Width of each digit with the gap to the next, in type sizes; a count is centred together with
/// its piece.
const DIGITS: [f32; 10] = [0.66, 0.44, 0.58, 0.60, 0.62, 0.61, 0.63, 0.54, 0.62, 0.57];
/// Radius of a tab's piece, in points.
const ICON: f32 = 23.0;
/// Distance between the pieces of a stack, in points.
const LEAN: f32 = 20.0;
/// Gap between the items of a tab, in points.
const SPACE: f32 = 12.0;
/// Gap between two tabs, in points.
const GAP: f32 = 8.0;
/// Distance from the top of the picture to the tabs, in points.
const TOP: f32 = 14.0;
/// Minimum width of a tab with an icon beside its small pieces, in points.
const NARROW: f32 = 300.0;

/// A seat's tab in the tray.
#[derive(Debug)]
pub struct Tab {
    /// The owner.
    pub owner: Owner,
    /// The kind of piece on the tab.
    pub piece: Piece,
    /// The state of the seat.
    pub state: TabState,
    /// A number beside the piece: pieces left to place, on the board or in hand, or points.
    pub count: Option<usize>,
    /// Small pieces: the seat's possessions one by one.
    pub minis: Vec<Mini>,
    /// Whether the counted pieces are left to place, drawn as a stack.
    pub stack: bool,
}

/// The state of a seat, shown by its tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabState {
    /// Not to act.
    Folded,
    /// To act: paper, joined to the board. Several seats may be.
    Open,
    /// Winner: gold, with a crown.
    Won,
    /// Left: the piece is a ghost, without a count.
    Retired,
}

impl TabState {
    /// Returns the state of a seat that has not left; `winners` is given once the game is over,
    /// empty in a draw.
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
#[derive(Debug)]
pub enum Mini {
    /// A piece the seat has.
    Piece(Piece, Owner),
    /// A thing without an owner that the game draws itself.
    Own(Box<dyn Miniature>),
    /// The slot of a lost piece.
    Lost(Owner),
}

/// A small thing that a game draws itself, in its folder.
pub trait Miniature: fmt::Debug {
    /// Draws it with this radius, in points, at a point.
    fn draw(&self, scene: &mut Scene, at: Point, radius: f32);
}

impl Tab {
    /// Returns a tab with the owner's disc.
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

/// An item of a tab.
enum Thing {
    Crown,
    Icon,
    /// A stack of this many pieces, each half covered by the next.
    Stack(usize),
    Count(String),
    /// Small pieces, `pitch` points apart.
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
    /// Returns whether the small pieces identify the owner: an icon beside them would be counted
    /// with them.
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
    /// Draws tabs in turn order, as wide as a board's paper. Call before drawing the paper, which
    /// covers the feet of open tabs.
    pub fn tray(&mut self, tabs: &[Tab]) {
        self.tray_within(tabs, GUTTER, WIDTH - 2.0 * GUTTER);
    }

    /// Draws tabs in turn order from `left`, `width` points in total.
    pub fn tray_within(&mut self, tabs: &[Tab], left: f32, width: f32) {
        let wide = (width + GAP) / tabs.len() as f32 - GAP;
        for (i, tab) in tabs.iter().enumerate() {
            self.tab(tab, left + i as f32 * (wide + GAP), wide);
        }
    }

    /// Draws one tab.
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
        // Six tabs are narrow: with a crown and a count the items of a tab shrink.
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
            Thing::Crown => self.silhouette(Silhouette::CROWN, middle, 20.0 * scale, Ink::Ink),
            Thing::Icon => match (tab.state, tab.piece) {
                (TabState::Retired, _) => self.left(tab.owner, middle, ICON * scale),
                (_, piece) if piece == Piece::DISC => self.chip(tab.owner, middle, ICON * scale),
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
                    self.mini(mini, at, (pitch * 0.43).min(19.0), tab.state);
                }
            }
        }
    }

    fn mini(&mut self, mini: &Mini, at: Point, radius: f32, on: TabState) {
        match *mini {
            Mini::Piece(piece, owner) if piece == Piece::DISC => self.chip(owner, at, radius),
            Mini::Piece(piece, owner) => self.piece_at(piece, owner, at, radius),
            Mini::Own(ref thing) => thing.draw(self, at, radius),
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

/// Returns the width of a count's ink, in points.
fn breadth(count: &str) -> f32 {
    let gap = 0.08;
    let digits = count.bytes().map(|digit| DIGITS[usize::from(digit - b'0')]);
    (digits.sum::<f32>() - gap) * COUNT
}

/// Returns a rectangle about the origin with round upper corners.
fn arch(wide: f32, high: f32) -> Path {
    let (right, below) = (wide / 2.0, high / 2.0);
    let Path(mut steps) = Path::rounded(wide, high, 16.0);
    // The path begins at the top right corner and runs clockwise: the second and third corner
    // become square.
    steps[2] = Step::Line(Point::new(right, below));
    steps[3] = Step::Line(Point::new(right, below));
    steps[4] = Step::Line(Point::new(-right, below));
    steps[5] = Step::Line(Point::new(-right, below));
    Path(steps)
}

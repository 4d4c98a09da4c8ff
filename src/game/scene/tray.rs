//! One tab per seat above the board: whose turn it is, and what each seat has.

use super::squares::{PAD, TRAY};
use super::{Anchor, Figure, Height, Ink, Owner, Path, Pen, Piece, Point, Scene, Shape, Silhouette, Step};

/// The size of a count.
const COUNT: f32 = 42.0;
/// How wide each digit is with the gap to the next, in parts of the size: counts are centred with their piece.
const DIGITS: [f32; 10] = [0.66, 0.44, 0.58, 0.60, 0.62, 0.61, 0.63, 0.54, 0.62, 0.57];
/// The radius of a tab's piece.
const ICON: f32 = 23.0;
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

/// A small piece on a tab.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mini {
    /// One the seat has.
    Piece(Piece, Owner),
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
        }
    }
}

impl Scene {
    /// Tabs side by side in turn order, from `left`, together so wide.
    pub fn tray(&mut self, tabs: &[Tab], left: f32, width: f32) {
        let wide = (width - GAP * (tabs.len() - 1) as f32) / tabs.len() as f32;
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
        let lower = if grown { 3.0 } else { 0.0 };
        self.tab_things(tab, left, wide, f32::midpoint(TOP, folded) + lower);
    }

    fn tab_things(&mut self, tab: &Tab, left: f32, wide: f32, y: f32) {
        let count = tab
            .count
            .filter(|_| tab.state != TabState::Retired)
            .map(|count| count.to_string());
        let icon = tab.minis.is_empty() || wide >= NARROW;
        let pitch = ((wide - 16.0) / tab.minis.len().max(1) as f32).min(48.0);
        let widths = [
            (tab.state == TabState::Won).then_some(44.0),
            icon.then_some(2.0 * ICON),
            count.as_deref().map(breadth),
            (!tab.minis.is_empty()).then_some(pitch * tab.minis.len() as f32),
        ];
        let things = widths.iter().flatten().count() as f32;
        let total = widths.iter().flatten().sum::<f32>() + SPACE * (things - 1.0);
        let mut pen = Point::new((left + (wide - total) / 2.0).round(), y);
        let mut next = |width: Option<f32>| {
            width.map(|width| {
                let start = pen;
                pen.x += width + SPACE;
                start
            })
        };
        if let Some(start) = next(widths[0]) {
            self.silhouette(Silhouette::Crown, start + Point::new(20.0, 0.0), 20.0, Ink::Ink);
        }
        if let Some(start) = next(widths[1]) {
            let at = start + Point::new(ICON, 0.0);
            if tab.state == TabState::Retired {
                self.left(tab.owner, at, ICON);
            } else if tab.piece == Piece::DISC {
                self.chip(tab.owner, at, ICON);
            } else {
                self.piece_at(tab.piece, tab.owner, at, ICON);
            }
        }
        if let (Some(start), Some(text)) = (next(widths[2]), count) {
            let ink = if matches!(tab.state, TabState::Open | TabState::Won) {
                Ink::Ink
            } else {
                Ink::Label
            };
            let figure = Figure::Text {
                text,
                size: COUNT,
                anchor: Anchor::Start,
                height: Height::Capitals,
            };
            self.shapes.push(Shape {
                figure,
                at: start,
                pen: None,
                ink,
            });
        }
        if let Some(start) = next(widths[3]) {
            for (i, mini) in tab.minis.iter().enumerate() {
                self.mini(*mini, start + Point::new(pitch * (i as f32 + 0.5), 0.0));
            }
        }
    }

    fn mini(&mut self, mini: Mini, at: Point) {
        match mini {
            Mini::Piece(Piece::DISC, owner) => self.chip(owner, at, 19.0),
            Mini::Piece(piece, owner) => self.piece_at(piece, owner, at, 19.0),
            Mini::Lost(owner) => self.ring(at, 17.0, Pen::dashed(4.0, 8.0, 6.0), owner.ink(super::Part::Tint)),
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

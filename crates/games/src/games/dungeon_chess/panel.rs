//! The layout of the picture, and the panel of a seat: chests, entry squares, prisoners; at the end its target and points.

use super::DungeonChess;
use super::dungeon::{Door, Kind, Place, Side};
use super::piece::{chest, owner, piece};
use super::public::Public;
use crate::game::kit::grid::Cell;
use crate::game::scene::{
    Height, Ink, Owner, Part, Path, Pen, Point, Scene, Silhouette, Spot, TabState, WIDTH,
};
use crate::game::{Seat, Shown};

/// Side of a cell, in points.
pub(super) const UNIT: f32 = 82.0;
/// Distance from the edge of the picture to the first cell, in points.
pub(super) const EDGE: f32 = (WIDTH - 8.0 * UNIT) / 2.0;

/// Returns the spot of a cell.
pub(super) fn at(cell: Cell) -> Spot {
    let right = f32::from(cell.file()) + 0.5;
    let down = 7.5 - f32::from(cell.rank());
    spot(
        Point::new(EDGE, EDGE) + Point::new(right, down) * UNIT,
        UNIT,
    )
}

/// Returns the spot of an entry square, in the middle of its side's panel.
pub(super) fn doorstep(side: Side, door: Door) -> Spot {
    let beside = at(side.threshold(door)).at;
    spot(beside + outwards(side) * 114.0, UNIT)
}

/// Returns the direction from the board to a side.
pub(super) fn outwards(side: Side) -> Point {
    match side {
        Side::South => Point::new(0.0, 1.0),
        Side::West => Point::new(-1.0, 0.0),
        Side::North => Point::new(0.0, -1.0),
        Side::East => Point::new(1.0, 0.0),
    }
}

/// Returns the spot of a place.
pub(super) fn place(side: Side, place: Place) -> Spot {
    match place {
        Place::Cell(cell) => at(cell),
        Place::Door(door) => doorstep(side, door),
    }
}

/// Returns a spot of this centre and size.
pub(super) fn spot(at: Point, unit: f32) -> Spot {
    Spot {
        at,
        unit,
        round: false,
        taken: None,
    }
}

/// Depth of a panel, in points.
const DEEP: f32 = 78.0;
/// Distance from the middle of a panel to the items on either side of the entry squares, in points.
const OFFSET: f32 = 220.0;
/// Distance between items in one row, and in two rows, in points.
const LOOSE: f32 = 54.0;
const TIGHT: f32 = 37.0;
/// Maximum number of items in one row.
const ROW: usize = 5;
/// Maximum distance between the first and the last item of a row, in points.
const ROOM: f32 = 150.0;

/// An item on a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Thing {
    Crown,
    Chip(Owner),
    /// The chip of a seat that left.
    Ghost(Owner),
    Points(i32),
    /// Chests: whether they are open (received), and their number.
    Chests(bool, u8),
    /// Prisoners: owner, kind and number.
    Prisoners(Owner, Kind, u8),
}

/// An item with its place and scale.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Laid {
    thing: Thing,
    at: Point,
    scale: f32,
}

/// A seat's panel.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Panel {
    owner: Owner,
    state: TabState,
    /// The entry squares.
    doors: [Point; 2],
    middle: Point,
    /// The direction along the panel, rightwards or down.
    along: Point,
    things: Vec<Laid>,
    over: bool,
    badge: Option<Badge>,
}

/// The badge of a known target.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Badge {
    number: u8,
    met: bool,
    /// Whether the target is scored now, met or not.
    counts: bool,
    at: Point,
}

impl Panel {
    pub(super) fn of(shown: &Shown<DungeonChess>, seat: Seat) -> Panel {
        let view = &shown.view;
        let public = &view.public;
        let side = public.side(seat);
        let out = outwards(side);
        let along = Point::new(out.y.abs(), out.x.abs());
        let doors = Door::ALL.map(|door| doorstep(side, door).at);
        let middle = (doors[0] + doors[1]) * 0.5;
        let state = state(shown, seat);
        let points = shown
            .outcome
            .as_ref()
            .and_then(|outcome| outcome.score(seat));
        let mut things = lay_out(
            &own(public, seat, state, points),
            middle - along * OFFSET,
            along,
        );
        things.extend(lay_out(&held(public, seat), middle + along * OFFSET, along));
        // At the clockwise end of the panel, clear of Discord's ALT badge in the lower left corner.
        let corner = middle + out.across() * 366.0 - out * 35.0;
        let badge = view.cards[seat.index()].kept.map(|target| Badge {
            number: target.number(),
            met: target.is_met(public, seat),
            counts: shown.is_over(),
            at: corner,
        });
        Panel {
            owner: owner(seat),
            state,
            doors,
            middle,
            along,
            things,
            over: shown.is_over(),
            badge: badge.filter(|_| public.staying().contains(seat)),
        }
    }

    /// Returns the place of the chest received last.
    pub(super) fn newest_chest(&self) -> Option<Point> {
        let open = |laid: &&Laid| matches!(laid.thing, Thing::Chests(true, _));
        self.things.iter().find(open).map(|laid| laid.at)
    }

    pub(super) fn lay(&self, scene: &mut Scene) {
        let (ground, label, door) = match self.state {
            TabState::Open => (Ink::Paper, Ink::Ink, Ink::Cream),
            TabState::Won => (Ink::Gold, Ink::Ink, Ink::Cream),
            TabState::Folded | TabState::Retired => (Ink::Tab, Ink::Label, Ink::Own("cdbb98")),
        };
        let size = self.along * (8.0 * UNIT) + Point::new(self.along.y, self.along.x) * DEEP;
        scene.fill(Path::rounded(size.x, size.y, 16.0), self.middle, ground);
        for (at, letter) in self.doors.into_iter().zip(Door::ALL) {
            let out = self.middle.towards(at);
            // After the end the entry squares need no names.
            if !self.over {
                scene.text(letter, at + out * 61.0, 42.0, Height::Letters, label);
            }
            let square = Path::rounded(64.0, 64.0, 10.0);
            scene.fill(square.clone(), at, door);
            scene.stroke(square, at, Pen::new(6.0), self.owner.ink(Part::Fill));
        }
        for laid in &self.things {
            laid.draw(scene, label);
        }
        if let Some(badge) = self.badge {
            badge.draw(scene, self.owner);
        }
    }
}

impl Laid {
    fn draw(&self, scene: &mut Scene, ink: Ink) {
        let Laid { thing, at, scale } = *self;
        match thing {
            Thing::Crown => scene.silhouette(Silhouette::CROWN, at, 19.0 * scale, ink),
            Thing::Chip(owner) => scene.chip(owner, at, 23.0 * scale),
            Thing::Ghost(owner) => scene.left(owner, at, 23.0 * scale),
            Thing::Points(points) => {
                scene.text(points, at, 38.0 * scale, Height::Capitals, ink);
            }
            Thing::Chests(open, many) => {
                chest(scene, at, 23.0 * scale, open);
                tally(scene, many, at, scale);
            }
            Thing::Prisoners(owner, kind, many) => {
                scene.piece_at(piece(kind), owner, at, 24.5 * scale);
                tally(scene, many, at, scale);
            }
        }
    }
}

/// Draws the number of equal items in the corner of the drawn one.
fn tally(scene: &mut Scene, many: u8, at: Point, scale: f32) {
    if many > 1 {
        let corner = at + Point::new(19.0, -19.0) * scale;
        scene.number(many.into(), corner.rounded(), 15.0);
    }
}

impl Badge {
    /// Draws a small card: gold if the target is met, crossed out if it was not.
    fn draw(self, scene: &mut Scene, owner: Owner) {
        let card = Path::rounded(54.0, 68.0, 9.0);
        scene.fill(
            card.clone(),
            self.at,
            if self.met { Ink::Gold } else { Ink::Cream },
        );
        scene.stroke(card, self.at, Pen::new(5.0), owner.ink(Part::Fill));
        scene.text(self.number, self.at, 38.0, Height::Capitals, Ink::Ink);
        if self.counts && !self.met {
            scene.cross_at(self.at + Point::new(24.0, -30.0), 9.0);
        }
    }
}

/// Returns the tab state of a seat.
fn state(shown: &Shown<DungeonChess>, seat: Seat) -> TabState {
    if shown.view.public.staying().contains(seat) {
        shown.tab(seat)
    } else {
        TabState::Retired
    }
}

/// Returns the items before the entry squares: owner, points after the end, chests.
fn own(public: &Public, seat: Seat, state: TabState, points: Option<i32>) -> Vec<Thing> {
    let owner = owner(seat);
    if state == TabState::Retired {
        return vec![Thing::Ghost(owner)];
    }
    let chests = |open: bool, many: u8| (many > 0).then_some(Thing::Chests(open, many));
    let closed = chests(false, public.chests(seat));
    let open = chests(true, public.received(seat));
    (state == TabState::Won)
        .then_some(Thing::Crown)
        .into_iter()
        .chain([Thing::Chip(owner)])
        .chain(points.map(Thing::Points))
        .chain(closed)
        .chain(open)
        .collect()
}

/// Returns the items after the entry squares: prisoners.
fn held(public: &Public, seat: Seat) -> Vec<Thing> {
    let of = |whose: Seat| {
        Kind::ALL.into_iter().filter_map(move |kind| {
            let many = public.held(seat, whose, kind);
            (many > 0).then_some(Thing::Prisoners(owner(whose), kind, many))
        })
    };
    public.seats().iter().flat_map(of).collect()
}

/// Places items side by side; more than five in two narrower rows.
fn lay_out(things: &[Thing], middle: Point, along: Point) -> Vec<Laid> {
    let rows = if things.len() > ROW { 2 } else { 1 };
    let columns = things.len().div_ceil(rows).max(1);
    let gaps = columns as f32 - 1.0;
    let loose = if rows == 1 { LOOSE } else { TIGHT };
    let step = loose.min(ROOM / gaps.max(1.0));
    let across = Point::new(along.y, along.x) * TIGHT;
    let lay = |(i, &thing): (usize, &Thing)| {
        let right = along * (((i % columns) as f32 - gaps / 2.0) * step);
        let down = across * ((i / columns) as f32 - (rows as f32 - 1.0) / 2.0);
        Laid {
            thing,
            // Whole pixels give equal items equal pixels: a smaller file.
            at: (middle + right + down).rounded(),
            scale: step / LOOSE,
        }
    };
    things.iter().enumerate().map(lay).collect()
}

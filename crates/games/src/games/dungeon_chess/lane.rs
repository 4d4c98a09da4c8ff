//! The lane of a seat: entry squares, prisoners on one side of them, its tab on the
//! other.

use super::DungeonChess;
use super::dungeon::{Door, Kind, Side};
use super::layout::{Layout, along, apart, outwards};
use super::piece::{chest, owner, piece};
use super::public::Public;
use super::sign::{CARD, sign};
use super::target::Target;
use crate::game::scene::{
    BADGE, Height, Ink, Owner, Part, Path, Pen, Point, Scene, Silhouette, TabState, WIDTH,
};
use crate::game::{Seat, Shown};

/// Gap between the entry squares and a tab or a cage, in points.
const GAP: f32 = 8.0;
/// Minimum left edge of the southern prisoners, in points.
const FIRST: f32 = BADGE.x + 5.0;
/// Width of the corner with the padlock of a private picture, in points.
const LOCK: f32 = 60.0;
/// Gap between two items of a tab, in points.
const SPACE: f32 = 10.0;
/// Type sizes of points and of an entry square's letter.
const POINTS: f32 = 40.0;
const LETTER: f32 = 24.0;
/// Radii of a chip and of a chest, in points.
const CHIP: f32 = 23.0;
const CHEST: f32 = 20.0;
/// Maximum radius of a prisoner, and the distance between two, in radii.
const PRISONER: f32 = 25.0;
const PITCH: f32 = 2.2;
/// Distance of the bars from the middle of a prisoner, in radii: beside its mark.
const BARS: f32 = 0.55;

/// An item of a tab.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Thing {
    Crown,
    Chip,
    /// The chip of a seat that left.
    Ghost,
    /// The points that everybody sees, or the result.
    Points(i32),
    /// Chests: whether they are open (received), and their number.
    Chests(bool, u8),
    /// A target known to the viewer: whether it is met, and whether it is scored now.
    Target(Target, bool, bool),
}

impl Thing {
    /// Returns width and height, in points.
    fn size(self) -> Point {
        match self {
            Thing::Crown => Point::new(40.0, 32.0),
            Thing::Chip | Thing::Ghost => Point::new(2.0 * CHIP, 2.0 * CHIP),
            Thing::Points(points) => {
                Point::new(0.6 * POINTS * points.to_string().len() as f32, 0.7 * POINTS)
            }
            // Room for the number of chests.
            Thing::Chests(..) => Point::new(2.3 * CHEST, 2.4 * CHEST),
            Thing::Target(..) => CARD,
        }
    }
}

/// A kind of prisoner: owner, kind and number.
type Prisoners = (Owner, Kind, u8);

/// A seat's lane.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lane {
    layout: Layout,
    side: Side,
    owner: Owner,
    /// A rival, whose colour the prisoners on a target have.
    rival: Owner,
    state: TabState,
    things: Vec<Thing>,
    held: Vec<Prisoners>,
    /// The entry squares without a character.
    free: Vec<Door>,
}

impl Lane {
    pub(super) fn of(shown: &Shown<DungeonChess>, seat: Seat, layout: Layout) -> Lane {
        let public = &shown.view.public;
        let rival = public.seats().without(seat).first().unwrap_or(seat);
        Lane {
            layout,
            side: public.side(seat),
            owner: owner(seat),
            rival: owner(rival),
            state: state(shown, seat),
            things: things(shown, seat),
            held: held(public, seat),
            free: Door::ALL
                .into_iter()
                .filter(|&door| public.entry(seat, door).is_none())
                .collect(),
        }
    }

    pub(super) fn lay(&self, scene: &mut Scene) {
        self.tab(scene);
        if !self.held.is_empty() {
            self.cage(scene);
        }
        // The entry squares of a seat that left are closed.
        if self.state != TabState::Retired {
            self.entries(scene);
        }
    }

    /// Returns the middle of the chest received last.
    pub(super) fn newest_chest(&self) -> Option<Point> {
        let open = |(thing, ..): &(Thing, Point, f32)| matches!(thing, Thing::Chests(true, _));
        self.laid().into_iter().find(open).map(|(_, at, _)| at)
    }

    /// Draws the entry squares as cells in the owner's tint, open towards the board.
    fn entries(&self, scene: &mut Scene) {
        let Lane { layout, side, .. } = *self;
        let (out, along) = (outwards(side), along(side));
        let edge = self.owner.ink(Part::Edge);
        let size = along * layout.unit + Point::new(along.y, along.x) * layout.lane;
        for door in Door::ALL {
            let at = layout.entry(side, door);
            scene.fill(Path::rect(size.x, size.y), at, self.owner.ink(Part::Tint));
            // A coordinate, like those of the cells.
            let corner =
                apart(side, door) * (layout.unit / 2.0 - 13.0) + out * (layout.lane / 2.0 - 15.0);
            scene.text(door, at + corner, LETTER, Height::Letters, edge);
        }
        for &door in &self.free {
            scene.emblem(
                self.owner,
                layout.inside(side, door).at,
                layout.lane * 0.12,
                Part::Edge,
            );
        }
        let middle = layout.middle(side);
        let (far, near) = (out * (layout.lane / 2.0 - 2.5), out * (-layout.lane / 2.0));
        scene.line(&[middle + near, middle + far], Pen::new(4.0).cut(), edge);
        let wide = along * (layout.unit - 2.5);
        let frame = [
            wide + near,
            wide + far,
            wide * -1.0 + far,
            wide * -1.0 + near,
        ];
        scene.line(
            &frame.map(|corner| middle + corner),
            Pen::new(5.0).cut(),
            self.owner.ink(Part::Fill),
        );
    }

    /// Returns the ends of the tab along the lane.
    fn room(&self) -> (f32, f32) {
        let Layout { unit, corner, .. } = self.layout;
        match self.side {
            Side::South | Side::North => {
                let end = (corner.x + 8.0 * unit).min(WIDTH - LOCK);
                (corner.x + 5.0 * unit + GAP, end)
            }
            Side::West | Side::East => (corner.y + 5.0 * unit + GAP, corner.y + 8.0 * unit),
        }
    }

    /// Returns the point at this distance from the edge of the picture, on the middle line of tab
    /// and cage, which touch the outer edge of the lane and not the board.
    fn on_lane(&self, far: f32) -> Point {
        let along = along(self.side);
        let middle = self.layout.middle(self.side) + outwards(self.side) * (GAP / 2.0);
        middle + along * (far - middle.x * along.x - middle.y * along.y)
    }

    /// Returns the items of the tab with their places and their scale.
    fn laid(&self) -> Vec<(Thing, Point, f32)> {
        let (start, end) = self.room();
        let along = along(self.side);
        let long = |thing: &Thing| thing.size().x * along.x + thing.size().y * along.y;
        let gaps = SPACE * (self.things.len() as f32 - 1.0);
        let total = self.things.iter().map(long).sum::<f32>() + gaps;
        let scale = ((end - start - 2.0 * SPACE) / total).min(1.0);
        let mut pen = f32::midpoint(start, end) - total * scale / 2.0;
        let mut lay = |thing: &Thing| {
            let half = long(thing) * scale / 2.0;
            // Whole pixels give equal items equal pixels: a smaller file.
            let at = self.on_lane(pen + half).rounded();
            pen += 2.0 * half + SPACE * scale;
            (*thing, at, scale)
        };
        self.things.iter().map(&mut lay).collect()
    }

    fn tab(&self, scene: &mut Scene) {
        let (ground, ink) = match self.state {
            TabState::Open => (Ink::Paper, Ink::Ink),
            TabState::Won => (Ink::Gold, Ink::Ink),
            TabState::Folded | TabState::Retired => (Ink::Tab, Ink::Label),
        };
        let (start, end) = self.room();
        let size = self.across(self.layout.lane - GAP) + along(self.side) * (end - start);
        let middle = self.on_lane(f32::midpoint(start, end));
        scene.fill(Path::rounded(size.x, size.y, 14.0), middle, ground);
        for (thing, at, scale) in self.laid() {
            self.draw(scene, thing, at, scale, ink);
        }
    }

    fn across(&self, length: f32) -> Point {
        let along = along(self.side);
        Point::new(along.y, along.x) * length
    }

    fn draw(&self, scene: &mut Scene, thing: Thing, at: Point, scale: f32, ink: Ink) {
        match thing {
            Thing::Crown => scene.silhouette(Silhouette::CROWN, at, 19.0 * scale, ink),
            Thing::Chip => scene.chip(self.owner, at, CHIP * scale),
            Thing::Ghost => scene.left(self.owner, at, CHIP * scale),
            Thing::Points(points) => {
                scene.text(points, at, POINTS * scale, Height::Capitals, ink);
            }
            Thing::Chests(open, many) => {
                chest(scene, at, CHEST * scale, open);
                tally(scene, many, at, scale);
            }
            Thing::Target(target, met, counts) => {
                sign(scene, target, at, scale, (self.owner, self.rival), met);
                if counts && !met {
                    let corner = Point::new(CARD.x, -CARD.y) * (0.42 * scale);
                    scene.cross_at(at + corner, 9.0 * scale);
                }
            }
        }
    }

    /// Draws the prisoners behind bars, in one or two rows along the lane, next to the entry
    /// squares.
    fn cage(&self, scene: &mut Scene) {
        let Layout {
            unit, corner, lane, ..
        } = self.layout;
        let along = along(self.side);
        let (start, end) = match self.side {
            Side::South => (FIRST.max(corner.x), corner.x + 3.0 * unit - GAP),
            Side::North => (corner.x, corner.x + 3.0 * unit - GAP),
            Side::West | Side::East => (corner.y, corner.y + 3.0 * unit - GAP),
        };
        let deep = lane - GAP;
        let fit = |rows: usize| {
            let pitch = (end - start - GAP) / self.held.len().div_ceil(rows) as f32;
            let radius = (pitch / PITCH)
                .min(deep / (2.3 * rows as f32))
                .min(PRISONER);
            (rows, radius)
        };
        let (rows, radius) = [fit(1), fit(2)]
            .into_iter()
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .filter(|(_, radius)| *radius > fit(1).1)
            .unwrap_or(fit(1));
        let columns = self.held.len().div_ceil(rows);
        // Even, so that edges lie on whole pixels.
        let pitch = (radius * PITCH / 2.0).round() * 2.0;
        let long = pitch * columns as f32 + GAP;
        let size = along * long + self.across(deep);
        let middle = self.on_lane(end - long / 2.0).rounded();
        let at = |i: usize| {
            let right = (i / rows) as f32 - (columns as f32 - 1.0) / 2.0;
            let down = (i % rows) as f32 - (rows as f32 - 1.0) / 2.0;
            let across = self.across(deep / rows as f32);
            (middle + along * (right * pitch) + across * down).rounded()
        };
        let ground = Path::rounded(size.x, size.y, 8.0);
        scene.fill(ground.clone(), middle, Ink::Sector);
        for (i, &(owner, kind, _)) in self.held.iter().enumerate() {
            scene.piece_at(piece(kind), owner, at(i), radius);
        }
        let mut bars: Vec<f32> = (0..self.held.len())
            .flat_map(|i| [-1.0, 1.0].map(|side| at(i).x + side * (radius * BARS).round()))
            .collect();
        bars.sort_by(f32::total_cmp);
        bars.dedup();
        let half = size.y / 2.0;
        for x in bars {
            let ends = [-half, half].map(|y| Point::new(x, middle.y + y));
            scene.line(&ends, Pen::new(4.0).cut(), Ink::Ink);
        }
        scene.stroke(ground, middle, Pen::new(6.0), Ink::Ink);
        for (i, &(.., many)) in self.held.iter().enumerate() {
            tally(scene, many, at(i), radius / PRISONER);
        }
    }
}

/// Draws the number of equal items in the corner of the drawn one.
fn tally(scene: &mut Scene, many: u8, at: Point, scale: f32) {
    if many > 1 {
        let corner = at + Point::new(18.0, -17.0) * scale;
        scene.number(many.into(), corner.rounded(), 15.0 * scale.max(0.8));
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

/// Returns a seat's points: the result after the end, before it what everybody sees, so that a
/// secret target adds nothing.
pub(super) fn points(shown: &Shown<DungeonChess>, seat: Seat) -> i32 {
    let outcome = shown.outcome.as_ref();
    let scored = outcome.and_then(|outcome| outcome.score(seat));
    scored.unwrap_or_else(|| shown.view.public.holdings(seat))
}

/// Returns the items of a tab: owner, points, chests, and the target where the viewer knows it.
fn things(shown: &Shown<DungeonChess>, seat: Seat) -> Vec<Thing> {
    let public = &shown.view.public;
    let state = state(shown, seat);
    if state == TabState::Retired {
        return vec![Thing::Ghost];
    }
    let chests = |open: bool, many: u8| (many > 0).then_some(Thing::Chests(open, many));
    let kept = shown.view.cards[seat.index()].kept;
    let target = kept.map(|target| {
        let met = target.is_met(public, seat);
        Thing::Target(target, met, shown.is_over())
    });
    let things = [
        (state == TabState::Won).then_some(Thing::Crown),
        Some(Thing::Chip),
        Some(Thing::Points(points(shown, seat))),
        chests(false, public.chests(seat)),
        chests(true, public.received(seat)),
        target,
    ];
    things.into_iter().flatten().collect()
}

/// Returns the prisoners of a seat.
fn held(public: &Public, seat: Seat) -> Vec<Prisoners> {
    let of = |whose: Seat| {
        Kind::ALL.into_iter().filter_map(move |kind| {
            let many = public.held(seat, whose, kind);
            (many > 0).then_some((owner(whose), kind, many))
        })
    };
    public.seats().iter().flat_map(of).collect()
}

//! The plot of winning chances: steps from left to right, higher is better.

use super::evaluated_turn::EvaluatedTurn;
use super::outlook::{Curve, Outlook, Whose};
use crate::game::scene::{Height, Ink, Owner, Part, Path, Pen, Point, Scene, Silhouette};
use crate::game::{Info, Lang, Palette, Seat};

/// The edges of the paper, in points.
const LEFT: f32 = 160.0;
const RIGHT: f32 = 876.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = 474.0;
/// Room below the paper for step numbers and Discord's ALT badge, in points.
const FOOT: f32 = 66.0;
/// Margin between the paper's edge and the drawing, in points.
const WITHIN: f32 = 40.0;
/// Width of a curve, of one of the two best of several, and of the others, in points.
const CURVE: f32 = 7.0;
const BOLD: f32 = 9.0;
const FADED: f32 = 4.0;
/// Distance between chips along a curve where there are several curves, in points.
const BETWEEN_CHIPS: f32 = 240.0;
/// Radius of a chip on a curve, in points.
const CHIP: f32 = 18.0;
/// Type size of a step number, in points.
const LABEL: f32 = 34.0;
/// Width of a digit and minimum gap between labels, in points.
const DIGIT: f32 = 21.0;
const ROOM: f32 = 26.0;
/// Maximum type size of winning, even and losing, in points, and the place of their beginning.
const WORD: f32 = 29.0;
const BEGINNING: f32 = 54.0;
/// Approximate width of a letter, in type sizes.
const LETTER: f32 = 0.56;
/// Type size of a mistake's move, and height of its tag, in points.
const MOVE: f32 = 28.0;
const TAG: f32 = 44.0;
/// Number of parts of a leader whose ends are tested for a tag.
const LEADER_PARTS: u8 = 24;
/// Maximum number of values in the alt text, shared by all curves.
const MAX_ALT_VALUES: usize = 16;

/// Returns the plot; `mistakes` are the turning points.
#[must_use]
pub fn plot(outlook: &Outlook, mistakes: &[&EvaluatedTurn], info: &Info, lang: &Lang) -> Scene {
    let mut scene = Scene::framed(BOTTOM + FOOT);
    let sheet = Sheet {
        steps: outlook.steps.max(1),
        palette: info.palette,
        best: best(outlook),
        swapped: outlook.swapped,
    };
    sheet.lay(&mut scene, outlook, lang);
    for curve in &outlook.curves {
        sheet.area(&mut scene, curve);
    }
    Sheet::levels(&mut scene);
    // The best curves lie above the others.
    for is_best in [false, true] {
        let curves = outlook.curves.iter().enumerate();
        for (at, curve) in curves.filter(|(_, curve)| sheet.is_best(curve) == is_best) {
            sheet.curve(&mut scene, curve);
            sheet.chips(&mut scene, curve, (at, outlook.curves.len()));
        }
    }
    sheet.mistakes(&mut scene, outlook, mistakes);
    sheet.turns(&mut scene, mistakes);
    scene.alt = alt_text(outlook, mistakes, info, lang);
    scene.text.clone_from(&scene.alt);
    scene
}

/// Returns the two seats that ended best, where more than two play.
fn best(outlook: &Outlook) -> Vec<Seat> {
    let own = outlook.curves.iter().filter_map(|curve| match curve.of {
        Whose::Own(seat) => Some((seat, curve.points.last()?.1)),
        _ => None,
    });
    let mut seats: Vec<(Seat, f32)> = own.collect();
    // Equal seats stay in turn order.
    seats.sort_by(|a, b| b.1.total_cmp(&a.1));
    seats.into_iter().map(|(seat, _)| seat).take(2).collect()
}

/// Returns the side of a seat, whose colour it has at the end.
fn side(seat: Seat, swapped: bool) -> Seat {
    if swapped { seat.rival() } else { seat }
}

/// The mapping of steps and values to points.
struct Sheet {
    steps: usize,
    palette: Palette,
    /// The seats of bold curves.
    best: Vec<Seat>,
    swapped: bool,
}

impl Sheet {
    fn owner(&self, seat: Seat) -> Owner {
        Owner::Seat(self.palette, side(seat, self.swapped))
    }

    fn is_best(&self, curve: &Curve) -> bool {
        match curve.of {
            Whose::Own(seat) => self.best.contains(&seat),
            _ => true,
        }
    }

    fn x(&self, step: usize) -> f32 {
        let wide = RIGHT - LEFT - 2.0 * WITHIN;
        LEFT + WITHIN + wide * step as f32 / self.steps as f32
    }

    fn at(&self, (step, worth): (usize, f32)) -> Point {
        Point::new(self.x(step), level(worth))
    }

    /// Draws the paper, and beside it what its upper edge, middle and lower edge mean. Where two
    /// play against each other, each wins at its own edge.
    fn lay(&self, scene: &mut Scene, outlook: &Outlook, lang: &Lang) {
        let paper = Path::rounded(RIGHT - LEFT, BOTTOM - TOP, 14.0);
        let middle = Point::new(LEFT.midpoint(RIGHT), TOP.midpoint(BOTTOM));
        scene.fill(paper, middle, Ink::Paper);
        let against = outlook.curves.iter().any(|curve| curve.of == Whose::Both);
        let words = if against {
            ["plot-winning", "plot-even", "plot-winning"]
        } else {
            ["plot-winning", "plot-even", "plot-losing"]
        };
        let words = words.map(|key| lang.say(key, &[]));
        let longest = words.iter().map(|word| word.chars().count()).max();
        let room = LEFT - BEGINNING - 8.0;
        let size = WORD.min(room / (LETTER * longest.unwrap_or(1) as f32));
        for (word, worth) in words.iter().zip([1.0, 0.5, 0.0]) {
            let at = Point::new(BEGINNING, level(worth));
            scene.count(word, at, size.floor(), Ink::Label);
        }
        let [up, down] = [1.0, 0.0].map(|worth| Point::new(BEGINNING / 2.0 + 3.0, level(worth)));
        if against {
            scene.chip(self.owner(Seat(1)), up, 18.0);
            scene.chip(self.owner(Seat(2)), down, 18.0);
        } else {
            scene.silhouette(Silhouette::CROWN, up, 16.0, Ink::Label);
            let arm = 9.0;
            for (x, y) in [(arm, arm), (arm, -arm)] {
                let ends = [down - Point::new(x, y), down + Point::new(x, y)];
                scene.line(&ends, Pen::new(6.0), Ink::Label);
            }
        }
    }

    /// Draws the lines of a win, an even game and a loss.
    fn levels(scene: &mut Scene) {
        let dashed = Pen::dashed(3.0, 10.0, 10.0);
        for (worth, pen) in [(0.0, dashed), (0.5, Pen::new(4.0)), (1.0, dashed)] {
            let ends = [LEFT + 14.0, RIGHT - 14.0].map(|x| Point::new(x, level(worth)));
            scene.line(&ends, pen, Ink::Line);
        }
    }

    /// Fills the area between a single curve and its base line.
    fn area(&self, scene: &mut Scene, curve: &Curve) {
        match curve.of {
            Whose::Own(_) => {}
            Whose::Together => self.fill(scene, curve, (0.0, 1.0), Ink::FitsTint),
            Whose::Both => {
                for (seat, side) in [(Seat(1), 1.0), (Seat(2), -1.0)] {
                    let tint = self.owner(seat).ink(Part::Tint);
                    self.fill(scene, curve, (0.5, side), tint);
                }
            }
        }
    }

    /// Fills the area between a curve and a level, on one side of the level.
    fn fill(&self, scene: &mut Scene, curve: &Curve, (from, side): (f32, f32), ink: Ink) {
        let base = level(from);
        let mut corners = Vec::new();
        let beyond = |worth: f32| (worth - from) * side > 0.0;
        let mut last: Option<(usize, f32)> = None;
        for &point in &curve.points {
            if let Some(last) = last.filter(|last| beyond(last.1) != beyond(point.1)) {
                // The crossing with the level.
                let part = (from - last.1) / (point.1 - last.1);
                let (a, b) = (self.x(last.0), self.x(point.0));
                corners.push(Point::new(a + (b - a) * part, base));
            }
            let there = self.at(point);
            corners.push(if beyond(point.1) {
                there
            } else {
                Point::new(there.x, base)
            });
            last = Some(point);
        }
        if let (Some(first), Some(last)) = (corners.first().copied(), corners.last().copied()) {
            corners.push(Point::new(last.x, base));
            corners.push(Point::new(first.x, base));
            scene.fill(Path::polygon(&corners), Point::ORIGIN, ink);
        }
    }

    fn curve(&self, scene: &mut Scene, curve: &Curve) {
        let points: Vec<Point> = curve.points.iter().map(|&point| self.at(point)).collect();
        if points.len() < 2 {
            return;
        }
        let (ink, width) = match curve.of {
            Whose::Own(seat) if self.best.contains(&seat) => {
                (self.owner(seat).ink(Part::Fill), BOLD)
            }
            Whose::Own(seat) => (faded(seat), FADED),
            _ => (Ink::Ink, CURVE),
        };
        // The casing separates curves where they cross.
        scene.line(&points, Pen::new(width + 6.0), Ink::Paper);
        scene.line(&points, Pen::new(width), ink);
    }

    /// Draws chips along a curve to identify its seat, where there are several curves; a small one
    /// at the end of a faded curve.
    fn chips(&self, scene: &mut Scene, curve: &Curve, (at, of): (usize, usize)) {
        let Whose::Own(seat) = curve.of else { return };
        let points: Vec<Point> = curve.points.iter().map(|&point| self.at(point)).collect();
        let (Some(first), Some(last)) = (points.first(), points.last()) else {
            return;
        };
        if !self.is_best(curve) {
            scene.chip(self.owner(seat), *last, 0.7 * CHIP);
            return;
        }
        let begins = BETWEEN_CHIPS * (at as f32 + 0.5) / of as f32;
        let places = (0..8).map(|nth| LEFT + WITHIN + begins + BETWEEN_CHIPS * nth as f32);
        for x in places.filter(|x| (first.x..last.x - 2.0 * CHIP).contains(x)) {
            let piece = points.windows(2).find(|ends| ends[1].x >= x);
            let Some([a, b]) = piece.and_then(|ends| <[Point; 2]>::try_from(ends).ok()) else {
                continue;
            };
            let y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x).max(1.0);
            scene.chip(self.owner(seat), Point::new(x, y), CHIP);
        }
        scene.chip(self.owner(seat), *last, CHIP);
    }

    /// Marks each mistake on its curve, with a tag that says whose it is and what was played. A tag
    /// lies where it covers no other tag or mark, and as little of the curves as possible.
    fn mistakes(&self, scene: &mut Scene, outlook: &Outlook, mistakes: &[&EvaluatedTurn]) {
        let marks: Vec<Option<Point>> = mistakes
            .iter()
            .map(|judged| self.on_curve(outlook, judged))
            .collect();
        let mut tags: Vec<(Area, Point, &EvaluatedTurn)> = Vec::new();
        for at in marks.iter().flatten() {
            let ends = [*at, Point::new(at.x, BOTTOM)];
            scene.line(&ends, Pen::dashed(4.0, 9.0, 7.0), Ink::PaperLabel);
        }
        for (judged, at) in mistakes.iter().zip(&marks) {
            let Some(at) = *at else { continue };
            let letters = judged.turn.chars().count() as f32;
            let size = Point::new(letters * MOVE * LETTER + 66.0, TAG);
            let covered = |area: &Area| {
                let others = tags.iter().filter(|(tag, ..)| tag.meets(area)).count();
                let crosses = |(tag, from, _): &&(Area, Point, &EvaluatedTurn)| {
                    tag.is_crossed(at, area.middle) || area.is_crossed(*from, tag.middle)
                };
                let leaders = tags.iter().filter(crosses).count();
                let own = marks.iter().flatten().filter(|mark| area.holds(**mark));
                let curves = outlook.curves.iter().flat_map(|curve| &curve.points);
                let curves = curves.filter(|point| area.holds(self.at(**point))).count();
                10_000 * others + 1_000 * leaders + 100 * own.count() + curves
            };
            let Some(area) = Area::around(at, size)
                .into_iter()
                .min_by_key(|area| covered(area))
            else {
                continue;
            };
            tags.push((area, at, judged));
        }
        // All leaders lie below all tags.
        for (area, at, _) in &tags {
            scene.line(&[*at, area.middle], Pen::new(4.0), Ink::Danger);
        }
        for (area, _, judged) in &tags {
            self.tag(scene, area, judged);
        }
        for at in marks.into_iter().flatten() {
            scene.silhouette(Silhouette::DISC, at, 14.0, Ink::Cream);
            scene.silhouette(Silhouette::DISC, at, 10.0, Ink::Danger);
        }
    }

    /// Draws the tag of a mistake.
    fn tag(&self, scene: &mut Scene, Area { middle, size }: &Area, judged: &EvaluatedTurn) {
        let tag = Path::rounded(size.x, size.y, 12.0);
        scene.fill(tag.clone(), *middle, Ink::Cream);
        scene.stroke(tag, *middle, Pen::new(4.0), Ink::Danger);
        let start = *middle - Point::new(size.x / 2.0, 0.0);
        let chip = start + Point::new(25.0, 0.0);
        scene.chip(self.owner(judged.seat), chip, 0.8 * CHIP);
        let text = start + Point::new(48.0, 0.0);
        scene.count(&judged.turn, text, MOVE, Ink::Ink);
    }

    /// Returns the place of a turn on the curve of its seat.
    fn on_curve(&self, outlook: &Outlook, judged: &EvaluatedTurn) -> Option<Point> {
        let own = |curve: &&Curve| match curve.of {
            Whose::Own(of) => of == judged.seat,
            _ => true,
        };
        let curve = outlook.curves.iter().find(own)?;
        Some(self.at((judged.step, worth_at(curve, judged.step)?)))
    }

    /// Draws step numbers below: the mistakes first, then the last step and round numbers, where
    /// there is room.
    fn turns(&self, scene: &mut Scene, mistakes: &[&EvaluatedTurn]) {
        let every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let fits = |every: &&usize| self.x(**every) - self.x(0) >= 90.0;
        let every = *every.iter().find(fits).unwrap_or(&2000);
        // Step 0 needs no number, and on a phone Discord's ALT badge would cover it.
        let round = (every..=self.steps).step_by(every);
        let turning = mistakes.iter().map(|judged| judged.step);
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for step in turning.chain([self.steps]).chain(round) {
            let half = DIGIT * step.to_string().len() as f32 / 2.0;
            let x = self.x(step);
            let is_free = |(at, other): &(f32, f32)| (x - at).abs() >= half + other + ROOM;
            if taken.iter().all(is_free) {
                taken.push((x, half));
                let at = Point::new(x, BOTTOM + 28.0);
                scene.text(step, at, LABEL, Height::Capitals, Ink::Label);
            }
        }
    }
}

/// An area of the paper.
#[derive(Clone, Copy)]
struct Area {
    middle: Point,
    size: Point,
}

impl Area {
    /// Returns the areas of this size around a point on the paper, the preferred first.
    fn around(at: Point, size: Point) -> Vec<Area> {
        let within = |middle: f32, size: f32, (low, high): (f32, f32)| {
            let half = size / 2.0 + 6.0;
            middle.min(high - half).max(low + half)
        };
        let far = [58.0, -58.0, 112.0, -112.0, 166.0, -166.0, 220.0, -220.0];
        let aside = [0.0, 0.4, -0.4];
        let area = |(down, right): (f32, f32)| {
            let middle = Point::new(
                within(at.x + right * size.x, size.x, (LEFT, RIGHT)),
                within(at.y + down, size.y, (TOP, BOTTOM)),
            );
            let middle = middle.rounded();
            Area { middle, size }
        };
        far.into_iter()
            .flat_map(|down| aside.map(|right| (down, right)))
            .map(area)
            .collect()
    }

    fn meets(&self, other: &Area) -> bool {
        let off = self.middle - other.middle;
        let near = (self.size + other.size) * 0.5;
        off.x.abs() < near.x + 4.0 && off.y.abs() < near.y + 4.0
    }

    /// Returns whether a line between two points meets the area.
    fn is_crossed(&self, from: Point, to: Point) -> bool {
        let way = to - from;
        let parts = (0..=LEADER_PARTS).map(|part| f32::from(part) / f32::from(LEADER_PARTS));
        parts
            .map(|part| from + way * part)
            .any(|point| self.holds(point))
    }

    fn holds(&self, point: Point) -> bool {
        let off = self.middle - point;
        off.x.abs() < self.size.x / 2.0 + 10.0 && off.y.abs() < self.size.y / 2.0 + 10.0
    }
}

/// Returns the ink of a curve that is not one of the two best: about a third of the seat's colour
/// on paper.
fn faded(seat: Seat) -> Ink {
    Ink::Own(match seat.0 {
        1 => "a6b9c8",
        2 => "efcf8a",
        3 => "e5ab98",
        4 => "adceb8",
        5 => "aea69b",
        _ => "dbb6dc",
    })
}

fn level(worth: f32) -> f32 {
    let high = BOTTOM - TOP - 2.0 * WITHIN;
    BOTTOM - WITHIN - high * worth
}

/// Returns the value of a curve at a step, interpolated between points; `None` after its last
/// point.
fn worth_at(curve: &Curve, step: usize) -> Option<f32> {
    let after = curve.points.iter().position(|point| point.0 >= step)?;
    let (to, worth) = curve.points[after];
    if to == step || after == 0 {
        return Some(worth);
    }
    let (from, before) = curve.points[after - 1];
    let part = (step - from) as f32 / (to - from) as f32;
    Some(before + (worth - before) * part)
}

/// Returns the plot in words.
fn alt_text(outlook: &Outlook, mistakes: &[&EvaluatedTurn], info: &Info, lang: &Lang) -> String {
    let colour = |seat| lang.colour(info.palette, side(seat, outlook.swapped));
    let each = (MAX_ALT_VALUES / outlook.curves.len().max(1)).max(3);
    let mut lines = vec![lang.say("plot-alt", &[("count", outlook.steps.into())])];
    for curve in &outlook.curves {
        let worths: Vec<String> = spread(curve.points.len(), each)
            .into_iter()
            .map(|at| {
                let (step, worth) = curve.points[at];
                let place = if step == 0 {
                    "start"
                } else if step == outlook.steps {
                    "end"
                } else {
                    "turn"
                };
                let percent = (worth * 100.0).round() as i64;
                let values = [
                    ("place", place.into()),
                    ("turn", step.into()),
                    ("percent", percent.into()),
                ];
                lang.say("plot-worth", &values)
            })
            .collect();
        let worths = ("worths", worths.join(", ").into());
        lines.push(match curve.of {
            Whose::Both => {
                let seats = [
                    ("first", colour(Seat(1)).into()),
                    ("second", colour(Seat(2)).into()),
                    worths,
                ];
                lang.say("plot-both", &seats)
            }
            Whose::Together => lang.say("plot-together", &[worths]),
            Whose::Own(seat) => {
                let seat = ("seat", colour(seat).into());
                lang.say("plot-own", &[seat, worths])
            }
        });
    }
    if !mistakes.is_empty() {
        let points: Vec<String> = mistakes
            .iter()
            .map(|judged| {
                let values = [
                    ("turn", judged.step.into()),
                    ("seat", colour(judged.seat).into()),
                    ("played", judged.turn.clone().into()),
                ];
                lang.say("plot-mistake", &values)
            })
            .collect();
        let points = [("points", lang.list(points).into())];
        lines.push(lang.say("plot-turning-points", &points));
    }
    lines.join(" ")
}

/// Returns at most `most` of `count` indices, evenly spread from the first to the last.
fn spread(count: usize, most: usize) -> Vec<usize> {
    if count <= most {
        return (0..count).collect();
    }
    let last = most - 1;
    let at = |nth| (nth * (count - 1) + last / 2) / last;
    (0..most).map(at).collect()
}

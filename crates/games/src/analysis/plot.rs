//! The plot of winning chances: steps from left to right, higher is better.

use super::outlook::{Curve, Outlook, Whose};
use crate::game::scene::{Height, Ink, Owner, Part, Path, Pen, Point, Scene, Silhouette};
use crate::game::{Info, Lang, Palette, Seat};

/// The edges of the paper, in points.
const LEFT: f32 = 84.0;
const RIGHT: f32 = 854.0;
const TOP: f32 = 34.0;
const BOTTOM: f32 = 454.0;
/// Room below the paper for step numbers and Discord's ALT badge, in points.
const FOOT: f32 = 84.0;
/// Margin between the paper's edge and the drawing, in points.
const WITHIN: f32 = 34.0;
/// Width of a curve, in points.
const CURVE: f32 = 7.0;
/// Distance between chips along a curve where there are several curves, in points.
const BETWEEN_CHIPS: f32 = 240.0;
/// Radius of a chip on a curve, in points.
const CHIP: f32 = 18.0;
/// Type size of a label, in points.
const LABEL: f32 = 34.0;
/// Width of a digit and minimum gap between labels, in points.
const DIGIT: f32 = 21.0;
const ROOM: f32 = 26.0;
/// Maximum number of values in the alt text, shared by all curves.
const MAX_ALT_VALUES: usize = 16;

/// Returns the plot; `turning` holds the turning points with their seats.
#[must_use]
pub fn plot(outlook: &Outlook, turning: &[(usize, Seat)], info: &Info, lang: &Lang) -> Scene {
    let mut scene = Scene::framed(BOTTOM + FOOT);
    let sheet = Sheet {
        steps: outlook.steps.max(1),
        palette: info.palette,
    };
    sheet.lay(&mut scene, outlook);
    for curve in &outlook.curves {
        sheet.area(&mut scene, curve);
    }
    Sheet::levels(&mut scene);
    for curve in &outlook.curves {
        sheet.curve(&mut scene, curve);
    }
    for (at, curve) in outlook.curves.iter().enumerate() {
        sheet.chips(&mut scene, curve, (at, outlook.curves.len()), turning);
    }
    sheet.turning(&mut scene, outlook, turning);
    sheet.turns(&mut scene, turning);
    scene.alt = alt_text(outlook, turning, info, lang);
    scene.text.clone_from(&scene.alt);
    scene
}

/// The mapping of steps and values to points.
struct Sheet {
    steps: usize,
    palette: Palette,
}

impl Sheet {
    fn owner(&self, seat: Seat) -> Owner {
        Owner::Seat(self.palette, seat)
    }

    fn x(&self, step: usize) -> f32 {
        let wide = RIGHT - LEFT - 2.0 * WITHIN;
        LEFT + WITHIN + wide * step as f32 / self.steps as f32
    }

    fn at(&self, (step, worth): (usize, f32)) -> Point {
        Point::new(self.x(step), level(worth))
    }

    /// Draws the paper and the marks for winning (top) and losing (bottom).
    fn lay(&self, scene: &mut Scene, outlook: &Outlook) {
        let paper = Path::rounded(RIGHT - LEFT, BOTTOM - TOP, 14.0);
        let middle = Point::new(LEFT.midpoint(RIGHT), TOP.midpoint(BOTTOM));
        scene.fill(paper, middle, Ink::Paper);
        let [up, down] = [1.0, 0.0].map(|worth| Point::new(LEFT / 2.0 + 1.0, level(worth)));
        if outlook.curves.iter().any(|curve| curve.of == Whose::Both) {
            scene.chip(self.owner(Seat(1)), up, 24.0);
            scene.chip(self.owner(Seat(2)), down, 24.0);
        } else {
            scene.silhouette(Silhouette::CROWN, up, 22.0, Ink::Label);
            let arm = 13.0;
            for (x, y) in [(arm, arm), (arm, -arm)] {
                let ends = [down - Point::new(x, y), down + Point::new(x, y)];
                scene.line(&ends, Pen::new(8.0), Ink::Label);
            }
        }
    }

    /// Draws the lines of a win, an even game and a loss.
    fn levels(scene: &mut Scene) {
        let dashed = Pen::dashed(3.0, 10.0, 10.0);
        for (worth, pen) in [(0.0, dashed), (0.5, Pen::new(4.0)), (1.0, dashed)] {
            let ends = [LEFT + WITHIN, RIGHT - WITHIN].map(|x| Point::new(x, level(worth)));
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
        let ink = match curve.of {
            Whose::Own(seat) => self.owner(seat).ink(Part::Fill),
            _ => Ink::Ink,
        };
        // The casing separates curves where they cross.
        scene.line(&points, Pen::new(CURVE + 6.0), Ink::Paper);
        scene.line(&points, Pen::new(CURVE), ink);
    }

    /// Draws chips along a curve to identify its seat, where there are several curves.
    fn chips(
        &self,
        scene: &mut Scene,
        curve: &Curve,
        (at, of): (usize, usize),
        turning: &[(usize, Seat)],
    ) {
        let Whose::Own(seat) = curve.of else { return };
        let own = turning.iter().filter(|(_, whose)| *whose == seat);
        let taken: Vec<f32> = own.map(|(step, _)| self.x(*step)).collect();
        let is_free = |x: &f32| taken.iter().all(|at| (at - x).abs() > 3.0 * CHIP);
        let points: Vec<Point> = curve.points.iter().map(|&point| self.at(point)).collect();
        let (Some(first), Some(last)) = (points.first(), points.last()) else {
            return;
        };
        let begins = BETWEEN_CHIPS * (at as f32 + 0.5) / of as f32;
        let places = (0..8).map(|nth| LEFT + WITHIN + begins + BETWEEN_CHIPS * nth as f32);
        let mut drawn = !taken.is_empty();
        for x in places.filter(|x| (first.x..=last.x).contains(x) && is_free(x)) {
            let piece = points.windows(2).find(|ends| ends[1].x >= x);
            let Some([a, b]) = piece.and_then(|ends| <[Point; 2]>::try_from(ends).ok()) else {
                continue;
            };
            let y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x).max(1.0);
            scene.chip(self.owner(seat), Point::new(x, y), CHIP);
            drawn = true;
        }
        if !drawn {
            scene.chip(self.owner(seat), *first, CHIP);
        }
    }

    /// Draws the turning points as ringed chips of their seats; where two would overlap, the later one moves along its vertical
    /// line.
    fn turning(&self, scene: &mut Scene, outlook: &Outlook, turning: &[(usize, Seat)]) {
        let mut taken: Vec<Point> = Vec::new();
        for &(step, seat) in turning {
            let own = |curve: &&Curve| match curve.of {
                Whose::Own(of) => of == seat,
                _ => true,
            };
            let curve = outlook.curves.iter().find(own);
            let Some(worth) = curve.and_then(|curve| worth_at(curve, step)) else {
                continue;
            };
            let on_curve = self.at((step, worth));
            let room = 2.0 * CHIP + 14.0;
            let below = (0..).map(|nth| on_curve.y + room * nth as f32);
            let below = below.take_while(|y| *y < BOTTOM - CHIP);
            let above = (1..5).map(|nth| on_curve.y - room * nth as f32);
            let is_free = |y: &f32| {
                let at = Point::new(on_curve.x, *y);
                taken.iter().all(|other| (at - *other).length() >= room)
            };
            let y = below.chain(above).find(is_free).unwrap_or(on_curve.y);
            let at = Point::new(on_curve.x, y);
            taken.push(at);
            let ends = [
                Point::new(at.x, on_curve.y.min(y)),
                Point::new(at.x, BOTTOM),
            ];
            scene.line(&ends, Pen::dashed(4.0, 9.0, 7.0), Ink::PaperLabel);
            scene.fill(Path::circle(9.0), on_curve, Ink::GoldEdge);
            scene.ring(at, CHIP + 7.0, Pen::new(8.0), Ink::GoldEdge);
            scene.ring(at, CHIP + 7.0, Pen::new(4.0), Ink::Gold);
            scene.chip(self.owner(seat), at, CHIP);
        }
    }

    /// Draws step numbers below: the turning points first, then the last step and round numbers, where there is room.
    fn turns(&self, scene: &mut Scene, turning: &[(usize, Seat)]) {
        let every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let fits = |every: &&usize| self.x(**every) - self.x(0) >= 90.0;
        let every = *every.iter().find(fits).unwrap_or(&2000);
        // Step 0 needs no number, and on a phone Discord's ALT badge would cover it.
        let round = (every..=self.steps).step_by(every);
        let turning = turning.iter().map(|point| point.0);
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for step in turning.chain([self.steps]).chain(round) {
            let half = DIGIT * step.to_string().len() as f32 / 2.0;
            let x = self.x(step);
            let is_free = |(at, other): &(f32, f32)| (x - at).abs() >= half + other + ROOM;
            if taken.iter().all(is_free) {
                taken.push((x, half));
                let at = Point::new(x, BOTTOM + 24.0);
                scene.text(step, at, LABEL, Height::Capitals, Ink::Label);
            }
        }
    }
}

fn level(worth: f32) -> f32 {
    let high = BOTTOM - TOP - 2.0 * WITHIN;
    BOTTOM - WITHIN - high * worth
}

/// Returns the value of a curve at a step, interpolated between points; `None` after its last point.
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
fn alt_text(outlook: &Outlook, turning: &[(usize, Seat)], info: &Info, lang: &Lang) -> String {
    let colour = |seat| lang.colour(info.palette, seat);
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
    if !turning.is_empty() {
        let points: Vec<String> = turning
            .iter()
            .map(|(step, seat)| {
                let values = [("turn", (*step).into()), ("seat", colour(*seat).into())];
                lang.say("plot-turning-point", &values)
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

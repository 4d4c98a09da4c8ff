//! The graph of a rating: rated games from left to right, each with its result; the band is what
//! the number may be off.

use tavolino_games::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette};
use tavolino_games::game::{Info, Lang};

use crate::discord::view::points;
use crate::host::Rated;

/// The edges of the paper, in points.
const LEFT: f32 = 130.0;
const RIGHT: f32 = 876.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = 474.0;
/// Room below the paper for the numbers of games and Discord's ALT badge, in points.
const FOOT: f32 = 66.0;
/// Margin between the paper's edge and the drawing, in points.
const WITHIN: f32 = 36.0;
/// Type size of a number, in points.
const LABEL: f32 = 34.0;
/// Width of the line, and radius of a game's mark, in points.
const LINE: f32 = 6.0;
const MARK: f32 = 13.0;
/// Most games with a mark of their own; of more, there is the line alone.
const MARKED: usize = 40;
/// Most numbers at the left edge.
const LEVELS: i64 = 6;
/// Rating points between two numbers, the smallest that leaves at most [`LEVELS`].
const STEPS: [i64; 5] = [50, 100, 200, 500, 1000];
/// Rated games between two numbers below.
const GAMES: [usize; 8] = [1, 2, 5, 10, 20, 50, 100, 500];

/// The graph of a rating by its changes, one at least.
pub fn graph(changes: &[Rated], info: &Info, lang: &Lang) -> Scene {
    let sheet = Sheet::of(changes);
    let mut scene = Scene::framed(BOTTOM + FOOT);
    sheet.lay(&mut scene);
    sheet.band(&mut scene);
    sheet.line(&mut scene);
    scene.alt = alt(changes, info, lang);
    scene.text.clone_from(&scene.alt);
    scene
}

/// The mapping of games and rating points to the paper.
struct Sheet<'a> {
    changes: &'a [Rated],
    lowest: i64,
    highest: i64,
    step: i64,
}

impl<'a> Sheet<'a> {
    fn of(changes: &'a [Rated]) -> Sheet<'a> {
        let edges = |change: &Rated| {
            let (mean, deviation) = (points(change.mean), points(change.deviation));
            [mean - deviation, mean + deviation]
        };
        let all = || changes.iter().flat_map(edges).chain([1500]);
        let (low, high) = (all().min().unwrap_or(1500), all().max().unwrap_or(1500));
        let fits = |step: &&i64| (high - low) / **step < LEVELS;
        let step = *STEPS.iter().find(fits).unwrap_or(&2000);
        Sheet {
            changes,
            lowest: low.div_euclid(step) * step,
            highest: (high.div_euclid(step) + 1) * step,
            step,
        }
    }

    /// The place of game `nth`, from 0 on: before the first one.
    fn x(&self, nth: usize) -> f32 {
        let wide = RIGHT - LEFT - 2.0 * WITHIN;
        LEFT + WITHIN + wide * nth as f32 / self.changes.len() as f32
    }

    fn y(&self, thousandths: i64) -> f32 {
        let share = (thousandths as f32 / 1000.0 - self.lowest as f32)
            / (self.highest - self.lowest) as f32;
        BOTTOM - WITHIN / 2.0 - share * (BOTTOM - TOP - WITHIN)
    }

    /// Draws the paper and the numbers at its edges.
    fn lay(&self, scene: &mut Scene) {
        let paper = Path::rounded(RIGHT - LEFT, BOTTOM - TOP, 14.0);
        let middle = Point::new(LEFT.midpoint(RIGHT), TOP.midpoint(BOTTOM));
        scene.fill(paper, middle, Ink::Paper);
        let mut level = self.lowest;
        while level <= self.highest {
            let y = self.y(level * 1000);
            let ends = [LEFT + 14.0, RIGHT - 14.0].map(|x| Point::new(x, y));
            scene.line(&ends, Pen::dashed(3.0, 10.0, 10.0), Ink::Line);
            // Discord's ALT badge would cover the lowest one.
            if level > self.lowest {
                let at = Point::new(LEFT / 2.0 + 4.0, y);
                scene.text(level, at, LABEL, Height::Capitals, Ink::Label);
            }
            level += self.step;
        }
        let fits = |every: &&usize| self.x(**every) - self.x(0) >= 80.0;
        let every = *GAMES.iter().find(fits).unwrap_or(&1000);
        for nth in (every..=self.changes.len()).step_by(every) {
            let at = Point::new(self.x(nth), BOTTOM + 28.0);
            scene.text(nth, at, LABEL, Height::Capitals, Ink::Label);
        }
    }

    /// The mean and the deviation before the first game, and after each.
    fn beliefs(&self) -> impl DoubleEndedIterator<Item = (usize, i64, i64)> {
        let first = self.changes.first();
        let first = first.map(|change| (0, change.mean_before, change.deviation_before));
        let others = self.changes.iter().enumerate();
        let others = others.map(|(at, change)| (at + 1, change.mean, change.deviation));
        // The deviation before the first game says nothing, and would make all others small.
        let first = first.map(|(at, mean, _)| {
            let deviation = self.changes.first().map_or(0, |change| change.deviation);
            (at, mean, deviation)
        });
        let all: Vec<_> = first.into_iter().chain(others).collect();
        all.into_iter()
    }

    fn band(&self, scene: &mut Scene) {
        let upper = self.beliefs();
        let upper = upper.map(|(at, mean, off)| Point::new(self.x(at), self.y(mean + off)));
        let lower = self.beliefs().rev();
        let lower = lower.map(|(at, mean, off)| Point::new(self.x(at), self.y(mean - off)));
        let corners: Vec<Point> = upper.chain(lower).collect();
        scene.fill(Path::polygon(&corners), Point::ORIGIN, Ink::FitsTint);
    }

    /// Draws the line with a mark for each game: full for a win, half for a shared place, a ring
    /// for a loss.
    fn line(&self, scene: &mut Scene) {
        let at = |(at, mean, _): (usize, i64, i64)| Point::new(self.x(at), self.y(mean));
        let line: Vec<Point> = self.beliefs().map(at).collect();
        scene.line(&line, Pen::new(LINE), Ink::Ink);
        if self.changes.len() > MARKED {
            return;
        }
        for (at, change) in line.into_iter().skip(1).zip(self.changes) {
            scene.silhouette(Silhouette::DISC, at, MARK, Ink::Ink);
            match change.mean.cmp(&change.mean_before) {
                std::cmp::Ordering::Greater => {}
                std::cmp::Ordering::Equal => {
                    scene.silhouette(Silhouette::DISC, at, MARK / 2.0, Ink::Cream);
                }
                std::cmp::Ordering::Less => {
                    scene.silhouette(Silhouette::DISC, at, MARK - 5.0, Ink::Cream);
                }
            }
        }
    }
}

fn alt(changes: &[Rated], info: &Info, lang: &Lang) -> String {
    let highest = changes.iter().max_by_key(|change| change.mean);
    let lowest = changes.iter().min_by_key(|change| change.mean);
    let first = changes.first().map_or(0, |change| change.mean_before);
    let mean = |change: Option<&Rated>| points(change.map_or(first, |change| change.mean));
    let number = |change: Option<&Rated>| change.map_or(0, |change| change.number);
    let values = [
        ("game", info.name.into()),
        ("games", changes.len().into()),
        ("first", points(first).into()),
        ("last", mean(changes.last()).into()),
        ("highest", mean(highest).into()),
        ("highestAt", number(highest).into()),
        ("lowest", mean(lowest).into()),
        ("lowestAt", number(lowest).into()),
    ];
    lang.say("graph-alt", &values)
}

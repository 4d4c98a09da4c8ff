//! The picture of a season: a table for each group, the strongest first. It has no names, which
//! stand in the message in the same order.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::{Ink, Path, Pen, Point, Scene};

use super::months;
use crate::host::{Cell, LeagueGroup};

/// The edges of a table, in points.
const LEFT: f32 = 96.0;
const RIGHT: f32 = 876.0;
const TOP: f32 = 24.0;
/// Room below the last table for Discord's ALT badge, in points.
const FOOT: f32 = 66.0;
/// Room between two tables, in points.
const BETWEEN: f32 = 34.0;
/// Height of a row, in points.
const ROW: f32 = 58.0;
/// Height of the row with the numbers of the rivals, in points.
const HEAD: f32 = 44.0;
/// Width of the columns with the number and with the points, in points.
const NUMBER: f32 = 74.0;
const POINTS: f32 = 130.0;
/// Type sizes of a number and of the points, in points.
const LABEL: f32 = 32.0;
const SUM: f32 = 36.0;
/// Groups in the alt text, which has at most 1,024 characters.
const MOST_IN_WORDS: usize = 12;

/// Radius of the sign of a meeting that runs, and of one to come, in points.
const RUNNING: f32 = 9.0;
const OPEN: f32 = 4.0;

/// The picture of these groups.
pub fn scene(groups: &[LeagueGroup], lang: &Lang) -> Scene {
    let height = |group: &LeagueGroup| HEAD + ROW * group.lines.len() as f32;
    let all: f32 = groups.iter().map(height).sum();
    let between = BETWEEN * groups.len().saturating_sub(1) as f32;
    let mut scene = Scene::framed(TOP + all + between + FOOT);
    let mut top = TOP;
    for group in groups {
        table(&mut scene, group, top, height(group));
        top += height(group) + BETWEEN;
    }
    scene.alt = alt(groups, lang);
    scene.text.clone_from(&scene.alt);
    scene
}

/// Draws the table of a group.
fn table(scene: &mut Scene, group: &LeagueGroup, top: f32, height: f32) {
    let paper = Path::rounded(RIGHT - LEFT, height, 14.0);
    let middle = Point::new(LEFT.midpoint(RIGHT), top + height / 2.0);
    scene.fill(paper, middle, Ink::Paper);
    let count = group.lines.len();
    let wide = (RIGHT - LEFT - NUMBER - POINTS) / count as f32;
    let column = |nth: usize| LEFT + NUMBER + wide * (nth as f32 + 0.5);
    for (nth, line) in group.lines.iter().enumerate() {
        scene.count(
            nth + 1,
            Point::new(column(nth), top + HEAD / 2.0),
            LABEL,
            Ink::PaperLabel,
        );
        let y = top + HEAD + ROW * (nth as f32 + 0.5);
        let edge = y - ROW / 2.0;
        let ends = [
            Point::new(LEFT + 12.0, edge),
            Point::new(RIGHT - 12.0, edge),
        ];
        scene.line(&ends, Pen::new(2.0), Ink::Line);
        scene.count(
            nth + 1,
            Point::new(LEFT + NUMBER / 2.0, y),
            LABEL,
            Ink::PaperLabel,
        );
        let points = Point::new(RIGHT - POINTS / 2.0, y);
        scene.count(months::points(line.points), points, SUM, Ink::Ink);
        for rival in 0..count {
            cell(
                scene,
                group.cell(nth, rival),
                Point::new(column(rival), y),
                wide,
            );
        }
    }
}

/// Draws a cell: points, a triangle for a meeting that runs, a dot for one to come, a dash for one
/// that counts for nobody.
fn cell(scene: &mut Scene, cell: Cell, at: Point, wide: f32) {
    let triangle = |at: Point| {
        let corner = |x: f32, y: f32| Point::new(at.x + x * RUNNING, at.y + y * RUNNING);
        Path::polygon(&[corner(-0.8, -1.0), corner(1.0, 0.0), corner(-0.8, 1.0)])
    };
    match cell {
        Cell::Own => {
            let square = Path::rounded(wide - 14.0, ROW - 14.0, 8.0);
            scene.fill(square, at, Ink::Line);
        }
        Cell::Struck => {
            let ends = [Point::new(at.x - 12.0, at.y), Point::new(at.x + 12.0, at.y)];
            scene.line(&ends, Pen::new(4.0), Ink::PaperLabel);
        }
        Cell::Open => scene.fill(Path::circle(OPEN), at, Ink::PaperLabel),
        Cell::Running(0) => scene.fill(triangle(at), Point::ORIGIN, Ink::Ink),
        Cell::Running(halves) => {
            let left = Point::new(at.x - 10.0, at.y);
            scene.count(months::points(halves), left, LABEL, Ink::Ink);
            let right = Point::new(at.x + 22.0, at.y);
            scene.fill(triangle(right), Point::ORIGIN, Ink::Ink);
        }
        Cell::Over(halves) => scene.count(months::points(halves), at, LABEL, Ink::Ink),
    }
}

/// The points of each group in words, as many groups as fit.
fn alt(groups: &[LeagueGroup], lang: &Lang) -> String {
    let group = |(number, group): (usize, &LeagueGroup)| {
        let points = group.lines.iter().map(|line| months::points(line.points));
        let values = [
            ("group", number.into()),
            ("points", points.collect::<Vec<_>>().join(", ").into()),
        ];
        lang.say("league-alt-group", &values)
    };
    let all = (1..).zip(groups).take(MOST_IN_WORDS).map(group);
    let values = [
        ("count", groups.len().into()),
        ("groups", all.collect::<Vec<_>>().join(" ").into()),
    ];
    lang.say("league-alt", &values)
}

#[cfg(test)]
pub mod tests {
    use tavolino_games::game::scene::Figure;

    use super::*;
    use crate::discord::{lengths, limits};
    use crate::host::{Entrant, LeagueMeeting, UserId};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    /// A group of this many people in mid-season: the first has met the second, their next meeting
    /// runs, and they have a meeting with a block; all else is to come.
    pub fn group(grp: i64, people: i64) -> LeagueGroup {
        let entrant = |entrant: i64| Entrant {
            entrant,
            grp,
            person: (entrant > 1).then_some(UserId(LONG + entrant)),
            slow: false,
            lost: 0,
            asked: None,
            withdrawn: None,
            place: None,
        };
        let meeting = |nth: i64, one: i64, other: i64| LeagueMeeting {
            nth,
            one,
            other,
            first: None,
            second: None,
            first_judged: (nth <= 2).then_some(2),
            second_judged: (nth == 1).then_some(1),
            blocked: nth == 3,
            first_state: None,
            second_state: None,
            first_one: None,
            first_other: None,
            second_one: None,
            second_other: None,
        };
        let pairs = (1..=people).flat_map(|one| (one + 1..=people).map(move |other| (one, other)));
        let meetings = (1..)
            .zip(pairs)
            .map(|(nth, (one, other))| meeting(nth, one, other));
        LeagueGroup::of(
            (1..=people).map(entrant).collect(),
            meetings.collect(),
            None,
        )
    }

    #[test]
    fn a_picture_has_a_table_for_each_group_and_no_names() {
        for groups in [
            vec![group(1, 4)],
            vec![group(1, 7)],
            (1..=20).map(|grp| group(grp, 6)).collect(),
        ] {
            for lang in lengths::languages() {
                let scene = scene(&groups, &lang);
                assert!(
                    scene.alt.chars().count() <= limits::ALT_TEXT,
                    "{}",
                    scene.alt
                );
                let texts = scene.shapes.iter().filter_map(|shape| match &shape.figure {
                    Figure::Text { text, .. } => Some(text.as_str()),
                    _ => None,
                });
                let mut expected = 0;
                for group in &groups {
                    // A number above and before each row, its points, and three meetings' points.
                    expected += 3 * group.lines.len() + 3;
                }
                let texts: Vec<&str> = texts.collect();
                assert_eq!(texts.len(), expected, "{texts:?}");
                let is_number = |text: &&str| {
                    text.chars()
                        .all(|letter| letter.is_ascii_digit() || letter == '½')
                };
                assert!(texts.iter().all(is_number), "{texts:?}");
            }
        }
    }
}

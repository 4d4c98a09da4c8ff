//! The pictures of a season, a table for each group, the strongest first, and of a contest. They
//! have no names, which stand in the message in the same order.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette};

use super::months;
use crate::host::{Cell, InRound, LeagueGroup, Line};

/// The edges of a table, in points.
pub(super) const LEFT: f32 = 96.0;
pub(super) const RIGHT: f32 = 876.0;
pub(super) const TOP: f32 = 24.0;
/// Room below the last table for Discord's ALT badge, in points.
const FOOT: f32 = 66.0;
/// Room between two tables, in points.
pub(super) const BETWEEN: f32 = 34.0;
/// Height of a row, in points.
const ROW: f32 = 58.0;
/// Height of the row with the numbers of the rivals, in points.
const HEAD: f32 = 44.0;
/// Width of the columns with the number and with the points, in points.
const NUMBER: f32 = 74.0;
const POINTS: f32 = 130.0;
/// Type sizes of a number and of the points, in points.
pub(super) const LABEL: f32 = 32.0;
pub(super) const SUM: f32 = 36.0;
/// Width of the column with Buchholz, in points.
const BUCHHOLZ: f32 = 100.0;
/// Type size of the number of a rival in a Swiss contest, in points.
const SMALL: f32 = 20.0;
/// Half the width of the crown above a game of a final, in points.
const CROWN: f32 = 16.0;
/// Rows of a Swiss contest, the first ones.
pub(super) const MOST_ROWS: usize = 32;
/// The half points of a bye.
const BYE: i64 = crate::host::BYE;
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

/// The picture of a contest: the table in which everybody meets everybody, or the rounds of the
/// first people of a Swiss contest. Above it is this room, in points.
pub fn contest(group: &LeagueGroup, rounds: i64, above: f32, lang: &Lang) -> Scene {
    let rows = if group.is_swiss() {
        group.lines.len().min(MOST_ROWS)
    } else {
        group.lines.len()
    };
    let height = HEAD + ROW * rows as f32;
    let top = TOP + above;
    let mut scene = Scene::framed(top + height + FOOT);
    if group.is_swiss() {
        swiss(&mut scene, group, (rounds, rows), top, height);
    } else {
        table(&mut scene, group, top, height);
    }
    let points = group.lines[..rows].iter();
    let points = points.map(|line| months::points(line.points));
    let points = points.collect::<Vec<_>>().join(", ");
    scene.alt = lang.say("contest-alt", &[("points", points.into())]);
    scene.text.clone_from(&scene.alt);
    scene
}

/// Draws the table of a group.
fn table(scene: &mut Scene, group: &LeagueGroup, top: f32, height: f32) {
    let count = group.lines.len();
    let grid = Grid {
        top,
        columns: count,
        wide: (RIGHT - LEFT - NUMBER - POINTS) / count as f32,
        finals: 0,
    };
    grid.draw(scene, &sums(&group.lines), height);
    for nth in 0..count {
        for rival in 0..count {
            let at = Point::new(grid.column(rival), grid.row(nth));
            cell(scene, group.cell(nth, rival), at, grid.wide);
        }
    }
}

/// Draws the rounds of the first people of a Swiss contest, with Buchholz before the points: in
/// each round the points, and below them the row of the rival.
fn swiss(
    scene: &mut Scene,
    group: &LeagueGroup,
    (rounds, rows): (i64, usize),
    top: f32,
    height: f32,
) {
    let count = rounds.max(1) as usize;
    let grid = Grid {
        top,
        columns: count,
        wide: (RIGHT - LEFT - NUMBER - POINTS - BUCHHOLZ) / count as f32,
        finals: 0,
    };
    grid.draw(scene, &sums(&group.lines[..rows]), height);
    for (nth, line) in group.lines.iter().take(rows).enumerate() {
        let y = grid.row(nth);
        for round in 0..count {
            let at = Point::new(grid.column(round), y - 8.0);
            match group.in_round(nth, round as i64 + 1) {
                InRound::Out if round as i64 >= group.last_round() => {
                    cell(scene, Cell::Open, at, grid.wide);
                }
                InRound::Out => cell(scene, Cell::Struck, at, grid.wide),
                InRound::Bye => cell(scene, Cell::Over(BYE), at, grid.wide),
                InRound::Meeting(rival, of) => {
                    cell(scene, of, at, grid.wide);
                    let below = Point::new(at.x, y + 18.0);
                    scene.text(rival + 1, below, SMALL, Height::Capitals, Ink::PaperLabel);
                }
            }
        }
        let buchholz = Point::new(RIGHT - POINTS - BUCHHOLZ / 2.0, y);
        scene.text(
            months::points(line.buchholz),
            buchholz,
            LABEL,
            Height::Capitals,
            Ink::PaperLabel,
        );
    }
}

/// The lines of a table: its upper edge, and the number and width of its columns between the number
/// of a row and its points.
pub(super) struct Grid {
    top: f32,
    columns: usize,
    wide: f32,
    /// The last columns that are games of a final.
    finals: usize,
}

/// The points of these lines.
fn sums(lines: &[Line]) -> Vec<String> {
    lines
        .iter()
        .map(|line| months::points(line.points))
        .collect()
}

impl Grid {
    /// The lines of a table of rounds and games of a final, and the height of its paper.
    pub(super) fn of_rounds(rounds: usize, finals: usize, rows: usize) -> (Grid, f32) {
        let columns = rounds + finals;
        let grid = Grid {
            top: TOP,
            columns,
            wide: (RIGHT - LEFT - NUMBER - POINTS) / columns as f32,
            finals,
        };
        (grid, HEAD + ROW * rows as f32)
    }

    /// The picture in which it is drawn.
    pub(super) fn framed(height: f32) -> Scene {
        Scene::framed(TOP + height + FOOT)
    }

    /// Draws the cell of a round, with these points if it is over, and below it who else was there.
    pub(super) fn round(
        &self,
        scene: &mut Scene,
        (row, column): (usize, usize),
        (of, points): (Cell, Option<String>),
        beside: String,
    ) {
        let y = self.row(row);
        let above = if beside.is_empty() { 0.0 } else { 8.0 };
        let at = Point::new(self.column(column), y - above);
        match points {
            Some(points) => scene.text(points, at, LABEL, Height::Capitals, Ink::Ink),
            None => cell(scene, of, at, self.wide),
        }
        if !beside.is_empty() {
            scene.text(
                beside,
                Point::new(at.x, y + 18.0),
                SMALL,
                Height::Capitals,
                Ink::PaperLabel,
            );
        }
    }

    /// Draws a gold edge around the games of a final in a row.
    pub(super) fn gild(&self, scene: &mut Scene, row: usize) {
        let wide = self.wide * self.finals as f32;
        let middle = Point::new(RIGHT - POINTS - wide / 2.0, self.row(row));
        let edge = Path::rounded(wide - 8.0, ROW - 8.0, 10.0);
        gild(scene, edge, middle);
    }

    /// The middle of a column.
    pub(super) fn column(&self, nth: usize) -> f32 {
        LEFT + NUMBER + self.wide * (nth as f32 + 0.5)
    }

    /// The middle of a row.
    pub(super) fn row(&self, nth: usize) -> f32 {
        self.top + HEAD + ROW * (nth as f32 + 0.5)
    }

    /// Draws the paper, the numbers of columns and rows, and the points.
    pub(super) fn draw(&self, scene: &mut Scene, sums: &[String], height: f32) {
        let heads: Vec<usize> = (1..=self.columns).collect();
        self.draw_below(scene, &heads, sums, height);
    }

    /// As [`Grid::draw`], with these numbers above the columns.
    pub(super) fn draw_below(
        &self,
        scene: &mut Scene,
        heads: &[usize],
        sums: &[String],
        height: f32,
    ) {
        let paper = Path::rounded(RIGHT - LEFT, height, 14.0);
        let middle = Point::new(LEFT.midpoint(RIGHT), self.top + height / 2.0);
        scene.fill(paper, middle, Ink::Paper);
        for (nth, head) in heads.iter().enumerate() {
            let at = Point::new(self.column(nth), self.top + HEAD / 2.0);
            if nth + self.finals < self.columns {
                scene.text(head, at, LABEL, Height::Capitals, Ink::PaperLabel);
            } else {
                scene.silhouette(Silhouette::CROWN, at, CROWN, Ink::PaperLabel);
            }
        }
        for (nth, sum) in sums.iter().enumerate() {
            let y = self.row(nth);
            let edge = y - ROW / 2.0;
            let ends = [
                Point::new(LEFT + 12.0, edge),
                Point::new(RIGHT - 12.0, edge),
            ];
            scene.line(&ends, Pen::new(2.0), Ink::Line);
            let at = Point::new(LEFT + NUMBER / 2.0, y);
            scene.text(nth + 1, at, LABEL, Height::Capitals, Ink::PaperLabel);
            let points = Point::new(RIGHT - POINTS / 2.0, y);
            scene.text(sum, points, SUM, Height::Capitals, Ink::Ink);
        }
    }
}

/// Draws a gold edge along a path.
pub(super) fn gild(scene: &mut Scene, edge: Path, at: Point) {
    scene.stroke(edge.clone(), at, Pen::new(9.0), Ink::GoldEdge);
    scene.stroke(edge, at, Pen::new(5.0), Ink::Gold);
}

/// Draws a cell: points, a triangle for a meeting that runs, a dot for one to come, a dash for one
/// that counts for nobody.
pub(super) fn cell(scene: &mut Scene, cell: Cell, at: Point, wide: f32) {
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
            let left = Point::new(at.x - 8.0, at.y);
            scene.text(
                months::points(halves),
                left,
                LABEL,
                Height::Capitals,
                Ink::Ink,
            );
            let right = Point::new(at.x + 22.0, at.y);
            scene.fill(triangle(right), Point::ORIGIN, Ink::Ink);
        }
        Cell::Over(halves) => scene.text(
            months::points(halves),
            at,
            LABEL,
            Height::Capitals,
            Ink::Ink,
        ),
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
    use crate::host::{Bye, Entrant, SeriesMeeting, UserId};

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
        let meeting = |nth: i64, one: i64, other: i64| SeriesMeeting {
            nth,
            round: 1,
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

    /// A Swiss contest of this many people in its third round: the first and the second have met
    /// twice, the third had a bye.
    pub fn swiss_group(people: i64) -> LeagueGroup {
        let all = group(1, people.min(6));
        let mut entrants = all.entrants.clone();
        entrants.extend((7..=people).map(|entrant| Entrant {
            entrant,
            ..all.entrants[1]
        }));
        let meeting = |round: i64| SeriesMeeting {
            nth: round,
            round,
            ..all.meetings[0].clone()
        };
        let byes = vec![Bye {
            round: 1,
            entrant: 3,
        }];
        LeagueGroup::swiss(entrants, vec![meeting(1), meeting(2), meeting(3)], byes)
    }

    /// The texts of a picture, all numbers and no names; its alternative text fits.
    pub fn numbers(scene: &Scene) -> Vec<&str> {
        let alt = &scene.alt;
        assert!(alt.chars().count() <= limits::ALT_TEXT, "{alt}");
        let texts = scene.shapes.iter().filter_map(|shape| match &shape.figure {
            Figure::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        let texts: Vec<&str> = texts.collect();
        let is_of_number = |letter: char| letter.is_ascii_digit() || letter == '½';
        let is_number = |text: &&str| text.chars().all(is_of_number);
        assert!(texts.iter().all(is_number), "{texts:?}");
        texts
    }

    #[test]
    fn the_picture_of_a_swiss_contest_has_rounds_rivals_and_no_names() {
        for lang in lengths::languages() {
            for (people, rows) in [(8, 8), (200, MOST_ROWS)] {
                let scene = contest(&swiss_group(people), 5, 0.0, &lang);
                let texts = numbers(&scene);
                // Rounds; in each row its number, Buchholz and points; the bye; and of both people
                // in each of three rounds the points and the rival.
                assert_eq!(texts.len(), 5 + 3 * rows + 1 + 2 * 3 * 2, "{texts:?}");
            }
        }
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
                let texts = numbers(&scene);
                let mut expected = 0;
                for group in &groups {
                    // A number above and before each row, its points, and three meetings' points.
                    expected += 3 * group.lines.len() + 3;
                }
                assert_eq!(texts.len(), expected, "{texts:?}");
            }
        }
    }
}

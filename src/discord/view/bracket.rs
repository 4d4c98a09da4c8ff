//! The final of a contest: its picture, above the table, and its meetings in words. The picture has
//! numbers for names, which stand in the message.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::{Height, Ink, Path, Pen, Point, Scene, Silhouette};

use super::league_picture::{BETWEEN, LABEL, LEFT, RIGHT, SUM, TOP, cell, contest, gild};
use super::months;
use crate::host::{Cell, Final, FinalMeeting, Game, LeagueGroup, Reason};

/// Width of a box, and height of each of its two rows, in points.
const WIDE: f32 = 246.0;
const ROW: f32 = 54.0;
/// Room between two boxes, and between a box and the edge of the paper, in points.
const BETWEEN_BOXES: f32 = 30.0;
const EDGE: f32 = 26.0;
/// Width of the box of the winner, in points.
const WINNER: f32 = 104.0;
/// The columns of a row, from its left edge, in points.
const NUMBER: f32 = 34.0;
const GAMES: [f32; 2] = [134.0, 182.0];
const MARK: f32 = 220.0;

/// The picture of a contest with its final, and the table below.
pub fn scene(group: &LeagueGroup, rounds: i64, last: &Final, lang: &Lang) -> Scene {
    let boxes = if last.people.len() > 2 { 2.0 } else { 1.0 };
    let height = 2.0 * EDGE + 2.0 * ROW * boxes + BETWEEN_BOXES * (boxes - 1.0);
    let mut scene = contest(group, rounds, height + BETWEEN, lang);
    let paper = Path::rounded(RIGHT - LEFT, height, 14.0);
    let middle = TOP + height / 2.0;
    scene.fill(paper, Point::new(LEFT.midpoint(RIGHT), middle), Ink::Paper);
    let left = LEFT + EDGE;
    let winner = RIGHT - EDGE - WINNER;
    let is_of = |round: i64| move |one: &&FinalMeeting| one.round == round;
    let mut firsts = last.meetings.iter().filter(is_of(1));
    let column = if boxes > 1.0 {
        let aside = winner - WIDE - 46.0;
        for nth in [0.0, 1.0] {
            let y = TOP + EDGE + ROW + nth * (2.0 * ROW + BETWEEN_BOXES);
            join(
                &mut scene,
                Point::new(left + WIDE, y),
                Point::new(aside, middle),
            );
            draw(&mut scene, group, last, firsts.next(), Point::new(left, y));
        }
        aside
    } else {
        left
    };
    let round = boxes as i64;
    let decider = last.meetings.iter().find(is_of(round));
    let at = Point::new(column, middle);
    join(
        &mut scene,
        Point::new(column + WIDE, middle),
        Point::new(winner, middle),
    );
    draw(&mut scene, group, last, decider, at);
    let won = decider.and_then(|one| one.winner);
    let frame = Path::rounded(WINNER, 2.0 * ROW, 10.0);
    let at = Point::new(winner + WINNER / 2.0, middle);
    match won {
        Some((person, _)) => {
            scene.fill(frame.clone(), at, Ink::Gold);
            scene.stroke(frame, at, Pen::new(5.0), Ink::GoldEdge);
            let crown = Point::new(at.x, at.y - ROW / 2.0);
            scene.silhouette(Silhouette::CROWN, crown, 18.0, Ink::Ink);
            let below = Point::new(at.x, at.y + ROW / 2.0);
            write_row(&mut scene, group, last, person, below);
        }
        None => scene.stroke(frame, at, Pen::dashed(3.0, 8.0, 8.0), Ink::PaperLabel),
    }
    let alt = [alt(group, last, lang), scene.alt].join(" ");
    scene.text.clone_from(&alt);
    scene.alt = alt;
    scene
}

/// The row of a person of the final in the list, from 1 on.
fn row(group: &LeagueGroup, last: &Final, person: usize) -> usize {
    let number = last.numbers.get(person);
    let place = group
        .ranked()
        .position(|(one, _)| Some(&one.entrant) == number);
    place.map_or(0, |place| place + 1)
}

/// Writes the row of a person of the final.
fn write_row(scene: &mut Scene, group: &LeagueGroup, last: &Final, person: usize, at: Point) {
    let row = row(group, last, person);
    scene.text(row, at, SUM, Height::Capitals, Ink::Ink);
}

/// Draws the way from a box to the next one.
fn join(scene: &mut Scene, from: Point, to: Point) {
    let turn = to.x - 22.0;
    let way = [from, Point::new(turn, from.y), Point::new(turn, to.y), to];
    scene.line(&way, Pen::new(3.0), Ink::PaperLabel);
}

/// Draws a meeting, whose left edge has its middle there; an empty box for one that has no people
/// yet.
fn draw(
    scene: &mut Scene,
    group: &LeagueGroup,
    last: &Final,
    meeting: Option<&FinalMeeting>,
    at: Point,
) {
    let frame = Path::rounded(WIDE, 2.0 * ROW, 10.0);
    let middle = Point::new(at.x + WIDE / 2.0, at.y);
    let Some(meeting) = meeting else {
        scene.stroke(frame, middle, Pen::dashed(3.0, 8.0, 8.0), Ink::PaperLabel);
        return;
    };
    scene.fill(frame.clone(), middle, Ink::Cream);
    scene.stroke(frame, middle, Pen::new(3.0), Ink::PaperLabel);
    let ends = [at, Point::new(at.x + WIDE, at.y)];
    scene.line(&ends, Pen::new(2.0), Ink::Line);
    for (side, person) in meeting.people.into_iter().enumerate() {
        let y = at.y + ROW * (side as f32 - 0.5);
        let before = Point::new(at.x + NUMBER, y);
        write_row(scene, group, last, person, before);
        for (nth, game) in meeting.games.into_iter().enumerate() {
            let is_decided = meeting.winner.is_some();
            let there = Point::new(at.x + GAMES[nth], y);
            cell(scene, sign(game, side, is_decided), there, LABEL);
        }
        let Some((_, reason)) = meeting.winner.filter(|(winner, _)| *winner == person) else {
            continue;
        };
        let edge = Path::rounded(WIDE, ROW, 10.0);
        let here = Point::new(middle.x, y);
        gild(scene, edge, here);
        mark(scene, reason, Point::new(at.x + MARK, y));
    }
}

/// The cell of a game, as the person of this side sees it.
fn sign(game: Game, side: usize, is_decided: bool) -> Cell {
    match game {
        Game::Over(halves) => {
            let halves = i64::from(halves.min(2));
            Cell::Over(if side == 0 { halves } else { 2 - halves })
        }
        _ if is_decided => Cell::Struck,
        Game::Running => Cell::Running(0),
        Game::Open => Cell::Open,
    }
}

/// Draws why a person has won with equal points: fewer own turns, or the better place before.
fn mark(scene: &mut Scene, reason: Reason, at: Point) {
    let at = |x: f32, y: f32| Point::new(at.x + x, at.y + y);
    match reason {
        Reason::Turns => {
            let way = [at(8.0, -11.0), at(-8.0, 0.0), at(8.0, 11.0)];
            scene.line(&way, Pen::new(4.0), Ink::Ink);
        }
        Reason::Place => {
            for y in [-5.0, 5.0] {
                scene.line(&[at(-8.0, y), at(8.0, y)], Pen::new(4.0), Ink::Ink);
            }
        }
        Reason::Points | Reason::Absence => {}
    }
}

/// The meetings in words, a line each; `who` names a person by their place in the list.
pub fn lines(last: &Final, who: impl Fn(usize) -> String, lang: &Lang) -> Vec<String> {
    let line = |meeting: &FinalMeeting| {
        let is_last = last.people.len() < 4 || meeting.round == 2;
        let key = if is_last {
            "contest-last"
        } else {
            "contest-semi"
        };
        let points = |side: usize| -> i64 {
            let all = meeting.games.iter();
            let of = all.map(|game| match sign(*game, side, false) {
                Cell::Over(halves) => halves,
                _ => 0,
            });
            of.sum()
        };
        let [one, other] = meeting.people;
        let points = [0, 1].map(|side| months::points(points(side)));
        let values = [
            ("one", who(one).into()),
            ("other", who(other).into()),
            ("points", points.join(" : ").into()),
        ];
        let line = lang.say(key, &values);
        let because = |key: &str, winner: usize| {
            lang.say(
                key,
                &[("line", line.as_str().into()), ("who", who(winner).into())],
            )
        };
        match meeting.winner {
            Some((winner, Reason::Turns)) => because("contest-by-turns", winner),
            Some((winner, Reason::Place)) => because("contest-by-place", winner),
            Some((winner, Reason::Absence)) => because("contest-by-absence", winner),
            Some((_, Reason::Points)) | None => line,
        }
    };
    last.meetings.iter().map(line).collect()
}

/// The final in words, with the numbers of the list for names.
fn alt(group: &LeagueGroup, last: &Final, lang: &Lang) -> String {
    let meetings = lines(last, |person| row(group, last, person).to_string(), lang);
    let meetings = meetings.join(" ").replace("**", "");
    lang.say("contest-alt-final", &[("meetings", meetings.into())])
}

/// The name of a person of the final beside the number of the list; `name` words the person.
pub fn numbered(
    group: &LeagueGroup,
    last: &Final,
    person: usize,
    name: impl Fn(usize) -> String,
) -> String {
    format!("{} {}", row(group, last, person), name(person))
}

#[cfg(test)]
pub mod tests {
    use super::super::league_picture::tests::{group, numbers, swiss_group};
    use super::*;
    use crate::discord::lengths;

    /// A final of this many people of [`group`] or [`swiss_group`], the second of whom was erased,
    /// with this many meetings that have ended, the first by turns.
    pub fn played(people: usize, ended: usize) -> Final {
        let pairs: &[(i64, [usize; 2])] = match people {
            2 => &[(1, [0, 1])],
            _ => &[(1, [0, 3]), (1, [1, 2]), (2, [1, 3])],
        };
        let reasons = [Reason::Turns, Reason::Place, Reason::Absence];
        let meeting = |(nth, (round, people)): (usize, &(i64, [usize; 2]))| {
            let games = match nth {
                _ if nth >= ended => [Game::Over(1), Game::Running],
                0 => [Game::Over(2), Game::Over(0)],
                1 => [Game::Over(1), Game::Over(1)],
                _ => [Game::Over(2), Game::Running],
            };
            let winner = people[usize::from(nth != 1)];
            FinalMeeting {
                nth: nth as i64 + 1,
                round: *round,
                people: *people,
                games,
                winner: (nth < ended).then_some((winner, reasons[nth])),
            }
        };
        let has_second = ended >= 2;
        let meetings = pairs.iter().filter(|(round, _)| *round == 1 || has_second);
        Final {
            people: group(1, people as i64).entrants,
            numbers: (1..=people as i64).collect(),
            meetings: meetings.enumerate().map(meeting).collect(),
        }
    }

    /// The picture of a final and the table of its contest.
    fn shown(people: usize, ended: usize, lang: &Lang) -> Scene {
        let group = if people == 4 {
            group(1, 6)
        } else {
            swiss_group(9)
        };
        scene(&group, 4, &played(people, ended), lang)
    }

    #[test]
    fn the_picture_of_a_final_has_numbers_points_and_the_winner_and_no_names() {
        for lang in lengths::languages() {
            for (people, ended) in [(4, 0), (4, 1), (4, 2), (4, 3), (2, 0), (2, 1)] {
                let scene = shown(people, ended, &lang);
                numbers(&scene);
                let golden = scene
                    .shapes
                    .iter()
                    .filter(|shape| shape.ink == Ink::GoldEdge);
                let is_won = ended == people - 1;
                assert_eq!(golden.count(), ended + usize::from(is_won));
            }
        }
    }

    #[test]
    fn the_alternative_text_says_who_has_won_and_why() {
        let lang = Lang::english();
        let alt = shown(4, 3, &lang).alt;
        for words in [
            "Semi-final: 1 – 4 (1 : 1): equal points, 4 won in fewer moves.",
            "Semi-final: 2 – 3 (1 : 1): equal points, 2 had the better place before.",
            "Final: 2 – 4 (1 : 0): 4 goes on, the other player has withdrawn.",
            "The table of the contest",
        ] {
            assert!(alt.contains(words), "{alt}");
        }
    }
}

//! The standing of a tour: its points, its picture, and the sentences on how it goes on.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::{Height, Ink, Point, Scene};

use super::league::game;
use super::league_picture::{Grid, MOST_ROWS};
use super::{contest_tables, times};
use crate::host::{Contest, ContestState, TourLine, TourView, UserId};

/// Small contests in the picture, the last ones.
const MOST_COLUMNS: usize = 8;

/// Type size of the points in a small contest, in points.
const CELL: f32 = 28.0;

/// Points, counted in tenths: `13`, `9.7`.
pub fn points(tenths: i64, lang: &Lang) -> String {
    if tenths % 10 == 0 {
        return (tenths / 10).to_string();
    }
    contest_tables::decimal(tenths / 10, &(tenths % 10).to_string(), lang)
}

/// The sentences on how many small contests are over, and which comes next; `ended`: the one for a
/// tour that is over.
pub fn course(contest: &Contest, tour: &TourView, ended: &str, lang: &Lang) -> String {
    let values = [
        ("over", tour.over().into()),
        ("count", contest.rounds.unwrap_or(0).into()),
    ];
    let over = lang.say("contest-tour-over", &values);
    let next = match tour.next {
        Some((key, when)) => {
            let values = [
                ("game", game(key).into()),
                ("when", times::moment(when).into()),
            ];
            lang.say("contest-tour-next", &values)
        }
        None if contest.state == ContestState::Running => lang.say("contest-tour-last", &[]),
        None => return format!("{ended} {over}"),
    };
    if contest.state == ContestState::Running {
        format!("{over} {next}")
    } else {
        format!("{ended} {over} {next}")
    }
}

/// The picture of a tour: the points of the first people in the last small contests that are over,
/// paler those that do not count. It has no names. `None` before the first one is over.
pub fn picture(tour: &TourView, lang: &Lang) -> Option<Scene> {
    let over = |one: &&Contest| one.state == ContestState::Over;
    let numbers = tour.contests.iter().filter(over);
    let numbers: Vec<usize> = numbers
        .filter_map(|one| usize::try_from(one.nth?).ok())
        .collect();
    let lines = &tour.lines[..tour.lines.len().min(MOST_ROWS)];
    if lines.is_empty() {
        return None;
    }
    let first = numbers.len().saturating_sub(MOST_COLUMNS);
    let heads = &numbers[first..];
    let (grid, height) = Grid::of_rounds(heads.len().max(1), 0, lines.len());
    let mut scene = Grid::framed(height);
    let sums: Vec<String> = lines.iter().map(|line| points(line.points, lang)).collect();
    grid.draw_below(&mut scene, heads, &sums, height);
    for (row, line) in lines.iter().enumerate() {
        cells(&mut scene, &grid, (row, first), line, lang);
    }
    scene.alt = lang.say("contest-alt-tour", &[("points", sums.join(", ").into())]);
    scene.text.clone_from(&scene.alt);
    Some(scene)
}

/// Draws the points of a row in the small contests from the place `first` on.
fn cells(
    scene: &mut Scene,
    grid: &Grid,
    (row, first): (usize, usize),
    line: &TourLine<UserId>,
    lang: &Lang,
) {
    for (column, result) in line.results.iter().skip(first).enumerate() {
        if let Some((reached, counts)) = result {
            let ink = if *counts { Ink::Ink } else { Ink::PaperLabel };
            let points = points(*reached, lang);
            let at = Point::new(grid.column(column), grid.row(row));
            scene.text(points, at, CELL, Height::Capitals, ink);
        }
    }
}

#[cfg(test)]
pub mod tests {
    use tavolino_games::game::scene::Figure;

    use super::*;
    use crate::discord::{lengths, limits};
    use crate::host::{ChannelId, ContestId, ContestKind, GuildId, Pace, Timestamp};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    /// A small contest of a tour.
    pub fn small(nth: i64, state: ContestState) -> Contest {
        Contest {
            id: ContestId(LONG + nth),
            guild: GuildId(LONG),
            kind: ContestKind::Pairs,
            game: "kumo".to_owned(),
            pace: Pace::Fast,
            name: format!("Year 2027 · {nth}, Kumo"),
            opener: None,
            channel: ChannelId(LONG),
            within: None,
            lang: "en".to_owned(),
            rounds: None,
            state,
            starts: Timestamp(1_700_000_000_000),
            called: true,
            began: None,
            round: 1,
            round_began: None,
            ends: None,
            due: None,
            message: None,
            posted: Timestamp(0),
            shown: None,
            refused: false,
            announced: 0,
            finalists: 0,
            final_round: 0,
            seed: None,
            tour: Some(ContestId(LONG)),
            nth: Some(nth),
        }
    }

    /// A tour of this many people, of which ten small contests have been played and one was not.
    pub fn tour_view(people: usize) -> TourView {
        let mut contests: Vec<Contest> =
            (1..=11).map(|nth| small(nth, ContestState::Over)).collect();
        contests[3].state = ContestState::Few;
        contests.push(small(12, ContestState::Running));
        let line = |nth: usize| TourLine {
            person: UserId(LONG + nth as i64),
            place: nth + 1,
            points: 909 - nth as i64,
            results: (0..10).map(|one| Some((127, one < 7))).collect(),
        };
        TourView {
            contests,
            lines: (0..people).map(line).collect(),
            next: Some(("dungeon-chess", Timestamp(1_700_000_000_000))),
        }
    }

    #[test]
    fn points_have_one_digit_or_none() {
        let english = Lang::english();
        let shown = [0, 30, 97, 130, 2_217].map(|tenths| points(tenths, &english));
        assert_eq!(shown, ["0", "3", "9.7", "13", "221.7"]);
    }

    #[test]
    fn the_picture_has_the_last_small_contests_by_their_numbers_and_no_names() {
        for lang in lengths::languages() {
            let scene = picture(&tour_view(200), &lang).unwrap();
            assert!(scene.alt.chars().count() <= limits::ALT_TEXT);
            let texts = scene.shapes.iter().filter_map(|shape| match &shape.figure {
                Figure::Text { text, .. } => Some(text.as_str()),
                _ => None,
            });
            let texts: Vec<&str> = texts.collect();
            // The fourth did not take place: of ten the last eight are 3 and 5 to 11.
            assert_eq!(texts[..8], ["3", "5", "6", "7", "8", "9", "10", "11"]);
            assert_eq!(texts.len(), MOST_COLUMNS + MOST_ROWS * (2 + MOST_COLUMNS));
            let is_number = |text: &&str| {
                text.chars()
                    .all(|letter| letter.is_ascii_digit() || "., ⟦⟧".contains(letter))
            };
            assert!(texts.iter().all(is_number), "{texts:?}");
        }
        assert_eq!(picture(&tour_view(0), &Lang::english()), None);
    }

    #[test]
    fn the_card_says_what_comes_next_until_the_last_one() {
        let english = Lang::english();
        let mut tour = tour_view(3);
        let mut contest = Contest {
            rounds: Some(26),
            ..small(0, ContestState::Running)
        };
        let words =
            |contest: &Contest, tour: &TourView| course(contest, tour, "It is over.", &english);
        let next = words(&contest, &tour);
        assert!(
            next.starts_with("Over: 11 of 26. Next: Dungeon Chess, <t:"),
            "{next}"
        );
        tour.next = None;
        assert_eq!(
            words(&contest, &tour),
            "Over: 11 of 26. All its contests have begun."
        );
        contest.state = ContestState::Over;
        assert_eq!(words(&contest, &tour), "It is over. Over: 11 of 26.");
    }
}

//! The picture and the points of a contest of tables.

use tavolino_games::game::Lang;
use tavolino_games::game::scene::Scene;

use super::league_picture::{Grid, MOST_ROWS};
use super::months;
use crate::host::{Cell, FINAL_GAMES, Finalist, LastTable, POINT, TableCell, TableGroup, Team};

/// Points, counted in parts: `2`, `2½`, `2.83`.
pub fn points(parts: i64, lang: &Lang) -> String {
    if parts % (POINT / 2) == 0 {
        return months::points(2 * parts / POINT);
    }
    let hundredths = (100 * parts + POINT / 2) / POINT;
    decimal(hundredths / 100, &format!("{:02}", hundredths % 100), lang)
}

/// A number with these digits behind the sign for decimals.
pub(super) fn decimal(whole: i64, digits: &str, lang: &Lang) -> String {
    let values = [("whole", whole.into()), ("hundredths", digits.into())];
    lang.say("contest-decimal", &values)
}

/// The boards and tokens of a team.
pub fn reached(team: &Team, lang: &Lang) -> String {
    let values = [
        ("boards", team.result.boards.into()),
        ("tokens", team.result.tokens.into()),
    ];
    lang.say("contest-team-points", &values)
}

/// The picture of a contest of either kind.
pub fn picture(group: &TableGroup, rounds: i64, lang: &Lang) -> Scene {
    if group.is_of_teams() {
        of_teams(group, lang)
    } else {
        of_people(group, rounds, lang)
    }
}

/// The picture of teams: on each board the tokens placed, above a small 1 where it was won.
fn of_teams(group: &TableGroup, lang: &Lang) -> Scene {
    let mut teams = group.teams();
    teams.truncate(MOST_ROWS);
    let boards = teams.iter().map(|team| team.tables.len()).max();
    let (grid, height) = Grid::of_rounds(boards.unwrap_or(0).max(1), 0, teams.len());
    let mut scene = Grid::framed(height);
    let sums: Vec<String> = teams
        .iter()
        .map(|team| team.result.boards.to_string())
        .collect();
    grid.draw(&mut scene, &sums, height);
    for (row, team) in teams.iter().enumerate() {
        for (column, table) in team.tables.iter().enumerate() {
            let won = if group.is_won(table) { "1" } else { "" };
            let (cell, tokens) = match table.placed {
                Some(placed) => (Cell::Over(0), Some(placed.to_string())),
                None if table.closed => (Cell::Struck, None),
                None if table.match_id.is_some() => (Cell::Running(0), None),
                None => (Cell::Open, None),
            };
            grid.round(&mut scene, (row, column), (cell, tokens), won.to_owned());
        }
    }
    let reached: Vec<String> = teams.iter().map(|team| reached(team, lang)).collect();
    let values = [("points", reached.join("; ").into())];
    scene.alt = lang.say("contest-alt-teams", &values);
    scene.text.clone_from(&scene.alt);
    scene
}

/// The picture of people: in each round the points of the first people, and below them the rows
/// of those at the same table; then both games of the final.
fn of_people(group: &TableGroup, rounds: i64, lang: &Lang) -> Scene {
    let rows = group.lines.len().min(MOST_ROWS);
    let last = group.last();
    let finals = last.as_ref().map_or(0, |_| FINAL_GAMES);
    let (grid, height) = Grid::of_rounds(rounds.max(1) as usize, finals as usize, rows);
    let mut scene = Grid::framed(height);
    let sums = group.lines[..rows].iter();
    let sums: Vec<String> = sums.map(|line| points(line.points, lang)).collect();
    grid.draw(&mut scene, &sums, height);
    for row in 0..rows {
        for round in 1..=rounds.max(1) + finals {
            let at = (row, round as usize - 1);
            let (cell, sum) = match group.cell(row, round) {
                // Who does not play in the final has nothing there.
                None if round > rounds.max(1) => continue,
                None if round > group.last_round() => (Cell::Open, None),
                None | Some(TableCell::Struck) => (Cell::Struck, None),
                Some(TableCell::Open) => (Cell::Open, None),
                Some(TableCell::Running) => (Cell::Running(0), None),
                Some(TableCell::Over(parts)) => (Cell::Over(0), Some(points(parts, lang))),
            };
            // All of a final sit at one table.
            let beside = if round > rounds.max(1) {
                String::new()
            } else {
                beside(group, row, round)
            };
            grid.round(&mut scene, at, (cell, sum), beside);
        }
    }
    let values = [("points", sums.join(", ").into())];
    scene.alt = lang.say("contest-alt", &values);
    if let Some(last) = last {
        let row = |line: usize| (line + 1).to_string();
        let of_final = words(&last, row, lang).replace("**", "");
        let of_final = lang.say("contest-alt-final", &[("meetings", of_final.into())]);
        scene.alt = [of_final, scene.alt].join("\n");
        if let Some(winner) = last.people.first().filter(|_| last.is_over) {
            grid.gild(&mut scene, winner.line);
        }
    }
    scene.text.clone_from(&scene.alt);
    scene
}

/// A final in words; `who` names a person by the line of the standing.
pub fn words(last: &LastTable, who: impl Fn(usize) -> String, lang: &Lang) -> String {
    let player = |one: &Finalist| {
        let values = [
            ("who", who(one.line).into()),
            ("points", points(one.points, lang).into()),
        ];
        lang.say("contest-last-player", &values)
    };
    let players = lang.list(last.people.iter().map(player));
    lang.say("contest-last-table", &[("players", players.into())])
}

/// The rows of those who sit at the table of a row in a round.
fn beside(group: &TableGroup, row: usize, round: i64) -> String {
    let rows: Vec<String> = group
        .beside(row, round)
        .map(|row| (row + 1).to_string())
        .collect();
    rows.join(" ")
}

#[cfg(test)]
pub mod tests {
    use tavolino_games::game::scene::{Figure, Ink};

    use super::*;
    use crate::discord::{lengths, limits};
    use crate::host::{
        ContestKind, ContestSeat, ContestTable, Entrant, MatchId, UserId, Withdrawn,
    };

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    /// A contest of this many people in its second round: the first table of four has ended in each
    /// round, a person was free, and the last one has withdrawn.
    pub fn table_group(kind: ContestKind, people: i64) -> TableGroup {
        let entrant = |entrant: i64| Entrant {
            entrant,
            grp: 1,
            person: (entrant > 1).then_some(UserId(LONG + entrant)),
            slow: false,
            lost: 0,
            asked: None,
            withdrawn: (entrant == people).then_some(Withdrawn::Struck),
            place: None,
        };
        let (mut tables, mut seats) = (Vec::new(), Vec::new());
        for round in 1..=2 {
            for first in (0..people).step_by(4) {
                let nth = tables.len() as i64 + 1;
                tables.push(ContestTable {
                    nth,
                    round,
                    match_id: None,
                    closed: false,
                    placed: None,
                    state: None,
                });
                seats.extend((0..4.min(people - first)).map(|seat| ContestSeat {
                    nth,
                    entrant: first + seat + 1,
                    seat: Some(seat + 1),
                    free: first == 4 && seat == 3,
                    judged: (first == 0).then_some((seat + round).min(4)),
                    place: None,
                }));
            }
        }
        TableGroup::of(
            (kind, i64::MAX),
            (1..=people).map(entrant).collect(),
            tables,
            seats,
        )
    }

    /// As [`table_group`] after two rounds, of whom the first four play a final, which is over or
    /// in its second game.
    pub fn final_group(people: i64, is_over: bool) -> TableGroup {
        let before = table_group(ContestKind::Tables, people);
        let (mut tables, mut seats) = (before.tables, before.seats);
        for game in 1..=2 {
            let nth = tables.len() as i64 + 1;
            let has_ended = is_over || game == 1;
            tables.push(ContestTable {
                nth,
                round: 2 + game,
                match_id: Some(MatchId::placeholder()),
                closed: false,
                placed: None,
                state: None,
            });
            seats.extend((1..=4).map(|seat| ContestSeat {
                nth,
                entrant: if game == 1 { seat } else { 5 - seat },
                seat: Some(seat),
                free: false,
                judged: has_ended.then_some((seat + game - 1).min(3)),
                place: None,
            }));
        }
        TableGroup::of((ContestKind::Tables, 2), before.entrants, tables, seats)
    }

    #[test]
    fn the_picture_of_a_final_has_crowns_its_points_and_a_gold_edge_for_the_winner() {
        let english = Lang::english();
        for lang in lengths::languages() {
            for (people, is_over) in [(4, false), (9, true), (64, true)] {
                let scene = picture(&final_group(people, is_over), 2, &lang);
                assert!(scene.alt.chars().count() <= limits::ALT_TEXT);
                let inked = |ink| scene.shapes.iter().filter(|shape| shape.ink == ink).count();
                assert_eq!(inked(Ink::GoldEdge), usize::from(is_over));
                let has = |figure: &Figure| matches!(figure, Figure::Silhouette { .. });
                let crowns = scene.shapes.iter().filter(|shape| has(&shape.figure));
                assert_eq!(crowns.count(), 2);
            }
        }
        let alt = picture(&final_group(9, true), 2, &english).alt;
        assert!(
            alt.contains("Final at one table: 1 (1.33), 5 (1.17), 2 (1) and 4 (½)\nThe table"),
            "{alt}"
        );
    }

    /// A contest of three teams: the first has won a board and plays the next one.
    pub fn team_group() -> TableGroup {
        let mut group = table_group(ContestKind::Together, 11);
        let tables: Vec<ContestTable> = (1..=9)
            .map(|nth| ContestTable {
                nth,
                round: (nth + 2) / 3,
                match_id: (nth <= 5).then(MatchId::placeholder),
                placed: (nth <= 3).then_some([16, 9, 12][nth as usize % 3]),
                closed: nth == 9,
                state: None,
            })
            .collect();
        let mut seats = Vec::new();
        for table in &tables {
            let first = (table.nth - 1) % 3 * 4;
            seats.extend((1..=4.min(11 - first)).map(|seat| ContestSeat {
                nth: table.nth,
                entrant: first + seat,
                seat: table.match_id.is_some().then_some(seat),
                free: false,
                judged: None,
                place: (table.nth <= 3).then_some(if table.nth == 3 { 1 } else { 2 }),
            }));
        }
        for entrant in &mut group.entrants {
            entrant.withdrawn = None;
        }
        TableGroup::of(
            (ContestKind::Together, i64::MAX),
            group.entrants,
            tables,
            seats,
        )
    }

    #[test]
    fn the_picture_of_teams_has_their_boards() {
        for lang in lengths::languages() {
            let scene = picture(&team_group(), 3, &lang);
            assert!(scene.alt.chars().count() <= limits::ALT_TEXT);
            assert!(scene.alt.contains('9'), "{}", scene.alt);
        }
        let teams = team_group().teams();
        let reached: Vec<_> = teams
            .iter()
            .map(|team| {
                (
                    team.place,
                    team.people.len(),
                    team.result.boards,
                    team.result.tokens,
                )
            })
            .collect();
        assert_eq!(reached, [(1, 3, 1, 16), (2, 4, 0, 12), (3, 4, 0, 9)]);
    }

    #[test]
    fn points_are_whole_half_or_of_two_digits() {
        let english = Lang::english();
        let shown = [0, 60, 120, 180, 40, 110, 119, 340, 390].map(|parts| points(parts, &english));
        let expected = ["0", "½", "1", "1½", "0.33", "0.92", "0.99", "2.83", "3.25"];
        assert_eq!(shown, expected);
    }

    #[test]
    fn the_picture_of_tables_has_rounds_rivals_and_no_names() {
        for lang in lengths::languages() {
            for people in [3, 9, 64] {
                let scene = picture(&table_group(ContestKind::Tables, people), 5, &lang);
                assert!(scene.alt.chars().count() <= limits::ALT_TEXT);
                let texts = scene.shapes.iter().filter_map(|shape| match &shape.figure {
                    Figure::Text { text, .. } => Some(text.as_str()),
                    _ => None,
                });
                let texts: Vec<&str> = texts.collect();
                let rows = (people as usize).min(MOST_ROWS);
                assert!(texts.len() >= 5 + 2 * rows, "{texts:?}");
                let is_number = |text: &&str| {
                    text.chars()
                        .all(|letter| letter.is_ascii_digit() || "½., ⟦⟧".contains(letter))
                };
                assert!(texts.iter().all(is_number), "{texts:?}");
            }
        }
    }
}

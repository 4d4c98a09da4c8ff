//! The message of the week in a server's channel.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;
use tavolino_games::games;

use super::controls::match_button;
use super::months;
use super::pictures::Picture;
use super::reply::Reply;
use crate::discord::action::{LobbyAction, MatchAction};
use crate::discord::limits;
use crate::discord::view::names;
use crate::host::{
    EndedSeat, MonthRow, Record, Solver, Timestamp, UserId, WeekContent, WeekResult,
};

/// Most characters of all results together.
const RESULTS: usize = 900;

/// Most people of the month's table in one line.
const OF_MONTH: usize = 5;

/// Most buttons of lobbies, and most of seats to take over.
const BUTTONS: usize = limits::BUTTONS;

/// The turn of the week.
#[derive(Debug)]
pub struct TurnOfWeek {
    /// The key of its game.
    pub game: &'static str,
    /// The person who played it, if lists may show them.
    pub person: Option<UserId>,
    /// The report, without names.
    pub report: String,
    /// The position after it.
    pub picture: Picture,
}

/// All that a week's message shows.
#[derive(Debug, Default)]
pub struct Shown {
    /// The contents.
    pub content: WeekContent,
    /// The lobbies with free seats.
    pub lobbies: Vec<Record>,
    /// The matches with seats to take over.
    pub offers: Vec<Record>,
    /// The turn of the week.
    pub turn: Option<TurnOfWeek>,
    /// The weeks without a game, with this one.
    pub quiet: i64,
    /// Whether there is no message after it, before the next game.
    pub is_last: bool,
}

/// The beginning of a message, by which one that was posted is found again.
pub fn heading(due: Timestamp, lang: &Lang) -> String {
    let until = format!("<t:{}:D>", due.0.div_euclid(1000));
    lang.say("week-heading", &[("until", until.into())])
}

/// The message of the week that ended at `due`.
pub fn message(due: Timestamp, shown: Shown, lang: &Lang) -> Reply {
    let content = &shown.content;
    let mut lines = vec![heading(due, lang)];
    if shown.quiet > 0 {
        lines.push(lang.say("week-quiet", &[]));
    } else {
        let numbers = &content.numbers;
        let values = [
            ("ended", numbers.ended.into()),
            ("began", numbers.began.into()),
            ("running", numbers.running.into()),
            ("players", numbers.players.into()),
        ];
        lines.push(lang.say("week-numbers", &values));
    }
    lines.extend(results(&content.results, lang));
    lines.extend(shown.turn.as_ref().map(|turn| turn_line(turn, lang)));
    lines.extend(puzzle(content, lang));
    lines.extend(month(content, lang));
    let buttons = buttons(&shown, lang);
    if !buttons.is_empty() {
        lines.push(lang.say("week-seats", &[]));
    }
    if shown.is_last {
        lines.push(lang.say("week-last", &[]));
    }
    let reply = Reply::public(lines.join("\n")).buttons(buttons);
    match shown.turn {
        Some(turn) => reply.with(turn.picture),
        None => reply,
    }
}

/// A line for each result, as far as there is room, and the number of the others.
fn results(results: &[WeekResult], lang: &Lang) -> Vec<String> {
    let all: Vec<String> = results
        .iter()
        .filter_map(|result| result_line(result, lang))
        .collect();
    let mut room = RESULTS;
    let fits = |line: &&String| {
        let length = line.chars().count();
        let fits = length <= room;
        room = if fits { room - length } else { 0 };
        fits
    };
    let mut lines: Vec<String> = all.iter().take_while(fits).cloned().collect();
    let more = all.len() - lines.len();
    if more > 0 {
        lines.push(lang.say("week-more", &[("count", more.into())]));
    }
    lines
}

/// The line of a result: who won, or drew, and the beaten who allow lists to show them; `None`
/// where all lost together.
fn result_line(result: &WeekResult, lang: &Lang) -> Option<String> {
    let game = games::find(&result.ended.game)?.info.name;
    let is_first = |seat: &&EndedSeat| seat.place == Some(1);
    let first: Vec<&EndedSeat> = result.seats.iter().filter(is_first).collect();
    if first.is_empty() {
        return None;
    }
    let beaten = result.seats.iter().filter(|seat| !is_first(seat));
    let beaten = beaten.filter(|seat| seat.listed && seat.noticed);
    let beaten: Vec<String> = beaten
        .filter_map(|seat| seat.person.map(names::person))
        .collect();
    let is_shared = first.len() == result.seats.len();
    let key = match (is_shared, first.len(), beaten.is_empty()) {
        (true, _, _) if result.ended.together => "week-together",
        (true, _, _) => "week-shared",
        (false, 1, true) => "week-won",
        (false, 1, false) => "week-beat",
        (false, _, true) => "week-drawn",
        (false, _, false) => "week-drew-before",
    };
    let first = lang.list(first.into_iter().map(|seat| name(seat, lang)));
    let values = [
        ("game", game.into()),
        ("first", first.into()),
        ("others", lang.list(beaten).into()),
    ];
    Some(lang.say(key, &values))
}

/// The name of a seat's holder, as far as it may be shown.
fn name(seat: &EndedSeat, lang: &Lang) -> String {
    match seat.person {
        Some(person) if seat.listed => names::person(person),
        Some(_) => lang.say("week-somebody", &[]),
        None => lang.say("gone", &[]),
    }
}

fn turn_line(turn: &TurnOfWeek, lang: &Lang) -> String {
    let who = match turn.person {
        Some(person) => names::person(person),
        None => lang.say("week-somebody", &[]),
    };
    let values = [
        ("who", who.into()),
        ("game", turn.game.into()),
        ("report", turn.report.as_str().into()),
    ];
    lang.say("week-turn", &values)
}

/// The line about the day's puzzle; `None` where nobody tried it.
fn puzzle(content: &WeekContent, lang: &Lang) -> Option<String> {
    let (tried, solved) = content.puzzle;
    if tried == 0 {
        return None;
    }
    let values = [("tried", tried.into()), ("solved", solved.into())];
    let line = lang.say("week-puzzle", &values);
    let days_of = |one: &Solver| {
        let values = [
            ("who", names::person(one.person).into()),
            ("days", one.days.into()),
        ];
        lang.say("week-solver", &values)
    };
    if content.solvers.is_empty() {
        return Some(line);
    }
    let solvers = lang.list(content.solvers.iter().map(days_of));
    let most = lang.say("week-solvers", &[("people", solvers.into())]);
    Some(format!("{line} {most}"))
}

/// The line with the first people of the month; `None` without any.
fn month(content: &WeekContent, lang: &Lang) -> Option<String> {
    let people = &content.month.people;
    if people.is_empty() {
        return None;
    }
    let place = |(place, row): (usize, &MonthRow)| {
        let values = [
            ("place", place.into()),
            ("who", names::person(row.person).into()),
            ("points", months::points(row.points).into()),
        ];
        lang.say("week-place", &values)
    };
    let first: Vec<String> = (1..).zip(people).take(OF_MONTH).map(place).collect();
    let values = [
        ("month", months::name(content.month.number, lang).into()),
        ("places", first.join(" · ").into()),
    ];
    Some(lang.say("week-month", &values))
}

/// A button for each free seat of a lobby, and for each seat to take over.
fn buttons(shown: &Shown, lang: &Lang) -> Vec<CreateButton> {
    let label = |key: &str, record: &Record| {
        let values = [
            ("game", record.entry.info.name.into()),
            ("code", record.id().as_str().into()),
        ];
        lang.say(key, &values)
    };
    let lobbies = shown.lobbies.iter().take(BUTTONS);
    let join = lobbies.filter_map(|record| {
        let action = MatchAction::Lobby(LobbyAction::Join);
        let label = label("button-week-join", record);
        match_button(record, action, &label, ButtonStyle::Success)
    });
    let offers = shown.offers.iter().take(BUTTONS);
    let take = offers.filter_map(|record| {
        let seat = record.agreements.takeable().first()?;
        let label = label("button-week-take", record);
        match_button(
            record,
            MatchAction::TakeSeat(seat),
            &label,
            ButtonStyle::Primary,
        )
    });
    join.chain(take).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;
    use crate::host::{ChannelId, EndedMatch, MatchId, Month, WeekNumbers};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    fn seat(nth: i64, place: i64, may: (bool, bool)) -> EndedSeat {
        EndedSeat {
            match_id: MatchId::placeholder(),
            seat: nth,
            person: Some(UserId(LONG + nth)),
            place: Some(place),
            listed: may.0,
            noticed: may.1,
        }
    }

    fn result(game: &str, seats: Vec<EndedSeat>) -> WeekResult {
        let ended = EndedMatch {
            id: MatchId::placeholder(),
            game: game.to_owned(),
            channel: ChannelId(1),
            number: 9,
            step: None,
            size: None,
            together: false,
        };
        WeekResult { ended, seats }
    }

    fn line(seats: Vec<EndedSeat>) -> String {
        result_line(&result("kumo", seats), &Lang::english()).unwrap_or_default()
    }

    #[test]
    fn winners_are_named_and_the_beaten_only_where_they_allow_it() {
        let (shown, new, hidden) = ((true, true), (true, false), (false, true));
        let [one, two] = [1, 2].map(|nth| format!("<@{}>", LONG + nth));
        let won = |first, other| line(vec![seat(1, 1, first), seat(2, 2, other)]);
        assert_eq!(won(new, shown), format!("Kumo: {one} beat {two}"));
        for other in [new, hidden] {
            assert_eq!(won(new, other), format!("Kumo: {one} won"));
        }
        assert_eq!(won(hidden, hidden), "Kumo: a player won");
        let drawn = line(vec![seat(1, 1, shown), seat(2, 1, hidden)]);
        assert_eq!(drawn, format!("Kumo: {one} and a player drew"));
        let mut erased = seat(1, 1, new);
        erased.person = None;
        assert_eq!(
            line(vec![erased, seat(2, 2, new)]),
            "Kumo: a former player won"
        );
        assert_eq!(line(vec![seat(1, 2, shown), seat(2, 2, shown)]), "");
    }

    #[test]
    fn the_longest_message_fits_in_every_language() {
        let six = || (1..=6).map(|nth| seat(nth, nth, (true, true))).collect();
        let row = |nth: i64| MonthRow {
            person: UserId(LONG + nth),
            points: 1001,
            games: 200,
            wins: 99,
        };
        let solver = |nth: i64| Solver {
            person: UserId(LONG + nth),
            days: 7,
        };
        for lang in lengths::languages() {
            let content = WeekContent {
                numbers: WeekNumbers {
                    ended: 12_345,
                    began: 12_345,
                    running: 12_345,
                    players: 12_345,
                },
                results: (0..40).map(|_| result("dungeon-chess", six())).collect(),
                puzzle: (12_345, 12_345),
                solvers: (1..=3).map(solver).collect(),
                month: Month {
                    number: 24_320,
                    people: (1..=10).map(row).collect(),
                    ..Month::default()
                },
                ..WeekContent::default()
            };
            for quiet in [0, 2] {
                let shown = Shown {
                    content: content.clone(),
                    quiet,
                    is_last: quiet > 1,
                    ..Shown::default()
                };
                let reply = message(Timestamp(1_800_000_000_000), shown, &lang);
                assert!(
                    reply
                        .text()
                        .starts_with(&heading(Timestamp(1_800_000_000_000), &lang))
                );
            }
        }
    }
}

//! The card of a league, the message at the end of a season, and direct messages about it.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;
use tavolino_games::games;

use super::controls::button;
use super::looking::pace;
use super::pictures::Picture;
use super::reply::Reply;
use super::{league_picture, months, names, places, times};
use crate::discord::action::{Action, LeagueAction};
use crate::host::{
    FEWEST_IN_LEAGUE, League, LeagueGroup, LeagueView, SeriesNoteKind, Timestamp, UserId,
};

/// Characters of the lines about people, so that a message is within Discord's limit.
pub(super) const ROOM: usize = 1_000;

/// Most people who are named in one line.
const NAMED: usize = 20;

/// The name of a league's game.
pub fn game(key: &str) -> &str {
    games::find(key).map_or(key, |entry| entry.info.name)
}

/// The beginning of a card, by which one that was posted is found again.
pub fn heading(league: &League, lang: &Lang) -> String {
    lang.say("league-title", &[("game", game(&league.game).into())])
}

/// The beginning of the message at the end of the last season.
pub fn ending_heading(league: &League, lang: &Lang) -> String {
    let values = [
        ("game", game(&league.game).into()),
        ("season", league.season.into()),
    ];
    lang.say("league-over", &values)
}

/// The living card of a league.
pub async fn card(shown: &LeagueView, lang: &Lang) -> Reply {
    let league = &shown.league;
    let mut lines = vec![heading(league, lang), state(shown, lang)];
    let playing: Vec<UserId> = shown.members.iter().map(|member| member.person).collect();
    if league.ends.is_none() && !playing.is_empty() {
        let values = [
            ("count", playing.len().into()),
            ("people", some(&playing, lang).into()),
        ];
        lines.push(lang.say("league-people", &values));
    }
    if league.ends.is_some() {
        lines.extend(group_lines(&shown.groups, lang));
    }
    lines.push(lang.say("league-rules", &[("most", crate::host::AT_ONCE.into())]));
    let reply = Reply::public(lines.join("\n")).buttons(card_buttons(league, lang));
    if league.ends.is_some() {
        with_table(reply, shown, lang).await
    } else {
        reply
    }
}

/// The message at the end of a season, which mentions nobody: the first of each group, who goes up,
/// and the table.
pub async fn ending(shown: &LeagueView, lang: &Lang) -> Reply {
    let league = &shown.league;
    let mut lines = vec![ending_heading(league, lang)];
    let mut room = ROOM;
    for (number, group) in (1..).zip(&shown.groups) {
        let firsts: Vec<UserId> = group
            .ranked()
            .filter(|(_, line)| line.place == 1)
            .filter_map(|(entrant, _)| entrant.person)
            .collect();
        let points = group.lines.first().map_or(0, |line| line.points);
        let values = [
            ("group", number.into()),
            ("people", some(&firsts, lang).into()),
            ("points", months::points(points).into()),
        ];
        push(&mut lines, &mut room, lang.say("league-first", &values));
    }
    let risers = shown.risers();
    if !risers.is_empty() {
        let values = [("people", some(&risers, lang).into())];
        lines.push(lang.say("league-up", &values));
    }
    lines.extend(league.begins.map(|begins| next(league, begins, lang)));
    let join = card_button(league, LeagueAction::Join, "button-league-join", lang);
    let reply = Reply::public(lines.join("\n")).buttons(join.into_iter().collect());
    with_table(reply, shown, lang).await
}

async fn with_table(reply: Reply, shown: &LeagueView, lang: &Lang) -> Reply {
    if shown.groups.is_empty() {
        return reply;
    }
    let league = &shown.league;
    let scene = league_picture::scene(&shown.groups, lang);
    let name = format!("league-{}-{}.png", league.game, league.season);
    reply.with(Picture::draw("league", scene, name).await)
}

/// The sentence on the running season, or on the next one.
fn state(shown: &LeagueView, lang: &Lang) -> String {
    let league = &shown.league;
    match (league.ends, league.begins) {
        (Some(ends), _) => {
            let values = [
                ("season", league.season.into()),
                ("pace", pace(lang, league.pace).into()),
                ("until", times::day(ends).into()),
            ];
            lang.say("league-season", &values)
        }
        (None, Some(begins)) => next(league, begins, lang),
        (None, None) if shown.missing() > 0 => {
            let values = [
                ("count", shown.missing().into()),
                ("fewest", FEWEST_IN_LEAGUE.into()),
                ("pace", pace(lang, league.pace).into()),
            ];
            lang.say("league-missing", &values)
        }
        (None, None) => lang.say("league-rests", &[]),
    }
}

fn next(league: &League, begins: Timestamp, lang: &Lang) -> String {
    let values = [
        ("season", (league.season + 1).into()),
        ("when", times::moment(begins).into()),
        ("pace", pace(lang, league.pace).into()),
    ];
    lang.say("league-next", &values)
}

/// A line for each person of each group, as many as there is room for.
fn group_lines(groups: &[LeagueGroup], lang: &Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut room = ROOM;
    for (number, group) in (1..).zip(groups) {
        let people = group.ranked().enumerate();
        let people: Vec<String> = people
            .map(|(nth, (entrant, line))| {
                let who = who(entrant.person, lang);
                line_of(nth + 1, who, months::points(line.points), lang)
            })
            .collect();
        let values = [
            ("group", number.into()),
            ("people", people.join(" · ").into()),
        ];
        push(&mut lines, &mut room, lang.say("league-group", &values));
    }
    lines
}

/// A person of a standing.
pub(super) fn who(person: Option<UserId>, lang: &Lang) -> String {
    match person {
        Some(person) => names::person(person),
        None => lang.say("gone", &[]),
    }
}

/// A line of a standing, with the number of the row.
pub(super) fn line_of(nth: usize, who: String, points: String, lang: &Lang) -> String {
    let values = [
        ("number", nth.into()),
        ("who", who.into()),
        ("points", points.into()),
    ];
    lang.say("league-line", &values)
}

/// Adds a line if there is room for it.
pub(super) fn push(lines: &mut Vec<String>, room: &mut usize, line: String) {
    let length = line.chars().count() + 1;
    if length <= *room {
        *room -= length;
        lines.push(line);
    } else {
        *room = 0;
    }
}

/// The first of these people, and the number of the others.
pub(super) fn some(people: &[UserId], lang: &Lang) -> String {
    let mut shown: Vec<String> = people
        .iter()
        .take(NAMED)
        .map(|one| names::person(*one))
        .collect();
    let more = people.len() - shown.len();
    if more > 0 {
        shown.push(lang.say("league-more", &[("count", more.into())]));
    }
    lang.list(shown)
}

fn card_buttons(league: &League, lang: &Lang) -> Vec<CreateButton> {
    let rules = Action::Rules(league.game.clone());
    let rules = button(
        &rules,
        &lang.say("button-rules", &[]),
        ButtonStyle::Secondary,
    );
    let join = card_button(league, LeagueAction::Join, "button-league-join", lang);
    let leave = card_button(league, LeagueAction::Leave, "button-league-leave", lang);
    [join, leave, rules].into_iter().flatten().collect()
}

fn card_button(
    league: &League,
    action: LeagueAction,
    key: &str,
    lang: &Lang,
) -> Option<CreateButton> {
    let style = match action {
        LeagueAction::Leave | LeagueAction::Out => ButtonStyle::Secondary,
        _ => ButtonStyle::Primary,
    };
    let action = Action::League(action, league.guild, league.game.clone());
    button(&action, &lang.say(key, &[]), style)
}

/// A direct message about a league, with the time until which an answer counts.
pub fn note(league: &League, kind: SeriesNoteKind, until: Timestamp, lang: &Lang) -> Reply {
    let (key, buttons): (&str, &[(LeagueAction, &str)]) = match kind {
        SeriesNoteKind::Call => (
            "league-call",
            &[
                (LeagueAction::In, "button-league-in"),
                (LeagueAction::Out, "button-league-out"),
            ],
        ),
        SeriesNoteKind::Lost => ("league-lost", &[(LeagueAction::Go, "button-league-go")]),
        SeriesNoteKind::Left => (
            "league-left",
            &[(LeagueAction::Again, "button-league-again")],
        ),
    };
    let values = [
        ("game", game(&league.game).into()),
        ("place", places::channel(league.channel).into()),
        ("until", times::moment(until).into()),
    ];
    let buttons = buttons.iter();
    let buttons = buttons.filter_map(|(action, key)| card_button(league, *action, key, lang));
    Reply::public(lang.say(key, &values)).buttons(buttons.collect())
}

#[cfg(test)]
mod tests {
    use super::super::league_picture::tests::group;
    use super::*;
    use crate::discord::lengths;
    use crate::host::{ChannelId, GuildId, Member, Pace};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    /// A league with many people and groups.
    fn shown(ends: Option<Timestamp>, begins: Option<Timestamp>, groups: i64) -> LeagueView {
        let member = |nth: i64| Member {
            person: UserId(LONG + nth),
            since: Timestamp(nth),
            once: false,
            absent: false,
            answered: false,
            slow: false,
        };
        LeagueView {
            league: League {
                guild: GuildId(LONG),
                game: "dungeon-chess".to_owned(),
                pace: Pace::Normal,
                channel: ChannelId(LONG),
                within: None,
                lang: "en".to_owned(),
                season: 123,
                began: None,
                ends,
                begins,
                called: 0,
                due: None,
                message: None,
                posted: Timestamp(0),
                shown: None,
                refused: false,
                announced: 0,
            },
            members: (2..2 + 6 * groups).map(member).collect(),
            groups: (1..=groups).map(|grp| group(grp, 6)).collect(),
        }
    }

    #[tokio::test]
    async fn every_message_of_a_league_fits_and_a_card_is_found_by_its_heading() {
        let at = Some(Timestamp(1_700_000_000_000));
        for lang in lengths::languages() {
            for groups in [0, 1, 25] {
                for (ends, begins) in [(at, None), (None, at), (None, None)] {
                    let shown = shown(ends, begins, groups);
                    let card = card(&shown, &lang).await;
                    assert!(card.text().starts_with(&heading(&shown.league, &lang)));
                    assert_eq!(card.has_files(), ends.is_some() && groups > 0);
                    let ending = ending(&shown, &lang).await;
                    assert!(
                        ending
                            .text()
                            .starts_with(&ending_heading(&shown.league, &lang))
                    );
                    assert!(!ending.text().starts_with(&heading(&shown.league, &lang)));
                }
            }
            for kind in [
                SeriesNoteKind::Call,
                SeriesNoteKind::Lost,
                SeriesNoteKind::Left,
            ] {
                let league = shown(None, None, 1).league;
                let note = note(&league, kind, Timestamp(0), &lang);
                assert!(note.text().contains("<#"), "{}", note.text());
            }
        }
    }
}

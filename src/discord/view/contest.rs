//! The card of a contest, the call and the message at its end, and direct messages about it.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;

use super::controls::button;
use super::league::{ROOM, game, line_of, push, some, who};
use super::looking::pace;
use super::pictures::Picture;
use super::reply::Reply;
use super::{bracket, contest_final, contest_tables, league_picture, months, places, times, tour};
use crate::discord::action::{Action, ContestAction, List};
use crate::discord::limits;
use crate::host::{
    ANSWER, Contest, ContestKind, ContestNews, ContestState, ContestView, Entrant, SeriesNoteKind,
    Timestamp, UserId, fewest_in,
};

/// Characters of a message that is filled: a card, and the list of a server's contests.
const FULL: usize = 1_990;

/// Places that the message at the end names.
const NAMED_PLACES: usize = 3;

/// The beginning of a card, by which one that was posted is found again.
pub fn heading(contest: &Contest, lang: &Lang) -> String {
    let values = [
        ("name", contest.name.as_str().into()),
        ("game", game(&contest.game).into()),
    ];
    let key = match contest.kind {
        ContestKind::Tour => "contest-title-tour",
        // Its name has the game.
        _ if contest.tour.is_some() => "contest-title-small",
        _ => "contest-title",
    };
    lang.say(key, &values)
}

/// The beginning of the call, or of the message at the end.
pub fn news_heading(contest: &Contest, news: ContestNews, lang: &Lang) -> String {
    let key = match (news, contest.state) {
        (ContestNews::Call, _) => "contest-call",
        (ContestNews::End, ContestState::Stopped) => "contest-stopped",
        (ContestNews::End, _) => "contest-ended",
    };
    let values = [
        ("name", contest.name.as_str().into()),
        ("when", times::moment(contest.starts).into()),
    ];
    lang.say(key, &values)
}

/// The living card of a contest; for a `reader` with their place.
pub async fn card(shown: &ContestView, reader: Option<UserId>, lang: &Lang) -> Reply {
    let contest = &shown.contest;
    let mut lines = vec![heading(contest, lang), played(contest, lang)];
    lines.push(course(shown, lang));
    lines.extend(contest_final::lines(shown, lang));
    let ranked = ranked(shown, lang);
    let mut below: Vec<String> = reader
        .and_then(|reader| own(&ranked, reader, lang))
        .into_iter()
        .collect();
    if !contest_final::has_begun(shown) {
        below.push(rules(contest.kind, lang));
    }
    if contest.finalists > 0 {
        below.push(contest_final::rules(shown, lang));
    }
    let mut buttons = card_buttons(shown, lang);
    if shown.has_place {
        below.push(lang.say("contest-place-free", &[]));
        buttons.extend(card_button(contest, ContestAction::Take, lang));
    }
    if !ranked.is_empty() {
        let others = lines.iter().chain(&below);
        let taken: usize = others.map(|line| line.chars().count() + 1).sum();
        lines.push(standing(
            &ranked,
            ROOM.min(FULL.saturating_sub(taken)),
            lang,
        ));
    } else if contest.state == ContestState::Open {
        lines.push(members(shown, lang));
    }
    lines.extend(below);
    let reply = Reply::public(lines.join("\n")).buttons(buttons);
    with_table(reply, shown, lang).await
}

/// The small print on how it is played.
fn rules(kind: ContestKind, lang: &Lang) -> String {
    let key = match kind {
        ContestKind::Pairs => "contest-rules-pairs",
        ContestKind::Swiss => "contest-rules-swiss",
        ContestKind::Tables => "contest-rules-tables",
        ContestKind::Together => "contest-rules-together",
        ContestKind::Tour => "contest-rules-tour",
    };
    lang.say(key, &[])
}

/// The call, which mentions nobody, or the message at the end: the first ones and the table.
pub async fn news(shown: &ContestView, news: ContestNews, lang: &Lang) -> Reply {
    let contest = &shown.contest;
    let mut lines = vec![news_heading(contest, news, lang)];
    if news == ContestNews::Call {
        let buttons = [ContestAction::In, ContestAction::Out];
        let buttons = buttons.map(|action| card_button(contest, action, lang));
        return Reply::public(lines.join("\n")).buttons(buttons.into_iter().flatten().collect());
    }
    let of_final = contest_final::places(shown, lang);
    let of_standing = || places_of(&ranked(shown, lang), lang);
    lines.extend(of_final.unwrap_or_else(of_standing));
    let standing = card_button(contest, ContestAction::Standing, lang);
    let reply = Reply::public(lines.join("\n")).buttons(standing.into_iter().collect());
    with_table(reply, shown, lang).await
}

/// The people of the first places.
fn places_of(ranked: &[Ranked], lang: &Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut places: Vec<usize> = ranked.iter().map(|one| one.place).collect();
    places.dedup();
    for place in places.into_iter().take(NAMED_PLACES) {
        let here = ranked.iter().filter(|one| one.place == place);
        let people: Vec<UserId> = here.clone().flat_map(Ranked::persons).collect();
        let points = here.map(|one| one.points.clone()).next();
        let who = if people.is_empty() {
            lang.say("gone", &[])
        } else {
            some(&people, lang)
        };
        let values = [
            ("place", place.into()),
            ("people", who.into()),
            ("points", points.unwrap_or_default().into()),
        ];
        lines.push(lang.say("contest-place", &values));
    }
    lines
}

async fn with_table(reply: Reply, shown: &ContestView, lang: &Lang) -> Reply {
    let contest = &shown.contest;
    let rounds = contest.rounds.unwrap_or(1);
    let of_tour = shown
        .tour
        .as_ref()
        .and_then(|tour| tour::picture(tour, lang));
    let scene = match (&shown.group, &shown.last, &shown.tables) {
        _ if shown.tour.is_some() => match of_tour {
            Some(scene) => scene,
            None => return reply,
        },
        (Some(group), Some(last), _) => bracket::scene(group, rounds, last, lang),
        (Some(group), None, _) => league_picture::contest(group, rounds, 0.0, lang),
        (None, _, Some(group)) => contest_tables::picture(group, rounds, lang),
        (None, _, None) => return reply,
    };
    let name = format!("contest-{}-{}.png", contest.game, contest.id.get());
    reply.with(Picture::draw("contest", scene, name).await)
}

/// The sentences on how it is played, and whether a final follows.
fn played(contest: &Contest, lang: &Lang) -> String {
    let kind = kind(contest, lang);
    if contest.finalists == 0 {
        return kind;
    }
    let last = lang.say("contest-has-final", &[("count", contest.finalists.into())]);
    format!("{kind} {last}")
}

/// The sentences on how it stands, and when it is likely to end.
fn course(shown: &ContestView, lang: &Lang) -> String {
    if let Some(tour) = &shown.tour {
        return tour::course(&shown.contest, tour, &state(&shown.contest, lang), lang);
    }
    let state = contest_final::round(shown, lang).unwrap_or_else(|| state(&shown.contest, lang));
    let Some(until) = shown.until else {
        return state;
    };
    let likely = lang.say("contest-likely", &[("until", times::day(until).into())]);
    format!("{state} {likely}")
}

/// The sentence on how it is played.
fn kind(contest: &Contest, lang: &Lang) -> String {
    let pace = pace(lang, contest.pace);
    match (contest.kind, contest.rounds) {
        (ContestKind::Pairs, _) => lang.say("contest-pairs", &[("pace", pace.into())]),
        (ContestKind::Swiss, None) => lang.say("contest-swiss-open", &[("pace", pace.into())]),
        (ContestKind::Swiss, Some(rounds)) => {
            let values = [("pace", pace.into()), ("rounds", rounds.into())];
            lang.say("contest-swiss", &values)
        }
        (ContestKind::Tables, rounds) => {
            let rounds = rounds.unwrap_or(contest.round);
            let values = [("pace", pace.into()), ("rounds", rounds.into())];
            lang.say("contest-tables", &values)
        }
        (ContestKind::Together, _) => lang.say("contest-together", &[("pace", pace.into())]),
        (ContestKind::Tour, count) => {
            let values = [("pace", pace.into()), ("count", count.unwrap_or(0).into())];
            lang.say("contest-tour", &values)
        }
    }
}

/// The sentence on when it begins, or how it stands.
fn state(contest: &Contest, lang: &Lang) -> String {
    let until = times::day(contest.ends.unwrap_or(contest.starts));
    match contest.state {
        ContestState::Open if contest.called => {
            let values = [("when", times::moment(contest.starts).into())];
            lang.say("contest-called", &values)
        }
        ContestState::Open => {
            let called = contest.starts.before(ANSWER);
            let values = [
                ("when", times::moment(contest.starts).into()),
                ("called", times::moment(called).into()),
            ];
            lang.say("contest-opens", &values)
        }
        ContestState::Running if has_rounds(contest.kind) => {
            let values = [
                ("round", contest.round.max(1).into()),
                ("rounds", contest.rounds.unwrap_or(contest.round).into()),
                ("until", until.into()),
            ];
            lang.say("contest-round", &values)
        }
        ContestState::Running => lang.say("contest-runs", &[("until", until.into())]),
        ContestState::Over => lang.say("contest-is-over", &[]),
        ContestState::Stopped => lang.say("contest-was-stopped", &[]),
        ContestState::Few => {
            let values = [("fewest", fewest_in(contest.kind).into())];
            lang.say("contest-was-few", &values)
        }
    }
}

fn has_rounds(kind: ContestKind) -> bool {
    matches!(kind, ContestKind::Swiss | ContestKind::Tables)
}

/// The people who have joined; after the call those who have said that they play.
fn members(shown: &ContestView, lang: &Lang) -> String {
    let is_called = shown.contest.called;
    let is_in = |answered: Option<i64>| !is_called || answered == Some(1);
    let members = shown.members.iter().filter(|one| is_in(one.answered));
    let people: Vec<UserId> = members.map(|one| one.person).collect();
    if people.is_empty() && !is_called {
        return lang.say("contest-nobody", &[]);
    }
    let key = if is_called {
        "contest-in"
    } else {
        "contest-people"
    };
    let values = [
        ("count", people.len().into()),
        ("people", some(&people, lang).into()),
    ];
    lang.say(key, &values)
}

/// A person in a standing of any kind, or a team, with the points as text.
struct Ranked {
    people: Vec<Option<UserId>>,
    /// Whether all of them have withdrawn.
    is_out: bool,
    place: usize,
    points: String,
}

impl Ranked {
    fn of(people: &[Entrant], place: usize, points: String) -> Ranked {
        Ranked {
            people: people.iter().map(|one| one.person).collect(),
            is_out: people.iter().all(|one| one.withdrawn.is_some()),
            place,
            points,
        }
    }

    fn persons(&self) -> impl Iterator<Item = UserId> {
        self.people.iter().flatten().copied()
    }
}

/// The people of a contest that has begun, or its teams, in the order of its standing.
fn ranked(shown: &ContestView, lang: &Lang) -> Vec<Ranked> {
    let one = |entrant: &Entrant, place, points| Ranked::of(&[*entrant], place, points);
    let mut ranked = Vec::new();
    for line in shown.tour.iter().flat_map(|tour| &tour.lines) {
        ranked.push(Ranked {
            people: vec![Some(line.person)],
            is_out: false,
            place: line.place,
            points: tour::points(line.points, lang),
        });
    }
    if let Some(group) = &shown.group {
        let lines = group.ranked();
        ranked.extend(
            lines.map(|(entrant, line)| one(entrant, line.place, months::points(line.points))),
        );
    }
    match &shown.tables {
        Some(group) if group.is_of_teams() => {
            ranked.extend(group.teams().into_iter().map(|team| {
                let points = contest_tables::reached(&team, lang);
                Ranked::of(&team.people, team.place, points)
            }));
        }
        Some(group) => ranked.extend(group.ranked().map(|(entrant, line)| {
            let points = contest_tables::points(line.points, lang);
            one(entrant, line.place, points)
        })),
        None => {}
    }
    ranked
}

/// The first lines of the standing, as many as there is room for.
fn standing(ranked: &[Ranked], room: usize, lang: &Lang) -> String {
    let line = |(nth, one): (usize, &Ranked)| {
        let who = one.people.iter().map(|person| who(*person, lang));
        let line = line_of(nth, lang.list(who), one.points.clone(), lang);
        if one.is_out {
            lang.say("contest-withdrawn", &[("line", line.into())])
        } else {
            line
        }
    };
    let lines: Vec<String> = (1..).zip(ranked).map(line).collect();
    limits::listed(&lines, " · ", room)
}

/// The place of a reader who plays or has played.
fn own(ranked: &[Ranked], reader: UserId, lang: &Lang) -> Option<String> {
    let own = ranked
        .iter()
        .find(|one| one.persons().any(|person| person == reader))?;
    let values = [
        ("place", own.place.into()),
        ("points", own.points.as_str().into()),
    ];
    Some(lang.say("contest-own", &values))
}

fn card_buttons(shown: &ContestView, lang: &Lang) -> Vec<CreateButton> {
    let contest = &shown.contest;
    let of = |action| card_button(contest, action, lang);
    let next = shown.tour.as_ref().and_then(|tour| tour.next);
    let rules =
        Action::Rules(next.map_or_else(|| contest.game.clone(), |(game, _)| game.to_owned()));
    let secondary =
        |action: &Action, key: &str| button(action, &lang.say(key, &[]), ButtonStyle::Secondary);
    let rules = secondary(&rules, "button-rules");
    let own = Action::Inbox(List::default());
    let own = secondary(&own, "button-mine");
    let buttons = match contest.state {
        ContestState::Open => vec![of(ContestAction::Join), of(ContestAction::Leave), rules],
        ContestState::Running => vec![of(ContestAction::Standing), own, rules],
        _ => vec![rules],
    };
    buttons.into_iter().flatten().collect()
}

fn card_button(contest: &Contest, action: ContestAction, lang: &Lang) -> Option<CreateButton> {
    let (key, style) = match action {
        ContestAction::Join => ("button-contest-join", ButtonStyle::Primary),
        ContestAction::Leave => ("button-contest-leave", ButtonStyle::Secondary),
        ContestAction::In => ("button-contest-in", ButtonStyle::Primary),
        ContestAction::Out => ("button-contest-out", ButtonStyle::Secondary),
        ContestAction::Go => ("button-league-go", ButtonStyle::Primary),
        ContestAction::Standing => ("button-contest-standing", ButtonStyle::Secondary),
        ContestAction::Withdraw => ("button-contest-withdraw", ButtonStyle::Danger),
        ContestAction::Stop => ("button-contest-stop", ButtonStyle::Danger),
        ContestAction::Take => ("button-contest-take", ButtonStyle::Primary),
    };
    let action = Action::Contest(action, contest.id);
    button(&action, &lang.say(key, &[]), style)
}

/// The button with which a question about a contest is answered by yes.
pub fn yes(contest: &Contest, action: ContestAction, lang: &Lang) -> Vec<CreateButton> {
    card_button(contest, action, lang).into_iter().collect()
}

/// The list of a server's contests.
pub fn list(contests: &[Contest], lang: &Lang) -> String {
    if contests.is_empty() {
        return lang.say("contest-list-none", &[]);
    }
    let line = |contest: &Contest| {
        let state = match contest.state {
            ContestState::Open => {
                let when = times::moment(contest.starts);
                lang.say("contest-state-open", &[("when", when.into())])
            }
            _ => lang.say("contest-state-running", &[]),
        };
        if contest.kind == ContestKind::Tour || contest.tour.is_some() {
            return format!("{} · {state}", heading(contest, lang));
        }
        let values = [
            ("name", contest.name.as_str().into()),
            ("game", game(&contest.game).into()),
            ("state", state.into()),
        ];
        lang.say("contest-list-line", &values)
    };
    let mut lines = vec![lang.say("contest-list-title", &[])];
    // The small contests of tours can be many.
    let mut room = FULL - lines[0].chars().count();
    for contest in contests {
        push(&mut lines, &mut room, line(contest));
    }
    lines.join("\n")
}

/// A direct message about a contest, with the time until which an answer counts.
pub fn note(contest: &Contest, kind: SeriesNoteKind, until: Timestamp, lang: &Lang) -> Reply {
    let (key, buttons): (&str, &[ContestAction]) = match kind {
        SeriesNoteKind::Call => (
            if contest.tour.is_some() {
                "contest-call-small"
            } else {
                "contest-call-direct"
            },
            &[ContestAction::In, ContestAction::Out],
        ),
        SeriesNoteKind::Lost | SeriesNoteKind::Left => ("contest-lost", &[ContestAction::Go]),
    };
    let values = [
        ("name", contest.name.as_str().into()),
        ("place", places::channel(contest.channel).into()),
        ("until", times::moment(until).into()),
    ];
    let buttons = buttons.iter();
    let buttons = buttons.filter_map(|action| card_button(contest, *action, lang));
    Reply::public(lang.say(key, &values)).buttons(buttons.collect())
}

#[cfg(test)]
mod tests {
    use super::super::bracket::tests::played;
    use super::super::contest_tables::tests::{final_group, table_group};
    use super::super::league_picture::tests::{group, swiss_group};
    use super::super::tour::tests::{small, tour_view};
    use super::*;
    use crate::discord::lengths;
    use crate::host::{ContestId, ContestMember, Final, MOST_LETTERS, Pace};

    /// The longest id of Discord.
    const LONG: i64 = 9_000_000_000_000_000_000;

    fn shown(
        kind: ContestKind,
        state: ContestState,
        called: bool,
        last: Option<Final>,
    ) -> ContestView {
        let member = |nth: i64| ContestMember {
            person: UserId(LONG + nth),
            since: Timestamp(nth),
            answered: called.then_some(1),
        };
        let group = match kind {
            ContestKind::Pairs => group(1, 10),
            ContestKind::Swiss => swiss_group(200),
            ContestKind::Tables | ContestKind::Together | ContestKind::Tour => group(1, 4),
        };
        let tables = kind.has_tables().then(|| match last {
            Some(_) if kind == ContestKind::Tables => final_group(64, state == ContestState::Over),
            _ => table_group(kind, 64),
        });
        let is_tour = kind == ContestKind::Tour;
        let has_begun = !matches!(state, ContestState::Open | ContestState::Few);
        ContestView {
            contest: Contest {
                id: ContestId(LONG),
                kind,
                game: "dungeon-chess".to_owned(),
                pace: Pace::Normal,
                name: "M".repeat(MOST_LETTERS),
                rounds: Some(9),
                called,
                round: 3,
                finalists: if kind == ContestKind::Together || is_tour {
                    0
                } else {
                    4
                },
                final_round: i64::from(last.is_some()),
                tour: None,
                nth: None,
                ..small(1, state)
            },
            members: (2..202).map(member).collect(),
            group: (has_begun && !kind.has_tables() && !is_tour).then_some(group),
            tables: tables.filter(|_| has_begun),
            last: last.filter(|_| !kind.has_tables() && !is_tour),
            has_place: state == ContestState::Running && !is_tour,
            until: (!is_tour).then_some(Timestamp(1_700_000_000_000)),
            tour: is_tour.then(|| tour_view(200)),
        }
    }

    #[tokio::test]
    async fn every_message_of_a_contest_fits_and_is_found_by_its_heading() {
        for lang in lengths::languages() {
            for kind in [
                ContestKind::Pairs,
                ContestKind::Swiss,
                ContestKind::Tables,
                ContestKind::Together,
                ContestKind::Tour,
            ] {
                for (state, called, last) in [
                    (ContestState::Open, false, None),
                    (ContestState::Open, true, None),
                    (ContestState::Running, true, None),
                    (ContestState::Running, true, Some(played(4, 1))),
                    (ContestState::Over, true, None),
                    (ContestState::Over, true, Some(played(4, 3))),
                    (ContestState::Stopped, true, None),
                    (ContestState::Few, true, None),
                ] {
                    let shown = shown(kind, state, called, last);
                    let card = card(&shown, Some(UserId(LONG + 3)), &lang).await;
                    let title = heading(&shown.contest, &lang);
                    assert!(card.text().starts_with(&title), "{}", card.text());
                    let has_begun = [
                        shown.group.is_some(),
                        shown.tables.is_some(),
                        shown.tour.is_some(),
                    ];
                    let has_begun = has_begun.contains(&true);
                    assert_eq!(card.has_files(), has_begun);
                    for news in [ContestNews::Call, ContestNews::End] {
                        let message = super::news(&shown, news, &lang).await;
                        let begins = news_heading(&shown.contest, news, &lang);
                        assert!(message.text().starts_with(&begins));
                        assert!(!message.text().starts_with(&title));
                    }
                }
            }
            let contest = shown(ContestKind::Pairs, ContestState::Open, false, None).contest;
            for kind in [SeriesNoteKind::Call, SeriesNoteKind::Lost] {
                let note = note(&contest, kind, Timestamp(0), &lang);
                assert!(note.text().contains("<#"), "{}", note.text());
            }
            let text = list(&vec![contest.clone(); 10], &lang);
            assert_eq!(text.lines().count(), 11);
            for most in [10, 40] {
                let text = list(&vec![contest.clone(); most], &lang);
                assert!(text.chars().count() <= 2_000, "{text}");
            }
        }
    }
}

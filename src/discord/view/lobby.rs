//! The lobby card: game, players, and buttons to join; after the end, the result. A function of the
//! record.

use rand::SeedableRng;
use serenity::all::{ButtonStyle, CreateButton};

use super::controls::{labelled, learn_button, match_button, of_match};
use super::pictures::Picture;
use super::reply::Reply;
use crate::discord::action::{Action, LobbyAction, MatchAction};
use crate::discord::view::{history_buttons, meetings, names, panel, places, standing};
use crate::host::{Living, Pace, Record, State};
use tavolino_games::game::{Lang, Rng, Seat, Seats};
use tavolino_games::lessons;

/// Days from which a game is long, three weeks.
const LONG: u64 = 21;

/// The lobby card of a match. `main` is the table's panel, once there is one, and at the end the
/// message about it; `other` is the other match of its meeting, once it is there.
pub async fn card(
    record: &Record,
    main: Option<Living>,
    other: Option<&Record>,
    lang: &Lang,
) -> Reply {
    let mut picture = None;
    let lines = match record.row.state {
        State::Lobby => {
            picture = opening(record, lang).await;
            lobby(record, lang)
        }
        State::Cancelled => {
            let mut lines = names::heading(lang, record);
            lines.push(lang.say("lobby-cancelled", &[]));
            lines
        }
        State::Over => {
            picture = result(record, lang).await;
            over(record, main, other, lang)
        }
        _ => {
            let link = places::table(record, main);
            let mut lines = vec![names::title(lang, record)];
            lines.push(players(record, lang));
            lines.push(chosen(record, lang));
            lines.push(lang.say("lobby-started", &[("link", link.into())]));
            lines
        }
    };
    let reply = Reply::public(lines.join("\n"));
    let reply = match picture {
        Some(picture) => reply.with(picture),
        None => reply,
    };
    let reply = reply
        .buttons(buttons(record, other, lang))
        .buttons(opener_buttons(record, lang));
    if record.row.state == State::Over {
        return reply.buttons(history_buttons(record, lang));
    }
    reply
}

/// The lines of a lobby, at most five: game, what it is, who plays, what was chosen, when it
/// starts.
fn lobby(record: &Record, lang: &Lang) -> Vec<String> {
    vec![
        names::title(lang, record),
        about(record, lang),
        players(record, lang),
        chosen(record, lang),
        start(record, lang),
    ]
}

/// The lines after the end.
fn over(record: &Record, main: Option<Living>, other: Option<&Record>, lang: &Lang) -> Vec<String> {
    let mut lines = names::heading(lang, record);
    let seated = names::seated(lang, record);
    lines.push(standing::below_heading(record, &seated));
    lines.extend(panel::players(record, lang));
    lines.extend(meetings::result(record, other, lang));
    let link = places::table(record, main);
    lines.push(lang.say("lobby-over", &[("link", link.into())]));
    lines
}

/// The reply to a button on a private message: the lobby as it is now, with a link to it.
pub fn done(record: &Record, lang: &Lang) -> Reply {
    let link = places::table(record, None);
    let key = match record.row.state {
        State::Lobby if record.is_by_code() => "lobby-joined",
        State::Lobby => "lobby-changed",
        State::Cancelled => "lobby-cancelled",
        _ if record.is_by_code() => "lobby-joined-started",
        _ => "lobby-started",
    };
    let values = [
        ("link", link.into()),
        ("people", sitters(record, lang).into()),
        ("free", record.free_seats().into()),
    ];
    Reply::private(names::sentence(lang, key, record, &values))
}

/// The lobby card as the answer to `/play`, which mentions the people invited, once.
pub async fn invitation(record: &Record, lang: &Lang) -> Reply {
    let card = card(record, None, None, lang).await;
    if record.invited.is_empty() {
        return card;
    }
    let key = if record.is_of_wishes() {
        "lobby-wished"
    } else {
        "lobby-invited"
    };
    let call = lang.say(key, &names::mentioned(&record.invited));
    card.adding(&call).pinging(record.invited.iter().copied())
}

/// The description of the game, and its length.
fn about(record: &Record, lang: &Lang) -> String {
    let values = [
        ("pitch", names::about(lang, record, "pitch").into()),
        ("length", names::about(lang, record, "length").into()),
    ];
    let about = lang.say("lobby-about", &values);
    match days(record) {
        Some(days) => format!("{about} {}", duration(days, record.row.pace, lang)),
        None => about,
    }
}

/// The days that a usual game takes at the pace of a match; `None` without clocks, and where it is
/// played in one sitting.
fn days(record: &Record) -> Option<u64> {
    let time = record.row.pace.time()?;
    let info = record.entry.info;
    let seats = u64::from(*(info.seats)(&record.table.options).start());
    // Two turns a minute, and of each the time that the pace gives for it.
    let turns = u64::from(info.minutes) * 2 / seats;
    let days = time.increment.as_secs() * turns / (24 * 60 * 60);
    (record.row.pace != Pace::Live).then_some(days.max(1))
}

/// The sentence about the days of a game; a long one names the faster pace.
fn duration(days: u64, pace: Pace, lang: &Lang) -> String {
    let (unit, count) = match days {
        ..14 => ("days", days),
        14..60 => ("weeks", (days + 3) / 7),
        60.. => ("months", (days + 15) / 30),
    };
    let values = [("unit", unit.into()), ("count", count.into())];
    let sentence = lang.say("lobby-days", &values);
    if days <= LONG || pace == Pace::Fast {
        return sentence;
    }
    format!("{sentence} {}", lang.say("lobby-faster", &[]))
}

/// The line with the number of players and the people who have joined.
fn players(record: &Record, lang: &Lang) -> String {
    let (fewest, most) = (record.fewest(), record.table.seats);
    let may_be_fewer = record.row.state == State::Lobby && fewest < most;
    let key = if may_be_fewer {
        "lobby-players-range"
    } else {
        "lobby-players"
    };
    let values = [
        ("fewest", fewest.into()),
        ("most", most.into()),
        ("people", sitters(record, lang).into()),
        ("free", record.free_seats().into()),
    ];
    lang.say(key, &values)
}

/// Options, pace and designer; the code too, unless the line below has it.
fn chosen(record: &Record, lang: &Lang) -> String {
    let designer = [("designer", record.entry.info.designer.into())];
    let mut words = names::chosen(lang, record);
    if record.is_meeting() {
        words.push(lang.say("meeting", &[]));
    }
    words.push(lang.say("lobby-credit", &designer));
    if record.row.state == State::Lobby && record.is_by_code() {
        return format!("-# {}", words.join(" · "));
    }
    names::small(lang, record, &words)
}

/// The line that says when the game starts and in which order people sit.
fn start(record: &Record, lang: &Lang) -> String {
    let who = record.opener().map(names::person).unwrap_or_default();
    let values = [("who", who.into()), ("count", record.fewest().into())];
    let start = if record.fewest() == record.table.seats {
        "lobby-start-full"
    } else if record.may_start() {
        "lobby-start-now"
    } else {
        "lobby-start-from"
    };
    if record.is_by_code() {
        let code = names::sentence(lang, "lobby-start-code", record, &[]);
        let sentences = [code, lang.say(start, &values)].join(" ");
        return format!("-# {sentences}");
    }
    let order = match (record.row.after.is_some(), record.row.listed) {
        _ if record.is_meeting() => "lobby-meeting",
        (true, _) => "lobby-rotated",
        (false, true) => "lobby-listed",
        (false, false) => "lobby-shuffled",
    };
    let sentences = [lang.say(start, &values), lang.say(order, &[])];
    format!("-# {}", sentences.join(" "))
}

/// The board at the start, if no one else joins. Random parts are drawn from a fixed seed: the real
/// deal comes later.
async fn opening(record: &Record, lang: &Lang) -> Option<Picture> {
    let mut table = record.table.clone();
    table.seats = record.fewest().max(record.seats.len() as u8);
    let deal = (record.entry.deal)(&table, &mut Rng::seed_from_u64(0));
    let board = (record.entry.open)(&table, deal).ok()?;
    let name = format!("{}-opening.png", record.id());
    Some(Picture::draw(record.id().as_str(), board.scene(None, lang), name).await)
}

/// The final position.
async fn result(record: &Record, lang: &Lang) -> Option<Picture> {
    let scene = record.board.as_ref()?.scene(None, lang);
    let name = format!("{}-{}-end.png", record.id(), record.row.number);
    Some(Picture::draw(record.id().as_str(), scene, name).await)
}

/// The players and the people for whom seats are reserved, in the order of the seats.
fn sitters(record: &Record, lang: &Lang) -> String {
    let open: Vec<Seat> = record.open_seats().collect();
    let words = |seat: Seat| {
        let sitting = record.seats.iter().find(|sitting| sitting.seat == seat);
        let reserved = open.iter().position(|of| *of == seat);
        let invited = reserved.and_then(|index| record.invited.get(index));
        match (sitting, invited) {
            (Some(sitting), _) => Some(names::sitter(lang, record, sitting)),
            (None, Some(person)) => {
                let who = names::person(*person);
                Some(lang.say("lobby-kept", &[("who", who.into())]))
            }
            (None, None) => None,
        }
    };
    let seats = Seats::all(record.table.seats).iter();
    let words: Vec<String> = seats.filter_map(words).collect();
    words.join(" · ")
}

/// The buttons for everyone.
fn buttons(record: &Record, other: Option<&Record>, lang: &Lang) -> Vec<CreateButton> {
    let rules = Action::Rules(record.entry.info.key.to_owned());
    let rules = (rules, "button-rules", ButtonStyle::Secondary);
    let of = |action, label, style| (of_match(record, MatchAction::Lobby(action)), label, style);
    let buttons = match record.row.state {
        // Its only reader has a seat.
        State::Lobby if record.is_by_code() => vec![
            of(LobbyAction::Leave, "button-leave", ButtonStyle::Secondary),
            rules,
        ],
        State::Lobby => vec![
            of(LobbyAction::Join, "button-join", ButtonStyle::Success),
            of(LobbyAction::Leave, "button-leave", ButtonStyle::Secondary),
            rules,
            of(
                LobbyAction::Company,
                "button-company",
                ButtonStyle::Secondary,
            ),
        ],
        State::Cancelled => vec![],
        State::Over if meetings::may_play_again(record, other) => {
            let again = of_match(record, MatchAction::Rematch);
            vec![(again, "button-rematch", ButtonStyle::Primary), rules]
        }
        _ => vec![rules],
    };
    let lesson = lessons::for_table(record.entry, &record.table.options);
    let lesson = lesson.filter(|_| record.row.state == State::Lobby);
    let learn = lesson.and_then(|lesson| learn_button(lesson, lang));
    labelled(buttons, lang).chain(learn).collect()
}

/// The opener's buttons: those that can do something now.
fn opener_buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    use LobbyAction::{Cancel, ChooseStrength, OpenToAll, Start};
    if record.row.state != State::Lobby || record.is_of_wishes() {
        return Vec::new();
    }
    let of = |action, label, style| {
        let action = MatchAction::Lobby(action);
        match_button(record, action, &lang.say(label, &[]), style)
    };
    let is_reserved = !record.invited.is_empty();
    let buttons = [
        (
            record.may_start(),
            Start,
            "button-start",
            ButtonStyle::Primary,
        ),
        (
            true,
            ChooseStrength,
            "button-add-computer",
            ButtonStyle::Secondary,
        ),
        (
            is_reserved,
            OpenToAll,
            "button-open-to-all",
            ButtonStyle::Secondary,
        ),
        (true, Cancel, "button-cancel", ButtonStyle::Danger),
    ];
    let buttons = buttons.into_iter().filter(|(works, ..)| *works);
    buttons
        .filter_map(|(_, action, label, style)| of(action, label, style))
        .collect()
}

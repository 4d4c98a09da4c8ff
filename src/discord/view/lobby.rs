//! The lobby card: game, players, and buttons to join; after the end, the result. A function of the record.

use rand::SeedableRng;
use serenity::all::{ButtonStyle, CreateButton};
use strum::VariantArray;

use crate::discord::interaction::request::action::Action;
use crate::discord::interaction::request::match_action::{LobbyAction, MatchAction};
use crate::discord::view::controls::{button, match_button, of_match};
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{history, names, panel, places, standing, times};
use crate::host::{Living, Record, Sitting, State, Strength};
use tavolino_games::game::{Lang, Rng, Seat, Seats};

/// The lobby card of a match. `main` is the table's panel, once there is one, and at the end the message about it;
/// `default_strength` is that of a computer without a chosen strength.
pub async fn card(
    record: &Record,
    default_strength: Strength,
    main: Option<Living>,
    lang: &Lang,
) -> Reply {
    let info = record.kind.info;
    let credit = lang.say("lobby-credit", &[("designer", info.designer.into())]);
    let mut lines = names::heading(lang, record);
    let mut picture = None;
    match record.state {
        State::Lobby => {
            lines.push(credit);
            lines.push(about(record, lang));
            lines.extend(seats(record, lang));
            lines.extend(arrangements(record, lang));
            picture = opening(record, lang).await;
        }
        State::Cancelled => lines.push(lang.say("lobby-cancelled", &[])),
        State::Over => {
            lines.push(standing::below_heading(
                record,
                &names::seated(lang, record),
            ));
            lines.extend(panel::players(record, lang));
            let link = places::table(record, main);
            lines.push(lang.say("lobby-over", &[("link", link.into())]));
            picture = result(record, lang).await;
        }
        _ => {
            lines.push(credit);
            lines.extend(seats(record, lang));
            let link = places::table(record, main);
            lines.push(lang.say("lobby-started", &[("link", link.into())]));
        }
    }
    let reply = Reply::public(lines.join("\n"));
    let reply = match picture {
        Some(picture) => reply.with(picture),
        None => reply,
    };
    let reply = reply
        .buttons(buttons(record, lang))
        .buttons(computer_buttons(record, default_strength, lang))
        .buttons(opener_buttons(record, lang));
    if record.state == State::Over {
        return reply.buttons(history::buttons(record, lang));
    }
    reply
}

/// The lobby card as the answer to `/play`, which mentions the people invited, once.
pub async fn invitation(record: &Record, default_strength: Strength, lang: &Lang) -> Reply {
    let card = card(record, default_strength, None, lang).await;
    if record.invited.is_empty() {
        return card;
    }
    let call = lang.say("lobby-invited", &names::mentioned(&record.invited));
    card.adding(&call).pinging(record.invited.iter().copied())
}

/// The description of the game, and its length.
fn about(record: &Record, lang: &Lang) -> String {
    let values = [
        ("pitch", names::about(lang, record, "pitch").into()),
        ("length", names::about(lang, record, "length").into()),
    ];
    lang.say("lobby-about", &values)
}

/// The order of seats, when the game starts, the opener's rights, and the lifetime of the lobby.
fn arrangements(record: &Record, lang: &Lang) -> Vec<String> {
    let order = match (record.after.is_some(), record.listed) {
        (true, _) => "lobby-rotated",
        (false, true) => "lobby-listed",
        (false, false) => "lobby-shuffled",
    };
    let mut lines = vec![lang.say(order, &[])];
    let here = record.seats.len();
    let start = match min_players_to_start(record) {
        Some(fewest) if here < fewest => Some(("lobby-start-from", fewest)),
        Some(_) => Some(("lobby-start-with", here)),
        None => None,
    };
    if let Some((key, count)) = start {
        lines.push(lang.say(key, &[("count", count.into())]));
    }
    let who = record.opener().map(names::person).unwrap_or_default();
    let key = if start.is_some() {
        "lobby-for-opener-start"
    } else {
        "lobby-for-opener"
    };
    lines.push(lang.say(key, &[("who", who.into())]));
    let until = times::day(record.lobby_ends());
    lines.push(lang.say("lobby-open", &[("when", until.into())]));
    lines
}

/// The number of players with which the opener can start early; `None` if the game needs every seat.
fn min_players_to_start(record: &Record) -> Option<usize> {
    let fewest = *(record.kind.info.seats)(&record.table.options).start();
    (fewest < record.table.seats).then_some(fewest.into())
}

/// The board at the start. Random parts are drawn from a fixed seed: the real deal comes later.
async fn opening(record: &Record, lang: &Lang) -> Option<Picture> {
    let deal = (record.kind.deal)(&record.table, &mut Rng::seed_from_u64(0));
    let board = (record.kind.open)(&record.table, deal).ok()?;
    let name = format!("{}-opening.png", record.id());
    Some(Picture::draw(record.id().as_str(), board.scene(None, lang), name).await)
}

/// The final position.
async fn result(record: &Record, lang: &Lang) -> Option<Picture> {
    let scene = record.board.as_ref()?.scene(None, lang);
    let name = format!("{}-{}-end.png", record.id(), record.number);
    Some(Picture::draw(record.id().as_str(), scene, name).await)
}

/// The line of each seat, in order: a player, a person it is reserved for, or free.
fn seats(record: &Record, lang: &Lang) -> Vec<String> {
    let open: Vec<Seat> = record.open_seats().collect();
    let line = |seat: Seat| {
        let sitting = record.seats.iter().find(|sitting| sitting.seat == seat);
        let invited = open.iter().position(|of| *of == seat);
        let invited = invited.and_then(|index| record.invited.get(index));
        let (key, who) = match (sitting, invited) {
            (Some(sitting), _) => ("lobby-seat", sitter(record, sitting, lang)),
            (None, Some(person)) => ("lobby-kept", names::person(*person)),
            (None, None) => ("lobby-free", String::new()),
        };
        lang.say(key, &[("seat", seat.0.into()), ("who", who.into())])
    };
    Seats::all(record.table.seats).iter().map(line).collect()
}

/// The holder of a seat: a person, a former player, or the computer.
fn sitter(record: &Record, sitting: &Sitting, lang: &Lang) -> String {
    match sitting.person {
        Some(person) => names::person(person),
        None if sitting.gone => lang.say("gone", &[]),
        None => names::computer(lang, record, sitting.seat),
    }
}

fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let rules = Action::Rules(record.kind.info.key.to_owned());
    let rules = (rules, "button-rules", ButtonStyle::Secondary);
    let of = |action, label, style| (of_match(record, MatchAction::Lobby(action)), label, style);
    let buttons = match record.state {
        State::Lobby => vec![
            of(LobbyAction::Join, "button-join", ButtonStyle::Success),
            of(LobbyAction::Leave, "button-leave", ButtonStyle::Secondary),
            rules,
        ],
        State::Cancelled => vec![],
        State::Over if record.has_table() => {
            let again = of_match(record, MatchAction::Rematch);
            vec![(again, "button-rematch", ButtonStyle::Primary), rules]
        }
        _ => vec![rules],
    };
    buttons
        .into_iter()
        .filter_map(|(action, label, style)| button(&action, &lang.say(label, &[]), style))
        .collect()
}

/// The opener's buttons that give the computer a seat, at the default strength or another.
fn computer_buttons(record: &Record, default_strength: Strength, lang: &Lang) -> Vec<CreateButton> {
    if record.state != State::Lobby {
        return Vec::new();
    }
    let of = |strength, label: &str| {
        let action = MatchAction::Lobby(LobbyAction::AddComputer(strength));
        match_button(
            record,
            action,
            &lang.say(label, &[]),
            ButtonStyle::Secondary,
        )
    };
    let others = Strength::VARIANTS
        .iter()
        .filter(|other| **other != default_strength);
    let others = others.map(|other| of(Some(*other), &format!("button-add-{other}")));
    std::iter::once(of(None, "button-add-bot"))
        .chain(others)
        .flatten()
        .collect()
}

/// The opener's buttons to start and to cancel.
fn opener_buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    if record.state != State::Lobby {
        return Vec::new();
    }
    let of = |action, label, style| {
        let action = MatchAction::Lobby(action);
        match_button(record, action, &lang.say(label, &[]), style)
    };
    let start = min_players_to_start(record).and_then(|fewest| {
        let start = of(LobbyAction::Start, "button-start", ButtonStyle::Primary)?;
        Some(start.disabled(record.seats.len() < fewest))
    });
    let cancel = of(LobbyAction::Cancel, "button-cancel", ButtonStyle::Danger);
    start.into_iter().chain(cancel).collect()
}

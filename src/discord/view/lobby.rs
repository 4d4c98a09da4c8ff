//! The lobby card: who has joined, and the buttons to change that. A function of the match alone.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::request::action::Action;
use crate::discord::request::match_action::{LobbyAction, MatchAction};
use crate::discord::view::controls::{button, match_button, of_match};
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, times};
use crate::game::Lang;
use crate::host::{Living, Record, State};

/// The lobby card of a match as it is now. `panel` is where it is played, once it is.
pub fn card(record: &Record, panel: Option<Living>, lang: &Lang) -> Reply {
    let info = record.kind.info;
    let credit = lang.say("lobby-credit", &[("designer", info.designer.into())]);
    let mut lines = names::heading(lang, record);
    lines.push(credit);
    match record.state {
        State::Lobby => {
            lines.extend(seats(record, lang));
            let order = match (record.after.is_some(), record.listed) {
                (true, _) => "lobby-rotated",
                (false, true) => "lobby-listed",
                (false, false) => "lobby-shuffled",
            };
            lines.push(lang.say(order, &[]));
            let until = times::day(record.lobby_ends());
            lines.push(lang.say("lobby-open", &[("when", until.into())]));
        }
        State::Cancelled => lines.push(lang.say("lobby-cancelled", &[])),
        _ => {
            lines.extend(seats(record, lang));
            let link = places::table(record, panel);
            lines.push(lang.say("lobby-started", &[("link", link.into())]));
        }
    }
    Reply::public(lines.join("\n"))
        .buttons(buttons(record, lang))
        .buttons(arrange(record, lang))
}

/// The card as the answer to `/play`, which calls the people invited, once.
pub fn invitation(record: &Record, lang: &Lang) -> Reply {
    let card = card(record, None, lang);
    if record.invited.is_empty() {
        return card;
    }
    let invited = names::people(&record.invited);
    let call = lang.say("lobby-invited", &[("people", invited.into())]);
    card.adding(&call).pinging(record.invited.iter().copied())
}

fn seats(record: &Record, lang: &Lang) -> Vec<String> {
    let taken = record.seats.iter().map(|sitting| {
        let who = sitting
            .person
            .map_or_else(|| lang.say("computer", &[]), names::person);
        lang.say(
            "lobby-seat",
            &[("seat", sitting.seat.0.into()), ("who", who.into())],
        )
    });
    let first_kept = record.seats.len() + 1;
    let kept = record.invited.iter().enumerate().map(|(index, person)| {
        let values = [
            ("seat", (first_kept + index).into()),
            ("who", names::person(*person).into()),
        ];
        lang.say("lobby-kept", &values)
    });
    let first_free = first_kept + record.invited.len();
    let free = (first_free..=record.table.seats.into())
        .map(|seat| lang.say("lobby-free", &[("seat", seat.into())]));
    taken.chain(kept).chain(free).collect()
}

fn buttons(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    let rules = Action::Rules(record.kind.info.key.to_owned());
    let rules = (rules, "button-rules", ButtonStyle::Secondary);
    let of = |action, label, style| (of_match(record, MatchAction::Lobby(action)), label, style);
    let shown = match record.state {
        State::Lobby => vec![
            of(LobbyAction::Join, "button-join", ButtonStyle::Success),
            of(LobbyAction::Leave, "button-leave", ButtonStyle::Secondary),
            of(
                LobbyAction::AddComputer,
                "button-add-bot",
                ButtonStyle::Secondary,
            ),
            rules,
        ],
        State::Cancelled => vec![],
        _ => vec![rules],
    };
    shown
        .into_iter()
        .filter_map(|(action, label, style)| button(&action, &lang.say(label, &[]), style))
        .collect()
}

/// The second row of a lobby's buttons: for whoever opened it.
fn arrange(record: &Record, lang: &Lang) -> Vec<CreateButton> {
    if record.state != State::Lobby {
        return Vec::new();
    }
    let shown = [
        (LobbyAction::Start, "button-start", ButtonStyle::Primary),
        (LobbyAction::Cancel, "button-cancel", ButtonStyle::Danger),
    ];
    shown
        .into_iter()
        .filter_map(|(action, label, style)| {
            match_button(
                record,
                MatchAction::Lobby(action),
                &lang.say(label, &[]),
                style,
            )
        })
        .collect()
}

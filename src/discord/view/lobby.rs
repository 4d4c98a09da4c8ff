//! The lobby card: who has joined, and the buttons to change that. A function of the match alone.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::request::action::{Action, Ask};
use crate::discord::view::names;
use crate::discord::view::reply::{Reply, button};
use crate::game::Lang;
use crate::host::{Living, Record, State};

/// The lobby card of a match as it is now. `panel` is where it is played, once it is.
pub fn lobby(record: &Record, panel: Option<Living>, lang: &Lang) -> Reply {
    let info = record.kind.info;
    let credit = lang.say("lobby-credit", &[("designer", info.designer.into())]);
    let mut lines = names::heading(lang, record);
    lines.push(credit);
    match record.state {
        State::Lobby => {
            lines.extend(seats(record, lang));
            let order = match (&record.after, record.listed) {
                (Some(_), _) => "lobby-rotated",
                (None, true) => "lobby-listed",
                (None, false) => "lobby-shuffled",
            };
            lines.push(lang.say(order, &[]));
            let until = names::day(record.lobby_ends());
            lines.push(lang.say("lobby-open", &[("when", until.into())]));
        }
        State::Cancelled => lines.push(lang.say("lobby-cancelled", &[])),
        _ => {
            lines.extend(seats(record, lang));
            let link = names::table(record, panel);
            lines.push(lang.say("lobby-started", &[("link", link.into())]));
        }
    }
    Reply::public(lines.join("\n"))
        .buttons(buttons(record, lang))
        .buttons(arrange(record, lang))
}

/// The card as the answer to `/play`, which calls the people invited, once.
pub fn invitation(record: &Record, lang: &Lang) -> Reply {
    let card = lobby(record, None, lang);
    if record.invited.is_empty() {
        return card;
    }
    let invited: Vec<String> = record.invited.iter().copied().map(names::person).collect();
    let call = lang.say("lobby-invited", &[("people", invited.join(" ").into())]);
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
    let of = |ask, label, style| (Action::Match(record.id().clone(), ask), label, style);
    let shown = match record.state {
        State::Lobby => vec![
            of(Ask::Join, "button-join", ButtonStyle::Success),
            of(Ask::Leave, "button-leave", ButtonStyle::Secondary),
            of(Ask::AddBot, "button-add-bot", ButtonStyle::Secondary),
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
    let of = |ask| Action::Match(record.id().clone(), ask);
    let start = button(
        &of(Ask::Start),
        &lang.say("button-start", &[]),
        ButtonStyle::Primary,
    );
    let cancel = button(
        &of(Ask::Cancel),
        &lang.say("button-cancel", &[]),
        ButtonStyle::Danger,
    );
    start.into_iter().chain(cancel).collect()
}

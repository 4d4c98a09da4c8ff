//! The messages at a table about a player who is gone, and what the others can do about it.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use super::reply::Reply;
use crate::discord::action::MatchAction;
use crate::discord::view::{names, places, times};
use crate::host::{Living, Record, Timestamp, UserId};
use tavolino_games::game::{Lang, Seat, Seats};

/// The news that a vacation of a player has begun by itself, which ends at `until`.
pub fn net(
    record: &Record,
    person: UserId,
    until: Timestamp,
    panel: Option<Living>,
    lang: &Lang,
) -> Reply {
    let [people, count] = names::mentioned(&[person]);
    let values = [
        people,
        count,
        ("until", times::moment(until).into()),
        ("link", places::table(record, panel).into()),
    ];
    Reply::public(names::sentence(lang, "absent-net", record, &values)).pinging([person])
}

/// The question to `others` about a player to act who has left the server.
pub fn departed(record: &Record, seat: Seat, others: &[UserId], lang: &Lang) -> Reply {
    let limit = record.is_lost_by_time(seat).then(|| {
        let key = if record.staying().count() > 2 {
            "button-go-on-unless"
        } else {
            "button-win-unless"
        };
        let label = lang.say(key, &[]);
        match_button(
            record,
            MatchAction::LimitWait(seat),
            &label,
            ButtonStyle::Secondary,
        )
    });
    question(record, "absent-departed", seat, others, lang).buttons(
        substitute(record, seat, lang)
            .into_iter()
            .chain(limit.flatten())
            .collect(),
    )
}

/// The question to `others` about a player who has lost two turns in a row.
pub fn lost_turns(record: &Record, seat: Seat, others: &[UserId], lang: &Lang) -> Reply {
    question(record, "absent-lost-turns", seat, others, lang)
        .buttons(substitute(record, seat, lang).into_iter().collect())
}

/// The direct message to a player who has lost two turns in a row.
pub fn not_called(record: &Record, panel: Option<Living>, lang: &Lang) -> Reply {
    let link = ("link", places::table(record, panel).into());
    let text = names::sentence(lang, "absent-not-called", record, &[link]);
    let turn = MatchAction::Turn(record.row.number);
    let label = lang.say("button-turn", &[]);
    let button = match_button(record, turn, &label, ButtonStyle::Primary);
    Reply::public(text).buttons(button.into_iter().collect())
}

fn question(record: &Record, key: &str, seat: Seat, others: &[UserId], lang: &Lang) -> Reply {
    let [people, count] = names::mentioned(others);
    let seated = names::seated(lang, record);
    let seat = names::listed(&seated, record.entry.info, Seats::from(seat));
    let values = [people, count, ("seat", seat.into())];
    let text = names::sentence(lang, key, record, &values);
    Reply::public(text).pinging(others.iter().copied())
}

fn substitute(record: &Record, seat: Seat, lang: &Lang) -> Option<CreateButton> {
    let label = lang.say("button-open", &[]);
    let action = MatchAction::FindSubstitute(seat);
    match_button(record, action, &label, ButtonStyle::Primary)
}

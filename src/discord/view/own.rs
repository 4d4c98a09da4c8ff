//! The private view of a player: last event, whose turn it is, and the position.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use super::pictures::Picture;
use super::reply::{LastEdit, Reply};
use crate::discord::action::MatchAction;
use crate::discord::view::{agreements, deeds, meetings, names, plans, standing, times};
use crate::host::{Event, Record};
use tavolino_games::game::{Lang, Seat, Seats, Viewer};

/// The private view of the holder of a seat, of a match that has started.
pub async fn seen(record: &Record, seat: Seat, lang: &Lang) -> Reply {
    let reply = Reply::private(text(record, seat, lang));
    // In direct messages the message about the end shows the same board right below.
    let is_shown_below = record.is_direct() && record.outcome().is_some();
    let Some(board) = record.board.as_ref().filter(|_| !is_shown_below) else {
        return reply.buttons(buttons(record, seat, lang));
    };
    let name = format!("{}-{}-view.png", record.id(), record.row.number);
    // Pictures name seats by colour: alt texts show a mention as a bare number.
    let picture = Picture::draw(
        record.id().as_str(),
        board.scene_since(Some(seat), lang),
        name,
    )
    .await;
    let last = opening_again(record, lang).filter(|_| record.is_running());
    reply
        .with(picture)
        .buttons(buttons(record, seat, lang))
        .closing(last)
}

/// The last edit of a private message whose text and picture stay true.
pub fn opening_again(record: &Record, lang: &Lang) -> Option<LastEdit> {
    again(record, MatchAction::OpenAgain, None, lang)
}

/// The last edit of a private message with a choice: it says that nothing was played, and has no
/// picture of it.
pub fn closed_choice(record: &Record, lang: &Lang) -> Option<LastEdit> {
    let moves = [("moves", record.agreements.played.into())];
    let text = names::sentence(lang, "picker-closed", record, &moves);
    again(record, MatchAction::OpenAgain, Some(text), lang)
}

/// A last edit with the button **Open again**, which does `action`.
pub fn again(
    record: &Record,
    action: MatchAction,
    text: Option<String>,
    lang: &Lang,
) -> Option<LastEdit> {
    let label = lang.say("button-again", &[]);
    let button = match_button(record, action, &label, ButtonStyle::Secondary)?;
    Some(LastEdit { text, button })
}

fn text(record: &Record, seat: Seat, lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let colour = names::colour(lang, record, seat);
    let mut lines = vec![names::sentence(
        lang,
        "own-heading",
        record,
        &[("colour", colour.into())],
    )];
    if let Some(report) = deeds::last_event(record, Some(seat), &seated.with_reader(Some(seat))) {
        lines.push(lang.say(report_key(record, seat), &[("report", report.into())]));
    }
    if record.is_running() {
        lines.extend(agreements::notes(record, seat, &seated));
    }
    lines.push(if record.is_running() {
        next_move(record, Some(seat), &seated)
    } else if has_won(record, seat) {
        lang.say("own-won", &[])
    } else {
        standing::below_heading(record, &seated)
    });
    lines.join("\n")
}

/// Whether a match has ended with this seat as its only winner.
fn has_won(record: &Record, seat: Seat) -> bool {
    let outcome = record.outcome().filter(|_| record.closed().is_none());
    outcome.is_some_and(|outcome| outcome.winners() == Seats::from(seat))
}

/// The sentence to `reader` about who makes the next move of a running match. It stays true when
/// the move is made.
pub fn next_move(record: &Record, reader: Viewer, seated: &Lang) -> String {
    let number = ("number", (record.agreements.played + 1).into());
    let own = reader.filter(|seat| record.to_act().contains(*seat));
    let Some(own) = own else {
        let seats = names::listed(seated, record.entry.info, record.to_act());
        return seated.say("own-waits", &[number, ("seats", seats.into())]);
    };
    match record.deadline(own) {
        Some(deadline) => {
            let until = times::moment(deadline);
            seated.say("own-turn-until", &[number, ("until", until.into())])
        }
        None => seated.say("own-turn", &[number]),
    }
}

/// The number of the move that a picture of a running match shows.
pub fn after_move(record: &Record, lang: &Lang) -> Option<String> {
    let moves = [("moves", record.agreements.played.into())];
    record.is_running().then(|| lang.say("own-after", &moves))
}

/// The key of the sentence with the last event: the player's own turn or claim, or any other event.
fn report_key(record: &Record, seat: Seat) -> &'static str {
    let last = record.last.as_ref().filter(|last| last.of == Some(seat));
    match last.map(|last| &last.logged.event) {
        Some(Event::Turn { .. }) => "own-played",
        Some(Event::Claim { .. }) => "own-claimed",
        _ => "panel-last",
    }
}

fn buttons(record: &Record, seat: Seat, lang: &Lang) -> Vec<CreateButton> {
    let number = record.row.number;
    let offer = if !record.is_running() {
        meetings::may_play_again(record, None).then_some((
            MatchAction::Rematch,
            "button-rematch",
            ButtonStyle::Primary,
        ))
    } else if record.to_act().contains(seat) {
        let turn = MatchAction::Turn(number);
        Some((turn, "button-turn", ButtonStyle::Primary))
    } else {
        None
    };
    let button = offer.and_then(|(action, label, style)| {
        match_button(record, action, &lang.say(label, &[]), style)
    });
    let ahead = plans::ahead_button(record, seat, lang);
    button.into_iter().chain(ahead).collect()
}

//! The private view of a player: last event, whose turn it is, and the position.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::view::controls::match_button;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::discord::view::{deeds, names, standing, times};
use crate::host::{Event, Record};
use tavolino_games::game::{Lang, Seat};

/// The private view of the holder of a seat, of a match that has started.
pub async fn seen(record: &Record, seat: Seat, lang: &Lang) -> Reply {
    let reply = Reply::private(text(record, seat, lang));
    let Some(board) = &record.board else {
        return reply;
    };
    let name = format!("{}-{}-view.png", record.id(), record.number);
    // Pictures name seats by colour: alt texts show a mention as a bare number.
    let picture = Picture::draw(record.id().as_str(), board.scene(Some(seat), lang), name).await;
    reply.with(picture).buttons(buttons(record, seat, lang))
}

fn text(record: &Record, seat: Seat, lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let colour = lang.colour(record.kind.info.palette, seat);
    let mut lines = vec![names::sentence(
        lang,
        "own-heading",
        record,
        &[("colour", colour.into())],
    )];
    if let Some(report) = deeds::last_event(record, Some(seat), &seated.with_reader(Some(seat))) {
        lines.push(lang.say(report_key(record, seat), &[("report", report.into())]));
    }
    lines.push(match record.deadline(seat) {
        _ if !record.to_act().contains(seat) => standing::below_heading(record, &seated),
        Some(deadline) => {
            let until = times::left(deadline);
            lang.say("own-turn-until", &[("until", until.into())])
        }
        None => lang.say("own-turn", &[]),
    });
    lines.join("\n")
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
    let number = record.number;
    let offer = if !record.is_running() {
        record
            .has_table()
            .then_some((MatchAction::Rematch, "button-rematch", ButtonStyle::Primary))
    } else if record.to_act().contains(seat) {
        let turn = MatchAction::Turn(number);
        Some((turn, "button-turn", ButtonStyle::Primary))
    } else {
        None
    };
    let button = offer.and_then(|(action, label, style)| {
        match_button(record, action, &lang.say(label, &[]), style)
    });
    button.into_iter().collect()
}

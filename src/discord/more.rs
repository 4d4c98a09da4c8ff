//! The menu behind **More**: the rarer actions of a match.

mod watching;

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::action::{MatchAction, WatchAction};
use crate::discord::interaction::{Request, moderates};
use crate::discord::view::{Reply, history_buttons, match_button, names};
use crate::host::{Error, Record};
use tavolino_games::game::{Lang, Seat};

/// The actions the caller may take, as a private reply with a button each.
pub async fn more(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let lang = request.lang();
    let number = record.row.number;
    let of = |action, label, style| match_button(record, action, &lang.say(label, &[]), style);
    let text = of(MatchAction::Text, "button-text", ButtonStyle::Secondary);
    let mut buttons = vec![text];
    let seat = record.seat_of(request.person());
    let playing = seat.filter(|seat| record.is_running() && record.staying().contains(*seat));
    if playing.is_none() && !record.agreements.takeable().is_empty() {
        let seats = MatchAction::OfferSeat(number);
        buttons.push(of(seats, "button-seats", ButtonStyle::Primary));
    }
    let may_abort = playing.is_some() && record.can_abort();
    if record.is_running() && !may_abort && moderates(request, record).await? {
        let abort = MatchAction::Abort(number);
        buttons.push(of(abort, "button-break-off-others", ButtonStyle::Danger));
    }
    if playing.is_some() {
        let note = of(MatchAction::Note, "button-note", ButtonStyle::Secondary);
        buttons.push(note);
    }
    let of_player = playing.map(|seat| player_buttons(record, seat, &lang));
    let watching = match seat {
        None if record.is_running() => watching::buttons(request, record, &lang).await?,
        _ => Vec::new(),
    };
    let text = names::sentence(&lang, "more", record, &[]);
    Ok(Reply::private(text)
        .buttons(buttons.into_iter().flatten().collect())
        .buttons(watching)
        .buttons(of_player.unwrap_or_default())
        .buttons(history_buttons(record, &lang)))
}

/// Changes what the caller, who does not play in the match, wishes to learn of it, and shows the
/// actions again.
pub async fn watch(
    request: &Request<'_>,
    record: &Record,
    action: WatchAction,
) -> Result<Reply, Error> {
    let changed = watching::change(request, record, action).await?;
    Ok(more(request, record).await?.opening(&changed))
}

/// The buttons for a player's actions other than turns.
fn player_buttons(record: &Record, seat: Seat, lang: &Lang) -> Vec<CreateButton> {
    use MatchAction::{Abort, OfferDraw, OfferSeat, Resign, TakeBack};
    let number = record.row.number;
    let of = |action, label, style| match_button(record, action, &lang.say(label, &[]), style);
    let only_people = record.others(seat) == record.staying().without(seat);
    let together = (record.entry.info.together)(&record.table.options);
    // The computer accepts a draw only where it can prove that nobody wins: in solvable games.
    let board = record.board.as_ref();
    let is_solvable = board.is_some_and(|board| board.solvable().is_some());
    let may_agree = record.is_against_computer(seat) && is_solvable;
    let undo = record
        .agreements
        .can_take_back(seat)
        .map(|_| TakeBack(number));
    let draw = ((only_people && !together) || may_agree).then_some(OfferDraw(number));
    // Nobody else finds a game that is on no server.
    let substitute = record.row.guild.map(|_| OfferSeat(number));
    let buttons = [
        undo.and_then(|undo| of(undo, "button-undo", ButtonStyle::Secondary)),
        draw.and_then(|draw| of(draw, "button-draw", ButtonStyle::Secondary)),
        substitute.and_then(|seat| of(seat, "button-open", ButtonStyle::Secondary)),
        if record.can_abort() {
            of(Abort(number), "button-break-off", ButtonStyle::Danger)
        } else {
            of(Resign(number), "button-resign", ButtonStyle::Danger)
        },
    ];
    buttons.into_iter().flatten().collect()
}

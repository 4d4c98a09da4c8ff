//! Agreements between players: draw offers, take-back requests, seats handed over.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ButtonStyle;
use tokio::time::timeout;

use crate::discord::action::{Answer, MatchAction};
use crate::discord::clock::now;
use crate::discord::interaction::{Request, must_run, playing};
use crate::discord::view::{
    Reply, answer_buttons, match_button, names, own, proposal_text, requested, seat_buttons,
    standing, undone,
};
use crate::host::{Actor, Command, Error, Host, MatchId, Matter, Record, Refusal};
use tavolino_games::game::{Lang, Seat, Viewer};

/// Longest wait for the computer's turn before it is offered a draw, 30 s: longer than any search
/// takes under load.
const COMPUTER_TURN_TIMEOUT: Duration = Duration::from_secs(30);

/// `/draw`: offers a draw; where a draw is offered already, shows the offer with the buttons to
/// answer it.
pub async fn draw(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let seat = playing(request, record)?;
    match record.agreements.draw {
        None if record.is_against_computer(seat) => draw_with_computer(request, record).await,
        None => act(request, record, Command::OfferDraw).await,
        Some(_) => Ok(question(request, record, seat, Matter::Draw)),
    }
}

/// Offers the computer a draw, which it accepts or declines; if it is to act, after its turn.
async fn draw_with_computer(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let record = &after_computer(request.host(), record.id()).await?;
    let command = if request.data().thinking.sees_draw(record).await {
        Command::DrawWithComputer
    } else {
        Command::OfferDraw
    };
    let actor = Actor::Person(request.person(), request.id());
    // The answer holds only for the position the computer evaluated.
    carry_out(request, record, actor, command, Some(record.row.number)).await
}

/// The record once the match waits for a person or is over; the refusal `ComputerThinks` after
/// [`COMPUTER_TURN_TIMEOUT`]. The computer evaluates a draw offer only after its own turn.
async fn after_computer(host: &Host, id: &MatchId) -> Result<Arc<Record>, Error> {
    let mut news = host.store().news();
    let turn_taken = async {
        loop {
            let record = host.look(id).await?;
            if !record.waits_for_computer() {
                return Ok(record);
            }
            // No error: the sender lives as long as the host.
            let _ = news.changed().await;
        }
    };
    let record = timeout(COMPUTER_TURN_TIMEOUT, turn_taken).await;
    record.unwrap_or_else(|_| Err(Refusal::ComputerThinks.into()))
}

/// `/undo`: takes the last turn back, or requests it from the others; where a request is pending,
/// shows it with the buttons to answer it.
pub async fn undo(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let seat = playing(request, record)?;
    let must_answer = record.asked_about(Matter::Undo).contains(seat);
    let own = record.agreements.undo.is_some_and(|undo| undo.by == seat);
    if must_answer || own {
        return Ok(question(request, record, seat, Matter::Undo));
    }
    act(request, record, Command::TakeBack).await
}

/// The pending proposal as a private reply, with the buttons that the caller may press.
fn question(request: &Request<'_>, record: &Record, seat: Seat, matter: Matter) -> Reply {
    let lang = request.lang();
    let Some(proposal) = record.agreements.proposal(matter) else {
        return Reply::refusal(Refusal::NothingProposed(matter).say(&lang));
    };
    let buttons = answer_buttons(record, matter, proposal, &lang).into_iter();
    // The third button withdraws, for the proposer; the first two accept and decline, for the
    // others.
    let buttons = if proposal.by == seat {
        buttons.skip(2).collect()
    } else {
        buttons.take(2).collect()
    };
    let text = proposal_text(record, matter, proposal, Some(seat), &lang);
    Reply::private(text)
        .buttons(buttons)
        .noting(record.id(), proposal.number)
}

/// `/replace`: for a player, the question whether to offer their seat; for others, the seats on
/// offer.
pub fn replace(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    if record.seat_of(request.person()).is_some() {
        let seat = playing(request, record)?;
        return Ok(own_seat(request, record, seat));
    }
    let lang = request.lang();
    let seats = record.agreements.takeable();
    if seats.is_empty() || !record.is_running() {
        return Err(Refusal::NotOffered.into());
    }
    let text = names::sentence(&lang, "seats-open", record, &[]);
    Ok(Reply::private(text).buttons(seat_buttons(record, seats, &lang)))
}

/// Asks the player to confirm offering their seat; where it is offered already, to keep it.
fn own_seat(request: &Request<'_>, record: &Record, seat: Seat) -> Reply {
    let (lang, number) = (request.lang(), record.row.number);
    let (key, action, label, style) = if record.agreements.offered.contains(seat) {
        let keep = MatchAction::KeepSeat(number);
        ("seat-is-open", keep, "button-keep", ButtonStyle::Primary)
    } else {
        let offer = MatchAction::ReallyOfferSeat(number);
        let label = "button-really-open";
        ("seat-really-open", offer, label, ButtonStyle::Danger)
    };
    let button = match_button(record, action, &lang.say(label, &[]), style);
    let text = names::sentence(&lang, key, record, &[]);
    Reply::private(text).buttons(button.into_iter().collect())
}

/// Answers the proposal made by event `number`.
///
/// # Errors
///
/// A refusal if this proposal is no longer pending, or the host refuses the answer.
pub async fn answer(
    request: &Request<'_>,
    record: &Record,
    answer: Answer,
) -> Result<Reply, Error> {
    let (command, number, matter) = match answer {
        Answer::Accept(number, matter) => (Command::Accept(matter), number, matter),
        Answer::Decline(number, matter) => (Command::Decline(matter), number, matter),
        Answer::Withdraw(number, matter) => (Command::Withdraw(matter), number, matter),
    };
    record.must_be_pending(matter, number)?;
    act(request, record, command).await
}

/// Carries a command out as the caller; replies with its result and whose the next move is.
pub async fn act(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
) -> Result<Reply, Error> {
    let actor = Actor::Person(request.person(), request.id());
    act_as(request, record, actor, command).await
}

/// Carries a command out as `actor`; replies with its result and whose the next move is.
pub async fn act_as(
    request: &Request<'_>,
    record: &Record,
    actor: Actor,
    command: Command<'_>,
) -> Result<Reply, Error> {
    carry_out(request, record, actor, command, None).await
}

/// Carries a command out. `seen` is the number of the last event the decision is based on: the
/// command is refused if the match has moved on since.
async fn carry_out(
    request: &Request<'_>,
    record: &Record,
    actor: Actor,
    command: Command<'_>,
    seen: Option<i64>,
) -> Result<Reply, Error> {
    must_run(record)?;
    let (lang, host) = (request.lang(), request.host());
    let result = host.act(record.id(), actor, command, seen, now());
    let after = result.await?;
    let seated = names::seated(&lang, &after);
    let seat = after.seat_of(request.person());
    let result = result_text(command, &after, seat, &seated);
    let next = if after.is_running() {
        own::next_move(&after, seat, &seated)
    } else {
        standing::standing(&after, &seated)
    };
    let reply = Reply::private(format!("{result}\n{next}"));
    let proposal = proposed(command).and_then(|matter| after.agreements.proposal(matter));
    Ok(
        match proposal.filter(|proposal| seat == Some(proposal.by)) {
            Some(proposal) => reply
                .noting(after.id(), proposal.number)
                .closing(own::opening_again(&after, &lang)),
            None => reply,
        },
    )
}

/// The matter of a proposal that a command can make.
fn proposed(command: Command<'_>) -> Option<Matter> {
    match command {
        Command::OfferDraw => Some(Matter::Draw),
        Command::TakeBack => Some(Matter::Undo),
        _ => None,
    }
}

/// The sentence for a command's result, to the player of `seat`.
fn result_text(command: Command<'_>, after: &Record, seat: Viewer, seated: &Lang) -> String {
    match (command, after.agreements.undo) {
        (Command::TakeBack, Some(request)) => requested(after, &request, seated),
        (Command::TakeBack, None) => undone(after, seat, seated),
        (Command::Accept(Matter::Undo), None) => {
            let undone = undone(after, seat, seated);
            seated.say("done-undone", &[("undone", undone.into())])
        }
        _ => names::sentence(seated, result_key(command, after), after, &[]),
    }
}

/// The key of the sentence for a command's result.
fn result_key(command: Command<'_>, after: &Record) -> &'static str {
    match command {
        Command::OfferDraw => "done-offered",
        Command::Accept(matter) if after.agreements.proposal(matter).is_some() => "done-accepted",
        Command::Accept(Matter::Draw) => "done-drawn",
        Command::DrawWithComputer => "done-drawn-computer",
        Command::Decline(_) => "done-declined",
        Command::Withdraw(_) => "done-withdrawn",
        Command::OfferSeat | Command::OfferSeatOf(_) => "done-open",
        Command::KeepSeat => "done-kept",
        Command::TakeSeat(_) => "done-taken",
        Command::Abort | Command::AbortFor(_) => "done-broken-off",
        Command::Accept(Matter::Undo)
        | Command::TakeBack
        | Command::GiveTime { .. }
        | Command::Say(_)
        | Command::Play { .. }
        | Command::Leave
        | Command::TimeUp
        | Command::Abandon => "done",
    }
}

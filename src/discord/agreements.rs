//! What is offered and asked at a table: draws, turns taken back, seats that change hands.

pub mod command;

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ButtonStyle;
use tokio::time::timeout;

use crate::discord::clock::now;
use crate::discord::interaction::participant::{must_run, playing};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::{Answer, MatchAction};
use crate::discord::view::agreements::{answer_buttons, proposal_text, seat_buttons};
use crate::discord::view::controls::match_button;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, standing};
use crate::host::{Actor, Command, Error, Host, MatchId, Matter, Record, Refusal};
use tavolino_games::game::Seat;

/// How long a draw offered to the computer waits for its turn: longer than any of its thoughts beside others'.
const COMPUTERS_TURN: Duration = Duration::from_secs(30);

/// `/draw`: offers one, or asks for the answer to the one that is offered.
pub async fn draw(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let seat = playing(request, record)?;
    match record.agreements.draw {
        None if record.is_against_computer(seat) => draw_with_computer(request, record).await,
        None => act(request, record, Command::OfferDraw).await,
        Some(_) => Ok(question(request, record, seat, Matter::Draw)),
    }
}

/// Offers the computer a draw, which agrees or says that it does not: at once, or after the turn it is to take.
async fn draw_with_computer(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let record = &after_computer(request.host(), record.id()).await?;
    let command = if request.data().thinking.sees_draw(record).await {
        Command::DrawWithComputer
    } else {
        Command::OfferDraw
    };
    let actor = Actor::Person(request.person(), request.id());
    // What it thought of is the position as it was then.
    carry_out(request, record, actor, command, Some(record.number)).await
}

/// The match once it waits for a person, or is over: what the computer thinks of it, it says after its own turn.
async fn after_computer(host: &Host, id: &MatchId) -> Result<Arc<Record>, Error> {
    let mut news = host.news();
    let waits = async {
        loop {
            let record = host.look(id).await?;
            if !record.waits_for_computer() {
                return Ok(record);
            }
            // Whoever changes it lives as long as the host.
            let _ = news.changed().await;
        }
    };
    let waited = timeout(COMPUTERS_TURN, waits).await;
    waited.unwrap_or_else(|_| Err(Refusal::ComputerThinks.into()))
}

/// `/undo`: takes back, asks to, or asks for the answer to such a request.
pub async fn undo(request: &Request<'_>, record: &Record) -> Result<Reply, Error> {
    let seat = playing(request, record)?;
    let asked = record.asked_about(Matter::Undo).contains(seat);
    let own = record.agreements.undo.is_some_and(|undo| undo.by == seat);
    if asked || own {
        return Ok(question(request, record, seat, Matter::Undo));
    }
    act(request, record, Command::TakeBack).await
}

/// What is proposed, for the person alone, with what they can answer.
fn question(request: &Request<'_>, record: &Record, seat: Seat, matter: Matter) -> Reply {
    let lang = request.lang();
    let Some(proposal) = record.agreements.proposal(matter) else {
        return Reply::refusal(Refusal::NothingProposed(matter).say(&lang));
    };
    let buttons = answer_buttons(record, matter, proposal, &lang).into_iter();
    // The last of them is to withdraw, the others are for everybody else.
    let buttons = if proposal.by == seat {
        buttons.skip(2).collect()
    } else {
        buttons.take(2).collect()
    };
    Reply::private(proposal_text(record, matter, proposal, &lang)).buttons(buttons)
}

/// `/replace`: offers one's own seat to others, or shows the seats that can be taken over.
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

/// Asks whether somebody really wants to offer their seat, or to keep it after all.
fn own_seat(request: &Request<'_>, record: &Record, seat: Seat) -> Reply {
    let (lang, number) = (request.lang(), record.number);
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

/// Answers what was proposed with the event of this number, if it is still open.
pub async fn answer(
    request: &Request<'_>,
    record: &Record,
    answer: Answer,
    number: i64,
    matter: Matter,
) -> Result<Reply, Error> {
    record.must_be_pending(matter, number)?;
    let command = match answer {
        Answer::Accept => Command::Accept(matter),
        Answer::Decline => Command::Decline(matter),
        Answer::Withdraw => Command::Withdraw(matter),
    };
    act(request, record, command).await
}

/// Does it as the person who asks, and says what came of it.
pub async fn act(
    request: &Request<'_>,
    record: &Record,
    command: Command<'_>,
) -> Result<Reply, Error> {
    let actor = Actor::Person(request.person(), request.id());
    act_as(request, record, actor, command).await
}

/// Does it, and says what came of it.
pub async fn act_as(
    request: &Request<'_>,
    record: &Record,
    actor: Actor,
    command: Command<'_>,
) -> Result<Reply, Error> {
    carry_out(request, record, actor, command, None).await
}

async fn carry_out(
    request: &Request<'_>,
    record: &Record,
    actor: Actor,
    command: Command<'_>,
    shown: Option<i64>,
) -> Result<Reply, Error> {
    must_run(record)?;
    let (lang, host) = (request.lang(), request.host());
    let acted = host.act(record.id(), actor, command, shown, now());
    let after = acted.await?;
    let done = names::sentence(&lang, done(command, &after), &after, &[]);
    let standing = standing::standing(&after, &names::seated(&lang, &after));
    Ok(Reply::private(format!("{done}\n{standing}")))
}

/// The key of the sentence that says what was done.
fn done(command: Command<'_>, after: &Record) -> &'static str {
    match command {
        Command::TakeBack if after.agreements.undo.is_some() => "done-asked-undo",
        Command::TakeBack => "done-undo",
        Command::OfferDraw => "done-offered",
        Command::Accept(matter) if after.agreements.proposal(matter).is_some() => "done-accepted",
        Command::Accept(Matter::Undo) => "done-undone",
        Command::Accept(Matter::Draw) => "done-drawn",
        Command::DrawWithComputer => "done-drawn-computer",
        Command::Decline(_) => "done-declined",
        Command::Withdraw(_) => "done-withdrawn",
        Command::OfferSeat => "done-open",
        Command::KeepSeat => "done-kept",
        Command::TakeSeat(_) => "done-taken",
        Command::Abort => "done-broken-off",
        Command::GiveTime(_) => "done-time",
        Command::Say(_) | Command::Leave | Command::TimeUp | Command::Abandon => "done",
    }
}

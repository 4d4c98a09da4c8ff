//! What is offered and asked at a table: draws, turns taken back, games broken off, seats that change hands.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use crate::board;
use crate::discord::buttons::must_run;
use crate::discord::outbox::now;
use crate::discord::request::Incoming;
use crate::discord::request::action::{Action, Ask};
use crate::discord::view::names;
use crate::discord::view::panel;
use crate::discord::view::reply::{Reply, button};
use crate::game::lang::Value;
use crate::game::{Lang, Seat, Seats};
use crate::host::{Actor, Command, Error, Host, Living, Matter, Proposal, Record, Refusal, UserId};

/// Both matters, in the order they are told.
const MATTERS: [Matter; 2] = [Matter::Draw, Matter::Undo];

/// The message for everyone that says what is open at the table, and whom it calls; none if nothing is.
pub fn message(record: &Record, panel: Option<Living>, lang: &Lang) -> Option<Reply> {
    let open = |matter| Some((matter, record.agreements.proposal(matter)?));
    let proposals: Vec<(Matter, Proposal)> = MATTERS.into_iter().filter_map(open).collect();
    let seats = record.agreements.takeable();
    if !record.is_running() || proposals.is_empty() && seats.is_empty() {
        return None;
    }
    let mut lines = vec![say(
        lang,
        "talk",
        record,
        &[("link", names::table(record, panel).into())],
    )];
    let mut asked = Vec::new();
    for (matter, proposal) in &proposals {
        lines.push(proposed(record, *matter, *proposal, lang));
        let people = record.asked_about(*matter).iter();
        asked.extend(people.filter_map(|seat| record.person_at(seat)));
    }
    let seated = names::seated(lang, record);
    for seat in seats.iter() {
        let name = seated.seat(record.kind.info, seat);
        let until = record.deadline(seat).map(names::moment);
        let key = if until.is_some() {
            "talk-seat-until"
        } else {
            "talk-seat"
        };
        let values = [
            ("seat", name.into()),
            ("until", until.unwrap_or_default().into()),
        ];
        lines.push(lang.say(key, &values));
    }
    let reply = Reply::public(lines.join("\n")).pinging(asked);
    let reply = proposals.iter().fold(reply, |reply, (matter, proposal)| {
        reply.buttons(answers(record, *matter, *proposal, lang))
    });
    Some(reply.buttons(seats_to_take(record, seats, lang)))
}

/// The newest event that brought something up.
pub fn newest(record: &Record) -> i64 {
    let proposals = MATTERS
        .into_iter()
        .filter_map(|matter| record.agreements.proposal(matter));
    proposals
        .map(|proposal| proposal.number)
        .max()
        .unwrap_or_default()
}

/// The people whose word on anything is still to come.
pub fn asked(record: &Record) -> Vec<UserId> {
    let seats = MATTERS.into_iter().map(|matter| record.asked_about(matter));
    let seats = seats.flat_map(Seats::iter);
    seats.filter_map(|seat| record.person_at(seat)).collect()
}

/// Who proposes what, who must answer, and until when.
fn proposed(record: &Record, matter: Matter, proposal: Proposal, lang: &Lang) -> String {
    let asked = record.asked_about(matter).iter();
    let people = asked.filter_map(|seat| record.person_at(seat));
    let people: Vec<String> = people.map(names::person).collect();
    let by = names::seated(lang, record).seat(record.kind.info, proposal.by);
    let key = match matter {
        Matter::Draw => "talk-draw",
        Matter::Undo => "talk-undo",
    };
    lang.say(
        key,
        &[("by", by.into()), ("people", people.join(" ").into())],
    )
}

fn answers(record: &Record, matter: Matter, proposal: Proposal, lang: &Lang) -> Vec<CreateButton> {
    let number = proposal.number;
    let key = match matter {
        Matter::Draw => "draw",
        Matter::Undo => "undo",
    };
    let shown = [
        (Ask::Accept(number, matter), "accept", ButtonStyle::Success),
        (
            Ask::Decline(number, matter),
            "decline",
            ButtonStyle::Secondary,
        ),
        (
            Ask::Withdraw(number, matter),
            "withdraw",
            ButtonStyle::Secondary,
        ),
    ];
    let shown = shown.into_iter().filter_map(|(ask, verb, style)| {
        let label = lang.say(&format!("button-{verb}-{key}"), &[]);
        of(record, ask, &label, style)
    });
    shown.collect()
}

fn seats_to_take(record: &Record, seats: Seats, lang: &Lang) -> Vec<CreateButton> {
    let take = |seat: Seat| {
        let colour = lang.colour(record.kind.info.palette, seat);
        let label = lang.say("button-take", &[("colour", colour.into())]);
        of(record, Ask::Take(seat), &label, ButtonStyle::Primary)
    };
    seats.iter().filter_map(take).take(5).collect()
}

fn of(record: &Record, ask: Ask, label: &str, style: ButtonStyle) -> Option<CreateButton> {
    button(&Action::Match(record.id().clone(), ask), label, style)
}

/// A sentence about a match.
fn say(lang: &Lang, key: &str, record: &Record, more: &[(&str, Value<'_>)]) -> String {
    let mut values = vec![
        ("game", record.kind.info.name.into()),
        ("code", record.id().as_str().into()),
    ];
    values.extend(more.iter().cloned());
    lang.say(key, &values)
}

/// `/draw`: offers one, or asks for the answer to the one that is offered.
pub async fn draw(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    let seat = playing(incoming, record)?;
    match record.agreements.draw {
        None => act(incoming, host, record, Command::OfferDraw).await,
        Some(_) => Ok(question(incoming, record, seat, Matter::Draw)),
    }
}

/// `/undo`: takes back, asks to, or asks for the answer to such a request.
pub async fn undo(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    let seat = playing(incoming, record)?;
    let asked = record.asked_about(Matter::Undo).contains(seat);
    let own = record
        .agreements
        .undo
        .is_some_and(|request| request.by == seat);
    if asked || own {
        return Ok(question(incoming, record, seat, Matter::Undo));
    }
    act(incoming, host, record, Command::TakeBack).await
}

/// What is proposed, for the person alone, with what they can answer.
fn question(incoming: &Incoming<'_>, record: &Record, seat: Seat, matter: Matter) -> Reply {
    let lang = incoming.lang();
    let Some(proposal) = record.agreements.proposal(matter) else {
        return Reply::refusal(Refusal::NothingProposed(matter).say(&lang));
    };
    let buttons = answers(record, matter, proposal, &lang).into_iter();
    // The last of them is to withdraw, the others are for everybody else.
    let buttons = if proposal.by == seat {
        buttons.skip(2).collect()
    } else {
        buttons.take(2).collect()
    };
    Reply::private(proposed(record, matter, proposal, &lang)).buttons(buttons)
}

/// `/replace`: offers one's own seat to others, or shows the seats that can be taken over.
pub fn replace(incoming: &Incoming<'_>, record: &Record) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = incoming.lang();
    let number = record.number;
    if let Some(seat) = record.seat_of(incoming.person()) {
        playing(incoming, record)?;
        let (key, ask, label, style) = if record.agreements.offered.contains(seat) {
            (
                "seat-is-open",
                Ask::Keep(number),
                "button-keep",
                ButtonStyle::Primary,
            )
        } else {
            (
                "seat-really-open",
                Ask::ReallyOpen(number),
                "button-really-open",
                ButtonStyle::Danger,
            )
        };
        let button = of(record, ask, &lang.say(label, &[]), style);
        let text = say(&lang, key, record, &[]);
        return Ok(Reply::private(text).buttons(button.into_iter().collect()));
    }
    let seats = record.agreements.takeable();
    if seats.is_empty() || !record.is_running() {
        return Err(Refusal::NotOffered.into());
    }
    let text = say(&lang, "seats-open", record, &[]);
    Ok(Reply::private(text).buttons(seats_to_take(record, seats, &lang)))
}

/// Asks whether the person really wants to break the game off: as one who plays, while that is possible, or as one who
/// moderates the server.
pub async fn abort(incoming: &Incoming<'_>, host: &Host, record: &Record) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let own = playing(incoming, record).map(|_| record.can_abort());
    let (key, button) = match own {
        Ok(true) => ("abort-really", to_abort(record, &lang)),
        _ if record.is_running() && moderates(incoming, host, record).await? => {
            let ask = Ask::ReallyAbort(record.number);
            let label = lang.say("button-call-off", &[]);
            let button = of(record, ask, &label, ButtonStyle::Danger);
            ("abort-for-others", button)
        }
        Ok(false) => return Err(Refusal::TooLateToAbort.into()),
        Err(refusal) => return Err(refusal.into()),
    };
    let text = say(&lang, key, record, &[]);
    Ok(Reply::private(text).buttons(button.into_iter().collect()))
}

/// Whether the person may break off games of others where this one is played.
pub async fn moderates(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
) -> Result<bool, Error> {
    let here = incoming.moderates() && incoming.guild() == record.guild;
    host.may_moderate(record.guild, here).await
}

/// The button that breaks the game off, while it still can be.
pub fn to_abort(record: &Record, lang: &Lang) -> Option<CreateButton> {
    let ask = Ask::ReallyAbort(record.number);
    let label = lang.say("button-really-abort", &[]);
    of(record, ask, &label, ButtonStyle::Danger).filter(|_| record.can_abort())
}

/// What somebody who plays can do beside playing, for the menu of everything else.
pub fn more(record: &Record, seat: Seat, lang: &Lang) -> Vec<CreateButton> {
    let number = record.number;
    let seats_alone = record.others(seat) == record.staying().without(seat);
    let together = (record.kind.info.together)(&record.table.options);
    let shown = [
        (record.agreements.can_take_back(seat).is_some()).then_some((
            Ask::TakeBack(number),
            "button-undo",
            ButtonStyle::Secondary,
        )),
        (seats_alone && !together).then_some((
            Ask::Offer(number),
            "button-draw",
            ButtonStyle::Secondary,
        )),
        Some((Ask::Open(number), "button-open", ButtonStyle::Secondary)),
        Some(if record.can_abort() {
            (Ask::Abort(number), "button-abort", ButtonStyle::Danger)
        } else {
            (Ask::Resign(number), "button-resign", ButtonStyle::Danger)
        }),
    ];
    let shown = shown.into_iter().flatten();
    shown
        .filter_map(|(ask, label, style)| of(record, ask, &lang.say(label, &[]), style))
        .collect()
}

/// What its buttons do.
pub async fn press(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    ask: Ask,
) -> Result<Reply, Error> {
    match ask {
        Ask::Abort(_) => abort(incoming, host, record).await,
        Ask::ReallyAbort(_) => {
            let own = playing(incoming, record).is_ok() && record.can_abort();
            let actor = if !own && moderates(incoming, host, record).await? {
                Actor::Moderator(incoming.id())
            } else {
                Actor::Person(incoming.person(), incoming.id())
            };
            act_as(incoming, host, record, actor, Command::Abort).await
        }
        Ask::TakeBack(_) => undo(incoming, host, record).await,
        Ask::Offer(_) => draw(incoming, host, record).await,
        Ask::Accept(number, matter) => {
            record.must_be_pending(matter, number)?;
            act(incoming, host, record, Command::Accept(matter)).await
        }
        Ask::Decline(number, matter) => {
            record.must_be_pending(matter, number)?;
            act(incoming, host, record, Command::Decline(matter)).await
        }
        Ask::Withdraw(number, matter) => {
            record.must_be_pending(matter, number)?;
            act(incoming, host, record, Command::Withdraw(matter)).await
        }
        Ask::Open(_) => replace(incoming, record),
        Ask::ReallyOpen(_) => act(incoming, host, record, Command::OfferSeat).await,
        Ask::Keep(_) => act(incoming, host, record, Command::KeepSeat).await,
        Ask::Take(seat) => act(incoming, host, record, Command::TakeSeat(seat)).await,
        _ => Ok(Reply::refusal(incoming.lang().say("stale-button", &[]))),
    }
}

/// Does it, and says what came of it.
async fn act(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    command: Command<'_>,
) -> Result<Reply, Error> {
    let actor = Actor::Person(incoming.person(), incoming.id());
    act_as(incoming, host, record, actor, command).await
}

async fn act_as(
    incoming: &Incoming<'_>,
    host: &Host,
    record: &Record,
    actor: Actor,
    command: Command<'_>,
) -> Result<Reply, Error> {
    must_run(record)?;
    let lang = incoming.lang();
    let after: Arc<Record> = host.act(record.id(), actor, command, None, now()).await?;
    let key = match command {
        Command::TakeBack if after.agreements.undo.is_some() => "done-asked-undo",
        Command::TakeBack => "done-undo",
        Command::OfferDraw => "done-offered",
        Command::Accept(matter) if after.agreements.proposal(matter).is_some() => "done-accepted",
        Command::Accept(Matter::Undo) => "done-undone",
        Command::Accept(Matter::Draw) => "done-drawn",
        Command::Decline(_) => "done-declined",
        Command::Withdraw(_) => "done-withdrawn",
        Command::OfferSeat => "done-open",
        Command::KeepSeat => "done-kept",
        Command::TakeSeat(_) => "done-taken",
        Command::Abort => "done-aborted",
        Command::Say(_) | Command::Leave | Command::TimeUp | Command::Abandon => "done",
    };
    let standing = panel::standing(&after, &names::seated(&lang, &after));
    Ok(Reply::private(format!(
        "{}\n{standing}",
        say(&lang, key, &after, &[])
    )))
}

/// The seat of somebody who is still playing.
pub fn playing(incoming: &Incoming<'_>, record: &Record) -> Result<Seat, Refusal> {
    must_run(record)?;
    let seat = record.seat_of(incoming.person());
    let seat = seat.ok_or(Refusal::NotSeated)?;
    if !record.is_running() {
        return Err(board::Refusal::Over.into());
    }
    if !record.staying().contains(seat) {
        return Err(board::Refusal::Left.into());
    }
    Ok(seat)
}

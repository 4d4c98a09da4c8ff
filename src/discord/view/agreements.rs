//! The message with open offers and requests: draws, turns to take back, seats to take over.

use serenity::all::{ButtonStyle, CreateButton};

use super::controls::match_button;
use super::reply::Reply;
use crate::discord::action::{Answer, MatchAction};
use crate::discord::limits;
use crate::discord::view::{names, places, standing, times};
use crate::host::{Declined, Living, Matter, Proposal, Record, Step, UserId};
use tavolino_games::game::{Lang, Seat, Seats, Viewer};

/// The matters of proposals, in the order of the message.
const MATTERS: [Matter; 2] = [Matter::Draw, Matter::Undo];

/// The public message with all open proposals and seats, mentioning the players who must answer,
/// and with the proposals that were just declined; `None` if there is none of these.
pub fn message(record: &Record, panel: Option<Living>, lang: &Lang) -> Option<Reply> {
    let open = |matter| Some((matter, record.agreements.proposal(matter)?));
    let proposals: Vec<(Matter, Proposal)> = MATTERS.into_iter().filter_map(open).collect();
    let seats = record.agreements.takeable();
    let declined = &record.agreements.declined;
    let is_empty = proposals.is_empty() && seats.is_empty() && declined.is_empty();
    if !record.is_running() || is_empty {
        return None;
    }
    let link = places::table(record, panel);
    let link = [("link", link.into())];
    let mut lines = vec![names::sentence(lang, "agreements", record, &link)];
    let mut mentioned = Vec::new();
    for (matter, proposal) in &proposals {
        lines.push(proposal_text(record, *matter, *proposal, None, lang));
        let people = record.asked_about(*matter).iter();
        mentioned.extend(people.filter_map(|seat| record.person_at(seat)));
    }
    let seated = names::seated(lang, record);
    lines.extend(
        declined
            .iter()
            .map(|one| declined_text(record, one, &seated)),
    );
    for seat in seats.iter() {
        let name = seated.seat(record.entry.info, seat);
        let until = record.deadline(seat).map(times::moment);
        let key = if until.is_some() {
            "agreements-seat-until"
        } else {
            "agreements-seat"
        };
        let values = [
            ("seat", name.into()),
            ("until", until.unwrap_or_default().into()),
        ];
        lines.push(lang.say(key, &values));
    }
    let reply = Reply::public(lines.join("\n")).pinging(mentioned);
    let reply = proposals.iter().fold(reply, |reply, (matter, proposal)| {
        reply.buttons(answer_buttons(record, *matter, *proposal, lang))
    });
    Some(reply.buttons(seat_buttons(record, seats, lang)))
}

/// The event number of the newest open proposal; 0 if there is none.
pub fn newest_proposal(record: &Record) -> i64 {
    let proposals = MATTERS
        .into_iter()
        .filter_map(|matter| record.agreements.proposal(matter));
    proposals
        .map(|proposal| proposal.number)
        .max()
        .unwrap_or_default()
}

/// The players who have not answered an open proposal.
pub fn people_to_answer(record: &Record) -> Vec<UserId> {
    let seats = MATTERS.into_iter().map(|matter| record.asked_about(matter));
    let seats = seats.flat_map(Seats::iter);
    seats.filter_map(|seat| record.person_at(seat)).collect()
}

/// The players whose proposals others declined in words: no turn that is announced anyway answers
/// them.
pub fn people_answered(record: &Record) -> Vec<UserId> {
    let declined = record.agreements.declined.iter();
    let in_words = declined.filter(|declined| !declined.by_turn);
    in_words
        .filter_map(|declined| record.person_at(declined.proposal.by))
        .collect()
}

/// The sentence that a seat declined a proposal.
fn declined_text(record: &Record, declined: &Declined, seated: &Lang) -> String {
    let key = match declined.matter {
        Matter::Draw => "declined-draw",
        Matter::Undo => "declined-undo",
    };
    let by = seated.seat(record.entry.info, declined.by);
    seated.say(key, &[("by", by.into())])
}

/// The sentences to a player about open and declined proposals: the player's own, and draw offers
/// of rivals, which the player's turn declines.
pub fn notes(record: &Record, reader: Seat, seated: &Lang) -> Vec<String> {
    let agreements = &record.agreements;
    let own = |proposal: &Proposal| proposal.by == reader;
    let mut notes = Vec::new();
    if agreements.draw.as_ref().is_some_and(own) {
        notes.push(seated.say("done-offered", &[]));
    }
    if let Some(request) = agreements.undo.as_ref().filter(|undo| own(undo)) {
        notes.push(requested(record, request, seated));
    }
    notes.extend(offer_to(record, Seats::from(reader), seated));
    let declined = agreements.declined.iter();
    let declined = declined.filter(|declined| declined.proposal.by == reader);
    notes.extend(declined.map(|declined| declined_text(record, declined, seated)));
    notes
}

/// The sentence for the seats to act that there is a draw offer, which their turn declines; `None`
/// if none of them is to answer one.
pub fn offer_to(record: &Record, seats: Seats, seated: &Lang) -> Option<String> {
    let offer = record.agreements.draw?;
    let mut to_answer = record.asked_about(Matter::Draw).iter();
    if !to_answer.any(|seat| seats.contains(seat)) {
        return None;
    }
    let by = seated.seat(record.entry.info, offer.by);
    Some(seated.say("ping-draw", &[("by", by.into())]))
}

/// The sentence to a player who requested a takeback.
pub fn requested(record: &Record, request: &Proposal, seated: &Lang) -> String {
    let steps = record
        .agreements
        .taken_back_with(request.turn.unwrap_or_default());
    let takes = takes("undo-takes", record, steps, Some(request.by), seated);
    seated.say("done-asked-undo", &[("takes", takes.into())])
}

/// The outcome of a proposal that a player made: the sentence in place of the private note about
/// it.
pub fn outcome(record: &Record, number: i64, lang: &Lang) -> String {
    let seated = names::seated(lang, record);
    let agreements = &record.agreements;
    let mut declined = agreements.declined.iter();
    let declined = declined.find(|declined| declined.proposal.number == number);
    match declined {
        Some(declined) => declined_text(record, declined, &seated),
        None if !record.is_running() => standing::standing(record, &seated),
        None if !agreements.undone.is_empty() => undone(record, None, &seated),
        None => lang.say("proposal-ended", &[]),
    }
}

/// The sentence about what the last event took back, to a player or, without one, to everyone.
pub fn undone(record: &Record, reader: Viewer, seated: &Lang) -> String {
    takes(
        "done-undo",
        record,
        &record.agreements.undone,
        reader,
        seated,
    )
}

/// The sentence `key` about a turn to take back and those that go with it. Where the game hides
/// something, turns are named by their numbers.
fn takes(key: &str, record: &Record, steps: &[Step], reader: Viewer, seated: &Lang) -> String {
    let turn = |step: &Step| {
        let (text, nth) = step.turn()?;
        Some(if record.is_public() {
            seated.say("turn-text", &[("turn", text.to_owned().into())])
        } else {
            seated.say("turn-number", &[("number", nth.into())])
        })
    };
    let of_seat = |step: &Step| {
        let turn = ("turn", turn(step)?.into());
        Some(if reader == Some(step.seat) {
            seated.say("turn-yours", &[turn])
        } else {
            let seat = seated.seat(record.entry.info, step.seat);
            seated.say("turn-of", &[turn, ("seat", seat.into())])
        })
    };
    let first = steps.first().and_then(turn).unwrap_or_default();
    let others: Vec<String> = steps.iter().skip(1).filter_map(of_seat).collect();
    let count = others.len();
    let values = [
        ("turn", first.into()),
        ("count", count.into()),
        ("others", seated.list(others).into()),
    ];
    seated.say(key, &values)
}

/// The sentence about a proposal: who proposes what, and who must answer.
///
/// `reader` is the seat of its only reader; `None` for everyone.
pub fn proposal_text(
    record: &Record,
    matter: Matter,
    proposal: Proposal,
    reader: Viewer,
    lang: &Lang,
) -> String {
    let seats = record.asked_about(matter).iter();
    let people = seats.filter_map(|seat| record.person_at(seat));
    let people: Vec<UserId> = people.collect();
    let seated = names::seated(lang, record);
    let by = seated.seat(record.entry.info, proposal.by);
    let steps = record
        .agreements
        .taken_back_with(proposal.turn.unwrap_or_default());
    let key = match matter {
        Matter::Draw => "agreements-draw",
        Matter::Undo => "agreements-undo",
    };
    let [people, count] = names::mentioned(&people);
    let withdraws = if can_withdraw(record, proposal) {
        "yes"
    } else {
        "no"
    };
    let values = [
        ("by", by.into()),
        people,
        count,
        ("withdraws", withdraws.into()),
        (
            "takes",
            takes("undo-takes", record, steps, reader, &seated).into(),
        ),
    ];
    lang.say(key, &values)
}

/// Whether a proposal can be withdrawn by who made it: the computer never does.
fn can_withdraw(record: &Record, proposal: Proposal) -> bool {
    record.person_at(proposal.by).is_some()
}

/// The buttons to accept, decline and withdraw a proposal.
pub fn answer_buttons(
    record: &Record,
    matter: Matter,
    proposal: Proposal,
    lang: &Lang,
) -> Vec<CreateButton> {
    let number = proposal.number;
    let key = match matter {
        Matter::Draw => "draw",
        Matter::Undo => "undo",
    };
    let buttons = [
        (Answer::Accept(number, matter), ButtonStyle::Success),
        (Answer::Decline(number, matter), ButtonStyle::Secondary),
        (Answer::Withdraw(number, matter), ButtonStyle::Secondary),
    ];
    let can_withdraw = can_withdraw(record, proposal);
    let buttons = buttons
        .into_iter()
        .filter(|(answer, _)| can_withdraw || !matches!(answer, Answer::Withdraw(..)));
    let buttons = buttons.filter_map(|(answer, style)| {
        let label = lang.say(&format!("button-{}-{key}", answer.name()), &[]);
        match_button(record, MatchAction::Answer(answer), &label, style)
    });
    buttons.collect()
}

/// A button for each seat that can be taken over.
pub fn seat_buttons(record: &Record, seats: Seats, lang: &Lang) -> Vec<CreateButton> {
    let take = |seat: Seat| {
        let colour = names::colour(lang, record, seat);
        let label = lang.say("button-take", &[("colour", colour.into())]);
        match_button(
            record,
            MatchAction::TakeSeat(seat),
            &label,
            ButtonStyle::Primary,
        )
    };
    seats
        .iter()
        .filter_map(take)
        .take(limits::BUTTONS)
        .collect()
}

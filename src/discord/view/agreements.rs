//! The message with open offers and requests: draws, turns to take back, seats to take over.

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::interaction::request::match_action::{Answer, MatchAction};
use crate::discord::limits;
use crate::discord::view::controls::match_button;
use crate::discord::view::reply::Reply;
use crate::discord::view::{names, places, times};
use crate::host::{Living, Matter, Proposal, Record, UserId};
use tavolino_games::game::{Lang, Seat, Seats};

/// The matters of proposals, in the order of the message.
const MATTERS: [Matter; 2] = [Matter::Draw, Matter::Undo];

/// The public message with all open proposals and seats, mentioning the players who must answer; `None` if nothing is open.
pub fn message(record: &Record, panel: Option<Living>, lang: &Lang) -> Option<Reply> {
    let open = |matter| Some((matter, record.agreements.proposal(matter)?));
    let proposals: Vec<(Matter, Proposal)> = MATTERS.into_iter().filter_map(open).collect();
    let seats = record.agreements.takeable();
    if !record.is_running() || proposals.is_empty() && seats.is_empty() {
        return None;
    }
    let link = places::table(record, panel);
    let link = [("link", link.into())];
    let mut lines = vec![names::sentence(lang, "agreements", record, &link)];
    let mut mentioned = Vec::new();
    for (matter, proposal) in &proposals {
        lines.push(proposal_text(record, *matter, *proposal, lang));
        let people = record.asked_about(*matter).iter();
        mentioned.extend(people.filter_map(|seat| record.person_at(seat)));
    }
    let seated = names::seated(lang, record);
    for seat in seats.iter() {
        let name = seated.seat(record.kind.info, seat);
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

/// The sentence about a proposal: who proposes what, and who must answer.
pub fn proposal_text(record: &Record, matter: Matter, proposal: Proposal, lang: &Lang) -> String {
    let seats = record.asked_about(matter).iter();
    let people = seats.filter_map(|seat| record.person_at(seat));
    let people: Vec<UserId> = people.collect();
    let by = names::seated(lang, record).seat(record.kind.info, proposal.by);
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
        (Answer::Accept, "accept", ButtonStyle::Success),
        (Answer::Decline, "decline", ButtonStyle::Secondary),
        (Answer::Withdraw, "withdraw", ButtonStyle::Secondary),
    ];
    let can_withdraw = can_withdraw(record, proposal);
    let buttons = buttons
        .into_iter()
        .filter(|(answer, ..)| can_withdraw || *answer != Answer::Withdraw);
    let buttons = buttons.filter_map(|(answer, verb, style)| {
        let label = lang.say(&format!("button-{verb}-{key}"), &[]);
        let action = MatchAction::Answer(answer, number, matter);
        match_button(record, action, &label, style)
    });
    buttons.collect()
}

/// A button for each seat that can be taken over.
pub fn seat_buttons(record: &Record, seats: Seats, lang: &Lang) -> Vec<CreateButton> {
    let take = |seat: Seat| {
        let colour = lang.colour(record.kind.info.palette, seat);
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

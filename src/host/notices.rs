//! The notices that an event of a match causes.

use std::collections::BTreeSet;
use std::time::Duration;

use super::digests::waiting_for_digest;
use super::event::{Event, Logged};
use super::record::Record;
use super::reminding::{self, Held};
use super::sitting::Sitting;
use crate::store::ids::UserId;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use tavolino_games::game::{Seat, Seats};

/// Delay before the computer calls out a claim, 8 s: people get the first chance. Its own turn
/// waits as long.
const CLAIM_DELAY: Duration = Duration::from_secs(8);

/// Time that the card and thread of a match against computers alone stay after its end, 24 h:
/// nobody else looks for them.
const CARD_RETENTION: Duration = Duration::from_hours(24);

/// The notices of an event. `held` are the seats as they were before it; the computer plays after
/// `pause`.
pub(super) fn of_event(
    before: &Record,
    after: &Record,
    logged: &Logged,
    held: &[Held],
    pause: Duration,
    now: Timestamp,
) -> Vec<NewNotice> {
    let number = logged.number;
    let at_table = |kind| NewNotice::new(number, kind, Audience::Table, now);
    let mut notices = vec![at_table(NoticeKind::Panel)];
    if before.is_running() && !after.is_running() {
        // The card shows the result.
        notices.push(at_table(NoticeKind::Lobby));
        if after.is_alone() {
            notices.push(NewNotice::clearing(number, now.after(CARD_RETENTION)));
        }
    }
    let (waiting, waiting_now) = (before.to_act(), after.to_act());
    // A seat that is still to choose after others have chosen was mentioned when the choosing
    // began.
    let is_new =
        |seat: Seat| !waiting.contains(seat) || before.person_at(seat) != after.person_at(seat);
    let is_undo = matches!(logged.event, Event::Undo { .. });
    if waiting_now.is_empty() || waiting_now.iter().any(is_new) || is_undo {
        notices.push(ping(number, after, held, now));
    }
    if before.agreements.pending() != after.agreements.pending() {
        notices.push(at_table(NoticeKind::Talk));
    }
    if before.has_secrets() {
        let card = |person| NewNotice::new(number, NoticeKind::Card, Audience::Person(person), now);
        let people: Vec<UserId> = if after.is_running() {
            changed_cards(before, after).collect()
        } else {
            // Each card closes with the match, and no longer says what to do.
            holders(before).chain(holders(after)).collect()
        };
        let people: BTreeSet<UserId> = people.into_iter().collect();
        notices.extend(people.into_iter().map(card));
    }
    if let Event::Claim { seat, .. } = logged.event {
        let rivals =
            changed_cards(before, after).filter(|person| after.seat_of(*person) != Some(seat));
        let rivals: BTreeSet<UserId> = rivals.collect();
        notices.extend(
            rivals
                .into_iter()
                .map(|person| lost_claim(number, person, now)),
        );
    }
    let claims = has_claim_to_call(after);
    if claims || after.waits_for_computer() {
        let pause = if claims {
            pause.max(CLAIM_DELAY)
        } else {
            pause
        };
        notices.push(think(number, now.after(pause)));
    }
    let seats: Vec<Sitting> = held.iter().map(|held| held.sitting).collect();
    let outdated = reminding::outdated(before, &seats, &after.seats, held);
    notices.extend(
        outdated
            .into_iter()
            .map(|person| NewNotice::reminder(number, person, now, now)),
    );
    if let Event::GiveTime { to, .. } = logged.event {
        // The reminder shows an outdated time left.
        let receiver = held.get(to.index()).map(|held| held.sitting);
        let receiver = receiver.filter(Sitting::is_reminded);
        let person = receiver.and_then(|sitting| sitting.person);
        notices.extend(person.map(|person| NewNotice::reminder(number, person, now, now)));
    }
    let next = reminding::next_to_notify(Some(before), after, logged.event.seat(), held, now);
    notices.extend(next.map(|person| next_notice(number, person, now)));
    notices
}

/// The notices of a start: card, panel, mention of the seats to act, private cards.
pub(super) fn of_start(
    record: &Record,
    held: &[Held],
    pause: Duration,
    now: Timestamp,
) -> Vec<NewNotice> {
    let at_table = |kind| NewNotice::new(0, kind, Audience::Table, now);
    let mut notices = vec![at_table(NoticeKind::Panel), ping(0, record, held, now)];
    if !record.is_second() {
        notices.insert(0, at_table(NoticeKind::Lobby));
    }
    notices.extend(
        holders(record)
            .map(|person| NewNotice::new(0, NoticeKind::Card, Audience::Person(person), now)),
    );
    if record.waits_for_computer() {
        notices.push(think(0, now.after(pause)));
    }
    let next = reminding::next_to_notify(None, record, None, held, now);
    notices.extend(next.map(|person| next_notice(0, person, now)));
    notices
}

/// The notice that mentions the seats to act, except those whose holders wait for their digest or
/// have lost two turns in a row.
fn ping(number: i64, record: &Record, held: &[Held], now: Timestamp) -> NewNotice {
    let digest = waiting_for_digest(record, held, now);
    let named = Seats::all(record.table.seats).iter();
    let named = named.filter(|seat| digest.contains(*seat) || record.is_absent(*seat));
    NewNotice::ping(number, named.map(|seat| seat.0), now)
}

/// The notice of a turn of the computer.
fn think(number: i64, due: Timestamp) -> NewNotice {
    NewNotice::new(number, NoticeKind::Think, Audience::Table, due)
}

/// Whether a computer has a claim that certainly holds.
fn has_claim_to_call(record: &Record) -> bool {
    let Some(board) = record.board.as_ref().filter(|_| record.can_claim()) else {
        return false;
    };
    let mut computers = record.computers().iter();
    computers.any(|seat| board.certain_claim(seat).is_some())
}

/// The notice to a person that a claim changed what they hold. (A program that does not know it
/// updates the message of offers once more.)
fn lost_claim(number: i64, person: UserId, now: Timestamp) -> NewNotice {
    NewNotice::new(number, NoticeKind::Talk, Audience::Person(person), now)
}

fn next_notice(number: i64, person: UserId, now: Timestamp) -> NewNotice {
    NewNotice::new(number, NoticeKind::Next, Audience::Person(person), now)
}

/// The people with a private card.
fn holders(record: &Record) -> impl Iterator<Item = UserId> + '_ {
    let board = record.board.as_ref();
    let has_card =
        move |seat: &Seat| board.is_some_and(|board| board.card_version(*seat).is_some());
    let seats = Seats::all(record.table.seats).iter().filter(has_card);
    seats.filter_map(|seat| record.person_at(seat))
}

/// The people whose private card changes or disappears.
fn changed_cards<'a>(before: &'a Record, after: &'a Record) -> impl Iterator<Item = UserId> + 'a {
    let card = move |record: &Record, seat| {
        let secret = record.board.as_ref()?.card_version(seat)?;
        Some((record.person_at(seat)?, secret))
    };
    let seats = Seats::all(before.table.seats).iter();
    seats.flat_map(move |seat| {
        let (before, after) = (card(before, seat), card(after, seat));
        let same = before == after;
        let people = [before, after].into_iter().flatten();
        let mut people: Vec<UserId> = people.filter(|_| !same).map(|(person, _)| person).collect();
        people.dedup();
        people
    })
}

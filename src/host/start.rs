//! The start of a match, or of both matches of a meeting: seats, deals, clocks and notices.

use std::time::Duration;

use rand::seq::SliceRandom;

use super::admission::must_not_be_alone_often;
use super::error::Error;
use super::meetings::add_second;
use super::record::{Log, Record};
use super::reminding::Held;
use super::sitting::Sitting;
use super::{notices, reminding, seating, timing};
use crate::store::Writing;
use crate::store::matches::State;
use crate::store::time::Timestamp;
use tavolino_games::game::{Rng, Seat};

/// Starts a match: shuffles the seats, deals, and starts the clocks. Beside the first match of a
/// meeting the second one starts.
pub(super) async fn start_match(
    writing: &mut Writing<'_>,
    mut lobby: Record,
    rng: &mut Rng,
    pause: Duration,
    now: Timestamp,
) -> Result<Record, Error> {
    must_not_be_alone_often(writing, &lobby).await?;
    for person in std::mem::take(&mut lobby.invited) {
        writing.uninvite(&lobby.row.id, person).await?;
    }
    lobby.row.warned = None;
    lobby.table.seats = lobby.seats.len() as u8;
    if let Some(before) = &lobby.row.after {
        let before = writing.seats(before).await?;
        let before: Vec<Sitting> = before.into_iter().map(Sitting::from).collect();
        seating::rotate(&mut lobby.seats, &before);
    } else if !lobby.row.listed {
        lobby.seats.shuffle(rng);
    }
    let (mut record, held) = begin(writing, lobby, rng, now).await?;
    if record.row.nth == Some(1) {
        let second = add_second(writing, &mut record, rng).await?;
        let (second, held) = begin(writing, second, rng, now).await?;
        let notices = notices::of_start(&second, &held, pause, now);
        writing.notify(&second.row.id, &notices).await?;
    }
    let notices = notices::of_start(&record, &held, pause, now);
    writing.notify(&record.row.id, &notices).await?;
    Ok(record)
}

/// Deals, and starts the clocks. The seats are numbered by their order in the list.
async fn begin(
    writing: &mut Writing<'_>,
    mut lobby: Record,
    rng: &mut Rng,
    now: Timestamp,
) -> Result<(Record, Vec<Held>), Error> {
    let id = lobby.row.id.clone();
    let deal = (lobby.entry.deal)(&lobby.table, rng);
    let deal = deal.to_string();
    let row = &mut lobby.row;
    row.table_json = serde_json::to_string(&lobby.table).expect("a table is plain data");
    row.state = State::Running;
    let due = lobby.due(now);
    writing
        .start(&id, &lobby.row.table_json, &deal, due)
        .await?;
    lobby.row.deal = Some(deal);
    let log = Log {
        record: lobby,
        events: Vec::new(),
    };
    let mut record = log
        .replay()
        .map_err(|broken| Error::Broken(id.clone(), broken))?;
    reseat(writing, &mut record).await?;
    // Vacations are read from the database.
    let held = reminding::read(writing.held_in(&id).await?);
    let seats: Vec<Sitting> = held.iter().map(|held| held.sitting).collect();
    record.seats = timing::begun(&seats, record.row.pace, record.to_act(), now);
    reminding::reschedule_all(&[], &mut record.seats, &held, None, now);
    let seats: Vec<_> = record.seats.iter().map(Sitting::row).collect();
    writing.keep_time(&id, &seats).await?;
    Ok((record, held))
}

/// Numbers the seats by their order in the list: 1, 2, 3 …
async fn reseat(writing: &mut Writing<'_>, record: &mut Record) -> Result<(), Error> {
    let id = record.row.id.clone();
    writing.unseat(&id).await?;
    for (seat, sitting) in (1..).zip(&mut record.seats) {
        sitting.seat = Seat(seat);
        writing.seat(&id, &sitting.row()).await?;
    }
    Ok(())
}

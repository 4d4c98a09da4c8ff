//! Seats whose holders are gone: who left the server, or lost two turns in a row. The others are
//! asked once, and find a substitute or limit the wait.

use std::time::Duration;

use super::command::{Actor, Command};
use super::error::Error;
use super::event::{Event, Logged};
use super::matches::Host;
use super::record::Record;
use super::refusal::Refusal;
use super::reminding::{self, Held, rescheduled};
use super::sitting::{Reminding, Sitting};
use crate::store::ids::{InteractionId, UserId};
use crate::store::outbox::{Audience, LobbyNews, NewNotice, NoticeKind, TableNews};
use crate::store::seats::Clock;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact, transact_unlisted};
use tavolino_games::game::{Seat, Seats};

/// Turns lost in a row from which a seat is no longer called, 2.
pub(super) const LOST: usize = 2;

/// Time of a seat that has lost [`LOST`] turns in a row, 2 h.
pub(super) const SHORT_WAIT: Duration = Duration::from_hours(2);

/// Time that the others give a person who has left the server, 24 h.
pub const LAST_WAIT: Duration = Duration::from_hours(24);

impl Record {
    /// Whether a seat has lost two turns in a row, and none was played by it since.
    #[must_use]
    pub fn is_absent(&self, seat: Seat) -> bool {
        self.agreements.lost_in_a_row(seat) >= LOST
    }

    /// The seats that have lost two turns in a row.
    pub(super) fn absent(&self) -> Seats {
        let staying = self.staying().iter();
        staying.filter(|seat| self.is_absent(*seat)).collect()
    }

    /// Whether a seat is lost when its time runs out, and not its turn alone.
    #[must_use]
    pub fn is_lost_by_time(&self, seat: Seat) -> bool {
        let board = self.board.as_ref().filter(|_| self.is_running());
        board.is_some_and(|board| !board.boxed().skip(seat))
    }
}

impl Host {
    /// Lets the others at the table be asked, once, about a player to act who has left the server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_departed(
        &self,
        record: &Record,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let (id, number) = (record.id(), record.row.number);
        transact_unlisted!(self.store, |tx| {
            if tx.add_absent(id, person).await? {
                let asks = NewNotice::table_news(TableNews::Departed, number, person, now);
                tx.notify(id, &[asks]).await?;
            }
            Ok(())
        })
    }

    /// Offers the seat of a person about whom the others were asked to other people, as another
    /// player.
    ///
    /// # Errors
    /// [`Refusal::NotAbsent`] if they were not, or a refusal of the offer.
    pub async fn find_substitute(
        &self,
        record: &Record,
        seat: Seat,
        (person, interaction): (UserId, InteractionId),
        now: Timestamp,
    ) -> Result<(), Error> {
        self.must_be_absent(record, seat).await?;
        let actor = Actor::Person(person, interaction);
        let offers = Command::OfferSeatOf(seat);
        let offered = self.act(record.id(), actor, offers, None, now).await;
        offered.map(drop)
    }

    /// Leaves a person about whom the others were asked 24 h to play, as another player; nothing
    /// where they have less.
    ///
    /// # Errors
    /// [`Refusal::NotAbsent`] if they were not asked about, are not waited for, or are on vacation.
    pub async fn limit_wait(
        &self,
        record: &Record,
        seat: Seat,
        person: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        let own = record.seat_of(person).ok_or(Refusal::NotSeated)?;
        record.must_stay(own)?;
        self.must_be_absent(record, seat).await?;
        let (id, holder) = (record.id(), record.person_at(seat));
        transact!(self.store, |tx| {
            let all = reminding::read(tx.held_in(id).await?);
            let held = all.iter().find(|held| held.sitting.seat == seat);
            let held = held.filter(|held| held.sitting.person == holder && holder.is_some());
            let held = held.filter(|held| held.sitting.waits.is_some());
            match held.filter(|held| held.sitting.away.is_none()) {
                Some(held) => limit(tx, held, now).await,
                None => Err(Error::from(Refusal::NotAbsent)),
            }
        })
    }

    /// Refuses unless the others were asked about the holder of a seat.
    async fn must_be_absent(&self, record: &Record, seat: Seat) -> Result<(), Error> {
        let holder = record.person_at(seat).filter(|_| record.is_running());
        let Some(holder) = holder else {
            return Err(Refusal::NotAbsent.into());
        };
        if self.store.is_absent(record.id(), holder).await? {
            Ok(())
        } else {
            Err(Refusal::NotAbsent.into())
        }
    }

    /// Forgets that the others were asked about a person, who is back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_back(&self, record: &Record, person: UserId) -> Result<(), Error> {
        let id = record.id();
        transact_unlisted!(self.store, |tx| tx.no_absent(id, person).await)?;
        Ok(())
    }
}

/// Leaves a seat [`LAST_WAIT`] on its clock, and shows it.
async fn limit(writing: &mut Writing<'_>, held: &Held, now: Timestamp) -> Result<(), Error> {
    let limit = LAST_WAIT.as_millis() as i64;
    let left = held.sitting.clock.left(now);
    if left.is_some_and(|left| left <= limit) && held.sitting.clock.runs.is_some() {
        return Ok(());
    }
    let clock = Clock {
        bank: Some(left.map_or(limit, |left| left.min(limit))),
        spent: 0,
        runs: Some(now),
    };
    let limited = Sitting {
        clock,
        ..held.sitting
    };
    let after = rescheduled(limited, &held.preferences, now);
    writing.keep_time(&held.match_id, &[after.row()]).await?;
    let panel = NewNotice::new(held.number, NoticeKind::Panel, Audience::Table, now);
    Ok(writing.notify(&held.match_id, &[panel]).await?)
}

/// Silences the reminders of seats that have lost two turns in a row, when a wait for them begins.
pub(super) fn silence(before: &[Sitting], after: &mut [Sitting], absent: Seats) {
    for sitting in after
        .iter_mut()
        .filter(|sitting| absent.contains(sitting.seat))
    {
        let was = before.iter().find(|before| before.seat == sitting.seat);
        if sitting.waits.is_some() && was.is_none_or(|was| was.waits != sitting.waits) {
            sitting.reminding = Reminding {
                snoozed: true,
                ..Reminding::default()
            };
        }
    }
}

/// The notices when a seat has just lost its second turn in a row: a direct message to its holder,
/// and the question to the others, where they were not asked yet.
pub(super) async fn of_lost_turn(
    writing: &mut Writing<'_>,
    after: &Record,
    logged: &Logged,
    now: Timestamp,
) -> Result<Vec<NewNotice>, StoreError> {
    let Event::Skip { seat } = logged.event else {
        return Ok(Vec::new());
    };
    let holder = after.person_at(seat).filter(|_| after.is_running());
    let holder = holder.filter(|_| after.agreements.lost_in_a_row(seat) == LOST);
    let Some(person) = holder else {
        return Ok(Vec::new());
    };
    let mut notices = vec![NewNotice::news(LobbyNews::LostTurns, Some(person), now)];
    if writing.add_absent(after.id(), person).await? {
        let asks = TableNews::LostTurns;
        notices.push(NewNotice::table_news(asks, logged.number, person, now));
    }
    Ok(notices)
}

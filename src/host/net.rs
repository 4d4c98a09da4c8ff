//! The net: a vacation that begins by itself where a person's time would run out, once in a month.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::reminding::{self, Held};
use super::sitting::Sitting;
use super::vacation::{MIN_VACATION, begin_vacation, follow_clocks, left};
use crate::store::ids::{MatchId, UserId};
use crate::store::outbox::{NewNotice, TableNews};
use crate::store::time::Timestamp;
use crate::store::vacation::VacationKind;
use crate::store::{Writing, transact};
use tavolino_games::game::Seat;

/// Longest such vacation, 3 days.
const LONGEST: Duration = Duration::from_hours(3 * 24);

/// Time between the beginnings of two of them, 30 days: a person who does not come back has one.
const APART: Duration = Duration::from_hours(30 * 24);

/// Time that is left on a clock after it, 1 h: else the time would be up with the vacation.
const REMAINDER: Duration = Duration::from_hours(1);

impl Host {
    /// Begins such a vacation for the holder of a seat whose time is up. `false` where the time
    /// runs out: in a live match, or where only the turn is lost; and for a person who turned it
    /// off, has had one within 30 days, has no vacation left, or has finished no match in time.
    ///
    /// # Errors
    /// If the match cannot be read, or the database fails.
    pub(super) async fn is_caught(
        &self,
        id: &MatchId,
        seat: Seat,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let record = self.look(id).await?;
        let Some(person) = record
            .person_at(seat)
            .filter(|_| record.is_lost_by_time(seat))
        else {
            return Ok(false);
        };
        transact!(self.store, |tx| {
            let held = reminding::read(tx.held_by(person).await?);
            let is_up = |held: &&Held| {
                let deadline = held.sitting.clock.deadline();
                held.match_id == *id && !held.live && deadline.is_some_and(|until| until <= now)
            };
            let is_wished = held
                .iter()
                .find(is_up)
                .is_some_and(|held| held.preferences.net);
            if !is_wished || !begin(tx, person, now).await? {
                return Ok(false);
            }
            for held in held.iter().filter(|held| !held.live) {
                spare(tx, held, person, now).await?;
            }
            follow_clocks(tx, person, now, false).await?;
            Ok(true)
        })
    }
}

/// Begins the vacation; `false` if the person can have none.
async fn begin(writing: &mut Writing<'_>, person: UserId, now: Timestamp) -> Result<bool, Error> {
    let vacations = writing.vacations(person).await?;
    let since = now.before(APART);
    let is_in_the_way = vacations.iter().any(|vacation| {
        let is_recent = vacation.kind == VacationKind::Net && vacation.began > since;
        is_recent || vacation.ended.is_none()
    });
    let left = left(&vacations, now);
    if is_in_the_way || left < MIN_VACATION || !writing.has_any_result(person).await? {
        return Ok(false);
    }
    let until = now.after(left.min(LONGEST));
    begin_vacation(writing, person, &vacations, (now, until), VacationKind::Net).await?;
    Ok(true)
}

/// Leaves some time on a clock that has nearly run out, and lets the table read why it stands
/// still.
async fn spare(
    writing: &mut Writing<'_>,
    held: &Held,
    person: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    let (sitting, remainder) = (held.sitting, REMAINDER.as_millis() as i64);
    let Some(bank) = sitting.clock.bank.filter(|_| sitting.waits.is_some()) else {
        return Ok(());
    };
    if sitting.clock.left(now).is_none_or(|left| left >= remainder) {
        return Ok(());
    }
    let mut clock = sitting.clock.stopped(now);
    clock.spent = (bank - remainder).max(0);
    let spared = Sitting { clock, ..sitting };
    writing.keep_time(&held.match_id, &[spared.row()]).await?;
    let news = NewNotice::table_news(TableNews::Net, held.number, person, now);
    Ok(writing.notify(&held.match_id, &[news]).await?)
}

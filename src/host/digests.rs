//! Daily messages: the digest, one message with every match that waits for a person, in the place of a mention a turn; and a
//! line about the day's puzzle, in the digest or alone.

use std::time::Duration;

use super::dailies;
use super::error::Error;
use super::matches::Host;
use super::quiet_hours::{self, OFF, next_at};
use super::record::Record;
use super::refusal::preference::BadPreference;
use super::reminding::{self, Held};
use super::time_zones::chosen_zone;
use crate::store::behalf::unguarded;
use crate::store::digests::DueDigest;
use crate::store::ids::UserId;
use crate::store::inbox::InboxLine;
use crate::store::matches::Pace;
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::preferences::Preferences;
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, retry, transact};
use tavolino_games::game::{Seat, Seats};

/// Time for which a process keeps a digest from the others, 1 min; a failed attempt is repeated after it.
const KEPT: Duration = Duration::from_mins(1);

/// Digests taken in one transaction, few enough to be sent in [`KEPT`].
const BATCH: i64 = 20;

/// A direct message that a person who asks for it gets once a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyMessage {
    /// The digest.
    Digest,
    /// The line about the day's puzzle; in the digest, where there is one.
    Puzzle,
}

impl Host {
    /// Sets the time of a daily message to a person as typed: `off` turns it off, and so does no time at all where it is
    /// on; a zone alone changes the zone. `zone` `None` keeps the person's time zone.
    ///
    /// # Errors
    /// A refusal if the time or the zone cannot be read, no zone is known, or no time is given for a message that is off.
    pub async fn set_daily_message(
        &self,
        person: UserId,
        message: DailyMessage,
        at: Option<&str>,
        zone: Option<&str>,
        now: Timestamp,
    ) -> Result<Preferences, Error> {
        let change = |preferences: &mut Preferences| {
            let before = match message {
                DailyMessage::Digest => preferences.digest,
                DailyMessage::Puzzle => preferences.puzzle,
            };
            let at = time_of_day(preferences, before, at, zone)?;
            match message {
                DailyMessage::Digest => preferences.digest = at,
                DailyMessage::Puzzle => preferences.puzzle = at,
            }
            Ok(())
        };
        self.change_preferences(person, change, now).await
    }

    /// Takes digests that are due by `now` for this process, which sends them within a minute; another process takes those
    /// that it does not [finish](Host::finish_digest).
    pub async fn take_digests(&self, now: Timestamp) -> Result<Rows<DueDigest>, StoreError> {
        // Read first, without a transaction: mostly none is due.
        if !retry!(self.store.is_digest_due(now))? {
            return Ok(Rows::default());
        }
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.take_digests(now, now.after(KEPT), BATCH).await
        })
    }

    /// The matches and the day's puzzle for a person's daily message, as they wish it. A puzzle is named by `name`, by its day.
    pub async fn daily_message(
        &self,
        person: UserId,
        name: impl Fn(i64) -> Option<String> + Send,
        now: Timestamp,
    ) -> Result<(Vec<InboxLine>, Option<i64>), StoreError> {
        let preferences = retry!(self.store.preferences(person))?;
        let lines = match preferences.digest {
            Some(_) => self.digest(person).await?,
            None => Vec::new(),
        };
        let day = dailies::utc_day(now);
        let puzzle = preferences.puzzle.and_then(|_| name(day));
        let Some(puzzle) = puzzle else {
            return Ok((lines, None));
        };
        let tried = retry!(self.store.try_of(person, &puzzle))?;
        let is_over = tried.is_some_and(|tried| tried.is_over());
        Ok((lines, Some(day).filter(|_| !is_over)))
    }

    /// The matches that wait for a person, least time first; none while they are on vacation.
    pub async fn digest(&self, person: UserId) -> Result<Vec<InboxLine>, StoreError> {
        let vacations = retry!(self.store.vacations(person))?;
        if vacations.iter().any(|vacation| vacation.ended.is_none()) {
            return Ok(Vec::new());
        }
        let mut lines = retry!(self.store.inbox(person))?;
        lines.retain(|line| line.waits.is_some());
        Ok(lines)
    }

    /// Schedules the digest after one that was sent, or that had nothing to say.
    pub async fn finish_digest(&self, sent: DueDigest, now: Timestamp) -> Result<(), StoreError> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            let preferences = tx.preferences(sent.person).await?;
            tx.digest_sent(sent, next_message(&preferences, now)).await
        })
    }

    /// Turns a digest off that cannot be delivered, and mentions the person where a match waits.
    pub async fn lose_digest(&self, lost: DueDigest, now: Timestamp) -> Result<(), StoreError> {
        transact!(self.store, |tx| {
            if !tx.lose_digest(lost).await? {
                return Ok(());
            }
            for held in reminding::read(tx.held_by(lost.person).await?) {
                if held.sitting.waits.is_some() {
                    let ping = NewNotice::new(held.number, NoticeKind::Ping, Audience::Table, now);
                    tx.notify(&held.match_id, &[ping]).await?;
                }
            }
            Ok(())
        })
    }

    /// Reads who has not read yet that their digest went off; also by other processes.
    pub async fn read_lost_digests(&self) -> Result<(), StoreError> {
        let lost = retry!(self.store.lost_digests())?;
        self.lost_digests.replace(lost);
        Ok(())
    }

    /// Whether a person is still to read that their digest went off. From then on the person counts as informed.
    pub async fn tell_of_lost_digest(&self, person: UserId) -> Result<bool, StoreError> {
        if !self.lost_digests.remove(person) {
            return Ok(false);
        }
        let informed = async {
            transact!(self.store, |tx| {
                tx.leaves_lists();
                tx.told_of_lost_digest(person).await
            })
        };
        unguarded(informed).await
    }
}

/// When the next digest of a person with these preferences is due after `now`; `None` without a digest.
pub(super) fn next(preferences: &Preferences, now: Timestamp) -> Option<Timestamp> {
    next_at(preferences.zone.as_deref()?, preferences.digest?, now)
}

/// When the next daily message is due after `now`: the digest, which has the line about the puzzle in it, or that line alone.
pub(super) fn next_message(preferences: &Preferences, now: Timestamp) -> Option<Timestamp> {
    let at = preferences.digest.or(preferences.puzzle)?;
    next_at(preferences.zone.as_deref()?, at, now)
}

/// Reads a time of the day and a zone as typed, and sets the zone; `before` is the time set so far.
fn time_of_day(
    preferences: &mut Preferences,
    before: Option<i64>,
    at: Option<&str>,
    zone: Option<&str>,
) -> Result<Option<i64>, BadPreference> {
    let at = match (at, before, zone) {
        (Some(at), ..) if at.trim().eq_ignore_ascii_case(OFF) => None,
        (Some(at), ..) => Some(quiet_hours::minutes(at).ok_or(BadPreference::Time)?),
        (None, Some(before), Some(_)) => Some(before),
        (None, Some(_), None) => None,
        (None, None, _) => return Err(BadPreference::NoTime),
    };
    if let Some(zone) = zone {
        preferences.zone = Some(chosen_zone(zone)?);
    }
    if at.is_some() && preferences.zone.is_none() {
        return Err(BadPreference::NoZone);
    }
    Ok(at)
}

/// The seats to act whose holders wait for their digest instead of a mention: not in live matches, and not where their time
/// ends before it. `held` are the seats with their holders' preferences.
pub(super) fn waiting_for_digest(record: &Record, held: &[Held], now: Timestamp) -> Seats {
    let waits = |seat: &Seat| {
        let held = held.get(seat.index());
        let held = held.filter(|held| held.sitting.person == record.person_at(*seat));
        let next = held.and_then(|held| next(&held.preferences, now));
        next.is_some_and(|next| {
            record
                .deadline(*seat)
                .is_none_or(|deadline| deadline > next)
        })
    };
    if record.pace == Pace::Live {
        return Seats::NONE;
    }
    record.to_act().iter().filter(waits).collect()
}

//! Daily messages: the digest, one message with every match that waits for a person, in the place
//! of a mention a turn; and a line about the day's puzzle, in the digest or alone.

use std::time::Duration;

use super::dailies;
use super::error::Error;
use super::matches::Host;
use super::quiet_hours::{self, OFF, Quiet, next_at};
use super::record::Record;
use super::refusal::personal::BadPreference;
use super::reminding::{self, Held, next_digest, rescheduled};
use super::taking::KEPT;
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
use crate::store::{Error as StoreError, retry, transact, transact_unlisted};
use tavolino_games::game::{Seat, Seats};

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

/// The content of a daily message.
#[derive(Clone, Debug)]
pub struct DailyContent {
    /// The matches that wait for the person.
    pub lines: Vec<InboxLine>,
    /// The matches that the person follows, with their daily digest.
    pub followed: Vec<InboxLine>,
    /// The day whose puzzle is not over for the person.
    pub puzzle: Option<i64>,
    /// Whether no further message comes ([`Host::call_tomorrow`]).
    pub is_once: bool,
}

/// Time to the message of tomorrow.
const DAY: Duration = Duration::from_hours(24);

/// Delay from which a daily message waits for the end of quiet hours, 1 h, also where its time was
/// chosen within them.
const LATE: Duration = Duration::from_hours(1);

/// The time of the day of a daily message for which none is named, 9:00, in minutes.
const USUAL: i64 = 9 * 60;

/// The zone of a person whose zone is unknown. A message then comes at the time of the day at which
/// it was asked for.
const UNKNOWN_ZONE: &str = "UTC";

/// The work on a daily message that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigestTask {
    /// Send it.
    Send,
    /// Send it without a sound: its time was chosen within the quiet hours, which end then.
    SendSilently(Timestamp),
    /// Send it when the quiet hours end: it is late.
    Wait(Timestamp),
    /// Leave it out: it is late, and the next one comes as soon as the quiet hours end.
    Skip,
}

/// The work on a daily message that was due at `due`, by the person's preferences.
fn task(preferences: &Preferences, due: Timestamp, now: Timestamp) -> DigestTask {
    // Of several that were missed, the last one counts.
    let mut last = due.max(Timestamp(now.0 - 2 * 24 * 3_600_000));
    while let Some(next) = next_message(preferences, last).filter(|next| *next <= now) {
        last = next;
    }
    let quiet = Quiet::of(preferences);
    let end = |at| quiet.as_ref().and_then(|quiet| quiet.end(at));
    let Some(until) = end(now) else {
        return DigestTask::Send;
    };
    if end(last).is_some() && last.until(now) <= LATE {
        return DigestTask::SendSilently(until);
    }
    match next_message(preferences, now) {
        Some(next) if next <= until.after(LATE) => DigestTask::Skip,
        _ => DigestTask::Wait(until),
    }
}

impl Host {
    /// Decides what to do with a digest that is due. One that is to wait is scheduled anew, and for
    /// one without a sound the morning call is stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn digest_task(
        &self,
        due: DueDigest,
        now: Timestamp,
    ) -> Result<DigestTask, StoreError> {
        let preferences = retry!(self.store.preferences(due.person))?;
        let task = task(&preferences, due.due, now);
        match task {
            DigestTask::Send => {}
            DigestTask::Skip => self.finish_digest(due, now).await?,
            DigestTask::SendSilently(until) => {
                transact_unlisted!(self.store, |tx| tx.hold_until(due.person, until).await)?;
            }
            DigestTask::Wait(until) => {
                transact_unlisted!(self.store, |tx| tx.digest_sent(due, Some(until)).await)?;
            }
        }
        Ok(task)
    }

    /// Sets the time of a daily message to a person as typed: `off` turns it off, and so does no
    /// time at all where it is on; a zone alone changes the zone. Where it is off, no time means
    /// 9:00, or the present time of the day if no zone is known. `zone` `None` keeps the person's
    /// time zone.
    ///
    /// # Errors
    /// A refusal if the time or the zone cannot be read, or a time is given and no zone is known.
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
            let at = time_of_day(preferences, before, at, zone, now)?;
            match message {
                DailyMessage::Digest => preferences.digest = at,
                DailyMessage::Puzzle => preferences.puzzle = at,
            }
            Ok(())
        };
        self.change_preferences(person, change, now).await
    }

    /// Turns the daily line about the puzzle on, unless it is, and returns when the next one comes;
    /// `None` if that cannot be computed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remind_of_puzzles(
        &self,
        person: UserId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Error> {
        let change = |preferences: &mut Preferences| {
            if preferences.puzzle.is_none() {
                preferences.puzzle = time_of_day(preferences, None, None, None, now)?;
            }
            Ok(())
        };
        let preferences = self.change_preferences(person, change, now).await?;
        Ok(next_message(&preferences, now))
    }

    /// Schedules one digest for this time tomorrow, and none after it, and returns when it comes;
    /// of a person who gets a daily message, when the next one comes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn call_tomorrow(
        &self,
        person: UserId,
        now: Timestamp,
    ) -> Result<Timestamp, StoreError> {
        transact_unlisted!(self.store, |tx| {
            let preferences = tx.preferences(person).await?;
            if let Some(next) = next_message(&preferences, now) {
                return Ok(next);
            }
            let tomorrow = now.after(DAY);
            tx.set_preferences(person, &preferences).await?;
            tx.schedule_digest(person, Some(tomorrow)).await?;
            Ok(tomorrow)
        })
    }

    /// Takes back [`Host::call_tomorrow`]. Daily messages go on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn call_off(&self, person: UserId) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| {
            if is_once(&tx.preferences(person).await?) {
                tx.schedule_digest(person, None).await?;
            }
            Ok(())
        })
    }

    /// Takes digests that are due by `now` for this process, which sends them within a minute;
    /// another process takes those that it does not [finish](Host::finish_digest).
    pub async fn take_digests(&self, now: Timestamp) -> Result<Rows<DueDigest>, StoreError> {
        // Read first, without a transaction: mostly none is due.
        if !retry!(self.store.is_digest_due(now))? {
            return Ok(Rows::default());
        }
        transact_unlisted!(self.store, |tx| {
            tx.take_digests(now, now.after(KEPT), BATCH).await
        })
    }

    /// The content of a person's daily message, as they wish it. A puzzle is named by `name`, by
    /// its day.
    pub async fn daily_message(
        &self,
        person: UserId,
        name: impl Fn(i64) -> Option<String> + Send,
        now: Timestamp,
    ) -> Result<DailyContent, StoreError> {
        let preferences = retry!(self.store.preferences(person))?;
        let is_once = is_once(&preferences);
        let lines = if preferences.digest.is_some() || is_once {
            self.digest(person).await?
        } else {
            Vec::new()
        };
        let followed = if preferences.digest.is_some() && !self.is_away(person).await? {
            self.followed(person).await?
        } else {
            Vec::new()
        };
        let has_puzzle = preferences.puzzle.is_some() || is_once;
        let day = dailies::utc_day(now);
        let mut content = DailyContent {
            lines,
            followed,
            puzzle: None,
            is_once,
        };
        if let Some(puzzle) = name(day).filter(|_| has_puzzle) {
            let tried = retry!(self.store.try_of(person, &puzzle))?;
            let is_over = tried.is_some_and(|tried| tried.is_over());
            content.puzzle = Some(day).filter(|_| !is_over);
        }
        Ok(content)
    }

    /// The matches that wait for a person, least time first; none while they are on vacation.
    pub async fn digest(&self, person: UserId) -> Result<Vec<InboxLine>, StoreError> {
        if self.is_away(person).await? {
            return Ok(Vec::new());
        }
        let mut lines = retry!(self.store.inbox(person))?;
        lines.retain(|line| line.waits.is_some());
        Ok(lines)
    }

    /// Whether a person is on vacation.
    async fn is_away(&self, person: UserId) -> Result<bool, StoreError> {
        let vacations = retry!(self.store.vacations(person))?;
        Ok(vacations.iter().any(|vacation| vacation.ended.is_none()))
    }

    /// Schedules the digest after one that was sent, or that had nothing to say.
    pub async fn finish_digest(&self, sent: DueDigest, now: Timestamp) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| {
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
                let after = rescheduled(held.sitting, &held.preferences, now);
                if after != held.sitting {
                    tx.set_reminding(&held.match_id, &after.row()).await?;
                }
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
        *self.lost_digests.lock() = lost.into_iter().collect();
        Ok(())
    }

    /// Whether a person is still to read that their digest went off. From then on the person counts
    /// as informed.
    pub async fn tell_of_lost_digest(&self, person: UserId) -> Result<bool, StoreError> {
        if !self.lost_digests.lock().remove(&person) {
            return Ok(false);
        }
        let informed =
            async { transact_unlisted!(self.store, |tx| tx.told_of_lost_digest(person).await) };
        unguarded(informed).await
    }
}

/// Whether a message that is due was asked for once: the person gets none each day.
fn is_once(preferences: &Preferences) -> bool {
    preferences.digest.or(preferences.puzzle).is_none()
}

/// When the next daily message is due after `now`: the digest, which has the line about the puzzle
/// in it, or that line alone.
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
    now: Timestamp,
) -> Result<Option<i64>, BadPreference> {
    let at = match (at, before, zone) {
        (Some(at), ..) if at.trim().eq_ignore_ascii_case(OFF) => None,
        (Some(at), ..) => Some(quiet_hours::minutes(at).ok_or(BadPreference::Time)?),
        (None, Some(before), Some(_)) => Some(before),
        (None, Some(_), None) => None,
        (None, None, None) if preferences.zone.is_none() => {
            preferences.zone = Some(UNKNOWN_ZONE.to_owned());
            Some(now.0.div_euclid(60_000).rem_euclid(24 * 60))
        }
        (None, None, _) => Some(USUAL),
    };
    if let Some(zone) = zone {
        preferences.zone = Some(chosen_zone(zone)?);
    }
    if at.is_some() && preferences.zone.is_none() {
        return Err(BadPreference::NoZone);
    }
    Ok(at)
}

/// The seats to act whose holders wait for their digest instead of a mention: not in live matches,
/// and not where their time ends before it. `held` are the seats with their holders' preferences.
pub(super) fn waiting_for_digest(record: &Record, held: &[Held], now: Timestamp) -> Seats {
    let waits = |seat: &Seat| {
        let held = held.get(seat.index());
        let held = held.filter(|held| held.sitting.person == record.person_at(*seat));
        let next = held.and_then(|held| next_digest(&held.preferences, now));
        next.is_some_and(|next| {
            record
                .deadline(*seat)
                .is_none_or(|deadline| deadline > next)
        })
    };
    if record.row.pace == Pace::Live {
        return Seats::NONE;
    }
    record.to_act().iter().filter(waits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    /// A digest at this hour, and quiet hours from 22 to 7.
    fn with_digest(hour: i64) -> Preferences {
        Preferences {
            zone: Some("UTC".to_owned()),
            digest: Some(hour * 60),
            quiet_from: Some(22 * 60),
            quiet_to: Some(7 * 60),
            ..Preferences::default()
        }
    }

    #[test]
    fn a_late_digest_goes_out_in_nobodys_night_and_not_beside_the_next() {
        let task = |hour: i64, due: i64, now: i64| {
            task(
                &with_digest(hour),
                Timestamp(due * HOUR),
                Timestamp(now * HOUR),
            )
        };
        let at = |hour: i64| Timestamp(hour * HOUR);
        assert_eq!(task(8, 8, 8), DigestTask::Send);
        assert_eq!(task(8, 8, 15), DigestTask::Send, "seven hours late");
        assert_eq!(task(20, 20, 23), DigestTask::Wait(at(31)));
        assert_eq!(task(20, 20, 31), DigestTask::Send);
        assert_eq!(task(23, 23, 23), DigestTask::SendSilently(at(31)));
        assert_eq!(task(23, 23, 26), DigestTask::Wait(at(31)), "late");
        // Off for ten days: the last one missed counts.
        assert_eq!(task(8, 8, 8 + 240), DigestTask::Send);
        assert_eq!(
            task(23, 23, 23 + 240),
            DigestTask::SendSilently(at(31 + 240))
        );
        assert_eq!(task(7, 7, 26), DigestTask::Skip, "the next one is near");
    }
}

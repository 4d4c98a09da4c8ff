//! The puzzle of the day on servers: when it is posted and when its posts are brought up to date.

use std::time::Duration;

use jiff::Timestamp as JiffTimestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use tavolino_games::puzzles::daily::DAY_ZERO;

use super::error::Error;
use super::matches::Host;
use super::quiet_hours::{self, OFF, next_at};
use super::refusal::Refusal;
use super::refusal::personal::BadPreference;
use super::refusal::restriction::Restriction;
use super::taking::KEPT;
use super::time_zones::{chosen_zone, zone};
use crate::store::dailies::{Daily, PuzzleChannel, Shared, Tally};
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact, transact_unlisted};

/// Posts taken in one transaction, few enough to be sent in [`KEPT`].
const BATCH: i64 = 10;

/// Time after which a post that could not be made is left out, 12 h.
const TOO_LATE: Duration = Duration::from_hours(12);

/// Time in which the last post of a server is the one of its day, 36 h.
pub(super) const LASTS: Duration = Duration::from_hours(36);

/// Days without a try after which no more puzzles are posted.
const IDLE_DAYS: i64 = 14;

/// Time in which a post is edited often, and the pauses between its edits then and later.
const FRESH: Duration = Duration::from_hours(1);
const FRESH_PAUSE: Duration = Duration::from_mins(1);
const LATER_PAUSE: Duration = Duration::from_mins(10);

/// The minute of the day of posts where none is chosen, 8:00.
const DEFAULT_MINUTE: i64 = 8 * 60;

/// The time zone where none is chosen.
const DEFAULT_ZONE: &str = "UTC";

/// A day of milliseconds.
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// The work on a post that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyTask {
    /// Post the puzzle of this day.
    Post(i64),
    /// Nothing: it is too late.
    Skip,
    /// Stop posting: nobody has tried for 14 days.
    Pause,
}

/// A change of where and when a server has the puzzle of the day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleChange {
    /// The channel.
    pub channel: Option<ChannelId>,
    /// The time of the day as typed, or [`OFF`].
    pub at: Option<String>,
    /// The time zone as typed.
    pub zone: Option<String>,
}

impl PuzzleChange {
    /// Whether nothing is to be changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == PuzzleChange::default()
    }
}

/// The day of a date.
fn day_of(date: Date) -> i64 {
    let days = date.duration_since(Date::constant(1970, 1, 1)).as_hours() / 24;
    (days - i64::from(DAY_ZERO)).max(0)
}

/// The day in UTC.
pub(super) fn utc_day(now: Timestamp) -> i64 {
    (now.0.div_euclid(DAY_MILLIS) - i64::from(DAY_ZERO)).max(0)
}

/// The instant at which a day begins in UTC.
pub(super) fn start_of(day: i64) -> Timestamp {
    Timestamp((day + i64::from(DAY_ZERO)) * DAY_MILLIS)
}

/// The day of an instant in a time zone.
pub(super) fn local_day(zone_name: &str, at: Timestamp) -> Option<i64> {
    let at = JiffTimestamp::from_millisecond(at.0).ok()?;
    let zone: TimeZone = zone(zone_name)?;
    Some(day_of(zone.to_datetime(at).date()))
}

/// The time from which a post may be edited again.
pub(super) fn edit_time(post: &Daily, now: Timestamp) -> Timestamp {
    let is_fresh = post.posted.after(FRESH) > now;
    let pause = if is_fresh { FRESH_PAUSE } else { LATER_PAUSE };
    post.edited.after(pause).max(now)
}

impl PuzzleChannel {
    /// The work on the post that is due.
    #[must_use]
    pub fn task(&self, now: Timestamp) -> DailyTask {
        let day = self.due.and_then(|due| local_day(&self.zone, due));
        let (Some(due), Some(day)) = (self.due, day) else {
            return DailyTask::Skip;
        };
        if day - self.tried_on >= IDLE_DAYS {
            DailyTask::Pause
        } else if due.after(TOO_LATE) < now {
            DailyTask::Skip
        } else {
            DailyTask::Post(day)
        }
    }
}

/// Changes where and when a server has the puzzle of the day, and wakes it if it was paused. The
/// person in `by` is informed if Discord refuses a post.
///
/// # Errors
/// A refusal if the time or the zone cannot be read, or there is no channel yet.
pub(super) async fn change_puzzles(
    tx: &mut Writing<'_>,
    guild: GuildId,
    change: &PuzzleChange,
    by: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    let at = change.at.as_deref().map(str::trim);
    if at.is_some_and(|at| at.eq_ignore_ascii_case(OFF)) {
        return Ok(tx.no_puzzle_channel(guild).await?);
    }
    let minute = at.map(|at| quiet_hours::minutes(at).ok_or(BadPreference::Time));
    let minute = minute.transpose()?;
    let zone = change.zone.as_deref().map(chosen_zone).transpose()?;
    let before = tx.puzzle_channel(guild).await?;
    let channel = change.channel.or(before.as_ref().map(|one| one.channel));
    let channel = channel.ok_or(Restriction::NoPuzzleChannel)?;
    let minute = minute.or(before.as_ref().map(|one| one.minute));
    let minute = minute.unwrap_or(DEFAULT_MINUTE);
    let zone = zone.or(before.map(|one| one.zone));
    let zone = zone.unwrap_or_else(|| DEFAULT_ZONE.to_owned());
    let due = next_at(&zone, minute, now);
    let tried_on = due.and_then(|due| local_day(&zone, due));
    let set = PuzzleChannel {
        guild,
        channel,
        minute,
        zone,
        due,
        tried_on: tried_on.unwrap_or_default(),
        refused: false,
    };
    Ok(tx.set_puzzle_channel(&set, by).await?)
}

impl Host {
    /// The channel and time of a server's puzzle of the day; `None` for a server without it.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn puzzle_channel(&self, guild: GuildId) -> Result<Option<PuzzleChannel>, Error> {
        Ok(self.store.puzzle_channel(guild).await?)
    }

    /// When the next post or edit is due; `None` without any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_daily(&self) -> Result<Option<Timestamp>, StoreError> {
        retry!(self.store.next_daily())
    }

    /// Takes posts that are due by `now` for this process, which makes them within a minute;
    /// another process takes those that it does not [finish](Host::finish_post).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_posts(&self, now: Timestamp) -> Result<Rows<PuzzleChannel>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_channels(now, now.after(KEPT), BATCH).await
        })
    }

    /// Stores a post that was made, `None` if there was none to make, lets the post before it be
    /// edited for the last time, and schedules the next; a pause has no next.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_post(
        &self,
        done: &PuzzleChannel,
        post: Option<&Daily>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let is_pause = done.task(now) == DailyTask::Pause && post.is_none();
        let next = next_at(&done.zone, done.minute, now).filter(|_| !is_pause);
        let until = post.map_or(i64::MAX, |post| post.day);
        transact_unlisted!(self.store, |tx| {
            if let Some(post) = post {
                tx.add_daily(post).await?;
                tx.uninform_setter(done.guild).await?;
            }
            if (is_pause || post.is_some())
                && let Some(before) = tx.daily_before(done.guild, until).await?
            {
                tx.outdate(before.guild, before.day, now).await?;
            }
            tx.schedule_channel(done, next, false).await
        })
    }

    /// Records that Discord refused a post; it is tried again later.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_post(
        &self,
        refused: &PuzzleChannel,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let again = now.after(LATER_PAUSE);
        let due = refused.due.unwrap_or(now);
        let is_late = due.after(TOO_LATE) < again;
        let next = next_at(&refused.zone, refused.minute, now);
        transact_unlisted!(self.store, |tx| {
            if is_late {
                return tx.schedule_channel(refused, next, true).await;
            }
            tx.postpone_channel(refused, again).await
        })
    }

    /// The person to inform that Discord refuses the posts in a channel: who set it, once until a
    /// post arrives or the channel is set again. They count as informed from now on, so a message
    /// that does not arrive is not repeated.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn inform_setter(
        &self,
        refused: &PuzzleChannel,
    ) -> Result<Option<UserId>, StoreError> {
        transact_unlisted!(self.store, |tx| tx.inform_setter(refused).await)
    }

    /// Takes posts that are to be brought up to date by `now` for this process.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_dailies(&self, now: Timestamp) -> Result<Rows<Daily>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_dailies(now, now.after(KEPT), BATCH).await
        })
    }

    /// Records that a post was brought up to date.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_daily(&self, post: &Daily, now: Timestamp) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.updated(post, now).await)
    }

    /// The post of a server and day; `None` if there was none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily(&self, guild: GuildId, day: i64) -> Result<Option<Daily>, StoreError> {
        retry!(self.store.daily(guild, day))
    }

    /// The numbers of people who tried and solved a server's puzzle of a day, and the marks they
    /// share.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tally(
        &self,
        post: &Daily,
        puzzle: &str,
    ) -> Result<(Tally, Vec<Shared>), StoreError> {
        let tally = retry!(self.store.tally(post.guild, post.day, puzzle))?;
        Ok((tally, retry!(self.store.shared_on(post.guild, post.day))?))
    }

    /// Whether a post is the last of a server, and whether the server's posts are paused.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_last_daily(&self, post: &Daily) -> Result<(bool, bool), StoreError> {
        let last = retry!(self.store.daily_before(post.guild, i64::MAX))?;
        let channel = retry!(self.store.puzzle_channel(post.guild))?;
        let is_last = last.is_some_and(|last| last.day == post.day);
        Ok((
            is_last,
            channel.is_some_and(|channel| channel.due.is_none()),
        ))
    }

    /// Shows a person's marks in the post of a day.
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] if the server has no such post, or the person has not come to an end
    /// with its puzzle.
    pub async fn share_marks(
        &self,
        person: UserId,
        (guild, day): (GuildId, i64),
        puzzle: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let post = tx.daily(guild, day).await?.ok_or(Refusal::MovedOn)?;
            let state = tx.try_of(person, puzzle).await?;
            let state = state.filter(|state| state.is_over() && state.day == Some(day));
            let marks = state.ok_or(Refusal::MovedOn)?.marks();
            tx.add_shared(guild, day, person).await?;
            tx.share(guild, day, person, &marks).await?;
            Ok(tx.outdate(guild, day, edit_time(&post, now)).await?)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn channel(zone: &str, due: Timestamp, tried_on: i64) -> PuzzleChannel {
        PuzzleChannel {
            guild: GuildId(1),
            channel: ChannelId(2),
            minute: DEFAULT_MINUTE,
            zone: zone.to_owned(),
            due: Some(due),
            tried_on,
            refused: false,
        }
    }

    #[test]
    fn every_day_has_one_post_across_changes_of_clock_in_five_zones() {
        let zones = [
            "Europe/Rome",
            "America/New_York",
            "Pacific/Auckland",
            "Australia/Lord_Howe",
            "America/Santiago",
        ];
        for zone in zones {
            for minute in [0, 30, 150, 180, 480, 1439] {
                let mut now = start_of(40);
                let mut last = None;
                for _ in 0..800 {
                    now = next_at(zone, minute, now).unwrap();
                    let day = local_day(zone, now).unwrap();
                    assert!(
                        last.is_none_or(|last| day == last + 1),
                        "{zone} {minute} {now}"
                    );
                    last = Some(day);
                }
            }
        }
    }

    #[test]
    fn a_post_twelve_hours_late_is_left_out_and_two_idle_weeks_pause() {
        let due = start_of(100).after(Duration::from_hours(8));
        let tasks = |tried_on, hours: i64| {
            channel("UTC", due, tried_on).task(Timestamp(due.0 + hours * HOUR))
        };
        assert_eq!(tasks(99, 0), DailyTask::Post(100));
        assert_eq!(tasks(99, 12), DailyTask::Post(100));
        assert_eq!(tasks(99, 13), DailyTask::Skip);
        assert_eq!(tasks(87, 0), DailyTask::Post(100));
        assert_eq!(tasks(86, 0), DailyTask::Pause);
        let paused = PuzzleChannel {
            due: None,
            ..channel("UTC", due, 99)
        };
        assert_eq!(paused.task(due), DailyTask::Skip);
    }

    #[test]
    fn a_post_is_edited_once_a_minute_and_every_ten_after_an_hour() {
        let edited = |posted, edited, now| {
            let post = Daily {
                guild: GuildId(1),
                day: 0,
                channel: ChannelId(1),
                message: crate::store::ids::MessageId(1),
                posted: Timestamp(posted),
                due: None,
                edited: Timestamp(edited),
            };
            edit_time(&post, Timestamp(now)).0
        };
        assert_eq!(edited(0, 0, 10), 60_000);
        assert_eq!(edited(0, 0, 90_000), 90_000);
        assert_eq!(edited(0, HOUR, HOUR + 1), HOUR + 600_000);
    }

    #[test]
    fn the_local_date_names_the_day() {
        let noon = start_of(7).after(Duration::from_hours(12));
        assert_eq!(utc_day(noon), 7);
        assert_eq!(local_day("UTC", noon), Some(7));
        assert_eq!(local_day("Pacific/Kiritimati", noon), Some(8));
        assert_eq!(
            local_day("Pacific/Niue", Timestamp(noon.0 - 2 * HOUR)),
            Some(6)
        );
        assert_eq!(local_day("Nowhere/Land", noon), None);
    }
}

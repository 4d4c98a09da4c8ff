//! The message of the week on servers: when it is posted, and what it says.

use std::time::Duration;

use super::dailies::local_day;
use super::error::Error;
use super::matches::Host;
use super::months::{Month, month_of};
use super::quiet_hours::{self, OFF, next_on};
use super::refusal::personal::BadPreference;
use super::refusal::restriction::Restriction;
use super::taking::KEPT;
use super::time_zones::chosen_zone;
use crate::store::behalf::unguarded;
use crate::store::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::weeks::{EndedMatch, EndedSeat, Solver, Week, WeekChannel, WeekNumbers};
use crate::store::{Error as StoreError, Writing, retry, transact_unlisted};

/// Messages taken in one transaction, few enough to be sent in [`KEPT`].
const BATCH: i64 = 5;

/// Time after which a message that could not be posted is left out, 2 days.
const TOO_LATE: Duration = Duration::from_hours(48);

/// Pause before a refused message is tried again, 1 h.
const REFUSED_PAUSE: Duration = Duration::from_hours(1);

/// The time that a message is about.
const SPAN: Duration = Duration::from_hours(7 * 24);

/// Weeks without a game after which nothing is posted.
const QUIET_WEEKS: i64 = 2;

/// Time for which a message is drawn again when a person in it is erased, 14 days.
pub(super) const REDRAWN: Duration = Duration::from_hours(14 * 24);

/// Day, minute and time zone where none is chosen: Sunday, 18:00.
const DEFAULT_DAY: i64 = 6;
const DEFAULT_MINUTE: i64 = 18 * 60;
const DEFAULT_ZONE: &str = "UTC";

/// Most matches of which the results are read, and most lobbies and offers.
const MOST_ENDED: i64 = 40;
const MOST_OPEN: i64 = 12;

/// Most people named who solved the puzzle.
const MOST_SOLVERS: i64 = 3;

/// The days of the week in settings, Monday first.
pub const WEEKDAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// A change of where and when a server has the message of the week.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeekChange {
    /// The channel.
    pub channel: Option<ChannelId>,
    /// The day of the week; 0 is Monday.
    pub day: Option<i64>,
    /// The time of the day as typed, or [`OFF`].
    pub at: Option<String>,
    /// The time zone as typed.
    pub zone: Option<String>,
}

impl WeekChange {
    /// Whether nothing is to be changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == WeekChange::default()
    }
}

/// The work on a message that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeekTask {
    /// Post the message of a week.
    Post,
    /// Nothing: it is too late, or the server has been quiet for longer than two weeks.
    Skip,
}

/// A match that ended, with its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeekResult {
    /// The match.
    pub ended: EndedMatch,
    /// Its seats.
    pub seats: Vec<EndedSeat>,
}

/// The contents of a week's message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WeekContent {
    /// The numbers.
    pub numbers: WeekNumbers,
    /// The last matches that ended, newest first.
    pub results: Vec<WeekResult>,
    /// The people who tried the day's puzzle, once each day, and those who solved it.
    pub puzzle: (i64, i64),
    /// The people who share their marks and solved it on most days.
    pub solvers: Vec<Solver>,
    /// The lobbies.
    pub lobbies: Vec<MatchId>,
    /// The running matches with open offers, some of which are seats.
    pub offers: Vec<MatchId>,
    /// The table of the month.
    pub month: Month,
}

impl WeekNumbers {
    /// Whether nobody has played, and nothing ended.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.ended == 0 && self.began == 0 && self.players == 0
    }
}

/// The instant seven days before a message was due.
fn since(due: Timestamp) -> Timestamp {
    due.before(SPAN)
}

impl WeekChannel {
    /// The number of quiet weeks with the one that ends now.
    #[must_use]
    pub fn quiet_with(&self, numbers: &WeekNumbers) -> i64 {
        if numbers.is_quiet() {
            self.quiet + 1
        } else {
            0
        }
    }

    /// The work on the message that is due, in a week with these numbers.
    #[must_use]
    pub fn task(&self, numbers: &WeekNumbers, now: Timestamp) -> WeekTask {
        let is_late = self.due.after(TOO_LATE) < now;
        if is_late || self.quiet_with(numbers) > QUIET_WEEKS {
            WeekTask::Skip
        } else {
            WeekTask::Post
        }
    }

    /// When the message after this one is due.
    fn next(&self, now: Timestamp) -> Timestamp {
        let next = next_on(&self.zone, self.day, self.minute, now);
        next.unwrap_or_else(|| now.after(SPAN))
    }
}

impl Week {
    /// Whether the message says that there is none after it, before the next game.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.quiet >= QUIET_WEEKS
    }
}

/// Changes where and when a server has the message of the week. The person in `by` is informed if
/// Discord refuses a message.
///
/// # Errors
/// A refusal if the time or the zone cannot be read, or there is no channel yet.
pub(super) async fn change_week(
    tx: &mut Writing<'_>,
    guild: GuildId,
    change: &WeekChange,
    by: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    let at = change.at.as_deref().map(str::trim);
    if at.is_some_and(|at| at.eq_ignore_ascii_case(OFF)) {
        return Ok(tx.no_week_channel(guild).await?);
    }
    let minute = at.map(|at| quiet_hours::minutes(at).ok_or(BadPreference::Time));
    let minute = minute.transpose()?;
    let zone = change.zone.as_deref().map(chosen_zone).transpose()?;
    let before = tx.week_channel(guild).await?;
    let channel = change.channel.or(before.as_ref().map(|one| one.channel));
    let channel = channel.ok_or(Restriction::NoWeekChannel)?;
    let day = change.day.or(before.as_ref().map(|one| one.day));
    let minute = minute.or(before.as_ref().map(|one| one.minute));
    let zone = zone.or(before.map(|one| one.zone));
    let mut set = WeekChannel {
        guild,
        channel,
        day: day.unwrap_or(DEFAULT_DAY),
        minute: minute.unwrap_or(DEFAULT_MINUTE),
        zone: zone.unwrap_or_else(|| DEFAULT_ZONE.to_owned()),
        due: now,
        quiet: 0,
        refused: false,
    };
    set.due = set.next(now);
    Ok(tx.set_week_channel(&set, by).await?)
}

impl Host {
    /// The channel and time of a server's message of the week; `None` for a server without it.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn week_channel(&self, guild: GuildId) -> Result<Option<WeekChannel>, Error> {
        Ok(self.store.week_channel(guild).await?)
    }

    /// When the next message is to be posted or drawn again; `None` without any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_week(&self) -> Result<Option<Timestamp>, StoreError> {
        retry!(self.store.next_week())
    }

    /// Takes messages that are due by `now` for this process, which posts them within a minute;
    /// another process takes those that it does not [finish](Host::finish_week).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_week_channels(
        &self,
        now: Timestamp,
    ) -> Result<Rows<WeekChannel>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_week_channels(now, now.after(KEPT), BATCH).await
        })
    }

    /// The numbers of the seven days before a message is due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn week_numbers(
        &self,
        guild: GuildId,
        due: Timestamp,
    ) -> Result<WeekNumbers, StoreError> {
        retry!(self.store.week_numbers(guild, since(due), due))
    }

    /// The contents of the message of a server about the seven days before `due`, with these
    /// numbers; `zone` is that of the days of the puzzle.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn week_content(
        &self,
        guild: GuildId,
        due: Timestamp,
        numbers: WeekNumbers,
        zone: &str,
    ) -> Result<WeekContent, Error> {
        let store = &self.store;
        let since = since(due);
        let ended = store.ended_between(guild, since, due, MOST_ENDED).await?;
        let ids: Vec<MatchId> = ended.iter().map(|ended| ended.id.clone()).collect();
        let seats = store.seats_of(&ids).await?;
        let results = ended.into_iter().map(|ended| WeekResult {
            seats: seats
                .iter()
                .filter(|seat| seat.match_id == ended.id)
                .cloned()
                .collect(),
            ended,
        });
        let mut lobbies = store.lobbies_of(guild).await?;
        lobbies.truncate(MOST_OPEN as usize);
        let first = local_day(zone, since).unwrap_or_default() + 1;
        let last = local_day(zone, due).unwrap_or_default();
        Ok(WeekContent {
            numbers,
            results: results.collect(),
            puzzle: store.tally_of_days(guild, first, last).await?,
            solvers: store.solvers(guild, first, last, MOST_SOLVERS).await?,
            lobbies,
            offers: store.with_offers(guild, MOST_OPEN).await?,
            month: self.month(guild, month_of(Timestamp(due.0 - 1))).await?,
        })
    }

    /// Stores a message that was posted, `None` if there was none to post, and schedules the next.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_week(
        &self,
        done: &WeekChannel,
        posted: Option<&Week>,
        quiet: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| {
            if let Some(posted) = posted {
                tx.add_week(posted).await?;
                tx.uninform_week_setter(done.guild).await?;
            }
            tx.schedule_week(done, done.next(now), quiet, false).await
        })
    }

    /// Records that Discord refused a message, which is tried again later; returns the person to
    /// inform, who set the channel, once until a message arrives or the channel is set again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_week(
        &self,
        refused: &WeekChannel,
        now: Timestamp,
    ) -> Result<Option<UserId>, StoreError> {
        let again = now.after(REFUSED_PAUSE);
        let is_late = refused.due.after(TOO_LATE) < again;
        transact_unlisted!(self.store, |tx| {
            if is_late {
                let next = refused.next(now);
                tx.schedule_week(refused, next, refused.quiet, true).await?;
            } else {
                tx.postpone_week(refused, again).await?;
            }
            tx.inform_week_setter(refused).await
        })
    }

    /// Takes messages that are to be drawn again by `now` for this process.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_weeks(&self, now: Timestamp) -> Result<Rows<Week>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_weeks(now, now.after(KEPT), BATCH).await
        })
    }

    /// Records that a message was drawn again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_redrawing(&self, week: &Week) -> Result<(), StoreError> {
        transact_unlisted!(self.store, |tx| tx.redrawn(week).await)
    }

    /// Stores the turn of a finished match that took most of what the turn before it gave away, by
    /// its step from 1 on; `size` is how much, in thousandths of the whole.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn note_swing(&self, id: &MatchId, step: i64, size: i64) -> Result<(), Error> {
        // An analysis takes longer than its reader may wait for a write.
        unguarded(Box::pin(async {
            transact_unlisted!(self.store, |tx| Ok(tx.set_swing(id, step, size).await?))
        }))
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channel(quiet: i64) -> WeekChannel {
        WeekChannel {
            guild: GuildId(1),
            channel: ChannelId(2),
            day: DEFAULT_DAY,
            minute: DEFAULT_MINUTE,
            zone: "Europe/Rome".to_owned(),
            due: Timestamp(1_700_000_000_000),
            quiet,
            refused: false,
        }
    }

    #[test]
    fn two_quiet_weeks_have_a_message_and_then_there_is_none_until_a_game() {
        let (none, some) = (
            WeekNumbers::default(),
            WeekNumbers {
                began: 1,
                ..WeekNumbers::default()
            },
        );
        let due = channel(0).due;
        let tasks: Vec<WeekTask> = (0..4)
            .map(|quiet| channel(quiet).task(&none, due))
            .collect();
        assert_eq!(
            tasks,
            [
                WeekTask::Post,
                WeekTask::Post,
                WeekTask::Skip,
                WeekTask::Skip
            ]
        );
        assert_eq!(channel(9).task(&some, due), WeekTask::Post);
        assert_eq!(channel(9).quiet_with(&some), 0);
        let late = due.after(TOO_LATE + Duration::from_secs(1));
        assert_eq!(channel(0).task(&some, late), WeekTask::Skip);
    }

    #[test]
    fn each_week_has_one_message_across_changes_of_clock() {
        for zone in [
            "Europe/Rome",
            "America/Santiago",
            "Australia/Lord_Howe",
            "UTC",
        ] {
            for minute in [0, 150, 1439] {
                let mut now = Timestamp(1_700_000_000_000);
                for _ in 0..120 {
                    let set = WeekChannel {
                        zone: zone.to_owned(),
                        minute,
                        ..channel(0)
                    };
                    let next = set.next(now);
                    let days = (next.0 - now.0) as f64 / 86_400_000.0;
                    assert!(
                        now.0 == 1_700_000_000_000 || (days - 7.0).abs() < 0.1,
                        "{zone} {days}"
                    );
                    now = next;
                }
            }
        }
    }
}

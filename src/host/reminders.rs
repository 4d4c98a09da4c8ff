//! `/remind`: preferences for reminders, and the reminders that are due.

use super::digests;
use super::error::Error;
use super::matches::Host;
use super::morning::Morning;
use super::quiet_hours::{self, Quiet};
use super::refusal::Refusal;
use super::refusal::personal::BadPreference;
use super::reminding::{self, Held, after_reminder, rescheduled, scheduled, with_reminding};
use super::sitting::{Reminding, Sitting};
use super::time_zones::chosen_zone;
use crate::store::handover::shards::Shard;
use crate::store::ids::{MatchId, UserId};
use crate::store::outbox::{NewNotice, Notice};
use crate::store::preferences::{Preferences, Way};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::board;

/// Longest interval between two reminders, 240 h.
pub const MAX_INTERVAL_HOURS: i64 = 240;

/// Seats reminded in one transaction.
const BATCH: i64 = 100;

/// A reminder to deliver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Since when the match waits for the person; `None` if it does not.
    pub waits: Option<Timestamp>,
    /// When the person's time runs out; `None` without a running clock.
    pub until: Option<Timestamp>,
    /// The way of delivery.
    pub way: Way,
    /// Whether the person's vacation has ended by itself.
    pub back: bool,
    /// The matches it is for, if it is the morning call after quiet hours.
    pub morning: Option<Morning>,
}

impl Host {
    /// Silences a match for a person until their next turn. `shown`: the number of the event they
    /// saw last, where known.
    ///
    /// # Errors
    /// A refusal if the match does not wait for the person, or has changed since `shown`.
    pub async fn snooze(
        &self,
        id: &MatchId,
        person: UserId,
        shown: Option<i64>,
        now: Timestamp,
    ) -> Result<(), Error> {
        // Locked to the end, so that the match cannot go on to the next turn meanwhile.
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        let record = self.fill(id, &mut cached).await?;
        let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
        if record.board.is_none() {
            return Err(Refusal::NotStarted.into());
        }
        if !record.is_running() {
            return Err(Refusal::Board(board::Refusal::Over).into());
        }
        if let Some(shown) = shown {
            record.must_be_current(shown)?;
        }
        transact!(self.store, |tx| {
            let held = reminding::read(tx.held_in(id).await?);
            let held = held.iter().find(|held| held.sitting.seat == seat);
            let is_theirs =
                |sitting: &Sitting| sitting.waits.is_some() && sitting.person == Some(person);
            let Some(held) = held.filter(|held| is_theirs(&held.sitting)) else {
                let waiting = Refusal::Waiting(record.entry.info, record.to_act());
                return Err(Error::from(waiting));
            };
            let reminding = Reminding {
                reminds: None,
                snoozed: true,
                ..held.sitting.reminding
            };
            let row = with_reminding(held.sitting, reminding).row();
            tx.set_reminding(id, &row).await?;
            let notice = NewNotice::reminder(held.number, person, now, now);
            Ok(tx.notify(id, &[notice]).await?)
        })
    }

    /// Stores the reminders in matches of a shard that are due by `now`. Those of other shards wait
    /// for the heartbeat that gives back what their clocks have lost.
    pub(super) async fn remind_all(&self, shard: Shard, now: Timestamp) -> Result<(), StoreError> {
        // Read first, without a transaction: the scheduler runs every few seconds, mostly in vain,
        // and must not delay turns.
        while retry!(self.store.is_reminder_due(shard, now))? {
            let reminded = transact!(self.store, |tx| {
                for held in &reminding::read(tx.to_remind(shard, now, BATCH).await?) {
                    self.remind_one(tx, held, now).await?;
                }
                Ok::<_, StoreError>(())
            });
            reminded?;
        }
        Ok(())
    }

    /// Stores a seat's reminder if it is still due after recent changes.
    async fn remind_one(
        &self,
        writing: &mut Writing<'_>,
        held: &Held,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Held {
            match_id,
            number,
            sitting,
            preferences,
            ..
        } = held;
        let mut after = scheduled(*sitting, preferences, now);
        if let Some(person) = sitting
            .person
            .filter(|_| after.reminding.reminds == Some(now))
        {
            let notice = NewNotice::reminder(*number, person, now, now);
            writing.notify(match_id, &[notice]).await?;
            let after_reminder = after_reminder(sitting, preferences, now);
            after = scheduled(with_reminding(after, after_reminder), preferences, now);
        }
        // A reminder is not due twice at the same instant.
        let reminds = after.reminding.reminds.filter(|at| *at > now);
        let reminding = Reminding {
            reminds,
            ..after.reminding
        };
        let row = with_reminding(*sitting, reminding).row();
        writing.set_reminding(match_id, &row).await
    }

    /// The content of a reminder notice; `None` if it is no longer valid.
    pub async fn reminder(&self, notice: &Notice) -> Result<Option<Reminder>, StoreError> {
        let (id, round) = (&notice.match_id, Timestamp(notice.round));
        let Some(person) = notice.audience.person() else {
            return Ok(None);
        };
        let back = self.store.came_back(person, round).await?;
        let Some(held) = self.store.held(id, person).await? else {
            return self.reminder_unseated(id, person, round, back).await;
        };
        let Held {
            sitting,
            preferences,
            ..
        } = held.into();
        let Reminding {
            reminded, snoozed, ..
        } = sitting.reminding;
        // A match that has begun or ceased to wait since then has no such reminder any more.
        if sitting.away.is_some() || reminded != Some(round) {
            return Ok(None);
        }
        let waits = sitting.waits.is_some();
        let morning = self.morning(id, person, round, waits).await?;
        let is_due = if waits {
            // The end of a vacation is announced also to a person who silenced the match before it.
            !snoozed || back
        } else {
            // The announcement says that no match waits; meanwhile another one may.
            morning.is_some() || back && !self.is_waited_for(person).await?
        };
        if !is_due {
            return Ok(None);
        }
        Ok(Some(Reminder {
            waits: sitting.waits,
            until: sitting.clock.deadline(),
            way: preferences.way,
            back,
            morning,
        }))
    }

    /// The content of a reminder in a match where a person does not play: the lobby that invites
    /// them carries a morning call, and the last match of a person who plays none the end of their
    /// vacation.
    async fn reminder_unseated(
        &self,
        id: &MatchId,
        person: UserId,
        round: Timestamp,
        back: bool,
    ) -> Result<Option<Reminder>, StoreError> {
        let is_morning = self.store.was_morning(person, round).await?;
        let is_invited = is_morning && self.is_invited(id, person).await?;
        let is_greeted = back && !self.is_waited_for(person).await?;
        if !is_invited && !is_greeted {
            return Ok(None);
        }
        let preferences = self.store.preferences(person).await?;
        Ok(Some(Reminder {
            waits: None,
            until: None,
            way: if is_invited { preferences.way } else { Way::Dm },
            back: is_greeted && !is_invited,
            morning: None,
        }))
    }

    /// Whether any match waits for a person.
    async fn is_waited_for(&self, person: UserId) -> Result<bool, StoreError> {
        let all = self.store.inbox(person).await?;
        Ok(all.iter().any(|line| line.waits.is_some()))
    }

    /// Changes a person's preferences, and reschedules their reminders.
    ///
    /// # Errors
    /// A refusal if the new preferences are invalid.
    pub async fn change_preferences(
        &self,
        person: UserId,
        change: impl Fn(&mut Preferences) -> Result<(), BadPreference> + Send + Sync,
        now: Timestamp,
    ) -> Result<Preferences, Error> {
        transact!(self.store, |tx| {
            let before = tx.preferences(person).await?;
            let mut preferences = before.clone();
            change(&mut preferences)?;
            tx.set_preferences(person, &preferences).await?;
            let daily = |of: &Preferences| (of.digest, of.puzzle, of.zone.clone());
            if daily(&preferences) != daily(&before) {
                tx.schedule_digest(person, digests::next_message(&preferences, now))
                    .await?;
            }
            if quiet_hours_of(&preferences) != quiet_hours_of(&before) {
                // What was held back until then is due when the new quiet hours end.
                let end = Quiet::of(&preferences).and_then(|quiet| quiet.end(now));
                tx.move_morning(person, end.unwrap_or(now)).await?;
            }
            let more = (preferences.points && !before.points)
                || preferences.every != before.every
                || preferences.digest.is_none() && before.digest.is_some();
            for Held {
                match_id,
                sitting,
                live,
                ..
            } in reminding::read(tx.held_by(person).await?)
            {
                let preferences = reminding::wishes(preferences.clone(), live);
                let after = if more {
                    rescheduled(sitting, &preferences, now)
                } else {
                    scheduled(sitting, &preferences, now)
                };
                if after != sitting {
                    tx.set_reminding(&match_id, &after.row()).await?;
                }
            }
            Ok(preferences)
        })
    }

    /// Sets the interval between reminders, in hours; 0 is none.
    pub async fn remind_every(
        &self,
        person: UserId,
        hours: i64,
        now: Timestamp,
    ) -> Result<Preferences, Error> {
        let change = |preferences: &mut Preferences| {
            if !(0..=MAX_INTERVAL_HOURS).contains(&hours) {
                return Err(BadPreference::Every {
                    most: MAX_INTERVAL_HOURS,
                });
            }
            preferences.every = Some(hours).filter(|hours| *hours > 0);
            Ok(())
        };
        self.change_preferences(person, change, now).await
    }

    /// Sets quiet hours from typed times; `zone` `None` keeps the person's time zone.
    pub async fn set_quiet_hours(
        &self,
        person: UserId,
        from: &str,
        to: &str,
        zone: Option<&str>,
        now: Timestamp,
    ) -> Result<Preferences, Error> {
        let change = |preferences: &mut Preferences| {
            let from = quiet_hours::minutes(from).ok_or(BadPreference::Time)?;
            let to = quiet_hours::minutes(to).ok_or(BadPreference::Time)?;
            if from == to {
                return Err(BadPreference::AllDay);
            }
            if let Some(zone) = zone {
                preferences.zone = Some(chosen_zone(zone)?);
            }
            if preferences.zone.is_none() {
                return Err(BadPreference::NoZone);
            }
            (preferences.quiet_from, preferences.quiet_to) = (Some(from), Some(to));
            Ok(())
        };
        self.change_preferences(person, change, now).await
    }
}

/// The settings that make up a person's quiet hours.
fn quiet_hours_of(preferences: &Preferences) -> (Option<i64>, Option<i64>, Option<&str>) {
    let zone = preferences.zone.as_deref();
    (preferences.quiet_from, preferences.quiet_to, zone)
}

//! Quiet hours and mentions: who may be notified now, and the morning call, one reminder for all
//! matches whose mentions were held back, when the quiet hours end.

use std::time::Duration;

use super::error::Error;
use super::event::Matter;
use super::matches::Host;
use super::quiet_hours::{LEAD, Quiet};
use super::record::Record;
use super::reminding::{self, Held, after_reminder, next_digest, scheduled, with_reminding};
use super::sitting::Reminding;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::{Pace, State};
use crate::store::morning::DueMorning;
use crate::store::outbox::NewNotice;
use crate::store::preferences::Preferences;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact, transact_unlisted};

/// Time after quiet hours, 1 h, within which the daily digest takes the place of the morning call.
const DIGEST_WAIT: Duration = Duration::from_hours(1);

/// Morning calls read in one query.
const BATCH: i64 = 100;

/// The reason for a mention, which decides what quiet hours do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// The match waits for the person's turn. Quiet hours hold it back, unless the person's time
    /// runs out before they end.
    Turn,
    /// The person is asked for something that no clock limits. Quiet hours hold it back.
    Question,
    /// The person is informed. Quiet hours silence it, and nothing follows.
    News,
}

/// The matches that a morning call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Morning {
    /// The number of matches that wait for the person.
    pub all: usize,
    /// The number of those on the server of the match that carries the call.
    pub here: usize,
    /// Whether it is before noon in the person's time zone.
    pub is_early: bool,
}

impl Host {
    /// The people among `people` whom a message about a match may notify at `now`; in a live match,
    /// all. For each of the others a morning call is stored first, so that a crash loses none,
    /// unless the message is news.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn awake(
        &self,
        record: &Record,
        people: Vec<UserId>,
        mention: Mention,
        now: Timestamp,
    ) -> Result<Vec<UserId>, StoreError> {
        if record.row.pace == Pace::Live {
            return Ok(people);
        }
        let mut awake = Vec::new();
        for person in people {
            let until = self.quiet_until(person, now).await?;
            let until = until.filter(|until| {
                mention != Mention::Turn || !runs_out_by(record, person, until.after(LEAD))
            });
            match until {
                None => awake.push(person),
                Some(_) if mention == Mention::News => {}
                Some(until) => self.hold_until(person, until).await?,
            }
        }
        Ok(awake)
    }

    /// When the quiet hours of a person end that contain `now`; `None` outside quiet hours.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn quiet_until(
        &self,
        person: UserId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let preferences = retry!(self.store.preferences(person))?;
        Ok(quiet_until(&preferences, now))
    }

    /// Stores that a person's morning call is due at `until`.
    async fn hold_until(&self, person: UserId, until: Timestamp) -> Result<(), StoreError> {
        if retry!(self.store.has_morning(person, until))? {
            return Ok(());
        }
        transact_unlisted!(self.store, |tx| tx.hold_until(person, until).await)
    }

    /// Makes the morning calls that are due by `now`.
    pub(super) async fn call_mornings(&self, now: Timestamp) -> Result<(), StoreError> {
        loop {
            let due = retry!(self.store.mornings_due(now, BATCH))?;
            if due.is_empty() {
                return Ok(());
            }
            for morning in due {
                self.call_morning(morning, now).await?;
            }
        }
    }

    /// Makes a morning call, in the match with the least time left, if any match still waits.
    async fn call_morning(&self, morning: DueMorning, now: Timestamp) -> Result<(), StoreError> {
        let asking = self.asking(morning.person).await?;
        let invited = self.invitation(morning.person).await?;
        transact!(self.store, |tx| {
            if !tx.take_morning(morning).await? {
                return Ok(());
            }
            let preferences = tx.preferences(morning.person).await?;
            if let Some(until) = quiet_until(&preferences, now) {
                // The bot was off all day, and it is night again.
                return tx.hold_until(morning.person, until).await;
            }
            let all = reminding::read(tx.held_by(morning.person).await?);
            let waiting: Vec<&Held> = all.iter().filter(|held| is_called(held, &asking)).collect();
            if is_in_digest(&preferences, morning.due, &waiting) {
                return Ok(());
            }
            match &invited {
                Some(id) if waiting.is_empty() => {
                    tx.morning_sent(morning.person, now).await?;
                    let notice = NewNotice::reminder(0, morning.person, now, now);
                    tx.notify(id, &[notice]).await
                }
                _ => call(tx, morning.person, &waiting, now).await,
            }
        })
    }

    /// The running matches in which a person is asked for an answer. A match that does not replay
    /// is left out.
    async fn asking(&self, person: UserId) -> Result<Vec<MatchId>, StoreError> {
        let mut asking = Vec::new();
        for id in retry!(self.store.running_of(person))? {
            match self.look(&id).await {
                Ok(record) if is_asked(&record, person) => asking.push(id),
                Err(Error::Store(error)) => return Err(error),
                Ok(_) | Err(_) => {}
            }
        }
        Ok(asking)
    }

    /// The lobby opened last to which a person is invited. A match that does not replay is left
    /// out.
    async fn invitation(&self, person: UserId) -> Result<Option<MatchId>, StoreError> {
        let mut lobbies = retry!(self.store.inbox(person))?;
        lobbies.retain(|line| line.state == State::Lobby);
        for line in lobbies.into_iter().rev() {
            if self.is_invited(&line.id, person).await? {
                return Ok(Some(line.id));
            }
        }
        Ok(None)
    }

    /// Whether a lobby keeps a seat for a person.
    pub(super) async fn is_invited(
        &self,
        id: &MatchId,
        person: UserId,
    ) -> Result<bool, StoreError> {
        match self.look(id).await {
            Ok(record) => Ok(record.row.state == State::Lobby && record.invited.contains(&person)),
            Err(Error::Store(error)) => Err(error),
            Err(_) => Ok(false),
        }
    }

    /// The content of the morning call that was made at `round` in a match; `None` if that was no
    /// morning call, or the match no longer waits. `waits`: whether it is the person's turn.
    pub(super) async fn morning(
        &self,
        id: &MatchId,
        person: UserId,
        round: Timestamp,
        waits: bool,
    ) -> Result<Option<Morning>, StoreError> {
        if !retry!(self.store.was_morning(person, round))? {
            return Ok(None);
        }
        let mut waiting = retry!(self.store.inbox(person))?;
        let guild = waiting.iter().find(|line| line.id == *id);
        let guild = guild.and_then(|line| line.guild);
        let asking = self.asking(person).await?;
        if !waits && !asking.contains(id) {
            return Ok(None);
        }
        waiting.retain(|line| line.waits.is_some() || asking.contains(&line.id));
        let here = waiting.iter().filter(|line| line.guild == guild);
        let preferences = retry!(self.store.preferences(person))?;
        let quiet = Quiet::of(&preferences);
        Ok(Some(Morning {
            here: here.count().max(1),
            all: waiting.len().max(1),
            is_early: quiet.is_none_or(|quiet| quiet.is_before_noon(round)),
        }))
    }
}

/// When the quiet hours that contain `now` end.
fn quiet_until(preferences: &Preferences, now: Timestamp) -> Option<Timestamp> {
    Quiet::of(preferences)?.end(now)
}

/// Whether a person's time in a match runs out by an instant.
fn runs_out_by(record: &Record, person: UserId, by: Timestamp) -> bool {
    let acts = |seat: &tavolino_games::game::Seat| record.person_at(*seat) == Some(person);
    let mut acting = record.to_act().iter().filter(acts);
    acting.any(|seat| record.deadline(seat).is_some_and(|deadline| deadline <= by))
}

/// Whether an open proposal waits for a person's answer.
fn is_asked(record: &Record, person: UserId) -> bool {
    let matters = [Matter::Draw, Matter::Undo].into_iter();
    let mut seats = matters.flat_map(|matter| record.asked_about(matter).iter());
    record.is_running() && seats.any(|seat| record.person_at(seat) == Some(person))
}

/// Whether a seat's holder is to hear in the morning that its match waits. Live matches have
/// mentioned them at once.
fn is_called(held: &Held, asking: &[MatchId]) -> bool {
    let is_turn = held.sitting.waits.is_some() && !held.sitting.reminding.snoozed;
    let is_here = held.sitting.away.is_none() && !held.live;
    is_here && (is_turn || asking.contains(&held.match_id))
}

/// Whether a digest comes soon after the quiet hours, in time for each of these seats.
fn is_in_digest(preferences: &Preferences, due: Timestamp, waiting: &[&Held]) -> bool {
    // A digest at the very end of quiet hours counts.
    let next = next_digest(preferences, Timestamp(due.0 - 1));
    next.is_some_and(|next| {
        let in_time = |held: &&Held| {
            let deadline = held.sitting.clock.deadline();
            deadline.is_none_or(|deadline| deadline > next)
        };
        next <= due.after(DIGEST_WAIT) && waiting.iter().all(in_time)
    })
}

/// Stores the reminder of a morning call. It covers the reminders due by `now` in all of these
/// matches.
async fn call(
    writing: &mut Writing<'_>,
    person: UserId,
    called: &[&Held],
    now: Timestamp,
) -> Result<(), StoreError> {
    let urgency = |held: &&&Held| {
        let deadline = held.sitting.clock.deadline();
        let since = held.sitting.waits;
        (deadline.is_none(), deadline, since.is_none(), since)
    };
    let Some(first) = called.iter().min_by_key(urgency) else {
        return Ok(());
    };
    writing.morning_sent(person, now).await?;
    for held in called {
        let (sitting, preferences) = (&held.sitting, &held.preferences);
        let covered = after_reminder(sitting, preferences, now);
        let after = scheduled(with_reminding(*sitting, covered), preferences, now);
        let reminds = after.reminding.reminds.filter(|at| *at > now);
        let reminding = Reminding {
            reminds,
            ..after.reminding
        };
        let row = with_reminding(*sitting, reminding).row();
        writing.set_reminding(&held.match_id, &row).await?;
    }
    let notice = NewNotice::reminder(first.number, person, now, now);
    writing.notify(&first.match_id, &[notice]).await
}

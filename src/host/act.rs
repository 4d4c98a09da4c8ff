//! Turns, claims, leaving and offers: one event each, stored with the clocks it changes and the
//! notices it causes.

use std::sync::Arc;
use std::time::Duration;

use super::admission::must_be_free_to_sit;
use super::command::{Actor, Command};
use super::error::Error;
use super::event::{Event, Logged};
use super::log::{append, effective, is_same_round};
use super::matches::Host;
use super::meetings::notify_other;
use super::plan::{Planned, plan};
use super::record::{Broken, Last, Log, Record, last_actor, mark, remember};
use super::refusal::Refusal;
use super::reminding::Held;
use super::replaying::aside;
use super::results::{board_of, count_length, places};
use super::sitting::Sitting;
use super::{absent, months, notices, plans, ratings, reminding, timing, watching};
use crate::pool::{self, JobClass};
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::{Closed, State};
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact};
use tavolino_games::board::Board;
use tavolino_games::game::Seat;

/// Attempts at one command, 10: each is planned again because another process wrote to the match
/// meanwhile.
const MAX_ATTEMPTS: u32 = 10;

impl Host {
    /// Carries out a command in a match and stores its event; returns the match after it.
    ///
    /// Optimistic: the command is planned on the cached record, whose version is checked before
    /// writing. `shown` is the number of the event the person saw last, alone or as in
    /// [`Record::shown`], `None` where unknown; if that is out of date
    /// ([`Record::must_be_current`]), the command is refused. A repeated interaction is carried out
    /// once.
    ///
    /// # Errors
    /// [`Error::Refused`] if the command is not allowed, [`Error::Broken`] if the record does not
    /// replay, [`Error::Store`] if the database fails.
    pub async fn act(
        &self,
        id: &MatchId,
        actor: Actor,
        command: Command<'_>,
        shown: Option<i64>,
        now: Timestamp,
    ) -> Result<Arc<Record>, Error> {
        let slot = self.slot(id);
        let mut cached = slot.lock().await;
        // The cached record may be stale: its version is checked with the clocks, in the writing
        // transaction.
        let mut candidate = cached.clone();
        for _ in 0..MAX_ATTEMPTS {
            let (record, is_fresh) = match candidate.take() {
                Some(record) => (record, false),
                None => (self.fill(id, &mut cached).await?, true),
            };
            let planned = match plan(&record, actor, command, shown, now) {
                Ok(planned) => planned,
                // A refusal on a stale record is retried on a fresh one.
                Err(_) if !is_fresh => continue,
                Err(refusal) => {
                    return if self.is_processed(id, actor).await? {
                        Ok(record)
                    } else {
                        Err(refusal.into())
                    };
                }
            };
            // Boxed: the future is large, and would be part of every future that awaits this one.
            match Box::pin(self.carry_out(&record, planned, actor, now)).await {
                Ok(Some(after)) => {
                    let after = Arc::new(after);
                    *cached = Some(Arc::clone(&after));
                    return Ok(after);
                }
                // The record was stale: planned again on a fresh one.
                Ok(None) => {}
                // Another process stored an event first, or Discord delivered the interaction
                // twice.
                Err(Error::Store(StoreError::Taken(_))) => {
                    return if self.is_processed(id, actor).await? {
                        self.fill(id, &mut cached).await
                    } else {
                        Err(Refusal::MovedOn.into())
                    };
                }
                Err(error) => return Err(error),
            }
        }
        Err(Refusal::MovedOn.into())
    }

    /// Whether this interaction already has an event in this match.
    async fn is_processed(&self, id: &MatchId, actor: Actor) -> Result<bool, Error> {
        match actor {
            Actor::Person(_, interaction)
            | Actor::Moderator(interaction)
            | Actor::Planned { interaction, .. } => {
                let played = retry!(self.store.played_by(interaction))?;
                Ok(played.as_ref() == Some(id))
            }
            Actor::Computer(_) | Actor::Clock(_) | Actor::Host => Ok(false),
        }
    }

    /// Stores an event with the clocks it changes and the notices it causes; returns the match
    /// after it, or `None` if the match was written to since the record was read.
    async fn carry_out(
        &self,
        record: &Record,
        planned: Planned,
        actor: Actor,
        now: Timestamp,
    ) -> Result<Option<Record>, Error> {
        let Planned {
            logged,
            taker,
            board,
        } = planned;
        let (after, taken_back) = match board {
            Some((board, reveals)) => (record.next(&logged, board, reveals), Vec::new()),
            None => match self.replayed_after(record, &logged).await? {
                Some(replayed_after) => replayed_after,
                None => return Ok(None),
            },
        };
        let event = PendingEvent {
            before: record,
            after,
            logged,
            taker,
            taken_back,
            is_clock: matches!(actor, Actor::Clock(_)),
            person: match actor {
                Actor::Person(person, _) => Some(person),
                _ => None,
            },
            is_answer: matches!(
                actor,
                Actor::Planned {
                    is_answer: true,
                    ..
                }
            ),
            was_lost: self.was_lost(record, actor).await,
        };
        let stored = transact!(self.store, |tx| Box::pin(event.store(tx, self.pause, now))
            .await);
        let after = stored?;
        if let Some(after) = &after {
            self.inbox_cache.invalidate(record, after);
        }
        Ok(after)
    }

    /// Whether a rated match is lost already, by proof, for the seat whose clock expires.
    async fn was_lost(&self, record: &Record, actor: Actor) -> bool {
        let (Actor::Clock(seat), true, Some(board)) = (actor, record.row.rated, &record.board)
        else {
            return false;
        };
        let (board, record) = (board.boxed(), record.clone());
        let owner = record.row.id.clone();
        pool::work(owner.as_str(), JobClass::Long, move || {
            ratings::is_proved_loss(&*board, &record, seat)
        })
        .await
    }

    /// The match after an event that changes which events are effective, with the events it takes
    /// back and the time given since. `None` if the match was written to since the record was read:
    /// the event was planned on another log.
    async fn replayed_after(
        &self,
        record: &Record,
        logged: &Logged,
    ) -> Result<Option<(Record, Vec<Logged>)>, Error> {
        let id = record.id();
        let stored = retry!(self.store.load(id))?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        if stored.row.version != record.row.version {
            return Ok(None);
        }
        let broken = |broken: Broken| Error::Broken(id.clone(), broken);
        let mut log = Log::read(stored).map_err(broken)?;
        let taken_back = match logged.event {
            Event::Undo { .. } => {
                let mut taken_back = append(&mut effective(&log.events), logged);
                // Time given after the undone turn stays given.
                let first = taken_back
                    .first()
                    .map_or(logged.number, |first| first.number);
                let given = log.events.iter().filter(|later| {
                    later.number > first && matches!(later.event, Event::GiveTime { .. })
                });
                taken_back.extend(given.cloned());
                taken_back
            }
            _ => Vec::new(),
        };
        log.events.push(logged.clone());
        log.record.row.number = logged.number;
        let replayed = aside(id, JobClass::Short, || log.replay()).await;
        Ok(Some((replayed.map_err(broken)?, taken_back)))
    }
}

/// A planned event, ready to be stored.
struct PendingEvent<'a> {
    before: &'a Record,
    /// The match after the event, with the clocks from before it.
    after: Record,
    logged: Logged,
    /// The seat a person takes over by the event, and that person.
    taker: Option<(Seat, UserId)>,
    taken_back: Vec<Logged>,
    /// Whether the event is caused by an expired clock.
    is_clock: bool,
    /// The person who causes the event.
    person: Option<UserId>,
    /// Whether the event is a planned answer.
    is_answer: bool,
    /// Whether the position was lost already for a seat whose clock has expired in a rated match.
    was_lost: bool,
}

impl PendingEvent<'_> {
    /// Refuses that the time of a channel's seat is up with nothing to play, where something was
    /// proposed: that is played instead.
    async fn must_be_without_votes(
        &self,
        tx: &mut Writing<'_>,
        own: Option<&Sitting>,
    ) -> Result<(), Error> {
        let is_lost = self.is_clock && !matches!(self.logged.event, Event::Turn { .. });
        if !is_lost || !own.is_some_and(|own| own.is_channel) {
            return Ok(());
        }
        let (id, round) = (self.before.id(), self.before.valid_since);
        if tx.candidates(id, round).await?.is_empty() {
            Ok(())
        } else {
            Err(Refusal::InTime.into())
        }
    }

    /// Gives the seat to the person who takes it over, if there is one. Returns `false` and writes
    /// nothing if another event was stored since the record was read.
    async fn seat_taker(&self, tx: &mut Writing<'_>) -> Result<bool, Error> {
        let (record, id) = (self.before, self.before.id());
        let Some((seat, person)) = self.taker else {
            return Ok(true);
        };
        if tx.version(id).await? != record.row.version {
            return Ok(false);
        }
        must_be_free_to_sit(tx, record, person).await?;
        if record.row.rated {
            tx.keep_giver(id, seat.0).await?;
        }
        tx.hand_over(id, seat.0, person).await?;
        tx.forget_plans(id, seat.0).await?;
        tx.no_watching(id, person).await?;
        Ok(true)
    }

    /// Stores the event with the clocks it changes and the notices it causes; returns the match
    /// after it. Returns `None` and writes nothing if another event was stored since the record was
    /// read.
    async fn store(
        &self,
        tx: &mut Writing<'_>,
        pause: Duration,
        now: Timestamp,
    ) -> Result<Option<Record>, Error> {
        // The caller invalidates the inbox cache for the people and places concerned.
        tx.leaves_lists();
        let (record, id) = (self.before, self.before.id());
        let (mut after, mut logged) = (self.after.clone(), self.logged.clone());
        if !self.seat_taker(tx).await? {
            return Ok(None);
        }
        // The clocks as stored, which an outage or a vacation may have changed since the record was
        // read.
        let held = reminding::read(tx.held_in(id).await?);
        if self.taker.is_none() && held.iter().any(|held| held.version != record.row.version) {
            return Ok(None);
        }
        let seats: Vec<Sitting> = held.iter().map(|held| held.sitting).collect();
        let seat = logged.event.seat();
        let own = seats.iter().find(|sitting| Some(sitting.seat) == seat);
        logged.clock = own.and_then(|own| own.clock.left(now));
        let in_time = own
            .and_then(|own| own.clock.deadline())
            .is_none_or(|deadline| deadline > now);
        if self.is_clock && in_time {
            return Err(Refusal::InTime.into());
        }
        self.must_be_without_votes(tx, own).await?;
        tx.add_event(id, &logged.row()).await?;
        let is_back = |held: &&Held| held.absent && held.sitting.person == self.person;
        if let Some(person) = held.iter().find(is_back).and(self.person) {
            tx.end_absence(person).await?;
        }
        if let Event::Leave {
            seat,
            out_of_time: true,
        } = logged.event
            && record.row.rated
            && let Some(held) = held.iter().find(|held| held.sitting.seat == seat)
        {
            ratings::leave_by_absence(tx, held, self.was_lost, now).await?;
        }
        after.row.warned = None;
        after.seats = timing::after(
            &seats,
            (record.row.pace, lost_turns(&after, &logged)),
            &logged,
            &self.taken_back,
            after.to_act(),
            now,
        );
        let after_absent = after.absent();
        reminding::reschedule_all(&seats, &mut after.seats, &held, Some(&logged.event), now);
        absent::silence(&seats, &mut after.seats, after_absent);
        let changed: Vec<_> = changed(&seats, &after.seats).map(Sitting::row).collect();
        tx.keep_time(id, &changed).await?;
        if after.row.state == State::Over {
            let outcome = after.outcome().filter(|_| after.row.closed.is_none());
            if let Some(outcome) = outcome {
                let places = places(&outcome, after.table.seats);
                let board = board_of(&after);
                let counted = months::count(tx, &after, &outcome, &logged.event, now).await?;
                let months::Counted { points, at } = counted;
                tx.end_with_results(id, &places, board.as_deref(), &points, at)
                    .await?;
                ratings::store(tx, &after, &outcome, &logged, now).await?;
                count_length(tx, &after).await?;
            } else {
                tx.end(id, State::Over, after.row.closed, now).await?;
            }
            notify_other(tx, &after, now).await?;
            if after.has_channel_seat() {
                tx.forget_all_rounds(id).await?;
            }
        }
        let number = logged.number;
        after.row.version = tx.advance(id, number, after.due(now)).await?;
        let mut notices = notices::of_event(record, &after, &logged, &held, pause, now);
        if after.row.state == State::Over {
            notices.extend(watching::of_end(tx, &after, now).await?);
            tx.end_absent(id).await?;
        }
        notices.extend(absent::of_lost_turn(tx, &after, &logged, now).await?);
        if let Some(seat) = seat.filter(|_| self.is_answer) {
            tx.count_planned(id, seat.0).await?;
        }
        plans::arm(tx, &after, &logged, &held, now).await?;
        tx.notify(id, &notices).await?;
        if let Some(last) = after
            .last
            .as_mut()
            .filter(|last| last.logged.number == logged.number)
        {
            last.logged = logged;
        }
        Ok(Some(after))
    }
}

/// The turns that the seat of an event has lost in a row with it.
fn lost_turns(after: &Record, logged: &Logged) -> usize {
    match logged.event {
        Event::Skip { seat } => after.agreements.lost_in_a_row(seat),
        _ => 0,
    }
}

/// The seats that differ from before.
fn changed<'a>(before: &'a [Sitting], after: &'a [Sitting]) -> impl Iterator<Item = &'a Sitting> {
    let pairs = before.iter().zip(after);
    pairs
        .filter(|(before, after)| before != after)
        .map(|(_, after)| after)
}

impl Record {
    /// The match after an event that leads to this board, with the clocks from before it.
    fn next(&self, logged: &Logged, board: Box<dyn Board>, reveals: bool) -> Record {
        let mut after = self.clone();
        after.row.number = logged.number;
        after.invited = Vec::new();
        after.row.closed = match logged.event {
            Event::Abort { .. } => Some(Closed::Aborted),
            Event::Abandon => Some(Closed::Abandoned),
            _ => None,
        };
        if board.outcome().is_some() || after.row.closed.is_some() {
            after.row.state = State::Over;
        }
        after.agreements.apply(logged, reveals);
        after.last_actor = last_actor(self.last_actor, &logged.event, self.computer_seats());
        let before = after.board.replace(board);
        let before = before.expect("only a started match has events");
        if logged.event.is_on_board() {
            let board = after.board.as_ref().expect("it was put there");
            if !is_same_round(&logged.event, before.to_act(), board.to_act()) {
                after.valid_since = logged.number;
                after.mark = mark(logged);
            }
            let (recent, seats) = (&mut after.recent, after.table.seats);
            remember(recent, seats, logged, logged.event.seat(), &**board);
            after.last = Some(Last {
                logged: logged.clone(),
                of: logged.event.seat(),
            });
        }
        after
    }
}

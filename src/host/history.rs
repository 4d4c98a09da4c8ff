//! What happened in a match, step by step, for whoever may see it; and its record, to be played again elsewhere.

use super::error::Error;
use super::event::{Event, Logged};
use super::log::{effective, happen};
use super::matches::Host;
use super::record::{Broken, Last, Log, Record};
use super::refusal::Refusal;
use super::replaying::aside;
use crate::pool::Length;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::State;
use tavolino_games::board::Board;
use tavolino_games::game::{Seat, Seats, Viewer};

/// A started match with everything that happened in it and was not taken back.
pub struct History {
    /// The match as it is now.
    pub record: Record,
    start: Box<dyn Board>,
    events: Vec<Logged>,
    /// Turns and claims that were taken back.
    taken_back: Vec<Logged>,
    /// Time that one seat gave another: who, whom, and how much, in milliseconds.
    pub given: Vec<(Seat, Seat, i64)>,
}

/// A position of a match, and what led to it.
pub struct Moment {
    /// How many things have happened.
    pub step: usize,
    /// The position then.
    pub board: Box<dyn Board>,
    /// The last of them; none at the start.
    pub last: Option<Last>,
}

impl Host {
    /// The history of a match that has started.
    pub async fn history(&self, id: &MatchId) -> Result<History, Error> {
        // What cannot be replayed is set aside by this.
        let record = self.look(id).await?;
        match record.state {
            State::Lobby => return Err(Refusal::NotStarted.into()),
            State::Cancelled => return Err(Refusal::Cancelled.into()),
            _ => {}
        }
        let stored = self.store.load(id).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        let history = || Log::read(stored).and_then(History::replay);
        let history = aside(id, Length::Short, history).await;
        history.map_err(|broken| Error::Broken(id.clone(), broken))
    }

    /// The codes and games of what somebody has played to the end, the newest first: as many as one looks through.
    pub async fn played(&self, person: UserId) -> Result<Vec<(MatchId, String)>, Error> {
        const LOOKED_THROUGH: i64 = 100;
        Ok(self.store.played(person, LOOKED_THROUGH).await?)
    }
}

impl History {
    /// Replays a match that has started.
    pub fn replay(log: Log) -> Result<History, Broken> {
        let events = steps(&log.events);
        let counts = |number| events.iter().any(|logged| logged.number == number);
        let is_taken_back = |logged: &&Logged| {
            let is_said = matches!(logged.event, Event::Turn { .. } | Event::Claim { .. });
            is_said && !counts(logged.number)
        };
        let taken_back = log.events.iter().filter(is_taken_back).cloned().collect();
        let given = |logged: &Logged| match logged.event {
            Event::GiveTime { seat, to, millis } => Some((seat, to, millis)),
            _ => None,
        };
        let given = log.events.iter().filter_map(given).collect();
        let start = log.deal()?;
        let start = start.ok_or_else(|| Broken::Deal("it has not started".to_owned()))?;
        Ok(History {
            record: log.replay()?,
            start,
            events,
            taken_back,
            given,
        })
    }

    /// How many things have happened.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// Whether a turn was played, and not taken back.
    #[must_use]
    pub fn has_turns(&self) -> bool {
        let mut events = self.events.iter();
        events.any(|logged| matches!(logged.event, Event::Turn { .. }))
    }

    /// Every position, from the start to the present one.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut board = self.start.boxed();
        let start = Moment {
            step: 0,
            board: self.start.boxed(),
            last: None,
        };
        let after = (1..).zip(&self.events).map(move |(step, logged)| {
            go_on(board.as_mut(), &logged.event);
            let last = Last {
                logged: logged.clone(),
                of: logged.event.seat(),
            };
            Moment {
                step,
                board: board.boxed(),
                last: Some(last),
            }
        });
        std::iter::once(start).chain(after)
    }

    /// Through whose eyes somebody looks who asks for some: once the game is over through any; until then through their
    /// own, whatever they ask for.
    #[must_use]
    pub fn viewer(&self, person: UserId, asked: Option<Viewer>) -> Viewer {
        let own = self.record.seat_of(person);
        let seats = Seats::all(self.record.table.seats);
        let known = |viewer: &Viewer| viewer.is_none_or(|seat| seats.contains(seat));
        match asked.filter(known) {
            Some(viewer) if self.record.state == State::Over => viewer,
            _ => own,
        }
    }

    /// The record as text, a line for each thing that happened, as `tavolino trace` reads it; none while that would
    /// tell what is hidden.
    #[must_use]
    pub fn lines(&self) -> Option<String> {
        self.record.is_told().then(|| {
            let lines = self.events.iter().filter_map(|logged| line(&logged.event));
            lines.map(|line| line + "\n").collect()
        })
    }

    /// What was played and taken back, in order, in lines like those of the record; none while that would tell what is
    /// hidden.
    #[must_use]
    pub fn taken_back(&self) -> Vec<String> {
        let told = self.taken_back.iter().filter(|_| self.record.is_told());
        told.filter_map(|logged| line(&logged.event)).collect()
    }

    /// Whether it ended by an agreement, which its record has no line for.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|last| matches!(last.event, Event::Draw { .. }))
    }

    /// The command that plays the record again; none while that would tell what is hidden.
    #[must_use]
    pub fn command(&self) -> Option<String> {
        let Record {
            deal, kind, table, ..
        } = &self.record;
        if !self.record.is_told() {
            return None;
        }
        let mut words = vec![format!(
            "tavolino trace {} --seats {}",
            kind.info.key, table.seats
        )];
        let options = table.options.iter();
        words.extend(options.map(|(key, value)| format!("--option {key}={value}")));
        let deal = deal.as_deref().filter(|_| kind.info.chance);
        // A deal is numbers and cells: there is no quote in it.
        words.extend(deal.map(|deal| format!("--setup '{deal}'")));
        Some(words.join(" "))
    }
}

impl Record {
    /// Whether everything in it may be told to everyone: nothing is hidden, or no longer.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.state == State::Over || !self.has_secrets()
    }
}

/// The events that count, in order, and how the match ended where no turn ended it.
fn steps(events: &[Logged]) -> Vec<Logged> {
    let ends = |logged: &&Logged| matches!(logged.event, Event::Draw { .. } | Event::Abort { .. });
    let mut steps = effective(events);
    steps.extend(events.iter().filter(ends).cloned());
    steps
}

/// Lets a step happen on a board.
fn go_on(board: &mut dyn Board, step: &Event) {
    match step {
        Event::Draw { .. } => board.agree_to_draw(),
        Event::Abort { .. } => {}
        _ => drop(happen(board, step).expect("it happened when the record was replayed")),
    }
}

/// An event as a line of a record; none for what people agree on beside the board.
fn line(event: &Event) -> Option<String> {
    match event {
        Event::Turn { seat, text } | Event::Claim { seat, text } => Some(format!("{seat} {text}")),
        Event::Skip { seat } => Some(format!("{seat} skip")),
        Event::Leave { seat, .. } => Some(format!("{seat} resign")),
        _ => None,
    }
}

impl std::fmt::Debug for History {
    /// Without boards and turns: they can be secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("History")
            .field("record", &self.record)
            .field("steps", &self.steps())
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Moment")
            .field("step", &self.step)
            .finish_non_exhaustive()
    }
}

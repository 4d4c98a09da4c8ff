//! The history of a match, step by step, for those who may see it; and its record, to be replayed
//! elsewhere.

use super::error::Error;
use super::event::{Event, Logged};
use super::log::{effective, play_event};
use super::matches::Host;
use super::record::{Broken, Last, Log, Record};
use super::refusal::Refusal;
use super::replaying::aside;
use crate::pool::JobClass;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::State;
use tavolino_games::board::Board;
use tavolino_games::game::{Seat, Seats, Viewer};

/// A started match with every effective event.
pub struct History {
    /// The match as it is now.
    pub record: Record,
    start: Box<dyn Board>,
    events: Vec<Logged>,
    /// Turns and claims that were taken back.
    taken_back: Vec<Logged>,
    /// Gifts of time: giver, receiver, milliseconds.
    pub given: Vec<(Seat, Seat, i64)>,
}

/// A position of a match, and the event that led to it.
pub struct Moment {
    /// The number of steps before the position.
    pub step: usize,
    /// The position.
    pub board: Box<dyn Board>,
    /// The event before the position; `None` at the start.
    pub last: Option<Last>,
}

impl Host {
    /// The history of a match that has started.
    ///
    /// # Errors
    /// A refusal for a lobby or a cancelled match; [`Error::Broken`] if the record does not replay.
    pub async fn history(&self, id: &MatchId) -> Result<History, Error> {
        // A record that does not replay is set aside here.
        let record = self.look(id).await?;
        match record.row.state {
            State::Lobby => return Err(Refusal::NotStarted.into()),
            State::Cancelled => return Err(Refusal::Cancelled.into()),
            _ => {}
        }
        let stored = self.store.load(id).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        let history = || Log::read(stored).and_then(History::replay);
        let history = aside(id, JobClass::Short, history).await;
        history.map_err(|broken| Error::Broken(id.clone(), broken))
    }
}

impl History {
    /// Replays a match that has started.
    ///
    /// # Errors
    /// The record does not replay, or has no deal.
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

    /// The number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// Whether a turn was played and not taken back.
    #[must_use]
    pub fn has_turns(&self) -> bool {
        let mut events = self.events.iter();
        events.any(|logged| matches!(logged.event, Event::Turn { .. }))
    }

    /// The event of a step, counted from 1.
    #[must_use]
    pub fn event(&self, step: usize) -> Option<&Event> {
        let logged = self.events.get(step.checked_sub(1)?)?;
        Some(&logged.event)
    }

    /// The position after `step` events.
    ///
    /// # Panics
    /// If there are fewer events.
    #[must_use]
    pub fn moment(&self, step: usize) -> Moment {
        let moment = self.moments().nth(step);
        moment.expect("a step is one of the history's")
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
            play_step(board.as_mut(), &logged.event);
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

    /// The viewer a person gets who asks for `asked`: any viewer once the game is over, until then
    /// only their own seat.
    #[must_use]
    pub fn viewer(&self, person: UserId, requested: Option<Viewer>) -> Viewer {
        let own = self.record.seat_of(person);
        let seats = Seats::all(self.record.table.seats);
        let known = |viewer: &Viewer| viewer.is_none_or(|seat| seats.contains(seat));
        match requested.filter(known) {
            Some(viewer) if self.record.row.state == State::Over => viewer,
            _ => own,
        }
    }

    /// The record as text, one line per event, in the format of `tavolino trace`; `None` while it
    /// would reveal hidden information.
    #[must_use]
    pub fn lines(&self) -> Option<String> {
        self.record.is_public().then(|| {
            let lines = self.events.iter().filter_map(|logged| line(&logged.event));
            lines.map(|line| line + "\n").collect()
        })
    }

    /// The turns and claims taken back, in order, in the record's format; empty while they would
    /// reveal hidden information.
    #[must_use]
    pub fn taken_back(&self) -> Vec<String> {
        let public = self.taken_back.iter().filter(|_| self.record.is_public());
        public.filter_map(|logged| line(&logged.event)).collect()
    }

    /// Whether the match ended by an agreement, for which the record has no line.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|last| matches!(last.event, Event::Draw { .. }))
    }

    /// The game and its table, as arguments of `tavolino trace`; `None` while they would reveal
    /// hidden information.
    #[must_use]
    pub fn setting(&self) -> Option<String> {
        let Record {
            row, entry, table, ..
        } = &self.record;
        if !self.record.is_public() {
            return None;
        }
        let mut words = vec![format!("{} --seats {}", entry.info.key, table.seats)];
        let options = table.options.iter();
        words.extend(options.map(|(key, value)| format!("--option {key}={value}")));
        let deal = row.deal.as_deref().filter(|_| entry.info.chance);
        // A deal is numbers and cells: it has no quote.
        words.extend(deal.map(|deal| format!("--setup '{deal}'")));
        Some(words.join(" "))
    }
}

impl Record {
    /// Whether the whole record may be shown to everyone: the game is over, or hides nothing.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.row.state == State::Over || !self.has_secrets()
    }
}

/// The effective events, and the event that ended the match without a turn.
fn steps(events: &[Logged]) -> Vec<Logged> {
    let ends = |logged: &&Logged| matches!(logged.event, Event::Draw { .. } | Event::Abort { .. });
    let mut steps = effective(events);
    steps.extend(events.iter().filter(ends).cloned());
    steps
}

/// Plays a step on a board.
fn play_step(board: &mut dyn Board, step: &Event) {
    match step {
        Event::Draw { .. } => board.agree_to_draw(),
        Event::Abort { .. } => {}
        _ => drop(play_event(board, step).expect("it happened when the record was replayed")),
    }
}

/// The record's line for an event; `None` for agreements beside the board.
fn line(event: &Event) -> Option<String> {
    match event {
        Event::Turn { seat, text } | Event::Claim { seat, text } => Some(format!("{seat} {text}")),
        Event::Skip { seat } => Some(format!("{seat} skip")),
        Event::Leave { seat, .. } => Some(format!("{seat} resign")),
        _ => None,
    }
}

impl std::fmt::Debug for History {
    /// Without boards and turns, which can be secrets.
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

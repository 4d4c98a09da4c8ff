//! What happened in a match, step by step, for whoever may see it; and its record, to be played again elsewhere.

use super::record::{happen, standing};
use super::{
    Broken, Error, Event, EventKind, Host, Last, MatchId, Record, Refusal, State, Stored, UserId,
};
use crate::board::Board;
use crate::game::{Seat, Viewer};

/// A started match with everything that stands of what happened in it.
pub struct History {
    /// The match as it is now.
    pub record: Record,
    start: Box<dyn Board>,
    events: Vec<Event>,
    /// Turns and claims that were taken back.
    taken_back: Vec<Event>,
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
        match record.row.state {
            State::Lobby => return Err(Refusal::NotStarted.into()),
            State::Cancelled => return Err(Refusal::Cancelled.into()),
            _ => {}
        }
        let stored = self.store.load(id).await?;
        let stored = stored.ok_or_else(|| Refusal::NoSuchMatch(id.to_string()))?;
        History::replay(stored).map_err(|broken| Error::Broken(id.clone(), broken))
    }

    /// The codes and games of what somebody has played to the end, the newest first: as many as one looks through.
    pub async fn played(&self, person: UserId) -> Result<Vec<(MatchId, String)>, Error> {
        const LOOKED_THROUGH: i64 = 100;
        Ok(self.store.played(person, LOOKED_THROUGH).await?)
    }
}

impl History {
    /// Replays what is stored of a match that has started.
    pub fn replay(stored: Stored) -> Result<History, Broken> {
        let events = steps(&stored.events);
        let stands = |event: &&Event| {
            events
                .iter()
                .any(|standing| standing.number == event.number)
        };
        let played = stored.events.iter();
        let played =
            played.filter(|event| matches!(event.kind, EventKind::Turn | EventKind::Claim));
        let taken_back = played.filter(|event| !stands(event)).cloned().collect();
        let record = Record::replay(stored)?;
        let deal = record.row.deal.as_deref().unwrap_or("null");
        let deal = serde_json::from_str(deal).map_err(|error| Broken::Deal(error.to_string()))?;
        let start = (record.kind.open)(&record.table, deal);
        let start = start.map_err(|error| Broken::Deal(error.to_string()))?;
        Ok(History {
            record,
            start,
            events,
            taken_back,
        })
    }

    /// How many things have happened.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.events.len()
    }

    /// Every position, from the start to the present one.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        let mut board = self.start.boxed();
        let start = Moment {
            step: 0,
            board: self.start.boxed(),
            last: None,
        };
        let after = (1..).zip(&self.events).map(move |(step, event)| {
            go_on(board.as_mut(), event);
            let last = Last {
                event: event.clone(),
                of: Seat(event.seat),
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
        let known = |viewer: &Viewer| {
            viewer.is_none_or(|seat| (1..=self.record.table.seats).contains(&seat.0))
        };
        match asked.filter(known) {
            Some(viewer) if self.record.row.state == State::Over => viewer,
            _ => own,
        }
    }

    /// The record as text, a line for each thing that happened, as `tavolino trace` reads it; none while that would
    /// tell what is hidden.
    #[must_use]
    pub fn lines(&self) -> Option<String> {
        self.record
            .is_told()
            .then(|| self.events.iter().filter_map(line).collect())
    }

    /// What was played and taken back, in order, in lines like those of the record; none while that would tell what is
    /// hidden.
    #[must_use]
    pub fn taken_back(&self) -> Vec<String> {
        let told = self.taken_back.iter().filter(|_| self.record.is_told());
        told.map(|event| format!("{} {}", event.seat, event.text))
            .collect()
    }

    /// Whether it ended by an agreement, which its record has no line for.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|event| event.kind == EventKind::Draw)
    }

    /// The command that plays the record again; none while that would tell what is hidden.
    #[must_use]
    pub fn command(&self) -> Option<String> {
        let Record {
            row, kind, table, ..
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
        let deal = row.deal.as_deref().filter(|_| kind.info.chance);
        // A deal is numbers and cells: there is no quote in it.
        words.extend(deal.map(|deal| format!("--setup '{deal}'")));
        Some(words.join(" "))
    }
}

impl Record {
    /// Whether everything in it may be told to everyone: nothing is hidden, or no longer.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.row.state == State::Over || !self.has_secrets()
    }
}

/// Of everything stored what stands, in order, and how it ended where no turn ended it.
fn steps(stored: &[Event]) -> Vec<Event> {
    let ends = |event: &&Event| matches!(event.kind, EventKind::Draw | EventKind::Abort);
    let mut steps = standing(stored);
    steps.extend(stored.iter().filter(ends).cloned());
    steps
}

/// Lets a step happen on a board.
fn go_on(board: &mut dyn Board, step: &Event) {
    match step.kind {
        EventKind::Draw => board.agree_to_draw(),
        EventKind::Abort => {}
        _ => drop(happen(board, step).expect("it happened when the record was replayed")),
    }
}

/// An event as a line of a record; none for what people agree on beside the board.
fn line(event: &Event) -> Option<String> {
    let seat = Seat(event.seat);
    match event.kind {
        EventKind::Turn | EventKind::Claim => Some(format!("{seat} {}\n", event.text)),
        EventKind::Skip => Some(format!("{seat} skip\n")),
        EventKind::Leave => Some(format!("{seat} resign\n")),
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

//! The record of a match: table, deal and events, folded into a board.

use std::sync::Arc;

use super::agreements::Agreements;
use super::event::{Event, Logged};
use super::log::{append, is_same_round, play_event};
use super::refusal::Refusal;
use super::sitting::Sitting;
use crate::store::ids::{MatchId, UserId};
use crate::store::matches::{Match, State, Stored, Trouble};
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Outcome, Seat, Seats, Table};
use tavolino_games::games;

/// The numbers of events, below the mark of [`Record::shown`].
const NUMBERS: i64 = 1_000_000;

/// The number of different marks: few digits, and a lost button is played by one chance in as many.
const MARKS: i64 = 9_999;

/// A mark of an event, from 1 on: of its time, as its text can be a secret.
pub(super) fn mark(logged: &Logged) -> u16 {
    1 + logged.at.0.rem_euclid(MARKS) as u16
}

/// A match at one version. Immutable: an event makes a new record.
#[derive(Clone)]
pub struct Record {
    /// The match's row, with its deal, which is a secret. `game` and `table_json` stand beside it
    /// as `kind` and `table`.
    pub row: Match,
    /// The game.
    pub entry: &'static GameEntry,
    /// The number of seats, and every option.
    pub table: Table,
    /// The seats, by number; in a lobby in the order of joining.
    pub seats: Vec<Sitting>,
    /// The people with a reserved seat.
    pub invited: Vec<UserId>,
    /// The board; `None` before the start.
    pub board: Option<Box<dyn Board>>,
    /// The last event that changed the board.
    pub last: Option<Last>,
    /// At a table of three and more, the last events on the board, in order: at most eight, and
    /// none from before a turn was taken back.
    pub recent: Vec<Recent>,
    /// The seat of the person who acted last on the board: since then only computers have acted.
    /// `None` before the first person acts, and after an event without an acting person.
    pub last_actor: Option<Seat>,
    /// The agreements beside the position.
    pub agreements: Agreements,
    /// The number of the event since which the seats to act have been the same. Where several
    /// choose at once, unseen by each other, a view since then stays valid after another seat has
    /// chosen.
    pub valid_since: i64,
    /// A mark of that event; 0 at the start.
    pub mark: u16,
}

/// The last event on the board. The board after it describes its turn or claim
/// ([`Board::describe`]).
#[derive(Clone)]
pub struct Last {
    /// The event.
    pub logged: Logged,
    /// The seat of the turn concerned: the event's own seat, but for an undo with consent the seat
    /// whose turn was undone.
    pub of: Option<Seat>,
}

/// The most events that a record keeps of those before its position.
pub const RECENT: usize = 8;

/// An event that happened not long ago.
#[derive(Clone)]
pub struct Recent {
    /// The event.
    pub last: Last,
    /// The board after it, which describes it.
    pub board: Arc<dyn Board>,
}

/// A match before its first event, and its events.
#[derive(Clone, Debug)]
pub struct Log {
    /// The match without a board.
    pub record: Record,
    /// The events, in order.
    pub events: Vec<Logged>,
}

/// The reason a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The game is not registered.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The rules version is unknown to this program.
    #[error("rules version {0} is unknown")]
    Rules(i64),
    /// The table is invalid for the game.
    #[error("the table is unreadable: {0}")]
    Table(String),
    /// The deal is invalid for the game.
    #[error("{0}")]
    Deal(String),
    /// An event is impossible where it stands.
    #[error("event {number} cannot be replayed: {why}")]
    Event {
        /// The event's number.
        number: i64,
        /// The reason.
        why: String,
    },
    /// Replaying panics.
    #[error("it cannot be replayed: the program panics")]
    Panicked,
}

impl Log {
    /// The log of the stored rows.
    ///
    /// # Errors
    /// A row is unreadable, or its game or rules version unknown.
    pub fn read(stored: Stored) -> Result<Log, Broken> {
        let Stored {
            row,
            seats,
            invited,
            events,
        } = stored;
        let entry = games::find(&row.game).ok_or_else(|| Broken::Game(row.game.clone()))?;
        if row.rules < 1 || row.rules > i64::from(entry.info.rules) {
            return Err(Broken::Rules(row.rules));
        }
        let table = serde_json::from_str(&row.table_json);
        let record = Record {
            row,
            entry,
            table: table.map_err(|error| Broken::Table(error.to_string()))?,
            seats: seats.into_iter().map(Sitting::from).collect(),
            invited,
            board: None,
            last: None,
            recent: Vec::new(),
            last_actor: None,
            agreements: Agreements::default(),
            valid_since: 0,
            mark: 0,
        };
        let event = |row: crate::store::events::EventRow| {
            let number = row.number;
            Logged::read(&row).map_err(|why| Broken::Event { number, why })
        };
        let events = events.into_iter().map(event).collect::<Result<_, _>>()?;
        Ok(Log { record, events })
    }

    /// The board as dealt; `None` before the start.
    pub(super) fn deal(&self) -> Result<Option<Box<dyn Board>>, Broken> {
        let Some(deal) = &self.record.row.deal else {
            return Ok(None);
        };
        let deal = serde_json::from_str(deal).map_err(|error| Broken::Deal(error.to_string()))?;
        let board = (self.record.entry.open)(&self.record.table, deal);
        board
            .map(Some)
            .map_err(|error| Broken::Deal(error.to_string()))
    }

    /// The match after its last event.
    ///
    /// # Errors
    /// The deal or an event does not replay.
    pub fn replay(self) -> Result<Record, Broken> {
        let Some(board) = self.deal()? else {
            return Ok(self.record);
        };
        let Log { mut record, events } = self;
        let newest = events.iter().rposition(|logged| logged.event.is_on_board());
        let seats = Seats::all(record.table.seats);
        let computers = record.computer_seats();
        let mut fold = Fold::of(board);
        let count = events.len();
        for (index, logged) in events.into_iter().enumerate() {
            let broken = |why: String| Broken::Event {
                number: logged.number,
                why,
            };
            if logged.number != index as i64 + 1 {
                return Err(broken("its number is out of order".to_owned()));
            }
            if logged
                .event
                .seat()
                .is_some_and(|seat| !seats.contains(seat))
            {
                return Err(broken("nobody has that seat".to_owned()));
            }
            let of = fold.apply(&logged).map_err(broken)?;
            record.last_actor = last_actor(record.last_actor, &logged.event, computers);
            if index + RECENT >= count || matches!(logged.event, Event::Undo { .. }) {
                let (recent, seats) = (&mut record.recent, record.table.seats);
                remember(recent, seats, &logged, of, &*fold.board);
            }
            if newest == Some(index) {
                record.last = Some(Last { logged, of });
            }
        }
        record.board = Some(fold.board);
        record.agreements = fold.agreements;
        record.valid_since = fold.valid_since;
        record.mark = fold.mark;
        Ok(record)
    }
}

impl Record {
    /// Replays the stored rows.
    ///
    /// # Errors
    /// They do not replay.
    pub fn replay(stored: Stored) -> Result<Record, Broken> {
        Log::read(stored)?.replay()
    }

    /// The events since the last one of a seat, that one left out; empty where it is not among the
    /// recent ones.
    #[must_use]
    pub fn since(&self, seat: Seat) -> &[Recent] {
        let is_own = |recent: &Recent| recent.last.logged.event.seat() == Some(seat);
        let own = self.recent.iter().rposition(is_own);
        own.map_or(&[], |own| &self.recent[own + 1..])
    }

    /// The match's code.
    #[must_use]
    pub fn id(&self) -> &MatchId {
        &self.row.id
    }

    /// Whether the match is shown in a channel or thread that the bot can write in, as far as
    /// known. Otherwise each player has a panel in direct messages.
    #[must_use]
    pub fn has_table(&self) -> bool {
        // Direct messages that were refused once are tried again.
        self.has_channel() && (self.row.trouble.is_none() || self.row.guild.is_none())
    }

    /// Whether the match has a channel, as far as known, be it one that the bot may not write in.
    #[must_use]
    pub fn has_channel(&self) -> bool {
        self.row.trouble != Some(Trouble::Gone)
    }

    /// Whether the bot may not write at the table, as far as known.
    #[must_use]
    pub fn is_muted(&self) -> bool {
        self.has_channel() && !self.has_table()
    }

    /// Whether the match is played in the direct messages of its only person: its channel is
    /// theirs.
    #[must_use]
    pub fn is_direct(&self) -> bool {
        self.row.guild.is_none() && self.has_channel()
    }

    /// Whether people join by the match's code, from anywhere; each player has a panel in direct
    /// messages.
    #[must_use]
    pub fn is_by_code(&self) -> bool {
        self.row.guild.is_none() && !self.has_channel()
    }

    /// Whether the match is being played.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.row.state == State::Running
    }

    /// The seat a person holds.
    #[must_use]
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        self.seats
            .iter()
            .find(|sitting| sitting.person == Some(person))
            .map(|sitting| sitting.seat)
    }

    /// The side of the game that a seat plays: itself, and the other one of two after a swap. The
    /// colours are those of sides.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Seat {
        self.board.as_ref().map_or(seat, |board| board.side(seat))
    }

    /// The person who holds a seat; `None` for the computer and a channel.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<UserId> {
        self.seats
            .get(seat.index())
            .and_then(|sitting| sitting.person)
    }

    /// The computer's strength at a seat; `None` at a person's seat.
    #[must_use]
    pub fn strength_of(&self, seat: Seat) -> Option<Strength> {
        let sitting = self.seats.iter().find(|sitting| sitting.seat == seat);
        sitting.and_then(|sitting| sitting.computer)
    }

    /// When the seat's time runs out; `None` while its clock stands still.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        let sitting = self.seats.get(seat.index()).filter(|_| self.is_running());
        sitting.and_then(|sitting| sitting.clock.deadline())
    }

    /// When the vacation of the seat's holder ends; `None` if they are not away.
    #[must_use]
    pub fn away(&self, seat: Seat) -> Option<Timestamp> {
        let sitting = self.seats.get(seat.index()).filter(|_| self.is_running());
        sitting.and_then(|sitting| sitting.away)
    }

    /// Whether one person plays against computers alone.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let people = self.seats.iter().filter(|one| one.person.is_some());
        people.count() == 1 && self.seats.iter().all(|one| !one.gone)
    }

    /// Whether the seat's former holder left and was erased.
    #[must_use]
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|sitting| sitting.gone && sitting.person.is_none())
    }

    /// Whether a view of event `number` is still valid for the seats to act.
    #[must_use]
    pub fn is_current(&self, number: i64) -> bool {
        (self.valid_since..=self.row.number).contains(&number)
    }

    /// The number of the last event for a button that plays, with a mark of these events above it.
    /// After the database was replaced by a backup, other events have the numbers of the lost ones,
    /// and another mark.
    #[must_use]
    pub fn shown(&self) -> i64 {
        i64::from(self.mark) * NUMBERS + self.row.number
    }

    /// Refuses a view of an event that is no longer valid for the seats to act. `shown` is its
    /// number, alone or as [`Record::shown`] has it.
    ///
    /// # Errors
    /// [`Refusal::MovedOn`] for an older event; [`Refusal::MovedBack`] for one that the match does
    /// not have: the database was replaced by a backup since the view was shown.
    pub fn must_be_current(&self, shown: i64) -> Result<(), Refusal> {
        let (mark, number) = (shown / NUMBERS, shown % NUMBERS);
        let is_lost = mark != 0 && mark != i64::from(self.mark);
        let is_current = self.is_current(number);
        if is_current && !is_lost {
            Ok(())
        } else if is_current || number > self.row.number {
            Err(Refusal::MovedBack)
        } else {
            Err(Refusal::MovedOn)
        }
    }

    /// The seats to act; none unless the match is running.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        let board = self.board.as_ref().filter(|_| self.is_running());
        board.map_or(Seats::NONE, |board| board.to_act())
    }

    /// The seats that have not left.
    #[must_use]
    pub fn staying(&self) -> Seats {
        self.board
            .as_ref()
            .map_or(Seats::NONE, |board| board.staying())
    }

    /// The staying seats of the computer.
    #[must_use]
    pub fn computers(&self) -> Seats {
        let staying = self.staying().iter();
        staying
            .filter(|&seat| self.person_at(seat).is_none() && !self.is_of_channel(seat))
            .collect()
    }

    /// Whether a seat of the computer is to act.
    #[must_use]
    pub fn waits_for_computer(&self) -> bool {
        let computers = self.computers();
        self.to_act().iter().any(|seat| computers.contains(seat))
    }

    /// The seats the computer holds, also those that left.
    #[must_use]
    pub(super) fn computer_seats(&self) -> Seats {
        let seats = self.seats.iter();
        let held = seats.filter(|sitting| sitting.computer.is_some());
        held.map(|sitting| sitting.seat).collect()
    }

    /// The outcome; `None` before the end.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.as_ref().and_then(|board| board.outcome())
    }

    /// Whether the game hides information from some viewer.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        (self.entry.info.secrets)(&self.table.options)
    }

    /// Whether a seat can claim something now.
    #[must_use]
    pub fn can_claim(&self) -> bool {
        self.board
            .as_ref()
            .filter(|_| self.is_running())
            .is_some_and(|board| {
                board
                    .staying()
                    .iter()
                    .any(|seat| !board.claims(seat).is_empty())
            })
    }
}

/// Adds an event to the [recent](Record::recent) ones, with the board after it.
pub(super) fn remember(
    recent: &mut Vec<Recent>,
    seats: u8,
    logged: &Logged,
    of: Option<Seat>,
    board: &dyn Board,
) {
    if matches!(logged.event, Event::Undo { .. }) {
        recent.clear();
    } else if logged.event.is_on_board() && seats > 2 {
        if recent.len() == RECENT {
            recent.remove(0);
        }
        recent.push(Recent {
            last: Last {
                logged: logged.clone(),
                of,
            },
            board: board.boxed().into(),
        });
    }
}

impl std::fmt::Debug for Last {
    /// Without the board and the text of a turn, which can be secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Last")
            .field("number", &self.logged.number)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Recent {
    /// Without the board, as [`Last`].
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.last.fmt(f)
    }
}

impl std::fmt::Debug for Record {
    /// Without the deal and the board, which are secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Record")
            .field("id", &self.row.id)
            .field("state", &self.row.state)
            .field("number", &self.row.number)
            .finish_non_exhaustive()
    }
}

/// The seat of the person who acted last on the board, after one more event
/// ([`Record::last_actor`]).
pub(super) fn last_actor(before: Option<Seat>, event: &Event, computers: Seats) -> Option<Seat> {
    match event {
        // The clock acted.
        Event::Skip { .. }
        | Event::Leave {
            out_of_time: true, ..
        } => None,
        _ if !event.is_on_board() => before,
        _ if event.seat().is_some_and(|seat| computers.contains(seat)) => before,
        _ => event.seat(),
    }
}

/// The fold of the events into a board, up to some event.
struct Fold {
    start: Box<dyn Board>,
    board: Box<dyn Board>,
    /// The effective events.
    effective: Vec<Logged>,
    agreements: Agreements,
    valid_since: i64,
    mark: u16,
}

impl Fold {
    fn of(board: Box<dyn Board>) -> Fold {
        Fold {
            start: board.boxed(),
            agreements: Agreements::at_start(board.to_act()),
            board,
            effective: Vec::new(),
            valid_since: 0,
            mark: 0,
        }
    }

    /// Applies one event; returns the seat concerned.
    ///
    /// # Errors
    /// The reason the event is impossible.
    fn apply(&mut self, logged: &Logged) -> Result<Option<Seat>, String> {
        let waiting = self.board.to_act();
        let event = &logged.event;
        let mut of = event.seat();
        let mut reveals = false;
        if event.is_played() {
            reveals = play_event(self.board.as_mut(), event)?;
        }
        let taken_back = append(&mut self.effective, logged);
        match (event, taken_back.first()) {
            (Event::Undo { .. }, None) => return Err("no such turn counts".to_owned()),
            (Event::Undo { .. }, Some(first)) => of = first.event.seat(),
            (Event::Draw { .. }, _) => self.board.agree_to_draw(),
            _ => {}
        }
        if !taken_back.is_empty() {
            self.replay()?;
        }
        if event.is_on_board() && !is_same_round(event, waiting, self.board.to_act()) {
            self.valid_since = logged.number;
            self.mark = mark(logged);
        }
        self.agreements.apply(logged, reveals);
        Ok(of)
    }

    /// Replays the effective events on the starting board.
    fn replay(&mut self) -> Result<(), String> {
        self.board = self.start.boxed();
        for logged in &self.effective {
            play_event(self.board.as_mut(), &logged.event)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_answer_the_person_who_acted_last_and_a_clock_nobody() {
        let turn = |seat| Event::Turn {
            seat: Seat(seat),
            text: "a1".to_owned(),
        };
        let leaves = |seat, out_of_time| Event::Leave {
            seat: Seat(seat),
            out_of_time,
        };
        let offer = Event::OfferDraw { seat: Seat(1) };
        let expected = [
            (turn(3), None),
            (turn(1), Some(1)),
            (turn(2), Some(2)),
            (turn(3), Some(2)),
            (offer, Some(2)),
            (leaves(4, false), Some(2)),
            (Event::Skip { seat: Seat(1) }, None),
            (turn(2), Some(2)),
            (leaves(1, true), None),
        ];
        let computers = [Seat(3), Seat(4)].into_iter().collect();
        let mut actor = None;
        for (at, (event, actor_after)) in expected.into_iter().enumerate() {
            actor = last_actor(actor, &event, computers);
            assert_eq!(actor, actor_after.map(Seat), "{at}");
        }
    }
}

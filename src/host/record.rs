//! A match as its record has it: table, deal and events, folded into a board.

use crate::board::{Board, Kind, Said};
use crate::game::{Outcome, Seat, Seats, Table};
use crate::games;
use crate::store::Stored;
use crate::store::ids::{MatchId, UserId};
use crate::store::rows::{Event, EventKind, Match, Sitting, State, Trouble};
use crate::store::time::Timestamp;

use super::agreements::Story;

/// A match, ready to be looked at. Never changed: what happens makes another one.
pub struct Record {
    /// The match itself.
    pub row: Match,
    /// The game.
    pub kind: &'static Kind,
    /// What people settled.
    pub table: Table,
    /// Who sits where, by seat; in a lobby those who have joined, in that order.
    pub seats: Vec<Sitting>,
    /// People a seat is kept for.
    pub invited: Vec<UserId>,
    /// The board; none before the start.
    pub board: Option<Box<dyn Board>>,
    /// The last event that changed what is on the board.
    pub last: Option<Last>,
    /// What the log says beside the position.
    pub story: Story,
    /// The event since which the seats it waits for have been asked. Where several choose at once, unseen by each other,
    /// what any of them saw since then is still true when another has chosen.
    pub asked: i64,
}

/// The last thing that happened. What a turn or a claim did, the board tells ([`Board::tell`]).
#[derive(Clone)]
pub struct Last {
    /// What happened.
    pub event: Event,
    /// Whose turn it is about: the event's seat, but for a turn that was taken back with another's consent.
    pub of: Seat,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// No such game is on the shelf.
    #[error("there is no game `{0}`")]
    Game(String),
    /// It was played under rules this program does not know.
    #[error("rules version {0} is unknown")]
    Rules(i64),
    /// The table is not one of the game's.
    #[error("the table is unreadable: {0}")]
    Table(String),
    /// The deal is not one of the game's.
    #[error("{0}")]
    Deal(String),
    /// An event cannot happen where it stands.
    #[error("event {number} cannot be replayed: {why}")]
    Event {
        /// Its number.
        number: i64,
        /// What is wrong with it.
        why: String,
    },
}

impl Record {
    /// Replays what is stored.
    pub fn replay(stored: Stored) -> Result<Record, Broken> {
        let Stored {
            row,
            seats,
            invited,
            events,
        } = stored;
        let kind = games::find(&row.game).ok_or_else(|| Broken::Game(row.game.clone()))?;
        if row.rules < 1 || row.rules > i64::from(kind.info.rules) {
            return Err(Broken::Rules(row.rules));
        }
        let table: Table =
            serde_json::from_str(&row.settled).map_err(|error| Broken::Table(error.to_string()))?;
        let mut record = Record {
            row,
            kind,
            table,
            seats,
            invited,
            board: None,
            last: None,
            story: Story::default(),
            asked: 0,
        };
        let Some(deal) = &record.row.deal else {
            return Ok(record);
        };
        let deal = serde_json::from_str(deal).map_err(|error| Broken::Deal(error.to_string()))?;
        let board =
            (kind.open)(&record.table, deal).map_err(|error| Broken::Deal(error.to_string()))?;
        let newest = events.iter().rposition(|event| event.kind.is_on_board());
        let mut fold = Fold::of(board);
        for (index, event) in events.into_iter().enumerate() {
            let broken = |why: String| Broken::Event {
                number: event.number,
                why,
            };
            if event.number != index as i64 + 1 {
                return Err(broken("its number is out of order".to_owned()));
            }
            if event.seat > record.table.seats || event.seat < 1 && !is_nobodys(event.kind) {
                return Err(broken("nobody has that seat".to_owned()));
            }
            let of = fold.goes_on(&event).map_err(broken)?;
            if newest == Some(index) {
                record.last = Some(Last { event, of });
            }
        }
        record.board = Some(fold.board);
        record.story = fold.story;
        record.asked = fold.asked;
        Ok(record)
    }

    /// The match's code.
    #[must_use]
    pub fn id(&self) -> &MatchId {
        &self.row.id
    }

    /// Whether there is a place at which everybody sees it: its channel, as far as is known.
    #[must_use]
    pub fn has_table(&self) -> bool {
        self.row.trouble != Some(Trouble::Gone)
    }

    /// Whether it is being played.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.row.state == State::Running
    }

    /// The seat somebody holds.
    #[must_use]
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        self.seats
            .iter()
            .find(|sitting| sitting.person == Some(person))
            .map(|sitting| Seat(sitting.seat))
    }

    /// Who holds a seat; `None` is the computer.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<UserId> {
        self.seats
            .get(seat.index())
            .and_then(|sitting| sitting.person)
    }

    /// When the seat's time runs out, while it runs.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        let sitting = self.seats.get(seat.index()).filter(|_| self.is_running());
        sitting.and_then(|sitting| sitting.clock.deadline())
    }

    /// Until when whoever holds the seat is away.
    #[must_use]
    pub fn away(&self, seat: Seat) -> Option<Timestamp> {
        let sitting = self.seats.get(seat.index()).filter(|_| self.is_running());
        sitting.and_then(|sitting| sitting.away)
    }

    /// Whether whoever held a seat left and had everything about them erased.
    #[must_use]
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|sitting| sitting.gone && sitting.person.is_none())
    }

    /// Whether what was shown as of event `number` is still true for the seats it waits for.
    #[must_use]
    pub fn is_current(&self, number: i64) -> bool {
        (self.asked..=self.row.number).contains(&number)
    }

    /// The seats it waits for.
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

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.as_ref().and_then(|board| board.outcome())
    }

    /// Whether something in it is hidden from somebody.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        (self.kind.info.secrets)(&self.table.options)
    }

    /// Whether its seats can claim something at this moment.
    #[must_use]
    pub fn has_claims(&self) -> bool {
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

/// Whether an event was one of several choices made at once, after which the others are still to be made.
pub(super) fn is_same_round(event: &Event, before: Seats, after: Seats) -> bool {
    let acted = Seat(event.seat);
    event.kind == EventKind::Turn && !after.is_empty() && after == before.without(acted)
}

impl std::fmt::Debug for Last {
    /// Without the board and the words of a turn: they can be secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Last")
            .field("number", &self.event.number)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Record {
    /// Without the deal and the board: they are secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Match {
            id, state, number, ..
        } = &self.row;
        f.debug_struct("Record")
            .field("id", id)
            .field("state", state)
            .field("number", number)
            .finish_non_exhaustive()
    }
}

/// Whether it can happen without any seat doing it: the house, or a moderator, ends a match.
fn is_nobodys(kind: EventKind) -> bool {
    matches!(kind, EventKind::Abandon | EventKind::Abort)
}

/// The events folded into a board, as far as they have been told.
struct Fold {
    start: Box<dyn Board>,
    board: Box<dyn Board>,
    /// What has happened on the board and was not taken back.
    standing: Vec<Event>,
    story: Story,
    asked: i64,
}

impl Fold {
    fn of(board: Box<dyn Board>) -> Fold {
        Fold {
            start: board.boxed(),
            board,
            standing: Vec::new(),
            story: Story::default(),
            asked: 0,
        }
    }

    /// Goes on by one event; the seat it is about, or what is wrong with it.
    fn goes_on(&mut self, event: &Event) -> Result<Seat, String> {
        let waiting = self.board.to_act();
        let mut of = Seat(event.seat);
        let mut reveals = false;
        if event.kind.is_played() {
            reveals = happen(self.board.as_mut(), event)?;
        }
        let taken_back = stand(&mut self.standing, event);
        match (event.kind, taken_back.first()) {
            (EventKind::Undo, None) => return Err("no such turn stands".to_owned()),
            (EventKind::Undo, Some(first)) => of = Seat(first.seat),
            (EventKind::Draw, _) => self.board.agree_to_draw(),
            _ => {}
        }
        if !taken_back.is_empty() {
            self.retell()?;
        }
        if event.kind.is_on_board() && !is_same_round(event, waiting, self.board.to_act()) {
            self.asked = event.number;
        }
        self.story.go_on(event, reveals);
        if event.kind == EventKind::Undo {
            self.story.acted = acted(&self.standing);
        }
        Ok(of)
    }

    /// Sets the board to what stands.
    fn retell(&mut self) -> Result<(), String> {
        self.board = self.start.boxed();
        for event in &self.standing {
            happen(self.board.as_mut(), event)?;
        }
        Ok(())
    }
}

/// What stands of these events: what happened on the board and was not taken back, in order.
#[must_use]
pub fn standing(events: &[Event]) -> Vec<Event> {
    let mut standing = Vec::new();
    for event in events {
        stand(&mut standing, event);
    }
    standing
}

/// Goes on by one event with what stands; gives what it takes back.
pub(super) fn stand(standing: &mut Vec<Event>, event: &Event) -> Vec<Event> {
    match event.kind {
        EventKind::Undo => {
            let number: Option<i64> = event.text.parse().ok();
            let first = (standing.iter()).position(|before| Some(before.number) == number);
            standing.split_off(first.unwrap_or(standing.len()))
        }
        // A seat that had left plays on, if its leaving was the last that happened.
        EventKind::Take => {
            let left = standing
                .last()
                .is_some_and(|last| last.kind == EventKind::Leave && last.seat == event.seat);
            standing.split_off(standing.len() - usize::from(left))
        }
        kind => {
            standing.extend(kind.is_played().then(|| event.clone()));
            Vec::new()
        }
    }
}

/// The seats that have acted.
fn acted(standing: &[Event]) -> Seats {
    let turns = standing
        .iter()
        .filter(|event| event.kind == EventKind::Turn);
    turns.map(|event| Seat(event.seat)).collect()
}

/// Lets an event happen on a board; whether it told somebody what had been hidden, or what is wrong if it cannot.
pub fn happen(board: &mut dyn Board, event: &Event) -> Result<bool, String> {
    let seat = Seat(event.seat);
    match event.kind {
        EventKind::Turn | EventKind::Claim => board
            .play(seat, &event.text)
            .map(|said| matches!(said, Said::Turn { reveals: true, .. }))
            .map_err(|refusal| refusal.to_string()),
        EventKind::Skip if board.skip(seat) => Ok(false),
        EventKind::Skip => Err("no turn is lost here".to_owned()),
        EventKind::Leave if board.staying().contains(seat) && board.outcome().is_none() => {
            board.leave(seat);
            Ok(false)
        }
        EventKind::Leave => Err("the seat is not playing".to_owned()),
        _ => Err("it does not happen on a board".to_owned()),
    }
}

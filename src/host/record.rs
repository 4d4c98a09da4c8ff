//! A match as its record has it: table, deal and events, folded into a board.

use super::agreements::Agreements;
use super::event::{Event, Logged};
use super::log::{append, happen, is_same_round, turns};
use super::sitting::Sitting;
use crate::store::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::store::matches::{Closed, Pace, State, Stored, Trouble};
use crate::store::time::Timestamp;
use tavolino_games::ai::Strength;
use tavolino_games::board::{Board, GameEntry};
use tavolino_games::game::{Outcome, Seat, Seats, Table};
use tavolino_games::games;

/// A match, ready to be looked at. Never changed: what happens makes another one.
#[derive(Clone)]
pub struct Record {
    /// Its code.
    pub id: MatchId,
    /// The game.
    pub kind: &'static GameEntry,
    /// How many seats there are, and every option.
    pub table: Table,
    /// Whether people sit as they are listed instead of by chance.
    pub listed: bool,
    /// How far it has come.
    pub state: State,
    /// What chance decided, as JSON; set when it starts. A secret.
    pub deal: Option<String>,
    /// The number of its last event, 0 before the first.
    pub number: i64,
    /// The server it is played on.
    pub guild: Option<GuildId>,
    /// The language of what everyone reads.
    pub lang: String,
    /// The channel it was opened in.
    pub channel: ChannelId,
    /// The thread or channel its panel lives in, once known.
    pub place: Option<ChannelId>,
    /// Why its messages cannot be brought up to date, if they cannot.
    pub trouble: Option<Trouble>,
    /// Who opened it, unless everything about them was erased.
    pub opened_by: Option<UserId>,
    /// When.
    pub opened_at: Timestamp,
    /// The interaction it was opened by.
    pub interaction: InteractionId,
    /// How much time its seats have.
    pub pace: Pace,
    /// Why it ended without a result, if it did.
    pub closed: Option<Closed>,
    /// Since when its people know that it will be closed unless somebody plays.
    pub warned: Option<Timestamp>,
    /// The match it is the rematch of.
    pub after: Option<MatchId>,
    /// The version of all this in the database.
    pub version: i64,
    /// Who sits where, by seat; in a lobby those who have joined, in that order.
    pub seats: Vec<Sitting>,
    /// People a seat is kept for.
    pub invited: Vec<UserId>,
    /// The board; none before the start.
    pub board: Option<Box<dyn Board>>,
    /// The last event that changed what is on the board.
    pub last: Option<Last>,
    /// The seat of the person who acted last on the board: since then only computers have acted. `None` before the first
    /// person acts, and after an event that nobody at a seat decided.
    pub last_actor: Option<Seat>,
    /// What the log says beside the position.
    pub agreements: Agreements,
    /// The event since which the seats it waits for have been asked. Where several choose at once, unseen by each other,
    /// what any of them saw since then is still true when another has chosen.
    pub asked: i64,
}

/// The last thing that happened. What a turn or a claim did, the board after it tells ([`Board::describe`]).
#[derive(Clone)]
pub struct Last {
    /// What happened.
    pub logged: Logged,
    /// Whose turn it is about, if it is a seat's: the event's, but for a turn that was taken back with another's consent.
    pub of: Option<Seat>,
}

/// A match as it is before anything has happened in it, and what happened then.
#[derive(Clone, Debug)]
pub struct Log {
    /// The match without a board.
    pub record: Record,
    /// Its events, in order.
    pub events: Vec<Logged>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The game is in no registry.
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
    /// Replaying it goes wrong in a way nobody thought of.
    #[error("it cannot be replayed: the program panics")]
    Panicked,
}

impl Log {
    /// What is stored of a match.
    pub fn read(stored: Stored) -> Result<Log, Broken> {
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
        let table = serde_json::from_str(&row.table_json);
        let record = Record {
            id: row.id,
            kind,
            table: table.map_err(|error| Broken::Table(error.to_string()))?,
            listed: row.listed,
            state: row.state,
            deal: row.deal,
            number: row.number,
            guild: row.guild,
            lang: row.lang,
            channel: row.channel,
            place: row.place,
            trouble: row.trouble,
            opened_by: row.opened_by,
            opened_at: row.opened_at,
            interaction: row.interaction,
            pace: row.pace,
            closed: row.closed,
            warned: row.warned,
            after: row.after,
            version: row.version,
            seats: seats.into_iter().map(Sitting::from).collect(),
            invited,
            board: None,
            last: None,
            last_actor: None,
            agreements: Agreements::default(),
            asked: 0,
        };
        let event = |row: crate::store::events::Event| {
            let number = row.number;
            Logged::read(&row).map_err(|why| Broken::Event { number, why })
        };
        let events = events.into_iter().map(event).collect::<Result<_, _>>()?;
        Ok(Log { record, events })
    }

    /// The board of a match as it was dealt; none before the start.
    pub(super) fn deal(&self) -> Result<Option<Box<dyn Board>>, Broken> {
        let Some(deal) = &self.record.deal else {
            return Ok(None);
        };
        let deal = serde_json::from_str(deal).map_err(|error| Broken::Deal(error.to_string()))?;
        let board = (self.record.kind.open)(&self.record.table, deal);
        board
            .map(Some)
            .map_err(|error| Broken::Deal(error.to_string()))
    }

    /// The match after its last event.
    pub fn replay(self) -> Result<Record, Broken> {
        let Some(board) = self.deal()? else {
            return Ok(self.record);
        };
        let Log { mut record, events } = self;
        let newest = events.iter().rposition(|logged| logged.event.is_on_board());
        let seats = Seats::all(record.table.seats);
        let computers = record.computer_seats();
        let mut fold = Fold::of(board);
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
            let of = fold.goes_on(&logged).map_err(broken)?;
            record.last_actor = last_actor(record.last_actor, &logged.event, computers);
            if newest == Some(index) {
                record.last = Some(Last { logged, of });
            }
        }
        record.board = Some(fold.board);
        record.agreements = fold.agreements;
        record.asked = fold.asked;
        Ok(record)
    }
}

impl Record {
    /// Replays what is stored.
    pub fn replay(stored: Stored) -> Result<Record, Broken> {
        Log::read(stored)?.replay()
    }

    /// The match's code.
    #[must_use]
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// Whether there is a place at which everybody sees it: its channel, as far as is known.
    #[must_use]
    pub fn has_table(&self) -> bool {
        self.trouble != Some(Trouble::Gone)
    }

    /// Whether it is being played.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.state == State::Running
    }

    /// The seat somebody holds.
    #[must_use]
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        self.seats
            .iter()
            .find(|sitting| sitting.person == Some(person))
            .map(|sitting| sitting.seat)
    }

    /// Who holds a seat; `None` is the computer.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<UserId> {
        self.seats
            .get(seat.index())
            .and_then(|sitting| sitting.person)
    }

    /// How strong the computer plays a seat; nothing where it does not.
    #[must_use]
    pub fn strength_of(&self, seat: Seat) -> Option<Strength> {
        let sitting = self.seats.iter().find(|sitting| sitting.seat == seat);
        sitting.and_then(|sitting| sitting.computer)
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

    /// Whether one person plays against computers alone.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let people = self.seats.iter().filter(|one| one.person.is_some());
        people.count() == 1 && self.seats.iter().all(|one| !one.gone)
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
        (self.asked..=self.number).contains(&number)
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

    /// The seats the computer plays.
    #[must_use]
    pub fn computers(&self) -> Seats {
        let staying = self.staying().iter();
        staying
            .filter(|&seat| self.person_at(seat).is_none())
            .collect()
    }

    /// Whether it waits for a seat of the computer's.
    #[must_use]
    pub fn waits_for_computer(&self) -> bool {
        let computers = self.computers();
        self.to_act().iter().any(|seat| computers.contains(seat))
    }

    /// The seats the computer holds, whether they stay or have left.
    #[must_use]
    pub(super) fn computer_seats(&self) -> Seats {
        let seats = self.seats.iter();
        let held = seats.filter(|sitting| sitting.computer.is_some());
        held.map(|sitting| sitting.seat).collect()
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

impl std::fmt::Debug for Last {
    /// Without the board and the words of a turn: they can be secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Last")
            .field("number", &self.logged.number)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Record {
    /// Without the deal and the board: they are secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Record")
            .field("id", &self.id)
            .field("state", &self.state)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// The seat of the person who acted last on the board, after one more event ([`Record::last_actor`]).
pub(super) fn last_actor(before: Option<Seat>, event: &Event, computers: Seats) -> Option<Seat> {
    match event {
        // A clock did it.
        Event::Skip { .. }
        | Event::Leave {
            out_of_time: true, ..
        } => None,
        _ if !event.is_on_board() => before,
        _ if event.seat().is_some_and(|seat| computers.contains(seat)) => before,
        _ => event.seat(),
    }
}

/// The events folded into a board, as far as they have been told.
struct Fold {
    start: Box<dyn Board>,
    board: Box<dyn Board>,
    /// What has happened on the board and was not taken back.
    effective: Vec<Logged>,
    agreements: Agreements,
    asked: i64,
}

impl Fold {
    fn of(board: Box<dyn Board>) -> Fold {
        Fold {
            start: board.boxed(),
            agreements: Agreements::at_start(board.to_act()),
            board,
            effective: Vec::new(),
            asked: 0,
        }
    }

    /// Goes on by one event; the seat it is about, if it is about one, or what is wrong with it.
    fn goes_on(&mut self, logged: &Logged) -> Result<Option<Seat>, String> {
        let waiting = self.board.to_act();
        let event = &logged.event;
        let mut of = event.seat();
        let mut reveals = false;
        if event.is_played() {
            reveals = happen(self.board.as_mut(), event)?;
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
            self.asked = logged.number;
        }
        self.agreements.go_on(logged, reveals);
        if matches!(event, Event::Undo { .. }) {
            self.agreements.count_anew(turns(&self.effective));
        }
        Ok(of)
    }

    /// Sets the board to the events that count.
    fn replay(&mut self) -> Result<(), String> {
        self.board = self.start.boxed();
        for logged in &self.effective {
            happen(self.board.as_mut(), &logged.event)?;
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
        let told = [
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
        for (at, (event, wanted)) in told.into_iter().enumerate() {
            actor = last_actor(actor, &event, computers);
            assert_eq!(actor, wanted.map(Seat), "{at}");
        }
    }
}

//! The plan of a command: the event it makes, or the refusal. Nothing is changed here.

use super::command::{Actor, Command};
use super::consent::consent;
use super::event::{Event, Logged};
use super::record::Record;
use super::refusal::Refusal;
use crate::store::ids::UserId;
use crate::store::matches::State;
use crate::store::time::Timestamp;
use tavolino_games::board::{self, Board, Played};
use tavolino_games::game::Seat;

/// An event that is allowed.
pub(super) struct Planned {
    /// The event.
    pub logged: Logged,
    /// The seat a person takes over, and that person.
    pub taker: Option<(Seat, UserId)>,
    /// The board after the event and whether it revealed something hidden; `None` where that needs
    /// the whole log.
    pub board: Option<(Box<dyn Board>, bool)>,
}

/// The event of a command on this record.
///
/// # Errors
/// The reason the command is not allowed.
pub(super) fn plan(
    record: &Record,
    actor: Actor,
    command: Command<'_>,
    shown: Option<i64>,
    now: Timestamp,
) -> Result<Planned, Refusal> {
    let mut taker = None;
    let (seat, interaction) = match (actor, command) {
        (Actor::Person(person, interaction), Command::TakeSeat(seat)) => {
            record.may_be_taken(seat, person)?;
            taker = Some((seat, person));
            (Some(seat), Some(interaction))
        }
        (Actor::Person(person, interaction), _) => {
            let seat = record.seat_of(person).ok_or(Refusal::NotSeated)?;
            (Some(seat), Some(interaction))
        }
        (Actor::Moderator(interaction), _) => (None, Some(interaction)),
        (
            Actor::Planned {
                seat, interaction, ..
            },
            _,
        ) => {
            // An offer leaves the position as it is, and is for the person to answer.
            if shown != Some(record.row.number) {
                return Err(Refusal::MovedOn);
            }
            (Some(seat), Some(interaction))
        }
        (Actor::Computer(seat) | Actor::Clock(seat), _) => (Some(seat), None),
        (Actor::Host, _) => (None, None),
    };
    let before = match (&record.board, record.row.state) {
        (Some(board), State::Running) => board,
        (_, State::Lobby) => return Err(Refusal::NotStarted),
        (_, State::Cancelled) => return Err(Refusal::Cancelled),
        _ => return Err(board::Refusal::Over.into()),
    };
    if let Some(shown) = shown {
        record.must_be_current(shown)?;
    }
    let mut board = before.boxed();
    let plain = |event| (event, false);
    let (event, reveals) = match (command, seat) {
        (Command::Abandon, _) => plain(Event::Abandon),
        (Command::Abort, None) => plain(aborted(None)),
        (Command::AbortFor(reason), None) => plain(aborted(Some(reason))),
        (_, None) => return Err(Refusal::NotSeated),
        (Command::Say(text), Some(seat)) => say(record, board.as_mut(), seat, text)?,
        (Command::Play { chosen, number }, Some(seat))
            if number == record.row.number && chosen.seat() == seat =>
        {
            let (after, played) = chosen.play()?;
            board = after;
            event_of(seat, played)
        }
        (Command::Play { chosen, .. }, Some(seat)) => {
            say(record, board.as_mut(), seat, chosen.text())?
        }
        (Command::TimeUp, Some(seat)) if board.skip(seat) => plain(Event::Skip { seat }),
        (Command::TimeUp | Command::Leave, Some(seat)) => {
            record.must_stay(seat)?;
            board.leave(seat);
            let out_of_time = matches!(command, Command::TimeUp);
            plain(Event::Leave { seat, out_of_time })
        }
        (Command::GiveTime { to, millis }, Some(seat)) => {
            let millis = record.gift(seat, to, millis, now)?;
            plain(Event::GiveTime { seat, to, millis })
        }
        (_, Some(seat)) => plain(consent(record, seat, command)?),
    };
    if matches!(event, Event::Draw { .. }) {
        board.agree_to_draw();
    }
    // An undo, or taking over a seat that left, changes the effective events: the log must be read
    // again.
    let known = !matches!(event, Event::Undo { .. } | Event::TakeSeat { .. });
    Ok(Planned {
        logged: Logged {
            number: record.row.number + 1,
            event,
            at: now,
            clock: None,
            interaction,
        },
        taker,
        board: known.then_some((board, reveals)),
    })
}

/// The event of a moderator who aborts the match.
fn aborted(reason: Option<&str>) -> Event {
    Event::Abort {
        seat: None,
        reason: reason.map(str::to_owned),
    }
}

/// Plays a turn or claim on the board; returns the event, the board after it and whether something
/// hidden was revealed.
fn say(
    record: &Record,
    board: &mut dyn Board,
    seat: Seat,
    text: &str,
) -> Result<(Event, bool), Refusal> {
    let to_act = board.to_act();
    match board.play(seat, text) {
        Ok(played) => Ok(event_of(seat, played)),
        Err(board::Refusal::NotYourTurn) => Err(Refusal::Waiting(record.entry.info, to_act)),
        Err(refusal) => Err(refusal.into()),
    }
}

/// The event of a turn or claim, and whether something hidden was revealed.
fn event_of(seat: Seat, played: Played) -> (Event, bool) {
    match played {
        Played::Turn { text, reveals } => (Event::Turn { seat, text: text.0 }, reveals),
        Played::Claim(text) => (Event::Claim { seat, text: text.0 }, false),
    }
}

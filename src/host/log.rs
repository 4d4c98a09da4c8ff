//! The log of a match: the effective events, and the effect of each on the board.

use super::event::{Event, Logged};
use tavolino_games::board::{Board, Played};
use tavolino_games::game::{Seat, Seats};

/// The effective events: those on the board that were not taken back, in order.
#[must_use]
pub fn effective(events: &[Logged]) -> Vec<Logged> {
    let mut effective = Vec::new();
    for event in events {
        append(&mut effective, event);
    }
    effective
}

/// Applies one event to the effective events; returns the events it takes back.
pub(super) fn append(effective: &mut Vec<Logged>, logged: &Logged) -> Vec<Logged> {
    match logged.event {
        Event::Undo { turn, .. } => {
            let first = effective.iter().position(|before| before.number == turn);
            effective.split_off(first.unwrap_or(effective.len()))
        }
        // A seat that left by the last event plays on.
        Event::TakeSeat { seat } => {
            let left = |last: &Logged| matches!(last.event, Event::Leave { seat: left, .. } if left == seat);
            let left = effective.last().is_some_and(left);
            effective.split_off(effective.len() - usize::from(left))
        }
        _ => {
            effective.extend(logged.event.is_played().then(|| logged.clone()));
            Vec::new()
        }
    }
}

/// Plays an event on a board; returns whether it revealed something hidden.
///
/// # Errors
/// The reason the event is impossible on this board.
pub(super) fn play_event(board: &mut dyn Board, event: &Event) -> Result<bool, String> {
    match event {
        Event::Turn { seat, text } | Event::Claim { seat, text } => board
            .play(*seat, text)
            .map(|played| matches!(played, Played::Turn { reveals: true, .. }))
            .map_err(|refusal| refusal.to_string()),
        Event::Skip { seat } if board.skip(*seat) => Ok(false),
        Event::Skip { .. } => Err("no turn is lost here".to_owned()),
        Event::Leave { seat, .. }
            if board.staying().contains(*seat) && board.outcome().is_none() =>
        {
            board.leave(*seat);
            Ok(false)
        }
        Event::Leave { .. } => Err("the seat is not playing".to_owned()),
        _ => Err("it does not happen on a board".to_owned()),
    }
}

/// Whether the event was one of several simultaneous choices, of which others are still missing.
pub(super) fn is_same_round(event: &Event, before: Seats, after: Seats) -> bool {
    let others = |acted: Seat| before.without(acted);
    matches!(event, Event::Turn { seat, .. } if !after.is_empty() && after == others(*seat))
}

//! Events of a match in words, for one viewer.

use crate::host::{Event, Last, Record};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Viewer};

/// The last event in words, for `viewer`; `None` if there is none to report.
pub fn last_event(record: &Record, viewer: Viewer, seated: &Lang) -> Option<String> {
    let board = record.board.as_deref()?;
    describe_event(record, board, record.last.as_ref()?, viewer, seated)
}

/// An event in words, for `viewer`; `board` is the position after it. `None` if it is not reported.
pub fn describe_event(
    record: &Record,
    board: &dyn Board,
    last: &Last,
    viewer: Viewer,
    seated: &Lang,
) -> Option<String> {
    let named = |key: &str| {
        let who = seated.seat(record.kind.info, last.of?);
        Some(seated.say(key, &[("seat", who.into())]))
    };
    match &last.logged.event {
        Event::Turn { .. } | Event::Claim { .. } => board.describe(viewer, seated),
        Event::Skip { .. } => named("report-skip"),
        Event::Leave { seat, .. } if record.is_gone(*seat) => named("report-gone"),
        Event::Leave {
            out_of_time: true, ..
        } => named("report-out-of-time"),
        Event::Leave { .. } => named("report-leave"),
        Event::Undo { .. } => named("report-undo"),
        Event::TakeSeat { .. } => named("report-take"),
        Event::Draw { .. } => Some(seated.say("report-draw", &[])),
        Event::Abort {
            seat: None,
            reason: None,
        } => Some(seated.say("report-broken-off", &[])),
        Event::Abort {
            seat: None,
            reason: Some(reason),
        } => Some(seated.say(
            "report-broken-off-for",
            &[("reason", reason.as_str().into())],
        )),
        Event::Abort { seat: Some(_), .. } => named("report-break-off"),
        _ => None,
    }
}

//! Events of a match in words, for one viewer.

use crate::host::{Event, Last, Record};
use tavolino_games::board::Board;
use tavolino_games::game::{Lang, Viewer};

/// The last event in words, for `viewer`; `None` if there is none to report.
pub fn last_event(record: &Record, viewer: Viewer, seated: &Lang) -> Option<String> {
    let board = record.board.as_deref()?;
    describe_event(record, board, record.last.as_ref()?, viewer, seated)
}

/// The last events in words, for `reader`, where there are several since the last one of the
/// reader's seat; for the public, of the only seat to act. What concerns the reader is bold. `None`
/// where there are none, or just one.
pub fn since(record: &Record, reader: Viewer, seated: &Lang) -> Option<String> {
    let acts = record.to_act();
    let seat = reader.or_else(|| acts.first().filter(|_| acts.count() == 1))?;
    let recent = record.since(seat);
    if recent.len() < 2 || !record.is_running() {
        return None;
    }
    let (own, others) = (seated.with_reader(reader), seated.with_reader(None));
    let mut lines = vec![if reader.is_some() {
        seated.say("panel-since-own", &[])
    } else {
        let seat = seated.seat(record.entry.info, seat);
        seated.say("panel-since", &[("seat", seat.into())])
    }];
    lines.extend(recent.iter().filter_map(|one| {
        let describe = |lang| describe_event(record, &*one.board, &one.last, reader, lang);
        let report = describe(&own)?;
        Some(if Some(&report) == describe(&others).as_ref() {
            format!("- {report}")
        } else {
            format!("- **{report}**")
        })
    }));
    Some(lines.join("\n"))
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
        let who = board.name(last.of?, seated);
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

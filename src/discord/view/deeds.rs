//! What happened in a match, in words for one viewer.

use crate::game::{Lang, Viewer};
use crate::host::{Event, EventKind, Last, Record};

/// The last event in words for `viewer`.
pub fn last(record: &Record, viewer: Viewer, seated: &Lang) -> Option<String> {
    told(record, record.last.as_ref()?, viewer, seated)
}

/// Something that happened in a match, in words for `viewer`.
pub fn told(record: &Record, last: &Last, viewer: Viewer, seated: &Lang) -> Option<String> {
    let seat = last.of;
    let who = || seated.seat(record.kind.info, seat);
    match last.event.kind {
        EventKind::Turn | EventKind::Claim => last
            .before
            .report(seat, &last.event.text, viewer, seated)
            .ok(),
        EventKind::Skip => Some(seated.say("report-skip", &[("seat", who().into())])),
        EventKind::Leave if last.event.text == Event::OUT_OF_TIME => {
            Some(seated.say("report-out-of-time", &[("seat", who().into())]))
        }
        EventKind::Leave => Some(seated.say("report-leave", &[("seat", who().into())])),
        EventKind::Undo => Some(seated.say("report-undo", &[("seat", who().into())])),
        EventKind::Take => Some(seated.say("report-take", &[("seat", who().into())])),
        EventKind::Draw => Some(seated.say("report-draw", &[])),
        EventKind::Abort if last.event.seat == 0 => Some(seated.say("report-called-off", &[])),
        EventKind::Abort => Some(seated.say("report-abort", &[("seat", who().into())])),
        _ => None,
    }
}

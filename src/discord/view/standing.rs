//! The standing of a match in words: whose turn it is, or how it ended.

use crate::game::{Lang, Outcome, Seat, Seats};
use crate::host::{Closed, Record};

/// Whose turn it is, or how it ended.
pub fn standing(record: &Record, seated: &Lang) -> String {
    let info = record.kind.info;
    match record.closed() {
        Some(Closed::Aborted) => return seated.say("panel-aborted", &[]),
        Some(Closed::Abandoned) => return seated.say("panel-abandoned", &[]),
        None => {}
    }
    match record.outcome() {
        None => {
            let seats = crate::host::names(seated, info, record.to_act());
            seated.say("panel-waits", &[("seats", seats.into())])
        }
        Some(Outcome::Together { won: true }) => seated.say("panel-won-together", &[]),
        Some(Outcome::Together { won: false }) => seated.say("panel-lost-together", &[]),
        Some(Outcome::Placed { places, .. }) => {
            let first: Seats = (1..)
                .map(Seat)
                .zip(&places)
                .filter(|(_, place)| **place == 1)
                .map(|(s, _)| s)
                .collect();
            let key = if first.count() == 1 {
                "panel-won"
            } else {
                "panel-drawn"
            };
            seated.say(
                key,
                &[("seats", crate::host::names(seated, info, first).into())],
            )
        }
    }
}

//! The events a match's log is made of.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::store::events;
use crate::store::ids::InteractionId;
use crate::store::time::Timestamp;
use tavolino_games::game::Seat;

/// An event of a match.
///
/// Its JSON is flat, as it is stored: `kind` and `seat` in columns, the other fields as an object.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Event {
    /// A seat played its turn.
    Turn {
        /// The seat.
        seat: Seat,
        /// The turn's notation.
        text: String,
    },
    /// A seat called out something that held.
    Claim {
        /// The seat.
        seat: Seat,
        /// The claim's notation.
        text: String,
    },
    /// A seat lost its turn because its time was up.
    Skip {
        /// The seat.
        seat: Seat,
    },
    /// A seat left the game.
    Leave {
        /// The seat.
        seat: Seat,
        /// Whether the seat's time was up; otherwise its player resigned.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        out_of_time: bool,
    },
    /// A turn was taken back, with all events after it on the board.
    Undo {
        /// The seat that took it back, or was the last to consent.
        seat: Seat,
        /// The number of the turn.
        turn: i64,
    },
    /// All seats agreed to a draw.
    Draw {
        /// The seat that was the last to agree.
        seat: Seat,
    },
    /// The match was aborted, without a result.
    Abort {
        /// The seat that aborted the match; `None` is a moderator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The reason that the moderator gave; `None` without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The host closed the match because nobody played.
    Abandon,
    /// A seat offered a draw.
    #[serde(rename = "offer")]
    OfferDraw {
        /// The seat.
        seat: Seat,
    },
    /// A seat asked to take back its turn.
    #[serde(rename = "request")]
    AskUndo {
        /// The seat.
        seat: Seat,
        /// The number of the turn.
        turn: i64,
    },
    /// A seat accepted a proposal that other seats have not answered.
    Accept {
        /// The seat.
        seat: Seat,
        /// The matter of the proposal.
        matter: Matter,
    },
    /// A seat declined a proposal.
    Decline {
        /// The seat.
        seat: Seat,
        /// The matter of the proposal.
        matter: Matter,
    },
    /// A seat withdrew its proposal.
    Withdraw {
        /// The seat.
        seat: Seat,
        /// The matter of the proposal.
        matter: Matter,
    },
    /// A seat was offered to others by its holder.
    #[serde(rename = "open")]
    OfferSeat {
        /// The seat.
        seat: Seat,
    },
    /// A seat is no longer offered.
    #[serde(rename = "keep")]
    KeepSeat {
        /// The seat.
        seat: Seat,
    },
    /// Another person took over a seat.
    #[serde(rename = "take")]
    TakeSeat {
        /// The seat.
        seat: Seat,
    },
    /// A seat gave another seat more time.
    #[serde(rename = "time")]
    GiveTime {
        /// The seat that gave it.
        seat: Seat,
        /// The seat that got it.
        to: Seat,
        /// The amount, in milliseconds.
        millis: i64,
    },
}

/// The matter of a proposal.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Matter {
    /// A draw.
    Draw,
    /// Taking back a turn.
    Undo,
}

/// An event in the log of its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The event's number, from 1.
    pub number: i64,
    /// The event.
    pub event: Event,
    /// When the event happened.
    pub at: Timestamp,
    /// The time left on the seat's clock, in milliseconds; `None` without a clock.
    pub clock: Option<i64>,
    /// The interaction that caused the event.
    pub interaction: Option<InteractionId>,
}

impl fmt::Debug for Event {
    /// Without the text of a turn or claim, which can be a secret, and without words of people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = serde_json::to_value(self).map_err(|_| fmt::Error)?;
        for key in ["text", "reason"] {
            if let Some(text) = fields.get_mut(key) {
                *text = "…".into();
            }
        }
        write!(f, "{fields}")
    }
}

impl Event {
    /// Whether a match that this event ends has ended by its rules, and not by leaving or agreeing.
    #[must_use]
    pub fn is_by_rules(&self) -> bool {
        matches!(
            self,
            Event::Turn { .. } | Event::Claim { .. } | Event::Skip { .. }
        )
    }

    /// The seat that acted; `None` if no seat did.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Turn { seat, .. }
            | Event::Claim { seat, .. }
            | Event::Skip { seat }
            | Event::Leave { seat, .. }
            | Event::Undo { seat, .. }
            | Event::Draw { seat }
            | Event::OfferDraw { seat }
            | Event::AskUndo { seat, .. }
            | Event::Accept { seat, .. }
            | Event::Decline { seat, .. }
            | Event::Withdraw { seat, .. }
            | Event::OfferSeat { seat }
            | Event::KeepSeat { seat }
            | Event::TakeSeat { seat }
            | Event::GiveTime { seat, .. } => Some(*seat),
            Event::Abort { seat, .. } => *seat,
            Event::Abandon => None,
        }
    }

    /// Whether the event is played on the board, and counts unless it is taken back.
    #[must_use]
    pub fn is_played(&self) -> bool {
        matches!(
            self,
            Event::Turn { .. } | Event::Claim { .. } | Event::Skip { .. } | Event::Leave { .. }
        )
    }

    /// Whether the event changes the board, the people at it, or whether the match goes on.
    #[must_use]
    pub fn is_on_board(&self) -> bool {
        !matches!(
            self,
            Event::OfferDraw { .. }
                | Event::AskUndo { .. }
                | Event::Accept { .. }
                | Event::Decline { .. }
                | Event::Withdraw { .. }
                | Event::OfferSeat { .. }
                | Event::KeepSeat { .. }
                | Event::GiveTime { .. }
        )
    }
}

impl Matter {
    /// The matter's name in commands and buttons.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// The matter with this name.
    #[must_use]
    pub fn read(name: &str) -> Option<Matter> {
        name.parse().ok()
    }
}

impl Logged {
    /// The event of a row, or the reason it is unreadable.
    pub(super) fn read(row: &events::EventRow) -> Result<Logged, String> {
        // Serde's message is dropped: it can quote a turn.
        let unreadable = |_| format!("what is stored of the {} is unreadable", row.kind);
        let data = row.data.as_deref().map(serde_json::from_str).transpose();
        let mut fields: Map<String, Value> = data.map_err(unreadable)?.unwrap_or_default();
        fields.insert("kind".to_owned(), row.kind.as_str().into());
        if let Some(seat) = row.seat {
            fields.insert("seat".to_owned(), seat.into());
        }
        let event = serde_json::from_value(Value::Object(fields));
        Ok(Logged {
            number: row.number,
            event: event.map_err(unreadable)?,
            at: row.at,
            clock: row.clock,
            interaction: row.interaction,
        })
    }

    /// The event's row.
    pub(super) fn row(&self) -> events::EventRow {
        let fields = serde_json::to_value(&self.event).expect("an event is plain data");
        let Value::Object(mut fields) = fields else {
            unreachable!("an event is an object")
        };
        let kind = fields.remove("kind");
        let kind = kind.as_ref().and_then(Value::as_str);
        fields.remove("seat");
        events::EventRow {
            number: self.number,
            seat: self.event.seat().map(|seat| seat.0),
            kind: kind.expect("an event has a kind").to_owned(),
            data: (!fields.is_empty()).then(|| Value::Object(fields).to_string()),
            at: self.at,
            clock: self.clock,
            interaction: self.interaction,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aborted(seat: Option<Seat>, reason: Option<&str>) -> Event {
        let reason = reason.map(str::to_owned);
        Event::Abort { seat, reason }
    }

    #[test]
    fn every_event_is_read_back_from_its_row() {
        let (seat, turn) = (Seat(2), 7);
        let text = "a1 b2".to_owned();
        let draw = Matter::Draw;
        for (event, kind, data) in [
            (
                Event::Turn {
                    seat,
                    text: text.clone(),
                },
                "turn",
                Some(r#"{"text":"a1 b2"}"#),
            ),
            (
                Event::Claim { seat, text },
                "claim",
                Some(r#"{"text":"a1 b2"}"#),
            ),
            (Event::Skip { seat }, "skip", None),
            (
                Event::Leave {
                    seat,
                    out_of_time: false,
                },
                "leave",
                None,
            ),
            (
                Event::Leave {
                    seat,
                    out_of_time: true,
                },
                "leave",
                Some(r#"{"out_of_time":true}"#),
            ),
            (Event::Undo { seat, turn }, "undo", Some(r#"{"turn":7}"#)),
            (Event::Draw { seat }, "draw", None),
            (aborted(Some(seat), None), "abort", None),
            (aborted(None, None), "abort", None),
            (
                aborted(None, Some("a test")),
                "abort",
                Some(r#"{"reason":"a test"}"#),
            ),
            (Event::Abandon, "abandon", None),
            (Event::OfferDraw { seat }, "offer", None),
            (
                Event::AskUndo { seat, turn },
                "request",
                Some(r#"{"turn":7}"#),
            ),
            (
                Event::Accept { seat, matter: draw },
                "accept",
                Some(r#"{"matter":"draw"}"#),
            ),
            (
                Event::Decline {
                    seat,
                    matter: Matter::Undo,
                },
                "decline",
                Some(r#"{"matter":"undo"}"#),
            ),
            (
                Event::Withdraw { seat, matter: draw },
                "withdraw",
                Some(r#"{"matter":"draw"}"#),
            ),
            (Event::OfferSeat { seat }, "open", None),
            (Event::KeepSeat { seat }, "keep", None),
            (Event::TakeSeat { seat }, "take", None),
            (
                Event::GiveTime {
                    seat,
                    to: Seat(1),
                    millis: 60_000,
                },
                "time",
                Some(r#"{"millis":60000,"to":1}"#),
            ),
        ] {
            let logged = Logged {
                number: 3,
                event,
                at: Timestamp(5),
                clock: Some(1000),
                interaction: None,
            };
            let row = logged.row();
            assert_eq!((&*row.kind, row.data.as_deref()), (kind, data));
            assert_eq!(row.seat, logged.event.seat().map(|seat| seat.0));
            assert_eq!(Logged::read(&row), Ok(logged));
        }
    }

    #[test]
    fn a_row_that_is_no_event_is_an_error_and_not_a_panic() {
        let row = |kind: &str, seat, data: Option<&str>| events::EventRow {
            number: 1,
            seat,
            kind: kind.to_owned(),
            data: data.map(str::to_owned),
            at: Timestamp(0),
            clock: None,
            interaction: None,
        };
        for row in [
            row("nap", Some(1), None),
            row("turn", Some(1), None),
            row("turn", None, Some(r#"{"text":"a1 b2"}"#)),
            row("undo", Some(1), Some(r#"{"turn":"three"}"#)),
            row("undo", Some(1), Some("3")),
        ] {
            assert!(Logged::read(&row).is_err());
        }
    }
}

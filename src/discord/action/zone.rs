//! The action of a button with a time zone: what is set in this zone.

use crate::host::{ChannelId, DailyMessage};

/// The setting that a button makes in the time zone that it names. Times are minutes of the day; `None` keeps what was set before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InZone {
    /// Quiet hours, with their begin and end.
    Quiet(i64, i64),
    /// A daily message, with its time.
    Message(DailyMessage, Option<i64>),
    /// The server's puzzle of the day, with its channel and time.
    Puzzles(Option<ChannelId>, Option<i64>),
}

impl InZone {
    /// The parts of a `custom_id`: the name, and the values separated by a space.
    #[must_use]
    pub fn write(&self) -> (&'static str, String) {
        let or_empty =
            |value: Option<i64>| value.map(|value| value.to_string()).unwrap_or_default();
        match self {
            InZone::Quiet(from, to) => ("quiet", format!("{from} {to}")),
            InZone::Message(DailyMessage::Digest, at) => ("digest", or_empty(*at)),
            InZone::Message(DailyMessage::Puzzle, at) => ("puzzle", or_empty(*at)),
            InZone::Puzzles(channel, at) => {
                let channel = channel.map(|channel| channel.get().to_string());
                let channel = channel.unwrap_or_default();
                ("daily", format!("{channel} {}", or_empty(*at)))
            }
        }
    }

    /// Parses the parts of a `custom_id`.
    #[must_use]
    pub fn read(name: &str, values: &str) -> Option<InZone> {
        let optional = |text: &str| match text {
            "" => Some(None),
            text => text.parse::<i64>().ok().map(Some),
        };
        Some(match name {
            "quiet" => {
                let (from, to) = values.split_once(' ')?;
                InZone::Quiet(from.parse().ok()?, to.parse().ok()?)
            }
            "digest" => InZone::Message(DailyMessage::Digest, optional(values)?),
            "puzzle" => InZone::Message(DailyMessage::Puzzle, optional(values)?),
            "daily" => {
                let (channel, at) = values.split_once(' ')?;
                let channel = match channel {
                    "" => None,
                    id => Some(id.parse::<std::num::NonZeroU64>().ok()?.get().into()),
                };
                InZone::Puzzles(channel, optional(at)?)
            }
            _ => return None,
        })
    }
}

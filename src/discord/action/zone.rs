//! The action of a button with a time zone: what is set in this zone.

use super::part::{Part, Parts};
use crate::host::{ChannelId, DailyMessage};

/// The setting that a button makes in the time zone that it names. Times are minutes of the day;
/// `None` keeps what was set before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InZone {
    /// Quiet hours, with their begin and end.
    Quiet(i64, i64),
    /// A daily message, with its time.
    Message(DailyMessage, Option<i64>),
    /// The server's puzzle of the day, with its channel and time.
    Puzzles(Option<ChannelId>, Option<i64>),
}

/// The name, and the values separated by a space.
impl Part for InZone {
    fn write(&self, into: &mut Vec<String>) {
        let or_empty =
            |value: Option<i64>| value.map(|value| value.to_string()).unwrap_or_default();
        let (name, values) = match self {
            InZone::Quiet(from, to) => ("quiet", format!("{from} {to}")),
            InZone::Message(DailyMessage::Digest, at) => ("digest", or_empty(*at)),
            InZone::Message(DailyMessage::Puzzle, at) => ("puzzle", or_empty(*at)),
            InZone::Puzzles(channel, at) => {
                let channel = channel.map(|channel| channel.get().to_string());
                let channel = channel.unwrap_or_default();
                ("daily", format!("{channel} {}", or_empty(*at)))
            }
        };
        into.extend([name.to_owned(), values]);
    }

    fn read(from: &mut Parts<'_>) -> Option<InZone> {
        let (name, values) = (from.next()?, from.next()?);
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

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<InZone> {
        use proptest::prelude::*;
        let at = proptest::option::of(0..1440i64);
        let message = proptest::sample::select(vec![DailyMessage::Digest, DailyMessage::Puzzle]);
        prop_oneof![
            (0..1440i64, 0..1440i64).prop_map(|(from, to)| InZone::Quiet(from, to)),
            (message, at.clone()).prop_map(|(message, at)| InZone::Message(message, at)),
            (Option::any(), at).prop_map(|(channel, at)| InZone::Puzzles(channel, at)),
        ]
        .boxed()
    }
}

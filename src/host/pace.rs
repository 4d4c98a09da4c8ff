//! Paces, and the time each gives.

use std::time::Duration;

use strum::VariantArray;

use crate::store::matches::Pace;

/// The time that a pace gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// Time of each seat at the start.
    pub bank: Duration,
    /// Time added after each turn.
    pub increment: Duration,
    /// Limit of the time that increments and gifts can reach.
    pub most: Duration,
    /// Time a rival gives who names no amount.
    pub gift: Duration,
    /// Amounts of time that a rival chooses from, ascending.
    pub gifts: [Duration; 3],
}

impl Pace {
    /// All paces, quickest first.
    pub const ALL: &[Pace] = Pace::VARIANTS;

    /// The time this pace gives (ux.md); `None` for unlimited time.
    #[must_use]
    pub fn time(self) -> Option<Time> {
        let (minutes, hours) = (Duration::from_mins, Duration::from_hours);
        let time = |bank, increment, most, gift| {
            let gifts = if self == Pace::Live {
                [1, 2, 5].map(minutes)
            } else {
                [12, 24, 72].map(hours)
            };
            Some(Time {
                bank,
                increment,
                most,
                gift,
                gifts,
            })
        };
        match self {
            Pace::None => None,
            Pace::Live => time(minutes(5), Duration::from_secs(15), minutes(10), minutes(1)),
            Pace::Fast => time(hours(24), hours(12), hours(72), hours(12)),
            Pace::Normal => time(hours(72), hours(24), hours(120), hours(24)),
            Pace::Slow => time(hours(120), hours(72), hours(240), hours(72)),
        }
    }

    /// The pace's name in `/play`.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// The pace with this name.
    #[must_use]
    pub fn read(key: &str) -> Option<Pace> {
        key.parse().ok()
    }
}

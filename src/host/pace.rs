//! Paces: how much time each gives.

use std::time::Duration;

use strum::VariantArray;

use crate::store::matches::Pace;

/// What a pace gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// What each seat has at the start.
    pub bank: Duration,
    /// What a turn adds.
    pub increment: Duration,
    /// What it never adds beyond.
    pub most: Duration,
    /// What a rival gives by one `/time`.
    pub gift: Duration,
}

impl Pace {
    /// All of them, the quickest first.
    pub const ALL: &[Pace] = Pace::VARIANTS;

    /// What it gives (ux.md); nothing where seats have as much time as they want.
    #[must_use]
    pub fn time(self) -> Option<Time> {
        let time = |bank, increment, most, gift| {
            Some(Time {
                bank,
                increment,
                most,
                gift,
            })
        };
        let (minutes, hours) = (Duration::from_mins, Duration::from_hours);
        match self {
            Pace::None => None,
            Pace::Live => time(minutes(5), Duration::from_secs(15), minutes(10), minutes(1)),
            Pace::Fast => time(hours(24), hours(12), hours(72), hours(12)),
            Pace::Normal => time(hours(72), hours(24), hours(120), hours(24)),
            Pace::Slow => time(hours(120), hours(72), hours(240), hours(72)),
        }
    }

    /// Its name in `/play`.
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

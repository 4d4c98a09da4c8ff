//! The deadlines of contests: by then every usual game has ended by its clocks, whatever anybody
//! does.

use std::time::Duration;

/// The length of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Up to 16 turns of both seats together.
    Short,
    /// Up to 40 turns.
    Middle,
    /// Up to 100 turns.
    Long,
}

impl Length {
    /// The turns of the longest usual game, of both seats together.
    #[must_use]
    pub fn turns(self) -> u32 {
        match self {
            Length::Short => 16,
            Length::Middle => 40,
            Length::Long => 100,
        }
    }
}

/// The length of a game, by its key; that of the longest ones for a game that was not measured.
#[must_use]
pub fn length_of(game: &str) -> Length {
    match game {
        "quadrangle" | "mix3" | "kudosu" => Length::Short,
        "kumo" | "taifuu" | "kintei" | "trix" | "chasm" | "jinrai" => Length::Middle,
        _ => Length::Long,
    }
}

/// The time in which every usual game of this length ends by its clocks: the time of both seats at
/// the start, and what each turn adds.
#[must_use]
pub fn deadline(bank: Duration, increment: Duration, length: Length) -> Duration {
    2 * bank + length.turns() * increment
}

/// As [`deadline`], of a table of any number of seats: each has its time, and takes as many turns
/// as at a table of two.
#[must_use]
pub fn time_at(seats: usize, bank: Duration, increment: Duration, length: Length) -> Duration {
    let seats = seats.max(2) as u32;
    deadline(bank, increment, length) * seats / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3600;

    #[test]
    fn deadlines_are_those_of_the_table() {
        let lengths = [Length::Short, Length::Middle, Length::Long];
        for (bank, increment, days) in [
            (24, 12, [10, 22, 52]),
            (72, 24, [22, 46, 106]),
            (120, 72, [58, 130, 310]),
        ] {
            let hours = |hours| Duration::from_secs(hours * HOUR);
            let found = lengths.map(|length| deadline(hours(bank), hours(increment), length));
            assert_eq!(found, days.map(|days| hours(24 * days)));
        }
    }
}

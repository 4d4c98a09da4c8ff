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

/// The turns of the longest usual game at a table, of all its seats together: 95 % of the games
/// that the computer played against itself (`docs/figures.md`), in tens. A table that was not
/// measured has as many turns of each seat as one for two.
#[must_use]
pub fn turns_at(game: &str, seats: usize) -> u32 {
    match (game, seats) {
        ("chasm", 3) => 60,
        ("chasm", 4) => 70,
        ("dungeon-chess", 3 | 4) => 100,
        ("mindoku", 3 | 4) => 80,
        _ => length_of(game).turns() * seats.max(2) as u32 / 2,
    }
}

/// As [`deadline`], of a table of any number of seats, each of which has its time at the start.
#[must_use]
pub fn time_at(game: &str, seats: usize, bank: Duration, increment: Duration) -> Duration {
    seats.max(2) as u32 * bank + turns_at(game, seats) * increment
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

    #[test]
    fn a_table_has_the_time_of_its_seats_and_of_as_many_turns_as_were_measured() {
        let hours = |hours| Duration::from_secs(hours * HOUR);
        let fast = |game, seats| time_at(game, seats, hours(24), hours(12));
        for (game, seats, days) in [
            ("chasm", 2, 22),
            ("chasm", 3, 33),
            ("chasm", 4, 39),
            ("dungeon-chess", 3, 53),
            ("mindoku", 4, 44),
            ("mindoku", 5, 130),
        ] {
            assert_eq!(fast(game, seats), hours(24 * days), "{game} {seats}");
        }
        for game in ["chasm", "dungeon-chess", "mindoku", "kumo"] {
            let length = length_of(game);
            assert_eq!(fast(game, 2), deadline(hours(24), hours(12), length));
        }
    }
}

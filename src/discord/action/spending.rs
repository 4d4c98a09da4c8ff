//! The kinds of requests, each with a budget, and their limits; the message of an answer.

use std::time::Duration;

/// The kinds of requests, each with a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// One picture: a position, a page of a history.
    Picture,
    /// One step of a turn being composed: also a picture, but needed to play.
    Step,
    /// Seconds of work: a replay, an analysis, a hint.
    Study,
    /// Autocompletion of typed text.
    Completion,
    /// A new game.
    Opening,
    /// The code of a lobby, typed.
    Code,
    /// Anything else: a list, a setting, a reminder, a vacation, a seat in a lobby.
    Minor,
}

impl Spending {
    /// Requests of a person and of a server per [`Spending::period`], which is also the maximum at
    /// once.
    pub const fn most(self) -> [u32; 2] {
        match self {
            // Ten a second, more than a person can read. Two cores draw several hundred.
            Spending::Picture => [600, 6_000],
            Spending::Step => [3_000, 20_000],
            // A person looks at each for some seconds. A few a second are the most a machine can
            // do.
            Spending::Study => [60, 240],
            // Each takes a millisecond: twenty letters a second.
            Spending::Completion => [1_200, 12_000],
            // Few games can be opened in an hour in any case; this also bounds refused attempts.
            Spending::Opening => [30, 240],
            // Who was told a code types it once or twice; a script would find an open lobby by
            // trying.
            Spending::Code => [10, 200],
            // Two a second for a minute. Most write a row; the people of a server spread theirs
            // over an evening.
            Spending::Minor => [120, 12_000],
        }
    }

    /// The time in which an empty budget is full again.
    pub const fn period(self) -> Duration {
        match self {
            Spending::Code => Duration::from_hours(1),
            _ => Duration::from_mins(1),
        }
    }

    /// Key of the refusal beyond a person's budget.
    pub const fn sentence(self) -> &'static str {
        match self {
            Spending::Picture | Spending::Step | Spending::Completion => "refused-beyond-pictures",
            Spending::Study => "refused-beyond-studies",
            Spending::Opening => "refused-beyond-openings",
            Spending::Code => "refused-beyond-codes",
            Spending::Minor => "refused-beyond-minor",
        }
    }
}

/// The cost of what is free, so that a game can always go on.
pub const FREE: Option<Spending> = None;

/// The message that a button's answer goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// A new private message.
    NewPrivate,
    /// The message of the button if it is private, else a new private message.
    InPlace,
    /// A new message for everyone in the channel.
    NewPublic,
}

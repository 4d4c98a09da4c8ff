//! The puzzles that people have begun.

use super::columns::Flag;
use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// The state of a puzzle that a person has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Try {
    /// The day whose puzzle it is; `None` in practice.
    pub day: Option<i64>,
    /// Until when solving it counts for its day.
    pub counts_until: Option<Timestamp>,
    /// Right turns found so far.
    pub found: i64,
    /// Wrong turns made.
    pub wrong: i64,
    /// Whether the hint was shown.
    #[sqlx(try_from = "Flag")]
    pub hint: bool,
    /// Whether it is solved.
    #[sqlx(try_from = "Flag")]
    pub solved: bool,
    /// Whether it was solved in time for its day.
    #[sqlx(try_from = "Flag")]
    pub counts: bool,
    /// The last change.
    pub at: Timestamp,
}

super::statements::statements! {
    /// The state of a puzzle for a person; `None` if they have not begun it.
    pub both fn try_of(person: UserId, puzzle: &str) -> Option<Try> =
        "select day, counts_until, found, wrong, hint, solved, counts, at from tries where person = $1 and puzzle = $2";

    /// Stores the state of a puzzle for a person, unless the person is being erased.
    pub write fn set_try(person: UserId, puzzle: &str, state: &Try) =
        "insert into tries (person, puzzle, day, counts_until, found, wrong, hint, solved, counts, at)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint), cast($5 as bigint), cast($6 as bigint),
            cast($7 as bigint), cast($8 as bigint), cast($9 as bigint), cast($10 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person, puzzle) do update set day = excluded.day, counts_until = excluded.counts_until, found = excluded.found,
            wrong = excluded.wrong, hint = excluded.hint, solved = excluded.solved, counts = excluded.counts, at = excluded.at",
        person, puzzle, state.day, state.counts_until, state.found, state.wrong,
        i64::from(state.hint), i64::from(state.solved), i64::from(state.counts), state.at;

    /// The puzzles of a game that a person has begun. The names of puzzles begin with the game and
    /// a slash.
    pub read fn tried(person: UserId, game: &str) -> Vec<Tried> =
        "select puzzle, solved, wrong, at from tries where person = $1 and puzzle >= $2 and puzzle < $3",
        // The character after the slash ends the range.
        person, format!("{game}/"), format!("{game}0");

    /// The days whose puzzle a person solved in time, in their order.
    pub read fn days_solved(person: UserId) -> Vec<i64> =
        "select day from tries where person = $1 and counts = 1 and day is not null order by day";
}

/// A puzzle that a person has begun.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Tried {
    /// The name of the puzzle.
    pub puzzle: String,
    /// Whether it is solved.
    #[sqlx(try_from = "Flag")]
    pub solved: bool,
    /// Wrong turns made.
    pub wrong: i64,
    /// The last change.
    pub at: Timestamp,
}

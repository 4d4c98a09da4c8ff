//! Runs of puzzles: one after the other until the first mistake.

use super::columns::Flag;
use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

/// A person's run of puzzles on a server.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PuzzleRun {
    /// The server; 0 for direct messages.
    pub guild: i64,
    /// The person.
    pub person: UserId,
    /// The kind: `all`, `missed` or a theme.
    pub kind: String,
    /// The game's key; empty for every game.
    pub game: String,
    /// The name of the last puzzle opened; empty before the first.
    pub puzzle: String,
    /// The number of puzzles solved.
    pub length: i64,
    /// Whether a mistake has ended the run.
    #[sqlx(try_from = "Flag")]
    pub over: bool,
    /// The week of the longest run.
    pub week: i64,
    /// The length of the longest run of that week.
    pub best: i64,
    /// When that run reached its length.
    pub at: Timestamp,
}

/// The longest run of a person in a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct BestRun {
    /// The person.
    pub person: UserId,
    /// The number of puzzles solved.
    pub best: i64,
}

super::statements::statements! {
    /// A person's run on a server, 0 for direct messages; `None` before the first.
    pub both fn puzzle_run(guild: i64, person: UserId) -> Option<PuzzleRun> =
        "select guild, person, kind, game, puzzle, length, over, week, best, at from puzzle_runs where guild = $1 and person = $2";

    /// Stores a person's run, unless the person is being erased.
    pub write fn set_puzzle_run(run: &PuzzleRun) =
        "insert into puzzle_runs (guild, person, kind, game, puzzle, length, over, week, best, at)
        select cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as text), cast($5 as text), cast($6 as bigint),
            cast($7 as bigint), cast($8 as bigint), cast($9 as bigint), cast($10 as bigint)
        where not exists (select 1 from deletions where person = $2)
        on conflict (guild, person) do update set kind = excluded.kind, game = excluded.game, puzzle = excluded.puzzle,
            length = excluded.length, over = excluded.over, week = excluded.week, best = excluded.best, at = excluded.at",
        run.guild, run.person, &run.kind, &run.game, &run.puzzle, run.length, i64::from(run.over), run.week, run.best, run.at;

    /// The longest runs of a week on a server, of people whom lists may show and who were informed:
    /// of equal ones those reached first.
    // Of the $4 people with the longest runs, whatever they wish.
    pub read fn best_runs(guild: i64, week: i64, limit: i64, most: i64) -> Vec<BestRun> =
        "select r.person, r.best from (
            select person, best, at from puzzle_runs where guild = $1 and week = $2
            order by best desc, at, person limit $4) r
        join rating_wishes w on w.person = r.person where w.listed = 1 and w.noticed = 1 and r.best > 0
        order by r.best desc, r.at, r.person limit $3";
}

//! The steps of lessons that people have done, a bit a step. A row without a bit: the lesson was
//! offered or opened.

use super::database::Store;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// The steps that a person has done in a lesson, a bit a step; `None` if it was neither offered
    /// nor opened.
    pub read fn lesson_done(person: UserId, lesson: &str) -> Option<i64> =
        "select done from lessons where person = $1 and game = $2";

    /// The steps that a person has done in each lesson that was offered or opened.
    pub read fn lessons_done(person: UserId) -> Vec<(String, i64)> =
        "select game, done from lessons where person = $1";

    /// Whether one of the 100 matches that a person finished last is of this game.
    pub read fn has_finished(person: UserId, game: &str) -> bool =
        "select 1 from (select m.game from seats s join matches m on m.id = s.match_id
            where s.person = $1 and s.ended_at is not null and m.state = 'over'
            order by s.ended_at desc, s.match_id desc limit 100) played
        where game = $2 limit 1";

    /// Marks steps of a lesson as done, unless the person is being erased; without steps, that it
    /// was offered or opened.
    pub write fn mark_lesson(person: UserId, lesson: &str, bits: i64, now: Timestamp) =
        "insert into lessons (person, game, done, at)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person, game) do update set done = lessons.done | cast($3 as bigint), at = cast($4 as bigint)";
}

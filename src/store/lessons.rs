//! The steps of lessons that people have done, a bit a step. A row without a bit: the lesson was offered or opened.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// The steps that a person ($1) has done in the lesson of a game ($2).
    DONE_OF = "select done from lessons where person = $1 and game = $2";

    /// Whether a person ($1) finished one of their newest 100 matches of a game ($2).
    FINISHED = "select 1 from (select m.game from seats s join matches m on m.id = s.match_id
            where s.person = $1 and s.ended_at is not null and m.state = 'over'
            order by s.ended_at desc, s.match_id desc limit 100) played
        where game = $2 limit 1";

    /// Not while the person ($1) is being erased.
    MARK = "insert into lessons (person, game, done, at)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person, game) do update set done = lessons.done | cast($3 as bigint), at = cast($4 as bigint)";
}

impl Store {
    /// The steps that a person has done in a lesson, a bit a step; `None` if it was neither offered nor opened.
    pub async fn lesson_done(&self, person: UserId, lesson: &str) -> Result<Option<i64>> {
        Ok(sqlx::query_scalar(DONE_OF)
            .bind(person)
            .bind(lesson)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// Whether one of the 100 matches that a person finished last is of this game.
    pub async fn has_finished(&self, person: UserId, game: &str) -> Result<bool> {
        let finished = sqlx::query(FINISHED).bind(person).bind(game);
        let finished = finished.fetch_optional(&self.readers).await?;
        Ok(finished.is_some())
    }
}

impl Writing<'_> {
    /// Marks steps of a lesson as done, unless the person is being erased; without steps, that it was offered or opened.
    pub async fn mark_lesson(
        &mut self,
        person: UserId,
        lesson: &str,
        bits: i64,
        now: Timestamp,
    ) -> Result<()> {
        sqlx::query(MARK)
            .bind(person)
            .bind(lesson)
            .bind(bits)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

//! The steps of lessons that people have done, a bit a step.

use super::database::Store;
use super::error::Result;
use super::ids::UserId;
use super::time::Timestamp;
use super::transact::Writing;

super::statements::statements! {
    /// The steps that a person ($1) has done in the lesson of a game ($2).
    DONE_OF = "select done from lessons where person = $1 and game = $2";

    /// Not while the person ($1) is being erased.
    MARK = "insert into lessons (person, game, done, at)
        select cast($1 as bigint), cast($2 as text), cast($3 as bigint), cast($4 as bigint)
        where not exists (select 1 from deletions where person = $1)
        on conflict (person, game) do update set done = lessons.done | cast($3 as bigint), at = cast($4 as bigint)";
}

impl Store {
    /// The steps that a person has done in the lesson of a game, a bit a step; 0 for none.
    pub async fn lesson_done(&self, person: UserId, game: &str) -> Result<i64> {
        let done: Option<i64> = sqlx::query_scalar(DONE_OF)
            .bind(person)
            .bind(game)
            .fetch_optional(&self.readers)
            .await?;
        Ok(done.unwrap_or(0))
    }
}

impl Writing<'_> {
    /// Marks steps of a game's lesson as done, unless the person is being erased.
    pub async fn mark_lesson(
        &mut self,
        person: UserId,
        game: &str,
        bits: i64,
        now: Timestamp,
    ) -> Result<()> {
        sqlx::query(MARK)
            .bind(person)
            .bind(game)
            .bind(bits)
            .bind(now)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

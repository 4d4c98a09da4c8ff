//! Living messages: those the bot has posted about a match and keeps up to date.

use super::columns::rows;
use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, MatchId, MessageId, UserId};
use super::time::Timestamp;
use super::transact::Writing;

/// A living message of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Living {
    /// Where it is.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The event it shows.
    pub number: i64,
}

/// A living message, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Posted {
    /// What it is.
    pub kind: LivingKind,
    /// Whom it is for; `None` is everyone at the table.
    pub person: Option<UserId>,
    /// It.
    #[sqlx(flatten)]
    pub living: Living,
}

/// The kinds of living messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LivingKind {
    /// Who has joined, before the start.
    Lobby,
    /// The board.
    Panel,
    /// The last mention of who must act.
    Ping,
    /// A person's private card.
    Card,
    /// What is offered or asked at the table.
    Talk,
    /// The last reminder of a person.
    Remind,
}

super::columns::words!(LivingKind);

super::statements::statements! {
    LIVING = "select channel, message, number from messages
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    POSTED = "select kind, person, channel, message, number from messages where match_id = $1 order by kind, person";

    // Nothing is remembered about somebody who sits there no more, nor of an older event than is.
    SET_LIVING = "insert into messages (match_id, kind, person, channel, message, number)
        select $1, $2, $3, $4, $5, $6
        where $3 is null or exists (select 1 from seats where match_id = $1 and person = $3)
        on conflict (match_id, kind, coalesce(person, 0)) do update set channel = $4, message = $5, number = $6
        where messages.number <= $6";

    RENUMBER_LIVING = "update messages set number = $4
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    FORGET_LIVING = "delete from messages where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    FORGET_SPENT = "delete from messages where kind not in ('lobby', 'panel') and match_id in (
        select m.id from json_each($1) c join matches m on m.id = c.value ->> 0 where m.ended_at < $2)";
}

impl Store {
    /// A living message of a match, for a person or for everyone at the table.
    pub async fn living(
        &self,
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
    ) -> Result<Option<Living>> {
        Ok(sqlx::query_as(LIVING)
            .bind(id)
            .bind(kind)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?)
    }

    /// All living messages of a match.
    pub async fn posted(&self, id: &MatchId) -> Result<Vec<Posted>> {
        Ok(sqlx::query_as(POSTED)
            .bind(id)
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Remembers a living message and what it shows.
    pub async fn set_living(
        &mut self,
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
        living: Living,
    ) -> Result<()> {
        sqlx::query(SET_LIVING)
            .bind(id)
            .bind(kind)
            .bind(person)
            .bind(living.channel)
            .bind(living.message)
            .bind(living.number)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Has a living message, if there is one, stand for another number.
    pub async fn renumber_living(
        &mut self,
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
        number: i64,
    ) -> Result<()> {
        sqlx::query(RENUMBER_LIVING)
            .bind(id)
            .bind(kind)
            .bind(person)
            .bind(number)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// Forgets a message that is gone.
    pub async fn forget_living(
        &mut self,
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
    ) -> Result<()> {
        sqlx::query(FORGET_LIVING)
            .bind(id)
            .bind(kind)
            .bind(person)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
    /// Forgets by what somebody was called, asked or shown a hand in those of the matches that ended before `latest`. What
    /// names people remains, until one of them wants to be erased.
    pub async fn forget_spent(&mut self, matches: &[MatchId], latest: Timestamp) -> Result<()> {
        sqlx::query(FORGET_SPENT)
            .bind(rows(matches))
            .bind(latest)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

//! Living messages: messages about matches that the bot keeps up to date.

use super::columns::rows;
use super::error::Result;
use super::ids::{ChannelId, MatchId, MessageId, UserId};
use super::outbox::{Audience, Outbox};
use super::time::Timestamp;
use super::transact::{Writing, transact_unlisted};

/// A living message of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Living {
    /// The channel of the message.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The number of the event the message shows; [`Living::TO_MOVE`] while it waits to be posted
    /// again.
    pub number: i64,
}

impl Living {
    /// In place of an event's number: higher than every number, so that no delivery under way
    /// overwrites it.
    pub const TO_MOVE: i64 = i64::MAX;

    /// Whether the message is to be deleted and posted again at the end of the conversation.
    #[must_use]
    pub fn is_to_move(&self) -> bool {
        self.number == Living::TO_MOVE
    }
}

/// A living message, with its kind and audience.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Posted {
    /// The kind of the message.
    pub kind: LivingKind,
    /// The readers.
    #[sqlx(rename = "person", try_from = "Option<UserId>")]
    pub audience: Audience,
    /// The message.
    #[sqlx(flatten)]
    pub living: Living,
}

/// The kinds of living messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LivingKind {
    /// The lobby's card.
    Lobby,
    /// The panel with the board.
    Panel,
    /// The last mention of the seats to act; of a match that is over, the message about its end.
    Ping,
    /// A person's private card.
    Card,
    /// The open offers and requests.
    Talk,
    /// The last reminder of a person.
    Remind,
}

super::columns::words!(LivingKind);

super::statements::statements! {
    LIVING = "select channel, message, number from messages
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    POSTED = "select kind, person, channel, message, number from messages where match_id = $1 order by kind, person";

    /// Stores a living message.
    // Only for people who still hold a seat, and for matches whose channel is not erased; and never
    // an older event over a newer one.
    pub write fn set_living(
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
        living: Living,
    ) =
        "insert into messages (match_id, kind, person, channel, message, number)
        select $1, $2, $3, $4, $5, $6
        where ($3 is null and exists (select 1 from matches where id = $1 and channel <> 0))
            or exists (select 1 from seats where match_id = $1 and person = $3)
        on conflict (match_id, kind, coalesce(person, 0)) do update set channel = $4, message = $5, number = $6
        where messages.number <= $6",
        id, kind, person, living.channel, living.message, living.number;

    /// Sets the event number of a living message, if there is one.
    pub write fn renumber_living(
        id: &MatchId,
        kind: LivingKind,
        person: Option<UserId>,
        number: i64,
    ) =
        "update messages set number = $4
        where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    /// Deletes the record of a living message.
    pub write fn forget_living(id: &MatchId, kind: LivingKind, person: Option<UserId>) =
        "delete from messages where match_id = $1 and kind = $2 and coalesce(person, 0) = coalesce($3, 0)";

    /// Deletes the offers, reminders and private cards of those of `matches` that ended before
    /// `latest`. Cards of lobbies, panels and messages about the end stay, until a person in them
    /// is erased.
    pub write fn forget_spent(matches: &[MatchId], latest: Timestamp) =
        "delete from messages where kind not in ('lobby', 'panel', 'ping') and match_id in (
        select m.id from json_each($1) c join matches m on m.id = c.value ->> 0 where m.ended_at < $2)",
        rows(matches), latest;
}

impl Outbox<'_> {
    /// The living message of this kind and audience; `None` if there is none.
    pub async fn living(
        self,
        id: &MatchId,
        kind: LivingKind,
        audience: Audience,
    ) -> Result<Option<Living>> {
        Ok(sqlx::query_as(LIVING)
            .bind(id)
            .bind(kind)
            .bind(audience.person())
            .fetch_optional(&self.0.limited_pool)
            .await?)
    }

    /// All living messages of a match.
    pub async fn posted(self, id: &MatchId) -> Result<Vec<Posted>> {
        Ok(sqlx::query_as(POSTED)
            .bind(id)
            .fetch_all(&self.0.limited_pool)
            .await?)
    }

    /// Stores a living message that shows the match as of event `living.number`.
    pub async fn shown(
        self,
        id: &MatchId,
        kind: LivingKind,
        audience: Audience,
        living: Living,
    ) -> Result<()> {
        transact_unlisted!(self.0, |tx| {
            tx.set_living(id, kind, audience.person(), living).await
        })
    }

    /// Deletes the record of a living message that no longer exists on Discord.
    pub async fn lost(self, id: &MatchId, kind: LivingKind, audience: Audience) -> Result<()> {
        transact_unlisted!(self.0, |tx| {
            tx.forget_living(id, kind, audience.person()).await
        })
    }
}

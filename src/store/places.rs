//! The channels of matches, and the reasons their messages cannot be written.

use super::database::Store;
use super::error::Result;
use super::ids::{ChannelId, GuildId, MatchId};
use super::matches::Trouble;
use super::transact::Writing;

/// The matches of a server whose panels are updated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panels {
    /// All running matches.
    All,
    /// Running matches out of reach, or with a panel being delivered.
    OutOfReach,
}

super::statements::statements! {
    RUNNING_IN = "select id from matches where channel = $1 and ended_at is null and state = 'running'
        union select id from matches where place = $1 and state = 'running'";

    /// A panel being delivered now may be found out of reach, so its match counts as troubled.
    RUNNING_ON = "select id from matches where guild = $1 and ended_at is null and state = 'running'
        and ($2 = 0 or trouble is not null
            or exists (select 1 from notices n where n.match_id = matches.id and n.kind = 'panel' and n.done is null))";

    // A channel is 0 once its person is erased.
    SET_PLACE = "update matches set place = $2 where id = $1 and channel <> 0";

    TROUBLE = "select trouble, number from matches where id = $1";

    SET_TROUBLE = "update matches set trouble = $2 where id = $1";
}

impl Store {
    /// The running matches of a channel or thread.
    pub async fn running_in(&self, channel: ChannelId) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(RUNNING_IN)
            .bind(channel)
            .fetch_all(&self.readers)
            .await?)
    }

    /// The reason the match's messages cannot be written; `None` if they can.
    pub async fn trouble(&self, id: &MatchId) -> Result<Option<Trouble>> {
        let row: (Option<Trouble>, i64) = sqlx::query_as(TROUBLE)
            .bind(id)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.0)
    }

    /// The running matches of a server with these panels.
    pub async fn running_on(&self, guild: GuildId, panels: Panels) -> Result<Vec<MatchId>> {
        Ok(sqlx::query_scalar(RUNNING_ON)
            .bind(guild)
            .bind(i64::from(panels == Panels::OutOfReach))
            .fetch_all(&self.readers)
            .await?)
    }
}

impl Writing<'_> {
    /// Stores the channel or thread of the panel.
    pub async fn set_place(&mut self, id: &MatchId, place: Option<ChannelId>) -> Result<()> {
        sqlx::query(SET_PLACE)
            .bind(id)
            .bind(place)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }

    /// The reason the match's messages cannot be written, and the number of its last event.
    pub async fn trouble(&mut self, id: &MatchId) -> Result<(Option<Trouble>, i64)> {
        Ok(sqlx::query_as(TROUBLE)
            .bind(id)
            .fetch_one(&mut *self.tx)
            .await?)
    }

    /// Stores the reason the match's messages cannot be written.
    pub async fn set_trouble(&mut self, id: &MatchId, trouble: Option<Trouble>) -> Result<()> {
        sqlx::query(SET_TROUBLE)
            .bind(id)
            .bind(trouble)
            .execute(&mut *self.tx)
            .await?;
        Ok(())
    }
}

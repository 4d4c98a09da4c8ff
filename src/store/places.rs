//! The channels of matches, and the reasons their messages cannot be written.

use super::database::Store;
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
    /// The running matches of a channel or thread.
    pub read fn running_in(channel: ChannelId) -> Vec<MatchId> =
        "select id from matches where channel = $1 and ended_at is null and state = 'running'
        union select id from matches where place = $1 and state = 'running'";

    /// The running matches of a server with these panels.
    // A panel being delivered now may be found out of reach, so its match counts as troubled.
    pub read fn running_on(guild: GuildId, panels: Panels) -> Vec<MatchId> =
        "select id from matches where guild = $1 and ended_at is null and state = 'running'
        and ($2 = 0 or trouble is not null
            or exists (select 1 from notices n where n.match_id = matches.id and n.kind = 'panel' and n.done is null))",
        guild, i64::from(panels == Panels::OutOfReach);

    /// Stores the channel or thread of the panel.
    // A channel is 0 once its person is erased.
    pub write fn set_place(id: &MatchId, place: Option<ChannelId>) =
        "update matches set place = $2 where id = $1 and channel <> 0";

    /// The reason the match's messages cannot be written, `None` if they can, and the number of its
    /// last event.
    pub both fn trouble(id: &MatchId) -> (Option<Trouble>, i64) =
        "select trouble, number from matches where id = $1";

    /// Stores the reason the match's messages cannot be written.
    pub write fn set_trouble(id: &MatchId, trouble: Option<Trouble>) =
        "update matches set trouble = $2 where id = $1";
}

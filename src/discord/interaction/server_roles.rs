//! The roles of a server, and which of them the bot can give.

use futures::future::try_join;

use crate::discord::rest::{CannotGive, Membership, Rest, answers, server};
use crate::host::{GuildId, RoleId, UserId};

/// The roles of a server and of the bot there, read from Discord.
#[derive(Debug)]
pub struct ServerRoles {
    guild: server::Guild,
    me: UserId,
    own: Membership,
}

impl ServerRoles {
    /// Reads the roles now; `None` if Discord does not answer.
    pub async fn fetch(rest: &Rest, guild: GuildId) -> Option<ServerRoles> {
        let me = rest.me()?;
        let own = rest.read::<Membership>(answers::member(guild, me));
        let guild = rest.read::<server::Guild>(answers::guild(guild));
        let (guild, own) = try_join(guild, own).await.ok()?;
        Some(ServerRoles { guild, me, own })
    }

    /// Whether the bot can give a role.
    ///
    /// # Errors
    ///
    /// The reason for which it cannot.
    pub fn may_give(&self, role: RoleId) -> Result<(), CannotGive> {
        self.guild.may_give(self.me, &self.own.roles, role)
    }
}

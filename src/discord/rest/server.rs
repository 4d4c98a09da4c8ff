//! A server and its channels, as far as permissions depend on them.

use serde::Deserialize;
use serenity::all::{GenericId, Permissions, RoleId};

use crate::host::{ChannelId, UserId};

/// The types of threads that everyone sees who sees their channel: in channels of announcements,
/// and in others.
const PUBLIC_THREADS: [u64; 2] = [10, 11];

/// A server: its owner and its roles.
#[derive(Debug, Deserialize)]
pub struct Guild {
    id: GenericId,
    owner_id: GenericId,
    roles: Vec<Role>,
}

/// A role, and its permissions on the whole server.
#[derive(Debug, Deserialize)]
struct Role {
    id: RoleId,
    permissions: Permissions,
}

/// A channel or thread.
#[derive(Debug, Deserialize)]
pub struct Channel {
    id: GenericId,
    /// The name; empty in direct messages.
    #[serde(default)]
    pub name: String,
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    parent_id: Option<GenericId>,
    #[serde(default)]
    permission_overwrites: Vec<Overwrite>,
}

/// The permissions that a channel allows and denies a role or a person.
#[derive(Debug, Deserialize)]
struct Overwrite {
    id: GenericId,
    allow: Permissions,
    deny: Permissions,
}

impl Channel {
    /// The id.
    pub fn id(&self) -> ChannelId {
        self.id.get().into()
    }

    /// The channel of a thread, or the category of a channel.
    pub fn parent(&self) -> Option<ChannelId> {
        self.parent_id.map(|parent| parent.get().into())
    }

    /// Whether everyone sees the thread who sees its channel.
    pub fn is_public_thread(&self) -> bool {
        PUBLIC_THREADS.contains(&self.kind)
    }
}

impl Guild {
    /// The permissions of a member with these roles in a channel, by Discord's rules: roles first,
    /// then the overwrites of everyone, of the roles together, and of the person.
    pub fn permissions_in(
        &self,
        channel: &Channel,
        person: UserId,
        roles: &[RoleId],
    ) -> Permissions {
        if self.owner_id.get() == person.get() {
            return Permissions::all();
        }
        let everyone = self.id.get();
        let has = |id: u64| id == everyone || roles.iter().any(|role| role.get() == id);
        let own = self.roles.iter().filter(|role| has(role.id.get()));
        let mut permissions = own.fold(Permissions::empty(), |sum, role| sum | role.permissions);
        if permissions.administrator() {
            return Permissions::all();
        }
        let is_of_role = |id: u64| id != everyone && has(id);
        let applied: [&dyn Fn(u64) -> bool; 3] =
            [&|id| id == everyone, &is_of_role, &|id| id == person.get()];
        for applies in applied {
            let overwrites = channel.permission_overwrites.iter();
            let overwrites = overwrites.filter(|overwrite| applies(overwrite.id.get()));
            let (mut allow, mut deny) = (Permissions::empty(), Permissions::empty());
            for overwrite in overwrites {
                allow |= overwrite.allow;
                deny |= overwrite.deny;
            }
            permissions = (permissions & !deny) | allow;
        }
        permissions
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const SEND: u64 = Permissions::SEND_MESSAGES.bits();
    const VIEW: u64 = Permissions::VIEW_CHANNEL.bits();
    const OWNER: UserId = UserId(9);
    const ADA: UserId = UserId(7);

    fn guild(of_role: u64) -> Guild {
        let roles = json!([
            { "id": "1", "permissions": VIEW.to_string(), "flags": "a new form" },
            { "id": "2", "permissions": of_role.to_string() },
        ]);
        let guild = json!({ "id": "1", "owner_id": OWNER.get().to_string(), "roles": roles });
        serde_json::from_value(guild).unwrap()
    }

    fn overwrite(id: &str, allow: u64, deny: u64) -> Value {
        json!({ "id": id, "type": 0, "allow": allow.to_string(), "deny": deny.to_string() })
    }

    fn channel(overwrites: &[Value]) -> Channel {
        let overwrites = json!(overwrites);
        let channel = json!({
            "id": "5", "type": 300, "name": "games", "permission_overwrites": overwrites,
        });
        serde_json::from_value(channel).unwrap()
    }

    #[test]
    fn the_nearer_overwrite_decides() {
        let (guild, role) = (guild(SEND), [RoleId::new(2)]);
        let may = |overwrites: &[Value], roles: &[RoleId]| {
            guild
                .permissions_in(&channel(overwrites), ADA, roles)
                .bits()
        };
        assert_eq!(may(&[], &[]), VIEW);
        assert_eq!(may(&[], &role), VIEW | SEND);
        let everyone = overwrite("1", SEND, VIEW);
        let of_role = overwrite("2", VIEW, SEND);
        let person = overwrite("7", SEND, VIEW);
        assert_eq!(may(std::slice::from_ref(&everyone), &[]), SEND);
        assert_eq!(may(&[of_role.clone(), everyone.clone()], &role), VIEW);
        assert_eq!(may(&[of_role.clone(), everyone.clone()], &[]), SEND);
        assert_eq!(may(&[person, of_role, everyone], &role), SEND);
    }

    #[test]
    fn of_several_roles_one_that_allows_is_enough() {
        let guild = guild(SEND);
        let roles = [RoleId::new(2), RoleId::new(3)];
        let overwrites = [overwrite("2", 0, VIEW), overwrite("3", VIEW, 0)];
        let may = guild.permissions_in(&channel(&overwrites), ADA, &roles);
        assert_eq!(may.bits(), VIEW | SEND);
    }

    #[test]
    fn owners_and_administrators_may_everything_everywhere() {
        let hidden = channel(&[overwrite("1", 0, VIEW), overwrite("7", 0, VIEW)]);
        assert!(guild(0).permissions_in(&hidden, OWNER, &[]).is_all());
        let administrators = guild(Permissions::ADMINISTRATOR.bits());
        let may = administrators.permissions_in(&hidden, ADA, &[RoleId::new(2)]);
        assert!(may.is_all());
    }
}

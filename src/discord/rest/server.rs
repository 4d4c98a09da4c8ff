//! A server and its channels, as far as permissions depend on them.

use serde::Deserialize;
use serenity::all::{GenericId, Permissions, RoleId};

use crate::host::{self, ChannelId, UserId};

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

/// A server, as far as it says where it is greeted.
#[derive(Debug, Deserialize)]
pub struct Welcoming {
    owner_id: GenericId,
    #[serde(default)]
    system_channel_id: Option<GenericId>,
    #[serde(default)]
    name: String,
}

impl Welcoming {
    /// The owner.
    pub fn owner(&self) -> UserId {
        self.owner_id.get().into()
    }

    /// The name, without signs that format a text.
    pub fn name(&self) -> String {
        let is_plain = |letter: &char| !"*_`~|\\<>@#[]".contains(*letter);
        self.name.chars().filter(is_plain).collect()
    }

    /// The channel for messages about the server itself; `None` without one.
    pub fn channel(&self) -> Option<ChannelId> {
        self.system_channel_id.map(|id| id.get().into())
    }
}

/// A role, and its permissions on the whole server.
#[derive(Debug, Deserialize)]
struct Role {
    id: RoleId,
    permissions: Permissions,
    /// The place in the list of roles, from the bottom.
    #[serde(default)]
    position: i64,
    /// Whether it belongs to a bot or an integration.
    #[serde(default)]
    managed: bool,
}

/// The reason for which the bot cannot give a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotGive {
    /// It lacks the permission to manage roles.
    Permission,
    /// The role does not stand below the highest one of the bot.
    Above,
    /// The role belongs to a bot or an integration.
    Managed,
    /// The server has no such role.
    Gone,
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

impl Role {
    /// The rank, by Discord's rules: by position, and of two roles in one position the older one
    /// is higher.
    fn rank(&self) -> (i64, std::cmp::Reverse<u64>) {
        (self.position, std::cmp::Reverse(self.id.get()))
    }
}

impl Guild {
    /// Whether a member with these roles, who is not the owner, can give a role to others.
    ///
    /// # Errors
    ///
    /// The reason for which they cannot.
    pub fn may_give(
        &self,
        person: UserId,
        roles: &[RoleId],
        role: host::RoleId,
    ) -> Result<(), CannotGive> {
        let wanted = self.roles.iter().find(|one| one.id.get() == role.get());
        let wanted = wanted.ok_or(CannotGive::Gone)?;
        let permissions = self.permissions(person, roles);
        if !permissions.intersects(Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR) {
            return Err(CannotGive::Permission);
        }
        if wanted.managed {
            return Err(CannotGive::Managed);
        }
        let own = self.roles.iter().filter(|one| roles.contains(&one.id));
        let highest = own.map(Role::rank).max();
        if highest.is_some_and(|highest| highest > wanted.rank()) {
            Ok(())
        } else {
            Err(CannotGive::Above)
        }
    }

    /// The permissions of a member with these roles on the server, before those of a channel.
    fn permissions(&self, person: UserId, roles: &[RoleId]) -> Permissions {
        if self.owner_id.get() == person.get() {
            return Permissions::all();
        }
        let everyone = self.id.get();
        let has = |id: u64| id == everyone || roles.iter().any(|role| role.get() == id);
        let own = self.roles.iter().filter(|role| has(role.id.get()));
        own.fold(Permissions::empty(), |sum, role| sum | role.permissions)
    }

    /// The permissions of a member with these roles in a channel, by Discord's rules: roles first,
    /// then the overwrites of everyone, of the roles together, and of the person.
    pub fn permissions_in(
        &self,
        channel: &Channel,
        person: UserId,
        roles: &[RoleId],
    ) -> Permissions {
        let mut permissions = self.permissions(person, roles);
        if permissions.administrator() {
            return Permissions::all();
        }
        let everyone = self.id.get();
        let has = |id: u64| id == everyone || roles.iter().any(|role| role.get() == id);
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
    fn a_role_is_given_by_who_manages_roles_and_has_a_higher_one() {
        const MANAGE: u64 = Permissions::MANAGE_ROLES.bits();
        let role = |id: &str, position: i64, permissions: u64| json!({ "id": id, "position": position, "permissions": permissions.to_string() });
        let may = |own: u64, wanted: u64| {
            let mut managed = role("5", 1, 0);
            managed["managed"] = json!(true);
            let roles = json!([
                role("1", 0, VIEW),
                role("2", 2, own),
                role("3", 1, 0),
                role("4", 2, 0),
                managed,
            ]);
            let guild = json!({ "id": "1", "owner_id": "9", "roles": roles });
            let guild: Guild = serde_json::from_value(guild).unwrap();
            guild.may_give(ADA, &[RoleId::new(2)], wanted.into())
        };
        assert_eq!(may(MANAGE, 3), Ok(()));
        assert_eq!(may(Permissions::ADMINISTRATOR.bits(), 3), Ok(()));
        assert_eq!(may(SEND, 3), Err(CannotGive::Permission));
        assert_eq!(may(MANAGE, 2), Err(CannotGive::Above), "its own");
        assert_eq!(may(MANAGE, 4), Ok(()), "of one position, and younger");
        assert_eq!(may(MANAGE, 5), Err(CannotGive::Managed));
        assert_eq!(may(MANAGE, 6), Err(CannotGive::Gone));
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

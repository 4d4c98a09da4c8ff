//! The world to begin with, as a TOML file declares it.

use anyhow::{Context as _, bail, ensure};
use serde::Deserialize;

use super::limits::command::LOCALES;
use super::permission::bits::named;
use super::world::channel::{ANNOUNCEMENTS, CATEGORY, FORUM, TEXT};
use super::world::session::Intent;

/// The world of a sandbox without a world file.
const USUAL: &str = include_str!("../assets/world.toml");

/// A world to begin with: the bot, the people and the servers. `docs/sandbox.md` describes the
/// file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The bot.
    #[serde(default)]
    pub(crate) bot: BotPlan,
    /// The people, of whom the first is number 1.
    pub(crate) people: Vec<PersonPlan>,
    /// The servers.
    pub(crate) servers: Vec<ServerPlan>,
}

/// The bot of a plan.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct BotPlan {
    /// Its name.
    pub name: Option<String>,
    /// The permissions that its invitation asks for.
    pub permissions: Option<Vec<String>>,
    /// The privileged intents that it may ask for.
    pub intents: Vec<String>,
    /// Whether it can be added to servers only.
    pub servers_only: bool,
}

/// A person of a plan.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonPlan {
    /// The display name; in lower case it is the unique one.
    pub name: String,
    /// The language of their Discord.
    #[serde(default)]
    pub locale: Option<String>,
}

/// A server of a plan.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ServerPlan {
    /// The name.
    pub name: String,
    /// The owner; the first person by default.
    pub owner: Option<String>,
    /// The language.
    pub locale: Option<String>,
    /// Whether it is a community.
    #[serde(default)]
    pub community: bool,
    /// The members besides the owner; everyone by default.
    pub members: Option<Vec<String>>,
    /// The roles, lowest first; all are below the bot's.
    #[serde(default)]
    pub roles: Vec<RolePlan>,
    /// The channels, in the order of the list.
    pub channels: Vec<ChannelPlan>,
}

/// A role of a plan.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RolePlan {
    /// The name.
    pub name: String,
    /// Its permissions.
    #[serde(default)]
    pub permissions: Vec<String>,
    /// Its colour, as 0xRRGGBB.
    #[serde(default)]
    pub color: u32,
    /// Whether everyone may ping it.
    #[serde(default)]
    pub mentionable: bool,
    /// The people who have it.
    #[serde(default)]
    pub members: Vec<String>,
}

/// A channel of a plan.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ChannelPlan {
    /// The name.
    pub name: String,
    /// `text`, `announcement`, `forum` or `category`.
    pub kind: Option<String>,
    /// The topic.
    pub topic: Option<String>,
    /// The category, by its name.
    pub parent: Option<String>,
    /// Seconds between two messages of a person.
    pub slow: u32,
    /// The tags of a forum.
    pub tags: Vec<String>,
    /// The permissions taken from the bot's role here.
    pub deny_bot: Vec<String>,
    /// The permissions taken from everyone here.
    pub deny_everyone: Vec<String>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan::parse(USUAL).expect("the usual world is a world")
    }
}

impl Plan {
    /// Reads a world file.
    ///
    /// # Errors
    ///
    /// If the text is no TOML, or names a person, permission, intent, language or kind that there
    /// is not.
    pub fn parse(text: &str) -> anyhow::Result<Plan> {
        let plan: Plan = toml::from_str(text)?;
        ensure!(!plan.people.is_empty(), "a world has people");
        ensure!(!plan.servers.is_empty(), "a world has servers");
        bits(plan.bot.permissions.as_deref().unwrap_or_default())?;
        plan.intents()?;
        for person in &plan.people {
            locale(person.locale.as_deref())?;
        }
        for server in &plan.servers {
            plan.check(server)
                .with_context(|| format!("the server {}", server.name))?;
        }
        Ok(plan)
    }

    fn check(&self, server: &ServerPlan) -> anyhow::Result<()> {
        locale(server.locale.as_deref())?;
        let members = server.members.iter().flatten();
        let holders = server.roles.iter().flat_map(|role| &role.members);
        for name in members.chain(holders).chain(&server.owner) {
            self.place_of(name)
                .with_context(|| format!("there is no person {name}"))?;
        }
        for role in &server.roles {
            bits(&role.permissions)?;
        }
        for channel in &server.channels {
            channel.kind()?;
            bits(&channel.deny_bot)?;
            bits(&channel.deny_everyone)?;
            let parents = server.channels.iter().map(|channel| &channel.name);
            if let Some(parent) = &channel.parent {
                let is_known = parents.into_iter().any(|name| name == parent);
                ensure!(is_known, "there is no category {parent}");
            }
        }
        Ok(())
    }

    /// The place of a person in the list.
    pub(crate) fn place_of(&self, name: &str) -> Option<usize> {
        let mut people = self.people.iter();
        people.position(|person| person.name.eq_ignore_ascii_case(name))
    }

    /// The privileged intents, as bits.
    pub(crate) fn intents(&self) -> anyhow::Result<u64> {
        let mut sum = 0;
        for name in &self.bot.intents {
            sum |= intent(name).with_context(|| format!("there is no privileged intent {name}"))?;
        }
        Ok(sum)
    }

    /// The permissions that the invitation asks for, if the file names them.
    pub(crate) fn permissions(&self) -> Option<u64> {
        let names = self.bot.permissions.as_deref()?;
        bits(names).ok()
    }
}

impl ChannelPlan {
    /// Discord's number for the kind.
    pub(crate) fn kind(&self) -> anyhow::Result<u8> {
        Ok(match self.kind.as_deref() {
            None | Some("text") => TEXT,
            Some("announcement") => ANNOUNCEMENTS,
            Some("forum") => FORUM,
            Some("category") => CATEGORY,
            Some(other) => bail!("a channel is text, announcement, forum or category, not {other}"),
        })
    }

    /// Whether the bot may do in it all that its role allows.
    pub(crate) fn is_plain(&self) -> bool {
        self.deny_bot.is_empty() && self.deny_everyone.is_empty() && self.kind.is_none()
    }
}

/// The bit of a privileged intent, by its documented name or a part of it.
#[must_use]
pub fn intent(name: &str) -> Option<u64> {
    match name.to_ascii_uppercase().as_str() {
        "GUILD_MEMBERS" | "MEMBERS" => Some(Intent::GUILD_MEMBERS),
        "GUILD_PRESENCES" | "PRESENCES" => Some(1 << 8),
        "MESSAGE_CONTENT" | "CONTENT" => Some(Intent::CONTENT),
        _ => None,
    }
}

/// The bits of permissions by their documented names.
pub(crate) fn bits(names: &[String]) -> anyhow::Result<u64> {
    let mut sum = 0;
    for name in names {
        sum |= named(name).with_context(|| format!("there is no permission {name}"))?;
    }
    Ok(sum)
}

fn locale(name: Option<&str>) -> anyhow::Result<()> {
    let is_known = name.is_none_or(|name| LOCALES.contains(&name));
    ensure!(is_known, "Discord knows no language {name:?}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        format!("{:#}", Plan::parse(text).unwrap_err())
    }

    #[test]
    fn a_world_file_is_refused_by_its_first_fault() {
        let people = "[[people]]\nname = \"Ada\"\n";
        assert!(fault("[[servers]]\nname = \"A\"\nchannels = []").contains("people"));
        let server = format!("{people}[[servers]]\nname = \"A\"\n");
        for (rest, reason) in [
            ("owner = \"Bob\"\nchannels = []", "there is no person Bob"),
            (
                "channels = [{ name = \"a\", kind = \"voice\" }]",
                "not voice",
            ),
            (
                "channels = [{ name = \"a\", deny_bot = [\"FLY\"] }]",
                "no permission FLY",
            ),
            (
                "channels = [{ name = \"a\", parent = \"b\" }]",
                "no category b",
            ),
            ("colour = 1\nchannels = []", "unknown field"),
        ] {
            let text = format!("{server}{rest}");
            assert!(fault(&text).contains(reason), "{}", fault(&text));
        }
        assert!(
            fault(&format!(
                "{people}[bot]\nintents = [\"MIND\"]\n[[servers]]\nname = \"A\"\nchannels = []"
            ))
            .contains("MIND")
        );
    }
}

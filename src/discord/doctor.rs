//! Inspection of the bot's state at Discord, for the operator: name, missing permissions per
//! server, registered commands.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use serenity::all::{GuildPagination, Permissions};

use crate::config::{self, Connection, DISCORD};
pub use crate::discord::clock::{Offset, Skew};
use crate::discord::process::{Failure, PERMISSIONS, failure_of_call, invitation, is_for_accounts};
use crate::discord::rest::{RateLimit, Rest, application};
use crate::discord::routing::registration;
use tavolino_games::game::Lang;

/// Servers per page of the list; Discord's maximum.
const PAGE_SIZE: u64 = 200;

/// The bot's state at Discord.
#[derive(Debug)]
pub struct Visit {
    /// Name of the application.
    pub name: String,
    /// Invitation link.
    pub invitation: String,
    /// Whether people can add the bot to their own account.
    pub for_accounts: bool,
    /// Deviation of the local clock from Discord's; `None` if Discord does not say.
    pub skew: Option<Skew>,
    /// Number of servers the bot is on.
    pub servers: usize,
    /// Servers on which the bot's roles lack a permission.
    pub lacking: Vec<Lacking>,
    /// Commands of this version that are not registered.
    pub missing: Vec<String>,
    /// Commands that are registered differently.
    pub outdated: Vec<String>,
    /// Registered commands that this version does not have.
    pub unknown: Vec<String>,
}

/// A server, and the permissions the bot lacks there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lacking {
    /// Name of the server.
    pub server: String,
    /// Missing permissions, in Discord's words.
    pub permissions: Vec<&'static str>,
}

/// Reads the bot's state at Discord; changes nothing.
///
/// # Errors
///
/// Fails if a call fails.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the client is named in one file alone"
)]
pub async fn visit(connection: &Connection) -> Result<Visit, Failure> {
    let calls = if connection.api == DISCORD {
        config::Calls::Share
    } else {
        config::Calls::Unlimited
    };
    let rest = Rest::new(connection, RateLimit::new(calls, 1));
    let (me, offset) = application::application(&rest)
        .await
        .map_err(|error| failure_of_call(&error))?;
    rest.set_application(me.id);
    let (servers, lacking) = servers(&rest).await?;
    let registered = rest
        .call(|http| http.get_global_commands_with_localizations())
        .await;
    let registered = registered.map_err(|error| failure_of_call(&error))?;
    let registered = by_name(registered.iter().map(|command| json!(command)));
    // The start needs it as well.
    let limits = rest.call(|http| http.get_bot_gateway()).await;
    limits.map_err(|error| failure_of_call(&error))?;
    let for_accounts = is_for_accounts(&me);
    let mut ours = registration::registered(Lang::all());
    if for_accounts {
        ours = registration::for_accounts(ours);
    }
    let ours = by_name(ours.into_iter());
    let named = |names: Vec<&String>| names.into_iter().cloned().collect();
    let is_outdated = |(name, command): &(&String, &Value)| {
        registered.get(*name).is_some_and(|other| other != *command)
    };
    Ok(Visit {
        name: me.name,
        invitation: invitation(me.id.get()),
        for_accounts,
        skew: offset.map(Offset::skew),
        servers,
        lacking,
        missing: named(
            ours.keys()
                .filter(|name| !registered.contains_key(*name))
                .collect(),
        ),
        outdated: named(
            ours.iter()
                .filter(is_outdated)
                .map(|(name, _)| name)
                .collect(),
        ),
        unknown: named(
            registered
                .keys()
                .filter(|name| !ours.contains_key(*name))
                .collect(),
        ),
    })
}

/// The number of servers, and those on which the bot lacks a permission.
async fn servers(rest: &Rest) -> Result<(usize, Vec<Lacking>), Failure> {
    let (mut count, mut lacking) = (0, Vec::new());
    let mut after = None;
    loop {
        let page = rest
            .call(|http| http.get_guilds(after, Some(PAGE_SIZE)))
            .await;
        let page = page.map_err(|error| failure_of_call(&error))?;
        count += page.len();
        for server in &page {
            let missing = missing(server.permissions);
            if !missing.is_empty() {
                lacking.push(Lacking {
                    server: server.name.clone(),
                    permissions: missing.get_permission_names(),
                });
            }
        }
        match page.last() {
            Some(last) if page.len() as u64 == PAGE_SIZE => {
                after = Some(GuildPagination::After(last.id));
            }
            _ => return Ok((count, lacking)),
        }
    }
}

/// The required permissions that these lack. Overwrites of a channel are not considered.
fn missing(given: Permissions) -> Permissions {
    if given.administrator() {
        return Permissions::empty();
    }
    PERMISSIONS.difference(given)
}

fn by_name(commands: impl Iterator<Item = Value>) -> BTreeMap<String, Value> {
    let named = commands.map(|command| {
        let name = command["name"].as_str().unwrap_or_default().to_owned();
        (name, shape(&command))
    });
    named.collect()
}

/// The visible part of a command: without fields that Discord adds, and without default values.
fn shape(command: &Value) -> Value {
    const FIELDS: [&str; 12] = [
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "required",
        "autocomplete",
        "min_value",
        "max_value",
        "value",
        "default_member_permissions",
        "contexts",
        "integration_types",
    ];
    let mut shape = serde_json::Map::new();
    for key in FIELDS {
        match &command[key] {
            Value::Null | Value::Bool(false) => {}
            Value::Object(none) if none.is_empty() => {}
            // Discord describes a command of a context menu so.
            Value::String(none) if none.is_empty() => {}
            value => {
                shape.insert(key.to_owned(), value.clone());
            }
        }
    }
    for key in ["options", "choices"] {
        let list = command[key].as_array().into_iter().flatten();
        let list: Vec<Value> = list.map(self::shape).collect();
        if !list.is_empty() {
            shape.insert(key.to_owned(), list.into());
        }
    }
    Value::Object(shape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_may_do_everything_lacks_nothing() {
        assert!(missing(Permissions::ADMINISTRATOR).is_empty());
        assert!(missing(PERMISSIONS).is_empty());
        let without = PERMISSIONS.difference(Permissions::ATTACH_FILES);
        assert_eq!(missing(without), Permissions::ATTACH_FILES);
    }

    #[test]
    fn a_command_is_the_same_whatever_discord_adds_to_it() {
        let ours = json!({ "name": "board", "description": "The board", "nsfw": false, "options": [
            { "type": 3, "name": "game", "description": "Which", "required": false, "choices": [] },
        ] });
        let known = json!({ "id": "1", "version": "2", "type": 1, "name": "board", "description": "The board",
            "options": [{ "type": 3, "name": "game", "description": "Which", "name_localizations": null }] });
        assert_eq!(shape(&ours), shape(&known));
        let of_menu = json!({ "type": 3, "name": "Board here" });
        let of_menu_known =
            json!({ "type": 3, "name": "Board here", "description": "", "options": [] });
        assert_eq!(shape(&of_menu), shape(&of_menu_known));
        for (from, to) in [
            ("The board", "A board"),
            ("Which", "What"),
            ("game", "code"),
        ] {
            let other = known.to_string().replace(from, to);
            let other: Value = serde_json::from_str(&other).unwrap();
            assert_ne!(shape(&ours), shape(&other), "{from} is not {to}");
        }
    }
}

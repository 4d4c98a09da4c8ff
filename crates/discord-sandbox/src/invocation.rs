//! Invocations: a command as a person types it, and its interaction data.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::permission::USE_APPLICATION_COMMANDS;
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::Channel;
use super::world::command::Command;
use super::world::file::Attachment;

/// A command with its subcommands and the options' values.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Invocation {
    /// The command and its subcommands: `play kintei`.
    pub command: String,
    /// The values by option name.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The option being completed.
    pub focused: Option<String>,
    /// The message or the user of a context menu.
    pub target: Option<String>,
}

/// The person, the channel and the files of an interaction.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The person.
    pub person: Id,
    /// The channel.
    pub place: &'a Channel,
    /// The files that came with it.
    pub files: &'a [Attachment],
}

impl World {
    /// The commands that a person may use in a channel.
    pub fn usable_commands(&self, person: Id, channel: &Channel) -> Vec<&Command> {
        let permissions = self.permissions(person, channel);
        if permissions & USE_APPLICATION_COMMANDS == 0 {
            return Vec::new();
        }
        let is_invited = !self.is_without_bot(channel);
        let has_added = self.has_added(person);
        let owner = self.guild_of(channel).map(|guild| guild.owner);
        let context = json!(u8::from(channel.recipient.is_some()));
        self.commands
            .iter()
            .filter(|command| {
                let contexts = command.body["contexts"].as_array();
                let is_of_accounts = command.body["integration_types"]
                    .as_array()
                    .is_some_and(|types| types.contains(&json!(1)));
                let is_installed = is_invited || (has_added && is_of_accounts);
                let here = match command.guild {
                    Some(guild) => channel.guild == Some(guild),
                    None => contexts.is_none_or(|list| list.contains(&context)),
                };
                let required = command.body["default_member_permissions"]
                    .as_str()
                    .and_then(|bits| bits.parse::<u64>().ok());
                // An empty set of permissions means administrators only.
                let allowed = required.is_none_or(|bits| {
                    permissions & bits == bits && (bits != 0 || Some(person) == owner)
                });
                here && is_installed && (allowed || channel.recipient.is_some())
            })
            .collect()
    }

    /// The interaction data of an invocation, and the command's full name.
    pub fn invocation_data(
        &self,
        scene: Scene<'_>,
        invocation: &Invocation,
    ) -> Result<(String, Value), Refusal> {
        let Scene {
            person,
            place: channel,
            ..
        } = scene;
        if let Some(target) = &invocation.target {
            return self.menu_data(scene, &invocation.command, target);
        }
        let bad = |message: String| Refusal::new(400, 0, &message);
        let words: Vec<&str> = invocation
            .command
            .trim_start_matches('/')
            .split_whitespace()
            .collect();
        let usable = self.usable_commands(person, channel);
        let command = words
            .first()
            .and_then(|word| {
                usable
                    .iter()
                    .find(|command| command.name() == *word && command.body["type"] == 1)
            })
            .ok_or_else(|| bad(format!("There is no command /{} here.", invocation.command)))?;
        let mut leaf = &command.body;
        let mut branches = Vec::new();
        for word in &words[1..] {
            let options = leaf["options"].as_array().map_or(&[][..], Vec::as_slice);
            leaf = options
                .iter()
                .find(|option| {
                    option["name"] == *word && matches!(option["type"].as_u64(), Some(1 | 2))
                })
                .ok_or_else(|| bad(format!("/{} has no subcommand {word}.", words[0])))?;
            branches.push(leaf);
        }
        let defined = leaf["options"].as_array().map_or(&[][..], Vec::as_slice);
        if defined
            .iter()
            .any(|option| matches!(option["type"].as_u64(), Some(1 | 2)))
        {
            return Err(bad(format!("/{} needs a subcommand.", invocation.command)));
        }
        let mut resolved = Map::new();
        let mut options = Vec::new();
        for option in defined {
            let name = option["name"].as_str().unwrap_or_default();
            let focused = invocation.focused.as_deref() == Some(name);
            match invocation.options.get(name) {
                Some(value) if !value.is_null() => {
                    let value = if focused {
                        partial(value)
                    } else {
                        self.fitting(option, value, invocation, scene.files)?
                    };
                    self.resolve(scene, option["type"].as_u64(), &value, &mut resolved);
                    let mut given = json!({ "name": name, "type": option["type"], "value": value });
                    if focused {
                        given["focused"] = json!(true);
                    }
                    options.push(given);
                }
                _ if focused => {
                    options.push(json!({ "name": name, "type": option["type"], "value": "", "focused": true }));
                }
                _ if option["required"] == true && invocation.focused.is_none() => {
                    return Err(bad(format!("The option {name} is required.")));
                }
                _ => {}
            }
        }
        let unknown = invocation
            .options
            .keys()
            .find(|key| defined.iter().all(|option| option["name"] != key.as_str()));
        if let Some(unknown) = unknown {
            return Err(bad(format!(
                "/{} has no option {unknown}.",
                invocation.command
            )));
        }
        for branch in branches.iter().rev() {
            options = vec![json!({
                "name": branch["name"], "type": branch["type"], "options": options,
            })];
        }
        let mut data = json!({ "id": command.id, "name": command.name(), "type": 1 });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        if !options.is_empty() {
            data["options"] = json!(options);
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        Ok((words.join(" "), data))
    }

    /// The interaction data of a command of a context menu.
    fn menu_data(
        &self,
        scene: Scene<'_>,
        name: &str,
        target: &str,
    ) -> Result<(String, Value), Refusal> {
        let usable = self.usable_commands(scene.person, scene.place);
        let found = usable
            .iter()
            .find(|command| command.name() == name && command.body["type"] != 1);
        let command = found.ok_or_else(|| {
            Refusal::new(
                400,
                0,
                &format!("There is no command {name} in a menu here."),
            )
        })?;
        let kind = command.body["type"].as_u64().unwrap_or_default();
        let mut resolved = Map::new();
        let id = if kind == 2 {
            let id = self.person(target).or_else(|| target.parse().ok());
            let id = id.filter(|id| self.users.contains_key(id));
            let id = id.ok_or_else(Refusal::unknown_user)?;
            self.resolve(scene, Some(6), &json!(id), &mut resolved);
            id
        } else {
            let id = target.parse().map_err(|_| Refusal::unknown_message())?;
            let message = self.message(scene.place.id, id);
            let message = message.ok_or_else(Refusal::unknown_message)?;
            let object = self.message_object(message);
            resolved.insert("messages".to_owned(), json!({ id.to_string(): object }));
            id
        };
        let mut data = json!({
            "id": command.id, "name": name, "type": kind, "target_id": id, "resolved": resolved,
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild);
        }
        Ok((name.to_owned(), data))
    }

    /// The value in the option's type, or a message why it does not fit.
    fn fitting(
        &self,
        option: &Value,
        value: &Value,
        invocation: &Invocation,
        files: &[Attachment],
    ) -> Result<Value, Refusal> {
        let name = option["name"].as_str().unwrap_or_default();
        let bad = || Refusal::new(400, 0, &format!("{value} does not fit the option {name}."));
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let completing = invocation.focused.is_some();
        let fits = match option["type"].as_u64() {
            Some(3) => json!(text),
            Some(4) => json!(text.parse::<i64>().map_err(|_| bad())?),
            Some(10) => json!(text.parse::<f64>().map_err(|_| bad())?),
            Some(5) => json!(text.parse::<bool>().map_err(|_| bad())?),
            Some(6..=9) => {
                let id = self.person(&text).map_or_else(|| text.parse().ok(), Some);
                json!(id.ok_or_else(bad)?)
            }
            Some(11) => {
                let file = files.iter().find(|file| file.name == text);
                json!(file.ok_or_else(bad)?.id)
            }
            _ => return Err(bad()),
        };
        let length = text.chars().count() as u64;
        let too_long = option["type"] == 3
            && (option["max_length"]
                .as_u64()
                .is_some_and(|most| length > most)
                || option["min_length"]
                    .as_u64()
                    .is_some_and(|least| length < least)
                || length > 6_000);
        let number = fits.as_f64();
        let out_of_range = number.is_some_and(|number| {
            option["max_value"]
                .as_f64()
                .is_some_and(|most| number > most)
                || option["min_value"]
                    .as_f64()
                    .is_some_and(|least| number < least)
        });
        let choices = option["choices"].as_array().filter(|list| !list.is_empty());
        let not_a_choice =
            choices.is_some_and(|list| list.iter().all(|choice| choice["value"] != fits));
        if (too_long || out_of_range || not_a_choice) && !completing {
            return Err(bad());
        }
        Ok(fits)
    }

    /// Adds the objects that an option's value refers to, to the interaction's `resolved`.
    pub fn resolve(
        &self,
        scene: Scene<'_>,
        kind: Option<u64>,
        value: &Value,
        resolved: &mut Map<String, Value>,
    ) {
        let Scene {
            person,
            place: channel,
            files,
        } = scene;
        let Some(id) = value.as_str().and_then(|id| id.parse::<Id>().ok()) else {
            return;
        };
        let mut add = |group: &str, object: Value| {
            let group = resolved.entry(group).or_insert_with(|| json!({}));
            group[id.to_string()] = object;
        };
        if matches!(kind, Some(6 | 9)) && self.users.contains_key(&id) {
            add("users", self.user_object(id));
            if let Some(guild) = self.guild_of(channel) {
                let mut member = self.partial_member(guild, id);
                member["permissions"] = json!(self.permissions(id, channel).to_string());
                add("members", member);
            }
        }
        if kind == Some(11)
            && let Some(file) = files.iter().find(|file| file.id == id)
        {
            add("attachments", self.attachment_object(file));
        }
        if kind == Some(7)
            && let Some(found) = self.channels.get(&id)
        {
            let mut object = self.channel_object(found);
            object["permissions"] = json!(self.permissions(person, found).to_string());
            add("channels", object);
        }
        if matches!(kind, Some(8 | 9))
            && let Some(guild) = self.guild_of(channel)
            && let Some(role) = guild
                .role_objects()
                .into_iter()
                .find(|role| role["id"] == *value)
        {
            add("roles", role);
        }
    }
}

/// The value of an option while it is typed: numbers are text then.
fn partial(value: &Value) -> Value {
    value
        .as_str()
        .map_or_else(|| json!(value.to_string()), |text| json!(text))
}

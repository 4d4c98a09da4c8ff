//! The commands the bot has registered, and what a person makes of them.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::channel::Channel;
use super::limits;
use super::permission::USE_APPLICATION_COMMANDS;
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;

/// A registered command.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Command {
    /// Its identifier, kept when it is registered again under the same name.
    pub id: Id,
    /// The server it is for; none where it is global.
    pub guild: Option<Id>,
    /// Changes with every change.
    pub version: Id,
    /// The registration in its normal shape.
    pub body: Value,
}

impl Command {
    fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }
}

/// What a person asks for: a command with its subcommands, and options by name.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wish {
    /// `play kintei`: the command and its subcommands.
    pub command: String,
    /// The values by the names of the options.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The option being completed.
    pub focused: Option<String>,
}

impl World {
    /// The documented command object.
    pub fn command_object(&self, command: &Command) -> Value {
        let mut object = command.body.clone();
        object["id"] = json!(command.id);
        object["application_id"] = json!(self.bot);
        object["version"] = json!(command.version);
        if let Some(guild) = command.guild {
            object["guild_id"] = json!(guild);
        } else {
            let contexts = object["contexts"].as_array();
            let direct = contexts.is_none_or(|list| list.contains(&json!(1)));
            object["dm_permission"] = json!(direct);
        }
        object
    }

    /// Registers one command; the flag says whether it is new.
    pub fn register(&mut self, guild: Option<Id>, body: &Value) -> Result<(bool, Value), Refusal> {
        let body = limits::command::command(body)?;
        let version = self.next_id();
        let same = |one: &&mut Command| {
            one.guild == guild
                && one.body["name"] == body["name"]
                && one.body["type"] == body["type"]
        };
        let known = self.commands.iter_mut().find(same).map(|old| {
            if old.body != body {
                old.version = version;
                old.body = body.clone();
            }
            old.clone()
        });
        let is_new = known.is_none();
        let command = known.unwrap_or(Command {
            id: version,
            guild,
            version,
            body,
        });
        if is_new {
            let kind = &command.body["type"];
            let most = if *kind == 1 { 100 } else { 15 };
            let have = self
                .commands
                .iter()
                .filter(|one| one.guild == guild && one.body["type"] == *kind);
            if have.count() >= most {
                return Err(Refusal::too_many_commands());
            }
            self.commands.push(command.clone());
        }
        self.tell(&json!({ "event": "commands" }), |_, _| true);
        Ok((is_new, self.command_object(&command)))
    }

    /// Registers these commands and no others.
    pub fn register_all(
        &mut self,
        guild: Option<Id>,
        list: &[Value],
    ) -> Result<Vec<Value>, Refusal> {
        let mut names = std::collections::HashSet::new();
        for (n, body) in list.iter().enumerate() {
            if let Err(mut refusal) = limits::command::command(body) {
                refusal.errors = refusal
                    .errors
                    .map(|errors| json!({ n.to_string(): errors }));
                return Err(refusal);
            }
            if !names.insert((body["name"].as_str(), body["type"].as_u64().unwrap_or(1))) {
                let message = "Application command names must be unique";
                return Err(Refusal::form(
                    &format!("{n}.name"),
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    message,
                ));
            }
        }
        self.commands.retain(|one| {
            let kept = (Some(one.name()), one.body["type"].as_u64().unwrap_or(1));
            one.guild != guild || names.contains(&kept)
        });
        let mut objects = Vec::new();
        for body in list {
            objects.push(self.register(guild, body)?.1);
        }
        Ok(objects)
    }

    /// The commands this person may use here.
    pub fn usable_commands(&self, person: Id, channel: &Channel) -> Vec<&Command> {
        let permissions = self.permissions(person, channel);
        let without_bot = channel.recipient.is_none() && self.is_gone(self.bot);
        if permissions & USE_APPLICATION_COMMANDS == 0 || without_bot {
            return Vec::new();
        }
        let context = json!(u8::from(channel.recipient.is_some()));
        self.commands
            .iter()
            .filter(|command| {
                let contexts = command.body["contexts"].as_array();
                let here = command.guild.is_some() && channel.recipient.is_none()
                    || command.guild.is_none()
                        && contexts.is_none_or(|list| list.contains(&context));
                let asked = command.body["default_member_permissions"]
                    .as_str()
                    .and_then(|bits| bits.parse::<u64>().ok());
                // Asking for no permission at all means: administrators only.
                let allowed = asked.is_none_or(|bits| {
                    permissions & bits == bits && (bits != 0 || person == self.guild.owner)
                });
                here && (allowed || channel.recipient.is_some())
            })
            .collect()
    }

    /// The `data` of the interaction a wish becomes, and the command's full name.
    pub fn wish(
        &self,
        person: Id,
        channel: &Channel,
        wish: &Wish,
    ) -> Result<(String, Value), Refusal> {
        let bad = |message: String| Refusal::new(400, 0, &message);
        let words: Vec<&str> = wish
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
                    .find(|one| one.name() == *word && one.body["type"] == 1)
            })
            .ok_or_else(|| bad(format!("There is no command /{} here.", wish.command)))?;
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
            return Err(bad(format!("/{} needs a subcommand.", wish.command)));
        }
        let mut resolved = Map::new();
        let mut options = Vec::new();
        for option in defined {
            let name = option["name"].as_str().unwrap_or_default();
            let focused = wish.focused.as_deref() == Some(name);
            match wish.options.get(name) {
                Some(value) if !value.is_null() => {
                    let value = if focused {
                        partial(value)
                    } else {
                        self.fitting(option, value, wish)?
                    };
                    self.resolve(option["type"].as_u64(), &value, channel, &mut resolved);
                    let mut given = json!({ "name": name, "type": option["type"], "value": value });
                    if focused {
                        given["focused"] = json!(true);
                    }
                    options.push(given);
                }
                _ if focused => {
                    options.push(json!({ "name": name, "type": option["type"], "value": "", "focused": true }));
                }
                _ if option["required"] == true && wish.focused.is_none() => {
                    return Err(bad(format!("The option {name} is required.")));
                }
                _ => {}
            }
        }
        let unknown = wish
            .options
            .keys()
            .find(|key| defined.iter().all(|option| option["name"] != key.as_str()));
        if let Some(unknown) = unknown {
            return Err(bad(format!("/{} has no option {unknown}.", wish.command)));
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

    /// The value as the option's type writes it, or why it does not fit.
    fn fitting(&self, option: &Value, value: &Value, wish: &Wish) -> Result<Value, Refusal> {
        let name = option["name"].as_str().unwrap_or_default();
        let bad = || Refusal::new(400, 0, &format!("{value} does not fit the option {name}."));
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let completing = wish.focused.is_some();
        let fits = match option["type"].as_u64() {
            Some(3) => json!(text),
            Some(4) => json!(text.parse::<i64>().map_err(|_| bad())?),
            Some(10) => json!(text.parse::<f64>().map_err(|_| bad())?),
            Some(5) => json!(text.parse::<bool>().map_err(|_| bad())?),
            Some(6..=9) => {
                let id = self.person(&text).map_or_else(|| text.parse().ok(), Some);
                json!(id.ok_or_else(bad)?)
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

    /// Adds what an option's value stands for to the interaction's `resolved`.
    pub fn resolve(
        &self,
        kind: Option<u64>,
        value: &Value,
        channel: &Channel,
        resolved: &mut Map<String, Value>,
    ) {
        let Some(id) = value.as_str().and_then(|id| id.parse::<Id>().ok()) else {
            return;
        };
        let mut add = |group: &str, object: Value| {
            let group = resolved.entry(group).or_insert_with(|| json!({}));
            group[id.to_string()] = object;
        };
        if matches!(kind, Some(6 | 9)) && self.users.contains_key(&id) {
            add("users", self.user_object(id));
            if channel.recipient.is_none() {
                let mut member = self.partial_member(id);
                member["permissions"] = json!(self.permissions(id, channel).to_string());
                add("members", member);
            }
        }
        if kind == Some(7)
            && let Some(found) = self.channels.get(&id)
        {
            add("channels", self.channel_object(found));
        }
        if matches!(kind, Some(8 | 9))
            && let Some(role) = self
                .role_objects()
                .into_iter()
                .find(|role| role["id"] == *value)
        {
            add("roles", role);
        }
    }
}

/// What has been typed so far: numbers are still text then.
fn partial(value: &Value) -> Value {
    value
        .as_str()
        .map_or_else(|| json!(value.to_string()), |text| json!(text))
}

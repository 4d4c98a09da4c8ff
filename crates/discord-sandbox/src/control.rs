//! Control of the sandbox by tests and the page's toolbox: faults, time, permissions, the journal.
//! JSON under `/sandbox/control`, which `docs/sandbox.md` documents.

mod role;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get, post};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::answer::{Outcome, no_such_call, ok};
use super::extract::{Call, QueryParams, lenient};
use super::fault::{ChangedAnswer, ChangedPayload, Faults, Order};
use super::limits;
use super::limits::command::LOCALES;
use super::limits::message::Operation;
use super::message::NewMessage;
use super::permission::{named, names};
use super::quiet;
use super::refusal::Refusal;
use super::seed::{MAX_SERVERS, RELAY};
use super::site::Site;
use super::snowflake::Id;
use super::world::World;
use super::world::channel::{Overwrite, TEXT};
use super::world::guild::Guild;
use super::world::message::PLAIN;
use super::world::session::Intent;

/// The routes below `/sandbox/control`.
pub fn routes() -> Router<Arc<Site>> {
    let control = Router::new()
        .route(
            "/faults",
            get(faults)
                .post(order_fault)
                .delete(forget_faults)
                .fallback(no_such_call),
        )
        .route(
            "/gateway",
            get(gateway).post(disturb_gateway).fallback(no_such_call),
        )
        .route(
            "/calls",
            get(calls).delete(forget_calls).fallback(no_such_call),
        )
        .route("/channels", post(add_channel).fallback(no_such_call))
        .route("/duplicate", post(duplicate).fallback(no_such_call))
        .route("/late", post(be_late).fallback(no_such_call))
        .route("/change", post(change_payload).fallback(no_such_call))
        .route(
            "/answers",
            post(change_answers)
                .delete(restore_answers)
                .fallback(no_such_call),
        )
        .route("/clock", post(advance_clock).fallback(no_such_call))
        .route(
            "/permissions",
            get(permissions).post(permit).fallback(no_such_call),
        )
        .route("/roles", post(change_roles).fallback(no_such_call))
        .route("/role", post(role::add).fallback(no_such_call))
        .route("/dms", post(close_dms).fallback(no_such_call))
        .route("/members", post(move_member).fallback(no_such_call))
        .route("/people", post(invite_guests).fallback(no_such_call))
        .route("/server", post(change_server).fallback(no_such_call))
        .route(
            "/application",
            post(change_application).fallback(no_such_call),
        )
        .route(
            "/servers",
            get(servers).post(add_servers).fallback(no_such_call),
        )
        .route("/reset", post(reset).fallback(no_such_call))
        .route("/quiet", post(wait_until_quiet).fallback(no_such_call))
        .route("/relay", post(relay).fallback(no_such_call))
        .route("/log", get(log).delete(clear_log).fallback(no_such_call))
        .route("/interactions", get(interactions).fallback(no_such_call))
        .route("/{*rest}", any(no_such_call));
    Router::new().nest("/sandbox/control", control)
}

fn bad(message: &str) -> Refusal {
    Refusal::new(400, 0, message)
}

async fn faults(State(site): State<Arc<Site>>) -> Outcome {
    ok(json!({ "faults": site.world().faults.ordered }))
}

async fn order_fault(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let order: Order =
        serde_json::from_value(call.body).map_err(|error| bad(&error.to_string()))?;
    let fault = order.fault().map_err(|error| bad(&error))?;
    let mut world = site.world();
    world.faults.ordered.push(fault);
    ok(json!({ "faults": world.faults.ordered }))
}

async fn forget_faults(State(site): State<Arc<Site>>) -> Outcome {
    site.world().faults = Faults::default();
    ok(json!({ "faults": [] }))
}

async fn gateway(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().gateway_state())
}

async fn disturb_gateway(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    ok(site.world().disturb_gateway(&call.body)?)
}

async fn calls(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().calls.object())
}

async fn forget_calls(State(site): State<Arc<Site>>) -> Outcome {
    let mut world = site.world();
    world.calls.reset();
    ok(world.calls.object())
}

async fn duplicate(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let count = call.body["count"].as_u64().unwrap_or(1);
    // A limit, because all servers are created and announced at once.
    let count = u32::try_from(count).ok().filter(|count| *count <= 100);
    let count = count.ok_or_else(|| bad("count is at most 100"))?;
    let mut world = site.world();
    world.faults.duplicates = count;
    ok(json!({ "count": world.faults.duplicates }))
}

async fn be_late(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let count = call.body["count"].as_u64().unwrap_or(1);
    let by = call.body["by_ms"]
        .as_u64()
        .ok_or_else(|| bad("by_ms is missing"))?;
    site.world().faults.late = (count, by);
    ok(json!({ "count": count, "by_ms": by }))
}

async fn change_payload(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let change: ChangedPayload =
        serde_json::from_value(call.body).map_err(|error| bad(&error.to_string()))?;
    let mut world = site.world();
    world.faults.changed.push_back(change);
    ok(json!({ "changed": world.faults.changed }))
}

async fn change_answers(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let change: ChangedAnswer =
        serde_json::from_value(call.body).map_err(|error| bad(&error.to_string()))?;
    let mut world = site.world();
    world.faults.answers.push(change);
    ok(json!({ "answers": world.faults.answers }))
}

async fn restore_answers(State(site): State<Arc<Site>>) -> Outcome {
    site.world().faults.answers.clear();
    ok(json!({ "answers": [] }))
}

async fn advance_clock(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let advance = call.body["advance_ms"].as_u64();
    let off = call.body["off_ms"].as_i64();
    if advance.is_none() && off.is_none() {
        return Err(bad("advance_ms is missing"));
    }
    let mut world = site.world();
    world.clock.advance(advance.unwrap_or_default());
    if let Some(off) = off {
        world.clock.set_skew(off);
    }
    site.ahead.send_replace(world.clock.ahead());
    world.expire_interactions();
    world.archive_idle_threads();
    world.broadcast(&json!({ "event": "clock" }), |_, _| true);
    ok(json!({ "now": world.clock.now() }))
}

/// The query of `permissions`: user and channel.
#[derive(Deserialize)]
#[serde(default)]
struct PermissionQuery {
    channel: String,
    who: String,
}

impl Default for PermissionQuery {
    fn default() -> PermissionQuery {
        PermissionQuery {
            channel: String::new(),
            who: "bot".to_owned(),
        }
    }
}

async fn permissions(
    State(site): State<Arc<Site>>,
    QueryParams(asked): QueryParams<PermissionQuery>,
) -> Outcome {
    ok(site.world().permitted(&asked.channel, &asked.who)?)
}

async fn permit(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    ok(site.world().permit(&call.body)?)
}

async fn change_roles(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let (allow, deny) = (bits(&call.body, "allow")?, bits(&call.body, "deny")?);
    let mut world = site.world();
    let at = world.server_at(&call.body)?;
    for role in &mut world.guilds[at].roles {
        role.permissions = (role.permissions | allow) & !deny;
    }
    world.channels_changed();
    let guild = world.guilds[at].id;
    for role in world.guilds[at].role_objects() {
        let object = json!({ "guild_id": guild, "role": role });
        (world.sessions).dispatch("GUILD_ROLE_UPDATE", &object, Intent::GUILDS, Some(guild));
    }
    let bits = world.base_permissions(world.bot, &world.guilds[at]);
    ok(json!({ "permissions": names(bits) }))
}

/// The permission bits for the names under `key` of a body.
fn bits(body: &Value, key: &str) -> Result<u64, Refusal> {
    let mut sum = 0;
    for name in body[key].as_array().into_iter().flatten() {
        let name = name.as_str().unwrap_or_default();
        sum |= named(name).ok_or_else(|| bad(&format!("there is no permission {name}")))?;
    }
    Ok(sum)
}

async fn close_dms(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    let name = call.body["person"].as_str().unwrap_or_default();
    let person = world
        .person(name)
        .ok_or_else(|| bad("there is no such person"))?;
    let closed = call.body["open"] == false;
    if let Some(user) = world.users.get_mut(&person) {
        user.dms_closed = closed;
    }
    world.channels_changed();
    ok(json!({ "open": !closed }))
}

async fn move_member(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    let at = world.server_at(&call.body)?;
    let guild = world.guilds[at].id;
    let who = world.someone(call.body["who"].as_str().unwrap_or_default(), guild)?;
    let there = call.body["there"] != false;
    let elsewhere = call.body["elsewhere"] == true;
    world.move_user(guild, who, there, elsewhere);
    ok(json!({ "there": there, "elsewhere": elsewhere }))
}

async fn invite_guests(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let count = call.body["count"].as_u64().unwrap_or(1);
    site.world().add_guests(count);
    ok(json!({ "count": count }))
}

async fn change_server(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let locale = call.body["locale"].as_str();
    let community = call.body["community"].as_bool();
    let system = call.body["system_channel"].as_str();
    let is_set = community.is_some() || system.is_some();
    let is_known = locale.map_or(is_set, |locale| LOCALES.contains(&locale));
    if !is_known {
        return Err(bad("Discord knows no such language"));
    }
    let mut world = site.world();
    let at = world.server_at(&call.body)?;
    if let Some(name) = system {
        let channel = world.find_channel(name);
        let channel = channel.ok_or_else(Refusal::unknown_channel)?;
        world.guilds[at].system_channel = Some(channel);
    }
    let guild = &mut world.guilds[at];
    if let Some(locale) = locale {
        locale.clone_into(&mut guild.locale);
    }
    if let Some(community) = community {
        guild.community = community;
    }
    let set = json!({ "locale": guild.locale, "community": guild.community });
    let guild = &world.guilds[at];
    let (id, object) = (guild.id, guild.object());
    world
        .sessions
        .dispatch("GUILD_UPDATE", &object, Intent::GUILDS, Some(id));
    world.channels_changed();
    ok(set)
}

async fn change_application(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let servers_only = call.body["servers_only"] == true;
    site.world().servers_only = servers_only;
    ok(json!({ "servers_only": servers_only }))
}

async fn servers(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().server_list())
}

async fn add_servers(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    let count = call.body["count"].as_u64().unwrap_or(1) as usize;
    if world.guilds.len().saturating_add(count) > MAX_SERVERS {
        return Err(bad(&format!("there are at most {MAX_SERVERS} servers")));
    }
    world.add_servers(count);
    ok(world.server_list())
}

async fn add_channel(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    let at = world.server_at(&call.body)?;
    let guild = world.guilds[at].id;
    let name = call.body["name"].as_str().unwrap_or_default().to_owned();
    let kind = call.body["kind"].as_u64();
    let kind = kind.filter(|kind| [u64::from(TEXT), 4, 5, 15].contains(kind));
    let kind = kind.ok_or_else(|| bad("the kind is 0, 4, 5 or 15"))? as u8;
    let id = world.add_channel(guild, name, kind);
    ok(json!({ "id": id }))
}

async fn reset(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    let mut world = site.world();
    world.reset(call.body["commands"] == true);
    ok(world.server_list())
}

async fn wait_until_quiet(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    quiet::wait(&site, &call.body).await
}

async fn relay(State(site): State<Arc<Site>>, call: Call) -> Outcome {
    ok(site.world().relay(call)?)
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Since {
    #[serde(deserialize_with = "lenient")]
    since: Option<u64>,
}

async fn log(State(site): State<Arc<Site>>, QueryParams(asked): QueryParams<Since>) -> Outcome {
    let world = site.world();
    ok(json!({ "entries": world.journal.since(asked.since.unwrap_or(0)) }))
}

async fn clear_log(State(site): State<Arc<Site>>) -> Outcome {
    site.world().journal.clear();
    ok(json!({ "entries": [] }))
}

async fn interactions(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().interaction_list())
}

impl World {
    fn gateway_state(&self) -> Value {
        let (begun, resumed) = self.sessions.starts();
        json!({
            "connected": self.sessions.connected(), "muted": self.sessions.mute,
            "down": self.sessions.is_down, "begun": begun, "resumed": resumed,
            "refused": self.starts.refused(), "sessions": self.sessions.objects(),
        })
    }

    fn disturb_gateway(&mut self, body: &Value) -> Result<Value, Refusal> {
        if let Some(millis) = body["heartbeat_ms"].as_u64() {
            self.sessions.heartbeat = millis.max(50);
        }
        let which = body["shard"].as_u64();
        match body["action"].as_str() {
            Some("drop") => self.sessions.drop_lines(which),
            Some("reconnect") => self.sessions.ask_to_reconnect(which),
            Some("invalid") => self.sessions.invalidate(which, body["resumable"] == true),
            Some("mute") => self.sessions.mute = true,
            Some("unmute") => self.sessions.mute = false,
            Some("down") => self.sessions.take_down(),
            Some("up") => self.sessions.is_down = false,
            None if body["heartbeat_ms"].is_u64() => {}
            _ => {
                return Err(bad(
                    "action is drop, reconnect, invalid, mute, unmute, down or up",
                ));
            }
        }
        self.mark_changed();
        Ok(self.gateway_state())
    }

    /// The index of the server that a body names.
    fn server_at(&self, body: &Value) -> Result<usize, Refusal> {
        let name = match &body["server"] {
            Value::Null => return Ok(0),
            Value::String(name) => name.clone(),
            other => other.to_string(),
        };
        let id = self.find_server(&name);
        let at = self.guilds.iter().position(|guild| Some(guild.id) == id);
        at.ok_or_else(|| bad("there is no such server"))
    }

    fn server_list(&self) -> Value {
        let server = |(number, guild): (usize, &Guild)| {
            let here = self.channels.values();
            let here =
                here.filter(|channel| channel.guild == Some(guild.id) && channel.thread.is_none());
            let channels: Map<String, Value> = here
                .map(|channel| (channel.name.clone(), json!(channel.id)))
                .collect();
            json!({
                "number": number, "id": guild.id, "name": guild.name, "channels": channels,
            })
        };
        let list: Vec<Value> = (1..).zip(&self.guilds).map(server).collect();
        json!({ "servers": list })
    }

    /// The id of the bot, a person, or the role of everyone on a server.
    fn someone(&self, who: &str, guild: Id) -> Result<Id, Refusal> {
        match who {
            "bot" => Ok(self.bot),
            "everyone" => Ok(guild),
            who => self
                .person(who)
                .ok_or_else(|| bad("who is bot, everyone or a person")),
        }
    }

    /// Posts a message by a webhook that is not the bot's.
    fn relay(&mut self, mut call: Call) -> Result<Value, Refusal> {
        let name = call.body["channel"].as_str().unwrap_or_default();
        let channel = self.find_channel(name);
        let channel = channel.ok_or_else(Refusal::unknown_channel)?;
        if let Some(body) = call.body.as_object_mut() {
            body.remove("channel");
        }
        let draft = limits::message::draft(&call.body, call.files, Operation::Channel, &[], false)?;
        let message = self.send(NewMessage {
            channel,
            author: RELAY,
            kind: PLAIN,
            draft,
            ..NewMessage::default()
        });
        Ok(self.message_for_people(&message))
    }

    fn permit(&mut self, body: &Value) -> Result<Value, Refusal> {
        let name = body["channel"].as_str().unwrap_or_default();
        let who = body["who"].as_str().unwrap_or("bot");
        let channel = self
            .find_channel(name)
            .ok_or_else(Refusal::unknown_channel)?;
        let guild = self.channels[&channel].guild;
        let guild = guild.ok_or_else(|| bad("direct messages have no permissions to change"))?;
        let target = self.someone(who, guild)?;
        let bits = |key| bits(body, key);
        let (allow, deny, reset) = (bits("allow")?, bits("deny")?, bits("reset")?);
        // Threads have the permissions of their channel.
        let place = &self.channels[&channel];
        let id = place
            .parent
            .filter(|_| place.thread.is_some())
            .unwrap_or(channel);
        let old = self.channels[&id]
            .overwrites
            .iter()
            .find(|entry| entry.id == target)
            .copied();
        let old = old.unwrap_or_default();
        self.overwrite(
            id,
            Overwrite {
                id: target,
                kind: u8::from(target != guild),
                allow: (old.allow | allow) & !deny & !reset,
                deny: (old.deny | deny) & !allow & !reset,
            },
        );
        self.permitted(name, who)
    }

    fn permitted(&self, channel: &str, who: &str) -> Result<Value, Refusal> {
        let channel = self
            .find_channel(channel)
            .ok_or_else(Refusal::unknown_channel)?;
        let channel = &self.channels[&channel];
        let who = self.someone(who, channel.guild.unwrap_or_default())?;
        let bits = self.permissions(who, channel);
        Ok(json!({ "permissions": names(bits) }))
    }

    fn interaction_list(&self) -> Value {
        let list: Vec<Value> = self
            .interactions
            .values()
            .map(|entry| {
                json!({
                    "id": entry.id, "token": entry.token, "type": entry.origin.kind, "user": entry.origin.user,
                    "name": entry.origin.name, "custom_id": entry.custom_id,
                    "channel_id": entry.channel, "begun": entry.begun,
                    "milliseconds": entry.answered_after, "status": self.status(entry),
                })
            })
            .collect();
        json!({ "interactions": list })
    }
}

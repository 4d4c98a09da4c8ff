//! The sandbox's own powers, for tests and the page's toolbox: faults, time, permissions, the journal.
//!
//! All of it is JSON under `/sandbox/control`; `channel` is an identifier or a name.
//!
//! | call | body | effect |
//! |---|---|---|
//! | `POST faults` | `{"count":2,"method":"POST","path":"/channels/*/messages","status":429,"when":"before","retry_after":0.5}` | the next `count` matching requests of the bot fail. `status` is 400 to 599 or `"timeout"` (hangs for `hold_ms`, default 30000, then 504). `when` is `before` (nothing is done) or `after` (done, but answered badly). `path` is a beginning, `*` any one segment. All but `status` may be left out |
//! | `GET faults`, `DELETE faults` | | those still to come; none any more |
//! | `POST gateway` | `{"action":"drop"}` | `drop` breaks the bot's lines (4000, can be resumed), `reconnect` sends op 7, `invalid` op 9 (`"resumable":true` for `d:true`), `mute` leaves heartbeats unanswered, `unmute` ends that; `"heartbeat_ms":500` sets the pace for later connections |
//! | `GET gateway` | | `{"connected":1,"muted":false}` |
//! | `POST duplicate` | `{"count":1}` | the next interaction is delivered so many times more |
//! | `POST clock` | `{"advance_ms":3001}` | everything is that much later; what has run out runs out now |
//! | `POST permissions` | `{"channel":"games","who":"bot","deny":["SEND_MESSAGES"],"allow":[],"reset":[]}` | changes the overwrite of `bot`, `everyone` or a person; answers what `who` may do now |
//! | `GET permissions?channel=games&who=bot` | | `{"permissions":["VIEW_CHANNEL"]}` |
//! | `POST dms` | `{"person":"ada","open":false}` | the person refuses messages from the bot |
//! | `POST members` | `{"who":"bruno","there":false,"elsewhere":true}` | a person leaves the server, or the `bot` is removed; `there: true` and they are back. The bot may write to whom it shares a server with: this one, or one `elsewhere` |
//! | `POST server` | `{"locale":"it"}` | the language of the server |
//! | `GET log?since=12` | | `{"entries":[{"number","at","method","path","query","body","files","status","response","fault"}]}` |
//! | `DELETE log` | | forgets them |
//! | `GET interactions` | | `{"interactions":[{"id","type","user","name","custom_id","channel_id","begun","milliseconds","status"}]}`, oldest first; `milliseconds` to the first answer or null |

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Site;
use super::channel::Overwrite;
use super::fault::Order;
use super::form;
use super::limits::command::LOCALES;
use super::permission::{named, names};
use super::refusal::Refusal;
use super::snowflake::Id;
use super::world::World;

/// Every request to `/sandbox/control/…`.
pub async fn entry(State(site): State<Arc<Site>>, request: Request) -> Response {
    let method = request.method().as_str().to_owned();
    let uri = request.uri().clone();
    let path = uri
        .path()
        .trim_start_matches("/sandbox/control")
        .trim_matches('/')
        .to_owned();
    let query = uri.query().unwrap_or_default().to_owned();
    let outcome = match form::read(request).await {
        Ok((body, _)) => site.world().control(&method, &path, &query, &body),
        Err(refusal) => Err(refusal),
    };
    match outcome {
        Ok(body) => Json(body).into_response(),
        Err(refusal) => {
            let status = StatusCode::from_u16(refusal.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, Json(refusal.body())).into_response()
        }
    }
}

fn bad(message: &str) -> Refusal {
    Refusal::new(400, 0, message)
}

fn asked<'a>(query: &'a str, key: &str) -> Option<&'a str> {
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .find(|(own, _)| *own == key)
        .map(|(_, value)| value)
}

impl World {
    fn control(
        &mut self,
        method: &str,
        path: &str,
        query: &str,
        body: &Value,
    ) -> Result<Value, Refusal> {
        match (method, path) {
            ("POST", "faults") => {
                let order: Order = serde_json::from_value(body.clone())
                    .map_err(|error| bad(&error.to_string()))?;
                self.faults
                    .ordered
                    .push(order.fault().map_err(|error| bad(&error))?);
                Ok(json!({ "faults": self.faults.ordered }))
            }
            ("GET", "faults") => Ok(json!({ "faults": self.faults.ordered })),
            ("DELETE", "faults") => {
                self.faults = super::fault::Faults::default();
                Ok(json!({ "faults": [] }))
            }
            ("POST", "gateway") => self.disturb_gateway(body),
            ("GET", "gateway") => Ok(json!({
                "connected": self.sessions.connected(), "muted": self.sessions.mute,
            })),
            ("POST", "duplicate") => {
                self.faults.duplicates = body["count"].as_u64().unwrap_or(1) as u32;
                Ok(json!({ "count": self.faults.duplicates }))
            }
            ("POST", "clock") => {
                let millis = body["advance_ms"]
                    .as_u64()
                    .ok_or_else(|| bad("advance_ms is missing"))?;
                self.clock.advance(millis);
                self.give_up();
                self.archive_idle_threads();
                self.touch();
                Ok(json!({ "now": self.clock.now() }))
            }
            ("POST", "permissions") => self.permit(body),
            ("GET", "permissions") => {
                let channel = asked(query, "channel").unwrap_or_default();
                self.permitted(channel, asked(query, "who").unwrap_or("bot"))
            }
            ("POST", "dms") => {
                let person = self.someone(body["person"].as_str().unwrap_or_default())?;
                let closed = body["open"] == false;
                if let Some(user) = self.users.get_mut(&person) {
                    user.dms_closed = closed;
                }
                self.channels_changed();
                Ok(json!({ "open": !closed }))
            }
            ("POST", "members") => {
                let who = self.someone(body["who"].as_str().unwrap_or_default())?;
                let (there, elsewhere) = (body["there"] != false, body["elsewhere"] == true);
                self.move_user(who, there, elsewhere);
                Ok(json!({ "there": there, "elsewhere": elsewhere }))
            }
            ("POST", "server") => {
                let locale = body["locale"].as_str().unwrap_or_default();
                if !LOCALES.contains(&locale) {
                    return Err(bad("Discord knows no such language"));
                }
                locale.clone_into(&mut self.guild.locale);
                let (guild, object) = (self.guild.id, self.guild_object());
                self.sessions
                    .dispatch("GUILD_UPDATE", &object, 1, Some(guild));
                self.channels_changed();
                Ok(json!({ "locale": locale }))
            }
            ("GET", "log") => {
                let since = asked(query, "since").and_then(|number| number.parse().ok());
                Ok(json!({ "entries": self.journal.since(since.unwrap_or(0)) }))
            }
            ("DELETE", "log") => {
                self.journal.clear();
                Ok(json!({ "entries": [] }))
            }
            ("GET", "interactions") => Ok(self.interaction_list()),
            _ => Err(Refusal::not_found()),
        }
    }

    fn disturb_gateway(&mut self, body: &Value) -> Result<Value, Refusal> {
        if let Some(millis) = body["heartbeat_ms"].as_u64() {
            self.sessions.heartbeat = millis.max(50);
        }
        match body["action"].as_str() {
            Some("drop") => self.sessions.drop_lines(),
            Some("reconnect") => self.sessions.ask_to_reconnect(),
            Some("invalid") => self.sessions.invalidate(body["resumable"] == true),
            Some("mute") => self.sessions.mute = true,
            Some("unmute") => self.sessions.mute = false,
            None if body["heartbeat_ms"].is_u64() => {}
            _ => return Err(bad("action is drop, reconnect, invalid, mute or unmute")),
        }
        self.touch();
        Ok(json!({ "connected": self.sessions.connected(), "muted": self.sessions.mute }))
    }

    fn someone(&self, who: &str) -> Result<Id, Refusal> {
        match who {
            "bot" => Ok(self.bot),
            "everyone" => Ok(self.guild.id),
            who => self
                .person(who)
                .ok_or_else(|| bad("who is bot, everyone or a person")),
        }
    }

    fn permit(&mut self, body: &Value) -> Result<Value, Refusal> {
        let name = body["channel"].as_str().unwrap_or_default();
        let who = body["who"].as_str().unwrap_or("bot");
        let target = self.someone(who)?;
        let channel = self
            .channel_called(name)
            .ok_or_else(Refusal::unknown_channel)?;
        let bits = |key: &str| {
            let mut sum = 0;
            for name in body[key].as_array().into_iter().flatten() {
                let name = name.as_str().unwrap_or_default();
                sum |= named(name).ok_or_else(|| bad(&format!("there is no permission {name}")))?;
            }
            Ok::<u64, Refusal>(sum)
        };
        let (allow, deny, reset) = (bits("allow")?, bits("deny")?, bits("reset")?);
        // Threads have the permissions of their channel.
        let id = self.channels[&channel].parent.unwrap_or(channel);
        let old = self.channels[&id]
            .overwrites
            .iter()
            .find(|one| one.id == target)
            .copied();
        let old = old.unwrap_or_default();
        self.overwrite(
            id,
            Overwrite {
                id: target,
                kind: u8::from(target != self.guild.id),
                allow: (old.allow | allow) & !deny & !reset,
                deny: (old.deny | deny) & !allow & !reset,
            },
        );
        self.permitted(name, who)
    }

    fn permitted(&self, channel: &str, who: &str) -> Result<Value, Refusal> {
        let channel = self
            .channel_called(channel)
            .ok_or_else(Refusal::unknown_channel)?;
        let who = self.someone(who)?;
        let bits = self.permissions(who, &self.channels[&channel]);
        Ok(json!({ "permissions": names(bits) }))
    }

    fn interaction_list(&self) -> Value {
        let list: Vec<Value> = self
            .interactions
            .values()
            .map(|one| {
                json!({
                    "id": one.id, "type": one.origin.kind, "user": one.origin.user,
                    "name": one.origin.name, "custom_id": one.custom_id,
                    "channel_id": one.channel, "begun": one.begun,
                    "milliseconds": one.answered_after, "status": self.standing(one),
                })
            })
            .collect();
        json!({ "interactions": list })
    }
}

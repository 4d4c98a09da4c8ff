//! What people do, as the page and the tests do it for them.
//!
//! JSON under `/sandbox/people`. `{p}` is a person: 1 to 4, a name (`ada`) or an identifier. `{c}` is a
//! channel: an identifier, a name (`games`), or `dm` for the person's direct messages with the bot. What a
//! person may not do is refused with `{"message","code"}`; powers beyond that are in `control`.
//!
//! | call | body | answer |
//! |---|---|---|
//! | `GET /sandbox/people` | | `{"server":{…},"bot":{…},"people":[{"number","id","name","locale","dms_open"}]}` |
//! | `PATCH {p}` | `{"locale":"it","dms_open":false}` | the person |
//! | `GET {p}/channels` | | `{"channels":[{"id","type","name","topic","parent_id","archived","locked","joined","unread","mentions","can_send","recipient"}]}`: all this person sees |
//! | `PATCH {p}/channels/{c}` | `{"archived":true,"locked":false,"name":"…"}` | the thread |
//! | `DELETE {p}/channels/{c}` | | deletes a channel or thread |
//! | `POST {p}/channels/{c}/threads` | `{"name":"…","message":"<id>"}` | a new thread, `message` optional |
//! | `POST {p}/channels/{c}/read` | | all read |
//! | `GET {p}/channels/{c}/messages?limit=50&before=<id>&after=<id>` | | `{"messages":[…]}`, oldest first, as Discord's message objects with `pinged` (identifiers) and `reader` (null, or whose alone it is) |
//! | `POST {p}/channels/{c}/messages` | `{"content":"hello"}`, or a form with `files[n]` and `payload_json` | the message |
//! | `GET`, `PATCH`, `DELETE {p}/channels/{c}/messages/{m}` | `{"content":"…"}` | the message; deleting one's private message dismisses it |
//! | `GET {p}/channels/{c}/commands` | | `{"commands":[…]}`: those this person may use there |
//! | `POST {p}/channels/{c}/command` | `{"command":"play kintei","options":{"pace":"slow","opponent":"bruno"}}` | a standing (below) |
//! | `POST {p}/channels/{c}/autocomplete` | the same with `"focused":"turn"` | a standing with `choices` |
//! | `POST {p}/channels/{c}/press` | `{"message":"<id>","custom_id":"…"}`, or `"label":"Join"` | a standing |
//! | `POST {p}/channels/{c}/choose` | `{"message":"<id>","custom_id":"…","values":["…"]}` | a standing |
//! | `POST {p}/submit` | `{"interaction":"<id that was answered with a modal>","fields":{"<custom_id>":"…"}}` | a standing |
//! | `GET {p}/interactions/{i}` | | a standing |
//! | `GET /sandbox/stream/{p}` | | a WebSocket: see `stream` |
//!
//! A standing is `{"interaction","status","ephemeral","message","followups","modal","choices","milliseconds"}`.
//! `status` is `waiting`, `message`, `thinking`, `acknowledged`, `updated`, `choices`, `modal`, `deleted` or
//! `failed` (no answer in 3 seconds). By default the call returns with the first answer; `"wait":"settled"`
//! also waits until a thinking message has been filled in (20 seconds at most), `"wait":"no"` not at all.

mod acts;
mod places;
mod standing;
pub mod stream;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Site;
use super::form;
use super::refusal::Refusal;
use super::rest::Call;
use super::snowflake::Id;
use super::world::World;

/// What a request comes to: an answer, or an interaction to wait for.
#[derive(Debug)]
enum Outcome {
    Done(Value),
    Begun(Id),
}

/// Every request to `/sandbox/people/…`.
pub async fn entry(State(site): State<Arc<Site>>, request: Request) -> Response {
    let outcome = serve(&site, request).await;
    match outcome {
        Ok(body) => Json(body).into_response(),
        Err(refusal) => {
            let status = StatusCode::from_u16(refusal.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, Json(refusal.body())).into_response()
        }
    }
}

async fn serve(site: &Arc<Site>, request: Request) -> Result<Value, Refusal> {
    let method = request.method().as_str().to_owned();
    let uri = request.uri().clone();
    let path = uri
        .path()
        .trim_start_matches("/sandbox/people")
        .trim_matches('/')
        .to_owned();
    let query = uri.query().unwrap_or_default();
    let query = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let (body, files) = form::read(request).await?;
    let wait = body["wait"].as_str().unwrap_or("answered").to_owned();
    let call = Call {
        method,
        path,
        query,
        body,
        files,
        authorised: false,
    };
    let result = site.world().person_route(call)?;
    match result {
        Outcome::Done(body) => Ok(body),
        Outcome::Begun(interaction) => Ok(standing::wait(site, interaction, &wait).await),
    }
}

impl World {
    fn person_route(&mut self, call: Call) -> Result<Outcome, Refusal> {
        let path = call.path.clone();
        let segments: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let method = call.method.clone();
        let done = |value: Value| Ok(Outcome::Done(value));
        let [person, rest @ ..] = segments.as_slice() else {
            return done(self.everyone());
        };
        let person = self.person(person).ok_or_else(Refusal::unknown_user)?;
        match (method.as_str(), rest) {
            ("GET", []) => done(self.person_object(person)),
            ("PATCH", []) => done(self.settle(person, &call.body)?),
            ("GET", ["channels"]) => done(self.channel_list(person)),
            ("POST", ["submit"]) => Ok(Outcome::Begun(self.submit(person, &call.body)?)),
            ("GET", ["interactions", id]) => {
                let id = id.parse().map_err(|_| Refusal::unknown_interaction())?;
                done(
                    self.standing_object(id)
                        .ok_or_else(Refusal::unknown_interaction)?,
                )
            }
            (_, ["channels", channel, rest @ ..]) => {
                let channel = self.visible_channel(person, channel)?;
                self.place_route(person, channel, call, rest)
            }
            _ => Err(Refusal::not_found()),
        }
    }

    /// A person by number, name or identifier.
    pub fn person(&self, text: &str) -> Option<Id> {
        let number = text.parse::<usize>().ok().filter(|number| *number > 0);
        let nth = number.and_then(|number| self.people().nth(number - 1));
        let named = || {
            self.people()
                .find(|person| person.name.eq_ignore_ascii_case(text))
        };
        let known = || self.people().find(|person| person.id.to_string() == text);
        nth.or_else(named).or_else(known).map(|person| person.id)
    }

    /// A channel of the server, by identifier or name.
    pub fn channel_called(&self, text: &str) -> Option<Id> {
        let by_id = text
            .parse()
            .ok()
            .filter(|id| self.channels.contains_key(id));
        by_id.or_else(|| {
            let name = text.trim_start_matches('#');
            self.channels
                .values()
                .find(|channel| channel.name == name)
                .map(|channel| channel.id)
        })
    }

    fn visible_channel(&mut self, person: Id, text: &str) -> Result<Id, Refusal> {
        let id = match text {
            "dm" => self.direct_channel(person),
            text => self
                .channel_called(text)
                .ok_or_else(Refusal::unknown_channel)?,
        };
        if self.sees(person, &self.channels[&id]) {
            Ok(id)
        } else {
            Err(Refusal::missing_access())
        }
    }

    fn person_object(&self, id: Id) -> Value {
        let number = self
            .people()
            .position(|person| person.id == id)
            .map(|at| at + 1);
        let user = &self.users[&id];
        json!({
            "number": number, "id": id, "name": user.display, "username": user.name,
            "locale": user.locale, "dms_open": !user.dms_closed,
            "owner": id == self.guild.owner,
        })
    }

    fn everyone(&self) -> Value {
        let people: Vec<Value> = self
            .people()
            .map(|person| self.person_object(person.id))
            .collect();
        json!({
            "server": {
                "id": self.guild.id, "name": self.guild.name, "locale": self.guild.locale,
            },
            "bot": {
                "id": self.bot, "name": self.users[&self.bot].display,
                "connected": self.sessions.connected() > 0,
            },
            "people": people,
        })
    }
}

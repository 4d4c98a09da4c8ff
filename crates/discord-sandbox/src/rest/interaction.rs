//! Answers to interactions: the callback, and the webhook behind its token.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{self, Answer, Outcome, ok};
use super::super::extract::{Call, PathParams, QueryParams, lenient, truth};
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::interaction::{Interaction, Stage};
use super::super::world::message::{LOADING, Message};

/// The routes that need only the token in the path.
pub fn routes() -> Router<Arc<Site>> {
    let at = |path: &str| format!("/webhooks/{{webhook}}/{{token}}{path}");
    Router::new()
        .route(
            "/interactions/{interaction}/{token}/callback",
            post(call_back).fallback(answer::no_such_call),
        )
        .route(
            &at(""),
            get(read_hook)
                .post(follow_up)
                .patch(change_hook)
                .delete(remove_hook)
                .fallback(wrong_method),
        )
        .route(
            &at("/messages/@original"),
            get(read_original)
                .patch(change_original)
                .delete(remove_original)
                .fallback(wrong_method_of_original),
        )
        .route(
            &at("/messages/{message}"),
            get(read)
                .patch(change)
                .delete(remove)
                .fallback(wrong_method_of_message),
        )
        .route(&at("/{*rest}"), any(no_such_call))
}

#[derive(Deserialize)]
struct Asking {
    interaction: Id,
    token: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Wanted {
    #[serde(deserialize_with = "truth")]
    with_response: Option<bool>,
}

/// The path of an interaction's webhook; its identifier is the application's.
#[derive(Deserialize)]
struct WebhookPath {
    webhook: Id,
    token: String,
}

#[derive(Deserialize)]
struct Hung {
    webhook: Id,
    token: String,
    message: Id,
}

impl Hung {
    fn hook(&self) -> WebhookPath {
        WebhookPath {
            webhook: self.webhook,
            token: self.token.clone(),
        }
    }
}

async fn call_back(
    State(site): State<Arc<Site>>,
    PathParams(asking): PathParams<Asking>,
    QueryParams(wanted): QueryParams<Wanted>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let message = world.answer(asking.interaction, &asking.token, &call.body, call.files)?;
    if wanted.with_response != Some(true) {
        return Ok(Answer::Nothing);
    }
    let answered = &world.interactions[&asking.interaction];
    ok(world.callback_object(answered, &call.body["type"], message.as_ref()))
}

async fn no_such_call(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    site.world().webhook(hook.webhook, &hook.token)?;
    Err(Refusal::not_found())
}

async fn wrong_method(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    site.world().webhook(hook.webhook, &hook.token)?;
    Err(Refusal::method_not_allowed())
}

async fn wrong_method_of_original(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    site.world().original(&hook)?;
    Err(Refusal::method_not_allowed())
}

async fn wrong_method_of_message(
    State(site): State<Arc<Site>>,
    PathParams(hung): PathParams<Hung>,
) -> Outcome {
    site.world().own_answer(&hung)?;
    Err(Refusal::method_not_allowed())
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Executed {
    #[serde(deserialize_with = "truth")]
    wait: Option<bool>,
    #[serde(deserialize_with = "lenient")]
    thread_id: Option<Id>,
}

async fn read_hook(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    let world = site.world();
    let hook = world.hook_of(hook.webhook, &hook.token)?;
    ok(world.webhook_object(&hook, false))
}

async fn change_hook(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.hook_of(hook.webhook, &hook.token)?;
    let hook = world.change_webhook(hook.webhook, &call.body)?;
    ok(world.webhook_object(&hook, false))
}

async fn remove_hook(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    let mut world = site.world();
    world.hook_of(hook.webhook, &hook.token)?;
    world.remove_webhook(hook.webhook)?;
    Ok(Answer::Nothing)
}

async fn follow_up(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
    QueryParams(wanted): QueryParams<Executed>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    if hook.webhook != world.bot {
        let hook = world.hook_of(hook.webhook, &hook.token)?;
        let message = world.execute(&hook, wanted.thread_id, call)?;
        return match wanted.wait {
            Some(true) => ok(world.message_object(&message)),
            _ => Ok(Answer::Nothing),
        };
    }
    let interaction = world.webhook(hook.webhook, &hook.token)?.clone();
    let message = world.follow_up(&interaction, &call.body, call.files)?;
    ok(world.message_object(&message))
}

async fn read_original(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    let world = site.world();
    world.read_answer(world.original(&hook)?)
}

async fn change_original(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.original(&hook)?;
    world.patch_answer(&hook.token, place, call)
}

async fn remove_original(
    State(site): State<Arc<Site>>,
    PathParams(hook): PathParams<WebhookPath>,
) -> Outcome {
    let mut world = site.world();
    let place = world.original(&hook)?;
    world.remove_answer(place)
}

async fn read(State(site): State<Arc<Site>>, PathParams(hung): PathParams<Hung>) -> Outcome {
    let world = site.world();
    world.read_answer(world.own_answer(&hung)?)
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(hung): PathParams<Hung>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let place = world.own_answer(&hung)?;
    world.patch_answer(&hung.token, place, call)
}

async fn remove(State(site): State<Arc<Site>>, PathParams(hung): PathParams<Hung>) -> Outcome {
    let mut world = site.world();
    let place = world.own_answer(&hung)?;
    world.remove_answer(place)
}

/// The channel and the identifier of an answer.
type Place = (Id, Id);

impl World {
    /// The message behind `@original`.
    fn original(&self, hook: &WebhookPath) -> Result<Place, Refusal> {
        let interaction = self.webhook(hook.webhook, &hook.token)?;
        let original = interaction.original.ok_or_else(Refusal::unknown_message)?;
        Ok((interaction.channel, original))
    }

    /// A message that answers this interaction; refuses any other.
    fn own_answer(&self, hung: &Hung) -> Result<Place, Refusal> {
        let hook = hung.hook();
        if hook.webhook != self.bot {
            let own = self.hook_of(hook.webhook, &hook.token)?;
            return self.hook_message(&own, hung.message);
        }
        let interaction = self.webhook(hook.webhook, &hook.token)?;
        let own = interaction.original == Some(hung.message)
            || interaction.followups.contains(&hung.message);
        own.then_some((interaction.channel, hung.message))
            .ok_or_else(Refusal::unknown_message)
    }

    fn read_answer(&self, (channel, id): Place) -> Outcome {
        let message = self
            .message(channel, id)
            .ok_or_else(Refusal::unknown_message)?;
        ok(self.message_object(message))
    }

    fn patch_answer(&mut self, token: &str, (channel, id): Place, call: Call) -> Outcome {
        let message = self.change_answer(channel, id, &call.body, call.files)?;
        // The edit that a deferred answer in place has promised.
        let mut all = self.interactions.values_mut();
        let promised = all.find(|one| {
            one.token == token && one.original == Some(id) && one.stage == Stage::Answered(6)
        });
        if let Some(interaction) = promised {
            interaction.stage = Stage::Answered(7);
            self.mark_changed();
        }
        ok(self.message_object(&message))
    }

    fn remove_answer(&mut self, (channel, id): Place) -> Outcome {
        self.remove_message(channel, id)
            .ok_or_else(Refusal::unknown_message)?;
        Ok(Answer::Nothing)
    }

    fn callback_object(&self, one: &Interaction, kind: &Value, message: Option<&Message>) -> Value {
        let mut object = json!({ "interaction": {
            "id": one.id, "type": one.origin.kind, "channel_id": one.channel,
            "response_message_loading": message.is_some_and(|message| message.flags & LOADING != 0),
            "response_message_ephemeral": message.is_some_and(|message| message.reader.is_some()),
        } });
        let guild = self
            .channels
            .get(&one.channel)
            .and_then(|place| place.guild);
        if let Some(guild) = guild {
            object["interaction"]["guild_id"] = json!(guild);
        }
        if let Some(message) = message {
            object["interaction"]["response_message_id"] = json!(message.id);
            if *kind == 5 {
                // A thinking message has no content to read yet.
                return object;
            }
            object["resource"] = json!({ "type": kind, "message": self.message_object(message) });
        }
        object
    }
}

//! The application and its commands.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::routing::{any, get};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::answer::{Answer, Outcome, ok, wrong_method};
use super::super::extract::{Call, PathParams};
use super::super::limits;
use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;

/// The routes below `/applications` and `/oauth2/applications`.
pub fn routes() -> Router<Arc<Site>> {
    let list = || {
        get(commands)
            .put(replace_all)
            .post(register)
            .fallback(no_such_call)
    };
    let command_routes = || {
        get(command)
            .patch(change)
            .delete(remove)
            .fallback(no_such_command)
    };
    Router::new()
        .route(
            "/oauth2/applications/@me",
            get(myself).fallback(wrong_method),
        )
        .route("/applications/@me", get(myself).fallback(wrong_method))
        .route("/applications/{application}/commands", list())
        .route(
            "/applications/{application}/commands/{command}",
            command_routes(),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands",
            list(),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands/{command}",
            command_routes(),
        )
        .route("/applications/{application}", any(no_such_call))
        .route("/applications/{application}/{*rest}", any(no_such_call))
}

/// The scope of commands: global, or one server's.
#[derive(Deserialize)]
struct Scope {
    application: Id,
    guild: Option<Id>,
}

#[derive(Deserialize)]
struct Which {
    application: Id,
    guild: Option<Id>,
    command: Id,
}

impl Which {
    fn scope(&self) -> Scope {
        Scope {
            application: self.application,
            guild: self.guild,
        }
    }
}

async fn myself(State(site): State<Arc<Site>>) -> Outcome {
    ok(site.world().application_object())
}

async fn no_such_call(
    State(site): State<Arc<Site>>,
    PathParams(scope): PathParams<Scope>,
) -> Outcome {
    site.world().must_be_own(&scope)?;
    Err(Refusal::not_found())
}

async fn no_such_command(
    State(site): State<Arc<Site>>,
    PathParams(which): PathParams<Which>,
) -> Outcome {
    site.world().registered(&which)?;
    Err(Refusal::not_found())
}

async fn commands(State(site): State<Arc<Site>>, PathParams(scope): PathParams<Scope>) -> Outcome {
    let world = site.world();
    world.must_be_own(&scope)?;
    ok(world
        .commands
        .iter()
        .filter(|command| command.guild == scope.guild)
        .map(|command| world.command_object(command))
        .collect())
}

async fn replace_all(
    State(site): State<Arc<Site>>,
    PathParams(scope): PathParams<Scope>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.must_be_own(&scope)?;
    let Some(list) = call.body.as_array() else {
        let message = "Only iterables may be used in a ListType";
        return Err(Refusal::form("", "LIST_TYPE_CONVERT", message));
    };
    let objects = world.register_all(scope.guild, list)?;
    ok(json!(objects))
}

async fn register(
    State(site): State<Arc<Site>>,
    PathParams(scope): PathParams<Scope>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    world.must_be_own(&scope)?;
    let (is_new, object) = world.register(scope.guild, &call.body)?;
    Ok(Answer::Json(if is_new { 201 } else { 200 }, object))
}

async fn command(State(site): State<Arc<Site>>, PathParams(which): PathParams<Which>) -> Outcome {
    let world = site.world();
    let at = world.registered(&which)?;
    ok(world.command_object(&world.commands[at]))
}

async fn change(
    State(site): State<Arc<Site>>,
    PathParams(which): PathParams<Which>,
    call: Call,
) -> Outcome {
    let mut world = site.world();
    let at = world.registered(&which)?;
    world.change_command(at, &call.body)
}

async fn remove(State(site): State<Arc<Site>>, PathParams(which): PathParams<Which>) -> Outcome {
    let mut world = site.world();
    let at = world.registered(&which)?;
    world.commands.remove(at);
    world.broadcast(&json!({ "event": "commands" }), |_, _| true);
    Ok(Answer::Nothing)
}

impl World {
    fn must_be_own(&self, scope: &Scope) -> Result<(), Refusal> {
        if scope.application != self.bot {
            return Err(Refusal::unknown_application());
        }
        if scope.guild.is_some_and(|guild| self.guild(guild).is_none()) {
            return Err(Refusal::missing_access());
        }
        Ok(())
    }

    /// The index of a command in the list.
    fn registered(&self, which: &Which) -> Result<usize, Refusal> {
        self.must_be_own(&which.scope())?;
        self.commands
            .iter()
            .position(|command| command.id == which.command && command.guild == which.guild)
            .ok_or_else(Refusal::unknown_command)
    }

    fn change_command(&mut self, at: usize, changes: &Value) -> Outcome {
        let mut body = self.commands[at].body.clone();
        for (key, value) in changes.as_object().into_iter().flatten() {
            body[key] = value.clone();
        }
        let body = limits::command::command(&body)?;
        let version = self.next_id();
        let command = &mut self.commands[at];
        command.body = body;
        command.version = version;
        let object = self.command_object(&self.commands[at]);
        self.broadcast(&json!({ "event": "commands" }), |_, _| true);
        ok(object)
    }
}

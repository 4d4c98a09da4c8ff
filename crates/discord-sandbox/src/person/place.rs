//! The `{person}` and `{channel}` of a path, looked up.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::Deserialize;

use super::super::refusal::Refusal;
use super::super::site::Site;
use super::super::snowflake::Id;
use super::super::world::World;
use super::super::world::channel::Channel;

/// The person of a path.
#[derive(Debug)]
pub struct Caller(pub Id);

/// The person and the channel of a path; the person sees the channel.
#[derive(Debug)]
pub struct CallerAt {
    /// The person.
    pub person: Id,
    /// The channel, as it was when the request came.
    pub place: Channel,
}

#[derive(Deserialize)]
struct Names {
    person: String,
    channel: Option<String>,
}

async fn names(parts: &mut Parts, site: &Arc<Site>) -> Result<Names, Refusal> {
    let path = Path::<Names>::from_request_parts(parts, site).await;
    path.map(|Path(names)| names)
        .map_err(|_| Refusal::not_found())
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Caller, Refusal> {
        let names = names(parts, site).await?;
        let person = site.world().person(&names.person);
        person.map(Caller).ok_or_else(Refusal::unknown_user)
    }
}

impl FromRequestParts<Arc<Site>> for CallerAt {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<CallerAt, Refusal> {
        let names = names(parts, site).await?;
        let mut world = site.world();
        let person = world
            .person(&names.person)
            .ok_or_else(Refusal::unknown_user)?;
        let channel = names.channel.unwrap_or_default();
        let channel = world.visible_channel(person, &channel)?;
        let place = world.channels[&channel].clone();
        Ok(CallerAt { person, place })
    }
}

impl World {
    fn visible_channel(&mut self, person: Id, text: &str) -> Result<Id, Refusal> {
        let id = match text {
            "dm" => self.direct_channel(person),
            text => self
                .find_channel(text)
                .ok_or_else(Refusal::unknown_channel)?,
        };
        if self.sees(person, &self.channels[&id]) {
            Ok(id)
        } else {
            Err(Refusal::missing_access())
        }
    }
}

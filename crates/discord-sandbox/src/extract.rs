//! What requests carry in their path, query and body, refused in Discord's words where it does not fit.

use std::str::FromStr;

use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::form::{self, Upload};
use super::refusal::Refusal;
use super::snowflake::Id;

/// The identifiers in a path, by the names they have in the route.
#[derive(Debug)]
pub struct In<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for In<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<In<T>, Refusal> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(found)| In(found))
            .map_err(|rejection| no_such(&rejection))
    }
}

/// What Discord says of a path with something else in the place of an identifier.
fn no_such(rejection: &PathRejection) -> Refusal {
    let PathRejection::FailedToDeserializePathParams(error) = rejection else {
        return Refusal::not_found();
    };
    let (ErrorKind::DeserializeError { key, .. } | ErrorKind::ParseErrorAtKey { key, .. }) =
        error.kind()
    else {
        return Refusal::not_found();
    };
    match key.as_str() {
        "application" => Refusal::unknown_application(),
        "channel" => Refusal::unknown_channel(),
        "command" => Refusal::unknown_command(),
        "guild" => Refusal::unknown_guild(),
        "interaction" => Refusal::unknown_interaction(),
        "message" => Refusal::unknown_message(),
        "user" => Refusal::unknown_user(),
        "webhook" => Refusal::unknown_webhook(),
        _ => Refusal::not_found(),
    }
}

/// The query, decoded.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Refusal> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(asked)| Asked(asked))
            .map_err(|_| Refusal::new(400, 0, "400: Bad Request"))
    }
}

/// Which part of a list of messages is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Page {
    /// How many at most.
    #[serde(deserialize_with = "if_fitting")]
    pub limit: Option<u64>,
    /// Only those older than this one.
    #[serde(deserialize_with = "if_fitting")]
    pub before: Option<Id>,
    /// Only those newer than this one.
    #[serde(deserialize_with = "if_fitting")]
    pub after: Option<Id>,
}

/// A value of the query; one of another type counts as left out.
pub fn if_fitting<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
{
    let text = String::deserialize(deserializer)?;
    Ok(text.parse().ok())
}

/// The body of a request, with the files beside it.
#[derive(Clone, Debug, Default)]
pub struct Call {
    /// The JSON body; null where there is none.
    pub body: Value,
    /// The files.
    pub files: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Call {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, _: &S) -> Result<Call, Refusal> {
        // The journal of the bot's requests has read this one already.
        if let Some(call) = request.extensions_mut().remove::<Call>() {
            return Ok(call);
        }
        let (body, files) = form::read(request).await?;
        Ok(Call { body, files })
    }
}

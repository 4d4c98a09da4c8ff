//! Extractors for path, query and body, with Discord's refusals for malformed values.

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

/// The identifiers in a path, by their names in the route.
#[derive(Debug)]
pub struct PathParams<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathParams<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, Refusal> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(found)| PathParams(found))
            .map_err(|rejection| no_such(&rejection))
    }
}

/// Discord's refusal for a malformed identifier in a path.
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

/// The decoded query.
#[derive(Debug)]
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Refusal> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(params)| QueryParams(params))
            .map_err(|_| Refusal::new(400, 0, "400: Bad Request"))
    }
}

/// The part of a message list that a request asks for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Page {
    /// Most messages to return.
    #[serde(deserialize_with = "lenient")]
    pub limit: Option<u64>,
    /// Only messages older than this one.
    #[serde(deserialize_with = "lenient")]
    pub before: Option<Id>,
    /// Only messages newer than this one.
    #[serde(deserialize_with = "lenient")]
    pub after: Option<Id>,
}

/// A query value; `None` if it has the wrong type, which Discord ignores.
pub fn lenient<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
{
    let text = String::deserialize(deserializer)?;
    Ok(text.parse().ok())
}

/// A truth value in a query, in the spellings of the libraries; `None` if it is none.
pub fn truth<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(match text.as_str() {
        "1" | "true" | "True" | "TRUE" => Some(true),
        "0" | "false" | "False" | "FALSE" => Some(false),
        _ => None,
    })
}

/// A request's body and files.
#[derive(Clone, Debug, Default)]
pub struct Call {
    /// The JSON body; null if there is none.
    pub body: Value,
    /// The files.
    pub files: Vec<Upload>,
}

impl<S: Send + Sync> FromRequest<S> for Call {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, _: &S) -> Result<Call, Refusal> {
        // The journal has consumed the body of a bot's request already.
        if let Some(call) = request.extensions_mut().remove::<Call>() {
            return Ok(call);
        }
        let (body, files) = form::read(request).await?;
        Ok(Call { body, files })
    }
}

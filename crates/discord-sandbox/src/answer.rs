//! What a request is answered with.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::refusal::Refusal;

/// A good answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A status and a body.
    Json(u16, Value),
    /// 204.
    Nothing,
}

/// An answer, good or bad.
pub type Outcome = Result<Answer, Refusal>;

/// A plain 200.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every handler ends with an outcome"
)]
pub fn ok(body: Value) -> Outcome {
    Ok(Answer::Json(200, body))
}

/// The answer to what is no call at all.
pub async fn no_such_call() -> Refusal {
    Refusal::not_found()
}

/// The answer to a method that a path does not take.
pub async fn wrong_method() -> Refusal {
    Refusal::method_not_allowed()
}

impl Answer {
    /// Its HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Answer::Json(status, _) => *status,
            Answer::Nothing => 204,
        }
    }

    /// Its JSON body; null where there is none.
    pub fn body(&self) -> Value {
        match self {
            Answer::Json(_, body) => body.clone(),
            Answer::Nothing => Value::Null,
        }
    }
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Answer {
        Answer::Json(refusal.status, refusal.body())
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let code = StatusCode::from_u16(self.status()).expect("all statuses here are statuses");
        let mut response = match &self {
            Answer::Json(_, body) => (code, Json(body)).into_response(),
            Answer::Nothing => code.into_response(),
        };
        // The journal writes it down from here.
        response.extensions_mut().insert(self);
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        Answer::from(self).into_response()
    }
}

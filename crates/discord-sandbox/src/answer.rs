//! Answers to requests: status and JSON body.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::refusal::Refusal;

/// A successful answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// An HTTP status with a JSON body.
    Json(u16, Value),
    /// 204 without a body.
    Nothing,
}

/// A successful answer or a refusal.
pub type Outcome = Result<Answer, Refusal>;

/// Status 200 with this body.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every handler ends with an outcome"
)]
pub fn ok(body: Value) -> Outcome {
    Ok(Answer::Json(200, body))
}

/// The 404 for a path that is no route.
pub async fn no_such_call() -> Refusal {
    Refusal::not_found()
}

/// The 405 for a method that a route does not take.
pub async fn wrong_method() -> Refusal {
    Refusal::method_not_allowed()
}

impl Answer {
    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Answer::Json(status, _) => *status,
            Answer::Nothing => 204,
        }
    }

    /// The JSON body; null if there is none.
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
        // The journal reads the answer from the extensions.
        response.extensions_mut().insert(self);
        response
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        Answer::from(self).into_response()
    }
}

//! The reasons of failed calls, for the log: status, code and the paths of the errors, but no value
//! that was sent.

use std::cell::RefCell;
use std::future::Future;

use serenity::Error;
use serenity::http::{ErrorResponse, HttpError};

/// Paths of errors in one reason; Discord may name one for each option of a menu.
const MAX_PATHS: usize = 5;

tokio::task_local! {
    /// The reason of the last failed call within [`remembered`].
    static LAST: RefCell<Option<String>>;
}

/// Does some work, within which [`last`] tells why the last call failed.
pub async fn remembered<T>(work: impl Future<Output = T>) -> T {
    // Boxed, as deliveries are large.
    LAST.scope(RefCell::default(), Box::pin(work)).await
}

/// The reason of the last failed call of this work.
pub fn last() -> String {
    let last = LAST.try_with(|last| last.borrow().clone());
    last.ok()
        .flatten()
        .unwrap_or_else(|| "no call failed".to_owned())
}

/// Remembers why a call failed.
pub(super) fn note(reason: String) {
    // Outside of such work there is no reader.
    let _ = LAST.try_with(|last| *last.borrow_mut() = Some(reason));
}

/// The reason of an error. The library's own words are left out: they have addresses with tokens in
/// them.
pub fn of(error: &Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => of_response(response),
        Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "no answer in time".to_owned()
        }
        Error::Http(HttpError::Request(error)) if error.is_connect() => "no connection".to_owned(),
        Error::Http(HttpError::Request(error)) if error.is_builder() => {
            "no request can be made of it".to_owned()
        }
        error if is_unread(error) => "the answer is not understood".to_owned(),
        Error::Model(_) | Error::ExceededLimit(..) | Error::NotInRange(..) => {
            "it breaks a limit of Discord".to_owned()
        }
        Error::Http(HttpError::Request(_)) | Error::Tungstenite(_) | Error::Io(_) => {
            "the connection broke".to_owned()
        }
        _ => "it was not sent".to_owned(),
    }
}

/// Whether Discord answered something that cannot be read.
pub fn is_unread(error: &Error) -> bool {
    match error {
        Error::Json(_) => true,
        Error::Http(HttpError::Request(error)) => error.is_decode(),
        _ => false,
    }
}

/// Status, code, and where in the request each error is.
fn of_response(response: &ErrorResponse) -> String {
    let (status, code) = (response.status_code.as_u16(), response.error.code);
    let code = if code > 0 {
        format!("code {code}")
    } else {
        "without a code of Discord's".to_owned()
    };
    let errors = &response.error.errors;
    let paths = errors.iter().take(MAX_PATHS);
    let mut paths: Vec<String> = paths
        .map(|error| format!("{} ({})", error.path, error.code))
        .collect();
    if errors.len() > MAX_PATHS {
        paths.push(format!("{} more", errors.len() - MAX_PATHS));
    }
    if paths.is_empty() {
        format!("{status}, {code}")
    } else {
        format!("{status}, {code}: {}", paths.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn refused(status: u16, body: &str) -> Error {
        let response = axum::http::Response::builder().status(status);
        let response = response.body(body.to_owned()).unwrap();
        let response = ErrorResponse::from_response(response.into(), reqwest::Method::POST);
        Error::Http(HttpError::UnsuccessfulRequest(response.await))
    }

    #[tokio::test]
    async fn a_reason_has_status_code_and_paths_and_no_value() {
        let body = r#"{"code": 50035, "message": "Invalid Form Body", "errors": {"embeds": {"0": {"title":
            {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "a secret is too long"}]}}}}}"#;
        let why = of(&refused(400, body).await);
        assert_eq!(
            why,
            "400, code 50035: embeds.0.title (BASE_TYPE_MAX_LENGTH)"
        );
        let why = of(&refused(502, "<html>").await);
        assert_eq!(why, "502, without a code of Discord's");
    }

    #[tokio::test]
    async fn the_last_reason_is_that_of_the_same_work() {
        assert_eq!(last(), "no call failed");
        let work = async {
            note("no answer in time".to_owned());
            last()
        };
        assert_eq!(remembered(work).await, "no answer in time");
        assert_eq!(remembered(async { last() }).await, "no call failed");
    }
}

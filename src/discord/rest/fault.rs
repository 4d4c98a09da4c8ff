//! The classification of Discord's errors.

use serenity::Error;
use serenity::http::HttpError;

use super::breaker::Verdict;

/// The kinds of errors that are handled differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Discord is overloaded, failing or out of reach, or the code is unknown: retry.
    Later,
    /// The bot lacks a permission.
    Forbidden,
    /// The channel, the thread or the server does not exist.
    NoChannel,
    /// The person is not on the server.
    NoMember,
    /// The server has no such role.
    NoRole,
    /// The message does not exist.
    NoMessage,
    /// The thread is archived; it must be reopened first.
    Archived,
    /// The message already has a thread.
    HasThread,
    /// The person does not accept direct messages from the bot.
    ClosedDms,
    /// The interaction already has an answer.
    Answered,
    /// The interaction has expired, or never existed.
    NoInteraction,
    /// Discord will never accept this request: a bug of the bot.
    Other,
}

impl Fault {
    /// The kind of an error.
    pub fn of(error: &Error) -> Fault {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Fault::from_status(response.status_code.as_u16(), response.error.code)
            }
            // Errors before the request is sent.
            Error::Model(_)
            | Error::ExceededLimit(..)
            | Error::NotInRange(..)
            | Error::Format(_)
            | Error::Url(_)
            | Error::Http(
                HttpError::Url(_) | HttpError::InvalidHeader(_) | HttpError::ApplicationIdMissing,
            ) => Fault::Other,
            Error::Http(HttpError::Request(error)) if error.is_builder() => Fault::Other,
            _ => Fault::Later,
        }
    }

    /// The kind of a response, by HTTP status and Discord's JSON error code. Only listed codes are
    /// final; all others are retried.
    fn from_status(status: u16, code: isize) -> Fault {
        if TRANSIENT_CODES.contains(&code) || matches!(status, 429 | 500..) {
            return Fault::Later;
        }
        match (code, status) {
            (10_003 | 10_004, _) => Fault::NoChannel,
            (10_007 | 10_013, _) => Fault::NoMember,
            (10_008, _) => Fault::NoMessage,
            (10_011, _) => Fault::NoRole,
            (10_015 | 10_062 | 50_027, _) => Fault::NoInteraction,
            (40_060, _) => Fault::Answered,
            // 160005: the thread is locked, and only moderators may reopen it.
            (50_001 | 50_013 | 160_005, _) => Fault::Forbidden,
            (50_007 | 50_278, _) => Fault::ClosedDms,
            (50_083, _) => Fault::Archived,
            (160_004, _) => Fault::HasThread,
            (code, _) if PERMANENT_CODES.contains(&code) => Fault::Other,
            // A payload that is too large stays too large.
            (_, 413) => Fault::Other,
            // Without a JSON error code the response is not Discord's, but that of a proxy.
            (1.., 403) => Fault::Forbidden,
            _ => Fault::Later,
        }
    }
}

/// Codes of transient errors: many edits of an old message, opening direct messages too fast, a
/// feature switched off for a while, an error inside Discord's network, an application out of
/// reach, an overload.
const TRANSIENT_CODES: [isize; 6] = [30_046, 40_003, 40_006, 40_333, 110_001, 130_000];

/// Codes that every repetition of the request gets, too.
#[rustfmt::skip]
const PERMANENT_CODES: [isize; 28] = [
    // Unknown application, permission overwrite, emoji or command.
    10_002, 10_009, 10_014, 10_063,
    // Not for bots; only for bots; forbidden words.
    20_001, 20_002, 20_031,
    // Too many participants in a thread; too large; missing parts of a forum thread.
    30_033, 40_005, 40_058, 40_066, 40_067,
    // Empty; wrong type of channel; a system message; recipients not allowed.
    50_006, 50_008, 50_021, 50_024, 50_033,
    // Invalid form, file, message type or JSON.
    50_035, 50_045, 50_046, 50_068, 50_109,
    // A reply without permission to read the history; too many threads.
    160_002, 160_006, 160_007,
    // Blocked by the server's AutoMod rules for words and links.
    200_000, 200_001, 240_000,
];

/// Whether Discord has carried out the call, and answered in a form that serenity's types do not
/// take. A page of a proxy is no JSON.
pub fn is_carried_out(error: &Error) -> bool {
    matches!(error, Error::Json(error) if error.is_data())
}

/// The verdict of an error on the bot's token. An interaction's token is a different one.
pub fn verdict(error: &Error) -> Verdict {
    if is_carried_out(error) {
        return Verdict::Accepted;
    }
    let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return Verdict::Unknown;
    };
    match (response.status_code.as_u16(), response.error.code) {
        (401, 50_027) => Verdict::Unknown,
        (401, _) => Verdict::Refused,
        // Discord checks the token before anything else.
        (400..=499, 1..) => Verdict::Accepted,
        _ => Verdict::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use serenity::http::ErrorResponse;

    use super::*;

    #[test]
    fn final_is_what_is_known_to_be_and_everything_else_is_tried_again() {
        let table = [
            // Transient.
            (400, 0, Fault::Later),
            (400, -1, Fault::Later),
            (400, 99_999, Fault::Later),
            (401, 0, Fault::Later),
            (401, 40_001, Fault::Later),
            (403, 0, Fault::Later),
            (403, -1, Fault::Later),
            (403, 40_333, Fault::Later),
            (404, 0, Fault::Later),
            (404, -1, Fault::Later),
            (405, 0, Fault::Later),
            (408, 0, Fault::Later),
            (409, 0, Fault::Later),
            (425, 0, Fault::Later),
            (429, 0, Fault::Later),
            (429, -1, Fault::Later),
            (429, 20_028, Fault::Later),
            (400, 40_003, Fault::Later),
            (400, 30_046, Fault::Later),
            (403, 40_006, Fault::Later),
            (500, 0, Fault::Later),
            (502, -1, Fault::Later),
            (503, 130_000, Fault::Later),
            (504, 0, Fault::Later),
            (522, -1, Fault::Later),
            // Final, with their consequences.
            (403, 50_001, Fault::Forbidden),
            (403, 50_013, Fault::Forbidden),
            (400, 160_005, Fault::Forbidden),
            (403, 50_005, Fault::Forbidden),
            (403, 99_999, Fault::Forbidden),
            (404, 10_003, Fault::NoChannel),
            (404, 10_004, Fault::NoChannel),
            (404, 10_007, Fault::NoMember),
            (404, 10_013, Fault::NoMember),
            (404, 10_008, Fault::NoMessage),
            (400, 50_083, Fault::Archived),
            (400, 160_004, Fault::HasThread),
            (403, 50_007, Fault::ClosedDms),
            (403, 50_278, Fault::ClosedDms),
            (400, 40_060, Fault::Answered),
            (404, 10_062, Fault::NoInteraction),
            (404, 10_015, Fault::NoInteraction),
            (401, 50_027, Fault::NoInteraction),
            (413, 0, Fault::Other),
            (413, 40_005, Fault::Other),
            (400, 50_006, Fault::Other),
            (400, 50_033, Fault::Other),
            (400, 50_035, Fault::Other),
            (400, 50_109, Fault::Other),
            (400, 160_002, Fault::Other),
            (400, 160_006, Fault::Other),
            (400, 200_000, Fault::Other),
        ];
        for (status, code, fault) in table {
            assert_eq!(Fault::from_status(status, code), fault, "{status} {code}");
        }
        assert!(PERMANENT_CODES.is_sorted(), "in order, each once");
    }

    #[test]
    fn what_never_left_is_a_mistake_of_ours_and_what_was_lost_on_the_way_is_tried_again() {
        use serenity::all::ModelError;
        let table = [
            (Error::Model(ModelError::MessageTooLong(1)), Fault::Other),
            (Error::Url("no".to_owned()), Fault::Other),
            (Error::Http(HttpError::ApplicationIdMissing), Fault::Other),
            (Error::Http(HttpError::RateLimitUtf8), Fault::Later),
            (Error::Io(std::io::ErrorKind::TimedOut.into()), Fault::Later),
            (Error::Other("half an answer"), Fault::Later),
        ];
        for (error, fault) in table {
            assert_eq!(Fault::of(&error), fault, "{error}");
        }
    }

    #[test]
    fn an_answer_in_an_unknown_form_is_that_of_a_call_that_succeeded() {
        let read = |text| serde_json::from_str::<serenity::all::Message>(text);
        for (text, succeeded) in [
            (r#"{"id":"1","type":300}"#, true),
            ("{}", true),
            ("", false),
            (r#"{"id":"1","#, false),
            ("<html>", false),
        ] {
            let error = Error::Json(read(text).unwrap_err());
            assert_eq!(is_carried_out(&error), succeeded, "{text}");
            assert_eq!(verdict(&error) == Verdict::Accepted, succeeded, "{text}");
        }
    }

    #[tokio::test]
    async fn what_an_answer_says_of_the_token() {
        let table = [
            (
                401,
                r#"{"code":0,"message":"401: Unauthorized"}"#,
                Verdict::Refused,
            ),
            (401, "", Verdict::Refused),
            (
                401,
                r#"{"code":50027,"message":"Invalid Webhook Token"}"#,
                Verdict::Unknown,
            ),
            (
                403,
                r#"{"code":50013,"message":"Missing Permissions"}"#,
                Verdict::Accepted,
            ),
            (
                404,
                r#"{"code":10008,"message":"Unknown Message"}"#,
                Verdict::Accepted,
            ),
            (
                404,
                r#"{"code":0,"message":"404: Not Found"}"#,
                Verdict::Unknown,
            ),
            (500, "", Verdict::Unknown),
        ];
        for (status, body, expected) in table {
            let response = axum::http::Response::builder().status(status);
            let response = response.body(body).unwrap();
            let response = ErrorResponse::from_response(response.into(), reqwest::Method::GET);
            let error = Error::Http(HttpError::UnsuccessfulRequest(response.await));
            assert_eq!(verdict(&error), expected, "{status} {body}");
        }
    }
}

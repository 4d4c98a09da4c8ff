//! What it means when Discord refuses.

use serenity::Error;
use serenity::http::HttpError;

use crate::discord::rest::breaker::Verdict;

/// The kinds of failure we act on differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Discord is busy, broken or out of reach, or says what nobody knows: try again.
    Later,
    /// The bot may not do this there.
    Forbidden,
    /// The channel, the thread or the server is gone.
    NoChannel,
    /// This person is not on the server.
    NoMember,
    /// The message is gone.
    NoMessage,
    /// The thread is archived; it must be reopened first.
    Archived,
    /// The message has a thread already.
    HasThread,
    /// This person takes no direct messages from us.
    ClosedDms,
    /// The interaction has an answer already.
    Answered,
    /// The interaction is too old, or never was.
    NoInteraction,
    /// We said something Discord will never take: a mistake of ours.
    Other,
}

impl Fault {
    /// What kind of failure this is.
    pub fn of(error: &Error) -> Fault {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Fault::answered(response.status_code.as_u16(), response.error.code)
            }
            // What serenity did not even send.
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

    /// The same by a status and a code of Discord's (its opcodes and status codes): final is what is known to be final.
    fn answered(status: u16, code: isize) -> Fault {
        if PASSING.contains(&code) || matches!(status, 429 | 500..) {
            return Fault::Later;
        }
        match (code, status) {
            (10_003 | 10_004, _) => Fault::NoChannel,
            (10_007 | 10_013, _) => Fault::NoMember,
            (10_008, _) => Fault::NoMessage,
            (10_015 | 10_062 | 50_027, _) => Fault::NoInteraction,
            (40_060, _) => Fault::Answered,
            // The last: the thread is locked, and only moderators may open it.
            (50_001 | 50_013 | 160_005, _) => Fault::Forbidden,
            (50_007 | 50_278, _) => Fault::ClosedDms,
            (50_083, _) => Fault::Archived,
            (160_004, _) => Fault::HasThread,
            (code, _) if MISTAKES.contains(&code) => Fault::Other,
            // Too large stays too large.
            (_, 413) => Fault::Other,
            // Without a code it is not Discord's own word, but that of something in between.
            (1.., 403) => Fault::Forbidden,
            _ => Fault::Later,
        }
    }
}

/// Codes of what passes: many edits of an old message, opening direct messages too fast, a feature switched off for a while, an
/// error inside Discord's network, an application out of reach, an overload.
const PASSING: [isize; 6] = [30_046, 40_003, 40_006, 40_333, 110_001, 130_000];

/// Codes that the same request gets again, whenever it is made.
#[rustfmt::skip]
const MISTAKES: [isize; 28] = [
    // Unknown: application, permission overwrite, emoji, command.
    10_002, 10_009, 10_014, 10_063,
    // Not for bots, only for bots; words that are not allowed.
    20_001, 20_002, 20_031,
    // Too many in a thread; too large; what a forum asks of a new thread.
    30_033, 40_005, 40_058, 40_066, 40_067,
    // Empty; not in this kind of channel; a system message; not to these people.
    50_006, 50_008, 50_021, 50_024, 50_033,
    // The form is wrong, its file, its kind of message, its JSON.
    50_035, 50_045, 50_046, 50_068, 50_109,
    // A reply where nothing may be read back; too many threads.
    160_002, 160_006, 160_007,
    // Blocked by the server's own rules for words and links.
    200_000, 200_001, 240_000,
];

/// What an answer says of the bot's token. That of an interaction is another one.
pub fn verdict(error: &Error) -> Verdict {
    let Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return Verdict::Unknown;
    };
    match (response.status_code.as_u16(), response.error.code) {
        (401, 50_027) => Verdict::Unknown,
        (401, _) => Verdict::Refused,
        // Whoever is not known learns nothing of what is asked for.
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
            // What passes.
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
            // What does not, and what follows.
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
            assert_eq!(Fault::answered(status, code), fault, "{status} {code}");
        }
        assert!(MISTAKES.is_sorted(), "in order, each once");
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

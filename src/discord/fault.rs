//! What it means when Discord refuses.

use serenity::Error;
use serenity::http::HttpError;

/// The kinds of failure we act on differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Discord is busy, broken or out of reach: try again.
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
    /// We said something Discord does not take: a mistake of ours.
    Other,
}

impl Fault {
    /// What kind of failure this is. Codes: Discord's opcodes and status codes.
    pub fn of(error: &Error) -> Fault {
        let Error::Http(error) = error else {
            return match error {
                Error::Io(_) | Error::Json(_) => Fault::Later,
                _ => Fault::Other,
            };
        };
        let HttpError::UnsuccessfulRequest(response) = error else {
            return Fault::Later;
        };
        match (response.error.code, response.status_code.as_u16()) {
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
            // Opening direct messages too fast, too many edits of an old message.
            (40_003 | 30_046, _) | (_, 429 | 500..) => Fault::Later,
            (_, 403) => Fault::Forbidden,
            _ => Fault::Other,
        }
    }
}

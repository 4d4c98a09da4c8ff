//! Refusals about a seat that a channel holds.

use tavolino_games::game::Lang;

/// The reason that a channel cannot play, or a turn not be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadVote {
    /// A channel plays games for two without secrets, against the computer, on a server.
    #[error("the channel cannot play this game")]
    NotForChannel,
    /// A round of votes has as many candidates as fit.
    #[error("{most} turns are proposed already")]
    TooManyCandidates {
        /// The limit.
        most: u8,
    },
}

impl BadVote {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(self, lang: &Lang) -> String {
        match self {
            BadVote::NotForChannel => lang.say("refused-not-for-channel", &[]),
            BadVote::TooManyCandidates { most } => {
                lang.say("refused-too-many-candidates", &[("most", most.into())])
            }
        }
    }
}

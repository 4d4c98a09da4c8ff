//! Refusals about ladders.

use tavolino_games::game::Lang;

use crate::store::time::Timestamp;

/// The reason for which a person may not be challenged now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// They are on vacation, until then.
    Away(Timestamp),
    /// The two have met, then.
    Met(Timestamp),
    /// A challenge between the two ended without a meeting, then.
    Asked(Timestamp),
    /// They have a challenge already. The same is said where they have blocked the challenger.
    Busy,
    /// The challenger has blocked them.
    Blocked,
}

/// The reason that something about a ladder cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLadder {
    /// Ladders belong to a server.
    #[error("ladders belong to a server")]
    OnServers,
    /// The server has no ladders.
    #[error("the server has no ladders")]
    Off,
    /// The game, by its name, is not for two against each other.
    #[error("{0} is not for two against each other")]
    NotForTwo(String),
    /// The person is on the ladder.
    #[error("the person is on the ladder")]
    In,
    /// The person is not on the ladder.
    #[error("the person is not on the ladder")]
    NotIn,
    /// The person is on vacation.
    #[error("the person is on vacation")]
    Away,
    /// The person has sent a challenge.
    #[error("the person has sent a challenge")]
    Sent {
        /// Whether it is not answered yet.
        is_open: bool,
    },
    /// The other person is not near enough above.
    #[error("the other is not near enough above")]
    NotNear,
    /// The other person may not be challenged now.
    #[error("the other may not be challenged now")]
    Hindered(Hindrance),
    /// The challenge does not wait for an answer of the person any more.
    #[error("nothing is asked any more")]
    NotAsked,
}

impl BadLadder {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        match self {
            BadLadder::OnServers => plain("refused-ladder-on-servers"),
            BadLadder::Off => plain("refused-ladders-off"),
            BadLadder::NotForTwo(game) => {
                let values = [("game", game.as_str().into())];
                lang.say("refused-ladder-not-for-two", &values)
            }
            BadLadder::In => plain("refused-on-ladder"),
            BadLadder::NotIn => plain("refused-not-on-ladder"),
            BadLadder::Away => plain("refused-ladder-away"),
            BadLadder::Sent { is_open: true } => plain("refused-ladder-sent"),
            BadLadder::Sent { is_open: false } => plain("refused-ladder-plays"),
            BadLadder::NotNear => plain("refused-ladder-not-near"),
            BadLadder::Hindered(_) => plain("refused-ladder-hindered"),
            BadLadder::NotAsked => plain("refused-ladder-not-asked"),
        }
    }
}

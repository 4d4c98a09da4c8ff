//! What a server, or a person, does not want.

use crate::store::ids::{ChannelId, UserId};
use crate::store::time::Timestamp;
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

/// What a server, or a person, does not want.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Restriction {
    /// Games are opened in these channels.
    #[error("games are not opened in this channel")]
    NotHere(Vec<ChannelId>),
    /// Somebody opened so many games that the next must wait until then.
    #[error("the person has opened {most} games within the hour")]
    OpenedOften {
        /// How many.
        most: i64,
        /// Until when.
        until: Timestamp,
    },
    /// Somebody has so many unfinished games on this server.
    #[error("the person has {0} unfinished games on this server")]
    TooMany(i64),
    /// Somebody has so many unfinished games in which only computers play against them, on all servers together.
    #[error("the person has {0} unfinished games against computers alone")]
    TooManyAlone(i64),
    /// The server has so many unfinished games.
    #[error("the server has {0} unfinished games")]
    TooManyHere(i64),
    /// This person does not want to be invited by the one who asks.
    #[error("the guest {} does not want to be invited", .0.get())]
    NotToInvite(UserId),
    /// Somebody at the table does not want to play with the one who asks.
    #[error("somebody at the table does not want to play with the person")]
    NotToJoin,
    /// The one who asks has blocked this person.
    #[error("the person has blocked the guest {}", .0.get())]
    Blocked(UserId),
    /// Somebody blocked themselves.
    #[error("nobody blocks themselves")]
    BlockedOneself,
    /// Somebody blocked a bot.
    #[error("bots cannot be blocked")]
    BlockedBot,
    /// Only those who manage the server may do that.
    #[error("only those who manage the server may do that")]
    NotAManager,
    /// There is no such setting, or it cannot have that value.
    #[error("there is no such setting, or it cannot have that value")]
    NoSuchSetting,
}

impl Restriction {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        let with = |key: &str, name: &str, value: Value<'_>| lang.say(key, &[(name, value)]);
        let person = |person: UserId| format!("<@{}>", person.get());
        match self {
            Restriction::NotHere(channels) => {
                let channels: Vec<String> = channels
                    .iter()
                    .map(|channel| format!("<#{}>", channel.get()))
                    .collect();
                with("refused-not-here", "channels", channels.join(", ").into())
            }
            Restriction::OpenedOften { most, until } => {
                // Discord shows whole seconds; a moment too late is better than one too early.
                let until = until.0.div_euclid(1000) + 1;
                let values = [
                    ("most", (*most).into()),
                    ("until", until.to_string().into()),
                ];
                lang.say("refused-opened-often", &values)
            }
            Restriction::TooMany(most) => with("refused-too-many-games", "most", (*most).into()),
            Restriction::TooManyAlone(most) => {
                with("refused-too-many-alone", "most", (*most).into())
            }
            Restriction::TooManyHere(most) => {
                with("refused-too-many-games-here", "most", (*most).into())
            }
            Restriction::NotToInvite(guest) => {
                with("refused-not-to-invite", "person", person(*guest).into())
            }
            Restriction::NotToJoin => plain("refused-not-to-join"),
            Restriction::Blocked(guest) => with("refused-blocked", "person", person(*guest).into()),
            Restriction::BlockedOneself => plain("refused-blocked-oneself"),
            Restriction::BlockedBot => plain("refused-blocked-bot"),
            Restriction::NotAManager => plain("refused-not-a-manager"),
            Restriction::NoSuchSetting => plain("refused-no-such-setting"),
        }
    }
}

//! Refusals by the settings of a server, the limits of a person, or a block.

use crate::store::ids::{ChannelId, RoleId, UserId};
use crate::store::time::Timestamp;
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value;

/// A restriction by a server, a limit or a block.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Restriction {
    /// Matches are opened in these channels.
    #[error("games are not opened in this channel")]
    NotHere(Vec<ChannelId>),
    /// The person has opened the most matches the rate limit allows.
    #[error("the person has opened {most} games within the hour")]
    OpenedOften {
        /// The limit.
        most: i64,
        /// When the next match may be opened.
        until: Timestamp,
    },
    /// The person has this many unfinished matches on the server, its limit.
    #[error("the person has {0} unfinished games on this server")]
    TooMany(i64),
    /// The person has this many unfinished matches without a server, the limit.
    #[error("the person has {0} unfinished games without a server")]
    TooManyByCode(i64),
    /// The person has this many unfinished matches against computers alone, on all servers
    /// together, the limit.
    #[error("the person has {0} unfinished games against computers alone")]
    TooManyAlone(i64),
    /// The server has this many unfinished matches, its limit.
    #[error("the server has {0} unfinished games")]
    TooManyHere(i64),
    /// This invited person has blocked the inviting one.
    #[error("the guest {} does not want to be invited", .0.get())]
    NotToInvite(UserId),
    /// A person at the table has blocked the joining one.
    #[error("somebody at the table does not want to play with the person")]
    NotToJoin,
    /// The inviting person has blocked this one.
    #[error("the person has blocked the guest {}", .0.get())]
    Blocked(UserId),
    /// A person blocked themselves.
    #[error("nobody blocks themselves")]
    BlockedOneself,
    /// A person blocked a bot.
    #[error("bots cannot be blocked")]
    BlockedBot,
    /// Only people who manage the server may do that.
    #[error("only those who manage the server may do that")]
    NotAManager,
    /// No channel was chosen for the puzzle of the day.
    #[error("no channel was chosen for the puzzle of the day")]
    NoPuzzleChannel,
    /// No channel was chosen for the message of the week.
    #[error("no channel was chosen for the message of the week")]
    NoWeekChannel,
    /// The bot may not give roles; the permission, in words.
    #[error("the bot may not give roles")]
    MayNotGiveRoles(String),
    /// The role stands above the bot's own.
    #[error("the role {} stands above that of the bot", .0.get())]
    RoleAbove(RoleId),
    /// The role belongs to a bot or an integration.
    #[error("the role {} belongs to an integration", .0.get())]
    RoleManaged(RoleId),
    /// No channel was chosen for the list of those who look for a game.
    #[error("no channel was chosen for the list of wishes")]
    NoLookingChannel,
    /// Wishes for games belong to a server.
    #[error("wishes for games belong to a server")]
    WishesOnServers,
    /// The person watches this many matches, the limit.
    #[error("the person watches {0} games")]
    WatchesMany(i64),
    /// The person has suggested this many better words within a day, the limit.
    #[error("the person has suggested {0} better words within a day")]
    SuggestsMany(i64),
    /// The server plays unrated matches.
    #[error("the server plays unrated matches")]
    RatingsOff,
    /// The setting or its value is unknown.
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
        let role = |role: RoleId| format!("<@&{}>", role.get());
        match self {
            Restriction::MayNotGiveRoles(permission) => with(
                "refused-role-permission",
                "permission",
                permission.as_str().into(),
            ),
            Restriction::RoleAbove(above) => {
                with("refused-role-above", "role", role(*above).into())
            }
            Restriction::RoleManaged(managed) => {
                with("refused-role-managed", "role", role(*managed).into())
            }
            Restriction::RatingsOff => plain("refused-ratings-off"),
            Restriction::NoLookingChannel => plain("refused-no-looking-channel"),
            Restriction::WatchesMany(most) => with("refused-watches-many", "most", (*most).into()),
            Restriction::SuggestsMany(most) => {
                with("refused-suggests-many", "most", (*most).into())
            }
            Restriction::WishesOnServers => plain("refused-wishes-on-servers"),
            Restriction::NotHere(channels) => {
                let channels = channels
                    .iter()
                    .map(|channel| format!("<#{}>", channel.get()));
                with("refused-not-here", "channels", lang.list(channels).into())
            }
            Restriction::OpenedOften { most, until } => {
                // Discord shows whole seconds: rounded up, so that the time shown is not too early.
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
            Restriction::TooManyByCode(most) => {
                with("refused-too-many-by-code", "most", (*most).into())
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
            Restriction::NoWeekChannel => plain("refused-no-week-channel"),
            Restriction::NoPuzzleChannel => plain("refused-no-puzzle-channel"),
            Restriction::NoSuchSetting => plain("refused-no-such-setting"),
        }
    }
}

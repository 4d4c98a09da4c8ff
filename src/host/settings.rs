//! `/settings`: what a server has settled, and what that rules out.

use std::time::Duration;

use super::opening::Opening;
use super::{ChannelId, Error, GuildId, Host, Pace, Refusal, Timestamp, UserId};
use crate::game::Lang;
use crate::game::lang::Value;
use crate::store::Writing;
pub use crate::store::settings::Settings;

/// How many games one person may open within [`WINDOW`], on all servers together.
pub const OPENINGS: i64 = 10;

/// The time in which so many may be opened.
const WINDOW: Duration = Duration::from_hours(1);

/// The highest limit that can be set; more is no limit.
pub const HIGHEST: i64 = 10_000;

/// Something about a server's settings that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Games may be opened in these channels only; in none listed: everywhere.
    Channels(Vec<ChannelId>),
    /// Also in this one.
    Open(ChannelId),
    /// No longer in this one.
    Close(ChannelId),
    /// Whether each game has a thread of its own.
    Threads(bool),
    /// The pace of a game opened without one.
    Pace(Pace),
    /// Whether the people to act are only named, and not called.
    Quiet(bool),
    /// How many unfinished games one person may have.
    PerPerson(Option<i64>),
    /// How many there may be altogether.
    PerServer(Option<i64>),
    /// Whether moderators may call off games of others.
    Moderators(bool),
}

impl Change {
    /// The change of a setting, by its name, to a value somebody chose; a limit of 0 is none.
    #[must_use]
    pub fn read(setting: &str, value: &str) -> Option<Change> {
        let limit = || {
            let limit: i64 = value.parse().ok()?;
            (0..=HIGHEST)
                .contains(&limit)
                .then_some((limit > 0).then_some(limit))
        };
        Some(match (setting, value) {
            ("channels", "all") => Change::Channels(Vec::new()),
            ("threads", "yes") => Change::Threads(true),
            ("threads", "no") => Change::Threads(false),
            ("pings", "call") => Change::Quiet(false),
            ("pings", "quiet") => Change::Quiet(true),
            ("cancel", "seats") => Change::Moderators(false),
            ("cancel", "moderators") => Change::Moderators(true),
            ("per-person", _) => Change::PerPerson(limit()?),
            ("per-server", _) => Change::PerServer(limit()?),
            ("pace", _) => Change::Pace(Pace::read(value)?),
            _ => return None,
        })
    }

    fn make(&self, settings: &mut Settings) {
        match self {
            Change::Channels(channels) => settings.channels.clone_from(channels),
            Change::Open(channel) => settings.channels.push(*channel),
            Change::Close(channel) => settings.channels.retain(|open| open != channel),
            Change::Threads(threads) => settings.threads = *threads,
            Change::Pace(pace) => settings.pace = *pace,
            Change::Quiet(quiet) => settings.quiet = *quiet,
            Change::PerPerson(most) => settings.per_person = *most,
            Change::PerServer(most) => settings.per_server = *most,
            Change::Moderators(may) => settings.moderators = *may,
        }
        settings.channels.sort_unstable();
        settings.channels.dedup();
    }
}

impl Host {
    /// What a server has settled; what nobody has settled, and what is not on a server, is as by default.
    pub async fn settings(&self, guild: Option<GuildId>) -> Result<Settings, Error> {
        match guild {
            Some(guild) => Ok(self.store.settings(guild).await?),
            None => Ok(Settings::default()),
        }
    }

    /// Changes what a server has settled; gives what holds from now on.
    pub async fn change_settings(
        &self,
        guild: GuildId,
        changes: &[Change],
    ) -> Result<Settings, Error> {
        let mut writing = self.store.write().await?;
        let mut settings = writing.settings(guild).await?;
        for change in changes {
            change.make(&mut settings);
        }
        writing.set_settings(guild, &settings).await?;
        writing.commit().await?;
        Ok(settings)
    }

    /// Whether somebody who moderates a server may call off games of others there.
    pub async fn may_moderate(
        &self,
        guild: Option<GuildId>,
        moderates: bool,
    ) -> Result<bool, Error> {
        Ok(moderates && guild.is_some() && self.settings(guild).await?.moderators)
    }
}

/// A server's settings allow that this match is opened now.
pub(super) async fn must_be_allowed(
    writing: &mut Writing<'_>,
    opening: &Opening,
    now: Timestamp,
) -> Result<(), Error> {
    // Games are opened by people on servers; only tests and benches know others.
    let Some(guild) = opening.guild else {
        return Ok(());
    };
    let settings = writing.settings(guild).await?;
    let listed = |channel: ChannelId| settings.channels.contains(&channel);
    // Where a game was played it may be played again.
    if !settings.channels.is_empty()
        && opening.after.is_none()
        && !listed(opening.channel)
        && !opening.within.is_some_and(listed)
    {
        return Err(HouseRule::NotHere(settings.channels).into());
    }
    let begun = Timestamp(now.0.saturating_sub(WINDOW.as_millis() as i64));
    let oldest = writing.opened_before_last(opening.by, OPENINGS - 1, begun);
    if let Some(oldest) = oldest.await? {
        return Err(HouseRule::OpenedOften(oldest.after(WINDOW)).into());
    }
    if let Some(most) = settings.per_server
        && writing.open_matches_in(guild).await? >= most
    {
        return Err(HouseRule::TooManyHere(most).into());
    }
    must_have_time(writing, &settings, guild, opening.by).await
}

/// A server's settings allow that somebody has one more match there.
pub(super) async fn must_have_time(
    writing: &mut Writing<'_>,
    settings: &Settings,
    guild: GuildId,
    person: UserId,
) -> Result<(), Error> {
    match settings.per_person {
        Some(most) if writing.open_matches_of(person, guild).await? >= most => {
            Err(HouseRule::TooMany(most).into())
        }
        _ => Ok(()),
    }
}

/// What a server, or a person, does not want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRule {
    /// Games are opened in these channels.
    NotHere(Vec<ChannelId>),
    /// Somebody opened so many games that the next must wait until then.
    OpenedOften(Timestamp),
    /// Somebody has so many unfinished games on this server.
    TooMany(i64),
    /// The server has so many unfinished games.
    TooManyHere(i64),
    /// This person does not want to be invited by the one who asks.
    NotToInvite(UserId),
    /// Somebody at the table does not want to play with the one who asks.
    NotToJoin,
    /// The one who asks has blocked this person.
    Blocked(UserId),
    /// Somebody blocked themselves.
    BlockedOneself,
    /// Somebody blocked a bot.
    BlockedBot,
    /// Only those who manage the server may do that.
    NotAManager,
    /// There is no such setting, or it cannot have that value.
    NoSuchSetting,
}

impl From<HouseRule> for Error {
    fn from(rule: HouseRule) -> Error {
        Error::Refused(Refusal::House(rule))
    }
}

impl HouseRule {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(&self, lang: &Lang) -> String {
        let plain = |key: &str| lang.say(key, &[]);
        let with = |key: &str, name: &str, value: Value<'_>| lang.say(key, &[(name, value)]);
        let person = |person: UserId| format!("<@{}>", person.get());
        match self {
            HouseRule::NotHere(channels) => {
                let channels: Vec<String> = channels
                    .iter()
                    .map(|channel| format!("<#{}>", channel.get()))
                    .collect();
                with("refused-not-here", "channels", channels.join(", ").into())
            }
            HouseRule::OpenedOften(until) => {
                // Discord shows whole seconds; a moment too late is better than one too early.
                let until = until.0.div_euclid(1000) + 1;
                let values = [
                    ("most", OPENINGS.into()),
                    ("until", until.to_string().into()),
                ];
                lang.say("refused-opened-often", &values)
            }
            HouseRule::TooMany(most) => with("refused-too-many-games", "most", (*most).into()),
            HouseRule::TooManyHere(most) => {
                with("refused-too-many-games-here", "most", (*most).into())
            }
            HouseRule::NotToInvite(guest) => {
                with("refused-not-to-invite", "person", person(*guest).into())
            }
            HouseRule::NotToJoin => plain("refused-not-to-join"),
            HouseRule::Blocked(guest) => with("refused-blocked", "person", person(*guest).into()),
            HouseRule::BlockedOneself => plain("refused-blocked-oneself"),
            HouseRule::BlockedBot => plain("refused-blocked-bot"),
            HouseRule::NotAManager => plain("refused-not-a-manager"),
            HouseRule::NoSuchSetting => plain("refused-no-such-setting"),
        }
    }
}

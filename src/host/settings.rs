//! `/settings`: what a server wants.

use super::error::Error;
use super::matches::Host;
use crate::store::ids::{ChannelId, GuildId};
use crate::store::matches::Pace;
use crate::store::settings;
use crate::store::transact;
use tavolino_games::ai::Strength;

/// What a server wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The channels where games may be opened; none listed means everywhere.
    pub channels: Vec<ChannelId>,
    /// Whether each game has a thread of its own.
    pub threads: bool,
    /// The pace of a game opened without one.
    pub pace: Pace,
    /// Whether the people to act are only named, and not called.
    pub quiet: bool,
    /// How many unfinished games one person may have there.
    pub per_person: Option<i64>,
    /// How many there may be altogether.
    pub per_server: Option<i64>,
    /// Whether moderators may cancel or break off games of others.
    pub moderators: bool,
    /// How strong the computer plays where nobody says otherwise.
    pub strength: Strength,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            channels: Vec::new(),
            threads: true,
            pace: Pace::Normal,
            quiet: false,
            per_person: Some(20),
            per_server: Some(200),
            moderators: false,
            strength: Strength::default(),
        }
    }
}

impl Settings {
    /// The settings of a server as they are stored.
    pub(super) fn read(stored: (Option<settings::Settings>, Vec<ChannelId>)) -> Settings {
        let (row, channels) = stored;
        let Some(row) = row else {
            return Settings {
                channels,
                ..Settings::default()
            };
        };
        Settings {
            channels,
            threads: row.threads,
            pace: row.pace,
            quiet: row.quiet,
            per_person: row.per_person,
            per_server: row.per_server,
            moderators: row.moderators,
            strength: row.strength.into(),
        }
    }

    fn row(&self) -> settings::Settings {
        settings::Settings {
            threads: self.threads,
            pace: self.pace,
            quiet: self.quiet,
            per_person: self.per_person,
            per_server: self.per_server,
            moderators: self.moderators,
            strength: self.strength.into(),
        }
    }
}

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
    /// Whether moderators may cancel or break off games of others.
    Moderators(bool),
    /// How strong the computer plays where nobody says otherwise.
    Strength(Strength),
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
            ("computer", _) => Change::Strength(value.parse().ok()?),
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
            Change::Strength(strength) => settings.strength = *strength,
        }
        settings.channels.sort_unstable();
        settings.channels.dedup();
    }
}

impl Host {
    /// The settings of a server; the defaults where nobody has changed them, and for what is not on a server.
    pub async fn settings(&self, guild: Option<GuildId>) -> Result<Settings, Error> {
        match guild {
            Some(guild) => Ok(Settings::read(self.store.settings(guild).await?)),
            None => Ok(Settings::default()),
        }
    }

    /// Changes the settings of a server; gives what holds from now on.
    pub async fn change_settings(
        &self,
        guild: GuildId,
        changes: &[Change],
    ) -> Result<Settings, Error> {
        transact!(self.store, |tx| {
            let mut settings = Settings::read(tx.settings(guild).await?);
            for change in changes {
                change.make(&mut settings);
            }
            let row = settings.row();
            let channels = &settings.channels;
            tx.set_settings(guild, &row, channels).await?;
            Ok(settings)
        })
    }

    /// Whether somebody who moderates a server may cancel or break off games of others there.
    pub async fn may_moderate(
        &self,
        guild: Option<GuildId>,
        moderates: bool,
    ) -> Result<bool, Error> {
        Ok(moderates && guild.is_some() && self.settings(guild).await?.moderators)
    }
}

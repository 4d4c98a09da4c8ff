//! `/settings`: the settings of a server.

use super::champions::{ChampionChange, change_champion};
use super::dailies::{PuzzleChange, change_puzzles};
use super::error::Error;
use super::matches::Host;
use super::weeks::{WeekChange, change_week};
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::matches::Pace;
use crate::store::settings::{Contests, Ratings, Settings};
use crate::store::time::Timestamp;
use crate::store::transact;
use tavolino_games::ai::Strength;
use tavolino_games::game::Lang;

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
            strength: Strength::default().into(),
            lang: None,
            ratings: Ratings::default(),
            contests: Contests::default(),
            ladders: false,
        }
    }
}

impl Settings {
    /// The default strength of the computer.
    #[must_use]
    pub fn strength(&self) -> Strength {
        self.strength.into()
    }
}

/// The settings from their row and channels.
pub(super) fn read((row, channels): (Option<Settings>, Vec<ChannelId>)) -> Settings {
    Settings {
        channels,
        ..row.unwrap_or_default()
    }
}

/// A person's rank on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A person without rights over others' messages.
    Member,
    /// A person who may delete others' messages.
    Moderator,
}

/// Highest value of a limit; `None` is unlimited.
pub const MAX_LIMIT: i64 = 10_000;

/// The value of the setting `language` that unsets it.
pub const UNSET: &str = "unset";

/// The English names of languages that have another name of their own, by code.
const ENGLISH_NAMES: [(&str, &str); 6] = [
    ("de", "german"),
    ("es", "spanish"),
    ("fr", "french"),
    ("it", "italian"),
    ("pl", "polish"),
    ("pt", "portuguese"),
];

/// The language with this code, with this name of its own or in English, or the only one whose own
/// name contains the text; in any case.
fn find_language(value: &str) -> Option<Lang> {
    let typed = value.trim().to_lowercase();
    let english = ENGLISH_NAMES.iter().find(|(_, name)| *name == typed);
    let is_english = |code: &str| english.is_some_and(|(of, _)| code.split('-').next() == Some(of));
    let is_named = |(code, name): &(&str, &str)| {
        typed == code.to_lowercase() || typed == name.to_lowercase() || is_english(code)
    };
    let mut holding =
        Lang::names().filter(|(_, name)| !typed.is_empty() && name.to_lowercase().contains(&typed));
    let only = || holding.next().filter(|_| holding.next().is_none());
    let (code, _) = Lang::names().find(is_named).or_else(only)?;
    Lang::known(code)
}

/// A change of a server's settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Matches may be opened in these channels only; empty means all.
    Channels(Vec<ChannelId>),
    /// Matches may also be opened in this channel.
    Open(ChannelId),
    /// Matches may no longer be opened in this channel.
    Close(ChannelId),
    /// Whether each match gets a thread.
    Threads(bool),
    /// The default pace.
    Pace(Pace),
    /// Whether players are named without a notification.
    Quiet(bool),
    /// Limit of one person's unfinished matches on the server.
    PerPerson(Option<i64>),
    /// Limit of the server's unfinished matches.
    PerServer(Option<i64>),
    /// Whether moderators may cancel or abort matches of others.
    Moderators(bool),
    /// The default strength of the computer.
    Strength(Strength),
    /// The code of the language of public messages; `None` where the server's locale or the caller
    /// decides.
    Language(Option<&'static str>),
    /// Whether matches are rated.
    Ratings(Ratings),
    /// The people who may open leagues.
    Contests(Contests),
    /// Whether the server has ladders.
    Ladders(bool),
}

/// A change of what the bot does by itself on a server, at its times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScheduledChange {
    /// The puzzle of the day.
    pub puzzles: PuzzleChange,
    /// The message of the week.
    pub week: WeekChange,
    /// The role for the first of a month.
    pub champion: Option<ChampionChange>,
}

impl ScheduledChange {
    /// Whether nothing is to be changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == ScheduledChange::default()
    }
}

/// A change of what the bot does by itself, with the settings.
#[derive(Clone, Copy, Debug)]
pub struct ScheduledBy<'c> {
    /// The change.
    pub change: &'c ScheduledChange,
    /// The person who makes it, and is informed if Discord refuses what is to be done.
    pub by: UserId,
    /// The instant.
    pub now: Timestamp,
}

impl Change {
    /// The change of a setting, by name, to a chosen value; a limit of 0 is unlimited. `None` if
    /// name or value is unknown.
    #[must_use]
    pub fn read(setting: &str, value: &str) -> Option<Change> {
        let limit = || {
            let limit: i64 = value.parse().ok()?;
            (0..=MAX_LIMIT)
                .contains(&limit)
                .then_some((limit > 0).then_some(limit))
        };
        if setting == "language" && value.trim().eq_ignore_ascii_case(UNSET) {
            return Some(Change::Language(None));
        }
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
            ("language", _) => Change::Language(Some(find_language(value)?.code())),
            ("ratings", _) => Change::Ratings(value.parse().ok()?),
            ("ladders", "on") => Change::Ladders(true),
            ("ladders", "off") => Change::Ladders(false),
            ("contests", _) => Change::Contests(value.parse().ok()?),
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
            Change::Strength(strength) => settings.strength = (*strength).into(),
            Change::Ratings(ratings) => settings.ratings = *ratings,
            Change::Contests(contests) => settings.contests = *contests,
            Change::Ladders(ladders) => settings.ladders = *ladders,
            Change::Language(code) => settings.lang = code.map(str::to_owned),
        }
        settings.channels.sort_unstable();
        settings.channels.dedup();
    }
}

impl Host {
    /// The settings of a server; the defaults if it has changed none, and outside servers.
    pub async fn settings(&self, guild: Option<GuildId>) -> Result<Settings, Error> {
        match guild {
            Some(guild) => {
                let settings = read(self.store.settings(guild).await?);
                self.language_cache
                    .servers
                    .insert(guild, settings.lang.clone());
                Ok(settings)
            }
            None => Ok(Settings::default()),
        }
    }

    /// Changes the settings of a server, and where and when it has the puzzle of the day: all of
    /// it, or nothing. Returns the new settings.
    ///
    /// # Errors
    /// A refusal if the puzzle of the day cannot be set so.
    pub async fn change_settings(
        &self,
        guild: GuildId,
        changes: &[Change],
        scheduled: Option<ScheduledBy<'_>>,
    ) -> Result<Settings, Error> {
        let settings: Result<Settings, Error> = transact!(self.store, |tx| {
            if let Some(ScheduledBy { change, by, now }) = scheduled {
                if !change.puzzles.is_empty() {
                    change_puzzles(tx, guild, &change.puzzles, by, now).await?;
                }
                if !change.week.is_empty() {
                    change_week(tx, guild, &change.week, by, now).await?;
                }
                if let Some(champion) = change.champion {
                    change_champion(tx, guild, champion, by, now).await?;
                }
            }
            let mut settings = read(tx.settings(guild).await?);
            for change in changes {
                change.make(&mut settings);
            }
            if !changes.is_empty() {
                tx.set_settings(guild, &settings).await?;
            }
            if changes
                .iter()
                .any(|change| matches!(change, Change::Contests(_)))
            {
                // Whether seasons begin has changed: the leagues are looked at at once.
                tx.hurry_leagues(guild, Timestamp(0)).await?;
            }
            if changes
                .iter()
                .any(|change| matches!(change, Change::Ladders(_)))
            {
                // Whether time counts on them has changed.
                tx.hurry_ladders(guild, Timestamp(0)).await?;
            }
            Ok(settings)
        });
        if let Ok(settings) = &settings {
            self.language_cache
                .servers
                .insert(guild, settings.lang.clone());
        }
        settings
    }

    /// Whether a person of this rank may cancel or abort matches of others on a server.
    pub async fn may_moderate(&self, guild: Option<GuildId>, rank: Rank) -> Result<bool, Error> {
        Ok(rank == Rank::Moderator && guild.is_some() && self.settings(guild).await?.moderators)
    }
}

//! The data that poise passes to every command, and aliases of poise's types.

use std::sync::Arc;

use tokio_util::task::TaskTracker;

use super::budgets::Budgets;
use super::completions::Completions;
use super::database_health::DatabaseHealth;
use super::departures::Departures;
use super::last_refusals::LastRefusals;
use super::live_messages::readers::LiveMessages;
use super::repeats::{RepeatGuard, ReplayedInteractions};
use super::replays::Replays;
use super::server_locales::ServerLocales;
use super::visible_channels::VisibleChannels;
use crate::computer::{Analyses, Thinking};
use crate::config::Computer;
use crate::discord::chance::chance;
use crate::discord::rest::Rest;
use crate::host::Host;

/// The shared parts of a process, for commands.
#[derive(Clone, Debug)]
pub struct Data {
    /// The host.
    pub host: Arc<Host>,
    /// Ephemeral messages kept up to date.
    pub live_messages: Arc<LiveMessages>,
    /// The computer player.
    pub thinking: Arc<Thinking>,
    /// Discord's REST API.
    pub rest: Rest,
    /// The budgets of people and servers; `None` without limits.
    pub budgets: Option<Arc<Budgets>>,
    /// The last refusals.
    pub last_refusals: Arc<LastRefusals>,
    /// The public posts made by private buttons.
    pub repeats: Arc<RepeatGuard>,
    /// The cache of visible channels.
    pub visible_channels: Arc<VisibleChannels>,
    /// The cache of people who have left servers.
    pub departures: Arc<Departures>,
    /// The locales of Communities.
    pub locales: Arc<ServerLocales>,
    /// The cache of autocompletion.
    pub completions: Arc<Completions>,
    /// The cache of analyses.
    pub analyses: Arc<Analyses>,
    /// The cache of replays.
    pub replays: Arc<Replays>,
    /// The interactions that Discord replayed.
    pub replayed: Arc<ReplayedInteractions>,
    /// Reachability of the database.
    pub database: Arc<DatabaseHealth>,
    /// The answers under way: a stop waits for them, and starts no new ones.
    pub answers: TaskTracker,
}

impl Data {
    /// The data of a new process.
    pub fn new(host: Arc<Host>, computer: &Computer, rest: Rest, has_budgets: bool) -> Data {
        Data {
            host,
            live_messages: Arc::default(),
            thinking: Arc::new(Thinking::of(computer, chance)),
            rest,
            budgets: has_budgets.then(Arc::default),
            last_refusals: Arc::default(),
            repeats: Arc::default(),
            visible_channels: Arc::default(),
            departures: Arc::default(),
            locales: Arc::default(),
            completions: Arc::default(),
            analyses: Arc::default(),
            replays: Arc::default(),
            replayed: Arc::default(),
            database: Arc::default(),
            answers: TaskTracker::new(),
        }
    }
}

/// The error type of poise's commands. Commands answer for themselves; an error is only logged.
pub type Fatal = serenity::Error;

/// A command's context in poise.
pub type Context<'a> = poise::Context<'a, Data, Fatal>;

/// A command of poise.
pub type Command = poise::Command<Data, Fatal>;

/// The result of a command of poise, which has answered for itself.
pub type Done = Result<(), Fatal>;

//! What poise hands to every command, and the names of its types with that.

use std::sync::Arc;

use tokio_util::task::TaskTracker;

use crate::discord::analyses::Analyses;
use crate::discord::budgets::Budgets;
use crate::discord::complaints::Complaints;
use crate::discord::completions::Completions;
use crate::discord::following::Following;
use crate::discord::replays::Replays;
use crate::discord::thinking::Thinking;
use crate::host::Host;

/// What commands reach.
#[derive(Debug)]
pub struct Data {
    /// Every match.
    pub host: Arc<Host>,
    /// Private messages that go on.
    pub following: Arc<Following>,
    /// What the computer thinks with.
    pub thinking: Arc<Thinking>,
    /// What everybody may ask for in a while; nothing holds anybody back where there are none.
    pub budgets: Option<Budgets>,
    /// What was refused last.
    pub complaints: Complaints,
    /// Turns that are being typed.
    pub completions: Completions,
    /// Analyses that were asked for.
    pub analyses: Analyses,
    /// Replays that were asked for.
    pub replays: Replays,
    /// The answers being given: a stop waits for them, and none begins once it is closed.
    pub answers: TaskTracker,
}

/// Commands answer for themselves; what is left is for the log.
pub type Fatal = serenity::Error;

/// A command as poise hands it over.
pub type Context<'a> = poise::Context<'a, Data, Fatal>;

/// A command as poise dispatches it.
pub type Command = poise::Command<Data, Fatal>;

/// What a command leaves to poise: nothing, as it has answered for itself.
pub type Done = Result<(), Fatal>;

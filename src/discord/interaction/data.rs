//! What poise hands to every command, and the names of its types with that.

use std::sync::Arc;

use tokio_util::task::TaskTracker;

use crate::computer::{Analyses, Thinking};
use crate::config::Computer;
use crate::discord::chance::chance;
use crate::discord::interaction::budgets::Budgets;
use crate::discord::interaction::completions::Completions;
use crate::discord::interaction::last_refusals::Complaints;
use crate::discord::interaction::posts::Posts;
use crate::discord::interaction::reach::Reach;
use crate::discord::interaction::sight::Sights;
use crate::discord::live_messages::readers::LiveMessages;
use crate::discord::replays::Replays;
use crate::discord::rest::Rest;
use crate::host::Host;

/// What commands reach.
#[derive(Clone, Debug)]
pub struct Data {
    /// Every match.
    pub host: Arc<Host>,
    /// Private messages that go on.
    pub live_messages: Arc<LiveMessages>,
    /// What the computer thinks with.
    pub thinking: Arc<Thinking>,
    /// Discord's REST API.
    pub rest: Rest,
    /// What everybody may ask for in a while; nothing holds anybody back where there are none.
    pub budgets: Option<Arc<Budgets>>,
    /// What was refused last.
    pub complaints: Arc<Complaints>,
    /// What was posted for everyone.
    pub posts: Arc<Posts>,
    /// What people may see of servers.
    pub sights: Arc<Sights>,
    /// Turns that are being typed.
    pub completions: Arc<Completions>,
    /// Analyses that were asked for.
    pub analyses: Arc<Analyses>,
    /// Replays that were asked for.
    pub replays: Arc<Replays>,
    /// Whether the database is within reach.
    pub reach: Arc<Reach>,
    /// The answers being given: a stop waits for them, and none begins once it is closed.
    pub answers: TaskTracker,
}

impl Data {
    /// At the beginning.
    pub fn new(host: Arc<Host>, computer: &Computer, rest: Rest, has_budgets: bool) -> Data {
        Data {
            host,
            live_messages: Arc::default(),
            thinking: Arc::new(Thinking::of(computer, chance)),
            rest,
            budgets: has_budgets.then(Arc::default),
            complaints: Arc::default(),
            posts: Arc::default(),
            sights: Arc::default(),
            completions: Arc::default(),
            analyses: Arc::default(),
            replays: Arc::default(),
            reach: Arc::default(),
            answers: TaskTracker::new(),
        }
    }
}

/// Commands answer for themselves; what is left is for the log.
pub type Fatal = serenity::Error;

/// A command as poise hands it over.
pub type Context<'a> = poise::Context<'a, Data, Fatal>;

/// A command as poise dispatches it.
pub type Command = poise::Command<Data, Fatal>;

/// What a command leaves to poise: nothing, as it has answered for itself.
pub type Done = Result<(), Fatal>;

//! Discord's REST API, for all but answers to interactions: each call waits for the rate limit, and none is made while the
//! token is refused.

pub mod breaker;
pub mod fault;
pub mod rate_limit;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ApplicationId, Http};
use serenity::http::HttpBuilder;
use tokio::time::timeout;

use crate::config::{Connection, DISCORD};
use crate::discord::clock::discord::DiscordClock;
use crate::discord::interaction::callback::Answering;
use crate::discord::rest::breaker::{Stopped, Verdict};
use crate::discord::rest::fault::Fault;
use crate::discord::rest::rate_limit::RateLimit;
use crate::host::UserId;

/// Longest wait for the answer to one call.
const ATTEMPT: Duration = Duration::from_secs(10);

/// The REST API as this process may call it.
#[derive(Clone, Debug)]
pub struct Rest {
    /// Never handed out: a call is made through [`Rest::call`], an answer to an interaction through [`Answering`].
    http: Arc<Http>,
    rate_limit: Arc<RateLimit>,
    clock: Arc<DiscordClock>,
}

/// Why a call came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// Discord refused it, or could not be reached.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord did not answer in time.
    #[error("no answer in time")]
    Late,
    /// It was not made.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl Failed {
    /// What follows from it.
    pub fn fault(&self) -> Fault {
        match self {
            Failed::Discord(error) => Fault::of(error),
            Failed::Late | Failed::Stopped(_) => Fault::Later,
        }
    }
}

impl Rest {
    /// The REST API at this connection, called as often as `calls` allows.
    pub fn new(connection: &Connection, rate_limit: RateLimit) -> Rest {
        Rest {
            http: Arc::new(client(connection)),
            rate_limit: Arc::new(rate_limit),
            clock: Arc::default(),
        }
    }

    /// What time it is at Discord.
    pub fn clock(&self) -> &Arc<DiscordClock> {
        &self.clock
    }

    /// How often Discord may be called.
    pub fn rate_limit(&self) -> &Arc<RateLimit> {
        &self.rate_limit
    }

    /// From now on the application is known, as answers to interactions and commands need it.
    pub fn set_application(&self, me: ApplicationId) {
        self.http.set_application_id(me);
    }

    /// The bot itself, once the application is known: both have one number.
    pub fn me(&self) -> Option<UserId> {
        self.http.application_id().map(|me| me.get().into())
    }

    /// The endpoints that answer interactions, which wait for nothing.
    pub fn answering(&self) -> Answering<'_> {
        Answering::of(&self.http)
    }

    /// One request to Discord, once it is this process's turn; `make` must make no second one.
    pub async fn call<'a, T, F>(&'a self, make: impl FnOnce(&'a Http) -> F) -> Result<T, Failed>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        self.call_within(ATTEMPT, make).await
    }

    /// The same, with another longest wait for the answer.
    pub async fn call_within<'a, T, F>(
        &'a self,
        longest: Duration,
        make: impl FnOnce(&'a Http) -> F,
    ) -> Result<T, Failed>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let permit = self.rate_limit.permit().await?;
        let result = timeout(longest, make(&self.http)).await;
        let (verdict, result) = match result {
            Ok(Ok(answer)) => (Verdict::Accepted, Ok(answer)),
            Ok(Err(error)) => (fault::verdict(&error), Err(error.into())),
            Err(_) => (Verdict::Unknown, Err(Failed::Late)),
        };
        self.rate_limit.settle(permit, verdict);
        result
    }
}

/// Serenity's limiter ignores a proxy and would send the token to discord.com: the two go together, always.
pub fn client(connection: &Connection) -> Http {
    let builder = HttpBuilder::new(&connection.token);
    if connection.api == DISCORD {
        return builder.build();
    }
    builder
        .proxy(connection.api.trim_end_matches('/'))
        .ratelimiter_disabled(true)
        .build()
}

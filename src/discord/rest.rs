//! Discord's REST API. Each call waits for the rate limit, except the answers to interactions (`callback.rs`); none is made
//! while Discord refuses the token.

pub mod application;
mod breaker;
pub mod callback;
pub mod fault;
pub mod rate_limit;
pub mod reasons;

pub use self::callback::Answering;
pub use self::fault::Fault;
pub use self::rate_limit::RateLimit;

use std::future::Future;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serenity::all::{ApplicationId, Http};
use serenity::http::HttpBuilder;
use tokio::time::timeout;

use self::breaker::{Stopped, Verdict};
use crate::config::{Connection, DISCORD};
use crate::discord::clock::DiscordClock;
use crate::host::{GuildId, UserId};

/// Timeout of one call, 10 s.
const ATTEMPT: Duration = Duration::from_secs(10);

/// Direct messages that a process opens: 10 at once, and one more every 30 s. Discord puts bots into quarantine that open many
/// at once; reports tell of 25 to 40.
const DIRECT_OPENINGS: Quota = Quota::per_minute(NonZeroU32::new(2).expect("it is not zero"))
    .allow_burst(NonZeroU32::new(10).expect("it is not zero"));

/// The rate-limited REST API of this process.
#[derive(Clone, Debug)]
pub struct Rest {
    /// Private: calls go through [`Rest::call`], answers to interactions through [`Answering`].
    http: Arc<Http>,
    rate_limit: Arc<RateLimit>,
    clock: Arc<DiscordClock>,
    direct_openings: Arc<DefaultDirectRateLimiter>,
}

/// The error of a REST call.
#[derive(Debug, thiserror::Error)]
pub enum CallError {
    /// Discord refused the call, or could not be reached.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord did not answer within the timeout.
    #[error("no answer in time")]
    Timeout,
    /// The call was not made: Discord refuses the token.
    #[error(transparent)]
    NotMade(#[from] Stopped),
}

impl CallError {
    /// The fault, which decides on a retry.
    pub fn fault(&self) -> Fault {
        match self {
            CallError::Discord(error) => Fault::of(error),
            CallError::Timeout | CallError::NotMade(_) => Fault::Later,
        }
    }

    /// The reason in words, for the log; without values of the call.
    pub fn reason(&self) -> String {
        match self {
            CallError::Discord(error) => reasons::of(error),
            CallError::Timeout | CallError::NotMade(_) => self.to_string(),
        }
    }
}

impl Rest {
    /// The REST API at this address, within a rate limit.
    pub fn new(connection: &Connection, rate_limit: RateLimit) -> Rest {
        Rest {
            http: Arc::new(client(connection)),
            rate_limit: Arc::new(rate_limit),
            clock: Arc::default(),
            direct_openings: Arc::new(RateLimiter::direct(DIRECT_OPENINGS)),
        }
    }

    /// Discord's clock.
    pub fn clock(&self) -> &Arc<DiscordClock> {
        &self.clock
    }

    /// The rate limit.
    pub fn rate_limit(&self) -> &Arc<RateLimit> {
        &self.rate_limit
    }

    /// Takes one of the direct messages that this process may open for people who ask on a server; `false` beyond the pace.
    pub fn may_open_direct(&self) -> bool {
        self.direct_openings.check().is_ok()
    }

    /// Sets the application's id, which answers and commands need.
    pub fn set_application(&self, me: ApplicationId) {
        self.http.set_application_id(me);
    }

    /// The user id of the bot, which is the application's id; `None` before it is known.
    pub fn me(&self) -> Option<UserId> {
        self.http.application_id().map(|me| me.get().into())
    }

    /// The endpoints that answer interactions, which are outside the rate limit.
    pub fn answering(&self) -> Answering<'_> {
        Answering::of(&self.http)
    }

    /// Whether a person has left a server; `None` if Discord does not answer.
    pub async fn has_left(&self, guild: GuildId, person: UserId) -> Option<bool> {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self.call(|http| http.get_member(guild, person.get().into()));
        match member.await {
            Ok(_) => Some(false),
            Err(failed) => (failed.fault() == Fault::NoMember).then_some(true),
        }
    }

    /// Makes one call within the rate limit; `make` must send one request only.
    ///
    /// # Errors
    ///
    /// Fails if Discord refuses the call, does not answer in time, or refuses the token.
    pub async fn call<'a, T, F>(&'a self, make: impl FnOnce(&'a Http) -> F) -> Result<T, CallError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        self.call_within(ATTEMPT, make).await
    }

    /// Makes one call within the rate limit, with this timeout instead of the usual one.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn call_within<'a, T, F>(
        &'a self,
        longest: Duration,
        make: impl FnOnce(&'a Http) -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let permit = self.rate_limit.permit().await?;
        let result = timeout(longest, make(&self.http)).await;
        let (verdict, result) = match result {
            Ok(Ok(answer)) => (Verdict::Accepted, Ok(answer)),
            Ok(Err(error)) => (fault::verdict(&error), Err(error.into())),
            Err(_) => (Verdict::Unknown, Err(CallError::Timeout)),
        };
        self.rate_limit.settle(permit, verdict);
        if let Err(error) = &result {
            reasons::note(error.reason());
        }
        result
    }
}

/// Serenity's HTTP client. Its own rate limiter ignores a proxy and would send the token to discord.com, so a proxy always
/// disables it.
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

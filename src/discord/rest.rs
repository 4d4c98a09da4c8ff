//! Discord's REST API. Each call waits for the rate limit, except the answers to interactions
//! (`callback.rs`); none is made while Discord refuses the token.

pub mod answers;
pub mod application;
mod breaker;
pub mod callback;
pub mod fault;
pub mod new_message;
pub mod rate_limit;
pub mod reasons;
pub mod server;

pub use self::answers::{Exists, Membership, Seen};
pub use self::callback::Answering;
pub use self::fault::Fault;
pub use self::new_message::NewMessage;
pub use self::rate_limit::RateLimit;
pub use self::server::{CannotGive, Welcoming};

use std::future::Future;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::de::DeserializeOwned;
use serde_json::json;
use serenity::all::{ApplicationId, CreateThread, Http, LightMethod, Route};
use serenity::http::{HttpBuilder, Request};
use tokio::time::timeout;

use self::answers::Identified;
use self::breaker::{Stopped, Verdict};
use crate::config::{Connection, DISCORD};
use crate::discord::clock::DiscordClock;
use crate::host::{ChannelId, GuildId, MessageId, RoleId, UserId};

/// Timeout of one call, 10 s.
const ATTEMPT: Duration = Duration::from_secs(10);

/// Direct messages that a process opens: 10 at once, and one more every 30 s. Discord puts bots
/// into quarantine that open many at once; reports tell of 25 to 40.
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

    /// Takes one of the direct messages that this process may open for people who ask on a server;
    /// `false` beyond the pace.
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
        let member = self.read::<Exists>(answers::member(guild, person));
        match member.await {
            Ok(_) => Some(false),
            Err(failed) => (failed.fault() == Fault::NoMember).then_some(true),
        }
    }

    /// Gives a role to a member of a server; who has it keeps it.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn give_role(
        &self,
        guild: GuildId,
        person: UserId,
        role: RoleId,
    ) -> Result<(), CallError> {
        let (guild, person, role) = (guild.get().into(), person.get().into(), role.get().into());
        self.carry_out(|http| http.add_member_role(guild, person, role, None))
            .await
    }

    /// Takes a role from a member of a server; who does not have it is no error.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn take_role(
        &self,
        guild: GuildId,
        person: UserId,
        role: RoleId,
    ) -> Result<(), CallError> {
        let (guild, person, role) = (guild.get().into(), person.get().into(), role.get().into());
        self.carry_out(|http| http.remove_member_role(guild, person, role, None))
            .await
    }

    /// Posts a message.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn post(
        &self,
        channel: ChannelId,
        message: NewMessage,
    ) -> Result<MessageId, CallError> {
        self.post_within(ATTEMPT, channel, message).await
    }

    /// Posts a message, with this timeout instead of the usual one.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn post_within(
        &self,
        longest: Duration,
        channel: ChannelId,
        message: NewMessage,
    ) -> Result<MessageId, CallError> {
        let request = message.request(channel);
        let posted = self.call_within(longest, |http| http.fire::<Identified>(request));
        Ok(posted.await?.id().into())
    }

    /// The direct-message channel of a person, opened if there is none.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn open_direct(&self, person: UserId) -> Result<ChannelId, CallError> {
        let request = Request::new(Route::UserMeDmChannels, LightMethod::Post);
        let body = json!({ "recipient_id": person.get().to_string() });
        let opened = self.read::<Identified>(request.body(Some(body.to_string().into_bytes())));
        Ok(opened.await?.id().into())
    }

    /// Starts a thread at a message of a channel, or a separate one.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn start_thread(
        &self,
        home: ChannelId,
        at: Option<MessageId>,
        thread: &CreateThread<'_>,
    ) -> Result<ChannelId, CallError> {
        let channel_id = home.get().into();
        let route = match at {
            Some(at) => Route::ChannelMessageThreads {
                channel_id,
                message_id: at.get().into(),
            },
            None => Route::ChannelThreads { channel_id },
        };
        let body = serde_json::to_vec(thread).expect("a thread is plain data");
        let request = Request::new(route, LightMethod::Post).body(Some(body));
        Ok(self.read::<Identified>(request).await?.id().into())
    }

    /// Sends a request within the rate limit, and reads of its answer what `T` has.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn read<T: DeserializeOwned>(&self, request: Request<'_>) -> Result<T, CallError> {
        self.call(|http| http.fire(request)).await
    }

    /// Makes one call as [`Rest::call`] does, whose answer is not needed: what Discord has carried
    /// out has succeeded, whether serenity can read the answer or not.
    ///
    /// # Errors
    ///
    /// Fails as [`Rest::call`] does.
    pub async fn carry_out<'a, T, F>(
        &'a self,
        make: impl FnOnce(&'a Http) -> F,
    ) -> Result<(), CallError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        match self.call(make).await {
            Err(CallError::Discord(error)) if fault::is_carried_out(&error) => Ok(()),
            outcome => outcome.map(drop),
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

/// Serenity's HTTP client. Its own rate limiter ignores a proxy and would send the token to
/// discord.com, so a proxy always disables it.
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

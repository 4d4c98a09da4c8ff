//! Discord's REST calls for deliveries.

use std::future::Future;
use std::time::Duration;

use serenity::all::{
    AutoArchiveDuration, CreateMessage, CreateThread, EditMessage, EditThread, GetMessages, Http,
    Message, Nonce,
};

use super::problem::Problem;
use crate::discord::rest::{Fault, Rest};
use crate::host::{ChannelId, GuildId, Living, MessageId, Timestamp, UserId};

/// Messages read per call of the channel history; Discord's maximum.
const PAGE_SIZE: u8 = 100;

/// Maximum calls per search of the channel history.
const MAX_PAGES: u32 = 10;

/// Margin for a local clock ahead of Discord's, which dates the messages, 1 min.
pub const MAX_CLOCK_SKEW: Duration = Duration::from_mins(1);

/// Discord's REST calls for deliveries.
#[derive(Clone, Copy, Debug)]
pub struct Wire<'a> {
    /// The rate-limited REST API.
    pub rest: &'a Rest,
}

impl<'a> Wire<'a> {
    /// Posts a message under a nonce, by which Discord accepts it once. An archived thread is reopened first.
    pub async fn post(
        self,
        place: ChannelId,
        new: CreateMessage,
        nonce: String,
    ) -> Result<MessageId, Problem> {
        let new = new.nonce(Nonce::String(nonce)).enforce_nonce(true);
        let attempt = || self.call(|http| channel(place).send_message(http, new.clone()));
        let posted = match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(place).await?;
                attempt().await?
            }
            other => other?,
        };
        Ok(posted.id.get().into())
    }

    /// Edits a message; an archived thread is reopened first.
    pub async fn edit(self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        let (place, message) = (channel(living.channel), message(living.message));
        let attempt = || self.call(|http| place.edit_message(http, message, edit.clone()));
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(living.channel).await?;
                attempt().await.map(drop)
            }
            other => other.map(drop),
        }
    }

    /// Deletes a message of the bot; one that is gone already, or that the bot may not delete, is no error.
    pub async fn delete(self, place: ChannelId, id: MessageId) -> Result<(), Problem> {
        let deleted = self.call(|http| http.delete_message(channel(place), message(id), None));
        match deleted.await {
            Err(Problem::Discord(
                Fault::NoMessage | Fault::NoChannel | Fault::Archived | Fault::Forbidden,
            )) => Ok(()),
            other => other,
        }
    }

    /// The last messages of a channel, newest first.
    pub async fn recent(self, place: ChannelId) -> Result<Vec<Message>, Problem> {
        let last = GetMessages::new().limit(PAGE_SIZE);
        self.call(|http| channel(place).messages(http, last)).await
    }

    /// Whether the bot wrote a message; another author may quote it word for word.
    pub fn is_ours(self, message: &Message) -> bool {
        self.rest.me() == Some(message.author.id.get().into())
    }

    /// The newest message since `since` for which `is_match` holds, within the search limit; `None` if there is none.
    pub async fn find(
        self,
        place: ChannelId,
        since: Timestamp,
        is_match: impl Fn(&Message) -> bool,
    ) -> Result<Option<MessageId>, Problem> {
        let mut page = GetMessages::new().limit(PAGE_SIZE);
        let is_since = |message: &Message| {
            let at = Timestamp(message.timestamp.unix_timestamp() * 1000);
            at.after(MAX_CLOCK_SKEW) >= since
        };
        for _ in 0..MAX_PAGES {
            let messages = self
                .call(|http| channel(place).messages(http, page))
                .await?;
            let mut recent = messages.iter().filter(|message| is_since(message));
            if let Some(message) = recent.find(|message| is_match(message)) {
                return Ok(Some(message.id.get().into()));
            }
            match messages.last() {
                Some(oldest) if is_since(oldest) => page = page.before(oldest.id),
                _ => break,
            }
        }
        Ok(None)
    }

    /// The direct-message channel of a person.
    pub async fn direct(self, person: UserId) -> Result<ChannelId, Problem> {
        let person = serenity::all::UserId::new(person.get());
        let channel = self.call(|http| person.create_dm_channel(http)).await?;
        Ok(channel.id.get().into())
    }

    /// Starts a thread at a message of a channel, or a separate one.
    pub async fn start_thread(
        self,
        home: ChannelId,
        at: Option<MessageId>,
        thread: CreateThread<'_>,
    ) -> Result<ChannelId, Problem> {
        let home = channel(home);
        let thread = match at {
            Some(at) => {
                let started =
                    self.call(|http| home.create_thread_from_message(http, message(at), thread));
                started.await?
            }
            None => self.call(|http| home.create_thread(http, thread)).await?,
        };
        Ok(thread.id.get().into())
    }

    /// Archives a thread of the bot; a missing thread or permission is no error, as Discord archives after a quiet day.
    pub async fn archive(self, thread: ChannelId) -> Result<(), Problem> {
        let archive = EditThread::new().archived(true);
        let archived = self.call(|http| channel(thread).edit_thread(http, archive));
        match archived.await {
            Ok(_)
            | Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::Archived)) => {
                Ok(())
            }
            Err(problem) => Err(problem),
        }
    }

    /// Sets the time without a message after which Discord archives a thread of the bot.
    pub async fn archive_after(
        self,
        thread: ChannelId,
        quiet: AutoArchiveDuration,
    ) -> Result<(), Problem> {
        let edit = EditThread::new().auto_archive_duration(quiet);
        let edited = self.call(|http| channel(thread).edit_thread(http, edit));
        edited.await.map(drop)
    }

    /// Whether a person has certainly left a server; `false` if Discord does not answer.
    pub async fn has_left(self, guild: GuildId, person: UserId) -> bool {
        self.rest.has_left(guild, person).await == Some(true)
    }

    /// The display name of a member; `None` if Discord does not answer.
    pub async fn name(self, guild: GuildId, person: UserId) -> Option<String> {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self.call(|http| http.get_member(guild, person.get().into()));
        let member = member.await;
        member.ok().map(|member| member.display_name().to_owned())
    }

    /// Whether the bot is on a server.
    pub async fn is_on(self, guild: GuildId) -> Result<bool, Problem> {
        let guild = serenity::all::GuildId::new(guild.get());
        exists(self.call(|http| http.get_guild(guild)).await)
    }

    /// Whether a channel exists and the bot can see it.
    pub async fn has_channel(self, place: ChannelId) -> Result<bool, Problem> {
        exists(self.call(|http| http.get_channel(channel(place))).await)
    }

    /// Makes one call within the rate limit.
    async fn call<T, F>(self, make: impl FnOnce(&'a Http) -> F) -> Result<T, Problem>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let called = self.rest.call(make).await;
        called.map_err(|failed| Problem::Discord(failed.fault()))
    }

    async fn reopen(self, thread: ChannelId) -> Result<(), Problem> {
        let open = EditThread::new().archived(false);
        let opened = self.call(|http| channel(thread).edit_thread(http, open));
        opened.await.map(drop)
    }
}

/// Whether something exists and is visible: Discord's "unknown" and "forbidden" mean `false`.
fn exists<T>(answer: Result<T, Problem>) -> Result<bool, Problem> {
    match answer {
        Ok(_) => Ok(true),
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(false),
        Err(problem) => Err(problem),
    }
}

/// When a message was posted, by Discord's clock.
pub fn posted_at(id: MessageId) -> Timestamp {
    Timestamp(message(id).created_at().unix_timestamp() * 1000)
}

fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.get())
}

fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.get())
}

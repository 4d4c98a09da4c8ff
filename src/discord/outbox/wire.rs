//! Calls to Discord, each of which may fail and may not take for ever.

use std::future::Future;
use std::time::Duration;

use serenity::all::{
    CreateMessage, CreateThread, EditMessage, EditThread, GetMessages, Http, Message, Nonce,
};
use tokio::time::timeout;

use crate::discord::calls::Calls;
use crate::discord::fault::Fault;
use crate::discord::outbox::problem::Problem;
use crate::host::{ChannelId, GuildId, Living, MessageId, Timestamp, UserId};

/// How long Discord may take for one call.
const ATTEMPT: Duration = Duration::from_secs(10);

/// How many messages are read back at a time to find those that nobody wrote down: as many as Discord gives.
const READ_BACK: u8 = 100;

/// How often that is done for one of them.
const PAGES: u32 = 10;

/// Discord, for deliveries.
#[derive(Clone, Copy, Debug)]
pub struct Wire<'a> {
    /// Discord.
    pub http: &'a Http,
    /// So often it may be called.
    pub calls: &'a Calls,
}

impl Wire<'_> {
    /// Posts a message under a nonce, by which it is there once; a locked thread is reopened first, if that is allowed.
    pub async fn post(
        self,
        place: ChannelId,
        new: CreateMessage,
        nonce: String,
    ) -> Result<MessageId, Problem> {
        let new = new.nonce(Nonce::String(nonce)).enforce_nonce(true);
        let attempt = || self.call(channel(place).send_message(self.http, new.clone()));
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
        let attempt = || self.call(place.edit_message(self.http, message, edit.clone()));
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(living.channel).await?;
                attempt().await.map(drop)
            }
            other => other.map(drop),
        }
    }

    /// Deletes a message of ours, if it is still there to be deleted.
    pub async fn delete(self, place: ChannelId, id: MessageId) -> Result<(), Problem> {
        let deleted = self.http.delete_message(channel(place), message(id), None);
        match self.call(deleted).await {
            Err(Problem::Discord(
                Fault::NoMessage | Fault::NoChannel | Fault::Archived | Fault::Forbidden,
            )) => Ok(()),
            other => other,
        }
    }

    /// The last messages in a channel.
    pub async fn recent(self, place: ChannelId) -> Result<Vec<Message>, Problem> {
        let last = GetMessages::new().limit(READ_BACK);
        self.call(channel(place).messages(self.http, last)).await
    }

    /// The first message, from the last one back to `since`, that `is_it`.
    pub async fn find(
        self,
        place: ChannelId,
        since: Timestamp,
        is_it: impl Fn(&Message) -> bool,
    ) -> Result<Option<MessageId>, Problem> {
        let mut page = GetMessages::new().limit(READ_BACK);
        for _ in 0..PAGES {
            let messages = self.call(channel(place).messages(self.http, page)).await?;
            if let Some(found) = messages.iter().find(|message| is_it(message)) {
                return Ok(Some(found.id.get().into()));
            }
            match messages.last() {
                Some(oldest) if oldest.timestamp.unix_timestamp() * 1000 >= since.0 => {
                    page = page.before(oldest.id);
                }
                _ => break,
            }
        }
        Ok(None)
    }

    /// Somebody's direct messages.
    pub async fn direct(self, person: UserId) -> Result<ChannelId, Problem> {
        let person = serenity::all::UserId::new(person.get());
        let channel = self.call(person.create_dm_channel(self.http)).await?;
        Ok(channel.id.get().into())
    }

    /// Starts a thread at a message of a channel, or one that belongs to no message.
    pub async fn start_thread(
        self,
        home: ChannelId,
        at: Option<MessageId>,
        thread: CreateThread<'_>,
    ) -> Result<ChannelId, Problem> {
        let home = channel(home);
        let thread = match at {
            Some(at) => {
                let started = home.create_thread_from_message(self.http, message(at), thread);
                self.call(started).await?
            }
            None => self.call(home.create_thread(self.http, thread)).await?,
        };
        Ok(thread.id.get().into())
    }

    /// Archives a thread of ours, if it is still there and that is allowed: otherwise Discord does so after a quiet day.
    pub async fn archive(self, thread: ChannelId) -> Result<(), Problem> {
        let archive = EditThread::new().archived(true);
        let archived = channel(thread).edit_thread(self.http, archive);
        match self.call(archived).await {
            Ok(_)
            | Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::Archived)) => {
                Ok(())
            }
            Err(problem) => Err(problem),
        }
    }

    /// Whether somebody is surely not on a server any more; not, where it cannot be found out.
    pub async fn has_left(self, guild: GuildId, person: UserId) -> bool {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self
            .call(self.http.get_member(guild, person.get().into()))
            .await;
        matches!(member, Err(Problem::Discord(Fault::NoMember)))
    }

    /// What somebody is called on a server, where Discord says it.
    pub async fn name(self, guild: GuildId, person: UserId) -> Option<String> {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self
            .call(self.http.get_member(guild, person.get().into()))
            .await;
        member.ok().map(|member| member.display_name().to_owned())
    }

    /// Whether the bot is on a server.
    pub async fn is_on(self, guild: GuildId) -> Result<bool, Problem> {
        let guild = serenity::all::GuildId::new(guild.get());
        found(self.call(self.http.get_guild(guild)).await)
    }

    /// Whether a channel is there, and for us to see.
    pub async fn has_channel(self, place: ChannelId) -> Result<bool, Problem> {
        found(self.call(self.http.get_channel(channel(place))).await)
    }

    /// One call, when it is this process's turn, which may not take for ever.
    async fn call<T>(
        self,
        request: impl Future<Output = serenity::Result<T>>,
    ) -> Result<T, Problem> {
        self.calls.wait().await;
        match timeout(ATTEMPT, request).await {
            Ok(result) => result.map_err(|error| Problem::Discord(Fault::of(&error))),
            Err(_) => Err(Problem::Discord(Fault::Later)),
        }
    }

    async fn reopen(self, thread: ChannelId) -> Result<(), Problem> {
        let open = EditThread::new().archived(false);
        let opened = self
            .call(channel(thread).edit_thread(self.http, open))
            .await;
        opened.map(drop)
    }
}

/// Whether something was found; that it is not there, or not for us, is an answer as well.
fn found<T>(found: Result<T, Problem>) -> Result<bool, Problem> {
    match found {
        Ok(_) => Ok(true),
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(false),
        Err(problem) => Err(problem),
    }
}

fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.get())
}

fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.get())
}

//! Calls to Discord, each of which may fail.

use std::future::Future;
use std::time::Duration;

use serenity::all::{
    CreateMessage, CreateThread, EditMessage, EditThread, GetMessages, Http, Message, Nonce,
};

use crate::discord::outbox::problem::Problem;
use crate::discord::rest::Rest;
use crate::discord::rest::fault::Fault;
use crate::host::{ChannelId, GuildId, Living, MessageId, Timestamp, UserId};

/// How many messages are read back at a time to find those that nobody wrote down: as many as Discord gives.
const READ_BACK: u8 = 100;

/// How often that is done for one of them.
const PAGES: u32 = 10;

/// How far this machine's clock may be ahead of Discord's, by which messages are dated.
const SKEW: Duration = Duration::from_mins(1);

/// Discord, for deliveries.
#[derive(Clone, Copy, Debug)]
pub struct Wire<'a> {
    /// Its REST API.
    pub rest: &'a Rest,
}

impl<'a> Wire<'a> {
    /// Posts a message under a nonce, by which it is there once; a locked thread is reopened first, if that is allowed.
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

    /// Deletes a message of ours, if it is still there to be deleted.
    pub async fn delete(self, place: ChannelId, id: MessageId) -> Result<(), Problem> {
        let deleted = self.call(|http| http.delete_message(channel(place), message(id), None));
        match deleted.await {
            Err(Problem::Discord(
                Fault::NoMessage | Fault::NoChannel | Fault::Archived | Fault::Forbidden,
            )) => Ok(()),
            other => other,
        }
    }

    /// The last messages in a channel.
    pub async fn recent(self, place: ChannelId) -> Result<Vec<Message>, Problem> {
        let last = GetMessages::new().limit(READ_BACK);
        self.call(|http| channel(place).messages(http, last)).await
    }

    /// Whether the bot wrote a message: another one may quote it word for word.
    pub fn is_ours(self, message: &Message) -> bool {
        self.rest.me() == Some(message.author.id.get().into())
    }

    /// The first message, from the last one back to `since`, that `is_it`.
    pub async fn find(
        self,
        place: ChannelId,
        since: Timestamp,
        is_it: impl Fn(&Message) -> bool,
    ) -> Result<Option<MessageId>, Problem> {
        let mut page = GetMessages::new().limit(READ_BACK);
        let is_since = |message: &Message| {
            let at = Timestamp(message.timestamp.unix_timestamp() * 1000);
            at.after(SKEW) >= since
        };
        for _ in 0..PAGES {
            let messages = self
                .call(|http| channel(place).messages(http, page))
                .await?;
            let mut recent = messages.iter().filter(|message| is_since(message));
            if let Some(found) = recent.find(|message| is_it(message)) {
                return Ok(Some(found.id.get().into()));
            }
            match messages.last() {
                Some(oldest) if is_since(oldest) => page = page.before(oldest.id),
                _ => break,
            }
        }
        Ok(None)
    }

    /// Somebody's direct messages.
    pub async fn direct(self, person: UserId) -> Result<ChannelId, Problem> {
        let person = serenity::all::UserId::new(person.get());
        let channel = self.call(|http| person.create_dm_channel(http)).await?;
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
                let started =
                    self.call(|http| home.create_thread_from_message(http, message(at), thread));
                started.await?
            }
            None => self.call(|http| home.create_thread(http, thread)).await?,
        };
        Ok(thread.id.get().into())
    }

    /// Archives a thread of ours, if it is still there and that is allowed: otherwise Discord does so after a quiet day.
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

    /// Whether somebody is surely not on a server any more; not, where it cannot be found out.
    pub async fn has_left(self, guild: GuildId, person: UserId) -> bool {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self.call(|http| http.get_member(guild, person.get().into()));
        let member = member.await;
        matches!(member, Err(Problem::Discord(Fault::NoMember)))
    }

    /// What somebody is called on a server, where Discord says it.
    pub async fn name(self, guild: GuildId, person: UserId) -> Option<String> {
        let guild = serenity::all::GuildId::new(guild.get());
        let member = self.call(|http| http.get_member(guild, person.get().into()));
        let member = member.await;
        member.ok().map(|member| member.display_name().to_owned())
    }

    /// Whether the bot is on a server.
    pub async fn is_on(self, guild: GuildId) -> Result<bool, Problem> {
        let guild = serenity::all::GuildId::new(guild.get());
        found(self.call(|http| http.get_guild(guild)).await)
    }

    /// Whether a channel is there, and for us to see.
    pub async fn has_channel(self, place: ChannelId) -> Result<bool, Problem> {
        found(self.call(|http| http.get_channel(channel(place))).await)
    }

    /// One call.
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

//! Discord's REST calls for deliveries.

use std::future::Future;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::all::{AutoArchiveDuration, CreateThread, EditMessage, EditThread, Http};
use serenity::http::Request;

use super::problem::Problem;
use crate::discord::clock::Since;
use crate::discord::rest::{CallError, Exists, Fault, Membership, NewMessage, Rest, Seen, answers};
use crate::host::{ChannelId, GuildId, Living, MessageId, Timestamp, UserId};

/// Messages read per call of the channel history; Discord's maximum.
const PAGE_SIZE: u8 = 100;

/// Maximum calls per search of the channel history.
const MAX_PAGES: u32 = 10;

/// Margin for a local clock ahead of Discord's, which dates the messages, 1 min.
pub const MAX_CLOCK_SKEW: Duration = Duration::from_mins(1);

/// Time after which a delivery posts nothing more, 1 min: Discord remembers a nonce for some
/// minutes, and then only another search of the channel shows that a message is there already.
const NONCE_LIFETIME: Duration = Duration::from_mins(1);

/// Discord's REST calls for one delivery.
#[derive(Clone, Copy, Debug)]
pub struct Wire<'a> {
    /// The rate-limited REST API.
    pub rest: &'a Rest,
    begun: Since,
}

impl<'a> Wire<'a> {
    /// The calls of a delivery that begins, before it looks for a message that is there already.
    pub fn new(rest: &'a Rest) -> Wire<'a> {
        Wire {
            rest,
            begun: Since::now(),
        }
    }

    /// Posts a message under a nonce, by which Discord accepts it once. An archived thread is
    /// reopened first.
    ///
    /// # Errors
    ///
    /// Fails with [`Fault::Later`] where the delivery began long ago, as in a process that slept:
    /// the next attempt looks again whether the message is there.
    pub async fn post(
        self,
        place: ChannelId,
        new: NewMessage,
        nonce: String,
    ) -> Result<MessageId, Problem> {
        let new = new.once(nonce);
        let attempt = async || {
            if is_long_ago(self.begun) {
                return Err(Problem::Discord(Fault::Later));
            }
            let posted = self.rest.post(place, new.clone()).await;
            posted.map_err(|failed| problem(&failed))
        };
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(place).await?;
                attempt().await
            }
            posted => posted,
        }
    }

    /// Edits a message; an archived thread is reopened first.
    pub async fn edit(self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        let (place, message) = (channel(living.channel), message(living.message));
        let attempt = || self.call(|http| place.edit_message(http, message, edit.clone()));
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(living.channel).await?;
                attempt().await
            }
            edited => edited,
        }
    }

    /// Edits a message; `false` where it was deleted.
    pub async fn edit_if_there(self, living: Living, edit: EditMessage) -> Result<bool, Problem> {
        match self.edit(living, edit).await {
            Ok(()) => Ok(true),
            Err(Problem::Discord(Fault::NoMessage)) => Ok(false),
            Err(problem) => Err(problem),
        }
    }

    /// Posts a message as [`Wire::post`] does, unless one of the bot for which `is_it` holds has
    /// been there since `since`; returns the message.
    pub async fn post_once(
        self,
        place: ChannelId,
        since: Timestamp,
        is_it: impl Fn(&Seen) -> bool,
        new: NewMessage,
        nonce: String,
    ) -> Result<MessageId, Problem> {
        let is_it = |message: &Seen| self.is_ours(message) && is_it(message);
        match self.find(place, since, is_it).await? {
            Some(message) => Ok(message),
            None => self.post(place, new, nonce).await,
        }
    }

    /// Deletes a message of the bot; one that is gone already, or that the bot may not delete, is
    /// no error.
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
    pub async fn recent(self, place: ChannelId) -> Result<Vec<Seen>, Problem> {
        self.history(place, None).await
    }

    /// A page of a channel's messages, newest first: the last ones, or those before one.
    async fn history(
        self,
        place: ChannelId,
        before: Option<MessageId>,
    ) -> Result<Vec<Seen>, Problem> {
        let request = answers::messages(place, PAGE_SIZE, before);
        let messages: Vec<Value> = self.read(request).await?;
        Ok(Seen::list(messages))
    }

    /// Whether the bot wrote a message; another author may quote it word for word.
    pub fn is_ours(self, message: &Seen) -> bool {
        self.rest.me() == Some(message.author())
    }

    /// The newest message since `since` for which `is_match` holds, within the search limit; `None`
    /// if there is none.
    pub async fn find(
        self,
        place: ChannelId,
        since: Timestamp,
        is_match: impl Fn(&Seen) -> bool,
    ) -> Result<Option<MessageId>, Problem> {
        let mut before = None;
        let is_since = |message: &Seen| message.at().after(MAX_CLOCK_SKEW) >= since;
        for _ in 0..MAX_PAGES {
            let messages = self.history(place, before).await?;
            let mut recent = messages.iter().filter(|message| is_since(message));
            if let Some(message) = recent.find(|message| is_match(message)) {
                return Ok(Some(message.id()));
            }
            match messages.last() {
                Some(oldest) if is_since(oldest) => before = Some(oldest.id()),
                _ => break,
            }
        }
        Ok(None)
    }

    /// The direct-message channel of a person.
    pub async fn direct(self, person: UserId) -> Result<ChannelId, Problem> {
        let opened = self.rest.open_direct(person).await;
        opened.map_err(|failed| problem(&failed))
    }

    /// Starts a thread at a message of a channel, or a separate one.
    pub async fn start_thread(
        self,
        home: ChannelId,
        at: Option<MessageId>,
        thread: CreateThread<'_>,
    ) -> Result<ChannelId, Problem> {
        let started = self.rest.start_thread(home, at, &thread).await;
        started.map_err(|failed| problem(&failed))
    }

    /// Archives a thread of the bot; a missing thread or permission is no error, as Discord
    /// archives after a quiet day.
    pub async fn archive(self, thread: ChannelId) -> Result<(), Problem> {
        let archive = EditThread::new().archived(true);
        let archived = self.call(|http| channel(thread).edit_thread(http, archive));
        match archived.await {
            Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::Archived)) => Ok(()),
            archived => archived,
        }
    }

    /// Sets the time without a message after which Discord archives a thread of the bot.
    pub async fn archive_after(
        self,
        thread: ChannelId,
        quiet: AutoArchiveDuration,
    ) -> Result<(), Problem> {
        let edit = EditThread::new().auto_archive_duration(quiet);
        self.call(|http| channel(thread).edit_thread(http, edit))
            .await
    }

    /// Whether a person has certainly left a server; `false` if Discord does not answer.
    pub async fn has_left(self, guild: GuildId, person: UserId) -> bool {
        self.rest.has_left(guild, person).await == Some(true)
    }

    /// The display name of a member; `None` if Discord does not answer.
    pub async fn name(self, guild: GuildId, person: UserId) -> Option<String> {
        let member = self.read::<Membership>(answers::member(guild, person));
        member.await.ok()?.display_name().map(str::to_owned)
    }

    /// Whether the bot is on a server.
    pub async fn is_on(self, guild: GuildId) -> Result<bool, Problem> {
        exists(self.read(answers::guild(guild)).await)
    }

    /// Whether a channel exists and the bot can see it.
    pub async fn has_channel(self, place: ChannelId) -> Result<bool, Problem> {
        exists(self.read(answers::channel(place)).await)
    }

    /// Makes one call within the rate limit, whose answer is not read.
    async fn call<T, F>(self, make: impl FnOnce(&'a Http) -> F) -> Result<(), Problem>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let called = self.rest.carry_out(make).await;
        called.map_err(|failed| problem(&failed))
    }

    async fn read<T: DeserializeOwned>(self, request: Request<'_>) -> Result<T, Problem> {
        let answer = self.rest.read(request).await;
        answer.map_err(|failed| problem(&failed))
    }

    async fn reopen(self, thread: ChannelId) -> Result<(), Problem> {
        let open = EditThread::new().archived(false);
        self.call(|http| channel(thread).edit_thread(http, open))
            .await
    }
}

/// Whether something exists and is visible: Discord's "unknown" and "forbidden" mean `false`.
fn exists(answer: Result<Exists, Problem>) -> Result<bool, Problem> {
    match answer {
        Ok(_) => Ok(true),
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(false),
        Err(problem) => Err(problem),
    }
}

fn problem(failed: &CallError) -> Problem {
    Problem::Discord(failed.fault())
}

/// Whether another process may have posted the message of a delivery that began then, and Discord
/// may have forgotten its nonce.
fn is_long_ago(begun: Since) -> bool {
    begun.elapsed() > NONCE_LIFETIME
}

fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.get())
}

fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.get())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delivery_that_slept_began_long_ago_by_either_clock() {
        assert!(!is_long_ago(Since::ago(NONCE_LIFETIME / 2)));
        assert!(is_long_ago(Since::ago(NONCE_LIFETIME * 3)));
        // The monotonic clock stood still.
        assert!(is_long_ago(Since::slept(NONCE_LIFETIME * 3)));
    }
}

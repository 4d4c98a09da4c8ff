//! Calls to Discord that may fail, and what they leave behind.

use std::future::Future;
use std::time::Duration;

use serenity::all::{CreateMessage, EditMessage, EditThread, GetMessages, Nonce};
use tokio::time::timeout;

use super::delivery::{Delivery, Problem};
use super::now;
use crate::discord::fault::Fault;
use crate::game::Lang;
use crate::host::{Audience, ChannelId, Living, LivingKind, MessageId, Notice, Receipt, Record};

/// How long Discord may take for one call.
const ATTEMPT: Duration = Duration::from_secs(10);

impl Delivery<'_> {
    /// Remembers what a message shows; the table is reachable again if it was not.
    pub(super) async fn stands(
        &self,
        kind: LivingKind,
        audience: Audience,
        living: Living,
        record: &Record,
    ) -> Result<Receipt, Problem> {
        self.host.shown(&self.id, kind, audience, living).await?;
        let at_table = kind == LivingKind::Panel && audience == Audience::Table;
        if record.trouble.is_some() && at_table {
            self.host.set_trouble(&self.id, None, now()).await?;
        }
        Ok(Receipt::Delivered)
    }

    pub(super) async fn post(
        &self,
        place: ChannelId,
        new: CreateMessage,
        notice: &Notice,
    ) -> Result<MessageId, Problem> {
        self.post_as(place, new, Nonce::String(notice.id.to_string()))
            .await
    }

    /// Posts a message under a nonce, by which it is there once; a locked thread is reopened first, if that is allowed.
    pub(super) async fn post_as(
        &self,
        place: ChannelId,
        new: CreateMessage,
        nonce: Nonce,
    ) -> Result<MessageId, Problem> {
        let new = new.nonce(nonce).enforce_nonce(true);
        let attempt = || call(channel(place).send_message(self.http, new.clone()));
        let posted = match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(place).await?;
                attempt().await?
            }
            other => other?,
        };
        Ok(MessageId::from(posted.id.get()))
    }

    async fn reopen(&self, thread: ChannelId) -> Result<(), Problem> {
        let open = EditThread::new().archived(false);
        call(channel(thread).edit_thread(self.http, open))
            .await
            .map(drop)
    }

    /// Deletes a message of ours, if it is still there to be deleted.
    pub(super) async fn take_away(&self, living: Living) -> Result<(), Problem> {
        let gone = call(self.http.delete_message(
            channel(living.channel),
            message(living.message),
            None,
        ))
        .await;
        match gone {
            Err(Problem::Discord(
                Fault::NoMessage | Fault::NoChannel | Fault::Archived | Fault::Forbidden,
            )) => Ok(()),
            other => other,
        }
    }

    /// Deletes mentions of this match in a channel that are none of its living messages, nor the one to keep. Without the
    /// permission to read back there is nothing to find.
    pub(super) async fn take_away_strays(
        &self,
        place: ChannelId,
        keep: Option<MessageId>,
    ) -> Result<(), Problem> {
        let standing = self.host.posted(&self.id).await?;
        let standing = standing.iter().map(|it| it.living.message);
        let keep: Vec<MessageId> = standing.chain(keep).collect();
        let recent = channel(place).messages(self.http, GetMessages::new().limit(50));
        let recent = match call(recent).await {
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => return Ok(()),
            other => other?,
        };
        let code = format!("`{}`", self.id);
        let strays = recent.into_iter().filter(|message| {
            let is_mention = message.components.is_empty() && message.content.contains(&code);
            message.author.bot && is_mention && !keep.contains(&message.id.get().into())
        });
        for stray in strays {
            let message = stray.id.get().into();
            self.take_away(Living {
                channel: place,
                message,
                number: 0,
            })
            .await?;
        }
        Ok(())
    }

    /// Edits a message; an archived thread is reopened first.
    pub(super) async fn edit(&self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        let attempt = || {
            call(channel(living.channel).edit_message(
                self.http,
                message(living.message),
                edit.clone(),
            ))
        };
        match attempt().await {
            Err(Problem::Discord(Fault::Archived)) => {
                self.reopen(living.channel).await?;
                attempt().await.map(drop)
            }
            other => other.map(drop),
        }
    }
}

/// One call to Discord, which may not take for ever.
pub(super) async fn call<T>(
    request: impl Future<Output = serenity::Result<T>>,
) -> Result<T, Problem> {
    match timeout(ATTEMPT, request).await {
        Ok(result) => result.map_err(|error| Problem::Discord(Fault::of(&error))),
        Err(_) => Err(Problem::Discord(Fault::Later)),
    }
}

pub(super) fn lang(record: &Record) -> Lang {
    Lang::of(&record.lang)
}

pub(super) fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.get())
}

pub(super) fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.get())
}

//! The living messages of a match: those that are kept up to date, and remembered for that.

use serenity::all::{EditMessage, Http};

use crate::discord::clock::now;
use crate::discord::fault::Fault;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::wire::Wire;
use crate::host::{
    Audience, ChannelId, Host, Living, LivingKind, MatchId, MessageId, Posted, Record,
};

/// The living messages of a match.
#[derive(Clone, Copy, Debug)]
pub struct Messages<'a> {
    /// Every match.
    pub host: &'a Host,
    /// Discord.
    pub wire: Wire<'a>,
    /// The match.
    pub id: &'a MatchId,
}

impl<'a> Messages<'a> {
    /// The messages of a match.
    pub fn of(host: &'a Host, http: &'a Http, id: &'a MatchId) -> Messages<'a> {
        Messages {
            host,
            wire: Wire(http),
            id,
        }
    }

    /// The one of this kind in a room.
    pub async fn living(
        &self,
        kind: LivingKind,
        room: Audience,
    ) -> Result<Option<Living>, Problem> {
        Ok(self.host.living(self.id, kind, room).await?)
    }

    /// All of this kind, by their rooms.
    pub async fn all(&self, kind: LivingKind) -> Result<Vec<(Audience, Living)>, Problem> {
        let all = self.host.posted(self.id).await?.into_iter();
        let of_kind = all.filter(|message| message.kind == kind);
        Ok(of_kind
            .map(|message: Posted| (message.audience, message.living))
            .collect())
    }

    /// Remembers what a message shows; the table is reachable again if it was not.
    pub async fn remember(
        &self,
        kind: LivingKind,
        room: Audience,
        living: Living,
        record: &Record,
    ) -> Result<(), Problem> {
        self.host.shown(self.id, kind, room, living).await?;
        let is_panel = (kind, room) == (LivingKind::Panel, Audience::Table);
        if record.trouble.is_some() && is_panel {
            self.host.set_trouble(self.id, None, now()).await?;
        }
        Ok(())
    }

    /// Remembers no message of this kind there any more.
    pub async fn forget(&self, kind: LivingKind, room: Audience) -> Result<(), Problem> {
        Ok(self.host.lost(self.id, kind, room).await?)
    }

    /// Edits one of them.
    pub async fn edit(&self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        self.wire.edit(living, edit).await
    }

    /// Deletes one of them, if it is still there to be deleted.
    pub async fn delete(&self, living: Living) -> Result<(), Problem> {
        self.wire.delete(living.channel, living.message).await
    }

    /// Deletes the direct messages of a kind that are in none of these rooms any more.
    pub async fn delete_elsewhere(
        &self,
        kind: LivingKind,
        rooms: &[Audience],
    ) -> Result<(), Problem> {
        for (room, living) in self.all(kind).await? {
            if room != Audience::Table && !rooms.contains(&room) {
                self.delete(living).await?;
                self.forget(kind, room).await?;
            }
        }
        Ok(())
    }

    /// Deletes mentions of this match in a channel that are none of its living messages, nor the one to keep. Without the
    /// permission to read back there is nothing to find.
    pub async fn delete_strays(
        &self,
        place: ChannelId,
        keep: Option<MessageId>,
    ) -> Result<(), Problem> {
        let living = self.host.posted(self.id).await?;
        let living = living.iter().map(|message| message.living.message);
        let keep: Vec<MessageId> = living.chain(keep).collect();
        let recent = match self.wire.recent(place).await {
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => return Ok(()),
            other => other?,
        };
        let code = format!("`{}`", self.id);
        let strays = recent.into_iter().filter(|message| {
            let is_mention = message.components.is_empty() && message.content.contains(&code);
            message.author.bot && is_mention && !keep.contains(&message.id.get().into())
        });
        for stray in strays {
            self.wire.delete(place, stray.id.get().into()).await?;
        }
        Ok(())
    }
}

//! The living messages of a match: those that are kept up to date and recorded for it.

use serenity::all::EditMessage;

use super::problem::Problem;
use super::wire::Wire;
use crate::discord::action::{Action, MatchAction};
use crate::discord::clock::now;
use crate::discord::rest::{Fault, Seen};
use crate::discord::view::{Reply, panel};
use crate::host::{
    Audience, ChannelId, Host, Living, LivingKind, MatchId, MessageId, Posted, Record,
};

/// The living messages of a match.
#[derive(Clone, Copy, Debug)]
pub struct Messages<'a> {
    /// The host.
    pub host: &'a Host,
    /// The calls to Discord.
    pub wire: Wire<'a>,
    /// The match.
    pub id: &'a MatchId,
}

impl<'a> Messages<'a> {
    /// The living messages of a match.
    pub fn of(host: &'a Host, wire: Wire<'a>, id: &'a MatchId) -> Messages<'a> {
        Messages { host, wire, id }
    }

    /// The living message of this kind in a room; `None` if none is recorded.
    pub async fn living(
        &self,
        kind: LivingKind,
        room: Audience,
    ) -> Result<Option<Living>, Problem> {
        Ok(self.host.outbox().living(self.id, kind, room).await?)
    }

    /// All living messages of this kind, with their rooms.
    pub async fn all(&self, kind: LivingKind) -> Result<Vec<(Audience, Living)>, Problem> {
        let all = self.host.outbox().posted(self.id).await?.into_iter();
        let of_kind = all.filter(|message| message.kind == kind);
        Ok(of_kind
            .map(|message: Posted| (message.audience, message.living))
            .collect())
    }

    /// Records a living message and the event it shows. A panel at the table also clears the
    /// match's trouble: the table is reachable.
    pub async fn remember(
        &self,
        kind: LivingKind,
        room: Audience,
        living: Living,
        record: &Record,
    ) -> Result<(), Problem> {
        self.host
            .outbox()
            .shown(self.id, kind, room, living)
            .await?;
        let is_panel = (kind, room) == (LivingKind::Panel, Audience::Table);
        if record.row.trouble.is_some() && is_panel {
            self.host.set_trouble(self.id, None, now()).await?;
        }
        Ok(())
    }

    /// Deletes the record of a living message.
    pub async fn forget(&self, kind: LivingKind, room: Audience) -> Result<(), Problem> {
        Ok(self.host.outbox().lost(self.id, kind, room).await?)
    }

    /// Edits a living message.
    pub async fn edit(&self, living: Living, edit: EditMessage) -> Result<(), Problem> {
        self.wire.edit(living, edit).await
    }

    /// Deletes a living message; one that is gone already is no error.
    pub async fn delete(&self, living: Living) -> Result<(), Problem> {
        self.wire.delete(living.channel, living.message).await
    }

    /// Edits a living message and records the event it shows. Returns the fault if the message is
    /// gone or the bot may not edit it; its record stays then.
    pub async fn update(
        &self,
        kind: LivingKind,
        room: Audience,
        living: Living,
        reply: Reply,
        record: &Record,
    ) -> Result<Option<Fault>, Problem> {
        match self.edit(living, reply.edit()).await {
            Ok(()) => {
                let number = record.row.number;
                let living = Living { number, ..living };
                self.remember(kind, room, living, record).await?;
                Ok(None)
            }
            Err(Problem::Discord(
                fault @ (Fault::NoMessage | Fault::NoChannel | Fault::Forbidden),
            )) => Ok(Some(fault)),
            Err(problem) => Err(problem),
        }
    }

    /// Deletes the living message `previous`, unless it is the same as `posted`, and records
    /// `posted` in its place, or nothing.
    pub async fn replace(
        &self,
        kind: LivingKind,
        room: Audience,
        previous: Option<Living>,
        posted: Option<Living>,
        record: &Record,
    ) -> Result<(), Problem> {
        let is_replaced =
            |previous: &Living| posted.is_none_or(|new| new.message != previous.message);
        if let Some(previous) = previous.filter(is_replaced) {
            self.delete(previous).await?;
        }
        match posted {
            Some(living) => self.remember(kind, room, living, record).await,
            None if previous.is_some() => self.forget(kind, room).await,
            None => Ok(()),
        }
    }

    /// Deletes a living message and its record.
    pub async fn remove(
        &self,
        kind: LivingKind,
        room: Audience,
        living: Living,
    ) -> Result<(), Problem> {
        self.delete(living).await?;
        self.forget(kind, room).await
    }

    /// Deletes the direct messages of this kind that are in none of these rooms.
    pub async fn delete_elsewhere(
        &self,
        kind: LivingKind,
        rooms: &[Audience],
    ) -> Result<(), Problem> {
        for (room, living) in self.all(kind).await? {
            if room != Audience::Table && !rooms.contains(&room) {
                self.remove(kind, room, living).await?;
            }
        }
        Ok(())
    }

    /// Deletes mentions of this match in a channel that are neither recorded nor `keep`. Without
    /// the permission to read the history nothing is deleted.
    pub async fn delete_strays(
        &self,
        place: ChannelId,
        keep: Option<MessageId>,
    ) -> Result<(), Problem> {
        let living = self.host.outbox().posted(self.id).await?;
        let living = living.iter().map(|message| message.living.message);
        let keep: Vec<MessageId> = living.chain(keep).collect();
        let recent = match self.wire.recent(place).await {
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => return Ok(()),
            other => other?,
        };
        let code = format!("`{}`", self.id);
        let strays = recent.into_iter().filter(|message| {
            let actions = match_actions(message);
            let only_turns = actions
                .iter()
                .all(|(_, action)| matches!(action, MatchAction::Turn(_)));
            // A line without a button is no call.
            let has_turns = only_turns && !actions.is_empty();
            let is_turn_button_alone = has_turns && message.file_names().next().is_none();
            let is_mention = is_turn_button_alone && message.content.contains(&code);
            let is_known = keep.contains(&message.id());
            // A call that a meeting's games share belongs to the first one named.
            let is_own = actions.first().is_none_or(|(id, _)| id == self.id);
            self.wire.is_ours(message) && is_mention && is_own && !is_known
        });
        for stray in strays {
            self.wire.delete(place, stray.id()).await?;
        }
        Ok(())
    }
}

/// Whether a message is about this match: its panel, or one with a button of it.
pub fn is_about(message: &Seen, id: &MatchId) -> bool {
    let actions = match_actions(message);
    panel_of(&actions, message.file_names()).as_ref() == Some(id)
        || actions.iter().any(|(of, _)| of == id)
}

/// Whether a message shows the same as `reply`. Two panels of a match are the same, whatever they
/// show: panels are updated. Any other message needs the same buttons, or the same text where it
/// has no buttons.
pub fn shows_same(message: &Seen, reply: &Reply) -> bool {
    let theirs = panel_of(&match_actions(message), message.file_names());
    let ours = panel_of(&reply.match_actions(), reply.file_names());
    match ours {
        Some(id) => theirs == Some(id),
        None if theirs.is_some() => false,
        None if reply.match_actions().is_empty() => {
            match_actions(message).is_empty() && message.content == reply.text()
        }
        None => match_actions(message) == reply.match_actions(),
    }
}

/// The match whose panel a message is, by its button **More** or, once the match is over and there
/// are no buttons, by the name of its picture; `None` for any other message.
fn panel_of<'n>(
    actions: &[(MatchId, MatchAction)],
    mut files: impl Iterator<Item = &'n str>,
) -> Option<MatchId> {
    let mut of_panels = actions
        .iter()
        .filter(|(_, action)| matches!(action, MatchAction::More(_)));
    let of_panel = of_panels.next().map(|(id, _)| id.clone());
    of_panel.or_else(|| {
        files
            .find_map(panel::shown_in)
            .filter(|_| actions.is_empty())
    })
}

/// The match actions of a message's buttons, in order.
pub fn match_actions(message: &Seen) -> Vec<(MatchId, MatchAction)> {
    let actions = message.custom_ids().map(Action::read);
    let of_matches = actions.filter_map(|action| match action? {
        Action::Match(id, action) => Some((id, action)),
        _ => None,
    });
    of_matches.collect()
}

//! The channels and threads of matches, and updates of their panels.

use super::matches::Host;
use crate::store::Error;
use crate::store::behalf::unguarded;
use crate::store::ids::{ChannelId, GuildId, MatchId};
use crate::store::matches::Trouble;
use crate::store::messages::{Living, LivingKind};
use crate::store::outbox::{Audience, NewNotice, NoticeKind};
use crate::store::places::Panels;
use crate::store::time::Timestamp;
use crate::store::{retry, transact};

impl Host {
    /// Stores the thread or channel where the match's panel is.
    pub async fn set_place(&self, id: &MatchId, place: Option<ChannelId>) -> Result<(), Error> {
        transact!(self.store, |tx| tx.set_place(id, place).await)
    }

    /// Stores the reason the match's messages cannot be written; `None` if they can. The message of
    /// open offers is posted again where a lost channel is replaced.
    pub async fn set_trouble(
        &self,
        id: &MatchId,
        trouble: Option<Trouble>,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let (before, number) = tx.trouble(id).await?;
            tx.set_trouble(id, trouble).await?;
            // The match has lost its table, or has one again.
            if before.is_some() != trouble.is_some() {
                let talk = NewNotice::new(number, NoticeKind::Talk, Audience::Table, now);
                tx.notify(id, &[talk]).await?;
            }
            Ok(())
        })
    }

    /// Stores that the bot may not write at the table of a match on a server, and has the players
    /// written to directly: the panel is delivered first, and finds out whether it is so.
    pub async fn lose_table(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let (before, number) = tx.trouble(id).await?;
            if before.is_none() {
                tx.set_trouble(id, Some(Trouble::Forbidden)).await?;
                let talk = NewNotice::new(number, NoticeKind::Talk, Audience::Table, now);
                tx.notify(id, &[panel(number, now), talk]).await?;
                tx.hurry(id, now).await?;
            }
            Ok(())
        })
    }

    /// As [`Host::lose_table`], for the matches that are played in a thread.
    pub async fn lose_thread(&self, thread: ChannelId, now: Timestamp) -> Result<(), Error> {
        for id in self.store.running_in(thread).await? {
            self.lose_table(&id, now).await?;
        }
        Ok(())
    }

    /// Updates or moves the panels of a channel or thread, after a change of the channel.
    pub async fn refresh_channel(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        let played = self.store.running_in(channel).await?;
        self.refresh_all(&played, now).await
    }

    /// Tries the tables in a thread again that the bot could not write at.
    pub async fn look_again(&self, thread: ChannelId, now: Timestamp) -> Result<(), Error> {
        let mut muted = Vec::new();
        for id in self.store.running_in(thread).await? {
            let (trouble, _) = retry!(self.store.trouble(&id))?;
            muted.extend(trouble.map(|_| id));
        }
        self.refresh_all(&muted, now).await
    }

    /// Updates or moves panels of a server, after a change of the bot's rights there.
    pub async fn refresh_server(
        &self,
        guild: GuildId,
        panels: Panels,
        now: Timestamp,
    ) -> Result<(), Error> {
        let played = self.store.running_on(guild, panels).await?;
        self.refresh_all(&played, now).await
    }

    /// Updates the panel, and makes postponed notices of the match due: a person looks at it.
    pub async fn refresh(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        self.refresh_all(std::slice::from_ref(id), now).await
    }

    /// Deletes the panel and posts it again at the end of the conversation. The intent is stored
    /// first, so that the panel is posted also after a crash.
    pub async fn move_panel(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let (kind, number) = (LivingKind::Panel, Living::TO_MOVE);
            tx.renumber_living(id, kind, None, number).await?;
            let (_, number) = tx.trouble(id).await?;
            tx.notify(id, &[panel(number, now)]).await?;
            tx.hurry(id, now).await
        })
    }

    async fn refresh_all(&self, matches: &[MatchId], now: Timestamp) -> Result<(), Error> {
        if matches.is_empty() {
            return Ok(());
        }
        // The write does not depend on the caller, who may only have read the match.
        let written = async {
            transact!(self.store, |tx| {
                for id in matches {
                    // The newest event's number: an older notice would carry the nonce of a message
                    // already posted, which a crash would then post twice.
                    let (_, number) = tx.trouble(id).await?;
                    tx.notify(id, &[panel(number, now)]).await?;
                    tx.hurry(id, now).await?;
                }
                Ok(())
            })
        };
        unguarded(written).await
    }
}

/// A notice that updates the panel.
fn panel(number: i64, now: Timestamp) -> NewNotice {
    NewNotice::new(number, NoticeKind::Panel, Audience::Table, now)
}

//! Where matches are played, and having their panels brought up to date there.

use super::matches::Host;
use super::notice::{self, Audience, Living};
use crate::store::Error;
use crate::store::behalf::regardless;
use crate::store::ids::{ChannelId, GuildId, MatchId};
use crate::store::matches::Trouble;
use crate::store::messages::LivingKind;
use crate::store::outbox::{NewNotice, NoticeKind};
use crate::store::time::Timestamp;
use crate::store::transact;

impl Host {
    /// The match is played in this thread or channel.
    pub async fn set_place(&self, id: &MatchId, place: Option<ChannelId>) -> Result<(), Error> {
        transact!(self.store, |tx| tx.set_place(id, place).await)
    }

    /// What keeps the match's messages from being written, or that nothing does. Where they move, what is open is told
    /// there.
    pub async fn set_trouble(
        &self,
        id: &MatchId,
        trouble: Option<Trouble>,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            let (before, number) = tx.trouble(id).await?;
            tx.set_trouble(id, trouble).await?;
            // It has lost its table, or has one again.
            let is_gone = |trouble| trouble == Some(Trouble::Gone);
            if is_gone(before) != is_gone(trouble) {
                let talk = notice::new(number, NoticeKind::Talk, Audience::Table, now);
                tx.notify(id, &[talk]).await?;
            }
            Ok(())
        })
    }

    /// Something happened to a channel or thread: the panels of the matches played there are brought up to date, or moved.
    pub async fn refresh_channel(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        let played = self.store.running_in(channel).await?;
        self.refresh_all(&played, now).await
    }

    /// Something happened to the bot on a server: the panels of its matches are brought up to date, or moved; `troubled`:
    /// only of those out of reach.
    pub async fn refresh_server(
        &self,
        guild: GuildId,
        troubled: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        let played = self.store.running_on(guild, troubled).await?;
        self.refresh_all(&played, now).await
    }

    /// Has the panel brought up to date, and everything that was put off tried again, because somebody looks.
    pub async fn refresh(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        self.refresh_all(std::slice::from_ref(id), now).await
    }

    /// Has the panel at the table deleted and posted anew, at the end of the conversation there. That it is to be is stored
    /// at once, so that there is a panel again whenever the program dies.
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
        // Whoever looked has not asked for it.
        let written = async {
            transact!(self.store, |tx| {
                for id in matches {
                    // Of the newest event, whatever has happened meanwhile: an older notice that came up again would be taken for the
                    // one a message was begun with, and that message would be posted a second time after a crash.
                    let (_, number) = tx.trouble(id).await?;
                    tx.notify(id, &[panel(number, now)]).await?;
                    tx.hurry(id, now).await?;
                }
                Ok(())
            })
        };
        regardless(written).await
    }
}

/// The panel is to be brought up to date.
fn panel(number: i64, now: Timestamp) -> NewNotice {
    notice::new(number, NoticeKind::Panel, Audience::Table, now)
}

//! Notices and living messages, for whoever delivers them.

use super::{
    GuildId, Host, Living, LivingKind, MatchId, Notice, Settled, Standing, Timestamp, Trouble,
    UserId,
};
use crate::store::Error;
use crate::store::ids::ChannelId;
use crate::store::rows::NoticeKind;

impl Host {
    /// A notice for everyone at the table is for nobody in particular.
    pub const EVERYONE: UserId = UserId(0);

    /// Notices to deliver by now, oldest first, `limit` at most.
    pub async fn due(&self, now: Timestamp, limit: i64) -> Result<Vec<Notice>, Error> {
        self.store.due(now, limit).await
    }

    /// When the next notice is due after `now`.
    pub async fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, Error> {
        self.store.next_due(now).await
    }

    /// What is still to be done for a match, oldest first.
    pub async fn pending(&self, id: &MatchId) -> Result<Vec<Notice>, Error> {
        self.store.pending(id).await
    }

    /// A living message of a match.
    pub async fn living(
        &self,
        id: &MatchId,
        kind: LivingKind,
        person: UserId,
    ) -> Result<Option<Living>, Error> {
        self.store.living(id, kind, person).await
    }

    /// A living message shows the match as of `living.number` now.
    pub async fn shown(
        &self,
        id: &MatchId,
        kind: LivingKind,
        person: UserId,
        living: Living,
    ) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        writing.set_living(id, kind, person, living).await?;
        writing.commit().await
    }

    /// A living message is gone.
    pub async fn lost(&self, id: &MatchId, kind: LivingKind, person: UserId) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        writing.forget_living(id, kind, person).await?;
        writing.commit().await
    }

    /// Settles notices, all in one go.
    pub async fn settle(
        &self,
        settled: &[(&Notice, Settled)],
        now: Timestamp,
    ) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        for (notice, outcome) in settled {
            writing.settle(notice.id, *outcome, now).await?;
        }
        writing.commit().await
    }

    /// Puts notices off after a failure, until `due`.
    pub async fn put_off(&self, notices: &[&Notice], due: Timestamp) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        for notice in notices {
            writing.put_off(notice.id, due).await?;
        }
        writing.commit().await
    }

    /// The match is played in this thread or channel.
    pub async fn settle_in(&self, id: &MatchId, place: Option<ChannelId>) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let mut writing = self.store.write().await?;
        writing.set_place(id, place).await?;
        writing.commit().await?;
        *kept = None;
        Ok(())
    }

    /// What keeps the match's messages from being written, or that nothing does. Where they move, what is open is told
    /// there.
    pub async fn set_trouble(
        &self,
        id: &MatchId,
        trouble: Option<Trouble>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let slot = self.slot(id);
        let mut kept = slot.lock().await;
        let mut writing = self.store.write().await?;
        let moved = writing.set_trouble(id, trouble).await?;
        if let Some(number) = moved {
            let kind = NoticeKind::Talk;
            writing
                .notify(id, number, kind, Host::EVERYONE, now)
                .await?;
        }
        writing.commit().await?;
        *kept = None;
        if moved.is_some() {
            self.news.notify_one();
        }
        Ok(())
    }

    /// All living messages of a match.
    pub async fn standing(&self, id: &MatchId) -> Result<Vec<Standing>, Error> {
        self.store.standing(id).await
    }

    /// Something happened to a channel or thread: the panels of the matches played there are brought up to date, or moved.
    pub async fn look_into_channel(&self, channel: ChannelId, now: Timestamp) -> Result<(), Error> {
        let played = self.store.running_in(channel).await?;
        self.refresh_all(&played, now).await
    }

    /// Something happened to the bot on a server: the panels of its matches are brought up to date, or moved; `troubled`:
    /// only of those out of reach.
    pub async fn look_into_server(
        &self,
        guild: GuildId,
        troubled: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        let played = self.store.running_on(guild, troubled).await?;
        self.refresh_all(&played, now).await
    }

    async fn refresh_all(&self, played: &[(MatchId, i64)], now: Timestamp) -> Result<(), Error> {
        if played.is_empty() {
            return Ok(());
        }
        let mut writing = self.store.write().await?;
        for (id, number) in played {
            writing
                .notify(id, *number, NoticeKind::Panel, Host::EVERYONE, now)
                .await?;
            writing.hurry(id, now).await?;
        }
        writing.commit().await?;
        self.news.notify_one();
        Ok(())
    }

    /// Has the panel brought up to date, and everything that was put off tried again, because somebody looks.
    pub async fn refresh(&self, id: &MatchId, number: i64, now: Timestamp) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        writing
            .notify(id, number, NoticeKind::Panel, Host::EVERYONE, now)
            .await?;
        writing.hurry(id, now).await?;
        writing.commit().await?;
        self.news.notify_one();
        Ok(())
    }

    /// Has everything that was put off tried again, because something it waited for has come.
    pub async fn hurry(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        writing.hurry(id, now).await?;
        writing.commit().await?;
        self.news.notify_one();
        Ok(())
    }

    /// A direct message to somebody failed, or reached them again.
    pub async fn dms_are_open(&self, person: UserId, open: bool) -> Result<(), Error> {
        let mut writing = self.store.write().await?;
        if open {
            writing.dms_are_open(person).await?;
        } else {
            writing.dms_are_closed(person).await?;
        }
        writing.commit().await
    }

    /// Whether somebody is still to be told that direct messages fail; from now on they count as told.
    pub async fn tell_of_closed_dms(&self, person: UserId) -> Result<bool, Error> {
        let untold = self.store.closed_untold(person).await?;
        if untold {
            let mut writing = self.store.write().await?;
            writing.told_of_closed_dms(person).await?;
            writing.commit().await?;
        }
        Ok(untold)
    }
}

//! Notices and living messages, for whoever delivers them.

use super::matches::Host;
use super::notice::{Audience, Living, Notice, Posted, Thought};
use crate::store::Error;
use crate::store::behalf::regardless;
use crate::store::ids::{MatchId, UserId};
use crate::store::messages::LivingKind;
use crate::store::outbox::{NoticeKind, Receipt};
use crate::store::time::Timestamp;
use crate::store::{retry, transact};

impl Host {
    /// Notices to deliver by now, oldest first, `limit` at most; not those of the matches that are `busy`.
    pub async fn due(
        &self,
        now: Timestamp,
        limit: i64,
        busy: &[MatchId],
    ) -> Result<Vec<Notice>, Error> {
        let due = self.store.due(now, limit, busy).await?;
        Ok(due.into_iter().map(Notice::from).collect())
    }

    /// What the computer is to think about by now, one for each person it is thought for, oldest first; not in the matches
    /// that are `busy`, nor where something is to be delivered by now.
    pub async fn thoughts(&self, now: Timestamp, busy: &[MatchId]) -> Result<Vec<Thought>, Error> {
        let due = retry!(self.store.thoughts(now, busy))?;
        Ok(due.into_iter().map(Thought::from).collect())
    }

    /// When the computer is to think next, in a match that is not `busy`.
    pub async fn next_thought(&self, busy: &[MatchId]) -> Result<Option<Timestamp>, Error> {
        retry!(self.store.next_thought(busy))
    }

    /// When the next notice is due after `now`.
    pub async fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, Error> {
        self.store.next_due(now).await
    }

    /// What is still to be done for a match, oldest first.
    pub async fn pending(&self, id: &MatchId) -> Result<Vec<Notice>, Error> {
        let pending = self.store.pending(id).await?;
        Ok(pending.into_iter().map(Notice::from).collect())
    }

    /// An instant at which, or after which, a notice was made, of a match opened at `opened`.
    pub async fn made_since(&self, notice: &Notice, opened: Timestamp) -> Result<Timestamp, Error> {
        if notice.kind == NoticeKind::Remind && notice.round > 0 {
            return Ok(Timestamp(notice.round));
        }
        let happened = self.store.happened_at(&notice.match_id, notice.number);
        Ok(happened.await?.unwrap_or(opened))
    }

    /// A living message of a match.
    pub async fn living(
        &self,
        id: &MatchId,
        kind: LivingKind,
        audience: Audience,
    ) -> Result<Option<Living>, Error> {
        let living = self.store.living(id, kind, audience.person()).await?;
        Ok(living.map(Living::from))
    }

    /// A living message shows the match as of `living.number` now.
    pub async fn shown(
        &self,
        id: &MatchId,
        kind: LivingKind,
        audience: Audience,
        living: Living,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.set_living(id, kind, audience.person(), living.into())
                .await
        })
    }

    /// A living message is gone.
    pub async fn lost(
        &self,
        id: &MatchId,
        kind: LivingKind,
        audience: Audience,
    ) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.forget_living(id, kind, audience.person()).await
        })
    }

    /// Says what became of notices, in one transaction: nothing is left to be done about them, unless one was asked for again
    /// meanwhile.
    pub async fn finish(
        &self,
        finished: &[(&Notice, Receipt)],
        now: Timestamp,
    ) -> Result<(), Error> {
        let closed = finished.iter();
        let closed: Vec<(i64, i64, Receipt)> = closed
            .map(|(notice, receipt)| (notice.id, notice.asked, *receipt))
            .collect();
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.close_notices(&closed, now).await
        })
    }

    /// Puts notices off after a failure, until `due`.
    pub async fn put_off(&self, notices: &[&Notice], due: Timestamp) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            for notice in notices {
                tx.put_off((notice.id, notice.asked), due).await?;
            }
            Ok(())
        })
    }

    /// All living messages of a match.
    pub async fn posted(&self, id: &MatchId) -> Result<Vec<Posted>, Error> {
        let posted = self.store.posted(id).await?;
        Ok(posted.into_iter().map(Posted::from).collect())
    }

    /// Has everything that was put off tried again, because something it waited for has come.
    pub async fn hurry(&self, id: &MatchId, now: Timestamp) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            tx.hurry(id, now).await
        })
    }

    /// A direct message to somebody failed, or reached them again.
    pub async fn dms_are_open(&self, person: UserId, open: bool) -> Result<(), Error> {
        transact!(self.store, |tx| {
            tx.leaves_lists();
            if open {
                tx.dms_are_open(person).await
            } else {
                tx.dms_are_closed(person).await
            }
        })
    }

    /// Whether somebody is still to be told that direct messages fail; from now on they count as told.
    pub async fn tell_of_closed_dms(&self, person: UserId) -> Result<bool, Error> {
        let untold = self.store.closed_untold(person).await?;
        if untold {
            // It is told with whatever was asked for.
            let told = async {
                transact!(self.store, |tx| {
                    tx.leaves_lists();
                    tx.told_of_closed_dms(person).await
                })
            };
            regardless(told).await?;
        }
        Ok(untold)
    }
}

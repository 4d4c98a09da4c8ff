//! `/block`: who may not invite, join or ask again whom. Nobody is told who has blocked them.

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::restriction::Restriction;
use crate::store::Writing;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::transact;

impl Host {
    /// From now on `other` may not invite or join `person`; whether that is new.
    pub async fn block(
        &self,
        person: UserId,
        other: UserId,
        now: Timestamp,
    ) -> Result<bool, Error> {
        if person == other {
            return Err(Restriction::BlockedOneself.into());
        }
        let is_new = transact!(self.store, |tx| tx.block(person, other, now).await);
        Ok(is_new?)
    }

    /// From now on they may again; whether they could not before.
    pub async fn unblock(&self, person: UserId, other: UserId) -> Result<bool, Error> {
        let was_blocked = transact!(self.store, |tx| tx.unblock(person, other).await);
        Ok(was_blocked?)
    }

    /// Whom somebody has blocked, in the order in which it was done.
    pub async fn blocked(&self, person: UserId) -> Result<Vec<UserId>, Error> {
        Ok(self.store.blocked_by(person).await?)
    }
}

/// Nobody invites a person who has blocked them, nor one they have blocked themselves.
pub(super) async fn must_be_welcome_to(
    writing: &mut Writing<'_>,
    by: UserId,
    guests: &[UserId],
) -> Result<(), Error> {
    for &guest in guests {
        if writing.has_blocked(guest, by).await? {
            return Err(Restriction::NotToInvite(guest).into());
        }
        if writing.has_blocked(by, guest).await? {
            return Err(Restriction::Blocked(guest).into());
        }
    }
    Ok(())
}

/// Nobody sits down with a person who has blocked them.
///
/// The other way round it is the blocker's own choice: whoever has blocked somebody may join a table where they sit.
pub(super) async fn must_be_welcome_at(
    writing: &mut Writing<'_>,
    record: &Record,
    person: UserId,
) -> Result<(), Error> {
    for seated in record.seats.iter().filter_map(|sitting| sitting.person) {
        if seated != person && writing.has_blocked(seated, person).await? {
            return Err(Restriction::NotToJoin.into());
        }
    }
    Ok(())
}

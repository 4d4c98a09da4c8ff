//! `/block`: blocks against inviting, joining or asking. The blocked person learns nothing of the
//! block.

use super::error::Error;
use super::matches::Host;
use super::record::Record;
use super::refusal::restriction::Restriction;
use crate::store::Writing;
use crate::store::ids::UserId;
use crate::store::time::Timestamp;
use crate::store::transact;

impl Host {
    /// Blocks `other` from inviting or joining `person`; returns whether the block is new.
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

    /// Removes a block; returns whether there was one.
    pub async fn unblock(&self, person: UserId, other: UserId) -> Result<bool, Error> {
        let was_blocked = transact!(self.store, |tx| tx.unblock(person, other).await);
        Ok(was_blocked?)
    }
}

/// Refuses an invitation between two people of whom one has blocked the other.
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

/// Refuses a seat at a table where a seated person has blocked this one.
///
/// The other direction is the blocker's choice: a person may join a table of people they have
/// blocked.
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

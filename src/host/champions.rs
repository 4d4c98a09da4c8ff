//! The role of a server for the first of the month before: who gets it, and when it passes on.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::months::{Month, month_of, start_of_month};
use super::taking::{BATCH, KEPT};
use crate::store::champions::Champion;
use crate::store::ids::{GuildId, RoleId, UserId};
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, retry, transact_unlisted};

/// Time after which a role that Discord refused is tried again, 6 h.
const REFUSED_PAUSE: Duration = Duration::from_hours(6);

/// A change of the role for the first of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChampionChange {
    /// This role, from the last month on.
    Role(RoleId),
    /// No role.
    Off,
}

/// Changes the role of a server. The person in `by` is informed if Discord refuses it.
pub(super) async fn change_champion(
    tx: &mut Writing<'_>,
    guild: GuildId,
    change: ChampionChange,
    by: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    match change {
        ChampionChange::Role(role) => {
            tx.set_champion(guild, role, now, by).await?;
        }
        ChampionChange::Off => tx.no_champion(guild).await?,
    }
    Ok(())
}

impl Host {
    /// The role of a server; `None` without one.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn champion(&self, guild: GuildId) -> Result<Option<Champion>, Error> {
        Ok(self.store.champion(guild).await?)
    }

    /// When the next role passes on; `None` without any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_champion(&self) -> Result<Option<Timestamp>, StoreError> {
        retry!(self.store.next_champion())
    }

    /// Takes roles that pass on by `now` for this process, which passes them on within a minute;
    /// another process takes those that it does not [finish](Host::pass_champion).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_champions(&self, now: Timestamp) -> Result<Rows<Champion>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.take_champions(now, now.after(KEPT), BATCH).await
        })
    }

    /// The table of the month by which a role passes on now, with more people than are shown.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn month_before(&self, guild: GuildId, now: Timestamp) -> Result<Month, Error> {
        self.month(guild, month_of(now) - 1).await
    }

    /// Stores who has a role until the end of this month.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pass_champion(
        &self,
        taken: &Champion,
        holder: Option<UserId>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let next = start_of_month(month_of(now) + 1);
        transact_unlisted!(self.store, |tx| {
            tx.uninform_champion_setter(taken.guild).await?;
            tx.pass_champion(taken, holder, next, false).await
        })
    }

    /// Records that Discord refused a role, which is tried again later; returns the person to
    /// inform, who set it, once until it is accepted or another one is set.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_champion(
        &self,
        taken: &Champion,
        now: Timestamp,
    ) -> Result<Option<UserId>, StoreError> {
        let again = now.after(REFUSED_PAUSE);
        transact_unlisted!(self.store, |tx| {
            tx.pass_champion(taken, taken.holder, again, true).await?;
            tx.inform_champion_setter(taken).await
        })
    }
}

//! The living list of those who look for a game, in a channel of a server.

use std::time::Duration;

use super::error::Error;
use super::matches::Host;
use super::refusal::restriction::Restriction;
use super::taking::take_due;
use crate::store::ids::{ChannelId, GuildId, MessageId, RoleId, UserId};
use crate::store::looking::Looking;
use crate::store::looking_list::LookingList;
use crate::store::rows::Rows;
use crate::store::time::Timestamp;
use crate::store::{Error as StoreError, Writing, transact_unlisted};

/// Time in which a message is edited often, and the pauses between its edits then and later.
const FRESH: Duration = Duration::from_hours(1);
const FRESH_PAUSE: Duration = Duration::from_mins(1);
const LATER_PAUSE: Duration = Duration::from_mins(10);

/// Shortest time between two mentions of the role, 24 h.
const BETWEEN_CALLS: Duration = Duration::from_hours(24);

/// A change of a server's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListChange {
    /// The channel.
    pub channel: Option<ChannelId>,
    /// The role that a new wish mentions.
    pub role: Option<RoleId>,
    /// Whether the list is switched off.
    pub off: bool,
}

impl ListChange {
    /// Whether nothing is to be changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == ListChange::default()
    }
}

impl LookingList {
    /// Whether these wishes mention the role now: one is newer than the last mention, which is a
    /// day ago.
    #[must_use]
    pub fn calls(&self, wishes: &[Looking], now: Timestamp) -> bool {
        let is_new = wishes.iter().any(|wish| wish.since > self.called);
        self.role.is_some() && is_new && self.called.after(BETWEEN_CALLS) <= now
    }
}

/// The time from which a list may be edited again.
fn edit_time(list: &LookingList, now: Timestamp) -> Timestamp {
    if list.message.is_none() {
        return now;
    }
    let is_fresh = list.posted.after(FRESH) > now;
    let pause = if is_fresh { FRESH_PAUSE } else { LATER_PAUSE };
    list.edited.after(pause).max(now)
}

/// Lets the list of a server, if it has one, be brought up to date.
pub(super) async fn outdate(
    writing: &mut Writing<'_>,
    guild: GuildId,
    now: Timestamp,
) -> Result<(), StoreError> {
    if let Some(list) = writing.looking_list(guild).await? {
        let due = edit_time(&list, now);
        writing.outdate_looking_list(guild, due).await?;
    }
    Ok(())
}

/// Lets the lists be brought up to date that name a person.
pub(super) async fn outdate_all(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    for guild in writing.looks_on(person).await? {
        outdate(writing, guild, now).await?;
    }
    Ok(())
}

impl Host {
    /// The list of a server; `None` for a server without it.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn looking_list(&self, guild: GuildId) -> Result<Option<LookingList>, Error> {
        Ok(self.store.looking_list(guild).await?)
    }

    /// Changes the list of a server; the role of everyone stands for none.
    ///
    /// # Errors
    /// [`Restriction::NoLookingChannel`] for a role without a channel.
    pub async fn change_looking_list(
        &self,
        guild: GuildId,
        change: ListChange,
        by: UserId,
        now: Timestamp,
    ) -> Result<(), Error> {
        transact_unlisted!(self.store, |tx| {
            if change.off {
                tx.no_looking_list(guild).await?;
                return Ok(());
            }
            let before = tx.looking_list(guild).await?;
            let channel = change.channel.or(before.as_ref().map(|list| list.channel));
            let channel = channel.ok_or(Restriction::NoLookingChannel)?;
            let role = change.role.or(before.and_then(|list| list.role));
            let role = role.filter(|role| role.0 != guild.0);
            Ok(tx.set_looking_list(guild, channel, role, by, now).await?)
        })
    }

    /// Takes lists that are to be brought up to date by `now` for this process, which does so
    /// within a minute.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_looking_lists(
        &self,
        now: Timestamp,
    ) -> Result<Rows<LookingList>, StoreError> {
        take_due!(self, is_looking_list_due, take_looking_lists, now)
    }

    /// Stores the message of a list that was brought up to date; `called`: whether it mentions the
    /// role, and `is_new` whether it was posted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finish_looking_list(
        &self,
        taken: &LookingList,
        message: MessageId,
        (is_new, called): (bool, bool),
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let posted = if is_new { now } else { taken.posted };
        let called = if called { now } else { taken.called };
        transact_unlisted!(self.store, |tx| {
            tx.shown_looking_list(taken, message, posted, called, now)
                .await
        })
    }

    /// Lets a list rest that Discord refuses, until a wish or the setting changes; returns the
    /// person to inform, who set the channel, once until the list is shown again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn refuse_looking_list(
        &self,
        taken: &LookingList,
    ) -> Result<Option<UserId>, StoreError> {
        transact_unlisted!(self.store, |tx| {
            tx.refuse_looking_list(taken).await?;
            tx.inform_list_setter(taken).await
        })
    }
}

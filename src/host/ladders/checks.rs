//! Checks that the actions on a ladder share.

use crate::host::error::Error;
use crate::host::looking::for_two;
use crate::host::refusal::Refusal;
use crate::host::refusal::ladder::BadLadder;
use crate::host::settings;
use crate::store::Writing;
use crate::store::ids::{GuildId, UserId};
use crate::store::time::Timestamp;

/// Until when a person is on vacation, of those who are; `None` if they are not.
pub(super) fn until(away: &[(UserId, Timestamp)], person: UserId) -> Option<Timestamp> {
    let own = away.iter().find(|(one, _)| *one == person);
    own.map(|(_, until)| *until)
}

/// Refuses a game that is not for two against each other.
pub(super) fn must_be_for_two(game: &str) -> Result<(), Error> {
    if for_two().any(|entry| entry.info.key == game) {
        Ok(())
    } else {
        Err(refused(BadLadder::NotForTwo(game.to_owned())))
    }
}

/// Refuses a server that has ladders switched off.
pub(super) async fn must_be_on(tx: &mut Writing<'_>, guild: GuildId) -> Result<(), Error> {
    if settings::read(tx.settings(guild).await?).ladders {
        Ok(())
    } else {
        Err(refused(BadLadder::Off))
    }
}

pub(super) fn refused(bad: BadLadder) -> Error {
    Refusal::Ladder(bad).into()
}

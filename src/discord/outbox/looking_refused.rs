//! The direct message about a channel in which Discord refuses the list of those who look for a
//! game, to the person who set it.

use super::{puzzle_refused, setter};
use crate::discord::interaction::Data;
use crate::discord::view::looking;
use crate::host::{LookingList, UserId};

/// Informs the person that the list was refused; `is_gone`: as there is no such channel.
pub async fn inform(data: &Data, refused: &LookingList, person: UserId, is_gone: bool) {
    let due = refused.due.map_or(0, |due| due.0 / 60_000);
    // At most 25 characters: the server and the minute.
    let nonce = format!("y{:x}-{due:x}", refused.guild.get());
    let place = (refused.guild, refused.channel, looking::PERMISSIONS);
    let sent = puzzle_refused::send(data, place, ("looking-refused", is_gone), person, nonce);
    setter::note(sent.await, "refused list of wishes");
}

//! The direct message about a channel in which Discord refuses the message of the week, to the
//! person who set it.

use super::{puzzle_refused, setter};
use crate::discord::interaction::Data;
use crate::discord::view::daily;
use crate::host::{UserId, WeekChannel};

/// Informs the person that a message was refused; `is_gone`: as there is no such channel.
pub async fn inform(data: &Data, refused: &WeekChannel, person: UserId, is_gone: bool) {
    // At most 25 characters: the server and the minute of the message.
    let nonce = format!("x{:x}-{:x}", refused.guild.get(), refused.due.0 / 60_000);
    let place = (refused.guild, refused.channel, daily::PERMISSIONS);
    let sent = puzzle_refused::send(data, place, ("week-refused", is_gone), person, nonce);
    setter::note(sent.await, "refused message of the week");
}

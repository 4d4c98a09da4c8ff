//! The parts that the messages of leagues, contests, ladders and wishes share: a card that is
//! edited, a message that is posted once, and a direct message.

use tracing::warn;

use super::problem::Problem;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, Seen};
use crate::discord::view::Reply;
use crate::host::{ChannelId, Error, GuildId, Living, MessageId, StoreError, Timestamp, UserId};

/// The place of a card: its channel, the message if it was posted, and since when it is to be
/// brought up to date.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub channel: ChannelId,
    pub message: Option<MessageId>,
    pub since: Timestamp,
}

impl Place {
    /// The place of a card that is to be brought up to date since it was due, or from now on.
    pub fn of(channel: ChannelId, message: Option<MessageId>, due: Option<Timestamp>) -> Place {
        Place {
            channel,
            message,
            since: due.unwrap_or_else(now),
        }
    }
}

/// A message that is to be posted: the beginning of its text, by which it is found again, and its
/// nonce.
#[derive(Debug)]
pub struct New<'a> {
    pub begins: &'a str,
    pub reply: Reply,
    pub nonce: String,
}

/// A number of a server's game for nonces: those of its games differ.
pub fn number_of(guild: GuildId, game: &str) -> u64 {
    let of_game = game.bytes().fold(7_u64, |sum, letter| {
        sum.wrapping_mul(31).wrapping_add(letter.into())
    });
    // 14 digits.
    (guild.get() ^ of_game.wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 8
}

/// Edits a card; where it was deleted, or is new, it is posted. Its message.
pub async fn edit_or_post(data: &Data, place: Place, card: New<'_>) -> Result<MessageId, Problem> {
    if let Some(message) = place.message {
        let living = Living {
            channel: place.channel,
            message,
            number: 0,
        };
        let wire = Wire::new(&data.rest);
        if wire
            .edit_if_there(living, card.reply.clone().edit())
            .await?
        {
            return Ok(message);
        }
    }
    post_once(data, place, card).await
}

/// Posts a message, unless one that begins so is there already; the message.
pub async fn post_once(data: &Data, place: Place, new: New<'_>) -> Result<MessageId, Problem> {
    let wire = Wire::new(&data.rest);
    let is_it = |message: &Seen| {
        Some(message.id()) != place.message && message.content.starts_with(new.begins)
    };
    let message = new.reply.message();
    wire.post_once(place.channel, place.since, is_it, message, new.nonce)
        .await
}

/// Sends a direct message that was due, silently in quiet hours.
pub async fn send_direct(
    data: &Data,
    (person, due): (UserId, Timestamp),
    reply: Reply,
    nonce: String,
) -> Result<(), Problem> {
    let reply = match data.host.quiet_until(person, now()).await? {
        Some(_) => reply.silent(),
        None => reply,
    };
    let wire = Wire::new(&data.rest);
    let channel = wire.direct(person).await?;
    let text = reply.text().to_owned();
    let is_it = |message: &Seen| message.content == text;
    wire.post_once(channel, due, is_it, reply.message(), nonce)
        .await?;
    Ok(())
}

/// The outcome of a card: it is stored; where Discord refuses it, it rests; else it is kept for a
/// minute and tried again.
pub async fn finish_card(
    shown: Result<MessageId, Problem>,
    finish: impl AsyncFnOnce(MessageId) -> Result<(), StoreError>,
    refuse: impl Future<Output = Result<(), StoreError>>,
) -> Result<(), Error> {
    match shown {
        Ok(message) => Ok(finish(message).await?),
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden | Fault::Other)) => {
            Ok(refuse.await?)
        }
        Err(Problem::Internal(error)) => Err(error),
        Err(problem) => {
            warn!(?problem, "a card postponed");
            Ok(())
        }
    }
}

/// The outcome of a direct message: closed ones are no error, as the card says the same; else it is
/// kept for a minute and tried again.
pub async fn finish_note(
    sent: Result<(), Problem>,
    finish: impl Future<Output = Result<(), StoreError>>,
) -> Result<(), Error> {
    match sent {
        Ok(())
        | Err(Problem::Discord(
            Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel | Fault::Other,
        )) => Ok(finish.await?),
        Err(Problem::Internal(error)) => Err(error),
        Err(problem) => {
            warn!(?problem, "a direct message postponed");
            Ok(())
        }
    }
}

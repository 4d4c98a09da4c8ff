//! Quiet hours at the moment a message is sent: it notifies only people who are awake.

use crate::discord::clock::now;
use crate::discord::view::Reply;
use crate::host::{Host, Mention, Record, StoreError, UserId};

/// The reply as it may be sent now: it notifies those of the people to notify who are not in their
/// quiet hours, and the others get a morning call. A direct message to a `reader` in quiet hours
/// arrives without a sound.
///
/// # Errors
///
/// Fails if the preferences cannot be read.
pub async fn to_awake(
    host: &Host,
    record: &Record,
    reader: Option<UserId>,
    reply: Reply,
    mention: Mention,
) -> Result<Reply, StoreError> {
    let people = reply.called();
    // A card or a board mentions nobody, and would be heard all the same.
    let is_only_read = reader.filter(|reader| !people.contains(reader));
    let mut awake = Box::pin(host.awake(record, people, mention, now())).await?;
    if let Some(reader) = is_only_read {
        awake.extend(
            host.awake(record, vec![reader], Mention::News, now())
                .await?,
        );
    }
    let reply = reply.notifying(&awake);
    Ok(match reader {
        Some(reader) if !awake.contains(&reader) => reply.silent(),
        _ => reply,
    })
}

/// A reply about no match, which notifies those of the people to notify who are not in their quiet
/// hours; nothing follows for the others.
///
/// # Errors
///
/// Fails if the preferences cannot be read.
pub async fn to_awake_now(host: &Host, reply: Reply) -> Result<Reply, StoreError> {
    let mut awake = Vec::new();
    for person in reply.called() {
        if host.quiet_until(person, now()).await?.is_none() {
            awake.push(person);
        }
    }
    Ok(reply.notifying(&awake))
}

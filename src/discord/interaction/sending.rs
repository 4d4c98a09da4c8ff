//! Changes to the answers of an interaction; where the bot may send no files, what they show is told in words.
//!
//! Whether the permission to attach files binds the answers to interactions differs by client, so it is found out by trying.

use crate::discord::interaction::callback::Answering;
use crate::discord::rest::fault::Fault;
use crate::discord::view::reply::Reply;

/// Has an answer say something else. Returns the messages that belong after it where it says so in words.
pub async fn edit(
    answering: Answering<'_>,
    token: &str,
    reply: Reply,
) -> serenity::Result<Vec<Reply>> {
    let words = words(&reply);
    let edited = answering.edit_original(token, reply.edit_response()).await;
    match (edited, words) {
        (Err(error), Some(mut words)) if Fault::of(&error) == Fault::Forbidden => {
            let next = words.take_next();
            answering
                .edit_original(token, words.edit_response())
                .await?;
            Ok(next)
        }
        (edited, _) => edited.map(|_| Vec::new()),
    }
}

/// Says one more thing.
pub async fn add(answering: Answering<'_>, token: &str, reply: Reply) -> serenity::Result<()> {
    let words = words(&reply);
    let added = answering.follow_up(token, reply.followup()).await;
    match (added, words) {
        (Err(error), Some(mut words)) if Fault::of(&error) == Fault::Forbidden => {
            let next = words.take_next();
            for message in std::iter::once(words).chain(next) {
                answering.follow_up(token, message.followup()).await?;
            }
            Ok(())
        }
        (added, _) => added.map(drop),
    }
}

/// What is said in the place of a reply where Discord takes no files; `None` where it has none.
pub fn words(reply: &Reply) -> Option<Reply> {
    reply.has_files().then(|| reply.clone().in_words())
}

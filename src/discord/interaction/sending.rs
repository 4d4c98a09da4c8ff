//! Edits and follow-ups of an answer; where Discord forbids files, words replace them.
//!
//! Clients differ in whether the permission to attach files applies to answers, so it is found out
//! by trying.

use crate::discord::rest::{Answering, Fault};
use crate::discord::view::Reply;

/// Edits the first answer. Returns the further messages of a reply in words.
pub async fn edit(
    answering: Answering<'_>,
    token: &str,
    reply: Reply,
) -> serenity::Result<Vec<Reply>> {
    let text_only = text_only(&reply);
    let edited = answering.edit_original(token, reply.edit_response()).await;
    match (edited, text_only) {
        (Err(error), Some(mut text_only)) if Fault::of(&error) == Fault::Forbidden => {
            let next = text_only.take_next();
            answering
                .edit_original(token, text_only.edit_response())
                .await?;
            Ok(next)
        }
        (edited, _) => edited.map(|()| Vec::new()),
    }
}

/// Sends a further message.
pub async fn follow_up(
    answering: Answering<'_>,
    token: &str,
    reply: Reply,
) -> serenity::Result<()> {
    let text_only = text_only(&reply);
    let sent = answering.follow_up(token, reply.followup()).await;
    match (sent, text_only) {
        (Err(error), Some(mut text_only)) if Fault::of(&error) == Fault::Forbidden => {
            let next = text_only.take_next();
            for message in std::iter::once(text_only).chain(next) {
                answering.follow_up(token, message.followup()).await?;
            }
            Ok(())
        }
        (sent, _) => sent,
    }
}

/// The reply with its files in words; `None` if it has no files.
pub fn text_only(reply: &Reply) -> Option<Reply> {
    reply.has_files().then(|| reply.clone().in_words())
}

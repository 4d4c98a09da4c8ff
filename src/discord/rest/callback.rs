//! The endpoints that answer an interaction. They are authorized by the token in their path and are outside Discord's global
//! rate limit, so they are called without waiting.

use serenity::all::{
    CreateInteractionResponse, CreateInteractionResponseFollowup, EditInteractionResponse, Http,
    Message,
};
use serenity::builder::Builder;
use serenity::client::Context;

use crate::host::InteractionId;

/// The endpoints that answer interactions, and no others.
#[derive(Clone, Copy, Debug)]
pub struct Answering<'a>(&'a Http);

impl<'a> Answering<'a> {
    /// The endpoints of a REST client.
    pub(in crate::discord) fn of(http: &'a Http) -> Answering<'a> {
        Answering(http)
    }

    /// The endpoints of the connection on which an interaction arrived.
    pub fn at(ctx: &'a Context) -> Answering<'a> {
        Answering(&ctx.http)
    }

    /// Sends the first answer.
    pub async fn respond(
        self,
        id: InteractionId,
        token: &str,
        response: CreateInteractionResponse,
    ) -> serenity::Result<()> {
        response.execute(self.0, (id.get().into(), token)).await
    }

    /// Sends a further message.
    pub async fn follow_up(
        self,
        token: &str,
        message: CreateInteractionResponseFollowup,
    ) -> serenity::Result<Message> {
        message.execute(self.0, (None, token)).await
    }

    /// The message that the first answer became.
    pub async fn original(self, token: &str) -> serenity::Result<Message> {
        self.0.get_original_interaction_response(token).await
    }

    /// Edits the message that the first answer became.
    pub async fn edit_original(
        self,
        token: &str,
        edit: EditInteractionResponse,
    ) -> serenity::Result<Message> {
        edit.execute(self.0, token).await
    }

    /// Deletes the message that the first answer became.
    pub async fn delete_original(self, token: &str) -> serenity::Result<()> {
        self.0.delete_original_interaction_response(token).await
    }
}

//! The endpoints that answer an interaction. They carry their right in the path and are outside Discord's global rate limit, so
//! they wait for nothing.

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
    /// Those of a REST client.
    pub(in crate::discord) fn of(http: &'a Http) -> Answering<'a> {
        Answering(http)
    }

    /// Those of the connection an interaction came by.
    pub fn at(ctx: &'a Context) -> Answering<'a> {
        Answering(&ctx.http)
    }

    /// The first answer to an interaction.
    pub async fn respond(
        self,
        id: InteractionId,
        token: &str,
        response: CreateInteractionResponse,
    ) -> serenity::Result<()> {
        response.execute(self.0, (id.get().into(), token)).await
    }

    /// One more message after the first answer.
    pub async fn follow_up(
        self,
        token: &str,
        message: CreateInteractionResponseFollowup,
    ) -> serenity::Result<Message> {
        message.execute(self.0, (None, token)).await
    }

    /// The message the first answer became.
    pub async fn original(self, token: &str) -> serenity::Result<Message> {
        self.0.get_original_interaction_response(token).await
    }

    /// Changes the message the first answer became.
    pub async fn edit_original(
        self,
        token: &str,
        edit: EditInteractionResponse,
    ) -> serenity::Result<Message> {
        edit.execute(self.0, token).await
    }

    /// Deletes the message the first answer became.
    pub async fn delete_original(self, token: &str) -> serenity::Result<()> {
        self.0.delete_original_interaction_response(token).await
    }
}

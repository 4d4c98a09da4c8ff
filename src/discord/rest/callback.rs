//! The endpoints that answer an interaction. They are authorized by the token in their path and are
//! outside Discord's global rate limit, so they are called without waiting.

use serenity::all::{
    CreateInteractionResponse, CreateInteractionResponseFollowup, EditInteractionResponse, Http,
    LightMethod, Route,
};
use serenity::builder::Builder;
use serenity::client::Context;
use serenity::http::{HttpError, Request};

use super::answers::Identified;
use crate::discord::rest::fault;
use crate::host::{InteractionId, MessageId};

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
    ) -> serenity::Result<()> {
        carried_out(message.execute(self.0, (None, token))).await
    }

    /// The id of the message that the first answer became.
    pub async fn original(self, token: &str) -> serenity::Result<MessageId> {
        let application_id = self.0.application_id();
        let application_id = application_id.ok_or(HttpError::ApplicationIdMissing)?;
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        let request = Request::new(route, LightMethod::Get);
        Ok(self.0.fire::<Identified>(request).await?.id().into())
    }

    /// Edits the message that the first answer became.
    pub async fn edit_original(
        self,
        token: &str,
        edit: EditInteractionResponse,
    ) -> serenity::Result<()> {
        carried_out(edit.execute(self.0, token)).await
    }

    /// Deletes the message that the first answer became.
    pub async fn delete_original(self, token: &str) -> serenity::Result<()> {
        self.0.delete_original_interaction_response(token).await
    }
}

/// The outcome of a call whose answer is not needed: what Discord has carried out has succeeded,
/// whether serenity can read the answer or not.
async fn carried_out<T>(call: impl Future<Output = serenity::Result<T>>) -> serenity::Result<()> {
    match call.await {
        Err(error) if fault::is_carried_out(&error) => Ok(()),
        answer => answer.map(drop),
    }
}

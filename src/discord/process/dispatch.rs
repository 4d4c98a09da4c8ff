//! Dispatch of gateway events: commands to poise, components and channel events to this crate.

use poise::{CommandInteractionType, FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{FullEvent, Interaction};
use tracing::warn;

use crate::discord::action::Action;
use crate::discord::interaction::{Data, Fatal, Request, say};
use crate::discord::places;
use crate::discord::routing::{components, registration};
use crate::discord::view::Reply;
use tavolino_games::game::Lang;

/// The options of poise.
pub fn options() -> FrameworkOptions<Data, Fatal> {
    FrameworkOptions {
        commands: registration::dispatched(&Lang::english()),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..FrameworkOptions::default()
    }
}

async fn on_event(
    framework: FrameworkContext<'_, Data, Fatal>,
    event: &FullEvent,
) -> Result<(), Fatal> {
    let data = framework.user_data;
    if let FullEvent::InteractionCreate {
        interaction: Interaction::Component(component),
    } = event
    {
        let action = Action::read(&component.data.custom_id);
        let context = framework.serenity_context;
        let request = Request::component(context, data, component, action.as_ref());
        components::press(&request).await;
    } else if let FullEvent::InteractionCreate {
        interaction: Interaction::Modal(modal),
    } = event
    {
        let action = Action::read(&modal.data.custom_id);
        let context = framework.serenity_context;
        let request = Request::modal(context, data, modal, action.as_ref());
        components::submit(&request).await;
    } else {
        data.locales.follow(event);
        places::record_change(&data.host, event).await;
    }
    Ok(())
}

/// Answers an interaction that poise could not parse: a private sentence for the person, a line for
/// the log.
async fn on_error(error: FrameworkError<'_, Data, Fatal>) {
    let (interaction, framework, path) = match &error {
        FrameworkError::UnknownInteraction {
            interaction,
            framework,
            ..
        } => (*interaction, *framework, &[][..]),
        error => match error.ctx() {
            Some(poise::Context::Application(ctx))
                if ctx.interaction_type == CommandInteractionType::Command =>
            {
                (ctx.interaction, ctx.framework, ctx.command_tree)
            }
            _ => return warn!("event not dispatched: {error}"),
        },
    };
    warn!(
        interaction = interaction.id.get(),
        "command not parsed: {error}"
    );
    let request = Request::command(
        framework.serenity_context,
        framework.user_data,
        interaction,
        path,
    );
    let sentence = request.lang().say("not-understood", &[]);
    say(&request, Reply::refusal(sentence)).await;
}

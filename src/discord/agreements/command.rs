//! The commands `/undo`, `/draw` and `/replace`.

use crate::discord::interaction::autocomplete::complete_match;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;

#[poise::command(slash_command)]
pub async fn undo(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Undo).await
}

#[poise::command(slash_command)]
pub async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Draw).await
}

#[poise::command(slash_command)]
pub async fn replace(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Replace).await
}

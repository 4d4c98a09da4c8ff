//! The commands `/history` and `/record`, for running and finished matches.

use crate::discord::interaction::autocomplete::complete_past_match;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;

#[poise::command(slash_command)]
pub async fn history(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_match"] game: Option<String>,
    replay: Option<bool>,
) -> Done {
    run(ctx, game, SlashCommand::History(replay.unwrap_or(false))).await
}

#[poise::command(slash_command)]
pub async fn record(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Record).await
}

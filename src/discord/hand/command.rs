//! The command `/hand`.

use crate::discord::interaction::autocomplete::complete_match;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;

#[poise::command(slash_command)]
pub async fn hand(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Hand).await
}

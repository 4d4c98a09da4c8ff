//! The commands `/resign` and `/break-off`.

use crate::discord::interaction::autocomplete::complete_match;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::leaving;

#[poise::command(slash_command)]
pub async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Resign).await
}

#[poise::command(slash_command, rename = "break-off")]
pub async fn abort(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
    #[max_length = 60] reason: Option<String>,
) -> Done {
    let reason = leaving::reason(&reason.unwrap_or_default());
    run(ctx, game, SlashCommand::Abort(reason)).await
}

//! The command `/board`.

use crate::discord::interaction::autocomplete::complete_match;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;

#[poise::command(slash_command)]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
    text: Option<bool>,
    show: Option<bool>,
) -> Done {
    let command = match show {
        Some(true) => SlashCommand::ShowBoard,
        _ => SlashCommand::Board(text.unwrap_or(false)),
    };
    run(ctx, game, command).await
}

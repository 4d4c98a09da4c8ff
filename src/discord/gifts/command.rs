//! The command `/time`.

use crate::discord::interaction::autocomplete::{complete_match, complete_seat};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::slash_command::SlashCommand;

#[poise::command(slash_command)]
pub async fn time(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] to: Option<String>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    let to = to.unwrap_or_default().trim().to_lowercase();
    run(ctx, game, SlashCommand::Time(to)).await
}

//! The commands about one match.

use crate::discord::commands::about::about;
use crate::discord::commands::completion::{
    complete_claim, complete_game, complete_past_game, complete_to, complete_turn,
};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::slash_command::SlashCommand;
use tavolino_games::game::notation;

#[poise::command(slash_command, rename = "move")]
pub async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "complete_turn"] turn: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Move(notation::normalize(&turn))).await
}

#[poise::command(slash_command)]
pub async fn claim(
    ctx: Context<'_>,
    #[autocomplete = "complete_claim"] cell: String,
    #[autocomplete = "complete_to"] to: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let said = format!("claim {cell} {}", to.unwrap_or_default());
    about(ctx, game, SlashCommand::Claim(notation::normalize(&said))).await
}

#[poise::command(slash_command)]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    text: Option<bool>,
    show: Option<bool>,
) -> Done {
    let command = match show {
        Some(true) => SlashCommand::ShowBoard,
        _ => SlashCommand::Board(text.unwrap_or(false)),
    };
    about(ctx, game, command).await
}

#[poise::command(slash_command)]
pub async fn hand(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Hand).await
}

#[poise::command(slash_command)]
pub async fn hint(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Hint).await
}

#[poise::command(slash_command)]
pub async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Resign).await
}

#[poise::command(slash_command, rename = "break-off")]
pub async fn abort(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Abort).await
}

#[poise::command(slash_command)]
pub async fn undo(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Undo).await
}

#[poise::command(slash_command)]
pub async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Draw).await
}

#[poise::command(slash_command)]
pub async fn time(
    ctx: Context<'_>,
    #[autocomplete = "complete_to"] to: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let to = to.unwrap_or_default().trim().to_lowercase();
    about(ctx, game, SlashCommand::Time(to)).await
}

#[poise::command(slash_command)]
pub async fn replace(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Replace).await
}

#[poise::command(slash_command)]
pub async fn rematch(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Rematch).await
}

#[poise::command(slash_command)]
pub async fn history(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_game"] game: Option<String>,
    replay: Option<bool>,
) -> Done {
    about(ctx, game, SlashCommand::History(replay.unwrap_or(false))).await
}

#[poise::command(slash_command)]
pub async fn record(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_game"] game: Option<String>,
) -> Done {
    about(ctx, game, SlashCommand::Record).await
}

//! The slash commands about one match: resolved to the match, run and answered.

use super::target::resolve_and_run;
use crate::discord::action::{Form, Past, SlashCommand};
use crate::discord::completion::{complete_match, complete_past_match, complete_seat};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::leaving;
use crate::discord::turn::{complete_claim, complete_turn};
use tavolino_games::game::notation;

#[poise::command(slash_command, rename = "move")]
pub async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "complete_turn"] turn: String,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Move(notation::normalize(&turn))).await
}

#[poise::command(slash_command)]
pub async fn claim(
    ctx: Context<'_>,
    #[autocomplete = "complete_claim"] cell: String,
    #[autocomplete = "complete_seat"] to: Option<String>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    let text = format!("claim {cell} {}", to.unwrap_or_default());
    run(ctx, game, SlashCommand::Claim(notation::normalize(&text))).await
}

#[poise::command(slash_command)]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
    text: Option<bool>,
    show: Option<bool>,
) -> Done {
    let command = match (show, text) {
        (Some(true), _) => SlashCommand::ShowBoard,
        (_, Some(true)) => SlashCommand::Board(Form::Text),
        _ => SlashCommand::Board(Form::Picture),
    };
    run(ctx, game, command).await
}

#[poise::command(slash_command)]
pub async fn hand(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Hand).await
}

#[poise::command(slash_command)]
pub async fn hint(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Hint).await
}

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

#[poise::command(slash_command)]
pub async fn plan(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Plan).await
}

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

#[poise::command(slash_command)]
pub async fn time(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] to: Option<String>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    let to = to.unwrap_or_default().trim().to_lowercase();
    run(ctx, game, SlashCommand::Time(to)).await
}

#[poise::command(slash_command)]
pub async fn rematch(
    ctx: Context<'_>,
    #[autocomplete = "complete_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Rematch).await
}

#[poise::command(slash_command)]
pub async fn history(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_match"] game: Option<String>,
    replay: Option<bool>,
) -> Done {
    let past = match replay {
        Some(true) => Past::Replay,
        _ => Past::Pages,
    };
    run(ctx, game, SlashCommand::History(past)).await
}

#[poise::command(slash_command)]
pub async fn record(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_match"] game: Option<String>,
) -> Done {
    run(ctx, game, SlashCommand::Record).await
}

/// Runs a command on the match with the code `game`; without a code, on the match of the channel.
/// Answers privately.
pub async fn run(ctx: Context<'_>, game: Option<String>, command: SlashCommand) -> Done {
    let request = Request::of(&ctx).at_cost(command.cost());
    // Boxed: the future is large and part of every command.
    let work = Box::pin(resolve_and_run(&request, game.as_deref(), command));
    answer_privately(&request, work).await;
    Ok(())
}

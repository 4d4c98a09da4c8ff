//! The command `/puzzle`.

use serenity::all::CreateAutocompleteResponse;
use strum::VariantArray;
use tavolino_games::puzzles::Level;

use crate::discord::interaction::answer::answer_privately;
use crate::discord::interaction::autocomplete::{complete_puzzles, worded_choices};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::puzzles;

#[poise::command(slash_command)]
pub async fn puzzle(
    ctx: Context<'_>,
    #[autocomplete = "complete_puzzles"] game: Option<String>,
    #[autocomplete = "complete_level"] level: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let level = level.and_then(|level| level.trim().to_lowercase().parse().ok());
    answer_privately(&request, puzzles::puzzle(&request, game.as_deref(), level)).await;
    Ok(())
}

/// Completes a level.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_level(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let levels = Level::VARIANTS.iter().map(Into::into);
    worded_choices(&ctx, "puzzle-level", levels, typed)
}

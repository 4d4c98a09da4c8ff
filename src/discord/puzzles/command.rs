//! The command `/puzzle`.

use serenity::all::CreateAutocompleteResponse;
use strum::VariantArray;
use tavolino_games::puzzles::Level;

use crate::discord::action::Spending;
use crate::discord::completion::{
    complete_puzzles, other_option, read_worded, unknown_choice, worded_choices,
};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::{puzzles, registry};

/// The beginning of the keys of the levels' names.
const LEVELS: &str = "puzzle-level";

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn puzzle(
    ctx: Context<'_>,
    #[autocomplete = "complete_puzzles"] game: Option<String>,
    #[autocomplete = "complete_level"] level: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let lang = request.lang();
    let keys = || Level::VARIANTS.iter().map(Into::into);
    let level = level.map(|typed| read_worded(&lang, LEVELS, keys(), &typed));
    let work = async {
        let level = match level {
            Some(None) => return Ok(unknown_choice(&lang, LEVELS, keys())),
            level => level.flatten().and_then(|level| level.parse().ok()),
        };
        puzzles::puzzle(&request, game.as_deref(), level).await
    };
    answer_privately(&request, work).await;
    Ok(())
}

/// Completes a level: of those that the chosen game has.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_level(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let game = other_option(&ctx, "game").and_then(registry::find);
    let levels = match game {
        Some(kind) => puzzles::levels(kind),
        None => Level::VARIANTS.to_vec(),
    };
    worded_choices(&ctx, LEVELS, levels.into_iter().map(Into::into), typed)
}

//! The slash commands about no match and no person: help, the ways into a game, learning and
//! figures.

use serenity::all::{CreateAutocompleteResponse, User};
use strum::VariantArray;

use crate::discord::action::Spending;
use crate::discord::completion::{
    complete_kind, complete_lesson, complete_puzzles, other_option, read_worded, unknown_choice,
    worded_choices,
};
use crate::discord::interaction::{
    Context, Done, Mode, Request, Visibility, answer, answer_privately, say,
};
use crate::discord::{help, lessons, lobby, puzzles, registry, rules, stats};
use tavolino_games::puzzles::Level;

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    say(&request, help::help(&request.lang())).await;
    Ok(())
}

#[poise::command(slash_command, custom_data = "Some(Spending::Code)")]
pub async fn join(ctx: Context<'_>, code: String) -> Done {
    let request = Request::of(&ctx);
    // Boxed: the future is too large for a stack.
    let work = Box::pin(lobby::join_by_code(&request, &code));
    answer_privately(&request, work).await;
    Ok(())
}

/// The lesson where no game is named: the one for a first evening.
const FIRST: &str = "kintei";

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "complete_lesson"] game: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let game = game.as_deref().unwrap_or(FIRST);
    answer_privately(&request, Box::pin(lessons::learn(&request, game))).await;
    Ok(())
}

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let (visibility, reader, lang) = if show.unwrap_or(false) {
        let reader = Some(request.person());
        (Visibility::Public, reader, request.public_lang())
    } else {
        (Visibility::Private, None, request.lang())
    };
    let work = async { Ok(rules::rules(&game, reader, &lang).await) };
    answer(&request, Mode::Anew, visibility, work).await;
    Ok(())
}

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

#[poise::command(slash_command)]
pub async fn stats(
    ctx: Context<'_>,
    person: Option<User>,
    #[autocomplete = "complete_kind"] game: Option<String>,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let show = show.unwrap_or(false);
    let work = stats::stats(&request, person.as_ref(), game.as_deref(), show);
    answer(&request, Mode::Anew, visibility(show), work).await;
    Ok(())
}

#[poise::command(slash_command)]
pub async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let show = show.unwrap_or(false);
    let work = stats::leaderboard(&request, &game, show);
    answer(&request, Mode::Anew, visibility(show), work).await;
    Ok(())
}

fn visibility(show: bool) -> Visibility {
    if show {
        Visibility::Public
    } else {
        Visibility::Private
    }
}

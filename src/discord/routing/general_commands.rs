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
pub async fn help(ctx: Context<'_>, show: Option<bool>) -> Done {
    let request = Request::of(&ctx);
    if show.unwrap_or(false) {
        let work = Box::pin(help::welcome(&request));
        answer(&request, Mode::Anew, Visibility::Public, work).await;
    } else {
        say(&request, help::help(&request.lang())).await;
    }
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

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "complete_lesson"] game: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = Box::pin(lessons::learn(&request, game.as_deref()));
    answer_privately(&request, work).await;
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
    #[autocomplete = "complete_run"] run: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let lang = request.lang();
    let keys = || Level::VARIANTS.iter().map(Into::into);
    let level = level.map(|typed| read_worded(&lang, LEVELS, keys(), &typed));
    let run = run.map(|typed| read_worded(&lang, RUNS, puzzles::run::kinds(), &typed));
    let work = async {
        let level = match level {
            Some(None) => return Ok(unknown_choice(&lang, LEVELS, keys())),
            level => level.flatten().and_then(|level| level.parse().ok()),
        };
        let game = game.as_deref();
        match run {
            Some(None) => Ok(unknown_choice(&lang, RUNS, puzzles::run::kinds())),
            Some(Some(kind)) => match game.map(|game| registry::find(game).ok_or(game)) {
                Some(Err(game)) => Ok(registry::unknown(game, &lang)),
                Some(Ok(entry)) => puzzles::run::start(&request, entry.info.key, kind).await,
                None => puzzles::run::start(&request, "", kind).await,
            },
            None => puzzles::puzzle(&request, game, level).await,
        }
    };
    // Boxed: the future is too large for a stack.
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

/// The beginning of the keys of the names of runs.
const RUNS: &str = "puzzle-run-of";

/// Completes the kind of a run.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_run(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, RUNS, puzzles::run::kinds(), typed)
}

/// Completes a level: of those that the chosen game has.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_level(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let game = other_option(&ctx, "game").and_then(registry::find);
    let levels = match game {
        Some(entry) => puzzles::levels(entry),
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

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] game: Option<String>,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let show = show.unwrap_or(false);
    let work = stats::leaderboard(&request, game.as_deref(), show);
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

//! The commands `/stats` and `/leaderboard`.

use serenity::all::User;

use crate::discord::completion::complete_kind;
use crate::discord::interaction::{Context, Done, Mode, Request, Visibility, answer};
use crate::discord::stats;

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

//! The command `/league`.

use serenity::all::CreateAutocompleteResponse;

use super::{card as show, guild, join as enter, leave as go, named, open};
use crate::discord::completion::matching_choices;
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::series::{complete_game, complete_pace, find, read_pace};
use crate::discord::view::{Reply, league as view};
use crate::host::Error;

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("new", "card", "join", "leave", "once"),
    subcommand_required
)]
pub async fn league(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn new(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: String,
    #[autocomplete = "complete_pace"] pace: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = async {
        let pace = match read_pace(&request.lang(), pace.as_deref()) {
            Ok(pace) => pace,
            Err(unknown) => return Ok(*unknown),
        };
        match find(&request, &game) {
            Ok(entry) => open(&request, entry, pace).await,
            Err(unknown) => Ok(*unknown),
        }
    };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn card(ctx: Context<'_>, #[autocomplete = "complete_own"] game: String) -> Done {
    let request = Request::of(&ctx);
    let work = of_league(&request, &game, async |guild, game| {
        show(&request, guild, game).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn join(ctx: Context<'_>, #[autocomplete = "complete_own"] game: String) -> Done {
    let request = Request::of(&ctx);
    let work = of_league(&request, &game, async |guild, game| {
        enter(&request, guild, game, false).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "complete_own"] game: String) -> Done {
    let request = Request::of(&ctx);
    let work = of_league(&request, &game, async |guild, game| {
        go(&request, guild, game).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn once(ctx: Context<'_>, #[autocomplete = "complete_own"] game: String) -> Done {
    let request = Request::of(&ctx);
    let work = of_league(&request, &game, async |guild, game| {
        enter(&request, guild, game, true).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

/// Does something in the league of a typed game.
async fn of_league(
    request: &Request<'_>,
    typed: &str,
    work: impl AsyncFnOnce(crate::host::GuildId, &str) -> Result<Reply, Error>,
) -> Result<Reply, Error> {
    let guild = guild(request)?;
    match find(request, typed) {
        Ok(entry) => named(work(guild, entry.info.key).await),
        Err(unknown) => Ok(*unknown),
    }
}

/// The games of which the server has a league.
async fn complete_own(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = Request::of(&ctx);
    let leagues = match request.guild() {
        Some(guild) => request.host().leagues_of(guild).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let names = leagues
        .iter()
        .map(|league| view::game(&league.game).to_owned());
    matching_choices(names.map(|name| (name.clone(), name)), typed)
}

//! The commands `/move` and `/claim`, with autocompletion of turns and claims.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::interaction::autocomplete::{choices, complete_match, complete_seat, own_seat};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::match_command::run;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::turn::prospect::warning;
use crate::pool::{self, JobClass};
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

/// Legal turns of the invoker's seat with their effects, best prospects first; prefixes of turns where too many match.
async fn complete_turn(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((record, seat)) = own_seat(&ctx).await else {
        return choices([]);
    };
    let (lang, typed) = (Request::of(&ctx).lang(), typed.to_owned());
    let id = record.id().clone();
    let position = ctx.data().completions.position(&record, seat, &lang);
    // Off the async threads: the outcome of every offered turn is computed.
    let complete = move || {
        let board = record.board.as_deref();
        let complete = |board| {
            let warning = |prospect| warning(&record, prospect, &lang);
            position.complete(board, seat, &typed, &lang, warning)
        };
        board.map(complete).unwrap_or_default()
    };
    choices(pool::work(id.as_str(), JobClass::Short, complete).await)
}

/// Cells that the invoker can name in a claim.
async fn complete_claim(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let own = own_seat(&ctx).await;
    let board = own
        .as_ref()
        .and_then(|(record, seat)| Some((record.board.as_ref()?, *seat)));
    let claims = board
        .map(|(board, seat)| board.claims(seat))
        .unwrap_or_default();
    let mut cells: Vec<&str> = claims
        .iter()
        .filter_map(|claim| claim.split(' ').nth(1))
        .collect();
    cells.dedup();
    let typed = notation::normalize(typed);
    let matching = cells.into_iter().filter(|cell| cell.starts_with(&typed));
    choices(matching.map(|cell| (cell.to_owned(), cell.to_owned())))
}

//! Autocompletion of turns and claims.

use std::sync::Arc;

use serenity::all::CreateAutocompleteResponse;

use super::prospect::warning;
use crate::discord::completion::{choices, own_seat, own_seats};
use crate::discord::interaction::{Context, Request};
use crate::discord::limits;
use crate::discord::view::names;
use crate::host::{MatchId, Record};
use crate::pool::{self, JobClass};
use tavolino_games::game::{Seat, notation};

/// Legal turns of the invoker's seat with their effects, best prospects first; prefixes of turns
/// where too many match. Where several matches wait here, those of all, each with the code of its
/// match before it.
pub async fn complete_turn(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let mut own = own_seats(&ctx).await;
    if let [(record, seat)] = &own[..] {
        return choices(turns(&ctx, record, *seat, typed).await);
    }
    let coded = split_code(typed);
    let typed = coded.as_ref().map_or(typed, |(_, rest)| rest);
    if let Some((id, _)) = &coded {
        own.retain(|(record, _)| record.id() == id);
    }
    let most = limits::CHOICES / own.len().max(1);
    let lang = Request::of(&ctx).lang();
    let mut all = Vec::new();
    for (record, seat) in &own {
        let colour = names::colour(&lang, record, *seat);
        let (id, turns) = (record.id(), turns(&ctx, record, *seat, typed).await);
        let named = turns.into_iter().map(|(name, turn)| {
            let values = [("colour", colour.as_str().into()), ("turn", name.into())];
            let name = names::sentence(&lang, "complete-turn-of", record, &values);
            (name, format!("{id} {turn}"))
        });
        all.extend(named.take(most));
    }
    choices(all)
}

/// The turns of a seat that complete a text, each a displayed name and a value.
async fn turns(
    ctx: &Context<'_>,
    record: &Arc<Record>,
    seat: Seat,
    typed: &str,
) -> Vec<(String, String)> {
    let (record, lang, typed) = (
        Arc::clone(record),
        Request::of(ctx).lang(),
        typed.to_owned(),
    );
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
    pool::work(id.as_str(), JobClass::Short, complete).await
}

/// Cells that the invoker can name in a claim.
pub async fn complete_claim(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
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

/// The code with which a text begins, and the rest; `None` for a text that begins with none.
pub fn split_code(text: &str) -> Option<(MatchId, &str)> {
    let (code, rest) = text.trim_start().split_once(' ')?;
    Some((MatchId::read(code)?, rest))
}

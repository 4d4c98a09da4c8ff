//! The command `/games`, with autocompletion of its filters.

use serenity::all::CreateAutocompleteResponse;
use strum::VariantArray;

use crate::discord::action::{List, Only};
use crate::discord::completion::{complete_kind, read_worded, unknown_choice, worded_choices};
use crate::discord::inbox::{inbox, with_ended};
use crate::discord::interaction::{Context, Done, Request, answer_privately, say};
use crate::discord::registry;

/// The beginning of the keys of the filters' names.
const ONLY: &str = "inbox-only";

#[poise::command(slash_command)]
pub async fn games(
    ctx: Context<'_>,
    server: Option<bool>,
    #[autocomplete = "complete_only"] only: Option<String>,
    #[autocomplete = "complete_kind"] kind: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let entry = kind.as_deref().and_then(registry::find);
    if let Some(typed) = kind.filter(|_| entry.is_none()) {
        say(&request, registry::unknown(&typed, &request.lang())).await;
        return Ok(());
    }
    let (lang, keys) = (request.lang(), || {
        Only::VARIANTS.iter().copied().map(Only::key)
    });
    let only = only.map(|typed| read_worded(&lang, ONLY, keys(), &typed));
    if only == Some(None) {
        say(&request, unknown_choice(&lang, ONLY, keys())).await;
        return Ok(());
    }
    let only = only.flatten().and_then(|only| only.parse().ok());
    let list = List {
        server: server.unwrap_or(false),
        only: only.unwrap_or_default(),
        kind: entry.map(|entry| entry.info.key.to_owned()),
        page: 0,
    };
    if list == List::default() {
        answer_privately(&request, Box::pin(with_ended(&request, &list))).await;
    } else {
        answer_privately(&request, Box::pin(inbox(&request, &list))).await;
    }
    Ok(())
}

/// The filters of the list, by their names in the invoker's language.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_only(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(
        &ctx,
        ONLY,
        Only::VARIANTS.iter().copied().map(Only::key),
        typed,
    )
}

//! The command `/ladder`.

use super::open;
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::series::{complete_game, find};

#[poise::command(slash_command)]
pub async fn ladder(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let work = async {
        match find(&request, &game) {
            Ok(entry) => open(&request, entry.info.key, show.unwrap_or(false)).await,
            Err(unknown) => Ok(*unknown),
        }
    };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

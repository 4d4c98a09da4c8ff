//! The command `/learn`.

use crate::discord::action::Spending;
use crate::discord::completion::complete_lesson;
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::lessons;

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

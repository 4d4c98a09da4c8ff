//! The command `/join`.

use crate::discord::action::Spending;
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::lobby::join_by_code;

#[poise::command(slash_command, custom_data = "Some(Spending::Code)")]
pub async fn join(ctx: Context<'_>, code: String) -> Done {
    let request = Request::of(&ctx);
    // Boxed: the future is too large for a stack.
    let work = Box::pin(join_by_code(&request, &code));
    answer_privately(&request, work).await;
    Ok(())
}

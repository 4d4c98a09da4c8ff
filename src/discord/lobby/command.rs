//! The command `/join`.

use crate::discord::action::spending::Spending;
use crate::discord::interaction::answer::answer_privately;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::lobby::join_by_code;

#[poise::command(slash_command, custom_data = "Some(Spending::Code)")]
pub async fn join(ctx: Context<'_>, code: String) -> Done {
    let request = Request::of(&ctx);
    // Boxed: the future is too large for a stack.
    let work = Box::pin(join_by_code(&request, &code));
    answer_privately(&request, work).await;
    Ok(())
}

//! The command `/help`.

use crate::discord::help;
use crate::discord::interaction::answer::say;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    say(&request, help::help(&request.lang())).await;
    Ok(())
}

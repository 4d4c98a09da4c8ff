//! The command `/help`.

use crate::discord::help;
use crate::discord::interaction::{Context, Done, Request, say};

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    say(&request, help::help(&request.lang())).await;
    Ok(())
}

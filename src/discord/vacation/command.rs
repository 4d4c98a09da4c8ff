//! The command `/vacation`: its subcommands start a vacation, end it and show the days left.

use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::vacation::{begin, finish, overview};

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("start", "end", "status"),
    subcommand_required
)]
pub async fn vacation(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 14]
    days: Option<u64>,
) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, begin(&request, days)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, finish(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn status(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, overview(&request)).await;
    Ok(())
}

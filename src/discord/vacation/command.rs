//! The command `/vacation`: its subcommands start a vacation, end it and show the days left.

use crate::discord::interaction::answer::{Mode, Visibility, answer};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
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
    answer(
        &request,
        Mode::Anew,
        Visibility::Private,
        begin(&request, days),
    )
    .await;
    Ok(())
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer(&request, Mode::Anew, Visibility::Private, finish(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn status(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer(
        &request,
        Mode::Anew,
        Visibility::Private,
        overview(&request),
    )
    .await;
    Ok(())
}

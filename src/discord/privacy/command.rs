//! The command `/privacy`: its subcommands explain the data stored about the invoker, export it and
//! delete it.

use crate::discord::action::FREE;
use crate::discord::interaction::{Context, Done, Request, answer_privately, say};
use crate::discord::privacy::{ask, export as exported};
use crate::discord::view::Reply;

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("show", "export", "delete"),
    subcommand_required
)]
pub async fn privacy(_: Context<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    let text = request.lang().say("privacy", &[]);
    say(&request, Reply::private(text)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, Box::pin(exported(&request))).await;
    Ok(())
}

#[poise::command(slash_command, custom_data = "FREE")]
async fn delete(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, Box::pin(ask(&request))).await;
    Ok(())
}

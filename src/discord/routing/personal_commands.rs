//! The slash commands about the caller alone: blocks, stored data and vacations.

use serenity::all::User;

use super::days_off::weekly;
use crate::discord::action::FREE;
use crate::discord::interaction::{Context, Done, Request, answer_privately, say};
use crate::discord::view::Reply;
use crate::discord::{blocks, privacy, vacation};

#[poise::command(slash_command)]
pub async fn block(ctx: Context<'_>, person: Option<User>, undo: Option<bool>) -> Done {
    let request = Request::of(&ctx);
    let work = async {
        match person {
            Some(person) => blocks::change(&request, &person, undo).await,
            None => blocks::list(&request, None).await,
        }
    };
    answer_privately(&request, work).await;
    Ok(())
}

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
    answer_privately(&request, Box::pin(privacy::export(&request))).await;
    Ok(())
}

#[poise::command(slash_command, custom_data = "FREE")]
async fn delete(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, Box::pin(privacy::ask(&request))).await;
    Ok(())
}

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("start", "end", "status", "weekly", "net"),
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
    answer_privately(&request, vacation::begin(&request, days)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, vacation::finish(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn status(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, vacation::overview(&request)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn net(ctx: Context<'_>, on: bool) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, vacation::set_net(&request, on)).await;
    Ok(())
}

//! The commands of context menus: those on a person, and those on a message of the bot. Their
//! names are sentences of the language files, `menu-` and the name given here.

use serenity::all::{Message, User};

use crate::discord::action::{Form, SlashCommand, Spending, Study};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::routing::{message_target, target};
use crate::discord::{analysis, play, stats};

#[poise::command(rename = "play-with", context_menu_command = "play-with")]
pub async fn play_with(ctx: Context<'_>, user: User) -> Done {
    let request = Request::of(&ctx);
    answer_privately(&request, play::with::games(&request, &user)).await;
    Ok(())
}

#[poise::command(rename = "between-us", context_menu_command = "between-us")]
pub async fn between_us(ctx: Context<'_>, user: User) -> Done {
    let request = Request::of(&ctx);
    let work = Box::pin(stats::between::between(&request, &user));
    answer_privately(&request, work).await;
    Ok(())
}

#[poise::command(
    rename = "board-here",
    context_menu_command = "board-here",
    custom_data = "Some(Spending::Picture)"
)]
pub async fn board_here(ctx: Context<'_>, message: Message) -> Done {
    let request = Request::of(&ctx);
    let work = message_target::resolve_and_run(&request, &message, async |record| {
        let board = SlashCommand::Board(Form::Picture);
        target::run(&request, record, &board).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(
    rename = "analyse",
    context_menu_command = "analyse",
    custom_data = "Some(Spending::Picture)"
)]
pub async fn analyse(ctx: Context<'_>, message: Message) -> Done {
    let request = Request::of(&ctx);
    let work = message_target::resolve_and_run(&request, &message, async |record| {
        analysis::study(&request, record, Study::Entry).await
    });
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

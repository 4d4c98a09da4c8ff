//! The command `/block`: blocks or unblocks the person it names; without one, shows the list.

use serenity::all::User;

use crate::discord::blocks::{change, list};
use crate::discord::interaction::{Context, Done, Request, answer_privately};

#[poise::command(slash_command)]
pub async fn block(ctx: Context<'_>, person: Option<User>, undo: Option<bool>) -> Done {
    let request = Request::of(&ctx);
    let work = async {
        match person {
            Some(person) => change(&request, &person, undo).await,
            None => list(&request, None).await,
        }
    };
    answer_privately(&request, work).await;
    Ok(())
}

//! How a command about a match is answered.

use crate::discord::interaction::answer::{Mode, answer};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::interaction::target::find_and_do;

/// Does something with the match meant, by its code or by where the command was given.
pub async fn about(ctx: Context<'_>, game: Option<String>, command: SlashCommand) -> Done {
    let request = Request::of(&ctx);
    // It is large, and part of every command.
    let work = Box::pin(find_and_do(&request, game.as_deref(), command));
    answer(&request, Mode::Anew, true, work).await;
    Ok(())
}

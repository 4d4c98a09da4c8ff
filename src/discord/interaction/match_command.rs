//! Slash commands about one match: resolved to the match, run and answered.

use crate::discord::interaction::answer::{Mode, Visibility, answer};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::slash_command::SlashCommand;
use crate::discord::interaction::target::resolve_and_run;

/// Runs a command on the match with the code `game`; without a code, on the match of the channel. Answers privately.
pub async fn run(ctx: Context<'_>, game: Option<String>, command: SlashCommand) -> Done {
    let request = Request::of(&ctx);
    // Boxed: the future is large and part of every command.
    let work = Box::pin(resolve_and_run(&request, game.as_deref(), command));
    answer(&request, Mode::Anew, Visibility::Private, work).await;
    Ok(())
}

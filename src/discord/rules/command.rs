//! The command `/rules`.

use crate::discord::interaction::answer::{Mode, answer};
use crate::discord::interaction::autocomplete::complete_kind;
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::rules;

#[poise::command(slash_command)]
pub async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let private = !show.unwrap_or(false);
    let lang = if private {
        request.lang()
    } else {
        request.public_lang()
    };
    let work = async { Ok(rules::rules(&game, &lang, private).await) };
    answer(&request, Mode::Anew, private, work).await;
    Ok(())
}

//! The command `/rules`.

use crate::discord::action::Spending;
use crate::discord::completion::complete_kind;
use crate::discord::interaction::{Context, Done, Mode, Request, Visibility, answer};
use crate::discord::rules;

#[poise::command(slash_command, custom_data = "Some(Spending::Picture)")]
pub async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let (visibility, reader, lang) = if show.unwrap_or(false) {
        let reader = Some(request.person());
        (Visibility::Public, reader, request.public_lang())
    } else {
        (Visibility::Private, None, request.lang())
    };
    let work = async { Ok(rules::rules(&game, reader, &lang).await) };
    answer(&request, Mode::Anew, visibility, work).await;
    Ok(())
}

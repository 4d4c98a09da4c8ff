//! The commands that list games or explain them.

use crate::discord::commands::completion::{complete_only, complete_rules};
use crate::discord::interaction::answer::{Mode, answer, say};
use crate::discord::interaction::data::{Context, Done};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::list::List;
use crate::discord::{help, inbox, registry};

#[poise::command(slash_command)]
pub async fn games(
    ctx: Context<'_>,
    server: Option<bool>,
    #[autocomplete = "complete_only"] only: Option<String>,
    #[autocomplete = "complete_rules"] kind: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let known = kind.as_deref().and_then(registry::meant);
    if let Some(typed) = kind.filter(|_| known.is_none()) {
        say(&request, registry::unknown(&typed, &request.lang())).await;
        return Ok(());
    }
    let list = List {
        server: server.unwrap_or(false),
        only: only.and_then(|only| only.parse().ok()).unwrap_or_default(),
        kind: known.map(|kind| kind.info.key.to_owned()),
        page: 0,
    };
    let shown = Box::pin(inbox::inbox(&request, &list));
    answer(&request, Mode::Anew, true, shown).await;
    Ok(())
}

#[poise::command(slash_command)]
pub async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_rules"] game: String,
    show: Option<bool>,
) -> Done {
    let request = Request::of(&ctx);
    let private = !show.unwrap_or(false);
    let lang = if private {
        request.lang()
    } else {
        request.public_lang()
    };
    let work = async { Ok(crate::discord::rules::rules(&game, &lang, private).await) };
    answer(&request, Mode::Anew, private, work).await;
    Ok(())
}

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    say(&request, help::help(&request.lang())).await;
    Ok(())
}

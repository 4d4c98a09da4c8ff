//! The buttons by which a person who does not play in a match watches it.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;

use crate::discord::action::{MatchAction, WatchAction};
use crate::discord::interaction::Request;
use crate::discord::view::{match_button, names};
use crate::host::{Error, Record, Watching};

/// A button for each wish, which sets it or takes it back.
pub async fn buttons(
    request: &Request<'_>,
    record: &Record,
    lang: &Lang,
) -> Result<Vec<CreateButton>, Error> {
    let wishes = request.host().watching(record, request.person()).await?;
    let tell = if wishes.tells {
        (WatchAction::Untell, "button-untell")
    } else {
        (WatchAction::Tell, "button-tell")
    };
    let follow = if wishes.follows {
        (WatchAction::Unfollow, "button-unfollow")
    } else {
        (WatchAction::Follow, "button-follow")
    };
    let of = |(action, key): (WatchAction, &str)| {
        let label = lang.say(key, &[]);
        match_button(
            record,
            MatchAction::Watch(action),
            &label,
            ButtonStyle::Secondary,
        )
    };
    Ok([tell, follow].into_iter().filter_map(of).collect())
}

/// Changes a wish of the caller; the sentence about it.
pub async fn change(
    request: &Request<'_>,
    record: &Record,
    action: WatchAction,
) -> Result<String, Error> {
    let change = |wishes: &mut Watching| match action {
        WatchAction::Tell => wishes.tells = true,
        WatchAction::Untell => wishes.tells = false,
        WatchAction::Follow => wishes.follows = true,
        WatchAction::Unfollow => wishes.follows = false,
    };
    let host = request.host();
    host.watch(record, request.person(), change).await?;
    let name: &str = action.into();
    let key = format!("watching-{name}");
    Ok(names::sentence(&request.lang(), &key, record, &[]))
}

//! The question that a person is asked in private before a rated game.

use serenity::all::ButtonStyle;

use crate::discord::action::{LobbyAction, MatchAction};
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, match_button};
use crate::host::{Error, Record};

/// The question before a person joins a rated lobby; `None` if they are not asked.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn question(request: &Request<'_>, record: &Record) -> Result<Option<Reply>, Error> {
    let host = request.host();
    if !host.asks_about_rating(request.person(), record).await? {
        return Ok(None);
    }
    let lang = request.lang_at(record);
    let of = |action: LobbyAction, label: &str, style: ButtonStyle| {
        match_button(
            record,
            MatchAction::Lobby(action),
            &lang.say(label, &[]),
            style,
        )
    };
    let buttons = [
        of(
            LobbyAction::JoinRated,
            "button-join-rated",
            ButtonStyle::Success,
        ),
        of(
            LobbyAction::Unrate,
            "button-ask-unrated",
            ButtonStyle::Secondary,
        ),
    ];
    let question = Reply::private(lang.say("lobby-asks-rated", &[]));
    Ok(Some(
        question.buttons(buttons.into_iter().flatten().collect()),
    ))
}

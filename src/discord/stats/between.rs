//! The results of two people against each other, for the context menu on a person.

use serenity::all::User;

use super::page::balance;
use crate::discord::interaction::Request;
use crate::discord::view::{Reply, names};
use crate::host::{Error, UserId};
use tavolino_games::games::GAMES;

/// The results of the caller against a person on this server, by game, for the caller alone. On
/// the caller and on the bot, the caller's own results.
pub async fn between(request: &Request<'_>, user: &User) -> Result<Reply, Error> {
    let (host, lang, person) = (request.host(), request.lang(), request.person());
    let rival = UserId::from(user.id.get());
    let Some(guild) = request
        .guild()
        .filter(|_| ![person, request.bot()].contains(&rival))
    else {
        return super::stats(request, None, None, false).await;
    };
    let who = || [("who", names::person(rival).into())];
    let mut lines = vec![lang.say("stats-between", &who())];
    let scores = host.between(person, rival, guild).await?;
    for entry in GAMES {
        let of = scores.iter().find(|(game, _)| game == entry.info.key);
        lines.extend(of.map(|(_, score)| {
            let values = [
                ("game", entry.info.name.into()),
                ("results", balance(*score).into()),
            ];
            lang.say("stats-game", &values)
        }));
    }
    if lines.len() == 1 {
        lines = vec![lang.say("stats-between-none", &who())];
    }
    Ok(Reply::private(lines.join("\n")))
}

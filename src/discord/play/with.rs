//! A game with a person chosen by a context menu: the list of games, then a lobby that invites the
//! person.

use std::collections::HashMap;

use serenity::all::User;

use super::begin_offering;
use super::options::PlayOptions;
use crate::discord::action::Action;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::{Reply, names};
use crate::host::{Error, Refusal, UserId};

/// The list of games for the caller and a person, those that the two play most first. On the bot
/// itself, the list whose games are played against the computer too.
///
/// # Errors
///
/// Refuses the caller and another bot.
pub async fn games(request: &Request<'_>, user: &User) -> Result<Reply, Error> {
    let person = UserId::from(user.id.get());
    if person == request.bot() {
        return Ok(registry::registry(request).await);
    }
    if person == request.person() {
        return Err(Refusal::Oneself.into());
    }
    if user.bot {
        return Err(Refusal::AnotherBot.into());
    }
    request.must_be_invited()?;
    let games = most_played(request, person).await?;
    let who = [("who", names::person(person).into())];
    let text = request.lang().say("with-which-game", &who);
    let action = Action::With(person);
    Ok(registry::with_games_first(
        Reply::private(text),
        &games,
        &action,
        &request.lang(),
    ))
}

/// The games that the caller and a person have played on this server, the most played first. Of a
/// person who shows no results none are counted.
async fn most_played(request: &Request<'_>, person: UserId) -> Result<Vec<String>, Error> {
    let (host, guild) = (request.host(), request.guild());
    let mut people = vec![request.person()];
    if host.rating_wishes(person).await?.listed {
        people.push(person);
    }
    let mut played: HashMap<String, i64> = HashMap::new();
    for person in people {
        for counted in host.results(person, guild, false).await?.here {
            *played.entry(counted.game).or_default() += counted.count;
        }
    }
    let mut games: Vec<(String, i64)> = played.into_iter().collect();
    games.sort_by(|(one, once), (other, often)| often.cmp(once).then(one.cmp(other)));
    Ok(games.into_iter().map(|(game, _)| game).collect())
}

/// Opens a game with default options in which a seat is the guest's; in a channel that is not for
/// games it offers those that are.
pub async fn begin(request: &Request<'_>, game: &str, guest: UserId) -> bool {
    begin_offering(request, game, Ok(PlayOptions::inviting(guest)), true).await
}

//! `/stats` and `/leaderboard`: what people have to show on a server. Private, unless the caller
//! shows it.

pub mod between;
pub mod consent;
mod graph;
mod leaderboard;
mod month;
mod month_picture;
mod page;

use serenity::all::User;

pub use self::leaderboard::leaderboard;
pub use self::month::month;
use self::page::{Page, Whose};
use crate::discord::action::StatsAction;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::{Reply, names};
use crate::host::{Error, UserId, WishChange};
use tavolino_games::games;

/// The results of a person, or the caller's own: of all games, or of one with more to read. `show`:
/// for everybody, and then without what is the caller's alone.
pub async fn stats(
    request: &Request<'_>,
    person: Option<&User>,
    game: Option<&str>,
    show: bool,
) -> Result<Reply, Error> {
    let lang = request.lang_for(show);
    let entry = match game.map(registry::find) {
        Some(None) => return Ok(registry::unknown(game.unwrap_or_default(), &lang)),
        Some(entry) => entry,
        None => None,
    };
    let person = person.map_or(request.person(), |user| UserId::from(user.id.get()));
    let is_own = person == request.person();
    if !is_own {
        let wishes = request.host().rating_wishes(person).await?;
        let key = if request.guild().is_none() {
            Some("stats-only-own")
        } else {
            (!wishes.listed).then_some("stats-hidden")
        };
        if let Some(key) = key {
            let who = [("who", names::person(person).into())];
            return Ok(Reply::refusal(lang.say(key, &who)));
        }
    }
    let whose = if is_own && !show {
        Whose::Own
    } else {
        Whose::Shown
    };
    let page = Page::new(request, person, whose, lang);
    let reply = page.of(entry).await?;
    Ok(if show { reply.shown() } else { reply })
}

/// A button or menu below the caller's own results in a game; in all games where `game` is no key.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn press(request: &Request<'_>, action: StatsAction, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let change = match action {
        StatsAction::Hide => Some(WishChange::Listed(false)),
        StatsAction::Unhide => Some(WishChange::Listed(true)),
        StatsAction::Rated => request.chosen().parse().ok().map(WishChange::Rated),
        StatsAction::Choose | StatsAction::Game | StatsAction::Graph => None,
    };
    if let Some(change) = change {
        host.change_rating_wishes(person, change).await?;
    }
    let page = Page::new(request, person, Whose::Own, request.lang());
    match (action, games::find(game)) {
        (StatsAction::Choose, _) => page.of(games::find(request.chosen())).await,
        (StatsAction::Graph, Some(entry)) => page.graph(entry).await,
        (_, entry) => page.of(entry).await,
    }
}

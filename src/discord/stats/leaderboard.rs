//! The list of a game on a server.

use super::month::month;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::points;
use crate::discord::view::{Reply, names};
use crate::host::{
    CERTAIN, Error, GuildId, Leaderboard, Listed, MOST_LISTED, RIVALS, Rating, UserId,
};
use tavolino_games::game::{Info, Lang};

/// The list of a game; without a game, the table of the month. In direct messages there is none.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn leaderboard(
    request: &Request<'_>,
    game: Option<&str>,
    show: bool,
) -> Result<Reply, Error> {
    let Some(game) = game else {
        return month(request, None, show).await;
    };
    let lang = request.lang_for(show);
    let Some(entry) = registry::find(game) else {
        return Ok(registry::unknown(game, &lang));
    };
    let Some(guild) = request.guild() else {
        return Ok(Reply::refusal(lang.say("leaderboard-on-servers", &[])));
    };
    let host = request.host();
    let mut list = host.leaderboard(guild, entry.info.key, now()).await?;
    keep_members(request, guild, &mut list).await;
    let text = text(&list, entry.info, &lang);
    if show {
        return Ok(Reply::public(text));
    }
    let own = host.rating(request.person(), guild, entry.info.key).await?;
    let own = own.map(|own| format!("\n{}", own_line(&own, &lang)));
    Ok(Reply::private(text + &own.unwrap_or_default()))
}

/// Takes people off a list who have left the server; others move up.
async fn keep_members(request: &Request<'_>, guild: GuildId, list: &mut Leaderboard) {
    let departures = &request.data().departures;
    let among = async |people: &[UserId]| {
        let first = departures.among_first(request.rest(), guild, people, MOST_LISTED);
        first.await
    };
    let listed: Vec<UserId> = list.listed.iter().map(|listed| listed.person).collect();
    let departed = tokio::join!(among(&listed), among(&list.uninformed));
    list.keep(|person| !departed.0.contains(&person) && !departed.1.contains(&person));
}

fn text(list: &Leaderboard, info: &Info, lang: &Lang) -> String {
    let mut lines = vec![lang.say("leaderboard-title", &[("game", info.name.into())])];
    let places = (1_usize..).zip(&list.listed);
    lines.extend(places.map(|(place, listed)| line(place, listed, lang)));
    if list.more_listed > 0 {
        let rest = [("count", list.more_listed.into())];
        lines.push(lang.say("leaderboard-rest", &rest));
    }
    if list.is_empty() {
        lines.push(lang.say("leaderboard-empty", &[]));
    }
    if !list.uninformed.is_empty() {
        let people = [("people", people(list, lang).into())];
        lines.push(lang.say("leaderboard-new", &people));
    }
    if let Some(count) = list.unlisted {
        lines.push(lang.say("leaderboard-unlisted", &[("count", count.into())]));
    }
    lines.join("\n")
}

/// The line of a person, by the low end of whose range the list is ordered.
fn line(place: usize, listed: &Listed, lang: &Lang) -> String {
    let (from, to) = range(listed.mean, listed.deviation);
    let values = [
        ("place", place.into()),
        ("who", names::person(listed.person).into()),
        ("from", from.into()),
        ("to", to.into()),
        ("games", listed.games.into()),
    ];
    lang.say("leaderboard-line", &values)
}

/// The line about the reader's own number: how far it is from a certain one.
fn own_line(own: &Rating, lang: &Lang) -> String {
    let belief = &own.belief;
    let (from, to) = range(belief.mean, belief.deviation);
    let key = if own.is_certain() {
        "leaderboard-own-certain"
    } else {
        "leaderboard-own"
    };
    let values = [
        ("from", from.into()),
        ("to", to.into()),
        ("games", belief.games.into()),
        ("width", (to - from).into()),
        ("certain", (2 * points(CERTAIN)).into()),
        ("rivals", belief.rivals.into()),
        ("needed", RIVALS.into()),
    ];
    lang.say(key, &values)
}

/// The range of a number in rating points.
fn range(mean: i64, deviation: i64) -> (i64, i64) {
    (points(mean - deviation), points(mean + deviation))
}

/// The people who were not informed yet that lists show their number.
fn people(list: &Leaderboard, lang: &Lang) -> String {
    let shown = list.uninformed.iter().map(|person| names::person(*person));
    let rest = list.more_uninformed;
    let rest = (rest > 0).then(|| lang.say("leaderboard-others", &[("count", rest.into())]));
    lang.list(shown.chain(rest))
}

//! The list of a game on a server.

use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::registry;
use crate::discord::view::{Reply, names};
use crate::host::{Error, GuildId, Leaderboard, UserId};
use tavolino_games::game::{Info, Lang};

/// The list of a game; in direct messages there is none.
///
/// # Errors
///
/// [`Error::Store`] if the database fails.
pub async fn leaderboard(request: &Request<'_>, game: &str, show: bool) -> Result<Reply, Error> {
    let lang = request.lang_for(show);
    let Some(kind) = registry::find(game) else {
        return Ok(registry::unknown(game, &lang));
    };
    let Some(guild) = request.guild() else {
        return Ok(Reply::refusal(lang.say("leaderboard-on-servers", &[])));
    };
    let host = request.host();
    let mut list = host.leaderboard(guild, kind.info.key, now()).await?;
    without_departed(request, guild, &mut list).await;
    let text = text(&list, kind.info, &lang);
    Ok(if show {
        Reply::public(text)
    } else {
        Reply::private(text)
    })
}

/// Takes people off a list who have left the server.
async fn without_departed(request: &Request<'_>, guild: GuildId, list: &mut Leaderboard) {
    let listed = list.listed.iter().map(|(person, _)| *person);
    let people: Vec<UserId> = listed.chain(list.uncertain.iter().copied()).collect();
    let departures = &request.data().departures;
    let departed = departures.among(request.rest(), guild, &people).await;
    list.listed.retain(|(person, _)| !departed.contains(person));
    list.uncertain.retain(|person| !departed.contains(person));
}

fn text(list: &Leaderboard, info: &Info, lang: &Lang) -> String {
    let mut lines = vec![lang.say("leaderboard-title", &[("game", info.name.into())])];
    let places = (1_usize..).zip(&list.listed);
    lines.extend(places.map(|(place, (person, mean))| {
        let values = [
            ("place", place.into()),
            ("who", names::person(*person).into()),
            ("rating", points(*mean).into()),
        ];
        lang.say("leaderboard-line", &values)
    }));
    if list.more_listed > 0 {
        let rest = [("count", list.more_listed.into())];
        lines.push(lang.say("leaderboard-rest", &rest));
    }
    if list.listed.is_empty() {
        lines.push(lang.say("leaderboard-empty", &[]));
    }
    if !list.uncertain.is_empty() {
        let people = [("people", people(list, lang).into())];
        lines.push(lang.say("leaderboard-uncertain", &people));
    }
    if let Some(count) = list.unlisted {
        lines.push(lang.say("leaderboard-unlisted", &[("count", count.into())]));
    }
    lines.join("\n")
}

/// The people whose number is not certain yet.
fn people(list: &Leaderboard, lang: &Lang) -> String {
    let shown = list.uncertain.iter().map(|person| names::person(*person));
    let rest = list.more_uncertain;
    let rest = (rest > 0).then(|| lang.say("leaderboard-others", &[("count", rest.into())]));
    lang.list(shown.chain(rest))
}

/// A stored number in rating points.
pub fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1000)
}

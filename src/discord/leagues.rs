//! `/league`: leagues that run by themselves, and the buttons of their cards and messages.

pub mod command;

use crate::discord::action::LeagueAction;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::series::{blocked_line, moderates, settings_here};
use crate::discord::view::{Reply, league as view, places, times};
use crate::host::{
    BadLeague, Error, GuildId, LeagueOpening, LeagueView, LeftLeague, Pace, Refusal,
};
use tavolino_games::board::GameEntry;
use tavolino_games::game::Lang;

/// A button of a card, or of a direct message about a league.
///
/// # Errors
///
/// A refusal if the league is another server's, and as [`join`], [`leave`] and the answers have.
pub async fn press(
    request: &Request<'_>,
    action: LeagueAction,
    guild: GuildId,
    game: &str,
) -> Result<Reply, Error> {
    let (host, person, lang, now) = (request.host(), request.person(), request.lang(), now());
    let here = request.guild();
    // A card is on its server, the other buttons are in direct messages.
    let is_of_card = matches!(action, LeagueAction::Join | LeagueAction::Leave);
    if here.is_some_and(|here| here != guild) || is_of_card && here.is_none() {
        return Err(refused(BadLeague::OnServers));
    }
    let done = |key: &str| {
        let values = [("game", view::game(game).into())];
        Reply::private(lang.say(key, &values))
    };
    let outcome = match action {
        LeagueAction::Join => return named(join(request, guild, game, false).await),
        LeagueAction::Leave => return named(leave(request, guild, game).await),
        LeagueAction::In => host.answer_call(guild, game, person, true, now).await,
        LeagueAction::Out => host.answer_call(guild, game, person, false, now).await,
        LeagueAction::Go => host.go_on(guild, game, person, now).await,
        LeagueAction::Again => host.rejoin_league(guild, game, person, now).await,
    };
    named(outcome)?;
    Ok(done(match action {
        LeagueAction::Out => "league-is-out",
        LeagueAction::Go => "league-goes-on",
        _ => "league-is-in",
    }))
}

/// Opens the league of a game in this channel, or gives it another pace or place.
///
/// # Errors
///
/// A refusal by the settings of the server, for a game that is not for two, for a pace that is not
/// offered, and where the bot cannot post.
pub async fn open(
    request: &Request<'_>,
    entry: &GameEntry,
    pace: Option<Pace>,
) -> Result<Reply, Error> {
    let (host, guild, lang) = (request.host(), guild(request)?, request.lang());
    host.may_open_league(guild, moderates(request)).await?;
    let settings = settings_here(request, guild).await?;
    let (channel, within) = (request.channel(), request.parent());
    let opening = LeagueOpening {
        guild,
        game: entry.info.key,
        pace: pace.unwrap_or(settings.pace),
        channel,
        within,
        lang: request.public_lang().code(),
    };
    named(host.open_league(&opening, now()).await)?;
    let values = [
        ("game", entry.info.name.into()),
        ("place", places::channel(channel).into()),
    ];
    Ok(Reply::private(lang.say("league-opened", &values)))
}

/// Joins a league, for one season if `once`. The sentence names those in it whom the caller has
/// blocked.
///
/// # Errors
///
/// A refusal without such a league, and for one who is in it.
pub async fn join(
    request: &Request<'_>,
    guild: GuildId,
    game: &str,
    once: bool,
) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let blocked = named(host.join_league(guild, game, person, once, now()).await)?;
    let shown = host.league(guild, game).await?;
    let key = if once {
        "league-joined-once"
    } else {
        "league-joined"
    };
    let values = [("game", view::game(game).into())];
    let mut lines = vec![lang.say(key, &values), when(&shown, &lang)];
    lines.extend(blocked_line(&blocked, &lang));
    Ok(Reply::private(lines.join("\n")))
}

/// Leaves a league.
///
/// # Errors
///
/// A refusal without such a league, and for one who is not in it.
pub async fn leave(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person, lang) = (request.host(), request.person(), request.lang());
    let left = named(host.leave_league(guild, game, person, now()).await)?;
    let key = match left {
        LeftLeague::Free => "league-left-it",
        LeftLeague::Withdrawn => "league-withdrew",
    };
    let values = [("game", view::game(game).into())];
    Ok(Reply::private(lang.say(key, &values)))
}

/// The card of a league, for the caller alone.
///
/// # Errors
///
/// A refusal without such a league.
pub async fn card(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let shown = named(request.host().league(guild, game).await)?;
    Ok(view::card(&shown, &request.lang()).await.hidden())
}

/// The sentence on when the caller plays.
fn when(shown: &LeagueView, lang: &Lang) -> String {
    match (shown.league.ends, shown.league.begins) {
        (Some(ends), _) => {
            let values = [("until", times::day(ends).into())];
            lang.say("league-after-season", &values)
        }
        (None, Some(begins)) => {
            let values = [("when", times::moment(begins).into())];
            lang.say("league-from", &values)
        }
        (None, None) => lang.say("league-soon", &[("count", shown.missing().into())]),
    }
}

/// The server, outside of which there are no leagues.
fn guild(request: &Request<'_>) -> Result<GuildId, Error> {
    request.must_be_invited()?;
    request.guild().ok_or_else(|| refused(BadLeague::OnServers))
}

fn refused(bad: BadLeague) -> Error {
    Refusal::League(bad).into()
}

/// The outcome with the game's name in a refusal, in place of its key.
fn named<T>(outcome: Result<T, Error>) -> Result<T, Error> {
    outcome.map_err(|error| match error {
        Error::Refused(Refusal::League(BadLeague::None(key))) => {
            refused(BadLeague::None(view::game(&key).to_owned()))
        }
        Error::Refused(Refusal::League(BadLeague::NotForTwo(key))) => {
            refused(BadLeague::NotForTwo(view::game(&key).to_owned()))
        }
        error => error,
    })
}

//! `/ladder`: the ladder of a game on a server, its buttons, and the answers to challenges.

pub mod command;

use crate::discord::action::{ChallengeAnswer, LadderAction};
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::series::{blocked_line, settings_here};
use crate::discord::view::{Reply, ladder as view, league, names, places, times};
use crate::host::{
    BadLadder, ChallengeId, Challenging, Declining, Error, GuildId, Refusal, UserId,
};
use tavolino_games::game::lang::Value;

/// A button or the menu of a ladder.
///
/// # Errors
///
/// A refusal if the ladder is another server's, and as the actions have.
pub async fn press(
    request: &Request<'_>,
    action: LadderAction,
    guild: GuildId,
    game: &str,
) -> Result<Reply, Error> {
    match request.guild() {
        Some(here) if here == guild => {}
        // A direct message asks those who rest back.
        None if action == LadderAction::Join => return come_back(request, guild, game).await,
        _ => return Err(refused(BadLadder::OnServers)),
    }
    let outcome = match action {
        LadderAction::Join => join(request, guild, game).await,
        LadderAction::Rivals => rivals(request, guild, game).await,
        LadderAction::Challenge => challenge(request, guild, game).await,
        LadderAction::AskRest => ask(request, guild, game, LadderAction::Rest).await,
        LadderAction::AskLeave => ask(request, guild, game, LadderAction::Leave).await,
        LadderAction::Rest => rest(request, guild, game).await,
        LadderAction::Leave => leave(request, guild, game).await,
    };
    named(outcome)
}

/// The ladder of a game, for the caller alone; `show`: it is posted here as a living message.
///
/// # Errors
///
/// A refusal outside servers, for a game that is not for two, without ladders, and where the bot
/// cannot post.
async fn open(request: &Request<'_>, game: &str, show: bool) -> Result<Reply, Error> {
    let (host, guild, lang) = (request.host(), guild(request)?, request.lang());
    let shown = named(host.ladder(guild, game).await)?;
    if show {
        settings_here(request, guild).await?;
        let channel = request.channel();
        host.show_ladder(guild, game, channel, now()).await?;
        let place = ("place", places::channel(channel).into());
        return Ok(say(request, "ladder-posted", game, [place]));
    }
    let own = host.own_rung(guild, game, request.person(), now()).await?;
    Ok(view::private(&shown, &own, &lang))
}

async fn join(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let joined = host.join_ladder(guild, game, person, now()).await?;
    let reply = say(
        request,
        "ladder-joined",
        game,
        [("rung", joined.rung.into())],
    );
    let blocked = blocked_line(&joined.blocked, &request.lang());
    Ok(blocked.iter().fold(reply, |reply, line| reply.adding(line)))
}

/// Lets one who rests join again, from a direct message.
async fn come_back(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let own = host.own_rung(guild, game, person, now()).await?;
    if own.back.is_none() && own.rung.is_none() {
        return Err(refused(BadLadder::OnServers));
    }
    named(join(request, guild, game).await)
}

/// The people whom the caller may challenge.
async fn rivals(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    // The games are played here.
    settings_here(request, guild).await?;
    let shown = host.ladder(guild, game).await?;
    let rivals = host.rivals(guild, game, person, now()).await?;
    Ok(view::rivals(&shown, &rivals, &request.lang()))
}

async fn challenge(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let host = request.host();
    settings_here(request, guild).await?;
    let chosen: Option<u64> = request.chosen().parse().ok();
    let lang = request.public_lang();
    let challenging = Challenging {
        id: ChallengeId(request.id().0),
        guild,
        game,
        challenger: request.person(),
        challenged: UserId::from(chosen.unwrap_or_default()),
        channel: request.channel(),
        within: request.parent(),
        lang: lang.code(),
    };
    let made = host.challenge(&challenging, now()).await?;
    let until = host.answered_by(&made, now()).await?;
    let values = [
        ("person", names::person(made.challenged).into()),
        ("until", times::moment(until).into()),
    ];
    Ok(say(request, "ladder-challenged", game, values))
}

/// Asks whether the caller goes off the list.
async fn ask(
    request: &Request<'_>,
    guild: GuildId,
    game: &str,
    action: LadderAction,
) -> Result<Reply, Error> {
    let host = request.host();
    let own = host.own_rung(guild, game, request.person(), now()).await?;
    let is_leaving = action == LadderAction::Leave;
    if own.rung.is_none() && !(is_leaving && own.back.is_some()) {
        return Err(refused(BadLadder::NotIn));
    }
    let key = if is_leaving {
        "ladder-ask-leave"
    } else {
        "ladder-ask-rest"
    };
    let shown = host.view_ladder(guild, game).await?;
    let question = say(request, key, game, []);
    Ok(question.buttons(view::yes(&shown, action, &request.lang())))
}

async fn rest(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let (rung, until) = host.rest_on_ladder(guild, game, person, now()).await?;
    let values = [("rung", rung.into()), ("until", times::day(until).into())];
    Ok(say(request, "ladder-rests", game, values))
}

async fn leave(request: &Request<'_>, guild: GuildId, game: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    host.leave_ladder(guild, game, person, now()).await?;
    Ok(say(request, "ladder-left-it", game, []))
}

/// The answer to a challenge, from a direct message or on its server.
///
/// # Errors
///
/// [`BadLadder::NotAsked`] where it does not wait for the caller's answer.
pub async fn answer(
    request: &Request<'_>,
    answer: ChallengeAnswer,
    id: ChallengeId,
) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let challenge = host.received_challenge(id, person).await?;
    if request.guild().is_some_and(|here| here != challenge.guild) {
        return Err(refused(BadLadder::OnServers));
    }
    let game = challenge.game.as_str();
    match answer {
        ChallengeAnswer::Accept => {
            let mut rng = chance();
            let accepted = host.accept_challenge(id, person, &mut rng, now());
            Box::pin(accepted).await?;
            let place = ("place", places::channel(challenge.channel).into());
            Ok(say(request, "ladder-accepted", game, [place]))
        }
        ChallengeAnswer::Decline => {
            let key = match host.decline_challenge(id, person, now()).await? {
                Declining::Free => "ladder-declined-free",
                Declining::Down => "ladder-declined-down",
            };
            Ok(say(request, key, game, []))
        }
    }
}

/// A sentence about a ladder, for the caller alone.
fn say<const N: usize>(
    request: &Request<'_>,
    key: &str,
    game: &str,
    more: [(&str, Value<'_>); N],
) -> Reply {
    let game = ("game", league::game(game).into());
    let values: Vec<_> = std::iter::once(game).chain(more).collect();
    Reply::private(request.lang().say(key, &values))
}

/// The server, outside of which there are no ladders.
fn guild(request: &Request<'_>) -> Result<GuildId, Error> {
    request.must_be_invited()?;
    request.guild().ok_or_else(|| refused(BadLadder::OnServers))
}

fn refused(bad: BadLadder) -> Error {
    Refusal::Ladder(bad).into()
}

/// The outcome with the game's name in a refusal, in place of its key.
fn named<T>(outcome: Result<T, Error>) -> Result<T, Error> {
    outcome.map_err(|error| match error {
        Error::Refused(Refusal::Ladder(BadLadder::NotForTwo(key))) => {
            refused(BadLadder::NotForTwo(league::game(&key).to_owned()))
        }
        error => error,
    })
}

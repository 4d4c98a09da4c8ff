//! `/play <game>`: opens a match with the chosen options, where the bot has the permissions to post
//! its table.

pub mod alone;
pub mod command;
pub mod elsewhere;
pub mod opening;
pub mod options;
pub mod with;

pub use self::opening::{may_play_here, missing_at_table, must_lack_nothing};
pub use self::options::STRENGTHS;

use std::sync::{Arc, OnceLock};

use self::opening::opening;
use self::options::PlayOptions;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::{Mode, Request, Visibility, answer, answer_privately};
use crate::discord::lobby::remember_answer;
use crate::discord::quiet::to_awake;
use crate::discord::view::{Reply, lobby, names};
use crate::host::{
    ChannelId, Error, Games, Mention, Opening, Pace, RatedWish, Ratings, Record, Refusal,
    Restriction, Settings, UserId, WishChange,
};
use tavolino_games::games;

/// Opens a match and answers with its lobby card, or plays it in direct messages where all others
/// are computers.
pub async fn begin(request: &Request<'_>, name: &str, options: Result<PlayOptions, Refusal>) {
    begin_offering(request, name, options, false).await;
}

/// As [`begin`]; `elsewhere`: whether a channel that is not for games leads to those that are.
/// Returns `false` if nothing was answered but a refusal.
async fn begin_offering(
    request: &Request<'_>,
    name: &str,
    options: Result<PlayOptions, Refusal>,
    elsewhere: bool,
) -> bool {
    if let Ok(options) = options.as_ref()
        && options.is_alone()
        && !(options.here && request.guild().is_some())
    {
        let work = async {
            let settings = request.host().settings(request.guild()).await?;
            let opening = chosen_opening(request, name, options.clone(), &settings)?;
            alone::begin(request, opening).await
        };
        return answer_privately(request, Box::pin(work)).await;
    }
    let guest = options.as_ref().ok();
    let guest = guest.and_then(|options| options.invited.first().copied());
    let opened = OnceLock::new();
    let work = async {
        let record = match open(request, name, options?).await {
            Err(Error::Refused(Refusal::Restricted(Restriction::NotHere(channels))))
                if elsewhere =>
            {
                return Ok(elsewhere::offer(request, name, guest, channels).await);
            }
            opened => opened?,
        };
        let card = lobby::invitation(&record, &names::lang(&record)).await;
        let invited = to_awake(request.host(), &record, None, card, Mention::Question);
        let card = invited.await?;
        Ok(opened.get_or_init(|| (card, record.id().clone())).0.clone())
    };
    let is_answered = answer(request, Mode::Anew, Visibility::Public, Box::pin(work)).await;
    if let Some((_, id)) = opened.get() {
        remember_answer(request, id).await;
    }
    is_answered && opened.get().is_some()
}

/// Opens a match with default options, for a button; in a channel that is not for games it offers
/// those that are.
pub async fn begin_at_once(request: &Request<'_>, name: &str) {
    begin_offering(request, name, Ok(PlayOptions::default()), true).await;
}

/// Opens a match with default options in a channel for games, with a seat for the guest, and posts
/// its lobby card there.
///
/// # Errors
///
/// A refusal as of [`elsewhere::must_be_open`], or of the opening.
pub async fn begin_in(
    request: &Request<'_>,
    name: &str,
    channel: ChannelId,
    guest: Option<UserId>,
) -> Result<Reply, Error> {
    let (host, guild) = (request.host(), request.guild());
    let guild = guild.ok_or(Refusal::NothingHere)?;
    let settings = host.settings(Some(guild)).await?;
    elsewhere::must_be_open(request, guild, &settings, channel).await?;
    let options = guest.map_or_else(PlayOptions::default, PlayOptions::inviting);
    let opening = Opening {
        channel,
        within: None,
        ..chosen_opening(request, name, options, &settings)?
    };
    let opening = Opening {
        rated: is_rated(request, None, &opening, &settings).await?,
        ..opening
    };
    let record = host.open(opening, &mut chance(), now()).await?;
    elsewhere::post_card(request, &record).await
}

/// Opens a match with these options: in the channel, or in direct messages under a code by which
/// people join.
async fn open(
    request: &Request<'_>,
    name: &str,
    options: PlayOptions,
) -> Result<Arc<Record>, Error> {
    let host = request.host();
    let settings = host.settings(request.guild()).await?;
    if request.guild().is_some() {
        may_play_here(request, settings.threads)?;
    }
    let chosen = options.rated;
    let opening = Opening {
        by_code: request.guild().is_none(),
        ..chosen_opening(request, name, options, &settings)?
    };
    let opening = Opening {
        rated: is_rated(request, chosen, &opening, &settings).await?,
        ..opening
    };
    host.open(opening, &mut chance(), now()).await
}

/// Whether a match is rated that is opened with `rated` as `chosen`: else as the server has it, and
/// the opener wishes.
async fn is_rated(
    request: &Request<'_>,
    chosen: Option<bool>,
    opening: &Opening,
    settings: &Settings,
) -> Result<bool, Error> {
    let (host, person) = (request.host(), request.person());
    match (settings.ratings, chosen) {
        (Ratings::Off, Some(true)) => Err(Restriction::RatingsOff.into()),
        (_, Some(true)) if !opening.may_be_rated() => Err(Refusal::NotRated.into()),
        (_, Some(true)) => {
            host.change_rating_wishes(person, WishChange::Agreed)
                .await?;
            Ok(true)
        }
        (Ratings::On, None) if opening.may_be_rated() => {
            Ok(host.rating_wishes(person).await?.rated != RatedWish::No)
        }
        _ => Ok(false),
    }
}

/// The opening with the chosen options.
fn chosen_opening(
    request: &Request<'_>,
    name: &str,
    chosen: PlayOptions,
    settings: &Settings,
) -> Result<Opening, Refusal> {
    let entry = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let options = chosen.options.clone();
    let unnamed = chosen.has_unnamed_computer();
    let guests = chosen.invited.len() + chosen.computers.len() + usize::from(unnamed);
    // Three named opponents imply four seats.
    let implied = (chosen.seats.is_none() && guests > 0).then_some(guests as u8 + 1);
    let usual = entry.info.table(&options, None).map_err(Refusal::Table)?;
    let allowed = (entry.info.seats)(&usual.options);
    let seats = match (chosen.seats, implied) {
        (Some(seats), _) => seats,
        (None, Some(seats)) => seats.max(*allowed.start()),
        (None, None) if chosen.games == Games::Two && allowed.contains(&2) => 2,
        // Everyone may join, and the opener starts the match.
        (None, None) => *allowed.end(),
    };
    let table = entry
        .info
        .table(&options, Some(seats))
        .map_err(Refusal::Table)?;
    let computers = if unnamed {
        // The computer takes the seats without an invited person.
        let first = chosen.invited.len() as u8 + 2;
        (first..=table.seats.max(first)).collect()
    } else {
        chosen.computers
    };
    let strength = chosen.strength.unwrap_or(settings.strength());
    let computers = computers.into_iter().map(|seat| (seat, strength));
    Ok(Opening {
        listed: chosen.listed,
        exact: chosen.seats.is_some() || chosen.games == Games::Two,
        games: chosen.games,
        votes: chosen.consult,
        invited: chosen.invited,
        computers: computers.collect(),
        // A round of votes has a time of its own.
        pace: if chosen.consult {
            Pace::None
        } else {
            chosen.pace.unwrap_or(settings.pace)
        },
        ..opening(request, entry, table)
    })
}

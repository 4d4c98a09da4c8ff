//! Permission to open matches and to take seats, by the settings of servers and the blocks of
//! people.

use std::time::Duration;

use super::blocks::must_be_welcome_at;
use super::error::Error;
use super::opening::{Games, Opening};
use super::record::Record;
use super::refusal::restriction::Restriction;
use super::settings;
use crate::store::Writing;
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::matches::State;
use crate::store::settings::Settings;
use crate::store::time::Timestamp;

/// Matches one person may open within [`WINDOW`], on all servers together.
const OPENINGS: i64 = 10;

/// Running matches one person may have against computers alone, on all servers and in direct
/// messages together. They disturb nobody, but each costs computing time.
const ALONE: i64 = 20;

/// Unfinished matches without a server that one person may have, without those against computers
/// alone.
const UNFINISHED: i64 = 20;

/// The window of the rate limit [`OPENINGS`], 1 h.
const WINDOW: Duration = Duration::from_hours(1);

/// The number of matches that an opening leads to.
fn number(games: Games) -> i64 {
    match games {
        Games::One => 1,
        Games::Two => 2,
    }
}

/// The number of matches that a person who takes a seat gets: both of a meeting that is a lobby.
fn games_of(record: &Record) -> i64 {
    if record.row.state == State::Lobby && record.is_meeting() {
        2
    } else {
        1
    }
}

/// Refuses an opening that the server's settings, or the person's limits, do not allow now.
pub(super) async fn must_be_allowed(
    writing: &mut Writing<'_>,
    opening: &Opening,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(guild) = opening.guild else {
        if opening.by_code {
            must_not_open_often(writing, opening.by, now).await?;
            must_be_below_limit_by_code(writing, opening.by, number(opening.games)).await?;
        }
        return Ok(());
    };
    let settings = settings::read(writing.settings(guild).await?);
    let listed = |channel: ChannelId| settings.channels.contains(&channel);
    // A rematch is allowed in the channel of its match.
    if !settings.channels.is_empty()
        && opening.after.is_none()
        && !listed(opening.channel)
        && !opening.within.is_some_and(listed)
    {
        return Err(Restriction::NotHere(settings.channels).into());
    }
    // A match against computers alone disturbs nobody.
    if opening.is_alone() {
        return Ok(());
    }
    must_not_open_often(writing, opening.by, now).await?;
    let games = number(opening.games);
    if let Some(most) = settings.per_server
        && writing.open_matches_in(guild).await? + games > most
    {
        return Err(Restriction::TooManyHere(most).into());
    }
    must_be_below_limit(writing, &settings, (guild, opening.by), games).await
}

/// Refuses a person who has opened [`OPENINGS`] matches within [`WINDOW`].
async fn must_not_open_often(
    writing: &mut Writing<'_>,
    person: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    let begun = now.before(WINDOW);
    match writing
        .opened_before_last(person, OPENINGS - 1, begun)
        .await?
    {
        Some(oldest) => Err(Restriction::OpenedOften {
            most: OPENINGS,
            until: oldest.after(WINDOW),
        }
        .into()),
        None => Ok(()),
    }
}

/// Refuses a person who has [`UNFINISHED`] unfinished matches without a server.
async fn must_be_below_limit_by_code(
    writing: &mut Writing<'_>,
    person: UserId,
    games: i64,
) -> Result<(), Error> {
    if writing.open_matches_by_code(person).await? + games > UNFINISHED {
        return Err(Restriction::TooManyByCode(UNFINISHED).into());
    }
    Ok(())
}

/// Refuses a person who has as many unfinished matches on the server as its settings allow.
async fn must_be_below_limit(
    writing: &mut Writing<'_>,
    settings: &Settings,
    (guild, person): (GuildId, UserId),
    games: i64,
) -> Result<(), Error> {
    match settings.per_person {
        Some(most) if writing.open_matches_of(person, guild).await? + games > most => {
            Err(Restriction::TooMany(most).into())
        }
        _ => Ok(()),
    }
}

/// Refuses one more running match against computers alone for its only person.
pub(super) async fn must_not_be_alone_often(
    writing: &mut Writing<'_>,
    lobby: &Record,
) -> Result<(), Error> {
    let mut people = lobby.seats.iter().filter_map(|sitting| sitting.person);
    match (people.next(), people.next()) {
        (Some(person), None) if writing.matches_alone(person).await? + games_of(lobby) > ALONE => {
            Err(Restriction::TooManyAlone(ALONE).into())
        }
        _ => Ok(()),
    }
}

/// Refuses a person whom the table's people have blocked, or who has as many matches as the server
/// allows.
pub(super) async fn must_be_free_to_sit(
    writing: &mut Writing<'_>,
    record: &Record,
    person: UserId,
) -> Result<(), Error> {
    must_be_welcome_at(writing, record, person).await?;
    if record.is_by_code() {
        must_be_below_limit_by_code(writing, person, games_of(record)).await?;
    }
    if let Some(guild) = record.row.guild {
        let settings = settings::read(writing.settings(guild).await?);
        must_be_below_limit(writing, &settings, (guild, person), games_of(record)).await?;
    }
    Ok(())
}

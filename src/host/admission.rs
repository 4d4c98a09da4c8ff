//! Who may open matches and sit down, as servers and people have it.

use std::time::Duration;

use super::blocks::must_be_welcome_at;
use super::error::Error;
use super::opening::Opening;
use super::record::Record;
use super::refusal::restriction::Restriction;
use super::settings::Settings;
use super::sitting::Sitting;
use crate::store::Writing;
use crate::store::ids::{ChannelId, GuildId, UserId};
use crate::store::time::Timestamp;

/// How many games one person may open within [`WINDOW`], on all servers together.
const OPENINGS: i64 = 10;

/// How many unfinished games one person may have against computers alone, on all servers and in direct messages together: they
/// are in nobody's way, but each costs thinking.
const ALONE: i64 = 20;

/// The time in which so many may be opened.
const WINDOW: Duration = Duration::from_hours(1);

/// A server's settings allow that this match is opened now.
pub(super) async fn must_be_allowed(
    writing: &mut Writing<'_>,
    opening: &Opening,
    now: Timestamp,
) -> Result<(), Error> {
    // Games are opened by people on servers; only tests and benches know others.
    let Some(guild) = opening.guild else {
        return Ok(());
    };
    let settings = Settings::read(writing.settings(guild).await?);
    let listed = |channel: ChannelId| settings.channels.contains(&channel);
    // Where a game was played it may be played again.
    if !settings.channels.is_empty()
        && opening.after.is_none()
        && !listed(opening.channel)
        && !opening.within.is_some_and(listed)
    {
        return Err(Restriction::NotHere(settings.channels).into());
    }
    // Whoever plays against the computer alone is in nobody's way.
    if opening.is_alone() {
        return Ok(());
    }
    let begun = Timestamp(now.0.saturating_sub(WINDOW.as_millis() as i64));
    let oldest = writing.opened_before_last(opening.by, OPENINGS - 1, begun);
    if let Some(oldest) = oldest.await? {
        return Err(Restriction::OpenedOften {
            most: OPENINGS,
            until: oldest.after(WINDOW),
        }
        .into());
    }
    if let Some(most) = settings.per_server
        && writing.open_matches_in(guild).await? >= most
    {
        return Err(Restriction::TooManyHere(most).into());
    }
    must_be_below_limit(writing, &settings, guild, opening.by).await
}

/// A server's settings allow that somebody has one more match there.
async fn must_be_below_limit(
    writing: &mut Writing<'_>,
    settings: &Settings,
    guild: GuildId,
    person: UserId,
) -> Result<(), Error> {
    match settings.per_person {
        Some(most) if writing.open_matches_of(person, guild).await? >= most => {
            Err(Restriction::TooMany(most).into())
        }
        _ => Ok(()),
    }
}

/// One more game against computers alone may begin for whoever is the only person in it.
pub(super) async fn must_not_be_alone_often(
    writing: &mut Writing<'_>,
    seats: &[Sitting],
) -> Result<(), Error> {
    let mut people = seats.iter().filter_map(|sitting| sitting.person);
    match (people.next(), people.next()) {
        (Some(person), None) if writing.matches_alone(person).await? >= ALONE => {
            Err(Restriction::TooManyAlone(ALONE).into())
        }
        _ => Ok(()),
    }
}

/// Somebody may sit down: the table wants them, and the server lets them have one more game.
pub(super) async fn must_be_free_to_sit(
    writing: &mut Writing<'_>,
    record: &Record,
    person: UserId,
) -> Result<(), Error> {
    must_be_welcome_at(writing, record, person).await?;
    if let Some(guild) = record.guild {
        let settings = Settings::read(writing.settings(guild).await?);
        must_be_below_limit(writing, &settings, guild, person).await?;
    }
    Ok(())
}

//! The start of a meeting: both matches, in one transaction with their notices and the row that
//! says to which series they belong.

use std::time::Duration;

use rand::RngExt as _;

use super::table::groups;
use crate::contests::pairings::{Stage, beginning};
use crate::contests::standing::Game;
use crate::host::error::Error;
use crate::host::looking::{is_rated, table_for_two};
use crate::host::opening::{Games, Opening, add_row};
use crate::host::record::Record;
use crate::host::refusal::Refusal;
use crate::host::refusal::league::BadLeague;
use crate::host::settings;
use crate::host::sitting::{Sitter, Sitting};
use crate::host::start::start_match;
use crate::store::Writing;
use crate::store::contests::ContestState;
use crate::store::ids::{ChannelId, GuildId, InteractionId, MatchId, UserId};
use crate::store::matches::{Pace, Stored};
use crate::store::series::{Entrant, Series, SeriesMeeting};
use crate::store::time::Timestamp;
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Rng, Seat, Table};
use tavolino_games::games;

/// Largest number drawn for a match that no interaction opened; as a negative id it is that of no
/// interaction, and the second match has the number itself, which was one before the bot was.
const MOST_DRAWN: i64 = 1 << 59;

/// The way in which the matches of a series, or of a challenge, are played.
#[derive(Debug)]
pub(in crate::host) struct Venue {
    pub guild: GuildId,
    pub game: String,
    pub pace: Pace,
    pub channel: ChannelId,
    pub within: Option<ChannelId>,
    pub lang: String,
}

/// Holds a series, so that of two processes one begins a meeting; `None` if it does not go on.
pub(in crate::host) async fn hold(
    tx: &mut Writing<'_>,
    series: &Series,
) -> Result<Option<Venue>, Error> {
    Ok(match series {
        Series::Season {
            guild,
            game,
            season,
        } => {
            let league = tx.hold_league(*guild, game).await?;
            let goes_on = league.filter(|one| one.season == *season && one.ends.is_some());
            goes_on.map(|league| Venue {
                guild: league.guild,
                game: league.game,
                pace: league.pace,
                channel: league.channel,
                within: league.within,
                lang: league.lang,
            })
        }
        Series::Contest(id) | Series::Final(id) => {
            let contest = tx.hold_contest(*id).await?;
            let goes_on = contest.filter(|one| one.state == ContestState::Running);
            goes_on.map(|contest| Venue {
                guild: contest.guild,
                game: contest.game,
                pace: contest.pace,
                channel: contest.channel,
                within: contest.within,
                lang: contest.lang,
            })
        }
    })
}

/// Begins a meeting, by its place in the series, unless it has begun, the series is over, or one of
/// its people has withdrawn. It does not take place where one has blocked the other.
pub(super) async fn begin(
    tx: &mut Writing<'_>,
    series: &Series,
    nth: i64,
    pause: Duration,
    (rng, now): (&mut Rng, Timestamp),
) -> Result<(), Error> {
    let Some(venue) = hold(tx, series).await? else {
        return Ok(());
    };
    let entrants = tx.series_entrants(series).await?;
    let meetings = tx.series_meetings(series).await?;
    let Some(own) = meetings.iter().find(|one| one.nth == nth) else {
        return Ok(());
    };
    let person = |number: i64| -> Option<UserId> {
        let entrant = entrants.iter().find(|one| one.entrant == number)?;
        entrant.person.filter(|_| entrant.withdrawn.is_none())
    };
    let (Some(one), Some(other)) = (person(own.one), person(own.other)) else {
        return Ok(());
    };
    if own.first.is_some() || own.blocked {
        return Ok(());
    }
    if tx.has_blocked(one, other).await? || tx.has_blocked(other, one).await? {
        tx.block_series_meeting(series, nth).await?;
        tx.outdate_series(series, now).await?;
        return Ok(());
    }
    let (first, second) = start(tx, &venue, [one, other], pause, rng, now).await?;
    tx.begin_series_meeting(series, nth, &first, &second)
        .await?;
    tx.outdate_series(series, now).await?;
    Ok(())
}

/// Starts both matches of a meeting between two people, of whom the first has seat 1 in the first
/// match; their codes.
pub(in crate::host) async fn start(
    tx: &mut Writing<'_>,
    venue: &Venue,
    people: [UserId; 2],
    pause: Duration,
    rng: &mut Rng,
    now: Timestamp,
) -> Result<(MatchId, MatchId), Error> {
    let unknown = || Refusal::League(BadLeague::NotForTwo(venue.game.clone()));
    let entry = games::find(&venue.game).ok_or_else(unknown)?;
    let table = table_for_two(entry).ok_or_else(unknown)?;
    let table = (entry, table, Games::Two);
    let first = start_at(tx, venue, table, &people, pause, (rng, now)).await?;
    let second = first.row.twin.clone().expect("the second starts with it");
    Ok((first.row.id, second))
}

/// Starts a match, or both of a meeting, between people in the order of their seats.
pub(in crate::host) async fn start_at(
    tx: &mut Writing<'_>,
    venue: &Venue,
    (entry, table, games): (&'static GameEntry, Table, Games),
    people: &[UserId],
    pause: Duration,
    (rng, now): (&mut Rng, Timestamp),
) -> Result<Record, Error> {
    let settings = settings::read(tx.settings(venue.guild).await?);
    let drawn = rng.random_range(1..=MOST_DRAWN);
    let opening = Opening {
        exact: true,
        rated: is_rated(tx, people, &settings).await?,
        pace: venue.pace,
        lang: Lang::of(&venue.lang).code(),
        guild: Some(venue.guild),
        within: venue.within,
        games,
        ..Opening::new(
            entry,
            table,
            people[0],
            venue.channel,
            InteractionId(-drawn),
        )
    };
    let mut row = opening.row(now);
    // Nobody opened it.
    row.opened_by = None;
    add_row(tx, &mut row, rng).await?;
    let seats: Vec<Sitting> = (1..)
        .zip(people)
        .map(|(seat, person)| Sitting::new(Seat(seat), Sitter::Person(*person)))
        .collect();
    for sitting in &seats {
        tx.seat(&row.id, &sitting.row()).await?;
    }
    let id = row.id.clone();
    let stored = Stored {
        row,
        seats: seats.iter().map(Sitting::row).collect(),
        invited: Vec::new(),
        events: Vec::new(),
    };
    let lobby = Record::replay(stored).map_err(|broken| Error::Broken(id.clone(), broken))?;
    Box::pin(start_match(tx, lobby, rng, pause, now)).await
}

/// The meetings of a series that begin now, by their places in it; `at_once`: the most of a person
/// at once.
#[must_use]
pub fn ready(entrants: &[Entrant], meetings: &[SeriesMeeting], at_once: usize) -> Vec<i64> {
    let mut ready = Vec::new();
    for group in groups(entrants, meetings, None) {
        let number = |entrant: i64| group.entrants.iter().position(|one| one.entrant == entrant);
        let mut most: Vec<usize> = group
            .entrants
            .iter()
            .map(|one| if one.slow { 1 } else { at_once })
            .collect();
        let mut own = Vec::new();
        for meeting in &group.meetings {
            let (Some(one), Some(other)) = (number(meeting.one), number(meeting.other)) else {
                continue;
            };
            let is_out = |person: usize| {
                let entrant = &group.entrants[person];
                entrant.withdrawn.is_some() || entrant.person.is_none()
            };
            let games = meeting.games();
            let over = games.iter().all(|game| matches!(game, Game::Over(_)));
            let stage = if over || meeting.blocked {
                Stage::Over
            } else if meeting.first.is_some() {
                Stage::Running
            } else if is_out(one) || is_out(other) {
                Stage::Over
            } else {
                Stage::Open
            };
            if over && meeting.first.is_some() {
                // One meeting has ended, so the next ones begin as for everybody.
                most[one] = at_once;
                most[other] = at_once;
            }
            own.push((meeting.nth, (one, other, stage)));
        }
        let stages: Vec<_> = own.iter().map(|(_, stage)| *stage).collect();
        ready.extend(
            beginning(&most, &stages)
                .into_iter()
                .map(|place| own[place].0),
        );
    }
    ready
}

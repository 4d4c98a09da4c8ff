//! The start of a league's meeting: both matches, in one transaction with their notices and the row
//! that says to which season they belong.

use std::time::Duration;

use rand::RngExt as _;

use super::table::groups;
use crate::contests::pairings::{AT_ONCE, Stage, beginning};
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
use crate::store::ids::{GuildId, InteractionId, MatchId, UserId};
use crate::store::leagues::{Entrant, League, LeagueMeeting};
use crate::store::matches::Stored;
use crate::store::time::Timestamp;
use tavolino_games::game::{Lang, Rng, Seat};
use tavolino_games::games;

/// Largest number drawn for a match that no interaction opened; as a negative id it is that of no
/// interaction, and the second match has the number itself, which was one before the bot was.
const MOST_DRAWN: i64 = 1 << 59;

/// The meeting that is to begin: of this season, by its place in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning<'a> {
    pub guild: GuildId,
    pub game: &'a str,
    pub season: i64,
    pub nth: i64,
}

/// Begins a meeting, unless it has begun, its season is over, or one of its people has withdrawn.
/// It does not take place where one has blocked the other.
pub(super) async fn begin(
    tx: &mut Writing<'_>,
    meeting: Beginning<'_>,
    pause: Duration,
    rng: &mut Rng,
    now: Timestamp,
) -> Result<(), Error> {
    let Beginning {
        guild,
        game,
        season,
        nth,
    } = meeting;
    // Held, so that of two processes one begins it.
    let Some(league) = tx.hold_league(guild, game).await? else {
        return Ok(());
    };
    if league.season != season || league.ends.is_none() {
        return Ok(());
    }
    let entrants = tx.league_entrants(guild, game, season).await?;
    let meetings = tx.league_meetings(guild, game, season).await?;
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
        tx.block_league_meeting(guild, game, season, nth).await?;
        tx.outdate_league(guild, game, now).await?;
        return Ok(());
    }
    let (first, second) = start(tx, &league, [one, other], pause, rng, now).await?;
    tx.begin_league_meeting(guild, game, season, nth, &first, &second)
        .await?;
    tx.outdate_league(guild, game, now).await?;
    Ok(())
}

/// Starts both matches of a meeting between two people, of whom the first has seat 1 in the first
/// match; their codes.
async fn start(
    tx: &mut Writing<'_>,
    league: &League,
    people: [UserId; 2],
    pause: Duration,
    rng: &mut Rng,
    now: Timestamp,
) -> Result<(MatchId, MatchId), Error> {
    let unknown = || Refusal::League(BadLeague::NotForTwo(league.game.clone()));
    let entry = games::find(&league.game).ok_or_else(unknown)?;
    let table = table_for_two(entry).ok_or_else(unknown)?;
    let settings = settings::read(tx.settings(league.guild).await?);
    let drawn = rng.random_range(1..=MOST_DRAWN);
    let opening = Opening {
        exact: true,
        rated: is_rated(tx, &people, &settings).await?,
        pace: league.pace,
        lang: Lang::of(&league.lang).code(),
        guild: Some(league.guild),
        within: league.within,
        games: Games::Two,
        ..Opening::new(
            entry,
            table,
            people[0],
            league.channel,
            InteractionId(-drawn),
        )
    };
    let mut row = opening.row(now);
    // Nobody opened it.
    row.opened_by = None;
    add_row(tx, &mut row, rng).await?;
    let seats: Vec<Sitting> = (1..)
        .zip(people)
        .map(|(seat, person)| Sitting::new(Seat(seat), Sitter::Person(person)))
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
    let first = Box::pin(start_match(tx, lobby, rng, pause, now)).await?;
    let second = first.row.twin.clone().expect("the second starts with it");
    Ok((id, second))
}

/// The meetings of a season that begin now, by their places in it.
pub(super) fn ready(entrants: &[Entrant], meetings: &[LeagueMeeting]) -> Vec<i64> {
    let mut ready = Vec::new();
    for group in groups(entrants, meetings, None) {
        let number = |entrant: i64| group.entrants.iter().position(|one| one.entrant == entrant);
        let mut most: Vec<usize> = group
            .entrants
            .iter()
            .map(|one| if one.slow { 1 } else { AT_ONCE })
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
                most[one] = AT_ONCE;
                most[other] = AT_ONCE;
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

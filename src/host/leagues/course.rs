//! The course of a league: when a season begins, what happens in it, and how it ends. Each step is
//! one transaction, and is the same after a crash.

use std::cmp::Ordering;
use std::time::Duration;

use super::starting::ready;
use super::table::{LeagueGroup, groups};
use crate::contests::groups::{FEWEST, cut, regroup};
use crate::contests::pairings::{rounds, waves};
use crate::contests::standing::Game;
use crate::contests::timetable::{Length, deadline, length_of};
use crate::host::error::Error;
use crate::host::looking::table_for_two;
use crate::host::settings;
use crate::rating::Belief;
use crate::store::Writing;
use crate::store::ids::{GuildId, UserId};
use crate::store::leagues::{Entrant, League, LeagueMeeting, LeagueNoteKind, Member};
use crate::store::matches::Pace;
use crate::store::settings::Contests;
use crate::store::time::Timestamp;
use crate::store::vacation::{Vacation, VacationKind};
use tavolino_games::games;

/// Time between the end of a season and the beginning of the next, 7 days.
const BETWEEN: Duration = Duration::from_hours(7 * 24);

/// Time between the moment at which a league has enough people and its season, 48 h, in which
/// others can join; and the time in which those answer who are asked.
pub const ANSWER: Duration = Duration::from_hours(48);

/// Time without a sign of a person who was absent, 30 days, after which they are left out.
const UNSEEN: Duration = Duration::from_hours(30 * 24);

/// Most time that vacations of a person add to a season, 7 days.
const MOST_VACATION: Duration = Duration::from_hours(7 * 24);

/// Time after which a running season is looked at in any case, 6 h: an erasure, for example, is no
/// event of a match.
const LOOK: Duration = Duration::from_hours(6);

/// Games lost by time with which a person is withdrawn.
const MOST_LOST: i64 = 2;

/// The work that is left after a step, each part in a transaction of its own.
#[derive(Debug)]
pub(super) enum Step {
    /// None.
    Rest,
    /// Meetings begin, by their places in the season.
    Begin(League, Vec<i64>),
    /// Meetings are judged.
    Judge(League, Vec<LeagueMeeting>),
}

/// The seat that is worth less in a game for two, 0 or 1; `None` where both are equal.
pub(super) fn worse_seat(game: &str) -> Option<usize> {
    let entry = games::find(game)?;
    let worth = entry.info.worth(&table_for_two(entry)?);
    let [first, second] = worth[..] else {
        return None;
    };
    match first.total_cmp(&second) {
        Ordering::Less => Some(0),
        Ordering::Equal => None,
        Ordering::Greater => Some(1),
    }
}

/// The longest time of a season, as the largest group needs it; `None` at a pace that is not
/// offered for the game.
pub(super) fn span(game: &str, pace: Pace, largest: usize) -> Option<Duration> {
    let length = length_of(game);
    let is_offered = match pace {
        Pace::None | Pace::Live => false,
        Pace::Fast | Pace::Normal => true,
        Pace::Slow => length != Length::Long,
    };
    let time = pace.time().filter(|_| is_offered)?;
    Some(waves(largest) * deadline(time.bank, time.increment, length))
}

/// Takes the next step of a league.
pub(super) async fn step(
    tx: &mut Writing<'_>,
    guild: GuildId,
    game: &str,
    now: Timestamp,
) -> Result<Step, Error> {
    // Held, so that two processes take one step after the other.
    let Some(mut league) = tx.hold_league(guild, game).await? else {
        return Ok(Step::Rest);
    };
    let before = league.clone();
    let step = if league.ends.is_some() {
        run(tx, &mut league, now).await?
    } else {
        between(tx, &mut league, now).await?;
        Step::Rest
    };
    if league != before {
        tx.set_season(&league).await?;
    }
    if (league.ends, league.begins) != (before.ends, before.begins) {
        tx.outdate_league(guild, game, now).await?;
    }
    Ok(step)
}

/// The step of a league between two seasons.
async fn between(tx: &mut Writing<'_>, league: &mut League, now: Timestamp) -> Result<(), Error> {
    let (guild, game) = (league.guild, league.game.clone());
    let members = tx.league_members(guild, &game).await?;
    let is_off = settings::read(tx.settings(guild).await?).contests == Contests::Off;
    let ready = |member: &&Member| !member.absent || member.answered;
    let is_few = |count: usize| count < FEWEST;
    league.due = None;
    if is_off || is_few(members.len()) {
        league.begins = None;
        return Ok(());
    }
    let players: Vec<Member> = members.iter().filter(ready).copied().collect();
    let mut begins = match league.begins {
        Some(begins) => begins,
        None if is_few(players.len()) => return Ok(()),
        None => now.after(ANSWER),
    };
    if now.until(begins) <= ANSWER && league.called <= league.season {
        let silent = |member: &&Member| member.absent && !member.answered;
        for member in members.iter().filter(silent) {
            tx.add_league_note(guild, &game, member.person, LeagueNoteKind::Call, now)
                .await?;
            // After an outage they have their time to answer, too.
            begins = begins.max(now.after(ANSWER));
        }
        league.called = league.season + 1;
    }
    league.begins = Some(begins);
    if begins > now {
        let calls = Timestamp(begins.0 - ANSWER.as_millis() as i64);
        league.due = Some(if calls > now { calls } else { begins });
        return Ok(());
    }
    if is_few(players.len()) {
        // Those who were asked and have not answered can still join.
        league.begins = None;
        return Ok(());
    }
    begin_season(tx, league, &players, now).await
}

/// Begins a season with these people: stores its groups and meetings.
async fn begin_season(
    tx: &mut Writing<'_>,
    league: &mut League,
    players: &[Member],
    now: Timestamp,
) -> Result<(), Error> {
    let (guild, game) = (league.guild, league.game.clone());
    let groups = next_groups(tx, league, players).await?;
    let largest = groups.iter().map(Vec::len).max().unwrap_or(0);
    let span = span(&game, league.pace, largest).unwrap_or(BETWEEN);
    league.season += 1;
    league.began = Some(now);
    league.ends = Some(now.after(span));
    league.begins = None;
    league.due = Some(now);
    let (mut entrant, mut nth) = (0, 0);
    for (grp, people) in (1..).zip(&groups) {
        let first = entrant;
        for person in people {
            entrant += 1;
            let member = players.iter().find(|member| member.person == *person);
            let entered = Entrant {
                entrant,
                grp,
                person: Some(*person),
                slow: member.is_some_and(|member| member.slow),
                lost: 0,
                asked: None,
                withdrawn: None,
                place: None,
            };
            tx.add_entrant(guild, &game, league.season, &entered)
                .await?;
        }
        for (one, other) in rounds(people.len()) {
            nth += 1;
            let [first_person, second_person] = [people[one], people[other]];
            let is_blocked = tx.has_blocked(first_person, second_person).await?
                || tx.has_blocked(second_person, first_person).await?;
            let number = |place: usize| first + place as i64 + 1;
            let (season, people) = (league.season, (number(one), number(other)));
            tx.add_league_meeting(guild, &game, season, nth, people, is_blocked)
                .await?;
        }
    }
    for member in players {
        let fresh = Member {
            absent: false,
            answered: false,
            slow: false,
            ..*member
        };
        tx.set_member(guild, &game, &fresh).await?;
    }
    Ok(())
}

/// The groups of the next season: by the results of the last one, and by ratings for those who are
/// new.
async fn next_groups(
    tx: &mut Writing<'_>,
    league: &League,
    players: &[Member],
) -> Result<Vec<Vec<UserId>>, Error> {
    let (guild, game) = (league.guild, &league.game);
    let entrants = tx.league_entrants(guild, game, league.season).await?;
    let mut before: Vec<Vec<UserId>> = Vec::new();
    let count = entrants.iter().map(|one| one.grp).max().unwrap_or(0);
    for grp in 1..=count {
        let mut own: Vec<&Entrant> = entrants.iter().filter(|one| one.grp == grp).collect();
        own.sort_by_key(|one| (one.place, one.entrant));
        // Who was erased has left; the size of the group is that of the season.
        let gone = UserId(0);
        before.push(own.iter().map(|one| one.person.unwrap_or(gone)).collect());
    }
    let ratings = tx.league_ratings(guild, game).await?;
    let unrated = Belief::START.thousandths().0;
    let rating = |person: UserId| {
        let own = ratings.iter().find(|(rated, _)| *rated == person);
        own.map_or(unrated, |(_, mean)| *mean)
    };
    let was_there = |person: UserId| before.iter().flatten().any(|one| *one == person);
    let mut new: Vec<&Member> = players
        .iter()
        .filter(|one| !was_there(one.person))
        .collect();
    new.sort_by_key(|one| (std::cmp::Reverse(rating(one.person)), one.since, one.person));
    let new: Vec<UserId> = new.iter().map(|one| one.person).collect();
    let plays = |person: UserId| players.iter().any(|one| one.person == person);
    Ok(if before.is_empty() {
        cut(&new)
    } else {
        regroup(&before, plays, &new)
    })
}

/// The step of a running season.
async fn run(tx: &mut Writing<'_>, league: &mut League, now: Timestamp) -> Result<Step, Error> {
    let (guild, game, season) = (league.guild, league.game.clone(), league.season);
    let worse = worse_seat(&game);
    let mut entrants = tx.league_entrants(guild, &game, season).await?;
    let meetings = tx.league_meetings(guild, &game, season).await?;
    if note_absences(tx, league, &mut entrants, &meetings, now).await? {
        tx.outdate_league(guild, &game, now).await?;
    }
    let groups = groups(&entrants, &meetings, worse);
    if groups.iter().all(LeagueGroup::is_over) {
        finish(tx, league, &groups, now).await?;
        return Ok(Step::Rest);
    }
    let ends = league.ends.unwrap_or(now);
    let ends = if ends <= now {
        ends.after(vacations(tx, league, &entrants, now).await?)
    } else {
        ends
    };
    if ends <= now {
        let is_open = |meeting: &&LeagueMeeting| {
            let games = meeting.games();
            !meeting.blocked && games.iter().any(|game| !matches!(game, Game::Over(_)))
        };
        let open = meetings.iter().filter(is_open).cloned().collect();
        // Judged within the minute, else again.
        league.due = Some(now.after(Duration::from_mins(1)));
        return Ok(Step::Judge(league.clone(), open));
    }
    let answer = entrants.iter().filter_map(|one| one.asked).min();
    let next = answer.unwrap_or(ends).min(ends).min(now.after(LOOK));
    league.due = Some(next);
    let begin = ready(&entrants, &meetings);
    // A meeting that has ended is counted by the card, and those which begin show themselves.
    tx.outdate_league(guild, &game, now).await?;
    if begin.is_empty() {
        return Ok(Step::Rest);
    }
    // Until they have begun the league stays due.
    league.due = Some(now.after(Duration::from_mins(1)));
    Ok(Step::Begin(league.clone(), begin))
}

/// Notes who lost games by time, and withdraws who did so twice, has not answered, or was erased;
/// whether anything has changed.
async fn note_absences(
    tx: &mut Writing<'_>,
    league: &League,
    entrants: &mut [Entrant],
    meetings: &[LeagueMeeting],
    now: Timestamp,
) -> Result<bool, Error> {
    let (guild, game, season) = (league.guild, &league.game, league.season);
    let losses = tx.league_losses_by_time(guild, game, season).await?;
    let all = groups(entrants, meetings, None);
    let mut is_changed = false;
    for entrant in entrants {
        let before = *entrant;
        let lost = losses.iter().filter(|one| **one == entrant.entrant).count() as i64;
        let is_new = lost > entrant.lost;
        entrant.lost = lost;
        let is_silent = entrant.asked.is_some_and(|asked| asked <= now);
        let is_out = lost >= MOST_LOST || is_silent || entrant.person.is_none();
        if entrant.withdrawn.is_none() && is_out {
            entrant.asked = None;
            let group = all.iter().find(|group| group.entrants.contains(&before));
            entrant.withdrawn = group.and_then(|group| group.withdrawal(entrant));
        } else if is_new && entrant.withdrawn.is_none() {
            entrant.asked = Some(now.after(ANSWER));
            if let Some(person) = entrant.person {
                tx.add_league_note(guild, game, person, LeagueNoteKind::Lost, now)
                    .await?;
            }
        }
        if *entrant != before {
            tx.set_entrant(guild, game, season, entrant).await?;
            is_changed = true;
        }
    }
    Ok(is_changed)
}

/// The longest time of a season, at most 7 days, in which one of its people was on vacation.
async fn vacations(
    tx: &mut Writing<'_>,
    league: &League,
    entrants: &[Entrant],
    now: Timestamp,
) -> Result<Duration, Error> {
    let began = league.began.unwrap_or(now);
    let mut longest = Duration::ZERO;
    for person in entrants.iter().filter_map(|one| one.person) {
        let all = tx.vacations(person).await?;
        let within = |vacation: &Vacation| {
            let ended = vacation.ended.unwrap_or(vacation.ends).min(now);
            vacation.began.max(began).until(ended)
        };
        let counted = all
            .iter()
            .filter(|vacation| vacation.kind != VacationKind::Week);
        longest = longest.max(counted.map(within).sum());
    }
    Ok(longest.min(MOST_VACATION))
}

/// Ends a season: stores the places, and who plays the next one.
async fn finish(
    tx: &mut Writing<'_>,
    league: &mut League,
    groups: &[LeagueGroup],
    now: Timestamp,
) -> Result<(), Error> {
    let (guild, game, season) = (league.guild, league.game.clone(), league.season);
    for group in groups {
        for (nth, (entrant, _)) in (1..).zip(group.ranked()) {
            let placed = Entrant {
                // The order of those who share a place is that of the season's beginning.
                place: Some(nth),
                asked: None,
                ..*entrant
            };
            tx.set_entrant(guild, &game, season, &placed).await?;
            if let Some(person) = entrant.person {
                finish_for(tx, league, entrant, person, now).await?;
            }
        }
    }
    let begins = now.after(BETWEEN);
    league.began = None;
    league.ends = None;
    league.begins = Some(begins);
    league.due = Some(Timestamp(begins.0 - ANSWER.as_millis() as i64));
    tx.outdate_league(guild, &game, now).await?;
    Ok(())
}

/// Stores whether a person of a season plays the next one.
async fn finish_for(
    tx: &mut Writing<'_>,
    league: &League,
    entrant: &Entrant,
    person: UserId,
    now: Timestamp,
) -> Result<(), Error> {
    let (guild, game) = (league.guild, &league.game);
    let Some(member) = tx.league_member(guild, game, person).await? else {
        return Ok(());
    };
    if member.once {
        tx.leave_league(guild, game, person).await?;
        return Ok(());
    }
    let was_absent = entrant.lost > 0;
    if was_absent && is_unseen(tx, league, entrant, person, now).await? {
        tx.leave_league(guild, game, person).await?;
        tx.add_league_note(guild, game, person, LeagueNoteKind::Left, now)
            .await?;
        return Ok(());
    }
    let after = Member {
        absent: was_absent,
        answered: false,
        slow: entrant.withdrawn.is_some(),
        ..member
    };
    tx.set_member(guild, game, &after).await?;
    Ok(())
}

/// Whether a person neither played a turn of the season nor looked at the list of their games for
/// 30 days.
async fn is_unseen(
    tx: &mut Writing<'_>,
    league: &League,
    entrant: &Entrant,
    person: UserId,
    now: Timestamp,
) -> Result<bool, Error> {
    let (guild, game, season) = (league.guild, &league.game, league.season);
    let turn = tx
        .last_turn_in_league(guild, game, season, entrant.entrant)
        .await?;
    let look = tx.last_look(person).await?;
    let began = league.began.unwrap_or(now);
    let seen = turn.max(look).unwrap_or(began);
    Ok(seen.after(UNSEEN) <= now)
}

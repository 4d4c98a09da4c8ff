//! The course of a league: when a season begins, what happens in it, and how it ends. Each step is
//! one transaction, and is the same after a crash.

use std::time::Duration;

use crate::contests::groups::{FEWEST, cut, regroup};
use crate::contests::pairings::{AT_ONCE, rounds, waves};
use crate::host::error::Error;
use crate::host::series::absence::{ANSWER, note_absences, vacations};
use crate::host::series::game::{meeting_time, worse_seat};
use crate::host::series::running::{LOOK, Step};
use crate::host::series::starting::ready;
use crate::host::series::table::{Group, groups};
use crate::host::settings;
use crate::rating::Belief;
use crate::store::Writing;
use crate::store::ids::{GuildId, UserId};
use crate::store::leagues::{League, Member};
use crate::store::matches::Pace;
use crate::store::series::{Entrant, SeriesNoteKind};
use crate::store::settings::Contests;
use crate::store::time::Timestamp;

/// Time between the end of a season and the beginning of the next, 7 days.
const BETWEEN: Duration = Duration::from_hours(7 * 24);

/// Time without a sign of a person who was absent, 30 days, after which they are left out.
const UNSEEN: Duration = Duration::from_hours(30 * 24);

/// The longest time of a season, as the largest group needs it; `None` at a pace that is not
/// offered for the game.
pub(super) fn span(game: &str, pace: Pace, largest: usize) -> Option<Duration> {
    Some(waves(largest) * meeting_time(game, pace)?)
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
            tx.add_league_note(guild, &game, member.person, SeriesNoteKind::Call, now)
                .await?;
            // After an outage they have their time to answer, too.
            begins = begins.max(now.after(ANSWER));
        }
        league.called = league.season + 1;
    }
    league.begins = Some(begins);
    if begins > now {
        let calls = begins.before(ANSWER);
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
            let slow = member.is_some_and(|member| member.slow);
            let entered = Entrant::new(entrant, grp, *person, slow);
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
    let (guild, game) = (league.guild, league.game.clone());
    let worse = worse_seat(&game);
    let series = league.series();
    let mut entrants = tx.series_entrants(&series).await?;
    let meetings = tx.series_meetings(&series).await?;
    let before = groups(&entrants, &meetings, None);
    if note_absences(tx, &series, &mut entrants, &before, now).await? {
        tx.outdate_league(guild, &game, now).await?;
    }
    let groups = groups(&entrants, &meetings, worse);
    if groups.iter().all(Group::is_over) {
        finish(tx, league, &groups, now).await?;
        return Ok(Step::Rest);
    }
    let ends = league.ends.unwrap_or(now);
    let ends = if ends <= now {
        let began = league.began.unwrap_or(now);
        ends.after(vacations(tx, &entrants, (began, began), now).await?)
    } else {
        ends
    };
    if ends <= now {
        let open = groups.iter().flat_map(Group::unfinished).collect();
        // Judged within the minute, else again.
        league.due = Some(now.after(Duration::from_mins(1)));
        return Ok(Step::Judge(series, open));
    }
    let answer = entrants.iter().filter_map(|one| one.asked).min();
    let next = answer.unwrap_or(ends).min(ends).min(now.after(LOOK));
    league.due = Some(next);
    let begin = ready(&entrants, &meetings, AT_ONCE);
    // A meeting that has ended is counted by the card, and those which begin show themselves.
    tx.outdate_league(guild, &game, now).await?;
    if begin.is_empty() {
        return Ok(Step::Rest);
    }
    // Until they have begun the league stays due.
    league.due = Some(now.after(Duration::from_mins(1)));
    Ok(Step::Begin(series, begin))
}

/// Ends a season: stores the places, and who plays the next one.
async fn finish(
    tx: &mut Writing<'_>,
    league: &mut League,
    groups: &[Group],
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
    league.due = Some(begins.before(ANSWER));
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
        tx.add_league_note(guild, game, person, SeriesNoteKind::Left, now)
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

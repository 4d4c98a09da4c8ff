//! When a contest is likely to end.

use std::time::Duration;

use super::ContestView;
use super::course::at_once;
use super::sizes::kind_with;
use crate::contests::finals;
use crate::contests::simulation::{Clocked, Course, Planned};
use crate::contests::standing::Game;
use crate::contests::swiss::{FEWEST, rounds};
use crate::contests::timetable::length_of;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::pool::{self, JobClass};
use crate::store::contests::{Contest, ContestKind, ContestState};
use crate::store::series::{Entrant, SeriesMeeting};
use crate::store::time::Timestamp;

/// When a meeting began, by its place.
type Beginnings = [(i64, Timestamp)];

impl Host {
    /// The contest with the time at which it is likely to end.
    ///
    /// # Errors
    /// [`Error::Store`] if the database fails.
    pub async fn estimated(
        &self,
        shown: ContestView,
        now: Timestamp,
    ) -> Result<ContestView, Error> {
        let (id, store) = (shown.contest.id, &self.store);
        let began = match shown.contest.state {
            ContestState::Running if shown.last.is_some() => store.beginnings_in_final(id).await?,
            ContestState::Running => store.beginnings_in_contest(id).await?,
            _ => Vec::new(),
        };
        let until = match left(&shown, &began, now) {
            Some((from, course)) => {
                let seed = id.get();
                let work = move || course.likely(seed);
                let likely = pool::work(&id.get().to_string(), JobClass::Short, work).await;
                Some(from.after(likely))
            }
            None => None,
        };
        Ok(ContestView { until, ..shown })
    }
}

/// The part of a contest that is left, and from when on; `None` for one that is over, or for which
/// too few people have joined.
fn left(shown: &ContestView, began: &Beginnings, now: Timestamp) -> Option<(Timestamp, Course)> {
    let contest = &shown.contest;
    let time = contest.pace.time()?;
    let games = Clocked {
        bank: time.bank,
        increment: time.increment,
        length: length_of(&contest.game),
    };
    Some(match (contest.state, &shown.group, &shown.last) {
        (ContestState::Open, ..) => {
            let is_in = |answered| !contest.called || answered == Some(1);
            let members = shown.members.iter();
            let people = members.filter(|one| is_in(one.answered)).count();
            (contest.starts.max(now), planned(contest, games, people)?)
        }
        (ContestState::Running, _, Some(last)) => {
            let mut course = rest(games, &last.people, &[], began, now);
            let open = last.meetings.iter().filter(|one| one.winner.is_none());
            let planned = open.map(|meeting| Planned {
                people: meeting.people,
                games: open_games(meeting.games),
                since: since(began, meeting.nth, now),
            });
            course.meetings = planned.collect();
            course.has_final = i64::from(finals::rounds(last.people.len())) > contest.final_round;
            (now, limited(course, contest, now))
        }
        (ContestState::Running, Some(group), None) => {
            let mut course = rest(games, &group.entrants, &group.meetings, began, now);
            course.finalists = contest.finalists as usize;
            if contest.kind == ContestKind::Swiss {
                let left = contest.rounds.unwrap_or(contest.round) - contest.round;
                course.rounds = u32::try_from(left).unwrap_or(0);
            }
            (now, limited(course, contest, now))
        }
        _ => return None,
    })
}

/// The course of a contest that has not begun, with this many people.
fn planned(contest: &Contest, games: Clocked, people: usize) -> Option<Course> {
    if people < FEWEST || contest.kind.has_tables() {
        return None;
    }
    let mut course = if kind_with(contest, people) == ContestKind::Swiss {
        let usual = rounds(people) as i64;
        let rounds = contest.rounds.unwrap_or(usual).min(people as i64 - 1);
        Course::swiss(games, people, u32::try_from(rounds).unwrap_or(0))
    } else {
        Course::pairs(games, people, at_once(people))
    };
    course.finalists = contest.finalists as usize;
    Some(course)
}

/// The part of these meetings that is left.
fn rest(
    games: Clocked,
    entrants: &[Entrant],
    meetings: &[SeriesMeeting],
    began: &Beginnings,
    now: Timestamp,
) -> Course {
    let is_here = |one: &Entrant| one.withdrawn.is_none() && one.person.is_some();
    let here = entrants.iter().filter(|one| is_here(one)).count();
    let most = |one: &Entrant| if is_here(one) { at_once(here) } else { 0 };
    let place = |number: i64| entrants.iter().position(|one| one.entrant == number);
    let planned = meetings.iter().filter_map(|meeting| {
        let people = [place(meeting.one)?, place(meeting.other)?];
        let open = open_games(meeting.games());
        let is_played = !meeting.blocked && people.iter().all(|one| is_here(&entrants[*one]));
        (is_played && open > 0).then(|| Planned {
            people,
            games: open,
            since: since(began, meeting.nth, now),
        })
    });
    Course {
        at_once: entrants.iter().map(most).collect(),
        meetings: planned.collect(),
        ..Course::pairs(games, 0, 1)
    }
}

/// The number of games that have not ended.
fn open_games(games: [Game; 2]) -> usize {
    let open = games.iter().filter(|game| !matches!(game, Game::Over(_)));
    open.count()
}

fn since(began: &Beginnings, nth: i64, now: Timestamp) -> Option<Duration> {
    let own = began.iter().find(|(one, _)| *one == nth);
    own.map(|(_, at)| at.until(now))
}

/// The course within the deadline of its round.
fn limited(mut course: Course, contest: &Contest, now: Timestamp) -> Course {
    course.limit = contest.ends.map_or(Duration::ZERO, |ends| now.until(ends));
    course
}

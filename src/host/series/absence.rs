//! People of a series who are absent: games lost by time, the question whether they go on, their
//! withdrawal, and vacations.

use std::time::Duration;

use super::table::Group;
use crate::host::error::Error;
use crate::store::Writing;
use crate::store::ids::UserId;
use crate::store::series::{Entrant, Series, SeriesNoteKind, Withdrawn};
use crate::store::time::Timestamp;
use crate::store::vacation::{Vacation, VacationKind};

/// Time in which those answer who are asked, 48 h; and in which others can join a league that has
/// enough people.
pub const ANSWER: Duration = Duration::from_hours(48);

/// Games lost by time with which a person is withdrawn.
const MOST_LOST: i64 = 2;

/// Most time that vacations of a person add to a series, 7 days.
const MOST_VACATION: Duration = Duration::from_hours(7 * 24);

/// Notes who lost games by time, and withdraws who did so twice, has not answered, or was erased;
/// whether anything has changed. `groups` are those of the entrants as they are.
pub(in crate::host) async fn note_absences(
    tx: &mut Writing<'_>,
    series: &Series,
    entrants: &mut [Entrant],
    groups: &[Group],
    now: Timestamp,
) -> Result<bool, Error> {
    let withdrawal = |entrant: &Entrant| withdrawal(series, entrant, groups);
    note_absences_with(tx, series, entrants, &withdrawal, now).await
}

/// As [`note_absences`], with the consequence of a withdrawal as `withdrawal` has it.
pub(in crate::host) async fn note_absences_with(
    tx: &mut Writing<'_>,
    series: &Series,
    entrants: &mut [Entrant],
    withdrawal: &(dyn Fn(&Entrant) -> Option<Withdrawn> + Sync),
    now: Timestamp,
) -> Result<bool, Error> {
    let losses = tx.series_losses_by_time(series).await?;
    let mut is_changed = false;
    for entrant in entrants {
        let before = *entrant;
        let lost = losses.iter().filter(|one| **one == entrant.entrant).count() as i64;
        let is_new = lost > entrant.lost;
        entrant.lost = lost;
        let is_silent = entrant.asked.is_some_and(|asked| asked <= now);
        let is_out = lost >= MOST_LOST || is_silent || entrant.person.is_none();
        if entrant.withdrawn.is_none() && is_out {
            entrant.withdrawn = withdrawal(entrant);
            entrant.asked = None;
        } else if is_new && entrant.withdrawn.is_none() {
            entrant.asked = Some(now.after(ANSWER));
            if let Some(person) = entrant.person {
                tx.add_series_note(series, person, SeriesNoteKind::Lost, now)
                    .await?;
            }
        }
        if *entrant != before {
            tx.set_series_entrant(series, entrant).await?;
            is_changed = true;
        }
    }
    Ok(is_changed)
}

/// Withdraws a person of these groups. In a season, which is one of many, those stay whose meetings
/// have all begun; in a final the other one goes on.
pub(in crate::host) fn withdraw(series: &Series, entrant: &mut Entrant, groups: &[Group]) {
    entrant.withdrawn = withdrawal(series, entrant, groups);
    entrant.asked = None;
}

fn withdrawal(series: &Series, entrant: &Entrant, groups: &[Group]) -> Option<Withdrawn> {
    let is_own = |one: &Entrant| one.entrant == entrant.entrant;
    let mut all = groups.iter();
    let group = all.find(|group| group.entrants.iter().any(is_own));
    group.and_then(|group| match series {
        Series::Season { .. } => group.withdrawal(entrant),
        Series::Contest(_) => group.full_withdrawal(entrant),
        Series::Final(_) => Some(Withdrawn::Absent),
    })
}

/// Stores that a person, who has lost a game by time, goes on; `false` if they are not asked, or no
/// longer.
pub(in crate::host) async fn go_on(
    tx: &mut Writing<'_>,
    series: &Series,
    person: UserId,
    now: Timestamp,
) -> Result<bool, Error> {
    let entrants = tx.series_entrants(series).await?;
    let is_own =
        |one: &&Entrant| one.person == Some(person) && one.asked.is_some_and(|asked| asked > now);
    let Some(own) = entrants.iter().find(is_own) else {
        return Ok(false);
    };
    let mut after = *own;
    after.asked = None;
    tx.set_series_entrant(series, &after).await?;
    Ok(true)
}

/// The longest time after `since` in which one of these people was on vacation. Of a person at most
/// 7 days after `began` count.
pub(in crate::host) async fn vacations(
    tx: &mut Writing<'_>,
    entrants: &[Entrant],
    (began, since): (Timestamp, Timestamp),
    now: Timestamp,
) -> Result<Duration, Error> {
    let mut longest = Duration::ZERO;
    for person in entrants.iter().filter_map(|one| one.person) {
        let all = tx.vacations(person).await?;
        let until = |end: Timestamp| -> Duration {
            let within = |vacation: &Vacation| {
                let ended = vacation.ended.unwrap_or(vacation.ends).min(end);
                vacation.began.max(began).until(ended)
            };
            let counted = all
                .iter()
                .filter(|vacation| vacation.kind != VacationKind::Week);
            counted.map(within).sum::<Duration>().min(MOST_VACATION)
        };
        longest = longest.max(until(now).saturating_sub(until(since)));
    }
    Ok(longest)
}

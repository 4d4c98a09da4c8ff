//! Contests in which teams play together: each team plays its own deals on one board after the
//! other.

use std::time::Duration;

use super::boards::{BOARDS, time_of};
use super::seating::TableGroup;
use super::tables::{go_on, group, place_all};
use crate::contests::tables::teams;
use crate::host::error::Error;
use crate::host::series::absence::note_absences_with;
use crate::host::series::running::{Step, TableWork};
use crate::store::Writing;
use crate::store::contests::{Contest, ContestState};
use crate::store::ids::MatchId;
use crate::store::series::{Entrant, Series};
use crate::store::time::Timestamp;

/// The step of a contest that goes on.
pub(super) async fn run(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    now: Timestamp,
) -> Result<Step, Error> {
    let id = contest.id;
    let mut group = group(tx, contest).await?;
    if group.tables.is_empty() {
        deal(tx, contest, &group, now).await?;
        return Ok(Step::Rest);
    }
    let mut entrants = group.entrants.clone();
    let withdrawal = |entrant: &Entrant| group.withdrawal(entrant);
    let series = Series::Contest(id);
    if note_absences_with(tx, &series, &mut entrants, &withdrawal, now).await? {
        tx.outdate_contest(id, now).await?;
        group = super::tables::group(tx, contest).await?;
    }
    let uncounted: Vec<(i64, MatchId)> = group
        .tables
        .iter()
        .filter(|table| table.placed.is_none() && group.is_over(table))
        .filter_map(|table| Some((table.nth, table.match_id.clone()?)))
        .collect();
    if !uncounted.is_empty() {
        contest.due = Some(now.after(Duration::from_mins(1)));
        return Ok(Step::Tables(id, TableWork::Count(uncounted)));
    }
    let open = group.tables.iter().filter(|table| !group.is_over(table));
    let open: Vec<i64> = open.map(|table| table.nth).collect();
    if open.is_empty() {
        place_all(tx, contest).await?;
        contest.state = ContestState::Over;
        contest.due = None;
        return Ok(Step::Rest);
    }
    let begin = group.next_of_teams();
    go_on(tx, contest, (&entrants, open, begin), now).await
}

/// Stores the teams with their tables.
async fn deal(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    group: &TableGroup,
    now: Timestamp,
) -> Result<(), Error> {
    let id = contest.id;
    let blocks = tx.contest_blocks(id).await?;
    let seed = contest.seed.unwrap_or(0);
    // By their numbers, which are the order of their strength.
    let question = group.question(seed, 1, &blocks);
    let teams = teams::deal(&question.blocked, question.seed);
    let playing = group.playing();
    let mut nth = 0;
    for round in 1..=BOARDS.len() {
        for team in &teams {
            nth += 1;
            tx.add_contest_table(id, nth, round as i64).await?;
            // On each board another one begins.
            let mut order = team.clone();
            order.rotate_left((round - 1) % team.len().max(1));
            for (chair, person) in (1..).zip(order) {
                tx.add_contest_seat(id, nth, round as i64, playing[person], chair)
                    .await?;
            }
        }
    }
    contest.round = 1;
    contest.round_began = Some(now);
    contest.ends = Some(now.after(time_of(contest)));
    contest.due = Some(now);
    Ok(())
}

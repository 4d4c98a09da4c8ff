//! A tour as people see it: its small contests, and the standing that is counted from them.

use super::course::group_of;
use super::seating::TableGroup;
use super::tables::shape;
use super::tours::{game_in, has_ended, next_after};
use crate::contests::tour::{CONTESTS, Line, Reached, standing};
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::series::game::worse_seat;
use crate::store::contests::{Contest, ContestState};
use crate::store::ids::UserId;
use crate::store::series::{Entrant, Withdrawn};
use crate::store::time::Timestamp;

/// A tour with its small contests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourView {
    /// The small contests that were opened, in their order.
    pub contests: Vec<Contest>,
    /// The standing after those that have been played to their end, in their order.
    pub lines: Vec<Line<UserId>>,
    /// The game that begins next, and when; `None` after the last one and once it is stopped.
    pub next: Option<(&'static str, Timestamp)>,
}

impl TourView {
    /// The number of small contests that are over, those among them that did not take place.
    #[must_use]
    pub fn over(&self) -> usize {
        self.contests.iter().filter(|one| has_ended(one)).count()
    }
}

impl Host {
    /// A tour with its standing, counted from its small contests.
    pub(super) async fn tour(&self, tour: &Contest) -> Result<TourView, Error> {
        let contests = self.store.contests_of_tour(tour.id).await?;
        let mut over = Vec::new();
        for contest in &contests {
            if contest.state == ContestState::Over {
                over.push(self.reached_in(contest).await?);
            }
        }
        let first = contests.iter().find(|one| one.state == ContestState::Open);
        let begins = match (first, contests.last()) {
            (Some(open), _) => Some((open.nth.unwrap_or(1), open.starts)),
            (None, None) => Some((1, tour.starts)),
            (None, Some(last)) => Some((tour.round + 1, next_after(last).0)),
        };
        let goes_on = |(nth, _): &(i64, Timestamp)| {
            *nth <= CONTESTS && (first.is_some() || tour.state == ContestState::Running)
        };
        let next = begins.filter(goes_on);
        Ok(TourView {
            lines: standing(&over),
            next: next.map(|(nth, starts)| (game_in(tour, nth), starts)),
            contests,
        })
    }

    /// The points in the tour that a small contest gives to its people: to all but those who were
    /// struck.
    async fn reached_in(&self, contest: &Contest) -> Result<Vec<(UserId, i64)>, Error> {
        let (id, store) = (contest.id, &self.store);
        let entrants = store.contest_entrants(id).await?;
        let reached: Vec<(Entrant, i64, i64)> = if contest.kind.has_tables() {
            let (tables, seats) = (store.contest_tables(id), store.contest_seats(id));
            TableGroup::of(shape(contest), entrants, tables.await?, seats.await?).reached()
        } else {
            let (meetings, byes) = (store.contest_meetings(id), store.contest_byes(id));
            let worse = worse_seat(&contest.game);
            let (meetings, byes) = (meetings.await?, byes.await?);
            let group = group_of(contest.kind, entrants, meetings, byes, worse);
            let ranked = group.ranked();
            ranked
                .map(|(one, line)| (*one, line.points, group.possible(line.person)))
                .collect()
        };
        let counted = reached.into_iter().filter_map(|(entrant, own, possible)| {
            if entrant.withdrawn == Some(Withdrawn::Struck) {
                return None;
            }
            let reached = Reached {
                own,
                possible,
                stayed: entrant.withdrawn.is_none(),
            };
            Some((entrant.person?, reached.points()))
        });
        Ok(counted.collect())
    }
}

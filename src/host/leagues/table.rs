//! The groups of a season with their standings, counted from the matches.

use std::cmp::Ordering;

use crate::contests::standing::{
    self, Cell, Game, Line, Meeting, Withdrawal, cell, is_over, standing,
};
use crate::store::ids::MatchId;
use crate::store::leagues::{Entrant, LeagueMeeting, Withdrawn};
use crate::store::matches::State;

/// A group of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueGroup {
    /// Its people, by their numbers in the season; in lines, cells and games each has the place in
    /// this list.
    pub entrants: Vec<Entrant>,
    /// Its meetings, in their order.
    pub meetings: Vec<LeagueMeeting>,
    /// The standing.
    pub lines: Vec<Line>,
    withdrawn: Vec<Option<Withdrawal>>,
    games: Vec<Meeting>,
}

impl LeagueGroup {
    /// The group of these people and meetings; `worse` as in [`standing`].
    #[must_use]
    pub fn of(
        entrants: Vec<Entrant>,
        meetings: Vec<LeagueMeeting>,
        worse: Option<usize>,
    ) -> LeagueGroup {
        let number = |entrant: i64| entrants.iter().position(|one| one.entrant == entrant);
        let games = meetings.iter().filter_map(|meeting| {
            Some(Meeting {
                people: [number(meeting.one)?, number(meeting.other)?],
                games: meeting.games(),
                is_blocked: meeting.blocked,
            })
        });
        let games: Vec<Meeting> = games.collect();
        let withdrawn: Vec<_> = entrants
            .iter()
            .map(|one| one.withdrawn.map(Withdrawal::from))
            .collect();
        let lines = standing(&withdrawn, &games, worse);
        LeagueGroup {
            entrants,
            meetings,
            lines,
            withdrawn,
            games,
        }
    }

    /// The people in the order of the standing.
    pub fn ranked(&self) -> impl Iterator<Item = (&Entrant, &Line)> {
        self.lines
            .iter()
            .map(|line| (&self.entrants[line.person], line))
    }

    /// The cell of two lines of the standing, by their places in it from 0.
    #[must_use]
    pub fn cell(&self, line: usize, rival: usize) -> Cell {
        let person = |line: usize| self.lines[line].person;
        cell(person(line), person(rival), &self.withdrawn, &self.games)
    }

    /// Whether nothing is left to be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        is_over(&self.withdrawn, &self.games)
    }

    /// The consequence of a person's withdrawal now; `None` where all their meetings have begun,
    /// which are played on.
    #[must_use]
    pub fn withdrawal(&self, entrant: &Entrant) -> Option<Withdrawn> {
        let number = self
            .entrants
            .iter()
            .position(|one| one.entrant == entrant.entrant)?;
        let waits = |meeting: &Meeting| {
            meeting.people.contains(&number)
                && !meeting.is_blocked
                && meeting.games.contains(&Game::Open)
        };
        let is_needed = self.games.iter().any(waits);
        is_needed.then(|| standing::withdrawal(number, &self.games).into())
    }
}

/// The groups of a season, the strongest first; `worse` as in [`standing`].
pub(super) fn groups(
    entrants: &[Entrant],
    meetings: &[LeagueMeeting],
    worse: Option<usize>,
) -> Vec<LeagueGroup> {
    let count = entrants.iter().map(|one| one.grp).max().unwrap_or(0);
    let group = |grp: i64| {
        let own: Vec<Entrant> = entrants
            .iter()
            .filter(|one| one.grp == grp)
            .copied()
            .collect();
        let is_own = |meeting: &&LeagueMeeting| own.iter().any(|one| one.entrant == meeting.one);
        let meetings = meetings.iter().filter(is_own).cloned().collect();
        LeagueGroup::of(own, meetings, worse)
    };
    (1..=count).map(group).collect()
}

impl LeagueMeeting {
    /// Both games, as they count.
    pub(super) fn games(&self) -> [Game; 2] {
        let game = |id: &Option<MatchId>,
                    state: Option<State>,
                    places: [Option<i64>; 2],
                    judged: Option<i64>| {
            let judged = judged.and_then(|halves| u8::try_from(halves).ok());
            match (judged, id, places, state) {
                (Some(halves), ..) => Game::Over(halves),
                (None, None, ..) => Game::Open,
                (.., [Some(own), Some(other)], _) => Game::Over(match own.cmp(&other) {
                    Ordering::Less => 2,
                    Ordering::Equal => 1,
                    Ordering::Greater => 0,
                }),
                // Aborted: nobody has won.
                (.., Some(State::Over | State::Cancelled)) => Game::Over(1),
                _ => Game::Running,
            }
        };
        [
            game(
                &self.first,
                self.first_state,
                [self.first_one, self.first_other],
                self.first_judged,
            ),
            game(
                &self.second,
                self.second_state,
                [self.second_one, self.second_other],
                self.second_judged,
            ),
        ]
    }
}

impl From<Withdrawn> for Withdrawal {
    fn from(withdrawn: Withdrawn) -> Withdrawal {
        match withdrawn {
            Withdrawn::Struck => Withdrawal::Struck,
            Withdrawn::Absent => Withdrawal::Absent,
        }
    }
}

impl From<Withdrawal> for Withdrawn {
    fn from(withdrawal: Withdrawal) -> Withdrawn {
        match withdrawal {
            Withdrawal::Struck => Withdrawn::Struck,
            Withdrawal::Absent => Withdrawn::Absent,
        }
    }
}

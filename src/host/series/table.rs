//! The groups of a series with their standings, counted from the matches.

use std::cmp::Ordering;

use crate::contests::standing::{self, Cell, Game, Line, Meeting, Withdrawal, cell, is_over};
use crate::contests::swiss::{freed, standing_of};
use crate::store::contests::Bye;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::series::{Entrant, SeriesMeeting, Withdrawn};

/// A group of a season, or all people of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its people, by their numbers in the series; in lines, cells and games each has the place in
    /// this list.
    pub entrants: Vec<Entrant>,
    /// Its meetings, in their order.
    pub meetings: Vec<SeriesMeeting>,
    /// The standing.
    pub lines: Vec<Line>,
    /// The byes of a Swiss contest; `None` where everybody meets everybody.
    byes: Option<Vec<Bye>>,
    withdrawn: Vec<Option<Withdrawal>>,
    games: Vec<Meeting>,
}

/// The round of a person in a Swiss contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InRound {
    /// Not paired: they had withdrawn.
    Out,
    /// No rival.
    Bye,
    /// A meeting with the person of this line of the standing, from 0 on.
    Meeting(usize, Cell),
}

impl Group {
    /// The group of these people and meetings, in which everybody meets everybody; `worse` as in
    /// [`standing::standing`].
    #[must_use]
    pub fn of(entrants: Vec<Entrant>, meetings: Vec<SeriesMeeting>, worse: Option<usize>) -> Group {
        Group::counted(entrants, meetings, worse, None)
    }

    /// The people of a Swiss contest with these meetings and byes.
    #[must_use]
    pub fn swiss(entrants: Vec<Entrant>, meetings: Vec<SeriesMeeting>, byes: Vec<Bye>) -> Group {
        Group::counted(entrants, meetings, None, Some(byes))
    }

    fn counted(
        entrants: Vec<Entrant>,
        meetings: Vec<SeriesMeeting>,
        worse: Option<usize>,
        byes: Option<Vec<Bye>>,
    ) -> Group {
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
        let of = |one: &Entrant| {
            let all = byes.iter().flatten();
            all.filter(|bye| bye.entrant == one.entrant).count() as i64
        };
        let counts: Option<Vec<i64>> = byes.as_ref().map(|_| entrants.iter().map(of).collect());
        let lines = standing_of(&withdrawn, &games, worse, counts.as_deref());
        Group {
            entrants,
            meetings,
            lines,
            byes,
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

    /// The meetings with a game that has not ended.
    #[must_use]
    pub fn unfinished(&self) -> Vec<SeriesMeeting> {
        let is_open = |meeting: &&SeriesMeeting| {
            let games = meeting.games();
            !meeting.blocked && games.iter().any(|game| !matches!(game, Game::Over(_)))
        };
        self.meetings.iter().filter(is_open).cloned().collect()
    }

    /// Whether it is a Swiss contest.
    #[must_use]
    pub fn is_swiss(&self) -> bool {
        self.byes.is_some()
    }

    /// The last round that was paired, 0 before the first.
    #[must_use]
    pub fn last_round(&self) -> i64 {
        let rounds = self.meetings.iter().map(|meeting| meeting.round);
        rounds.max().unwrap_or(0)
    }

    /// A round of a Swiss contest, from 1 on, of the person of a line of the standing, from 0 on.
    #[must_use]
    pub fn in_round(&self, line: usize, round: i64) -> InRound {
        let person = self.lines[line].person;
        let number = self.entrants[person].entrant;
        let is_own = |meeting: &&SeriesMeeting| {
            meeting.round == round && [meeting.one, meeting.other].contains(&number)
        };
        if let Some(meeting) = self.meetings.iter().find(is_own) {
            let own = meeting.nth;
            let of = |nth: i64| self.meetings.iter().position(|one| one.nth == nth);
            let Some(game) = of(own).and_then(|place| self.games.get(place)) else {
                return InRound::Out;
            };
            let rival = game.people[usize::from(game.people[0] == person)];
            let cell = cell(person, rival, &self.withdrawn, &[*game]);
            let place = self.lines.iter().position(|one| one.person == rival);
            return place.map_or(InRound::Out, |place| InRound::Meeting(place, cell));
        }
        let mut byes = self.byes.iter().flatten();
        if byes.any(|bye| (bye.round, bye.entrant) == (round, number)) {
            InRound::Bye
        } else {
            InRound::Out
        }
    }

    /// The number of times that a person of a Swiss contest, by the place in the list, had no rival
    /// who counts.
    #[must_use]
    pub fn byes_of(&self, person: usize) -> i64 {
        let number = self.entrants[person].entrant;
        let all = self.byes.iter().flatten();
        let own = all.filter(|bye| bye.entrant == number).count() as i64;
        own + freed(person, &self.withdrawn, &self.games)
    }

    /// The half points that a person, by the place in the list, would have if they had won all that
    /// they were to play; a bye is half of a meeting, as for all.
    #[must_use]
    pub fn possible(&self, person: usize) -> i64 {
        let games = standing::possible(person, &self.withdrawn, &self.games);
        let byes = if self.is_swiss() {
            self.byes_of(person)
        } else {
            0
        };
        games + byes * standing::ALL
    }

    /// The number of meetings of two people, by their places in the list.
    #[must_use]
    pub fn met(&self, one: usize, other: usize) -> i64 {
        let both = |game: &&Meeting| game.people.contains(&one) && game.people.contains(&other);
        self.games.iter().filter(both).count() as i64
    }

    /// The consequence of a person's withdrawal now; `None` where all their meetings have begun,
    /// which are played on.
    #[must_use]
    pub fn withdrawal(&self, entrant: &Entrant) -> Option<Withdrawn> {
        let number = self.number(entrant)?;
        let waits = |meeting: &Meeting| {
            meeting.people.contains(&number)
                && !meeting.is_blocked
                && meeting.games.contains(&Game::Open)
        };
        let is_needed = self.games.iter().any(waits);
        is_needed.then(|| standing::withdrawal(number, &self.games).into())
    }

    /// The consequence of a person's withdrawal now, also where all their meetings have begun;
    /// `None` for one who is not in the group.
    #[must_use]
    pub fn full_withdrawal(&self, entrant: &Entrant) -> Option<Withdrawn> {
        let number = self.number(entrant)?;
        Some(standing::withdrawal(number, &self.games).into())
    }

    fn number(&self, entrant: &Entrant) -> Option<usize> {
        self.entrants
            .iter()
            .position(|one| one.entrant == entrant.entrant)
    }
}

/// The groups of a season, the strongest first; `worse` as in [`standing::standing`].
#[must_use]
pub fn groups(
    entrants: &[Entrant],
    meetings: &[SeriesMeeting],
    worse: Option<usize>,
) -> Vec<Group> {
    let count = entrants.iter().map(|one| one.grp).max().unwrap_or(0);
    let group = |grp: i64| {
        let own: Vec<Entrant> = entrants
            .iter()
            .filter(|one| one.grp == grp)
            .copied()
            .collect();
        let is_own = |meeting: &&SeriesMeeting| own.iter().any(|one| one.entrant == meeting.one);
        let meetings = meetings.iter().filter(is_own).cloned().collect();
        Group::of(own, meetings, worse)
    };
    (1..=count).map(group).collect()
}

impl SeriesMeeting {
    /// Both games, as they count.
    #[must_use]
    pub fn games(&self) -> [Game; 2] {
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

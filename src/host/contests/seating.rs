//! The people of a contest of tables with their standing, counted from the matches.

use crate::contests::tables::Question;
use crate::contests::tables::last::{self, LastTable};
use crate::contests::tables::standing::{
    Cell, Line, POINT, Stage, Table, cell, is_open, standing, withdrawal,
};
use crate::contests::tables::teams::{self, Line as TeamLine, Result as TeamResult};
use crate::store::contest_tables::{ContestSeat, ContestTable};
use crate::store::contests::ContestKind;
use crate::store::ids::MatchId;
use crate::store::matches::State;
use crate::store::series::{Entrant, Withdrawn};

/// The people of a contest of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableGroup {
    /// The people, by their numbers in the contest.
    pub entrants: Vec<Entrant>,
    /// The tables in their order.
    pub tables: Vec<ContestTable>,
    /// The people at the tables, each table's in the order of their seats.
    pub seats: Vec<ContestSeat>,
    /// The standing; each person has the place in `entrants`.
    pub lines: Vec<Line>,
    counted: Vec<Table>,
    kind: ContestKind,
    rounds: i64,
}

/// A team of a contest in which people play together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The place from 1 on; teams that are equal share one.
    pub place: usize,
    /// Its people.
    pub people: Vec<Entrant>,
    /// The boards won, and the tokens placed on all of them.
    pub result: TeamResult,
    /// Its tables, one for each board, in their order.
    pub tables: Vec<ContestTable>,
}

impl TableGroup {
    /// The people with these tables. `rounds`: those of the standing; what comes later is a final.
    #[must_use]
    pub fn of(
        (kind, rounds): (ContestKind, i64),
        entrants: Vec<Entrant>,
        tables: Vec<ContestTable>,
        seats: Vec<ContestSeat>,
    ) -> TableGroup {
        let counted = tables.iter().map(|table| count(table, &entrants, &seats));
        let counted: Vec<Table> = counted.collect();
        let of_standing = counted.iter().filter(|table| table.round <= rounds);
        let of_standing: Vec<Table> = of_standing.cloned().collect();
        let lines = standing(&withdrawn(&entrants), &of_standing);
        TableGroup {
            entrants,
            tables,
            seats,
            lines,
            counted,
            kind,
            rounds,
        }
    }

    /// Whether teams play together.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.kind == ContestKind::Together
    }

    /// The tables of a team, by its number from 0, in the order of the boards.
    fn tables_of(&self, team: usize) -> impl Iterator<Item = &ContestTable> {
        let first = self.tables.iter().filter(|table| table.round == 1);
        self.tables.iter().skip(team).step_by(first.count().max(1))
    }

    /// The teams in the order of their standing.
    #[must_use]
    pub fn teams(&self) -> Vec<Team> {
        let teams = self.tables.iter().filter(|table| table.round == 1).count();
        let result = |team: usize| {
            let won = self.tables_of(team).filter(|table| self.is_won(table));
            let placed = self.tables_of(team).filter_map(|table| table.placed);
            TeamResult {
                boards: won.count() as i64,
                tokens: placed.sum(),
            }
        };
        let results: Vec<TeamResult> = (0..teams).map(result).collect();
        let team = |line: &TeamLine| {
            let tables: Vec<ContestTable> = self.tables_of(line.team).cloned().collect();
            let numbers = tables
                .first()
                .into_iter()
                .flat_map(|table| self.at(table.nth));
            let entrant = |seat: &ContestSeat| {
                let is = |one: &&Entrant| one.entrant == seat.entrant;
                self.entrants.iter().find(is).copied()
            };
            Team {
                place: line.place,
                people: numbers.filter_map(entrant).collect(),
                result: line.result,
                tables,
            }
        };
        teams::standing(&results).iter().map(team).collect()
    }

    /// Whether a game played together was won.
    #[must_use]
    pub fn is_won(&self, table: &ContestTable) -> bool {
        let mut sitting = self
            .at(table.nth)
            .filter(|seat| seat.seat.is_some())
            .peekable();
        sitting.peek().is_some()
            && sitting.all(|seat| seat.judged.is_none() && seat.place == Some(1))
    }

    /// Whether the game of a table has ended, or it does not take place.
    #[must_use]
    pub fn is_over(&self, table: &ContestTable) -> bool {
        let place = self.tables.iter().position(|one| one.nth == table.nth);
        let counted = place.map(|place| &self.counted[place].stage);
        matches!(counted, Some(Stage::Over(_)))
    }

    /// The next table of each team whose earlier ones have ended, by its place in the contest.
    #[must_use]
    pub fn next_of_teams(&self) -> Vec<i64> {
        let teams = self.tables.iter().filter(|table| table.round == 1).count();
        let next = |team: usize| self.tables_of(team).find(|table| !self.is_over(table));
        let next = (0..teams).filter_map(next);
        let new = next.filter(|table| table.match_id.is_none());
        new.map(|table| table.nth).collect()
    }

    /// The final, once it is paired.
    #[must_use]
    pub fn last(&self) -> Option<LastTable> {
        let withdrawn = withdrawn(&self.entrants);
        last::last(self.rounds, &self.lines, &withdrawn, &self.counted)
    }

    /// The people in the order of the standing.
    pub fn ranked(&self) -> impl Iterator<Item = (&Entrant, &Line)> {
        let of = |line: &Line| line.person;
        self.lines
            .iter()
            .map(move |line| (&self.entrants[of(line)], line))
    }

    /// Each person with what they have reached, and what they would have if they had won all that
    /// they were to play: points at tables, or boards of their team.
    #[must_use]
    pub fn reached(&self) -> Vec<(Entrant, i64, i64)> {
        if self.is_of_teams() {
            let of_team = |team: Team| {
                let boards = team.tables.iter().filter(|table| !table.closed).count();
                let each = move |one| (one, team.result.boards, boards as i64);
                team.people.into_iter().map(each)
            };
            return self.teams().into_iter().flat_map(of_team).collect();
        }
        let rounds = 1..=self.last_round().min(self.rounds);
        let all = self.ranked().enumerate();
        all.map(|(nth, (entrant, line))| {
            let counts = |round: &i64| matches!(self.cell(nth, *round), Some(Cell::Over(_)));
            let counting = rounds.clone().filter(counts).count();
            (*entrant, line.points, counting as i64 * POINT)
        })
        .collect()
    }

    /// The last round that was paired, 0 before the first.
    #[must_use]
    pub fn last_round(&self) -> i64 {
        let rounds = self.tables.iter().map(|table| table.round);
        rounds.max().unwrap_or(0)
    }

    /// The round of the person of a line of the standing, from 0 on; `None` if they have no table
    /// in it.
    #[must_use]
    pub fn cell(&self, line: usize, round: i64) -> Option<Cell> {
        let person = self.lines[line].person;
        cell(person, round, &withdrawn(&self.entrants), &self.counted)
    }

    /// The lines of the standing, from 0 on, of those who sit with the person of a line in a round.
    pub fn beside(&self, line: usize, round: i64) -> impl Iterator<Item = usize> {
        let person = self.lines[line].person;
        let table = self
            .counted
            .iter()
            .find(|table| table.round == round && table.people.contains(&person));
        let people = table.into_iter().flat_map(|table| &table.people);
        let line = |other: &usize| self.lines.iter().position(|line| line.person == *other);
        people
            .filter(move |other| **other != person)
            .filter_map(line)
    }

    /// The people of a table, by their numbers in the contest, in the order of their seats.
    pub fn at(&self, nth: i64) -> impl Iterator<Item = &ContestSeat> {
        self.seats.iter().filter(move |seat| seat.nth == nth)
    }

    /// The tables that are waited for, by their places in the contest.
    #[must_use]
    pub fn open(&self) -> Vec<i64> {
        let withdrawn = withdrawn(&self.entrants);
        let all = self.tables.iter().zip(&self.counted);
        all.filter(|(_, counted)| is_open(counted, &withdrawn))
            .map(|(table, _)| table.nth)
            .collect()
    }

    /// The tables at which people are to sit down, by their places in the contest.
    #[must_use]
    pub fn to_begin(&self) -> Vec<i64> {
        let is_new = |table: &&ContestTable| table.match_id.is_none() && !table.closed;
        let new = self.tables.iter().filter(is_new);
        new.map(|table| table.nth).collect()
    }

    /// The consequence of a person's withdrawal now; `None` for one who is not in the contest.
    #[must_use]
    pub fn withdrawal(&self, entrant: &Entrant) -> Option<Withdrawn> {
        let is = |one: &Entrant| one.entrant == entrant.entrant;
        let person = self.entrants.iter().position(is)?;
        if self.is_of_teams() {
            // What the team has reached stays.
            return Some(Withdrawn::Absent);
        }
        Some(withdrawal(person, &self.counted).into())
    }

    /// The people who play on, by their numbers in the contest.
    #[must_use]
    pub fn playing(&self) -> Vec<i64> {
        let plays = |one: &&Entrant| one.withdrawn.is_none() && one.person.is_some();
        let all = self.entrants.iter().filter(plays);
        all.map(|one| one.entrant).collect()
    }

    /// The question before the next of `rounds` is paired, about the people who play on;
    /// `blocks`: who blocks, and whom, by their numbers.
    #[must_use]
    pub fn question(&self, seed: i64, rounds: i64, blocks: &[(i64, i64)]) -> Question {
        let playing = self.playing();
        let left = rounds - self.last_round();
        let mut question =
            Question::first(playing.len(), left.max(1) as usize, seed.cast_unsigned());
        let mut round = 0;
        let mut largest = 0;
        for table in &self.tables {
            let people: Vec<&ContestSeat> = self.at(table.nth).filter(|one| !one.free).collect();
            // The first table of a round is a largest one.
            if table.round != round {
                (round, largest) = (table.round, people.len());
            }
            let places = people
                .iter()
                .map(|one| playing.iter().position(|number| *number == one.entrant));
            question.count(&places.collect::<Vec<_>>(), people.len() < largest);
        }
        for (one, other) in blocks {
            let place = |number: &i64| playing.iter().position(|playing| playing == number);
            if let (Some(one), Some(other)) = (place(one), place(other)) {
                question.blocked[one][other] = true;
                question.blocked[other][one] = true;
            }
        }
        question
    }
}

fn withdrawn(entrants: &[Entrant]) -> Vec<Option<crate::contests::standing::Withdrawal>> {
    let of = |one: &Entrant| one.withdrawn.map(Into::into);
    entrants.iter().map(of).collect()
}

/// A table as it counts.
fn count(table: &ContestTable, entrants: &[Entrant], seats: &[ContestSeat]) -> Table {
    let own = || seats.iter().filter(|seat| seat.nth == table.nth);
    let number = |seat: &ContestSeat| {
        let is = |one: &Entrant| one.entrant == seat.entrant;
        entrants.iter().position(is)
    };
    let has_begun = table.match_id.is_some() || table.closed;
    let sits = |seat: &&ContestSeat| !seat.free && (seat.seat.is_some() || !has_begun);
    let sitting: Vec<&ContestSeat> = own().filter(sits).collect();
    Table {
        round: table.round,
        people: sitting.iter().filter_map(|seat| number(seat)).collect(),
        free: own().filter(|seat| seat.free).filter_map(number).collect(),
        stage: stage(table, &sitting),
    }
}

fn stage(table: &ContestTable, sitting: &[&ContestSeat]) -> Stage {
    let judged: Option<Vec<i64>> = sitting.iter().map(|seat| seat.judged).collect();
    let places: Option<Vec<i64>> = sitting.iter().map(|seat| seat.place).collect();
    let is_over = matches!(table.state, Some(State::Over | State::Cancelled));
    match (judged, places) {
        _ if table.closed => Stage::Over(Vec::new()),
        (Some(judged), _) if !judged.is_empty() => Stage::Over(judged),
        _ if table.match_id.is_none() => Stage::Open,
        (_, Some(places)) => Stage::Over(places),
        // Aborted: nobody has won.
        _ if is_over => Stage::Over(vec![1; sitting.len()]),
        _ => Stage::Running,
    }
}

impl ContestTable {
    /// The match that goes on.
    #[must_use]
    pub fn running(&self) -> Option<&MatchId> {
        let id = self.match_id.as_ref();
        id.filter(|_| self.state == Some(State::Running))
    }
}

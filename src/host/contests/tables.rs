//! Contests of tables: their rounds, the start of a table's match, its judgement, and the end.

use std::time::Duration;

use super::boards::{board_for, placed as tokens_placed};
use super::endings::{deadline, place};
use super::seating::TableGroup;
use crate::contests::finals::best;
use crate::contests::swiss::FEWEST;
use crate::contests::tables::last;
use crate::contests::tables::{Question, USUAL_ROUNDS, apart, pair, teams};
use crate::contests::timetable::time_at;
use crate::host::error::Error;
use crate::host::matches::Host;
use crate::host::opening::Games;
use crate::host::series::absence::note_absences_with;
use crate::host::series::judgement::places;
use crate::host::series::running::{LOOK, Step, TableWork};
use crate::host::series::starting::{hold, start_at};
use crate::pool::{self, JobClass};
use crate::store::contest_tables::{ContestSeat, ContestTable};
use crate::store::contests::{Contest, ContestKind, ContestState};
use crate::store::ids::{ContestId, UserId};
use crate::store::matches::State;
use crate::store::series::{Entrant, Series};
use crate::store::time::Timestamp;
use crate::store::{Writing, transact, transact_unlisted};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Options, Rng, Table};
use tavolino_games::games;

/// Fewest people at a table.
const FEWEST_SEATS: usize = 2;

/// Fewest people of a contest.
#[must_use]
pub fn fewest(kind: ContestKind) -> usize {
    match kind {
        ContestKind::Together => teams::FEWEST,
        _ => FEWEST,
    }
}

/// The table of a game for this many people against each other.
pub(super) fn table_for(entry: &GameEntry, seats: usize) -> Option<Table> {
    let seats = u8::try_from(seats).ok()?;
    let table = entry.info.table(&Options::new(), Some(seats)).ok()?;
    (!(entry.info.together)(&table.options)).then_some(table)
}

/// The people of a contest of tables with their standing, as they are stored.
pub(super) async fn group(tx: &mut Writing<'_>, contest: &Contest) -> Result<TableGroup, Error> {
    let entrants = tx.contest_entrants(contest.id).await?;
    let tables = tx.contest_tables(contest.id).await?;
    let seats = tx.contest_seats(contest.id).await?;
    Ok(TableGroup::of(shape(contest), entrants, tables, seats))
}

/// The kind of a contest, and the rounds of its standing.
pub(super) fn shape(contest: &Contest) -> (ContestKind, i64) {
    let rounds = match contest.kind {
        ContestKind::Tables => contest.rounds.unwrap_or(USUAL_ROUNDS),
        _ => i64::MAX,
    };
    (contest.kind, rounds)
}

/// Lets a contest begin: its first round is paired by the next step.
pub(super) fn begin(contest: &mut Contest, now: Timestamp) {
    if contest.kind == ContestKind::Tables {
        contest.rounds = Some(contest.rounds.unwrap_or(USUAL_ROUNDS));
    }
    contest.round_began = Some(now);
    contest.due = Some(now);
}

/// The step of a contest that goes on.
pub(super) async fn run(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    now: Timestamp,
) -> Result<Step, Error> {
    let id = contest.id;
    let mut group = group(tx, contest).await?;
    let mut entrants = group.entrants.clone();
    let withdrawal = |entrant: &Entrant| group.withdrawal(entrant);
    let series = Series::Contest(id);
    if note_absences_with(tx, &series, &mut entrants, &withdrawal, now).await? {
        tx.outdate_contest(id, now).await?;
        group = self::group(tx, contest).await?;
    }
    // Until what is left to do was done the contest stays due.
    let soon = now.after(Duration::from_mins(1));
    let open = group.open();
    if open.is_empty() {
        let rounds = contest.rounds.unwrap_or(USUAL_ROUNDS);
        let has_ended = contest.round >= rounds || group.playing().len() < FEWEST;
        if contest.final_round == 0 && has_ended && begin_final(tx, contest, &group, now).await? {
            return Ok(Step::Rest);
        }
        if has_ended {
            place_all(tx, contest).await?;
            contest.state = ContestState::Over;
            contest.due = None;
            return Ok(Step::Rest);
        }
        contest.due = Some(soon);
        let question = question(tx, contest, &group).await?;
        let work = TableWork::Pair(contest.round + 1, question);
        return Ok(Step::Tables(id, work));
    }
    let mut begin = group.to_begin();
    begin.retain(|nth| open.contains(nth));
    go_on(tx, contest, (&entrants, open, begin), now).await
}

/// The step of a contest in which these tables are open: at the deadline they are judged, else
/// people sit down at those that begin, or it rests until something is due.
pub(super) async fn go_on(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    (entrants, open, begin): (&[Entrant], Vec<i64>, Vec<i64>),
    now: Timestamp,
) -> Result<Step, Error> {
    let id = contest.id;
    let soon = now.after(Duration::from_mins(1));
    let ends = deadline(tx, contest, entrants, now).await?;
    if ends <= now {
        contest.due = Some(soon);
        return Ok(Step::Tables(id, TableWork::Judge(open)));
    }
    let answer = entrants.iter().filter_map(|one| one.asked).min();
    contest.due = Some(answer.unwrap_or(ends).min(ends).min(now.after(LOOK)));
    // A table that has ended is counted by the card.
    tx.outdate_contest(id, now).await?;
    if begin.is_empty() {
        return Ok(Step::Rest);
    }
    contest.due = Some(soon);
    Ok(Step::Tables(id, TableWork::Seat(begin)))
}

/// Begins the final, if there is to be one: the best people who play on sit down at two tables.
/// Returns whether it has begun.
async fn begin_final(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    group: &TableGroup,
    now: Timestamp,
) -> Result<bool, Error> {
    let (id, wanted) = (contest.id, contest.finalists as usize);
    let blocks = tx.contest_blocks(id).await?;
    let here: Vec<i64> = group
        .ranked()
        .filter(|(one, _)| one.withdrawn.is_none() && one.person.is_some())
        .map(|(one, _)| one.entrant)
        .collect();
    let may_meet = |one: usize, other: usize| {
        let pair = (here[one], here[other]);
        !blocks.contains(&pair) && !blocks.contains(&(pair.1, pair.0))
    };
    let standing: Vec<usize> = (0..here.len()).collect();
    let best = best(&standing, wanted, may_meet);
    if best.len() < FEWEST_SEATS {
        return Ok(false);
    }
    let (_, rounds) = shape(contest);
    let before = group.tables.len() as i64;
    for (game, people) in (1..).zip(last::seats(&best)) {
        let (nth, round) = (before + game, rounds + game);
        tx.add_contest_table(id, nth, round).await?;
        for (chair, person) in (1..).zip(people) {
            tx.add_contest_seat(id, nth, round, here[person], chair)
                .await?;
        }
    }
    contest.final_round = 1;
    contest.round_began = Some(now);
    contest.ends = Some(now.after(time_of(contest, best.len())));
    contest.due = Some(now);
    tx.outdate_contest(id, now).await?;
    Ok(true)
}

/// The question before the next round of a contest is paired.
async fn question(
    tx: &mut Writing<'_>,
    contest: &Contest,
    group: &TableGroup,
) -> Result<Question, Error> {
    let blocks = tx.contest_blocks(contest.id).await?;
    let rounds = contest.rounds.unwrap_or(USUAL_ROUNDS);
    Ok(group.question(contest.seed.unwrap_or(0), rounds, &blocks))
}

/// The people of a standing with their places.
fn placed(group: &TableGroup) -> Vec<(Entrant, usize)> {
    if group.is_of_teams() {
        let teams = group.teams();
        // Who left before the teams were dealt is in none.
        let last = teams.len() + 1;
        let place = |one: &Entrant| {
            let has = |person: &Entrant| person.entrant == one.entrant;
            let own = teams.iter().find(|team| team.people.iter().any(has));
            (*one, own.map_or(last, |team| team.place))
        };
        return group.entrants.iter().map(place).collect();
    }
    let ranked = group.ranked();
    match group.last().filter(|last| last.is_over) {
        Some(last) => {
            let places = last::places(&group.lines, &last);
            ranked.map(|(one, _)| *one).zip(places).collect()
        }
        None => ranked.map(|(one, line)| (*one, line.place)).collect(),
    }
}

/// Stores the places of all people of a contest that is stopped.
pub(super) async fn place_all(tx: &mut Writing<'_>, contest: &Contest) -> Result<(), Error> {
    let group = group(tx, contest).await?;
    place(tx, contest.id, placed(&group)).await
}

/// Withdraws a person.
pub(super) async fn withdraw(
    tx: &mut Writing<'_>,
    contest: &Contest,
    own: &mut Entrant,
) -> Result<(), Error> {
    own.withdrawn = group(tx, contest).await?.withdrawal(own);
    own.asked = None;
    Ok(())
}

impl Host {
    /// Does what a step of a contest of tables has left, each part in a transaction of its own.
    ///
    /// # Errors
    /// If the database fails, or a match cannot be started.
    pub(in crate::host) async fn work_on_tables(
        &self,
        contest: ContestId,
        work: TableWork,
        rng: &mut Rng,
        now: Timestamp,
    ) -> Result<(), Error> {
        match work {
            TableWork::Pair(round, question) => {
                let posed = question.clone();
                // Milliseconds, which no transaction waits for.
                let tables = pool::work("contests", JobClass::Long, move || pair(&posed)).await;
                transact_unlisted!(self.store, |tx| {
                    add_round(tx, contest, (round, &question), &tables, now).await
                })
            }
            TableWork::Seat(tables) => {
                for nth in tables {
                    let begun: Result<(), Error> = transact!(self.store, |tx| {
                        Box::pin(seat(tx, contest, nth, self.pause, (&mut *rng, now))).await
                    });
                    begun?;
                }
                Ok(())
            }
            TableWork::Count(tables) => {
                for (nth, id) in tables {
                    let placed = self.judge_match(&id, tokens_placed).await?;
                    let counted: Result<(), Error> = transact_unlisted!(self.store, |tx| {
                        Ok(tx
                            .count_contest_table(contest, nth, placed.unwrap_or(0))
                            .await?)
                    });
                    counted?;
                }
                Ok(())
            }
            TableWork::Judge(tables) => {
                for nth in tables {
                    Box::pin(self.judge_table(contest, nth, now)).await?;
                }
                Ok(())
            }
        }
    }

    /// Judges a table whose game has not ended; one that has not begun does not take place.
    async fn judge_table(&self, id: ContestId, nth: i64, now: Timestamp) -> Result<(), Error> {
        let unfinished = |tables: Vec<ContestTable>| {
            let mut all = tables.into_iter();
            all.find(|table| table.nth == nth && is_unfinished(table))
        };
        let Some(table) = unfinished(self.store.contest_tables(id).await?) else {
            return Ok(());
        };
        let places = match &table.match_id {
            Some(id) => {
                let judged = self.judge_match(id, move |history| places(history, now));
                judged.await?.unwrap_or_default()
            }
            None => Vec::new(),
        };
        transact_unlisted!(self.store, |tx| {
            // It may have begun or ended while it was judged.
            if unfinished(tx.contest_tables(id).await?).as_ref() != Some(&table) {
                return Ok(());
            }
            let seats = tx.contest_seats(id).await?;
            let own = seats.iter().filter(|one| one.nth == nth);
            let Some(match_id) = &table.match_id else {
                let all: Vec<i64> = own.map(|one| one.entrant).collect();
                return close(tx, id, nth, &all).await;
            };
            for one in own {
                let Some(seat) = one.seat else { continue };
                let place = places.get(seat as usize - 1).copied().unwrap_or(1);
                tx.judge_contest_seat(id, nth, one.entrant, place).await?;
            }
            Ok(tx.set_rated(match_id, false).await?)
        })
    }
}

fn is_unfinished(table: &ContestTable) -> bool {
    let runs = |state| matches!(state, State::Running | State::Lobby | State::Aside);
    !table.closed && table.state.is_none_or(runs)
}

/// Stores a round, if the question to which it is the answer is still that of the contest.
async fn add_round(
    tx: &mut Writing<'_>,
    id: ContestId,
    (round, posed): (i64, &Question),
    tables: &[Vec<usize>],
    now: Timestamp,
) -> Result<(), Error> {
    let Some(mut contest) = tx.hold_contest(id).await? else {
        return Ok(());
    };
    let group = group(tx, &contest).await?;
    let goes_on = contest.state == ContestState::Running && contest.round + 1 == round;
    if !goes_on || !group.open().is_empty() {
        return Ok(());
    }
    contest.due = Some(now);
    if question(tx, &contest, &group).await? == *posed {
        let playing = group.playing();
        let mut nth = group.tables.len() as i64;
        for table in tables {
            nth += 1;
            tx.add_contest_table(id, nth, round).await?;
            for (chair, person) in (1..).zip(table) {
                tx.add_contest_seat(id, nth, round, playing[*person], chair)
                    .await?;
            }
        }
        let largest = tables.iter().map(Vec::len).max().unwrap_or(0);
        contest.round = round;
        contest.round_began = Some(now);
        contest.ends = Some(now.after(time_of(&contest, largest)));
        tx.outdate_contest(id, now).await?;
    }
    Ok(tx.set_contest(&contest).await?)
}

/// The longest time of a round whose largest tables have this many seats; what cannot be played is
/// over at once.
fn time_of(contest: &Contest, seats: usize) -> Duration {
    let time = contest.pace.time();
    time.map_or(Duration::ZERO, |time| {
        time_at(&contest.game, seats, time.bank, time.increment)
    })
}

/// Seats people at a table and starts its match, unless it has begun or the contest is over. Who
/// has withdrawn does not sit down, nor does one of two of whom one has blocked the other.
async fn seat(
    tx: &mut Writing<'_>,
    id: ContestId,
    nth: i64,
    pause: Duration,
    (rng, now): (&mut Rng, Timestamp),
) -> Result<(), Error> {
    let Some(venue) = hold(tx, &Series::Contest(id)).await? else {
        return Ok(());
    };
    let Some(contest) = tx.contest(id).await? else {
        return Ok(());
    };
    let group = group(tx, &contest).await?;
    let own = group.tables.iter().find(|table| table.nth == nth);
    let (true, Some(own)) = (group.to_begin().contains(&nth), own) else {
        return Ok(());
    };
    let person = |seat: &ContestSeat| -> Option<(i64, UserId)> {
        let is = |one: &&Entrant| one.entrant == seat.entrant && one.withdrawn.is_none();
        let entrant = group.entrants.iter().find(is)?;
        Some((seat.entrant, entrant.person?))
    };
    let people: Vec<(i64, UserId)> = group.at(nth).filter_map(person).collect();
    let numbers: Vec<i64> = people.iter().map(|(number, _)| *number).collect();
    let blocks = tx.contest_blocks(id).await?;
    let sitting = apart(&numbers, |one, other| {
        blocks.contains(&(one, other)) || blocks.contains(&(other, one))
    });
    tx.outdate_contest(id, now).await?;
    let table = games::find(&venue.game).and_then(|entry| {
        let table = match contest.kind {
            ContestKind::Together => board_for(entry, own.round, sitting.len()),
            _ => table_for(entry, sitting.len()),
        };
        Some((entry, table?))
    });
    let (Some((entry, table)), true) = (table, sitting.len() >= FEWEST_SEATS) else {
        return close(tx, id, nth, &numbers).await;
    };
    let sits = |one: &&(i64, UserId)| sitting.contains(&one.0);
    let users: Vec<UserId> = people.iter().filter(sits).map(|one| one.1).collect();
    let table = (entry, table, Games::One);
    let record = start_at(tx, &venue, table, &users, pause, (rng, now)).await?;
    tx.begin_contest_table(id, nth, &record.row.id).await?;
    let mut next_seat = 0;
    for number in numbers {
        if sitting.contains(&number) {
            next_seat += 1;
            tx.seat_in_contest(id, nth, number, next_seat).await?;
        } else {
            tx.free_in_contest(id, nth, number).await?;
        }
    }
    Ok(())
}

/// Stores that a table does not take place, and that these people have no seat.
async fn close(tx: &mut Writing<'_>, id: ContestId, nth: i64, people: &[i64]) -> Result<(), Error> {
    tx.close_contest_table(id, nth).await?;
    for number in people {
        tx.free_in_contest(id, nth, *number).await?;
    }
    Ok(())
}

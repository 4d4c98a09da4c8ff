//! The course of a contest: the call, the beginning, rounds, and the end. Each step is one
//! transaction, and is the same after a crash.

use std::cmp::Reverse;
use std::time::Duration;

use super::endings::{deadline, place};
use super::finals::{self, Rows};
use super::sizes::kind_with;
use super::tables::fewest;
use super::{tables, together, tours};
use crate::contests::finals::{Next, next};
use crate::contests::pairings::{AT_ONCE, rounds, waves_of};
use crate::contests::swiss::{self, Player, pair};
use crate::host::error::Error;
use crate::host::series::absence::{ANSWER, note_absences};
use crate::host::series::game::{meeting_time, worse_seat};
use crate::host::series::running::{LOOK, Step};
use crate::host::series::starting::ready;
use crate::host::series::table::Group;
use crate::rating::Belief;
use crate::store::Writing;
use crate::store::contests::{Bye, Contest, ContestKind, ContestMember, ContestState};
use crate::store::ids::{ContestId, UserId};
use crate::store::series::{Entrant, Series, SeriesMeeting, SeriesNoteKind};
use crate::store::time::Timestamp;

/// Most people who all meet each other at once.
const ALL_AT_ONCE: usize = 5;

/// The meetings of a person at once where this many people meet each other.
pub(super) fn at_once(people: usize) -> usize {
    if people <= ALL_AT_ONCE {
        people.saturating_sub(1)
    } else {
        AT_ONCE
    }
}

/// The people of a contest with their standing.
pub(super) fn group_of(
    kind: ContestKind,
    entrants: Vec<Entrant>,
    meetings: Vec<SeriesMeeting>,
    byes: Vec<Bye>,
    worse: Option<usize>,
) -> Group {
    match kind {
        ContestKind::Swiss => Group::swiss(entrants, meetings, byes),
        _ => Group::of(entrants, meetings, worse),
    }
}

/// Takes the next step of a contest.
pub(super) async fn step(
    tx: &mut Writing<'_>,
    id: ContestId,
    now: Timestamp,
) -> Result<Step, Error> {
    // Held, so that two processes take one step after the other.
    let Some(mut contest) = tx.hold_contest(id).await? else {
        return Ok(Step::Rest);
    };
    let before = contest.clone();
    let step = match contest.state {
        ContestState::Open => {
            open(tx, &mut contest, now).await?;
            Step::Rest
        }
        ContestState::Running => run(tx, &mut contest, now).await?,
        ContestState::Over | ContestState::Few | ContestState::Stopped => {
            contest.due = None;
            Step::Rest
        }
    };
    if contest != before {
        tx.set_contest(&contest).await?;
    }
    let round = |one: &Contest| (one.round, one.final_round);
    let shown = |one: &Contest| (one.state, one.called, one.starts, round(one), one.ends);
    if shown(&contest) != shown(&before) {
        tx.outdate_contest(id, now).await?;
    }
    if let Some(tour) = contest.tour
        && (contest.state, contest.starts) != (before.state, before.starts)
    {
        tx.touch_tour(tour, now).await?;
    }
    Ok(step)
}

/// The step of a contest that has not begun.
async fn open(tx: &mut Writing<'_>, contest: &mut Contest, now: Timestamp) -> Result<(), Error> {
    let members = tx.contest_members(contest.id).await?;
    if !contest.called {
        let calls = contest.starts.before(ANSWER);
        if calls > now {
            contest.due = Some(calls);
            return Ok(());
        }
        for member in &members {
            tx.add_contest_note(contest.id, member.person, SeriesNoteKind::Call, now)
                .await?;
        }
        contest.called = true;
        // After an outage people have their time to answer, too.
        contest.starts = contest.starts.max(now.after(ANSWER));
    }
    if contest.starts > now {
        contest.due = Some(contest.starts);
        return Ok(());
    }
    let plays = |member: &&ContestMember| member.answered == Some(1);
    let players: Vec<ContestMember> = members.iter().filter(plays).copied().collect();
    begin(tx, contest, players, now).await
}

/// Begins a contest with these people, if there are enough of them.
async fn begin(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    mut players: Vec<ContestMember>,
    now: Timestamp,
) -> Result<(), Error> {
    let id = contest.id;
    contest.due = None;
    if players.len() < fewest(contest.kind) {
        contest.state = ContestState::Few;
        // In a tour its people are in the next one.
        if contest.tour.is_none() {
            tx.clear_contest_members(id).await?;
        }
        return Ok(());
    }
    contest.kind = kind_with(contest, players.len());
    let ratings = tx.contest_ratings(id).await?;
    let unrated = Belief::START.thousandths().0;
    let rating = |person: UserId| {
        let own = ratings.iter().find(|(rated, _)| *rated == person);
        own.map_or(unrated, |(_, mean)| *mean)
    };
    players.sort_by_key(|one| (Reverse(rating(one.person)), one.since, one.person));
    let mut entrants = Vec::new();
    for (entrant, player) in (1..).zip(&players) {
        let slow = tx.last_withdrawal(player.person).await?.is_some();
        let entered = Entrant::new(entrant, 1, player.person, slow);
        tx.add_contest_entrant(id, &entered).await?;
        entrants.push(entered);
    }
    tx.clear_contest_members(id).await?;
    contest.state = ContestState::Running;
    contest.began = Some(now);
    let people = players.len();
    match contest.kind {
        ContestKind::Tables | ContestKind::Together => {
            tables::begin(contest, now);
            Ok(())
        }
        ContestKind::Pairs => pair_all(tx, contest, people, now).await,
        // It has begun when it is opened.
        ContestKind::Tour => Ok(()),
        ContestKind::Swiss => {
            let rounds = contest.rounds.unwrap_or(swiss::rounds(people) as i64);
            contest.rounds = Some(rounds.min(people as i64 - 1));
            let group = Group::swiss(entrants, Vec::new(), Vec::new());
            pair_round(tx, contest, &group, now).await
        }
    }
}

/// The longest time of a meeting; what cannot be played is over at once.
fn time_of(contest: &Contest) -> Duration {
    meeting_time(&contest.game, contest.pace).unwrap_or_default()
}

/// Stores the meetings of a contest in which everybody meets everybody.
async fn pair_all(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    people: usize,
    now: Timestamp,
) -> Result<(), Error> {
    contest.round = 1;
    contest.round_began = Some(now);
    let waves = waves_of(people, at_once(people));
    contest.ends = Some(now.after(waves * time_of(contest)));
    contest.due = Some(now);
    let blocks = Blocks::of(tx, contest.id).await?;
    let in_round = people / 2;
    for (nth, (one, other)) in rounds(people).into_iter().enumerate() {
        let numbers = (one as i64 + 1, other as i64 + 1);
        let round = (nth / in_round) as i64 + 1;
        let is_blocked = blocks.are_between(numbers);
        tx.add_contest_meeting(contest.id, nth as i64 + 1, round, numbers, is_blocked)
            .await?;
    }
    Ok(())
}

/// Pairs the next round of a Swiss contest.
async fn pair_round(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    group: &Group,
    now: Timestamp,
) -> Result<(), Error> {
    let id = contest.id;
    let blocks = Blocks::of(tx, id).await?;
    // By their numbers, which are the order of their strength.
    let here: Vec<usize> = (0..group.entrants.len())
        .filter(|person| {
            let entrant = &group.entrants[*person];
            entrant.withdrawn.is_none() && entrant.person.is_some()
        })
        .collect();
    let points = |person: usize| {
        let mut lines = group.lines.iter();
        lines
            .find(|line| line.person == person)
            .map_or(0, |line| line.points)
    };
    let players: Vec<Player> = here
        .iter()
        .map(|person| Player {
            points: points(*person),
            byes: group.byes_of(*person),
        })
        .collect();
    let number = |place: usize| group.entrants[here[place]].entrant;
    let numbers = |one: usize, other: usize| (number(one), number(other));
    let paired = pair(
        &players,
        |one, other| group.met(here[one], here[other]),
        |one, other| blocks.are_between(numbers(one, other)),
    );
    contest.round += 1;
    contest.round_began = Some(now);
    contest.ends = Some(now.after(time_of(contest)));
    contest.due = Some(now);
    let mut nth = group.meetings.len() as i64;
    for (one, other) in paired.pairs {
        nth += 1;
        let numbers = numbers(one, other);
        let is_blocked = blocks.are_between(numbers);
        tx.add_contest_meeting(id, nth, contest.round, numbers, is_blocked)
            .await?;
    }
    if let Some(place) = paired.bye {
        tx.add_contest_bye(id, contest.round, number(place)).await?;
    }
    Ok(())
}

/// The pairs of people, by their numbers, of whom one has blocked the other.
pub(super) struct Blocks(Vec<(i64, i64)>);

impl Blocks {
    pub(super) async fn of(tx: &mut Writing<'_>, id: ContestId) -> Result<Blocks, Error> {
        Ok(Blocks(tx.contest_blocks(id).await?))
    }

    pub(super) fn are_between(&self, (one, other): (i64, i64)) -> bool {
        self.0.contains(&(one, other)) || self.0.contains(&(other, one))
    }
}

/// The step of a contest that goes on.
async fn run(tx: &mut Writing<'_>, contest: &mut Contest, now: Timestamp) -> Result<Step, Error> {
    let (id, kind) = (contest.id, contest.kind);
    match kind {
        ContestKind::Tables => return tables::run(tx, contest, now).await,
        ContestKind::Together => return together::run(tx, contest, now).await,
        ContestKind::Pairs | ContestKind::Swiss if contest.final_round > 0 => {
            return run_final(tx, contest, now).await;
        }
        ContestKind::Tour => {
            tours::run(tx, contest, now).await?;
            return Ok(Step::Rest);
        }
        ContestKind::Pairs | ContestKind::Swiss => {}
    }
    let series = Series::Contest(id);
    let mut group = standing(tx, contest).await?;
    let mut entrants = group.entrants.clone();
    let before = std::slice::from_ref(&group);
    if note_absences(tx, &series, &mut entrants, before, now).await? {
        tx.outdate_contest(id, now).await?;
        group = standing(tx, contest).await?;
    }
    if group.is_over() {
        let here = entrants
            .iter()
            .filter(|one| one.withdrawn.is_none())
            .count();
        let is_last = contest.rounds.is_none_or(|rounds| contest.round >= rounds);
        if kind == ContestKind::Swiss && !is_last && here >= 2 {
            pair_round(tx, contest, &group, now).await?;
        } else {
            finish(tx, contest, &group, now).await?;
        }
        return Ok(Step::Rest);
    }
    let most = match kind {
        ContestKind::Pairs => {
            // A latecomer counts with the one whose place they have taken.
            let people = entrants.len() - tx.contest_successors(id).await?.len();
            if people > ALL_AT_ONCE {
                AT_ONCE
            } else {
                entrants.len()
            }
        }
        // A round does not wait for a meeting with one who was struck, which may still run.
        _ => entrants.len(),
    };
    let unfinished = group.unfinished();
    let parts = (&entrants[..], &group.meetings[..], unfinished);
    wait(tx, contest, series, parts, most, now).await
}

/// The step of a round that goes on, with its people, all meetings and those of which a game has
/// not ended: they are judged at the deadline, or begin as soon as their people have a place free,
/// at most `most` at once.
async fn wait(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    series: Series,
    (entrants, meetings, unfinished): (&[Entrant], &[SeriesMeeting], Vec<SeriesMeeting>),
    most: usize,
    now: Timestamp,
) -> Result<Step, Error> {
    let ends = deadline(tx, contest, entrants, now).await?;
    // Until what is left to do was done the contest stays due.
    let soon = now.after(Duration::from_mins(1));
    if ends <= now {
        contest.due = Some(soon);
        return Ok(Step::Judge(series, unfinished));
    }
    let answer = entrants.iter().filter_map(|one| one.asked).min();
    contest.due = Some(answer.unwrap_or(ends).min(ends).min(now.after(LOOK)));
    let begin = ready(entrants, meetings, most);
    // A meeting that has ended is counted by the card.
    tx.outdate_contest(contest.id, now).await?;
    if begin.is_empty() {
        return Ok(Step::Rest);
    }
    contest.due = Some(soon);
    Ok(Step::Begin(series, begin))
}

/// The step of a final that goes on.
async fn run_final(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    now: Timestamp,
) -> Result<Step, Error> {
    let series = Series::Final(contest.id);
    let mut rows = Rows::read(tx, contest).await?;
    let group = Group::of(rows.people.clone(), rows.meetings.clone(), None);
    if note_absences(tx, &series, &mut rows.people, &[group], now).await? {
        tx.outdate_contest(contest.id, now).await?;
    }
    let (entrants, meetings) = (rows.people.clone(), rows.meetings.clone());
    let counted = rows.counted();
    match counted.next() {
        Next::Over(places) => {
            finals::place(tx, contest, &entrants, &places).await?;
            contest.state = ContestState::Over;
            contest.due = None;
            Ok(Step::Rest)
        }
        Next::Round(pairs) => {
            begin_final_round(tx, contest, &pairs, meetings.len(), now).await?;
            Ok(Step::Rest)
        }
        Next::Wait => {
            let open = meetings.iter().zip(&counted.meetings);
            let open = open.filter(|(_, counted)| counted.winner.is_none());
            let unfinished: Vec<_> = open.map(|(meeting, _)| meeting.clone()).collect();
            // Nobody waits for a meeting that is decided, which may still run.
            let most = entrants.len();
            let parts = (&entrants[..], &meetings[..], unfinished);
            wait(tx, contest, series, parts, most, now).await
        }
    }
}

/// Begins the next round of a final, after this many meetings of it.
async fn begin_final_round(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    pairs: &[[usize; 2]],
    before: usize,
    now: Timestamp,
) -> Result<(), Error> {
    contest.final_round += 1;
    contest.round_began = Some(now);
    contest.ends = Some(now.after(time_of(contest)));
    contest.due = Some(now);
    finals::add_round(tx, contest, pairs, before).await
}

/// Ends a contest, or begins its final.
async fn finish(
    tx: &mut Writing<'_>,
    contest: &mut Contest,
    group: &Group,
    now: Timestamp,
) -> Result<(), Error> {
    if contest.finalists > 0 {
        let blocks = Blocks::of(tx, contest.id).await?;
        let may_meet = |one, other| !blocks.are_between((one, other));
        let people = finals::choose(tx, contest, group, may_meet).await?;
        if let Next::Round(pairs) = next(people, &[])
            && people > 0
        {
            place(tx, contest.id, placed(group)).await?;
            return begin_final_round(tx, contest, &pairs, 0, now).await;
        }
    }
    place(tx, contest.id, placed(group)).await?;
    contest.state = ContestState::Over;
    contest.due = None;
    Ok(())
}

/// Stores the places of all people of a contest that is stopped.
pub(super) async fn place_all(tx: &mut Writing<'_>, contest: &Contest) -> Result<(), Error> {
    if contest.kind == ContestKind::Tour {
        return Ok(());
    }
    if contest.kind.has_tables() {
        return tables::place_all(tx, contest).await;
    }
    let group = standing(tx, contest).await?;
    place(tx, contest.id, placed(&group)).await
}

/// The people of a standing with their places.
fn placed(group: &Group) -> Vec<(Entrant, usize)> {
    let ranked = group.ranked();
    ranked.map(|(one, line)| (*one, line.place)).collect()
}

/// The people of a contest with their standing, as they are stored.
async fn standing(tx: &mut Writing<'_>, contest: &Contest) -> Result<Group, Error> {
    let entrants = tx.contest_entrants(contest.id).await?;
    let meetings = tx.contest_meetings(contest.id).await?;
    let byes = tx.contest_byes(contest.id).await?;
    let worse = worse_seat(&contest.game);
    Ok(group_of(contest.kind, entrants, meetings, byes, worse))
}

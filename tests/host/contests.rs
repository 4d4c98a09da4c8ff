//! Contests: everybody meets everybody, or rounds of a Swiss contest.

#[path = "contests/finals.rs"]
mod finals;
#[path = "contests/latecomers.rs"]
mod latecomers;
#[path = "contests/lives.rs"]
mod lives;
#[path = "contests/tables.rs"]
mod tables;
#[path = "contests/teams.rs"]
mod teams;
#[path = "contests/together.rs"]
mod together;
#[path = "contests/tours.rs"]
mod tours;

use std::collections::{BTreeMap, BTreeSet};

use tavolino::host::{
    BadContest, Contest, ContestId, ContestKind, ContestOpening, ContestState, ContestView,
    Entrant, FinalSize, LeagueGroup, Shard,
};

use super::*;

const CLUB: GuildId = GuildId(9);
const CUP: ContestId = ContestId(77);

/// The instant at which a contest of these tests begins, and the call before it.
const BEGIN: i64 = 7 * DAY;
const CALL: i64 = 5 * DAY;

fn cup(kind: ContestKind) -> ContestOpening<'static> {
    ContestOpening {
        id: CUP,
        guild: CLUB,
        kind,
        game: "kumo",
        pace: Pace::Fast,
        name: "Autumn cup",
        rounds: None,
        finalists: FinalSize::None,
        days: 7,
        opener: UserId(99),
        channel: HERE,
        within: None,
        lang: "en",
    }
}

async fn run(host: &Host, now: i64) {
    let mut rng = Rng::seed_from_u64(now as u64);
    let failures = host.run_contests(&mut rng, at(now)).await.unwrap();
    assert!(failures.is_empty(), "{failures:?}");
}

async fn join(host: &Host, people: impl IntoIterator<Item = i64>, now: i64) {
    for person in people {
        let joined = host.join_contest(CUP, UserId(person), at(now)).await;
        joined.unwrap();
    }
}

async fn view(host: &Host) -> ContestView {
    host.contest(CUP).await.unwrap()
}

/// The contest with these people, all of whom say that they play, at its beginning.
async fn begun(host: &Host, kind: ContestKind, people: i64) {
    begun_as(host, &cup(kind), people).await;
}

async fn begun_as(host: &Host, opening: &ContestOpening<'_>, people: i64) {
    host.open_contest(opening, at(0)).await.unwrap();
    join(host, 1..=people, 1).await;
    run(host, CALL).await;
    join(host, 1..=people, CALL + 1).await;
    run(host, BEGIN).await;
    let contest = view(host).await.contest;
    assert_eq!(contest.state, ContestState::Running);
}

/// The matches that go on.
async fn running(host: &Host) -> Vec<MatchId> {
    let shown = view(host).await;
    if let Some(group) = &shown.tables {
        let tables = group.tables.iter();
        return tables.filter_map(|one| one.running().cloned()).collect();
    }
    let mut meetings = shown.group.unwrap().meetings;
    meetings.extend(host.store().final_meetings(CUP).await.unwrap());
    let mut running = Vec::new();
    for meeting in &meetings {
        for (id, state) in [
            (&meeting.first, meeting.first_state),
            (&meeting.second, meeting.second_state),
        ] {
            if state == Some(State::Running) {
                running.extend(id.clone());
            }
        }
    }
    running
}

/// Ends a match: this seat resigns.
pub async fn resign(host: &Host, id: &MatchId, seat: u8, now: i64) {
    let actor = Actor::Computer(Seat(seat));
    let resigns = host.act(id, actor, Command::Leave, None, at(now)).await;
    assert_eq!(resigns.unwrap().row.state, State::Over);
}

/// Lets the time of seat 1 run out in matches.
pub async fn run_out(folder: &TempDir, host: &Host, ids: &[MatchId], now: i64) {
    for id in ids {
        let sql =
            format!("update seats set bank = 1, deadline = 1 where match_id = '{id}' and seat = 1");
        write(folder, sql).await;
    }
    let failures = host.run_due(Shard::WHOLE, at(now)).await.unwrap();
    assert!(failures.is_empty(), "{failures:?}");
}

/// The entrant of a person.
async fn entrant(host: &Host, person: i64) -> Entrant {
    let group = view(host).await.group.unwrap();
    let is_own = |one: &&Entrant| one.person == Some(UserId(person));
    *group.entrants.iter().find(is_own).unwrap()
}

/// The direct messages that are to be sent, by reader and kind.
async fn notes(host: &Host, now: i64) -> Vec<(i64, &'static str)> {
    let mut notes = Vec::new();
    for note in host.take_contest_notes(at(now)).await.unwrap().read {
        host.sent_contest_note(&note).await.unwrap();
        notes.push((note.person.0, <&str>::from(note.kind)));
    }
    notes.sort_unstable();
    notes
}

fn is_bad<T: std::fmt::Debug>(done: Result<T, Error>, bad: &BadContest) {
    match done {
        Err(Error::Refused(Refusal::Contest(is))) => {
            assert_eq!(is, *bad);
            let sentence = is.say(&tavolino_games::game::Lang::english());
            assert!(sentence.len() > 20, "{sentence}");
        }
        other => panic!("{bad:?} expected: {other:?}"),
    }
}

#[tokio::test]
async fn who_says_that_they_play_two_days_before_is_in() {
    let (_folder, host) = new_host().await;
    host.open_contest(&cup(ContestKind::Pairs), at(0))
        .await
        .unwrap();
    host.open_contest(&cup(ContestKind::Pairs), at(0))
        .await
        .unwrap();
    assert_eq!(host.contests_of(CLUB).await.unwrap().len(), 1, "once");
    join(&host, 1..=5, 1).await;
    run(&host, CALL - 1).await;
    assert!(notes(&host, CALL - 1).await.is_empty(), "not yet");
    run(&host, CALL).await;
    let all: Vec<_> = (1..=5).map(|person| (person, "call")).collect();
    assert_eq!(notes(&host, CALL).await, all);
    assert!(view(&host).await.contest.called);
    join(&host, 1..=3, CALL + 1).await;
    let out = host.decline_contest(CUP, UserId(4), at(CALL + 2)).await;
    out.unwrap();
    // Who joins after the question plays.
    join(&host, [6], CALL + DAY).await;
    run(&host, BEGIN - 1).await;
    assert!(view(&host).await.group.is_none(), "not yet");
    run(&host, BEGIN).await;
    let group = view(&host).await.group.unwrap();
    let people: Vec<i64> = group
        .entrants
        .iter()
        .filter_map(|one| one.person)
        .map(|person| person.0)
        .collect();
    assert_eq!(people, [1, 2, 3, 6], "who is silent does not play");
    assert_eq!(running(&host).await.len(), 12, "all at once");
    let contest = view(&host).await.contest;
    // 22 days for a game of middle length at a fast pace.
    assert_eq!(contest.ends, Some(at(BEGIN + 22 * DAY)));
    for id in running(&host).await {
        let record = host.look(&id).await.unwrap();
        assert!(record.is_meeting() && record.row.guild == Some(CLUB));
        assert_eq!((record.row.channel, record.row.pace), (HERE, Pace::Fast));
    }
    let late = host.join_contest(CUP, UserId(7), at(BEGIN)).await;
    is_bad(late, &BadContest::Closed);
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let (_folder, host) = new_host().await;
    let good = cup(ContestKind::Pairs);
    let open = async |opening: ContestOpening<'static>| host.open_contest(&opening, at(0)).await;
    let changed = |change: &dyn Fn(&mut ContestOpening<'static>)| {
        let mut opening = good.clone();
        change(&mut opening);
        opening
    };
    let game = changed(&|one| one.game = "no-such-game");
    is_bad(
        open(game).await,
        &BadContest::NotForTwo("no-such-game".to_owned()),
    );
    let pace = changed(&|one| one.pace = Pace::Live);
    is_bad(open(pace).await, &BadContest::Pace);
    let name = changed(&|one| one.name = "<@1>");
    is_bad(open(name).await, &BadContest::Name);
    let rounds = changed(&|one| one.rounds = Some(3));
    is_bad(open(rounds).await, &BadContest::Rounds);
    let many = changed(&|one| (one.kind, one.rounds) = (ContestKind::Swiss, Some(10)));
    is_bad(open(many).await, &BadContest::Rounds);
    let last = changed(&|one| {
        (one.kind, one.game, one.finalists) = (ContestKind::Together, "mindoku", FinalSize::Two);
    });
    is_bad(open(last).await, &BadContest::NoFinal);
    let days = changed(&|one| one.days = 29);
    is_bad(open(days).await, &BadContest::Days);
    is_bad(host.contest(CUP).await, &BadContest::None);
    is_bad(host.join_contest(CUP, ADA, at(0)).await, &BadContest::None);
    open(good.clone()).await.unwrap();
    let same = changed(&|one| (one.id, one.name) = (ContestId(78), " autumn  CUP"));
    is_bad(
        open(same).await,
        &BadContest::NameTaken("autumn CUP".to_owned()),
    );
    for id in 1..10 {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
        let other = changed(&|one| {
            (one.id, one.name) = (ContestId(id), names[id as usize - 1]);
        });
        open(other).await.unwrap();
    }
    let eleventh = changed(&|one| (one.id, one.name) = (ContestId(79), "k"));
    is_bad(open(eleventh).await, &BadContest::TooMany);
    join(&host, 1..=10, 1).await;
    is_bad(host.join_contest(CUP, ADA, at(2)).await, &BadContest::In);
    let full = host.join_contest(CUP, UserId(11), at(2)).await;
    is_bad(full, &BadContest::Full);
    is_bad(
        host.decline_contest(CUP, ADA, at(2)).await,
        &BadContest::NotAsked,
    );
    is_bad(
        host.leave_contest(CUP, UserId(11), at(2)).await,
        &BadContest::NotIn,
    );
    is_bad(
        host.withdraw_from_contest(CUP, ADA, at(2)).await,
        &BadContest::NotPlaying,
    );
    is_bad(
        host.go_on_in_contest(CUP, ADA, at(2)).await,
        &BadContest::NotAsked,
    );
    for (person, moderates, may) in [(ADA, false, false), (UserId(99), false, true)] {
        let stopped = host.stop_contest(CUP, (person, moderates), at(3)).await;
        assert_eq!(stopped.is_ok(), may);
    }
    let again = host.stop_contest(CUP, (ADA, true), at(4)).await;
    is_bad(again, &BadContest::Ended);
    let ended = host.join_contest(CUP, UserId(12), at(4)).await;
    is_bad(ended, &BadContest::Ended);
}

#[tokio::test]
async fn the_opener_lets_it_begin_earlier_and_stops_it() {
    let (_folder, host) = new_host().await;
    host.open_contest(&cup(ContestKind::Pairs), at(0))
        .await
        .unwrap();
    join(&host, 1..=4, 1).await;
    let opener = (UserId(99), false);
    is_bad(
        host.start_contest(CUP, (ADA, false), at(2)).await,
        &BadContest::NotYours,
    );
    let starts = host.start_contest(CUP, opener, at(DAY)).await.unwrap();
    assert_eq!(starts, at(3 * DAY), "people have two days to answer");
    run(&host, DAY).await;
    assert_eq!(notes(&host, DAY).await.len(), 4);
    join(&host, 1..=2, DAY + 1).await;
    let few = host.start_contest(CUP, opener, at(DAY + 2)).await;
    is_bad(few, &BadContest::TooFew(3));
    let unasked = host.accept_contest(CUP, UserId(5), at(DAY + 2)).await;
    is_bad(unasked, &BadContest::NotAsked);
    let accepted = host.accept_contest(CUP, CHIARA, at(DAY + 3)).await;
    assert_eq!(accepted.unwrap(), []);
    let starts = host.start_contest(CUP, opener, at(2 * DAY)).await.unwrap();
    assert_eq!(starts, at(2 * DAY));
    run(&host, 2 * DAY).await;
    let all = running(&host).await;
    assert_eq!(all.len(), 6);
    host.stop_contest(CUP, opener, at(2 * DAY + 1))
        .await
        .unwrap();
    run(&host, 2 * DAY + 2).await;
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Stopped);
    let entrants = shown.group.unwrap().entrants;
    assert!(entrants.iter().all(|one| one.place.is_some()));
    assert_eq!(running(&host).await, all, "games that run are played on");
    resign(&host, &all[0], 1, 2 * DAY + 3).await;
    run(&host, 9 * DAY).await;
    assert_eq!(view(&host).await.contest.state, ContestState::Stopped);
}

#[tokio::test]
async fn with_too_few_it_does_not_take_place_and_a_small_swiss_one_is_of_pairs() {
    let (_folder, host) = new_host().await;
    host.open_contest(&cup(ContestKind::Pairs), at(0))
        .await
        .unwrap();
    join(&host, 1..=3, 1).await;
    run(&host, CALL).await;
    join(&host, 1..=2, CALL + 1).await;
    run(&host, BEGIN).await;
    assert_eq!(view(&host).await.contest.state, ContestState::Few);
    let (_folder, host) = new_host().await;
    begun(&host, ContestKind::Swiss, 7).await;
    assert_eq!(view(&host).await.contest.kind, ContestKind::Pairs);
    assert_eq!(
        running(&host).await.len(),
        20,
        "three meetings at once, one has two"
    );
    let (_folder, host) = new_host().await;
    begun(&host, ContestKind::Swiss, 8).await;
    let contest = view(&host).await.contest;
    assert_eq!(
        (contest.kind, contest.rounds),
        (ContestKind::Swiss, Some(4))
    );
    assert_eq!(running(&host).await.len(), 8, "one meeting each");
}

#[tokio::test]
async fn who_loses_by_time_is_asked_and_withdrawn_the_second_time() {
    let (folder, host) = new_host().await;
    let normal = ContestOpening {
        pace: Pace::Normal,
        ..cup(ContestKind::Pairs)
    };
    begun_as(&host, &normal, 6).await;
    notes(&host, BEGIN).await;
    let mut own = Vec::new();
    for id in running(&host).await {
        let record = host.look(&id).await.unwrap();
        if record.person_at(Seat(1)) == Some(ADA) {
            own.push(id);
        }
    }
    assert_eq!(own.len(), 3);
    run_out(&folder, &host, &own[..1], BEGIN + HOUR).await;
    for _ in 0..2 {
        run(&host, BEGIN + HOUR).await;
    }
    assert_eq!(notes(&host, BEGIN + HOUR).await, [(1, "lost")]);
    is_bad(
        host.go_on_in_contest(CUP, BRUNO, at(BEGIN + HOUR)).await,
        &BadContest::NotAsked,
    );
    host.go_on_in_contest(CUP, ADA, at(BEGIN + DAY))
        .await
        .unwrap();
    run(&host, BEGIN + 2 * DAY + 2 * HOUR).await;
    assert_eq!(entrant(&host, 1).await.withdrawn, None, "she goes on");
    run_out(&folder, &host, &own[1..2], BEGIN + 2 * DAY + 3 * HOUR).await;
    run(&host, BEGIN + 2 * DAY + 3 * HOUR).await;
    let ada = entrant(&host, 1).await;
    assert_eq!(
        ada.withdrawn.map(<&str>::from),
        Some("struck"),
        "two of ten"
    );
    let mut now = BEGIN + 3 * DAY;
    while view(&host).await.contest.state == ContestState::Running {
        for id in running(&host).await {
            resign(&host, &id, 2, now).await;
        }
        now += 1;
        run(&host, now).await;
    }
    let group = view(&host).await.group.unwrap();
    let (last, line) = group.ranked().last().unwrap();
    assert_eq!(
        (last.person, line.place, last.place),
        (Some(ADA), 6, Some(6))
    );
    // In her next contest she plays one meeting at a time until one has ended.
    let next = ContestOpening {
        id: ContestId(78),
        ..cup(ContestKind::Pairs)
    };
    host.open_contest(&next, at(now)).await.unwrap();
    for late in [1, CALL + 1] {
        run(&host, now + CALL).await;
        for person in 1..=4 {
            let joined = host
                .join_contest(next.id, UserId(person), at(now + late))
                .await;
            drop(joined);
        }
    }
    run(&host, now + BEGIN).await;
    let group = host.contest(next.id).await.unwrap().group.unwrap();
    let slow: Vec<bool> = group.entrants.iter().map(|one| one.slow).collect();
    assert_eq!(slow.iter().filter(|slow| **slow).count(), 1);
    let ada = group
        .entrants
        .iter()
        .find(|one| one.person == Some(ADA))
        .unwrap();
    let begun = group
        .meetings
        .iter()
        .filter(|one| one.first.is_some() && [one.one, one.other].contains(&ada.entrant));
    assert!(ada.slow && begun.count() == 1);
}

#[tokio::test]
async fn who_withdraws_late_loses_the_rest_and_blocked_people_do_not_meet() {
    let (_folder, host) = new_host().await;
    host.block(UserId(2), UserId(3), at(0)).await.unwrap();
    host.open_contest(&cup(ContestKind::Pairs), at(0))
        .await
        .unwrap();
    join(&host, [1, 3, 4, 5, 6], 1).await;
    let joined = host.join_contest(CUP, BRUNO, at(1)).await.unwrap();
    assert_eq!(joined, [CHIARA], "she reads it, he does not");
    run(&host, CALL).await;
    join(&host, 1..=6, CALL + 1).await;
    run(&host, BEGIN).await;
    let mut now = BEGIN;
    let is_left = async |host: &Host| {
        let group = view(host).await.group.unwrap();
        let ada = entrant(host, 1).await.entrant;
        let left = group
            .meetings
            .iter()
            .filter(|one| one.first.is_none() && [one.one, one.other].contains(&ada));
        left.count()
    };
    for id in running(&host).await {
        resign(&host, &id, 2, now).await;
    }
    assert_eq!(is_left(&host).await, 2);
    host.withdraw_from_contest(CUP, ADA, at(now)).await.unwrap();
    is_bad(
        host.withdraw_from_contest(CUP, ADA, at(now)).await,
        &BadContest::NotPlaying,
    );
    let ada = entrant(&host, 1).await;
    assert_eq!(
        ada.withdrawn.map(<&str>::from),
        Some("absent"),
        "six of ten"
    );
    while view(&host).await.contest.state == ContestState::Running {
        now += 1;
        run(&host, now).await;
        for id in running(&host).await {
            resign(&host, &id, 2, now).await;
        }
    }
    let group = view(&host).await.group.unwrap();
    let unplayed = group.meetings.iter().filter(|one| one.first.is_none());
    assert_eq!(unplayed.clone().count(), 3);
    assert_eq!(unplayed.filter(|one| one.blocked).count(), 1);
    // 14 meetings of two points; all games were won by seat 1, so a meeting played is 1:1.
    let points: i64 = group.lines.iter().map(|line| line.points).sum();
    assert_eq!(points, 4 * 14);
    let line = group.ranked().find(|(one, _)| one.person == Some(ADA));
    assert_eq!(
        line.unwrap().1.points,
        6,
        "three meetings, none of the others"
    );
}

#[tokio::test]
async fn a_round_ends_at_its_deadline_and_a_vacation_adds_a_week_in_all() {
    let (folder, host) = new_host().await;
    // A game without a table of values.
    let kintei = ContestOpening {
        game: "kintei",
        ..cup(ContestKind::Swiss)
    };
    begun_as(&host, &kintei, 8).await;
    let away = format!(
        "insert into vacations (person, began, ends, ended) values (1, {}, {}, {})",
        BEGIN + DAY,
        BEGIN + 50 * DAY,
        BEGIN + 50 * DAY,
    );
    write(&folder, away).await;
    let mut now = BEGIN;
    let mut lengths = Vec::new();
    for round in 1..=4 {
        let contest = view(&host).await.contest;
        assert_eq!(
            (contest.round, contest.state),
            (round, ContestState::Running)
        );
        let began = now;
        while view(&host).await.contest.round == round
            && view(&host).await.contest.state == ContestState::Running
        {
            now += DAY;
            run(&host, now).await;
        }
        lengths.push((now - began) / DAY);
    }
    assert_eq!(lengths, [29, 22, 22, 22]);
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    let group = shown.group.unwrap();
    // Nobody has played a turn: seat 1 kept the other waiting in each game.
    assert!(
        group
            .meetings
            .iter()
            .all(|one| (one.first_judged, one.second_judged) == (Some(0), Some(2)))
    );
    assert!(
        group.lines.iter().all(|line| line.points == 8),
        "two of each four"
    );
}

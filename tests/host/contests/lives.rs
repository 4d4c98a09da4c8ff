//! Whole contests, driven from outside, of which a third of the people leaves.

use rand::RngExt;
use rand::seq::SliceRandom;
use tavolino::host::TableGroup;

use super::tables::end;
use super::*;

/// The laws that hold at every instant: nobody is twice in a round, and no blocked pair plays.
fn must_be_fair(group: &LeagueGroup, blocked: &BTreeSet<(i64, i64)>) {
    let person = |number: i64| {
        let is = |one: &&Entrant| one.entrant == number;
        group.entrants.iter().find(is).and_then(|one| one.person)
    };
    let mut rounds: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    for meeting in &group.meetings {
        let round = rounds.entry(meeting.round).or_default();
        assert!(
            round.insert(meeting.one) && round.insert(meeting.other),
            "twice in a round"
        );
        if let (Some(one), Some(other)) = (person(meeting.one), person(meeting.other)) {
            let pair = (one.0.min(other.0), one.0.max(other.0));
            if blocked.contains(&pair) {
                assert!(meeting.blocked && meeting.first.is_none(), "a blocked pair");
            }
        }
    }
}

/// As [`must_be_fair`], at tables.
fn must_be_fair_at_tables(group: &TableGroup, blocked: &BTreeSet<(i64, i64)>) {
    let mut rounds: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    for table in &group.tables {
        let round = rounds.entry(table.round).or_default();
        let all: Vec<_> = group.at(table.nth).collect();
        assert!(
            all.iter().all(|one| round.insert(one.entrant)),
            "twice in a round"
        );
        let person = |number: i64| {
            let is = |one: &&Entrant| one.entrant == number;
            group.entrants.iter().find(is).and_then(|one| one.person)
        };
        let sitting = all.iter().filter(|one| one.seat.is_some());
        let sitting: Vec<i64> = sitting
            .filter_map(|one| person(one.entrant))
            .map(|one| one.0)
            .collect();
        for one in &sitting {
            let with = |other: &i64| blocked.contains(&(*one, *other));
            assert!(!sitting.iter().any(with), "a blocked pair");
        }
    }
}

/// Nobody of a final has blocked another.
async fn must_be_able_to_meet(host: &Host, blocked: &BTreeSet<(i64, i64)>) {
    let people = view(host).await.last.map(|last| last.people);
    let people = people.into_iter().flatten();
    let ids: Vec<i64> = people.filter_map(|one| Some(one.person?.0)).collect();
    for (one, other) in blocked {
        let are_in = ids.contains(one) && ids.contains(other);
        assert!(!are_in, "a blocked pair in a final");
    }
}

/// A contest of a game of the kind, with a final where it has one.
fn opening(kind: ContestKind) -> ContestOpening<'static> {
    let (game, finalists) = match kind {
        ContestKind::Pairs | ContestKind::Swiss => ("kumo", FinalSize::Four),
        ContestKind::Tables => ("chasm", FinalSize::Four),
        ContestKind::Together => ("mindoku", FinalSize::None),
        ContestKind::Tour => panic!("a year of contests"),
    };
    ContestOpening {
        game,
        finalists,
        ..cup(kind)
    }
}

/// Plays a contest of this many people to its end. A third of those who leave is silent, a third
/// withdraws, and a third is erased.
async fn live(kind: ContestKind, people: i64, seed: u64) {
    let folder = engine::folder();
    let host = host(&folder).await;
    let mut rng = Rng::seed_from_u64(seed);
    let mut blocked = BTreeSet::new();
    for _ in 0..people / 6 {
        let (one, other) = (rng.random_range(1..people), rng.random_range(2..=people));
        if one < other {
            blocked.insert((one, other));
            host.block(UserId(other), UserId(one), at(0)).await.unwrap();
        }
    }
    begun_as(&host, &opening(kind), people).await;
    let first = view(&host).await.contest;
    // Each round has its deadline, those of the final too, and all vacations together add a week.
    let span = first.ends.unwrap().0 - BEGIN;
    let last = BEGIN + span * first.rounds.unwrap_or(1) + 2 * 22 * DAY + 7 * DAY;
    let mut leaving: Vec<i64> = (1..=people).collect();
    leaving.shuffle(&mut rng);
    leaving.truncate(people as usize * 3 / 10);
    let silent: BTreeSet<i64> = leaving.iter().copied().step_by(3).collect();
    for person in (1..=people).step_by(10) {
        let away = format!(
            "insert into vacations (person, began, ends, ended) values ({person}, {}, {}, {})",
            BEGIN + DAY,
            BEGIN + 10 * DAY,
            BEGIN + 10 * DAY
        );
        write(&folder, away).await;
    }
    leaving.retain(|person| !silent.contains(person));
    let (mut now, mut steps) = (BEGIN, 0);
    while view(&host).await.contest.state == ContestState::Running {
        steps += 1;
        now += 6 * HOUR;
        for (nth, id) in running(&host).await.into_iter().enumerate() {
            let record = host.look(&id).await.unwrap();
            let sits = |seat| record.person_at(Seat(seat)).map(|person| person.0);
            let seats = 1..=record.table.seats;
            let is_silent = seats.map(|seat| sits(seat).is_some_and(|one| silent.contains(&one)));
            // Where nobody plays, the clocks or the deadline end it.
            if is_silent.into_iter().any(|is| is) || (nth + steps) % 3 == 0 {
                continue;
            }
            if kind.has_tables() {
                end(&host, &id, now).await;
            } else {
                resign(&host, &id, rng.random_range(1..=2), now).await;
            }
        }
        if let Some(person) = leaving.pop() {
            if person % 2 == 0 {
                // Who was erased with all games left behind is out as well.
                host.withdraw_from_contest(CUP, UserId(person), at(now))
                    .await
                    .ok();
            } else {
                host.erase_person(UserId(person), &mut rng, at(now))
                    .await
                    .unwrap();
            }
        }
        host.run_due(Shard::WHOLE, at(now)).await.unwrap();
        run(&host, now).await;
        let shown = view(&host).await;
        if let Some(group) = &shown.group {
            must_be_fair(group, &blocked);
        }
        if let Some(group) = &shown.tables {
            must_be_fair_at_tables(group, &blocked);
        }
        must_be_able_to_meet(&host, &blocked).await;
        assert!(now <= last + DAY, "it ends by its last deadline");
    }
    must_be_whole(&host, kind, people).await;
}

/// It is over, and everybody has a place; of pairs nobody had two byes, and none was a rematch
/// where that can be.
async fn must_be_whole(host: &Host, kind: ContestKind, people: i64) {
    let shown = view(host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    let entrants = match (&shown.group, &shown.tables) {
        (Some(group), _) => &group.entrants,
        (_, Some(group)) => &group.entrants,
        _ => panic!("it has begun"),
    };
    assert_eq!(entrants.len(), people as usize);
    assert!(
        entrants.iter().all(|one| one.place.is_some()),
        "everybody has a place"
    );
    if let Some(last) = &shown.last {
        let places: BTreeSet<_> = last.people.iter().filter_map(|one| one.place).collect();
        assert_eq!(
            places.len(),
            last.people.len(),
            "everybody has a place of the final"
        );
    }
    if let Some((group, last)) = shown.last_table() {
        assert!(last.is_over);
        let winner = &group.entrants[group.lines[last.people[0].line].person];
        assert_eq!(winner.place, Some(1), "who has won the final");
    }
    let Some(group) = shown.group else {
        return;
    };
    let byes = host.store().contest_byes(CUP).await.unwrap();
    let once: BTreeSet<i64> = byes.iter().map(|bye| bye.entrant).collect();
    assert_eq!(once.len(), byes.len(), "at most one bye");
    let mut pairs = BTreeSet::new();
    let fresh = group
        .meetings
        .iter()
        .filter(|one| pairs.insert((one.one, one.other)));
    if kind == ContestKind::Pairs || people >= 15 {
        assert_eq!(fresh.count(), group.meetings.len(), "no rematch");
    }
}

#[tokio::test]
async fn everybody_meets_everybody_though_a_third_leaves() {
    for (people, seed) in [(3, 1), (4, 2), (5, 3), (6, 4), (8, 5), (10, 6)] {
        Box::pin(live(ContestKind::Pairs, people, seed)).await;
    }
}

#[tokio::test]
async fn swiss_contests_of_eight_to_sixty_four_end_though_a_third_leaves() {
    for (people, seed) in [(8, 1), (9, 2), (15, 3), (33, 4), (64, 5)] {
        Box::pin(live(ContestKind::Swiss, people, seed)).await;
    }
}

#[tokio::test]
async fn tables_of_three_to_sixty_four_end_though_a_third_leaves() {
    for (people, seed) in [(3, 1), (4, 2), (5, 3), (9, 4), (14, 5), (33, 6), (64, 7)] {
        Box::pin(live(ContestKind::Tables, people, seed)).await;
    }
}

#[tokio::test]
async fn teams_of_four_to_sixty_four_people_end_though_a_third_leaves() {
    for (people, seed) in [(4, 1), (5, 2), (9, 3), (17, 4), (64, 5)] {
        Box::pin(live(ContestKind::Together, people, seed)).await;
    }
}

#[tokio::test]
async fn one_who_is_erased_is_in_no_table() {
    let (folder, host) = new_host().await;
    begun(&host, ContestKind::Pairs, 4).await;
    let exported = host.store().export_person(UserId(4)).await.unwrap();
    assert_eq!(exported["contest_entrants"][0]["number"], 4);
    let mut rng = Rng::seed_from_u64(1);
    for person in [4, 99] {
        let erased = host
            .erase_person(UserId(person), &mut rng, at(BEGIN + HOUR))
            .await;
        erased.unwrap();
    }
    let contest: Contest = view(&host).await.contest;
    assert_eq!(contest.opener, None);
    run(&host, BEGIN + HOUR).await;
    let group = view(&host).await.group.unwrap();
    let erased = group
        .entrants
        .iter()
        .find(|one| one.person.is_none())
        .unwrap();
    assert!(erased.withdrawn.is_some());
    drop(folder);
}

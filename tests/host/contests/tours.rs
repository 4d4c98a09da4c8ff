//! Tours: small contests one after the other, who is in them, points, and the end.

use std::time::Duration;

use tavolino::host::{CONTESTS_OF_TOUR, MessageId, TourView};

use super::together::two;
use super::*;

/// The beginning of the first small contest, of the second, and so on.
const BETWEEN: i64 = 14 * DAY;

/// From the beginning of a small contest to the opening of the next.
const OPENS: i64 = 7 * DAY;

fn tour_of(game: &'static str) -> ContestOpening<'static> {
    ContestOpening {
        game,
        ..cup(ContestKind::Tour)
    }
}

async fn new_tour(game: &'static str) -> (TempDir, Host) {
    let (folder, host) = new_host().await;
    host.open_contest(&tour_of(game), at(0)).await.unwrap();
    run(&host, 0).await;
    (folder, host)
}

async fn tour(host: &Host) -> TourView {
    view(host).await.tour.unwrap()
}

/// A small contest, from 1 on.
async fn small(host: &Host, nth: usize) -> Contest {
    tour(host).await.contests[nth - 1].clone()
}

/// These people say that they play in a small contest.
async fn join_small(host: &Host, nth: usize, people: impl IntoIterator<Item = i64>, now: i64) {
    let id = small(host, nth).await.id;
    for person in people {
        host.join_contest(id, UserId(person), at(now))
            .await
            .unwrap();
    }
}

/// The first small contest with these people, at its beginning.
async fn first_begun(host: &Host, people: i64) -> Contest {
    join_small(host, 1, 1..=people, 1).await;
    run(host, CALL).await;
    join_small(host, 1, 1..=people, CALL + 1).await;
    run(host, BEGIN).await;
    let first = small(host, 1).await;
    assert_eq!(first.state, ContestState::Running);
    first
}

/// Lets all games of a small contest of meetings end: the smaller number wins.
async fn play(host: &Host, id: ContestId, now: i64) {
    for meeting in &host.store().contest_meetings(id).await.unwrap() {
        for (game, loser) in [(&meeting.first, 2), (&meeting.second, 1)] {
            resign(host, game.as_ref().unwrap(), loser, now).await;
        }
    }
}

/// The people who have joined a small contest, and whether they play.
async fn members(host: &Host, nth: usize) -> Vec<(i64, Option<i64>)> {
    let id = small(host, nth).await.id;
    let members = host.store().contest_members(id).await.unwrap();
    let mut members: Vec<_> = members
        .iter()
        .map(|one| (one.person.0, one.answered))
        .collect();
    members.sort_unstable();
    members
}

#[tokio::test]
async fn every_fourteen_days_another_game_begins_with_those_who_say_that_they_play() {
    let (_folder, host) = new_tour("kumo").await;
    run(&host, 1).await;
    let first = small(&host, 1).await;
    assert_eq!(
        (first.game.as_str(), first.name.as_str(), first.kind),
        ("kumo", "Autumn cup · 1, Kumo", ContestKind::Pairs)
    );
    assert_eq!((first.starts, first.pace), (at(BEGIN), Pace::Fast));
    assert_eq!((first.opener, first.channel), (Some(UserId(99)), HERE));
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Running);
    assert_eq!(tour(&host).await.next, Some(("kumo", at(BEGIN))));
    let first = first_begun(&host, 5).await;
    assert_eq!(
        tour(&host).await.next,
        Some(("kintei", at(BEGIN + BETWEEN)))
    );
    let withdrawn = host.withdraw_from_contest(first.id, UserId(2), at(BEGIN + DAY));
    withdrawn.await.unwrap();
    run(&host, BEGIN + OPENS - 1).await;
    assert_eq!(tour(&host).await.contests.len(), 1, "not yet");
    notes(&host, BEGIN + OPENS).await;
    run(&host, BEGIN + OPENS).await;
    let second = small(&host, 2).await;
    assert_eq!(second.game, "kintei");
    assert_eq!(second.starts, at(BEGIN + BETWEEN));
    let carried = [1, 3, 4, 5].map(|person| (person, None));
    assert_eq!(
        members(&host, 2).await,
        carried,
        "who withdrew is not asked"
    );
    let call = CALL + BETWEEN;
    run(&host, call).await;
    let called = [1, 3, 4, 5].map(|person| (person, "call"));
    assert_eq!(notes(&host, call).await, called);
    join_small(&host, 2, [1, 3, 9], call + 1).await;
    let out = host.decline_contest(second.id, UserId(4), at(call + 1));
    out.await.unwrap();
    run(&host, BEGIN + BETWEEN).await;
    let entrants = host.store().contest_entrants(second.id).await.unwrap();
    let people: BTreeSet<_> = entrants.iter().map(|one| one.person.unwrap().0).collect();
    assert_eq!(people, [1, 3, 9].into(), "who is silent does not play");
}

#[tokio::test]
async fn with_too_few_people_the_next_one_comes_all_the_same() {
    let (_folder, host) = new_tour("trix").await;
    join_small(&host, 1, 1..=3, 1).await;
    run(&host, CALL).await;
    join_small(&host, 1, 1..=2, CALL + 1).await;
    run(&host, BEGIN).await;
    assert_eq!(small(&host, 1).await.state, ContestState::Few);
    run(&host, BEGIN + OPENS).await;
    let wanted = [(1, None), (2, None)];
    assert_eq!(members(&host, 2).await, wanted, "they are asked again");
    assert_eq!(members(&host, 1).await, []);
    let shown = tour(&host).await;
    assert_eq!((shown.over(), shown.lines.len()), (1, 0));
    assert_eq!(shown.next, Some(("fullend", at(BEGIN + BETWEEN))));
}

#[tokio::test]
async fn points_are_the_share_and_those_for_taking_part_to_the_end() {
    let (_folder, host) = new_tour("kumo").await;
    let first = first_begun(&host, 4).await;
    play(&host, first.id, BEGIN + DAY).await;
    run(&host, BEGIN + DAY).await;
    assert_eq!(small(&host, 1).await.state, ContestState::Over);
    let lines = tour(&host).await.lines;
    let points: Vec<_> = lines
        .iter()
        .map(|line| (line.person.0, line.place, line.points))
        .collect();
    // Three meetings: of twelve half points 12, 8, 4 and 0.
    assert_eq!(points, [(1, 1, 130), (2, 2, 97), (3, 3, 63), (4, 4, 30)]);
    let mut rng = Rng::seed_from_u64(1);
    let taken = host.take_contest_cards(at(BEGIN + 2 * DAY)).await.unwrap();
    for card in taken.read {
        let shown = host.finish_contest_card(&card, MessageId(5), true, at(BEGIN + 2 * DAY));
        shown.await.unwrap();
    }
    let erased = host.erase_person(UserId(2), &mut rng, at(BEGIN + 3 * DAY));
    erased.await.unwrap();
    assert!(view(&host).await.contest.shown.is_some(), "its card is old");
    let lines = tour(&host).await.lines;
    let people: Vec<_> = lines.iter().map(|line| line.person.0).collect();
    assert_eq!(people, [1, 3, 4]);
}

#[tokio::test]
async fn who_is_struck_gets_nothing_and_who_withdraws_late_keeps_the_share() {
    let (_folder, host) = new_tour("kumo").await;
    let first = first_begun(&host, 4).await;
    let away = host.withdraw_from_contest(first.id, UserId(4), at(BEGIN + 1));
    away.await.unwrap();
    play(&host, first.id, BEGIN + DAY).await;
    let late = host.withdraw_from_contest(first.id, UserId(3), at(BEGIN + DAY));
    late.await.unwrap();
    run(&host, BEGIN + DAY).await;
    let lines = tour(&host).await.lines;
    let points: Vec<_> = lines
        .iter()
        .map(|line| (line.person.0, line.points))
        .collect();
    // The meetings with the fourth do not count: of eight half points 8, 4 and 0.
    assert_eq!(points, [(1, 130), (2, 80), (3, 0)]);
}

#[tokio::test]
async fn more_than_ten_play_rounds() {
    let (_folder, host) = new_tour("kumo").await;
    let first = first_begun(&host, 11).await;
    assert_eq!(first.kind, ContestKind::Swiss);
    run(&host, BEGIN + OPENS).await;
    assert_eq!(small(&host, 2).await.kind, ContestKind::Swiss);
    run(&host, CALL + BETWEEN).await;
    join_small(&host, 2, 1..=8, CALL + BETWEEN + 1).await;
    run(&host, BEGIN + BETWEEN).await;
    let second = small(&host, 2).await;
    assert_eq!(
        (second.state, second.kind),
        (ContestState::Running, ContestKind::Pairs)
    );
}

#[tokio::test]
async fn its_opener_stops_it_and_what_is_open_goes_on() {
    let (_folder, host) = new_tour("kumo").await;
    let first = first_begun(&host, 3).await;
    run(&host, BEGIN + OPENS).await;
    let now = BEGIN + OPENS + DAY;
    let stop = async |person, now| host.stop_contest(CUP, (person, false), at(now)).await;
    is_bad(stop(ADA, now).await, &BadContest::NotYours);
    stop(UserId(99), now).await.unwrap();
    is_bad(stop(UserId(99), now).await, &BadContest::Ended);
    assert_eq!(
        tour(&host).await.next,
        Some(("kintei", at(BEGIN + BETWEEN)))
    );
    play(&host, first.id, now).await;
    for day in 0..40 {
        run(&host, now + day * DAY).await;
    }
    let shown = tour(&host).await;
    assert_eq!(shown.contests.len(), 2, "no further one is opened");
    assert_eq!((shown.over(), shown.next), (2, None));
    assert_eq!(shown.lines.len(), 3, "what was played counts");
    assert_eq!(view(&host).await.contest.state, ContestState::Stopped);
}

#[tokio::test]
async fn after_a_year_it_is_over() {
    let (_folder, host) = new_tour("prosterno").await;
    let last = BEGIN + 25 * BETWEEN;
    for day in 0..=(last / DAY) {
        assert_eq!(view(&host).await.contest.state, ContestState::Running);
        run(&host, day * DAY).await;
    }
    run(&host, last + 1).await;
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    let contests = shown.tour.unwrap().contests;
    assert_eq!(contests.len() as i64, CONTESTS_OF_TOUR);
    let games: Vec<_> = contests.iter().map(|one| one.game.as_str()).collect();
    assert_eq!(
        games[..4],
        ["prosterno", "basileus", "kudosu", "quadrangle"]
    );
    assert_eq!(games[15], "prosterno");
    assert_eq!(games.iter().collect::<BTreeSet<_>>().len(), 15);
    assert_eq!(contests[25].starts, at(last));
    let kinds = |game| contests[games.iter().position(|one| *one == game).unwrap()].kind;
    assert_eq!(kinds("mindoku"), ContestKind::Together);
    let again = host
        .stop_contest(CUP, (UserId(99), false), at(last + 2))
        .await;
    is_bad(again, &BadContest::Ended);
}

#[tokio::test]
async fn its_small_contests_leave_room_for_those_that_people_open() {
    let (_folder, host) = new_tour("kumo").await;
    for (id, name) in (100..).zip(["a", "b", "c", "d", "e", "f", "g", "h", "i"]) {
        let other = ContestOpening {
            id: ContestId(id),
            name,
            ..cup(ContestKind::Pairs)
        };
        host.open_contest(&other, at(1)).await.unwrap();
    }
    assert_eq!(host.contests_of(CLUB).await.unwrap().len(), 11);
    let eleventh = ContestOpening {
        id: ContestId(200),
        name: "k",
        ..cup(ContestKind::Pairs)
    };
    is_bad(
        host.open_contest(&eleventh, at(1)).await,
        &BadContest::TooMany,
    );
}

#[tokio::test]
async fn a_tour_has_neither_rounds_nor_a_final_nor_another_pace() {
    let (_folder, host) = new_host().await;
    let changed = |change: &dyn Fn(&mut ContestOpening<'static>)| {
        let mut opening = tour_of("kumo");
        change(&mut opening);
        opening
    };
    for (opening, bad) in [
        (changed(&|one| one.rounds = Some(4)), BadContest::Rounds),
        (
            changed(&|one| one.finalists = FinalSize::Two),
            BadContest::NoFinal,
        ),
        (
            changed(&|one| one.pace = Pace::Normal),
            BadContest::TourPace,
        ),
        (changed(&|one| one.days = 1), BadContest::Days),
    ] {
        is_bad(host.open_contest(&opening, at(0)).await, &bad);
    }
    host.open_contest(&tour_of("kumo"), at(0)).await.unwrap();
    is_bad(
        host.join_contest(CUP, ADA, at(1)).await,
        &BadContest::Closed,
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_that_die_and_two_at_once_open_each_small_contest_once() {
    let folder = engine::folder();
    let [one, other] = two(&folder).await;
    one.open_contest(&tour_of("kumo"), at(0)).await.unwrap();
    for nth in 1..=5 {
        let contests = tour(&one).await.contests;
        let mut now = contests.last().map_or(0, |last| last.starts.0 + OPENS);
        for kill in 0..20 {
            let (mut rng, mut other_rng) = (Rng::seed_from_u64(kill), Rng::seed_from_u64(99));
            let work = async {
                let late = at(now + 61_000);
                tokio::join!(
                    one.run_contests(&mut rng, at(now)),
                    other.run_contests(&mut other_rng, late)
                )
            };
            // Dropped at any of its steps; its transaction is rolled back.
            let _ = tokio::time::timeout(Duration::from_micros(200 * kill), work).await;
            now += 122_000;
        }
        run(&one, now).await;
        run(&one, now + 61_000).await;
        let numbers: Vec<_> = tour(&one)
            .await
            .contests
            .iter()
            .map(|one| one.nth)
            .collect();
        assert_eq!(numbers, (1..=nth).map(Some).collect::<Vec<_>>());
        for day in 1..=7 {
            run(&one, now + day * DAY + HOUR).await;
        }
        assert_eq!(small(&one, nth as usize).await.state, ContestState::Few);
    }
}

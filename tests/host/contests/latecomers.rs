//! Latecomers, who take the place of one who has withdrawn.

use super::*;

async fn take(host: &Host, person: i64, now: i64) -> Result<Vec<UserId>, Error> {
    host.take_place(CUP, UserId(person), at(now)).await
}

/// The rivals of a person, by their numbers, in meetings that take place.
async fn rivals(host: &Host, number: i64) -> Vec<i64> {
    let meetings = view(host).await.group.unwrap().meetings.into_iter();
    let own = meetings.filter(|one| [one.one, one.other].contains(&number) && !one.blocked);
    let mut rivals: Vec<i64> = own.map(|one| one.one + one.other - number).collect();
    rivals.sort_unstable();
    rivals
}

#[tokio::test]
async fn a_latecomer_of_pairs_meets_all_others() {
    let (_folder, host) = new_host().await;
    host.block(UserId(20), UserId(6), at(0)).await.unwrap();
    begun(&host, ContestKind::Pairs, 6).await;
    let now = BEGIN + HOUR;
    is_bad(take(&host, 20, now).await, &BadContest::NoPlace);
    is_bad(take(&host, 3, now).await, &BadContest::In);
    host.withdraw_from_contest(CUP, ADA, at(now)).await.unwrap();
    assert!(view(&host).await.has_place);
    is_bad(take(&host, 1, now).await, &BadContest::WasIn);
    let blocked = take(&host, 20, now).await.unwrap();
    assert_eq!(blocked, [UserId(6)]);
    is_bad(take(&host, 20, now).await, &BadContest::In);
    is_bad(take(&host, 21, now).await, &BadContest::NoPlace);
    assert!(!view(&host).await.has_place);
    run(&host, now).await;
    assert_eq!(rivals(&host, 7).await, [2, 3, 4, 5], "6 is blocked");
    let group = view(&host).await.group.unwrap();
    let mut rounds: Vec<_> = group
        .meetings
        .iter()
        .map(|one| (one.round, one.one))
        .collect();
    rounds.sort_unstable();
    rounds.dedup();
    assert_eq!(
        rounds.len(),
        group.meetings.len(),
        "nobody is twice in a round"
    );
    let mut now = now;
    while view(&host).await.contest.state == ContestState::Running {
        now += 1;
        for id in running(&host).await {
            resign(&host, &id, 2, now).await;
        }
        run(&host, now).await;
    }
    let group = view(&host).await.group.unwrap();
    let points: Vec<(i64, i64)> = group
        .ranked()
        .map(|(one, line)| (one.entrant, line.points))
        .collect();
    // Every meeting was 1:1: four of the latecomer and of 6, five of the others, none of hers.
    let of = |number: i64| points.iter().find(|one| one.0 == number).unwrap().1;
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(of), [0, 10, 10, 10, 10, 8, 8]);
    is_bad(take(&host, 22, now).await, &BadContest::NoPlace);
}

#[tokio::test]
async fn a_place_is_free_until_a_game_of_the_one_who_left_has_ended() {
    let (_folder, host) = new_host().await;
    begun(&host, ContestKind::Pairs, 6).await;
    host.withdraw_from_contest(CUP, ADA, at(BEGIN))
        .await
        .unwrap();
    host.withdraw_from_contest(CUP, BRUNO, at(BEGIN))
        .await
        .unwrap();
    let group = view(&host).await.group.unwrap();
    let number = entrant(&host, 1).await.entrant;
    let own = group.meetings.iter().find(|one| {
        one.first.is_some()
            && [one.one, one.other].contains(&number)
            && ![one.one, one.other].contains(&2)
    });
    resign(&host, own.unwrap().first.as_ref().unwrap(), 1, BEGIN + 1).await;
    assert!(view(&host).await.has_place, "that of the other");
    take(&host, 20, BEGIN + 2).await.unwrap();
    is_bad(take(&host, 21, BEGIN + 2).await, &BadContest::NoPlace);
    assert_eq!(rivals(&host, 7).await, [3, 4, 5, 6]);
    // A latecomer's place is free in turn, and their successor meets all who are left.
    host.withdraw_from_contest(CUP, UserId(20), at(BEGIN + 3))
        .await
        .unwrap();
    take(&host, 21, BEGIN + 4).await.unwrap();
    assert_eq!(rivals(&host, 8).await, [3, 4, 5, 6]);
    assert_eq!(rivals(&host, 7).await, [0; 0], "none of theirs had begun");
}

#[tokio::test]
async fn a_latecomer_of_a_swiss_contest_plays_from_the_next_round_on() {
    let (_folder, host) = new_host().await;
    begun(&host, ContestKind::Swiss, 8).await;
    host.withdraw_from_contest(CUP, ADA, at(BEGIN))
        .await
        .unwrap();
    take(&host, 20, BEGIN + 1).await.unwrap();
    run(&host, BEGIN + 1).await;
    assert_eq!(rivals(&host, 9).await, [0; 0]);
    let mut now = BEGIN + 1;
    for round in 2..=4 {
        now += 1;
        for id in running(&host).await {
            resign(&host, &id, 2, now).await;
        }
        run(&host, now).await;
        assert_eq!(view(&host).await.contest.round, round);
        assert_eq!(rivals(&host, 9).await.len() as i64, round - 1);
        run(&host, now).await;
    }
    host.withdraw_from_contest(CUP, UserId(20), at(now))
        .await
        .unwrap();
    assert!(
        !view(&host).await.has_place,
        "games of theirs have ended, and no round follows"
    );
}

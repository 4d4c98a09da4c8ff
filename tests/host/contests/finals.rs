//! Finals of contests.

use tavolino::host::{Final, Reason};

use super::*;

async fn last(host: &Host) -> Final {
    view(host).await.last.unwrap()
}

/// Ends all games that run: the smaller number of the contest or of its final wins, unless
/// `turned` has the place of the meeting, where each seat 1 wins.
async fn end_all(host: &Host, now: i64, turned: &[i64]) {
    let of_final = host.store().final_meetings(CUP).await.unwrap();
    let meetings = if of_final.is_empty() {
        view(host).await.group.unwrap().meetings
    } else {
        of_final
    };
    for meeting in meetings {
        let games = [
            (meeting.first, meeting.first_state, 2),
            (meeting.second, meeting.second_state, 1),
        ];
        for (id, state, loser) in games {
            if state == Some(State::Running) {
                let loser = if turned.contains(&meeting.nth) {
                    2
                } else {
                    loser
                };
                resign(host, &id.unwrap(), loser, now).await;
            }
        }
    }
}

/// A contest of pairs with this final, all of whose own games are over: the person with the smaller
/// number has won each. The instant.
async fn decided(host: &Host, finalists: FinalSize, people: i64) -> i64 {
    let opening = ContestOpening {
        finalists,
        game: "kintei",
        ..cup(ContestKind::Pairs)
    };
    begun_as(host, &opening, people).await;
    let mut now = BEGIN;
    loop {
        end_all(host, now, &[]).await;
        now += 1;
        run(host, now).await;
        let contest = view(host).await.contest;
        if contest.state == ContestState::Over || contest.final_round > 0 {
            return now;
        }
    }
}

/// The winners of the meetings so far, from 1 on, and why.
async fn winners(host: &Host) -> Vec<Option<(usize, Reason)>> {
    let meetings = last(host).await.meetings.into_iter();
    let winners = meetings.map(|one| one.winner.map(|(person, why)| (person + 1, why)));
    winners.collect()
}

/// The people of the final with their places.
async fn places(host: &Host) -> Vec<(i64, Option<i64>)> {
    let people = last(host).await.people.into_iter();
    let places = people.map(|one| (one.person.map_or(0, |person| person.0), one.place));
    places.collect()
}

/// Stores turns of both seats of a match.
async fn turns(folder: &TempDir, id: &MatchId, count: usize) {
    for number in 0..count {
        let (number, seat) = (number + 100, number % 2 + 1);
        let sql = format!(
            "insert into events (match_id, number, seat, kind, data, at) values ('{id}', {number}, {seat}, 'turn', '{{}}', 1)"
        );
        write(folder, sql).await;
    }
}

#[tokio::test]
async fn the_best_four_play_semi_finals_and_a_final_and_the_standing_stays() {
    let (folder, host) = new_host().await;
    let now = decided(&host, FinalSize::Four, 6).await;
    let before = view(&host).await;
    let contest = &before.contest;
    assert_eq!(
        (contest.state, contest.final_round),
        (ContestState::Running, 1)
    );
    assert_eq!(contest.ends, Some(at(now + 22 * DAY)), "as a round");
    let entrants = &before.group.as_ref().unwrap().entrants;
    assert!(entrants.iter().all(|one| one.place == Some(one.entrant)));
    run(&host, now).await;
    let semi: Vec<_> = last(&host)
        .await
        .meetings
        .iter()
        .map(|one| one.people)
        .collect();
    assert_eq!(semi, [[0, 3], [1, 2]]);
    // Of 1 and 4 each wins a game from seat 1, and 4 needs fewer turns.
    end_all(&host, now + 1, &[1]).await;
    let of_semi = host.store().final_meetings(CUP).await.unwrap();
    turns(&folder, of_semi[0].first.as_ref().unwrap(), 9).await;
    turns(&folder, of_semi[0].second.as_ref().unwrap(), 7).await;
    run(&host, now + 2).await;
    let won = [Some((4, Reason::Turns)), Some((2, Reason::Points)), None];
    assert_eq!(winners(&host).await, won);
    assert_eq!(view(&host).await.contest.final_round, 2);
    let is_bad_for = async |person| {
        let withdrawn = host
            .withdraw_from_contest(CUP, UserId(person), at(now + 3))
            .await;
        is_bad(withdrawn, &BadContest::NotPlaying);
    };
    is_bad_for(5).await;
    host.withdraw_from_contest(CUP, UserId(2), at(now + 3))
        .await
        .unwrap();
    is_bad_for(2).await;
    run(&host, now + 3).await;
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    assert_eq!(winners(&host).await[2], Some((4, Reason::Absence)));
    let expected = [(1, Some(3)), (2, Some(2)), (3, Some(4)), (4, Some(1))];
    assert_eq!(places(&host).await, expected);
    let [one, other] = [before.group, shown.group].map(Option::unwrap);
    assert_eq!(one.lines, other.lines, "the standing stays what it was");
    assert_eq!(one.entrants, other.entrants);
    // It counts as a withdrawal from the contest.
    let exported = host.store().export_person(UserId(2)).await.unwrap();
    assert_eq!(exported["contest_entrants"][0]["final_withdrawn"], "absent");
}

#[tokio::test]
async fn who_has_blocked_another_does_not_meet_them_in_a_final() {
    let (_folder, host) = new_host().await;
    host.block(UserId(2), UserId(1), at(0)).await.unwrap();
    let now = decided(&host, FinalSize::Two, 5).await;
    run(&host, now).await;
    let standing: Vec<_> = view(&host)
        .await
        .group
        .unwrap()
        .ranked()
        .filter_map(|(one, _)| one.person)
        .collect();
    let people: Vec<i64> = places(&host).await.into_iter().map(|one| one.0).collect();
    assert_eq!(
        people,
        [standing[0].0, standing[2].0],
        "the next one moves up"
    );
}

#[tokio::test]
async fn where_too_few_are_left_two_play_or_nobody() {
    for (gone, people) in [(0, 4), (1, 2), (2, 2), (3, 0), (4, 0)] {
        let (_folder, host) = new_host().await;
        let opening = ContestOpening {
            finalists: FinalSize::Four,
            ..cup(ContestKind::Pairs)
        };
        begun_as(&host, &opening, 4).await;
        end_all(&host, BEGIN, &[]).await;
        for person in 1..=gone {
            let withdrawn = host
                .withdraw_from_contest(CUP, UserId(person), at(BEGIN))
                .await;
            withdrawn.unwrap();
        }
        run(&host, BEGIN + 1).await;
        let shown = view(&host).await;
        let count = shown.last.as_ref().map_or(0, |last| last.people.len());
        assert_eq!(count, people, "{gone} have left");
        let is_over = shown.contest.state == ContestState::Over;
        assert_eq!(is_over, people == 0);
    }
}

#[tokio::test]
async fn a_final_ends_at_its_deadlines_and_who_is_silent_is_withdrawn() {
    let (folder, host) = new_host().await;
    let now = decided(&host, FinalSize::Four, 4).await;
    run(&host, now).await;
    notes(&host, now).await;
    let of_semi = host.store().final_meetings(CUP).await.unwrap();
    // No vacation catches whose time runs out.
    let without = host.change_preferences(
        ADA,
        |preferences| {
            preferences.net = false;
            Ok(())
        },
        at(now),
    );
    without.await.unwrap();
    let first: Vec<MatchId> = of_semi[0].first.iter().cloned().collect();
    run_out(&folder, &host, &first, now + HOUR).await;
    run(&host, now + HOUR).await;
    assert_eq!(notes(&host, now + HOUR).await, [(1, "lost")]);
    run(&host, now + HOUR + 49 * HOUR).await;
    assert_eq!(winners(&host).await, [Some((4, Reason::Absence)), None]);
    // Nobody has played a turn in the other one: all is judged, each a win for seat 2.
    for _ in 0..2 {
        run(&host, now + 22 * DAY + HOUR).await;
    }
    assert_eq!(winners(&host).await[1], Some((2, Reason::Place)));
    let second = now + 22 * DAY + HOUR;
    assert_eq!(view(&host).await.contest.ends, Some(at(second + 22 * DAY)));
    let mut rng = Rng::seed_from_u64(1);
    let erased = host.erase_person(UserId(2), &mut rng, at(second + 1)).await;
    erased.unwrap();
    run(&host, second + 2).await;
    assert_eq!(view(&host).await.contest.state, ContestState::Over);
    let expected = [(1, Some(3)), (0, Some(2)), (3, Some(4)), (4, Some(1))];
    assert_eq!(places(&host).await, expected);
}

#[tokio::test]
async fn a_contest_says_when_it_is_likely_to_end() {
    let (_folder, host) = new_host().await;
    let opening = ContestOpening {
        finalists: FinalSize::Two,
        ..cup(ContestKind::Pairs)
    };
    let until = async |now: i64| {
        let shown = host.estimated(view(&host).await, at(now)).await;
        shown.unwrap().until.map(|until| until.0 / DAY)
    };
    host.open_contest(&opening, at(0)).await.unwrap();
    assert_eq!(until(0).await, None, "nobody has joined");
    join(&host, 1..=6, 1).await;
    let planned = until(1).await.unwrap();
    run(&host, CALL).await;
    join(&host, 1..=6, CALL + 1).await;
    run(&host, BEGIN).await;
    let begun = until(BEGIN).await.unwrap();
    assert!(planned.abs_diff(begun) <= 3, "{planned} {begun}");
    assert!(until(BEGIN + 9 * DAY).await.unwrap() >= begun - 3);
    end_all(&host, BEGIN + DAY, &[]).await;
    run(&host, BEGIN + DAY).await;
    assert!(until(BEGIN + DAY).await.unwrap() < begun, "it goes faster");
    end_all(&host, BEGIN + 2 * DAY, &[]).await;
    run(&host, BEGIN + 2 * DAY).await;
    let of_final = until(BEGIN + 2 * DAY).await.unwrap();
    assert!((12..=35).contains(&of_final), "{of_final}");
    host.stop_contest(CUP, (UserId(99), false), at(BEGIN + 3 * DAY))
        .await
        .unwrap();
    assert_eq!(until(BEGIN + 3 * DAY).await, None);
}

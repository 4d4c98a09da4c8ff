//! Contests of tables for three and more: their points, withdrawals, blocks and judgements.

use tavolino::host::{Record, TableGroup};

use super::*;

fn chasm() -> ContestOpening<'static> {
    ContestOpening {
        game: "chasm",
        ..cup(ContestKind::Tables)
    }
}

pub(super) async fn group(host: &Host) -> TableGroup {
    view(host).await.tables.unwrap()
}

/// The people of a match.
pub(super) fn people_of(record: &Record) -> impl Iterator<Item = UserId> {
    (1..=record.table.seats).filter_map(|seat| record.person_at(Seat(seat)))
}

/// Ends a match: its seats resign, the last one first.
pub(super) async fn end(host: &Host, id: &MatchId, now: i64) {
    let record = host.look(id).await.unwrap();
    for seat in (1..=record.table.seats).rev() {
        let actor = Actor::Computer(Seat(seat));
        // Once one is left it is over.
        host.act(id, actor, Command::Leave, None, at(now))
            .await
            .ok();
    }
    assert_eq!(host.look(id).await.unwrap().row.state, State::Over);
}

/// Ends a round, and begins the next one.
async fn end_round(host: &Host, now: i64) {
    for id in running(host).await {
        end(host, &id, now).await;
    }
    run(host, now).await;
}

#[tokio::test]
async fn seven_people_play_four_rounds_at_tables_of_four_and_three() {
    let (_folder, host) = new_host().await;
    begun_as(&host, &chasm(), 7).await;
    let contest = view(&host).await.contest;
    assert_eq!(
        (contest.kind, contest.round, contest.rounds),
        (ContestKind::Tables, 1, Some(4))
    );
    let mut now = BEGIN;
    for round in 1..=4 {
        let shown = view(&host).await;
        assert_eq!(
            (shown.contest.round, shown.contest.state),
            (round, ContestState::Running)
        );
        let ids = running(&host).await;
        let mut seats = Vec::new();
        for id in &ids {
            let record = host.look(id).await.unwrap();
            assert_eq!((record.row.channel, record.row.pace), (HERE, Pace::Fast));
            assert!(!record.is_meeting());
            seats.push(record.table.seats);
        }
        assert_eq!(seats, [4, 3], "all tables of a round at once");
        now += HOUR;
        end_round(&host, now).await;
    }
    let shown = view(&host).await;
    assert_eq!(shown.contest.state, ContestState::Over);
    let group = shown.tables.unwrap();
    assert_eq!(group.tables.len(), 8);
    // A table of four gives two points, one of three one and a half.
    let points: i64 = group.lines.iter().map(|line| line.points).sum();
    assert_eq!(points, 4 * (240 + 180));
    let places: Vec<_> = group
        .ranked()
        .map(|(one, line)| (one.place, line.place as i64))
        .collect();
    assert!(places.iter().all(|(stored, place)| *stored == Some(*place)));
    assert!(group.lines[0].firsts > 0);
}

/// A contest of Chasm of these people whose four rounds have ended, and the final begun.
async fn in_final(host: &Host, people: i64) -> i64 {
    let opening = ContestOpening {
        finalists: FinalSize::Four,
        ..chasm()
    };
    begun_as(host, &opening, people).await;
    let mut now = BEGIN;
    for _ in 1..=4 {
        now += HOUR;
        end_round(host, now).await;
    }
    now
}

/// The people at the tables of the final, in the order of their seats.
async fn at_final(host: &Host) -> Vec<Vec<UserId>> {
    let mut tables = Vec::new();
    for id in running(host).await {
        let record = host.look(&id).await.unwrap();
        tables.push(people_of(&record).collect());
    }
    tables
}

#[tokio::test]
async fn the_best_four_play_two_games_at_one_table_with_the_seats_reversed() {
    let (_folder, host) = new_host().await;
    let now = in_final(&host, 7).await;
    let before = view(&host).await;
    assert_eq!(
        (before.contest.state, before.contest.final_round),
        (ContestState::Running, 1)
    );
    assert_eq!(
        before.contest.ends,
        Some(at(now + 39 * DAY)),
        "as a round of tables of four has"
    );
    let (group, last) = before.last_table().unwrap();
    assert!(!last.is_over);
    let best = group
        .ranked()
        .take(4)
        .map(|(one, _)| one.person.unwrap())
        .collect::<Vec<_>>();
    let reversed: Vec<UserId> = best.iter().rev().copied().collect();
    let mut expected = vec![best.clone(), reversed];
    let mut tables = at_final(&host).await;
    expected.sort();
    tables.sort();
    assert_eq!(tables, expected);
    let standing = group.lines.clone();
    // The seats resign, the last one first: each game is won by its first seat.
    end_round(&host, now + HOUR).await;
    let after = view(&host).await;
    assert_eq!(after.contest.state, ContestState::Over);
    let (group, last) = after.last_table().unwrap();
    assert_eq!(group.lines, standing, "the standing stays as it was");
    // Each is as often before the others as behind them, so the places before count.
    let points: Vec<_> = last
        .people
        .iter()
        .map(|one| (one.line, one.points))
        .collect();
    assert_eq!(points, [(0, 120), (1, 120), (2, 120), (3, 120)]);
    let places: Vec<_> = group.ranked().map(|(one, _)| one.place).collect();
    assert_eq!(places[..4], [1, 2, 3, 4].map(Some));
    assert!(places[4..].iter().all(|place| *place >= Some(5)));
}

#[tokio::test]
async fn a_final_at_a_table_leaves_out_who_has_withdrawn_and_of_two_with_a_block_one() {
    let (_folder, host) = new_host().await;
    let opening = ContestOpening {
        finalists: FinalSize::Four,
        ..chasm()
    };
    begun_as(&host, &opening, 7).await;
    let mut now = BEGIN;
    for _ in 1..=3 {
        now += HOUR;
        end_round(&host, now).await;
    }
    for id in running(&host).await {
        end(&host, &id, now + HOUR).await;
    }
    let ranked: Vec<UserId> = group(&host)
        .await
        .ranked()
        .map(|(one, _)| one.person.unwrap())
        .collect();
    host.withdraw_from_contest(CUP, ranked[0], at(now + HOUR))
        .await
        .unwrap();
    host.block(ranked[1], ranked[2], at(now + HOUR))
        .await
        .unwrap();
    run(&host, now + HOUR).await;
    let mut own = at_final(&host).await.remove(0);
    own.sort();
    let mut expected = vec![ranked[1], ranked[3], ranked[4], ranked[5]];
    expected.sort();
    assert_eq!(own, expected);
}

#[tokio::test]
async fn who_withdraws_is_paired_no_more_and_blocked_people_do_not_sit_together() {
    let (_folder, host) = new_host().await;
    for (one, other) in [(2, 3), (5, 6)] {
        host.block(UserId(one), UserId(other), at(0)).await.unwrap();
    }
    begun_as(&host, &chasm(), 8).await;
    let mut now = BEGIN + HOUR;
    host.withdraw_from_contest(CUP, UserId(8), at(now))
        .await
        .unwrap();
    let again = host.withdraw_from_contest(CUP, UserId(8), at(now)).await;
    is_bad(again, &BadContest::NotPlaying);
    for round in 1..=4 {
        assert_eq!(view(&host).await.contest.round, round);
        let mut people = BTreeSet::new();
        for id in running(&host).await {
            let record = host.look(&id).await.unwrap();
            let own: Vec<i64> = people_of(&record).map(|person| person.0).collect();
            assert!(
                own.iter().all(|person| people.insert(*person)),
                "once a round"
            );
            for pair in [[2, 3], [5, 6]] {
                assert!(!pair.iter().all(|one| own.contains(one)), "{own:?}");
            }
        }
        assert_eq!(people.contains(&8), round == 1);
        now += HOUR;
        end_round(&host, now).await;
    }
    let group = group(&host).await;
    let (last, line) = group.ranked().last().unwrap();
    assert_eq!(
        (last.person, line.place, line.points),
        (Some(UserId(8)), 8, 0)
    );
    assert_eq!(last.withdrawn.map(<&str>::from), Some("struck"));
}

#[tokio::test]
async fn where_a_block_cannot_be_avoided_one_has_no_seat_and_half_a_point() {
    let (_folder, host) = new_host().await;
    host.block(UserId(2), UserId(3), at(0)).await.unwrap();
    begun_as(&host, &chasm(), 4).await;
    let mut free = BTreeSet::new();
    let mut now = BEGIN;
    for _ in 1..=4 {
        let ids = running(&host).await;
        let record = host.look(&ids[0]).await.unwrap();
        assert_eq!((ids.len(), record.table.seats), (1, 3));
        let shown = group(&host).await;
        let one = shown.seats.iter().rfind(|seat| seat.free).unwrap();
        assert_eq!(one.seat, None);
        free.insert(one.entrant);
        now += HOUR;
        end_round(&host, now).await;
    }
    assert_eq!(free.len(), 2, "not always the same");
    let points: i64 = group(&host)
        .await
        .lines
        .iter()
        .map(|line| line.points)
        .sum();
    assert_eq!(points, 4 * (180 + 60));
}

#[tokio::test]
async fn a_game_that_has_not_ended_at_the_deadline_is_judged_and_not_rated() {
    let (_folder, host) = new_host().await;
    begun_as(&host, &chasm(), 3).await;
    let contest = view(&host).await.contest;
    // A day for each of three seats, and half a day for each of 60 turns.
    assert_eq!(contest.ends, Some(at(BEGIN + 33 * DAY)));
    let id = running(&host).await.remove(0);
    let now = BEGIN + 33 * DAY;
    run(&host, now).await;
    let shown = group(&host).await;
    let judged: Vec<_> = shown.at(1).map(|one| one.judged).collect();
    assert_eq!(
        judged,
        [Some(3), Some(1), Some(1)],
        "the first kept all waiting"
    );
    assert!(!host.look(&id).await.unwrap().row.rated);
    assert_eq!(view(&host).await.contest.round, 2);
}

#[tokio::test]
async fn what_does_not_suit_tables_is_refused() {
    let (_folder, host) = new_host().await;
    let open = async |opening: ContestOpening<'static>| host.open_contest(&opening, at(0)).await;
    let kumo = cup(ContestKind::Tables);
    is_bad(
        open(kumo).await,
        &BadContest::NotForTables("kumo".to_owned()),
    );
    for (rounds, fits) in [(2, false), (3, true), (6, false)] {
        let opening = ContestOpening {
            rounds: Some(rounds),
            ..chasm()
        };
        let opened = open(opening).await;
        assert_eq!(opened.is_ok(), fits, "{opened:?}");
    }
    let members = view(&host).await;
    assert_eq!(
        (members.contest.rounds, members.contest.kind),
        (Some(3), ContestKind::Tables)
    );
}

#[tokio::test]
async fn who_loses_by_time_at_a_table_is_asked() {
    let (folder, host) = new_host().await;
    begun_as(&host, &chasm(), 4).await;
    notes(&host, BEGIN).await;
    let id = running(&host).await.remove(0);
    run_out(&folder, &host, std::slice::from_ref(&id), BEGIN + HOUR).await;
    run(&host, BEGIN + 7 * HOUR).await;
    let first = host.look(&id).await.unwrap().person_at(Seat(1)).unwrap();
    assert_eq!(notes(&host, BEGIN + 7 * HOUR).await, [(first.0, "lost")]);
    assert_eq!(running(&host).await, [id], "the others play on");
    run(&host, BEGIN + 3 * DAY).await;
    let silent = group(&host).await;
    let silent = silent.entrants.iter().find(|one| one.person == Some(first));
    assert_eq!(silent.unwrap().withdrawn.map(<&str>::from), Some("struck"));
}

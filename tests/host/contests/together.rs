//! Two processes at once, and processes that die.

use std::sync::Arc;
use std::time::Duration;

use tavolino::host::SeriesMeeting;

use super::*;

/// Two processes on one database; on a file one process twice.
pub(super) async fn two(folder: &TempDir) -> [Arc<Host>; 2] {
    let one = Arc::new(host(folder).await);
    let other = if engine::is_server() {
        Arc::new(host(folder).await)
    } else {
        Arc::clone(&one)
    };
    [one, other]
}

/// The meetings of the contest and of its final; none of one of tables.
async fn meetings(host: &Host) -> Vec<SeriesMeeting> {
    let group = view(host).await.group;
    let mut meetings = group.map(|group| group.meetings).unwrap_or_default();
    meetings.extend(host.store().final_meetings(CUP).await.unwrap());
    meetings
}

/// The pairs of all rounds, by the numbers of both, and the byes, then those of the final; of
/// tables the people, by round and table.
async fn pairings(host: &Host) -> Vec<(i64, i64, i64)> {
    let shown = view(host).await;
    if let Some(group) = shown.tables {
        let tables = group.tables.iter();
        let all = tables.flat_map(|table| {
            group
                .at(table.nth)
                .map(|seat| (table.round, table.nth, seat.entrant))
        });
        return all.collect();
    }
    let meetings = meetings(host).await;
    let mut all: Vec<_> = meetings
        .iter()
        .map(|one| (one.round, one.one, one.other))
        .collect();
    let byes = host.store().contest_byes(CUP).await.unwrap();
    all.extend(byes.iter().map(|bye| (bye.round, bye.entrant, 0)));
    all
}

/// Every meeting has begun, and each match was started once, with its call.
async fn must_be_once(host: &Host, folder: &TempDir) {
    let shown = view(host).await;
    let games: Vec<bool> = match &shown.tables {
        Some(group) => group
            .tables
            .iter()
            .map(|one| one.match_id.is_some())
            .collect(),
        None => meetings(host)
            .await
            .iter()
            .flat_map(|one| [&one.first, &one.second])
            .map(Option::is_some)
            .collect(),
    };
    let pool = engine::pool(folder.path()).await;
    let matches: i64 = sqlx::query_scalar("select count(*) from matches")
        .fetch_one(&pool)
        .await
        .unwrap();
    // The end of a match is a call as well, of another event.
    let calls =
        sqlx::query_scalar("select count(distinct match_id) from notices where kind = 'ping'");
    let calls: i64 = calls.fetch_one(&pool).await.unwrap();
    let twice = "select count(*) from (select 1 as one from notices where kind = 'ping'
        group by match_id, number having count(*) > 1) twice";
    let twice: i64 = sqlx::query_scalar(twice).fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert!(games.iter().all(|has_begun| *has_begun));
    assert_eq!(matches, games.len() as i64);
    assert_eq!(
        (calls, twice),
        (matches, 0),
        "each was started with its call, once"
    );
}

/// Ends all games of a round: the smaller number wins.
async fn end_round(host: &Host, now: i64) {
    if view(host).await.tables.is_some() {
        for id in running(host).await {
            tables::end(host, &id, now).await;
        }
        return;
    }
    for meeting in &meetings(host).await {
        for (id, state, loser) in [
            (&meeting.first, meeting.first_state, 2),
            (&meeting.second, meeting.second_state, 1),
        ] {
            if state == Some(State::Running) {
                resign(host, id.as_ref().unwrap(), loser, now).await;
            }
        }
    }
}

/// The pairings of three rounds of eleven people and of their final; `step` takes the steps between
/// two rounds.
async fn three_rounds(
    host: &Host,
    folder: &TempDir,
    kind: ContestKind,
    step: impl AsyncFn(&Host, i64) -> i64,
) -> Vec<(i64, i64, i64)> {
    let opening = ContestOpening {
        rounds: Some(3),
        finalists: if kind.has_tables() {
            FinalSize::None
        } else {
            FinalSize::Four
        },
        game: if kind.has_tables() { "chasm" } else { "kumo" },
        ..cup(kind)
    };
    begun_as(host, &opening, 11).await;
    let mut now = BEGIN;
    // After the last round of Swiss pairs come the semi-finals and the final.
    let steps = if kind.has_tables() { 2 } else { 4 };
    for _ in 0..steps {
        end_round(host, now).await;
        now = step(host, now + 1).await;
        must_be_once(host, folder).await;
    }
    pairings(host).await
}

/// The pairings of a process that is killed again and again, beside those of one that lives.
async fn dies_and_lives(kind: ContestKind) -> [Vec<(i64, i64, i64)>; 2] {
    let calm = engine::folder();
    let [host, _] = two(&calm).await;
    let expected = three_rounds(&host, &calm, kind, async |host, now| {
        run(host, now).await;
        now
    });
    let expected = expected.await;
    let folder = engine::folder();
    let [host, _] = two(&folder).await;
    let found = three_rounds(&host, &folder, kind, async |host, mut now| {
        for kill in 0..100 {
            let mut rng = Rng::seed_from_u64(kill);
            let work = host.run_contests(&mut rng, at(now));
            // Dropped at any of its steps; its transaction is rolled back.
            let _ = tokio::time::timeout(Duration::from_micros(150 * kill), work).await;
            now += 61_000;
        }
        run(host, now).await;
        now
    });
    [expected, found.await]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_dies_at_any_instant_pairs_as_one_that_lives() {
    let [expected, found] = dies_and_lives(ContestKind::Swiss).await;
    assert_eq!(expected.len(), 21, "three rounds and a final");
    assert_eq!(found, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_the_same_though_a_process_dies_at_any_instant() {
    let [expected, found] = dies_and_lives(ContestKind::Tables).await;
    assert_eq!(
        expected.len(),
        33,
        "each of eleven people in each of three rounds"
    );
    assert_eq!(found, expected);
}

/// The pairings of two processes at once.
async fn both_pair(kind: ContestKind) -> Vec<(i64, i64, i64)> {
    let folder = engine::folder();
    let [one, other] = two(&folder).await;
    let found = three_rounds(&one, &folder, kind, async |host, now| {
        // The second comes when the first no longer keeps the contest from it.
        let late = now + 61_000;
        let (mut rng, mut other_rng) = (Rng::seed_from_u64(1), Rng::seed_from_u64(2));
        let (first, second) = tokio::join!(host.run_contests(&mut rng, at(now)), async {
            tokio::time::sleep(Duration::from_millis(3)).await;
            other.run_contests(&mut other_rng, at(late)).await
        });
        // What a busy file refuses is tried again.
        drop((first, second));
        run(&other, late + 61_000).await;
        late + 61_000
    });
    let found = found.await;
    assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len());
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_pair_a_round_once() {
    // Five meetings and a bye in each round, two semi-finals and a final.
    assert_eq!(both_pair(ContestKind::Swiss).await.len(), 21);
    assert_eq!(both_pair(ContestKind::Tables).await.len(), 33);
}

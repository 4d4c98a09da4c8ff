//! Two processes at once, and processes that die.

use std::sync::Arc;
use std::time::Duration;

use super::*;

const GAME: &str = "kumo";

/// Two processes on one database; on a file one process twice.
async fn two(folder: &TempDir) -> [Arc<Host>; 2] {
    let one = Arc::new(host(folder).await);
    let other = if engine::is_server() {
        Arc::new(host(folder).await)
    } else {
        Arc::clone(&one)
    };
    [one, other]
}

/// Every person once in one group, every meeting with its own two matches.
async fn must_be_once(host: &Host, folder: &TempDir, people: usize) {
    let shown = view(host, GAME).await;
    assert_eq!(shown.league.season, 1);
    let entrants: Vec<_> = shown
        .groups
        .iter()
        .flat_map(|group| &group.entrants)
        .collect();
    assert_eq!(entrants.len(), people);
    let meetings: Vec<_> = shown
        .groups
        .iter()
        .flat_map(|group| &group.meetings)
        .collect();
    let begun = meetings
        .iter()
        .filter(|meeting| meeting.first.is_some())
        .count();
    let pool = engine::pool(folder.path()).await;
    let matches: i64 = sqlx::query_scalar("select count(*) from matches")
        .fetch_one(&pool)
        .await
        .unwrap();
    let calls = sqlx::query_scalar("select count(*) from notices where kind = 'ping'");
    let calls: i64 = calls.fetch_one(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(
        matches,
        2 * begun as i64,
        "each match belongs to one meeting"
    );
    assert_eq!(calls, matches, "each was started with its call, once");
    for group in &shown.groups {
        let per_person = |entrant: i64| {
            let own = group
                .meetings
                .iter()
                .filter(|one| one.first.is_some() && [one.one, one.other].contains(&entrant));
            own.count()
        };
        assert!(
            group
                .entrants
                .iter()
                .all(|one| per_person(one.entrant) == 3)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_begin_a_season_once() {
    let folder = engine::folder();
    let [one, other] = two(&folder).await;
    open(&one, GAME, 0).await;
    join(&one, GAME, 1..=12, 1).await;
    run(&one, 2).await;
    let now = 3 * DAY;
    // The second comes when the first no longer keeps the league from it.
    let late = now + 61_000;
    let (mut rng, mut other_rng) = (Rng::seed_from_u64(1), Rng::seed_from_u64(2));
    let (first, second) = tokio::join!(one.run_leagues(&mut rng, at(now)), async {
        tokio::time::sleep(Duration::from_millis(3)).await;
        other.run_leagues(&mut other_rng, at(late)).await
    });
    // What a busy file refuses is tried again.
    drop((first, second));
    run(&other, late + 61_000).await;
    must_be_once(&one, &folder, 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_dies_at_any_instant_leaves_a_season_that_the_next_one_completes() {
    let folder = engine::folder();
    let [host, _] = two(&folder).await;
    open(&host, GAME, 0).await;
    join(&host, GAME, 1..=12, 1).await;
    run(&host, 2).await;
    let mut now = 3 * DAY;
    for kill in 0..100 {
        let mut rng = Rng::seed_from_u64(kill);
        let work = host.run_leagues(&mut rng, at(now));
        // Dropped at any of its steps; its transaction is rolled back.
        let _ = tokio::time::timeout(Duration::from_micros(150 * kill), work).await;
        now += 61_000;
    }
    run(&host, now).await;
    must_be_once(&host, &folder, 12).await;
}

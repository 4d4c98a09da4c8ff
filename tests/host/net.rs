//! The vacation that begins by itself where time would run out.

use tavolino::host::{Pace, Shard, TableNews, YEARLY_VACATION};

use super::clocks::started;
use super::*;

/// Ada and Bruno have finished a match.
async fn regulars(host: &Host) {
    let id = running(host, "kintei", 900).await;
    say(host, &id, ADA, 901, "a1 b2", 10).await;
    let left = host.act(&id, by(BRUNO, 902), Command::Leave, None, at(11));
    left.await.unwrap();
}

async fn goes_on(host: &Host, hour: i64) {
    let failed = host.run_due(Shard::WHOLE, at_hour(hour)).await.unwrap();
    assert!(failed.is_empty());
}

/// The people whose vacation the table of a match is to read of.
async fn news(host: &Host, id: &MatchId) -> Vec<UserId> {
    let pending = host.outbox().pending(id).await.unwrap().into_iter();
    let news = pending.filter(|notice| notice.table_news() == Some(TableNews::Net));
    news.filter_map(|notice| notice.audience.person()).collect()
}

#[tokio::test]
async fn it_lasts_three_days_leaves_an_hour_and_comes_once() {
    let (_folder, host) = new_host().await;
    regulars(&host).await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let other = started(&host, opening("kintei", 2), &[BRUNO]).await;
    say(&host, &other, ADA, 3, "a1 b2", 10 * HOUR).await;
    goes_on(&host, 72).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.away(Seat(1)), Some(at_hour(72 + 72)));
    assert_eq!(news(&host, &id).await, [ADA]);
    assert!(news(&host, &other).await.is_empty(), "it waits for Bruno");
    let allowance = host.allowance(ADA, at_hour(100)).await.unwrap();
    let days = std::time::Duration::from_hours(3 * 24);
    assert_eq!(allowance.left, YEARLY_VACATION.checked_sub(days).unwrap());
    goes_on(&host, 144).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.deadline(Seat(1)), Some(at_hour(145)));
    goes_on(&host, 145).await;
    assert_eq!(host.look(&id).await.unwrap().row.state, State::Over);
}

#[tokio::test]
async fn who_does_not_want_it_or_never_finished_a_match_runs_out_of_time_and_live_matches_do() {
    let (_folder, host) = new_host().await;
    let new = started(&host, opening("kintei", 1), &[BRUNO]).await;
    goes_on(&host, 72).await;
    assert_eq!(host.look(&new).await.unwrap().row.state, State::Over);
    regulars(&host).await;
    let wanted = host.change_preferences(
        ADA,
        |preferences| {
            preferences.net = false;
            Ok(())
        },
        at_hour(73),
    );
    wanted.await.unwrap();
    let mut rng = Rng::seed_from_u64(4);
    let refused = host
        .open(opening("kintei", 2), &mut rng, at_hour(73))
        .await
        .unwrap();
    host.join(refused.id(), BRUNO, &mut rng, at_hour(73))
        .await
        .unwrap();
    goes_on(&host, 73 + 72).await;
    assert_eq!(
        host.look(refused.id()).await.unwrap().row.state,
        State::Over
    );
    let live = Opening {
        pace: Pace::Live,
        by: BRUNO,
        ..opening("kintei", 3)
    };
    let live = host.open(live, &mut rng, at_hour(150)).await.unwrap();
    host.join(live.id(), ADA, &mut rng, at_hour(150))
        .await
        .unwrap();
    goes_on(&host, 151).await;
    assert_eq!(host.look(live.id()).await.unwrap().row.state, State::Over);
}

//! Matches that this program cannot replay: stored unchanged, and continued by one that can.

use std::time::Duration;
use tavolino::host::Shard;

use super::clocks::started;
use super::*;

/// Makes a match look like one opened under newer rules.
async fn under_rules(folder: &TempDir, id: &MatchId, rules: u32) {
    write(
        folder,
        format!("update matches set rules = {rules} where id = '{id}'"),
    )
    .await;
}

#[tokio::test]
async fn rolling_back_and_forward_again_loses_nothing() {
    let folder = engine::folder();
    let (id, lobby, warned, before) = {
        let host = host(&folder).await;
        host.resume(Shard::WHOLE, Timestamp(0)).await.unwrap();
        let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
        let command = Command::Say("a1 b2");
        host.act(&id, by(ADA, 5), command, None, Timestamp(HOUR))
            .await
            .unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let lobby = host
            .open(opening("kintei", 2), &mut rng, Timestamp(HOUR))
            .await
            .unwrap();
        let unhurried = Opening {
            pace: Pace::None,
            ..opening("kintei", 3)
        };
        let warned = started(&host, unhurried, &[BRUNO]).await;
        host.heartbeat(Shard::WHOLE, Timestamp(2 * HOUR))
            .await
            .unwrap();
        let before = (
            host.outbox().pending(&id).await.unwrap(),
            host.look(&id).await.unwrap(),
        );
        host.store().close().await;
        (id, lobby.id().clone(), warned, before)
    };
    let all = [&id, &lobby, &warned];
    for id in all {
        under_rules(&folder, id, 99).await;
    }
    // An older program does not know those rules. It runs for twenty days, and is started twice.
    for day in [0, 10] {
        let host = host(&folder).await;
        let now = Timestamp(2 * HOUR + day * DAY);
        host.resume(Shard::WHOLE, now).await.unwrap();
        let found = host.inspect(now).await.unwrap();
        assert!(found.back.is_empty());
        let looked = host.look(&lobby).await;
        assert!(matches!(
            looked,
            Err(Error::Broken(..) | Error::Refused(Refusal::Aside))
        ));
        let aside = host.findings().await.unwrap().aside;
        assert_eq!(aside.len(), 3);
        assert!(
            aside
                .iter()
                .all(|(_, why)| why == "rules version 99 is unknown"),
            "{aside:?}"
        );
        let mut beat = now;
        while beat < Timestamp(now.0 + 10 * DAY) {
            beat = beat.after(Duration::from_hours(12));
            // Every heartbeat but the last is missed: all that time is given back.
            host.heartbeat(Shard::WHOLE, beat).await.unwrap();
            assert!(host.run_due(Shard::WHOLE, beat).await.unwrap().is_empty());
            assert!(
                host.outbox().due(beat, 100, &[]).await.unwrap().is_empty(),
                "nothing is told"
            );
            assert!(host.store().inbox(ADA).await.unwrap().is_empty());
        }
        host.store().close().await;
    }
    for id in all {
        under_rules(&folder, id, 1).await;
    }
    let forward = Timestamp(2 * HOUR + 20 * DAY);
    let host = host(&folder).await;
    host.resume(Shard::WHOLE, forward).await.unwrap();
    let found = host.inspect(forward).await.unwrap();
    assert_eq!(found.back.len(), 3);
    assert!(host.findings().await.unwrap().is_empty());
    let after = host.look(&id).await.unwrap();
    let left = |record: &tavolino::host::Record, now: Timestamp| {
        let seat = record.to_act().first().unwrap();
        record.deadline(seat).unwrap().0 - now.0
    };
    assert_eq!(
        left(&after, forward),
        left(&before.1, Timestamp(2 * HOUR)),
        "the clock stood still"
    );
    let pending = host.outbox().pending(&id).await.unwrap();
    for notice in &before.0 {
        let kept = pending.iter().find(|other| other.id == notice.id).unwrap();
        assert!(kept.due <= forward, "what was to be told is told");
        assert_eq!((kept.kind, kept.number), (notice.kind, notice.number));
    }
    let turn = host.act(&id, by(BRUNO, 6), Command::Say("a3 a5 b4"), None, forward);
    assert_eq!(turn.await.unwrap().row.number, 2, "it is played on");
    // Lobbies and matches without clocks get the lost time back too.
    let rests = Timestamp(forward.0 + 20 * DAY);
    assert!(host.run_due(Shard::WHOLE, rests).await.unwrap().is_empty());
    assert_eq!(host.look(&lobby).await.unwrap().row.state, State::Lobby);
    assert!(host.look(&warned).await.unwrap().row.warned.is_none());
    let ends = Timestamp(forward.0 + 31 * DAY);
    host.run_due(Shard::WHOLE, ends).await.unwrap();
    assert_eq!(host.look(&lobby).await.unwrap().row.state, State::Cancelled);
    assert!(host.look(&warned).await.unwrap().row.warned.is_some());
}

#[tokio::test]
async fn somebody_who_was_erased_meanwhile_has_left_when_it_goes_on() {
    let (folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    under_rules(&folder, &id, 99).await;
    assert_eq!(host.inspect(Timestamp(10)).await.unwrap().aside.len(), 1);
    let mut rng = Rng::seed_from_u64(1);
    host.erase_person(ADA, &mut rng, Timestamp(20))
        .await
        .unwrap();
    under_rules(&folder, &id, 1).await;
    assert_eq!(host.inspect(Timestamp(30)).await.unwrap().back.len(), 1);
    let record = host.look(&id).await.unwrap();
    assert_eq!(
        (record.row.state, record.person_at(Seat(1))),
        (State::Over, None)
    );
}

#[tokio::test]
async fn somebody_who_went_away_meanwhile_is_away_when_it_goes_on() {
    let folder = engine::folder();
    let first = host(&folder).await;
    first.resume(Shard::WHOLE, Timestamp(0)).await.unwrap();
    let id = started(&first, opening("kintei", 1), &[BRUNO]).await;
    first
        .heartbeat(Shard::WHOLE, Timestamp(10_000))
        .await
        .unwrap();
    under_rules(&folder, &id, 99).await;
    assert_eq!(
        first.inspect(Timestamp(10_000)).await.unwrap().aside.len(),
        1
    );
    first.go_away(ADA, None, Timestamp(20_000)).await.unwrap();
    under_rules(&folder, &id, 1).await;
    let found = first.inspect(Timestamp(30_000)).await.unwrap();
    assert_eq!(found.back.first(), Some(&id));
    let record = first.look(&id).await.unwrap();
    assert!(record.away(Seat(1)).is_some());
    assert_eq!(record.deadline(Seat(1)), None, "the clock stands still");
}

//! Players who are gone: who left the server, or lost two turns in a row.

use std::sync::Arc;

use tavolino::host::{LobbyNews, Pace, Record, Shard, TableNews};

use super::clocks::started;
use super::*;

const DAWID: UserId = UserId(4);

async fn look(host: &Host, id: &MatchId) -> Arc<Record> {
    host.look(id).await.unwrap()
}

/// The news for the table that are to be posted.
async fn news(host: &Host, id: &MatchId) -> Vec<(TableNews, Option<UserId>)> {
    let pending = host.outbox().pending(id).await.unwrap().into_iter();
    let news = pending.filter_map(|one| Some((one.table_news()?, one.audience.person())));
    news.collect()
}

#[tokio::test]
async fn the_others_are_asked_once_and_leave_a_departed_player_a_day() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let record = look(&host, &id).await;
    let limits = async |by, hour| host.limit_wait(&record, Seat(1), by, at_hour(hour)).await;
    assert!(limits(BRUNO, 1).await.is_err(), "nobody was asked");
    for hour in [2, 3] {
        host.note_departed(&record, ADA, at_hour(hour))
            .await
            .unwrap();
    }
    assert_eq!(news(&host, &id).await, [(TableNews::Departed, Some(ADA))]);
    assert!(limits(CHIARA, 4).await.is_err(), "she does not play");
    limits(BRUNO, 4).await.unwrap();
    assert_eq!(look(&host, &id).await.deadline(Seat(1)), Some(at_hour(28)));
    limits(BRUNO, 5).await.unwrap();
    assert_eq!(
        look(&host, &id).await.deadline(Seat(1)),
        Some(at_hour(28)),
        "once"
    );
    host.run_due(Shard::WHOLE, at_hour(28)).await.unwrap();
    assert_eq!(look(&host, &id).await.row.state, State::Over);
}

#[tokio::test]
async fn a_seat_without_a_clock_gets_one_until_its_turn_and_a_substitute_takes_it() {
    let (_folder, host) = new_host().await;
    let slow = Opening {
        pace: Pace::None,
        ..opening("kintei", 1)
    };
    let id = started(&host, slow, &[BRUNO]).await;
    let record = look(&host, &id).await;
    host.note_departed(&record, ADA, at_hour(1)).await.unwrap();
    host.limit_wait(&record, Seat(1), BRUNO, at_hour(2))
        .await
        .unwrap();
    assert_eq!(look(&host, &id).await.deadline(Seat(1)), Some(at_hour(26)));
    say(&host, &id, ADA, 7, "a1 b2", 3 * HOUR).await;
    let record = look(&host, &id).await;
    let limits = host.limit_wait(&record, Seat(1), BRUNO, at_hour(4)).await;
    assert!(limits.is_err(), "it is Bruno's turn");
    let by_bruno = (BRUNO, InteractionId(9));
    let finds = host.find_substitute(&record, Seat(1), by_bruno, at_hour(5));
    finds.await.unwrap();
    let taken = host.act(
        &id,
        by(DAWID, 10),
        Command::TakeSeat(Seat(1)),
        None,
        at_hour(6),
    );
    assert_eq!(taken.await.unwrap().person_at(Seat(1)), Some(DAWID));
    let record = look(&host, &id).await;
    let by_dawid = (DAWID, InteractionId(11));
    let finds = host.find_substitute(&record, Seat(2), by_dawid, at_hour(7));
    assert!(finds.await.is_err(), "Bruno is here");
}

#[tokio::test]
async fn after_two_lost_turns_in_a_row_a_seat_waits_two_hours_without_a_call() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("mindoku", 1), &[BRUNO]).await;
    let goes_on = async |hour| {
        assert!(
            host.run_due(Shard::WHOLE, at_hour(hour))
                .await
                .unwrap()
                .is_empty()
        );
    };
    let plays = async |person: UserId, hour: i64| {
        let record = look(&host, &id).await;
        let seat = record.seat_of(person).unwrap();
        let turn = record.board.as_ref().unwrap().turns(seat)[0].clone();
        play(&host, &id, person, &turn, hour).await;
    };
    goes_on(72).await;
    plays(BRUNO, 73).await;
    assert!(news(&host, &id).await.is_empty());
    goes_on(73 + 24).await;
    assert_eq!(news(&host, &id).await, [(TableNews::LostTurns, Some(ADA))]);
    let pending = host.outbox().pending(&id).await.unwrap().into_iter();
    let direct = pending.filter(|notice| notice.news() == Some(LobbyNews::LostTurns));
    assert_eq!(direct.count(), 1);
    plays(BRUNO, 98).await;
    assert_eq!(look(&host, &id).await.deadline(Seat(1)), Some(at_hour(100)));
    let mut pending = host.outbox().pending(&id).await.unwrap().into_iter();
    let ping = pending.rfind(|notice| notice.kind == NoticeKind::Ping);
    assert!(ping.unwrap().is_named_only(1), "no call");
    goes_on(99).await;
    let pending = host.outbox().pending(&id).await.unwrap().into_iter();
    let reminders = pending.filter(|notice| notice.kind == NoticeKind::Remind);
    assert_eq!(reminders.count(), 0, "no reminder");
    // Who plays again has their time again.
    plays(ADA, 99).await;
    plays(BRUNO, 100).await;
    let deadline = look(&host, &id).await.deadline(Seat(1)).unwrap();
    assert!(deadline > at_hour(120), "{deadline:?}");
    assert_eq!(news(&host, &id).await.len(), 1);
}

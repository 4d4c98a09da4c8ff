//! Notices that are postponed, given up, and requested again.

use tavolino::host::{Audience, Living, LivingKind, MessageId};

use super::*;

/// The mention of the first turn, if it is due by `now`.
async fn ping(host: &Host, now: i64) -> Option<tavolino::host::Notice> {
    let due = host.outbox().due(Timestamp(now), 100, &[]).await.unwrap();
    due.into_iter()
        .find(|notice| notice.kind == NoticeKind::Ping)
}

#[tokio::test]
async fn what_is_put_off_comes_when_its_time_has_come_and_knows_how_often_it_was_tried() {
    let (_folder, host) = new_host().await;
    running(&host, "kintei", 1).await;
    let mut now = 10;
    for tries in 0..12 {
        let notice = ping(&host, now).await.unwrap();
        assert_eq!(notice.tries, tries);
        let due = now + (500 << tries);
        host.outbox()
            .put_off(&[&notice], Timestamp(due))
            .await
            .unwrap();
        assert_eq!(ping(&host, due - 1).await, None, "it rests");
        now = due;
    }
    assert!(host.findings().await.unwrap().is_empty(), "it goes on");
}

#[tokio::test]
async fn what_was_given_up_is_found_and_sent_once_when_asked_for() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let notice = ping(&host, 10).await.unwrap();
    host.outbox()
        .put_off(&[&notice], Timestamp(10))
        .await
        .unwrap();
    let refused = [(&notice, Receipt::Refused)];
    host.outbox().finish(&refused, Timestamp(10)).await.unwrap();
    assert_eq!(ping(&host, i64::MAX).await, None, "nobody tries it");
    let found = host.findings().await.unwrap().refused;
    let found: Vec<_> = (found.iter())
        .map(|one| (&one.match_id, one.number, one.kind, one.tries))
        .collect();
    assert_eq!(found, [(&id, 0, NoticeKind::Ping, 1)]);

    assert_eq!(host.retry_all(Timestamp(20)).await.unwrap(), 1);
    assert_eq!(
        host.retry_all(Timestamp(20)).await.unwrap(),
        0,
        "it is asked"
    );
    assert!(host.findings().await.unwrap().is_empty());
    assert_eq!(ping(&host, 19).await, None);
    let again = ping(&host, 20).await.unwrap();
    assert_eq!((again.id, again.tries), (notice.id, 0), "the same nonce");
    // A receipt of the first attempt no longer counts.
    host.outbox().finish(&refused, Timestamp(21)).await.unwrap();
    assert_eq!(ping(&host, 21).await.as_ref(), Some(&again));
    let done = [(&again, Receipt::Delivered)];
    host.outbox().finish(&done, Timestamp(22)).await.unwrap();
    assert_eq!(ping(&host, i64::MAX).await, None);
    assert_eq!(host.retry_all(Timestamp(23)).await.unwrap(), 0);
}

#[tokio::test]
async fn what_is_written_down_late_takes_the_place_of_nothing_newer() {
    let (_folder, host) = new_host().await;
    let id = running(&host, "kintei", 1).await;
    let (kind, table) = (LivingKind::Ping, Audience::Table);
    let living = |number, message| Living {
        channel: HERE,
        message: MessageId(message),
        number,
    };
    for (number, message, stays) in [(2, 12, 12), (1, 11, 12), (2, 13, 13), (3, 14, 14)] {
        let shown = host
            .outbox()
            .shown(&id, kind, table, living(number, message));
        shown.await.unwrap();
        let found = host
            .outbox()
            .living(&id, kind, table)
            .await
            .unwrap()
            .unwrap();
        assert_eq!(found.message, MessageId(stays), "of event {number}");
    }
}

//! Daily digests in the place of mentions: whom a turn mentions, and which process sends a digest
//! when.

use std::time::Duration;

use tavolino::host::{DailyMessage, DueDigest, Notice, Pace};

use super::clocks::started;
use super::*;

async fn wants_digest(host: &Host, person: UserId, time: &str) {
    host.set_daily_message(
        person,
        DailyMessage::Digest,
        Some(time),
        Some("UTC"),
        at_hour(0),
    )
    .await
    .unwrap();
}

/// The newest ping of a match.
async fn ping(host: &Host, id: &MatchId) -> Notice {
    let pending = host.outbox().pending(id).await.unwrap();
    let mut pings = pending
        .into_iter()
        .filter(|notice| notice.kind == NoticeKind::Ping);
    pings.next_back().unwrap()
}

async fn taken(host: &Host, now: Timestamp) -> Vec<DueDigest> {
    host.take_digests(now).await.unwrap().read
}

#[tokio::test]
async fn a_turn_names_whoever_has_a_digest_and_mentions_the_others() {
    let (_folder, host) = new_host().await;
    wants_digest(&host, BRUNO, "23:00").await;
    let fast = Opening {
        pace: Pace::Fast,
        ..opening("kintei", 1)
    };
    let id = started(&host, fast, &[BRUNO]).await;
    assert!(!ping(&host, &id).await.is_named_only(1), "Ada has none");
    play(&host, &id, ADA, "a1 b2", 1).await;
    assert!(ping(&host, &id).await.is_named_only(2), "it comes in time");
    // An hour is left, and 12 for the turn.
    play(&host, &id, BRUNO, "c2 a5 b4", 24).await;
    let board = host.look(&id).await.unwrap().board.clone().unwrap();
    play(&host, &id, ADA, &board.turns(Seat(1))[0], 25).await;
    let ends = host.look(&id).await.unwrap().deadline(Seat(2));
    assert_eq!(
        ends,
        Some(at_hour(38)),
        "the next digest comes nine hours later"
    );
    assert!(!ping(&host, &id).await.is_named_only(2));
}

#[tokio::test]
async fn in_a_live_game_everybody_is_mentioned() {
    let (_folder, host) = new_host().await;
    wants_digest(&host, ADA, "8:00").await;
    let live = Opening {
        pace: Pace::Live,
        ..opening("kintei", 1)
    };
    let id = started(&host, live, &[BRUNO]).await;
    assert!(!ping(&host, &id).await.is_named_only(1));
    let none = Opening {
        pace: Pace::None,
        ..opening("kintei", 2)
    };
    let id = started(&host, none, &[BRUNO]).await;
    assert!(ping(&host, &id).await.is_named_only(1));
}

#[tokio::test]
async fn one_process_sends_a_digest_and_another_where_that_one_dies() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    wants_digest(&here, BRUNO, "8:00").await;
    assert!(taken(&here, at_hour(7)).await.is_empty());
    let first = taken(&here, at_hour(8)).await;
    let [digest] = first[..] else {
        panic!("{first:?}")
    };
    assert_eq!((digest.person, digest.due), (BRUNO, at_hour(8)));
    assert!(taken(&there, at_hour(8)).await.is_empty(), "it is kept");
    let later = Timestamp(at_hour(8).0 + 60_000);
    assert_eq!(taken(&there, later).await, first, "the first one died");
    there.finish_digest(digest, later).await.unwrap();
    assert!(taken(&here, at_hour(31)).await.is_empty());
    // The first one was only slow: that changes nothing.
    here.finish_digest(digest, at_hour(31)).await.unwrap();
    let (one, other) = tokio::join!(taken(&here, at_hour(32)), taken(&there, at_hour(32)));
    let both = [one, other].concat();
    assert_eq!(both.len(), 1, "{both:?}");
    assert_eq!(both[0].due, at_hour(32));
}

#[tokio::test]
async fn a_digest_lists_what_waits_and_nothing_on_vacation() {
    let (_folder, host) = new_host().await;
    let first = running(&host, "kintei", 1).await;
    let second = running(&host, "trix", 2).await;
    let listed = async || {
        let lines = host.digest(ADA).await.unwrap();
        let mut listed: Vec<MatchId> = lines.into_iter().map(|line| line.id).collect();
        listed.sort();
        listed
    };
    let mut both = vec![first.clone(), second.clone()];
    both.sort();
    assert_eq!(listed().await, both);
    play(&host, &first, ADA, "a1 b2", 1).await;
    assert_eq!(listed().await, [second]);
    let two_days = Some(Duration::from_hours(48));
    host.go_away(ADA, two_days, at_hour(1)).await.unwrap();
    assert!(listed().await.is_empty());
}

#[tokio::test]
async fn a_digest_that_cannot_be_sent_goes_off_and_is_told_once() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    wants_digest(&here, ADA, "8:00").await;
    let id = running(&here, "kintei", 1).await;
    assert!(ping(&here, &id).await.is_named_only(1));
    let digest = taken(&here, at_hour(8)).await[0];
    here.lose_digest(digest, at_hour(8)).await.unwrap();
    here.lose_digest(digest, at_hour(8)).await.unwrap();
    assert!(!ping(&here, &id).await.is_named_only(1), "now it mentions");
    let preferences = here.store().preferences(ADA).await.unwrap();
    assert_eq!(preferences.digest, None);
    assert!(taken(&here, at_hour(80)).await.is_empty());
    for host in [&here, &there] {
        host.read_lost_digests().await.unwrap();
    }
    assert!(there.tell_of_lost_digest(ADA).await.unwrap());
    assert!(!here.tell_of_lost_digest(ADA).await.unwrap(), "told there");
    assert!(!there.tell_of_lost_digest(BRUNO).await.unwrap());
}

#[tokio::test]
async fn a_digest_is_exported_erased_and_refused_without_a_zone() {
    let (_folder, host) = new_host().await;
    running(&host, "kintei", 1).await;
    let set = async |time, zone| {
        let message = DailyMessage::Digest;
        host.set_daily_message(ADA, message, time, zone, at_hour(0))
            .await
    };
    for (time, zone) in [("8:00", None), ("soon", Some("UTC")), ("8", Some("Moon"))] {
        let refused = set(Some(time), zone).await;
        assert!(
            matches!(refused, Err(Error::Refused(Refusal::Preference(_)))),
            "{time}: {refused:?}"
        );
    }
    set(Some("8pm"), Some("+1")).await.unwrap();
    let exported = host.store().export_person(ADA).await.unwrap();
    let preferences = &exported["preferences"][0];
    assert_eq!(preferences["digest"], 1200);
    assert_eq!(preferences["digest_due_at"], at_hour(19).to_string());
    set(None, None).await.unwrap();
    assert!(taken(&host, at_hour(100)).await.is_empty());
    set(Some("9:00"), None).await.unwrap();
    assert_eq!(
        taken(&host, at_hour(8)).await[0].due,
        at_hour(8),
        "its zone is kept"
    );
}

//! Reminders at the requested times, each once, and only to people the match waits for.

use tavolino::host::{
    Audience, BadPreference, GuildId, Notice, Pace, Preferences, Receipt, Shard, Way,
};

use super::clocks::started;
use super::*;

/// The hours of a span at which a person was reminded in a match, with the scheduler run every
/// hour.
async fn reminded(
    host: &Host,
    id: &MatchId,
    person: UserId,
    hours: std::ops::RangeInclusive<i64>,
) -> Vec<i64> {
    let mut heard = Vec::new();
    for hour in hours {
        host.run_due(Shard::WHOLE, at_hour(hour)).await.unwrap();
        // A second run, or one after a crash, finds nothing to do.
        host.run_due(Shard::WHOLE, at_hour(hour)).await.unwrap();
        heard.extend(deliver(host, id, person, at_hour(hour)).await);
    }
    heard.iter().map(|at| at.0 / HOUR).collect()
}

/// Delivers a person's reminders; returns the times of those still valid.
async fn deliver(host: &Host, id: &MatchId, person: UserId, now: Timestamp) -> Vec<Timestamp> {
    let mut heard = Vec::new();
    for notice in notices(host, id, NoticeKind::Remind, person).await {
        let settled = match host.reminder(&notice).await.unwrap() {
            Some(_) => {
                heard.push(Timestamp(notice.round));
                Receipt::Delivered
            }
            None => Receipt::Superseded,
        };
        host.outbox()
            .finish(&[(&notice, settled)], now)
            .await
            .unwrap();
    }
    heard
}

/// A person's undelivered notices of one kind.
async fn notices(host: &Host, id: &MatchId, kind: NoticeKind, person: UserId) -> Vec<Notice> {
    let mut pending = host.outbox().pending(id).await.unwrap();
    pending.retain(|notice| notice.kind == kind && notice.audience == Audience::Person(person));
    pending
}

async fn wish(
    host: &Host,
    person: UserId,
    now: i64,
    change: impl Fn(&mut Preferences) + Send + Sync,
) {
    let change = |preferences: &mut Preferences| {
        change(preferences);
        Ok(())
    };
    host.change_preferences(person, change, at_hour(now))
        .await
        .unwrap();
}

#[tokio::test]
async fn at_half_time_and_at_a_tenth_and_anew_each_turn() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(reminded(&host, &id, ADA, 0..=71).await, [36, 65]);
    assert!(deliver(&host, &id, BRUNO, at_hour(71)).await.is_empty());
    play(&host, &id, ADA, "a1 b2", 71).await;
    assert_eq!(reminded(&host, &id, BRUNO, 71..=120).await, [107]);
    assert_eq!(
        deliver(&host, &id, ADA, at_hour(120)).await,
        [],
        "the reminder is taken away, and no other is given"
    );
    // 1 h left, and 24 h for the turn.
    play(&host, &id, BRUNO, "c2 a5 b4", 121).await;
    assert_eq!(reminded(&host, &id, ADA, 121..=146).await, [134, 144]);
}

#[tokio::test]
async fn a_reminder_whose_turn_was_played_is_taken_away_and_never_sent() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    host.run_due(Shard::WHOLE, at_hour(36)).await.unwrap();
    play(&host, &id, ADA, "a1 b2", 37).await;
    let pending = notices(&host, &id, NoticeKind::Remind, ADA).await;
    assert_eq!(pending.len(), 2, "one to send, one to take it away");
    assert!(deliver(&host, &id, ADA, at_hour(37)).await.is_empty());
}

#[tokio::test]
async fn every_so_many_hours_without_a_pace_too_and_off_is_off() {
    let (_folder, host) = new_host().await;
    let none = Opening {
        pace: Pace::None,
        ..opening("kintei", 1)
    };
    let id = started(&host, none, &[BRUNO]).await;
    assert_eq!(
        reminded(&host, &id, ADA, 0..=100).await,
        [0; 0],
        "no clock, no points"
    );
    host.remind_every(ADA, 24, at_hour(100)).await.unwrap();
    assert_eq!(
        reminded(&host, &id, ADA, 100..=150).await,
        [124, 148],
        "counted from when it was asked for, if more has passed"
    );
    host.remind_every(ADA, 0, at_hour(150)).await.unwrap();
    assert_eq!(reminded(&host, &id, ADA, 150..=200).await, [0; 0]);
    let refused = host.remind_every(ADA, 241, at_hour(200)).await;
    assert!(matches!(
        refused,
        Err(Error::Refused(Refusal::Preference(BadPreference::Every {
            most: 240
        })))
    ));
    let timed = started(&host, opening("kintei", 2), &[BRUNO]).await;
    wish(&host, ADA, 0, |preferences| preferences.points = false).await;
    assert_eq!(reminded(&host, &timed, ADA, 0..=71).await, [0; 0]);
}

#[tokio::test]
async fn who_snoozes_hears_no_more_until_their_next_turn() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(reminded(&host, &id, ADA, 0..=40).await, [36]);
    host.snooze(&id, ADA, Some(0), at_hour(40)).await.unwrap();
    let taken_away = notices(&host, &id, NoticeKind::Remind, ADA).await;
    assert_eq!(taken_away.len(), 1);
    assert_eq!(reminded(&host, &id, ADA, 40..=70).await, [0; 0]);
    play(&host, &id, ADA, "a1 b2", 70).await;
    let refused = host.snooze(&id, ADA, None, at_hour(70)).await;
    assert!(matches!(refused, Err(Error::Refused(Refusal::Waiting(..)))));
    let stale = host.snooze(&id, BRUNO, Some(0), at_hour(70)).await;
    assert!(matches!(stale, Err(Error::Refused(Refusal::MovedOn))));
    let stranger = host.snooze(&id, CHIARA, None, at_hour(70)).await;
    assert!(matches!(stranger, Err(Error::Refused(Refusal::NotSeated))));
    play(&host, &id, BRUNO, "c2 a5 b4", 71).await;
    // Half of 26 h.
    assert_eq!(reminded(&host, &id, ADA, 71..=85).await, [84]);
}

#[tokio::test]
async fn time_that_is_given_back_puts_reminders_off_and_repeats_none() {
    let folder = engine::folder();
    let id = {
        let host = host(&folder).await;
        let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
        let due = |tenth: i64| Timestamp(tenth * HOUR / 10);
        // Half of the time is used at 36 h; the program dies shortly before.
        host.heartbeat(Shard::WHOLE, due(355)).await.unwrap();
        host.run_due(Shard::WHOLE, due(355)).await.unwrap();
        id
    };
    let host = host(&folder).await;
    host.resume(Shard::WHOLE, at_hour(100)).await.unwrap();
    host.run_due(Shard::WHOLE, at_hour(100)).await.unwrap();
    assert!(
        deliver(&host, &id, ADA, at_hour(100)).await.is_empty(),
        "it is not half time yet"
    );
    host.run_due(Shard::WHOLE, at_hour(101)).await.unwrap();
    assert_eq!(deliver(&host, &id, ADA, at_hour(101)).await, [at_hour(101)]);
    host.resume(Shard::WHOLE, at_hour(150)).await.unwrap();
    host.run_due(Shard::WHOLE, at_hour(150)).await.unwrap();
    assert!(
        deliver(&host, &id, ADA, at_hour(150)).await.is_empty(),
        "half time was said"
    );
    // 35.5 of the 72 h were used; 64.8 are used at 179.3.
    assert_eq!(reminded(&host, &id, ADA, 150..=184).await, [180]);
}

#[tokio::test]
async fn quiet_hours_are_kept_in_ones_own_time_zone() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    // Half of the time is used at noon of the second day, 21:00 in Tokyo.
    let zone = Some("asia/tokyo");
    let preferences = host
        .set_quiet_hours(ADA, "20:00", "7:00", zone, at_hour(1))
        .await
        .unwrap();
    assert_eq!(preferences.zone.as_deref(), Some("Asia/Tokyo"));
    // 22:00 UTC; a tenth is left at 64.8 h, 1:48 in Tokyo.
    assert_eq!(reminded(&host, &id, ADA, 1..=71).await, [46, 70]);
    for (from, to, zone, bad) in [
        ("25:00", "7:00", None, BadPreference::Time),
        ("22:00", "late", None, BadPreference::Time),
        ("22:00", "22:00", None, BadPreference::AllDay),
        ("22:00", "7:00", Some("Rome, Italy"), BadPreference::Zone),
    ] {
        let refused = host.set_quiet_hours(ADA, from, to, zone, at_hour(71)).await;
        assert!(
            matches!(refused, Err(Error::Refused(Refusal::Preference(why))) if why == bad),
            "{from} {to}"
        );
    }
    assert_eq!(
        host.store().preferences(ADA).await.unwrap(),
        preferences,
        "nothing is changed"
    );
    let nowhere = host
        .set_quiet_hours(BRUNO, "22:00", "7:00", None, at_hour(71))
        .await;
    assert!(matches!(
        nowhere,
        Err(Error::Refused(Refusal::Preference(BadPreference::NoZone)))
    ));
}

#[tokio::test]
async fn a_reminder_that_would_come_too_late_comes_before_the_quiet_hours() {
    let (_folder, host) = new_host().await;
    let fast = Opening {
        pace: Pace::Fast,
        ..opening("kintei", 1)
    };
    // 24 h: a tenth is left at 21:36, and the time is up at midnight.
    let id = started(&host, fast, &[BRUNO]).await;
    host.set_quiet_hours(ADA, "21:00", "23:30", Some("UTC"), at_hour(0))
        .await
        .unwrap();
    host.run_due(Shard::WHOLE, at_hour(12)).await.unwrap();
    deliver(&host, &id, ADA, at_hour(12)).await;
    let minute = |minute: i64| Timestamp(20 * HOUR + minute * 60_000);
    host.run_due(Shard::WHOLE, minute(58)).await.unwrap();
    assert!(deliver(&host, &id, ADA, minute(58)).await.is_empty());
    let late = Timestamp(minute(59).0 + 9_000);
    host.run_due(Shard::WHOLE, late).await.unwrap();
    assert_eq!(deliver(&host, &id, ADA, late).await, [late]);
    assert_eq!(reminded(&host, &id, ADA, 21..=23).await, [0; 0]);
}

#[tokio::test]
async fn whoever_changes_their_mind_is_believed_at_once() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    wish(&host, ADA, 1, |preferences| preferences.points = false).await;
    assert_eq!(reminded(&host, &id, ADA, 1..=40).await, [0; 0]);
    wish(&host, ADA, 40, |preferences| {
        preferences.points = true;
        preferences.way = Way::Dm;
    })
    .await;
    assert_eq!(
        reminded(&host, &id, ADA, 40..=71).await,
        [65],
        "half time is past and is not made up for"
    );
}

#[tokio::test]
async fn who_takes_over_a_seat_is_reminded_and_who_left_it_is_not() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(reminded(&host, &id, ADA, 0..=40).await, [36]);
    host.act(&id, by(ADA, 90), Command::OfferSeat, None, at_hour(40))
        .await
        .unwrap();
    let take = Command::TakeSeat(tavolino_games::game::Seat(1));
    host.act(&id, by(CHIARA, 91), take, None, at_hour(41))
        .await
        .unwrap();
    assert_eq!(
        notices(&host, &id, NoticeKind::Remind, ADA).await.len(),
        1,
        "taken away"
    );
    assert_eq!(reminded(&host, &id, CHIARA, 41..=71).await, [65]);
    assert!(deliver(&host, &id, ADA, at_hour(71)).await.is_empty());
}

#[tokio::test]
async fn who_is_next_is_told_if_they_want_that_and_three_play() {
    let (_folder, host) = new_host().await;
    for person in [ADA, BRUNO, CHIARA] {
        wish(&host, person, 0, |preferences| preferences.next = true).await;
    }
    let entry = games::find("chasm").unwrap();
    let of = |seats, tap| Opening {
        table: entry.info.table(&Options::new(), Some(seats)).unwrap(),
        ..opening("chasm", tap)
    };
    let calls = async |id: &MatchId| {
        let mut pending = host.outbox().pending(id).await.unwrap();
        pending.retain(|notice| notice.kind == NoticeKind::Next);
        let reminders = pending
            .iter()
            .map(|notice| (notice.number, notice.audience.person().unwrap()));
        reminders.collect::<Vec<_>>()
    };
    let three = started(&host, of(3, 1), &[BRUNO, CHIARA]).await;
    assert_eq!(calls(&three).await, [(0, BRUNO)]);
    for (hour, person) in [(1, ADA), (2, BRUNO), (3, CHIARA)] {
        let record = host.look(&three).await.unwrap();
        let seat = record.seat_of(person).unwrap();
        assert_eq!(record.to_act().first(), Some(seat));
        let turn = record.board.as_ref().unwrap().turns(seat)[0].clone();
        play(&host, &three, person, &turn, hour).await;
    }
    assert_eq!(
        calls(&three).await,
        [(0, BRUNO), (1, CHIARA), (2, ADA), (3, BRUNO)]
    );
    host.act(&three, by(CHIARA, 99), Command::Leave, None, at_hour(4))
        .await
        .unwrap();
    assert_eq!(
        calls(&three).await.len(),
        4,
        "of two, the other is always next"
    );
    let two = started(&host, of(2, 2), &[BRUNO]).await;
    assert!(calls(&two).await.is_empty());
}

#[tokio::test]
async fn with_a_digest_only_the_last_reminder_comes_and_only_before_the_next_digest() {
    for (digest, expected) in [
        (None, &[36, 65][..]),
        (Some("8:00"), &[65]),
        (Some("20:00"), &[]),
    ] {
        let (_folder, host) = new_host().await;
        if digest.is_some() {
            let daily = tavolino::host::DailyMessage::Digest;
            host.set_daily_message(ADA, daily, digest, Some("UTC"), at_hour(0))
                .await
                .unwrap();
        }
        let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
        assert_eq!(
            reminded(&host, &id, ADA, 0..=71).await,
            expected,
            "{digest:?}"
        );
    }
}

#[tokio::test]
async fn reminders_of_a_shard_wait_until_it_is_served() {
    let (_folder, host) = new_host().await;
    let elsewhere = Opening {
        guild: Some(GuildId(3 << 22)),
        ..opening("kintei", 1)
    };
    let id = started(&host, elsewhere, &[BRUNO]).await;
    let [first, second] = [0, 1].map(|number| Shard { number, of: 2 });
    host.run_due(first, at_hour(37)).await.unwrap();
    assert!(deliver(&host, &id, ADA, at_hour(37)).await.is_empty());
    host.run_due(second, at_hour(37)).await.unwrap();
    assert_eq!(deliver(&host, &id, ADA, at_hour(37)).await.len(), 1);
}

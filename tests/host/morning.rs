//! Quiet hours: who may be notified, and the morning call, once for all games.

use tavolino::host::{Audience, DailyMessage, Mention, Notice, Pace, Shard};

use super::clocks::started;
use super::*;

/// Sets quiet hours from 22 to 7.
async fn sleeps(host: &Host, person: UserId) {
    host.set_quiet_hours(person, "22", "7", Some("UTC"), at_hour(0))
        .await
        .unwrap();
}

/// Whether a mention of a person in a match notifies them.
async fn is_pinged(host: &Host, id: &MatchId, person: UserId, mention: Mention, hour: i64) -> bool {
    let record = host.look(id).await.unwrap();
    let awake = host.awake(&record, vec![person], mention, at_hour(hour));
    awake.await.unwrap() == [person]
}

/// The morning calls of a person that are not delivered yet, in these matches.
async fn calls(host: &Host, matches: &[&MatchId], person: UserId) -> Vec<Notice> {
    let mut calls = Vec::new();
    for id in matches {
        let pending = host.outbox().pending(id).await.unwrap();
        for notice in pending {
            let is_theirs = notice.audience == Audience::Person(person);
            if !is_theirs || notice.kind != NoticeKind::Remind {
                continue;
            }
            let reminder = host.reminder(&notice).await.unwrap();
            if reminder.is_some_and(|reminder| reminder.morning.is_some()) {
                calls.push(notice);
            }
        }
    }
    calls
}

async fn paced(host: &Host, pace: Pace, interaction: i64) -> MatchId {
    let opening = Opening {
        pace,
        ..opening("kintei", interaction)
    };
    started(host, opening, &[BRUNO]).await
}

#[tokio::test]
async fn quiet_hours_hold_every_mention_but_of_live_games_and_of_time_that_runs_out() {
    let (_folder, host) = new_host().await;
    sleeps(&host, ADA).await;
    let normal = paced(&host, Pace::Normal, 1).await;
    let fast = paced(&host, Pace::Fast, 2).await;
    let live = paced(&host, Pace::Live, 3).await;
    for mention in [Mention::Turn, Mention::Question, Mention::News] {
        assert!(is_pinged(&host, &normal, ADA, mention, 12).await);
        assert!(!is_pinged(&host, &normal, ADA, mention, 23).await);
        assert!(is_pinged(&host, &normal, BRUNO, mention, 23).await);
        assert!(is_pinged(&host, &live, ADA, mention, 23).await);
    }
    // Her 24 hours end at midnight.
    assert!(is_pinged(&host, &fast, ADA, Mention::Turn, 23).await);
    assert!(!is_pinged(&host, &fast, ADA, Mention::Question, 23).await);
}

#[tokio::test]
async fn the_morning_call_is_one_for_all_games_and_all_processes() {
    let folder = engine::folder();
    let (here, there) = (host(&folder).await, host(&folder).await);
    sleeps(&here, ADA).await;
    let first = paced(&here, Pace::None, 1).await;
    let second = paced(&here, Pace::Normal, 2).await;
    assert!(!is_pinged(&here, &first, ADA, Mention::Turn, 23).await);
    assert!(!is_pinged(&there, &second, ADA, Mention::Turn, 24).await);
    let both = [&first, &second];
    here.run_due(Shard::WHOLE, at_hour(30)).await.unwrap();
    assert!(calls(&here, &both, ADA).await.is_empty(), "she sleeps");
    let (one, other) = tokio::join!(
        here.run_due(Shard::WHOLE, at_hour(31)),
        there.run_due(Shard::WHOLE, at_hour(31))
    );
    assert!(one.unwrap().is_empty() && other.unwrap().is_empty());
    let calls = calls(&here, &both, ADA).await;
    let [call] = &calls[..] else {
        panic!("{calls:?}");
    };
    assert_eq!(call.match_id, second, "the one with a deadline");
    let reminder = here.reminder(call).await.unwrap().unwrap();
    let morning = reminder.morning.unwrap();
    assert_eq!((morning.all, morning.is_early), (2, true));
}

#[tokio::test]
async fn no_morning_call_comes_for_news_or_where_nothing_waits_any_more() {
    let (_folder, host) = new_host().await;
    sleeps(&host, ADA).await;
    let id = paced(&host, Pace::Normal, 1).await;
    assert!(!is_pinged(&host, &id, ADA, Mention::News, 23).await);
    host.run_due(Shard::WHOLE, at_hour(31)).await.unwrap();
    assert!(calls(&host, &[&id], ADA).await.is_empty(), "news");
    assert!(!is_pinged(&host, &id, ADA, Mention::Turn, 47).await);
    let turn = Command::Say("a1 b2");
    host.act(&id, by(ADA, 1), turn, None, at_hour(48))
        .await
        .unwrap();
    host.run_due(Shard::WHOLE, at_hour(55)).await.unwrap();
    assert!(calls(&host, &[&id], ADA).await.is_empty(), "she has played");
}

#[tokio::test]
async fn an_invitation_is_called_in_the_morning_where_no_game_waits() {
    let (_folder, host) = new_host().await;
    sleeps(&host, BRUNO).await;
    let inviting = Opening {
        invited: vec![BRUNO],
        ..opening("kintei", 1)
    };
    let mut rng = Rng::seed_from_u64(1);
    let lobby = host.open(inviting, &mut rng, at_hour(0)).await.unwrap();
    assert!(!is_pinged(&host, lobby.id(), BRUNO, Mention::Question, 23).await);
    host.run_due(Shard::WHOLE, at_hour(31)).await.unwrap();
    let pending = host.outbox().pending(lobby.id()).await.unwrap();
    let mut calls = pending
        .iter()
        .filter(|notice| notice.kind == NoticeKind::Remind);
    let call = calls.next().expect("a morning call");
    assert!(host.reminder(call).await.unwrap().is_some());
    host.join(lobby.id(), BRUNO, &mut rng, at_hour(31))
        .await
        .unwrap();
    assert!(
        host.reminder(call).await.unwrap().is_none(),
        "he has joined"
    );
}

#[tokio::test]
async fn a_digest_at_the_end_of_quiet_hours_is_the_morning_call() {
    for (time, expected) in [("7:00", 0), ("7:45", 0), ("12:00", 1)] {
        let (_folder, host) = new_host().await;
        sleeps(&host, ADA).await;
        let id = paced(&host, Pace::Normal, 1).await;
        let digest = DailyMessage::Digest;
        host.set_daily_message(ADA, digest, Some(time), None, at_hour(0))
            .await
            .unwrap();
        assert!(!is_pinged(&host, &id, ADA, Mention::Question, 23).await);
        host.run_due(Shard::WHOLE, at_hour(31)).await.unwrap();
        assert_eq!(calls(&host, &[&id], ADA).await.len(), expected, "{time}");
    }
}

#[tokio::test]
async fn the_morning_call_covers_the_reminders_of_the_night() {
    let (_folder, host) = new_host().await;
    sleeps(&host, ADA).await;
    host.remind_every(ADA, 27, at_hour(0)).await.unwrap();
    let first = paced(&host, Pace::None, 1).await;
    let second = paced(&host, Pace::None, 2).await;
    assert!(!is_pinged(&host, &first, ADA, Mention::Turn, 26).await);
    host.run_due(Shard::WHOLE, at_hour(31)).await.unwrap();
    let reminded = async || {
        let mut count = 0;
        for id in [&first, &second] {
            let pending = host.outbox().pending(id).await.unwrap();
            let is_reminder = |notice: &&Notice| notice.kind == NoticeKind::Remind;
            count += pending.iter().filter(is_reminder).count();
        }
        count
    };
    assert_eq!(reminded().await, 1, "one ping for both");
    // The next ones are counted from it.
    host.run_due(Shard::WHOLE, at_hour(57)).await.unwrap();
    assert_eq!(reminded().await, 1);
    host.run_due(Shard::WHOLE, at_hour(58)).await.unwrap();
    assert_eq!(reminded().await, 3);
}

#[tokio::test]
async fn a_morning_call_that_the_bot_slept_over_waits_for_the_next_morning() {
    let (_folder, host) = new_host().await;
    sleeps(&host, ADA).await;
    let id = paced(&host, Pace::None, 1).await;
    assert!(!is_pinged(&host, &id, ADA, Mention::Turn, 23).await);
    host.run_due(Shard::WHOLE, at_hour(47)).await.unwrap();
    assert!(calls(&host, &[&id], ADA).await.is_empty(), "it is night");
    host.run_due(Shard::WHOLE, at_hour(55)).await.unwrap();
    assert_eq!(calls(&host, &[&id], ADA).await.len(), 1);
}

#[tokio::test]
async fn quiet_hours_that_are_turned_off_end_at_once() {
    let (_folder, host) = new_host().await;
    sleeps(&host, ADA).await;
    let id = paced(&host, Pace::None, 1).await;
    assert!(!is_pinged(&host, &id, ADA, Mention::Turn, 23).await);
    let loud = |preferences: &mut tavolino::host::Preferences| {
        (preferences.quiet_from, preferences.quiet_to) = (None, None);
        Ok(())
    };
    host.change_preferences(ADA, loud, at_hour(24))
        .await
        .unwrap();
    host.run_due(Shard::WHOLE, at_hour(24)).await.unwrap();
    assert_eq!(calls(&host, &[&id], ADA).await.len(), 1);
}

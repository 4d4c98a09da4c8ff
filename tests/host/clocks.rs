//! Clocks that run out unobserved, and lost time given back.

use std::time::Duration;

use tavolino::host::{BadGift, Event, Pace, Repeated, Shard};
use tavolino_games::game::Seat;

use super::*;

/// A running match of Ada, Bruno and as many others as the game needs, started at 0.
pub async fn started(host: &Host, opening: Opening, others: &[UserId]) -> MatchId {
    let mut rng = Rng::seed_from_u64(opening.interaction.0 as u64);
    let opened = host.open(opening, &mut rng, at(0)).await.unwrap();
    for person in others {
        host.join(opened.id(), *person, &mut rng, at(0))
            .await
            .unwrap();
    }
    let record = host.look(opened.id()).await.unwrap();
    assert_eq!(record.row.state, State::Running);
    opened.id().clone()
}

/// The deadlines of a match's seats, in hours.
async fn deadlines(host: &Host, id: &MatchId) -> Vec<Option<i64>> {
    let record = host.look(id).await.unwrap();
    let seats = 1..=record.table.seats;
    let deadline = |seat| record.deadline(Seat(seat)).map(|at| at.0 / HOUR);
    seats.map(deadline).collect()
}

#[tokio::test]
async fn out_of_time_the_seat_leaves_with_nobody_looking() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(deadlines(&host, &id).await, [Some(72), None]);
    say(&host, &id, ADA, 5, "a1 b2", HOUR).await;
    assert_eq!(deadlines(&host, &id).await, [None, Some(73)]);

    host.run_due(Shard::WHOLE, at(73 * HOUR - 1)).await.unwrap();
    assert!(
        host.look(&id).await.unwrap().is_running(),
        "there is still time"
    );
    host.run_due(Shard::WHOLE, at(73 * HOUR)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.row.state, State::Over);
    let last = &record.last.as_ref().unwrap().logged;
    assert_eq!(
        last.event,
        Event::Leave {
            seat: Seat(2),
            out_of_time: true
        }
    );
    assert_eq!(last.clock, Some(0));
    assert_eq!(deadlines(&host, &id).await, [None, None], "over is over");
}

#[tokio::test]
async fn in_competitive_mindoku_only_the_turn_is_lost() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("mindoku", 1), &[BRUNO]).await;
    host.run_due(Shard::WHOLE, at(72 * HOUR)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert!(record.is_running());
    let last = &record.last.as_ref().unwrap().logged;
    assert!(matches!(last.event, Event::Skip { .. }));
    assert_eq!(deadlines(&host, &id).await, [None, Some(144)]);
}

/// A gift of the usual time.
fn give_time(to: u8) -> Command<'static> {
    Command::GiveTime {
        to: Seat(to),
        millis: None,
    }
}

#[tokio::test]
async fn a_rival_is_given_more_time_up_to_the_most_of_the_pace() {
    let (folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let give = async |person, tap, seat, now| {
        let command = give_time(seat);
        host.act(&id, by(person, tap), command, None, at(now)).await
    };
    let own = give(ADA, 10, 1, HOUR).await.unwrap_err();
    assert!(
        matches!(own, Error::Refused(Refusal::Gift(BadGift::Oneself))),
        "{own}"
    );
    let since = host.look(&id).await.unwrap().valid_since;
    give(BRUNO, 11, 1, 70 * HOUR).await.unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(96), None]);
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.agreements.given, Some((Seat(2), Seat(1), DAY)));
    assert_eq!(
        record.valid_since, since,
        "what Ada was shown is still true"
    );
    // 26 hours are left: three gifts later 98, and 118 are less than a day below the limit of 120.
    for tap in 12..15 {
        give(BRUNO, tap, 1, 70 * HOUR).await.unwrap();
    }
    let given = give(BRUNO, 15, 1, 70 * HOUR).await.unwrap();
    assert_eq!(given.agreements.given, Some((Seat(2), Seat(1), 22 * HOUR)));
    assert_eq!(deadlines(&host, &id).await, [Some(70 + 120), None]);
    let full = give(BRUNO, 16, 1, 70 * HOUR).await.unwrap_err();
    assert!(
        matches!(full, Error::Refused(Refusal::Gift(BadGift::Enough))),
        "{full}"
    );
    say(&host, &id, ADA, 17, "a1 b2", 71 * HOUR).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.agreements.given, None, "the game has gone on");
    assert_eq!(host.history(&id).await.unwrap().given.len(), 5);
    // A fresh replay has the same clocks.
    host.store().close().await;
    let host = super::host(&folder).await;
    assert_eq!(deadlines(&host, &id).await, [None, Some(71 + 72)]);
    let free = Opening {
        pace: Pace::None,
        ..opening("kintei", 2)
    };
    let id = started(&host, free, &[BRUNO]).await;
    let command = give_time(1);
    let none = host.act(&id, by(BRUNO, 20), command, None, at(0)).await;
    assert!(matches!(
        none,
        Err(Error::Refused(Refusal::Gift(BadGift::NoClock)))
    ));
}

#[tokio::test]
async fn a_reminder_of_time_that_was_given_more_goes_and_comes_again() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    host.run_due(Shard::WHOLE, at(36 * HOUR)).await.unwrap();
    let reminders = async || {
        let pending = host.outbox().pending(&id).await.unwrap();
        let mut are_due = Vec::new();
        for notice in pending {
            if notice.kind == NoticeKind::Remind {
                are_due.push(host.reminder(&notice).await.unwrap().is_some());
                let done = (&notice, tavolino::host::Receipt::Delivered);
                host.outbox().finish(&[done], at(36 * HOUR)).await.unwrap();
            }
        }
        are_due
    };
    assert_eq!(reminders().await, [true], "half of 72 hours");
    let command = give_time(1);
    let given = host.act(&id, by(BRUNO, 2), command, None, at(37 * HOUR));
    given.await.unwrap();
    assert_eq!(reminders().await, [false], "it is taken away");
    host.run_due(Shard::WHOLE, at(48 * HOUR - 1)).await.unwrap();
    assert!(reminders().await.is_empty());
    host.run_due(Shard::WHOLE, at(48 * HOUR)).await.unwrap();
    assert_eq!(reminders().await, [true], "half of 96 hours");
}

#[tokio::test]
async fn a_turn_and_its_expiry_have_one_winner() {
    let (_folder, host) = new_host().await;
    for round in 0..20 {
        let id = started(&host, opening("kintei", 100 + round), &[BRUNO]).await;
        let now = at(72 * HOUR);
        let (turn, up) = tokio::join!(
            host.act(&id, by(ADA, 1000 + round), Command::Say("a1 b2"), None, now),
            host.run_due(Shard::WHOLE, now)
        );
        up.unwrap();
        let record = host.look(&id).await.unwrap();
        assert_eq!(record.row.number, 1, "one of them happened");
        assert_eq!(turn.is_ok(), record.is_running(), "whichever the log says");
    }
}

#[tokio::test]
async fn of_two_whose_time_is_up_at_once_one_leaves_and_nothing_has_failed() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("jinrai", 1), &[BRUNO]).await;
    let both = [Some(72), Some(72)];
    assert_eq!(deadlines(&host, &id).await, both, "both choose");
    let wrong = host.run_due(Shard::WHOLE, at(72 * HOUR)).await.unwrap();
    assert!(wrong.is_empty(), "{wrong:?}");
    let record = host.look(&id).await.unwrap();
    assert_eq!((record.row.state, record.row.number), (State::Over, 1));
    let findings = host.findings().await.unwrap();
    assert!(findings.is_empty(), "{findings:?}");
}

#[tokio::test]
async fn thousands_may_expire_at_once() {
    let (_folder, host) = new_host().await;
    let mut ids = Vec::new();
    for game in 0..250 {
        ids.push(started(&host, opening("kintei", 100 + game), &[BRUNO]).await);
    }
    assert!(
        host.run_due(Shard::WHOLE, at(72 * HOUR))
            .await
            .unwrap()
            .is_empty()
    );
    for id in &ids {
        assert_eq!(host.look(id).await.unwrap().row.state, State::Over);
    }
}

#[tokio::test]
async fn time_the_program_was_down_is_given_back_to_every_running_clock() {
    let folder = engine::folder();
    let (id, choosing) = {
        let host = host(&folder).await;
        host.resume(Shard::WHOLE, at(0)).await.unwrap();
        let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
        let choosing = started(&host, opening("jinrai", 2), &[BRUNO]).await;
        assert_eq!(deadlines(&host, &choosing).await, [Some(72), Some(72)]);
        host.heartbeat(Shard::WHOLE, at(20_000)).await.unwrap();
        (id, choosing)
    };
    let host = host(&folder).await;
    host.resume(Shard::WHOLE, at(100 * HOUR)).await.unwrap();
    host.run_due(Shard::WHOLE, at(100 * HOUR)).await.unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(171), None]);
    assert_eq!(deadlines(&host, &choosing).await, [Some(171), Some(171)]);
}

#[tokio::test]
async fn time_that_was_skipped_is_no_outage() {
    let (_folder, host) = new_host().await;
    host.resume(Shard::WHOLE, at(0)).await.unwrap();
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    host.heartbeat(Shard::WHOLE, at(20_000)).await.unwrap();
    let day = std::time::Duration::from_hours(24);
    host.skip(day).await.unwrap();
    host.heartbeat(Shard::WHOLE, at(30_000 + 24 * HOUR))
        .await
        .unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(72), None]);
    // The part of the absence that was not skipped is an outage.
    host.heartbeat(Shard::WHOLE, at(30_000 + 25 * HOUR))
        .await
        .unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(73), None]);
}

#[tokio::test]
async fn a_missed_beat_is_no_outage_and_a_long_silence_is() {
    let (_folder, host) = new_host().await;
    host.resume(Shard::WHOLE, at(0)).await.unwrap();
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    host.heartbeat(Shard::WHOLE, at(20_000)).await.unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(72), None]);
    host.heartbeat(Shard::WHOLE, at(20_000 + HOUR))
        .await
        .unwrap();
    assert_eq!(deadlines(&host, &id).await, [Some(73), None]);
    let news = kinds(&host, &id).await;
    assert!(news.contains(&NoticeKind::Panel), "the panel shows it");
}

#[tokio::test]
async fn without_a_pace_nobody_runs_out_of_time_but_a_dead_game_is_closed_after_a_warning() {
    let (_folder, host) = new_host().await;
    let slow = Opening {
        pace: Pace::None,
        ..opening("kintei", 1)
    };
    let id = started(&host, slow, &[BRUNO]).await;
    assert_eq!(deadlines(&host, &id).await, [None, None]);
    host.run_due(Shard::WHOLE, at(21 * DAY - 1)).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().closes(), None);
    host.run_due(Shard::WHOLE, at(21 * DAY)).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().closes(), Some(at(30 * DAY)));
    assert_eq!(warnings(&host, &id).await, 1);
    host.run_due(Shard::WHOLE, at(29 * DAY)).await.unwrap();
    assert_eq!(warnings(&host, &id).await, 1, "once");

    say(&host, &id, ADA, 5, "a1 b2", 29 * DAY).await;
    assert_eq!(
        host.look(&id).await.unwrap().closes(),
        None,
        "a turn saves it"
    );
    host.run_due(Shard::WHOLE, at(49 * DAY)).await.unwrap();
    assert!(host.look(&id).await.unwrap().closes().is_none());
    host.run_due(Shard::WHOLE, at(50 * DAY)).await.unwrap();
    host.run_due(Shard::WHOLE, at(59 * DAY)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.closed(), Some(tavolino::host::Closed::Abandoned));
    assert_eq!((record.row.state, record.outcome()), (State::Over, None));
}

async fn warnings(host: &Host, id: &MatchId) -> usize {
    let news = kinds(host, id).await;
    news.iter()
        .filter(|kind| **kind == NoticeKind::Warn)
        .count()
}

#[tokio::test]
async fn the_opener_of_a_lobby_nobody_starts_is_reminded_and_later_it_is_called_off() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let record = host
        .open(opening("kintei", 1), &mut rng, at(0))
        .await
        .unwrap();
    let id = record.id();
    host.run_due(Shard::WHOLE, at(2 * DAY - 1)).await.unwrap();
    assert!(!host.look(id).await.unwrap().waits_for_anyone());
    host.run_due(Shard::WHOLE, at(2 * DAY)).await.unwrap();
    assert!(host.look(id).await.unwrap().waits_for_anyone());
    assert_eq!(kinds(&host, id).await, [NoticeKind::Talk]);
    // Posted again, it lives as long as a new one.
    let mut again = async |by| host.post_again(id, by, &mut rng, at(3 * DAY)).await;
    let other = again(BRUNO).await.unwrap_err();
    assert!(matches!(other, Error::Refused(Refusal::NotTheOpener)));
    again(ADA).await.unwrap();
    let twice = again(ADA).await.unwrap_err();
    assert!(matches!(
        twice,
        Error::Refused(Refusal::Repeated(Repeated::Post))
    ));
    host.run_due(Shard::WHOLE, at(5 * DAY - 1)).await.unwrap();
    assert!(!host.look(id).await.unwrap().waits_for_anyone());
    host.run_due(Shard::WHOLE, at(5 * DAY)).await.unwrap();
    host.run_due(Shard::WHOLE, at(10 * DAY - 1)).await.unwrap();
    assert!(host.look(id).await.unwrap().waits_for_anyone());
    host.run_due(Shard::WHOLE, at(10 * DAY)).await.unwrap();
    assert_eq!(host.look(id).await.unwrap().row.state, State::Cancelled);
}

#[tokio::test]
async fn a_game_that_starts_after_the_reminder_of_its_lobby_is_warned_like_any_other() {
    let (_folder, host) = new_host().await;
    let mut rng = Rng::seed_from_u64(1);
    let slow = Opening {
        pace: Pace::None,
        ..opening("kintei", 1)
    };
    let opened = host.open(slow, &mut rng, at(0)).await.unwrap();
    let id = opened.id();
    host.run_due(Shard::WHOLE, at(2 * DAY)).await.unwrap();
    let joined = host.join(id, BRUNO, &mut rng, at(3 * DAY)).await.unwrap();
    assert_eq!((joined.row.state, joined.closes()), (State::Running, None));
    host.run_due(Shard::WHOLE, at(24 * DAY)).await.unwrap();
    let record = host.look(id).await.unwrap();
    assert_eq!(
        record.closes(),
        Some(at(33 * DAY)),
        "and not closed at once"
    );
}

#[tokio::test]
async fn the_inbox_has_the_least_time_first() {
    let (_folder, host) = new_host().await;
    let pace = |pace, tap| Opening {
        pace,
        ..opening("kintei", tap)
    };
    let never = started(&host, pace(Pace::None, 1), &[BRUNO]).await;
    let slow = started(&host, pace(Pace::Slow, 2), &[BRUNO]).await;
    let live = started(&host, pace(Pace::Live, 3), &[BRUNO]).await;
    let ids = |inbox: Vec<tavolino::host::InboxLine>| {
        let ids = inbox.into_iter().map(|line| line.id);
        ids.collect::<Vec<_>>()
    };
    assert_eq!(
        ids(host.store().inbox(ADA).await.unwrap()),
        [live, slow, never]
    );
}

#[test]
fn every_pace_is_as_promised() {
    let hours = |pace: Pace| {
        let time = pace.time().unwrap();
        [time.bank, time.increment, time.most].map(|time| time.as_secs() / 3600)
    };
    assert_eq!(hours(Pace::Fast), [24, 12, 72]);
    assert_eq!(hours(Pace::Normal), [72, 24, 120]);
    assert_eq!(hours(Pace::Slow), [120, 72, 240]);
    let live = Pace::Live.time().unwrap();
    let minutes = Duration::from_mins;
    assert_eq!((live.bank, live.most), (minutes(5), minutes(10)));
    assert_eq!(live.increment, Duration::from_secs(15));
    assert_eq!(Pace::None.time(), None);
    assert!(
        Pace::ALL
            .iter()
            .all(|pace| Pace::read(pace.key()) == Some(*pace))
    );
}

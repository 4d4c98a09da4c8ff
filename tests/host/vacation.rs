//! Vacations: fourteen days a year on which clocks stand still, and their announcements.

use std::time::Duration;

use tavolino::host::{BadVacation, Pace, Shard, YEARLY_VACATION};
use tavolino_games::game::Seat;

use super::clocks::started;
use super::*;

/// 1 January 2025, and below 2026.
const YEAR: i64 = 1_735_689_600_000;
const NEXT_YEAR: i64 = YEAR + 365 * DAY;

fn days(days: u64) -> Duration {
    Duration::from_hours(24 * days)
}

/// The time left on each clock, in hours, and whether the clock runs.
async fn clocks(host: &Host, id: &MatchId, now: i64) -> Vec<(i64, bool)> {
    let record = host.look(id).await.unwrap();
    let clocks = record.seats.iter().map(|sitting| sitting.clock);
    let show =
        |clock: tavolino::host::Clock| (clock.left(at(now)).unwrap() / HOUR, clock.runs.is_some());
    clocks.map(show).collect()
}

async fn reminders(host: &Host, id: &MatchId) -> Vec<(UserId, bool)> {
    let mut pending = host.outbox().pending(id).await.unwrap();
    pending.retain(|notice| notice.kind == NoticeKind::Remind);
    let mut all = Vec::new();
    for notice in pending {
        let reminder = host.reminder(&notice).await.unwrap();
        all.push((
            notice.audience.person().unwrap(),
            reminder.is_some_and(|reminder| reminder.back),
        ));
    }
    all
}

#[tokio::test]
async fn clocks_stand_still_and_go_on_and_the_panel_says_so() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(
        clocks(&host, &id, 10 * HOUR).await,
        [(62, true), (72, false)]
    );
    let until = host
        .go_away(ADA, Some(days(3)), at(10 * HOUR))
        .await
        .unwrap();
    assert_eq!(until, at(10 * HOUR + 3 * DAY));
    assert_eq!(
        clocks(&host, &id, 60 * HOUR).await,
        [(62, false), (72, false)]
    );
    let record = host.look(&id).await.unwrap();
    assert_eq!(
        (record.away(Seat(1)), record.away(Seat(2))),
        (Some(until), None)
    );
    assert!(kinds(&host, &id).await.contains(&NoticeKind::Panel));
    // No clock runs out, and nobody is reminded.
    host.run_due(Shard::WHOLE, at(80 * HOUR)).await.unwrap();
    assert!(host.look(&id).await.unwrap().is_running());
    assert!(reminders(&host, &id).await.is_empty());

    host.come_back(ADA, at(81 * HOUR)).await.unwrap();
    assert_eq!(
        clocks(&host, &id, 82 * HOUR).await,
        [(61, true), (72, false)]
    );
    assert_eq!(host.look(&id).await.unwrap().away(Seat(1)), None);
    assert!(
        reminders(&host, &id).await.is_empty(),
        "whoever comes back by hand knows it"
    );
    let refused = host.come_back(ADA, at(82 * HOUR)).await;
    assert!(matches!(
        refused,
        Err(Error::Refused(Refusal::Vacation(BadVacation::Here)))
    ));
    // Half of 72 h are used when 36 are left.
    host.run_due(Shard::WHOLE, at((82 + 25) * HOUR - 1))
        .await
        .unwrap();
    assert!(reminders(&host, &id).await.is_empty());
    host.run_due(Shard::WHOLE, at((82 + 25) * HOUR))
        .await
        .unwrap();
    assert_eq!(reminders(&host, &id).await, [(ADA, false)]);
}

#[tokio::test]
async fn from_a_live_match_nobody_is_away() {
    let (_folder, host) = new_host().await;
    let live = Opening {
        pace: Pace::Live,
        ..opening("kintei", 1)
    };
    let id = started(&host, live, &[BRUNO]).await;
    host.go_away(ADA, Some(days(1)), at(1000)).await.unwrap();
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.away(Seat(1)), None, "the panel does not say so");
    let five_minutes = at(5 * 60_000);
    assert_eq!(record.deadline(Seat(1)), Some(five_minutes));
    host.run_due(Shard::WHOLE, five_minutes).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().row.state, State::Over);
    // A person on vacation has a clock in a live match.
    let live = Opening {
        pace: Pace::Live,
        ..opening("kintei", 2)
    };
    let later = started(&host, live, &[BRUNO]).await;
    let record = host.look(&later).await.unwrap();
    assert_eq!(record.deadline(Seat(1)), Some(five_minutes));
    host.come_back(ADA, at(2000)).await.unwrap();
    let record = host.look(&later).await.unwrap();
    assert_eq!(record.deadline(Seat(1)), Some(five_minutes));
}

#[tokio::test]
async fn a_vacation_that_ends_by_itself_is_told_once_at_every_table_that_waits() {
    let (_folder, host) = new_host().await;
    let waits = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let free = Opening {
        pace: Pace::None,
        ..opening("kintei", 2)
    };
    let free = started(&host, free, &[BRUNO]).await;
    let waits_not = started(&host, opening("kintei", 3), &[BRUNO]).await;
    say(&host, &waits_not, ADA, 5, "a1 b2", 1).await;
    // The end of a vacation is announced also in a silenced match.
    host.snooze(&waits, ADA, None, at(2)).await.unwrap();
    for notice in host.outbox().pending(&waits).await.unwrap() {
        let superseded = tavolino::host::Receipt::Superseded;
        host.outbox()
            .finish(&[(&notice, superseded)], at(3))
            .await
            .unwrap();
    }
    host.go_away(ADA, Some(days(2)), at(HOUR)).await.unwrap();
    host.go_away(BRUNO, Some(days(2)), at(HOUR)).await.unwrap();
    host.run_due(Shard::WHOLE, at(HOUR + 2 * DAY - 1))
        .await
        .unwrap();
    assert_eq!(
        host.allowance(ADA, at(DAY)).await.unwrap().away,
        Some(at(HOUR + 2 * DAY))
    );
    for _ in 0..3 {
        host.run_due(Shard::WHOLE, at(HOUR + 2 * DAY + 10_000))
            .await
            .unwrap();
    }
    assert_eq!(host.allowance(ADA, at(3 * DAY)).await.unwrap().away, None);
    assert_eq!(reminders(&host, &waits).await, [(ADA, true)]);
    assert_eq!(reminders(&host, &free).await, [(ADA, true)]);
    assert_eq!(reminders(&host, &waits_not).await, [(BRUNO, true)]);
    assert_eq!(
        clocks(&host, &waits, 2 * DAY + 2 * HOUR).await[0],
        (70, true)
    );
}

#[tokio::test]
async fn who_is_back_and_not_waited_for_hears_it_once() {
    let (_folder, host) = new_host().await;
    let mut ids = Vec::new();
    for game in 1..=3 {
        ids.push(started(&host, opening("kintei", game), &[BRUNO]).await);
    }
    host.go_away(BRUNO, Some(days(1)), at(HOUR)).await.unwrap();
    host.run_due(Shard::WHOLE, at(HOUR + DAY)).await.unwrap();
    let mut all = Vec::new();
    for id in &ids {
        all.extend(reminders(&host, id).await);
    }
    all.retain(|(person, _)| *person == BRUNO);
    assert_eq!(all, [(BRUNO, true)]);
}

#[tokio::test]
async fn a_greeting_kept_for_the_morning_is_not_sent_where_the_person_has_played() {
    let (_folder, host) = new_host().await;
    let played = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let waits = started(&host, opening("kintei", 2), &[BRUNO]).await;
    let quiet = host.set_quiet_hours(ADA, "20:00", "8:00", Some("UTC"), at(0));
    quiet.await.unwrap();
    // The vacation ends at 22:00.
    let night = 22 * HOUR + DAY;
    host.go_away(ADA, Some(days(1)), at(22 * HOUR))
        .await
        .unwrap();
    host.run_due(Shard::WHOLE, at(night)).await.unwrap();
    assert_eq!(reminders(&host, &played).await, [(ADA, true)]);
    let turn = Command::Say("a1 b2");
    host.act(&played, by(ADA, 5), turn, None, at(night + HOUR))
        .await
        .unwrap();
    let greeted = |all: Vec<(UserId, bool)>| all.contains(&(ADA, true));
    assert!(!greeted(reminders(&host, &played).await));
    assert!(greeted(reminders(&host, &waits).await));
    // It would say that no match waits, or come hours after the last turn.
    host.act(&waits, by(ADA, 6), turn, None, at(night + 2 * HOUR))
        .await
        .unwrap();
    assert!(!greeted(reminders(&host, &played).await));
    assert!(!greeted(reminders(&host, &waits).await));
}

#[tokio::test]
async fn nobody_reads_that_no_match_waits_while_one_does() {
    let (_folder, host) = new_host().await;
    let mut ids = Vec::new();
    for game in 1..=2 {
        ids.push(started(&host, opening("kintei", game), &[BRUNO]).await);
    }
    ids.sort();
    let [greeted, other] = &ids[..] else { panic!() };
    let quiet = host.set_quiet_hours(BRUNO, "20:00", "8:00", Some("UTC"), at(0));
    quiet.await.unwrap();
    let night = 22 * HOUR + DAY;
    host.go_away(BRUNO, Some(days(1)), at(22 * HOUR))
        .await
        .unwrap();
    host.run_due(Shard::WHOLE, at(night)).await.unwrap();
    let is_greeted = async |id| reminders(&host, id).await.contains(&(BRUNO, true));
    assert!(is_greeted(greeted).await);
    assert!(!is_greeted(other).await);
    let turn = Command::Say("a1 b2");
    host.act(other, by(ADA, 5), turn, None, at(night + HOUR))
        .await
        .unwrap();
    assert!(!is_greeted(greeted).await);
}

#[tokio::test]
async fn a_match_that_starts_or_comes_round_meanwhile_waits_too() {
    let (_folder, host) = new_host().await;
    host.go_away(ADA, Some(days(5)), at(0)).await.unwrap();
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    assert_eq!(
        clocks(&host, &id, 9 * HOUR).await,
        [(72, false), (72, false)]
    );
    // A person on vacation may play all the same.
    say(&host, &id, ADA, 5, "a1 b2", 9 * HOUR).await;
    assert_eq!(
        clocks(&host, &id, 10 * HOUR).await,
        [(96, false), (71, true)]
    );
    say(&host, &id, BRUNO, 6, "c2 a5 b4", 10 * HOUR).await;
    assert_eq!(
        clocks(&host, &id, 50 * HOUR).await,
        [(96, false), (95, false)]
    );
    host.run_due(Shard::WHOLE, at(5 * DAY)).await.unwrap();
    assert_eq!(
        clocks(&host, &id, 5 * DAY + HOUR).await,
        [(95, true), (95, false)]
    );
}

#[tokio::test]
async fn it_holds_over_restarts_and_outages() {
    let folder = engine::folder();
    let id = {
        let host = host(&folder).await;
        let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
        host.go_away(ADA, Some(days(2)), at(HOUR)).await.unwrap();
        host.heartbeat(Shard::WHOLE, at(2 * HOUR)).await.unwrap();
        id
    };
    let host = host(&folder).await;
    host.resume(Shard::WHOLE, at(10 * DAY)).await.unwrap();
    host.run_due(Shard::WHOLE, at(10 * DAY)).await.unwrap();
    assert_eq!(clocks(&host, &id, 10 * DAY + HOUR).await[0], (70, true));
    let leave = host.allowance(ADA, at(10 * DAY)).await.unwrap();
    assert_eq!(leave.left, days(12), "being late is ours");
}

#[tokio::test]
async fn fourteen_days_a_year_counted_by_the_second() {
    let (_folder, host) = new_host().await;
    let left = async |now| host.allowance(ADA, at(now)).await.unwrap().left;
    assert_eq!(left(YEAR).await, YEARLY_VACATION);
    let day = |day: i64| YEAR + day * DAY;
    let too_long = host.go_away(ADA, Some(days(15)), at(day(10))).await;
    assert!(matches!(
        too_long,
        Err(Error::Refused(Refusal::Vacation(BadVacation::TooLong(left)))) if left == YEARLY_VACATION
    ));
    host.go_away(ADA, Some(days(10)), at(day(10)))
        .await
        .unwrap();
    let twice = host.go_away(ADA, None, at(day(11))).await;
    assert!(matches!(
        twice,
        Err(Error::Refused(Refusal::Vacation(BadVacation::Away)))
    ));
    assert_eq!(left(day(11)).await, days(4), "as announced");
    host.come_back(ADA, at(day(12) + HOUR)).await.unwrap();
    assert_eq!(left(day(12)).await, Duration::from_hours(12 * 24 - 1));
    // Repeated vacations gain no time.
    for round in 0..10 {
        let begins = day(20) + round * 4 * HOUR;
        host.go_away(ADA, Some(days(1)), at(begins)).await.unwrap();
        host.come_back(ADA, at(begins + HOUR)).await.unwrap();
    }
    assert_eq!(left(day(30)).await, Duration::from_hours(12 * 24 - 11));
    let until = host.go_away(ADA, None, at(day(100))).await.unwrap();
    assert_eq!(until, at(day(112) - 11 * HOUR), "all that is left");
    host.run_due(Shard::WHOLE, at(day(112))).await.unwrap();
    let used_up = host.go_away(ADA, None, at(day(200))).await;
    assert!(matches!(
        used_up,
        Err(Error::Refused(Refusal::Vacation(BadVacation::UsedUp(left)))) if left.is_zero()
    ));
    assert_eq!(
        left(NEXT_YEAR).await,
        YEARLY_VACATION,
        "a new year, new days"
    );
}

#[tokio::test]
async fn over_the_new_year_it_counts_to_each_year_by_its_part() {
    let (_folder, host) = new_host().await;
    let left = async |now| host.allowance(ADA, at(now)).await.unwrap().left;
    host.go_away(ADA, Some(days(10)), at(YEAR)).await.unwrap();
    host.run_due(Shard::WHOLE, at(YEAR + 10 * DAY))
        .await
        .unwrap();
    let begins = NEXT_YEAR - 3 * DAY;
    host.go_away(ADA, Some(days(8)), at(begins)).await.unwrap();
    host.run_due(Shard::WHOLE, at(NEXT_YEAR + 5 * DAY))
        .await
        .unwrap();
    assert_eq!(left(NEXT_YEAR - 1).await, Duration::from_hours(24));
    assert_eq!(left(NEXT_YEAR).await, days(9));
}

#[tokio::test]
async fn however_often_somebody_goes_and_comes_back_a_few_rows_are_kept_and_the_days_add_up() {
    let (folder, host) = new_host().await;
    let pool = engine::pool(folder.path()).await;
    let rows = async || {
        let rows = "select count(*) from vacations where person = 1";
        let rows: i64 = sqlx::query_scalar(rows).fetch_one(&pool).await.unwrap();
        rows
    };
    let left = async |now| host.allowance(ADA, at(now)).await.unwrap().left;
    // A vacation over the new year uses an hour of each year.
    host.go_away(ADA, Some(days(1)), at(YEAR - HOUR))
        .await
        .unwrap();
    host.come_back(ADA, at(YEAR + HOUR)).await.unwrap();
    host.go_away(BRUNO, Some(days(3)), at(YEAR + 1))
        .await
        .unwrap();
    let mut used = 1;
    for round in 0..60 {
        let begins = YEAR + DAY + round * 2 * HOUR;
        host.go_away(ADA, Some(days(1)), at(begins)).await.unwrap();
        host.come_back(ADA, at(begins + HOUR)).await.unwrap();
        used += 1;
        let expected = YEARLY_VACATION
            .checked_sub(Duration::from_hours(used))
            .unwrap();
        assert_eq!(left(begins + HOUR).await, expected, "round {round}");
        assert!(rows().await <= 6, "round {round}: {} rows", rows().await);
    }
    // A vacation of no length takes no time, and leaves no row.
    for round in 0..20 {
        let instant = at(YEAR + 20 * DAY + round);
        host.go_away(ADA, Some(days(1)), instant).await.unwrap();
        host.come_back(ADA, instant).await.unwrap();
    }
    assert!(rows().await <= 6, "{}", rows().await);
    assert_eq!(
        left(YEAR + 21 * DAY).await,
        YEARLY_VACATION
            .checked_sub(Duration::from_hours(61))
            .unwrap()
    );
    let others = host.allowance(BRUNO, at(YEAR + 2)).await.unwrap();
    assert_eq!(others.left, days(11), "nobody else is concerned");

    // Vacations of a former year are not kept.
    assert_eq!(left(NEXT_YEAR).await, YEARLY_VACATION);
    for round in 0..6 {
        let begins = NEXT_YEAR + round * 2 * HOUR;
        host.go_away(ADA, Some(days(1)), at(begins)).await.unwrap();
        host.come_back(ADA, at(begins + HOUR)).await.unwrap();
    }
    let former = "select count(*) from vacations where person = 1 and began < 1767225600000";
    let former: i64 = sqlx::query_scalar(former).fetch_one(&pool).await.unwrap();
    assert_eq!(former, 0);
    assert_eq!(
        left(NEXT_YEAR + DAY).await,
        YEARLY_VACATION
            .checked_sub(Duration::from_hours(6))
            .unwrap()
    );
    pool.close().await;
}

//! Days off of the week.

use std::time::Duration;

use tavolino::host::{BadVacation, Shard, YEARLY_VACATION};

use super::clocks::started;
use super::*;

/// Saturday and Sunday, and Friday too.
const WEEKEND: i64 = 0b110_0000;
const LONG_WEEKEND: i64 = 0b111_0000;

async fn goes_on(host: &Host, hour: i64) {
    let failed = host.run_due(Shard::WHOLE, at_hour(hour)).await.unwrap();
    assert!(failed.is_empty());
}

async fn reminders(host: &Host, id: &MatchId) -> usize {
    let pending = host.outbox().pending(id).await.unwrap().into_iter();
    let reminders = pending.filter(|notice| notice.kind == NoticeKind::Remind);
    reminders.count()
}

#[tokio::test]
async fn clocks_stand_still_over_the_weekend_which_is_no_vacation_and_no_news() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    // 1 January 1970 was a Thursday.
    let set = host.set_days_off(ADA, WEEKEND, Some("UTC"), at_hour(10));
    set.await.unwrap();
    goes_on(&host, 24).await;
    let away = async || host.look(&id).await.unwrap().away(Seat(1));
    assert_eq!(away().await, None, "Friday");
    goes_on(&host, 48).await;
    assert_eq!(away().await, Some(at_hour(96)), "Saturday");
    let allowance = host.allowance(ADA, at_hour(60)).await.unwrap();
    assert_eq!(allowance.left, YEARLY_VACATION);
    goes_on(&host, 72).await;
    assert_eq!(away().await, Some(at_hour(96)), "Sunday");
    // 72 h less the 48 before the weekend.
    goes_on(&host, 96).await;
    let record = host.look(&id).await.unwrap();
    assert_eq!(record.deadline(Seat(1)), Some(at_hour(96 + 24)));
    assert_eq!(reminders(&host, &id).await, 0, "a Monday is no news");
    goes_on(&host, 96 + 24).await;
    assert_eq!(host.look(&id).await.unwrap().row.state, State::Over);
}

#[tokio::test]
async fn a_vacation_takes_their_place_and_they_follow_it() {
    let (_folder, host) = new_host().await;
    let id = started(&host, opening("kintei", 1), &[BRUNO]).await;
    let set = host.set_days_off(ADA, WEEKEND, Some("UTC"), at_hour(10));
    set.await.unwrap();
    goes_on(&host, 48).await;
    let day = Duration::from_hours(24);
    let until = host.go_away(ADA, Some(day), at_hour(50)).await.unwrap();
    assert_eq!(until, at_hour(74));
    goes_on(&host, 74).await;
    let record = host.look(&id).await.unwrap();
    goes_on(&host, 75).await;
    assert_eq!(
        record
            .away(Seat(1))
            .or(host.look(&id).await.unwrap().away(Seat(1))),
        Some(at_hour(96))
    );
    let allowance = host.allowance(ADA, at_hour(75)).await.unwrap();
    assert_eq!(allowance.left, YEARLY_VACATION.checked_sub(day).unwrap());
    // By hand a day off ends, too; and off is off.
    host.come_back(ADA, at_hour(76)).await.unwrap();
    assert_eq!(host.look(&id).await.unwrap().away(Seat(1)), None);
    host.set_days_off(ADA, 0, None, at_hour(77)).await.unwrap();
    goes_on(&host, 48 + 7 * 24).await;
    assert_eq!(host.allowance(ADA, at_hour(216)).await.unwrap().away, None);
}

#[tokio::test]
async fn they_change_once_a_week_and_are_three_at_most() {
    let (_folder, host) = new_host().await;
    let set = async |days: i64, zone: Option<&str>, hour: i64| {
        host.set_days_off(ADA, days, zone, at_hour(hour)).await
    };
    let refused = |set: Result<(), Error>| match set {
        Err(Error::Refused(refusal)) => refusal.to_string(),
        other => panic!("{other:?}"),
    };
    let no_zone = refused(set(WEEKEND, None, 1).await);
    assert!(no_zone.contains("time zone"), "{no_zone}");
    set(WEEKEND, Some("UTC"), 2).await.unwrap();
    let soon = Refusal::Vacation(BadVacation::DaysSet(at_hour(2 + 7 * 24)));
    assert_eq!(
        refused(set(LONG_WEEKEND, None, 100).await),
        soon.to_string()
    );
    set(0, None, 101).await.unwrap();
    assert_eq!(
        refused(set(LONG_WEEKEND, None, 102).await),
        soon.to_string()
    );
    set(LONG_WEEKEND, None, 2 + 7 * 24).await.unwrap();
    let many = Refusal::Vacation(BadVacation::TooManyDays(3));
    assert_eq!(refused(set(0b111_1000, None, 500).await), many.to_string());
}

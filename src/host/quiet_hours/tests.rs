use proptest::prelude::*;

use super::*;
use crate::host::time_zones::zone_named;

const HOUR: i64 = 3_600_000;

fn quiet(zone: &str, from: &str, to: &str) -> Quiet {
    Quiet::of(&Preferences {
        zone: zone_named(zone),
        quiet_from: minutes(from),
        quiet_to: minutes(to),
        ..Preferences::default()
    })
    .unwrap()
}

/// An instant, from the local time in a zone.
fn wall(zone: &str, at: &str) -> Timestamp {
    let at: DateTime = at.parse().unwrap();
    let at = TimeZone::get(zone).unwrap().to_timestamp(at).unwrap();
    Timestamp(at.as_millisecond())
}

#[test]
fn what_falls_into_quiet_hours_is_said_when_they_are_over() {
    let quiet = quiet("europe/rome", "22:00", "7:30");
    let rome = |at| wall("Europe/Rome", at);
    let night = rome("2026-03-10T03:00");
    let over = rome("2026-03-10T07:30");
    let send_at =
        |at, deadline, now| send_time(Some(&quiet), at, rome("2026-03-09T12:00"), deadline, now);
    assert_eq!(send_at(night, None, night), Some(over));
    assert_eq!(send_at(rome("2026-03-09T23:00"), None, night), Some(over));
    assert_eq!(
        send_at(over, None, night),
        Some(over),
        "they end to the minute"
    );
    let evening = rome("2026-03-09T21:59");
    assert_eq!(send_at(evening, None, evening), Some(evening));
}

#[test]
fn what_would_then_be_too_late_is_said_before_or_not_at_all() {
    let quiet = quiet("Europe/Rome", "22:00", "7:30");
    let rome = |at| wall("Europe/Rome", at);
    let (night, noon) = (rome("2026-03-10T03:00"), rome("2026-03-09T12:00"));
    let send_at = |last, deadline, now| send_time(Some(&quiet), night, last, Some(deadline), now);
    let before = rome("2026-03-09T21:59");
    let at_dawn = rome("2026-03-10T06:00");
    assert_eq!(send_at(noon, at_dawn, noon), Some(before));
    let late = Timestamp(before.0 + 20_000);
    assert_eq!(send_at(noon, at_dawn, late), Some(late), "a little late");
    assert_eq!(send_at(noon, at_dawn, night), None, "it is night already");
    assert_eq!(
        send_at(before, at_dawn, before),
        None,
        "it was said just now"
    );
    let soon_after = rome("2026-03-10T08:00");
    assert_eq!(send_at(noon, soon_after, noon), Some(before));
    let over = Some(rome("2026-03-10T07:30"));
    assert_eq!(
        send_at(noon, soon_after, night),
        over,
        "better than nothing"
    );
    assert_eq!(send_at(noon, rome("2026-03-10T08:31"), noon), over);
}

#[test]
fn days_on_which_clocks_are_changed_are_quiet_too() {
    for (zone, from, to, inside, outside) in [
        (
            "Europe/Rome",
            "01:00",
            "02:30",
            "2026-03-29T01:59",
            "2026-03-29T03:31",
        ),
        (
            "Europe/Rome",
            "02:30",
            "05:00",
            "2026-03-29T03:00",
            "2026-03-29T05:00",
        ),
        (
            "America/New_York",
            "23:00",
            "07:00",
            "2026-03-08T06:59",
            "2026-03-08T07:00",
        ),
        (
            "America/New_York",
            "23:00",
            "01:30",
            "2026-11-01T01:29",
            "2026-11-01T02:00",
        ),
    ] {
        let quiet = quiet(zone, from, to);
        let (inside, outside) = (wall(zone, inside), wall(zone, outside));
        assert!(quiet.around(inside).is_some(), "{zone} {from}");
        assert!(quiet.around(outside).is_none(), "{zone} {from}");
    }
    // 1:29 comes twice on that day in New York: both times are quiet.
    let quiet = quiet("America/New_York", "23:00", "01:30");
    let twice = Timestamp(wall("America/New_York", "2026-11-01T01:29").0 + HOUR);
    assert!(quiet.around(twice).is_some());
}

#[test]
fn times_of_day_are_read_as_people_write_them() {
    let read = [
        ("22:30", 1350),
        ("7", 420),
        ("07.05", 425),
        (" 0:00 ", 0),
        ("24:00", 0),
        ("10pm", 1320),
        ("10 PM", 1320),
        ("10:30pm", 1350),
        ("7.05 a.m.", 425),
        ("12 am", 0),
        ("12pm", 720),
        ("12:15 AM", 15),
    ];
    for (typed, minutes) in read {
        assert_eq!(super::minutes(typed), Some(minutes), "{typed}");
    }
    for typed in [
        "", "25", "24:01", "7:60", "noon", "-1", "+7", "007:00", "7:", "7:5x", "22:30:00", "0pm",
        "13pm", "22 pm", "pm", "10p", "10pmam",
    ] {
        assert_eq!(super::minutes(typed), None, "{typed}");
    }
}

#[test]
fn the_next_time_of_day_is_today_or_tomorrow_on_every_day_of_a_year() {
    let rome = |at| wall("Europe/Rome", at);
    let eight = |now| next_at("Europe/Rome", 480, now);
    let morning = rome("2026-03-10T08:00");
    assert_eq!(eight(rome("2026-03-10T07:59")), Some(morning));
    assert_eq!(eight(rome("2026-03-09T08:00")), Some(morning), "not now");
    // 2:30 does not come on the day clocks are set forward, and comes twice in autumn.
    let night = |now| next_at("Europe/Rome", 150, now);
    let spring = rome("2026-03-29T01:00");
    assert_eq!(night(spring), Some(rome("2026-03-29T03:30")));
    let autumn = night(rome("2026-10-25T01:00")).unwrap();
    let once = night(autumn).unwrap();
    assert_eq!(once, rome("2026-10-26T02:30"), "a digest a day");
    assert_eq!(next_at("Middle-earth/Shire", 480, morning), None);
}

#[test]
fn a_year_is_that_of_the_calendar() {
    let utc = |at| wall("UTC", at);
    let year = year(utc("2024-12-31T23:59:59"));
    assert_eq!(year, (utc("2024-01-01T00:00"), utc("2025-01-01T00:00")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Every reminder is sent outside quiet hours, not before `now`, not twice and not too late;
    /// without a reminder there was no time for it.
    #[test]
    fn nothing_is_said_in_quiet_hours_or_too_late(
        zone in prop_oneof![Just("Europe/Rome"), Just("America/New_York"), Just("Australia/Lord_Howe"), Just("UTC")],
        from in 0i64..DAY, to in 0i64..DAY,
        // Days around clock changes, and over years.
        day in prop_oneof![Just(1_774_742_400_000i64), Just(1_792_886_400_000), Just(1_772_928_000_000), Just(1_793_491_200_000), 0..2_000_000_000_000i64],
        offset in -48 * 60..48 * 60i64, ahead in 0..72 * 60i64, waited in 0..72 * 60i64, left in 1..96 * 60i64, clocked: bool,
    ) {
        prop_assume!(from != to);
        let minute = |minutes: i64| minutes * 60_000;
        let quiet = Quiet::of(&Preferences {
            zone: zone_named(zone), quiet_from: Some(from), quiet_to: Some(to), ..Preferences::default()
        }).unwrap();
        let now = Timestamp(day + minute(offset));
        let at = Timestamp(now.0 + minute(ahead));
        let last = Timestamp(now.0 - minute(waited));
        let deadline = clocked.then_some(Timestamp(at.0 + minute(left)));
        let send_at = send_time(Some(&quiet), at, last, deadline, now);
        let is_quiet = |at: Timestamp| {
            let time = TimeZone::get(zone).unwrap().to_datetime(instant(at).unwrap()).time();
            let time = i64::from(time.hour()) * 60 + i64::from(time.minute());
            if from < to { (from..to).contains(&time) } else { time >= from || time < to }
        };
        if let Some(send_at) = send_at {
            prop_assert!(!is_quiet(send_at), "it is quiet then");
            prop_assert!(send_at >= now && send_at >= last);
            prop_assert!(deadline.is_none_or(|deadline| send_at < deadline));
            prop_assert!(send_at <= at || is_quiet(at) || quiet.around(at).is_some());
            // The result does not depend on when the scheduler runs.
            prop_assert_eq!(send_time(Some(&quiet), at, last, deadline, send_at), Some(send_at));
        } else {
            prop_assert!(clocked || (to - from).rem_euclid(DAY) > DAY - 180, "nothing is left out without need");
        }
    }
}

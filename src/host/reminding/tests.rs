use super::*;
use crate::host::sitting::Sitter;

const HOUR: i64 = 3_600_000;

fn at(hours: i64) -> Timestamp {
    Timestamp(hours * HOUR)
}

/// A seat the match has waited for since 0, with 100 hours.
fn waiting() -> Sitting {
    Sitting {
        waits: Some(at(0)),
        clock: Clock::of(Some(Duration::from_hours(100))).started(at(0)),
        ..Sitting::new(Seat(1), Sitter::Person(UserId(1)))
    }
}

/// The times of all reminders until `end`, if the scheduler runs every hour.
fn reminder_times(mut sitting: Sitting, preferences: &Preferences, end: i64) -> Vec<i64> {
    let mut reminder_times = Vec::new();
    sitting = scheduled(sitting, preferences, at(0));
    for now in 0..end {
        if sitting.reminding.reminds.is_some_and(|due| due <= at(now)) {
            sitting = scheduled(sitting, preferences, at(now));
            if sitting.reminding.reminds == Some(at(now)) {
                reminder_times.push(now);
                sitting = scheduled(
                    with_reminding(sitting, after_reminder(&sitting, preferences, at(now))),
                    preferences,
                    at(now),
                );
            }
        }
    }
    reminder_times
}

#[test]
fn at_half_time_and_at_a_tenth_unless_said_otherwise() {
    let preferences = Preferences::default();
    assert_eq!(reminder_times(waiting(), &preferences, 100), [50, 90]);
    let none = Preferences {
        points: false,
        ..preferences.clone()
    };
    assert_eq!(reminder_times(waiting(), &none, 100), [0; 0]);
    let spent = Sitting {
        clock: Clock {
            spent: 20 * HOUR,
            ..waiting().clock
        },
        ..waiting()
    };
    assert_eq!(
        reminder_times(spent, &preferences, 80),
        [30, 70],
        "what was used before counts"
    );
}

#[test]
fn every_so_many_hours_counted_from_the_last() {
    let preferences = Preferences {
        every: Some(24),
        ..Preferences::default()
    };
    assert_eq!(
        reminder_times(waiting(), &preferences, 100),
        [24, 48, 50, 74, 90]
    );
    let slow = Sitting {
        clock: Clock::default(),
        ..waiting()
    };
    assert_eq!(reminder_times(slow, &preferences, 100), [24, 48, 72, 96]);
    let even = Preferences {
        every: Some(50),
        ..Preferences::default()
    };
    assert_eq!(
        reminder_times(waiting(), &even, 100),
        [50, 90],
        "at once is once"
    );
}

#[test]
fn the_night_makes_one_of_several() {
    let preferences = Preferences {
        every: Some(3),
        points: false,
        zone: Some("UTC".to_owned()),
        quiet_from: Some(20 * 60),
        quiet_to: Some(8 * 60),
        ..Preferences::default()
    };
    let slow = Sitting {
        waits: Some(at(15)),
        clock: Clock::default(),
        ..waiting()
    };
    let all: Vec<i64> = reminder_times(slow, &preferences, 40)
        .into_iter()
        .filter(|hour| *hour >= 15)
        .collect();
    assert_eq!(all, [18, 32, 35, 38]);
}

#[test]
fn nobody_hears_anything_who_is_away_snoozing_or_not_waited_for() {
    let preferences = Preferences::default();
    let snoozed = Reminding {
        snoozed: true,
        ..Reminding::default()
    };
    for sitting in [
        with_reminding(waiting(), snoozed),
        Sitting {
            away: Some(at(500)),
            ..waiting()
        },
        Sitting {
            waits: None,
            ..waiting()
        },
        Sitting {
            person: None,
            ..waiting()
        },
    ] {
        assert_eq!(next(&sitting, &preferences, at(1)), None, "{sitting:?}");
    }
}

#[test]
fn who_changes_their_mind_is_not_reminded_of_what_is_past() {
    let every = Preferences {
        every: Some(24),
        ..Preferences::default()
    };
    let changed = rescheduled(waiting(), &every, at(60));
    assert_eq!(changed.reminding.given, 1, "half time is past");
    assert_eq!(changed.reminding.reminds, Some(at(84)));
    let changed = rescheduled(waiting(), &every, at(10));
    assert_eq!(changed.reminding.reminds, Some(at(24)));
}

//! Settings of a server, and the hours and time zones people type.

use proptest::prelude::*;
use proptest::sample::Index;
use tavolino::host::{Change, Error, Host, Timestamp, UserId, local_time, zone_shown, zones};
use tavolino::store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::cases;
use crate::mistakes::{slipped, slips};

const SETTINGS: [(&str, &str); 8] = [
    ("channels", "all"),
    ("threads", "yes"),
    ("pings", "quiet"),
    ("cancel", "moderators"),
    ("per-person", "10000"),
    ("per-server", "20"),
    ("pace", "normal"),
    ("computer", "strong"),
];

#[test]
fn a_setting_with_mistakes_in_it_changes_nothing() {
    let strategy = (any::<Index>(), slips(), slips());
    let judged = cases(3000).run(&strategy, |(at, in_name, in_value)| {
        let (name, value) = SETTINGS[at.index(SETTINGS.len())];
        let (name, value) = (slipped(name, &in_name), slipped(value, &in_value));
        match Change::read(&name, &value) {
            Some(Change::PerPerson(limit) | Change::PerServer(limit)) => {
                prop_assert!(limit.is_none_or(|limit| (1..=10_000).contains(&limit)));
            }
            Some(_) => prop_assert!(SETTINGS.iter().any(|(known, _)| *known == name), "{}", name),
            None => {}
        }
        Ok(())
    });
    judged.unwrap();
}

#[test]
fn quiet_hours_with_mistakes_in_them_are_set_or_refused() {
    let runtime = Runtime::new().unwrap();
    let folder = TempDir::new().unwrap();
    let address = format!("sqlite://{}", folder.path().join("games.db").display());
    let host = Host::new(runtime.block_on(Store::open(&address)).unwrap());
    let hour = prop::sample::select(vec![
        "22",
        "7:05",
        "0:00",
        "24",
        "23:59",
        "10pm",
        "12 am",
        "7:05 p.m.",
    ]);
    let zone = prop::sample::select(vec![
        "Europe/Warsaw",
        "kraków",
        "UTC",
        "GMT+5",
        "+1",
        "utc -11",
        "ital",
        "Österreich",
        "america/new york",
    ]);
    let strategy = (hour.clone(), slips(), hour, slips(), zone, slips());
    let judged = cases(150).run(&strategy, |(from, in_from, to, in_to, zone, in_zone)| {
        let (from, to) = (slipped(from, &in_from), slipped(to, &in_to));
        let zone = slipped(zone, &in_zone);
        for name in zones(&zone).iter().take(2) {
            prop_assert!(zones(name).contains(name), "{} is found by its name", name);
        }
        let now = Timestamp(1_780_000_000_000);
        let set = host.set_quiet_hours(UserId(7), &from, &to, Some(&zone), now);
        match runtime.block_on(set) {
            Ok(_) => {
                let kept = runtime
                    .block_on(host.store().preferences(UserId(7)))
                    .unwrap();
                prop_assert!(kept.quiet_from != kept.quiet_to);
                let shown = zone_shown(&kept.zone.unwrap());
                prop_assert!(
                    !shown.starts_with("Etc/GMT"),
                    "{} is no offset people read",
                    shown
                );
                let time = local_time(&zone, now);
                prop_assert_eq!(local_time(&shown, now), time, "{} is {}", zone, shown);
            }
            Err(Error::Refused(refusal)) => {
                let sentence = refusal.say(&tavolino_games::game::Lang::english());
                prop_assert!((10..600).contains(&sentence.len()), "{}", sentence);
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
        Ok(())
    });
    judged.unwrap();
}

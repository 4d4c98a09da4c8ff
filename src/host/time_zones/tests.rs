use super::*;

#[test]
fn zones_are_found_by_a_citys_own_name() {
    for (typed, zone) in [
        ("Roma", "Europe/Rome"),
        ("warsz", "Europe/Warsaw"),
        ("Wien", "Europe/Vienna"),
        ("lisboa", "Europe/Lisbon"),
        ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Zürich", "Europe/Zurich"),
        ("Kraków", "Europe/Warsaw"),
    ] {
        assert_eq!(zones(typed)[0], zone, "{typed}");
    }
    assert_eq!(zone_named("Roma").as_deref(), Some("Europe/Rome"));
    for (city, zone) in OWN_NAMES {
        assert_eq!(zone_named(city).as_deref(), Some(*zone), "{city}");
        assert_eq!(plain(city), *city, "{city} is written as it is read");
    }
}

#[test]
fn zones_are_found_by_any_part_of_their_name() {
    assert_eq!(zones("rome")[0], "Europe/Rome");
    assert_eq!(zones("new york"), ["America/New_York"]);
    assert!(zones("").len() > 300);
    assert!(zones("").iter().all(|zone| !zone.starts_with("Etc/")));
    assert!(
        zones("america/")
            .iter()
            .all(|zone| zone.starts_with("America/"))
    );
    assert_eq!(zone_named("europe/ROME").as_deref(), Some("Europe/Rome"));
    assert_eq!(zone_named("Middle-earth/Shire"), None);
    assert_eq!(zone_named(""), None);
}

#[test]
fn an_offset_is_ahead_of_utc_as_people_write_it() {
    for (typed, stored, shown) in [
        ("+1", "Etc/GMT-1", "UTC+1"),
        ("UTC+2", "Etc/GMT-2", "UTC+2"),
        ("gmt -3", "Etc/GMT+3", "UTC-3"),
        ("utc +05:00", "Etc/GMT-5", "UTC+5"),
        ("\u{2212}4", "Etc/GMT+4", "UTC-4"),
        ("+14", "Etc/GMT-14", "UTC+14"),
        ("+0", "UTC", "UTC"),
        ("utc", "UTC", "UTC"),
    ] {
        let zone = zone_named(typed);
        assert_eq!(zone.as_deref(), Some(stored), "{typed}");
        assert_eq!(zone_shown(stored), shown);
        assert_eq!(zone_named(shown), zone, "{shown} is read as it is shown");
    }
    for (typed, stored) in [
        ("+5:30", "UTC+5:30"),
        ("utc-3:30", "UTC-3:30"),
        ("GMT +05:45", "UTC+5:45"),
        ("+0930", "UTC+9:30"),
        ("+2:00", "Etc/GMT-2"),
        ("-0:30", "UTC-0:30"),
    ] {
        let zone = zone_named(typed);
        assert_eq!(zone.as_deref(), Some(stored), "{typed}");
        assert_eq!(zone_named(stored), zone, "{stored} is read as it is stored");
        assert_eq!(zone_named(&zone_shown(stored)), zone);
    }
    for typed in [
        "+15", "-13", "+", "utc+", "+1x", "+5:20", "+14:15", "++1", "+5:30:00",
    ] {
        assert_eq!(zone_named(typed), None, "{typed}");
    }
    assert_eq!(zones("+5"), ["UTC+5", "UTC+5:30", "UTC+5:45"]);
    assert_eq!(zones("+5:3"), ["UTC+5:30"]);
    assert_eq!(zones("+7:15"), ["UTC+7:15"]);
    assert_eq!(zones("+1")[..3], ["UTC+1", "UTC+10", "UTC+11"]);
    assert_eq!(zones("utc-")[0], "UTC-1");
    let noon = Timestamp(1_780_056_000_000);
    assert_eq!(local_time("UTC", noon).as_deref(), Some("12:00"));
    assert_eq!(local_time("UTC+1", noon).as_deref(), Some("13:00"));
    assert_eq!(local_time("UTC+5:30", noon).as_deref(), Some("17:30"));
    assert_eq!(local_time("UTC-3:30", noon).as_deref(), Some("08:30"));
    assert_eq!(local_time("Europe/Rome", noon).as_deref(), Some("14:00"));
}

#[test]
fn zones_are_found_by_their_country() {
    assert_eq!(zones("ital")[0], "Europe/Rome");
    assert_eq!(zones("Italia")[0], "Europe/Rome");
    assert_eq!(zones("united st")[0], "America/New_York");
    assert_eq!(zones("Österr")[0], "Europe/Vienna");
    assert_eq!(zone_named("Poland").as_deref(), Some("Europe/Warsaw"));
    assert_eq!(zone_named("polska").as_deref(), Some("Europe/Warsaw"));
    assert_eq!(zone_named("Brasil"), None, "it has several");
    for (own, country) in OWN_COUNTRIES {
        let known = COUNTRIES.iter().any(|(name, _)| name == country);
        assert!(known, "{country}");
        assert_eq!(plain(own), *own, "{own} is written as it is read");
    }
}

#[test]
fn every_zone_of_a_country_is_one_of_the_program() {
    for (country, zones) in COUNTRIES.iter() {
        for name in zones {
            assert!(zone(name).is_some(), "{country}: {name}");
        }
    }
}

#[test]
fn what_is_offered_is_taken_when_it_is_typed_in_full() {
    let cases = |name: &str| [name.to_owned(), name.to_uppercase(), name.to_lowercase()];
    for offered in zones("") {
        let city = city_of(&offered).replace('_', " ");
        for typed in cases(&offered) {
            assert!(zone_named(&typed).is_some(), "{typed}");
        }
        for typed in cases(&city) {
            assert!(zone_named(&typed).is_some(), "{typed}, of {offered}");
        }
    }
    for (country, zones) in COUNTRIES.iter() {
        for typed in cases(country) {
            match read_zone(&typed) {
                ZoneRead::One(_) => {}
                ZoneRead::Several(meant) => assert!(zones.contains(&&*meant[0]), "{typed}"),
                ZoneRead::Unknown => panic!("{typed}"),
            }
        }
    }
    for sign in ["+", "-"] {
        for offered in zones(sign) {
            for typed in cases(&offered) {
                assert!(matches!(read_zone(&typed), ZoneRead::One(_)), "{typed}");
            }
        }
    }
}

#[test]
fn a_text_that_only_one_zone_has_is_read_as_that_and_of_several_the_exact_one_comes_first() {
    let one = |zone: &str| ZoneRead::One(zone.to_owned());
    assert_eq!(read_zone("kathm"), one("Asia/Kathmandu"));
    assert_eq!(read_zone("Rome"), one("Europe/Rome"));
    assert_eq!(read_zone("India"), one("Asia/Kolkata"));
    assert_eq!(zones("India")[0], "Asia/Kolkata");
    assert_eq!(read_zone("Istanbul"), one("Europe/Istanbul"));
    let ZoneRead::Several(brazil) = read_zone("Brasil") else {
        panic!("it has several");
    };
    assert!(brazil.contains(&"America/Sao_Paulo".to_owned()));
    assert_eq!(read_zone("Middle-earth"), ZoneRead::Unknown);
    assert_eq!(read_zone(" "), ZoneRead::Unknown);
}

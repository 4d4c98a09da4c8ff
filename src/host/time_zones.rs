//! Time zones as people name them: by an IANA name, a city, a country or an offset from UTC.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use jiff::Timestamp as JiffTimestamp;
use jiff::tz::{Offset, TimeZone};

use super::refusal::personal::BadPreference;
use crate::store::time::Timestamp;

/// Beginning of the IANA names of fixed offsets and other zones that are no place; their signs are
/// inverted by POSIX's convention: `Etc/GMT-1` is an hour ahead of UTC.
const NO_PLACE: &str = "Etc/";

/// The beginning of the names of fixed offsets that are no whole hours, which the tz database does
/// not have: `UTC+5:30`.
const FIXED: &str = "UTC";

/// The offsets from UTC that are read, in minutes: every quarter of an hour.
const OFFSETS: std::ops::RangeInclusive<i16> = -12 * HOUR..=14 * HOUR;
const QUARTER: i16 = 15;

/// An hour in minutes.
const HOUR: i16 = 60;

/// The offsets with minutes that places have, in summer or in winter.
const WITH_MINUTES: [i16; 13] = [
    -570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825,
];

/// The zones of each country by the country's English name in lower case and without accents.
static COUNTRIES: LazyLock<Vec<(String, Vec<&str>)>> = LazyLock::new(|| {
    let rows = include_str!("time_zones/countries.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| row.split_once('\t'))
        .map(|(country, zones)| (plain(country), zones.split(' ').collect()))
        .collect()
});

/// Countries by their own names and names in neighbouring languages, without accents, with their
/// names in the tz database.
const OWN_COUNTRIES: &[(&str, &str)] = &[
    ("alemania", "germany"),
    ("allemagne", "germany"),
    ("austria", "austria"),
    ("belgie", "belgium"),
    ("belgique", "belgium"),
    ("brasil", "brazil"),
    ("brasile", "brazil"),
    ("deutschland", "germany"),
    ("england", "britain (uk)"),
    ("espana", "spain"),
    ("francia", "france"),
    ("frankreich", "france"),
    ("germania", "germany"),
    ("great britain", "britain (uk)"),
    ("italia", "italy"),
    ("italie", "italy"),
    ("italien", "italy"),
    ("nederland", "netherlands"),
    ("niemcy", "germany"),
    ("osterreich", "austria"),
    ("polen", "poland"),
    ("polonia", "poland"),
    ("pologne", "poland"),
    ("polska", "poland"),
    ("portogallo", "portugal"),
    ("schweiz", "switzerland"),
    ("scotland", "britain (uk)"),
    ("spagna", "spain"),
    ("spanien", "spain"),
    ("suisse", "switzerland"),
    ("svizzera", "switzerland"),
    ("uk", "britain (uk)"),
    ("united kingdom", "britain (uk)"),
    ("usa", "united states"),
    ("wlochy", "italy"),
];

/// Cities by their local names and names in neighbouring languages, without accents, where the IANA
/// zone has an English name or another city's.
const OWN_NAMES: &[(&str, &str)] = &[
    ("athina", "Europe/Athens"),
    ("barcelona", "Europe/Madrid"),
    ("beograd", "Europe/Belgrade"),
    ("berlino", "Europe/Berlin"),
    ("bruxelles", "Europe/Brussels"),
    ("brussel", "Europe/Brussels"),
    ("bucuresti", "Europe/Bucharest"),
    ("ciudad de mexico", "America/Mexico_City"),
    ("frankfurt", "Europe/Berlin"),
    ("geneve", "Europe/Zurich"),
    ("hamburg", "Europe/Berlin"),
    ("kobenhavn", "Europe/Copenhagen"),
    ("koln", "Europe/Berlin"),
    ("krakow", "Europe/Warsaw"),
    ("kyiv", "Europe/Kiev"),
    ("la habana", "America/Havana"),
    ("lisboa", "Europe/Lisbon"),
    ("ljubljana", "Europe/Belgrade"),
    ("londra", "Europe/London"),
    ("londres", "Europe/London"),
    ("londyn", "Europe/London"),
    ("lyon", "Europe/Paris"),
    ("milano", "Europe/Rome"),
    ("montreal", "America/Toronto"),
    ("moskva", "Europe/Moscow"),
    ("mumbai", "Asia/Kolkata"),
    ("munchen", "Europe/Berlin"),
    ("napoli", "Europe/Rome"),
    ("parigi", "Europe/Paris"),
    ("paryz", "Europe/Paris"),
    ("peking", "Asia/Shanghai"),
    ("porto", "Europe/Lisbon"),
    ("praha", "Europe/Prague"),
    ("rio de janeiro", "America/Sao_Paulo"),
    ("roma", "Europe/Rome"),
    ("rzym", "Europe/Rome"),
    ("san francisco", "America/Los_Angeles"),
    ("tokio", "Asia/Tokyo"),
    ("torino", "Europe/Rome"),
    ("warszawa", "Europe/Warsaw"),
    ("washington", "America/New_York"),
    ("wien", "Europe/Vienna"),
];

/// The text in lower case, without accents, with spaces for signs between words.
fn plain(typed: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ů' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        '_' | '-' => ' ',
        other => other,
    };
    typed.trim().to_lowercase().chars().map(letter).collect()
}

/// The zones that a typed text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ZoneRead {
    /// One, by its stored name.
    One(String),
    /// Several, by names that are read as one; the likeliest first.
    Several(Vec<String>),
    /// None.
    Unknown,
}

/// Reads a zone as typed: an offset, a city, a country or an IANA name, in any case and without
/// accents; also a part of a name that only one zone has.
#[must_use]
pub fn read_zone(typed: &str) -> ZoneRead {
    if let Some(zone) = zone_named(typed) {
        return ZoneRead::One(zone);
    }
    if typed.trim().is_empty() {
        return ZoneRead::Unknown;
    }
    let mut meant = zones(typed);
    match meant.len() {
        0 => ZoneRead::Unknown,
        1 => zone_named(&meant.remove(0)).map_or(ZoneRead::Unknown, ZoneRead::One),
        _ => ZoneRead::Several(meant),
    }
}

/// The stored name of the only zone that a typed text means.
pub(super) fn chosen_zone(typed: &str) -> Result<String, BadPreference> {
    match read_zone(typed) {
        ZoneRead::One(zone) => Ok(zone),
        ZoneRead::Several(_) | ZoneRead::Unknown => Err(BadPreference::Zone),
    }
}

/// The time zones that the text can mean, by names that `zone_named` reads: an offset, a city, a
/// country, or a part of an IANA name; those with exactly this name first, then those that begin
/// with the text.
#[must_use]
pub fn zones(typed: &str) -> Vec<String> {
    let offsets = offsets(typed);
    if !offsets.is_empty() {
        return offsets;
    }
    let typed = plain(typed);
    let is_begun = |name: &str| !typed.is_empty() && name.starts_with(&typed);
    let exactly = |name: &str, or| if name == typed { 0 } else { or };
    let mut matches: Vec<(u8, usize, String)> = Vec::new();
    for (city, zone) in OWN_NAMES.iter().filter(|(city, _)| is_begun(city)) {
        matches.extend(zone_named(zone).map(|zone| (exactly(city, 2), 0, zone)));
    }
    let own = OWN_COUNTRIES.iter().filter(|(own, _)| is_begun(own));
    let own: HashMap<&str, u8> = own
        .map(|(own, country)| (*country, exactly(own, 3)))
        .collect();
    for (country, zones) in COUNTRIES.iter() {
        let begun = is_begun(country).then(|| exactly(country, 3));
        if let Some(rank) = begun.or(own.get(&**country).copied()) {
            let zones = zones.iter().enumerate();
            matches.extend(zones.map(|(at, zone)| (rank, at, (*zone).to_owned())));
        }
    }
    for name in jiff::tz::db().available() {
        let name = name.to_string();
        let read = plain(&name);
        // Names such as `Poland` and `EST` are old ones of places that have others.
        let is_place = name.contains('/') && !name.starts_with(NO_PLACE);
        if read.contains(&typed) && (is_place || name == "UTC") {
            let city = city_of(&read);
            let rank = if is_begun(city) { exactly(city, 1) } else { 4 };
            matches.push((rank, 0, name));
        }
    }
    matches.sort();
    let mut listed = HashSet::new();
    let mut names: Vec<String> = matches.into_iter().map(|(.., name)| name).collect();
    names.retain(|name| listed.insert(name.clone()));
    names
}

/// The city of an IANA name: its last part.
fn city_of(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// The canonical IANA name of a zone typed as an offset, as a city, as a country with a single
/// zone, or as an IANA name in any case; `None` if unknown.
pub(super) fn zone_named(typed: &str) -> Option<String> {
    if let Some(minutes) = offset(typed) {
        return Some(of_offset(minutes));
    }
    let read = plain(typed);
    if let Some((_, zone)) = OWN_NAMES.iter().find(|(city, _)| *city == read) {
        return Some((*zone).to_owned());
    }
    let own = OWN_COUNTRIES.iter().find(|(own, _)| *own == read);
    let country = own.map_or(&*read, |(_, country)| country);
    if let Some((_, zones)) = COUNTRIES.iter().find(|(name, _)| name == country)
        && let [only] = zones[..]
    {
        return Some(only.to_owned());
    }
    let named = zone(&typed.trim().replace(' ', "_"));
    let named = named.and_then(|zone| zone.iana_name().map(str::to_owned));
    named.or_else(|| of_city(&read))
}

/// The zone of a city of the tz database; of several with one name the one that the database has
/// for a country.
fn of_city(city: &str) -> Option<String> {
    let named: Vec<String> = jiff::tz::db()
        .available()
        .map(|name| name.to_string())
        .filter(|name| name.contains('/') && !name.starts_with(NO_PLACE))
        .filter(|name| city_of(&plain(name)) == city)
        .collect();
    let is_of_country =
        |name: &&String| COUNTRIES.iter().any(|(_, zones)| zones.contains(&&***name));
    named.iter().find(is_of_country).or(named.first()).cloned()
}

/// The name of a zone as people read it: `UTC+1` for `Etc/GMT-1`, else the stored name.
#[must_use]
pub fn zone_shown(zone: &str) -> String {
    let mut offsets = whole_hours().filter(|minutes| *minutes != 0);
    match offsets.find(|minutes| of_offset(*minutes) == zone) {
        Some(minutes) => format!("{FIXED}{}", written(minutes)),
        None => zone.to_owned(),
    }
}

/// The local time in a zone that `read_zone` reads as one, such as `14:05`; `None` if the zone is
/// unknown.
#[must_use]
pub fn local_time(zone_name: &str, at: Timestamp) -> Option<String> {
    let zone = zone(&chosen_zone(zone_name).ok()?)?;
    let at = zone.to_datetime(JiffTimestamp::from_millisecond(at.0).ok()?);
    Some(format!("{:02}:{:02}", at.hour(), at.minute()))
}

/// The zone with this stored name: an IANA name, or a fixed offset such as `UTC+5:30`.
pub(super) fn zone(name: &str) -> Option<TimeZone> {
    if name.starts_with(FIXED) && name.contains(':') {
        let seconds = i32::from(offset(name)?) * 60;
        return Some(TimeZone::fixed(Offset::from_seconds(seconds).ok()?));
    }
    let zone = TimeZone::get(name).ok()?;
    (!zone.is_unknown()).then_some(zone)
}

/// The sign and the digits of an offset typed as `+1`, `UTC+5:30` or `gmt -0330`, also one that is
/// not complete: `+1`, `+5:30`, `-3:30`; `None` for other texts.
fn signed(typed: &str) -> Option<String> {
    let typed = typed.to_lowercase().replace(char::is_whitespace, "");
    let typed = typed.replace('\u{2212}', "-");
    let rest = typed.strip_prefix("utc").or(typed.strip_prefix("gmt"));
    let rest = rest.unwrap_or(&typed);
    let sign = rest
        .chars()
        .next()
        .filter(|sign| matches!(sign, '+' | '-'))?;
    let digits = &rest[1..];
    if !digits
        .bytes()
        .all(|letter| letter.is_ascii_digit() || letter == b':')
    {
        return None;
    }
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None if digits.len() > 2 => digits.split_at(digits.len() - 2),
        None => (digits, ""),
    };
    let hours = match hours.strip_prefix('0') {
        Some(rest) if !rest.is_empty() => rest,
        _ => hours,
    };
    match minutes {
        "" | "0" | "00" => Some(format!("{sign}{hours}")),
        minutes => Some(format!("{sign}{hours}:{minutes}")),
    }
}

/// The minutes ahead of UTC of a typed offset; `None` for another text or an offset that no zone
/// can have.
fn offset(typed: &str) -> Option<i16> {
    let signed = signed(typed)?;
    let (sign, digits) = signed.split_at(1);
    let (hours, minutes) = digits.split_once(':').unwrap_or((digits, "00"));
    if minutes.len() != 2 || hours.len() > 2 {
        return None;
    }
    let (hours, minutes): (i16, i16) = (hours.parse().ok()?, minutes.parse().ok()?);
    let ahead = hours * HOUR + minutes;
    let ahead = if sign == "-" { -ahead } else { ahead };
    let is_read = minutes < HOUR && ahead % QUARTER == 0 && OFFSETS.contains(&ahead);
    is_read.then_some(ahead)
}

/// The offsets of whole hours, in minutes.
fn whole_hours() -> impl Iterator<Item = i16> {
    OFFSETS.filter(|minutes| minutes % HOUR == 0)
}

/// The offsets that begin as typed: whole hours first, then those with minutes that places have;
/// the smallest first.
fn offsets(typed: &str) -> Vec<String> {
    let Some(signed) = signed(typed) else {
        return Vec::new();
    };
    let exactly = offset(typed).filter(|minutes| minutes % HOUR != 0);
    let all = whole_hours().filter(|minutes| *minutes != 0);
    let all = all.chain(WITH_MINUTES).chain(exactly);
    let mut begun: Vec<i16> = all
        .filter(|minutes| written(*minutes).starts_with(&signed))
        .collect();
    begun.sort_by_key(|minutes| (minutes % HOUR != 0, minutes.abs()));
    begun.dedup();
    let named = begun.into_iter();
    named
        .map(|minutes| format!("{FIXED}{}", written(minutes)))
        .collect()
}

/// An offset as people write it: `+1`, `-3:30`.
fn written(minutes: i16) -> String {
    let sign = if minutes < 0 { '-' } else { '+' };
    let (hours, minutes) = (minutes.abs() / HOUR, minutes.abs() % HOUR);
    match minutes {
        0 => format!("{sign}{hours}"),
        minutes => format!("{sign}{hours}:{minutes:02}"),
    }
}

/// The stored name of a fixed offset.
fn of_offset(minutes: i16) -> String {
    match minutes {
        0 => FIXED.to_owned(),
        minutes if minutes % HOUR == 0 => format!("{NO_PLACE}GMT{:+}", -minutes / HOUR),
        minutes => format!("{FIXED}{}", written(minutes)),
    }
}

#[cfg(test)]
mod tests;

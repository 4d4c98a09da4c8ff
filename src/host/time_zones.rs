//! Time zones as people name them: by an IANA name, a city, a country or an offset from UTC.

use std::collections::HashSet;
use std::sync::LazyLock;

use jiff::Timestamp as Instant;
use jiff::tz::TimeZone;

use crate::store::time::Timestamp;

/// Beginning of the IANA names of fixed offsets and other zones that are no place; their signs are inverted by POSIX's convention:
/// `Etc/GMT-1` is an hour ahead of UTC.
const NO_PLACE: &str = "Etc/";

/// The whole hours by which zones differ from UTC.
const OFFSETS: std::ops::RangeInclusive<i8> = -12..=14;

/// The zones of each country by the country's English name in lower case and without accents.
static COUNTRIES: LazyLock<Vec<(String, Vec<&str>)>> = LazyLock::new(|| {
    let rows = include_str!("time_zones/countries.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| row.split_once('\t'))
        .map(|(country, zones)| (plain(country), zones.split(' ').collect()))
        .collect()
});

/// Countries by their own names and names in neighbouring languages, without accents, with their names in the tz database.
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

/// Cities by their local names and names in neighbouring languages, without accents, where the IANA zone has an English name
/// or another city's.
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

/// The time zones that the text can mean, by names that `zone_named` reads: an offset, a city, a country, or a part of an
/// IANA name; those that begin with the text first.
#[must_use]
pub fn zones(typed: &str) -> Vec<String> {
    let offsets = offsets(typed);
    if !offsets.is_empty() {
        return offsets;
    }
    let typed = plain(typed);
    let is_begun = |name: &str| !typed.is_empty() && name.starts_with(&typed);
    let cities = OWN_NAMES.iter().filter(|(city, _)| is_begun(city));
    let mut matches: Vec<(u8, usize, String)> = cities
        .filter_map(|(_, zone)| zone_named(zone))
        .map(|zone| (1, 0, zone))
        .collect();
    let own = OWN_COUNTRIES.iter().filter(|(own, _)| is_begun(own));
    let own: HashSet<&str> = own.map(|(_, country)| *country).collect();
    for (country, zones) in COUNTRIES.iter() {
        if is_begun(country) || own.contains(&**country) {
            let zones = zones.iter().enumerate();
            matches.extend(zones.map(|(at, zone)| (2, at, (*zone).to_owned())));
        }
    }
    for name in jiff::tz::db().available() {
        let name = name.to_string();
        let read = plain(&name);
        // Names such as `Poland` and `EST` are old ones of places that have others.
        let is_place = name.contains('/') && !name.starts_with(NO_PLACE);
        if read.contains(&typed) && (is_place || name == "UTC") {
            let city = read.rsplit('/').next().unwrap_or(&read);
            matches.push((if city.starts_with(&typed) { 0 } else { 3 }, 0, name));
        }
    }
    matches.sort();
    let mut listed = HashSet::new();
    let mut names: Vec<String> = matches.into_iter().map(|(.., name)| name).collect();
    names.retain(|name| listed.insert(name.clone()));
    names
}

/// The canonical IANA name of a zone typed as an offset, as a city, as a country with a single zone, or as an IANA name in any
/// case; `None` if unknown.
pub(super) fn zone_named(typed: &str) -> Option<String> {
    if let Some(hours) = offset(typed) {
        return Some(of_offset(hours));
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
    let zone = zone(&typed.trim().replace(' ', "_"))?;
    zone.iana_name().map(str::to_owned)
}

/// The name of a zone as people read it: `UTC+1` for `Etc/GMT-1`, else the IANA name.
#[must_use]
pub fn zone_shown(zone: &str) -> String {
    let mut hours = OFFSETS.filter(|hours| *hours != 0);
    match hours.find(|hours| of_offset(*hours) == zone) {
        Some(hours) => format!("UTC{hours:+}"),
        None => zone.to_owned(),
    }
}

/// The local time in a zone that `zone_named` reads, such as `14:05`; `None` if the zone is unknown.
#[must_use]
pub fn local_time(zone_name: &str, at: Timestamp) -> Option<String> {
    let zone = zone(&zone_named(zone_name)?)?;
    let at = zone.to_datetime(Instant::from_millisecond(at.0).ok()?);
    Some(format!("{:02}:{:02}", at.hour(), at.minute()))
}

/// The zone with this IANA name.
pub(super) fn zone(name: &str) -> Option<TimeZone> {
    let zone = TimeZone::get(name).ok()?;
    (!zone.is_unknown()).then_some(zone)
}

/// The sign and the digits of an offset typed as `+1`, `UTC+2` or `gmt -3`, also one that is not complete; `None` for other
/// texts.
fn signed(typed: &str) -> Option<String> {
    let typed = typed.to_lowercase().replace(char::is_whitespace, "");
    let typed = typed.replace('\u{2212}', "-");
    let rest = typed.strip_prefix("utc").or(typed.strip_prefix("gmt"));
    let rest = rest.unwrap_or(&typed);
    let sign = rest
        .chars()
        .next()
        .filter(|sign| matches!(sign, '+' | '-'))?;
    let digits = rest[1..].trim_end_matches(":00");
    let digits = match digits.strip_prefix('0') {
        Some(rest) if !rest.is_empty() => rest,
        _ => digits,
    };
    let is_number = digits.bytes().all(|letter| letter.is_ascii_digit());
    is_number.then(|| format!("{sign}{digits}"))
}

/// The hours ahead of UTC of a typed offset; `None` for another text or an offset that no zone has.
fn offset(typed: &str) -> Option<i8> {
    let hours: i8 = signed(typed)?.parse().ok()?;
    OFFSETS.contains(&hours).then_some(hours)
}

/// The offsets that begin as typed, the smallest first.
fn offsets(typed: &str) -> Vec<String> {
    let Some(typed) = signed(typed) else {
        return Vec::new();
    };
    let begun = OFFSETS
        .map(|hours| format!("{hours:+}"))
        .filter(|hours| *hours != "+0" && hours.starts_with(&typed));
    let mut begun: Vec<String> = begun.map(|hours| format!("UTC{hours}")).collect();
    begun.sort_by_key(|name| offset(name).map(i8::abs));
    begun
}

/// The IANA name of a fixed offset.
fn of_offset(hours: i8) -> String {
    match hours {
        0 => "UTC".to_owned(),
        hours => format!("{NO_PLACE}GMT{:+}", -hours),
    }
}

#[cfg(test)]
mod tests;

//! `/vacation weekly`: the days of the week as they are typed and completed.

use serenity::all::CreateAutocompleteResponse;

use crate::discord::completion::{choices, complete_zone, read_worded, unknown_choice};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::vacation;
use crate::discord::view::{Reply, times};
use crate::host::{Error, MOST_DAYS_OFF, OFF, WEEKDAYS};
use tavolino_games::game::Lang;

/// The beginning of the keys of the days.
const DAYS: &str = "weekday";

#[poise::command(slash_command)]
pub async fn weekly(
    ctx: Context<'_>,
    #[autocomplete = "complete_days"] days: String,
    #[autocomplete = "complete_zone"] zone: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = set(&request, &days, zone.as_deref());
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

async fn set(request: &Request<'_>, days: &str, zone: Option<&str>) -> Result<Reply, Error> {
    let lang = request.lang();
    match read(days, &lang) {
        Some(days) => vacation::set_days_off(request, days, zone).await,
        None => Ok(unknown_choice(&lang, DAYS, WEEKDAYS.into_iter())),
    }
}

/// The bits of typed days, the lowest for Monday; 0 for `off`, `None` if a word is no day.
fn read(typed: &str, lang: &Lang) -> Option<i64> {
    if typed.trim().eq_ignore_ascii_case(OFF) {
        return Some(0);
    }
    let mut days = 0;
    for word in words(typed) {
        let key = read_worded(lang, DAYS, WEEKDAYS.into_iter(), word)?;
        let nth = WEEKDAYS.iter().position(|day| *day == key)?;
        days |= 1 << nth;
    }
    Some(days).filter(|days| *days != 0)
}

fn words(typed: &str) -> impl Iterator<Item = &str> {
    let words = typed.split(|letter: char| letter.is_whitespace() || letter == ',');
    words.filter(|word| !word.is_empty())
}

/// The weekend, each day after those that are typed already, and none.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_days(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices(completed(typed, &Request::of(&ctx).lang()))
}

fn completed(typed: &str, lang: &Lang) -> Vec<(String, String)> {
    let is_ended = typed.ends_with([' ', ',']);
    let mut before: Vec<&str> = words(typed).collect();
    let last = if is_ended { None } else { before.pop() };
    let last = last.unwrap_or_default().to_lowercase();
    let days = |typed: &[&str]| read(&typed.join(" "), lang).unwrap_or_default();
    let chosen = days(&before);
    let one = (0..7)
        .filter(|day| chosen >> day & 1 == 0)
        .map(|day| chosen | 1 << day);
    let weekend = chosen | days(&["sat", "sun"]);
    let all = [weekend].into_iter().chain(one);
    let mut offered: Vec<(String, String)> = Vec::new();
    for days in all.filter(|days: &i64| days.count_ones() <= MOST_DAYS_OFF) {
        let (name, value) = (times::weekdays(lang, days), keys(days));
        let added = times::weekdays(lang, days & !chosen).to_lowercase();
        let begins = added.starts_with(&last) || keys(days & !chosen).starts_with(&last);
        if begins && offered.iter().all(|(_, other)| *other != value) {
            offered.push((name, value));
        }
    }
    if before.is_empty() && OFF.starts_with(&last) {
        offered.push((lang.say("weekday-off", &[]), OFF.to_owned()));
    }
    offered
}

/// The keys of days, with spaces between.
fn keys(days: i64) -> String {
    let keys = (0..).zip(WEEKDAYS).filter(|(nth, _)| days >> nth & 1 == 1);
    let keys: Vec<&str> = keys.map(|(_, key)| key).collect();
    keys.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_by_key_or_name_and_completed_after_each_other() {
        let lang = Lang::english();
        assert_eq!(read("sat sun", &lang), Some(0b110_0000));
        assert_eq!(read("Monday, sun", &lang), Some(0b100_0001));
        assert_eq!(read("off", &lang), Some(0));
        assert_eq!(read("sat someday", &lang), None);
        assert_eq!(read(" ", &lang), None);
        let values = |typed: &str| {
            let all = completed(typed, &lang).into_iter();
            all.map(|(_, value)| value).collect::<Vec<String>>()
        };
        assert_eq!(values("")[0], "sat sun");
        assert_eq!(values("").last().unwrap(), "off");
        assert_eq!(values("fri s"), ["fri sat sun", "fri sat", "fri sun"]);
        assert_eq!(values("sat sun ").last().unwrap(), "fri sat sun");
        assert_eq!(
            values("fri sat sun "),
            ["fri sat sun"],
            "no more than three"
        );
    }
}

//! The command `/looking`.

use serenity::all::CreateAutocompleteResponse;

use super::{UNTIL, WishChange, days_until, set, show};
use crate::discord::completion::{matching_choices, read_worded, unknown_choice, worded_choices};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::registry;
use crate::discord::view::Reply;
use crate::host::{Error, Pace, for_two};

/// The beginnings of the keys of two lists of choices.
const PACES: &str = "option-pace";
const UNTILS: &str = "looking-until";

#[poise::command(slash_command)]
pub async fn looking(
    ctx: Context<'_>,
    #[autocomplete = "complete_games"] games: Option<String>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    #[rename = "at-once"]
    #[min = 1]
    #[max = 5]
    most: Option<i64>,
    #[autocomplete = "complete_until"] until: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = run(&request, games, pace, most, until);
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

async fn run(
    request: &Request<'_>,
    games: Option<String>,
    pace: Option<String>,
    most: Option<i64>,
    until: Option<String>,
) -> Result<Reply, Error> {
    let lang = request.lang();
    if games.is_none() && pace.is_none() && most.is_none() && until.is_none() {
        return show(request).await;
    }
    let mut change = WishChange {
        most,
        ..WishChange::default()
    };
    if let Some(games) = &games {
        match keys(games, &lang.say("looking-any", &[])) {
            Ok(keys) => change.games = Some(keys),
            Err(unknown) => return Ok(registry::unknown(unknown, &lang)),
        }
    }
    if let Some(pace) = &pace {
        let read = read_worded(&lang, PACES, paces(), pace);
        let Some(pace) = read.and_then(Pace::read) else {
            return Ok(unknown_choice(&lang, PACES, paces()));
        };
        change.pace = Some(pace);
    }
    if let Some(until) = &until {
        let read = read_worded(&lang, UNTILS, untils(), until);
        let Some(days) = read.and_then(days_until) else {
            return Ok(unknown_choice(&lang, UNTILS, untils()));
        };
        change.until = Some(days);
    }
    set(request, change).await
}

/// The keys of typed games, with spaces between; empty where one of them is `any`.
///
/// # Errors
///
/// The first name that is none of a game for two.
fn keys<'t>(typed: &'t str, any: &str) -> Result<String, &'t str> {
    let mut keys: Vec<&str> = Vec::new();
    for name in typed.split(',').map(str::trim) {
        if name.to_lowercase() == any.to_lowercase() || name == super::ANY {
            return Ok(String::new());
        }
        let entry = registry::find(name).ok_or(name)?;
        if for_two().all(|other| other.info.key != entry.info.key) {
            return Err(name);
        }
        if !keys.contains(&entry.info.key) {
            keys.push(entry.info.key);
        }
    }
    Ok(keys.join(" "))
}

fn paces() -> impl Iterator<Item = &'static str> {
    Pace::ALL.iter().map(|pace| pace.key())
}

fn untils() -> impl Iterator<Item = &'static str> {
    UNTIL.iter().map(|(name, _)| *name)
}

/// The games for two, the last of them as it is typed, and any game.
#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    let (before, last) = typed.rsplit_once(',').unwrap_or(("", typed));
    let joined = |name: String| {
        if before.is_empty() {
            name
        } else {
            format!("{before}, {name}")
        }
    };
    let any = lang.say("looking-any", &[]);
    let any = (any.clone(), any);
    let names = for_two().map(|entry| (entry.info.name.to_owned(), entry.info.name.to_owned()));
    let last = last.trim().to_lowercase();
    let begun = |(name, _): &(String, String)| name.to_lowercase().contains(&last);
    let all = [any].into_iter().chain(names).filter(begun);
    matching_choices(all.map(|(name, value)| (joined(name), joined(value))), "")
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_pace(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, PACES, paces(), typed)
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_until(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, UNTILS, untils(), typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::MOST_AT_ONCE;

    #[test]
    fn games_are_read_between_commas_and_an_unknown_one_is_named() {
        assert_eq!(
            keys("Kumo, kintei", "any game"),
            Ok("kumo kintei".to_owned())
        );
        assert_eq!(keys("kumo, Any game", "any game"), Ok(String::new()));
        assert_eq!(keys("kumo, chess 2", "any game"), Err("chess 2"));
        const { assert!(MOST_AT_ONCE == 5, "as the option says") };
    }
}

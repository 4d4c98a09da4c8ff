//! Autocompletion shared by several commands: match codes, seats, game names. It offers only what
//! the invoker may know.

use std::borrow::Cow;
use std::sync::Arc;

use futures::future::BoxFuture;
use poise::{ApplicationContext, CommandParameter};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::discord::action::Spending;
use crate::discord::clock::now;
use crate::discord::interaction::{Context, Data, Fatal, Request};
use crate::discord::limits::fitting;
use crate::discord::view::{Reply, names};
use crate::discord::{limits, registry};
use crate::host::{MatchId, Record, State, Target, local_time, zones};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Seat};
use tavolino_games::{lessons, puzzles};

/// The response with these choices, each a displayed name and a value; at most 25, as many as
/// Discord takes.
pub fn choices(all: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = all.into_iter().take(limits::CHOICES).map(|(name, value)| {
        AutocompleteChoice::new(
            fitting(&name, limits::CHOICE),
            // A shortened value would be a different value.
            fitting(&value, limits::CHOICE),
        )
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The completion of an option, as poise calls it.
type Completion = for<'a> fn(
    ApplicationContext<'a, Data, Fatal>,
    &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse>;

/// An option with its autocompletion, for a command that is registered by hand.
pub fn completed_parameter(
    name: &'static str,
    completion: Completion,
) -> CommandParameter<Data, Fatal> {
    CommandParameter {
        name: name.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: Cow::Borrowed(&[]),
        type_setter: None,
        autocomplete_callback: Some(completion),
        __non_exhaustive: (),
    }
}

/// The choices for an option with fixed values: those whose name or key contains `typed`. Names are
/// the sentences `prefix-key` in the invoker's language.
pub fn worded_choices(
    ctx: &Context<'_>,
    prefix: &str,
    keys: impl Iterator<Item = &'static str>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let lang = Request::of(ctx).lang();
    let named = keys.map(|key| (lang.say(&format!("{prefix}-{key}"), &[]), key.to_owned()));
    matching_choices(named, typed)
}

/// The key that a typed text means among [`worded_choices`]: the key or its name, in the person's
/// language or in English and in any case, also without what follows a colon; else the only one
/// that is offered for the text. `None` for no or several keys.
pub fn read_worded(
    lang: &Lang,
    prefix: &str,
    keys: impl Iterator<Item = &'static str>,
    typed: &str,
) -> Option<&'static str> {
    let typed = typed.trim().to_lowercase();
    let names = |key: &str| {
        let name = |lang: &Lang| lang.say(&format!("{prefix}-{key}"), &[]).to_lowercase();
        [key.to_owned(), name(lang), name(&Lang::english())]
    };
    let all: Vec<_> = keys.map(|key| (key, names(key))).collect();
    let is_name = |name: &String| *name == typed || name.split(':').next() == Some(&*typed);
    let exactly = all.iter().find(|(_, names)| names.iter().any(is_name));
    let holds = |name: &String| !typed.is_empty() && name.contains(&typed);
    let mut offered = all.iter().filter(|(_, names)| names.iter().any(holds));
    let only = offered.next().filter(|_| offered.next().is_none());
    exactly.or(only).map(|(key, _)| *key)
}

/// The refusal of a text that [`read_worded`] does not read, with the names that it reads.
pub fn unknown_choice(
    lang: &Lang,
    prefix: &str,
    keys: impl Iterator<Item = &'static str>,
) -> Reply {
    let names = keys.map(|key| format!("**{}**", lang.say(&format!("{prefix}-{key}"), &[])));
    let choices = lang.list(names);
    Reply::refusal(lang.say("refused-choice", &[("choices", choices.into())]))
}

/// Of these choices, each a displayed name and a value, those whose name or value contains `typed`.
pub fn matching_choices(
    all: impl Iterator<Item = (String, String)>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let contains = |text: &str| text.to_lowercase().contains(&typed);
    choices(all.filter(|(name, value)| contains(name) || contains(value)))
}

/// The value of another option of the command being completed; `None` where it is not a filled-in
/// text.
pub fn other_option<'a>(ctx: &'a Context<'_>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(application) = ctx else {
        return None;
    };
    let option = application.args.iter().find(|option| option.name == name)?;
    match option.value {
        ResolvedValue::String(value) | ResolvedValue::Autocomplete { value, .. } => Some(value),
        _ => None,
    }
}

/// The most matches of which turns are completed together; each has room for five.
const MOST_TOGETHER: usize = 5;

/// The matches an unfinished command is about: by its code, else the only one of the channel, else
/// those there that wait for the invoker. None where none matches, or the invoker's completion
/// budget is spent.
async fn targets(ctx: &Context<'_>) -> Vec<Arc<Record>> {
    let host = &ctx.data().host;
    let request = Request::of(ctx);
    if request.spend(Spending::Completion).is_err() {
        return Vec::new();
    }
    if let Some(code) = other_option(ctx, "game").filter(|code| !code.is_empty()) {
        let found = host.find_code(code, request.person(), request.guild());
        return found.await.into_iter().collect();
    }
    let here = request.channel();
    let target = host.find_cached(request.person(), here).await;
    let ids = match target.unwrap_or(Target::Nothing).waiting(here) {
        Target::One(id) => vec![id],
        Target::Several(lines) => {
            let waiting = lines.into_iter().filter(|line| line.waits.is_some());
            waiting.map(|line| line.id).take(MOST_TOGETHER).collect()
        }
        Target::Nothing => Vec::new(),
    };
    let mut records = Vec::new();
    for id in ids {
        records.extend(host.look(&id).await);
    }
    records
}

/// The match an unfinished command is about; `None` where none or several match.
async fn target(ctx: &Context<'_>) -> Option<Arc<Record>> {
    let mut records = targets(ctx).await;
    records.pop().filter(|_| records.is_empty())
}

/// The matches an unfinished command is about, each with the invoker's own seat in it. The turns of
/// these seats are known to the invoker, so they may be offered.
pub async fn own_seats(ctx: &Context<'_>) -> Vec<(Arc<Record>, Seat)> {
    let person = Request::of(ctx).person();
    let seated = targets(ctx).await.into_iter();
    seated
        .filter_map(|record| Some((Arc::clone(&record), record.seat_of(person)?)))
        .collect()
}

/// The match an unfinished command is about, and the invoker's own seat in it, whose claims may be
/// offered.
pub async fn own_seat(ctx: &Context<'_>) -> Option<(Arc<Record>, Seat)> {
    let record = target(ctx).await?;
    let seat = record.seat_of(Request::of(ctx).person())?;
    Some((record, seat))
}

/// The other seats that still play, by colour.
pub async fn complete_seat(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(record) = target(&ctx).await else {
        return choices([]);
    };
    let me = record.seat_of(Request::of(&ctx).person());
    let lang = Request::of(&ctx).lang();
    let staying = record
        .board
        .as_ref()
        .map(|board| board.staying())
        .unwrap_or_default();
    let typed = typed.trim().to_lowercase();
    let matches = |seat: &Seat| {
        let names = names::seat_names(&lang, &record, *seat);
        names.iter().any(|name| name.contains(&typed))
    };
    let others = staying.iter().filter(|seat| Some(*seat) != me);
    choices(others.filter(matches).map(|seat| {
        let colour = names::colour(&lang, &record, seat);
        (colour, seat.to_string())
    }))
}

/// Codes of the invoker's open and running matches.
pub async fn complete_match(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_uppercase();
    let request = Request::of(&ctx);
    if request.spend(Spending::Completion).is_err() {
        return choices([]);
    }
    let own = ctx.data().host.inbox_cached(request.person()).await;
    let own = own
        .unwrap_or_default()
        .into_iter()
        .map(|line| (line.id, line.game));
    choices(match_choices(own, &typed))
}

/// Codes of the invoker's running and finished matches.
pub async fn complete_past_match(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_uppercase();
    let request = Request::of(&ctx);
    if request.spend(Spending::Completion).is_err() {
        return choices([]);
    }
    let (host, person) = (&ctx.data().host, request.person());
    let running = host.inbox_cached(person).await.unwrap_or_default();
    let running = running
        .into_iter()
        .filter(|line| line.state == State::Running);
    let over = host.store().played(person).await.unwrap_or_default();
    let all = running.map(|line| (line.id, line.game)).chain(over);
    choices(match_choices(all, &typed))
}

/// Choices of matches by code and game: those whose code or game contains `typed`.
fn match_choices(
    matches: impl Iterator<Item = (MatchId, String)>,
    typed: &str,
) -> impl Iterator<Item = (String, String)> {
    let named = matches.map(|(id, game)| {
        let name = tavolino_games::games::find(&game).map_or("", |entry| entry.info.name);
        (format!("{id} · {name}"), id.to_string())
    });
    named.filter(move |(name, _)| name.to_uppercase().contains(typed))
}

/// Games of the registry, found by name, designer or description; each with one line about it.
pub async fn complete_kind(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    kinds(registry::search(typed, &lang), &lang)
}

/// Time zones that `typed` can mean, each with its local time.
pub async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let zones = zones(typed).into_iter();
    choices(
        zones.filter_map(|zone| Some((format!("{zone} · {}", local_time(&zone, now())?), zone))),
    )
}

/// Completes a lesson, by its game.
pub async fn complete_lesson(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    let lessons = registry::search(typed, &lang).flat_map(lessons::of);
    choices(lessons.map(|lesson| {
        let about = lang.say(&format!("play-{}", lesson.entry.info.key), &[]);
        let label = format!("{}: {about}", lesson.title(&lang));
        (label, lesson.key.to_owned())
    }))
}

/// Completes a game that has puzzles.
pub async fn complete_puzzles(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    // A file may have a heading alone.
    let has_puzzles = |entry: &&'static GameEntry| {
        let file = puzzles::file(entry);
        puzzles::text::lines(file).next().is_some()
    };
    kinds(registry::search(typed, &lang).filter(has_puzzles), &lang)
}

fn kinds(all: impl Iterator<Item = &'static GameEntry>, lang: &Lang) -> CreateAutocompleteResponse {
    choices(all.map(|entry| {
        let key = entry.info.key;
        let about = lang.say(&format!("play-{key}"), &[]);
        (format!("{}: {about}", entry.info.name), key.to_owned())
    }))
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;
    use crate::discord::action::Only;
    use crate::discord::play::options::{CONSULT, GAMES, ORDERS, PLACES, RATED};
    use crate::host::Pace;
    use tavolino_games::game::table::SWAP_VALUES;
    use tavolino_games::puzzles::Level;

    /// The keys of each option with worded choices.
    fn worded() -> Vec<(&'static str, Vec<&'static str>)> {
        vec![
            (
                "puzzle-level",
                Level::VARIANTS.iter().map(Into::into).collect(),
            ),
            (
                "puzzle-run-of",
                crate::discord::puzzles::run::kinds().collect(),
            ),
            (
                "inbox-only",
                Only::VARIANTS.iter().copied().map(Only::key).collect(),
            ),
            (
                "option-pace",
                Pace::ALL.iter().map(|pace| pace.key()).collect(),
            ),
            ("option-where", PLACES.to_vec()),
            ("option-rated", RATED.to_vec()),
            ("option-order", ORDERS.to_vec()),
            ("option-consult", CONSULT.to_vec()),
            ("option-swap", SWAP_VALUES.to_vec()),
            ("option-games", GAMES.to_vec()),
        ]
    }

    #[test]
    fn every_choice_is_read_by_its_key_and_by_its_name_in_any_case() {
        let lang = Lang::english();
        for (prefix, keys) in worded() {
            let read = |typed: &str| read_worded(&lang, prefix, keys.iter().copied(), typed);
            for key in &keys {
                let name = lang.say(&format!("{prefix}-{key}"), &[]);
                let first = name.split(':').next().unwrap();
                for typed in [key, &*name, first] {
                    assert_eq!(read(typed), Some(*key), "{prefix}: {typed}");
                    let upper = typed.to_uppercase();
                    assert_eq!(read(&upper), Some(*key), "{prefix}: {upper}");
                }
            }
            for typed in ["", "nothing of the kind"] {
                assert_eq!(read(typed), None, "{prefix}: {typed}");
            }
        }
    }
}

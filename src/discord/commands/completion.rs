//! What is offered while somebody types an option of a command: nothing in it tells anybody anything new.

use std::sync::Arc;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};
use strum::IntoEnumIterator;

use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::data::Context;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::list::Only;
use crate::discord::limits::{self, fitting, shortened};
use crate::discord::play::options::ORDERS;
use crate::discord::turn::picker::warning;
use crate::host::{Found, MatchId, Pace, Record, State};
use crate::pool::{self, Length};
use tavolino_games::game::{Seat, notation};
use tavolino_games::games::GAMES;

/// What else was filled in while an option is being completed.
fn other<'a>(ctx: &'a Context<'_>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(application) = ctx else {
        return None;
    };
    let option = application.args.iter().find(|option| option.name == name)?;
    match option.value {
        ResolvedValue::String(value) | ResolvedValue::Autocomplete { value, .. } => Some(value),
        _ => None,
    }
}

fn choices(found: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = found
        .into_iter()
        .take(limits::CHOICES)
        .map(|(name, value)| {
            AutocompleteChoice::new(
                shortened(&name, limits::CHOICE),
                // Shortened, it would be another one.
                fitting(&value, limits::CHOICE),
            )
        });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The match an unfinished command is about, if that is clear already and more may be offered.
async fn meant_so_far(ctx: &Context<'_>) -> Option<MatchId> {
    let host = &ctx.data().host;
    let request = Request::of(ctx);
    request.spend(Spending::Completion).ok()?;
    match other(ctx, "game") {
        Some(code) if !code.is_empty() => host
            .find_code(code, request.person(), request.guild())
            .await
            .ok(),
        _ => match host
            .find_as_known(request.person(), request.channel())
            .await
            .ok()?
        {
            Found::One(id) => Some(id),
            Found::Several(_) | Found::Nothing => None,
        },
    }
}

/// The match meant, and the person's own seat in it: what that may play or claim tells nobody anything new.
async fn own(ctx: &Context<'_>) -> Option<(Arc<Record>, Seat)> {
    let id = meant_so_far(ctx).await?;
    let record = ctx.data().host.look(&id).await.ok()?;
    let seat = record.seat_of(Request::of(ctx).person())?;
    Some((record, seat))
}

/// Turns, each with what it does, the sensible ones first; beginnings of turns where there are too many.
pub async fn complete_turn(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((record, seat)) = own(&ctx).await else {
        return choices([]);
    };
    let (lang, typed) = (Request::of(&ctx).lang(), typed.to_owned());
    let id = record.id().clone();
    let position = ctx.data().completions.position(&record, seat, &lang);
    // What comes of every turn that is offered takes its time.
    let found = move || {
        let board = record.board.as_deref();
        let complete = |board| {
            let warning = |prospect| warning(&record, prospect, &lang);
            position.complete(board, seat, &typed, &lang, warning)
        };
        board.map(complete).unwrap_or_default()
    };
    choices(pool::work(id.as_str(), Length::Short, found).await)
}

pub async fn complete_claim(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let own = own(&ctx).await;
    let board = own
        .as_ref()
        .and_then(|(record, seat)| Some((record.board.as_ref()?, *seat)));
    let claims = board
        .map(|(board, seat)| board.claims(seat))
        .unwrap_or_default();
    let mut cells: Vec<&str> = claims
        .iter()
        .filter_map(|claim| claim.split(' ').nth(1))
        .collect();
    cells.dedup();
    let typed = notation::normalize(typed);
    let found = cells.into_iter().filter(|cell| cell.starts_with(&typed));
    choices(found.map(|cell| (cell.to_owned(), cell.to_owned())))
}

pub async fn complete_to(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(id) = meant_so_far(&ctx).await else {
        return choices([]);
    };
    let Ok(record) = ctx.data().host.look(&id).await else {
        return choices([]);
    };
    let me = record.seat_of(Request::of(&ctx).person());
    let lang = Request::of(&ctx).lang();
    let staying = record
        .board
        .as_ref()
        .map(|board| board.staying())
        .unwrap_or_default();
    let others = staying.iter().filter(|seat| Some(*seat) != me);
    let named = others.map(|seat| {
        (
            lang.colour(record.kind.info.palette, seat),
            seat.to_string(),
        )
    });
    choices(named.filter(|(name, seat)| name.contains(typed) || seat.starts_with(typed)))
}

pub async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_uppercase();
    let request = Request::of(&ctx);
    if request.spend(Spending::Completion).is_err() {
        return choices([]);
    }
    let mine = ctx.data().host.inbox_as_known(request.person()).await;
    let mine = mine
        .unwrap_or_default()
        .into_iter()
        .map(|line| (line.id, line.game));
    choices(coded(mine, &typed))
}

/// Also games that are over.
pub async fn complete_past_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_uppercase();
    let request = Request::of(&ctx);
    if request.spend(Spending::Completion).is_err() {
        return choices([]);
    }
    let (host, person) = (&ctx.data().host, request.person());
    let running = host.inbox_as_known(person).await.unwrap_or_default();
    let running = running
        .into_iter()
        .filter(|line| line.state == State::Running);
    let over = host.played(person).await.unwrap_or_default();
    let all = running.map(|line| (line.id, line.game)).chain(over);
    choices(coded(all, &typed))
}

/// Matches by code and game, those that have what was typed in either.
fn coded(
    matches: impl Iterator<Item = (MatchId, String)>,
    typed: &str,
) -> impl Iterator<Item = (String, String)> {
    let named = matches.map(|(id, game)| {
        let name = tavolino_games::games::find(&game).map_or("", |kind| kind.info.name);
        (format!("{id} · {name}"), id.to_string())
    });
    named.filter(move |(name, _)| name.to_uppercase().contains(typed))
}

pub async fn complete_only(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Request::of(&ctx).lang();
    let typed = typed.trim().to_lowercase();
    let named = Only::iter().map(|only| {
        let name = lang.say(&format!("inbox-only-{}", only.key()), &[]);
        (name, only.key().to_owned())
    });
    let fits = |(name, key): &(String, String)| {
        name.to_lowercase().contains(&typed) || key.contains(&typed)
    };
    choices(named.filter(fits))
}

pub async fn complete_rules(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let named = GAMES.iter().map(|kind| {
        (
            format!("{} ({})", kind.info.name, kind.info.designer),
            kind.info.key.to_owned(),
        )
    });
    choices(
        named.filter(|(name, key)| name.to_lowercase().contains(&typed) || key.contains(&typed)),
    )
}

pub async fn complete_pace(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let keys = Pace::ALL.iter().map(|pace| pace.key());
    worded(&ctx, "option-pace", keys, typed)
}

pub async fn complete_order(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded(&ctx, "option-order", ORDERS.into_iter(), typed)
}

/// Values in words, those that have what was typed in either.
fn worded(
    ctx: &Context<'_>,
    option: &str,
    keys: impl Iterator<Item = &'static str>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let lang = Request::of(ctx).lang();
    let typed = typed.trim().to_lowercase();
    let named = keys.map(|key| (lang.say(&format!("{option}-{key}"), &[]), key.to_owned()));
    choices(
        named.filter(|(name, key)| name.to_lowercase().contains(&typed) || key.contains(&typed)),
    )
}

pub async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = crate::host::zones(typed).into_iter();
    choices(found.map(|zone| (zone.clone(), zone)))
}

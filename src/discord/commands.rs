//! The slash commands. Each parses, calls, answers.

pub mod registration;

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::discord::Context;
use crate::discord::Data;
use crate::discord::Fatal;
use crate::discord::blocks;
use crate::discord::inbox;
use crate::discord::inbox::{Only, Shown};
use crate::discord::limits::CHOICES;
use crate::discord::privacy;
use crate::discord::registry;
use crate::discord::reminders;
use crate::discord::request::action::Meant;
use crate::discord::request::{Incoming, Mode};
use crate::discord::rules;
use crate::discord::turn;
use crate::discord::vacation;
use crate::discord::view::reply::{Reply, shortened};
use crate::game::notation;
use crate::games::GAMES;
use crate::host::{Found, MatchId, State};

type Done = Result<(), Fatal>;
type Command = poise::Command<Data, Fatal>;

/// Every command but `/play`, which is made from the shelf, and `/settings`, whose choices have names.
pub fn commands() -> Vec<Command> {
    vec![
        turn(),
        claim(),
        board(),
        hand(),
        games(),
        resign(),
        abort(),
        undo(),
        draw(),
        replace(),
        rematch(),
        history(),
        record(),
        show_rules(),
        blocks::block(),
        privacy::privacy(),
        reminders::remind(),
        vacation::vacation(),
        help(),
    ]
}

#[poise::command(slash_command, rename = "move")]
async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "complete_turn"] turn: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    about(ctx, game, Meant::Move(notation::tidy(&turn))).await
}

#[poise::command(slash_command)]
async fn claim(
    ctx: Context<'_>,
    #[autocomplete = "complete_claim"] cell: String,
    #[autocomplete = "complete_to"] to: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let said = format!("claim {cell} {}", to.unwrap_or_default());
    about(ctx, game, Meant::Claim(notation::tidy(&said))).await
}

#[poise::command(slash_command)]
async fn board(
    ctx: Context<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    text: Option<bool>,
) -> Done {
    about(ctx, game, Meant::Board(text.unwrap_or(false))).await
}

#[poise::command(slash_command)]
async fn hand(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Hand).await
}

#[poise::command(slash_command)]
async fn resign(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Resign).await
}

#[poise::command(slash_command)]
async fn abort(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Abort).await
}

#[poise::command(slash_command)]
async fn undo(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Undo).await
}

#[poise::command(slash_command)]
async fn draw(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Draw).await
}

#[poise::command(slash_command)]
async fn replace(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Replace).await
}

#[poise::command(slash_command)]
async fn rematch(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    about(ctx, game, Meant::Rematch).await
}

#[poise::command(slash_command)]
async fn history(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_game"] game: Option<String>,
    replay: Option<bool>,
) -> Done {
    about(ctx, game, Meant::History(replay.unwrap_or(false))).await
}

#[poise::command(slash_command)]
async fn record(
    ctx: Context<'_>,
    #[autocomplete = "complete_past_game"] game: Option<String>,
) -> Done {
    about(ctx, game, Meant::Record).await
}

#[poise::command(slash_command)]
async fn games(
    ctx: Context<'_>,
    server: Option<bool>,
    #[autocomplete = "complete_only"] only: Option<String>,
    #[autocomplete = "complete_rules"] kind: Option<String>,
) -> Done {
    let incoming = incoming(&ctx);
    let shown = Shown {
        server: server.unwrap_or(false),
        only: only.as_deref().and_then(Only::read).unwrap_or_default(),
        kind: kind.filter(|kind| crate::games::find(kind).is_some()),
        page: 0,
    };
    let work = inbox::inbox(&incoming, &ctx.data().host, &shown);
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

#[poise::command(slash_command, rename = "rules")]
async fn show_rules(
    ctx: Context<'_>,
    #[autocomplete = "complete_rules"] game: String,
    show: Option<bool>,
) -> Done {
    let incoming = incoming(&ctx);
    let private = !show.unwrap_or(false);
    let lang = if private {
        incoming.lang()
    } else {
        incoming.public_lang()
    };
    let work = async { Ok(rules::rules(&game, &lang, private).await) };
    incoming.answer(Mode::Anew, private, work).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Done {
    let incoming = incoming(&ctx);
    let lang = incoming.lang();
    let help = Reply::private(lang.say("help", &[]));
    incoming.say(help.then(registry::shelf(&lang))).await;
    Ok(())
}

/// Does something with the match meant, by its code or by where the command was given.
pub async fn about(ctx: Context<'_>, game: Option<String>, what: Meant) -> Done {
    let incoming = incoming(&ctx);
    let work = turn::find_and_do(&incoming, &ctx.data().host, game.as_deref(), what);
    incoming.answer(Mode::Anew, true, work).await;
    Ok(())
}

/// Slash commands are all we register, so there is always an interaction.
pub fn incoming<'a>(ctx: &Context<'a>) -> Incoming<'a> {
    let poise::Context::Application(application) = ctx else {
        unreachable!("no prefix command is registered")
    };
    Incoming::command(ctx.serenity_context(), ctx.data(), application.interaction)
}

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

pub fn choices(found: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choices = found.into_iter().take(CHOICES).map(|(name, value)| {
        AutocompleteChoice::new(shortened(&name, 100), shortened(&value, 100))
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The match an unfinished command is about, if that is clear already.
async fn meant_so_far(ctx: &Context<'_>) -> Option<MatchId> {
    let host = &ctx.data().host;
    let incoming = incoming(ctx);
    match other(ctx, "game") {
        Some(code) if !code.is_empty() => host
            .find_code(code, incoming.person(), incoming.guild())
            .await
            .ok(),
        _ => match host
            .find(incoming.person(), incoming.channel())
            .await
            .ok()?
        {
            Found::One(id) => Some(id),
            Found::Several(_) | Found::Nothing => None,
        },
    }
}

/// The person's own turns that begin about as `typed`, or its claims, in the match meant: they tell nobody anything new.
async fn own(ctx: &Context<'_>, typed: Option<&str>) -> Vec<String> {
    let Some(id) = meant_so_far(ctx).await else {
        return Vec::new();
    };
    let Ok(record) = ctx.data().host.look(&id).await else {
        return Vec::new();
    };
    let (Some(board), Some(seat)) = (&record.board, record.seat_of(incoming(ctx).person())) else {
        return Vec::new();
    };
    match typed {
        Some(typed) => board.offered(seat, typed),
        None => board.claims(seat),
    }
}

async fn complete_turn(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = notation::complete(&own(&ctx, Some(typed)).await, typed, CHOICES);
    choices(found.into_iter().map(|text| (text.clone(), text)))
}

async fn complete_claim(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let claims = own(&ctx, None).await;
    let mut cells: Vec<&str> = claims
        .iter()
        .filter_map(|claim| claim.split(' ').nth(1))
        .collect();
    cells.dedup();
    let typed = notation::tidy(typed);
    let found = cells.into_iter().filter(|cell| cell.starts_with(&typed));
    choices(found.map(|cell| (cell.to_owned(), cell.to_owned())))
}

async fn complete_to(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(id) = meant_so_far(&ctx).await else {
        return choices([]);
    };
    let Ok(record) = ctx.data().host.look(&id).await else {
        return choices([]);
    };
    let me = record.seat_of(incoming(&ctx).person());
    let lang = incoming(&ctx).lang();
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
    let mine = ctx
        .data()
        .host
        .inbox(incoming(&ctx).person())
        .await
        .unwrap_or_default();
    let mine = mine.into_iter().map(|line| (line.id, line.game));
    choices(coded(mine, &typed))
}

/// Also games that are over.
async fn complete_past_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_uppercase();
    let (host, person) = (&ctx.data().host, incoming(&ctx).person());
    let running = host.inbox(person).await.unwrap_or_default();
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
        let name = crate::games::find(&game).map_or("", |kind| kind.info.name);
        (format!("{id} · {name}"), id.to_string())
    });
    named.filter(move |(name, _)| name.to_uppercase().contains(typed))
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_only(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = incoming(&ctx).lang();
    let typed = typed.trim().to_lowercase();
    let named = Only::EVERY.map(|only| {
        let name = lang.say(&format!("inbox-only-{}", only.key()), &[]);
        (name, only.key().to_owned())
    });
    let fits = |(name, key): &(String, String)| {
        name.to_lowercase().contains(&typed) || key.contains(&typed)
    };
    choices(named.into_iter().filter(fits))
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_rules(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
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

//! The command `/contest`.

use serenity::all::CreateAutocompleteResponse;

use super::{
    NewContest, ask_stop, ask_withdraw, card as show, guild, leave as go, list as all, named, open,
    refused, start as begin,
};
use crate::discord::completion::{matching_choices, read_worded, unknown_choice, worded_choices};
use crate::discord::interaction::{Context, Done, Request, answer_privately};
use crate::discord::series::{complete_game, complete_pace, find, read_pace};
use crate::discord::view::league;
use crate::host::{BadContest, ContestId, ContestKind, ContestView, Error, FinalSize};
use tavolino_games::game::Lang;

/// The beginning of the keys of the kinds' names.
const KINDS: &str = "option-contest";

/// The beginning of the keys of the finals' names.
const FINALS: &str = "option-final";

const FINAL_SIZES: [FinalSize; 3] = [FinalSize::None, FinalSize::Two, FinalSize::Four];

const OFFERED: [ContestKind; 5] = [
    ContestKind::Pairs,
    ContestKind::Swiss,
    ContestKind::Tables,
    ContestKind::Together,
    ContestKind::Tour,
];

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("new", "card", "list", "leave", "withdraw", "start", "stop"),
    subcommand_required
)]
pub async fn contest(_: Context<'_>) -> Done {
    Ok(())
}

#[expect(
    clippy::too_many_arguments,
    reason = "a parameter for each option of the command"
)]
#[poise::command(slash_command)]
async fn new(
    ctx: Context<'_>,
    #[autocomplete = "complete_kind"] kind: String,
    #[autocomplete = "complete_game"] game: String,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    rounds: Option<i64>,
    #[rename = "final"]
    #[autocomplete = "complete_final"]
    last: Option<String>,
    starts: Option<i64>,
    name: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = async {
        let lang = request.lang();
        let key = read_worded(&lang, KINDS, kinds(), &kind);
        let is_kind = |one: &ContestKind| key == Some(<&str>::from(*one));
        let Some(kind) = OFFERED.into_iter().find(is_kind) else {
            return Ok(unknown_choice(&lang, KINDS, kinds()));
        };
        let pace = match read_pace(&lang, pace.as_deref()) {
            Ok(pace) => pace,
            Err(unknown) => return Ok(*unknown),
        };
        let Some(finalists) = read_final(&lang, last.as_deref()) else {
            return Ok(unknown_choice(&lang, FINALS, finals()));
        };
        let entry = match find(&request, &game) {
            Ok(entry) => entry,
            Err(unknown) => return Ok(*unknown),
        };
        let new = NewContest {
            kind,
            entry,
            pace,
            rounds,
            finalists,
            starts,
            name: name.as_deref(),
        };
        open(&request, new).await
    };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn card(ctx: Context<'_>, #[autocomplete = "complete_own"] contest: Option<String>) -> Done {
    let request = Request::of(&ctx);
    let work = async { show(&request, &meant(&request, contest.as_deref()).await?).await };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Done {
    let request = Request::of(&ctx);
    let work = async { all(&request, guild(&request)?).await };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "complete_own"] contest: Option<String>) -> Done {
    let request = Request::of(&ctx);
    let work = async { go(&request, &meant(&request, contest.as_deref()).await?).await };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    #[autocomplete = "complete_own"] contest: Option<String>,
) -> Done {
    let request = Request::of(&ctx);
    let work = async { ask_withdraw(&request, &meant(&request, contest.as_deref()).await?) };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn start(ctx: Context<'_>, #[autocomplete = "complete_own"] contest: Option<String>) -> Done {
    let request = Request::of(&ctx);
    let work = async { begin(&request, &meant(&request, contest.as_deref()).await?).await };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn stop(ctx: Context<'_>, #[autocomplete = "complete_own"] contest: Option<String>) -> Done {
    let request = Request::of(&ctx);
    let work = async { ask_stop(&request, &meant(&request, contest.as_deref()).await?) };
    answer_privately(&request, Box::pin(work)).await;
    Ok(())
}

/// The contest that is typed: by its id, which completion fills in, or by its name; the only one of
/// the server where nothing is typed.
async fn meant(request: &Request<'_>, typed: Option<&str>) -> Result<ContestView, Error> {
    let guild = guild(request)?;
    let host = request.host();
    let none = || refused(BadContest::None);
    let contests = host.contests_of(guild).await?;
    let id = match typed.map(str::trim) {
        None => match &contests[..] {
            [only] => only.id,
            _ => return Err(none()),
        },
        Some(typed) => {
            let name = typed.to_lowercase();
            let by_name = contests.iter().find(|one| one.name.to_lowercase() == name);
            let by_id = || typed.parse().ok().map(ContestId);
            by_name.map(|one| one.id).or_else(by_id).ok_or_else(none)?
        }
    };
    let shown = named(host.contest(id).await)?;
    if shown.contest.guild == guild {
        Ok(shown)
    } else {
        Err(none())
    }
}

fn kinds() -> impl Iterator<Item = &'static str> {
    OFFERED.iter().map(|kind| <&str>::from(*kind))
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_kind(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, KINDS, kinds(), typed)
}

/// The contests of the server that are open or go on.
async fn complete_own(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = Request::of(&ctx);
    let contests = match request.guild() {
        Some(guild) => request.host().contests_of(guild).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let names = contests.iter().map(|contest| {
        let has_game = contest.kind == ContestKind::Tour || contest.tour.is_some();
        let name = if has_game {
            contest.name.clone()
        } else {
            format!("{} · {}", contest.name, league::game(&contest.game))
        };
        (name, contest.id.0.to_string())
    });
    matching_choices(names, typed)
}

fn finals() -> impl Iterator<Item = &'static str> {
    FINAL_SIZES.iter().map(|size| <&str>::from(*size))
}

/// The final that is typed, none where nothing is; `None` for any other text.
fn read_final(lang: &Lang, typed: Option<&str>) -> Option<FinalSize> {
    let Some(typed) = typed else {
        return Some(FinalSize::None);
    };
    let key = read_worded(lang, FINALS, finals(), typed)?;
    let mut sizes = FINAL_SIZES.into_iter();
    sizes.find(|size| <&str>::from(*size) == key)
}

#[expect(clippy::unused_async, reason = "poise awaits every completion")]
async fn complete_final(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    worded_choices(&ctx, FINALS, finals(), typed)
}

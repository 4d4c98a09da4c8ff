//! `/play <game>`: opens a match with the chosen options, where the bot has the permissions to post its table.

pub mod command;
pub mod options;

use std::sync::{Arc, OnceLock};

use serenity::all::Permissions;

use self::options::PlayOptions;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::answer::{Mode, Visibility, answer, say};
use crate::discord::interaction::request::Request;
use crate::discord::lobby::remember_answer;
use crate::discord::view::reply::Reply;
use crate::discord::view::{lobby, names, places};
use crate::host::{Error, Opening, Record, Refusal};
use tavolino_games::games;

/// Permissions the bot needs to post a table in a channel, besides those to send messages there.
const TABLE_PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::ATTACH_FILES);

/// Opens a match and answers with its lobby card.
pub async fn begin(request: &Request<'_>, name: &str, options: Result<PlayOptions, Refusal>) {
    let opened = OnceLock::new();
    let work = async {
        let record = open(request, name, options?).await?;
        let card = lobby::invitation(&record, &names::lang(&record)).await;
        Ok(opened.get_or_init(|| (card, record.id().clone())).0.clone())
    };
    answer(request, Mode::Anew, Visibility::Public, Box::pin(work)).await;
    if let Some((_, id)) = opened.get() {
        remember_answer(request, id).await;
    }
}

/// Opens a match with default options, for a button; `alone` against the computer. Refused in direct messages, where no one
/// could join.
pub async fn begin_at_once(request: &Request<'_>, name: &str, alone: bool) {
    if request.guild().is_none() {
        let sentence = request.lang().say("refused-no-server", &[]);
        return say(request, Reply::refusal(sentence)).await;
    }
    let options = PlayOptions {
        computers: if alone { vec![2] } else { Vec::new() },
        ..PlayOptions::default()
    };
    begin(request, name, Ok(options)).await;
}

/// Opens a match with these options.
async fn open(
    request: &Request<'_>,
    name: &str,
    chosen: PlayOptions,
) -> Result<Arc<Record>, Error> {
    let host = request.host();
    let kind = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let settings = host.settings(request.guild()).await?;
    may_play_here(request, settings.threads)?;
    let options = chosen.options.clone();
    // A strength without a named computer still means to play against the computer.
    let unnamed = chosen.strength.is_some() && chosen.computers.is_empty();
    let guests = chosen.invited.len() + chosen.computers.len() + usize::from(unnamed);
    // Three named opponents imply four seats.
    let implied = (chosen.seats.is_none() && guests > 0).then_some(guests as u8 + 1);
    let usual = kind.info.table(&options, None).map_err(Refusal::Table)?;
    let allowed = (kind.info.seats)(&usual.options);
    let seats = match (chosen.seats, implied) {
        (Some(seats), _) => seats,
        (None, Some(seats)) => seats.max(*allowed.start()),
        // Everyone may join, and the opener starts the match.
        (None, None) => *allowed.end(),
    };
    let table = kind
        .info
        .table(&options, Some(seats))
        .map_err(Refusal::Table)?;
    let computers = if unnamed {
        // The computer takes the seats without an invited person.
        let first = chosen.invited.len() as u8 + 2;
        (first..=table.seats.max(first)).collect()
    } else {
        chosen.computers
    };
    let strength = chosen.strength.unwrap_or(settings.strength());
    let computers = computers.into_iter().map(|seat| (seat, strength));
    let opening = Opening {
        kind,
        table,
        listed: chosen.listed,
        exact: chosen.seats.is_some(),
        invited: chosen.invited,
        computers: computers.collect(),
        pace: chosen.pace.unwrap_or(settings.pace),
        by: request.person(),
        lang: request.public_lang().code(),
        guild: request.guild(),
        channel: request.channel(),
        within: request.parent(),
        interaction: request.id(),
        after: None,
    };
    host.open(opening, &mut chance(), now()).await
}

/// Checks that the bot can post a table in the channel, or open a thread for it and write there.
///
/// # Errors
///
/// The refusal `Missing`, with the permissions the bot lacks.
fn may_play_here(request: &Request<'_>, threads: bool) -> Result<(), Refusal> {
    let may = request.bot_permissions();
    let is_thread = request.parent().is_some();
    let own_thread = threads && !is_thread && may.contains(Permissions::CREATE_PUBLIC_THREADS);
    let write = if own_thread || is_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    let missing = TABLE_PERMISSIONS.union(write).difference(may);
    if missing.is_empty() {
        return Ok(());
    }
    let place = places::channel(request.channel());
    let lang = request.lang();
    let names = missing.iter_names().map(|(name, _)| {
        let key = name.to_lowercase().replace('_', "-");
        format!("**{}**", lang.say(&format!("permission-{key}"), &[]))
    });
    Err(Refusal::Missing {
        permissions: lang.list(names),
        place,
    })
}

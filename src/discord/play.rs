//! `/play <game>`: opens a match as it was asked for, where the bot may keep a table.

pub mod command;
pub mod options;

use std::sync::{Arc, OnceLock};

use serenity::all::Permissions;

use self::options::Input;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::answer::{Mode, answer, say};
use crate::discord::interaction::request::Request;
use crate::discord::lobby::remember_answer;
use crate::discord::view::reply::Reply;
use crate::discord::view::{lobby, places};
use crate::discord::warnings::or_log;
use crate::host::{Error, Opening, Record, Refusal};
use tavolino_games::ai::Strength;
use tavolino_games::games;

/// Without these the bot cannot keep a table in a channel.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::ATTACH_FILES);

/// Opens a match and answers with its lobby card.
pub async fn begin(request: &Request<'_>, name: &str, asked: Result<Input, Refusal>) {
    let opened = OnceLock::new();
    let work = async {
        let record = open(request, name, asked?).await?;
        // It is open: only the label of a button depends on them.
        let settings = request.host().settings(record.guild).await;
        let settings = or_log(request, settings);
        let usual = settings.map_or_else(Strength::default, |settings| settings.strength);
        let card = lobby::invitation(&record, usual, &request.public_lang()).await;
        Ok(opened.get_or_init(|| (card, record.id().clone())).0.clone())
    };
    answer(request, Mode::Anew, false, Box::pin(work)).await;
    if let Some((_, id)) = opened.get() {
        remember_answer(request, id).await;
    }
}

/// Opens a match by a button, as it is where nothing else is said. A list is also read in direct messages, where nobody joins.
pub async fn begin_at_once(request: &Request<'_>, name: &str, alone: bool) {
    if request.guild().is_none() {
        let sentence = request.lang().say("refused-no-server", &[]);
        return say(request, Reply::refusal(sentence)).await;
    }
    let asked = Input {
        computers: if alone { vec![2] } else { Vec::new() },
        ..Input::default()
    };
    begin(request, name, Ok(asked)).await;
}

/// Opens it as it was asked for.
async fn open(request: &Request<'_>, name: &str, asked: Input) -> Result<Arc<Record>, Error> {
    let host = request.host();
    let kind = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let settings = host.settings(request.guild()).await?;
    may_play_here(request, settings.threads)?;
    let options = asked.options.clone();
    // Whoever says how strong the computer is plays against it, named or not.
    let unnamed = asked.strength.is_some() && asked.computers.is_empty();
    let guests = asked.invited.len() + asked.computers.len() + usize::from(unnamed);
    // Naming three opponents says that four play.
    let implied = (asked.seats.is_none() && guests > 0).then_some(guests as u8 + 1);
    let fewest = kind
        .info
        .table(&options, None)
        .map_err(Refusal::Table)?
        .seats;
    let seats = asked.seats.or(implied.map(|seats| seats.max(fewest)));
    let table = kind.info.table(&options, seats).map_err(Refusal::Table)?;
    let computers = if unnamed {
        // It takes the seats that nobody is invited to.
        let first = asked.invited.len() as u8 + 2;
        (first..=table.seats.max(first)).collect()
    } else {
        asked.computers
    };
    let strength = asked.strength.unwrap_or(settings.strength);
    let computers = computers.into_iter().map(|seat| (seat, strength));
    let opening = Opening {
        kind,
        table,
        listed: asked.listed,
        invited: asked.invited,
        computers: computers.collect(),
        pace: asked.pace.unwrap_or(settings.pace),
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

/// A table needs a channel the bot can write to, or a thread of its own, where it gets one; a thread it could open and not
/// write in would be one where nobody is called.
fn may_play_here(request: &Request<'_>, threads: bool) -> Result<(), Refusal> {
    let may = request.bot_permissions();
    let is_thread = request.parent().is_some();
    let own_thread = threads && !is_thread && may.contains(Permissions::CREATE_PUBLIC_THREADS);
    let write = if own_thread || is_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    let missing = NEEDED.union(write).difference(may);
    if missing.is_empty() {
        return Ok(());
    }
    let place = places::channel(request.channel());
    Err(Refusal::Missing {
        permissions: missing.get_permission_names().join(", "),
        place,
    })
}

//! `/play <game>`: opens a match as it was asked for, where the bot may keep a table.

mod options;

use std::sync::Arc;

use serenity::all::{Permissions, ResolvedOption};

use self::options::Asked;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::request::Request;
use crate::discord::view::places;
use crate::games;
use crate::host::{Error, Opening, Record, Refusal, UserId};

/// Without these the bot cannot keep a table in a channel.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::ATTACH_FILES);

/// Reads what was asked for, and opens it.
pub async fn open(
    request: &Request<'_>,
    me: UserId,
    name: &str,
    args: &[ResolvedOption<'_>],
) -> Result<Arc<Record>, Error> {
    let host = request.host();
    let kind = games::find(name).ok_or(Refusal::NoSuchGame)?;
    let settings = host.settings(request.guild()).await?;
    may_play_here(request, settings.threads)?;
    let asked = Asked::of(args, me)?;
    let options = asked.options.clone();
    let guests = asked.invited.len() + usize::from(asked.computers);
    // Naming three opponents says that four play.
    let implied = (asked.seats.is_none() && guests > 0).then_some(guests as u8 + 1);
    let fewest = kind
        .info
        .table(&options, None)
        .map_err(Refusal::Table)?
        .seats;
    let seats = asked.seats.or(implied.map(|seats| seats.max(fewest)));
    let table = kind.info.table(&options, seats).map_err(Refusal::Table)?;
    let opening = Opening {
        kind,
        table,
        listed: asked.listed,
        invited: asked.invited,
        computers: asked.computers,
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

/// A table needs a channel the bot can write to; a thread of its own will do, where it gets one.
fn may_play_here(request: &Request<'_>, threads: bool) -> Result<(), Refusal> {
    let may = request.may();
    let write = Permissions::SEND_MESSAGES;
    let thread = Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);
    let mut missing = NEEDED.difference(may);
    if !(may.contains(write) || threads && may.contains(thread)) {
        missing = missing.union(write);
    }
    if missing.is_empty() {
        return Ok(());
    }
    let place = places::channel(request.channel());
    Err(Refusal::Missing {
        permissions: missing.get_permission_names().join(", "),
        place,
    })
}

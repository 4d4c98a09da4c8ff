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
    let guests = asked.invited.len() + asked.computers.len();
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

/// A table needs a channel the bot can write to, or a thread of its own, where it gets one; a thread it could open and not
/// write in would be one where nobody is called.
fn may_play_here(request: &Request<'_>, threads: bool) -> Result<(), Refusal> {
    let may = request.may();
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

//! The opening of a match by the caller of a request, and the permissions it needs in the channel.

use serenity::all::Permissions;

use crate::discord::interaction::Request;
use crate::discord::view::places;
use crate::host::{ChannelId, Opening, Refusal};
use tavolino_games::board::GameEntry;
use tavolino_games::game::{Lang, Table};

/// Permissions the bot needs to post a table in a channel, besides those to send messages there.
const TABLE_PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::ATTACH_FILES);

/// An opening by the caller, in the channel of the request.
pub fn opening(request: &Request<'_>, entry: &'static GameEntry, table: Table) -> Opening {
    Opening {
        lang: request.public_lang().code(),
        guild: request.guild(),
        within: request.parent(),
        ..Opening::new(
            entry,
            table,
            request.person(),
            request.channel(),
            request.id(),
        )
    }
}

/// Checks that the bot can post a table in the channel, or open a thread for it and write there.
///
/// # Errors
///
/// The refusal `Missing`, with the permissions the bot lacks, or `Locked`.
pub fn may_play_here(request: &Request<'_>, threads: bool) -> Result<(), Refusal> {
    if request.is_locked() {
        return Err(Refusal::Locked);
    }
    let missing = missing_at_table(
        request.bot_permissions(),
        threads,
        request.parent().is_some(),
    );
    must_lack_nothing(missing, request.channel(), &request.lang())
}

/// The permissions that the bot lacks to play in a channel or thread where it has `may`; `threads`:
/// whether each match gets a thread.
pub fn missing_at_table(may: Permissions, threads: bool, is_thread: bool) -> Permissions {
    let own_thread = threads && !is_thread && may.contains(Permissions::CREATE_PUBLIC_THREADS);
    let write = if own_thread || is_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    TABLE_PERMISSIONS.union(write).difference(may)
}

/// Refuses a channel in which the bot lacks permissions.
///
/// # Errors
///
/// The refusal `Missing`, with these permissions.
pub fn must_lack_nothing(
    missing: Permissions,
    channel: ChannelId,
    lang: &Lang,
) -> Result<(), Refusal> {
    if missing.is_empty() {
        return Ok(());
    }
    Err(Refusal::Missing {
        permissions: places::permissions(missing, lang),
        place: places::channel(channel),
    })
}

//! The check of channels before they are saved: a game or a post needs permissions there.

use crate::discord::interaction::{Request, VisibleChannels};
use crate::discord::play::{missing_at_table, must_lack_nothing};
use crate::discord::view::daily;
use crate::host::{Change, ChannelId, Error, GuildId, ScheduledChange};

/// Refuses changes that name a channel in which the bot lacks permissions. Where Discord does not
/// answer, nothing is refused.
///
/// # Errors
///
/// The refusal `Missing`, for the first such channel.
pub async fn must_be_usable(
    request: &Request<'_>,
    guild: GuildId,
    changes: &[Change],
    scheduled: &ScheduledChange,
) -> Result<(), Error> {
    let opened: Vec<ChannelId> = changes.iter().flat_map(opened).collect();
    let posted = [scheduled.puzzles.channel, scheduled.week.channel];
    let posted = posted.into_iter().flatten();
    let all: Vec<ChannelId> = opened.iter().copied().chain(posted.clone()).collect();
    if all.is_empty() {
        return Ok(());
    }
    let Some(may) = VisibleChannels::own(request.rest(), guild, &all).await else {
        return Ok(());
    };
    let may = |channel: ChannelId| may.get(&channel).copied().unwrap_or_default();
    let set = changes.iter().rev().find_map(|change| match change {
        Change::Threads(threads) => Some(*threads),
        _ => None,
    });
    let threads = match set {
        Some(threads) => threads,
        None => request.host().settings(Some(guild)).await?.threads,
    };
    let lang = request.lang();
    for channel in opened {
        let missing = missing_at_table(may(channel), threads, false);
        must_lack_nothing(missing, channel, &lang)?;
    }
    for channel in posted {
        let missing = daily::PERMISSIONS.difference(may(channel));
        must_lack_nothing(missing, channel, &lang)?;
    }
    Ok(())
}

/// The channels that a change opens for games.
fn opened(change: &Change) -> Vec<ChannelId> {
    match change {
        Change::Open(channel) => vec![*channel],
        Change::Channels(channels) => channels.clone(),
        _ => Vec::new(),
    }
}

//! Gateway events about channels, threads and servers that vanish or return.
//!
//! Events missed while the process is down are noticed when a panel cannot be updated.

use serenity::all::{FullEvent, GuildChannel, GuildId};
use tracing::error;

use crate::discord::clock::now;
use crate::host::{Host, Panels, StoreError};

/// Records what an event means for the matches played there.
pub async fn record_change(host: &Host, event: &FullEvent) {
    let outcome = match event {
        FullEvent::ChannelDelete { channel, .. } => {
            host.refresh_channel(channel.id.get().into(), now()).await
        }
        FullEvent::ThreadDelete { thread, .. } => {
            host.refresh_channel(thread.id.get().into(), now()).await
        }
        // Only a message posted there shows whether the bot may still write.
        FullEvent::ThreadUpdate { new, .. } if is_locked(new) => {
            host.lose_thread(new.id.get().into(), now()).await
        }
        FullEvent::ThreadUpdate { new, .. } => host.look_again(new.id.get().into(), now()).await,
        FullEvent::ChannelUpdate { new, .. } => look_again(host, new.guild_id).await,
        FullEvent::GuildRoleUpdate { new, .. } => look_again(host, new.guild_id).await,
        // Without the intent for members it comes for the bot alone.
        FullEvent::GuildMemberUpdate { event, .. } => look_again(host, event.guild_id).await,
        // An unavailable server has an outage, and returns.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let guild = incomplete.id.get().into();
            host.refresh_server(guild, Panels::All, now()).await
        }
        FullEvent::GuildCreate { guild, .. } => look_again(host, guild.id).await,
        _ => Ok(()),
    };
    if let Err(error) = outcome {
        error!("a change of channels or servers cannot be noted: {error}");
    }
}

/// Tries the tables of a server again that were out of reach.
async fn look_again(host: &Host, guild: GuildId) -> Result<(), StoreError> {
    let guild = guild.get().into();
    host.refresh_server(guild, Panels::OutOfReach, now()).await
}

fn is_locked(thread: &GuildChannel) -> bool {
    let state = thread.thread_metadata.as_ref();
    state.is_some_and(|state| state.locked)
}

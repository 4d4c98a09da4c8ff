//! Gateway events about channels, threads and servers that vanish or return.
//!
//! Events missed while the process is down are noticed when a panel cannot be updated.

use serde_json::Value;
use serenity::all::{ChannelType, FullEvent, GuildChannel, GuildId};
use tracing::error;

use crate::discord::clock::now;
use crate::host::{Host, Panels, StoreError, Timestamp};

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
        // The bot was added to it, as it makes none itself.
        FullEvent::ThreadCreate { thread, .. } if thread.kind == ChannelType::PrivateThread => {
            host.look_again(thread.id.get().into(), now()).await
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
        FullEvent::GuildCreate { guild, .. } => {
            let joined = Timestamp(guild.joined_at.unix_timestamp() * 1000);
            let greeted = host.greet(guild.id.get().into(), joined, now()).await;
            greeted.and(look_again(host, guild.id).await)
        }
        _ => Ok(()),
    };
    log_failure(outcome);
}

/// As [`record_change`], of an event that serenity cannot read: its kind and its payload.
pub async fn record_raw_change(host: &Host, kind: &str, raw: &Value) {
    let id = |key: &str| raw[key].as_str().and_then(|id| id.parse::<u64>().ok());
    let server = || id("guild_id").or(id("id")).filter(|id| *id > 0);
    let Some(id) = id("id").or_else(server).filter(|id| *id > 0) else {
        return;
    };
    log_failure(match kind {
        "CHANNEL_DELETE" | "THREAD_DELETE" => host.refresh_channel(id.into(), now()).await,
        "THREAD_UPDATE" if raw["thread_metadata"]["locked"] == true => {
            host.lose_thread(id.into(), now()).await
        }
        "THREAD_CREATE" | "THREAD_UPDATE" => host.look_again(id.into(), now()).await,
        "GUILD_DELETE" if raw["unavailable"] != true => {
            host.refresh_server(id.into(), Panels::All, now()).await
        }
        "GUILD_CREATE" => {
            let joined = raw["joined_at"].as_str();
            let joined = joined.and_then(|at| at.parse::<serenity::all::Timestamp>().ok());
            if let Some(joined) = joined {
                let joined = Timestamp(joined.unix_timestamp() * 1000);
                log_failure(host.greet(id.into(), joined, now()).await);
            }
            look_again(host, id.into()).await
        }
        "CHANNEL_UPDATE" | "GUILD_ROLE_UPDATE" | "GUILD_MEMBER_UPDATE" => {
            let server = server().unwrap_or(id);
            look_again(host, server.into()).await
        }
        _ => return,
    });
}

fn log_failure(outcome: Result<(), impl std::fmt::Display>) {
    if let Err(error) = outcome {
        error!("channel or server event not stored: {error}");
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

//! Gateway events about channels, threads and servers that vanish or return.
//!
//! Events missed while the process is down are noticed when a panel cannot be updated.

use serde_json::Value;
use serenity::all::FullEvent;
use tracing::error;

use crate::discord::clock::now;
use crate::host::{Host, Panels};

/// Records what an event means for the matches played there.
pub async fn record_change(host: &Host, event: &FullEvent) {
    let outcome = match event {
        FullEvent::ChannelDelete { channel, .. } => {
            host.refresh_channel(channel.id.get().into(), now()).await
        }
        FullEvent::ThreadDelete { thread, .. } => {
            host.refresh_channel(thread.id.get().into(), now()).await
        }
        // An unavailable server has an outage, and returns.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let guild = incomplete.id.get().into();
            host.refresh_server(guild, Panels::All, now()).await
        }
        FullEvent::GuildCreate { guild, .. } => {
            let guild = guild.id.get().into();
            host.refresh_server(guild, Panels::OutOfReach, now()).await
        }
        _ => Ok(()),
    };
    log_failure(outcome);
}

/// As [`record_change`], of an event that serenity cannot read: its kind and its payload.
pub async fn record_raw_change(host: &Host, kind: &str, raw: &Value) {
    let id = raw["id"].as_str().and_then(|id| id.parse::<u64>().ok());
    let Some(id) = id else { return };
    log_failure(match kind {
        "CHANNEL_DELETE" | "THREAD_DELETE" => host.refresh_channel(id.into(), now()).await,
        "GUILD_DELETE" if raw["unavailable"] != true => {
            host.refresh_server(id.into(), Panels::All, now()).await
        }
        "GUILD_CREATE" => {
            host.refresh_server(id.into(), Panels::OutOfReach, now())
                .await
        }
        _ => return,
    });
}

fn log_failure(outcome: Result<(), impl std::fmt::Display>) {
    if let Err(error) = outcome {
        error!("a change of channels or servers cannot be noted: {error}");
    }
}

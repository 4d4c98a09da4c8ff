//! Channels, threads and servers that go or come back, as Discord tells of them.
//!
//! What is missed while the program is down is found out when a panel cannot be brought up to date.

use serenity::all::FullEvent;
use tracing::error;

use crate::discord::clock::now;
use crate::host::Host;

/// Takes note of what happens to the places where matches are played.
pub async fn changed(host: &Host, event: &FullEvent) {
    let noted = match event {
        FullEvent::ChannelDelete { channel, .. } => {
            host.refresh_channel(channel.id.get().into(), now()).await
        }
        FullEvent::ThreadDelete { thread, .. } => {
            host.refresh_channel(thread.id.get().into(), now()).await
        }
        // An unavailable server is only out of order, and comes back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let guild = incomplete.id.get().into();
            host.refresh_server(guild, false, now()).await
        }
        FullEvent::GuildCreate { guild, .. } => {
            let guild = guild.id.get().into();
            host.refresh_server(guild, true, now()).await
        }
        _ => Ok(()),
    };
    if let Err(error) = noted {
        error!("a change of channels or servers cannot be noted: {error}");
    }
}

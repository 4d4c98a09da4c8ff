//! Links to where a match is played.

use crate::host::{ChannelId, Living, Record};

/// Where links into Discord begin, whatever server of ours is spoken to.
const LINK: &str = "https://discord.com/channels";

/// The thread or channel in which a match is played, or is to be.
pub fn played_in(record: &Record) -> ChannelId {
    record.place.unwrap_or(record.channel)
}

/// A link to a channel or thread.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{}>", channel.get())
}

/// A link to the table: its panel if it is known, else the thread or channel.
pub fn table(record: &Record, panel: Option<Living>) -> String {
    let guild = record
        .guild
        .filter(|_| record.has_table())
        .map_or_else(|| "@me".to_owned(), |guild| guild.get().to_string());
    match panel {
        Some(panel) => format!(
            "{LINK}/{guild}/{}/{}",
            panel.channel.get(),
            panel.message.get()
        ),
        None => format!("{LINK}/{guild}/{}", played_in(record).get()),
    }
}

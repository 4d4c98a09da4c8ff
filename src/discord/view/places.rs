//! Links to the place of a match, and what the bot lacks there.

use serenity::all::Permissions;

use crate::host::{ChannelId, GuildId, Living, Record};
use tavolino_games::game::Lang;

/// Start of every link into Discord, also with another API address.
const LINK: &str = "https://discord.com/channels";

/// The thread or channel of a match; before the start, the channel it was opened in.
pub fn played_in(record: &Record) -> ChannelId {
    record.row.place.unwrap_or(record.row.channel)
}

/// A link to a channel or thread.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{}>", channel.get())
}

/// A link to a server, which also reads as one where the channel is gone.
pub fn server(guild: GuildId) -> String {
    format!("{LINK}/{}", guild.get())
}

/// A list of permissions by their names in Discord.
pub fn permissions(missing: Permissions, lang: &Lang) -> String {
    let names = missing.iter_names().map(|(name, _)| {
        let key = name.to_lowercase().replace('_', "-");
        format!("**{}**", lang.say(&format!("permission-{key}"), &[]))
    });
    lang.list(names)
}

/// A link to the panel, at the table or in direct messages, or to the thread or channel if there is
/// none.
pub fn table(record: &Record, panel: Option<Living>) -> String {
    let places = [Some(record.row.channel), record.row.place];
    let is_public = panel.map_or(record.has_channel(), |panel| {
        record.has_table() || places.contains(&Some(panel.channel))
    });
    let guild = record
        .row
        .guild
        .filter(|_| is_public)
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

//! The place of a match: links to it, what the bot lacks there, and new threads.

use serenity::all::{AutoArchiveDuration, CreateThread, Permissions};

use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::host::{ChannelId, GuildId, Living, Pace, Record, RoleId};
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

/// A mention of a role; it notifies only if the message allows it.
pub fn role(role: RoleId) -> String {
    format!("<@&{}>", role.get())
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

/// Time without a message until Discord archives a thread that nobody waits in.
pub const QUIET: AutoArchiveDuration = AutoArchiveDuration::OneDay;

/// A thread with this name, shortened to what Discord takes; it is archived after this time without
/// a message.
pub fn thread(name: &str, archived_after: AutoArchiveDuration) -> CreateThread<'static> {
    let name = fitting(name, limits::THREAD);
    CreateThread::new(name).auto_archive_duration(archived_after)
}

/// Time without a message until Discord archives the thread of a running match: longer than its
/// players may take for a turn, as far as Discord has it.
pub fn archived_after(record: &Record) -> AutoArchiveDuration {
    match record.row.pace {
        Pace::Live | Pace::Fast => QUIET,
        Pace::Normal | Pace::Slow | Pace::None => AutoArchiveDuration::OneWeek,
    }
}

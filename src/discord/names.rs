//! What people and games are called in messages.

use crate::game::lang::mark;
use crate::game::{Info, Lang, Seat, Seats, Table};
use crate::host::{ChannelId, GuildId, Record, UserId};

/// A mention; it calls nobody unless the message says so.
pub fn person(person: UserId) -> String {
    format!("<@{}>", person.get())
}

/// A link to a channel or thread.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{}>", channel.get())
}

/// The language with this match's people as the names of its seats, each with the mark of its pieces.
pub fn seated(lang: &Lang, record: &Record) -> Lang {
    let name = |seat: Seat| format!("{} {}", mark(seat), holder(lang, record, seat));
    lang.with_names(Seats::all(record.table.seats).iter().map(name).collect())
}

/// Who holds a seat: a person, or the computer.
pub fn holder(lang: &Lang, record: &Record, seat: Seat) -> String {
    record.person_at(seat).map_or_else(|| lang.say("computer", &[]), person)
}

/// The game and the options that shape it, such as `Mindoku 9x · competitive`.
pub fn title(lang: &Lang, info: &Info, table: &Table) -> String {
    let options = options(lang, info, table);
    if options.is_empty() {
        info.name.to_owned()
    } else {
        format!("{} · {options}", info.name)
    }
}

/// The options of a table in words.
pub fn options(lang: &Lang, info: &Info, table: &Table) -> String {
    let word = |key: &str| lang.say(&format!("shown-{}-{key}-{}", info.key, table.option(key)), &[]);
    let shown = info
        .options
        .iter()
        .map(|option| word(option.key))
        .filter(|word| word != "–");
    shown.collect::<Vec<_>>().join(" · ")
}

/// A link that jumps to a message, or to a channel.
pub fn jump(guild: Option<GuildId>, channel: ChannelId, message: Option<u64>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.get().to_string());
    let message = message.map(|message| format!("/{message}")).unwrap_or_default();
    format!("https://discord.com/channels/{guild}/{}{message}", channel.get())
}

//! What people and games are called in messages.

use crate::game::lang::{Value, mark};
use crate::game::{Info, Lang, Seat, Seats, Table};
use crate::host::{ChannelId, Living, Pace, Record, Timestamp, UserId};

/// Where links into Discord begin, whatever server of ours is spoken to.
const LINK: &str = "https://discord.com/channels";

/// A mention; it calls nobody unless the message says so.
pub fn person(person: UserId) -> String {
    format!("<@{}>", person.get())
}

/// A link to a channel or thread.
pub fn channel(channel: ChannelId) -> String {
    format!("<#{}>", channel.get())
}

/// Where a match is found: a link to its thread or channel, or that it is in one's direct messages.
pub fn place(lang: &Lang, record: &Record) -> String {
    if record.has_table() {
        channel(record.place.unwrap_or(record.channel))
    } else {
        lang.say("place-direct", &[])
    }
}

/// An instant as Discord shows it in everyone's own time: when, and how far away that is.
pub fn moment(at: Timestamp) -> String {
    let seconds = at.0.div_euclid(1000);
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// A day as Discord shows it in everyone's own time.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.0.div_euclid(1000))
}

/// The language with this match's people as the names of its seats, each with the mark of its pieces.
pub fn seated(lang: &Lang, record: &Record) -> Lang {
    let name = |seat: Seat| format!("{} {}", mark(seat), holder(lang, record, seat));
    lang.with_names(Seats::all(record.table.seats).iter().map(name).collect())
}

/// Who holds a seat: a person, the computer, or nobody in particular any more.
pub fn holder(lang: &Lang, record: &Record, seat: Seat) -> String {
    match record.person_at(seat) {
        Some(holder) => person(holder),
        None if record.is_gone(seat) => lang.say("gone", &[]),
        None => lang.say("computer", &[]),
    }
}

/// The heading of a match: its game, its code, its options.
pub fn heading(lang: &Lang, record: &Record) -> Vec<String> {
    let info = record.kind.info;
    let title = [
        ("game", info.name.into()),
        ("code", record.id().as_str().into()),
    ];
    let mut lines = vec![lang.say("title", &title)];
    let mut options = options(lang, info, &record.table);
    options.extend(pace(lang, record.pace));
    if !options.is_empty() {
        let options = options.join(" · ");
        lines.push(lang.say("title-options", &[("options", options.into())]));
    }
    lines
}

/// A pace in words, where seats have clocks.
fn pace(lang: &Lang, pace: Pace) -> Option<String> {
    let values = [("pace", pace.key().into())];
    pace.time().map(|_| lang.say("title-pace", &values))
}

/// The options of a table in words. One that means nothing beside the others has a dash for its words.
fn options(lang: &Lang, info: &Info, table: &Table) -> Vec<String> {
    let chosen: Vec<(&str, Value<'_>)> = table
        .options
        .iter()
        .map(|(key, value)| (key.as_str(), value.as_str().into()))
        .collect();
    let word = |key: &str| {
        lang.say(
            &format!("shown-{}-{key}-{}", info.key, table.option(key)),
            &chosen,
        )
    };
    let words = info.options.iter().map(|option| word(option.key));
    words.filter(|word| word != "–").collect()
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
        None => format!(
            "{LINK}/{guild}/{}",
            record.place.unwrap_or(record.channel).get()
        ),
    }
}

//! The place of a match: its thread, made when the match starts, else the channel it was opened in.

use std::time::Duration;

use serenity::all::{ChannelType, CreateThread};

use super::messages::Messages;
use super::problem::Problem;
use crate::discord::clock::now;
use crate::discord::limits;
use crate::discord::limits::shortened;
use crate::discord::rest::Fault;
use crate::discord::view::{names, places};
use crate::host::{Audience, ChannelId, LivingKind, NoticeKind, Record};
use tavolino_games::game::{Lang, Seats};

/// Time a new match waits for its lobby card, 5 s; its thread is made from the card's message.
const LOBBY_WAIT: Duration = Duration::from_secs(5);

/// The place of a match.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a>(pub Messages<'a>);

impl Place<'_> {
    /// The channel or thread of the match; the thread is made if it does not exist yet.
    pub async fn of(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = record.row.place {
            return Ok(place);
        }
        if let Some(place) = self.of_other(record).await? {
            return self.set(place).await;
        }
        let home = record.row.channel;
        if record.row.guild.is_none() || !self.has_threads(record).await? {
            return self.set(home).await;
        }
        let Some(card) = self.0.living(LivingKind::Lobby, Audience::Table).await? else {
            unless_card_pending(record, ())?;
            return self.separate_thread(record).await;
        };
        let thread = self.thread(record).await;
        let started = self.0.wire.start_thread(home, Some(card.message), thread);
        let place = match started.await {
            Ok(thread) => thread,
            // The thread was made before a crash; it has the id of its message.
            Err(Problem::Discord(Fault::HasThread)) => card.message.get().into(),
            Err(Problem::Discord(Fault::NoMessage)) => return self.separate_thread(record).await,
            Err(problem) => or_channel(record, problem)?,
        };
        self.set(place).await
    }

    /// Makes a thread that belongs to no message, and returns it; the channel where threads are
    /// off.
    pub async fn separate_thread(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = self.of_other(record).await? {
            return self.set(place).await;
        }
        let home = record.row.channel;
        if !self.has_threads(record).await? {
            return self.set(home).await;
        }
        let thread = self.thread(record).await.kind(ChannelType::PublicThread);
        let place = match self.0.wire.start_thread(home, None, thread).await {
            Ok(thread) => thread,
            Err(problem) => or_channel(record, problem)?,
        };
        self.set(place).await
    }

    /// The place of the other match of a meeting, where this one has none, or a lost one: both are
    /// played in one place, which the first one chooses. `None` for a match by itself, and where
    /// the other has no other place.
    async fn of_other(&self, record: &Record) -> Result<Option<ChannelId>, Problem> {
        let Some(other) = self.0.host.other(record).await? else {
            return Ok(None);
        };
        if let Some(place) = other
            .row
            .place
            .filter(|place| record.row.place != Some(*place))
        {
            return Ok(Some(place));
        }
        let pending = self.0.host.outbox().pending(other.id()).await?;
        let is_under_way = pending
            .iter()
            .any(|notice| notice.kind == NoticeKind::Panel);
        if record.is_second() && other.has_table() && is_under_way {
            return Err(Problem::Early);
        }
        Ok(None)
    }

    /// Moves the match to the channel it was opened in.
    pub async fn in_channel(&self, record: &Record) -> Result<(), Problem> {
        self.set(record.row.channel).await.map(drop)
    }

    /// Whether the server wants a thread for each match.
    async fn has_threads(&self, record: &Record) -> Result<bool, Problem> {
        Ok(self.0.host.settings(record.row.guild).await?.threads)
    }

    /// Records the place of the match.
    async fn set(&self, place: ChannelId) -> Result<ChannelId, Problem> {
        self.0.host.set_place(self.0.id, Some(place)).await?;
        Ok(place)
    }

    /// The thread, named after the players: the only place with display names, which are not
    /// stored.
    async fn thread(&self, record: &Record) -> CreateThread<'static> {
        let lang = names::lang(record);
        let computer = lang.say("thread-computer", &[]);
        let mut people = Vec::new();
        // The name falls back to the match code where a display name is unknown.
        let mut is_named = true;
        for seat in Seats::all(record.table.seats).iter() {
            let named = match (record.row.guild, record.person_at(seat)) {
                (Some(guild), Some(person)) => self.0.wire.name(guild, person).await,
                (None, Some(_)) => None,
                _ if record.is_gone(seat) || record.is_of_channel(seat) => {
                    Some(names::holder(&lang, record, seat))
                }
                // However many seats it has, the computer stands there once.
                _ if people.contains(&computer) => continue,
                _ => Some(computer.clone()),
            };
            is_named &= named.is_some();
            people.extend(named);
        }
        let people = is_named.then(|| thread_people(record, &people, &lang));
        let name = thread_name(record, people.as_deref(), &lang);
        places::thread(&name, places::archived_after(record))
    }

    /// Lets Discord archive the thread of a match that is over after a quiet day, once the other
    /// match of a meeting is over too. Where that is not possible, it is archived a little later.
    pub async fn quiet_down(&self, record: &Record) -> Result<(), Problem> {
        let thread = record
            .row
            .place
            .filter(|place| *place != record.row.channel);
        let other = self.0.host.other(record).await?;
        let is_needed = other.is_some_and(|other| other.is_running());
        let Some(thread) =
            thread.filter(|_| !is_needed && places::archived_after(record) != places::QUIET)
        else {
            return Ok(());
        };
        match self.0.wire.archive_after(thread, places::QUIET).await {
            Err(problem @ Problem::Discord(Fault::Later)) => Err(problem),
            _ => Ok(()),
        }
    }
}

/// The players in the name of a thread: two against each other, or a list.
fn thread_people(record: &Record, people: &[String], lang: &Lang) -> String {
    let are_together = (record.entry.info.together)(&record.table.options);
    match people {
        [first, second] if !are_together => {
            let values = [
                ("first", first.as_str().into()),
                ("second", second.as_str().into()),
            ];
            lang.say("thread-versus", &values)
        }
        _ => people.join(", "),
    }
}

/// The name of a match's thread: the players, then the game; the names are truncated to the room
/// that is left. The match code stands for the players where they are unknown.
fn thread_name(record: &Record, people: Option<&str>, lang: &Lang) -> String {
    let named = |people: &str| {
        let values = [("people", people.into())];
        names::sentence(lang, "thread", record, &values)
    };
    match people {
        Some(people) => {
            let room = limits::THREAD - named("").chars().count();
            named(&shortened(people, room))
        }
        None => names::sentence(lang, "thread-unnamed", record, &[]),
    }
}

/// The channel of the match, where Discord allows no thread there; other problems are returned.
fn or_channel(record: &Record, problem: Problem) -> Result<ChannelId, Problem> {
    match problem {
        Problem::Discord(Fault::Forbidden | Fault::Other) => Ok(record.row.channel),
        problem => Err(problem),
    }
}

/// Returns `otherwise` once a lobby card would have arrived; `Problem::Early` before.
pub fn unless_card_pending<T>(record: &Record, otherwise: T) -> Result<T, Problem> {
    let waited = record.row.opened_at.until(now());
    if waited < LOBBY_WAIT {
        Err(Problem::Early)
    } else {
        Ok(otherwise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::lengths;

    #[test]
    fn a_thread_is_named_in_full_but_for_the_names_of_people() {
        for lang in lengths::languages() {
            for log in lengths::matches() {
                let record = log.record;
                let people = (0..record.seats.len()).map(|at| at.to_string().repeat(32));
                let people = thread_people(&record, &people.collect::<Vec<_>>(), &lang);
                let name = thread_name(&record, Some(&people), &lang);
                assert!(name.contains(record.entry.info.name), "{name}");
                let is_cut = name.contains('…');
                assert_eq!(is_cut, !name.contains(&people), "{name}");
                thread_name(&record, None, &lang);
            }
        }
    }
}

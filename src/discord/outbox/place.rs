//! The place of a match: its thread, made when the match starts, else the channel it was opened in.

use std::time::Duration;

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};

use crate::discord::clock::now;
use crate::discord::limits::{self, shortened};
use crate::discord::outbox::messages::Messages;
use crate::discord::outbox::problem::Problem;
use crate::discord::rest::fault::Fault;
use crate::discord::view::names;
use crate::host::{Audience, ChannelId, LivingKind, Record};
use tavolino_games::game::Seats;

/// Time a new match waits for its lobby card, 5 s; its thread is made from the card's message.
const LOBBY_WAIT: Duration = Duration::from_secs(5);

/// The place of a match.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a>(pub Messages<'a>);

impl Place<'_> {
    /// The channel or thread of the match; the thread is made if it does not exist yet.
    pub async fn of(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = record.place {
            return Ok(place);
        }
        let home = record.channel;
        if record.guild.is_none() || !self.has_threads(record).await? {
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

    /// Makes a thread that belongs to no message, and returns it; the channel where threads are off.
    pub async fn separate_thread(&self, record: &Record) -> Result<ChannelId, Problem> {
        let home = record.channel;
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

    /// Moves the match to the channel it was opened in.
    pub async fn in_channel(&self, record: &Record) -> Result<(), Problem> {
        self.set(record.channel).await.map(drop)
    }

    /// Whether the server wants a thread for each match.
    async fn has_threads(&self, record: &Record) -> Result<bool, Problem> {
        Ok(self.0.host.settings(record.guild).await?.threads)
    }

    /// Records the place of the match.
    async fn set(&self, place: ChannelId) -> Result<ChannelId, Problem> {
        self.0.host.set_place(self.0.id, Some(place)).await?;
        Ok(place)
    }

    /// The thread, named after the players: the only place with display names, which are not stored.
    async fn thread(&self, record: &Record) -> CreateThread<'static> {
        let lang = names::lang(record);
        let mut people = Vec::new();
        for seat in Seats::all(record.table.seats).iter() {
            let named = match (record.guild, record.person_at(seat)) {
                (Some(guild), Some(person)) => self.0.wire.name(guild, person).await,
                (None, Some(_)) => None,
                _ => Some(names::holder(&lang, record, seat)),
            };
            people.extend(named);
        }
        let values = [
            ("game", record.kind.info.name.into()),
            ("code", self.0.id.as_str().into()),
            ("people", people.join(", ").into()),
        ];
        // The name falls back to the match code where a display name is unknown.
        let key = if people.len() == usize::from(record.table.seats) {
            "thread"
        } else {
            "thread-unnamed"
        };
        let name = shortened(&lang.say(key, &values), limits::THREAD);
        CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay)
    }
}

/// The channel of the match, where Discord allows no thread there; other problems are returned.
fn or_channel(record: &Record, problem: Problem) -> Result<ChannelId, Problem> {
    match problem {
        Problem::Discord(Fault::Forbidden | Fault::Other) => Ok(record.channel),
        problem => Err(problem),
    }
}

/// Returns `otherwise` once a lobby card would have arrived; `Problem::Early` before.
pub fn unless_card_pending<T>(record: &Record, otherwise: T) -> Result<T, Problem> {
    let waited = record.opened_at.until(now());
    if waited < LOBBY_WAIT {
        Err(Problem::Early)
    } else {
        Ok(otherwise)
    }
}

//! Where a match is played: its thread, made when it starts, else the channel it was opened in.

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

/// How long a new match waits for its lobby card, whose thread it is played in.
const LOBBY_WAIT: Duration = Duration::from_secs(5);

/// The place of a match.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a>(pub Messages<'a>);

impl Place<'_> {
    /// Where the match is played: its thread, made now if need be, else the channel it was opened in.
    pub async fn of(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = record.place {
            return Ok(place);
        }
        let home = record.channel;
        if record.guild.is_none() || !self.has_threads(record).await? {
            return self.set(home).await;
        }
        let Some(card) = self.0.living(LivingKind::Lobby, Audience::Table).await? else {
            unless_early(record, ())?;
            return self.thread_apart(record).await;
        };
        let thread = self.thread(record).await;
        let started = self.0.wire.start_thread(home, Some(card.message), thread);
        let place = match started.await {
            Ok(thread) => thread,
            // Made before a crash: a message's thread has the message's id.
            Err(Problem::Discord(Fault::HasThread)) => card.message.get().into(),
            Err(Problem::Discord(Fault::NoMessage)) => return self.thread_apart(record).await,
            Err(problem) => or_home(record, problem)?,
        };
        self.set(place).await
    }

    /// A thread that belongs to no message.
    pub async fn thread_apart(&self, record: &Record) -> Result<ChannelId, Problem> {
        let home = record.channel;
        if !self.has_threads(record).await? {
            return self.set(home).await;
        }
        let thread = self.thread(record).await.kind(ChannelType::PublicThread);
        let place = match self.0.wire.start_thread(home, None, thread).await {
            Ok(thread) => thread,
            Err(problem) => or_home(record, problem)?,
        };
        self.set(place).await
    }

    /// The match is played in the channel it was opened in.
    pub async fn at_home(&self, record: &Record) -> Result<(), Problem> {
        self.set(record.channel).await.map(drop)
    }

    /// Whether the server wants its matches in threads of their own.
    async fn has_threads(&self, record: &Record) -> Result<bool, Problem> {
        Ok(self.0.host.settings(record.guild).await?.threads)
    }

    /// The match is played there from now on.
    async fn set(&self, place: ChannelId) -> Result<ChannelId, Problem> {
        self.0.host.set_place(self.0.id, Some(place)).await?;
        Ok(place)
    }

    /// The thread, named after who plays: it is the one place where people are known by their names, which are not stored.
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
        // Where Discord does not say what they are called, the code does.
        let key = if people.len() == usize::from(record.table.seats) {
            "thread"
        } else {
            "thread-unnamed"
        };
        let name = shortened(&lang.say(key, &values), limits::THREAD);
        CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneDay)
    }
}

/// Where no thread may be made, the match is played in the channel itself.
fn or_home(record: &Record, problem: Problem) -> Result<ChannelId, Problem> {
    match problem {
        Problem::Discord(Fault::Forbidden | Fault::Other) => Ok(record.channel),
        problem => Err(problem),
    }
}

/// What is to be done without a lobby card, once there has been time enough to learn of one.
pub fn unless_early<T>(record: &Record, otherwise: T) -> Result<T, Problem> {
    let waited = record.opened_at.until(now());
    if waited < LOBBY_WAIT {
        Err(Problem::Early)
    } else {
        Ok(otherwise)
    }
}

//! Where a match is played: its thread, made when it starts, else the channel it was opened in.

use std::time::Duration;

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};

use super::delivery::{Delivery, Problem};
use super::now;
use super::wire::{call, channel, message};
use crate::discord::fault::Fault;
use crate::host::{Audience, ChannelId, LivingKind, Record};

/// How long a new match waits for its lobby card, whose thread it is played in.
const LOBBY_WAIT: Duration = Duration::from_secs(5);

impl Delivery<'_> {
    /// Where the match is played: its thread, made now if need be, else the channel it was opened in.
    pub(super) async fn place(&self, record: &Record) -> Result<ChannelId, Problem> {
        if let Some(place) = record.place {
            return Ok(place);
        }
        let home = record.channel;
        let settings = self.host.settings(record.guild).await?;
        if record.guild.is_none() || !settings.threads {
            self.host.set_place(&self.id, Some(home)).await?;
            return Ok(home);
        }
        let Some(card) = self
            .host
            .living(&self.id, LivingKind::Lobby, Audience::Table)
            .await?
        else {
            unless_early(record, ())?;
            return self.thread_apart(record).await;
        };
        let thread = channel(home).create_thread_from_message(
            self.http,
            message(card.message),
            self.thread(record),
        );
        let place = match call(thread).await {
            Ok(thread) => ChannelId::from(thread.id.get()),
            // Made before a crash: a message's thread has the message's id.
            Err(Problem::Discord(Fault::HasThread)) => ChannelId(card.message.0),
            Err(Problem::Discord(Fault::NoMessage)) => return self.thread_apart(record).await,
            Err(problem) => or_home(record, problem)?,
        };
        self.host.set_place(&self.id, Some(place)).await?;
        Ok(place)
    }

    /// A thread that belongs to no message.
    pub(super) async fn thread_apart(&self, record: &Record) -> Result<ChannelId, Problem> {
        if !self.host.settings(record.guild).await?.threads {
            self.host.set_place(&self.id, Some(record.channel)).await?;
            return Ok(record.channel);
        }
        let thread = self.thread(record).kind(ChannelType::PublicThread);
        let place = match call(channel(record.channel).create_thread(self.http, thread)).await {
            Ok(thread) => ChannelId::from(thread.id.get()),
            Err(problem) => or_home(record, problem)?,
        };
        self.host.set_place(&self.id, Some(place)).await?;
        Ok(place)
    }

    fn thread(&self, record: &Record) -> CreateThread<'static> {
        let name = format!("{} · {}", record.kind.info.name, self.id);
        CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek)
    }
}

/// Where no thread may be made, the match is played in the channel itself.
fn or_home(record: &Record, problem: Problem) -> Result<ChannelId, Problem> {
    match problem {
        Problem::Discord(Fault::Forbidden | Fault::Other) => Ok(record.channel),
        problem => Err(problem),
    }
}

pub(super) fn unless_early<T>(record: &Record, otherwise: T) -> Result<T, Problem> {
    let waited = record.opened_at.until(now());
    if waited < LOBBY_WAIT {
        Err(Problem::Early)
    } else {
        Ok(otherwise)
    }
}

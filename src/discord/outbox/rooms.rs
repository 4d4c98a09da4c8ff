//! The rooms in which a match posts: its table, or each player's direct messages while there is no
//! table.

use super::messages::{Messages, shows_same};
use super::place::Place;
use super::problem::Problem;
use super::wire::MAX_CLOCK_SKEW;
use crate::discord::clock::now;
use crate::discord::quiet::to_awake;
use crate::discord::rest::{Fault, Seen, answers};
use crate::discord::view::{Reply, names};
use crate::host::{
    Audience, ChannelId, Living, LivingKind, LobbyNews, Mention, MessageId, Notice, NoticeKind,
    Record, Timestamp, UserId,
};
use tavolino_games::game::{Lang, Seats};
use tracing::warn;

/// The rooms of a match.
#[derive(Clone, Copy, Debug)]
pub struct Rooms<'a> {
    /// The living messages of the match.
    pub messages: Messages<'a>,
    /// The place of the match.
    pub place: Place<'a>,
    /// Start of the process; a notice due before it may have been delivered already.
    started: Timestamp,
}

impl<'a> Rooms<'a> {
    /// The rooms of a match.
    pub fn of(messages: Messages<'a>, started: Timestamp) -> Rooms<'a> {
        let place = Place(messages);
        Rooms {
            messages,
            place,
            started,
        }
    }

    /// Posts in a room. At a table of a server set to quiet the message notifies no one. An attempt
    /// repeated after a crash does not post twice.
    pub async fn post_in(
        &self,
        record: &Record,
        room: Audience,
        reply: Reply,
        notice: &Notice,
    ) -> Result<Living, Problem> {
        let (channel, nonce) = match room {
            Audience::Table => (self.place.of(record).await?, notice.id.to_string()),
            Audience::Person(person) => {
                // One notice is one message for each player.
                let seat = record.seat_of(person).map_or(0, |seat| seat.0);
                let channel = self.messages.wire.direct(person).await?;
                (channel, format!("{}-{seat}", notice.id))
            }
        };
        let quiet = room == Audience::Table && self.is_quiet(record).await?;
        let reply = if quiet { reply.pinging([]) } else { reply };
        let to = (channel, room.person().or_else(|| only_reader(record)));
        self.post(record, to, reply, (notice, nonce)).await
    }

    /// Posts in a channel or thread of the match.
    pub async fn post_at(
        &self,
        record: &Record,
        channel: ChannelId,
        reply: Reply,
        notice: &Notice,
    ) -> Result<Living, Problem> {
        let nonce = notice.id.to_string();
        let to = (channel, only_reader(record));
        self.post(record, to, reply, (notice, nonce)).await
    }

    /// Posts in a channel, which is that of one person's direct messages if there is a `reader`.
    /// Every message of a match goes this way, and notifies nobody in their quiet hours.
    async fn post(
        &self,
        record: &Record,
        (channel, reader): (ChannelId, Option<UserId>),
        reply: Reply,
        (notice, nonce): (&Notice, String),
    ) -> Result<Living, Problem> {
        let mention = mention_of(record, notice);
        let host = self.messages.host;
        let reply = to_awake(host, record, reader, reply, mention).await?;
        let number = record.row.number;
        let living = |message| Living {
            channel,
            message,
            number,
        };
        if let Some(posted) = self.find_posted(record, channel, &reply, notice).await? {
            let posted = living(posted);
            self.messages.edit(posted, reply.edit()).await?;
            return Ok(posted);
        }
        let wire = self.messages.wire;
        let message = wire.post(channel, reply.message(), nonce).await?;
        Ok(living(message))
    }

    /// The message that an attempt before a crash posted without recording it; `None` if there is
    /// none. The nonce alone prevents a second message only for some minutes.
    async fn find_posted(
        &self,
        record: &Record,
        channel: ChannelId,
        reply: &Reply,
        notice: &Notice,
    ) -> Result<Option<MessageId>, Problem> {
        let Some(since) = self.first_attempt(record, notice).await? else {
            return Ok(None);
        };
        let messages = &self.messages;
        let recorded = messages.host.outbox().posted(messages.id).await?;
        let recorded: Vec<MessageId> = recorded
            .iter()
            .map(|message| message.living.message)
            .collect();
        let wire = messages.wire;
        let is_match = |message: &Seen| {
            wire.is_ours(message) && !recorded.contains(&message.id()) && shows_same(message, reply)
        };
        match wire.find(channel, since, is_match).await {
            // Without the permission to read the history nothing is found.
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => Ok(None),
            outcome => outcome,
        }
    }

    /// Whether an earlier attempt at the notice has posted and recorded this message, which must
    /// not notify again.
    pub async fn was_posted(
        &self,
        record: &Record,
        notice: &Notice,
        living: Living,
    ) -> Result<bool, Problem> {
        let since = self.first_attempt(record, notice).await?;
        let is_since = |since| answers::posted_at(living.message).after(MAX_CLOCK_SKEW) >= since;
        Ok(living.number >= record.row.number && since.is_some_and(is_since))
    }

    /// The time since when the notice may have been delivered; `None` if this is the first attempt.
    async fn first_attempt(
        &self,
        record: &Record,
        notice: &Notice,
    ) -> Result<Option<Timestamp>, Problem> {
        if notice.tries > 0 {
            // A retry has moved the time it is due.
            let outbox = self.messages.host.outbox();
            return Ok(Some(outbox.made_since(notice, record.row.opened_at).await?));
        }
        Ok((notice.due < self.started).then_some(notice.due))
    }

    /// Whether the server is set to quiet: its tables name players without mentioning them.
    pub async fn is_quiet(&self, record: &Record) -> Result<bool, Problem> {
        let host = self.messages.host;
        Ok(host.settings(record.row.guild).await?.quiet)
    }

    /// Updates the living message of this kind in a room, or posts a new one where there is none
    /// any more.
    pub async fn update_or_post(
        &self,
        record: &Record,
        kind: LivingKind,
        room: Audience,
        reply: Reply,
        oldest: &Notice,
    ) -> Result<(), Problem> {
        let messages = self.messages;
        let previous = messages.living(kind, room).await?;
        if let Some(previous) = previous {
            let update = messages.update(kind, room, previous, reply.clone(), record);
            if update.await?.is_none() {
                return Ok(());
            }
        }
        let posted = self.post_in(record, room, reply.clone(), oldest).await?;
        if oldest.number != record.row.number {
            // An attempt before a crash may have posted an older version.
            messages.edit(posted, reply.edit()).await?;
        }
        if let Audience::Person(person) = room {
            messages.host.outbox().dms_are_open(person).await?;
        }
        messages
            .replace(kind, room, previous, Some(posted), record)
            .await
    }

    /// Holds the clock of a player to act whom a message did not reach, at last in direct messages.
    /// Returns whether it is so.
    pub async fn hold_unless_reached(
        &self,
        record: &Record,
        room: Audience,
        outcome: &Result<(), Problem>,
    ) -> Result<bool, Problem> {
        let (Audience::Person(person), true) = (room, is_refused(outcome)) else {
            return Ok(false);
        };
        if !people_to_act(record).contains(&person) {
            return Ok(false);
        }
        let host = self.messages.host;
        let pending = host.outbox().pending(record.id()).await?;
        let is_called = pending.iter().any(|notice| notice.kind == NoticeKind::Ping);
        host.hold_clock(record.id(), person, !is_called, now())
            .await?;
        Ok(true)
    }

    /// Lets the clocks of players run again who were called in a room.
    pub async fn release(
        &self,
        record: &Record,
        room: Audience,
        called: &[UserId],
    ) -> Result<(), Problem> {
        let is_held = |person: &UserId| {
            let seat = record.seat_of(*person);
            seat.is_some_and(|seat| record.is_held(seat))
        };
        for person in people_in(room, called).into_iter().filter(is_held) {
            let host = self.messages.host;
            host.release_clock(record.id(), person, now()).await?;
        }
        Ok(())
    }

    /// The outcome of a delivery in a room, without the fault of a player who cannot receive direct
    /// messages: that is recorded, and the other players' messages are delivered.
    pub async fn ignore_unreachable(
        &self,
        room: Audience,
        said: Result<(), Problem>,
    ) -> Result<(), Problem> {
        match (room, said) {
            (Audience::Person(person), said) if is_refused(&said) => {
                Ok(self.messages.host.outbox().dms_are_closed(person).await?)
            }
            (_, said) => said,
        }
    }

    /// The reply, with a sentence on those of `people` who have left the server. A bot without
    /// privileged intents gets no event for that, so Discord is asked when a match has waited for
    /// long.
    pub async fn with_departed(&self, record: &Record, people: &[UserId], reply: Reply) -> Reply {
        let Some(guild) = record.row.guild else {
            return reply;
        };
        let mut departed = Vec::new();
        for &person in people {
            // If Discord does not answer, the reminder is sent without the sentence.
            if self.messages.wire.has_left(guild, person).await {
                departed.push(person);
                self.note_departed(record, person).await;
            }
        }
        if departed.is_empty() {
            return reply;
        }
        let values = names::mentioned(&departed);
        let lang = names::lang(record);
        let reply = reply.adding(&lang.say("departed", &values));
        if record.can_abort() {
            reply.adding(&lang.say("departed-early", &[]))
        } else {
            reply
        }
    }

    /// Lets the others be asked about a player to act who has left the server. If the database
    /// fails, the next call does.
    async fn note_departed(&self, record: &Record, person: UserId) {
        if people_to_act(record).contains(&person) {
            let host = self.messages.host;
            if let Err(error) = host.note_departed(record, person, now()).await {
                warn!(game = %record.id(), "a departure is not stored: {error}");
            }
        }
    }

    /// The language of messages to one player: the player's own, else the match's.
    pub async fn lang_of(&self, record: &Record, person: UserId) -> Result<Lang, Problem> {
        let own = self.messages.host.language_of(person).await?;
        let own = own.unwrap_or_else(|| names::lang(record));
        Ok(names::at_table(&own, record))
    }

    /// The language of messages in a room: the match's at its table, else the player's.
    pub async fn lang_in(&self, record: &Record, room: Audience) -> Result<Lang, Problem> {
        match room {
            Audience::Table => Ok(names::lang(record)),
            Audience::Person(person) => self.lang_of(record, person).await,
        }
    }

    /// The panel a player's messages link to: the table's, or the player's own.
    pub async fn panel_of(
        &self,
        record: &Record,
        person: UserId,
    ) -> Result<Option<Living>, Problem> {
        let room = if record.has_table() {
            Audience::Table
        } else {
            Audience::Person(person)
        };
        self.messages.living(LivingKind::Panel, room).await
    }

    /// The message at the table that the lobby card links to: the one about the end, else the
    /// panel.
    pub async fn main_message(&self, record: &Record) -> Result<Option<Living>, Problem> {
        let (messages, table) = (self.messages, Audience::Table);
        if !record.is_running() {
            let ping = messages.living(LivingKind::Ping, table).await?;
            if let Some(ending) = ping.filter(|ping| is_ending(ping, record)) {
                return Ok(Some(ending));
            }
        }
        messages.living(LivingKind::Panel, table).await
    }

    /// The panel that messages in a room link to.
    pub async fn panel_in(
        &self,
        record: &Record,
        room: Audience,
    ) -> Result<Option<Living>, Problem> {
        match room {
            Audience::Person(person) => self.panel_of(record, person).await,
            Audience::Table => {
                self.messages
                    .living(LivingKind::Panel, Audience::Table)
                    .await
            }
        }
    }
}

/// The person in whose direct messages the table is; `None` for any other table.
fn only_reader(record: &Record) -> Option<UserId> {
    let mut people = people(record).into_iter();
    people.next().filter(|_| record.is_direct())
}

/// The reason for which the message of a notice mentions people.
fn mention_of(record: &Record, notice: &Notice) -> Mention {
    match notice.kind {
        NoticeKind::Lobby
            if matches!(notice.news(), Some(LobbyNews::Over | LobbyNews::LostTurns)) =>
        {
            Mention::News
        }
        NoticeKind::Ping if !record.is_running() => Mention::News,
        NoticeKind::Ping | NoticeKind::Remind => Mention::Turn,
        NoticeKind::Talk | NoticeKind::Warn | NoticeKind::Lobby => Mention::Question,
        // A panel mentions people where it has moved; those to act have their call.
        NoticeKind::Panel | NoticeKind::Card | NoticeKind::Next | NoticeKind::Think => {
            Mention::News
        }
    }
}

/// Whether Discord refused a direct message for a reason that lies with its reader.
fn is_refused(said: &Result<(), Problem>) -> bool {
    matches!(
        said,
        Err(Problem::Discord(
            Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel | Fault::Other
        ))
    )
}

/// Whether a ping is the message about the end: it shows the last event of a match that is over.
pub fn is_ending(ping: &Living, record: &Record) -> bool {
    !record.is_running() && ping.number >= record.row.number
}

/// The people who hold seats of a match.
pub fn people(record: &Record) -> Vec<UserId> {
    let seats = Seats::all(record.table.seats).iter();
    seats.filter_map(|seat| record.person_at(seat)).collect()
}

/// The people whose turn it is.
pub fn people_to_act(record: &Record) -> Vec<UserId> {
    let seats = record.to_act().iter();
    seats.filter_map(|seat| record.person_at(seat)).collect()
}

/// The rooms of a match: its table, or each player's direct messages.
pub fn rooms_of(record: &Record) -> Vec<Audience> {
    if record.has_table() {
        vec![Audience::Table]
    } else {
        people(record).into_iter().map(Audience::Person).collect()
    }
}

/// The people among these who read a room.
pub fn people_in(room: Audience, people: &[UserId]) -> Vec<UserId> {
    let people = people.iter().copied();
    let here = people.filter(|person| room == Audience::Table || Audience::Person(*person) == room);
    here.collect()
}

//! Where a match is told of: at its table, or, while it has none, to each of its people directly.

use serenity::all::Nonce;

use super::delivery::{Delivery, Problem};
use super::wire::{call, lang};
use crate::discord::fault::Fault;
use crate::discord::view::names;
use crate::discord::view::reply::Reply;
use crate::game::Seats;
use crate::host::{Audience, ChannelId, Living, LivingKind, Notice, Record, UserId};

/// The people who sit in a match.
pub(super) fn people(record: &Record) -> Vec<UserId> {
    let seats = Seats::all(record.table.seats).iter();
    seats.filter_map(|seat| record.person_at(seat)).collect()
}

/// To whom its news is told: to everyone at the table, or to each person directly. A living message is known by that.
pub(super) fn rooms(record: &Record) -> Vec<Audience> {
    if record.has_table() {
        vec![Audience::Table]
    } else {
        people(record).into_iter().map(Audience::Person).collect()
    }
}

impl Delivery<'_> {
    /// Says something in a room; at a table, a server may want people named and not called. An attempt repeated after a
    /// crash does not say it twice.
    pub(super) async fn say(
        &self,
        record: &Record,
        room: Audience,
        reply: Reply,
        notice: &Notice,
    ) -> Result<Living, Problem> {
        let (channel, nonce) = match room {
            Audience::Table => (self.place(record).await?, notice.id.to_string()),
            Audience::Person(person) => {
                // One notice, and a message for each.
                let seat = record.seat_of(person).map_or(0, |seat| seat.0);
                (self.direct(person).await?, format!("{}-{seat}", notice.id))
            }
        };
        let quiet = room == Audience::Table && self.is_quiet(record).await?;
        let reply = if quiet { reply.pinging([]) } else { reply };
        let message = self
            .post_as(channel, reply.message(), Nonce::String(nonce))
            .await?;
        Ok(Living {
            channel,
            message,
            number: record.number,
        })
    }

    /// Whether the server wants people named at its tables and not called.
    pub(super) async fn is_quiet(&self, record: &Record) -> Result<bool, Problem> {
        Ok(self.host.settings(record.guild).await?.quiet)
    }

    /// Somebody's direct messages.
    pub(super) async fn direct(&self, person: UserId) -> Result<ChannelId, Problem> {
        let person = serenity::all::UserId::new(person.get());
        let channel = call(person.create_dm_channel(self.http)).await?;
        Ok(ChannelId::from(channel.id.get()))
    }

    /// Brings somebody's living direct message up to date, or sends it where there is none.
    pub(super) async fn show_directly(
        &self,
        record: &Record,
        kind: LivingKind,
        person: UserId,
        reply: Reply,
        oldest: &Notice,
    ) -> Result<(), Problem> {
        let number = record.number;
        let room = Audience::Person(person);
        if let Some(living) = self.host.living(&self.id, kind, room).await? {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    let living = Living { number, ..living };
                    return self.stands(kind, room, living, record).await.map(drop);
                }
                Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel)) => {
                    self.host.lost(&self.id, kind, room).await?;
                }
                Err(problem) => return Err(problem),
            }
        }
        let living = self.say(record, room, reply.clone(), oldest).await?;
        if oldest.number != number {
            // An attempt before a crash may have sent it as it was then.
            self.edit(living, reply.edit()).await?;
        }
        self.host.dms_are_open(person, true).await?;
        self.stands(kind, room, living, record).await.map(drop)
    }

    /// Whoever cannot be reached directly misses what is said, and nobody else does.
    pub(super) async fn heard(
        &self,
        room: Audience,
        said: Result<(), Problem>,
    ) -> Result<(), Problem> {
        match (said, room) {
            (
                Err(Problem::Discord(
                    Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel | Fault::Other,
                )),
                Audience::Person(person),
            ) => Ok(self.host.dms_are_open(person, false).await?),
            (said, _) => said,
        }
    }

    /// Takes away the direct messages of a kind that are in none of these rooms any more.
    pub(super) async fn leave(&self, kind: LivingKind, rooms: &[Audience]) -> Result<(), Problem> {
        for standing in self.host.posted(&self.id).await? {
            let room = standing.audience;
            let left = room != Audience::Table && !rooms.contains(&room);
            if standing.kind == kind && left {
                self.take_away(standing.living).await?;
                self.host.lost(&self.id, kind, room).await?;
            }
        }
        Ok(())
    }

    /// What is said at the table to these people, with a word on those who are not on its server any more. Nobody tells
    /// that to a bot without privileges, so it is asked where a match has waited for long.
    pub(super) async fn noting_departed(
        &self,
        record: &Record,
        people: &[UserId],
        reply: Reply,
    ) -> Reply {
        let Some(guild) = record.guild else {
            return reply;
        };
        let guild = serenity::all::GuildId::new(guild.get());
        let mut departed = Vec::new();
        for person in people {
            let member = self.http.get_member(guild, person.get().into());
            // If it cannot be found out, the reminder comes all the same.
            if let Err(Problem::Discord(Fault::NoMember)) = call(member).await {
                departed.push(names::person(*person));
            }
        }
        if departed.is_empty() {
            return reply;
        }
        let values = [("people", departed.join(" ").into())];
        reply.adding(&lang(record).say("departed", &values))
    }

    /// The panel somebody is pointed to: that of the table, or their own.
    pub(super) async fn panel_of(
        &self,
        record: &Record,
        person: Option<UserId>,
    ) -> Result<Option<Living>, Problem> {
        let room = Audience::from(person.filter(|_| !record.has_table()));
        Ok(self.host.living(&self.id, LivingKind::Panel, room).await?)
    }
}

//! What everyone at the table sees: the lobby card, the panel, the ping.

use super::delivery::{Delivery, Problem};
use super::place::unless_early;
use super::rooms::{people, rooms};
use super::wire::lang;
use crate::discord::agreements;
use crate::discord::fault::Fault;
use crate::discord::view::lobby;
use crate::discord::view::names;
use crate::discord::view::panel;
use crate::discord::view::reply::Reply;
use crate::game::Seats;
use crate::host::{Audience, Living, LivingKind, Notice, Receipt, Record, State, UserId};

impl Delivery<'_> {
    pub(super) async fn lobby(&self, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
        let Some(card) = self
            .host
            .living(&self.id, LivingKind::Lobby, Audience::Table)
            .await?
        else {
            if record.after.is_some() && record.state != State::Cancelled {
                return self.invite(record, oldest).await;
            }
            return unless_early(record, Receipt::Superseded);
        };
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, Audience::Table)
            .await?;
        if panel.is_none() && record.state == State::Running {
            // It is to say where the game is played, so that place comes first.
            self.place(record).await?;
        }
        match self
            .edit(card, lobby::lobby(record, panel, &lang(record)).edit())
            .await
        {
            Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => {
                Ok(Receipt::Refused)
            }
            other => other.map(|()| Receipt::Delivered),
        }
    }

    pub(super) async fn panel(&self, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
        let shown = self
            .host
            .living(&self.id, LivingKind::Panel, Audience::Table)
            .await?;
        let mut reply = panel::panel(record, &lang(record)).await;
        let number = record.number;
        let mut thread_is_gone = false;
        if let Some(living) = shown {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    return self
                        .stands(
                            LivingKind::Panel,
                            Audience::Table,
                            Living { number, ..living },
                            record,
                        )
                        .await;
                }
                Err(Problem::Discord(Fault::NoMessage)) => {
                    self.host
                        .lost(&self.id, LivingKind::Panel, Audience::Table)
                        .await?;
                }
                // It is known until the new one stands, so that the new thread is explained even after a crash.
                Err(Problem::Discord(Fault::NoChannel)) if living.channel != record.channel => {
                    thread_is_gone = true;
                    reply = self.explained(record, reply).await?;
                }
                Err(problem) => return Err(problem),
            }
        }
        let was_in = shown.map(|living| living.channel);
        let mut channel = if thread_is_gone && record.place == was_in {
            self.thread_apart(record).await?
        } else {
            self.place(record).await?
        };
        let message = match self.post(channel, reply.clone().message(), oldest).await {
            Err(Problem::Discord(Fault::NoChannel)) if channel != record.channel => {
                if !thread_is_gone {
                    reply = self.explained(record, reply).await?;
                }
                channel = self.thread_apart(record).await?;
                self.post(channel, reply.clone().message(), oldest).await?
            }
            other => other?,
        };
        let living = Living {
            channel,
            message,
            number,
        };
        if oldest.number != number {
            // An attempt before a crash may have posted it as it was then.
            self.edit(living, reply.edit()).await?;
        }
        let settled = self
            .stands(LivingKind::Panel, Audience::Table, living, record)
            .await?;
        // The lobby card says where the game is played.
        if let Some(card) = self
            .host
            .living(&self.id, LivingKind::Lobby, Audience::Table)
            .await?
        {
            let text = lobby::lobby(record, Some(living), &lang(record));
            // It is a courtesy: if the card is gone, nobody misses the link.
            let _ = self.edit(card, text.edit()).await;
        }
        Ok(settled)
    }

    /// The panel as it is first posted where a deleted thread is followed by another: it calls people there.
    async fn explained(&self, record: &Record, panel: Reply) -> Result<Reply, Problem> {
        if !record.is_running() {
            return Ok(panel);
        }
        let people = people(record);
        let text = lang(record).say("panel-moved", &[("people", named(&people).into())]);
        let quiet = self.is_quiet(record).await?;
        Ok(panel
            .adding(&text)
            .pinging(people.into_iter().filter(|_| !quiet)))
    }

    /// Mentions the people who must act; the mention before is taken away.
    pub(super) async fn ping(
        &self,
        record: &Record,
        newest: &Notice,
        oldest: &Notice,
    ) -> Result<Receipt, Problem> {
        // Somebody has played while this was on its way: whoever is called now has a notice of their own.
        let pending = self.host.pending(&self.id).await?;
        let mut calls = pending.iter().filter(|call| call.kind == newest.kind);
        if calls.any(|call| call.number > newest.number) {
            return Ok(Receipt::Superseded);
        }
        let called = if record.is_running() {
            record.to_act()
        } else {
            Seats::all(record.table.seats)
        };
        let people: Vec<UserId> = called
            .iter()
            .filter_map(|seat| record.person_at(seat))
            .collect();
        let repeated = newest.id != oldest.id || newest.tries > 0;
        let rooms = rooms(record);
        for &room in &rooms {
            let people = in_room(room, &people);
            let said = self.ping_in(record, room, &people, newest, repeated).await;
            self.heard(room, said).await?;
        }
        self.leave(LivingKind::Ping, &rooms).await?;
        Ok(Receipt::Delivered)
    }

    async fn ping_in(
        &self,
        record: &Record,
        room: Audience,
        people: &[UserId],
        newest: &Notice,
        repeated: bool,
    ) -> Result<(), Problem> {
        let kind = LivingKind::Ping;
        let previous = self.host.living(&self.id, kind, room).await?;
        let mut posted = None;
        if !people.is_empty() {
            let call = self.call(record, room, people).await?;
            posted = Some(self.say(record, room, call, newest).await?);
        }
        if let Some(previous) = previous
            .filter(|previous| posted.is_none_or(|posted| posted.message != previous.message))
        {
            self.take_away(previous).await?;
        }
        let place = match posted {
            Some(posted) => Some(posted.channel),
            None if room == Audience::Table => record.place,
            None => None,
        };
        if let Some(place) = place.filter(|_| repeated) {
            // An attempt that was cut short may have posted one that nobody wrote down.
            self.take_away_strays(place, posted.map(|posted| posted.message))
                .await?;
        }
        match posted {
            Some(living) => self.stands(kind, room, living, record).await.map(drop),
            None if previous.is_some() => Ok(self.host.lost(&self.id, kind, room).await?),
            None => Ok(()),
        }
    }

    /// Posts the card of a lobby that no command's answer became, and calls the people invited.
    async fn invite(&self, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
        let card = lobby::invitation(record, &lang(record));
        let channel = record.channel;
        let message = self.post(channel, card.message(), oldest).await?;
        let card = Living {
            channel,
            message,
            number: 0,
        };
        self.stands(LivingKind::Lobby, Audience::Table, card, record)
            .await
    }

    /// Brings the message up to date that says what is offered or asked. What is new calls people anew; what is settled
    /// goes.
    pub(super) async fn talk(&self, record: &Record, newest: &Notice) -> Result<Receipt, Problem> {
        let rooms = rooms(record);
        for &room in &rooms {
            let said = self.talk_in(record, room, newest).await;
            self.heard(room, said).await?;
        }
        self.leave(LivingKind::Talk, &rooms).await?;
        Ok(Receipt::Delivered)
    }

    async fn talk_in(
        &self,
        record: &Record,
        room: Audience,
        newest: &Notice,
    ) -> Result<(), Problem> {
        let kind = LivingKind::Talk;
        let panel = self.panel_of(record, room.person()).await?;
        let said = self.host.living(&self.id, kind, room).await?;
        let number = record.number;
        let Some(reply) = agreements::message(record, panel, &lang(record)) else {
            if let Some(said) = said {
                self.take_away(said).await?;
                self.host.lost(&self.id, kind, room).await?;
            }
            return Ok(());
        };
        if let Some(said) = said.filter(|said| said.number >= agreements::newest(record)) {
            match self.edit(said, reply.clone().edit()).await {
                Ok(()) => {
                    let said = Living { number, ..said };
                    return self.stands(kind, room, said, record).await.map(drop);
                }
                Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel)) => {}
                Err(problem) => return Err(problem),
            }
        }
        // Directly, only those are disturbed who must answer.
        if let Audience::Person(person) = room
            && said.is_none()
            && !agreements::asked(record).contains(&person)
        {
            return Ok(());
        }
        let new = self.say(record, room, reply, newest).await?;
        if let Some(said) = said.filter(|said| said.message != new.message) {
            self.take_away(said).await?;
        }
        self.stands(kind, room, new, record).await.map(drop)
    }

    /// Warns the people a match waits for that it will be closed; said once, and true for as long as nobody plays.
    pub(super) async fn warn(&self, record: &Record, notice: &Notice) -> Result<Receipt, Problem> {
        let Some(closes) = record.closes().filter(|_| record.is_running()) else {
            return Ok(Receipt::Superseded);
        };
        let people: Vec<UserId> = (record.to_act().iter())
            .filter_map(|seat| record.person_at(seat))
            .collect();
        for room in rooms(record) {
            let people = in_room(room, &people);
            if people.is_empty() && room != Audience::Table {
                continue;
            }
            let panel = self.panel_of(record, room.person()).await?;
            let text = lang(record).say(
                "warn",
                &[
                    ("people", named(&people).into()),
                    ("game", record.kind.info.name.into()),
                    ("code", self.id.as_str().into()),
                    ("when", names::moment(closes).into()),
                    ("link", names::table(record, panel).into()),
                ],
            );
            let mut reply = Reply::public(text).pinging(people.iter().copied());
            if room == Audience::Table {
                reply = self.noting_departed(record, &people, reply).await;
            }
            let said = self.say(record, room, reply, notice).await;
            self.heard(room, said.map(drop)).await?;
        }
        Ok(Receipt::Delivered)
    }

    async fn call(
        &self,
        record: &Record,
        room: Audience,
        people: &[UserId],
    ) -> Result<Reply, Problem> {
        let lang = lang(record);
        let panel = self.panel_of(record, room.person()).await?;
        let link = names::table(record, panel);
        let standing = panel::standing(record, &names::seated(&lang, record));
        let deadline = record
            .to_act()
            .iter()
            .filter_map(|seat| record.deadline(seat))
            .min();
        let key = match deadline {
            _ if !record.is_running() => "ping-over",
            Some(_) => "ping-turn-until",
            None => "ping-turn",
        };
        let text = lang.say(
            key,
            &[
                (
                    "until",
                    deadline.map(names::moment).unwrap_or_default().into(),
                ),
                ("people", named(people).into()),
                ("game", record.kind.info.name.into()),
                ("code", self.id.as_str().into()),
                ("standing", standing.into()),
                ("link", link.into()),
            ],
        );
        Ok(Reply::public(text).pinging(people.iter().copied()))
    }
}

/// Those of these people who are told there.
fn in_room(room: Audience, people: &[UserId]) -> Vec<UserId> {
    let people = people.iter().copied();
    let here = people.filter(|person| room.person().is_none_or(|only| only == *person));
    here.collect()
}

/// People by their mentions.
fn named(people: &[UserId]) -> String {
    let people: Vec<String> = people.iter().copied().map(names::person).collect();
    people.join(" ")
}

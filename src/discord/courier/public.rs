//! What everyone at the table sees: the lobby card, the panel, the ping.

use super::delivery::{Delivery, Problem};
use super::place::unless_early;
use super::wire::lang;
use crate::discord::fault::Fault;
use crate::discord::reply::Reply;
use crate::discord::{card, names, panel, talk};
use crate::game::Seats;
use crate::host::{Host, Living, LivingKind, Notice, Record, Settled, State, UserId};

impl Delivery<'_> {
    pub(super) async fn lobby(&self, record: &Record, oldest: &Notice) -> Result<Settled, Problem> {
        let Some(card) = self
            .host
            .living(&self.id, LivingKind::Lobby, Host::EVERYONE)
            .await?
        else {
            if record.row.after.is_some() && record.row.state != State::Cancelled {
                return self.invite(record, oldest).await;
            }
            return unless_early(record, Settled::Superseded);
        };
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, Host::EVERYONE)
            .await?;
        if panel.is_none() && record.row.state == State::Running {
            // It is to say where the game is played, so that place comes first.
            self.place(record).await?;
        }
        match self
            .edit(card, card::lobby(record, panel, &lang(record)).edit())
            .await
        {
            Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel | Fault::Forbidden)) => {
                Ok(Settled::Refused)
            }
            other => other.map(|()| Settled::Delivered),
        }
    }

    pub(super) async fn panel(&self, record: &Record, oldest: &Notice) -> Result<Settled, Problem> {
        let shown = self
            .host
            .living(&self.id, LivingKind::Panel, Host::EVERYONE)
            .await?;
        let reply = panel::panel(record, &lang(record)).await;
        let number = record.row.number;
        let mut thread_is_gone = false;
        if let Some(living) = shown {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    return self
                        .stands(
                            LivingKind::Panel,
                            Host::EVERYONE,
                            Living { number, ..living },
                            record,
                        )
                        .await;
                }
                Err(Problem::Discord(Fault::NoMessage)) => {
                    self.host
                        .lost(&self.id, LivingKind::Panel, Host::EVERYONE)
                        .await?;
                }
                Err(Problem::Discord(Fault::NoChannel)) if living.channel != record.row.channel => {
                    self.host
                        .lost(&self.id, LivingKind::Panel, Host::EVERYONE)
                        .await?;
                    thread_is_gone = true;
                }
                Err(problem) => return Err(problem),
            }
        }
        let mut channel = if thread_is_gone {
            self.thread_apart(record).await?
        } else {
            self.place(record).await?
        };
        let message = match self.post(channel, reply.clone().message(), oldest).await {
            Err(Problem::Discord(Fault::NoChannel)) if channel != record.row.channel => {
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
            .stands(LivingKind::Panel, Host::EVERYONE, living, record)
            .await?;
        // The lobby card says where the game is played.
        if let Some(card) = self
            .host
            .living(&self.id, LivingKind::Lobby, Host::EVERYONE)
            .await?
        {
            let text = card::lobby(record, Some(living), &lang(record));
            // It is a courtesy: if the card is gone, nobody misses the link.
            let _ = self.edit(card, text.edit()).await;
        }
        Ok(settled)
    }

    /// Mentions the people who must act; the mention before is taken away.
    pub(super) async fn ping(
        &self,
        record: &Record,
        newest: &Notice,
        oldest: &Notice,
    ) -> Result<Settled, Problem> {
        let previous = self
            .host
            .living(&self.id, LivingKind::Ping, Host::EVERYONE)
            .await?;
        let over = !record.is_running();
        let called = if over {
            Seats::all(record.table.seats)
        } else {
            record.to_act()
        };
        let people: Vec<UserId> = called
            .iter()
            .filter_map(|seat| record.person_at(seat))
            .collect();
        let mut posted = None;
        if !people.is_empty() {
            let place = self.place(record).await?;
            let message = self
                .post(
                    place,
                    self.call(record, &people, over).await?.message(),
                    newest,
                )
                .await?;
            posted = Some(Living {
                channel: place,
                message,
                number: record.row.number,
            });
        }
        if let Some(previous) = previous
            .filter(|previous| posted.is_none_or(|posted| posted.message != previous.message))
        {
            self.take_away(previous).await?;
        }
        if newest.id != oldest.id || newest.tries > 0 {
            // An attempt that was cut short may have posted one that nobody wrote down.
            self.take_away_strays(record, posted.map(|posted| posted.message))
                .await?;
        }
        if let Some(living) = posted {
            return self
                .stands(LivingKind::Ping, Host::EVERYONE, living, record)
                .await;
        }
        self.host
            .lost(&self.id, LivingKind::Ping, Host::EVERYONE)
            .await?;
        Ok(Settled::Delivered)
    }

    /// Posts the card of a lobby that no command's answer became, and calls the people invited.
    async fn invite(&self, record: &Record, oldest: &Notice) -> Result<Settled, Problem> {
        let card = card::invitation(record, &lang(record));
        let channel = record.row.channel;
        let message = self.post(channel, card.message(), oldest).await?;
        let card = Living {
            channel,
            message,
            number: 0,
        };
        self.stands(LivingKind::Lobby, Host::EVERYONE, card, record)
            .await
    }

    /// Brings the message up to date that says what is offered or asked. What is new calls people anew; what is settled
    /// goes.
    pub(super) async fn talk(&self, record: &Record, newest: &Notice) -> Result<Settled, Problem> {
        let (kind, everyone) = (LivingKind::Talk, Host::EVERYONE);
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, everyone)
            .await?;
        let said = self.host.living(&self.id, kind, everyone).await?;
        let number = record.row.number;
        let Some(reply) = talk::message(record, panel, &lang(record)) else {
            if let Some(said) = said {
                self.take_away(said).await?;
                self.host.lost(&self.id, kind, everyone).await?;
            }
            return Ok(Settled::Delivered);
        };
        if let Some(said) = said.filter(|said| said.number >= talk::newest(record)) {
            match self.edit(said, reply.clone().edit()).await {
                Ok(()) => {
                    let said = Living { number, ..said };
                    return self.stands(kind, everyone, said, record).await;
                }
                Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel)) => {}
                Err(problem) => return Err(problem),
            }
        }
        let place = self.place(record).await?;
        let message = self.post(place, reply.message(), newest).await?;
        if let Some(said) = said.filter(|said| said.message != message) {
            self.take_away(said).await?;
        }
        let said = Living {
            channel: place,
            message,
            number,
        };
        self.stands(kind, everyone, said, record).await
    }

    /// Warns the people a match waits for that it will be closed; said once, and true for as long as nobody plays.
    pub(super) async fn warn(&self, record: &Record, notice: &Notice) -> Result<Settled, Problem> {
        let Some(closes) = record.closes().filter(|_| record.is_running()) else {
            return Ok(Settled::Superseded);
        };
        let people: Vec<UserId> = (record.to_act().iter())
            .filter_map(|seat| record.person_at(seat))
            .collect();
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, Host::EVERYONE)
            .await?;
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
        let place = self.place(record).await?;
        let reply = Reply::public(text).pinging(called(&people));
        self.post(place, reply.message(), notice).await?;
        Ok(Settled::Delivered)
    }

    async fn call(&self, record: &Record, people: &[UserId], over: bool) -> Result<Reply, Problem> {
        let lang = lang(record);
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, Host::EVERYONE)
            .await?;
        let link = names::table(record, panel);
        let standing = panel::standing(record, &names::seated(&lang, record));
        let deadline = record
            .to_act()
            .iter()
            .filter_map(|seat| record.deadline(seat))
            .min();
        let key = match deadline {
            _ if over => "ping-over",
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
        let quiet = self.host.settings(record.row.guild).await?.quiet;
        let called = called(people).filter(|_| !quiet);
        Ok(Reply::public(text).pinging(called))
    }
}

/// People by their mentions.
fn named(people: &[UserId]) -> String {
    let people: Vec<String> = people.iter().copied().map(names::person).collect();
    people.join(" ")
}

/// The people a message calls.
fn called(people: &[UserId]) -> impl Iterator<Item = serenity::all::UserId> + '_ {
    let id = |person: &UserId| serenity::all::UserId::new(person.get());
    people.iter().map(id)
}

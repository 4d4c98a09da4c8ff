//! Reminders: that a match waits, that somebody is next, that a vacation is over; by mention or by direct message.

use serenity::all::{ButtonStyle, GetMessages, Message};

use super::delivery::{Delivery, Problem};
use super::wire::{call, channel, lang};
use crate::discord::fault::Fault;
use crate::discord::request::action::{Action, Ask};
use crate::discord::view::names;
use crate::discord::view::reply::{Reply, button};
use crate::game::Lang;
use crate::host::{
    Audience, Living, LivingKind, MessageId, Notice, Receipt, Record, Reminder, UserId, Way,
};

impl Delivery<'_> {
    /// Brings somebody's reminder up to date: a new one takes the place of the last, and one that has had its time goes.
    pub(super) async fn remind(
        &self,
        record: &Record,
        newest: &Notice,
        oldest: &Notice,
    ) -> Result<Receipt, Problem> {
        let Some(person) = newest.audience.person() else {
            return Ok(Receipt::Superseded);
        };
        let posted = match self.host.reminder(newest).await? {
            Some(reminder) => {
                let reply = self.reminder(record, person, reminder).await?;
                // Who only hears that they are back is not to be called to a table.
                let way = if reminder.waits.is_none() {
                    Way::Dm
                } else {
                    reminder.way
                };
                self.tell(record, person, way, reply, newest).await?
            }
            None => None,
        };
        if newest.id != oldest.id || newest.tries > 0 {
            // An attempt that was cut short may have posted one that nobody wrote down.
            self.take_away_reminders(record, person, posted).await?;
        }
        self.replace(record, person, posted).await
    }

    /// Tells somebody that they are next.
    pub(super) async fn next(&self, record: &Record, notice: &Notice) -> Result<Receipt, Problem> {
        let Some(person) = notice.audience.person() else {
            return Ok(Receipt::Superseded);
        };
        let is_next = record.upcoming().is_some() && record.upcoming() == record.seat_of(person);
        if !is_next {
            return Ok(Receipt::Superseded);
        }
        let lang = lang(record);
        let seated = names::seated(&lang, record);
        let seats = crate::host::names(&seated, record.kind.info, record.to_act());
        let mut values = self.values(record, person).await?;
        values.push(("seats", seats.into()));
        let reply = Reply::public(lang.say("remind-next", &values)).pinging([person]);
        let way = self.host.preferences(person).await?.way;
        let posted = self.tell(record, person, way, reply, notice).await?;
        self.replace(record, person, posted).await
    }

    /// Takes away the message before, and remembers the new one if there is one.
    async fn replace(
        &self,
        record: &Record,
        person: UserId,
        posted: Option<Living>,
    ) -> Result<Receipt, Problem> {
        let (kind, room) = (LivingKind::Remind, Audience::Person(person));
        let previous = self.host.living(&self.id, kind, room).await?;
        let gone = |previous: &Living| posted.is_none_or(|new| new.message != previous.message);
        if let Some(previous) = previous.filter(gone) {
            self.take_away(previous).await?;
        }
        if let Some(living) = posted {
            return self.stands(kind, room, living, record).await;
        }
        if previous.is_some() {
            self.host.lost(&self.id, kind, room).await?;
        }
        Ok(Receipt::Superseded)
    }

    async fn reminder(
        &self,
        record: &Record,
        person: UserId,
        reminder: Reminder,
    ) -> Result<Reply, Problem> {
        let lang = lang(record);
        let mut values = self.values(record, person).await?;
        let moment = |at: Option<_>| at.map(names::moment).unwrap_or_default();
        values.push(("since", moment(reminder.waits).into()));
        values.push(("until", moment(reminder.until).into()));
        let key = match (reminder.back, reminder.waits, reminder.until) {
            (true, None, _) => "remind-back-idle",
            (true, Some(_), Some(_)) => "remind-back-until",
            (true, Some(_), None) => "remind-back",
            (false, _, Some(_)) => "remind-turn-until",
            (false, _, None) => "remind-turn",
        };
        let reply = Reply::public(lang.say(key, &values)).pinging([person]);
        Ok(if reminder.waits.is_some() {
            reply.buttons(buttons(record, &lang))
        } else {
            reply
        })
    }

    async fn values(
        &self,
        record: &Record,
        person: UserId,
    ) -> Result<Vec<(&'static str, crate::game::lang::Value<'static>)>, Problem> {
        let panel = self.panel_of(record, Some(person)).await?;
        Ok(vec![
            ("person", names::person(person).into()),
            ("game", record.kind.info.name.into()),
            ("code", self.id.to_string().into()),
            ("link", names::table(record, panel).into()),
        ])
    }

    /// Says something to one person: directly, if they want that or there is no table, and it reaches them; else at the
    /// table, if there is one.
    async fn tell(
        &self,
        record: &Record,
        person: UserId,
        way: Way,
        reply: Reply,
        notice: &Notice,
    ) -> Result<Option<Living>, Problem> {
        if way == Way::Dm || !record.has_table() {
            let room = Audience::Person(person);
            match self.say(record, room, reply.clone(), notice).await {
                Ok(said) => {
                    self.host.dms_are_open(person, true).await?;
                    return Ok(Some(said));
                }
                Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => {
                    self.host.dms_are_open(person, false).await?;
                }
                Err(problem) => return Err(problem),
            }
        }
        if !record.has_table() {
            return Ok(None);
        }
        let reply = self.noting_departed(record, &[person], reply).await;
        self.say(record, Audience::Table, reply, notice)
            .await
            .map(Some)
    }

    /// Takes away reminders of this person that stand at the table or in their direct messages beside the one to keep.
    async fn take_away_reminders(
        &self,
        record: &Record,
        person: UserId,
        keep: Option<Living>,
    ) -> Result<(), Problem> {
        let dm = self.direct(person).await.ok();
        for place in record.place.into_iter().chain(dm) {
            let recent = channel(place).messages(self.http, GetMessages::new().limit(50));
            let recent = match call(recent).await {
                Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel | Fault::ClosedDms)) => {
                    continue;
                }
                other => other?,
            };
            let ours = |message: &Message| {
                message.author.bot && message.content.contains(&names::person(person))
            };
            for stray in recent.iter().filter(|message| ours(message)) {
                let message = MessageId::from(stray.id.get());
                if keep.is_some_and(|keep| keep.message == message) || !self.is_reminder(stray) {
                    continue;
                }
                let number = 0;
                self.take_away(Living {
                    channel: place,
                    message,
                    number,
                })
                .await?;
            }
        }
        Ok(())
    }

    /// Whether a message is a reminder of this match: nothing else can be snoozed.
    fn is_reminder(&self, message: &Message) -> bool {
        let rows = message.components.iter();
        let mut shown = rows.flat_map(|row| &row.components);
        shown.any(|component| {
            let serenity::all::ActionRowComponent::Button(button) = component else {
                return false;
            };
            let serenity::all::ButtonKind::NonLink { custom_id, .. } = &button.data else {
                return false;
            };
            matches!(Action::read(custom_id), Some(Action::Match(id, Ask::Snooze(_))) if id == self.id)
        })
    }
}

fn buttons(record: &Record, lang: &Lang) -> Vec<serenity::all::CreateButton> {
    let number = record.number;
    let of = |ask| Action::Match(record.id().clone(), ask);
    let shown = [
        (Ask::Turn(number), "button-turn", ButtonStyle::Primary),
        (Ask::Snooze(number), "button-snooze", ButtonStyle::Secondary),
    ];
    let shown = shown.into_iter();
    shown
        .filter_map(|(ask, label, style)| button(&of(ask), &lang.say(label, &[]), style))
        .collect()
}

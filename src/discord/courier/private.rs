//! What one person sees: the living card in direct messages.

use super::delivery::{Delivery, Problem};
use super::wire::{call, lang};
use crate::discord::fault::Fault;
use crate::discord::names;
use crate::discord::reply::{Picture, Reply};
use crate::host::{ChannelId, Host, Living, LivingKind, Notice, Record, Settled, UserId};

impl Delivery<'_> {
    /// Brings a person's private card up to date, in direct messages.
    pub(super) async fn card(
        &self,
        record: &Record,
        person: UserId,
        oldest: &Notice,
    ) -> Result<Settled, Problem> {
        let lang = lang(record);
        let scene = record
            .seat_of(person)
            .and_then(|seat| record.board.as_ref()?.card(seat, &lang));
        let Some(scene) = scene else {
            return self.withdraw_card(record, person).await;
        };
        let number = record.row.number;
        let picture = Picture::draw(scene, format!("card-{}-{number}.png", self.id)).await;
        let panel = self
            .host
            .living(&self.id, LivingKind::Panel, Host::EVERYONE)
            .await?;
        let link = names::table(record, panel);
        let text = lang.say(
            "card-dm",
            &[
                ("game", record.kind.info.name.into()),
                ("code", self.id.as_str().into()),
                ("link", link.into()),
            ],
        );
        let reply = Reply::public(text).with(picture);
        if let Some(living) = self.host.living(&self.id, LivingKind::Card, person).await? {
            match self.edit(living, reply.clone().edit()).await {
                Ok(()) => {
                    return self
                        .stands(
                            LivingKind::Card,
                            person,
                            Living { number, ..living },
                            record,
                        )
                        .await;
                }
                Err(Problem::Discord(Fault::NoMessage | Fault::NoChannel)) => {
                    self.host.lost(&self.id, LivingKind::Card, person).await?;
                }
                Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => {
                    return self.closed(person).await;
                }
                Err(problem) => return Err(problem),
            }
        }
        let dm = serenity::all::UserId::new(person.get());
        let opened = call(dm.create_dm_channel(self.http)).await;
        let sent = match opened {
            Ok(dm) => {
                let place = ChannelId::from(dm.id.get());
                self.post(place, reply.message(), oldest)
                    .await
                    .map(|message| Living {
                        channel: place,
                        message,
                        number,
                    })
            }
            Err(problem) => Err(problem),
        };
        match sent {
            Ok(living) => {
                self.host.dms_are_open(person, true).await?;
                self.stands(LivingKind::Card, person, living, record).await
            }
            Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => self.closed(person).await,
            Err(problem) => Err(problem),
        }
    }

    /// Whoever gave up the seat keeps nothing of what it holds.
    async fn withdraw_card(&self, record: &Record, person: UserId) -> Result<Settled, Problem> {
        let living = self.host.living(&self.id, LivingKind::Card, person).await?;
        let Some(living) = living.filter(|_| record.seat_of(person).is_none()) else {
            return Ok(Settled::Superseded);
        };
        self.take_away(living).await?;
        self.host.lost(&self.id, LivingKind::Card, person).await?;
        Ok(Settled::Delivered)
    }

    /// Costs nothing: the panel's button is there, and the person is told at the next occasion.
    async fn closed(&self, person: UserId) -> Result<Settled, Problem> {
        self.host.dms_are_open(person, false).await?;
        Ok(Settled::Refused)
    }
}

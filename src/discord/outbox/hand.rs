//! What one person sees: the living card in direct messages.

use super::delivery::{Delivery, Problem};
use super::wire::lang;
use crate::discord::fault::Fault;
use crate::discord::view::names;
use crate::discord::view::reply::{Picture, Reply};
use crate::host::{Audience, LivingKind, Notice, Receipt, Record, UserId};

impl Delivery<'_> {
    /// Brings a person's private card up to date, in direct messages.
    pub(super) async fn card(
        &self,
        record: &Record,
        newest: &Notice,
        oldest: &Notice,
    ) -> Result<Receipt, Problem> {
        let Some(person) = newest.audience.person() else {
            return Ok(Receipt::Superseded);
        };
        let lang = lang(record);
        let scene = record
            .seat_of(person)
            .and_then(|seat| record.board.as_ref()?.card(seat, &lang));
        let Some(scene) = scene else {
            return self.withdraw_card(record, person).await;
        };
        let number = record.number;
        let picture = Picture::draw(scene, format!("card-{}-{number}.png", self.id)).await;
        let panel = self.panel_of(record, Some(person)).await?;
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
        let shown = self
            .show_directly(record, LivingKind::Card, person, reply, oldest)
            .await;
        match shown {
            Ok(()) => Ok(Receipt::Delivered),
            Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden)) => self.closed(person).await,
            Err(problem) => Err(problem),
        }
    }

    /// Whoever gave up the seat keeps nothing of what it holds.
    async fn withdraw_card(&self, record: &Record, person: UserId) -> Result<Receipt, Problem> {
        let (kind, room) = (LivingKind::Card, Audience::Person(person));
        let living = self.host.living(&self.id, kind, room).await?;
        let Some(living) = living.filter(|_| record.seat_of(person).is_none()) else {
            return Ok(Receipt::Superseded);
        };
        self.take_away(living).await?;
        self.host.lost(&self.id, kind, room).await?;
        Ok(Receipt::Delivered)
    }

    /// Costs nothing: the panel's button is there, and the person is told at the next occasion.
    async fn closed(&self, person: UserId) -> Result<Receipt, Problem> {
        self.host.dms_are_open(person, false).await?;
        Ok(Receipt::Refused)
    }
}

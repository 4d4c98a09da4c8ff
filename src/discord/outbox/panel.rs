//! The panel, wherever it can be: at the table, or with each person while there is no table.

use super::delivery::{Delivery, Problem};
use super::now;
use super::rooms::people;
use super::wire::{call, channel, lang};
use crate::discord::fault::Fault;
use crate::discord::view::names;
use crate::discord::view::panel;
use crate::discord::view::reply::Reply;
use crate::host::{Audience, LivingKind, Notice, Posted, Receipt, Record, Trouble};

impl Delivery<'_> {
    /// Brings the panel up to date. Where the table is gone, everybody has one of their own, which also says so; once
    /// there is a table again, it is played there.
    pub(super) async fn table(&self, record: &Record, oldest: &Notice) -> Result<Receipt, Problem> {
        let had_table = record.has_table();
        let shown = if had_table || self.is_back(record).await? {
            self.panel(record, oldest).await
        } else {
            Err(Problem::Discord(Fault::NoChannel))
        };
        match shown {
            Ok(settled) => {
                self.point_to_table().await?;
                Ok(settled)
            }
            Err(Problem::Discord(fault @ (Fault::NoChannel | Fault::Forbidden)))
                if !had_table || self.is_gone(record, fault).await? =>
            {
                if had_table {
                    let gone = Some(Trouble::Gone);
                    self.host.set_trouble(&self.id, gone, now()).await?;
                }
                self.show_everybody(oldest).await
            }
            problem => problem,
        }
    }

    /// Whether there is no table any more: its channel is gone, or the bot is not on its server.
    async fn is_gone(&self, record: &Record, fault: Fault) -> Result<bool, Problem> {
        let guild = match (fault, record.guild) {
            (Fault::NoChannel, _) => return Ok(true),
            (_, None) => return Ok(false),
            (_, Some(guild)) => serenity::all::GuildId::new(guild.get()),
        };
        there(call(self.http.get_guild(guild)).await).map(|there| !there)
    }

    /// Whether the channel of a match without a table is there again, as when the bot was invited anew.
    async fn is_back(&self, record: &Record) -> Result<bool, Problem> {
        let home = channel(record.channel);
        there(call(self.http.get_channel(home)).await)
    }

    /// Gives everybody a panel of their own.
    async fn show_everybody(&self, oldest: &Notice) -> Result<Receipt, Problem> {
        let record = self.host.look(&self.id).await?;
        let lang = lang(&record);
        let people = people(&record);
        for &person in &people {
            let Some(seat) = record.seat_of(person) else {
                continue;
            };
            let reply = panel::direct(&record, seat, &lang).await;
            let shown = self
                .show_directly(&record, LivingKind::Panel, person, reply, oldest)
                .await;
            self.heard(Audience::Person(person), shown).await?;
        }
        let rooms: Vec<Audience> = people.into_iter().map(Audience::Person).collect();
        self.leave(LivingKind::Panel, &rooms).await?;
        Ok(Receipt::Delivered)
    }

    /// Brings people back to the table: their own panels point to it from now on.
    async fn point_to_table(&self) -> Result<(), Problem> {
        let standing = self.host.posted(&self.id).await?;
        let of = |kind, direct| {
            let is =
                move |it: &&Posted| (it.kind, it.audience != Audience::Table) == (kind, direct);
            standing.iter().filter(is)
        };
        if of(LivingKind::Panel, true).next().is_none() {
            return Ok(());
        }
        if of(LivingKind::Ping, true).next().is_some() {
            // What stands at the table calls those who had to act when it went.
            for ping in of(LivingKind::Ping, false) {
                self.take_away(ping.living).await?;
                self.host.lost(&self.id, ping.kind, ping.audience).await?;
            }
        }
        let record = self.host.look(&self.id).await?;
        let panel = self.panel_of(&record, None).await?;
        let values = [
            ("game", record.kind.info.name.into()),
            ("code", self.id.as_str().into()),
            ("link", names::table(&record, panel).into()),
        ];
        let text = lang(&record).say("panel-back", &values);
        for own in of(LivingKind::Panel, true) {
            let pointer = Reply::public(text.clone()).edit();
            let shown = self.edit(own.living, pointer).await;
            if let Err(Problem::Discord(Fault::Later)) = shown {
                return shown;
            }
            self.host.lost(&self.id, own.kind, own.audience).await?;
        }
        Ok(())
    }
}

/// Whether something was found; that it is not there, or not for us, is an answer as well.
fn there<T>(found: Result<T, Problem>) -> Result<bool, Problem> {
    match found {
        Ok(_) => Ok(true),
        Err(Problem::Discord(Fault::NoChannel | Fault::Forbidden)) => Ok(false),
        Err(problem) => Err(problem),
    }
}

//! The delivery of one match's notices, in order: lobby card, panel, ping, private cards.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use tracing::{error, warn};

use crate::discord::clock::now;
use crate::discord::live_messages;
use crate::discord::live_messages::readers::Following;
use crate::discord::outbox::messages::Messages;
use crate::discord::outbox::problem::Problem;
use crate::discord::outbox::rooms::Rooms;
use crate::discord::outbox::wire::Wire;
use crate::discord::outbox::{agreements, hand, lobby, panel, ping, reminders, warning};
use crate::discord::rest::fault::Fault;
use crate::host::{
    Audience, Error, Host, MAX_TRIES, MatchId, Notice, NoticeKind, Receipt, StoreError, Timestamp,
    Trouble, retry_pause,
};
use crate::metrics;

/// How long a call waits where the panel it points to could not be brought up to date, and a match whose notices could not be
/// written down.
const FIRST_WAIT: Duration = Duration::from_millis(500);

/// The order of delivery.
const ORDER: [NoticeKind; 8] = [
    NoticeKind::Lobby,
    NoticeKind::Panel,
    NoticeKind::Ping,
    NoticeKind::Talk,
    NoticeKind::Warn,
    NoticeKind::Remind,
    NoticeKind::Next,
    NoticeKind::Card,
];

/// The notices of one match that are being delivered.
#[derive(Debug)]
pub struct Delivery<'a> {
    host: &'a Host,
    wire: Wire<'a>,
    following: &'a Following,
    id: &'a MatchId,
    rooms: Rooms<'a>,
    notices: Vec<Notice>,
}

impl<'a> Delivery<'a> {
    /// The notices of a match of which those that are `due` are to be delivered now.
    ///
    /// What was put off comes along with what is newer of its kind: one message says both.
    pub async fn of_match(
        host: &'a Host,
        wire: Wire<'a>,
        following: &'a Following,
        started: Timestamp,
        id: &'a MatchId,
        due: &[Notice],
    ) -> Result<Delivery<'a>, StoreError> {
        let mut notices = host.outbox().pending(id).await?;
        let now = now();
        notices.retain(|notice| {
            let is_meant =
                |due: &Notice| (due.kind, due.audience) == (notice.kind, notice.audience);
            // What is cleared away has its day.
            due.iter().any(is_meant) && (notice.due <= now || !notice.clears())
        });
        let rooms = Rooms::of(Messages::of(host, wire, id), started);
        Ok(Delivery {
            host,
            wire,
            following,
            id,
            rooms,
            notices,
        })
    }

    /// Delivers what can be delivered, and puts off the rest.
    pub async fn run(self) {
        match AssertUnwindSafe(self.deliver_all()).catch_unwind().await {
            Ok(Ok(())) => return,
            Ok(Err(error)) => {
                error!(game = %self.id, "what was delivered cannot be written down: {error}");
            }
            Err(_) => error!(game = %self.id, "panicked while delivering"),
        }
        // Not to turn round and round over the same thing; if the database fails, at least not at once.
        let all: Vec<&Notice> = self.notices.iter().collect();
        let tries = all
            .iter()
            .map(|notice| notice.tries)
            .max()
            .unwrap_or_default();
        if self
            .host
            .outbox()
            .put_off(&all, now().after(retry_pause(tries)))
            .await
            .is_err()
        {
            tokio::time::sleep(FIRST_WAIT).await;
        }
    }

    async fn deliver_all(&self) -> Result<(), Error> {
        if self.of(NoticeKind::Panel).next().is_some() {
            let record = self.host.look(self.id).await?;
            live_messages::bring_up(self.following, self.wire.rest.answering(), &record).await;
        }
        // Written down together, so that the disk is waited for once.
        let mut finished = Vec::new();
        for kind in ORDER {
            let of_kind = self.of(kind).map(|notice| notice.audience);
            for audience in of_kind.collect::<BTreeSet<Audience>>() {
                let notices: Vec<&Notice> = self
                    .of(kind)
                    .filter(|notice| notice.audience == audience)
                    .collect();
                let Some(newest) = notices.last().copied() else {
                    continue;
                };
                match self.deliver(newest, notices[0]).await {
                    Ok(outcome) => finished.extend(outcomes(&notices, newest, outcome)),
                    Err(problem) => {
                        self.write_down(std::mem::take(&mut finished)).await?;
                        let due = self.put_off(&notices, newest, &problem).await?;
                        // A ping must not come before the panel it points to.
                        if matches!(kind, NoticeKind::Panel) {
                            let pings: Vec<&Notice> = self.of(NoticeKind::Ping).collect();
                            let due = due.unwrap_or_else(|| now().after(FIRST_WAIT));
                            self.host.outbox().put_off(&pings, due).await?;
                            return self.cards_only().await;
                        }
                    }
                }
            }
        }
        self.write_down(finished).await
    }

    /// What does not depend on the table's channel is delivered all the same.
    async fn cards_only(&self) -> Result<(), Error> {
        for notice in self.of(NoticeKind::Card) {
            match self.deliver(notice, notice).await {
                Ok(outcome) => self.write_down(vec![(notice, outcome)]).await?,
                Err(problem) => {
                    self.put_off(&[notice], notice, &problem).await?;
                }
            }
        }
        Ok(())
    }

    fn of(&self, kind: NoticeKind) -> impl Iterator<Item = &Notice> {
        self.notices
            .iter()
            .filter(move |notice| notice.kind == kind)
    }

    /// Writes down what became of these notices.
    async fn write_down(&self, finished: Vec<(&Notice, Receipt)>) -> Result<(), Error> {
        if finished.is_empty() {
            return Ok(());
        }
        self.host.outbox().finish(&finished, now()).await?;
        for (notice, receipt) in finished {
            metrics::notice(notice.kind.into(), receipt.into());
        }
        Ok(())
    }

    /// Puts notices off, and gives until when; nothing for what is given up.
    async fn put_off(
        &self,
        notices: &[&Notice],
        newest: &Notice,
        problem: &Problem,
    ) -> Result<Option<Timestamp>, Error> {
        let (game, number, kind) = (self.id, newest.number, newest.kind);
        let first = newest.tries == 0;
        match problem {
            Problem::Discord(Fault::Other) => {
                error!(%game, number, ?kind, "Discord will never take this");
                let refused = outcomes(notices, newest, Receipt::Refused).collect();
                return self.write_down(refused).await.map(|()| None);
            }
            _ if newest.tries >= MAX_TRIES => {
                error!(%game, number, ?kind, ?problem, "given up; `tavolino doctor --again` tries it again");
                let refused = outcomes(notices, newest, Receipt::Refused).collect();
                return self.write_down(refused).await.map(|()| None);
            }
            Problem::Discord(fault) => {
                if first {
                    warn!(%game, number, ?kind, ?fault, "put off");
                }
                if *fault == Fault::Forbidden && kind != NoticeKind::Lobby {
                    self.shut_out().await?;
                }
                // Whether there is a table at all is found out with the panel.
                let of_table = !matches!(kind, NoticeKind::Lobby | NoticeKind::Panel);
                if first && of_table && matches!(fault, Fault::Forbidden | Fault::NoChannel) {
                    self.host.refresh(self.id, now()).await?;
                }
            }
            Problem::Ours(error) if first => error!(%game, number, ?kind, "put off: {error}"),
            Problem::Early | Problem::Ours(_) => {}
        }
        let due = now().after(retry_pause(newest.tries));
        // While Discord refuses the token, trying sooner would be in vain.
        let stopped = self.wire.rest.rate_limit().stopped_until();
        let due = stopped.map_or(due, |until| due.max(until));
        self.host.outbox().put_off(notices, due).await?;
        Ok(Some(due))
    }

    /// The bot may not write at the table, if there is one.
    async fn shut_out(&self) -> Result<(), Error> {
        if self.host.look(self.id).await?.has_table() {
            let forbidden = Some(Trouble::Forbidden);
            self.host.set_trouble(self.id, forbidden, now()).await?;
        }
        Ok(())
    }

    async fn deliver(&self, newest: &Notice, oldest: &Notice) -> Result<Receipt, Problem> {
        let (rooms, record) = (&self.rooms, self.host.look(self.id).await?);
        match newest.kind {
            NoticeKind::Lobby if newest.clears() => lobby::clear(rooms, &record).await,
            NoticeKind::Lobby => lobby::deliver(rooms, &record, oldest).await,
            NoticeKind::Panel => {
                let at = panel::deliver(rooms, &record, oldest).await?;
                // A ping that is delivered next says the same.
                if self.of(NoticeKind::Ping).next().is_none() {
                    ping::bring_up(rooms, &record, at).await?;
                }
                Ok(Receipt::Delivered)
            }
            NoticeKind::Ping => ping::deliver(rooms, self.following, &record, newest, oldest).await,
            NoticeKind::Card => hand::deliver(rooms, &record, newest, oldest).await,
            NoticeKind::Think => unreachable!("what the computer thinks about is no delivery"),
            NoticeKind::Warn => warning::deliver(rooms, &record, newest).await,
            NoticeKind::Remind => reminders::deliver(rooms, &record, newest, oldest).await,
            NoticeKind::Next => reminders::deliver_next(rooms, &record, newest).await,
            NoticeKind::Talk => agreements::deliver(rooms, &record, newest).await,
        }
    }
}

/// What became of these notices: all but the newest are superseded by it.
fn outcomes<'n>(
    notices: &[&'n Notice],
    newest: &Notice,
    outcome: Receipt,
) -> impl Iterator<Item = (&'n Notice, Receipt)> {
    notices.iter().map(move |notice| {
        let is_newest = notice.id == newest.id;
        (
            *notice,
            if is_newest {
                outcome
            } else {
                Receipt::Superseded
            },
        )
    })
}

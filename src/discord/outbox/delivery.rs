//! Delivery of one match's notices, in order: lobby card, panel, ping, private cards.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use tracing::{error, warn};

use super::messages::Messages;
use super::problem::Problem;
use super::rooms::Rooms;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::{Departures, LiveMessages, live_messages};
use crate::discord::outbox::{
    absent, agreements, ending, hand, lobby, news, panel, ping, reminders, restored,
};
use crate::discord::rest::{Fault, reasons};
use crate::host::{
    Error, Host, LobbyNews, MAX_TRIES, MatchId, Notice, NoticeKind, Receipt, State, StoreError,
    Timestamp, early_pause, retry_pause,
};
use crate::metrics;

/// Pause before a ping whose panel could not be updated, and after receipts that could not be
/// stored, 500 ms.
const RETRY_PAUSE: Duration = Duration::from_millis(500);

/// The order of delivery.
const ORDER: [NoticeKind; 8] = [
    NoticeKind::Lobby,
    NoticeKind::Panel,
    NoticeKind::Warn,
    NoticeKind::Ping,
    NoticeKind::Talk,
    NoticeKind::Remind,
    NoticeKind::Next,
    NoticeKind::Card,
];

/// The order once a match is over: the lobby card links to the message about the end, which takes
/// the place of the ping.
const ORDER_AT_END: [NoticeKind; 8] = [
    NoticeKind::Panel,
    NoticeKind::Ping,
    NoticeKind::Lobby,
    NoticeKind::Warn,
    NoticeKind::Talk,
    NoticeKind::Remind,
    NoticeKind::Next,
    NoticeKind::Card,
];

/// One delivery of a match's notices.
#[derive(Debug)]
pub struct Delivery<'a> {
    host: &'a Host,
    wire: Wire<'a>,
    live_messages: &'a LiveMessages,
    departures: &'a Departures,
    id: &'a MatchId,
    rooms: Rooms<'a>,
    notices: Vec<Notice>,
}

impl<'a> Delivery<'a> {
    /// Reads the pending notices of a match, and keeps those that are delivered together with the
    /// `due` ones: of the same kind and audience, also where a retry was scheduled for later, as
    /// one message serves both.
    ///
    /// # Errors
    ///
    /// Fails if the notices cannot be read.
    pub async fn of_match(
        host: &'a Host,
        wire: Wire<'a>,
        (live_messages, departures): (&'a LiveMessages, &'a Departures),
        started: Timestamp,
        id: &'a MatchId,
        due: &[Notice],
    ) -> Result<Delivery<'a>, StoreError> {
        let mut notices = host.outbox().pending(id).await?;
        let now = now();
        notices.retain(|notice| {
            let of = |notice: &Notice| (notice.kind, notice.audience, notice.part());
            let is_same_kind = |due: &Notice| of(due) == of(notice);
            // A clearing notice is delivered no earlier than it is due.
            due.iter().any(is_same_kind) && (notice.due <= now || !notice.clears())
        });
        let rooms = Rooms::of(Messages::of(host, wire, id), started);
        Ok(Delivery {
            host,
            wire,
            live_messages,
            departures,
            id,
            rooms,
            notices,
        })
    }

    /// Delivers the notices; what fails is retried later.
    pub async fn run(self) {
        let delivering = reasons::remembered(self.deliver_all());
        match AssertUnwindSafe(delivering).catch_unwind().await {
            Ok(Ok(())) => return,
            Ok(Err(error)) => {
                error!(game = %self.id, "delivery not stored: {error}");
            }
            Err(_) => error!(game = %self.id, "delivery panicked"),
        }
        // Without a pause the same notices would fail again at once.
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
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    async fn deliver_all(&self) -> Result<(), Error> {
        let record = self.host.look(self.id).await?;
        if self.of(NoticeKind::Panel).next().is_some() {
            live_messages::update_all(self.live_messages, self.wire.rest.answering(), &record)
                .await;
        }
        let is_over = record.row.state == State::Over;
        // Stored in one transaction, which waits for the disk once.
        let mut finished = Vec::new();
        for kind in if is_over { ORDER_AT_END } else { ORDER } {
            let of = |notice: &Notice| (notice.audience, notice.part());
            for message in self.of(kind).map(of).collect::<BTreeSet<_>>() {
                let of_message = self.of(kind).filter(|notice| of(notice) == message);
                let notices: Vec<&Notice> = of_message.collect();
                let Some(newest) = notices.last().copied() else {
                    continue;
                };
                match self.deliver(newest, notices[0]).await {
                    Ok(outcome) => finished.extend(outcomes(&notices, newest, outcome)),
                    Err(problem) => {
                        self.record_receipts(std::mem::take(&mut finished)).await?;
                        let due = self.put_off(&notices, newest, &problem).await?;
                        // A ping must not be posted before the panel it links to.
                        if matches!(kind, NoticeKind::Panel) {
                            let pings: Vec<&Notice> = self.of(NoticeKind::Ping).collect();
                            let due = due.unwrap_or_else(|| now().after(RETRY_PAUSE));
                            self.host.outbox().put_off(&pings, due).await?;
                            return self.deliver_cards().await;
                        }
                    }
                }
            }
        }
        self.record_receipts(finished).await
    }

    /// Delivers private cards, which do not depend on the table's channel.
    async fn deliver_cards(&self) -> Result<(), Error> {
        for notice in self.of(NoticeKind::Card) {
            match self.deliver(notice, notice).await {
                Ok(outcome) => self.record_receipts(vec![(notice, outcome)]).await?,
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

    /// Stores the receipts of delivered notices.
    async fn record_receipts(&self, finished: Vec<(&Notice, Receipt)>) -> Result<(), Error> {
        if finished.is_empty() {
            return Ok(());
        }
        self.host.outbox().finish(&finished, now()).await?;
        for (notice, receipt) in finished {
            metrics::notice(notice.kind.into(), receipt.into());
        }
        Ok(())
    }

    /// Schedules a retry. Returns its time, or `None` if the notices are given up.
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
                let why = reasons::last();
                error!(%game, number, ?kind, %why, "Discord will never take this");
                let refused = outcomes(notices, newest, Receipt::Refused).collect();
                return self.record_receipts(refused).await.map(|()| None);
            }
            _ if newest.tries >= MAX_TRIES => {
                let why = reasons::last();
                error!(%game, number, ?kind, ?problem, %why, "delivery given up; `tavolino doctor --again` retries it");
                let refused = outcomes(notices, newest, Receipt::Refused).collect();
                return self.record_receipts(refused).await.map(|()| None);
            }
            Problem::Discord(fault) => {
                if first {
                    let why = reasons::last();
                    warn!(%game, number, ?kind, ?fault, %why, "delivery postponed");
                }
                let is_shown_elsewhere = matches!(kind, NoticeKind::Lobby | NoticeKind::Panel);
                if *fault == Fault::Forbidden && !is_shown_elsewhere {
                    self.record_forbidden().await?;
                }
                // The panel's delivery finds out whether the table still exists.
                let of_table = !matches!(kind, NoticeKind::Lobby | NoticeKind::Panel);
                if first && of_table && matches!(fault, Fault::Forbidden | Fault::NoChannel) {
                    self.host.refresh(self.id, now()).await?;
                }
            }
            Problem::Internal(error) if first => {
                error!(%game, number, ?kind, "delivery postponed: {error}");
            }
            Problem::Early | Problem::Unreached | Problem::Internal(_) => {}
        }
        let pause = match problem {
            Problem::Early => early_pause(newest.tries),
            _ => retry_pause(newest.tries),
        };
        let due = now().after(pause);
        // While Discord refuses the token an earlier attempt would fail.
        let stopped = self.wire.rest.rate_limit().stopped_until();
        let due = stopped.map_or(due, |until| due.max(until));
        self.host.outbox().put_off(notices, due).await?;
        Ok(Some(due))
    }

    /// Records that the bot may not write at the table of a server, if the match has one.
    async fn record_forbidden(&self) -> Result<(), Error> {
        let record = self.host.look(self.id).await?;
        if record.row.guild.is_some() && record.has_table() {
            self.host.lose_table(self.id, now()).await?;
        }
        Ok(())
    }

    async fn deliver(&self, newest: &Notice, oldest: &Notice) -> Result<Receipt, Problem> {
        let (rooms, record) = (&self.rooms, self.host.look(self.id).await?);
        match newest.kind {
            NoticeKind::Lobby if newest.clears() => lobby::clear(rooms, &record, newest).await,
            NoticeKind::Lobby => match newest.news() {
                Some(LobbyNews::LostTurns) => {
                    absent::deliver_not_called(rooms, &record, newest).await
                }
                Some(LobbyNews::Over) => news::deliver_over(rooms, &record, newest).await,
                Some(news) => news::deliver(rooms, &record, newest, news).await,
                None => lobby::deliver(rooms, &record, oldest).await,
            },
            NoticeKind::Panel => {
                panel::deliver(rooms, &record, oldest).await?;
                // A ping that is delivered next links to the panel anyway.
                match self.of(NoticeKind::Ping).next() {
                    Some(_) => {}
                    None if record.is_running() => ping::update(rooms, &record).await?,
                    None => ending::update(rooms, &record).await?,
                }
                Ok(Receipt::Delivered)
            }
            NoticeKind::Ping if !record.is_running() => {
                ending::deliver(rooms, self.live_messages, &record, newest, oldest).await
            }
            NoticeKind::Ping => {
                let live = self.live_messages;
                let receipt = ping::deliver(rooms, live, &record, newest, oldest).await?;
                if receipt == Receipt::Delivered {
                    absent::notice_departed(rooms, self.departures, &record).await?;
                }
                Ok(receipt)
            }
            NoticeKind::Card => hand::deliver(rooms, &record, newest, oldest).await,
            NoticeKind::Think => unreachable!("what the computer thinks about is no delivery"),
            NoticeKind::Warn => match (newest.backup_time(), newest.table_news()) {
                (Some(backup), _) => restored::deliver(rooms, &record, newest, backup).await,
                (None, Some(news)) => absent::deliver(rooms, &record, newest, news).await,
                (None, None) => absent::warn(rooms, &record, newest).await,
            },
            NoticeKind::Remind => reminders::deliver(rooms, &record, newest, oldest).await,
            NoticeKind::Next => reminders::deliver_next(rooms, &record, newest).await,
            NoticeKind::Talk => agreements::deliver(rooms, &record, newest).await,
        }
    }
}

/// The receipts of these notices: `outcome` for the newest, superseded for all others.
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

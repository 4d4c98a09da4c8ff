//! One match's news, brought in order: lobby card, panel, ping, private cards, and the computer's turn.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use serenity::all::Http;
use tracing::{error, warn};

use super::now;
use crate::discord::fault::Fault;
use crate::host::{
    Audience, Error, Host, MatchId, Notice, NoticeKind, Receipt, StoreError, Trouble,
};

/// The first wait after a failure; it doubles up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_mins(10);

/// The order news is brought in.
const ORDER: [NoticeKind; 9] = [
    NoticeKind::Lobby,
    NoticeKind::Panel,
    NoticeKind::Ping,
    NoticeKind::Talk,
    NoticeKind::Warn,
    NoticeKind::Remind,
    NoticeKind::Next,
    NoticeKind::Card,
    NoticeKind::Think,
];

/// News of one match.
pub struct Delivery<'a> {
    pub(super) host: &'a Host,
    pub(super) http: &'a Http,
    pub(super) id: MatchId,
    notices: Vec<Notice>,
}

/// Why something is not delivered.
pub(super) enum Problem {
    /// Discord refused.
    Discord(Fault),
    /// We failed.
    Ours(Error),
    /// It is too early: the lobby card is not known yet.
    Early,
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        Problem::Ours(error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Ours(error.into())
    }
}

impl<'a> Delivery<'a> {
    /// News of a match of which `due` is to be brought now.
    ///
    /// What was put off comes along with what is newer of its kind: one message says both.
    pub async fn of_match(
        host: &'a Host,
        http: &'a Http,
        id: MatchId,
        due: &[Notice],
    ) -> Result<Delivery<'a>, StoreError> {
        let mut notices = host.pending(&id).await?;
        notices.retain(|notice| {
            due.iter()
                .any(|due| (due.kind, due.audience) == (notice.kind, notice.audience))
        });
        Ok(Delivery {
            host,
            http,
            id,
            notices,
        })
    }

    /// Brings what can be brought, and puts off the rest.
    pub async fn run(self) {
        match AssertUnwindSafe(self.bring_all()).catch_unwind().await {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error!(game = %self.id, "news cannot be settled: {error}"),
            Err(_) => error!(game = %self.id, "panicked while bringing news"),
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
            .put_off(&all, now().after(wait(tries)))
            .await
            .is_err()
        {
            tokio::time::sleep(FIRST_WAIT).await;
        }
    }

    async fn bring_all(&self) -> Result<(), Error> {
        for kind in ORDER {
            let audiences: BTreeSet<Audience> =
                self.of(kind).map(|notice| notice.audience).collect();
            for audience in audiences {
                let notices: Vec<&Notice> = self
                    .of(kind)
                    .filter(|notice| notice.audience == audience)
                    .collect();
                let Some(newest) = notices.last().copied() else {
                    continue;
                };
                match self.bring(newest, notices[0]).await {
                    Ok(outcome) => self.settle(&notices, newest, outcome).await?,
                    Err(problem) => {
                        self.put_off(&notices, newest, &problem).await?;
                        // A ping must not come before the panel it points to.
                        if matches!(kind, NoticeKind::Panel) {
                            let pings: Vec<&Notice> = self.of(NoticeKind::Ping).collect();
                            let due = now().after(FIRST_WAIT);
                            self.host.put_off(&pings, due).await?;
                            return self.cards_only().await;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// What does not depend on the table's channel is brought all the same.
    async fn cards_only(&self) -> Result<(), Error> {
        for kind in [NoticeKind::Card, NoticeKind::Think] {
            for notice in self.of(kind) {
                match self.bring(notice, notice).await {
                    Ok(outcome) => self.settle(&[notice], notice, outcome).await?,
                    Err(problem) => self.put_off(&[notice], notice, &problem).await?,
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

    async fn settle(
        &self,
        notices: &[&Notice],
        newest: &Notice,
        outcome: Receipt,
    ) -> Result<(), Error> {
        let settled: Vec<(&Notice, Receipt)> = notices
            .iter()
            .map(|notice| {
                (
                    *notice,
                    if notice.id == newest.id {
                        outcome
                    } else {
                        Receipt::Superseded
                    },
                )
            })
            .collect();
        Ok(self.host.finish(&settled, now()).await?)
    }

    async fn put_off(
        &self,
        notices: &[&Notice],
        newest: &Notice,
        problem: &Problem,
    ) -> Result<(), Error> {
        let (game, number, kind) = (&self.id, newest.number, newest.kind);
        let first = newest.tries == 0;
        match problem {
            Problem::Discord(Fault::Other) => {
                error!(%game, number, ?kind, "Discord will never take this");
                return self.settle(notices, newest, Receipt::Refused).await;
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
                    self.host.refresh(&self.id, number, now()).await?;
                }
            }
            Problem::Ours(error) if first => error!(%game, number, ?kind, "put off: {error}"),
            Problem::Early | Problem::Ours(_) => {}
        }
        Ok(self
            .host
            .put_off(notices, now().after(wait(newest.tries)))
            .await?)
    }

    /// The bot may not write at the table, if there is one.
    async fn shut_out(&self) -> Result<(), Error> {
        if self.host.look(&self.id).await?.has_table() {
            let forbidden = Some(Trouble::Forbidden);
            self.host.set_trouble(&self.id, forbidden, now()).await?;
        }
        Ok(())
    }

    async fn bring(&self, newest: &Notice, oldest: &Notice) -> Result<Receipt, Problem> {
        let record = self.host.look(&self.id).await?;
        match newest.kind {
            NoticeKind::Lobby => self.lobby(&record, oldest).await,
            NoticeKind::Panel => self.table(&record, oldest).await,
            NoticeKind::Ping => self.ping(&record, newest, oldest).await,
            NoticeKind::Card => self.card(&record, newest, oldest).await,
            NoticeKind::Think => self.think(&record, newest).await,
            NoticeKind::Warn => self.warn(&record, newest).await,
            NoticeKind::Remind => self.remind(&record, newest, oldest).await,
            NoticeKind::Next => self.next(&record, newest).await,
            NoticeKind::Talk => self.talk(&record, newest).await,
        }
    }
}

/// How long to wait after having tried so often.
fn wait(tries: i64) -> Duration {
    FIRST_WAIT
        .saturating_mul(1 << tries.clamp(0, 20))
        .min(LONGEST_WAIT)
}

//! The computer's turns: jobs beside the deliveries, scheduled fairly by person.
//!
//! A job is a notice stored with the turn before it. Its owner is one of the people at the table.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;
use tracing::error;

use super::thinking::{Stopping, Thinking};
use crate::backoff::Backoff;
use crate::host::{
    Actor, Command, Error, Host, MAX_TRIES, MatchId, Notice, Receipt, StoreError, Thought,
    Timestamp, UserId, retry_pause,
};
use crate::metrics;
use crate::tasks::{Task, changed_or};

/// Turns computed or waiting for the pool at once.
const SLOTS: usize = 8;

/// Slots of one person at most, 2, so that another person's turn never waits for a slot.
const SLOTS_OF_ONE: usize = 2;

/// Pause after the database failed.
const FAILED_READ: Duration = Duration::from_secs(1);

/// Pauses while a due job waits for a delivery of its match.
const DELIVERY_POLL: Backoff = Backoff {
    first: Duration::from_millis(50),
    longest: Duration::from_secs(1),
};

/// The computer's turns, due and running.
#[derive(Debug)]
pub struct Jobs {
    host: Arc<Host>,
    thinking: Arc<Thinking>,
    now: fn() -> Timestamp,
    running: Mutex<Running>,
    freed: Notify,
    tasks: TaskTracker,
}

/// The running jobs.
#[derive(Debug, Default)]
struct Running {
    /// The matches of the running jobs, with the owner of each job.
    matches: HashMap<MatchId, Option<UserId>>,
    /// The number of each person's last job, for the persons waiting since the last idle moment.
    served: HashMap<Option<UserId>, u64>,
    begun: u64,
}

impl Running {
    fn of(&self, owner: Option<UserId>) -> usize {
        let owners = self.matches.values();
        owners.filter(|other| **other == owner).count()
    }

    /// The jobs to begin, of at most one due job per person: the person served longest ago first.
    fn choose(&self, mut due: Vec<Thought>) -> Vec<Thought> {
        due.retain(|job| {
            !self.matches.contains_key(&job.notice.match_id) && self.of(job.owner) < SLOTS_OF_ONE
        });
        due.sort_by_key(|job| self.served.get(&job.owner).copied());
        due.truncate(SLOTS.saturating_sub(self.matches.len()));
        due
    }

    fn begin(&mut self, job: &Thought) {
        self.begun += 1;
        self.served.insert(job.owner, self.begun);
        let id = job.notice.match_id.clone();
        self.matches.insert(id, job.owner);
    }

    fn end(&mut self, id: &MatchId) {
        self.matches.remove(id);
        if self.matches.is_empty() {
            self.served.clear();
        }
    }
}

impl Jobs {
    /// The jobs of a host, with this clock.
    pub fn new(host: Arc<Host>, thinking: Arc<Thinking>, now: fn() -> Timestamp) -> Arc<Jobs> {
        Arc::new(Jobs {
            host,
            thinking,
            now,
            running: Mutex::default(),
            freed: Notify::new(),
            tasks: TaskTracker::new(),
        })
    }

    /// Plays the computer's turns until the task is to stop, then waits for the running ones, which
    /// end after [`Thinking::stop`].
    pub async fn run(self: Arc<Jobs>, task: Task) {
        let mut news = self.host.store().news();
        let mut poll = task.poll("computer jobs not read", self.host.poll_interval());
        let mut polls = 0;
        loop {
            let pause = self.begin_due().await.map(|waits| match waits {
                Waits::Until(due) => {
                    polls = 0;
                    due.map(|due| (self.now)().until(due))
                }
                Waits::Delivery => {
                    polls += 1;
                    Some(DELIVERY_POLL.pause(polls - 1))
                }
            });
            let woken = changed_or(&mut news, self.freed.notified());
            if !poll.pause_after(pause, woken).await {
                break;
            }
        }
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Begins due jobs while slots are free; returns the next condition to wait for.
    async fn begin_due(self: &Arc<Jobs>) -> Result<Waits, StoreError> {
        loop {
            let busy: Vec<MatchId> = self.running().matches.keys().cloned().collect();
            if busy.len() >= SLOTS {
                return Ok(Waits::Until(None));
            }
            // Mostly no job is due: this reads one partial index.
            let (next, now) = (self.host.outbox().next_thought(&busy).await?, (self.now)());
            if next.is_none_or(|due| due > now) {
                return Ok(Waits::Until(next));
            }
            let due = self.host.outbox().thoughts(now, &busy).await?;
            let chosen = self.running().choose(due);
            if chosen.is_empty() {
                return Ok(Waits::Delivery);
            }
            let matches = chosen.iter().map(|job| job.notice.match_id.clone());
            let taken = self.host.leases().take_thoughts(matches.collect()).await?;
            if taken.is_empty() {
                // Other processes compute all of them.
                return Ok(Waits::Until(None));
            }
            for job in chosen {
                if taken.contains(&job.notice.match_id) {
                    self.running().begin(&job);
                    let jobs = Arc::clone(self);
                    self.tasks
                        .spawn(async move { jobs.carry_out(&job.notice, job.owner).await });
                }
            }
        }
    }

    async fn carry_out(&self, notice: &Notice, owner: Option<UserId>) {
        let id = &notice.match_id;
        let played = AssertUnwindSafe(self.play(notice, owner)).catch_unwind();
        let played = played.await.unwrap_or(Err(Problem::Ours(Error::Panicked)));
        if let Err(error) = self.settle(notice, played).await {
            error!(game = %id, "computer turn not stored: {error}");
            tokio::time::sleep(FAILED_READ).await;
        }
        // Otherwise the lease expires by itself.
        if let Err(error) = self.host.leases().release_thought(id).await {
            error!(game = %id, "computer job lease not released: {error}");
        }
        self.running().end(id);
        self.freed.notify_one();
    }

    /// Stores the outcome of a job.
    async fn settle(
        &self,
        notice: &Notice,
        played: Result<Receipt, Problem>,
    ) -> Result<(), StoreError> {
        let (game, number, now) = (&notice.match_id, notice.number, (self.now)());
        let receipt = match played {
            Ok(receipt) => receipt,
            // The notice stays, for the next start or another process.
            Err(Problem::Stopping) => return Ok(()),
            Err(Problem::Ours(error)) if notice.tries >= MAX_TRIES => {
                error!(%game, number, "computer turn given up: {error}; `tavolino doctor --again` retries it");
                Receipt::Refused
            }
            Err(Problem::Ours(error)) => {
                if notice.tries == 0 {
                    error!(%game, number, "computer turn postponed: {error}");
                }
                let due = now.after(retry_pause(notice.tries));
                return self.host.outbox().put_off(&[notice], due).await;
            }
        };
        self.host.outbox().finish(&[(notice, receipt)], now).await?;
        metrics::notice(notice.kind.into(), receipt.into());
        Ok(())
    }

    /// Plays the turn of one of the computer's seats, if it is still due.
    async fn play(&self, notice: &Notice, owner: Option<UserId>) -> Result<Receipt, Problem> {
        let (host, id) = (&self.host, &notice.match_id);
        let record = host.look(id).await?;
        let number = record.row.number;
        if notice.number != number {
            return Ok(Receipt::Superseded);
        }
        let Some(deed) = self.thinking.deed(&record, owner).await? else {
            return Ok(Receipt::Superseded);
        };
        if let Some(draws) = deed.draws {
            // Remembered before the turn is stored, because its delivery asks at once.
            self.thinking.remember(id, number + 1, draws);
        }
        let command = deed.says.as_deref().map_or(Command::Leave, Command::Say);
        let actor = Actor::Computer(deed.seat);
        let played = host.act(id, actor, command, Some(number), (self.now)());
        let after = match played.await {
            Ok(after) => after,
            Err(error) => {
                self.thinking.forget(id);
                return match error {
                    Error::Refused(_) => Ok(Receipt::Superseded),
                    error => Err(error.into()),
                };
            }
        };
        if deed.offers_draw {
            // If another event was first, or the process dies before this, the computer offers the
            // draw another time.
            let offered = host.act(
                id,
                actor,
                Command::OfferDraw,
                Some(after.row.number),
                (self.now)(),
            );
            match offered.await {
                Ok(_) | Err(Error::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(Receipt::Delivered)
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        self.running.lock()
    }
}

/// The condition the loop waits for, beside news and the end of a job.
enum Waits {
    /// The instant at which the next job is due; `None` without one.
    Until(Option<Timestamp>),
    /// A due delivery in the match of a due job, or a free slot of its owner.
    Delivery,
}

/// The reason a turn was not played.
enum Problem {
    /// The program is stopping.
    Stopping,
    /// An error of the host.
    Ours(Error),
}

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        Problem::Ours(error)
    }
}

impl From<Stopping> for Problem {
    fn from(_: Stopping) -> Problem {
        Problem::Stopping
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{Audience, NoticeKind};

    fn job(code: &str, owner: i64) -> Thought {
        Thought {
            notice: Notice {
                id: 1,
                match_id: MatchId::read(code).unwrap(),
                number: 1,
                kind: NoticeKind::Think,
                audience: Audience::Table,
                round: 0,
                tries: 0,
                requests: 0,
                due: Timestamp(0),
            },
            owner: Some(UserId(owner)),
        }
    }

    fn chosen(running: &Running, due: Vec<Thought>) -> Vec<i64> {
        let chosen = running.choose(due).into_iter();
        chosen.filter_map(|job| Some(job.owner?.0)).collect()
    }

    #[test]
    fn nobody_has_more_than_two_slots() {
        let mut running = Running::default();
        for code in ["K7QX", "K7QY"] {
            assert_eq!(chosen(&running, vec![job(code, 1)]), [1]);
            running.begin(&job(code, 1));
        }
        assert_eq!(chosen(&running, vec![job("K7QR", 1), job("K7QW", 2)]), [2]);
        running.end(&MatchId::read("K7QX").unwrap());
        assert_eq!(chosen(&running, vec![job("K7QR", 1)]), [1]);
    }

    #[test]
    fn whoever_was_served_longest_ago_is_next() {
        let mut running = Running::default();
        running.begin(&job("K7QX", 2));
        running.begin(&job("K7QY", 1));
        let due = || vec![job("K7QR", 1), job("K7QW", 2), job("K7QP", 3)];
        assert_eq!(chosen(&running, due()), [3, 2, 1]);
        running.begin(&job("K7QP", 3));
        running.begin(&job("K7QW", 2));
        assert_eq!(
            chosen(&running, vec![job("K7QR", 1), job("K7QT", 3)]),
            [1, 3]
        );
    }

    #[test]
    fn a_match_is_thought_about_once_at_a_time() {
        let mut running = Running::default();
        running.begin(&job("K7QX", 1));
        assert_eq!(chosen(&running, vec![job("K7QX", 1)]), [0; 0]);
    }
}

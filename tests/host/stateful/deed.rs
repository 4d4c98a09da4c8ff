//! Calls of a host, repeatable and applicable to another host.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;
use tavolino::host::{Again, Rematch, Shard};

use futures::future::BoxFuture;

use super::*;

/// The match of the call, or its error.
pub type Answer = Result<Option<MatchId>, Error>;

/// One call of the host, as the bot makes it.
#[derive(Clone, Debug)]
pub enum Deed {
    Open(Box<Opening>),
    Join(MatchId, UserId),
    GetUp(MatchId, UserId),
    Say(MatchId, UserId, InteractionId, String),
    Ask(MatchId, UserId, InteractionId, Command<'static>),
    RunDue,
    /// A person asks for a rematch.
    Rematch(MatchId, UserId, InteractionId),
    GoAway(UserId, Option<Duration>),
    ComeBack(UserId),
    /// The computer plays its turn after this event: one of the legal turns.
    Think(MatchId, i64, u16),
    /// A person is erased.
    Forget(UserId),
    Finish(Vec<tavolino::host::Notice>),
    Tidy,
}

impl Deed {
    /// Whether Discord can repeat the interaction, and the host recognizes it.
    pub fn has_tap(&self) -> bool {
        matches!(
            self,
            Deed::Open(_) | Deed::Say(..) | Deed::Ask(..) | Deed::Rematch(..)
        )
    }

    /// Whether the call is one transaction.
    pub fn is_one(&self) -> bool {
        !matches!(self, Deed::RunDue | Deed::Forget(_) | Deed::Think(..))
    }

    /// Makes the call; returns the match concerned.
    pub fn is_done_by<'a>(&'a self, host: &'a Host, now: Timestamp) -> BoxFuture<'a, Answer> {
        Box::pin(self.done(host, now))
    }

    async fn done(&self, host: &Host, now: Timestamp) -> Answer {
        // The same random numbers at each repetition: they are a part of the call.
        let mut rng = Rng::seed_from_u64(now.0 as u64);
        let record = match self {
            Deed::Open(opening) => host.open((**opening).clone(), &mut rng, now).await?,
            Deed::Join(id, person) => host.join(id, *person, &mut rng, now).await?,
            Deed::GetUp(id, person) => host.leave_lobby(id, *person, &mut rng, now).await?,
            Deed::Say(id, person, tap, turn) => {
                let actor = Actor::Person(*person, *tap);
                host.act(id, actor, Command::Say(turn), None, now).await?
            }
            Deed::Ask(id, person, tap, command) => {
                let actor = Actor::Person(*person, *tap);
                host.act(id, actor, *command, None, now).await?
            }
            Deed::RunDue => {
                let wrong = host.run_due(Shard::WHOLE, now).await?;
                return wrong
                    .into_iter()
                    .next()
                    .map_or(Ok(None), |(_, wrong)| Err(wrong));
            }
            Deed::Rematch(id, person, tap) => {
                match host
                    .rematch(id, *person, *tap, Again::AsBefore, &mut rng, now)
                    .await?
                {
                    Rematch::Opened(record) | Rematch::Joined(record) | Rematch::Exists(record) => {
                        record
                    }
                }
            }
            Deed::GoAway(person, wanted) => {
                host.go_away(*person, *wanted, now).await?;
                return Ok(None);
            }
            Deed::ComeBack(person) => {
                host.come_back(*person, now).await?;
                return Ok(None);
            }
            Deed::Think(id, number, which) => {
                think(host, id, *number, (*which).into(), now).await?;
                return Ok(None);
            }
            Deed::Forget(person) => {
                host.erase_person(*person, &mut rng, now).await?;
                return Ok(None);
            }
            Deed::Finish(told) => {
                let delivered: Vec<_> = told.iter().map(|one| (one, Receipt::Delivered)).collect();
                host.outbox().finish(&delivered, now).await?;
                return Ok(None);
            }
            Deed::Tidy => {
                host.tidy(now).await?;
                return Ok(None);
            }
        };
        Ok(Some(record.id().clone()))
    }
}

/// In the outbox's order: the turn is stored, then its receipt.
async fn think(
    host: &Host,
    id: &MatchId,
    number: i64,
    which: usize,
    now: Timestamp,
) -> Result<(), Error> {
    let called = host.outbox().pending(id).await?.into_iter();
    let called = called.filter(|notice| notice.kind == NoticeKind::Think && notice.due <= now);
    let called: Vec<_> = called.filter(|notice| notice.number <= number).collect();
    let Some(last) = called.last() else {
        return Ok(());
    };
    let record = host.look(id).await?;
    let computers = record.computers();
    let says = record.board.as_ref().and_then(|board| {
        let mut acts = record.to_act().iter();
        let acts = acts.find(|seat| computers.contains(*seat))?;
        let turns = board.turns(acts);
        Some((acts, turns[which % turns.len()].clone()))
    });
    if let Some((seat, turn)) = says.filter(|_| last.number == record.row.number) {
        let actor = Actor::Computer(seat);
        let command = Command::Say(&turn);
        match host
            .act(id, actor, command, Some(record.row.number), now)
            .await
        {
            Ok(_) | Err(Error::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let delivered: Vec<_> = called.iter().map(|one| (one, Receipt::Delivered)).collect();
    Ok(host.outbox().finish(&delivered, now).await?)
}

/// Polls `work` this many times, then drops it.
pub async fn cut<T>(work: impl Future<Output = T>, looks: u32) -> Option<T> {
    let mut work = pin!(work);
    let mut left = looks;
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        work.as_mut().poll(context).map(Some)
    })
    .await
}

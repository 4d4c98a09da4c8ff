//! Daily digests: sends those that are due by direct message.
//!
//! A digest that is due stays due until it was sent. An attempt after a crash, or of another
//! process, first looks whether the message is there already; two at the same moment are one by its
//! nonce.

use std::sync::Arc;
use std::time::Duration;

use tracing::{error, warn};

use super::due::{Kind, each, rests, whenever_due};
use super::problem::Problem;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, Seen, reasons};
use crate::discord::view::{daily, digest, puzzle};
use crate::host::{DigestTask, DueDigest, Error, Host, InboxLine, Record, Timestamp, UserId};
use crate::tasks::Task;
use tavolino_games::game::Lang;
use tavolino_games::puzzles::daily::of_day;

/// Poll interval, 5 s; a digest is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// Time between two digests of a person.
const DAY: Duration = Duration::from_hours(24);

/// The digests to send, one after the other: a person has one a day.
const DIGESTS: Kind<UserId, DueDigest> = Kind {
    name: |due| (due.person, "a digest"),
    take: |host| Box::pin(host.take_digests(now())),
    work: |data, due| Box::pin(send_and_finish(data, *due)),
    // Tomorrow's is tried again.
    give_up: |data, due| Box::pin(data.host.finish_digest(*due, now())),
};

/// Sends the digests that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due digests not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        Box::pin(async move {
            if !rests(data).await? {
                each(data, task, problems, &DIGESTS).await?;
                data.host.read_lost_digests().await?;
            }
            Ok::<_, Error>(None)
        })
    })
    .await;
}

/// Sends a digest, and stores what became of it.
async fn send_and_finish(data: &Data, due: DueDigest) -> Result<(), Error> {
    let (host, wire) = (&*data.host, Wire::new(&data.rest));
    let task = Box::pin(host.digest_task(due, now())).await?;
    if matches!(task, DigestTask::Wait(_) | DigestTask::Skip) {
        return Ok(());
    }
    match send(host, wire, due, task).await {
        Ok(()) => host.finish_digest(due, now()).await?,
        Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel)) => {
            host.outbox().dms_are_closed(due.person).await?;
            host.lose_digest(due, now()).await?;
        }
        Err(Problem::Discord(Fault::Other)) => {
            let why = reasons::last();
            error!(%why, "Discord will never take a digest");
            host.finish_digest(due, now()).await?;
        }
        // Kept for a minute, then tried again.
        Err(problem) => warn!(?problem, why = %reasons::last(), "digest postponed"),
    }
    Ok(())
}

/// Sends a digest, unless no match and no puzzle waits, or it is there already.
async fn send(
    host: &Host,
    wire: Wire<'_>,
    due: DueDigest,
    task: DigestTask,
) -> Result<(), Problem> {
    let name_of = |day| of_day(day).map(puzzle::name);
    let content = host.daily_message(due.person, name_of, now()).await?;
    let records = records_of(host, &content.lines).await;
    let mut followed = records_of(host, &content.followed).await;
    followed.retain(|record| has_moved(record, due.due));
    let day = content.puzzle;
    if records.is_empty() && followed.is_empty() && day.is_none() {
        return Ok(());
    }
    let lang = host.language_of(due.person).await?;
    let lang = lang.unwrap_or_else(Lang::english);
    let channel = wire.direct(due.person).await?;
    let title = digest::title(&lang);
    let is_digest = |message: &Seen| wire.is_ours(message) && message.content.starts_with(&title);
    if wire.find(channel, due.due, is_digest).await?.is_some() {
        return Ok(());
    }
    let puzzle = day.and_then(|day| daily::invitation(day, &lang));
    let has_matches = !records.is_empty() || !followed.is_empty();
    let change = digest::Change::of(content.is_once, has_matches);
    let matches = (&records[..], &followed[..]);
    let reply = digest::digest(due.person, matches, puzzle, change, &lang);
    let reply = match task {
        DigestTask::SendSilently(_) => reply.silent(),
        _ => reply,
    };
    wire.post(channel, reply.message(), nonce(due)).await?;
    Ok(host.outbox().dms_are_open(due.person).await?)
}

/// The records of matches. One that does not replay is set aside, and the others are listed.
async fn records_of(host: &Host, lines: &[InboxLine]) -> Vec<Arc<Record>> {
    let mut records = Vec::new();
    for line in lines {
        if let Ok(record) = host.look(&line.id).await {
            records.push(record);
        }
    }
    records
}

/// Whether a turn was played in the day before a digest.
fn has_moved(record: &Record, due: Timestamp) -> bool {
    let since = due.before(DAY);
    let last = record.last.as_ref();
    last.is_some_and(|last| last.logged.at > since)
}

/// The nonce of a digest, at most 25 characters: the person and the minute.
fn nonce(due: DueDigest) -> String {
    format!("{:x}-{:x}", due.person.get(), due.due.0 / 60_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_is_one_for_each_person_and_day_and_short_enough() {
        let due = |person, due| DueDigest {
            person: UserId(person),
            due: Timestamp(due),
        };
        let (day, late) = (86_400_000, 4_102_444_800_000);
        let longest = nonce(due(i64::MAX, late));
        assert!(longest.len() <= 25, "{longest}");
        assert_ne!(longest, nonce(due(i64::MAX, late + day)));
        assert_ne!(longest, nonce(due(i64::MAX - 1, late)));
    }
}

//! The greeting of a server that the bot was added to: one message, once.
//!
//! An attempt after a crash, or of another process, first looks whether the message is there
//! already; two at the same moment are one by its nonce.

use std::future::ready;
use std::time::Duration;

use futures::TryFutureExt;
use tracing::warn;

use super::due::{Kind, each, language, whenever_due};
use super::problem::Problem;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::{Fault, Welcoming, answers};
use crate::discord::view::{Reply, welcome};
use crate::host::{ChannelId, Error, GuildId, Rows, StoreError, Timestamp};
use crate::tasks::Task;

/// Poll interval, 5 s; a greeting is at most that late.
const INTERVAL: Duration = Duration::from_secs(5);

/// The servers to greet, with the instants since which their greetings are due.
const GREETINGS: Kind<GuildId, (GuildId, Timestamp)> = Kind {
    name: |(guild, _)| (*guild, "the greeting of a server"),
    take: |host| {
        let rows = |read| Rows {
            read,
            broken: Vec::new(),
        };
        Box::pin(host.take_greetings(now()).map_ok(rows))
    },
    work: |data, due| Box::pin(greet(data, *due)),
    give_up: |_, _| Box::pin(ready(Ok(()))),
};

/// Posts the greetings that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due greetings not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        Box::pin(async move {
            let next = data.host.next_greeting();
            if !data.database.is_lost() && next.await?.is_some_and(|next| next <= now()) {
                each(data, task, problems, &GREETINGS).await?;
            }
            Ok::<_, StoreError>(None)
        })
    })
    .await;
}

/// Greets a server, or records that it cannot be greeted.
async fn greet(data: &Data, (guild, due): (GuildId, Timestamp)) -> Result<(), Error> {
    match posted(data, guild, due).await {
        Ok(())
        | Err(Problem::Discord(
            Fault::ClosedDms
            | Fault::Forbidden
            | Fault::NoChannel
            | Fault::NoMessage
            | Fault::Other,
        )) => Ok(data.host.finish_greeting(guild).await?),
        // Kept for a minute, then tried again.
        Err(problem) => {
            warn!(?problem, "greeting postponed");
            Ok(())
        }
    }
}

/// Posts the greeting in the server's channel for such messages; to its owner where there is none,
/// or where the bot may not write.
async fn posted(data: &Data, guild: GuildId, due: Timestamp) -> Result<(), Problem> {
    let read = data.rest.read::<Welcoming>(answers::guild(guild)).await;
    let server = read.map_err(|failed| Problem::Discord(failed.fault()))?;
    let lang = language(data, guild).await?;
    if let Some(place) = server.channel() {
        match once(data, place, welcome::greeting(&lang), (guild, due)).await {
            Err(Problem::Discord(Fault::Forbidden | Fault::NoChannel)) => {}
            posted => return posted,
        }
    }
    let direct = Wire::new(&data.rest).direct(server.owner()).await?;
    // With the name: an owner may have added the bot to two of their servers.
    let greeting = welcome::greeting_owner(&server.name(), &lang);
    once(data, direct, greeting, (guild, due)).await
}

/// Posts a greeting unless it is there already.
async fn once(
    data: &Data,
    place: ChannelId,
    reply: Reply,
    (guild, due): (GuildId, Timestamp),
) -> Result<(), Problem> {
    let wire = Wire::new(&data.rest);
    let text = reply.text().to_owned();
    let found = wire.find(place, due, |message| {
        wire.is_ours(message) && message.content == text
    });
    // A channel whose history the bot may not read has the nonce alone.
    let is_there = match found.await {
        Err(Problem::Discord(Fault::Forbidden)) => false,
        found => found?.is_some(),
    };
    if !is_there {
        let nonce = format!("hello-{:x}", guild.get());
        wire.post(place, reply.message(), nonce).await?;
    }
    Ok(())
}

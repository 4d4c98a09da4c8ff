//! The living lists of those who look for a game: posts them, and brings them up to date.
//!
//! A list that is due stays due until it is stored. An attempt after a crash, or of another
//! process, first looks whether the message is there already; two at the same moment are one by
//! its nonce.

use futures::TryFutureExt;
use tracing::warn;

use super::due::{Kind, each, language, whenever_changed};
use super::problem::Problem;
use super::refused;
use super::series::{New, Place, edit_or_post, post_once};
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::Fault;
use crate::discord::view::looking;
use crate::host::{Error, GuildId, Looking, LookingList, MessageId};
use crate::tasks::Task;

/// The lists to bring up to date.
const LISTS: Kind<GuildId, LookingList> = Kind {
    name: |due| (due.guild, "a list of wishes"),
    take: |host| Box::pin(host.take_looking_lists(now())),
    work: |data, due| Box::pin(show_and_finish(data, due)),
    give_up: |data, due| Box::pin(data.host.refuse_looking_list(due).map_ok(drop)),
};

/// Brings the lists up to date that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let failure = "due lists of wishes not read";
    whenever_changed(data, task, failure, |data, task, problems| {
        Box::pin(each(data, task, problems, &LISTS))
    })
    .await;
}

/// Brings a list up to date, and stores what became of it.
async fn show_and_finish(data: &Data, due: &LookingList) -> Result<(), Error> {
    let host = &*data.host;
    let wishes = named(data, due.guild).await?;
    let calls = due.calls(&wishes, now());
    match show(data, due, &wishes, calls).await {
        Ok(message) => {
            let is_new = due.message != Some(message);
            let finished = host.finish_looking_list(due, message, (is_new, calls), now());
            finished.await?;
            if let Some(old) = due.message.filter(|_| is_new) {
                // If this fails, an old list only stays.
                let _ = Wire::new(&data.rest).delete(due.channel, old).await;
            }
        }
        Err(Problem::Discord(fault @ (Fault::NoChannel | Fault::Forbidden | Fault::Other))) => {
            let person = host.refuse_looking_list(due).await?;
            if let Some(person) = person.filter(|_| fault != Fault::Other) {
                let is_gone = fault == Fault::NoChannel;
                refused::looking_list(data, due, person, is_gone).await;
            }
        }
        // Kept for a minute, then tried again.
        Err(problem) => warn!(?problem, "list of wishes postponed"),
    }
    Ok(())
}

/// The wishes on a server, without those of people who have left it.
async fn named(data: &Data, guild: GuildId) -> Result<Vec<Looking>, Error> {
    let mut wishes = data.host.looking_in(guild, now()).await?;
    let people: Vec<_> = wishes.iter().map(|wish| wish.person).collect();
    let left = data.departures.among(&data.rest, guild, &people).await;
    wishes.retain(|wish| !left.contains(&wish.person));
    Ok(wishes)
}

/// Edits the message, or posts it: where there is none, and where the role is mentioned.
async fn show(
    data: &Data,
    due: &LookingList,
    wishes: &[Looking],
    calls: bool,
) -> Result<MessageId, Problem> {
    let lang = language(data, due.guild).await?;
    let place = Place::of(due.channel, due.message, due.due);
    let list = New {
        begins: &looking::heading(&lang),
        reply: looking::list(wishes, due.role.filter(|_| calls), &lang),
        nonce: format!("{:x}-{}", due.guild.get(), place.since.0 % 1_000_000),
    };
    if calls {
        post_once(data, place, list).await
    } else {
        edit_or_post(data, place, list).await
    }
}

//! The role for the first of a month: passes on the roles that are due.
//!
//! A role that is due stays due until it was passed on. Giving a role twice is giving it once, so
//! an attempt after a crash, or of another process, does all again.

use std::future::ready;
use std::time::Duration;

use tracing::warn;

use super::due::{Kind, each, if_due, whenever_due};
use super::problem::Problem;
use super::setter;
use crate::discord::clock::now;
use crate::discord::interaction::Data;
use crate::discord::rest::Fault;
use crate::discord::view::places;
use crate::host::{Champion, Error, GuildId, UserId};
use crate::tasks::Task;

/// Poll interval, 10 s.
const INTERVAL: Duration = Duration::from_secs(10);

/// The roles to pass on.
const ROLES: Kind<GuildId, Champion> = Kind {
    name: |champion| (champion.guild, "the role of a month's first"),
    take: |host| Box::pin(host.take_champions(now())),
    work: |data, champion| Box::pin(pass(data, champion)),
    give_up: |_, _| Box::pin(ready(Ok(()))),
};

/// Passes roles on that are due, until it is dropped.
pub async fn run(data: Data, task: Task) {
    let every = ("due roles not read", INTERVAL);
    whenever_due(data, task, every, |data, task, problems| {
        let work = each(data, task, problems, &ROLES);
        Box::pin(if_due(data, |host| Box::pin(host.next_champion()), work))
    })
    .await;
}

/// Passes a role on, or records that Discord refuses it.
async fn pass(data: &Data, champion: &Champion) -> Result<(), Error> {
    let host = &data.host;
    match passed(data, champion).await {
        Ok(holder) => host.pass_champion(champion, holder, now()).await?,
        Err(Problem::Discord(fault @ (Fault::Forbidden | Fault::NoRole | Fault::NoChannel))) => {
            if let Some(person) = host.refuse_champion(champion, now()).await? {
                inform(data, champion, person, fault).await;
            }
        }
        Err(Problem::Internal(error)) => return Err(error),
        // Kept for a minute, then tried again.
        Err(problem) => warn!(?problem, "role of the month postponed"),
    }
    Ok(())
}

/// Gives the role to the first of the month before, and takes it from the holder until now; returns
/// the new holder, `None` where the month has nobody.
async fn passed(data: &Data, champion: &Champion) -> Result<Option<UserId>, Problem> {
    let (guild, role) = (champion.guild, champion.role);
    let month = data.host.month_before(guild, now()).await?;
    let people: Vec<UserId> = month.people.iter().map(|row| row.person).collect();
    let departed = data.departures.look_up(&data.rest, guild, &people).await;
    let staying = people.iter().filter(|person| !departed.contains(person));
    let mut holder = None;
    for person in staying {
        match data.rest.give_role(guild, *person, role).await {
            Ok(()) => {
                holder = Some(*person);
                break;
            }
            // They have left since Discord was asked.
            Err(failed) if failed.fault() == Fault::NoMember => {}
            Err(failed) => return Err(Problem::Discord(failed.fault())),
        }
    }
    if let Some(former) = champion.holder.filter(|former| holder != Some(*former)) {
        match data.rest.take_role(guild, former, role).await {
            Err(failed) if failed.fault() != Fault::NoMember => {
                return Err(Problem::Discord(failed.fault()));
            }
            _ => {}
        }
    }
    Ok(holder)
}

/// Informs the person who set a role that Discord refuses it.
async fn inform(data: &Data, champion: &Champion, person: UserId, fault: Fault) {
    let sent = send(data, champion, person, fault);
    setter::note(sent.await, "refused role of the month");
}

async fn send(
    data: &Data,
    champion: &Champion,
    person: UserId,
    fault: Fault,
) -> Result<(), Problem> {
    let lang = setter::language(data, person).await?;
    let key = if fault == Fault::NoRole {
        "champion-refused-gone"
    } else {
        "champion-refused"
    };
    let server = places::server(champion.guild);
    let sentence = lang.say(key, &[("server", server.into())]);
    // At most 25 characters: the server and the minute.
    let nonce = format!("c{:x}-{:x}", champion.guild.get(), champion.due.0 / 60_000);
    setter::send(data, person, sentence, nonce).await
}

//! The direct message about a channel in which Discord refuses the puzzle of the day, to the person
//! who set it.

use tracing::warn;

use super::problem::Problem;
use super::wire::Wire;
use crate::discord::clock::now;
use crate::discord::interaction::{Data, VisibleChannels};
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, daily, places};
use crate::host::{PuzzleChannel, UserId};
use tavolino_games::game::Lang;

/// Informs the person that a post was refused; `is_gone`: as there is no such channel. Closed
/// direct messages are no error, and no failure is repeated: `/settings` says the same.
pub async fn inform(data: &Data, refused: &PuzzleChannel, person: UserId, is_gone: bool) {
    match send(data, refused, person, is_gone).await {
        Ok(()) | Err(Problem::Discord(Fault::ClosedDms | Fault::Forbidden | Fault::NoChannel)) => {}
        Err(problem) => warn!(?problem, "refused puzzle of the day not reported"),
    }
}

async fn send(
    data: &Data,
    refused: &PuzzleChannel,
    person: UserId,
    is_gone: bool,
) -> Result<(), Problem> {
    let (host, wire) = (&data.host, Wire { rest: &data.rest });
    let lang = host.language_of(person).await?;
    let lang = lang.unwrap_or_else(Lang::english);
    let reply = Reply::public(sentence(data, refused, is_gone, &lang).await);
    let reply = match host.quiet_until(person, now()).await? {
        Some(_) => reply.silent(),
        None => reply,
    };
    let channel = wire.direct(person).await?;
    wire.post(channel, reply.message(), nonce(refused)).await?;
    Ok(())
}

/// The reason, as far as Discord gives it, and the remedy.
async fn sentence(data: &Data, refused: &PuzzleChannel, is_gone: bool, lang: &Lang) -> String {
    let (guild, channel) = (refused.guild, refused.channel);
    if is_gone {
        return lang.say(
            "puzzle-refused-gone",
            &[("server", places::server(guild).into())],
        );
    }
    let may = VisibleChannels::own(&data.rest, guild, &[channel]).await;
    let may = may.and_then(|may| may.get(&channel).copied());
    let missing = may.map(|may| daily::PERMISSIONS.difference(may));
    let place = ("channel", places::channel(channel).into());
    match missing.filter(|missing| !missing.is_empty()) {
        Some(missing) => {
            let missing = places::permissions(missing, lang);
            let values = [place, ("permissions", missing.into())];
            lang.say("puzzle-refused-missing", &values)
        }
        None => lang.say("puzzle-refused", &[place]),
    }
}

/// The nonce of the message, at most 25 characters: the server and the minute of the post.
fn nonce(refused: &PuzzleChannel) -> String {
    let due = refused.due.map_or(0, |due| due.0 / 60_000);
    format!("{:x}-{due:x}", refused.guild.get())
}

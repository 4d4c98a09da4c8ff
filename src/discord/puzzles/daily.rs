//! The thread for spoilers at the post of a day's puzzle.

use crate::discord::interaction::Request;
use crate::discord::rest::Fault;
use crate::discord::view::{Reply, places};
use crate::host::{Daily, Error, Refusal};

/// Opens the thread for spoilers at the post of a day, once.
pub async fn talk(request: &Request<'_>, day: i64) -> Result<Reply, Error> {
    let (Some(guild), lang) = (request.guild(), request.lang()) else {
        return Err(Refusal::MovedOn.into());
    };
    let post = request.host().daily(guild, day).await?;
    let Daily {
        channel, message, ..
    } = post.ok_or(Refusal::MovedOn)?;
    let name = request.public_lang();
    let name = name.say("puzzle-thread", &[("number", (day + 1).into())]);
    let thread = places::thread(&name, places::QUIET);
    let rest = request.rest();
    let started = rest.start_thread(channel, Some(message), &thread);
    match started.await.map_err(|failed| failed.fault()) {
        // A thread has the id of its message.
        Ok(_) | Err(Fault::HasThread) => {
            let thread = places::channel(message.get().into());
            Ok(Reply::private(
                lang.say("puzzle-talk", &[("thread", thread.into())]),
            ))
        }
        Err(Fault::Forbidden) => Ok(Reply::refusal(lang.say("puzzle-no-thread", &[]))),
        Err(Fault::NoMessage | Fault::NoChannel) => Err(Refusal::MovedOn.into()),
        Err(_) => Ok(Reply::refusal(lang.say("puzzle-talk-later", &[]))),
    }
}

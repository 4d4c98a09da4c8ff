//! `/privacy`: what is stored about somebody, for themselves: told, handed out, erased.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ButtonStyle, Http};
use tokio::time::timeout;
use tracing::{error, info, warn};

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::fault::Fault;
use crate::discord::request::Request;
use crate::discord::request::action::Action;
use crate::discord::view::controls::button;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::host::{Error, Host, UserId};

/// How long sending a file may take.
const SENDING: Duration = Duration::from_secs(30);

/// Erases somebody who has confirmed it.
pub async fn forget(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    host.forget(person, &mut chance(), now()).await?;
    let text = request.lang().say("privacy-deleted", &[]);
    Ok(Reply::private(text))
}

/// Goes on with what a crash cut short.
pub async fn finish_forgetting(host: Arc<Host>) {
    match host.finish_forgetting(&mut chance(), now()).await {
        Ok(0) => {}
        Ok(people) => info!(people, "erased, as had been asked before the last stop"),
        Err(error) => error!("erasing cannot be finished: {error}"),
    }
}

/// Everything stored about somebody, by direct message; where those are closed, as a private answer.
pub async fn export(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let stored = request.host().export(request.person(), now()).await?;
    let text = serde_json::to_string_pretty(&stored).expect("JSON is JSON");
    let words = lang.say("privacy-file", &[]);
    let file = Picture::file("tavolino.json".to_owned(), &words, text.into_bytes());
    let message = Reply::public(words).with(file.clone());
    if send(request.http(), request.person(), message).await {
        return Ok(Reply::private(lang.say("privacy-sent", &[])));
    }
    Ok(Reply::private(lang.say("privacy-not-sent", &[])).with(file))
}

/// Sends a direct message; whether it got there.
async fn send(http: &Http, person: UserId, message: Reply) -> bool {
    let person = serenity::all::UserId::new(person.get());
    let sending = async {
        let place = person.create_dm_channel(http).await?;
        place.send_message(http, message.message()).await
    };
    match timeout(SENDING, sending).await {
        Ok(Ok(_)) => true,
        Ok(Err(error)) => {
            if !matches!(Fault::of(&error), Fault::ClosedDms | Fault::Forbidden) {
                warn!(fault = ?Fault::of(&error), "a file could not be sent");
            }
            false
        }
        Err(_) => false,
    }
}

/// Says exactly what erasing means for this person now, and asks whether they want it.
pub async fn ask(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let ties = request.host().ties(request.person()).await?;
    let ends = [
        ("privacy-leaves", "lobbies", ties.lobbies),
        ("privacy-resigns", "running", ties.running),
    ];
    let ends = ends.into_iter().filter(|(_, _, count)| *count > 0);
    let ends = ends.map(|(key, name, count)| lang.say(key, &[(name, count.into())]) + " ");
    let ends: String = ends.collect();
    let ends = match ends.trim_end() {
        "" => String::new(),
        ends => format!("{ends}\n"),
    };
    let values = [("ends", ends.into())];
    let label = lang.say("button-really-delete", &[]);
    let yes = button(&Action::Forget, &label, ButtonStyle::Danger);
    Ok(Reply::private(lang.say("privacy-really", &values)).buttons(yes.into_iter().collect()))
}

//! `/privacy`: what is stored about somebody, for themselves: told, handed out, erased.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ButtonStyle, ComponentInteraction, Http};
use tokio::time::timeout;
use tracing::{error, info, warn};

use crate::discord::Context;
use crate::discord::Fatal;
use crate::discord::buttons;
use crate::discord::chance;
use crate::discord::commands::incoming;
use crate::discord::fault::Fault;
use crate::discord::outbox::now;
use crate::discord::request::action::Action;
use crate::discord::request::{Incoming, Mode};
use crate::discord::view::reply::{Picture, Reply, button};
use crate::host::{Error, Host, UserId};

/// How long sending a file may take.
const SENDING: Duration = Duration::from_secs(30);

#[expect(clippy::unused_async, reason = "poise awaits every command")]
#[poise::command(
    slash_command,
    subcommands("show", "export", "delete"),
    subcommand_required
)]
pub async fn privacy(_: Context<'_>) -> Result<(), Fatal> {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Fatal> {
    let incoming = incoming(&ctx);
    let text = incoming.lang().say("privacy", &[]);
    incoming.say(Reply::private(text)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), Fatal> {
    let incoming = incoming(&ctx);
    incoming.answer(Mode::Anew, true, hand_out(&incoming)).await;
    Ok(())
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), Fatal> {
    let incoming = incoming(&ctx);
    incoming.answer(Mode::Anew, true, ask(&incoming)).await;
    Ok(())
}

/// Erases somebody who has confirmed it.
pub async fn press(incoming: &Incoming<'_>, interaction: &ComponentInteraction) {
    let lang = incoming.lang();
    // The question is only ever asked privately: on another message the button is forged.
    if !buttons::is_private(interaction) {
        return incoming
            .say(Reply::refusal(lang.say("stale-button", &[])))
            .await;
    }
    let work = async {
        let host = incoming.host();
        host.forget(incoming.person(), &mut chance(), now()).await?;
        Ok(Reply::private(lang.say("privacy-deleted", &[])))
    };
    incoming.answer(Mode::InPlace, true, work).await;
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
async fn hand_out(incoming: &Incoming<'_>) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let stored = incoming.host().export(incoming.person(), now()).await?;
    let text = serde_json::to_string_pretty(&stored).expect("JSON is JSON");
    let words = lang.say("privacy-file", &[]);
    let file = Picture::file("tavolino.json".to_owned(), &words, text.into_bytes());
    let message = Reply::public(words).with(file.clone());
    if send(incoming.http(), incoming.person(), message).await {
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
async fn ask(incoming: &Incoming<'_>) -> Result<Reply, Error> {
    let lang = incoming.lang();
    let ties = incoming.host().ties(incoming.person()).await?;
    let values = [
        ("lobbies", ties.lobbies.into()),
        ("running", ties.running.into()),
    ];
    let label = lang.say("button-really-delete", &[]);
    let yes = button(&Action::Forget, &label, ButtonStyle::Danger);
    Ok(Reply::private(lang.say("privacy-really", &values)).buttons(yes.into_iter().collect()))
}

//! What people do at a lobby card: join, leave, give the computer a seat, start, call it off.

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::answer::answered;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::LobbyAction;
use crate::discord::view::lobby;
use crate::discord::view::reply::Reply;
use crate::discord::warnings::or_without;
use crate::host::{Audience, Error, Living, LivingKind, MatchId, MessageId, State};
use tavolino_games::ai::Strength;

/// Does what a button of the card asks for; the answer is the card as it is then.
pub async fn act(request: &Request<'_>, id: &MatchId, action: LobbyAction) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let rng = &mut chance();
    let record = match action {
        LobbyAction::Join => host.join(id, person, rng, now()).await?,
        LobbyAction::Leave => host.leave_lobby(id, person, rng, now()).await?,
        LobbyAction::AddComputer(strength) => {
            let added = host.add_computer(id, person, strength, rng, now());
            added.await?
        }
        LobbyAction::Start => host.start(id, person, rng, now()).await?,
        LobbyAction::Cancel => {
            let moderates = request.moderates();
            host.cancel(id, person, moderates, rng, now()).await?
        }
    };
    // It is done: only the label of a button depends on them.
    let settings = or_without(request, host.settings(record.guild).await);
    let usual = settings.map_or_else(Strength::default, |settings| settings.strength);
    Ok(lobby::card(&record, usual, None, &request.public_lang()).await)
}

/// Whether the message the button is on is the match's lobby card.
///
/// The card is known from now on, even if the program died before it learned of it.
pub async fn is_card(request: &Request<'_>, id: &MatchId) -> bool {
    let Some(message) = request.message() else {
        return false;
    };
    if !message.content.contains(id.as_str()) {
        return false;
    }
    let host = request.host();
    let message = MessageId::from(message.id.get());
    match host
        .outbox()
        .living(id, LivingKind::Lobby, Audience::Table)
        .await
    {
        Ok(Some(card)) => card.message == message,
        Ok(None) => {
            let record = host.look(id).await;
            let is_lobby = record.is_ok_and(|record| record.state == State::Lobby);
            if is_lobby {
                remember_card(request, id, message).await;
            }
            is_lobby
        }
        Err(_) => false,
    }
}

/// Keeps the id of a match's card, which is edited as a message from now on. If that fails, its next button tries again.
async fn remember_card(request: &Request<'_>, id: &MatchId, message: MessageId) {
    let card = Living {
        channel: request.channel(),
        message,
        number: 0,
    };
    let (host, kind) = (request.host(), LivingKind::Lobby);
    let _ = host.outbox().shown(id, kind, Audience::Table, card).await;
}

/// Keeps the id of the card that the answer to a command became. If that fails, its buttons tell it later.
pub async fn remember_answer(request: &Request<'_>, id: &MatchId) {
    if let Some(message) = answered(request).await {
        remember_card(request, id, message.get().into()).await;
        let _ = request.host().outbox().hurry(id, now()).await;
    }
}

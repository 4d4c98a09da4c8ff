//! The buttons of a lobby card: join, leave, add the computer, start, cancel.

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::answer::answered;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::match_action::LobbyAction;
use crate::discord::view::reply::Reply;
use crate::discord::view::{lobby, names};
use crate::discord::warnings::or_log;
use crate::host::{Audience, Error, Living, LivingKind, MatchId, MessageId, State};
use tavolino_games::ai::Strength;

/// Carries out a button of the card; replies with the updated card.
pub async fn act(request: &Request<'_>, id: &MatchId, action: LobbyAction) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let rng = &mut chance();
    let record = match action {
        LobbyAction::Join => host.join(id, person, rng, now()).await?,
        LobbyAction::Leave => host.leave_lobby(id, person, rng, now()).await?,
        LobbyAction::AddComputer(strength) => {
            let record = host.add_computer(id, person, strength, rng, now());
            record.await?
        }
        LobbyAction::Start => host.start(id, person, rng, now()).await?,
        LobbyAction::Cancel => host.cancel(id, person, request.rank(), rng, now()).await?,
    };
    // The change is stored; the settings only decide a button's label, so an error is not fatal.
    let settings = or_log(request, host.settings(record.guild).await);
    let strength = settings.map_or_else(Strength::default, |settings| settings.strength());
    Ok(lobby::card(&record, strength, None, &names::lang(&record)).await)
}

/// Whether the message with the pressed button is the match's lobby card; `false` if the store cannot tell.
///
/// A card that is not on record is stored: the process that posted it may have died before storing it.
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

/// Stores the id of a match's card, which is edited from now on. If that fails, the next press on the card tries again.
async fn remember_card(request: &Request<'_>, id: &MatchId, message: MessageId) {
    let card = Living {
        channel: request.channel(),
        message,
        number: 0,
    };
    let (host, kind) = (request.host(), LivingKind::Lobby);
    let _ = host.outbox().shown(id, kind, Audience::Table, card).await;
}

/// Stores the id of the card posted as the answer to a command. If that fails, the next press on the card stores it.
pub async fn remember_answer(request: &Request<'_>, id: &MatchId) {
    if let Some(message) = answered(request).await {
        remember_card(request, id, message.get().into()).await;
        let _ = request.host().outbox().hurry(id, now()).await;
    }
}

//! The buttons of a lobby card: join, leave, add the computer, open to all, start, cancel.

pub mod company;
pub mod departed;

use serenity::all::ButtonStyle;

use crate::discord::action::{LobbyAction, MatchAction};
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::{Mode, Request, answered};
use crate::discord::stats::consent;
use crate::discord::turn::offer;
use crate::discord::view::{Reply, lobby, match_button, names, of_match, strength_buttons};
use crate::host::{
    Audience, ChannelId, Error, Living, LivingKind, MatchId, MessageId, Record, State, WishChange,
};
use tavolino_games::game::Lang;

/// The message that the answer to a button goes to: the card, unless the answer is a question to
/// one person.
pub async fn mode(request: &Request<'_>, id: &MatchId, action: LobbyAction) -> Mode {
    let asks = match action {
        LobbyAction::ChooseStrength | LobbyAction::Unrate => true,
        LobbyAction::Cancel => asks_before_cancelling(request, id).await,
        LobbyAction::Join => asks_about_rating(request, id).await,
        LobbyAction::Leave => is_opener(request, id).await,
        _ => false,
    };
    let asks = asks || departed::asks(request, id, action).await;
    if asks || !is_card(request, id).await {
        Mode::private(request)
    } else {
        Mode::InPlace
    }
}

/// Carries out a button. The reply is the updated card where the button stands on it, else a
/// private sentence; the outbox updates the card.
pub async fn act(request: &Request<'_>, id: &MatchId, action: LobbyAction) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let rng = &mut chance();
    // Also a message that asks the opener about the lobby has these buttons.
    let is_beside_card = match action {
        LobbyAction::PostAgain => true,
        LobbyAction::Cancel => !is_card(request, id).await,
        _ => request.is_on_private_message(),
    };
    if action == LobbyAction::JoinRated {
        // Stored before the next question, whose answers say nothing of ratings.
        let agreed = host.change_rating_wishes(person, WishChange::Agreed);
        agreed.await?;
    }
    if let Some(question) = question(request, id, action).await? {
        return Ok(question);
    }
    let record = match action {
        LobbyAction::ChooseStrength => return choose_strength(request, id).await,
        LobbyAction::Leave if is_opener(request, id).await => {
            return confirm_leaving(request, id).await;
        }
        LobbyAction::Join | LobbyAction::JoinRated => host.join(id, person, rng, now()).await?,
        LobbyAction::Unrate => host.join_unrated(id, person, rng, now()).await?,
        LobbyAction::Cancel if asks_before_cancelling(request, id).await => {
            return confirm_cancelling(request, id).await;
        }
        LobbyAction::Leave | LobbyAction::ReallyLeave => {
            host.leave_lobby(id, person, rng, now()).await?
        }
        LobbyAction::AddComputer(strength) => {
            let record = host.add_computer(id, person, strength, rng, now());
            record.await?
        }
        LobbyAction::OpenToAll => host.open_to_all(id, person, rng, now()).await?,
        LobbyAction::Start => host.start(id, person, rng, now()).await?,
        LobbyAction::FreeSeats => {
            let departed = departed::of(request, &*host.look(id).await?).await;
            host.free_seats(id, person, &departed, rng, now()).await?
        }
        LobbyAction::StartAnyway => host.start_unrated(id, person, rng, now()).await?,
        LobbyAction::Cancel | LobbyAction::ReallyCancel => {
            host.cancel(id, person, request.rank(), rng, now()).await?
        }
        LobbyAction::PostAgain => host.post_again(id, person, rng, now()).await?,
        LobbyAction::Company => return company::company(request, &*host.look(id).await?).await,
    };
    if is_beside_card {
        let done = lobby::done(&record, &request.lang_at(&record));
        let offer = match action {
            LobbyAction::Join
            | LobbyAction::JoinRated
            | LobbyAction::Unrate
            | LobbyAction::FreeSeats => offer::of_lesson(request, &record).await,
            _ => None,
        };
        return Ok(match offer {
            Some(offer) => done.adding(&offer.sentence).buttons(vec![offer.button]),
            None => done,
        });
    }
    Ok(lobby::card(&record, None, None, &names::lang(&record)).await)
}

/// The question to the caller before an action is carried out: whether they play rated, and whether
/// with people who have left.
async fn question(
    request: &Request<'_>,
    id: &MatchId,
    action: LobbyAction,
) -> Result<Option<Reply>, Error> {
    let lobby = request.host().look(id).await?;
    if action == LobbyAction::Join
        && let Some(question) = consent::question(request, &lobby).await?
    {
        let lines = company::lines(request, &lobby, &request.lang_at(&lobby)).await?;
        return Ok(Some(question.adding(&lines.join("\n"))));
    }
    Ok(departed::question(request, &lobby, action).await)
}

/// Takes a seat in the lobby with this code, in which people from anywhere meet.
pub async fn join_by_code(request: &Request<'_>, code: &str) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let record = host
        .join_by_code(code, person, &mut chance(), now())
        .await?;
    let lang = request.lang_at(&record);
    let leave = match_button(
        &record,
        MatchAction::Lobby(LobbyAction::Leave),
        &lang.say("button-leave", &[]),
        ButtonStyle::Secondary,
    );
    let leave = leave.filter(|_| record.row.state == State::Lobby);
    let done = lobby::done(&record, &lang);
    Ok(match offer::of_lesson(request, &record).await {
        Some(offer) => {
            let buttons = leave.into_iter().chain([offer.button]);
            done.adding(&offer.sentence).buttons(buttons.collect())
        }
        None => done.buttons(leave.into_iter().collect()),
    })
}

/// Whether the caller is asked before joining, as the match is rated.
async fn asks_about_rating(request: &Request<'_>, id: &MatchId) -> bool {
    let host = request.host();
    match host.look(id).await {
        Ok(record) => host
            .asks_about_rating(request.person(), &record)
            .await
            .unwrap_or(false),
        Err(_) => false,
    }
}

/// Whether cancelling the lobby needs a question first, as others have joined it.
async fn asks_before_cancelling(request: &Request<'_>, id: &MatchId) -> bool {
    let record = request.host().look(id).await;
    record.is_ok_and(|record| {
        let people = record.seats.iter().filter_map(|sitting| sitting.person);
        record.row.state == State::Lobby && people.count() > 1
    })
}

/// The question whether to cancel a lobby that others have joined.
async fn confirm_cancelling(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    let record = host.look(id).await?;
    host.may_cancel(&record, person, request.rank()).await?;
    let lang = request.lang_at(&record);
    let people = record.seats.iter().filter_map(|sitting| sitting.person);
    let people = [("people", lang.list(people.map(names::person)).into())];
    let question = Reply::private(names::sentence(
        &lang,
        "lobby-cancel-really",
        &record,
        &people,
    ));
    let cancel = match_button(
        &record,
        MatchAction::Lobby(LobbyAction::ReallyCancel),
        &lang.say("button-really-cancel", &[]),
        ButtonStyle::Danger,
    );
    Ok(question.buttons(cancel.into_iter().collect()))
}

/// Whether the caller is the opener of a lobby, and holds a seat in it.
async fn is_opener(request: &Request<'_>, id: &MatchId) -> bool {
    let person = request.person();
    let record = request.host().look(id).await;
    record.is_ok_and(|record| {
        record.row.state == State::Lobby
            && record.opener() == Some(person)
            && record.seat_of(person).is_some()
    })
}

/// The question how strong the computer plays.
async fn choose_strength(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let record = request.host().look(id).await?;
    record.may_be_arranged_by(request.person())?;
    let lang = request.lang_at(&record);
    let usual = request.host().settings(record.row.guild).await?.strength();
    let buttons = strength_buttons(usual, &lang, |strength| {
        let add = LobbyAction::AddComputer(Some(strength));
        of_match(&record, MatchAction::Lobby(add))
    });
    let question = Reply::private(lang.say("lobby-how-strong", &[]));
    Ok(question.buttons(buttons))
}

/// The question whether the opener leaves.
async fn confirm_leaving(request: &Request<'_>, id: &MatchId) -> Result<Reply, Error> {
    let record = request.host().look(id).await?;
    let lang = request.lang_at(&record);
    let question = Reply::private(leaving(&record, &lang));
    let leave = match_button(
        &record,
        MatchAction::Lobby(LobbyAction::ReallyLeave),
        &lang.say("button-really-leave", &[]),
        ButtonStyle::Danger,
    );
    Ok(question.buttons(leave.into_iter().collect()))
}

/// The consequence if the opener leaves: the next person has the opener's buttons, or the lobby is
/// cancelled.
fn leaving(record: &Record, lang: &Lang) -> String {
    let mut people = record.seats.iter().filter_map(|sitting| sitting.person);
    match people.find(|person| record.opener() != Some(*person)) {
        Some(next) => lang.say("lobby-leave-to", &[("who", names::person(next).into())]),
        None => lang.say("lobby-leave-last", &[]),
    }
}

/// Whether the message with the pressed button is the match's lobby card; `false` if the store
/// cannot tell.
///
/// A card that is not on record is stored: the process that posted it may have died before storing
/// it.
async fn is_card(request: &Request<'_>, id: &MatchId) -> bool {
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
            let is_lobby = record.is_ok_and(|record| record.row.state == State::Lobby);
            if is_lobby {
                remember_card(request, id, request.channel(), message).await;
            }
            is_lobby
        }
        Err(_) => false,
    }
}

/// Stores the id of a match's card, which is edited from now on. If that fails, the next press on
/// the card tries again.
pub async fn remember_card(
    request: &Request<'_>,
    id: &MatchId,
    channel: ChannelId,
    message: MessageId,
) {
    let card = Living {
        channel,
        message,
        number: 0,
    };
    let (host, kind) = (request.host(), LivingKind::Lobby);
    let _ = host.outbox().shown(id, kind, Audience::Table, card).await;
}

/// Stores the id of the card posted as the answer to a command. If that fails, the next press on
/// the card stores it.
pub async fn remember_answer(request: &Request<'_>, id: &MatchId) {
    if let Some(message) = answered(request).await {
        remember_card(request, id, request.channel(), message.get().into()).await;
        let _ = request.host().outbox().hurry(id, now()).await;
    }
}

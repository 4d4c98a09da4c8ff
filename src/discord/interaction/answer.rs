//! The answer to an interaction: work, deferral, retries and refusals, within Discord's time
//! limits.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use serenity::all::{CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal};
use tokio::time::{sleep, timeout};
use tracing::field::Empty;
use tracing::{Instrument, error, error_span, info, warn};

use super::deadline::{Deadline, State};
use super::edit_order::{Content, EditPermit, Press, Spot};
use super::first_listed::first_listed;
use super::live_messages::readers::Shows;
use super::request::Request;
use crate::discord::interaction::{live_messages, sending};
use crate::discord::rest::{Fault, reasons};
use crate::discord::view::Reply;
use crate::host::{Error, MessageId, Refusal, StoreError, on_behalf_of};
use crate::metrics::{self, Outcome};

/// Time before an answer is deferred, 600 ms: Discord waits 3 s for a first answer, and people
/// notice more than 1 s.
const DEFER_AFTER: Duration = Duration::from_millis(600);

/// Timeout of one attempt to answer, 900 ms, and the pauses between attempts.
const ATTEMPT_TIMEOUT: Duration = Duration::from_millis(900);
const RETRY_PAUSES: [Duration; 3] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_millis(700),
];

/// Timeout of the edit after a deferral, 10 s.
const EDIT_TIMEOUT: Duration = Duration::from_secs(10);

/// The message that an answer goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A new message.
    Anew,
    /// The message of the button.
    InPlace,
}

impl Mode {
    /// The mode of an answer for one person alone: in place of a private message only.
    pub fn private(request: &Request<'_>) -> Mode {
        if request.is_on_private_message() {
            Mode::InPlace
        } else {
            Mode::Anew
        }
    }
}

/// The readers of a new message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// The caller alone: an ephemeral message.
    Private,
    /// Everyone in the channel.
    Public,
}

/// The message that the answer to a request creates or edits.
pub fn spot(request: &Request<'_>, mode: Mode) -> Spot {
    let pressed = request.pressed_spot().filter(|_| mode == Mode::InPlace);
    pressed.unwrap_or_else(|| request.own_spot())
}

/// Whether an answer that is no refusal is shown to the caller alone.
fn is_private(request: &Request<'_>, mode: Mode, visibility: Visibility) -> bool {
    match mode {
        Mode::Anew => visibility == Visibility::Private,
        Mode::InPlace => request.is_on_private_message(),
    }
}

/// The outcome of sending an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivery {
    /// Discord has accepted the answer.
    Delivered,
    /// Discord has accepted the answer as a new message: the message of the button is gone.
    SentAnew,
    /// As [`SentAnew`](Delivery::SentAnew), as a follow-up, which is kept up to date no further.
    FollowedUp,
    /// The message of the button is gone.
    Gone,
    /// Only acknowledged: a newer press has changed the message.
    Superseded,
    /// Discord accepts no answer any more.
    Expired,
    /// Another process has answered.
    AnsweredElsewhere,
    /// Discord forbids this answer: mostly its files.
    Forbidden,
    /// The answer did not reach Discord, or Discord does not accept it.
    Lost,
}

impl Delivery {
    /// The outcome of an interaction whose work had an outcome of its own.
    fn outcome(self, of_work: Outcome) -> Outcome {
        match self {
            Delivery::Delivered
            | Delivery::SentAnew
            | Delivery::FollowedUp
            | Delivery::AnsweredElsewhere
            | Delivery::Superseded => of_work,
            Delivery::Expired => Outcome::Late,
            Delivery::Lost | Delivery::Forbidden | Delivery::Gone => Outcome::Failed,
        }
    }
}

/// Does `work` and answers with its result; work that takes long is deferred first. Returns whether
/// the work succeeded and its answer reached Discord.
pub async fn answer(
    request: &Request<'_>,
    mode: Mode,
    visibility: Visibility,
    work: impl Future<Output = Result<Reply, Error>>,
) -> bool {
    let answers = &request.data().answers;
    let _counted = answers.token();
    if answers.is_closed() {
        return false;
    }
    let deadline = Deadline::of(request);
    let is_replayed = request.data().replayed.take(request.id());
    let defer = || Box::pin(defer(request, &deadline, mode, visibility));
    // Another process may have answered what is replayed, whose work is not done again.
    if !is_in_time(request, &deadline).await || is_replayed && !defer().await {
        return false;
    }
    // Messages that others see are updated by the outbox.
    let press = register(request, mode);
    // Every answer is paid for here, so that no feature can forget it.
    let work = Box::pin(async {
        request.must_be_invited()?;
        request.pay()?;
        request.store_language().await;
        let reply = work.await?;
        // A message of one's own is the place for what concerns oneself.
        if mode == Mode::Anew && visibility == Visibility::Private {
            return first_listed(request, reply).await;
        }
        Ok(reply)
    });
    let work = request.data().database.within(work);
    // Work that takes too long is not stored.
    let work = on_behalf_of(deadline.guard(), work);
    // A panic is answered as well.
    let work = AssertUnwindSafe(work).catch_unwind();
    // Errors are logged with the match, once it is known.
    let span = error_span!("answer", game = Empty, number = Empty);
    let work = work.instrument(span.clone());
    tokio::pin!(work);
    let (outcome, mut deferred) = if is_replayed {
        (work.await, true)
    } else if let Ok(outcome) = timeout(DEFER_AFTER, &mut work).await {
        (outcome, false)
    } else {
        let is_deferred = defer().await;
        (work.await, is_deferred)
    };
    let work_outcome = outcome.as_ref().map_or(Outcome::Failed, outcome_of);
    let reply = match outcome {
        Ok(Ok(reply)) => reply,
        Ok(Err(problem)) => span.in_scope(|| error_reply(request, &problem)),
        Err(_) => span.in_scope(|| panic_reply(request)),
    };
    let mut reply = as_visible(request, mode, visibility, reply);
    let mut next = reply.take_next();
    let content = Content {
        shows: reply.shows().cloned(),
        acted: reply.is_live(),
    };
    let (live, follows) = (reply.take_live(), reply.follows());
    let last = reply.take_closing();
    let is_shown = is_private(request, mode, visibility) && !reply.is_refusal();
    // A refusal changes nothing, so the answer to an older press may be shown.
    let press = press.filter(|_| !reply.is_refusal());
    let permit = match &press {
        Some(press) => settle(request, press, content, &mut deferred).await,
        None => None,
    };
    let is_superseded = press.is_some() && permit.is_none();
    // After a deferral the first answer is the message itself.
    let refused_token = (reply.is_refusal() && !deferred).then(|| request.token());
    // Recorded before it can be read: a press on it may come before its delivery is confirmed.
    let outdated = record_refusal(request, mode, refused_token);
    let delivery = if is_superseded {
        if !deferred {
            respond(request, &CreateInteractionResponse::Acknowledge).await;
        }
        Delivery::Superseded
    } else if deadline.is_lost() {
        Delivery::Expired
    } else if deferred {
        Box::pin(send_deferred(request, mode, visibility, reply, &mut next)).await
    } else {
        Box::pin(send_first(request, mode, reply, &mut next)).await
    };
    drop((permit, press));
    let outcome = delivery.outcome(work_outcome);
    metrics::interaction(request.kind(), request.name(), outcome);
    let spot = match delivery {
        Delivery::SentAnew => request.own_spot(),
        _ => spot(request, mode),
    };
    if is_shown && matches!(delivery, Delivery::Delivered | Delivery::SentAnew) {
        live_messages::set_closing(request, spot, last);
    }
    let is_tracked = !matches!(delivery, Delivery::Superseded | Delivery::FollowedUp);
    match live {
        Some((id, number)) if is_tracked => {
            let shows = Shows::of(follows, number);
            live_messages::begin(request, spot, &id, shows).await;
        }
        Some((id, _)) => live_messages::discard(request, &id),
        None => {}
    }
    delete_refusal(request, outdated).await;
    for reply in next.into_iter().filter(|_| !is_superseded) {
        if let Err(error) = sending::follow_up(request.answering(), request.token(), reply).await {
            log_failure(request, &error);
        }
    }
    outcome == Outcome::Answered
}

/// The outcome of the work, before its answer is delivered.
fn outcome_of(work: &Result<Reply, Error>) -> Outcome {
    match work {
        Ok(reply) if !reply.is_refusal() => Outcome::Answered,
        Ok(_) | Err(Error::Refused(_) | Error::Store(StoreError::Late)) => Outcome::Refused,
        Err(_) => Outcome::Failed,
    }
}

/// Registers a press on a private message; `None` for other answers.
fn register(request: &Request<'_>, mode: Mode) -> Option<Press> {
    let is_in_place = mode == Mode::InPlace;
    let spot = request.pressed_spot().filter(|_| is_in_place)?;
    let data = request.data();
    // A refusal that goes on with its buttons, such as suggested turns, is in use.
    data.last_refusals.keep(request.person(), spot.0.into());
    let edit_order = &data.live_messages.edit_order;
    Some(edit_order.register(request.person(), spot, request.id()))
}

/// The reply, seen by those who may see it: a private answer stays private, even by a forged
/// button, and the message of a button stays as visible as it is.
fn as_visible(request: &Request<'_>, mode: Mode, visibility: Visibility, reply: Reply) -> Reply {
    match (mode, visibility) {
        (Mode::Anew, Visibility::Private) => reply.hidden(),
        (Mode::InPlace, _) if !request.is_on_private_message() && !reply.is_refusal() => {
            reply.shown()
        }
        _ => reply,
    }
}

/// Whether Discord still waits for an answer; logs and counts an interaction that is too late.
async fn is_in_time(request: &Request<'_>, deadline: &Deadline) -> bool {
    let is_in_time = Box::pin(deadline.is_in_time(request)).await;
    if !is_in_time {
        let interaction = request.id().0;
        info!(interaction, "interaction too late, ignored");
        metrics::interaction(request.kind(), request.name(), Outcome::Late);
    }
    is_in_time
}

/// Defers an answer; `false` if that has failed, as where another process has answered.
async fn defer(
    request: &Request<'_>,
    deadline: &Deadline,
    mode: Mode,
    visibility: Visibility,
) -> bool {
    let deferred = respond(request, &deferral(mode, visibility)).await;
    record_deferral(deadline, deferred);
    deferred == Delivery::Delivered
}

/// Records the outcome of a deferral.
fn record_deferral(deadline: &Deadline, deferred: Delivery) {
    match deferred {
        Delivery::Delivered => deadline.set_state(State::Acknowledged),
        Delivery::Expired | Delivery::AnsweredElsewhere => deadline.set_state(State::Lost),
        Delivery::Superseded
        | Delivery::SentAnew
        | Delivery::FollowedUp
        | Delivery::Gone
        | Delivery::Forbidden
        | Delivery::Lost => {}
    }
}

/// Waits until the newer presses of the message are decided, deferring the answer if that takes
/// long. Returns the permit to edit the message, or `None` if a newer press has changed it.
async fn settle(
    request: &Request<'_>,
    press: &Press,
    content: Content,
    deferred: &mut bool,
) -> Option<EditPermit> {
    let settled = press.settle(content);
    tokio::pin!(settled);
    if !*deferred {
        let left = DEFER_AFTER.saturating_sub(request.received().elapsed());
        if let Ok(settled) = timeout(left, &mut settled).await {
            return settled;
        }
        let delivery = respond(request, &CreateInteractionResponse::Acknowledge).await;
        *deferred = matches!(delivery, Delivery::Delivered | Delivery::AnsweredElsewhere);
    }
    settled.await
}

/// Answers with a new message to the caller alone, as [`answer`] does.
pub async fn answer_privately(
    request: &Request<'_>,
    work: impl Future<Output = Result<Reply, Error>>,
) -> bool {
    // Boxed: with the work it is too large for the stack of a command.
    Box::pin(answer(request, Mode::Anew, Visibility::Private, work)).await
}

/// Answers with a field to fill in: Discord takes it as a first answer only.
pub async fn ask(request: &Request<'_>, field: CreateModal) {
    let answers = &request.data().answers;
    let _counted = answers.token();
    let deadline = Deadline::of(request);
    // Another process may have answered what is replayed, and a field cannot follow.
    let is_replayed = request.data().replayed.take(request.id());
    if answers.is_closed() || is_replayed || !is_in_time(request, &deadline).await {
        return;
    }
    let delivery = respond(request, &CreateInteractionResponse::Modal(field)).await;
    let outcome = delivery.outcome(Outcome::Answered);
    metrics::interaction(request.kind(), request.name(), outcome);
}

/// Answers with a reply that needs no work.
pub async fn say(request: &Request<'_>, reply: Reply) {
    answer_privately(request, async { Ok(reply) }).await;
}

/// The id of the message that the first answer became; `None` if Discord does not say.
pub async fn answered(request: &Request<'_>) -> Option<MessageId> {
    let message = timeout(
        ATTEMPT_TIMEOUT * 3,
        request.answering().original(request.token()),
    )
    .await;
    message.ok()?.ok()
}

/// The reply to an error. A fault, as opposed to a refusal, is logged here, once.
fn error_reply(request: &Request<'_>, problem: &Error) -> Reply {
    let lang = request.lang();
    match problem {
        Error::Refused(refusal) => Reply::refusal(refusal.say(&lang)),
        Error::Store(StoreError::Transient(_)) => {
            warn!(
                interaction = request.id().0,
                "interaction refused: {problem}"
            );
            Reply::refusal(Refusal::OutOfReach.say(&lang))
        }
        Error::Store(StoreError::Late) => {
            info!(
                interaction = request.id().0,
                "interaction took too long, and nothing is stored"
            );
            Reply::refusal(lang.say("too-late", &[]))
        }
        Error::Store(_) | Error::Broken(..) | Error::Panicked => {
            error!(
                interaction = request.id().0,
                "interaction failed: {problem}"
            );
            Reply::refusal(lang.say("fault", &[]))
        }
    }
}

/// The reply after a panic, which is logged here.
fn panic_reply(request: &Request<'_>) -> Reply {
    error!(interaction = request.id().0, "answer panicked");
    Reply::refusal(request.lang().say("fault", &[]))
}

/// Sends the first answer; without files where Discord forbids them. Further messages are added to
/// `next`.
async fn send_first(
    request: &Request<'_>,
    mode: Mode,
    reply: Reply,
    next: &mut Vec<Reply>,
) -> Delivery {
    // A refusal never replaces a message that is still needed.
    let is_update = mode == Mode::InPlace && !reply.is_refusal();
    let response = |reply: Reply| {
        if is_update {
            CreateInteractionResponse::UpdateMessage(reply.response())
        } else {
            CreateInteractionResponse::Message(reply.response())
        }
    };
    let text_only = sending::text_only(&reply);
    // The private message of the button can be dismissed or deleted at any time.
    let anew = is_update.then(|| reply.clone().hidden());
    let delivery = respond(request, &response(reply)).await;
    if let Some(anew) = anew.filter(|_| delivery == Delivery::Gone) {
        return send_anew(request, anew).await;
    }
    let delivery = match text_only {
        Some(mut text_only) if delivery == Delivery::Forbidden => {
            next.splice(0..0, text_only.take_next());
            respond(request, &response(text_only)).await
        }
        _ => delivery,
    };
    if delivery == Delivery::Forbidden {
        warn!(
            interaction = request.id().0,
            "answer not delivered: Discord forbids it"
        );
    }
    delivery
}

/// Sends the answer as a new message to the caller alone, where the message of the button is gone.
async fn send_anew(request: &Request<'_>, reply: Reply) -> Delivery {
    let first = CreateInteractionResponse::Message(reply.clone().response());
    match respond(request, &first).await {
        Delivery::Delivered => Delivery::SentAnew,
        // The edit has failed, and yet counts as the first answer.
        Delivery::AnsweredElsewhere => follow_up_instead(request, reply).await,
        delivery => delivery,
    }
}

/// Sends the answer as a follow-up to the caller alone, where the message of the button is gone.
async fn follow_up_instead(request: &Request<'_>, reply: Reply) -> Delivery {
    let (answering, token) = (request.answering(), request.token());
    match sending::follow_up(answering, token, reply.hidden()).await {
        Ok(()) => Delivery::FollowedUp,
        Err(error) => {
            log_failure(request, &error);
            Delivery::Lost
        }
    }
}

/// Sends the first answer, with retries while Discord fails and time is left.
async fn respond(request: &Request<'_>, response: &CreateInteractionResponse) -> Delivery {
    let delivery = try_respond(request, response).await;
    if !matches!(
        delivery,
        Delivery::Lost | Delivery::Forbidden | Delivery::Gone
    ) {
        metrics::acknowledged(request.received().elapsed());
    }
    delivery
}

async fn try_respond(request: &Request<'_>, response: &CreateInteractionResponse) -> Delivery {
    let (answering, id) = (request.answering(), request.id());
    let mut why = String::new();
    for (nth, pause) in RETRY_PAUSES.into_iter().enumerate() {
        let attempt = answering.respond(id, request.token(), response.clone());
        let fault = match timeout(ATTEMPT_TIMEOUT, attempt).await {
            Ok(Ok(())) => return Delivery::Delivered,
            Ok(Err(error)) => {
                why = reasons::of(&error);
                Fault::of(&error)
            }
            Err(_) => {
                "no answer in time".clone_into(&mut why);
                Fault::Later
            }
        };
        match fault {
            Fault::Answered if nth == 0 => return Delivery::AnsweredElsewhere,
            // An attempt that seemed to fail has reached Discord.
            Fault::Answered => return Delivery::Delivered,
            Fault::Later => sleep(pause).await,
            Fault::Forbidden => return Delivery::Forbidden,
            Fault::NoMessage => return Delivery::Gone,
            fault => {
                warn!(
                    interaction = id.0,
                    ?fault,
                    why,
                    "answer not delivered: interaction expired"
                );
                return if fault == Fault::NoInteraction {
                    Delivery::Expired
                } else {
                    Delivery::Lost
                };
            }
        }
    }
    warn!(interaction = id.0, why, "answer not delivered");
    Delivery::Lost
}

/// Records the refusal about this message that is to be delivered, or none; returns the token of
/// the one that is outdated then.
fn record_refusal(
    request: &Request<'_>,
    mode: Mode,
    refused_token: Option<&str>,
) -> Option<String> {
    let message = request.message().filter(|_| mode == Mode::InPlace)?.id;
    let last_refusals = &request.data().last_refusals;
    last_refusals.replace(request.person(), message, request.id(), refused_token)
}

/// Deletes a refusal by its token.
async fn delete_refusal(request: &Request<'_>, token: Option<String>) {
    if let Some(token) = token {
        // The person may have dismissed it.
        let _ = request.answering().delete_original(&token).await;
    }
}

/// Sends the answer after a deferral.
async fn send_deferred(
    request: &Request<'_>,
    mode: Mode,
    visibility: Visibility,
    reply: Reply,
    next: &mut Vec<Reply>,
) -> Delivery {
    let (answering, token) = (request.answering(), request.token());
    let refusal = reply.is_refusal();
    let result = match mode {
        // The message stays; the refusal is a private follow-up.
        Mode::InPlace if refusal => sending::follow_up(answering, token, reply).await,
        Mode::Anew if refusal && visibility == Visibility::Public => {
            // A public deferral must not become a private refusal.
            let deleted = answering.delete_original(token).await;
            sending::follow_up(answering, token, reply)
                .await
                .and(deleted)
        }
        _ => {
            let anew = (mode == Mode::InPlace).then(|| reply.clone());
            // Newer presses wait for this edit.
            let edit = timeout(EDIT_TIMEOUT, sending::edit(answering, token, reply));
            let Ok(edited) = edit.await else {
                warn!(
                    interaction = request.id().0,
                    why = "no answer in time",
                    "answer not delivered"
                );
                return Delivery::Lost;
            };
            let is_gone = |error| Fault::of(error) == Fault::NoMessage;
            if let Some(anew) = anew.filter(|_| edited.as_ref().is_err_and(is_gone)) {
                return follow_up_instead(request, anew).await;
            }
            edited.map(|after| drop(next.splice(0..0, after)))
        }
    };
    match result {
        Ok(()) => Delivery::Delivered,
        Err(error) => {
            log_failure(request, &error);
            Delivery::Lost
        }
    }
}

fn log_failure(request: &Request<'_>, error: &serenity::Error) {
    let (fault, why) = (Fault::of(error), reasons::of(error));
    warn!(
        interaction = request.id().0,
        ?fault,
        why,
        "answer not delivered: interaction expired"
    );
}

fn deferral(mode: Mode, visibility: Visibility) -> CreateInteractionResponse {
    match mode {
        Mode::InPlace => CreateInteractionResponse::Acknowledge,
        Mode::Anew => CreateInteractionResponse::Defer(
            CreateInteractionResponseMessage::new().ephemeral(visibility == Visibility::Private),
        ),
    }
}

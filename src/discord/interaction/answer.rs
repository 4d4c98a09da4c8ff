//! The one place where an interaction is answered, in time.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use serenity::all::{CreateInteractionResponse, CreateInteractionResponseMessage, MessageId};
use tokio::time::{sleep, timeout};
use tracing::field::Empty;
use tracing::{Instrument, error, error_span, info, warn};

use crate::discord::interaction::costs;
use crate::discord::interaction::presses::{Press, Sending, Spot, Worth};
use crate::discord::interaction::request::Request;
use crate::discord::interaction::sending;
use crate::discord::interaction::tap::{State, Tap};
use crate::discord::live_messages;
use crate::discord::rest::fault::Fault;
use crate::discord::view::reply::Reply;
use crate::host::{Error, Refusal, StoreError, on_behalf_of};
use crate::metrics::{self, Outcome};

/// Discord waits 3 s for a first answer, and people wonder after one; whatever takes longer than this is announced and
/// follows.
const PATIENCE: Duration = Duration::from_millis(600);

/// How long one attempt to answer may take, and how long to wait before the next.
const ATTEMPT: Duration = Duration::from_millis(900);
const PAUSES: [Duration; 3] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_millis(700),
];

/// How long the edit that follows an announcement may take.
const EDIT: Duration = Duration::from_secs(10);

/// What becomes of the message a button is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The answer is a message of its own.
    Anew,
    /// The answer takes the message's place.
    InPlace,
}

impl Mode {
    /// For what belongs to one person alone: it takes the place of nothing that others see.
    pub fn private(request: &Request<'_>) -> Mode {
        if request.is_on_private_message() {
            Mode::InPlace
        } else {
            Mode::Anew
        }
    }
}

/// The message that the answer to a request makes or changes.
pub fn spot(request: &Request<'_>, mode: Mode) -> Spot {
    let pressed = request.pressed_spot().filter(|_| mode == Mode::InPlace);
    pressed.unwrap_or_else(|| request.own_spot())
}

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// Discord has it.
    Known,
    /// It was acknowledged alone: a newer press has changed the message.
    Overtaken,
    /// Discord waited no longer for it.
    Late,
    /// Discord has another's, to which nothing of ours was sent before.
    Taken,
    /// Discord does not let the bot answer so there: mostly it takes no files.
    Forbidden,
    /// It did not reach Discord, or is one that Discord does not take.
    Lost,
}

/// Does the work and answers with what comes of it, in time: work that takes longer is announced first. Returns whether it
/// was done and the answer reached Discord.
pub async fn answer(
    request: &Request<'_>,
    mode: Mode,
    private: bool,
    work: impl Future<Output = Result<Reply, Error>>,
) -> bool {
    let answers = &request.data().answers;
    let _counted = answers.token();
    if answers.is_closed() {
        return false;
    }
    let tap = Tap::of(request);
    if !is_in_time(request, &tap).await {
        return false;
    }
    // What others see, too, is brought up to date by the outbox.
    let press = (mode == Mode::InPlace && request.is_on_private_message()).then(|| {
        let presses = &request.data().following.presses;
        presses.register(request.person(), spot(request, mode), request.id())
    });
    // Whatever is answered is paid for here, so that nothing new can forget it.
    let work = Box::pin(async {
        costs::pay(request)?;
        work.await
    });
    let work = request.data().reach.within(work);
    // What takes too long is not stored.
    let work = on_behalf_of(tap.guard(), work);
    // Even a mistake of ours is answered.
    let work = AssertUnwindSafe(work).catch_unwind();
    // What goes wrong is logged with the match it is about, once that is known.
    let span = error_span!("answer", game = Empty, number = Empty);
    let work = work.instrument(span.clone());
    tokio::pin!(work);
    let (outcome, mut announced) = if let Ok(outcome) = timeout(PATIENCE, &mut work).await {
        (outcome, false)
    } else {
        let announced = respond(request, &announcement(mode, private)).await;
        note(&tap, announced);
        (work.await, announced == Fate::Known)
    };
    let came_of_it = match &outcome {
        Ok(Ok(reply)) if !reply.is_refusal() => Outcome::Answered,
        Ok(Ok(_) | Err(Error::Refused(_) | Error::Store(StoreError::Late))) => Outcome::Refused,
        Ok(Err(_)) | Err(_) => Outcome::Failed,
    };
    let reply = match outcome {
        Ok(Ok(reply)) => reply,
        Ok(Err(problem)) => span.in_scope(|| excuse(request, &problem)),
        Err(_) => {
            span.in_scope(|| error!(interaction = request.id().0, "panicked while answering"));
            Reply::refusal(request.lang().say("fault", &[]))
        }
    };
    // Whatever was made for one person reaches nobody else, even by a forged button.
    let mut reply = if private && mode == Mode::Anew {
        reply.hidden()
    } else {
        reply
    };
    let mut next = reply.take_next();
    let worth = Worth {
        shows: reply.shows().cloned(),
        acted: reply.is_following(),
    };
    let following = reply.take_following();
    // A refusal changes nothing, and gives way to the answer to an older press.
    let press = press.filter(|_| !reply.is_refusal());
    let sending = match &press {
        Some(press) => settle(request, press, worth, &mut announced).await,
        None => None,
    };
    let is_overtaken = press.is_some() && sending.is_none();
    // After an announcement the first answer is the message itself.
    let refused = (reply.is_refusal() && !announced).then(|| request.token());
    let fate = if is_overtaken {
        if !announced {
            respond(request, &CreateInteractionResponse::Acknowledge).await;
        }
        Fate::Overtaken
    } else if tap.is_lost() {
        Fate::Late
    } else if announced {
        follow(request, mode, private, reply, &mut next).await
    } else {
        first(request, mode, reply, &mut next).await
    };
    drop((sending, press));
    let outcome = match fate {
        Fate::Known | Fate::Taken | Fate::Overtaken => came_of_it,
        Fate::Late => Outcome::Late,
        Fate::Lost | Fate::Forbidden => Outcome::Failed,
    };
    metrics::interaction(request.kind(), request.name(), outcome);
    match following {
        Some((id, _)) if is_overtaken => live_messages::drop_answer(request, &id),
        Some((id, number)) => live_messages::begin(request, spot(request, mode), &id, number).await,
        None => {}
    }
    if mode == Mode::InPlace {
        take_away_last(request, refused).await;
    }
    for reply in next.into_iter().filter(|_| !is_overtaken) {
        if let Err(error) = sending::add(request.answering(), request.token(), reply).await {
            log_failure(request, &error);
        }
    }
    outcome == Outcome::Answered
}

/// Whether somebody still waits for an answer; where nobody does, that is told.
async fn is_in_time(request: &Request<'_>, tap: &Tap) -> bool {
    let is_in_time = Box::pin(tap.is_in_time(request)).await;
    if !is_in_time {
        let interaction = request.id().0;
        info!(interaction, "came too late, and nothing is done");
        metrics::interaction(request.kind(), request.name(), Outcome::Late);
    }
    is_in_time
}

/// Notes what Discord has of us after an answer was announced.
fn note(tap: &Tap, announced: Fate) {
    match announced {
        Fate::Known => tap.becomes(State::Acknowledged),
        Fate::Late | Fate::Taken => tap.becomes(State::Lost),
        Fate::Overtaken | Fate::Forbidden | Fate::Lost => {}
    }
}

/// Waits until it is known whether the answer to a press may change its message, and gives the right to; announces it where
/// that takes long.
async fn settle(
    request: &Request<'_>,
    press: &Press,
    worth: Worth,
    announced: &mut bool,
) -> Option<Sending> {
    let settled = press.settle(worth);
    tokio::pin!(settled);
    if !*announced {
        let patience = PATIENCE.saturating_sub(request.received().elapsed());
        if let Ok(settled) = timeout(patience, &mut settled).await {
            return settled;
        }
        let fate = respond(request, &CreateInteractionResponse::Acknowledge).await;
        *announced = matches!(fate, Fate::Known | Fate::Taken);
    }
    settled.await
}

/// Answers at once, without work.
pub async fn say(request: &Request<'_>, reply: Reply) {
    answer(request, Mode::Anew, true, async { Ok(reply) }).await;
}

/// The message the first answer became.
pub async fn answered(request: &Request<'_>) -> Option<MessageId> {
    let message = timeout(ATTEMPT * 3, request.answering().original(request.token())).await;
    message.ok()?.ok().map(|message| message.id)
}

/// What the person reads when it could not be done; a fault is logged here, once.
fn excuse(request: &Request<'_>, problem: &Error) -> Reply {
    let lang = request.lang();
    match problem {
        Error::Refused(refusal) => Reply::refusal(refusal.say(&lang)),
        Error::Store(StoreError::Transient(_)) => {
            warn!(interaction = request.id().0, "{problem}");
            Reply::refusal(Refusal::OutOfReach.say(&lang))
        }
        Error::Store(StoreError::Late) => {
            info!(
                interaction = request.id().0,
                "took too long, and nothing is stored"
            );
            Reply::refusal(lang.say("too-late", &[]))
        }
        Error::Store(_) | Error::Broken(..) | Error::Panicked => {
            error!(interaction = request.id().0, "{problem}");
            Reply::refusal(lang.say("fault", &[]))
        }
    }
}

/// The first answer, in words where Discord takes no files; what one message does not hold comes `next`.
async fn first(request: &Request<'_>, mode: Mode, reply: Reply, next: &mut Vec<Reply>) -> Fate {
    // A refusal never takes the place of a message that others or this person still need.
    let is_update = mode == Mode::InPlace && !reply.is_refusal();
    let response = |reply: Reply| {
        if is_update {
            CreateInteractionResponse::UpdateMessage(reply.response())
        } else {
            CreateInteractionResponse::Message(reply.response())
        }
    };
    let words = sending::words(&reply);
    let fate = respond(request, &response(reply)).await;
    let fate = match words {
        Some(mut words) if fate == Fate::Forbidden => {
            next.splice(0..0, words.take_next());
            respond(request, &response(words)).await
        }
        _ => fate,
    };
    if fate == Fate::Forbidden {
        warn!(
            interaction = request.id().0,
            "an answer came to nothing: Discord forbids it"
        );
    }
    fate
}

/// The first answer, tried again while Discord fails and time is left.
async fn respond(request: &Request<'_>, response: &CreateInteractionResponse) -> Fate {
    let fate = try_to_respond(request, response).await;
    if !matches!(fate, Fate::Lost | Fate::Forbidden) {
        metrics::acknowledged(request.received().elapsed());
    }
    fate
}

async fn try_to_respond(request: &Request<'_>, response: &CreateInteractionResponse) -> Fate {
    let (answering, id) = (request.answering(), request.id());
    for (nth, pause) in PAUSES.into_iter().enumerate() {
        let attempt = answering.respond(id, request.token(), response.clone());
        let fault = match timeout(ATTEMPT, attempt).await {
            Ok(Ok(())) => return Fate::Known,
            Ok(Err(error)) => Fault::of(&error),
            Err(_) => Fault::Later,
        };
        match fault {
            Fault::Answered if nth == 0 => return Fate::Taken,
            // An attempt that seemed to fail had reached Discord.
            Fault::Answered => return Fate::Known,
            Fault::Later => sleep(pause).await,
            Fault::Forbidden => return Fate::Forbidden,
            fault => {
                warn!(interaction = id.0, ?fault, "an answer came to nothing");
                return if fault == Fault::NoInteraction {
                    Fate::Late
                } else {
                    Fate::Lost
                };
            }
        }
    }
    warn!(interaction = id.0, "an answer did not reach Discord");
    Fate::Lost
}

/// Takes away what the person was told before that could not be done with this message.
async fn take_away_last(request: &Request<'_>, refused: Option<&str>) {
    let Some(message) = request.message() else {
        return;
    };
    let complaints = &request.data().complaints;
    if let Some(last) = complaints.next(request.person(), message.id, refused) {
        // It may have been dismissed.
        let _ = request.answering().delete_original(&last).await;
    }
}

/// The answer to what was announced.
async fn follow(
    request: &Request<'_>,
    mode: Mode,
    announced_private: bool,
    reply: Reply,
    next: &mut Vec<Reply>,
) -> Fate {
    let (answering, token) = (request.answering(), request.token());
    let refusal = reply.is_refusal();
    let result = match mode {
        // The message stays as it is; only this person reads why.
        Mode::InPlace if refusal => sending::add(answering, token, reply).await,
        Mode::Anew if refusal && !announced_private => {
            // What was announced to everyone must not become a private sentence.
            let gone = answering.delete_original(token).await;
            sending::add(answering, token, reply).await.and(gone)
        }
        _ => {
            // A newer press waits for it.
            let edit = timeout(EDIT, sending::edit(answering, token, reply));
            let Ok(edited) = edit.await else {
                warn!(
                    interaction = request.id().0,
                    "an answer did not reach Discord"
                );
                return Fate::Lost;
            };
            edited.map(|after| drop(next.splice(0..0, after)))
        }
    };
    match result {
        Ok(()) => Fate::Known,
        Err(error) => {
            log_failure(request, &error);
            Fate::Lost
        }
    }
}

fn log_failure(request: &Request<'_>, error: &serenity::Error) {
    warn!(interaction = request.id().0, fault = ?Fault::of(error), "an answer came to nothing");
}

fn announcement(mode: Mode, private: bool) -> CreateInteractionResponse {
    match mode {
        Mode::InPlace => CreateInteractionResponse::Acknowledge,
        Mode::Anew => CreateInteractionResponse::Defer(
            CreateInteractionResponseMessage::new().ephemeral(private),
        ),
    }
}

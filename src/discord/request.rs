//! One interaction, command or component: who asks, and the one place where it is answered in time.

pub mod action;
pub mod own;

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures::FutureExt;
use serenity::all::{
    CommandInteraction, ComponentInteraction, Context, CreateInteractionResponse,
    CreateInteractionResponseMessage, Http, MessageId, Permissions,
};
use tokio::time::{sleep, timeout};
use tracing::field::{Empty, display};
use tracing::{Instrument, Span, error, error_span, warn};

use crate::discord::Data;
use crate::discord::Fatal;
use crate::discord::fault::Fault;
use crate::discord::replay::Replays;
use crate::discord::view::reply::Reply;
use crate::game::Lang;
use crate::host::{ChannelId, Error, GuildId, Host, InteractionId, Record, UserId};

/// Discord waits 3 s for a first answer; whatever takes longer than this is announced and follows.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How long one attempt to answer may take, and how long to wait before the next.
const ATTEMPT: Duration = Duration::from_millis(900);
const PAUSES: [Duration; 3] = [
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_millis(700),
];

/// One interaction.
#[derive(Clone, Copy, Debug)]
pub struct Incoming<'a> {
    ctx: &'a Context,
    data: &'a Data,
    from: From<'a>,
}

#[derive(Clone, Copy, Debug)]
enum From<'a> {
    Command(&'a CommandInteraction),
    Component(&'a ComponentInteraction),
}

/// What becomes of the message a button is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The answer is a message of its own.
    Anew,
    /// The answer takes the message's place.
    InPlace,
}

impl<'a> Incoming<'a> {
    /// A slash command.
    pub fn command(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a CommandInteraction,
    ) -> Incoming<'a> {
        Incoming {
            ctx,
            data,
            from: From::Command(interaction),
        }
    }

    /// A slash command that poise dispatches and does not parse.
    pub fn of(ctx: poise::ApplicationContext<'a, Data, Fatal>) -> Incoming<'a> {
        let framework = ctx.framework;
        Incoming::command(
            framework.serenity_context,
            framework.user_data,
            ctx.interaction,
        )
    }

    /// A button or a menu.
    pub fn component(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a ComponentInteraction,
    ) -> Incoming<'a> {
        Incoming {
            ctx,
            data,
            from: From::Component(interaction),
        }
    }

    /// Every match.
    pub fn host(&self) -> &'a Host {
        &self.data.host
    }

    /// The replays that were made.
    pub fn replays(&self) -> &'a Replays {
        &self.data.replays
    }

    /// Who asks.
    pub fn person(&self) -> UserId {
        match self.from {
            From::Command(i) => i.user.id.get().into(),
            From::Component(i) => i.user.id.get().into(),
        }
    }

    /// The interaction's id: the same tap has the same one.
    pub fn id(&self) -> InteractionId {
        match self.from {
            From::Command(i) => i.id.get().into(),
            From::Component(i) => i.id.get().into(),
        }
    }

    /// Where.
    pub fn channel(&self) -> ChannelId {
        match self.from {
            From::Command(i) => i.channel_id.get().into(),
            From::Component(i) => i.channel_id.get().into(),
        }
    }

    /// The channel this is a thread of, if it is one.
    pub fn parent(&self) -> Option<ChannelId> {
        let channel = match self.from {
            From::Command(i) => i.channel.as_ref(),
            From::Component(i) => i.channel.as_ref(),
        };
        let thread = channel.filter(|channel| channel.thread_metadata.is_some())?;
        thread.parent_id.map(|id| id.get().into())
    }

    /// What the person may do there, as Discord says it; nothing in direct messages.
    fn permissions(&self) -> Permissions {
        let member = match self.from {
            From::Command(i) => i.member.as_deref(),
            From::Component(i) => i.member.as_ref(),
        };
        member
            .and_then(|member| member.permissions)
            .unwrap_or_default()
    }

    /// Whether the person manages the server.
    pub fn manages(&self) -> bool {
        self.permissions()
            .intersects(Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR))
    }

    /// Whether the person moderates the channel.
    pub fn moderates(&self) -> bool {
        self.manages() || self.permissions().contains(Permissions::MANAGE_MESSAGES)
    }

    /// Discord, for what is more than an answer.
    pub fn http(&self) -> &'a Http {
        &self.ctx.http
    }

    /// On which server, if on one.
    pub fn guild(&self) -> Option<GuildId> {
        let id = match self.from {
            From::Command(i) => i.guild_id,
            From::Component(i) => i.guild_id,
        };
        id.map(|id| id.get().into())
    }

    /// The channel's permissions of the bot, as Discord says them; everything in direct messages.
    pub fn may(&self) -> Permissions {
        let given = match self.from {
            From::Command(i) => i.app_permissions,
            From::Component(i) => i.app_permissions,
        };
        given.unwrap_or(Permissions::all())
    }

    /// The language of the person.
    pub fn lang(&self) -> Lang {
        Lang::of(match self.from {
            From::Command(i) => &i.locale,
            From::Component(i) => &i.locale,
        })
    }

    /// The language of the server, for what everyone reads.
    pub fn public_lang(&self) -> Lang {
        let locale = match self.from {
            From::Command(i) => i.guild_locale.as_deref(),
            From::Component(i) => i.guild_locale.as_deref(),
        };
        locale.map_or_else(Lang::english, Lang::of)
    }

    /// Does the work and answers with what comes of it, in time: work that takes longer is announced first.
    pub async fn answer(
        &self,
        mode: Mode,
        private: bool,
        work: impl Future<Output = Result<Reply, Error>>,
    ) {
        let _in_hand = self.data.in_hand.read().await;
        // Even a mistake of ours is answered.
        let work = AssertUnwindSafe(work).catch_unwind();
        // What goes wrong is logged with the match it is about, once that is known.
        let span = error_span!("answer", game = Empty, number = Empty);
        let work = work.instrument(span.clone());
        tokio::pin!(work);
        let (outcome, announced) = if let Ok(outcome) = timeout(PATIENCE, &mut work).await {
            (outcome, false)
        } else {
            let announced = self.respond(&announcement(mode, private)).await;
            (work.await, announced)
        };
        let reply = match outcome {
            Ok(Ok(reply)) => reply,
            Ok(Err(problem)) => span.in_scope(|| self.excuse(&problem)),
            Err(_) => {
                span.in_scope(|| error!(interaction = self.id().0, "panicked while answering"));
                Reply::refusal(self.lang().say("fault", &[]))
            }
        };
        // Whatever was made for one person reaches nobody else, even by a forged button.
        let mut reply = if private && mode == Mode::Anew {
            reply.hidden()
        } else {
            reply
        };
        let next = reply.take_next();
        if announced {
            self.follow(mode, private, reply).await;
        } else {
            // A refusal never takes the place of a message that others or this person still need.
            let response = if mode == Mode::InPlace && !reply.is_refusal() {
                CreateInteractionResponse::UpdateMessage(reply.response())
            } else {
                CreateInteractionResponse::Message(reply.response())
            };
            self.respond(&response).await;
        }
        for reply in next {
            if let Err(error) = self.add(reply).await {
                self.came_to_nothing(&error);
            }
        }
    }

    /// Answers at once, without work.
    pub async fn say(&self, reply: Reply) {
        self.answer(Mode::Anew, true, async { Ok(reply) }).await;
    }

    /// The message the first answer became.
    pub async fn answered(&self) -> Option<MessageId> {
        let token = self.token();
        let message = timeout(
            ATTEMPT * 3,
            self.ctx.http.get_original_interaction_response(token),
        )
        .await;
        message.ok()?.ok().map(|message| message.id)
    }

    fn token(&self) -> &'a str {
        match self.from {
            From::Command(i) => &i.token,
            From::Component(i) => &i.token,
        }
    }

    /// What the person reads when it could not be done; a fault is logged here, once.
    fn excuse(&self, problem: &Error) -> Reply {
        let lang = self.lang();
        match problem {
            Error::Refused(refusal) => Reply::refusal(refusal.say(&lang)),
            Error::Store(_) | Error::Broken(..) | Error::Panicked => {
                error!(interaction = self.id().0, "{problem}");
                Reply::refusal(lang.say("fault", &[]))
            }
        }
    }

    /// The first answer, tried again while Discord fails and time is left; whether it stands.
    async fn respond(&self, response: &CreateInteractionResponse) -> bool {
        let http: &Http = &self.ctx.http;
        for pause in PAUSES {
            let attempt = async {
                match self.from {
                    From::Command(i) => i.create_response(http, response.clone()).await,
                    From::Component(i) => i.create_response(http, response.clone()).await,
                }
            };
            let fault = match timeout(ATTEMPT, attempt).await {
                Ok(Ok(())) => return true,
                Ok(Err(error)) => Fault::of(&error),
                Err(_) => Fault::Later,
            };
            match fault {
                // An attempt that seemed to fail had reached Discord.
                Fault::Answered => return true,
                Fault::Later => sleep(pause).await,
                fault => {
                    warn!(
                        interaction = self.id().0,
                        ?fault,
                        "an answer came to nothing"
                    );
                    return false;
                }
            }
        }
        warn!(interaction = self.id().0, "an answer did not reach Discord");
        false
    }

    /// The answer to what was announced.
    async fn follow(&self, mode: Mode, announced_private: bool, reply: Reply) {
        let http = &self.ctx.http;
        let refusal = reply.is_refusal();
        let result = match mode {
            // The message stays as it is; only this person reads why.
            Mode::InPlace if refusal => self.add(reply).await,
            Mode::Anew if refusal && !announced_private => {
                // What was announced to everyone must not become a private sentence.
                let gone = http
                    .delete_original_interaction_response(self.token())
                    .await;
                self.add(reply).await.and(gone)
            }
            _ => match self.from {
                From::Command(i) => i.edit_response(http, reply.edit_response()).await.map(drop),
                From::Component(i) => i.edit_response(http, reply.edit_response()).await.map(drop),
            },
        };
        if let Err(error) = result {
            self.came_to_nothing(&error);
        }
    }

    fn came_to_nothing(&self, error: &serenity::Error) {
        warn!(interaction = self.id().0, fault = ?Fault::of(error), "an answer came to nothing");
    }

    /// One more message.
    async fn add(&self, reply: Reply) -> serenity::Result<()> {
        match self.from {
            From::Command(i) => i
                .create_followup(&self.ctx.http, reply.followup())
                .await
                .map(drop),
            From::Component(i) => i
                .create_followup(&self.ctx.http, reply.followup())
                .await
                .map(drop),
        }
    }
}

/// What is being answered is about this match.
pub fn about(record: &Record) {
    Span::current()
        .record("game", display(record.id()))
        .record("number", record.number);
}

fn announcement(mode: Mode, private: bool) -> CreateInteractionResponse {
    match mode {
        Mode::InPlace => CreateInteractionResponse::Acknowledge,
        Mode::Anew => CreateInteractionResponse::Defer(
            CreateInteractionResponseMessage::new().ephemeral(private),
        ),
    }
}

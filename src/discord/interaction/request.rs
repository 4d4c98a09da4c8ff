//! One interaction, a command or a component: person, place, language and choices.

pub mod action;
pub mod exercise;
pub mod list;
pub mod match_action;
pub mod page;
pub mod reminders;
pub mod slash_command;
pub mod study;
pub mod vacation;
pub mod zone;

use std::time::{Duration, Instant};

use poise::ApplicationContext;
use serenity::all::{
    ActionRowComponent, AuthorizingIntegrationOwner, ButtonKind, CommandDataOption,
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Member, Message,
    MessageFlags, MessageInteractionMetadata, Permissions, User,
};
use serenity::client::Context;
use tokio::time::timeout;
use tracing::field::display;
use tracing::{Span, warn};

use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::callback::Answering;
use crate::discord::interaction::data::{self, Data, Fatal};
use crate::discord::interaction::presses::Spot;
use crate::discord::interaction::request::action::Action;
use crate::discord::rest::Rest;
use crate::discord::view::names;
use crate::host::{ChannelId, GuildId, Host, InteractionId, Rank, Record, Refusal, UserId};
use crate::metrics::Kind;
use tavolino_games::game::Lang;

/// The names of all slash commands.
pub const COMMANDS: [&str; 28] = [
    "block",
    "board",
    "break-off",
    "claim",
    "draw",
    "games",
    "hand",
    "help",
    "hint",
    "history",
    "join",
    "leaderboard",
    "learn",
    "move",
    "play",
    "privacy",
    "puzzle",
    "record",
    "rematch",
    "remind",
    "replace",
    "resign",
    "rules",
    "settings",
    "stats",
    "time",
    "undo",
    "vacation",
];

/// Time limit for storing a changed language, 300 ms.
const LANGUAGE_TIMEOUT: Duration = Duration::from_millis(300);

/// The locale of every server that is no Community.
const DEFAULT_LOCALE: &str = "en-US";

/// One interaction.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    ctx: &'a Context,
    data: &'a Data,
    from: Origin<'a>,
    received: Instant,
}

/// The content of a request.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// Name and options of a slash command.
    Command(&'a str, &'a [CommandDataOption]),
    /// The `custom_id` of a button or a menu.
    Component(&'a str),
}

#[derive(Clone, Copy, Debug)]
enum Origin<'a> {
    Command(&'a CommandInteraction),
    Component(&'a ComponentInteraction),
}

impl<'a> Request<'a> {
    /// The request of a slash command.
    pub fn command(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a CommandInteraction,
    ) -> Request<'a> {
        Request {
            ctx,
            data,
            from: Origin::Command(interaction),
            received: Instant::now(),
        }
    }

    /// The request of a slash command that poise parses. Only slash commands are registered, so there always is an
    /// interaction.
    pub fn of(ctx: &data::Context<'a>) -> Request<'a> {
        let poise::Context::Application(application) = ctx else {
            unreachable!("no prefix command is registered")
        };
        Request::unparsed(*application)
    }

    /// The request of a slash command that poise dispatches without parsing.
    pub fn unparsed(ctx: ApplicationContext<'a, Data, Fatal>) -> Request<'a> {
        let framework = ctx.framework;
        Request::command(
            framework.serenity_context,
            framework.user_data,
            ctx.interaction,
        )
    }

    /// The request of a button or a menu.
    pub fn component(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a ComponentInteraction,
    ) -> Request<'a> {
        Request {
            ctx,
            data,
            from: Origin::Component(interaction),
            received: Instant::now(),
        }
    }

    /// The time of arrival.
    pub fn received(&self) -> Instant {
        self.received
    }

    /// Command or button, for metrics.
    pub fn kind(&self) -> Kind {
        match self.from {
            Origin::Command(_) => Kind::Command,
            Origin::Component(_) => Kind::Button,
        }
    }

    /// The name of the command or action; `unknown` for any other, as names become labels of metrics.
    pub fn name(&self) -> &'static str {
        let name = match self.from {
            Origin::Command(i) => COMMANDS.into_iter().find(|name| *name == i.data.name),
            Origin::Component(i) => Action::read(&i.data.custom_id).map(|action| action.name()),
        };
        name.unwrap_or("unknown")
    }

    /// The host.
    pub fn host(&self) -> &'a Host {
        &self.data.host
    }

    /// The shared parts of the process.
    pub fn data(&self) -> &'a Data {
        self.data
    }

    /// The endpoints that answer this interaction.
    pub fn answering(&self) -> Answering<'a> {
        Answering::at(self.ctx)
    }

    /// Discord's REST API, for calls other than the answer.
    pub fn rest(&self) -> &'a Rest {
        &self.data.rest
    }

    /// The person who sent the interaction.
    pub fn person(&self) -> UserId {
        match self.from {
            Origin::Command(i) => i.user.id.get().into(),
            Origin::Component(i) => i.user.id.get().into(),
        }
    }

    /// The content of the request.
    pub fn input(&self) -> Input<'a> {
        match self.from {
            Origin::Command(i) => Input::Command(&i.data.name, &i.data.options),
            Origin::Component(i) => Input::Component(&i.data.custom_id),
        }
    }

    /// Charges a request to the budgets of the person and of the server.
    ///
    /// # Errors
    ///
    /// Refuses beyond a budget.
    pub fn spend(&self, spending: Spending) -> Result<(), Refusal> {
        let budgets = self.data.budgets.as_ref();
        budgets.map_or(Ok(()), |budgets| {
            budgets.spend(spending, self.person(), self.guild())
        })
    }

    /// The user id of the bot, which is the application's id.
    pub fn bot(&self) -> UserId {
        match self.from {
            Origin::Command(i) => i.application_id.get().into(),
            Origin::Component(i) => i.application_id.get().into(),
        }
    }

    /// The interaction's id; a redelivery has the same one.
    pub fn id(&self) -> InteractionId {
        match self.from {
            Origin::Command(i) => i.id.get().into(),
            Origin::Component(i) => i.id.get().into(),
        }
    }

    /// The interaction's token, a secret that authorizes its answers.
    pub fn token(&self) -> &'a str {
        match self.from {
            Origin::Command(i) => &i.token,
            Origin::Component(i) => &i.token,
        }
    }

    /// The channel of the interaction.
    pub fn channel(&self) -> ChannelId {
        match self.from {
            Origin::Command(i) => i.channel_id.get().into(),
            Origin::Component(i) => i.channel_id.get().into(),
        }
    }

    /// The parent channel, if the channel is a thread.
    pub fn parent(&self) -> Option<ChannelId> {
        let channel = match self.from {
            Origin::Command(i) => i.channel.as_ref(),
            Origin::Component(i) => i.channel.as_ref(),
        };
        let thread = channel.filter(|channel| channel.thread_metadata.is_some())?;
        thread.parent_id.map(|id| id.get().into())
    }

    /// Whether the channel is a locked thread that the bot may not write in.
    pub fn is_locked(&self) -> bool {
        let channel = match self.from {
            Origin::Command(i) => i.channel.as_ref(),
            Origin::Component(i) => i.channel.as_ref(),
        };
        let thread = channel.and_then(|channel| channel.thread_metadata.as_ref());
        let is_moderator = self.bot_permissions().contains(Permissions::MANAGE_THREADS);
        thread.is_some_and(|thread| thread.locked) && !is_moderator
    }

    /// The person as a member of the server; `None` in direct messages.
    pub fn member(&self) -> Option<&'a Member> {
        match self.from {
            Origin::Command(i) => i.member.as_deref(),
            Origin::Component(i) => i.member.as_ref(),
        }
    }

    /// The person's permissions in the channel; none in direct messages.
    fn permissions(&self) -> Permissions {
        self.member()
            .and_then(|member| member.permissions)
            .unwrap_or_default()
    }

    /// Whether the person may manage the server.
    pub fn manages(&self) -> bool {
        self.permissions()
            .intersects(Permissions::MANAGE_GUILD.union(Permissions::ADMINISTRATOR))
    }

    /// The person's rank in the channel.
    pub fn rank(&self) -> Rank {
        if self.manages() || self.permissions().contains(Permissions::MANAGE_MESSAGES) {
            Rank::Moderator
        } else {
            Rank::Member
        }
    }

    /// The server; `None` in direct messages.
    pub fn guild(&self) -> Option<GuildId> {
        let id = match self.from {
            Origin::Command(i) => i.guild_id,
            Origin::Component(i) => i.guild_id,
        };
        id.map(|id| id.get().into())
    }

    /// Whether the request comes from a server that has not invited the bot: its sender has added it to their account.
    pub fn is_uninvited(&self) -> bool {
        use AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
        let owners = match self.from {
            Origin::Command(i) => &i.authorizing_integration_owners,
            Origin::Component(i) => &i.authorizing_integration_owners,
        };
        let owners = &owners.0;
        self.guild().is_some()
            && owners.iter().any(|owner| matches!(owner, UserInstall(_)))
            && !owners.iter().any(|owner| matches!(owner, GuildInstall(_)))
    }

    /// Refuses a request from a server that has not invited the bot.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotInvited`], which leads to direct messages.
    pub fn must_be_invited(&self) -> Result<(), Refusal> {
        if self.is_uninvited() {
            return Err(Refusal::NotInvited(self.bot()));
        }
        Ok(())
    }

    /// The bot's permissions in the channel; all in direct messages.
    pub fn bot_permissions(&self) -> Permissions {
        let permissions = match self.from {
            Origin::Command(i) => i.app_permissions,
            Origin::Component(i) => i.app_permissions,
        };
        permissions.unwrap_or(Permissions::all())
    }

    /// The language of the person alone.
    fn own_lang(&self) -> Lang {
        Lang::of(match self.from {
            Origin::Command(i) => &i.locale,
            Origin::Component(i) => &i.locale,
        })
    }

    /// The language of the person, at tables in the language for public messages.
    pub fn lang(&self) -> Lang {
        self.own_lang().at_table(&self.public_lang())
    }

    /// The language of the person, at the table of a match.
    pub fn lang_at(&self, record: &Record) -> Lang {
        names::at_table(&self.own_lang(), record)
    }

    /// The language of an answer that everybody reads, or the person alone.
    pub fn lang_for(&self, everybody: bool) -> Lang {
        if everybody {
            self.public_lang()
        } else {
            self.lang()
        }
    }

    /// The language for public messages: the one set for the server, else the locale of a server that is a Community, else
    /// the person's. A match has one of its own.
    pub fn public_lang(&self) -> Lang {
        let Some(guild) = self.guild() else {
            return self.own_lang();
        };
        let set = self.data.host.server_language(guild);
        set.or_else(|| self.data.communities.lang(guild))
            .or_else(|| self.community_lang())
            .unwrap_or_else(|| self.own_lang())
    }

    /// The language of a Community, before the event that describes the server; `None` for any other server, whose locale is
    /// always `en-US`.
    fn community_lang(&self) -> Option<Lang> {
        let locale = match self.from {
            Origin::Command(i) => i.guild_locale.as_deref(),
            Origin::Component(i) => i.guild_locale.as_deref(),
        };
        locale
            .filter(|locale| *locale != DEFAULT_LOCALE)
            .map(Lang::of)
    }

    /// Stores the language of the person, if it has changed. `/privacy` stores nothing.
    pub async fn store_language(&self) {
        let is_privacy = match self.input() {
            Input::Command(name, _) => name == "privacy",
            Input::Component(custom_id) => Action::read(custom_id) == Some(Action::Forget),
        };
        if is_privacy || self.data.reach.is_lost() {
            return;
        }
        let lang = self.own_lang();
        let stored = self.host().set_language(self.person(), &lang);
        // Answers that need no database do not wait for it; the next interaction tries again.
        if let Ok(Err(error)) = timeout(LANGUAGE_TIMEOUT, stored).await {
            warn!(
                interaction = self.id().0,
                "a language cannot be stored: {error}"
            );
        }
    }

    /// The message of the button or menu; `None` for a command.
    pub fn message(&self) -> Option<&'a Message> {
        match self.from {
            Origin::Command(_) => None,
            Origin::Component(i) => Some(&i.message),
        }
    }

    /// Whether the button's message is ephemeral. A button forged onto a public message must not publish private content.
    pub fn is_on_private_message(&self) -> bool {
        let flags = self.message().and_then(|message| message.flags);
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    /// Whether the pressed button stands on its message, as far as Discord says: a forged one does not.
    pub fn is_button_on_message(&self) -> bool {
        let Input::Component(pressed) = self.input() else {
            return false;
        };
        self.buttons().any(|custom_id| custom_id == pressed)
    }

    /// The `custom_id` of each button on the pressed message, as far as Discord says.
    pub fn buttons(&self) -> impl Iterator<Item = &'a str> {
        let rows = self.message().map(|message| message.components.iter());
        let parts = rows.into_iter().flatten().flat_map(|row| &row.components);
        parts.filter_map(|part| match part {
            ActionRowComponent::Button(button) => match &button.data {
                ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
                _ => None,
            },
            _ => None,
        })
    }

    /// The message that the answer to this interaction creates.
    pub fn own_spot(&self) -> Spot {
        Spot(self.id().get())
    }

    /// The private message of the button; `None` if it is public.
    pub fn pressed_spot(&self) -> Option<Spot> {
        use MessageInteractionMetadata as By;
        let message = self.message().filter(|_| self.is_on_private_message())?;
        // A follow-up message has the same origin.
        let (origin, original) = match message.interaction_metadata.as_deref() {
            Some(By::Command(by)) => (by.id, by.original_response_message_id),
            Some(By::Component(by)) => (by.id, by.original_response_message_id),
            _ => return Some(Spot(message.id.get())),
        };
        let is_answer = original.is_none_or(|original| original == message.id);
        Some(Spot(if is_answer {
            origin.get()
        } else {
            message.id.get()
        }))
    }

    /// The value chosen in a menu of values; empty if there is none.
    pub fn chosen(&self) -> &'a str {
        match self.component_kind() {
            Some(ComponentInteractionDataKind::StringSelect { values }) => {
                values.first().map_or("", String::as_str)
            }
            _ => "",
        }
    }

    /// The channels chosen in a menu of channels; `None` for any other component.
    pub fn chosen_channels(&self) -> Option<Vec<ChannelId>> {
        match self.component_kind() {
            Some(ComponentInteractionDataKind::ChannelSelect { values }) => {
                Some(values.iter().map(|id| id.get().into()).collect())
            }
            _ => None,
        }
    }

    /// The person chosen in a menu of people; `None` for any other component.
    pub fn chosen_user(&self) -> Option<&'a User> {
        let Origin::Component(interaction) = self.from else {
            return None;
        };
        match &interaction.data.kind {
            ComponentInteractionDataKind::UserSelect { values } => {
                interaction.data.resolved.users.get(values.first()?)
            }
            _ => None,
        }
    }

    fn component_kind(&self) -> Option<&'a ComponentInteractionDataKind> {
        match self.from {
            Origin::Command(_) => None,
            Origin::Component(i) => Some(&i.data.kind),
        }
    }
}

/// Records the match in the span of the log.
pub fn log_match(record: &Record) {
    Span::current()
        .record("game", display(record.id()))
        .record("number", record.row.number);
}

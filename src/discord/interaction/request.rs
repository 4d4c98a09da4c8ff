//! One interaction, a command or a component: person, place, language and choices.

use std::time::{Duration, Instant};

use poise::ApplicationContext;
use serenity::all::{
    ActionRow, ActionRowComponent, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners,
    ButtonKind, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Member,
    Message, MessageFlags, MessageInteractionMetadata, ModalInteraction, PartialChannel,
    Permissions, User,
};
use serenity::client::Context;
use tokio::time::timeout;
use tracing::field::display;
use tracing::{Span, warn};

use super::data::{Command, Data, Fatal};
use super::edit_order::Spot;
use crate::discord::action::{Action, Spending};
use crate::discord::clock::now;
use crate::discord::interaction::data;
use crate::discord::rest::{Answering, Rest};
use crate::discord::view::names;
use crate::host::{
    ChannelId, GuildId, Host, InteractionId, Rank, Record, Refusal, Timestamp, UserId,
};
use crate::metrics::Kind;
use tavolino_games::game::Lang;

/// Time limit for storing a changed language, 300 ms.
const LANGUAGE_TIMEOUT: Duration = Duration::from_millis(300);

/// The locale of every server that is no Community.
const DEFAULT_LOCALE: &str = "en-US";

/// The name of a request that is none of the bot's commands or buttons.
const UNKNOWN: &str = "unknown";

/// One interaction.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    ctx: &'a Context,
    data: &'a Data,
    received: Instant,
    begun: Timestamp,
    id: InteractionId,
    token: &'a str,
    bot: UserId,
    sender: &'a User,
    member: Option<&'a Member>,
    guild: Option<GuildId>,
    channel: ChannelId,
    thread: Option<&'a PartialChannel>,
    owners: Option<&'a AuthorizingIntegrationOwners>,
    bot_permissions: Permissions,
    locale: &'a str,
    guild_locale: Option<&'a str>,
    input: Input<'a>,
    cost: Option<Spending>,
}

/// The content of a request.
#[derive(Clone, Copy, Debug)]
enum Input<'a> {
    /// A slash command, by its name.
    Command(&'a str),
    /// A button or a menu; no action where it is stale or forged.
    Component(&'a ComponentInteraction, Option<&'a Action>),
    /// A field that was filled in.
    Modal(&'a ModalInteraction, Option<&'a Action>),
}

/// A request with all that the kinds of interaction have alike, in fields of the same names.
macro_rules! sent {
    ($ctx:ident, $data:ident, $interaction:ident) => {
        Request {
            ctx: $ctx,
            data: $data,
            received: Instant::now(),
            begun: now(),
            id: $interaction.id.get().into(),
            token: &$interaction.token,
            bot: $interaction.application_id.get().into(),
            sender: &$interaction.user,
            member: None,
            guild: $interaction.guild_id.map(|id| id.get().into()),
            channel: $interaction.channel_id.get().into(),
            thread: thread($interaction.channel.as_ref()),
            owners: None,
            bot_permissions: $interaction.app_permissions.unwrap_or(Permissions::all()),
            locale: &$interaction.locale,
            guild_locale: $interaction.guild_locale.as_deref(),
            input: Input::Command(UNKNOWN),
            cost: None,
        }
    };
}

impl<'a> Request<'a> {
    /// The request of a slash command; without the path to it in the tree of commands if it is none
    /// of the bot's.
    pub fn command(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a CommandInteraction,
        path: &[&'a Command],
    ) -> Request<'a> {
        Request {
            member: interaction.member.as_deref(),
            owners: Some(&interaction.authorizing_integration_owners),
            input: Input::Command(path.first().map_or(UNKNOWN, |command| &command.name)),
            cost: cost(path),
            ..sent!(ctx, data, interaction)
        }
    }

    /// The request of a slash command that poise parses. Only slash commands are registered, so
    /// there always is an interaction.
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
            ctx.command_tree,
        )
    }

    /// The request of a button or a menu, with its action.
    pub fn component(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a ComponentInteraction,
        action: Option<&'a Action>,
    ) -> Request<'a> {
        Request {
            member: interaction.member.as_ref(),
            owners: Some(&interaction.authorizing_integration_owners),
            input: Input::Component(interaction, action),
            // A stale button costs as much as a small command.
            cost: action.map_or(Some(Spending::Minor), Action::cost),
            ..sent!(ctx, data, interaction)
        }
    }

    /// The request of a field that was filled in, with its action.
    pub fn modal(
        ctx: &'a Context,
        data: &'a Data,
        interaction: &'a ModalInteraction,
        action: Option<&'a Action>,
    ) -> Request<'a> {
        Request {
            member: interaction.member.as_ref(),
            // The button that asked for the field came from an invited bot.
            owners: None,
            input: Input::Modal(interaction, action),
            cost: action.map_or(Some(Spending::Minor), Action::cost),
            ..sent!(ctx, data, interaction)
        }
    }

    /// The rows of a field that was filled in; `None` for any other request.
    pub fn submitted(&self) -> Option<&'a [ActionRow]> {
        match self.input {
            Input::Modal(modal, _) => Some(&modal.data.components),
            Input::Command(_) | Input::Component(..) => None,
        }
    }

    /// The text in the field that was filled in; empty for any other request.
    pub fn written(&self) -> &'a str {
        let rows = self.submitted().unwrap_or_default().iter();
        let text = rows.flat_map(|row| &row.components).find_map(|part| {
            let ActionRowComponent::InputText(input) = part else {
                return None;
            };
            input.value.as_deref()
        });
        text.unwrap_or_default()
    }

    /// The request at another cost, which its arguments decide.
    #[must_use]
    pub fn at_cost(self, cost: Option<Spending>) -> Request<'a> {
        Request { cost, ..self }
    }

    /// The time at which the interaction was received: its token expires 15 minutes later.
    pub fn begun(&self) -> Timestamp {
        self.begun
    }

    /// The time of arrival.
    pub fn received(&self) -> Instant {
        self.received
    }

    /// Command or button, for metrics.
    pub fn kind(&self) -> Kind {
        match self.input {
            Input::Command(_) => Kind::Command,
            Input::Component(..) | Input::Modal(..) => Kind::Button,
        }
    }

    /// The name of the command or action; `unknown` for any other, as names become labels of
    /// metrics.
    pub fn name(&self) -> &'a str {
        match self.input {
            Input::Command(name) => name,
            Input::Component(_, action) | Input::Modal(_, action) => {
                action.map_or(UNKNOWN, Action::name)
            }
        }
    }

    /// The `custom_id` of a button or a menu, and its action; `None` for a command, and where it is
    /// stale or forged.
    pub fn action(&self) -> Option<(&'a str, &'a Action)> {
        match self.input {
            Input::Command(_) => None,
            Input::Component(component, action) => Some((&component.data.custom_id, action?)),
            Input::Modal(modal, action) => Some((&modal.data.custom_id, action?)),
        }
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
        self.sender.id.get().into()
    }

    /// Charges the request what it costs: every command and every button costs something, unless it
    /// is declared free.
    ///
    /// # Errors
    ///
    /// Refuses beyond a budget.
    pub fn pay(&self) -> Result<(), Refusal> {
        self.cost.map_or(Ok(()), |cost| self.spend(cost))
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
        self.bot
    }

    /// The interaction's id; a redelivery has the same one.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// The interaction's token, a secret that authorizes its answers.
    pub fn token(&self) -> &'a str {
        self.token
    }

    /// The channel of the interaction.
    pub fn channel(&self) -> ChannelId {
        self.channel
    }

    /// The parent channel, if the channel is a thread.
    pub fn parent(&self) -> Option<ChannelId> {
        self.thread?.parent_id.map(|id| id.get().into())
    }

    /// Whether the channel is a locked thread that the bot may not write in.
    pub fn is_locked(&self) -> bool {
        let thread = self
            .thread
            .and_then(|thread| thread.thread_metadata.as_ref());
        let is_moderator = self.bot_permissions.contains(Permissions::MANAGE_THREADS);
        thread.is_some_and(|thread| thread.locked) && !is_moderator
    }

    /// The person as a member of the server; `None` in direct messages.
    pub fn member(&self) -> Option<&'a Member> {
        self.member
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
        self.guild
    }

    /// Whether the request comes from a server that has not invited the bot: its sender has added
    /// it to their account.
    pub fn is_uninvited(&self) -> bool {
        use AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
        let owners = self.owners.map_or(&[][..], |owners| &owners.0);
        self.guild.is_some()
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
            return Err(Refusal::NotInvited(self.bot));
        }
        Ok(())
    }

    /// The bot's permissions in the channel; all in direct messages.
    pub fn bot_permissions(&self) -> Permissions {
        self.bot_permissions
    }

    /// The language of the person alone.
    fn own_lang(&self) -> Lang {
        Lang::of(self.locale)
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

    /// The language for public messages: the one set for the server, else the locale of a server
    /// that is a Community, else the person's. A match has one of its own.
    pub fn public_lang(&self) -> Lang {
        let Some(guild) = self.guild() else {
            return self.own_lang();
        };
        let set = self.data.host.server_language(guild);
        set.or_else(|| self.data.locales.lang(guild))
            .or_else(|| self.community_lang())
            .unwrap_or_else(|| self.own_lang())
    }

    /// The language of a Community, before the event that describes the server; `None` for any
    /// other server, whose locale is always `en-US`.
    fn community_lang(&self) -> Option<Lang> {
        self.guild_locale
            .filter(|locale| *locale != DEFAULT_LOCALE)
            .map(Lang::of)
    }

    /// Stores the language of the person, if it has changed. `/privacy` stores nothing.
    pub async fn store_language(&self) {
        let is_privacy = match self.input {
            Input::Command(name) => name == "privacy",
            Input::Component(_, action) | Input::Modal(_, action) => {
                action == Some(&Action::Forget)
            }
        };
        if is_privacy || self.data.database.is_lost() {
            return;
        }
        let lang = self.own_lang();
        let stored = self.host().set_language(self.person(), &lang);
        // Answers that need no database do not wait for it; the next interaction tries again.
        if let Ok(Err(error)) = timeout(LANGUAGE_TIMEOUT, stored).await {
            warn!(
                interaction = self.id().0,
                "language of a person not stored: {error}"
            );
        }
    }

    /// The message of the button or menu; `None` for a command.
    pub fn message(&self) -> Option<&'a Message> {
        self.component_interaction()
            .map(|component| &*component.message)
    }

    /// Whether the button's message is ephemeral. A button forged onto a public message must not
    /// publish private content.
    pub fn is_on_private_message(&self) -> bool {
        let flags = self.message().and_then(|message| message.flags);
        flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
    }

    /// Whether the pressed button stands on its message, as far as Discord says: a forged one does
    /// not.
    pub fn is_button_on_message(&self) -> bool {
        let component = self.component_interaction();
        let pressed = component.map(|component| component.data.custom_id.as_str());
        self.buttons().any(|custom_id| Some(custom_id) == pressed)
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

    /// All values chosen in a menu of values.
    pub fn all_chosen(&self) -> Vec<String> {
        match self.component_kind() {
            Some(ComponentInteractionDataKind::StringSelect { values }) => values.clone(),
            _ => Vec::new(),
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
        let interaction = self.component_interaction()?;
        match &interaction.data.kind {
            ComponentInteractionDataKind::UserSelect { values } => {
                interaction.data.resolved.users.get(values.first()?)
            }
            _ => None,
        }
    }

    fn component_kind(&self) -> Option<&'a ComponentInteractionDataKind> {
        self.component_interaction()
            .map(|component| &component.data.kind)
    }

    fn component_interaction(&self) -> Option<&'a ComponentInteraction> {
        match self.input {
            Input::Command(_) | Input::Modal(..) => None,
            Input::Component(component, _) => Some(component),
        }
    }
}

/// The channel, if it is a thread.
fn thread(channel: Option<&PartialChannel>) -> Option<&PartialChannel> {
    channel.filter(|channel| channel.thread_metadata.is_some())
}

/// The cost of a command: as declared with it or, for a subcommand, with the command above it; a
/// small one where neither declares any.
pub fn cost(path: &[&Command]) -> Option<Spending> {
    let declared = |command: &&Command| {
        let cost = command.custom_data.downcast_ref::<Option<Spending>>();
        cost.copied()
    };
    path.iter()
        .rev()
        .find_map(declared)
        .unwrap_or(Some(Spending::Minor))
}

/// Records the match in the span of the log.
pub fn log_match(record: &Record) {
    Span::current()
        .record("game", display(record.id()))
        .record("number", record.row.number);
}

//! The bot of the walk, with serenity; `proxy` points it at the sandbox.

use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ChannelType, ClientBuilder, Command,
    CommandInteraction, CommandOptionType, ComponentInteractionDataKind, Context, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateEmbed, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, CreateThread,
    EditInteractionResponse, EventHandler, GatewayIntents, HttpBuilder, InputTextStyle,
    Interaction, Ready, async_trait,
};

const WORDS: [&str; 3] = ["kintei", "kumo", "maze"];

/// Runs the bot until its task is dropped.
pub async fn run(url: String, token: String) -> serenity::Result<()> {
    let http = HttpBuilder::new(&token)
        .proxy(url)
        .ratelimiter_disabled(true)
        .build();
    let intents = GatewayIntents::non_privileged();
    let client = ClientBuilder::new_with_http(http, intents);
    let mut client = client.event_handler(Handler).await?;
    client.start_autosharded().await
}

struct Handler;

fn say(text: &str) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(text)
}

fn message(text: &str) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(say(text))
}

fn private(text: &str) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(say(text).ephemeral(true))
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, ready: Ready) {
        if ready.shard.is_some_and(|shard| shard.id.0 != 0) {
            return;
        }
        let word =
            CreateCommandOption::new(CommandOptionType::String, "word", "A word").required(true);
        let choices = word
            .clone()
            .add_string_choice("one", "one")
            .add_string_choice("two", "two");
        let mut commands = vec![
            CreateCommand::new("echo")
                .description("Repeats a word")
                .add_option(choices),
            CreateCommand::new("find")
                .description("Finds a word")
                .add_option(word.set_autocomplete(true)),
        ];
        for name in ["board", "form", "secret", "slow", "letter", "talk"] {
            commands.push(CreateCommand::new(name).description(format!("Does {name}")));
        }
        Command::set_global_commands(&context.http, commands)
            .await
            .unwrap();
    }

    async fn interaction_create(&self, context: Context, one: Interaction) {
        let http = &context.http;
        let done = match &one {
            Interaction::Command(one) => command(&context, one).await,
            Interaction::Autocomplete(one) => {
                let typed = one.data.autocomplete().map_or("", |option| option.value);
                let found = WORDS.iter().filter(|word| word.starts_with(typed));
                let found = found
                    .map(|word| AutocompleteChoice::new(*word, *word))
                    .collect();
                let choices = CreateAutocompleteResponse::new().set_choices(found);
                one.create_response(http, CreateInteractionResponse::Autocomplete(choices))
                    .await
            }
            Interaction::Component(one) => {
                let answer =
                    if let ComponentInteractionDataKind::StringSelect { values } = &one.data.kind {
                        private(&format!("picked: {}", values[0]))
                    } else {
                        CreateInteractionResponse::UpdateMessage(say("pressed"))
                    };
                one.create_response(http, answer).await
            }
            Interaction::Modal(one) => {
                let ActionRowComponent::InputText(name) = &one.data.components[0].components[0]
                else {
                    return;
                };
                let name = name.value.clone().unwrap_or_default();
                one.create_response(http, message(&format!("hello {name}")))
                    .await
            }
            _ => Ok(()),
        };
        done.unwrap();
    }
}

async fn command(context: &Context, one: &CommandInteraction) -> serenity::Result<()> {
    let http = &context.http;
    let word = one
        .data
        .options
        .first()
        .and_then(|option| option.value.as_str())
        .unwrap_or("");
    let answer = match one.data.name.as_str() {
        "echo" => message(&format!("echo: {word}")),
        "find" => message(&format!("found: {word}")),
        "board" => {
            let options =
                ["a", "b"].map(|value| CreateSelectMenuOption::new(value.to_uppercase(), value));
            let kind = CreateSelectMenuKind::String {
                options: options.to_vec(),
            };
            CreateInteractionResponse::Message(
                say("a board")
                    .embed(CreateEmbed::new().title("Board").description("Press"))
                    .components(vec![
                        CreateActionRow::Buttons(vec![CreateButton::new("press").label("Press")]),
                        CreateActionRow::SelectMenu(CreateSelectMenu::new("pick", kind)),
                    ]),
            )
        }
        "form" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Name", "name");
            let rows = vec![CreateActionRow::InputText(input)];
            CreateInteractionResponse::Modal(CreateModal::new("form", "Form").components(rows))
        }
        "secret" => private("a secret"),
        "slow" => {
            one.defer(http).await?;
            let edit = EditInteractionResponse::new;
            one.edit_response(http, edit().content("done")).await?;
            let more = CreateInteractionResponseFollowup::new().content("more");
            one.create_followup(http, more).await?;
            let note = CreateAttachment::bytes(&b"a note"[..], "note.txt");
            one.edit_response(http, edit().new_attachment(note)).await?;
            return Ok(());
        }
        "letter" => {
            let letter = CreateMessage::new().content("a letter");
            let letter = letter.allowed_mentions(CreateAllowedMentions::new());
            one.user.direct_message(http, letter).await?;
            private("sent")
        }
        _ => {
            let thread = CreateThread::new("Talk").kind(ChannelType::PublicThread);
            let thread = one.channel_id.create_thread(http, thread).await?;
            thread.id.say(http, "welcome").await?;
            message("opened")
        }
    };
    one.create_response(http, answer).await
}

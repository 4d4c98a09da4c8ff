//! A small bot made with serenity and poise that uses a bit of everything, to test the sandbox.

#![expect(clippy::unused_async, reason = "poise takes nothing else")]
#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]

use std::io::Cursor;
use std::time::Duration;

use image::{ImageFormat, Rgb, RgbImage};
use poise::CreateReply;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonStyle, ChannelType, CreateActionRow, CreateAttachment, CreateButton,
    CreateEmbed, CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    CreateThread, EditInteractionResponse, FullEvent, InputTextStyle, Interaction,
};

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// Words that can be completed.
const WORDS: [&str; 6] = ["apple", "apricot", "banana", "cherry", "damson", "elder"];

/// Says something back.
#[poise::command(slash_command)]
async fn echo(
    ctx: Context<'_>,
    #[description = "What to say"] words: String,
    #[description = "How often"]
    #[min = 1]
    #[max = 3]
    times: Option<u8>,
    #[description = "Only to you"] private: Option<bool>,
) -> Result<(), Error> {
    let text = vec![words; times.unwrap_or(1).into()].join("\n");
    let reply = CreateReply::default()
        .content(text)
        .ephemeral(private.unwrap_or(false));
    ctx.send(reply).await?;
    Ok(())
}

async fn complete(_ctx: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let choices = WORDS.iter().filter(|word| word.starts_with(partial));
    let choices =
        choices.map(|word| serenity::AutocompleteChoice::new(format!("a fruit: {word}"), *word));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Picks a fruit for the caller.
#[poise::command(slash_command)]
async fn fruit(
    ctx: Context<'_>,
    #[description = "Which one"]
    #[autocomplete = "complete"]
    name: String,
    #[description = "For whom"] friend: Option<serenity::User>,
) -> Result<(), Error> {
    let friend = friend.unwrap_or_else(|| ctx.author().clone());
    ctx.say(format!("A nice **{name}** for <@{}>", friend.id))
        .await?;
    Ok(())
}

#[derive(Debug, poise::ChoiceParameter)]
enum Size {
    #[name = "small"]
    Small,
    #[name = "large"]
    Large,
}

/// Things with pictures.
#[poise::command(slash_command, subcommands("board", "slow"))]
async fn show(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Lays a board on the table.
#[poise::command(slash_command)]
async fn board(
    ctx: Context<'_>,
    #[description = "How big"] size: Option<Size>,
) -> Result<(), Error> {
    let width = match size {
        Some(Size::Large) => 900,
        _ => 450,
    };
    let picture = CreateAttachment::bytes(chequered(width), "board.png")
        .description("An empty board of five by five cells");
    let embed = CreateEmbed::new()
        .title("Kintei · K7QX")
        .description(format!(
            "<@{}> to act <t:1785600000:R>\nLast turn: `b1 b4`",
            ctx.author().id
        ))
        .colour(0x0041_6fbd)
        .field("◯ Ada", "5 pieces", true)
        .field("▲ Bruno", "5 pieces", true)
        .image("attachment://board.png");
    ctx.send(
        CreateReply::default()
            .embed(embed)
            .attachment(picture)
            .components(rows()),
    )
    .await?;
    Ok(())
}

/// Thinks for a while.
#[poise::command(slash_command)]
async fn slow(
    ctx: Context<'_>,
    #[description = "How long"] millis: Option<u64>,
) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    tokio::time::sleep(Duration::from_millis(millis.unwrap_or(300))).await;
    ctx.say("That took a while.").await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn silent(_ctx: Context<'_>) -> Result<(), Error> {
    std::future::pending::<()>().await;
    Ok(())
}

/// Opens a thread and writes to you in private.
#[poise::command(slash_command, guild_only)]
async fn thread(ctx: Context<'_>, #[description = "Its name"] name: String) -> Result<(), Error> {
    ctx.say("Here it comes.").await?;
    let http = ctx.serenity_context();
    let thread = ctx
        .channel_id()
        .create_thread(
            http,
            CreateThread::new(name).kind(ChannelType::PublicThread),
        )
        .await?;
    let words = format!("Welcome, <@{}>!", ctx.author().id);
    thread
        .send_message(http, CreateMessage::new().content(words))
        .await?;
    ctx.author()
        .direct_message(
            http,
            CreateMessage::new().content("Psst: there is a thread."),
        )
        .await?;
    Ok(())
}

fn rows() -> Vec<CreateActionRow> {
    let options = (1..=5).map(|n| {
        CreateSelectMenuOption::new(format!("b{n}"), format!("b{n}"))
            .description("A cell of the board")
    });
    let menu = CreateSelectMenu::new(
        "cell",
        CreateSelectMenuKind::String {
            options: options.collect(),
        },
    );
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("turn")
                .label("Your turn")
                .style(ButtonStyle::Primary),
            CreateButton::new("hand")
                .label("My hand")
                .style(ButtonStyle::Secondary),
            CreateButton::new("name")
                .label("Name it")
                .style(ButtonStyle::Success),
            CreateButton::new("mute")
                .label("No answer")
                .style(ButtonStyle::Danger),
            CreateButton::new("off").label("Not now").disabled(true),
        ]),
        CreateActionRow::SelectMenu(menu.placeholder("Choose a cell")),
    ]
}

async fn answer(ctx: &serenity::Context, interaction: &Interaction) -> Result<(), Error> {
    match interaction {
        Interaction::Component(press) => {
            let private = CreateInteractionResponseMessage::new().ephemeral(true);
            let response = match press.data.custom_id.as_str() {
                "turn" => {
                    press.defer(ctx).await?;
                    let edit = EditInteractionResponse::new().content("It was your turn.");
                    press.edit_response(ctx, edit).await?;
                    return Ok(());
                }
                "hand" => {
                    CreateInteractionResponse::Message(private.content("Two cards and a smile."))
                }
                "name" => {
                    let input =
                        CreateInputText::new(InputTextStyle::Short, "Name", "name").max_length(20);
                    let rows = vec![CreateActionRow::InputText(input)];
                    CreateInteractionResponse::Modal(
                        CreateModal::new("naming", "Name the board").components(rows),
                    )
                }
                "cell" => {
                    let serenity::ComponentInteractionDataKind::StringSelect { values } =
                        &press.data.kind
                    else {
                        return Ok(());
                    };
                    let words = format!("<@{}> chose **{}**.", press.user.id, values.join(", "));
                    let update = CreateInteractionResponseMessage::new().content(words);
                    CreateInteractionResponse::UpdateMessage(update.components(rows()))
                }
                _ => return Ok(()),
            };
            press.create_response(ctx, response).await?;
        }
        Interaction::Modal(modal) => {
            let ActionRowComponent::InputText(text) = &modal.data.components[0].components[0]
            else {
                return Ok(());
            };
            let words = format!(
                "It is called *{}* now.",
                text.value.as_deref().unwrap_or_default()
            );
            let message = CreateInteractionResponseMessage::new().content(words);
            modal
                .create_response(ctx, CreateInteractionResponse::Message(message))
                .await?;
        }
        _ => {}
    }
    Ok(())
}

/// A chequered board of five by five cells as PNG.
fn chequered(side: u32) -> Vec<u8> {
    let cell = side / 5;
    let board = RgbImage::from_fn(side, side, |x, y| {
        if (x / cell + y / cell).is_multiple_of(2) {
            Rgb([0xf2, 0xe7, 0xd0])
        } else {
            Rgb([0xdf, 0xcb, 0xa4])
        }
    });
    let mut content = Cursor::new(Vec::new());
    board.write_to(&mut content, ImageFormat::Png).unwrap();
    content.into_inner()
}

/// Connects the bot; returns once it has registered its commands.
pub async fn start(url: &str, token: &str) -> tokio::task::JoinHandle<()> {
    let (ready, is_ready) = tokio::sync::oneshot::channel();
    let http = serenity::HttpBuilder::new(token)
        .proxy(url)
        .ratelimiter_disabled(true)
        .build();
    let options = poise::FrameworkOptions {
        commands: vec![echo(), fruit(), show(), silent(), thread()],
        initialize_owners: false,
        event_handler: |framework, event| {
            Box::pin(async move {
                if let FullEvent::InteractionCreate { interaction } = event {
                    answer(framework.serenity_context, interaction).await?;
                }
                Ok(())
            })
        },
        ..Default::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                // An error is ignored: the test may have ended.
                let _ = ready.send(());
                Ok(())
            })
        })
        .build();
    let intents = serenity::GatewayIntents::non_privileged();
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
        .unwrap();
    let running = tokio::spawn(async move {
        // Runs until it is aborted or the sandbox ends.
        let _ = client.start().await;
    });
    tokio::time::timeout(Duration::from_secs(20), is_ready)
        .await
        .expect("the parrot connects")
        .expect("the parrot registers its commands");
    running
}

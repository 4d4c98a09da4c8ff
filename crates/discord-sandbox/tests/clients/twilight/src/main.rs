//! The bot of the walk, with twilight; `proxy` and `proxy_url` point it at the sandbox.

use std::error::Error;
use std::sync::Arc;

use serde_json::{Value, json};
use twilight_gateway::{ConfigBuilder, EventTypeFlags, Intents, Shard, StreamExt as _};
use twilight_http::Client;
use twilight_model::application::interaction::modal::ModalInteractionComponent;
use twilight_model::application::interaction::application_command::CommandOptionValue;
use twilight_model::application::interaction::{Interaction, InteractionData, InteractionType};
use twilight_model::channel::ChannelType;
use twilight_model::gateway::event::Event;
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::InteractionResponse;

type Outcome = Result<(), Box<dyn Error + Send + Sync>>;

const WORDS: [&str; 3] = ["kintei", "kumo", "maze"];

#[tokio::main]
async fn main() -> Outcome {
    let variable = |name: &str| std::env::var(name);
    let (url, token) = (variable("SANDBOX_URL")?, variable("SANDBOX_TOKEN")?);
    let host = url.trim_start_matches("http://").to_owned();
    let client = Client::builder().proxy(host, true).ratelimiter(None).token(token.clone()).build();
    let client = Arc::new(client);
    let application = client.current_user_application().await?.model().await?.id;
    let commands = serde_json::from_value::<Vec<_>>(commands())?;
    client.interaction(application).set_global_commands(&commands).await?;
    let config = ConfigBuilder::new(token, Intents::GUILDS | Intents::GUILD_MESSAGES)
        .proxy_url(variable("SANDBOX_GATEWAY")?)
        .build();
    let shards = twilight_gateway::bucket(0, 1, 2).map(|id| Shard::with_config(id, config.clone()));
    let mut tasks = Vec::new();
    for mut shard in shards {
        let client = client.clone();
        tasks.push(tokio::spawn(async move {
            while let Some(event) = shard.next_event(EventTypeFlags::INTERACTION_CREATE).await {
                if let Ok(Event::InteractionCreate(one)) = event {
                    let client = client.clone();
                    tokio::spawn(async move {
                        if let Err(error) = interact(&client, &one.0).await {
                            eprintln!("{error:?}");
                        }
                    });
                }
            }
        }));
    }
    for task in tasks {
        task.await?;
    }
    Ok(())
}

fn commands() -> Value {
    let command = |name: &str, options: Value| {
        json!({ "name": name, "description": format!("Does {name}"), "type": 1, "options": options,
            "version": "1" })
    };
    let word = |more: Value| {
        let mut option = json!({ "type": 3, "name": "word", "description": "A word", "required": true });
        for (key, value) in more.as_object().into_iter().flatten() {
            option[key] = value.clone();
        }
        json!([option])
    };
    let choices = json!({ "choices": [{ "name": "one", "value": "one" }, { "name": "two", "value": "two" }] });
    let mut list = vec![
        command("echo", word(choices)),
        command("find", word(json!({ "autocomplete": true }))),
    ];
    for name in ["board", "form", "secret", "slow", "letter", "talk", "cards"] {
        list.push(command(name, json!([])));
    }
    json!(list)
}

async fn answer(client: &Client, one: &Interaction, kind: u8, data: Value) -> Outcome {
    let response: InteractionResponse = serde_json::from_value(json!({ "type": kind, "data": data }))?;
    let own = client.interaction(one.application_id);
    own.create_response(one.id, &one.token, &response).await?;
    Ok(())
}

async fn interact(client: &Client, one: &Interaction) -> Outcome {
    match &one.data {
        Some(InteractionData::ApplicationCommand(data)) => {
            let word = data.options.first().map(|option| match &option.value {
                CommandOptionValue::String(word) | CommandOptionValue::Focused(word, _) => word.clone(),
                _ => String::new(),
            });
            let word = word.unwrap_or_default();
            if one.kind == InteractionType::ApplicationCommandAutocomplete {
                let found = WORDS.iter().filter(|known| known.starts_with(&word));
                let found: Vec<Value> = found.map(|word| json!({ "name": word, "value": word })).collect();
                return answer(client, one, 8, json!({ "choices": found })).await;
            }
            command(client, one, &data.name, &word).await
        }
        Some(InteractionData::MessageComponent(data)) if data.custom_id == "press" => {
            answer(client, one, 7, json!({ "content": "pressed" })).await
        }
        Some(InteractionData::MessageComponent(data)) => {
            let text = format!("picked: {}", data.values[0]);
            answer(client, one, 4, json!({ "content": text, "flags": 64 })).await
        }
        Some(InteractionData::ModalSubmit(data)) => {
            let mut name = String::new();
            if let Some(ModalInteractionComponent::ActionRow(row)) = data.components.first()
                && let Some(ModalInteractionComponent::TextInput(input)) = row.components.first()
            {
                name.clone_from(&input.value);
            }
            answer(client, one, 4, json!({ "content": format!("hello {name}") })).await
        }
        _ => Ok(()),
    }
}

async fn command(client: &Client, one: &Interaction, name: &str, word: &str) -> Outcome {
    match name {
        "echo" => answer(client, one, 4, json!({ "content": format!("echo: {word}") })).await,
        "find" => answer(client, one, 4, json!({ "content": format!("found: {word}") })).await,
        "board" => {
            let embed = json!([{ "title": "Board", "description": "Press", "type": "rich", "fields": [] }]);
            let rows = json!([
                { "type": 1, "components": [{ "type": 2, "style": 1, "label": "Press", "custom_id": "press" }] },
                { "type": 1, "components": [{ "type": 3, "custom_id": "pick", "options": [
                    { "label": "A", "value": "a" }, { "label": "B", "value": "b" },
                ] }] },
            ]);
            answer(client, one, 4, json!({ "content": "a board", "embeds": embed, "components": rows })).await
        }
        "form" => {
            let input = json!({ "type": 4, "custom_id": "name", "style": 1, "label": "Name" });
            let rows = json!([{ "type": 1, "components": [input] }]);
            answer(client, one, 9, json!({ "custom_id": "form", "title": "Form", "components": rows })).await
        }
        "secret" => answer(client, one, 4, json!({ "content": "a secret", "flags": 64 })).await,
        "slow" => {
            answer(client, one, 5, Value::Null).await?;
            let own = client.interaction(one.application_id);
            own.update_response(&one.token).content(Some("done")).await?;
            own.create_followup(&one.token).content("more").await?;
            let note = [Attachment::from_bytes("note.txt".to_owned(), b"a note".to_vec(), 1)];
            own.update_response(&one.token).attachments(&note).await?;
            Ok(())
        }
        "letter" => {
            let person = one.author_id().ok_or("a person")?;
            let direct = client.create_private_channel(person).await?.model().await?;
            client.create_message(direct.id).content("a letter").await?;
            answer(client, one, 4, json!({ "content": "sent", "flags": 64 })).await
        }
        "talk" => {
            let place = one.channel.as_ref().ok_or("a channel")?.id;
            let thread = client.create_thread(place, "Talk", ChannelType::PublicThread).await?;
            client.create_message(thread.model().await?.id).content("welcome").await?;
            answer(client, one, 4, json!({ "content": "opened" })).await
        }
        _ => {
            let text = json!([{ "type": 10, "content": "# Cards" }]);
            answer(client, one, 4, json!({ "flags": 1 << 15, "components": text })).await
        }
    }
}

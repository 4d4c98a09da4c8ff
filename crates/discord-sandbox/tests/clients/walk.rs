//! The same walk of people for the bot of each library.

use std::fmt::Write as _;
use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use reqwest::{Client, Method};
use serde_json::{Value, json};

/// Longest wait for a bot to be there, and to be back.
const LIMIT: Duration = Duration::from_secs(40);

/// The time in which a person sees a message and finds its button, 1 s: some libraries know a
/// message's buttons, or a form, only once they have read the answer to their request.
const READING: Duration = Duration::from_secs(1);

/// The result of one step: a sentence about what went wrong.
type Step = Result<(), String>;

/// A sandbox with two servers and two shards, for one bot.
pub struct Walk {
    /// The address.
    pub url: String,
    /// The bot's token.
    pub token: String,
    sandbox: Sandbox,
    client: Client,
}

/// The steps that were walked.
#[derive(Default)]
pub struct Report(Vec<(&'static str, Step)>);

impl Report {
    /// Fails with all that went wrong, and the last words of the bot.
    pub fn check(&self, library: &str, words: &str) {
        let mut text = String::new();
        for (name, step) in &self.0 {
            let result = step.as_ref().err().map_or("yes", String::as_str);
            writeln!(text, "{library}: {name}: {result}").unwrap();
        }
        let last: Vec<&str> = words.lines().rev().take(40).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        let fine = self.0.iter().all(|(_, step)| step.is_ok());
        assert!(fine, "{text}\n{}", last.join("\n"));
    }
}

/// Fails the step unless two values are equal.
fn equal(got: &Value, wanted: impl Into<Value>) -> Step {
    let wanted = wanted.into();
    if *got == wanted {
        Ok(())
    } else {
        Err(format!("{got} is not {wanted}"))
    }
}

impl Walk {
    /// A new sandbox.
    pub async fn new() -> Walk {
        Walk::of(Options {
            servers: 2,
            shards: 2,
            identify_window: Duration::ZERO,
            ..Options::default()
        })
        .await
    }

    /// A sandbox with these options.
    pub async fn of(options: Options) -> Walk {
        let sandbox = Sandbox::start(options).await.unwrap();
        Walk {
            url: sandbox.url(),
            token: sandbox.token().to_owned(),
            sandbox,
            client: Client::new(),
        }
    }

    /// The variables by which a bot finds the sandbox.
    pub fn environment(&self) -> [(&'static str, String); 4] {
        [
            ("SANDBOX_URL", self.url.clone()),
            ("SANDBOX_GATEWAY", self.sandbox.gateway()),
            ("SANDBOX_TOKEN", self.token.clone()),
            ("SANDBOX_APPLICATION", self.sandbox.application_id()),
        ]
    }

    /// Walks all steps; `has_cards` if the library knows components V2.
    pub async fn all(&self, has_cards: bool) -> Report {
        let mut report = Report::default();
        let ready = self.ready(if has_cards { 9 } else { 8 }).await;
        let is_ready = ready.is_ok();
        report
            .0
            .push(("log in, register commands, two shards", ready));
        if !is_ready {
            return report;
        }
        report
            .0
            .push(("command with choices", self.echo("games").await));
        report.0.push(("completion", self.find().await));
        report.0.push(("embed, button, menu", self.board().await));
        report.0.push(("modal", self.form().await));
        report.0.push(("ephemeral", self.secret().await));
        report
            .0
            .push(("deferred, follow-up, edit with file", self.slow().await));
        report.0.push(("direct message", self.letter().await));
        report.0.push(("thread", self.talk().await));
        if has_cards {
            report.0.push(("components V2", self.cards().await));
        }
        report.0.push(("second shard", self.echo("games@2").await));
        report
            .0
            .push(("drop and resume", self.resume("drop", 2).await));
        report
            .0
            .push(("op 7 and resume", self.resume("reconnect", 4).await));
        report
            .0
            .push(("op 9 and identify", self.identify_again().await));
        report
    }

    /// A call of a person or a test.
    pub async fn act(&self, method: &str, path: &str, body: Value) -> Result<Value, String> {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let call = self
            .client
            .request(method, format!("{}/sandbox/{path}", self.url));
        let call = if body.is_null() {
            call
        } else {
            call.json(&body)
        };
        let answer = call.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let body: Value = answer.json().await.unwrap_or_default();
        if status.is_success() {
            Ok(body)
        } else {
            Err(format!("{path}: {body}"))
        }
    }

    /// Waits until a call has an answer that fits.
    pub async fn until(&self, path: &str, fits: impl Fn(&Value) -> bool) -> Step {
        let wait = async {
            loop {
                let answer = self.act("GET", path, Value::Null).await.unwrap_or_default();
                if fits(&answer) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let waited = tokio::time::timeout(LIMIT, wait).await;
        waited.map_err(|_| format!("{path} never fits"))
    }

    async fn command(&self, channel: &str, name: &str, options: Value) -> Result<Value, String> {
        let body = json!({ "command": name, "options": options, "wait": "settled" });
        let path = format!("people/ada/channels/{channel}/command");
        self.act("POST", &path, body).await
    }

    async fn ready(&self, commands: usize) -> Step {
        let count = |answer: &Value| answer["commands"].as_array().map_or(0, Vec::len);
        let path = "people/ada/channels/games/commands";
        self.until(path, |answer| count(answer) >= commands).await?;
        self.until("control/gateway", |answer| answer["connected"] == 2)
            .await
    }

    async fn echo(&self, channel: &str) -> Step {
        let answer = self
            .command(channel, "echo", json!({ "word": "two" }))
            .await?;
        equal(&answer["message"]["content"], "echo: two")
    }

    async fn find(&self) -> Step {
        let body = json!({ "command": "find", "options": { "word": "k" }, "focused": "word" });
        let path = "people/ada/channels/games/autocomplete";
        let answer = self.act("POST", path, body).await?;
        equal(&answer["choices"][1]["value"], "kumo")?;
        let answer = self
            .command("games", "find", json!({ "word": "kumo" }))
            .await?;
        equal(&answer["message"]["content"], "found: kumo")
    }

    async fn board(&self) -> Step {
        let answer = self.command("games", "board", json!({})).await?;
        let message = &answer["message"];
        equal(&message["embeds"][0]["title"], "Board")?;
        tokio::time::sleep(READING).await;
        let body = json!({ "message": message["id"], "custom_id": "pick", "values": ["a"] });
        let picked = self
            .act("POST", "people/bruno/channels/games/choose", body)
            .await?;
        equal(&picked["message"]["content"], "picked: a")?;
        equal(&picked["ephemeral"], true)?;
        let body = json!({ "message": message["id"], "custom_id": "press" });
        let pressed = self
            .act("POST", "people/bruno/channels/games/press", body)
            .await?;
        equal(&pressed["status"], "updated")?;
        equal(&pressed["message"]["content"], "pressed")
    }

    async fn form(&self) -> Step {
        let answer = self.command("games", "form", json!({})).await?;
        equal(&answer["status"], "modal")?;
        tokio::time::sleep(READING).await;
        let body = json!({ "interaction": answer["interaction"], "fields": { "name": "Otto" } });
        let answer = self.act("POST", "people/ada/submit", body).await?;
        equal(&answer["message"]["content"], "hello Otto")
    }

    async fn secret(&self) -> Step {
        let answer = self.command("games", "secret", json!({})).await?;
        equal(&answer["ephemeral"], true)?;
        equal(&answer["message"]["content"], "a secret")
    }

    async fn slow(&self) -> Step {
        let answer = self.command("games", "slow", json!({})).await?;
        let path = format!(
            "people/ada/interactions/{}",
            answer["interaction"].as_str().unwrap_or("0")
        );
        let file = |answer: &Value| answer["message"]["attachments"][0]["filename"].clone();
        self.until(&path, |answer| file(answer) == "note.txt")
            .await?;
        let answer = self.act("GET", &path, Value::Null).await?;
        equal(&answer["message"]["content"], "done")?;
        equal(&answer["followups"][0]["content"], "more")
    }

    async fn letter(&self) -> Step {
        let answer = self.command("games", "letter", json!({})).await?;
        equal(&answer["message"]["content"], "sent")?;
        let list = self
            .act("GET", "people/ada/channels/dm/messages", Value::Null)
            .await?;
        equal(&list["messages"][0]["content"], "a letter")
    }

    async fn talk(&self) -> Step {
        let answer = self.command("games", "talk", json!({})).await?;
        equal(&answer["message"]["content"], "opened")?;
        let list = self
            .act("GET", "people/ada/channels/Talk/messages", Value::Null)
            .await?;
        equal(&list["messages"][0]["content"], "welcome")
    }

    async fn cards(&self) -> Step {
        let answer = self.command("games", "cards", json!({})).await?;
        equal(&answer["message"]["components"][0]["content"], "# Cards")
    }

    /// Breaks both lines; they are resumed, which makes this count in all.
    async fn resume(&self, action: &str, resumed: u64) -> Step {
        let body = json!({ "action": action });
        self.act("POST", "control/gateway", body).await?;
        let is_back = |answer: &Value| answer["resumed"] == resumed && answer["connected"] == 2;
        self.until("control/gateway", is_back).await?;
        self.echo("games").await?;
        self.echo("games@2").await
    }

    async fn identify_again(&self) -> Step {
        let body = json!({ "action": "invalid" });
        self.act("POST", "control/gateway", body).await?;
        let is_back = |answer: &Value| answer["begun"] == 4 && answer["connected"] == 2;
        self.until("control/gateway", is_back).await?;
        self.echo("games").await?;
        self.echo("games@2").await
    }
}

//! A sandbox for one test, with short calls to it.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]
#![allow(dead_code, reason = "each test uses its own part of it")]

use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};

#[path = "../line/mod.rs"]
pub mod line;

use line::Line;

/// All intents that need no approval and that the bot uses.
pub const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;
/// The user id of the bot, also of its application.
pub const BOT: &str = "1300000000000000100";

/// The permission Manage Threads.
const MANAGE_THREADS: u64 = 1 << 34;

/// Options without a wait between sessions. The bot may manage threads, so that each call can be
/// tried.
pub fn without_identify_wait() -> Options {
    Options {
        identify_window: Duration::ZERO,
        bot_permissions: Options::default().bot_permissions | MANAGE_THREADS,
        strict: true,
        ..Options::default()
    }
}

/// A running sandbox with a gateway connection of the bot.
pub struct Table {
    pub sandbox: Sandbox,
    pub url: String,
    pub token: String,
    pub line: Line,
    client: Client,
}

impl Table {
    /// A new sandbox in memory.
    pub async fn new() -> Table {
        Table::with(None).await
    }

    /// A sandbox that stores its state in this directory.
    pub async fn with(data: Option<std::path::PathBuf>) -> Table {
        Table::of(Options {
            data,
            ..without_identify_wait()
        })
        .await
    }

    /// A sandbox with these options.
    pub async fn of(options: Options) -> Table {
        let sandbox = Sandbox::start(options).await.unwrap();
        let (url, token) = (sandbox.url(), sandbox.token().to_owned());
        let (line, _) = Line::identified(&url, &token, INTENTS).await;
        Table {
            sandbox,
            url,
            token,
            line,
            client: Client::new(),
        }
    }

    fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        self.client.request(method, format!("{}{path}", self.url))
    }

    async fn answer(request: RequestBuilder) -> (u16, Value) {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// A request of the bot; status and body of the answer.
    pub async fn bot(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self
            .request(method, &format!("/api/v10{path}"))
            .header("authorization", format!("Bot {}", self.token));
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        Table::answer(request).await
    }

    /// A request of the bot that must be granted; the body of the answer.
    pub async fn bot_ok(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.bot(method, path, body).await;
        assert!(status < 300, "{method} {path}: {status} {answer}");
        answer
    }

    /// A request of the bot that must be refused; Discord's error code.
    pub async fn code(&self, method: &str, path: &str, body: Value) -> u64 {
        let (status, answer) = self.bot(method, path, body).await;
        assert!(status >= 400, "{method} {path}: {status} {answer}");
        answer["code"].as_u64().unwrap()
    }

    /// A request of the bot with files.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        files: &[(&str, Vec<u8>)],
    ) -> (u16, Value) {
        let mut form = Form::new();
        for (n, (name, content)) in files.iter().enumerate() {
            let part = Part::bytes(content.clone()).file_name((*name).to_owned());
            form = form.part(format!("files[{n}]"), part);
        }
        let form = form.text("payload_json", body.to_string());
        let request = self
            .request(method, &format!("/api/v10{path}"))
            .header("authorization", format!("Bot {}", self.token))
            .multipart(form);
        Table::answer(request).await
    }

    /// A call of a person or a test; status and body of the answer.
    pub async fn act(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, &format!("/sandbox/{path}"));
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        Table::answer(request).await
    }

    /// As [`Table::act`], for a call that must be granted; the body of the answer.
    pub async fn act_ok(&self, method: &str, path: &str, body: Value) -> Value {
        let (status, answer) = self.act(method, path, body).await;
        assert_eq!(status, 200, "{method} {path}: {answer}");
        answer
    }

    /// The identifier of a channel, by name.
    pub async fn channel(&self, name: &str) -> String {
        let list = self.act_ok("GET", "people/ada/channels", Value::Null).await;
        let list = list["channels"].as_array().unwrap();
        let channel = list.iter().find(|channel| channel["name"] == name).unwrap();
        channel["id"].as_str().unwrap().to_owned()
    }

    /// Registers `/go` and has Ada use it in a channel; the interaction as the bot gets it.
    pub async fn go(&mut self, channel: &str) -> Value {
        let command = json!([{ "name": "go", "description": "Goes" }]);
        self.bot_ok("PUT", &format!("/applications/{BOT}/commands"), command)
            .await;
        let body = json!({ "command": "go", "wait": "no" });
        self.act_ok(
            "POST",
            &format!("people/ada/channels/{channel}/command"),
            body,
        )
        .await;
        self.line.event("INTERACTION_CREATE").await
    }

    /// Answers an interaction; status and body of the result.
    pub async fn reply(&self, interaction: &Value, body: Value) -> (u16, Value) {
        let path = format!(
            "/interactions/{}/{}/callback",
            text(interaction, "id"),
            text(interaction, "token")
        );
        self.bot("POST", &path, body).await
    }

    /// The path of an interaction's webhook.
    pub fn hook(interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{BOT}/{}{rest}", text(interaction, "token"))
    }

    /// The bot's requests so far.
    pub async fn log(&self) -> Vec<Value> {
        let log = self.act_ok("GET", "control/log", Value::Null).await;
        log["entries"].as_array().unwrap().clone()
    }
}

/// The text under a key.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key} of {value}"))
}

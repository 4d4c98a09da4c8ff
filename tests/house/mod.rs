//! The real bot process at a Discord on localhost, and people who use it.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "every test binary uses a part of it, and a test that cannot go on fails"
)]

#[path = "../engine/mod.rs"]
pub mod engine;
#[path = "menus.rs"]
pub mod menus;

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use discord_sandbox::{Options, Sandbox};
use rand::seq::IndexedRandom;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use sqlx::AnyPool;
use tavolino::store::Store;
use tavolino::store::ids::MatchId;
use tavolino::store::outbox::{Notice, NoticeKind};
use tavolino_games::game::{Options as GameOptions, Rng};
use tavolino_games::games;
use tempfile::TempDir;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is written in the log, unless a test says otherwise.
const TELLS: &str = "info,serenity=warn";

/// The bot itself, as somebody to play against.
pub const BOT: &str = "1300000000000000100";

/// A port that nobody listens at: free again as soon as the listener is gone.
pub fn free_port() -> u16 {
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    free.local_addr().unwrap().port()
}

/// A Discord with the bot in it.
pub struct House {
    pub url: String,
    sandbox: Option<Sandbox>,
    token: String,
    client: Client,
    folder: TempDir,
    bot: Option<Child>,
    /// What the bot writes in its log (`RUST_LOG`).
    pub tells: &'static str,
    /// What else its environment says.
    pub says: Vec<(&'static str, String)>,
    /// Whether people are held back beyond what hands can do. Most people here are scripts, and faster.
    has_budgets: bool,
}

impl House {
    /// A new Discord, and the bot connected to it with an empty database.
    pub async fn open() -> House {
        let mut house = House::without_bot().await;
        house.start_bot().await;
        house
    }

    /// The same, where nobody may ask for more than hands can.
    pub async fn guarded() -> House {
        let mut house = House::without_bot().await;
        house.has_budgets = true;
        house.start_bot().await;
        house
    }

    /// The same, where every statement is logged.
    pub async fn telling_statements() -> House {
        let mut house = House::without_bot().await;
        house.tells = "info,serenity=warn,sqlx::query=debug";
        house.start_bot().await;
        house
    }

    pub async fn without_bot() -> House {
        House::of(Options {
            // A bot that was killed is back at once.
            identify_window: Duration::ZERO,
            ..Options::default()
        })
        .await
    }

    /// A new Discord like this, and nobody connected to it.
    pub async fn of(options: Options) -> House {
        let sandbox = Sandbox::start(options).await.unwrap();
        House {
            url: sandbox.url(),
            token: sandbox.token().to_owned(),
            sandbox: Some(sandbox),
            client: Client::new(),
            folder: engine::folder(),
            bot: None,
            tells: TELLS,
            says: Vec::new(),
            has_budgets: false,
        }
    }

    /// One process of the bot, beside others, that says at a port of its own how it is.
    pub fn process(&self, shards: &str, port: u16) -> Child {
        let file = self.log_file();
        let mut process = self.program();
        process.env("METRICS", format!("127.0.0.1:{port}"));
        process.args(["bot", "--shards", shards]);
        process.stdout(Stdio::null()).stderr(file).spawn().unwrap()
    }

    /// Whether the process that says at this port how it is says that it is ready.
    pub async fn is_ready(&self, port: u16) -> bool {
        let page = format!("http://127.0.0.1:{port}/readyz");
        let said = self.client.get(page).send().await;
        said.is_ok_and(|said| said.status().is_success())
    }

    fn log_file(&self) -> std::fs::File {
        let path = self.folder.path().join("log.txt");
        let file = std::fs::File::options()
            .create(true)
            .append(true)
            .open(path);
        file.unwrap()
    }

    /// The program's own sandbox: Discord and the bot in one process.
    pub async fn of_program() -> House {
        House::of_program_with(false).await
    }

    /// The same, where nobody may ask for more than hands can.
    pub async fn with_budgets() -> House {
        House::of_program_with(true).await
    }

    async fn of_program_with(has_budgets: bool) -> House {
        let port = free_port();
        let mut house = House {
            url: format!("http://127.0.0.1:{port}"),
            token: String::new(),
            sandbox: None,
            client: Client::new(),
            folder: engine::folder(),
            bot: None,
            tells: TELLS,
            says: Vec::new(),
            has_budgets,
        };
        house.start_program().await;
        house
    }

    /// Starts the program's own sandbox again, with what was kept.
    pub async fn start_program(&mut self) {
        let log = std::fs::File::create(self.folder.path().join("log.txt")).unwrap();
        let port = self.url.rsplit(':').next().unwrap().to_owned();
        let mut command = self.program();
        command.args(["sandbox", "--data", ".", "--port", &port]);
        command.stdout(Stdio::null()).stderr(log);
        self.bot = Some(command.spawn().unwrap());
        self.until("the sandbox answers", async || {
            let page = self.client.get(&self.url).send().await;
            page.is_ok().then_some(())
        })
        .await;
        self.until_connected().await;
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// The address of the bot's database.
    pub fn address(&self) -> String {
        engine::address(self.folder.path())
    }

    /// A file that belongs to the bot's database, by how its name ends.
    pub fn beside(&self, ending: &str) -> PathBuf {
        engine::beside(self.folder.path(), ending)
    }

    /// Somebody who looks into the database beside the bot.
    pub async fn eye(&self) -> AnyPool {
        engine::eye(self.folder.path()).await
    }

    /// The program with this house's environment.
    pub fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tavolino"));
        command
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API_URL", &self.url)
            .env("DATABASE_URL", engine::address(self.folder.path()))
            .env("RUST_LOG", self.tells)
            // Nobody is to follow what the computer does, and the machine is the tests'.
            .env("COMPUTER_PAUSE", "0")
            .env("SOLVE", "off")
            .env("BUDGETS", if self.has_budgets { "on" } else { "off" })
            .envs(self.says.iter().cloned())
            .stdin(Stdio::null());
        command
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log.txt")).unwrap_or_default()
    }

    pub async fn start_bot(&mut self) {
        // The line of one that was killed stays open for a moment, and what is pressed then reaches nobody.
        self.until("no other bot is there", async || {
            let people = self.get("people").await;
            (people["bot"]["connected"] != true).then_some(())
        })
        .await;
        let file = self.log_file();
        let bot = self.program().arg("bot").stderr(file).spawn().unwrap();
        self.bot = Some(bot);
        self.until_connected().await;
    }

    async fn until_connected(&self) {
        self.until("the bot connects", async || {
            let people = self.get("people").await;
            let commands = self.get("people/ada/channels/games/commands").await;
            let ready = people["bot"]["connected"] == true
                && commands["commands"].as_array().is_some_and(|c| c.len() > 5);
            ready.then_some(())
        })
        .await;
    }

    /// As if the power went: no chance to finish anything.
    pub fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
    }

    /// Asks the bot to stop, and gives its exit code.
    pub async fn stop_bot(&mut self) -> Option<i32> {
        let mut bot = self.bot.take().expect("the bot runs");
        let killed = Command::new("kill")
            .args(["-TERM", &bot.id().to_string()])
            .status()
            .unwrap();
        assert!(killed.success());
        tokio::task::spawn_blocking(move || bot.wait().unwrap().code())
            .await
            .unwrap()
    }

    /// Discord is gone, and stays so.
    pub fn lose_discord(&mut self) {
        drop(self.sandbox.take());
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The bot's process id.
    pub fn bot_id(&self) -> u32 {
        self.bot.as_ref().expect("the bot runs").id()
    }

    pub async fn request(&self, method: Method, path: &str, body: Value) -> Value {
        let request = self
            .client
            .request(method, format!("{}/sandbox/{path}", self.url));
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        let response = request.send().await.unwrap();
        response.json().await.unwrap_or_default()
    }

    pub async fn get(&self, path: &str) -> Value {
        self.request(Method::GET, path, Value::Null).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        self.request(Method::POST, path, body).await
    }

    pub async fn control(&self, path: &str, body: Value) -> Value {
        self.post(&format!("control/{path}"), body).await
    }

    /// Waits until something is so.
    pub async fn until<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        self.until_within(what, PATIENCE, look).await
    }

    /// The same, where that may take longer.
    pub async fn until_within<T>(
        &self,
        what: &str,
        patience: Duration,
        look: impl AsyncFn() -> Option<T>,
    ) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = look().await {
                return found;
            }
            assert!(
                begun.elapsed() < patience,
                "waited in vain until {what}\n{}",
                self.log()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// One of the four people.
    pub fn person<'h>(&'h self, name: &'static str) -> Person<'h> {
        Person { house: self, name }
    }

    /// Every request the bot made so far.
    pub async fn requests(&self) -> Vec<Value> {
        let log = self.get("control/log").await;
        log["entries"].as_array().cloned().unwrap_or_default()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill_bot();
        drop(self.sandbox.take());
    }
}

/// Somebody at the keyboard.
#[derive(Clone, Copy)]
pub struct Person<'h> {
    house: &'h House,
    pub name: &'static str,
}

impl Person<'_> {
    async fn at(&self, channel: &str, what: &str, body: Value) -> Value {
        let mut body = body;
        body["wait"] = json!("settled");
        self.house
            .post(
                &format!("people/{}/channels/{channel}/{what}", self.name),
                body,
            )
            .await
    }

    /// A slash command: the answer's standing.
    pub async fn command(&self, channel: &str, command: &str, options: Value) -> Value {
        self.at(
            channel,
            "command",
            json!({ "command": command, "options": options }),
        )
        .await
    }

    /// Presses the button with this label on a message.
    pub async fn press(&self, message: &Value, label: &str) -> Value {
        let body = json!({ "message": message["id"], "label": label });
        self.at(text(&message["channel_id"]), "press", body).await
    }

    /// Presses a button that is not there, as a client that has been tampered with could.
    pub async fn forge(&self, message: &Value, custom_id: &str) -> Value {
        let body = json!({ "message": message["id"], "custom_id": custom_id, "forged": true });
        self.at(text(&message["channel_id"]), "press", body).await
    }

    /// Chooses a value in the only menu of a message.
    pub async fn choose(&self, message: &Value, value: &str) -> Value {
        let menu = menu(message).expect("there is a menu");
        let body =
            json!({ "message": message["id"], "custom_id": menu["custom_id"], "values": [value] });
        self.at(text(&message["channel_id"]), "choose", body).await
    }

    /// Plays a turn by menus.
    pub async fn play_by_menus(&self, channel: &str, turn: &str) -> Value {
        menus::play_by_menus(turn, async |what, asked| {
            self.at(channel, what, asked).await
        })
        .await
    }

    /// Types a turn, and confirms it where that is asked for.
    pub async fn play(&self, channel: &str, turn: Value) -> Value {
        let said = self.command(channel, "move", turn).await;
        if menu_or_button(&said["message"], "Confirm") {
            return self.press(&said["message"], "Confirm").await;
        }
        said
    }

    /// Chooses one of the [`offered`] steps of a turn or a claim.
    pub async fn pick(&self, message: &Value, value: &str) -> Value {
        if menu(message).is_some() {
            return self.choose(message, value).await;
        }
        let key = keys(message).find(|key| asked_for(key) == value);
        let key = key.unwrap_or_else(|| panic!("no button for {value:?}: {message}"));
        let body = json!({ "message": message["id"], "custom_id": key["custom_id"] });
        self.at(text(&message["channel_id"]), "press", body).await
    }

    pub async fn complete(
        &self,
        channel: &str,
        command: &str,
        focused: &str,
        options: Value,
    ) -> Vec<String> {
        let body = json!({ "command": command, "options": options, "focused": focused });
        let standing = self.at(channel, "autocomplete", body).await;
        let choices = standing["choices"]
            .as_array()
            .unwrap_or_else(|| panic!("no choices: {standing}"));
        choices
            .iter()
            .map(|choice| text(&choice["value"]).to_owned())
            .collect()
    }

    pub async fn messages(&self, channel: &str) -> Vec<Value> {
        let found = self
            .house
            .get(&format!(
                "people/{}/channels/{channel}/messages?limit=100",
                self.name
            ))
            .await;
        found["messages"].as_array().cloned().unwrap_or_default()
    }

    pub async fn channels(&self) -> Vec<Value> {
        let found = self
            .house
            .get(&format!("people/{}/channels", self.name))
            .await;
        found["channels"].as_array().cloned().unwrap_or_default()
    }

    pub fn id(&self) -> String {
        let at = ["ada", "bruno", "chiara", "dawid"]
            .iter()
            .position(|name| *name == self.name)
            .unwrap();
        (1_300_000_000_000_000_101_u64 + at as u64).to_string()
    }
}

/// A running match as people see it.
pub struct Match<'h> {
    pub house: &'h House,
    pub code: String,
    pub thread: String,
}

impl<'h> Match<'h> {
    /// Opens a game as `people[0]`; the others join; waits for the panel.
    pub async fn start(
        house: &'h House,
        game: &str,
        options: Value,
        people: &[&'static str],
    ) -> Match<'h> {
        let opened = house
            .person(people[0])
            .command("games", &format!("play {game}"), options)
            .await;
        let card = opened["message"].clone();
        assert!(
            card["content"].is_string(),
            "no lobby card: {opened}\n{}",
            house.log()
        );
        for person in &people[1..] {
            let joined = house.person(person).press(&card, "Join").await;
            let log = || house.log();
            assert_eq!(
                joined["status"],
                "updated",
                "{joined}, after {opened}\n{}",
                log()
            );
        }
        Match::of(house, &card).await
    }

    /// The match of a lobby card, once its panel is there.
    pub async fn of(house: &'h House, card: &Value) -> Match<'h> {
        let code = code(card);
        let place = async || {
            let channels = house.person("ada").channels().await;
            let threads = channels.iter().filter(|channel| channel["type"] == 11);
            let threads = threads.map(|thread| &thread["id"]);
            for id in threads.chain([&card["channel_id"]]) {
                let messages = house.person("ada").messages(text(id)).await;
                let panel = messages.iter().any(|message| {
                    menu_or_button(message, "More") && text(&message["content"]).contains(&code)
                });
                if panel {
                    return Some(text(id).to_owned());
                }
            }
            None
        };
        let thread = house.until("the table has a panel", place).await;
        Match {
            house,
            code,
            thread,
        }
    }

    /// Whose turn it is by the panel.
    pub async fn to_act(&self, people: &[&'static str]) -> Vec<&'static str> {
        let panel = self.panel().await;
        let content = text(&panel["content"]).to_owned();
        let marked: Vec<&str> = content
            .lines()
            .filter(|line| line.contains("← to move"))
            .collect();
        let acts = |name: &&'static str| {
            marked
                .iter()
                .any(|line| line.contains(&self.house.person(name).id()))
        };
        people.iter().copied().filter(acts).collect()
    }

    /// How many events the database has for it.
    pub async fn events(&self) -> i64 {
        let (store, id) = self.stored().await;
        let stored = store.load(&id).await.unwrap().expect("the match is stored");
        store.close().await;
        stored.events.len() as i64
    }

    /// Waits until nothing is to be told or thought about any more.
    pub async fn all_is_told(&self) {
        let (store, id) = self.stored().await;
        // What is cleared away a day after the end is not told.
        let is_now = |notice: &Notice| (notice.kind, notice.round) != (NoticeKind::Lobby, 1);
        let is_told = async || {
            let pending = store.outbox().pending(&id).await.unwrap();
            (!pending.iter().any(is_now)).then_some(())
        };
        self.house.until("all is told", is_told).await;
        store.close().await;
    }

    async fn stored(&self) -> (Store, MatchId) {
        let address = engine::address(self.house.folder.path());
        let store = Store::open(&address).await.unwrap();
        (store, MatchId::read(&self.code).unwrap())
    }

    /// The panel as everyone sees it now.
    pub async fn panel(&self) -> Value {
        let messages = self.house.person("ada").messages(&self.thread).await;
        let mut panels = messages
            .into_iter()
            .filter(|message| menu_or_button(message, "More"));
        let panel = panels.next().expect("there is a panel");
        assert!(panels.next().is_none(), "there is one panel");
        panel
    }

    /// The pings that stand now.
    pub async fn pings(&self) -> Vec<Value> {
        let messages = self.house.person("ada").messages(&self.thread).await;
        messages
            .into_iter()
            .filter(|message| !message["pinged"].as_array().unwrap().is_empty())
            .collect()
    }

    /// Waits until the panel shows something.
    pub async fn panel_says(&self, words: &str) -> Value {
        self.house
            .until(&format!("the panel says {words:?}"), async || {
                let panel = self.panel().await;
                text(&panel["content"]).contains(words).then_some(panel)
            })
            .await
    }
}

/// So many turns of a game of Kintei that goes on after them.
pub fn long_line(rng: &mut Rng, turns: usize) -> Vec<String> {
    long_line_of("kintei", rng, turns)
}

/// So many turns of a game for two without chance that goes on after them; each can be chosen by menus.
pub fn long_line_of(game: &str, rng: &mut Rng, turns: usize) -> Vec<String> {
    let kind = games::find(game).unwrap();
    let table = kind.info.table(&GameOptions::new(), None).unwrap();
    loop {
        let mut board = (kind.open)(&table, Value::Null).unwrap();
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| line.len() < turns) {
            let turn = board.offered(seat, "").choose(rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
            line.push(turn);
        }
        if board.outcome().is_none() {
            return line;
        }
    }
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The code on a card or panel.
pub fn code(message: &Value) -> String {
    let content = text(&message["content"]);
    content
        .split('`')
        .nth(1)
        .unwrap_or_else(|| panic!("no code in {content:?}"))
        .to_owned()
}

pub fn components(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

pub fn menu(message: &Value) -> Option<&Value> {
    components(message).find(|component| component["type"] == 3)
}

pub fn values(message: &Value) -> Vec<String> {
    let options = menu(message)
        .and_then(|menu| menu["options"].as_array())
        .cloned()
        .unwrap_or_default();
    options
        .iter()
        .map(|option| text(&option["value"]).to_owned())
        .collect()
}

/// What a step of a turn or a claim offers, as buttons or in a menu; nothing where it only remains to confirm.
pub fn offered(message: &Value) -> Vec<String> {
    if menu(message).is_some() {
        return values(message);
    }
    if menu_or_button(message, "Confirm") {
        return Vec::new();
    }
    keys(message).map(asked_for).collect()
}

/// The buttons that go on with a turn or a claim.
fn keys(message: &Value) -> impl Iterator<Item = &Value> {
    components(message).filter(|button| {
        let id = text(&button["custom_id"]);
        let walks = id.starts_with("walk|") || id.starts_with("claimwalk|");
        walks && button["label"] != "Back" && button["disabled"] != true
    })
}

/// The words a button leads to.
fn asked_for(button: &Value) -> String {
    let id = text(&button["custom_id"]);
    id.splitn(4, '|').nth(3).unwrap_or_default().to_owned()
}

pub fn menu_or_button(message: &Value, label: &str) -> bool {
    components(message).any(|component| component["label"] == label)
}

/// Megabytes in memory.
pub fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}

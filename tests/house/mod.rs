//! The real bot process with a Discord on localhost, and people who use it.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "every test binary uses a part of it, and a test that cannot go on fails"
)]

#[path = "answer.rs"]
mod answer;
#[path = "../engine/mod.rs"]
pub mod engine;
#[path = "menus.rs"]
pub mod menus;
#[path = "prepared.rs"]
mod prepared;

pub use self::answer::Answer;
pub use self::engine::free_port;

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use discord_sandbox::{Options, Plan, Sandbox};
use rand::SeedableRng;
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

/// Longest wait for any condition; after it, the test fails. A busy machine with six tests on two
/// processors needs several times what a test alone does.
const WAIT_LIMIT: Duration = Duration::from_secs(100);

/// The first pause between two looks at what is waited for.
const SHORTEST_PAUSE: Duration = Duration::from_millis(20);

/// The pause between two looks after a few seconds.
const LONGEST_PAUSE: Duration = Duration::from_millis(200);

/// The wait for the edit that follows a deferred answer in place.
const OVERTAKEN: Duration = Duration::from_secs(10);

/// The bot's log filter by default.
const LOG_FILTER: &str = "info,serenity=warn";

/// The bot's user id, to play against.
pub const BOT: &str = "1300000000000000100";

/// The sandbox's server.
pub const GUILD: &str = "1300000000000000000";

/// The id before that of the sandbox's first guest.
pub const GUESTS: u64 = 1_300_000_000_000_010_000;

/// The two players of most matches, in the order of their seats.
pub const PEOPLE: [&str; 2] = ["ada", "bruno"];

/// Everyone on the server, in the order of their ids.
const EVERYONE: [&str; 4] = ["ada", "bruno", "chiara", "dawid"];

/// A sandbox with the bot connected to it.
pub struct House {
    pub url: String,
    sandbox: Option<Sandbox>,
    /// Whether Discord and the bot are one process, which has a database of its own.
    is_program: bool,
    token: String,
    client: Client,
    folder: TempDir,
    bot: Option<Child>,
    /// The bot's log filter (`RUST_LOG`).
    pub log_filter: &'static str,
    /// Further environment variables of the bot.
    pub env: Vec<(&'static str, String)>,
    /// Whether people have budgets of interactions. Most people in tests are scripts and faster
    /// than hands.
    has_budgets: bool,
}

impl House {
    /// A new sandbox with a bot and an empty database.
    pub async fn open() -> House {
        let mut house = House::without_bot().await;
        house.start_bot().await;
        house
    }

    /// As [`House::open`], with budgets.
    pub async fn open_with_budgets() -> House {
        let mut house = House::without_bot().await;
        house.has_budgets = true;
        house.start_bot().await;
        house
    }

    /// As [`House::open`], with every statement logged.
    pub async fn logging_statements() -> House {
        let mut house = House::without_bot().await;
        house.log_filter = "info,serenity=warn,sqlx::query=debug";
        house.start_bot().await;
        house
    }

    pub async fn without_bot() -> House {
        House::of(Options {
            // Lets a killed bot identify again at once.
            identify_window: Duration::ZERO,
            ..Options::default()
        })
        .await
    }

    /// A new sandbox with these options and no bot, whose role has what the link of its invitation
    /// asks for. Its database has no games.
    pub async fn of(options: Options) -> House {
        let house = House::without_database(options).await;
        prepared::database(house.folder.path());
        house
    }

    /// As [`House::of`], before the bot's first start.
    pub async fn without_database(options: Options) -> House {
        let options = Options {
            bot_permissions: tavolino::discord::invited_permissions(),
            plan: Plan::parse(include_str!("../../src/cli/sandbox.toml")).unwrap(),
            // A typing error in what the bot sends must not pass unseen.
            strict: true,
            ..options
        };
        let sandbox = Sandbox::start(options).await.unwrap();
        House {
            url: sandbox.url(),
            token: sandbox.token().to_owned(),
            sandbox: Some(sandbox),
            is_program: false,
            client: Client::new(),
            folder: engine::folder(),
            bot: None,
            log_filter: LOG_FILTER,
            env: Vec::new(),
            has_budgets: false,
        }
    }

    /// A bot process for `shards` beside others, with its health page at `port`.
    pub fn process(&self, shards: &str, port: u16) -> Child {
        let file = self.log_file();
        let mut process = self.program();
        process.env("METRICS", format!("127.0.0.1:{port}"));
        process.args(["bot", "--shards", shards]);
        process.stdout(Stdio::null()).stderr(file).spawn().unwrap()
    }

    /// Whether the process with its health page at `port` reports ready.
    pub async fn is_ready(&self, port: u16) -> bool {
        let page = format!("http://127.0.0.1:{port}/readyz");
        let response = self.client.get(page).send().await;
        response.is_ok_and(|response| response.status().is_success())
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

    /// As [`House::of_program`], with budgets.
    pub async fn with_budgets() -> House {
        House::of_program_with(true).await
    }

    async fn of_program_with(has_budgets: bool) -> House {
        let port = free_port();
        let mut house = House {
            url: format!("http://127.0.0.1:{port}"),
            token: String::new(),
            sandbox: None,
            is_program: true,
            client: Client::new(),
            folder: engine::folder(),
            bot: None,
            log_filter: LOG_FILTER,
            env: Vec::new(),
            has_budgets,
        };
        house.start_program().await;
        house
    }

    /// Restarts the program's own sandbox with its stored state.
    pub async fn start_program(&mut self) {
        let log = std::fs::File::create(self.folder.path().join("log.txt")).unwrap();
        let port = self.url.rsplit(':').next().unwrap().to_owned();
        let mut command = self.program();
        command.args(["sandbox", "--data", ".", "--strict", "--port", &port]);
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
        let name = if self.is_program {
            "tavolino.db"
        } else {
            "games.db"
        };
        self.folder.path().join(name)
    }

    /// The address of the bot's database.
    pub fn address(&self) -> String {
        if self.is_program {
            return format!("sqlite://{}", self.database().display());
        }
        engine::address(self.folder.path())
    }

    /// A file beside the bot's database, by its suffix.
    pub fn beside(&self, ending: &str) -> PathBuf {
        engine::beside(self.folder.path(), ending)
    }

    /// A second connection to the bot's database.
    pub async fn pool(&self) -> AnyPool {
        engine::connect(&self.address()).await
    }

    /// The codes of all matches.
    pub async fn codes(&self) -> Vec<String> {
        let pool = self.pool().await;
        let codes = sqlx::query_scalar("select id from matches");
        let codes = codes.fetch_all(&pool).await.unwrap();
        pool.close().await;
        codes
    }

    /// The codes of the running matches, in their order.
    pub async fn running(&self) -> Vec<String> {
        let pool = self.pool().await;
        let running = "select id from matches where state = 'running' order by id";
        let running = sqlx::query_scalar(running).fetch_all(&pool).await.unwrap();
        pool.close().await;
        running
    }

    /// Ends the match with this code: one of its people resigns.
    pub async fn resign(&self, code: &str) {
        for name in EVERYONE {
            let person = self.person(name);
            let question = person
                .command("games", "resign", json!({ "game": code }))
                .await;
            if menu_or_button(&question["message"], "Yes, resign") {
                person.press(&question["message"], "Yes, resign").await;
                return;
            }
        }
        panic!("nobody plays {code}");
    }

    /// The program with the environment of this house.
    pub fn program(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tavolino"));
        command
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API_URL", &self.url)
            .env("DATABASE_URL", engine::address(self.folder.path()))
            .env("RUST_LOG", self.log_filter)
            // No pause for viewers between the computer's turns: tests would wait for it.
            .env("COMPUTER_PAUSE", "0")
            .env("SOLVE", "off")
            .env("BUDGETS", if self.has_budgets { "on" } else { "off" })
            .envs(self.env.iter().cloned())
            .stdin(Stdio::null());
        command
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log.txt")).unwrap_or_default()
    }

    pub async fn start_bot(&mut self) {
        // The connection of a killed bot stays open for a moment; what is pressed then would be
        // lost.
        self.until("no other bot is there", async || {
            let people = self.get("people").await;
            (people["bot"]["connected"] != true).then_some(())
        })
        .await;
        let file = self.log_file();
        let bot = self.program().arg("bot").stderr(file).spawn().unwrap();
        self.bot = Some(bot);
        self.until_connected().await;
        self.until_replayed().await;
        // In its first second a press may be a replayed one, and is acknowledged before it is done.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }

    /// Waits until no press of before waits for an answer: what a killed bot had not answered is
    /// replayed to the next one, and done by it, or in vain after three seconds.
    async fn until_replayed(&self) {
        let waiting = self.presses(&["waiting"]).await;
        if waiting.is_empty() {
            return;
        }
        let answered = async || {
            let open = self.presses(&["waiting", "thinking"]).await;
            waiting.iter().all(|one| !open.contains(one)).then_some(())
        };
        self.until("what was pressed before is answered", answered)
            .await;
        // A replayed press is acknowledged first and done then, which an edit of its message shows.
        for _ in 0..50 {
            let log = self.requests().await;
            let edited = |token: &String| {
                let mut paths = log.iter().map(|request| text(&request["path"]));
                paths.any(|path| path.contains("/webhooks/") && path.contains(token))
            };
            if waiting.iter().all(edited) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The tokens of the presses with such a status.
    async fn presses(&self, statuses: &[&str]) -> Vec<String> {
        let presses = self.get("control/interactions").await;
        let all = presses["interactions"].as_array().unwrap().iter();
        let such = all.filter(|press| statuses.contains(&text(&press["status"])));
        such.map(|press| text(&press["token"]).to_owned()).collect()
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

    /// Kills the bot without a chance to finish anything, like a power cut.
    pub fn kill_bot(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            bot.kill().unwrap();
            bot.wait().unwrap();
        }
    }

    /// Asks the bot to stop; its exit code.
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

    /// Stops the sandbox for good.
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

    /// Waits until `look` returns a value; panics with `what` after [`WAIT_LIMIT`].
    pub async fn until<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        self.until_within(what, WAIT_LIMIT, look).await
    }

    /// As [`House::until`], with a longer limit.
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
            // Looking takes the processor from what is waited for.
            let pause = begun.elapsed() / 20;
            tokio::time::sleep(pause.clamp(SHORTEST_PAUSE, LONGEST_PAUSE)).await;
        }
    }

    /// The number of messages posted by requests for which `is` holds, each once however often the
    /// request was made.
    pub async fn posted(&self, is: impl Fn(&Value) -> bool) -> usize {
        let log = self.requests().await;
        let mut ids: Vec<String> = (log.iter())
            .filter(|entry| entry["method"] == "POST" && entry["status"] == 200)
            .filter(|entry| is(entry))
            .map(|entry| entry["response"]["id"].to_string())
            .collect();
        ids.sort();
        ids.dedup();
        ids.len()
    }

    /// Waits until the bot calls Discord no more: no notice is left, of any game, but for those of
    /// another hour.
    pub async fn until_told(&self) {
        let eye = self.pool().await;
        let is_told = async || {
            let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
            let left = "select count(*) from notices where done is null and due <= $1";
            let left = sqlx::query_scalar(left).bind(now + 5_000);
            let left: i64 = left.fetch_one(&eye).await.unwrap();
            (left == 0).then_some(())
        };
        self.until("all is told", is_told).await;
        eye.close().await;
    }

    pub fn person<'h>(&'h self, name: &'static str) -> Person<'h> {
        Person {
            house: self,
            name,
            is_hasty: false,
        }
    }

    /// Ada, Bruno, Chiara and Dawid: the first `N` of them.
    pub fn people<const N: usize>(&self) -> [Person<'_>; N] {
        std::array::from_fn(|at| self.person(EVERYONE[at]))
    }

    /// A running match of Kintei of Ada (seat 1) and Bruno (seat 2).
    pub async fn kintei(&self) -> Match<'_> {
        self.game("kintei").await
    }

    /// As [`House::kintei`], once its first messages are delivered.
    pub async fn settled_kintei(&self) -> Match<'_> {
        let game = self.kintei().await;
        game.settle().await;
        game
    }

    /// A running match of Ada (seat 1) and Bruno (seat 2).
    pub async fn game(&self, game: &str) -> Match<'_> {
        let options = json!({ "opponent": "bruno", "order": "listed" });
        Match::start(self, game, options, &PEOPLE).await
    }

    /// The message in a channel that contains these words, once Ada sees it there.
    pub async fn message_with(&self, channel: &str, words: &str) -> Value {
        let what = format!("a message says {words:?}");
        let has_words = |message: &Value| message.content().contains(words);
        self.person("ada").sees(channel, &what, has_words).await
    }

    /// Waits until the log has these words `times` times.
    pub async fn until_logged(&self, words: &str, times: usize) {
        let logged = async || (self.log().matches(words).count() == times).then_some(());
        self.until(&format!("the log has {words:?}"), logged).await;
    }

    /// Moves the clock forward by `millis`; the answer has the time `now`.
    pub async fn advance(&self, millis: i64) -> Value {
        let moved = json!({ "advance_ms": millis });
        self.control("clock", moved).await
    }

    /// Runs a statement on the bot's database.
    pub async fn execute(&self, sql: &str) {
        let pool = self.pool().await;
        let sql = sqlx::AssertSqlSafe(sql.to_owned());
        sqlx::query(sql).execute(&pool).await.unwrap();
        pool.close().await;
    }

    /// Every request of the bot so far.
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

/// A person who uses Discord.
#[derive(Clone, Copy)]
pub struct Person<'h> {
    house: &'h House,
    pub name: &'static str,
    is_hasty: bool,
}

impl Person<'_> {
    /// The same person, who does not wait for the edit that follows a deferred answer: of two
    /// presses at once, one has none.
    pub fn hasty(self) -> Self {
        Person {
            is_hasty: true,
            ..self
        }
    }

    async fn at(&self, channel: &str, what: &str, body: Value) -> Value {
        let mut body = body;
        body["wait"] = json!("settled");
        let path = format!("people/{}/channels/{channel}/{what}", self.name);
        let mut progress = self.house.post(&path, body).await;
        // On a busy machine an answer in place is deferred; where another press has overtaken this
        // one, nothing follows.
        let since = Instant::now();
        let is_open = |progress: &Value| {
            let followups = progress["followups"].as_array();
            progress["status"] == "acknowledged" && followups.is_none_or(Vec::is_empty)
        };
        while !self.is_hasty && is_open(&progress) && since.elapsed() < OVERTAKEN {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let id = text(&progress["interaction"]);
            let path = format!("people/{}/interactions/{id}", self.name);
            progress = self.house.get(&path).await;
        }
        progress
    }

    /// Uses a slash command; its progress.
    pub async fn command(&self, channel: &str, command: &str, options: Value) -> Value {
        self.at(
            channel,
            "command",
            json!({ "command": command, "options": options }),
        )
        .await
    }

    /// Uses a command of the context menu on a person, or on the message with this id.
    pub async fn menu(&self, channel: &str, command: &str, target: &str) -> Value {
        let body = json!({ "command": command, "target": target });
        self.at(channel, "command", body).await
    }

    /// Presses the button with this label on a message.
    pub async fn press(&self, message: &Value, label: &str) -> Value {
        let body = json!({ "message": message["id"], "label": label });
        self.at(text(&message["channel_id"]), "press", body).await
    }

    /// Presses the button that plays the chosen turn.
    pub async fn confirm(&self, message: &Value) -> Value {
        let label = confirm_label(message).unwrap_or("Confirm");
        self.press(message, label).await
    }

    /// Presses the button with this `custom_id` on a message.
    pub async fn press_id(&self, message: &Value, custom_id: &str) -> Value {
        let body = json!({ "message": message["id"], "custom_id": custom_id });
        self.at(text(&message["channel_id"]), "press", body).await
    }

    /// Chooses a value in the menu with this `custom_id`.
    pub async fn choose_in(&self, message: &Value, custom_id: &str, value: &str) -> Value {
        let body = json!({ "message": message["id"], "custom_id": custom_id, "values": [value] });
        self.at(text(&message["channel_id"]), "choose", body).await
    }

    /// Presses a button that is not there, like a tampered client.
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

    /// Types a turn, and confirms it if asked to.
    pub async fn play(&self, channel: &str, turn: Value) -> Value {
        let answer = self.command(channel, "move", turn).await;
        if confirm_label(&answer["message"]).is_some() {
            return self.confirm(&answer["message"]).await;
        }
        answer
    }

    /// Types a turn at the table of a match, and confirms it if asked to.
    pub async fn turn(&self, game: &Match<'_>, turn: impl AsRef<str>) -> Value {
        let turn = json!({ "turn": turn.as_ref() });
        self.play(&game.thread, turn).await
    }

    /// Resigns in a match, and confirms it; the answer to the confirmation.
    pub async fn resign(&self, game: &Match<'_>) -> Value {
        let question = self.command(&game.thread, "resign", json!({})).await;
        self.press(&question["message"], "Yes, resign").await
    }

    /// Chooses one of the [`offered`] steps of a turn or a claim.
    pub async fn pick(&self, message: &Value, value: &str) -> Value {
        if menu(message).is_some() {
            return self.choose(message, value).await;
        }
        let key = keys(message).find(|key| target_words(key) == value);
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
        let answer = self
            .house
            .get(&format!(
                "people/{}/channels/{channel}/messages?limit=100",
                self.name
            ))
            .await;
        answer["messages"].as_array().cloned().unwrap_or_default()
    }

    /// The first message in a channel for which `is` holds, once this person sees one; panics with
    /// `what` after [`WAIT_LIMIT`].
    pub async fn sees(&self, channel: &str, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        let seen = async || self.messages(channel).await.into_iter().find(&is);
        self.house.until(what, seen).await
    }

    pub async fn channels(&self) -> Vec<Value> {
        let answer = self
            .house
            .get(&format!("people/{}/channels", self.name))
            .await;
        answer["channels"].as_array().cloned().unwrap_or_default()
    }

    pub fn id(&self) -> String {
        let at = EVERYONE.iter().position(|name| *name == self.name);
        let at = at.unwrap();
        (1_300_000_000_000_000_101_u64 + at as u64).to_string()
    }
}

/// A running match, as people see it.
pub struct Match<'h> {
    pub house: &'h House,
    pub code: String,
    pub thread: String,
}

impl<'h> Match<'h> {
    /// Opens a game as `people[0]`; the others join, and it starts; waits for the panel.
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
        let mut last = card.clone();
        for person in &people[1..] {
            let joined = house.person(person).press(&card, "Join").await;
            let log = || house.log();
            assert_eq!(
                joined["status"],
                "updated",
                "{joined}, after {opened}\n{}",
                log()
            );
            last = joined["message"].clone();
        }
        // A lobby for more people than these is started by its opener.
        if menu_or_button(&last, "Start") {
            house.person(people[0]).press(&card, "Start").await;
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
                let panel = messages
                    .iter()
                    .any(|message| is_panel(message) && text(&message["content"]).contains(&code));
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

    /// The people to act, by the panel.
    pub async fn to_act(&self, people: &[&'static str]) -> Vec<&'static str> {
        let panel = self.panel().await;
        let content = text(&panel["content"]).to_owned();
        let marked: Vec<&str> = content.lines().filter(|line| line.contains('←')).collect();
        let acts = |name: &&'static str| {
            marked
                .iter()
                .any(|line| line.contains(&self.house.person(name).id()))
        };
        people.iter().copied().filter(acts).collect()
    }

    /// The number of events in the database.
    pub async fn events(&self) -> i64 {
        let (store, id) = self.stored().await;
        let stored = store.load(&id).await.unwrap().expect("the match is stored");
        store.close().await;
        stored.events.len() as i64
    }

    /// Returns the deal as the database has it.
    pub async fn deal(&self) -> Value {
        let (store, id) = self.stored().await;
        let stored = store.load(&id).await.unwrap().expect("the match is stored");
        store.close().await;
        let deal = stored.row.deal.expect("the match has begun");
        serde_json::from_str(&deal).unwrap()
    }

    /// Waits until no notice and no computer's turn is pending.
    pub async fn settle(&self) {
        let (store, id) = self.stored().await;
        // Removing the lobby card a day after the end is not due now.
        let is_now = |notice: &Notice| (notice.kind, notice.round) != (NoticeKind::Lobby, 1);
        let is_told = async || {
            let pending = store.outbox().pending(&id).await.unwrap();
            (!pending.iter().any(is_now)).then_some(())
        };
        self.house.until("all is told", is_told).await;
        store.close().await;
    }

    async fn stored(&self) -> (Store, MatchId) {
        let store = Store::open(&self.house.address()).await.unwrap();
        (store, MatchId::read(&self.code).unwrap())
    }

    /// The current panel, as everyone sees it.
    pub async fn panel(&self) -> Value {
        let mut panels = self.panels().await;
        assert_eq!(panels.len(), 1, "there is one panel: {panels:?}");
        panels.remove(0)
    }

    /// The panel, and while it is being moved also the one that goes.
    async fn panels(&self) -> Vec<Value> {
        let messages = self.house.person("ada").messages(&self.thread).await;
        messages.into_iter().filter(is_panel).collect()
    }

    /// The current pings.
    pub async fn pings(&self) -> Vec<Value> {
        let messages = self.house.person("ada").messages(&self.thread).await;
        messages
            .into_iter()
            .filter(|message| !message["pinged"].as_array().unwrap().is_empty())
            .collect()
    }

    /// Waits for the message about the end.
    pub async fn ending(&self) -> Value {
        let posted = async || {
            let messages = self.house.person("ada").messages(&self.thread).await;
            let mut endings = messages.into_iter().filter(is_ending);
            let ending = endings.next()?;
            assert!(
                endings.next().is_none(),
                "there is one message about the end"
            );
            Some(ending)
        };
        self.house.until("the end is posted", posted).await
    }

    /// Waits until there is one panel, and it contains `words`.
    pub async fn panel_with(&self, words: &str) -> Value {
        self.house
            .until(&format!("one panel says {words:?}"), async || {
                let [panel] = <[Value; 1]>::try_from(self.panels().await).ok()?;
                text(&panel["content"]).contains(words).then_some(panel)
            })
            .await
    }
}

/// The turns of the shortest of some random games.
pub fn whole_game(game: &str) -> Vec<String> {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(&GameOptions::new(), None).unwrap();
    let mut rng = Rng::seed_from_u64(4);
    let mut play = || {
        let mut board = (entry.open)(&table, Value::Null).unwrap();
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first() {
            let turn = board.turns(seat).choose(&mut rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
            line.push(turn);
        }
        line
    };
    let games = (0..50).map(|_| play());
    games.min_by_key(Vec::len).unwrap()
}

/// The first `turns` turns of a random game of Kintei that does not end with them.
pub fn long_line(rng: &mut Rng, turns: usize) -> Vec<String> {
    long_line_of("kintei", rng, turns)
}

/// As [`long_line`], for any game for two without chance, with turns that can be chosen by menus.
pub fn long_line_of(game: &str, rng: &mut Rng, turns: usize) -> Vec<String> {
    let entry = games::find(game).unwrap();
    let table = entry.info.table(&GameOptions::new(), None).unwrap();
    loop {
        let mut board = (entry.open)(&table, Value::Null).unwrap();
        let mut line = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| line.len() < turns) {
            let turn = board.offered(seat, "").turns.choose(rng).unwrap().clone();
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

/// The match code on a card or panel.
pub fn code(message: &Value) -> String {
    let content = text(&message["content"]);
    content
        .split('`')
        .nth(1)
        // A lobby without a server says how to join: `/join K7QX`.
        .and_then(|code| code.rsplit(' ').next())
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

/// The steps that a message offers, as buttons or in a menu; empty if it only remains to confirm.
pub fn offered(message: &Value) -> Vec<String> {
    if menu(message).is_some() {
        return values(message);
    }
    if confirm_label(message).is_some() {
        return Vec::new();
    }
    keys(message).map(target_words).collect()
}

/// The buttons that continue a turn or a claim.
fn keys(message: &Value) -> impl Iterator<Item = &Value> {
    components(message).filter(|button| {
        let id = text(&button["custom_id"]);
        let walks = id.starts_with("walk|") || id.starts_with("claimwalk|");
        walks && button["label"] != "Back" && button["disabled"] != true
    })
}

/// The words that a button leads to.
fn target_words(button: &Value) -> String {
    let id = text(&button["custom_id"]);
    id.splitn(4, '|').nth(3).unwrap_or_default().to_owned()
}

pub fn menu_or_button(message: &Value, label: &str) -> bool {
    components(message).any(|component| component["label"] == label)
}

/// The label of the button that plays the chosen turn: another one after a warning.
pub fn confirm_label(message: &Value) -> Option<&'static str> {
    let labels = ["Confirm", "Play it anyway"];
    labels
        .into_iter()
        .find(|label| menu_or_button(message, label))
}

/// The components whose `custom_id` begins with a verb, in any language.
pub fn acts<'m>(message: &'m Value, verb: &str) -> impl Iterator<Item = &'m Value> {
    let verb = format!("{verb}|");
    components(message).filter(move |component| text(&component["custom_id"]).starts_with(&verb))
}

/// Whether a message is about the end of a match.
pub fn is_ending(message: &Value) -> bool {
    let mut files = message["attachments"].as_array().into_iter().flatten();
    files.any(|file| text(&file["filename"]).ends_with("-ending.png"))
}

/// Whether a message is a panel.
pub fn is_panel(message: &Value) -> bool {
    // At the end a panel has no buttons.
    let is_board = |file: &Value| {
        let name = text(&file["filename"]).trim_end_matches(".png");
        let number = name.split_once('-').map(|(_, number)| number);
        number.is_some_and(|number| number.parse::<i64>().is_ok())
    };
    let mut files = message["attachments"].as_array().into_iter().flatten();
    acts(message, "more").next().is_some() || message["ephemeral"] != true && files.any(is_board)
}

/// Resident memory of a process, in megabytes.
pub fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}

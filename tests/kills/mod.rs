//! The program killed at random instants, as if the power went: in play, lobby, delivery, migration
//! and backup. Nothing acknowledged is lost, nothing is there twice, nobody is called twice, and
//! each Confirm plays what it says.

mod contests;
mod ends;
mod posts;

pub use contests::run_contests;
pub use posts::run_posts;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use sqlx_sqlite::{SqliteConnectOptions, SqlitePool};
use tavolino::store::Store;
use tavolino_games::game::Rng;
use tokio::time::{Instant, sleep_until};

use crate::confirms::Confirms;
use crate::house::{House, Match, PEOPLE, long_line_of, text};

/// A database made by an older program.
const OLD: &str = include_str!("../data/0b1d29f.sql");

/// Turns of a game.
const TURNS: usize = 12;

/// Games that are played, one after the other. Turns of the first have many words and are sampled
/// in menus.
const GAMES: [&str; 2] = ["fullend", "kintei"];

/// A game in play.
struct Game {
    name: &'static str,
    code: String,
    thread: String,
    line: Vec<String>,
}

/// A bot that is killed again and again, and the work it had acknowledged.
struct Killing {
    house: House,
    rng: Rng,
    game: Option<Game>,
    lobby: Option<Value>,
    /// Number of lobbies that people tried to open, and of those that were acknowledged.
    tried: i64,
    opened: i64,
    /// Number of games begun.
    begun: usize,
    /// Number of rated games that have ended.
    ended: i64,
    confirms: Confirms,
}

/// Another seed every time.
pub fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    u64::from(since.unwrap().subsec_nanos())
}

/// Kills it `kills` times in everything; gives how often in what.
pub async fn run(kills: usize, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut killing = Killing::open(seed).await;
    let mut tally = BTreeMap::new();
    for kill in 0..kills {
        let what = match kill % 10 {
            0 | 4 => killing.lobby().await,
            3 => killing.migration(kill).await,
            6 => killing.ends().await,
            7 => killing.backup(kill).await,
            _ => killing.turn().await,
        };
        *tally.entry(what).or_default() += 1;
    }
    killing.assert_rated().await;
    killing.confirms.read_journal(&killing.house).await;
    let Killing {
        house, confirms, ..
    } = killing;
    confirms.assert_true(&house.address()).await;
    tally.insert("previews", confirms.previews());
    tally.insert("confirmed", confirms.played());
    tally
}

/// Kills it `kills` times while two rated games end.
pub async fn run_ends(kills: usize, seed: u64) -> BTreeMap<&'static str, usize> {
    let mut killing = Killing::open(seed).await;
    for _ in 0..kills {
        killing.ends().await;
    }
    killing.assert_rated().await;
    BTreeMap::from([("ends", kills), ("rated games", killing.ended as usize)])
}

impl Killing {
    async fn open(seed: u64) -> Killing {
        let killing = Killing {
            house: House::open().await,
            rng: Rng::seed_from_u64(seed),
            game: None,
            lobby: None,
            tried: 0,
            opened: 0,
            begun: 0,
            ended: 0,
            confirms: Confirms::default(),
        };
        killing.lift_limits().await;
        killing
    }

    /// A random instant less than `within` milliseconds ahead.
    fn soon(&mut self, within: u64) -> Instant {
        Instant::now() + Duration::from_millis(self.rng.random_range(0..within))
    }

    /// As many games as there have to be, one after the other.
    async fn lift_limits(&self) {
        let ada = self.house.person("ada");
        let shown = ada.command("games", "settings", json!({})).await["message"].clone();
        let shown = ada.press(&shown, "Games and limits").await["message"].clone();
        let channel = text(&shown["channel_id"]);
        for limit in ["per-person 0", "per-server 0"] {
            let body = json!({ "message": shown["id"], "custom_id": "setting|limit|", "values": [limit], "wait": "settled" });
            let path = format!("people/ada/channels/{channel}/choose");
            let chosen = self.house.post(&path, body).await;
            assert_eq!(chosen["status"], "updated", "{chosen}");
        }
    }

    /// Kills the bot and starts it again; what was opened counts as opened long ago, or nobody
    /// could open as many.
    async fn kill(&mut self) {
        self.house.kill_bot();
        let pool = self.house.pool().await;
        let ago = "update matches set opened_at = opened_at - 7200000";
        sqlx::query(ago).execute(&pool).await.unwrap();
        pool.close().await;
        self.house.start_bot().await;
    }

    /// A turn is played, or what it causes is delivered.
    async fn turn(&mut self) -> &'static str {
        let game = match self.game.take() {
            Some(game) => game,
            None => self.begin().await,
        };
        let (thread, code) = (game.thread.clone(), game.code.clone());
        let before = self.at(&game).events().await;
        let (name, turn) = (PEOPLE[before as usize % 2], &game.line[before as usize]);
        // By menus it takes some taps more.
        let is_by_menus = game.name == "fullend" && before % 3 > 0;
        let instant = self.soon(if is_by_menus { 900 } else { 150 });
        let acknowledged = {
            let person = self.house.person(name);
            let play = async {
                if is_by_menus {
                    return person.play_by_menus(&thread, turn).await;
                }
                person.play(&thread, json!({ "turn": turn })).await
            };
            tokio::select! {
                done = play => {
                    assert!(text(&done["message"]["content"]).contains("Played"), "{turn}: {done}");
                    sleep_until(instant).await;
                    before + 1
                }
                () = sleep_until(instant) => before,
            }
        };
        self.kill().await;
        let stored = self.at(&game).events().await;
        let range = acknowledged..=before + 1;
        assert!(range.contains(&stored), "{code}: {stored} of {range:?}");
        let expected = PEOPLE[stored as usize % 2];
        self.is_called(&game, expected).await;
        self.nobody_is_called_twice(&game, stored).await;
        self.confirms.read_journal(&self.house).await;
        if (stored as usize) < TURNS - 1 {
            self.game = Some(game);
        } else {
            // The log of requests grows with every one.
            self.house
                .request(reqwest::Method::DELETE, "control/log", Value::Null)
                .await;
        }
        "play"
    }

    fn at<'h>(&'h self, game: &Game) -> Match<'h> {
        Match {
            house: &self.house,
            code: game.code.clone(),
            thread: game.thread.clone(),
        }
    }

    async fn begin(&mut self) -> Game {
        let name = GAMES[self.begun % GAMES.len()];
        self.begun += 1;
        let line = long_line_of(name, &mut self.rng, TURNS);
        let options = json!({ "opponent": "bruno", "order": "listed" });
        let Match { code, thread, .. } = Match::start(&self.house, name, options, &PEOPLE).await;
        Game {
            name,
            code,
            thread,
            line,
        }
    }

    /// Panel and call are as the game is.
    async fn is_called(&self, game: &Game, expected: &'static str) {
        let game = self.at(game);
        let called = json!([self.house.person(expected).id()]);
        let so = async || {
            let acting = game.to_act(&PEOPLE).await;
            let pings = game.pings().await;
            (acting == [expected] && pings.len() == 1 && pings[0]["pinged"] == called).then_some(())
        };
        self.house
            .until("the panel and the ping are true", so)
            .await;
    }

    /// Each call has one message, except those whose nonce the sandbox had forgotten.
    async fn nobody_is_called_twice(&self, game: &Game, turns: i64) {
        let place = format!("/channels/{}/messages", game.thread);
        let log = self.house.requests().await;
        let calls = log.iter().filter(|entry| {
            entry["method"] == "POST"
                && entry["status"] == 200
                && entry["path"] == place.as_str()
                && text(&entry["body"]["content"]).contains("your turn")
        });
        let mut messages: Vec<String> = calls
            .map(|call| call["response"]["id"].to_string())
            .collect();
        messages.sort();
        messages.dedup();
        let most = turns as usize + 1;
        assert!(
            (1..=most).contains(&messages.len()),
            "{} calls in {turns} turns",
            messages.len()
        );
    }

    /// Opens a lobby, or joins one.
    async fn lobby(&mut self) -> &'static str {
        let instant = self.soon(100);
        let lobby = self.lobby.take();
        let [ada, bruno] = self.house.people();
        let act = async {
            match &lobby {
                Some(card) => ada.press(card, "Join").await,
                None => bruno.command("general", "play kumo", json!({})).await,
            }
        };
        let done = tokio::select! {
            done = act => Some(done),
            () = sleep_until(instant) => None,
        };
        self.kill().await;
        if let Some(card) = lobby {
            let code = crate::house::code(&card);
            // On a busy machine an answer is announced before it is there, and that promises
            // nothing.
            let at_once = |done: &Value| done["milliseconds"].as_u64().is_some_and(|it| it < 500);
            if !done.as_ref().is_some_and(at_once) {
                // Perhaps she sits there already.
                self.house.person("ada").press(&card, "Join").await;
            }
            let runs = async || {
                let running = "select count(*) from matches where id = $1 and state = 'running'";
                (self.count(running, &code).await == 1).then_some(())
            };
            self.house.until("what was joined runs", runs).await;
            Match::of(&self.house, &card).await;
            return "lobby";
        }
        self.tried += 1;
        self.opened += i64::from(done.is_some());
        let range = self.opened..=self.tried;
        let stored = self
            .count("select count(*) from matches where game = $1", "kumo")
            .await;
        assert!(range.contains(&stored), "{stored} of {range:?}");
        self.lobby = done.map(|done| done["message"].clone());
        "lobby"
    }

    async fn count(&self, statement: &'static str, of: &str) -> i64 {
        let pool = self.house.pool().await;
        let counted = sqlx::query_scalar(statement)
            .bind(of)
            .fetch_one(&pool)
            .await;
        pool.close().await;
        counted.unwrap()
    }

    /// The first start on an older program's database.
    async fn migration(&mut self, kill: usize) -> &'static str {
        let file = self
            .house
            .database()
            .with_file_name(format!("old-{kill}.db"));
        let old = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true);
        let pool = SqlitePool::connect_with(old.foreign_keys(false))
            .await
            .unwrap();
        sqlx::raw_sql(OLD).execute(&pool).await.unwrap();
        let before = rows(&pool).await;
        pool.close().await;
        let address = format!("sqlite://{}", file.display());
        for _ in 0..3 {
            let mut bot = self.house.program();
            // Nobody is there: it ends by itself, if it is not killed before.
            bot.env("DATABASE_URL", &address)
                .env("DISCORD_API_URL", "http://127.0.0.1:9");
            self.killed(bot.arg("bot"), 120).await;
        }
        Store::open(&address).await.unwrap().close().await;
        let pool = SqlitePool::connect(&address).await.unwrap();
        assert_eq!(rows(&pool).await, before);
        pool.close().await;
        "migration"
    }

    /// Copies are made while the bot runs: each is whole, or has no backup's name.
    async fn backup(&mut self, kill: usize) -> &'static str {
        let folder = self
            .house
            .database()
            .with_file_name(format!("backups-{kill}"));
        std::fs::create_dir_all(&folder).unwrap();
        for round in 0..3 {
            let mut to_file = self.house.program();
            let file = folder.join(format!("one-{round}.db"));
            self.killed(to_file.arg("backup").arg(file), 60).await;
            let mut to_folder = self.house.program();
            self.killed(to_folder.args(["backup", "--dir"]).arg(&folder), 60)
                .await;
        }
        let made = std::fs::read_dir(&folder).unwrap();
        let made: Vec<PathBuf> = made.map(|entry| entry.unwrap().path()).collect();
        let named = |path: &&PathBuf| path.extension().is_some_and(|end| end == "db");
        for file in made.iter().filter(named) {
            is_whole(file).await;
        }
        "backup"
    }

    /// Starts a program and kills it less than `within` milliseconds later.
    async fn killed(&mut self, program: &mut std::process::Command, within: u64) {
        let null = std::process::Stdio::null;
        let mut child = program.stdout(null()).stderr(null()).spawn().unwrap();
        let instant = self.soon(within);
        sleep_until(instant).await;
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

/// Number of matches, and of events.
async fn rows(pool: &SqlitePool) -> (i64, i64) {
    let count = "select (select count(*) from matches), (select count(*) from events)";
    sqlx::query_as(count).fetch_one(pool).await.unwrap()
}

async fn is_whole(file: &Path) {
    let opened = Store::open_as_it_is(&format!("sqlite://{}", file.display())).await;
    let (store, _) = opened.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(store.damage().await.unwrap(), None, "{}", file.display());
    store.close().await;
}

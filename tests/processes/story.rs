//! A story of several processes: people play on many servers, while processes die, the database
//! dies, lines break and time runs out.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures::future::join_all;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use sqlx::AnyPool;
use tavolino_games::game::Rng;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep};

use crate::confirms::Confirms;
use crate::house::engine;
use crate::house::menus::play_by_menus;
use crate::house::{GUESTS, House, code, confirm_label, long_line_of, menu_or_button, text};
use crate::together::{Fleet, Together, World, ask_to_stop};

/// Turns of a game.
const TURNS: usize = 12;

/// The pause after a turn where people play until something is done.
const UNHURRIED: Duration = Duration::from_secs(2);

/// Time from one update to the next, in which people play.
const BETWEEN_UPDATES: Duration = Duration::from_secs(4);

/// Games that are played while processes fail. Turns of the first have many words and are sampled
/// in menus.
pub const GAMES: &[&str] = &["fullend", "kintei"];

/// Interval in which presses are read; the sandbox keeps them for a quarter of an hour.
const HEARD: Duration = Duration::from_mins(5);

/// Longest time after a deadline until its seat has lost.
const NOTICED: Duration = Duration::from_mins(1);

/// Within what time everything is told, whatever died.
const TOLD: Duration = Duration::from_mins(2);

/// Size of a story.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// Servers with a table each.
    pub servers: usize,
    /// People who play there.
    pub people: usize,
    /// Turns that are played in all.
    pub turns: usize,
    /// Games that are played at a table, one after the other.
    pub games: &'static [&'static str],
    /// Faults while people play.
    pub trouble: Trouble,
}

impl Scale {
    /// Servers for the people of this scale, and for two more whose time runs out.
    pub fn world(self, shards: u64) -> World {
        World {
            servers: self.servers,
            shards,
            guests: self.people + 2,
            calls: None,
            in_a_row: matches!(self.trouble, Trouble::Updates(_)),
        }
    }
}

/// Faults and updates while people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "the test and the bench each use their own")]
pub enum Trouble {
    /// Nothing.
    None,
    /// Processes die and come back, lines break, and the database dies.
    Deaths,
    /// Number of times a process gives way to a new one, as OPERATING.md says, where shards connect
    /// one after the other. People play until that is done.
    Updates(usize),
}

/// Result of a story.
#[derive(Debug, Default)]
pub struct Report {
    /// Turns whose player read that they were played.
    pub acknowledged: usize,
    /// Turns that were tried again, since nobody knew what had become of them.
    pub again: usize,
    /// Versions of messages that asked to confirm a turn.
    pub previews: usize,
    /// Turns that were confirmed and played.
    pub confirmed: usize,
    /// Processes killed.
    pub kills: usize,
    /// Processes that gave way to others.
    pub updates: usize,
    /// Lines broken.
    pub cuts: usize,
    /// Times the database died.
    pub crashes: usize,
    /// Delay of each lost clock: from its deadline until the seat has lost.
    pub noticed: Vec<Duration>,
}

/// A game that was played.
struct Played {
    code: String,
    thread: String,
    people: [usize; 2],
    line: Vec<String>,
    turns: usize,
}

pub struct Story<'t> {
    house: &'t House,
    eye: AnyPool,
    scale: Scale,
    left: AtomicUsize,
    acknowledged: AtomicUsize,
    again: AtomicUsize,
    games: Mutex<Vec<Played>>,
    /// Every message that called a person, by its channel.
    calls: Mutex<BTreeMap<String, BTreeSet<String>>>,
    /// The promises of Confirm, which are compared with the log of events at the end.
    confirms: Mutex<Confirms>,
    database: String,
    is_over: AtomicBool,
    /// Whether what was to happen meanwhile has happened.
    is_done: AtomicBool,
}

/// Plays it to its end, and looks at everything then.
pub async fn play(together: &mut Together, scale: Scale, seed: u64) -> Report {
    let Together { house, fleet } = together;
    let story = Story::new(house, &fleet.database(), scale).await;
    let tables = (0..scale.servers).map(|nth| story.table(nth, seed + nth as u64));
    let played = async {
        let (_, noticed) = tokio::join!(join_all(tables), story.clocks(seed));
        story.is_over.store(true, Ordering::Relaxed);
        noticed
    };
    let (noticed, mut told) = tokio::join!(
        async {
            let (noticed, ()) = tokio::join!(played, story.listen());
            noticed
        },
        story.trouble(fleet, Rng::seed_from_u64(seed)),
    );
    fleet.all_connected(house).await;
    story.all_is_true().await;
    told.noticed = noticed;
    let confirms = story.confirms.into_inner();
    (told.previews, told.confirmed) = (confirms.previews(), confirms.played());
    told.acknowledged = story.acknowledged.into_inner();
    told.again = story.again.into_inner();
    told
}

impl<'t> Story<'t> {
    /// One that has not begun, with what the database at an address says of it.
    pub async fn new(house: &'t House, database: &str, scale: Scale) -> Story<'t> {
        Story {
            house,
            eye: engine::connect(database).await,
            scale,
            left: AtomicUsize::new(scale.turns),
            acknowledged: AtomicUsize::new(0),
            again: AtomicUsize::new(0),
            games: Mutex::default(),
            calls: Mutex::default(),
            confirms: Mutex::default(),
            database: database.to_owned(),
            is_over: AtomicBool::new(false),
            is_done: AtomicBool::new(false),
        }
    }

    /// People of one server play there, game after game.
    async fn table(&self, nth: usize, seed: u64) {
        let mut rng = Rng::seed_from_u64(seed);
        let here = self.scale.people / self.scale.servers;
        let mut games = self.scale.games.iter().cycle().skip(nth);
        while self.is_going_on() {
            let first = rng.random_range(0..here);
            let second = (first + rng.random_range(1..here)) % here;
            let people = [first, second].map(|one| nth * here + one + 1);
            let game = *games.next().unwrap();
            let line = long_line_of(game, &mut rng, TURNS);
            let (code, thread) = self.open(nth, people, game, json!({})).await;
            let mut turns = 0;
            while turns < line.len() && self.take_one() {
                let who = people[turns % 2];
                let is_by_menus = game == "fullend" && turns % 3 > 0;
                self.turn(&code, &thread, who, &line[turns], turns, is_by_menus)
                    .await;
                turns += 1;
                if let Trouble::Updates(_) = self.scale.trouble {
                    sleep(UNHURRIED).await;
                }
            }
            self.games.lock().await.push(Played {
                code,
                thread,
                people,
                line,
                turns,
            });
        }
    }

    fn is_going_on(&self) -> bool {
        match self.scale.trouble {
            Trouble::Updates(_) => !self.is_done.load(Ordering::Relaxed),
            Trouble::None | Trouble::Deaths => self.left.load(Ordering::Relaxed) > 0,
        }
    }

    fn take_one(&self) -> bool {
        if matches!(self.scale.trouble, Trouble::Updates(_)) {
            return self.is_going_on();
        }
        let take = |left: usize| left.checked_sub(1);
        let (set, fetch) = (Ordering::Relaxed, Ordering::Relaxed);
        self.left.fetch_update(set, fetch, take).is_ok()
    }

    /// Opens a game on a server, whatever dies meanwhile; its code and where it is played.
    pub async fn open(
        &self,
        nth: usize,
        people: [usize; 2],
        game: &str,
        more: Value,
    ) -> (String, String) {
        let mut options = json!({ "opponent": guest(people[1]), "order": "listed" });
        for (name, value) in more.as_object().unwrap() {
            options[name] = value.clone();
        }
        let channel = format!("games@{}", nth + 1);
        let body = json!({ "command": format!("play {game}"), "options": options });
        let card = loop {
            let opened = self.act(people[0], &channel, "command", &body).await;
            let card = opened["message"].clone();
            if menu_or_button(&card, "Join") {
                break card;
            }
            sleep(Duration::from_millis(300)).await;
        };
        let code = code(&card);
        let join = json!({ "message": card["id"], "label": "Join" });
        loop {
            self.act(people[1], text(&card["channel_id"]), "press", &join)
                .await;
            if self.state(&code).await == "running" {
                break;
            }
            sleep(Duration::from_millis(300)).await;
        }
        let place = async || {
            let place = "select place from matches where id = $1";
            let query = sqlx::query_scalar::<_, Option<i64>>(place).bind(&code);
            query.fetch_one(&self.eye).await.ok().flatten()
        };
        let place = self.house.until("it has a place", place).await;
        (code, place.to_string())
    }

    /// Plays a turn until it is stored. A turn whose player read that it was played is stored.
    pub async fn turn(
        &self,
        code: &str,
        thread: &str,
        who: usize,
        turn: &str,
        before: usize,
        is_by_menus: bool,
    ) {
        let body = json!({ "command": "move", "options": { "turn": turn } });
        loop {
            let tap = async |what, body| self.act(who, thread, what, &body).await;
            let mut done = if is_by_menus {
                play_by_menus(turn, tap).await
            } else {
                tap("command", body.clone()).await
            };
            if !is_by_menus && confirm_label(&done["message"]).is_some() {
                let confirm = json!({ "message": done["message"]["id"], "label": confirm_label(&done["message"]) });
                done = self.act(who, thread, "press", &confirm).await;
            }
            let is_told = text(&done["message"]["content"]).contains("Played");
            let stored = self.events(code).await;
            if is_told {
                assert_eq!(
                    stored,
                    before + 1,
                    "{code}: {turn} was acknowledged, {done}"
                );
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
                return;
            }
            println!("{code}: {turn} came to nothing: {done}");
            self.again.fetch_add(1, Ordering::Relaxed);
            if stored > before {
                return;
            }
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// An interaction of a person, and its progress as they see it.
    pub async fn act(&self, who: usize, channel: &str, what: &str, asked: &Value) -> Value {
        let mut body = asked.clone();
        body["wait"] = json!("settled");
        let path = format!("people/{}/channels/{channel}/{what}", guest(who));
        self.house.post(&path, body).await
    }

    pub async fn events(&self, code: &str) -> usize {
        let count = self.ask("select count(*) from events where match_id = $1", code);
        count.await as usize
    }

    async fn state(&self, code: &str) -> String {
        loop {
            let state = sqlx::query_scalar("select state from matches where id = $1").bind(code);
            if let Ok(state) = state.fetch_one(&self.eye).await {
                return state;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Asks the database, which may be gone for a moment.
    async fn ask(&self, statement: &'static str, about: &str) -> i64 {
        loop {
            let query = sqlx::query_scalar(statement).bind(about);
            if let Ok(found) = query.fetch_one(&self.eye).await {
                return found;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Lets clocks run out, one after the other; the delay of each loss after its deadline.
    async fn clocks(&self, seed: u64) -> Vec<Duration> {
        let mut rng = Rng::seed_from_u64(seed);
        let mut noticed = Vec::new();
        if self.scale.trouble != Trouble::Deaths {
            return noticed;
        }
        // The last two are nobody's who plays.
        let people = [self.scale.people + 1, self.scale.people + 2];
        while self.left.load(Ordering::Relaxed) > 0 || noticed.is_empty() {
            let nth = rng.random_range(0..self.scale.servers);
            let (code, _) = self
                .open(nth, people, "kintei", json!({ "pace": "fast" }))
                .await;
            let up = "update seats set bank = spent, deadline = runs
                where match_id = $1 and deadline is not null";
            while sqlx::query(up)
                .bind(&code)
                .execute(&self.eye)
                .await
                .is_err()
            {
                sleep(Duration::from_millis(100)).await;
            }
            let since = Instant::now();
            while self.events(&code).await == 0 {
                assert!(since.elapsed() < NOTICED, "{code}: nobody notices");
                sleep(Duration::from_millis(100)).await;
            }
            noticed.push(since.elapsed());
        }
        noticed
    }

    /// Hears who is called, before the sandbox forgets it.
    async fn listen(&self) {
        let mut since = 0;
        let mut heard = Instant::now();
        loop {
            let is_last = self.is_over.load(Ordering::Relaxed);
            since = self.hear(since).await;
            if is_last || heard.elapsed() > HEARD {
                heard = Instant::now();
                let presses = self.house.get("control/interactions").await;
                let mut confirms = self.confirms.lock().await;
                confirms.note_presses(&presses["interactions"]);
            }
            if is_last {
                return;
            }
            sleep(Duration::from_millis(300)).await;
        }
    }

    async fn hear(&self, since: u64) -> u64 {
        let log = self.house.get(&format!("control/log?since={since}")).await;
        let entries = log["entries"].as_array().cloned().unwrap_or_default();
        let mut calls = self.calls.lock().await;
        let mut confirms = self.confirms.lock().await;
        for entry in &entries {
            confirms.note(entry);
            let path: Vec<&str> = text(&entry["path"]).split('/').collect();
            let calls_somebody = entry["method"] == "POST"
                && entry["status"] == 200
                && text(&entry["body"]["content"]).contains("your turn");
            if let ["", "channels", thread, "messages"] = path[..]
                && calls_somebody
            {
                let of_thread = calls.entry(thread.to_owned()).or_default();
                of_thread.insert(entry["response"]["id"].to_string());
            }
        }
        let last = entries.last().and_then(|entry| entry["number"].as_u64());
        last.unwrap_or(since)
    }

    async fn trouble(&self, fleet: &mut Fleet, mut rng: Rng) -> Report {
        let mut report = Report::default();
        while !self.is_over.load(Ordering::Relaxed) {
            match self.scale.trouble {
                Trouble::None => sleep(Duration::from_millis(200)).await,
                Trouble::Deaths => self.death(fleet, &mut rng, &mut report).await,
                Trouble::Updates(updates) if report.updates < updates => {
                    let nth = report.updates % fleet.shards.len();
                    self.update(fleet, nth).await;
                    report.updates += 1;
                    sleep(BETWEEN_UPDATES).await;
                }
                Trouble::Updates(_) => {
                    self.is_done.store(true, Ordering::Relaxed);
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
        report
    }

    /// A process or the database dies and comes back, or every line breaks.
    async fn death(&self, fleet: &mut Fleet, rng: &mut Rng, report: &mut Report) {
        sleep(Duration::from_millis(rng.random_range(500..2_000))).await;
        match rng.random_range(0..10) {
            0 => {
                tokio::task::block_in_place(|| fleet.server.crash());
                report.crashes += 1;
            }
            1 | 2 => {
                let drop = json!({ "action": "drop" });
                self.house.control("gateway", drop).await;
                report.cuts += 1;
            }
            _ => {
                let nth = rng.random_range(0..fleet.shards.len());
                fleet.kill(nth);
                report.kills += 1;
                sleep(Duration::from_millis(rng.random_range(100..1_000))).await;
                fleet.start(nth, self.house);
            }
        }
    }

    /// A new process begins beside an old one, which is asked to stop when the new one says that it
    /// is ready.
    async fn update(&self, fleet: &mut Fleet, nth: usize) {
        let mut old = fleet.processes[nth].take().unwrap();
        fleet.start(nth, self.house);
        fleet.is_ready(nth, self.house).await;
        ask_to_stop(&old);
        let ended = tokio::task::spawn_blocking(move || old.wait().unwrap().code());
        assert_eq!(ended.await.unwrap(), Some(0));
    }

    /// All is announced, and as it is stored: every turn once, every panel and every call true,
    /// nobody called twice.
    async fn all_is_true(&self) {
        self.all_told().await;
        self.hear(0).await;
        self.confirms.lock().await.assert_true(&self.database).await;
        let calls = self.calls.lock().await.clone();
        for game in self.games.lock().await.iter() {
            let Played { code, thread, .. } = game;
            let statement = "select data from events where match_id = $1 order by number";
            let events: Vec<String> = sqlx::query_scalar(statement)
                .bind(code)
                .fetch_all(&self.eye)
                .await
                .unwrap();
            let turn = |data: &String| {
                let data: Value = serde_json::from_str(data).unwrap();
                text(&data["text"]).to_owned()
            };
            let turns: Vec<String> = events.iter().map(turn).collect();
            assert_eq!(turns, game.line[..game.turns], "{code}");
            self.is_shown(game).await;
            let calls = calls.get(thread).map_or(0, BTreeSet::len);
            let most = game.turns + 1;
            assert!((1..=most).contains(&calls), "{code}: {calls} for {most}");
        }
    }

    /// Waits until nothing is to be told: what a process that died had begun to tell is another's
    /// after a quarter of a minute.
    pub async fn all_told(&self) {
        let since = Instant::now();
        let left = "select count(*) from notices where done is null and kind <> $1";
        while self.ask(left, "remind").await > 0 {
            assert!(
                since.elapsed() < TOLD,
                "not all is told\n{}",
                self.house.log()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    async fn is_shown(&self, game: &Played) {
        let expected = game.people[game.turns % 2];
        let path = format!(
            "people/{}/channels/{}/messages?limit=100",
            guest(game.people[0]),
            game.thread
        );
        let found = self.house.get(&path).await;
        let messages = found["messages"].as_array().unwrap();
        let panels: Vec<&Value> = messages
            .iter()
            .filter(|message| menu_or_button(message, "More"))
            .collect();
        let [panel] = panels[..] else {
            panic!("{}: {} panels", game.code, panels.len());
        };
        let content = text(&panel["content"]);
        let acts = content.lines().find(|line| line.contains("← to move"));
        let is_expected = acts.is_some_and(|line| line.contains(&guest_id(expected)));
        assert!(is_expected, "{}: {content}", game.code);
        let called: Vec<&Value> = messages
            .iter()
            .map(|message| &message["pinged"])
            .filter(|pinged| pinged.as_array().is_some_and(|pinged| !pinged.is_empty()))
            .collect();
        assert_eq!(called, [&json!([guest_id(expected)])], "{}", game.code);
    }
}

pub fn guest(number: usize) -> String {
    format!("guest{number}")
}

fn guest_id(number: usize) -> String {
    (GUESTS + number as u64).to_string()
}

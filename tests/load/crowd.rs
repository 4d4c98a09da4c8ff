//! A crowd of people who make a number of interactions a second, while requests fail, connections
//! break, channels are locked and buttons are forged.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures::future::join_all;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tavolino_games::game::Rng;
use tokio::sync::Mutex;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep};

use crate::confirms::Confirms;
use crate::house::menus::any_tap;
use crate::house::{House, code, confirm_label, menu_or_button, resident, text};

/// Games with many turns, so that few of them end meanwhile.
const GAMES: [&str; 5] = ["mindoku", "dungeon-chess", "basileus", "fullend", "kintei"];

/// The game of which half the turns are chosen by menus: they are sampled there, and can be pushed
/// about.
const BY_MENUS: &str = "fullend";

/// Taps after which a turn is left.
const TAPS: usize = 8;

/// Games that are opened at once: a server may open some more in a minute.
const TABLES: usize = 100;

/// Interval of the polls of the sandbox, shorter than the sandbox keeps its entries.
const LOOK: Duration = Duration::from_millis(500);

/// Requests kept to be held against Discord's description.
const JUDGED: usize = 3_000;

/// The kind of interaction that asks what may be meant.
const COMPLETION: u64 = 4;

/// Target for the first answer, in milliseconds; Discord allows three seconds.
pub const SOON: u64 = 1_000;

/// Size of a crowd.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// People.
    pub people: usize,
    /// Interactions a second.
    pub rate: u32,
    /// Duration of the load.
    pub lasting: Duration,
}

/// Observations of a crowd.
#[derive(Debug, Default)]
pub struct Seen {
    /// Milliseconds to the first answer, of what reached the bot at once; sorted.
    pub acknowledged: Vec<u64>,
    /// Interactions begun while the bot's connection to Discord was broken.
    pub cut: usize,
    /// Interactions without an answer, although the connection stood.
    pub unanswered: Vec<Value>,
    /// Completions that got none: an answer that Discord fails to take is not given again, for the
    /// next letter asks anew.
    pub lost: usize,
    /// Requests that Discord refused, except ordered faults and those of a locked channel.
    pub refusals: Vec<Value>,
    /// Method and path of each request that was answered badly on purpose.
    faulty: Vec<(Value, Value)>,
    /// Requests that were made to fail.
    pub faults: usize,
    /// Turns that were played.
    pub turns: usize,
    /// Megabytes of the bot in memory, from half a second to the next.
    pub resident: Vec<u64>,
    /// The first requests, to be judged.
    pub requests: Vec<Value>,
    /// The promises of Confirm, and their presses.
    pub confirms: Confirms,
}

impl Seen {
    /// The wait that this share of all did not exceed.
    pub fn wait(&self, share: f64) -> u64 {
        let last = self.acknowledged.len().saturating_sub(1) as f64;
        let at = (last * share) as usize;
        self.acknowledged.get(at).copied().unwrap_or_default()
    }

    /// Number of first answers later than [`SOON`].
    pub fn late(&self) -> usize {
        self.acknowledged
            .iter()
            .filter(|wait| **wait > SOON)
            .count()
    }

    /// Megabytes in memory after a third, and in the end: the middle of a tenth of the looks there.
    pub fn memory(&self) -> (u64, u64) {
        let tenth = (self.resident.len() / 10).max(1);
        let middle = |from: usize| {
            let mut some: Vec<u64> = self
                .resident
                .iter()
                .skip(from)
                .take(tenth)
                .copied()
                .collect();
            some.sort_unstable();
            some.get(some.len() / 2).copied().unwrap_or_default()
        };
        let last = self.resident.len().saturating_sub(tenth);
        (middle(self.resident.len() / 3), middle(last))
    }
}

/// A match that is played.
struct Table {
    game: &'static str,
    code: String,
    card: Value,
    people: [usize; 2],
}

/// The crowd, and how it goes.
struct Crowd<'h> {
    house: &'h House,
    scale: Scale,
    tables: Vec<Table>,
    /// One interaction a tick.
    ticks: Mutex<Interval>,
    end: Instant,
    turns: AtomicUsize,
    is_over: AtomicBool,
    /// From when to when the bot had no line, in milliseconds since 1970.
    cuts: std::sync::Mutex<Vec<(u64, u64)>>,
    is_locked: AtomicBool,
}

/// Lets them play, and says what was seen.
pub async fn crowd(house: &House, scale: Scale) -> Seen {
    house
        .control("people", json!({ "count": scale.people }))
        .await;
    let count = (scale.people * 2 / 5).clamp(1, TABLES);
    let tables = join_all((0..count).map(|at| open(house, at))).await;
    let mut ticks = interval(Duration::from_secs(1) / scale.rate);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let crowd = Crowd {
        house,
        scale,
        tables,
        ticks: Mutex::new(ticks),
        end: Instant::now() + scale.lasting,
        turns: AtomicUsize::new(0),
        is_over: AtomicBool::new(false),
        cuts: std::sync::Mutex::default(),
        is_locked: AtomicBool::new(false),
    };
    let people = async {
        join_all((0..scale.people).map(|person| crowd.live(person))).await;
        crowd.calm_down().await;
        crowd.is_over.store(true, Ordering::SeqCst);
    };
    let (mut seen, ..) = tokio::join!(crowd.watch(), people, crowd.make_trouble());
    seen.turns = crowd.turns.into_inner();
    seen
}

/// Two of them open a game.
async fn open(house: &House, at: usize) -> Table {
    let people = [2 * at, 2 * at + 1];
    let game = GAMES[at % GAMES.len()];
    let options = json!({ "opponent": name(people[1]), "order": "listed" });
    let body = json!({
        "command": format!("play {game}"), "options": options, "wait": "settled",
    });
    let path = |person: usize, what: &str| format!("people/{}/channels/games/{what}", name(person));
    let opened = house.post(&path(people[0], "command"), body).await;
    let card = opened["message"].clone();
    assert!(card["content"].is_string(), "no lobby card: {opened}");
    let join = json!({ "message": card["id"], "label": "Join", "wait": "settled" });
    house.post(&path(people[1], "press"), join).await;
    Table {
        game,
        code: code(&card),
        card,
        people,
    }
}

fn name(person: usize) -> String {
    format!("guest{}", person + 1)
}

fn millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("it is later than 1970").as_millis() as u64
}

impl Crowd<'_> {
    /// One person does this and that until it is over.
    async fn live(&self, person: usize) {
        let mut rng = Rng::seed_from_u64(person as u64);
        let own = self
            .tables
            .iter()
            .find(|table| table.people.contains(&person));
        while Instant::now() < self.end {
            let table = match own {
                Some(own) => own,
                None => self.tables.choose(&mut rng).expect("somebody plays"),
            };
            match rng.random_range(0..20) {
                0..=10 if table.game == BY_MENUS && rng.random() => {
                    self.walk(person, table, &mut rng).await
                }
                0..=10 => self.play(person, table, &mut rng).await,
                11..=13 => {
                    self.command(person, "board", json!({ "game": table.code }))
                        .await
                }
                14 => {
                    self.command(person, "history", json!({ "game": table.code }))
                        .await
                }
                15 => self.command(person, "games", json!({})).await,
                16 => self.command(person, "help", json!({})).await,
                17 => {
                    self.command(person, "rules", json!({ "game": "kintei" }))
                        .await
                }
                _ => self.forge(person, table, &mut rng).await,
            };
        }
    }

    /// Types a turn, as far as it is this person's.
    async fn play(&self, person: usize, table: &Table, rng: &mut Rng) -> Value {
        let options = json!({ "game": table.code, "turn": "" });
        let body = json!({ "command": "move", "options": options, "focused": "turn" });
        let mut typed = self.act(person, "autocomplete", body).await;
        // Where there are too many turns it is typed word by word.
        let mut turn = String::new();
        for _ in 0..3 {
            let choices = typed["choices"].as_array().cloned().unwrap_or_default();
            let Some(choice) = choices.choose(rng) else {
                break;
            };
            text(&choice["value"]).clone_into(&mut turn);
            if !text(&choice["name"]).ends_with('…') {
                break;
            }
            let options = json!({ "game": table.code, "turn": turn });
            let body = json!({ "command": "move", "options": options, "focused": "turn" });
            typed = self.act(person, "autocomplete", body).await;
        }
        if turn.is_empty() {
            return typed;
        }
        let options = json!({ "game": table.code, "turn": turn });
        let mut answer = self.command(person, "move", options).await;
        if confirm_label(&answer["message"]).is_some() {
            let message = &answer["message"];
            let press = json!({ "message": message["id"], "label": confirm_label(message) });
            answer = self.act(person, "press", press).await;
        }
        if text(&answer["message"]["content"]).contains("Played") {
            self.turns.fetch_add(1, Ordering::Relaxed);
        }
        answer
    }

    /// Chooses a turn by menus, tap by tap, as far as it is this person's.
    async fn walk(&self, person: usize, table: &Table, rng: &mut Rng) -> Value {
        let looked = json!({ "game": table.code });
        let mut seen = self.command(person, "board", looked).await;
        let open = json!({ "message": seen["message"]["id"], "label": "Your turn" });
        let mut next = menu_or_button(&seen["message"], "Your turn").then_some(("press", open));
        for _ in 0..TAPS {
            let Some((what, body)) = next else { break };
            seen = self.act(person, what, body).await;
            if text(&seen["message"]["content"]).contains("Played") {
                self.turns.fetch_add(1, Ordering::Relaxed);
                break;
            }
            next = any_tap(&seen["message"], rng);
        }
        seen
    }

    /// Presses a button that is not there.
    async fn forge(&self, person: usize, table: &Table, rng: &mut Rng) -> Value {
        let other = self.tables.choose(rng).expect("somebody plays");
        let number = rng.random_range(0..i64::MAX);
        let forged = [
            "x".repeat(100),
            format!("walk|{}|{number}|a1", other.code),
            format!("confirm|{}|0|a1 a1", other.code),
            format!("history|{}|{number}|9", table.code),
            format!("hand|{}", other.code),
            format!("resigned|{}|-1", other.code),
            "turn|ZZZZ|1".to_owned(),
            "|||\u{202e}".to_owned(),
        ];
        let custom_id = forged.choose(rng).expect("there are some");
        let body = json!({ "message": table.card["id"], "custom_id": custom_id, "forged": true });
        self.act(person, "press", body).await
    }

    async fn command(&self, person: usize, command: &str, options: Value) -> Value {
        let body = json!({ "command": command, "options": options });
        self.act(person, "command", body).await
    }

    /// One interaction, when it is its turn.
    async fn act(&self, person: usize, what: &str, mut body: Value) -> Value {
        self.ticks.lock().await.tick().await;
        if Instant::now() >= self.end {
            return Value::Null;
        }
        body["wait"] = json!("settled");
        let path = format!("people/{}/channels/games/{what}", name(person));
        self.house.post(&path, body).await
    }

    /// One trouble after the other, from the first eighth on.
    async fn make_trouble(&self) {
        let pause =
            (self.scale.lasting / 24).clamp(Duration::from_millis(250), Duration::from_secs(2));
        let mut number = 0;
        sleep(self.scale.lasting / 8).await;
        while Instant::now() + 4 * pause < self.end {
            let fault = match number % 10 {
                0 => {
                    json!({ "count": 2, "path": "/channels/*/messages", "status": 429, "retry_after": 0.3 })
                }
                1 => json!({ "count": 1, "path": "/interactions", "status": 500 }),
                2 => json!({ "count": 1, "path": "/interactions", "status": 502, "when": "after" }),
                3 => json!({ "count": 1, "path": "/webhooks", "status": 503 }),
                4 => {
                    json!({ "count": 1, "path": "/interactions", "status": 429, "retry_after": 0.1 })
                }
                5 => {
                    json!({ "count": 1, "path": "/channels/*/messages", "status": "timeout", "hold_ms": 2_000, "when": "after" })
                }
                6 => {
                    self.cut("drop").await;
                    Value::Null
                }
                7 => {
                    self.is_locked.store(true, Ordering::SeqCst);
                    let deny = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"];
                    self.permit("deny", &deny).await;
                    Value::Null
                }
                8 => {
                    self.permit("reset", &["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"])
                        .await;
                    Value::Null
                }
                _ => json!({ "count": 2, "path": "/channels/*/messages", "status": 500 }),
            };
            if !fault.is_null() {
                self.house.control("faults", fault).await;
            }
            number += 1;
            sleep(pause).await;
        }
    }

    async fn permit(&self, how: &str, what: &[&str]) {
        let body = json!({ "channel": "games", "who": "bot", how: what });
        self.house.control("permissions", body).await;
    }

    /// Breaks the bot's line, and waits until there is one again.
    async fn cut(&self, how: &str) {
        let from = millis();
        self.house
            .control("gateway", json!({ "action": how }))
            .await;
        sleep(Duration::from_millis(100)).await;
        self.house
            .until("the bot is back", async || {
                let gateway = self.house.get("control/gateway").await;
                (gateway["connected"] == 1).then_some(())
            })
            .await;
        let mut cuts = self.cuts.lock().expect("nobody panics");
        cuts.push((from, millis()));
    }

    /// Nothing more goes wrong, and what is still to be answered is.
    async fn calm_down(&self) {
        let faults = self
            .house
            .request(reqwest::Method::DELETE, "control/faults", Value::Null);
        faults.await;
        self.permit("reset", &["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"])
            .await;
        sleep(Duration::from_secs(1)).await;
    }

    /// Looks how it goes, until it is over.
    async fn watch(&self) -> Seen {
        let mut seen = Seen::default();
        let mut interactions: HashMap<String, Value> = HashMap::new();
        // What happened before all were there does not count.
        let begun = millis();
        let mut read = self.newest_request().await;
        loop {
            let is_over = self.is_over.load(Ordering::SeqCst);
            seen.resident.push(resident(self.house.bot_id()));
            let log = self.house.get(&format!("control/log?since={read}")).await;
            for entry in log["entries"].as_array().into_iter().flatten() {
                read = entry["number"].as_u64().unwrap_or(read);
                self.note(&mut seen, entry);
                seen.confirms.note(entry);
            }
            let list = self.house.get("control/interactions").await;
            seen.confirms.note_presses(&list["interactions"]);
            for one in list["interactions"].as_array().into_iter().flatten() {
                if one["begun"].as_u64() >= Some(begun) {
                    interactions.insert(text(&one["id"]).to_owned(), one.clone());
                }
            }
            if is_over {
                break;
            }
            sleep(LOOK).await;
        }
        let cuts = self.cuts.lock().expect("nobody panics");
        for one in interactions.into_values() {
            let at = one["begun"].as_u64().unwrap_or_default();
            // What the bot is told after its line was mended begins late.
            let is_cut =
                |(from, to): &(u64, u64)| (from.saturating_sub(SOON)..to + SOON).contains(&at);
            match one["milliseconds"].as_u64() {
                _ if cuts.iter().any(is_cut) => seen.cut += 1,
                Some(wait) => seen.acknowledged.push(wait),
                None if one["type"] == COMPLETION => seen.lost += 1,
                None => seen.unanswered.push(one),
            }
        }
        seen.acknowledged.sort_unstable();
        seen
    }

    async fn newest_request(&self) -> u64 {
        let log = self.house.get("control/log").await;
        let entries = log["entries"].as_array();
        let newest = entries.and_then(|entries| entries.last()?["number"].as_u64());
        newest.unwrap_or_default()
    }

    /// Adds one request of the bot to the observations.
    fn note(&self, seen: &mut Seen, entry: &Value) {
        let status = entry["status"].as_u64().unwrap_or_default();
        let request = || (entry["method"].clone(), entry["path"].clone());
        if entry["fault"] == true {
            seen.faults += 1;
            seen.faulty.push(request());
        } else if status >= 400 {
            let code = entry["response"]["code"].as_u64();
            let is_locked = status == 403 && self.is_locked.load(Ordering::SeqCst);
            // What was done and answered badly is tried again, and what a broken line delayed is
            // too late.
            let is_echo = match code {
                Some(40_060) => seen.faults > 0,
                Some(10_008) => seen.faulty.contains(&request()),
                _ => false,
            };
            let is_late = matches!(code, Some(10_062 | 10_015))
                && !self.cuts.lock().expect("nobody panics").is_empty();
            if !is_locked && !is_echo && !is_late {
                seen.refusals.push(entry.clone());
            }
        }
        if seen.requests.len() < JUDGED {
            seen.requests.push(entry.clone());
        }
    }
}

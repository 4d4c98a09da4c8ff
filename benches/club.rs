//! Three weeks of forty people on one server, twice: with nothing switched on, and with all that
//! gathers people. Prints a table of the messages in the games' channel and of mentions by day;
//! fails if anything is posted unasked, or more than nine messages a week besides cards.
//!
//! `cargo bench --bench club -- DAYS`, by default 21.

#[path = "../tests/house/mod.rs"]
mod house;

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;

use house::{GUESTS, House, Person, menu_or_button, text};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tavolino::host::Host;
use tavolino::store::Store;
use tavolino::store::ids::{MatchId, UserId};
use tavolino_games::game::Rng;

/// People of the server, those of them who play, and those of these who stay away after a few days.
const PEOPLE: usize = 40;
const PLAYERS: usize = 15;
const LOST: usize = 3;

/// The day from which they stay away.
const GONE: usize = 3;

/// Games of a few turns, so that three weeks have ends.
const GAMES: [&str; 6] = ["kumo", "taifuu", "kintei", "quadrangle", "mix3", "trix"];

/// Running games after which a player opens and joins no further one.
const TABLES: usize = 4;

/// Looks of a player in a day, and the share of them that are taken.
const LOOKS: usize = 2;
const EAGER: f64 = 0.7;

/// Messages a week in the games' channel, besides cards.
const MOST: usize = 9;

const HOUR: i64 = 3_600_000;
const GAMES_CHANNEL: &str = "1300000000000000201";

/// Messages, mentions and turns of a day.
#[derive(Clone, Debug, Default)]
struct Day {
    cards: usize,
    others: Vec<String>,
    mentions: BTreeMap<String, usize>,
    turns: usize,
}

/// The server and its people.
struct Club {
    house: House,
    names: Vec<&'static str>,
    rng: Rng,
    /// The cards of lobbies, with the people who sit there.
    lobbies: Vec<(Value, BTreeSet<usize>)>,
    /// The number of the last request that was counted.
    counted: u64,
    is_gathered: bool,
}

impl Club {
    async fn open(is_gathered: bool) -> Club {
        let house = House::of_program().await;
        house.control("people", json!({ "count": PEOPLE })).await;
        let names = (1..=PEOPLE).map(|nth| &*format!("guest{nth}").leak());
        let mut club = Club {
            names: names.collect(),
            house,
            rng: Rng::seed_from_u64(7),
            lobbies: Vec::new(),
            counted: 0,
            is_gathered,
        };
        if is_gathered {
            club.switch_all_on().await;
        }
        club.counted = club.last_request().await;
        club
    }

    /// The week, the list of those who look for a game, the puzzle, and a welcome.
    async fn switch_all_on(&self) {
        let ada = self.house.person("ada");
        let settings = [
            json!({ "week": GAMES_CHANNEL, "week-day": "sun", "week-at": "6pm", "week-zone": "UTC" }),
            json!({ "looking": GAMES_CHANNEL }),
            json!({ "puzzles": GAMES_CHANNEL, "puzzles-at": "8am", "puzzles-zone": "UTC" }),
        ];
        for options in settings {
            let set = ada.command("games", "settings", options).await;
            let saved = text(&set["message"]["content"]);
            assert!(saved.starts_with("**Saved.**"), "{set}");
        }
        ada.command("games", "help", json!({ "show": true })).await;
    }

    async fn last_request(&self) -> u64 {
        let requests = self.house.requests().await;
        let last = requests.last();
        last.and_then(|last| last["number"].as_u64()).unwrap_or(0)
    }

    fn person(&self, nth: usize) -> Person<'_> {
        self.house.person(self.names[nth])
    }

    /// The running games: code, thread, and those who are to move, with a turn each.
    async fn running(&mut self) -> Vec<(String, String, usize, String)> {
        let store = Store::open(&self.house.address()).await.expect("a store");
        let host = Host::new(store);
        let mut found = Vec::new();
        for code in self.house.codes().await {
            let id = MatchId::read(&code).expect("a code");
            let Ok(record) = host.look(&id).await else {
                continue;
            };
            let Some(board) = record.board.as_deref().filter(|_| record.is_running()) else {
                continue;
            };
            for seat in record.to_act().iter() {
                let person = record.seats[seat.index()].person.map(UserId::get);
                let nth = person.and_then(|person| person.checked_sub(GUESTS + 1));
                let turns = board.offered(seat, "").turns;
                if let (Some(nth), Some(turn)) = (nth, turns.choose(&mut self.rng)) {
                    let thread = record.row.channel.get().to_string();
                    found.push((code.clone(), thread, nth as usize, turn.clone()));
                }
            }
        }
        found
    }

    /// One look of everybody who looks: they move, join and open games.
    async fn look(&mut self, day: usize, today: &mut Day) {
        let mut players: Vec<usize> = (0..PLAYERS)
            .filter(|nth| *nth >= LOST || day < GONE)
            .collect();
        players.shuffle(&mut self.rng);
        players.retain(|_| self.rng.random_bool(EAGER));
        for (code, thread, nth, turn) in self.running().await {
            if players.contains(&nth) {
                let turn = json!({ "turn": turn, "game": code });
                self.person(nth).play(&thread, turn).await;
                today.turns += 1;
            }
        }
        let mut busy: BTreeMap<usize, usize> = BTreeMap::new();
        for (_, _, nth, _) in self.running().await {
            *busy.entry(nth).or_default() += 1;
        }
        for nth in players {
            let tables = busy.get(&nth).copied().unwrap_or(0);
            if tables < TABLES && !self.join(nth).await && self.rng.random_bool(0.3) {
                self.wish(nth).await;
            }
        }
    }

    /// Joins the first free lobby; whether there was one.
    async fn join(&mut self, nth: usize) -> bool {
        let Some(at) = self.lobbies.iter().position(|(_, sat)| !sat.contains(&nth)) else {
            return false;
        };
        let (card, _) = self.lobbies.remove(at);
        let joined = self.person(nth).press(&card, "Join").await;
        if joined["ephemeral"] == true && menu_or_button(&joined["message"], "Join") {
            self.person(nth).press(&joined["message"], "Join").await;
        }
        true
    }

    /// Opens a game, or wishes for one where wishes gather.
    async fn wish(&mut self, nth: usize) {
        let game = *GAMES.choose(&mut self.rng).expect("a game");
        if self.is_gathered && self.rng.random_bool(0.5) {
            let wish = json!({ "games": game });
            self.person(nth).command("games", "looking", wish).await;
            return;
        }
        let options = json!({ "order": "listed" });
        let person = self.person(nth);
        let play = format!("play {game}");
        let opened = person.command("games", &play, options).await;
        let card = opened["message"].clone();
        if menu_or_button(&card, "Join") {
            self.lobbies.push((card, BTreeSet::from([nth])));
        }
    }

    /// Counts the messages since the last count.
    async fn count(&mut self, today: &mut Day) {
        let path = format!("control/log?since={}", self.counted);
        let log = self.house.get(&path).await;
        for entry in log["entries"].as_array().into_iter().flatten() {
            self.counted = entry["number"].as_u64().unwrap_or(self.counted);
            let path = text(&entry["path"]);
            let is_new = entry["method"] == "POST" && path.ends_with("/messages");
            let message = &entry["response"];
            if !is_new || entry["status"] != 200 {
                continue;
            }
            let mentioned = message["mentions"].as_array().into_iter().flatten();
            for person in mentioned {
                let name = text(&person["username"]).to_owned();
                *today.mentions.entry(name).or_default() += 1;
            }
            if text(&message["channel_id"]) != GAMES_CHANNEL {
                continue;
            }
            let first = text(&message["content"]).lines().next().unwrap_or_default();
            if menu_or_button(message, "Join") {
                today.cards += 1;
            } else {
                today.others.push(first.chars().take(24).collect());
            }
        }
    }

    /// Lets half a day pass.
    async fn pass(&self) {
        self.house.advance(24 * HOUR / LOOKS as i64).await;
        let quiet = json!({ "for_ms": 1_500, "within_ms": 20_000 });
        self.house.control("quiet", quiet).await;
    }

    async fn day(&mut self, day: usize) -> Day {
        let mut today = Day::default();
        for _ in 0..LOOKS {
            self.look(day, &mut today).await;
            self.pass().await;
            self.count(&mut today).await;
        }
        today
    }
}

/// The days, one line each.
fn print(name: &str, days: &[Day]) {
    println!("{name}\nday  turns  cards  other  mentions  most  of one");
    for (nth, day) in days.iter().enumerate() {
        let all: usize = day.mentions.values().sum();
        let most = day.mentions.values().max().copied().unwrap_or(0);
        println!(
            "{:>3}  {:>5}  {:>5}  {:>5}  {all:>8}  {most:>4}  {}",
            nth + 1,
            day.turns,
            day.cards,
            day.others.len(),
            day.others.join(" | ")
        );
    }
    for (nth, week) in days.chunks(7).enumerate() {
        let mut people: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, count) in week.iter().flat_map(|day| &day.mentions) {
            *people.entry(name).or_default() += count;
        }
        let others: usize = week.iter().map(|day| day.others.len()).sum();
        let most = people.values().max().copied().unwrap_or(0);
        let week_number = nth + 1;
        println!("week {week_number}: {others} messages besides cards, at most {most} mentions");
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    // Without `--bench` this is `cargo test --benches`, which only needs the program to start.
    if !std::env::args().any(|arg| arg == "--bench") {
        return ExitCode::SUCCESS;
    }
    let days = std::env::args().find_map(|arg| arg.parse().ok());
    let days = days.unwrap_or(21);
    let mut is_right = true;
    for (name, is_gathered) in [("nothing switched on", false), ("all switched on", true)] {
        let mut club = Club::open(is_gathered).await;
        let mut seen = Vec::new();
        for day in 0..days {
            seen.push(club.day(day).await);
        }
        print(name, &seen);
        let most = if is_gathered { MOST } else { 0 };
        let mut weeks = seen.chunks(7);
        is_right &=
            weeks.all(|week| week.iter().map(|day| day.others.len()).sum::<usize>() <= most);
    }
    if is_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

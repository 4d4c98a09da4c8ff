//! Kintei in Italian, from `/play` to its end, with the part of a translation that this way needs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use reqwest::Method;
use serde_json::{Value, json};
use tavolino_games::game::{Lang, Options, Rng};
use tavolino_games::games;

use crate::house::{Answer, House, Match, PEOPLE, acts, text};
use crate::proper::check_story;
use crate::pseudo_stories::{asks, tap};
use crate::sent::{sent, without_names};

/// The folder of the languages, as the program gets it.
const LANGUAGES: &str = "tests/data/lang";

const ITALIAN: &str = "it";

/// The commands of the way.
const COMMANDS: [&str; 3] = ["play", "move", "draw"];

/// Longest game that is played, in turns.
const LONGEST: usize = 9;

/// The words of all Italian sentences.
fn vocabulary() -> BTreeSet<String> {
    let folder = Path::new(LANGUAGES).join(ITALIAN);
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let file = fs::read_to_string(file.unwrap().path()).unwrap();
        for entry in parser::parse(file).unwrap().body {
            if let Entry::Message(message) = entry {
                add_words(&message.value.unwrap(), &mut found);
            }
        }
    }
    found
}

fn add_words(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    let mut whole = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => whole.push_str(value),
            PatternElement::Placeable { expression } => {
                whole.push_str(" _ ");
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        add_words(&variant.value, found);
                    }
                }
            }
        }
    }
    found.extend(words(&whole));
}

/// The words of two letters or more, without names and code.
fn words(text: &str) -> impl Iterator<Item = String> {
    let text = without_names(text);
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1);
    words.map(str::to_owned).collect::<Vec<_>>().into_iter()
}

/// The turns of a short game that ends with a win.
fn short_game() -> Vec<String> {
    let entry = games::find("kintei").unwrap();
    let table = entry.info.table(&Options::new(), None).unwrap();
    let play = |seed| {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (entry.open)(&table, Value::Null).unwrap();
        let mut turns = Vec::new();
        while let Some(seat) = board.to_act().first().filter(|_| turns.len() < LONGEST) {
            let turn = board.turns(seat).choose(&mut rng)?.clone();
            board.play(seat, &turn).unwrap();
            turns.push(turn);
        }
        board.outcome().is_some().then_some(turns)
    };
    (0..10_000).find_map(play).expect("a short game")
}

/// Plays a turn by menus.
async fn pick(game: &Match<'_>, name: &'static str, turn: &str) {
    let person = game.house.person(name);
    let mut shown = tap(person, &game.panel().await, "turn").await["message"].clone();
    let target = |id: &str| id.splitn(4, '|').nth(3).unwrap_or_default().to_owned();
    while acts(&shown, "confirm").next().is_none() {
        let leads = |words: &str| format!("{turn} ").starts_with(&format!("{words} "));
        let step = acts(&shown, "walk").map(|button| text(&button["custom_id"]));
        let step = step.filter(|id| {
            let words = target(id);
            words == format!("={turn}") || leads(&words)
        });
        let step = step.max_by_key(|id| target(id).len());
        let step = step.unwrap_or_else(|| panic!("no way to {turn:?}: {shown}"));
        shown = person.press_id(&shown, step).await["message"].clone();
    }
    tap(person, &shown, "confirm").await;
}

/// The texts of commands as an Italian sees them.
async fn commands(house: &House) -> Vec<String> {
    let requests = house.requests().await;
    let mut requests = requests.iter();
    let put = requests.find(|entry| text(&entry["path"]).ends_with("/commands"));
    let list = |node: &Value, key: &str| node[key].as_array().cloned().unwrap_or_default();
    let all = put.expect("commands are registered")["body"].clone();
    let all = all.as_array().cloned().unwrap_or_default().into_iter();
    let mut nodes: Vec<Value> = all
        .filter(|command| COMMANDS.contains(&text(&command["name"])))
        .collect();
    // Each game is a command below `/play`.
    for command in &mut nodes {
        if let Some(options) = command["options"].as_array_mut() {
            options.retain(|option| option["type"] != 1 || option["name"] == "kintei");
        }
    }
    let mut found = Vec::new();
    while let Some(node) = nodes.pop() {
        nodes.extend(
            ["options", "choices"]
                .iter()
                .flat_map(|key| list(&node, key)),
        );
        let is_choice = node.get("value").is_some();
        let key = if is_choice { "name" } else { "description" };
        let italian = text(&node[format!("{key}_localizations")][ITALIAN]);
        let english = text(&node[key]);
        let shown = if italian.is_empty() { english } else { italian };
        found.push(shown.to_owned());
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn kintei_is_played_in_italian_and_no_english_is_shown() {
    let mut house = House::without_bot().await;
    let folder = fs::canonicalize(LANGUAGES).unwrap();
    let folder = folder.to_str().unwrap().to_owned();
    house.env.push(("LANGUAGES", folder));
    house.start_bot().await;
    let community = json!({ "locale": ITALIAN, "community": true });
    house.control("server", community).await;
    for name in PEOPLE.into_iter().chain(["chiara"]) {
        let reads = json!({ "locale": ITALIAN });
        let path = format!("people/{name}");
        house.request(Method::PATCH, &path, reads).await;
    }
    play(&house).await;
    let vocabulary = vocabulary();
    let mut shown: Vec<(&str, String)> = commands(&house)
        .await
        .into_iter()
        .map(|text| ("command", text))
        .collect();
    let codes = house.codes().await;
    for text in sent(&house).await {
        let plain = codes
            .iter()
            .fold(text.text, |text, code| text.replace(code, ""));
        shown.push((text.part, plain));
    }
    assert!(shown.len() > 100, "{}", shown.len());
    let mut left = BTreeSet::new();
    for (part, text) in shown {
        let mut foreign = words(&text).filter(|word| !vocabulary.contains(word));
        if let Some(word) = foreign.next() {
            left.insert(format!("{word} ({part}): {text:?}"));
        }
    }
    let left: Vec<String> = left.into_iter().collect();
    assert!(left.is_empty(), "{}", left.join("\n"));
    check_story(&house).await;
}

/// The way from the lobby to a rematch.
async fn play(house: &House) {
    let [ada, bruno] = house.people();
    for option in ["pace", "order"] {
        ada.complete("games", "play kintei", option, json!({ option: "" }))
            .await;
    }
    let options = json!({ "opponent": "bruno", "order": "listed" });
    let card = asks(ada, "games", "play kintei", options).await;
    tap(ada, &card, "join").await;
    tap(house.person("chiara"), &card, "join").await;
    tap(bruno, &card, "join").await;
    let game = Match::of(house, &card).await;
    let thread = &game.thread;
    game.settle().await;
    tap(bruno, &game.panel().await, "turn").await;
    tap(house.person("chiara"), &game.panel().await, "turn").await;
    for turn in ["", "z9", "a1 a1", "c3 c4", "b1 a2 a3", "a1 b4 c1"] {
        asks(ada, thread, "move", json!({ "turn": turn })).await;
    }
    for typed in ["", "a1"] {
        ada.complete(thread, "move", "turn", json!({ "turn": typed }))
            .await;
    }
    for (at, turn) in short_game().iter().enumerate() {
        let name = PEOPLE[at % 2];
        if at % 3 == 1 {
            let shown = asks(house.person(name), thread, "move", json!({ "turn": turn })).await;
            if acts(&shown, "confirm").next().is_some() {
                tap(house.person(name), &shown, "confirm").await;
            }
        } else {
            pick(&game, name, turn).await;
        }
        game.settle().await;
        if at == 1 {
            offer(house, &game).await;
        }
    }
    let panel = game.panel().await;
    panel.says("vittoria di");
    asks(ada, thread, "move", json!({ "turn": "a1 a2" })).await;
    let rematch = tap(bruno, &game.ending().await, "rematch").await;
    let opened = text(&rematch["message"]["content"]);
    assert!(opened.contains("rivincita"), "{rematch}");
}

/// A draw that is offered, cannot be answered by the person who offers it, and is declined; then
/// one that is withdrawn.
async fn offer(house: &House, game: &Match<'_>) {
    let [ada, bruno] = house.people();
    let thread = &game.thread;
    let more = tap(ada, &game.panel().await, "more").await["message"].clone();
    tap(ada, &more, "offer").await;
    game.settle().await;
    let question = bruno
        .sees(thread, "a draw is offered", |message| {
            acts(message, "decline").next().is_some()
        })
        .await;
    tap(ada, &question, "accept").await;
    tap(bruno, &question, "decline").await;
    game.settle().await;
    asks(bruno, thread, "draw", json!({})).await;
    let own = asks(bruno, thread, "draw", json!({})).await;
    tap(bruno, &own, "withdraw").await;
    game.settle().await;
}

#[test]
fn english_words_are_not_in_the_vocabulary() {
    let italian = vocabulary();
    let knows = |text: &str| words(text).all(|word| italian.contains(&word));
    assert!(knows("Tocca a te. Ultima mossa: `place 3 b2`"));
    let english = Lang::english();
    for key in [
        "button-turn",
        "button-rules",
        "button-learn",
        "refused-full",
        "kintei-prompt-leaf",
    ] {
        assert!(!knows(&english.say(key, &[])), "{key}");
    }
}

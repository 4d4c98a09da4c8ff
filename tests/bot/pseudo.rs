//! Two languages at one table, one of them the pseudo-language: every text is in the language of
//! its readers.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use reqwest::Method;
use serde_json::{Value, json};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::TABLE_BUTTONS;
use tavolino_games::games::GAMES;
use tavolino_games::rulebook;
use tempfile::TempDir;

use crate::house::{House, Match, PEOPLE, Person, acts, components, menu, text, values};
use crate::proper::check_story;
use crate::pseudo::{self, BRACKETS};
use crate::sent::{Sent, sent, without_names};

/// The code of the pseudo-language: Dutch has the plural categories of English, and no rules yet.
const PSEUDO: &str = "nl";

/// Most taps of a turn by menus; more mean that a tile is being tried out.
const MOST_TAPS: usize = 6;

/// A bot with the pseudo-language beside English, which Bruno reads and all tables have, if wanted.
async fn bilingual(table: &str) -> (House, TempDir) {
    let folder = TempDir::new().unwrap();
    let own = folder.path().join(PSEUDO);
    fs::create_dir(&own).unwrap();
    for (name, file) in pseudo::files(Path::new("assets/lang/en")) {
        fs::write(own.join(name), file).unwrap();
    }
    let mut house = House::without_bot().await;
    let path = folder.path().to_str().unwrap().to_owned();
    house.env.push(("LANGUAGES", path));
    house.start_bot().await;
    let community = json!({ "locale": table, "community": true });
    house.control("server", community).await;
    let reads = json!({ "locale": PSEUDO });
    house.request(Method::PATCH, "people/bruno", reads).await;
    (house, folder)
}

/// Presses the button, or chooses the first value of the menu, whose `custom_id` begins with a
/// verb.
pub async fn tap(person: Person<'_>, message: &Value, verb: &str) -> Value {
    let component = acts(message, verb).find(|component| component["disabled"] != true);
    let component = component.unwrap_or_else(|| panic!("nothing does {verb:?}: {message}"));
    let id = text(&component["custom_id"]);
    let value = values(message).first().cloned();
    let value = value.filter(|_| component["type"] == 3);
    match value {
        Some(value) => person.choose_in(message, id, &value).await,
        None => person.press_id(message, id).await,
    }
}

/// Uses a command; the message that answers.
pub async fn asks(person: Person<'_>, channel: &str, command: &str, options: Value) -> Value {
    let answer = person.command(channel, command, options).await;
    assert!(
        answer["message"]["content"].is_string(),
        "{command}: {answer}"
    );
    answer["message"].clone()
}

/// A match of two people, which the first opens.
async fn table<'h>(house: &'h House, game: &str, [first, second]: [&'static str; 2]) -> Match<'h> {
    let options = json!({ "opponent": second, "order": "listed" });
    let card = asks(
        house.person(first),
        "games",
        &format!("play {game}"),
        options,
    )
    .await;
    tap(house.person(second), &card, "join").await;
    Match::of(house, &card).await
}

/// Plays a turn of a person to act: by menus or, where they do not lead to one that fits, by
/// typing.
async fn play(game: &Match<'_>, by_menus: bool, which: usize) -> Option<()> {
    let name = *game.to_act(&PEOPLE).await.first()?;
    let person = game.house.person(name);
    let before = game.events().await;
    if !(by_menus && picked(game, person, which).await) {
        typed(game, person, which).await;
    }
    assert_eq!(game.events().await, before + 1, "{} {name}", game.code);
    game.settle().await;
    Some(())
}

async fn picked(game: &Match<'_>, person: Person<'_>, which: usize) -> bool {
    let panel = game.panel().await;
    let mut shown = tap(person, &panel, "turn").await["message"].clone();
    for _ in 0..MOST_TAPS {
        if acts(&shown, "confirm").any(|button| button["disabled"] != true) {
            tap(person, &shown, "confirm").await;
            return true;
        }
        shown = if let Some(menu) = menu(&shown) {
            let values = values(&shown);
            let value = &values[which % values.len()];
            person
                .choose_in(&shown, text(&menu["custom_id"]), value)
                .await
        } else {
            let steps: Vec<&str> = acts(&shown, "walk")
                .filter(|button| button["disabled"] != true)
                .map(|button| text(&button["custom_id"]))
                // Back leads to fewer words.
                .filter(|id| !said(&shown).starts_with(id.rsplit('|').next().unwrap()))
                .collect();
            if steps.is_empty() {
                return false;
            }
            person.press_id(&shown, steps[which % steps.len()]).await
        }["message"]
            .clone();
    }
    false
}

/// The words of a turn chosen so far.
fn said(message: &Value) -> String {
    let content = text(&message["content"]);
    let code = content.split('`').skip(1).step_by(2);
    code.last()
        .filter(|_| content.matches('`').count() > 2)
        .unwrap_or("-")
        .to_owned()
}

async fn typed(game: &Match<'_>, person: Person<'_>, which: usize) {
    let mut typed = String::new();
    loop {
        let turn = json!({ "turn": typed });
        let offered = person.complete(&game.thread, "move", "turn", turn).await;
        let next = offered[which % offered.len()].clone();
        if next == typed {
            break;
        }
        typed = next;
    }
    let shown = asks(person, &game.thread, "move", json!({ "turn": typed })).await;
    if acts(&shown, "confirm").next().is_some() {
        tap(person, &shown, "confirm").await;
    }
}

/// Whether a text is a page of the rules, the label of its button, or what its picture shows.
fn is_of_rules(text: &str) -> bool {
    let pages = GAMES
        .iter()
        .filter_map(|entry| rulebook::pages(entry.info.key, "en"));
    let mut pages = pages.flatten();
    let label = text.trim_start_matches("◀ ").trim_end_matches(" ▶");
    pages.any(|page| text.contains(page.text) || [page.title, page.caption].contains(&label))
}

/// Checks that every text so far is in its readers' language. Returns how often a button of the
/// table is named in private to a reader of the other language.
async fn check_languages(house: &House, table: &str) -> usize {
    let (english, pseudo) = (Lang::english(), pseudo::lang(PSEUDO));
    let bruno = house.person("bruno").id();
    let all = sent(house).await;
    let at_table = if table == PSEUDO { &pseudo } else { &english };
    let codes = house.codes().await;
    let mut faults = BTreeSet::new();
    let mut named_buttons = 0;
    for Sent { reader, part, text } in all {
        let is_pseudo = match &reader {
            None => table == PSEUDO,
            Some(reader) => *reader == bruno,
        };
        // The rules are no sentences of the language files: a folder of translations has none.
        if is_of_rules(&text) {
            continue;
        }
        let own = if is_pseudo { &pseudo } else { &english };
        let is_private = reader.is_some();
        let named = |text: String, name: &String| text.replace(name, "");
        let mut plain = codes.iter().fold(text.clone(), named);
        for lang in Lang::all() {
            plain = plain.replace(&lang.own_name(), "");
        }
        if is_private {
            for button in TABLE_BUTTONS {
                let (here, own) = (at_table.say(button, &[]), own.say(button, &[]));
                let quoted = plain.contains(&format!("**{own}**"));
                if here != own && quoted && part == "content" {
                    faults.insert(format!("{own} is not on the panel: {text:?}"));
                }
                let label = format!("**{here}**");
                named_buttons += usize::from(here != own && plain.contains(&label));
                plain = plain.replace(&label, "");
            }
        }
        let fault = if is_pseudo {
            english_word(&plain)
        } else {
            let is_marked = |letter: char| BRACKETS.contains(&letter) || letter == 'ö';
            let plain = plain.replace(&pseudo.own_name(), "");
            plain.contains(is_marked).then(|| "pseudo".to_owned())
        };
        if let Some(fault) = fault {
            faults.insert(format!("{fault} ({part}, private: {is_private}): {text:?}"));
        }
    }
    for text in descriptions(house, PSEUDO).await {
        if let Some(fault) = english_word(&text) {
            faults.insert(format!("{fault} (description): {text:?}"));
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    named_buttons
}

/// The descriptions and choices of all commands in a language, as they were registered.
pub async fn descriptions(house: &House, code: &str) -> Vec<String> {
    let requests = house.requests().await;
    let put = requests
        .iter()
        .find(|entry| text(&entry["path"]).ends_with("/commands"));
    let mut found = Vec::new();
    let mut nodes: Vec<&Value> = put.map(|put| &put["body"]).into_iter().collect();
    while let Some(node) = nodes.pop() {
        nodes.extend(node.as_array().into_iter().flatten());
        for list in ["options", "choices"] {
            nodes.extend(node[list].as_array().into_iter().flatten());
        }
        let is_choice = node.get("value").is_some();
        let key = if is_choice { "name" } else { "description" };
        if node[key].is_string() {
            let own = &node[format!("{key}_localizations")][code];
            found.push(own.as_str().unwrap_or(text(&node[key])).to_owned());
        }
    }
    found
}

/// The first word of a text that is not in the pseudo-language, or is outside its brackets; `None`
/// if there is none.
fn english_word(sent: &str) -> Option<String> {
    let sent = without_names(sent);
    let mut depth = 0_usize;
    let mut word = String::new();
    for letter in sent.chars().chain([' ']) {
        if letter.is_alphabetic() {
            word.push(letter);
            continue;
        }
        if word.chars().count() > 1 && (depth == 0 || !is_longer(&word)) {
            return Some(word);
        }
        word.clear();
        if letter == BRACKETS[0] {
            depth += 1;
        } else if letter == BRACKETS[1] {
            depth = depth.checked_sub(1)?;
        }
    }
    (depth > 0).then(|| "the end is cut".to_owned())
}

/// Whether a word has the letters by which the pseudo-language lengthens it.
fn is_longer(word: &str) -> bool {
    let count = word.chars().count();
    let stem = (2..count).find(|stem| stem + (stem * 2).div_ceil(5) == count);
    stem.is_some_and(|stem| word.chars().skip(stem).all(|letter| letter == 'ö'))
}

/// All that two people do at tables and around them, as long as the bot's channel is there.
pub async fn visit(house: &House) {
    let [ada, bruno] = house.people();
    let manage = json!({ "channel": "games", "who": "bruno", "allow": ["MANAGE_GUILD"] });
    house.control("permissions", manage).await;
    for person in [ada, bruno] {
        let help = asks(person, "games", "help", json!({})).await;
        let all = tap(person, &help, "shelf").await["message"].clone();
        tap(person, &all, "choose").await;
        tap(person, &help, "commands").await;
        asks(person, "games", "settings", json!({ "pace": "slow" })).await;
        asks(person, "games", "settings", json!({ "pace": "normal" })).await;
        for (command, options) in [
            ("settings", json!({})),
            ("remind show", json!({})),
            ("remind when", json!({ "points": true, "every": 5 })),
            ("remind by", json!({ "way": 1 })),
            ("vacation status", json!({})),
            ("vacation start", json!({ "days": 2 })),
            ("vacation end", json!({})),
            ("games", json!({})),
            ("games", json!({ "server": true })),
            ("games", json!({ "kind": "kintay" })),
            ("privacy show", json!({})),
            ("block", json!({})),
            ("resign", json!({})),
            ("hint", json!({})),
        ] {
            asks(person, "games", command, options).await;
        }
        let zone = json!({ "from": "22:30", "to": "7:00", "zone": "Europe/Rome" });
        asks(person, "games", "remind quiet", zone).await;
        asks(person, "games", "remind loud", json!({})).await;
        for option in ["pace", "order"] {
            person
                .complete("games", "play kintei", option, json!({ option: "" }))
                .await;
        }
        person
            .complete("games", "settings", "language", json!({ "language": "" }))
            .await;
        person
            .complete("games", "rules", "game", json!({ "game": "" }))
            .await;
    }
    hidden(house).await;
    open(house).await;
    alone(house).await;
    reminded(house).await;
    digests(house).await;
}

async fn way(table_language: &str) {
    let (house, _folder) = bilingual(table_language).await;
    visit(&house).await;
    assert!(descriptions(&house, PSEUDO).await.len() > 100);
    assert!(check_languages(&house, table_language).await > 0);
    check_story(&house).await;
    // Whether an answer was private can be seen no longer when its channel is gone.
    house
        .request(Method::DELETE, "control/log", Value::Null)
        .await;
    lost(&house).await;
    check_languages(&house, table_language).await;
    check_story(&house).await;
}

/// Mindoku, with hands and claims.
async fn hidden(house: &House) {
    let game = table(house, "mindoku", PEOPLE).await;
    let panel = game.panel().await;
    for name in PEOPLE {
        let person = house.person(name);
        asks(person, &game.thread, "hand", json!({})).await;
        tap(person, &panel, "hand").await;
        asks(person, &game.thread, "claim", json!({ "cell": "b2" })).await;
        asks(person, &game.thread, "board", json!({ "text": true })).await;
        person
            .forge(&panel, &format!("confirm|{}|5|place 2 a1", game.code))
            .await;
    }
    for turn in 0..4 {
        play(&game, turn % 2 == 1, turn).await;
    }
    for name in PEOPLE {
        let person = house.person(name);
        asks(person, &game.thread, "record", json!({})).await;
        asks(person, "games", "games", json!({})).await;
    }
}

/// Kintei, from its lobby over proposals, refusals and pages to a rematch.
async fn open(house: &House) {
    let [ada, bruno] = house.people();
    let game = table(house, "kintei", PEOPLE).await;
    let thread = &game.thread;
    for turn in 0..5 {
        play(&game, turn % 2 == 0, turn).await;
    }
    for person in [ada, bruno] {
        for turn in ["", "z9", "a1 a1", "nonsense here"] {
            asks(person, thread, "move", json!({ "turn": turn })).await;
        }
        let panel = game.panel().await;
        tap(person, &panel, "turn").await;
        tap(person, &panel, "rules").await;
        let more = tap(person, &panel, "more").await["message"].clone();
        let page = tap(person, &more, "history").await["message"].clone();
        tap(person, &more, "text").await;
        let page = tap(person, &page, "first").await["message"].clone();
        let page = tap(person, &page, "forward").await["message"].clone();
        tap(person, &page, "post").await;
        asks(person, thread, "board", json!({ "show": true })).await;
        asks(person, thread, "hint", json!({})).await;
        asks(person, thread, "claim", json!({ "cell": "a1" })).await;
        asks(person, thread, "hand", json!({})).await;
    }
    for (by, other, command) in [
        (ada, bruno, "draw"),
        (bruno, ada, "draw"),
        (bruno, ada, "undo"),
    ] {
        asks(by, thread, command, json!({})).await;
        let question = other
            .sees(thread, "the other is asked", |message| {
                acts(message, "decline").next().is_some()
            })
            .await;
        let verb = if command == "undo" {
            "accept"
        } else {
            "decline"
        };
        tap(other, &question, verb).await;
        game.settle().await;
    }
    asks(ada, thread, "replace", json!({})).await;
    asks(ada, thread, "time", json!({ "to": "gold" })).await;
    asks(bruno, thread, "break-off", json!({})).await;
    let resign = asks(bruno, thread, "resign", json!({})).await;
    tap(bruno, &resign, "resigned").await;
    game.settle().await;
    let (panel, ending) = (game.panel().await, game.ending().await);
    for person in [ada, bruno] {
        // The buttons of panels of before.
        for verb in ["record", "more"] {
            let shown = person.forge(&panel, &old(verb, &game)).await;
            assert!(shown["message"]["content"].is_string(), "{shown}");
        }
        tap(person, &ending, "replay").await;
    }
    let rematch = tap(bruno, &ending, "rematch").await;
    tap(ada, &ending, "rematch").await;
    drop(rematch);
}

/// The `custom_id` of a button without an event.
fn old(verb: &str, game: &Match<'_>) -> String {
    let number = if verb == "more" { "0" } else { "" };
    format!("{verb}|{}|{number}|", game.code)
}

/// The pages of an analysis.
async fn analysed(house: &House, game: &Match<'_>, person: Person<'_>, ending: &Value) {
    let answer = tap(person, ending, "analysis").await;
    let id = answer["message"]["id"].clone();
    let overview = house
        .until("the game is gone through", async || {
            let messages = person.messages(&game.thread).await;
            let mine = messages.into_iter().find(|message| message["id"] == id)?;
            let is_there = acts(&mine, "through").next().is_some();
            is_there.then_some(mine)
        })
        .await;
    let page = tap(person, &overview, "through").await["message"].clone();
    let line = components(&page).any(|button| text(&button["custom_id"]).starts_with("line|"));
    if line {
        tap(person, &page, "line").await;
    }
}

/// Games against the computer, with hints, and the analysis of one.
async fn alone(house: &House) {
    for name in ["bruno", "ada"] {
        let person = house.person(name);
        let options = json!({ "computer": "easy", "where": "here", "order": "listed" });
        let card = asks(person, "games", "play quadrangle", options).await;
        let game = Match::of(house, &card).await;
        for _ in 0..2 {
            asks(person, &game.thread, "undo", json!({})).await;
            let hint = asks(person, &game.thread, "hint", json!({})).await;
            tap(person, &hint, "confirm").await;
            game.settle().await;
            asks(person, &game.thread, "draw", json!({})).await;
        }
        let resign = asks(person, &game.thread, "resign", json!({})).await;
        tap(person, &resign, "resigned").await;
        game.settle().await;
        if name == "ada" {
            let ending = game.ending().await;
            for name in PEOPLE {
                analysed(house, &game, house.person(name), &ending).await;
            }
        }
    }
}

/// A game in which each of the two is reminded of a turn by direct message, and plays it.
async fn reminded(house: &House) {
    let game = table(house, "kumo", PEOPLE).await;
    for _ in 0..2 {
        let pool = house.pool().await;
        // Only here: of other games the time would run out.
        let past = "update seats set waits = waits - 144000000, runs = runs - 144000000,
            deadline = deadline - 144000000, reminds = 1 where runs is not null and match_id = $1";
        let past = sqlx::query(past).bind(&game.code);
        past.execute(&pool).await.unwrap();
        pool.close().await;
        let acting = game.to_act(&PEOPLE).await[0];
        let person = house.person(acting);
        let reminder = async || {
            let messages = person.messages("dm").await;
            let mut messages = messages.into_iter();
            messages.find(|message| acts(message, "snooze").next().is_some())
        };
        let reminder = house.until("there is a reminder", reminder).await;
        tap(person, &reminder, "snooze").await;
        play(&game, true, 0).await;
    }
}

/// A daily digest for each of the two, with a game that waits for them.
async fn digests(house: &House) {
    let daily = json!({ "at": "8am", "zone": "Europe/Rome" });
    for (name, other) in [(PEOPLE[0], PEOPLE[1]), (PEOPLE[1], PEOPLE[0])] {
        let person = house.person(name);
        asks(person, "games", "remind digest", daily.clone()).await;
        asks(person, "games", "remind puzzle", daily.clone()).await;
        let game = table(house, "kumo", [name, other]).await;
        let pool = house.pool().await;
        let due = "update preferences set digest_due = digest_due - 86400000 where digest_due is not null";
        sqlx::query(due).execute(&pool).await.unwrap();
        pool.close().await;
        let digest = async || {
            let messages = person.messages("dm").await;
            let of_game = |message: &Value| {
                let mut turns = acts(message, "turn");
                let is_here = turns.any(|button| text(&button["custom_id"]).contains(&game.code));
                is_here && acts(message, "snooze").next().is_none()
            };
            messages.into_iter().find(of_game)
        };
        house.until("there is a digest", digest).await;
        for message in ["remind digest", "remind puzzle"] {
            asks(person, "games", message, json!({})).await;
        }
    }
}

/// A game that goes on in direct messages, because its channel is gone.
pub async fn lost(house: &House) {
    let game = table(house, "jinrai", PEOPLE).await;
    let path = format!("people/ada/channels/{}", game.thread);
    house.request(Method::DELETE, &path, Value::Null).await;
    let path = "people/ada/channels/games";
    house.request(Method::DELETE, path, Value::Null).await;
    asks(
        house.person("ada"),
        "dm",
        "move",
        json!({ "turn": "c3", "game": game.code }),
    )
    .await;
    for name in PEOPLE {
        let person = house.person(name);
        let panel = async || {
            let messages = person.messages("dm").await;
            let mut messages = messages.into_iter();
            let is_panel = |message: &Value| {
                let mut more = acts(message, "more");
                more.any(|button| text(&button["custom_id"]).contains(&game.code))
            };
            messages.find(is_panel)
        };
        let panel = house.until("the panel is direct", panel).await;
        tap(person, &panel, "more").await;
        let options = json!({ "game": game.code });
        asks(person, "dm", "board", options).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_in_the_pseudo_language_each_reads_their_own() {
    way(PSEUDO).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_an_english_table_each_reads_their_own() {
    way("en-US").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_are_played_in_the_pseudo_language() {
    let (house, _folder) = bilingual(PSEUDO).await;
    // One person may open ten games within an hour.
    let orders = [PEOPLE, [PEOPLE[1], PEOPLE[0]]].into_iter().cycle();
    for (entry, people) in GAMES.iter().zip(orders) {
        let game = table(&house, entry.info.key, people).await;
        for turn in 0..4 {
            let played = play(&game, turn % 3 != 2, turn * 5 + 3).await;
            if played.is_none() {
                break;
            }
        }
        for name in PEOPLE {
            let person = house.person(name);
            asks(person, &game.thread, "hand", json!({})).await;
            asks(person, &game.thread, "move", json!({ "turn": "c3 z9" })).await;
            asks(person, &game.thread, "board", json!({})).await;
            asks(person, &game.thread, "history", json!({})).await;
            asks(person, &game.thread, "claim", json!({ "cell": "a1" })).await;
            asks(person, &game.thread, "record", json!({})).await;
        }
        let bruno = house.person("bruno");
        let resign = asks(bruno, &game.thread, "resign", json!({})).await;
        if acts(&resign, "resigned").next().is_some() {
            tap(bruno, &resign, "resigned").await;
            game.settle().await;
        }
    }
    check_languages(&house, PSEUDO).await;
    check_story(&house).await;
}

#[test]
fn english_words_and_cut_sentences_are_found() {
    let found = |text: &str| english_word(text);
    assert_eq!(found("⟦Jöîñöö `place 3 b2`, b2 Mindoku⟧"), None);
    assert_eq!(found("⟦Jöîñöö⟧ ⟦Join⟧").as_deref(), Some("Join"));
    assert_eq!(
        found("Jöîñöö").as_deref(),
        Some("Jöîñöö"),
        "outside of the brackets"
    );
    assert_eq!(found("⟦Jöîñöö…").as_deref(), Some("the end is cut"));
    assert_eq!(found("⟦flat 60 60 0 fîtsöö. Théýöö⟧"), None);
    assert_eq!(found("⟦flat⟧").as_deref(), Some("flat"));
}

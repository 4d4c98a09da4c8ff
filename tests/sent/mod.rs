//! Texts the bot sent in a story, each with its reader: all people of a table, or one person.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tavolino_games::games::GAMES;

use crate::house::{House, components, text};

/// Names besides those of games and their designers.
const NAMES: [&str; 12] = [
    "tavolino",
    "Tavolino",
    "Ada",
    "Bruno",
    "English",
    "Europe/Rome",
    "ON3ROWS",
    // The characters of Dungeon Chess.
    "Kor",
    "Maga",
    "Guerriero",
    "Lottatore",
    "Lottatori",
];

/// The flag of a message that one person alone sees.
const EPHEMERAL: u64 = 64;

/// A text the bot sent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sent {
    /// The id of its only reader; `None` for a text that all people see.
    pub reader: Option<String>,
    /// The part of the message: `content`, `label`, `alt` and so on.
    pub part: &'static str,
    pub text: String,
}

/// Returns every text sent so far.
pub async fn sent(house: &House) -> BTreeSet<Sent> {
    let presses = house.get("control/interactions").await;
    let presses = presses["interactions"].as_array().cloned();
    let users: BTreeMap<String, String> = presses
        .unwrap_or_default()
        .iter()
        .map(|press| {
            let id = text(&press["token"]).to_owned();
            (id, text(&press["user"]).to_owned())
        })
        .collect();
    let direct = direct_channels(house).await;
    let mut found = BTreeSet::new();
    for entry in house.requests().await {
        let path: Vec<&str> = text(&entry["path"]).trim_matches('/').split('/').collect();
        let (reader, message) = match path[..] {
            ["interactions", id, token, "callback"] => {
                let user = users[token].clone();
                let data = &entry["body"]["data"];
                let is_private = match entry["body"]["type"].as_u64() {
                    Some(7) => {
                        let progress = format!("people/{user}/interactions/{id}");
                        house.get(&progress).await["ephemeral"] == true
                    }
                    Some(8 | 9) => true,
                    _ => is_ephemeral(data),
                };
                (is_private.then_some(user), data)
            }
            ["webhooks", _, token, ..] => {
                let is_private = is_ephemeral(&entry["response"]);
                (is_private.then(|| users[token].clone()), &entry["body"])
            }
            ["channels", channel, ..] => (direct.get(channel).cloned(), &entry["body"]),
            _ => continue,
        };
        let parts = parts(message);
        found.extend(parts.into_iter().map(|(part, text)| Sent {
            reader: reader.clone(),
            part,
            text: text.to_owned(),
        }));
    }
    found
}

fn is_ephemeral(message: &Value) -> bool {
    let flags = message["flags"].as_u64().unwrap_or_default();
    flags & EPHEMERAL != 0
}

/// The people by the channels of their direct messages.
async fn direct_channels(house: &House) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for name in ["ada", "bruno", "chiara", "dawid"] {
        let person = house.person(name);
        let channels = person.channels().await;
        let direct = channels.iter().filter(|channel| channel["type"] == 1);
        let ids = direct.map(|channel| (text(&channel["id"]).to_owned(), person.id()));
        found.extend(ids);
    }
    found
}

/// The texts of a message, of choices or of a thread.
fn parts(message: &Value) -> Vec<(&'static str, &str)> {
    let mut found = vec![
        ("content", &message["content"]),
        ("thread", &message["name"]),
        ("modal", &message["title"]),
    ];
    let content = text(&message["content"]);
    for component in components(message) {
        // A turn that the content offers as notation, to be typed or pressed.
        let is_notation = content.contains(&format!("`{}`", text(&component["label"])));
        if !is_notation {
            found.push(("label", &component["label"]));
        }
        found.push(("placeholder", &component["placeholder"]));
        for option in list(&component["options"]) {
            found.push(("option", &option["label"]));
            found.push(("description", &option["description"]));
        }
    }
    for attachment in list(&message["attachments"]) {
        found.push(("alt", &attachment["description"]));
    }
    let texts = found.into_iter().map(|(part, value)| (part, text(value)));
    let choices = list(&message["choices"]).map(|choice| {
        let (name, notation) = (text(&choice["name"]), text(&choice["value"]));
        // The notation, which is typed, and after it the turn in words.
        let words = name.strip_prefix(notation);
        let words = words.filter(|words| !words.starts_with(char::is_alphabetic));
        ("choice", words.unwrap_or(name))
    });
    let texts = texts.chain(choices);
    texts.filter(|(_, text)| !text.is_empty()).collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A text without code, links, mentions and names, which are the same in every language.
pub fn without_names(text: &str) -> String {
    let mut out = String::new();
    let code = text.split('`').step_by(2);
    for (at, piece) in code.enumerate() {
        out.push_str(if at == 0 { "" } else { " " });
        let mut rest = piece;
        while let Some(begin) = rest.find(['(', '<']) {
            let is_link = rest[begin..].starts_with('<') || rest[..begin].ends_with(']');
            let end = rest[begin..].find([')', '>']);
            let Some(end) = end.filter(|_| is_link) else {
                out.push_str(&rest[..=begin]);
                rest = &rest[begin + 1..];
                continue;
            };
            out.push_str(&rest[..begin]);
            rest = &rest[begin + end + 1..];
        }
        out.push_str(rest);
    }
    let names = GAMES
        .iter()
        .flat_map(|game| [game.info.name, game.info.designer]);
    let mut names: Vec<&str> = names.chain(NAMES).collect();
    names.sort_by_key(|name| Reverse(name.len()));
    let out = names
        .into_iter()
        .fold(out, |out, name| out.replace(name, ""));
    without_notation(&out)
}

/// A text without Fullend's notation, the only one in alt texts, where there is no code.
fn without_notation(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let is_number = |word: &&str| word.parse::<u32>().is_ok();
    let is_notation = |at: usize| {
        let word = words[at].trim_start_matches(['⟦', '⟧']);
        ["flat", "upright"].contains(&word) && words.get(at + 1).is_some_and(is_number)
    };
    let shown = (0..words.len()).map(|at| {
        if is_notation(at) {
            words[at].trim_end_matches(char::is_alphabetic)
        } else {
            words[at]
        }
    });
    shown.collect::<Vec<&str>>().join(" ")
}

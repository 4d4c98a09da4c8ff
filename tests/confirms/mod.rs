//! The promise of Confirm, checked in every story: in each version of a private message with an
//! enabled Confirm the question, the picture's alt text and the button name one turn, and each
//! Confirm answered with "Played" has that turn in the log.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "every test binary uses a part of it, and a test that cannot go on fails"
)]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tavolino::host::{Event, Log, Record};
use tavolino::store::Store;
use tavolino::store::ids::MatchId;
use tavolino_games::game::Lang;

use crate::house::{House, components, confirm_label, text};

/// Most characters of an alt text.
const ALT_TEXT: usize = 1024;

/// The target of a Confirm button besides its turn: the match, and the event after which it was
/// drawn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ConfirmTarget {
    code: String,
    number: i64,
    turn: String,
}

/// A version of a message that asks to confirm a turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Preview {
    asked: ConfirmTarget,
    alt: String,
}

/// The messages and presses of a story so far.
#[derive(Debug, Default)]
pub struct Confirms {
    /// The number of the last journal entry read.
    since: u64,
    previews: BTreeSet<Preview>,
    /// Presses of Confirm, by interaction.
    presses: BTreeMap<String, ConfirmTarget>,
    /// Interactions, by the token of their answers.
    tokens: BTreeMap<String, String>,
    /// Interactions answered with "Played".
    played: BTreeSet<String>,
    faults: Vec<String>,
}

impl Confirms {
    /// Checks everything that a short story sent against its database.
    pub async fn check_story(house: &House) {
        let mut confirms = Confirms::default();
        confirms.read_journal(house).await;
        confirms.assert_true(&house.address()).await;
    }

    /// Reads the journal since the last call, before the sandbox drops old entries.
    pub async fn read_journal(&mut self, house: &House) {
        let log = house
            .get(&format!("control/log?since={}", self.since))
            .await;
        let presses = house.get("control/interactions").await;
        self.note_presses(&presses["interactions"]);
        for entry in log["entries"].as_array().into_iter().flatten() {
            self.note(entry);
        }
    }

    /// Notes presses of Confirm, from the sandbox's list of interactions.
    pub fn note_presses(&mut self, interactions: &Value) {
        for interaction in interactions.as_array().into_iter().flatten() {
            if let Some(confirm) = ConfirmTarget::read(text(&interaction["custom_id"])) {
                self.presses
                    .insert(text(&interaction["id"]).to_owned(), confirm);
            }
        }
    }

    /// Notes a request of the bot with its answer.
    pub fn note(&mut self, entry: &Value) {
        self.since = entry["number"].as_u64().unwrap_or(self.since);
        let path: Vec<&str> = text(&entry["path"]).trim_matches('/').split('/').collect();
        let (interaction, message) = match path[..] {
            ["interactions", id, token, "callback"] => {
                self.tokens.insert(token.to_owned(), id.to_owned());
                (Some(id.to_owned()), &entry["body"]["data"])
            }
            ["webhooks", _, token, ..] => (self.tokens.get(token).cloned(), &entry["body"]),
            _ => return,
        };
        // A version that Discord refuses is checked too, though no person saw it.
        self.note_version(message);
        let is_taken = entry["status"].as_u64().is_some_and(|status| status < 300);
        if is_taken {
            self.note_version(&entry["response"]);
            self.note_version(&entry["response"]["resource"]["message"]);
        }
        let is_played = text(&message["content"])
            .lines()
            .any(|line| line.starts_with("Played: "));
        if let Some(interaction) = interaction.filter(|_| is_played && is_taken) {
            self.played.insert(interaction);
        }
    }

    /// Notes a version of a message, as sent or as people see it.
    fn note_version(&mut self, message: &Value) {
        let mut buttons = components(message);
        let label = confirm_label(message).unwrap_or_default();
        let Some(confirm) =
            buttons.find(|button| button["label"] == label && button["disabled"] != true)
        else {
            return;
        };
        let (content, id) = (text(&message["content"]), text(&confirm["custom_id"]));
        if let Some(claim) = asked_in(content, "Call out `") {
            if !id.ends_with(&format!("|{claim}")) {
                let fault = format!("the question is about {claim:?} and the button about {id:?}");
                self.faults.push(fault);
            }
            return;
        }
        let (Some(turn), Some(asked)) = (asked_in(content, "Play `"), ConfirmTarget::read(id))
        else {
            let fault = format!("a Confirm {id:?} with another question: {content:?}");
            return self.faults.push(fault);
        };
        if turn != asked.turn {
            let fault = format!("the question is about {turn:?} and the button about {asked:?}");
            self.faults.push(fault);
        }
        let alt = text(&message["attachments"][0]["description"]).to_owned();
        self.previews.insert(Preview { asked, alt });
    }

    /// Number of presses of Confirm answered with "Played".
    pub fn played(&self) -> usize {
        let played = self.played.iter();
        played.filter(|id| self.presses.contains_key(*id)).count()
    }

    /// Number of message versions with an enabled Confirm.
    pub fn previews(&self) -> usize {
        self.previews.len()
    }

    /// Panics if anything differs from the database at `address`.
    pub async fn assert_true(&self, address: &str) {
        let faults = self.faults(address).await;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// Everything that differs from the database at `address`.
    pub async fn faults(&self, address: &str) -> Vec<String> {
        let store = Store::open(address).await.unwrap();
        let mut faults = self.faults.clone();
        let presses = self.presses.iter();
        let codes = self.previews.iter().map(|preview| &preview.asked.code);
        let codes = codes.chain(presses.map(|(_, asked)| &asked.code));
        for code in codes.collect::<BTreeSet<_>>() {
            // A forged button may name any match.
            let Some(id) = MatchId::read(code) else {
                continue;
            };
            if let Some(stored) = store.load(&id).await.unwrap() {
                let log = Log::read(stored).unwrap();
                faults.extend(self.faults_of(code, &log));
            }
        }
        store.close().await;
        faults
    }

    fn faults_of(&self, code: &str, log: &Log) -> Vec<String> {
        let mut faults = Vec::new();
        let mut boards: BTreeMap<i64, Record> = BTreeMap::new();
        for preview in &self.previews {
            let Preview { asked, alt } = preview;
            if asked.code != code {
                continue;
            }
            let record = boards.entry(asked.number).or_insert_with(|| {
                let mut before = log.clone();
                before.events.retain(|logged| logged.number <= asked.number);
                before.replay().unwrap()
            });
            let expected = pictured(record, &asked.turn);
            if !expected.contains(alt) {
                faults.push(format!(
                    "the picture of {asked:?} is described as {alt:?}, and not {expected:?}"
                ));
            }
        }
        for (interaction, asked) in &self.presses {
            if asked.code != code {
                continue;
            }
            let turn = |event: &Event| match event {
                Event::Turn { text, .. } => Some(text.clone()),
                _ => None,
            };
            let by_it = log.events.iter().find(|logged| {
                let by = logged.interaction.as_ref();
                by.is_some_and(|by| by.get().to_string() == *interaction)
            });
            let is_there = match by_it {
                Some(logged) => turn(&logged.event).as_ref() == Some(&asked.turn),
                // Interaction ids of events are deleted after a while; then only the turn is
                // compared.
                None => log.events.iter().any(|logged| {
                    let is_later = logged.interaction.is_none() && logged.number > asked.number;
                    is_later && turn(&logged.event).as_ref() == Some(&asked.turn)
                }),
            };
            if !is_there && (by_it.is_some() || self.played.contains(interaction)) {
                let events: Vec<_> = log
                    .events
                    .iter()
                    .map(|logged| turn(&logged.event))
                    .collect();
                faults.push(format!(
                    "{interaction} confirmed {asked:?}, and the log has {events:?}"
                ));
            }
        }
        faults
    }
}

impl ConfirmTarget {
    /// The target of a Confirm, by its `custom_id`.
    fn read(custom_id: &str) -> Option<ConfirmTarget> {
        let parts: Vec<&str> = custom_id.splitn(4, '|').collect();
        let ["confirm", code, number, turn] = parts[..] else {
            return None;
        };
        Some(ConfirmTarget {
            code: code.to_owned(),
            // Above it is a mark of the events.
            number: number.parse::<i64>().ok()? % 1_000_000,
            turn: turn.to_owned(),
        })
    }
}

/// The turn or claim that a question names after `words`.
fn asked_in<'c>(content: &'c str, words: &str) -> Option<&'c str> {
    let (_, after) = content.split_once(words)?;
    Some(after.split_once("`?")?.0)
}

/// The alt texts that describe a turn, for each seat to act; empty if no seat can play it.
fn pictured(record: &Record, turn: &str) -> Vec<String> {
    let Some(board) = &record.board else {
        return Vec::new();
    };
    let lang = Lang::english();
    let seats = board.to_act();
    let described = seats.iter().filter_map(|seat| {
        let played = board.choose(seat, turn).ok()?.preview(&lang);
        let is_tried = !board.nudges(seat, turn).is_empty();
        let tried = || board.menu(seat, turn, &[], ALT_TEXT, &lang).scene;
        Some(if is_tried { tried().alt } else { played.alt })
    });
    described.collect()
}

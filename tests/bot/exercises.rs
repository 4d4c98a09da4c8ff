//! Turns chosen in the menus of an exercise, as a person does.

use serde_json::Value;

use crate::house::{Person, components, menu, text, values};

/// The private message of an exercise, which goes on from tap to tap.
pub struct Exercise<'h> {
    pub person: Person<'h>,
    pub message: Value,
    /// The taps so far; the command or button that opened it is one.
    pub taps: usize,
    /// The words of the lines that were new in a message, so far.
    pub words: usize,
}

/// The number of words of the lines of a message that were not there before.
fn new_words(before: &Value, message: &Value) -> usize {
    let old: Vec<&str> = text(&before["content"]).lines().collect();
    let lines = text(&message["content"]).lines();
    let new = lines.filter(|line| !old.contains(line));
    let words = new.flat_map(str::split_whitespace);
    words
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

impl<'h> Exercise<'h> {
    /// The message of an answer that opened an exercise.
    pub fn opened(person: Person<'h>, answered: &Value) -> Exercise<'h> {
        assert_eq!(answered["ephemeral"], true, "{answered}");
        Exercise {
            person,
            message: answered["message"].clone(),
            taps: 1,
            words: new_words(&Value::Null, &answered["message"]),
        }
    }

    pub fn goes_on(&mut self, answered: &Value) {
        assert_eq!(answered["message"]["id"], self.message["id"], "{answered}");
        self.words += new_words(&self.message, &answered["message"]);
        self.message = answered["message"].clone();
        self.taps += 1;
    }

    pub async fn press(&mut self, label: &str) {
        let pressed = self.person.press(&self.message, label).await;
        self.goes_on(&pressed);
    }

    /// Chooses a turn or a claim in the menus, whose `custom_id`s begin with `place`, and confirms
    /// it.
    pub async fn play(&mut self, place: &str, turn: &str) {
        for answered in play(&self.person, &self.message, place, turn).await {
            self.goes_on(&answered);
        }
    }

    /// Checks the number of taps and words so far.
    pub fn takes_at_most(&self, (taps, words): (usize, usize)) {
        let taken = (self.taps, self.words);
        assert!(taken.0 <= taps && taken.1 <= words, "{taken:?}");
    }

    /// Checks what the message says.
    pub fn reads(&self, words: &str) {
        let content = text(&self.message["content"]);
        assert!(content.contains(words), "{words}: {content}");
    }
}

/// Chooses a turn or a claim in the menus of an exercise, and confirms it where that is asked.
/// Returns the answers, one for each tap.
pub async fn play(person: &Person<'_>, message: &Value, place: &str, turn: &str) -> Vec<Value> {
    // The answer to a puzzle carries its decision and its try.
    let is_confirm = |id: &String| {
        let answers = ["confirm", "at"].map(|verb| format!("{place}|{verb} "));
        answers.iter().any(|answer| id.starts_with(answer)) && id.ends_with(&format!(" {turn}"))
    };
    let leads = |value: &str| {
        let words = value.trim_start_matches('=');
        match words.strip_suffix('*') {
            Some(stem) => turn.starts_with(stem),
            None => words == turn || turn.starts_with(&format!("{words} ")),
        }
    };
    let mut message = message.clone();
    let mut answers = Vec::new();
    loop {
        let ids = components(&message).filter_map(|one| one["custom_id"].as_str());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        if let Some(confirm) = ids.iter().find(|id| is_confirm(id)) {
            answers.push(person.press_id(&message, confirm).await);
            return answers;
        }
        let verb_of = |id: &str| {
            let (_, walk) = id.rsplit_once('|').unwrap();
            let (verb, words) = walk.split_once(' ').unwrap_or((walk, ""));
            (verb.to_owned(), words.to_owned())
        };
        let is_menu = |id: &String| {
            ["walk", "step"]
                .iter()
                .any(|end| verb_of(id).0.ends_with(end))
        };
        if !answers.is_empty() && !ids.iter().any(is_menu) {
            // A lesson has judged it.
            return answers;
        }
        let walks = ids.iter().filter(|id| {
            let (verb, words) = verb_of(id);
            verb.ends_with("walk") && !words.is_empty() && leads(&words)
        });
        let walked = if let Some(id) = walks.max_by_key(|id| id.len()) {
            person.press_id(&message, id).await
        } else {
            assert!(menu(&message).is_some(), "{turn}: {message}");
            let values = values(&message);
            let values = values.iter().filter(|value| leads(value));
            let value = values.max_by_key(|value| value.len()).unwrap();
            person.choose(&message, value).await
        };
        message = walked["message"].clone();
        answers.push(walked);
    }
}

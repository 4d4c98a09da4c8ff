//! Limits of polls.

use serde_json::{Value, json};

use super::super::refusal::Form;
use super::super::world::message::{Choice, Poll};
use super::{items, text, without_nulls};

/// Hours that a poll lasts by default, and at most.
const HOURS: (u64, u64) = (24, 768);
const HOUR: u64 = 3_600_000;

/// Checks the poll of a message; its end is counted from zero.
pub fn poll(form: &mut Form, body: &Value) -> Option<Poll> {
    if body.is_null() {
        return None;
    }
    let keys = [
        "question",
        "answers",
        "duration",
        "allow_multiselect",
        "layout_type",
    ];
    form.keys("poll", body, &keys);
    let question = text(&body["question"], "text");
    form.length("poll.question.text", question, 1, 300);
    let answers = items(body, "answers");
    if answers.is_empty() || answers.len() > 10 {
        let message = "Must be between 1 and 10 in length.";
        form.wrong("poll.answers", "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut choices = Vec::new();
    for (n, answer) in answers.iter().enumerate() {
        let media = &answer["poll_media"];
        let at = format!("poll.answers.{n}.poll_media.text");
        form.length(
            &at,
            text(media, "text"),
            usize::from(media["emoji"].is_null()),
            55,
        );
        let mut media = without_nulls(media);
        if media["emoji"].is_object() {
            media["emoji"] = json!({ "id": media["emoji"]["id"], "name": media["emoji"]["name"] });
        }
        choices.push(Choice {
            media,
            users: Vec::new(),
        });
    }
    let hours = body["duration"].as_u64().unwrap_or(HOURS.0);
    if !(1..=HOURS.1).contains(&hours) {
        let message = format!("int value should be between 1 and {}.", HOURS.1);
        form.wrong("poll.duration", "NUMBER_TYPE_COERCE", &message);
    }
    Some(Poll {
        question: question.to_owned(),
        answers: choices,
        ends: hours * HOUR,
        many: body["allow_multiselect"] == json!(true),
        is_over: false,
    })
}

//! `/privacy`: what is stored about somebody, for themselves: told, handed out, erased.

pub mod command;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};
use serenity::all::ButtonStyle;
use tracing::{error, info, warn};

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::request::action::Action;
use crate::discord::limits;
use crate::discord::rest::Rest;
use crate::discord::rest::fault::Fault;
use crate::discord::view::controls::button;
use crate::discord::view::pictures::Picture;
use crate::discord::view::reply::Reply;
use crate::host::{Error, Host, UserId};
use crate::pool::{self, JobClass};

/// How far a row stands from the margin in a file, with the end of its line and a comma.
const INDENT: usize = 10;

/// What the number of a part and how many there are take.
const NUMBERS: usize = 60;

/// How long sending a file may take.
const SENDING: Duration = Duration::from_secs(30);

/// Erases somebody who has confirmed it.
pub async fn forget(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    host.erase_person(person, &mut chance(), now()).await?;
    let text = request.lang().say("privacy-deleted", &[]);
    Ok(Reply::private(text))
}

/// Goes on with what a crash cut short.
pub async fn finish_forgetting(host: Arc<Host>) {
    match host.finish_erasures(&mut chance(), now()).await {
        Ok(0) => {}
        Ok(people) => info!(people, "erased, as had been asked before the last stop"),
        Err(error) => error!("erasing cannot be finished: {error}"),
    }
}

/// Everything stored about somebody, by direct message; where those are closed, as a private answer.
pub async fn export(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let told = request.host().export(request.person(), now()).await?;
    let whose = request.person().0.to_string();
    let parts = pool::work(&whose, JobClass::Short, move || parts(&told, limits::FILE)).await;
    let many = parts.len();
    let mut left = VecDeque::new();
    for (number, text) in (1..).zip(parts) {
        let values = [("part", i64::from(number).into()), ("parts", many.into())];
        let (name, words) = match many {
            1 => ("tavolino.json".to_owned(), lang.say("privacy-file", &[])),
            _ => (
                format!("tavolino-{number}-of-{many}.json"),
                lang.say("privacy-part", &values),
            ),
        };
        let file = Picture::file(name, &words, text.into_bytes());
        left.push_back((words, file));
    }
    while let Some((words, file)) = left.front() {
        let message = Reply::public(words).with(file.clone());
        if !send(request.rest(), request.person(), message).await {
            break;
        }
        left.pop_front();
    }
    let key = match left.len() {
        0 => "privacy-sent",
        unsent if unsent == many => "privacy-not-sent",
        _ => "privacy-rest",
    };
    let said = Reply::private(lang.say(key, &[]));
    let Some((_, first)) = left.pop_front() else {
        return Ok(said);
    };
    let after = left.into_iter();
    let after = after.map(|(words, file)| Reply::private(words).with(file));
    Ok(after.fold(said.with(first), Reply::then))
}

/// What is told of somebody, as files of `limit` bytes at most, each of which can be read by itself: rows are not cut in two.
fn parts(told: &Value, limit: usize) -> Vec<String> {
    let tables = told["stored"].as_object().cloned().unwrap_or_default();
    let none: Map<String, Value> = tables.keys().map(|key| (key.clone(), json!([]))).collect();
    let mut parts = vec![none.clone()];
    let head = written(&told_with(told, none.clone())).len() + NUMBERS;
    let mut size = head;
    for (table, rows) in tables {
        let Value::Array(rows) = rows else { continue };
        for row in rows {
            let text = written(&row);
            let takes = text.len() + text.lines().count() * INDENT;
            if size + takes > limit && size > head {
                parts.push(none.clone());
                size = head;
            }
            size += takes;
            let part = parts
                .last_mut()
                .and_then(|part| part[&table].as_array_mut());
            part.expect("every table is in every part").push(row);
        }
    }
    let many = parts.len();
    let whole = parts.into_iter().zip(1..).map(|(stored, number)| {
        let mut part = told_with(told, stored);
        if many > 1 {
            part["part"] = json!(number);
            part["parts"] = json!(many);
        }
        written(&part)
    });
    whole.collect()
}

/// What is told, with these rows.
fn told_with(told: &Value, stored: Map<String, Value>) -> Value {
    let Value::Object(fields) = told else {
        return Value::Object(stored);
    };
    let others = fields.iter().filter(|(key, _)| *key != "stored");
    let mut fields: Map<String, Value> = others
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    fields.insert("stored".to_owned(), Value::Object(stored));
    Value::Object(fields)
}

fn written(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("JSON is JSON")
}

/// Sends a direct message; whether it got there.
async fn send(rest: &Rest, person: UserId, message: Reply) -> bool {
    let person = serenity::all::UserId::new(person.get());
    let sent = async {
        let place = rest.call(|http| person.create_dm_channel(http)).await?.id;
        let sent = rest.call_within(SENDING, |http| place.send_message(http, message.message()));
        sent.await
    };
    match sent.await {
        Ok(_) => true,
        Err(failed) => {
            let fault = failed.fault();
            if !matches!(fault, Fault::ClosedDms | Fault::Forbidden) {
                warn!(?fault, "a file could not be sent");
            }
            false
        }
    }
}

/// Says exactly what erasing means for this person now, and asks whether they want it.
pub async fn ask(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let ties = request.host().ties(request.person()).await?;
    let ends = [
        ("privacy-leaves", "lobbies", ties.lobbies),
        ("privacy-resigns", "running", ties.running),
    ];
    let ends = ends.into_iter().filter(|(_, _, count)| *count > 0);
    let ends = ends.map(|(key, name, count)| lang.say(key, &[(name, count.into())]) + " ");
    let ends: String = ends.collect();
    let ends = match ends.trim_end() {
        "" => String::new(),
        ends => format!("{ends}\n"),
    };
    let values = [("ends", ends.into())];
    let label = lang.say("button-really-delete", &[]);
    let yes = button(&Action::Forget, &label, ButtonStyle::Danger);
    Ok(Reply::private(lang.say("privacy-really", &values)).buttons(yes.into_iter().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_for_a_file_goes_into_several_that_hold_every_row_once() {
        let rows: Vec<Value> = (0..200)
            .map(|n| json!({ "number": n, "text": "a1 b2" }))
            .collect();
        let stored = json!({ "events": rows, "seats": [{ "code": "K7QX" }], "blocks": [] });
        let told = json!({ "person": "7", "stored": stored });
        let whole = parts(&told, usize::MAX);
        assert_eq!(whole.len(), 1);
        assert_eq!(serde_json::from_str::<Value>(&whole[0]).unwrap(), told);
        for limit in [500, 1000, 5000] {
            let files = parts(&told, limit);
            assert!(files.len() > 1);
            let mut events = Vec::new();
            for (file, number) in files.iter().zip(1..) {
                assert!(file.len() <= limit, "{} in {limit}", file.len());
                let part: Value = serde_json::from_str(file).unwrap();
                assert_eq!(
                    (&part["person"], &part["part"]),
                    (&json!("7"), &json!(number))
                );
                assert_eq!(part["parts"], files.len());
                assert!(part["stored"]["blocks"].is_array());
                events.extend(part["stored"]["events"].as_array().unwrap().clone());
            }
            assert_eq!(events, rows);
        }
    }
}

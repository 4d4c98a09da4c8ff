//! `/privacy`: the data stored about a person, explained, exported and erased at their request.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};
use serenity::all::ButtonStyle;
use tracing::{error, info, warn};

use crate::discord::action::Action;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::interaction::Request;
use crate::discord::limits;
use crate::discord::rest::{Fault, Rest};
use crate::discord::view::{Picture, Reply, button};
use crate::host::{Error, Host, UserId};
use crate::pool::{self, JobClass};

/// Bytes added to each line of a row by its indentation, line break and comma.
const INDENT: usize = 10;

/// Bytes reserved in a file for its part number and the number of parts.
const PART_NUMBERS: usize = 60;

/// Time limit for sending one file, 30 s.
const SEND_TIMEOUT: Duration = Duration::from_secs(30);

/// Erases the caller, who has confirmed it.
pub async fn forget(request: &Request<'_>) -> Result<Reply, Error> {
    let (host, person) = (request.host(), request.person());
    host.erase_person(person, &mut chance(), now()).await?;
    let text = request.lang().say("privacy-deleted", &[]);
    Ok(Reply::private(text))
}

/// Answers a person who decides against it.
pub fn stay(request: &Request<'_>) -> Reply {
    Reply::private(request.lang().say("privacy-kept", &[]))
}

/// Finishes erasures that a crash interrupted.
pub async fn finish_forgetting(host: Arc<Host>) {
    match host.finish_erasures(&mut chance(), now()).await {
        Ok(0) => {}
        Ok(people) => info!(people, "erasure finished after a restart"),
        Err(error) => error!("erasure not finished: {error}"),
    }
}

/// Everything stored about the caller as JSON files, by direct message; the files that cannot be
/// sent there, as a private reply.
pub async fn export(request: &Request<'_>) -> Result<Reply, Error> {
    let lang = request.lang();
    let data = request.host().export(request.person(), now()).await?;
    let owner = request.person().0.to_string();
    let parts = pool::work(&owner, JobClass::Short, move || parts(&data, limits::FILE)).await;
    let count = parts.len();
    let mut unsent = VecDeque::new();
    for (number, text) in (1..).zip(parts) {
        let values = [("part", i64::from(number).into()), ("parts", count.into())];
        let (name, words) = match count {
            1 => ("tavolino.json".to_owned(), lang.say("privacy-file", &[])),
            _ => (
                format!("tavolino-{number}-of-{count}.json"),
                lang.say("privacy-part", &values),
            ),
        };
        let file = Picture::file(name, &words, text.into_bytes());
        unsent.push_back((words, file));
    }
    while let Some((words, file)) = unsent.front() {
        let message = Reply::public(words).with(file.clone());
        if !send(request.rest(), request.person(), message).await {
            break;
        }
        unsent.pop_front();
    }
    let key = match unsent.len() {
        0 => "privacy-sent",
        left if left == count => "privacy-not-sent",
        _ => "privacy-rest",
    };
    let reply = Reply::private(lang.say(key, &[]));
    let Some((_, first)) = unsent.pop_front() else {
        return Ok(reply);
    };
    let others = unsent.into_iter();
    let others = others.map(|(words, file)| Reply::private(words).with(file));
    Ok(others.fold(reply.with(first), Reply::then))
}

/// An export as JSON texts of at most `limit` bytes, each valid by itself; a row is never split.
fn parts(data: &Value, limit: usize) -> Vec<String> {
    let tables = data["stored"].as_object().cloned().unwrap_or_default();
    let none: Map<String, Value> = tables.keys().map(|key| (key.clone(), json!([]))).collect();
    let mut parts = vec![none.clone()];
    let head = to_json(&with_rows(data, none.clone())).len() + PART_NUMBERS;
    let mut size = head;
    for (table, rows) in tables {
        let Value::Array(rows) = rows else { continue };
        for row in rows {
            let text = to_json(&row);
            let bytes = text.len() + text.lines().count() * INDENT;
            if size + bytes > limit && size > head {
                parts.push(none.clone());
                size = head;
            }
            size += bytes;
            let part = parts
                .last_mut()
                .and_then(|part| part[&table].as_array_mut());
            part.expect("every table is in every part").push(row);
        }
    }
    let count = parts.len();
    let texts = parts.into_iter().zip(1..).map(|(stored, number)| {
        let mut part = with_rows(data, stored);
        if count > 1 {
            part["part"] = json!(number);
            part["parts"] = json!(count);
        }
        to_json(&part)
    });
    texts.collect()
}

/// The export `data` with other rows.
fn with_rows(data: &Value, stored: Map<String, Value>) -> Value {
    let Value::Object(fields) = data else {
        return Value::Object(stored);
    };
    let others = fields.iter().filter(|(key, _)| *key != "stored");
    let mut fields: Map<String, Value> = others
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    fields.insert("stored".to_owned(), Value::Object(stored));
    Value::Object(fields)
}

fn to_json(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("a value of JSON can be written")
}

/// Sends a direct message; `false` if that failed.
async fn send(rest: &Rest, person: UserId, message: Reply) -> bool {
    let send = async {
        let place = rest.open_direct(person).await?;
        rest.post_within(SEND_TIMEOUT, place, message.message())
            .await
    };
    match send.await {
        Ok(_) => true,
        Err(failed) => {
            let fault = failed.fault();
            if !matches!(fault, Fault::ClosedDms | Fault::Forbidden) {
                warn!(?fault, "file not sent");
            }
            false
        }
    }
}

/// The question whether to erase the caller, with the consequences for their matches and a button
/// to confirm.
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
    let no = button(
        &Action::Stay,
        &lang.say("button-erase-nothing", &[]),
        ButtonStyle::Secondary,
    );
    let buttons = no.into_iter().chain(yes).collect();
    Ok(Reply::private(lang.say("privacy-really", &values)).buttons(buttons))
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
        let data = json!({ "person": "7", "stored": stored });
        let whole = parts(&data, usize::MAX);
        assert_eq!(whole.len(), 1);
        assert_eq!(serde_json::from_str::<Value>(&whole[0]).unwrap(), data);
        for limit in [500, 1000, 5000] {
            let files = parts(&data, limit);
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

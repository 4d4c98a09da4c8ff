//! Limits of messages.

use serde_json::Value;

use super::super::draft::{Allowed, Draft, Listed};
use super::super::form::Upload;
use super::super::refusal::{Form, Refusal};
use super::super::snowflake::{Id, id_of, ids_of};
use super::super::world::message::{COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS};
use super::{component, embed, poll};

/// The flags `SUPPRESS_EMBEDS` and `SUPPRESS_NOTIFICATIONS`.
const SUPPRESS: u64 = 1 << 2 | 1 << 12;

/// The calls that create or edit a message; each allows its own keys and flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Creating a message in a channel.
    Channel,
    /// Editing a message of a channel.
    Edit,
    /// A message of a webhook.
    Hook,
    /// A first answer or a follow-up.
    Answer,
    /// Editing an answer.
    AnswerEdit,
}

impl Operation {
    fn keys(self) -> &'static [&'static str] {
        match self {
            Operation::Channel => &[
                "content",
                "nonce",
                "tts",
                "embeds",
                "allowed_mentions",
                "message_reference",
                "components",
                "sticker_ids",
                "payload_json",
                "attachments",
                "flags",
                "enforce_nonce",
                "poll",
            ],
            Operation::Edit => &[
                "content",
                "embeds",
                "flags",
                "allowed_mentions",
                "components",
                "attachments",
                "sticker_ids",
            ],
            Operation::Answer | Operation::Hook => &[
                "content",
                "tts",
                "embeds",
                "allowed_mentions",
                "components",
                "attachments",
                "flags",
                "poll",
                "username",
                "avatar_url",
                "thread_name",
                "applied_tags",
            ],
            Operation::AnswerEdit => &[
                "content",
                "embeds",
                "allowed_mentions",
                "components",
                "attachments",
                "flags",
                "poll",
                "sticker_ids",
                "tts",
            ],
        }
    }

    fn flags(self) -> u64 {
        match self {
            // Serenity repeats the flags of the defer in its edits; Discord ignores them there.
            Operation::Answer | Operation::AnswerEdit => SUPPRESS | EPHEMERAL | COMPONENTS_V2,
            Operation::Channel | Operation::Edit | Operation::Hook => SUPPRESS | COMPONENTS_V2,
        }
    }

    fn is_new(self) -> bool {
        matches!(
            self,
            Operation::Channel | Operation::Hook | Operation::Answer
        )
    }
}

/// The draft in a body. `before` is the message that an edit changes, with its components V2 flag.
pub fn draft(
    body: &Value,
    files: Vec<Upload>,
    way: Operation,
    attached: &[(Id, String)],
    laid_out_before: bool,
) -> Result<Draft, Refusal> {
    let mut form = Form::default();
    let only_files = body.is_null() && !files.is_empty();
    if !body.is_object() && !only_files {
        return Err(Refusal::empty_message());
    }
    form.keys("", body, way.keys());
    let flags = flags(&mut form, body, way);
    let laid_out = laid_out_before || flags & COMPONENTS_V2 != 0;
    let content = body["content"].as_str().map(str::to_owned);
    let content = content.or_else(|| {
        body.get("content")
            .filter(|c| c.is_null())
            .map(|_| String::new())
    });
    form.length("content", content.as_deref().unwrap_or_default(), 0, 2_000);
    let list = |form: &mut Form, key: &str| match body.get(key) {
        None => None,
        Some(Value::Null) => Some(Vec::new()),
        Some(Value::Array(list)) => Some(list.clone()),
        Some(_) => {
            form.wrong(
                key,
                "BASE_TYPE_BAD_TYPE",
                "Only iterables may be used here.",
            );
            None
        }
    };
    let embeds = list(&mut form, "embeds").map(|list| embed::embeds(&mut form, &list));
    let components =
        list(&mut form, "components").map(|list| component::components(&mut form, &list, laid_out));
    let attachments =
        list(&mut form, "attachments").map(|list| listed(&mut form, &list, &files, attached));
    if laid_out {
        let written = content.as_deref().is_some_and(|text| !text.is_empty());
        if written || embeds.as_ref().is_some_and(|list| !list.is_empty()) {
            let message = "The flag IS_COMPONENTS_V2 cannot be used with content or embeds.";
            form.wrong(
                "flags",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                message,
            );
        }
    }
    named(&mut form, body, &files, attachments.as_deref(), attached);
    let is_forward = body["message_reference"]["type"] == 1;
    if body["sticker_ids"]
        .as_array()
        .is_some_and(|list| !list.is_empty())
    {
        return Err(Refusal::lacks("stickers"));
    }
    let draft = Draft {
        content,
        embeds,
        components,
        attachments,
        allowed: allowed(&mut form, body, way),
        flags: flags & !EPHEMERAL,
        nonce: nonce(&mut form, body),
        enforce_nonce: body["enforce_nonce"] == true,
        reference: reply(body).filter(|_| !is_forward),
        forward: forward(body).filter(|_| is_forward),
        tts: body["tts"] == true,
        poll: poll::poll(&mut form, &body["poll"]),
        suppress: body["flags"]
            .as_u64()
            .map(|flags| flags & SUPPRESS_EMBEDS != 0),
        files,
    };
    if draft.files.len() > 10 {
        form.wrong(
            "files",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    form.finish()?;
    if way.is_new() && is_empty(&draft, laid_out) {
        return Err(Refusal::empty_message());
    }
    Ok(draft)
}

/// Whether a new message would show nothing.
fn is_empty(draft: &Draft, laid_out: bool) -> bool {
    let silent = draft
        .content
        .as_deref()
        .is_none_or(|text| text.trim().is_empty());
    let bare = draft.embeds.as_ref().is_none_or(Vec::is_empty);
    let still = draft.components.as_ref().is_none_or(Vec::is_empty);
    let plain = draft.poll.is_none() && draft.forward.is_none() && draft.files.is_empty();
    silent && bare && plain && (still || !laid_out)
}

fn flags(form: &mut Form, body: &Value, way: Operation) -> u64 {
    let flags = body["flags"].as_u64().unwrap_or(0);
    if flags & !way.flags() != 0 {
        let message = "These flags cannot be set here.";
        form.wrong("flags", "MESSAGE_FLAGS_INVALID", message);
    }
    flags
}

fn listed(
    form: &mut Form,
    list: &[Value],
    files: &[Upload],
    attached: &[(Id, String)],
) -> Vec<Listed> {
    if list.len() > 10 {
        form.wrong(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    let mut attachments = Vec::new();
    for (n, entry) in list.iter().enumerate() {
        let at = format!("attachments.{n}");
        let id = id_of(&entry["id"]).map(|id| id.0);
        let existing = id.filter(|id| {
            files.iter().any(|file| file.number == *id)
                || attached.iter().any(|(old, _)| old.0 == *id)
        });
        let Some(id) = existing else {
            let message = "There is no file and no attachment with this id.";
            form.wrong(&format!("{at}.id"), "ATTACHMENT_NOT_FOUND", message);
            continue;
        };
        let description = entry["description"].as_str();
        form.length(
            &format!("{at}.description"),
            description.unwrap_or_default(),
            0,
            1_024,
        );
        attachments.push(Listed {
            id,
            name: entry["filename"].as_str().map(str::to_owned),
            description: description.map(str::to_owned),
        });
    }
    attachments
}

/// Adds an error for each link to a missing file.
fn named(
    form: &mut Form,
    body: &Value,
    files: &[Upload],
    listed: Option<&[Listed]>,
    attached: &[(Id, String)],
) {
    let remaining = attached
        .iter()
        .filter(|(id, _)| listed.is_none_or(|list| list.iter().any(|entry| entry.id == id.0)))
        .map(|(_, name)| name.as_str());
    let renamed = listed
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.name.as_deref());
    let names: Vec<&str> = files
        .iter()
        .map(|file| file.name.as_str())
        .chain(renamed)
        .chain(remaining)
        .collect();
    for key in ["embeds", "components"] {
        links(form, key, &body[key], &names);
    }
}

fn links(form: &mut Form, at: &str, part: &Value, names: &[&str]) {
    match part {
        Value::Array(list) => {
            for (n, one) in list.iter().enumerate() {
                links(form, &format!("{at}.{n}"), one, names);
            }
        }
        Value::Object(map) => {
            for (key, one) in map {
                links(form, &format!("{at}.{key}"), one, names);
            }
        }
        Value::String(text) => {
            let missing = text
                .strip_prefix("attachment://")
                .is_some_and(|name| !names.contains(&name));
            if missing {
                let message = "The referenced attachment was not found.";
                form.wrong(
                    at,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    message,
                );
            }
        }
        _ => {}
    }
}

fn allowed(form: &mut Form, body: &Value, way: Operation) -> Allowed {
    let given = &body["allowed_mentions"];
    if given.is_null() {
        // By default, an answer to an interaction pings only users.
        let everyone = matches!(way, Operation::Channel | Operation::Edit | Operation::Hook);
        return Allowed {
            everyone,
            roles: everyone,
            ..Allowed::default()
        };
    }
    form.keys(
        "allowed_mentions",
        given,
        &["parse", "users", "roles", "replied_user"],
    );
    let parse: Vec<&str> = given["parse"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let listed = ids_of(&given["users"]);
    let users = parse.contains(&"users");
    if users && !listed.is_empty() {
        let message = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
        form.wrong(
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            message,
        );
    }
    if listed.len() > 100 {
        form.wrong(
            "allowed_mentions.users",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 100 or fewer in length.",
        );
    }
    for key in ["users", "roles"] {
        let ids: Vec<&Value> = given[key].as_array().into_iter().flatten().collect();
        let twice = |(index, id)| ids[..index].contains(id);
        if ids.iter().enumerate().any(twice) {
            form.wrong(
                &format!("allowed_mentions.{key}"),
                "SET_TYPE_ALREADY_CONTAINS_VALUE",
                "The set already contains this value.",
            );
        }
    }
    Allowed {
        users,
        listed,
        roles: parse.contains(&"roles"),
        listed_roles: ids_of(&given["roles"]),
        everyone: parse.contains(&"everyone"),
        replied: given["replied_user"] == true,
    }
}

fn nonce(form: &mut Form, body: &Value) -> Option<Value> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    if nonce.as_str().is_some_and(|text| text.chars().count() > 25) {
        form.wrong(
            "nonce",
            "NONCE_TYPE_TOO_LONG",
            "Must be 25 or fewer in length.",
        );
    }
    Some(nonce.clone())
}

fn reply(body: &Value) -> Option<Id> {
    id_of(&body["message_reference"]["message_id"])
}

fn forward(body: &Value) -> Option<(Id, Id)> {
    let reference = &body["message_reference"];
    Some((
        id_of(&reference["channel_id"])?,
        id_of(&reference["message_id"])?,
    ))
}

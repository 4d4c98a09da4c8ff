//! Limits of embeds.

use serde_json::{Value, json};

use super::super::refusal::Form;
use super::{items, text, without_nulls};

/// Most characters of all embeds of a message together.
const TOTAL: usize = 6_000;

/// Checks the embeds; returns them in the form to answer with.
pub fn embeds(form: &mut Form, embeds: &[Value]) -> Vec<Value> {
    if embeds.len() > 10 {
        form.wrong(
            "embeds",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    let mut total = 0;
    let checked = embeds
        .iter()
        .enumerate()
        .map(|(n, embed)| {
            let mut embed = without_nulls(embed);
            total += check(form, &format!("embeds.{n}"), &mut embed);
            shape(embed)
        })
        .collect();
    if total > TOTAL {
        let message = "Embed size exceeds maximum size of 6000";
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
    }
    checked
}

fn check(form: &mut Form, at: &str, embed: &mut Value) -> usize {
    let keys = [
        "title",
        "type",
        "description",
        "url",
        "timestamp",
        "color",
        "footer",
        "image",
        "thumbnail",
        "video",
        "provider",
        "author",
        "fields",
    ];
    if !embed.is_object() {
        let message = "Only dictionaries may be used in a DictType";
        form.wrong(at, "DICT_TYPE_CONVERT", message);
    }
    form.prune(at, embed, &keys);
    let embed = &*embed;
    let mut total = 0;
    let mut part = |form: &mut Form, path: &str, text: &str, least, most| {
        form.length(&format!("{at}.{path}"), text, least, most);
        total += text.chars().count();
    };
    part(form, "title", text(embed, "title"), 0, 256);
    part(form, "description", text(embed, "description"), 0, 4_096);
    part(
        form,
        "footer.text",
        text(&embed["footer"], "text"),
        0,
        2_048,
    );
    part(form, "author.name", text(&embed["author"], "name"), 0, 256);
    let fields = items(embed, "fields");
    for (n, field) in fields.iter().enumerate() {
        part(
            form,
            &format!("fields.{n}.name"),
            text(field, "name").trim(),
            1,
            256,
        );
        part(
            form,
            &format!("fields.{n}.value"),
            text(field, "value").trim(),
            1,
            1_024,
        );
    }
    if fields.len() > 25 {
        let message = "Must be 25 or fewer in length.";
        form.wrong(&format!("{at}.fields"), "BASE_TYPE_MAX_LENGTH", message);
    }
    for key in ["image", "thumbnail"] {
        if embed.get(key).is_some() {
            address(
                form,
                &format!("{at}.{key}.url"),
                text(&embed[key], "url"),
                true,
            );
        }
    }
    if embed.get("url").is_some() {
        address(form, &format!("{at}.url"), text(embed, "url"), false);
    }
    if embed["color"]
        .as_u64()
        .is_some_and(|color| color > 0xff_ffff)
    {
        let message = "int value should be less than or equal to 16777215.";
        form.wrong(&format!("{at}.color"), "NUMBER_TYPE_MAX", message);
    }
    total
}

/// Adds an error for an invalid URL.
pub fn address(form: &mut Form, at: &str, address: &str, may_be_attached: bool) {
    let fine = ["http://", "https://"]
        .iter()
        .any(|scheme| address.starts_with(scheme))
        || may_be_attached && address.starts_with("attachment://");
    if !fine || address.len() > 2_048 {
        form.wrong(at, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
}

fn shape(mut embed: Value) -> Value {
    // A value that is no embed is refused by the check.
    if !embed.is_object() {
        return embed;
    }
    embed["type"] = json!("rich");
    let fields = embed["fields"].as_array_mut();
    for field in fields
        .into_iter()
        .flatten()
        .filter(|field| field.is_object())
    {
        field["inline"] = json!(field["inline"].as_bool().unwrap_or(false));
    }
    if embed["fields"].is_null()
        && let Some(map) = embed.as_object_mut()
    {
        map.remove("fields");
    }
    embed
}

//! Limits of command registrations.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::super::refusal::{Form, Refusal};
use super::{items, text, without_nulls};

/// Discord's languages.
pub const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

const SUB_COMMAND: u64 = 1;
const SUB_COMMAND_GROUP: u64 = 2;

/// Checks a command; returns it in the form to store.
pub fn command(body: &Value) -> Result<Value, Refusal> {
    let mut form = Form::default();
    let mut command = without_nulls(body);
    let keys = [
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "dm_permission",
        "contexts",
        "integration_types",
        "type",
        "id",
        "nsfw",
        "handler",
        "default_permission",
    ];
    form.prune("", &mut command, &keys);
    let kind = command["type"].as_u64().unwrap_or(1);
    if !(1..=3).contains(&kind) {
        form.wrong(
            "type",
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3}.",
        );
    }
    if kind == 1 {
        named(&mut form, "", &command);
        described(&mut form, "", &command);
        options(&mut form, "", &command, 0);
    } else {
        form.length("name", text(&command, "name"), 1, 32);
        if command.get("description").is_some_and(|text| text != "") {
            let message = "Context menu commands cannot have description";
            form.wrong(
                "description",
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED",
                message,
            );
        }
    }
    if size(&command) > 8_000 {
        let message = "Command exceeds maximum size (8000)";
        form.wrong("", "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    form.finish()?;
    if command["contexts"].is_null() {
        let direct = command["dm_permission"].as_bool().unwrap_or(true);
        command["contexts"] = if direct { json!([0, 1, 2]) } else { json!([0]) };
    }
    let permissions = match &command["default_member_permissions"] {
        Value::Number(bits) => json!(bits.to_string()),
        other => other.clone(),
    };
    command["default_member_permissions"] = permissions;
    command["type"] = json!(kind);
    command["description"] = json!(text(&command, "description"));
    for (key, usual) in [("integration_types", json!([0])), ("nsfw", json!(false))] {
        if command[key].is_null() {
            command[key] = usual;
        }
    }
    if let Some(map) = command.as_object_mut() {
        for transient in ["id", "default_permission", "handler"] {
            map.remove(transient);
        }
    }
    Ok(command)
}

/// Whether Discord accepts a name for a chat command or an option.
fn is_name(name: &str) -> bool {
    let fine = |c: char| "-_'".contains(c) || c.is_alphabetic() || c.is_numeric();
    let count = name.chars().count();
    (1..=32).contains(&count) && name.chars().all(fine) && name == name.to_lowercase()
}

fn path(at: &str, key: &str) -> String {
    if at.is_empty() {
        key.to_owned()
    } else {
        format!("{at}.{key}")
    }
}

fn named(form: &mut Form, at: &str, thing: &Value) {
    let mut check = |at: String, name: &str| {
        if !is_name(name) {
            let message =
                "Command name is invalid: lower case letters, digits, - and _, at most 32.";
            form.wrong(&at, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    };
    check(path(at, "name"), text(thing, "name"));
    for (locale, name) in thing["name_localizations"]
        .as_object()
        .into_iter()
        .flatten()
    {
        check(
            path(at, &format!("name_localizations.{locale}")),
            name.as_str().unwrap_or_default(),
        );
    }
    locales(form, at, thing, "name_localizations");
}

fn described(form: &mut Form, at: &str, thing: &Value) {
    form.length(&path(at, "description"), text(thing, "description"), 1, 100);
    for (locale, words) in thing["description_localizations"]
        .as_object()
        .into_iter()
        .flatten()
    {
        let at = path(at, &format!("description_localizations.{locale}"));
        form.length(&at, words.as_str().unwrap_or_default(), 1, 100);
    }
    locales(form, at, thing, "description_localizations");
}

fn locales(form: &mut Form, at: &str, thing: &Value, key: &str) {
    for locale in thing[key].as_object().into_iter().flat_map(Map::keys) {
        if !LOCALES.contains(&locale.as_str()) {
            let at = path(at, &format!("{key}.{locale}"));
            form.wrong(&at, "ENUM_TYPE_COERCE", "Discord knows no such language.");
        }
    }
}

fn options(form: &mut Form, at: &str, holder: &Value, depth: u32) {
    let list = items(holder, "options");
    let at = path(at, "options");
    if list.len() > 25 {
        form.wrong(
            &at,
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let is_branch = |option: &Value| {
        matches!(
            option["type"].as_u64(),
            Some(SUB_COMMAND | SUB_COMMAND_GROUP)
        )
    };
    let branches = list.iter().filter(|option| is_branch(option)).count();
    if branches != 0 && branches != list.len() {
        let message = "Sub-commands and other options cannot stand side by side";
        form.wrong(&at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (n, option) in list.iter().enumerate() {
        let at = format!("{at}.{n}");
        let keys = [
            "type",
            "name",
            "name_localizations",
            "description",
            "description_localizations",
            "required",
            "choices",
            "options",
            "channel_types",
            "min_value",
            "max_value",
            "min_length",
            "max_length",
            "autocomplete",
        ];
        form.keys(&at, option, &keys);
        named(form, &at, option);
        described(form, &at, option);
        if !names.insert(text(option, "name")) {
            let message = "Option name must be unique";
            form.wrong(
                &format!("{at}.name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                message,
            );
        }
        let required = option["required"] == true;
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            form.wrong(
                &format!("{at}.required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                message,
            );
        }
        optional_seen |= !required;
        match option["type"].as_u64() {
            Some(SUB_COMMAND) if depth < 2 => options(form, &at, option, 2),
            Some(SUB_COMMAND_GROUP) if depth == 0 => options(form, &at, option, 1),
            Some(3..=11) if depth != 1 => choices(form, &at, option),
            _ => {
                let message = "This type of option cannot stand here.";
                form.wrong(&format!("{at}.type"), "BASE_TYPE_CHOICES", message);
            }
        }
    }
}

fn choices(form: &mut Form, at: &str, option: &Value) {
    let list = items(option, "choices");
    if list.len() > 25 {
        form.wrong(
            &format!("{at}.choices"),
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    if !list.is_empty() && option["autocomplete"] == true {
        let message = "Autocomplete cannot be enabled with choices";
        form.wrong(
            &format!("{at}.autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
            message,
        );
    }
    choice_list(
        form,
        &format!("{at}.choices"),
        list,
        option["type"].as_u64(),
    );
    let mut names = HashSet::new();
    for (n, choice) in list.iter().enumerate() {
        if !names.insert(text(choice, "name")) {
            let at = format!("{at}.choices.{n}.name");
            let message = "Choice name must be unique";
            form.wrong(
                &at,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                message,
            );
        }
    }
}

/// Checks the choices of an option or a completion.
pub fn choice_list(form: &mut Form, at: &str, list: &[Value], kind: Option<u64>) {
    for (n, choice) in list.iter().enumerate() {
        let at = format!("{at}.{n}");
        form.keys(&at, choice, &["name", "name_localizations", "value"]);
        form.length(&format!("{at}.name"), text(choice, "name"), 1, 100);
        locales(form, &at, choice, "name_localizations");
        for (locale, name) in choice["name_localizations"]
            .as_object()
            .into_iter()
            .flatten()
        {
            let at = format!("{at}.name_localizations.{locale}");
            form.length(&at, name.as_str().unwrap_or_default(), 1, 100);
        }
        let fine = match kind {
            Some(3) => choice["value"].is_string(),
            Some(4) => choice["value"].is_i64(),
            Some(10) => choice["value"].is_number(),
            _ => false,
        };
        if !fine {
            let message = "The value is not of the option's type.";
            form.wrong(&format!("{at}.value"), "BASE_TYPE_BAD_TYPE", message);
        }
        form.length(&format!("{at}.value"), text(choice, "value"), 0, 100);
        if kind == Some(3) && text(choice, "value").is_empty() {
            form.wrong(
                &format!("{at}.value"),
                "BASE_TYPE_REQUIRED",
                "This field is required",
            );
        }
    }
}

/// The characters of a command; of each text, the longest translation counts.
fn size(thing: &Value) -> usize {
    let longest = |key: &str| {
        let localized = thing[format!("{key}_localizations")].as_object();
        localized
            .into_iter()
            .flat_map(Map::values)
            .filter_map(Value::as_str)
            .chain([text(thing, key)])
            .map(|words| words.chars().count())
            .max()
            .unwrap_or(0)
    };
    longest("name")
        + longest("description")
        + text(thing, "value").chars().count()
        + items(thing, "options").iter().map(size).sum::<usize>()
        + items(thing, "choices").iter().map(size).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lower_case_and_short() {
        for good in ["play", "opponent2", "зерно", "a-b_c'd", "ゲーム"] {
            assert!(is_name(good), "{good}");
        }
        for bad in ["", "Play", "two words", "a/b", &"x".repeat(33)] {
            assert!(!is_name(bad), "{bad}");
        }
    }

    #[test]
    fn a_required_option_after_an_optional_one_is_refused() {
        let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
        let body = json!({
            "name": "x", "description": "d", "options": [option("a", false), option("b", true)],
        });
        let refusal = command(&body).unwrap_err();
        assert_eq!(refusal.code, 50_035);
        assert!(refusal.errors.unwrap()["options"]["1"]["required"].is_object());
    }

    #[test]
    fn a_command_may_have_8000_characters() {
        let option = |n: usize| {
            json!({ "type": 3, "name": format!("o{n:02}"), "description": "d".repeat(100),
                "choices": (0..25).map(|c| json!({ "name": format!("{c:02}"), "value": "v".repeat(10) })).collect::<Vec<_>>() })
        };
        let body = |count: usize| json!({ "name": "x", "description": "d", "options": (0..count).map(option).collect::<Vec<_>>() });
        assert!(command(&body(19)).is_ok());
        assert_eq!(command(&body(25)).unwrap_err().code, 50_035);
    }
}

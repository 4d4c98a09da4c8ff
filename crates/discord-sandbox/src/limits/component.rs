//! Limits of buttons, menus and components V2.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::refusal::Form;
use super::embed::address;
use super::{items, text, without_nulls};

/// Most components of a components V2 message, with nested ones.
const TOTAL: usize = 40;

/// Identifiers and counts collected during a check.
#[derive(Debug, Default)]
struct Seen {
    custom_ids: HashSet<String>,
    count: usize,
    written: usize,
}

/// Checks the components of a message; returns them in the form to answer with.
pub fn components(form: &mut Form, list: &[Value], laid_out: bool) -> Vec<Value> {
    let mut seen = Seen::default();
    if !laid_out && list.len() > 5 {
        form.wrong(
            "components",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 5 or fewer in length.",
        );
    }
    let mut shaped: Vec<Value> = list.iter().map(without_nulls).collect();
    for (n, component) in shaped.iter_mut().enumerate() {
        let at = format!("components.{n}");
        let kind = component["type"].as_u64().unwrap_or_default();
        let may = if laid_out {
            [1, 9, 10, 12, 13, 14, 17].contains(&kind)
        } else {
            kind == 1
        };
        if may {
            part(form, &at, component, &mut seen);
        } else {
            let message = "Value of field \"type\" must be one of the components allowed here.";
            form.wrong(&format!("{at}.type"), "UNION_TYPE_CHOICES", message);
        }
    }
    if laid_out && seen.count > TOTAL {
        let message = "The maximum number of components in a message is 40.";
        form.wrong(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            message,
        );
    }
    if seen.written > 4_000 {
        let message = "The text of a message's components may have 4000 characters.";
        form.wrong(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            message,
        );
    }
    number(&mut shaped, &mut 0);
    shaped
}

/// Gives every component its numeric identifier, as Discord does.
pub fn number(list: &mut [Value], given: &mut u64) {
    for component in list {
        *given += 1;
        // A value that is no component is refused by the check.
        if !component.is_object() {
            continue;
        }
        if component["id"].as_u64().unwrap_or(0) == 0 {
            component["id"] = json!(*given);
        }
        for key in ["components", "accessory", "component"] {
            match component.get_mut(key) {
                Some(Value::Array(inner)) => number(inner, given),
                Some(inner @ Value::Object(_)) => number(std::slice::from_mut(inner), given),
                _ => {}
            }
        }
    }
}

fn part(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    seen.count += 1;
    match component["type"].as_u64() {
        Some(1) => row(form, at, component, seen),
        Some(2) => button(form, at, component, seen),
        Some(3) => string_select(form, at, component, seen),
        Some(5..=8) => select(form, at, component, seen),
        Some(9) => section(form, at, component, seen),
        Some(10) => written(form, at, component, seen),
        Some(11) => media(form, at, component),
        Some(12) => gallery(form, at, component),
        Some(13) => {
            default(component, "spoiler", json!(false));
            let url = text(&component["file"], "url");
            if !url.starts_with("attachment://") {
                let message = "Only attachment:// is supported here.";
                form.wrong(
                    &format!("{at}.file.url"),
                    "URL_TYPE_INVALID_SCHEME",
                    message,
                );
            }
        }
        Some(14) => {
            default(component, "divider", json!(true));
            default(component, "spacing", json!(1));
        }
        Some(17) => {
            default(component, "spoiler", json!(false));
            default(component, "accent_color", Value::Null);
            inner(form, at, component, seen, &[1, 9, 10, 12, 13, 14], 40);
        }
        _ => form.wrong(
            &format!("{at}.type"),
            "BASE_TYPE_CHOICES",
            "This is no component.",
        ),
    }
}

fn default(component: &mut Value, key: &str, value: Value) {
    // A value that is no object is refused by the check.
    if component.is_object() && component[key].is_null() {
        component[key] = value;
    }
}

fn inner(
    form: &mut Form,
    at: &str,
    component: &mut Value,
    seen: &mut Seen,
    kinds: &[u64],
    most: usize,
) {
    let count = items(component, "components").len();
    if count == 0 || count > most {
        let message = format!("Must be between 1 and {most} in length.");
        form.wrong(
            &format!("{at}.components"),
            "BASE_TYPE_BAD_LENGTH",
            &message,
        );
    }
    for (n, child) in component["components"]
        .as_array_mut()
        .into_iter()
        .flatten()
        .enumerate()
    {
        let at = format!("{at}.components.{n}");
        if child["type"]
            .as_u64()
            .is_some_and(|kind| kinds.contains(&kind))
        {
            part(form, &at, child, seen);
        } else {
            let message = format!("Value of field \"type\" must be one of {kinds:?}.");
            form.wrong(&format!("{at}.type"), "UNION_TYPE_CHOICES", &message);
        }
    }
}

fn row(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    form.prune(at, component, &["type", "id", "components"]);
    inner(form, at, component, seen, &[2, 3, 5, 6, 7, 8], 5);
    let children = items(component, "components");
    let menus = children.iter().filter(|child| child["type"] != 2).count();
    if menus > 0 && children.len() > 1 {
        let message = "The specified component exceeds the maximum width";
        form.wrong(
            &format!("{at}.components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            message,
        );
    }
}

fn custom_id(form: &mut Form, at: &str, component: &Value, seen: &mut Seen) {
    let id = text(component, "custom_id");
    let at = format!("{at}.custom_id");
    form.length(&at, id, 1, 100);
    if !id.is_empty() && !seen.custom_ids.insert(id.to_owned()) {
        let message = "Component custom id cannot be duplicated";
        form.wrong(&at, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn button(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    let keys = [
        "type",
        "id",
        "style",
        "label",
        "emoji",
        "custom_id",
        "sku_id",
        "url",
        "disabled",
    ];
    form.prune(at, component, &keys);
    form.length(&format!("{at}.label"), text(component, "label"), 0, 80);
    let bare = text(component, "label").is_empty() && component["emoji"].is_null();
    match component["style"].as_u64() {
        Some(1..=4) => {
            custom_id(form, at, component, seen);
            if component.get("url").is_some() {
                let message = "A button with a custom id cannot have a url.";
                form.wrong(
                    &format!("{at}.url"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        Some(5) => {
            address(form, &format!("{at}.url"), text(component, "url"), false);
            form.length(&format!("{at}.url"), text(component, "url"), 1, 512);
            if component.get("custom_id").is_some() {
                let message = "A button with a url cannot have a custom id.";
                form.wrong(
                    &format!("{at}.custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        _ => {
            let message = "Value must be one of {1, 2, 3, 4, 5}.";
            form.wrong(&format!("{at}.style"), "BASE_TYPE_CHOICES", message);
        }
    }
    if bare {
        let message = "A button must have a label or an emoji.";
        form.wrong(at, "BUTTON_COMPONENT_INVALID", message);
    }
    default(component, "disabled", json!(false));
}

fn string_select(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    let options = items(component, "options").to_vec();
    if options.is_empty() || options.len() > 25 {
        let message = "Must be between 1 and 25 in length.";
        form.wrong(&format!("{at}.options"), "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut values = HashSet::new();
    for (n, option) in options.iter().enumerate() {
        let at = format!("{at}.options.{n}");
        form.keys(
            &at,
            option,
            &["label", "value", "description", "emoji", "default"],
        );
        form.length(&format!("{at}.label"), text(option, "label"), 1, 100);
        form.length(&format!("{at}.value"), text(option, "value"), 1, 100);
        form.length(
            &format!("{at}.description"),
            text(option, "description"),
            0,
            100,
        );
        if !values.insert(text(option, "value")) {
            let message = "The specified option value is already used";
            form.wrong(
                &format!("{at}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message,
            );
        }
    }
    select(form, at, component, seen);
    let most = component["max_values"].as_u64().unwrap_or(1);
    let chosen = options
        .iter()
        .filter(|option| option["default"] == true)
        .count() as u64;
    if most > options.len() as u64 || chosen > most {
        let message = "There are more values than options, or more defaults than values.";
        form.wrong(
            &format!("{at}.max_values"),
            "SELECT_COMPONENT_MAX_VALUES",
            message,
        );
    }
    for option in component["options"].as_array_mut().into_iter().flatten() {
        default(option, "default", json!(false));
    }
}

fn select(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    let keys = [
        "type",
        "id",
        "custom_id",
        "options",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "required",
        "default_values",
        "channel_types",
    ];
    form.prune(at, component, &keys);
    custom_id(form, at, component, seen);
    form.length(
        &format!("{at}.placeholder"),
        text(component, "placeholder"),
        0,
        150,
    );
    default(component, "min_values", json!(1));
    default(component, "max_values", json!(1));
    default(component, "disabled", json!(false));
    let (least, most) = (
        component["min_values"].as_u64(),
        component["max_values"].as_u64(),
    );
    let fine = least.is_some_and(|least| least <= 25)
        && most.is_some_and(|most| (1..=25).contains(&most) && least <= Some(most));
    if !fine {
        let message = "Values must be between min_values and max_values, at most 25.";
        form.wrong(&format!("{at}.min_values"), "NUMBER_TYPE_MAX", message);
    }
}

fn section(form: &mut Form, at: &str, component: &mut Value, seen: &mut Seen) {
    inner(form, at, component, seen, &[10], 3);
    let at = format!("{at}.accessory");
    match component.get_mut("accessory") {
        Some(accessory) if accessory["type"] == 2 || accessory["type"] == 11 => {
            part(form, &at, accessory, seen);
        }
        _ => form.wrong(&at, "BASE_TYPE_REQUIRED", "This field is required"),
    }
}

fn written(form: &mut Form, at: &str, component: &Value, seen: &mut Seen) {
    let content = text(component, "content");
    form.length(&format!("{at}.content"), content, 1, 4_000);
    seen.written += content.chars().count();
}

fn media(form: &mut Form, at: &str, item: &mut Value) {
    address(
        form,
        &format!("{at}.media.url"),
        text(&item["media"], "url"),
        true,
    );
    form.length(
        &format!("{at}.description"),
        text(item, "description"),
        0,
        1_024,
    );
    default(item, "description", Value::Null);
    default(item, "spoiler", json!(false));
    if item["media"].is_object() {
        let url = item["media"]["url"].clone();
        item["media"] = json!({ "id": "0", "url": url, "proxy_url": url });
    }
}

fn gallery(form: &mut Form, at: &str, component: &mut Value) {
    let count = items(component, "items").len();
    if count == 0 || count > 10 {
        let message = "Must be between 1 and 10 in length.";
        form.wrong(&format!("{at}.items"), "BASE_TYPE_BAD_LENGTH", message);
    }
    for (n, item) in component["items"]
        .as_array_mut()
        .into_iter()
        .flatten()
        .enumerate()
    {
        media(form, &format!("{at}.items.{n}"), item);
    }
}

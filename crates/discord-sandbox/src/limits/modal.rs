//! Limits of modals.

use std::collections::HashSet;

use serde_json::Value;

use super::super::refusal::Form;
use super::component::number;
use super::{items, text, without_nulls};

/// Checks a modal; returns it in the form to show.
pub fn modal(form: &mut Form, data: &Value) -> Value {
    let mut modal = without_nulls(data);
    if let Some(rows) = modal["components"].as_array_mut() {
        number(rows, &mut 0);
    }
    form.keys("data", &modal, &["custom_id", "title", "components"]);
    form.length("data.custom_id", text(&modal, "custom_id"), 1, 100);
    form.length("data.title", text(&modal, "title"), 1, 45);
    let rows = items(&modal, "components");
    if rows.is_empty() || rows.len() > 5 {
        let message = "Must be between 1 and 5 in length.";
        form.wrong("data.components", "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut ids = HashSet::new();
    for (n, row) in rows.iter().enumerate() {
        let at = format!("data.components.{n}");
        match row["type"].as_u64() {
            Some(1) => match items(row, "components") {
                [one] if one["type"] == 4 => {
                    input(form, &format!("{at}.components.0"), one, &mut ids);
                    let at = format!("{at}.components.0.label");
                    form.length(&at, text(one, "label"), 1, 45);
                }
                _ => form.wrong(
                    &at,
                    "COMPONENT_TYPE_INVALID",
                    "A row of a modal has one text input.",
                ),
            },
            Some(18) => {
                form.length(&format!("{at}.label"), text(row, "label"), 1, 45);
                form.length(
                    &format!("{at}.description"),
                    text(row, "description"),
                    0,
                    100,
                );
                input(
                    form,
                    &format!("{at}.component"),
                    &row["component"],
                    &mut ids,
                );
            }
            Some(10) => form.length(&format!("{at}.content"), text(row, "content"), 1, 4_000),
            _ => form.wrong(
                &at,
                "COMPONENT_TYPE_INVALID",
                "This is not allowed in a modal.",
            ),
        }
    }
    modal
}

fn input<'a>(form: &mut Form, at: &str, input: &'a Value, ids: &mut HashSet<&'a str>) {
    let id = text(input, "custom_id");
    form.length(&format!("{at}.custom_id"), id, 1, 100);
    if !ids.insert(id) {
        let message = "Component custom id cannot be duplicated";
        form.wrong(
            &format!("{at}.custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            message,
        );
    }
    match input["type"].as_u64() {
        Some(4) => {
            form.length(&format!("{at}.value"), text(input, "value"), 0, 4_000);
            form.length(
                &format!("{at}.placeholder"),
                text(input, "placeholder"),
                0,
                100,
            );
            if !matches!(input["style"].as_u64(), Some(1 | 2)) {
                form.wrong(
                    &format!("{at}.style"),
                    "BASE_TYPE_CHOICES",
                    "Value must be one of {1, 2}.",
                );
            }
            let least = input["min_length"].as_u64().unwrap_or(0);
            let most = input["max_length"].as_u64().unwrap_or(4_000);
            if least > most || most > 4_000 || most == 0 {
                let message = "Lengths must be between 0 and 4000.";
                form.wrong(&format!("{at}.min_length"), "NUMBER_TYPE_MAX", message);
            }
        }
        Some(3) if (1..=25).contains(&items(input, "options").len()) => {}
        Some(5..=8 | 19 | 23) => {}
        Some(21 | 22) if (1..=10).contains(&items(input, "options").len()) => {}
        _ => form.wrong(
            at,
            "COMPONENT_TYPE_INVALID",
            "This is not allowed in a modal.",
        ),
    }
}

//! Discord's limits of messages and components, in characters unless stated otherwise.

/// Length of a message's content.
pub const CONTENT: usize = 2000;

/// Size of a file, in bytes: 10 MiB.
pub const FILE: usize = 10 * 1024 * 1024;

/// Length of a picture's alt text.
pub const ALT_TEXT: usize = 1024;

/// Length of a thread's name.
pub const THREAD: usize = 100;

/// Length of a `custom_id`.
pub const CUSTOM_ID: usize = 100;

/// Length of a button's label.
pub const BUTTON: usize = 80;

/// Length of a menu's placeholder.
pub const PROMPT: usize = 150;

/// Length of a menu option's label, value and description, and of the name and value of a
/// completion's choice.
pub const CHOICE: usize = 100;

/// Number of options of a menu, of channels it returns, and of choices of a completion.
pub const CHOICES: usize = 25;

/// Number of buttons in a row.
pub const BUTTONS: usize = 5;

/// Number of rows of buttons and menus in a message.
pub const ROWS: usize = 5;

/// A text of ours, which fits the limit; debug builds assert it. A longer text is truncated, as
/// Discord would refuse it.
#[must_use]
pub fn fitting(text: &str, limit: usize) -> String {
    debug_assert!(
        text.chars().count() <= limit,
        "longer than {limit} characters, and nobody knew: {text}"
    );
    shortened(text, limit)
}

/// The longest start of a list of parts that fits the limit, joined by `between`; an ellipsis
/// replaces the others.
#[must_use]
pub fn listed(parts: &[String], between: &str, limit: usize) -> String {
    let mut text = String::new();
    for part in parts {
        let longer = if text.is_empty() {
            part.clone()
        } else {
            format!("{text}{between}{part}")
        };
        // One character is reserved for the ellipsis.
        if longer.chars().count() >= limit {
            return text + "…";
        }
        text = longer;
    }
    text
}

/// The first words of a description that is also shown in full elsewhere, as many as fit the limit;
/// an ellipsis replaces the others.
#[must_use]
pub fn first_words(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    listed(&words, " ", limit)
}

/// A text that people typed, such as a display name, truncated to the limit, with an ellipsis. For
/// a text of ours, see [`fitting`].
#[must_use]
pub fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    text.chars().take(limit - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_says_so_and_a_list_is_cut_between_its_parts() {
        assert_eq!(shortened("abcdef", 6), "abcdef");
        assert_eq!(shortened("abcdefg", 6), "abcde…");
        let parts = ["ab", "cd", "ef"].map(str::to_owned);
        assert_eq!(listed(&parts, ", ", 20), "ab, cd, ef");
        assert_eq!(listed(&parts, ", ", 10), "ab, cd…");
        assert_eq!(listed(&parts, ", ", 2), "…");
        assert_eq!(first_words("ab cd ef", 8), "ab cd ef");
        assert_eq!(first_words("ab cd ef", 7), "ab cd…");
    }

    #[test]
    #[should_panic(expected = "nobody knew")]
    fn what_is_known_to_fit_has_to() {
        let _ = fitting("abc", 2);
    }
}

//! Discord's limits for what is sent to it, in characters where nothing else is said.

/// The content of a message.
pub const CONTENT: usize = 2000;

/// A file, in bytes: Discord takes 10 MiB.
pub const FILE: usize = 10 * 1024 * 1024;

/// The alt text of a picture.
pub const ALT_TEXT: usize = 1024;

/// The name of a thread.
pub const THREAD: usize = 100;

/// A `custom_id`.
pub const CUSTOM_ID: usize = 100;

/// The label of a button.
pub const BUTTON: usize = 80;

/// The prompt of a menu, shown while nothing is chosen.
pub const PROMPT: usize = 150;

/// The label of a menu's option; the name and the value of a completion's choice.
pub const CHOICE: usize = 100;

/// How many options a menu has, how many channels it takes, how many choices a completion offers.
pub const CHOICES: usize = 25;

/// How many buttons stand in a row.
pub const BUTTONS: usize = 5;

/// How many rows of buttons and menus a message has.
pub const ROWS: usize = 5;

/// A text of which it is known that it fits, by how it is made; in tests it has to. Should it be too long after all, it is
/// shortened: Discord would refuse it.
#[must_use]
pub fn fitting(text: &str, limit: usize) -> String {
    debug_assert!(
        text.chars().count() <= limit,
        "longer than {limit} characters, and nobody knew: {text}"
    );
    shortened(text, limit)
}

/// As many whole parts of a list, from its beginning, as fit; an ellipsis stands for the rest.
#[must_use]
pub fn listed(parts: &[String], between: &str, limit: usize) -> String {
    let mut text = String::new();
    for part in parts {
        let longer = if text.is_empty() {
            part.clone()
        } else {
            format!("{text}{between}{part}")
        };
        // One letter is kept for the ellipsis.
        if longer.chars().count() >= limit {
            return text + "…";
        }
        text = longer;
    }
    text
}

/// A text that may be too long, cut at a limit in characters, with an ellipsis.
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
    }

    #[test]
    #[should_panic(expected = "nobody knew")]
    fn what_is_known_to_fit_has_to() {
        let _ = fitting("abc", 2);
    }
}

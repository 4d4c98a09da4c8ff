//! Discord's limits for what is sent to it, in characters where nothing else is said.

/// The content of a message.
pub const CONTENT: usize = 2000;

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

/// A text cut at a limit in characters, with an ellipsis.
#[must_use]
pub fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    text.chars().take(limit - 1).chain(['…']).collect()
}

//! Turns as text: completing what is typed, walking it in menus, and apologising for what is not a turn.

/// Lower case, single spaces.
#[must_use]
pub fn tidy(typed: &str) -> String {
    typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

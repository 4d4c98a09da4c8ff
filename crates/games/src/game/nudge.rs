//! Buttons that change a turn a little.

/// A button that changes a turn a little before it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nudge {
    /// What it says, the same in every language, such as `← 10`.
    pub label: String,
    /// The words after it; none where it would lead nowhere, off the board.
    pub text: Option<String>,
    /// Those of a group stand side by side, as far as there is room.
    pub group: u8,
}

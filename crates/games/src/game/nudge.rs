//! Buttons that adjust a turn.

/// A button that adjusts a turn before it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nudge {
    /// The label, the same in every language, such as `← 10`.
    pub label: String,
    /// The adjusted turn; `None` where it would lie off the board.
    pub text: Option<String>,
    /// The group number; buttons of a group stand side by side as far as there is room.
    pub group: u8,
}

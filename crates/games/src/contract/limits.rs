//! Limits of Discord on menus and texts.

/// Maximum number of choices of a menu.
pub const CHOICES: usize = 25;

/// Maximum number of characters of an alt text.
pub(super) const ALT: usize = 1024;

/// Maximum number of characters of a text board.
pub(super) const TEXT: usize = 1700;

/// Maximum number of characters of the few lines above a card.
pub(super) const WORDS: usize = 600;

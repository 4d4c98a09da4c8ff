//! Values for one person only, kept out of logs and errors.

use std::fmt;
use std::ops::Deref;

/// A value that may name hidden information, such as a turn with a token of a hand. It dereferences
/// to the value, but `Debug` hides it and there is no `Display`: code that shows it to its reader
/// has to access the field.
///
/// ```
/// use tavolino_games::game::Private;
///
/// let turn = Private("place 3 a4".to_owned());
/// assert_eq!(turn.len(), 10);
/// assert_eq!(format!("{turn:?}"), "…");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Private<T>(pub T);

impl<T> fmt::Debug for Private<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl<T> Deref for Private<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

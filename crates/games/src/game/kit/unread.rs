//! A part of a position that no rule reads.

use std::hash::{Hash, Hasher};

/// A part of a position that no rule reads, such as evidence about a secret: positions that differ
/// in it alone are equal. In a view it is evidence that the viewer itself has; the contract sees
/// through it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unread<T>(pub T);

impl<T> PartialEq for Unread<T> {
    fn eq(&self, _: &Unread<T>) -> bool {
        true
    }
}

impl<T> Eq for Unread<T> {}

impl<T> Hash for Unread<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

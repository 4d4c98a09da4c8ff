//! A part of a position that no rule reads.

use std::hash::{Hash, Hasher};

/// A part of a position that no rule reads, such as evidence about a secret: positions that differ
/// in it alone are equal. In a view it is evidence that the viewer itself has; the contract sees
/// through it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NotCompared<T>(pub T);

impl<T> PartialEq for NotCompared<T> {
    fn eq(&self, _: &NotCompared<T>) -> bool {
        true
    }
}

impl<T> Eq for NotCompared<T> {}

impl<T> Hash for NotCompared<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

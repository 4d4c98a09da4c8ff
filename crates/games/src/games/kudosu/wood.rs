//! Woods, distinguished by colour, grain and letter.

use std::fmt;

/// A wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wood {
    /// Light, with short pores.
    Maple,
    /// Striped.
    Zebrawood,
    /// Red, with waves.
    Padouk,
    /// Dark, with rings.
    Walnut,
}

impl Wood {
    /// All four woods, in the order of lists.
    pub const ALL: [Wood; 4] = [Wood::Maple, Wood::Zebrawood, Wood::Padouk, Wood::Walnut];

    /// Returns the letter on the wood's tiles, the same in every language.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Wood::Maple => 'M',
            Wood::Zebrawood => 'Z',
            Wood::Padouk => 'P',
            Wood::Walnut => 'W',
        }
    }
}

impl fmt::Display for Wood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wood::Maple => "maple",
            Wood::Zebrawood => "zebrawood",
            Wood::Padouk => "padouk",
            Wood::Walnut => "walnut",
        })
    }
}

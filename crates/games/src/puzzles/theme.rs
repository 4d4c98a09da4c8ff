//! The themes of a puzzle: predicates of its exact tree, told only after it is solved.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A theme. Where the rules of a game do not allow to compute it, no puzzle has it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// If the rival passed after the first turn, at least two different turns would win at once.
    TwoAtOnce,
    /// If the rival passed after the first turn, no turn would win: it runs out of good turns.
    Quiet,
    /// All answers to the first turn but one lose at once.
    OnlyStop,
    /// The first turn or the answer to it takes a piece off its own seat.
    Gift,
    /// The rival's own turn has to finish the win.
    ByTheirHand,
    /// The first turn wins because the turn that would refute it is forbidden after it.
    ForbiddenAnswer,
    /// With every other last turn the rival could win at once.
    ByOne,
}

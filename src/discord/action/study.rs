//! The pages of the analysis of a finished game.

use super::placement::Placement::{NewPrivate, NewPublic};
use super::spending::Spending::Picture;
use super::verbs::verbs;

verbs! {
    /// A page of an analysis, which is paid as a study while it is made. Numbers are steps of the
    /// history: a turn's step counts the events up to and including it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Study in [number, text] {
        /// The overview with the turning points, as a new message.
        "analysis" Entry => Picture, NewPrivate;
        /// The overview, in place of another page.
        "overview" Overview => Picture;
        /// The first turn.
        "through" First => Picture;
        /// The turn of this step.
        "review" Turn(number: i64) if number >= 1 => Picture;
        /// The best turn at this step, as a new message.
        "best" Hint(number: i64) if number >= 1 => Picture, NewPrivate;
        /// The position after this many turns of the best line from this step.
        "line" Line(number: i64, text: u8) if number >= 1 && text >= 1 => Picture;
        /// The overview, posted for everyone.
        "analysed" Share => Picture, NewPublic;
    }
}

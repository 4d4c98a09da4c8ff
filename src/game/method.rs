//! How a computer finds its turn.

/// The method that suits a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Method {
    /// Playing on at random from what was guessed, and remembering what came of it: whatever is hidden, however many play.
    #[default]
    Tree,
    /// Looking ahead turn by turn: two seats in turns, nothing hidden.
    Minimax,
    /// The same, after trying to prove a win: where it comes soon.
    Proof,
}

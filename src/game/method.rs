//! How a computer finds its turn.

/// The method that suits a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Playing on at random from what was guessed, and remembering what came of it: whatever is hidden, however many play.
    Tree {
        /// How many times that can be done in about two seconds.
        playouts: u32,
    },
    /// Looking ahead turn by turn: two seats in turns, nothing hidden.
    Minimax,
    /// The same, after trying to prove a win: where it comes soon.
    Proof,
}

//! How a computer finds its turn.

/// The method that suits a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Playing on at random from what was guessed, and remembering what came of it: whatever is hidden, however many play.
    Tree(Playouts),
    /// Looking ahead turn by turn: two seats in turns, nothing hidden.
    Minimax,
    /// The same, after trying to prove a win: where it comes soon.
    Proof,
}

/// How far playing on at random looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts {
    /// How many times that can be done in about a second.
    pub count: u32,
    /// After how many turns of a playout it stops and appraises.
    pub horizon: u8,
}

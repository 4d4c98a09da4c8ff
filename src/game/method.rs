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

/// How one sees who does not look as far as the strongest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// How many turns the easy computer looks ahead.
    pub easy: u8,
    /// How many the medium one does.
    pub medium: u8,
    /// By how much a turn may be worse, from 0 to 1, and still look as good to the easy one.
    pub blur: f32,
}

impl Foresight {
    /// Its own turn and the answer; and twice as far.
    pub const USUAL: Foresight = Foresight {
        easy: 2,
        medium: 4,
        blur: 0.025,
    };
}

//! How a computer finds its turn.

use super::strength::Strength;

/// The method that suits a position, and a strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Playing on at random from what was guessed, and remembering what came of it: whatever is hidden, however many play.
    Mcts(Playouts),
    /// Looking a few turns ahead, as people do: two seats in turns, nothing hidden.
    ShallowAlphaBeta(Ahead),
    /// What a table of the game says; without one, looking ahead as far as there is time for: likewise.
    TableOrAlphaBeta,
    /// The same, after trying to prove a win: where it comes soon.
    ProofNumber,
}

impl Method {
    /// What suits most games of two with nothing hidden.
    #[must_use]
    pub fn ahead(strength: Strength) -> Method {
        strength.of([
            Method::looking(2, 0.025),
            Method::looking(4, 0.003),
            Method::TableOrAlphaBeta,
        ])
    }

    /// Looking so far ahead, and so clearly.
    #[must_use]
    pub fn looking(turns: u8, blur: f32) -> Method {
        Method::ShallowAlphaBeta(Ahead { turns, blur })
    }
}

/// How often one plays on at random, how far that looks, and what is overlooked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playouts {
    /// How often.
    pub count: u32,
    /// After how many turns beyond what is remembered one stops and appraises.
    pub horizon: u8,
    /// What share of its own turns somebody notices now, from 0 to 1: it weighs no others. What may come later it sees as
    /// everybody does.
    pub notices: f32,
}

impl Playouts {
    /// What suits most games; the strong computer takes about a second.
    #[must_use]
    pub fn of(strength: Strength) -> Playouts {
        Playouts {
            count: strength.of([40, 500, 10_000]),
            horizon: 12,
            notices: 1.0,
        }
    }
}

/// What the theory of a game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownTurn<T> {
    /// The turn.
    pub turn: T,
    /// Whether it surely wins.
    pub wins: bool,
}

/// How far somebody sees, and how clearly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ahead {
    /// So many turns: 2 are its own and the answer.
    pub turns: u8,
    /// By how much a turn may be worse, from 0 to 1, and still look as good as the best.
    pub blur: f32,
}

//! The search methods of a computer player.

use super::strength::Strength;

/// A search method with its limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Monte Carlo tree search over sampled positions: any hidden information, any number of seats.
    Mcts(MctsOptions),
    /// Alpha-beta of fixed depth with imprecise choice, as people play: two seats in alternation,
    /// nothing hidden.
    ShallowAlphaBeta(Lookahead),
    /// The endgame table of the game, or alpha-beta with iterative deepening where there is none:
    /// two seats in alternation, nothing hidden.
    TableOrAlphaBeta,
    /// Proof-number search for a win, then [`Method::TableOrAlphaBeta`]: for games in which a
    /// forced win comes early.
    ProofNumber,
}

impl Method {
    /// Returns the alpha-beta method of a strength, suitable for most games of two seats without
    /// secrets.
    #[must_use]
    pub fn alpha_beta(strength: Strength) -> Method {
        strength.of([
            Method::shallow(2, 0.05),
            Method::shallow(4, 0.006),
            Method::TableOrAlphaBeta,
        ])
    }

    /// Returns alpha-beta of fixed depth `plies` and with this `tolerance`.
    #[must_use]
    pub fn shallow(plies: u8, tolerance: f32) -> Method {
        Method::ShallowAlphaBeta(Lookahead { plies, tolerance })
    }
}

/// The limits of a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MctsOptions {
    /// The number of playouts.
    pub count: u32,
    /// The length of a playout beyond the tree, in turns; the position is then evaluated.
    pub horizon: u8,
    /// The share of its own turns the player notices at the root, from 0 to 1; only these are
    /// searched. Deeper in the tree every turn is noticed.
    pub attention: f32,
}

impl MctsOptions {
    /// Returns limits suitable for most games; the strong computer takes about a second.
    #[must_use]
    pub fn of(strength: Strength) -> MctsOptions {
        MctsOptions {
            count: strength.of([40, 500, 10_000]),
            horizon: 12,
            attention: 1.0,
        }
    }
}

/// A turn known from the theory of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownTurn<T> {
    /// The turn.
    pub turn: T,
    /// Whether the turn is proved to win.
    pub wins: bool,
}

/// The limits of a shallow search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookahead {
    /// The depth in turns; 2 is the player's turn and the answer. An answer that wins at once is
    /// seen at any depth.
    pub plies: u8,
    /// The greatest loss of value, from 0 to 1, within which a turn counts as equal to the best.
    /// Each turn accepts a random part of it.
    pub tolerance: f32,
}

//! The state space of a game that can be solved completely.

/// The identification and count of the positions `G`, with turns `T`, of a game that can be solved.
#[derive(Debug)]
pub enum StateSpace<G, T> {
    /// Few enough positions to be enumerated. The function returns a canonical key: equal exactly
    /// for positions of the same table that differ only by a symmetry.
    Listed(fn(&G) -> u128),
    /// Too many positions to be enumerated; each has a rank.
    Ranked(Ranking<G, T>),
}

/// A bijection between positions and ranks.
///
/// A turn forbidden by the turn before (at most one) is not part of a rank.
#[derive(Debug)]
pub struct Ranking<G, T> {
    /// The number of ranks.
    pub size: u64,
    /// The number of positions, with mirror images counted separately.
    pub positions: u64,
    /// Returns the position of a rank, with no turn forbidden.
    pub at: fn(u64) -> G,
    /// Returns the rank of a position, and the number of the turn forbidden there.
    pub find: fn(&G) -> (u64, Option<u8>),
    /// Returns the number, from 1, of a turn that the turn before could forbid; `None` for other
    /// turns.
    pub number: fn(&G, &T) -> Option<u8>,
}

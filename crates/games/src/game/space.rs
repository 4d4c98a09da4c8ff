//! The positions of a game that can be solved whole: how they are told apart and counted.

/// How the positions `G` of a game that can be solved, with turns `T`, are told apart and counted.
#[derive(Debug)]
pub enum StateSpace<G, T> {
    /// Few enough to be listed. The number is the same for positions that differ only by a symmetry, and for no others of
    /// the same table.
    Listed(fn(&G) -> u128),
    /// Too many to be listed; they have a rank.
    Ranked(Ranking<G, T>),
}

/// Positions in an order, each with its place in it.
///
/// What the turn before forbids is no part of a rank: it is a turn, of which there may be one.
#[derive(Debug)]
pub struct Ranking<G, T> {
    /// How many there are.
    pub size: u64,
    /// How many positions that are, those that only mirror one of them counted too.
    pub positions: u64,
    /// The position of a rank, with nothing forbidden.
    pub at: fn(u64) -> G,
    /// The rank of a position, and what is forbidden there: its number among the turns of the position of this rank.
    pub find: fn(&G) -> (u64, Option<u8>),
    /// A number, from 1, for a turn of the position of a rank that a turn before could forbid.
    pub number: fn(&G, &T) -> Option<u8>,
}

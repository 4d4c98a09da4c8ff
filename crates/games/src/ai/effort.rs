//! How much is looked at.

use super::alphabeta::Limit;

/// Alpha-beta of a few turns, where every turn is to be compared with the best.
pub const NEAR: Limit = Limit {
    nodes: 30_000,
    depth: 0,
    tt_bits: 14,
    multi_pv: true,
};

/// Alpha-beta, strong.
pub const STRONG: Limit = Limit {
    nodes: 1_200_000,
    depth: 60,
    tt_bits: 20,
    multi_pv: false,
};

/// Proof-number search: so many positions for both questions.
pub const PROOF: u64 = 140_000;

/// Alpha-beta beside proof-number search, which has taken most of the time.
pub const BESIDE: Limit = Limit {
    nodes: 150_000,
    tt_bits: 18,
    ..STRONG
};

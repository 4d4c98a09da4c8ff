//! Search limits by strength and method.

use super::alphabeta::Limit;

/// Limits of shallow alpha-beta, in which every turn is compared with the best; the depth is set by
/// the caller.
pub const SHALLOW: Limit = Limit {
    nodes: 30_000,
    depth: 0,
    tt_bits: 14,
    multi_pv: true,
};

/// Limits of strong alpha-beta.
pub const STRONG: Limit = Limit {
    nodes: 1_200_000,
    depth: 60,
    tt_bits: 20,
    multi_pv: false,
};

/// Maximum number of positions of the two proof-number searches together.
pub const PROOF: u64 = 140_000;

/// The factor of that number for a search whose proof is near: the game hangs on it.
pub const NEAR_PROOF: u64 = 10;

/// Limits of alpha-beta beside proof-number search, which takes most of the time.
pub const BESIDE_PROOF: Limit = Limit {
    nodes: 150_000,
    tt_bits: 18,
    ..STRONG
};

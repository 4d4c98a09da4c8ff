//! The deal: chance before the first turn.

/// The random number generator. Real games are seeded from the operating system, so no player can
/// predict a hand; tests pass their own seed.
pub type Rng = rand_chacha::ChaCha12Rng;

/// The reason a deal is invalid. It may reach a log, so it never quotes the deal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be dealt: {0}")]
pub struct BadDeal(pub String);

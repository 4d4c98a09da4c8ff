//! Chance before the first turn.

/// Chance. Real games are seeded from the operating system, so nobody can guess a hand; tests seed it themselves.
pub type Rng = rand_chacha::ChaCha12Rng;

/// Why a deal cannot be, without what was dealt to somebody: it may reach a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be dealt: {0}")]
pub struct BadDeal(pub String);

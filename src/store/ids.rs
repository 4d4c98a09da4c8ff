//! Ids: match codes, and Discord's ids as stored.

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// The letters of a code: none that is easily mistaken for another, spoken or written.
const LETTERS: &[u8] = b"34679ACDEFGHJKMNPQRTWXY";

/// A match's code, such as `K7QX`.
#[derive(
    Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type,
)]
#[sqlx(transparent)]
pub struct MatchId(String);

impl MatchId {
    /// A random code of `length` letters.
    pub fn draw(length: usize, rng: &mut impl Rng) -> MatchId {
        let letter = |_| char::from(LETTERS[rng.random_range(0..LETTERS.len())]);
        MatchId((0..length).map(letter).collect())
    }

    /// The placeholder of a match without a code.
    #[must_use]
    pub fn placeholder() -> MatchId {
        MatchId(String::new())
    }

    /// The code a person typed; `None` if it cannot be one.
    #[must_use]
    pub fn read(typed: &str) -> Option<MatchId> {
        let code = typed.trim().to_ascii_uppercase();
        let plausible =
            (4..=8).contains(&code.len()) && code.bytes().all(|letter| LETTERS.contains(&letter));
        plausible.then_some(MatchId(code))
    }

    /// The code as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

macro_rules! discord_id {
    ($(#[doc = $doc:literal] $name:ident),+) => {$(
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl From<u64> for $name {
            fn from(id: u64) -> $name {
                $name(id as i64)
            }
        }

        impl $name {
            /// The id as Discord has it.
            #[must_use]
            pub fn get(self) -> u64 {
                self.0 as u64
            }
        }
    )+};
}

discord_id! {
    /// A person.
    UserId,
    /// A server.
    GuildId,
    /// A channel, thread or direct-message channel.
    ChannelId,
    /// A role of a server.
    RoleId,
    /// A message.
    MessageId,
    /// An interaction: one button press or command.
    InteractionId,
    /// A contest: the id of the interaction that opened it.
    ContestId,
    /// A challenge on a ladder: the id of the interaction that made it.
    ChallengeId
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_code_is_read_back_in_any_case_and_other_text_is_none() {
        let mut rng = rand_chacha::ChaCha12Rng::seed_from_u64(1);
        for _ in 0..100 {
            let code = MatchId::draw(4, &mut rng);
            assert_eq!(
                MatchId::read(&format!(" {} ", code.as_str().to_lowercase())),
                Some(code)
            );
        }
        assert!(
            ["", "K7Q", "K7Q0", "K7QO", "K7QX'; drop", "🎲🎲🎲🎲"]
                .iter()
                .all(|text| MatchId::read(text).is_none())
        );
    }
}

//! What one viewer knows, and what it can be a view of.

use rand::seq::SliceRandom;

use super::public::Public;
use super::tokens::Tokens;
use crate::game::Rng;

/// The table, and the hands as far as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// What everyone sees.
    pub(super) public: Public,
    /// By seat.
    pub(super) hands: Vec<Hand>,
}

/// A hand from in front or from behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// All its values.
    Open(Tokens),
    /// Only how many there are.
    Closed(u8),
}

impl Hand {
    /// How many tokens it holds, which is no secret.
    #[must_use]
    pub fn len(self) -> u8 {
        match self {
            Hand::Open(tokens) => tokens.len(),
            Hand::Closed(count) => count,
        }
    }

    /// Whether it holds none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// By seat, with closed hands filled with tokens nobody sees: any of them could be there.
    pub(super) fn imagined(&self, rng: &mut Rng) -> [Tokens; 6] {
        let mut unseen = self.public.layout.tokens();
        let open = self.hands.iter().filter_map(|hand| match hand {
            Hand::Open(tokens) => Some(*tokens),
            Hand::Closed(_) => None,
        });
        let on_board = self.public.tokens().map(|(_, value)| value);
        for value in open.flat_map(Tokens::iter).chain(on_board) {
            assert!(unseen.remove(value), "what is seen is one of the tokens");
        }
        let mut unseen: Vec<u8> = unseen.iter().collect();
        unseen.shuffle(rng);
        let mut hands = [Tokens::default(); 6];
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            *hand = match seen {
                Hand::Open(tokens) => *tokens,
                Hand::Closed(count) => {
                    let rest = unseen.len() - usize::from(*count);
                    unseen.split_off(rest).into_iter().collect()
                }
            };
        }
        hands
    }
}

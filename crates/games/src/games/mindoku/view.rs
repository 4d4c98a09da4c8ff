//! The view of one viewer, and positions consistent with it.

use rand::seq::SliceRandom;

use super::public::Public;
use super::tokens::Tokens;
use crate::game::Rng;

/// The public part of a position, with the hands the viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The public part.
    pub(super) public: Public,
    /// The hands by seat.
    pub(super) hands: Vec<Hand>,
}

/// A hand as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// A hand with visible values.
    Open(Tokens),
    /// The number of tokens of a hand with hidden values.
    Closed(u8),
}

impl Hand {
    /// Returns the number of tokens, which is public.
    #[must_use]
    pub fn len(self) -> u8 {
        match self {
            Hand::Open(tokens) => tokens.len(),
            Hand::Closed(count) => count,
        }
    }

    /// Returns whether the hand is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// Returns hands by seat, hidden ones filled at random with the unseen tokens.
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

//! The view of one viewer, and positions consistent with it.

use rand::seq::SliceRandom;

use super::public::Public;
use super::tokens::Tokens;
use crate::game::{Rng, Seat};

/// Number of random deals, of which the one that fits the turns so far best is imagined.
const DEALS: u32 = 6;

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
        let mut hands = self.dealt(&mut unseen, rng);
        let mut strange = self.strangeness(&hands);
        for _ in 1..DEALS {
            if strange == 0 {
                break;
            }
            let others = self.dealt(&mut unseen, rng);
            let other = self.strangeness(&others);
            if other < strange {
                (hands, strange) = (others, other);
            }
        }
        hands
    }

    /// Returns hands by seat, hidden ones filled from the shuffled unseen tokens.
    fn dealt(&self, unseen: &mut [u8], rng: &mut Rng) -> [Tokens; 6] {
        unseen.shuffle(rng);
        let mut rest = unseen.iter().copied();
        let mut hands = [Tokens::default(); 6];
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            *hand = match seen {
                Hand::Open(tokens) => *tokens,
                Hand::Closed(count) => rest.by_ref().take((*count).into()).collect(),
            };
        }
        hands
    }

    /// Returns the number of tokens in hidden hands that their seats most likely lack.
    fn strangeness(&self, hands: &[Tokens; 6]) -> usize {
        let each = (1..).map(Seat).zip(hands).zip(&self.hands);
        let hidden = each.filter(|(_, seen)| matches!(seen, Hand::Closed(_)));
        let lacking = self.public.lacking.0;
        let strange = |((seat, hand), _): ((Seat, &Tokens), &Hand)| {
            let strange = hand.iter().filter(|&value| lacking.contains(seat, value));
            strange.count()
        };
        hidden.map(strange).sum()
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::super::Mindoku;
    use crate::contract::table;
    use crate::game::{Game, Rng, Seat};

    #[test]
    fn a_value_that_a_seat_most_likely_lacks_is_seldom_imagined_in_its_hand() {
        let mut rng = Rng::seed_from_u64(1);
        let table = table::<Mindoku>(3, &[]);
        let deal = Mindoku::deal(&table, &mut rng);
        let game = Mindoku::new(&table, deal).unwrap();
        let mut view = game.view(Some(Seat(1)));
        let mut ones = |view: &_| {
            let mut one = |_| Mindoku::imagine(view, &mut rng).hand(Seat(2)).count(1);
            (0..200).map(|i| u32::from(one(i))).sum::<u32>()
        };
        let before = ones(&view);
        view.public.lacking.0.insert(Seat(2), 1);
        let after = ones(&view);
        assert!(after * 2 < before, "{before}, {after}");
    }
}

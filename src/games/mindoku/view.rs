//! What one viewer knows, and what it can be a view of.

use rand::seq::SliceRandom;

use super::public::{Mode, Public};
use super::tokens::Tokens;
use super::{Deed, Mindoku, Turn, What};
use crate::game::{Rng, Seat, Seats, Viewer};

/// The table, and the hands as far as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// What everyone sees.
    pub public: Public,
    /// By seat.
    pub hands: Vec<Hand>,
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
    pub(super) fn of(game: &Mindoku, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let tokens = game.hand(seat);
            // Only the owner ever sees the values, so they stay hidden when the game is over, too.
            if game.is_cooperative() || viewer == Some(seat) {
                Hand::Open(tokens)
            } else {
                Hand::Closed(tokens.len())
            }
        };
        View {
            public: game.public.clone(),
            hands: Seats::all(game.public.seats).iter().map(hand).collect(),
        }
    }

    /// The turn as it will look before anything is judged: a token of the last kind stays, nobody has won or lost.
    pub(super) fn before_judging(game: &Mindoku, seat: Seat, turn: Turn) -> View {
        let mut view = View::of(game, Some(seat));
        let View { public, hands } = &mut view;
        let hand = &mut hands[seat.index()];
        let (value, what) = match turn {
            Turn::Place { value, cell } => {
                if let Hand::Open(tokens) = hand
                    && tokens.remove(value)
                {
                    public.put(value, cell);
                }
                (value, What::Placed(cell))
            }
            Turn::Move { from, to } => {
                let value = public.value(from).expect("a token is moved");
                public.lift(value, from);
                public.put(value, to);
                (value, What::Moved(from, to))
            }
            Turn::Take(cell) => {
                let value = public.value(cell).expect("a token is taken");
                public.lift(value, cell);
                if let Hand::Open(tokens) = hand {
                    tokens.add(value);
                }
                (value, What::Taken(cell))
            }
            Turn::ClaimLast(_) | Turn::Claim { .. } => return view,
        };
        public.last = Some(Deed { seat, value, what });
        view
    }

    /// Fills the hands that are closed with tokens nobody sees: any of them could be there.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Mindoku {
        let mut unseen = self.public.layout().tokens();
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
        Mindoku {
            public: self.public.clone(),
            hands,
        }
    }

    /// Whether the hands are private.
    pub(super) fn has_secrets(&self) -> bool {
        self.public.mode != Mode::Cooperative
    }
}

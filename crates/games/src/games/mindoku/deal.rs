//! The deal: hands, and leftover tokens on the board.

use std::collections::BTreeMap;

use rand::seq::{IndexedRandom, SliceRandom};
use serde::{Deserialize, Serialize};

use super::layout::Layout;
use super::public::Public;
use super::tokens::Tokens;
use crate::game::kit::grid::Cell;
use crate::game::{BadDeal, Rng};

/// A hand for each seat, and the tokens on the board at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Values in seat order.
    pub hands: Vec<Vec<u8>>,
    /// Leftover tokens after hands of equal size.
    #[serde(default)]
    pub placed: BTreeMap<Cell, u8>,
}

impl Deal {
    /// Returns a random deal of all tokens of the board.
    pub fn new(layout: Layout, seats: u8, rng: &mut Rng) -> Deal {
        let mut tokens: Vec<u8> = layout.tokens().iter().collect();
        tokens.shuffle(rng);
        let each = tokens.len() / usize::from(seats);
        let left_over = tokens.split_off(each * usize::from(seats));
        let mut public = Public::empty(layout);
        for value in left_over {
            // At most three tokens are left over, so a cell without a duplicate always exists.
            let free: Vec<Cell> = public.safe(value).iter().collect();
            let cell = free.choose(rng).expect("a nearly empty board has room");
            public.put(value, *cell);
        }
        let sorted = |hand: &[u8]| {
            let mut hand = hand.to_vec();
            hand.sort_unstable();
            hand
        };
        Deal {
            hands: tokens.chunks(each).map(sorted).collect(),
            placed: public.tokens().collect(),
        }
    }

    /// Returns the hands and the board.
    ///
    /// # Errors
    /// [`BadDeal`] if the number of hands or tokens is wrong, or a placed token is off the board or
    /// a duplicate.
    pub(super) fn check(
        &self,
        layout: Layout,
        seats: u8,
    ) -> Result<(Vec<Tokens>, Public), BadDeal> {
        if self.hands.len() != usize::from(seats) {
            return Err(BadDeal(format!("there must be {seats} hands")));
        }
        let mut stock = layout.tokens();
        for &value in self.hands.iter().flatten().chain(self.placed.values()) {
            if !stock.remove(value) {
                let few = "there are not so many tokens of one value";
                return Err(BadDeal(few.to_owned()));
            }
        }
        let mut public = Public::empty(layout);
        for (&cell, &value) in &self.placed {
            if !layout.grid().contains(cell) {
                return Err(BadDeal(format!("{cell} is not on the board")));
            }
            if !public.safe(value).contains(cell) {
                return Err(BadDeal(format!("the {value} on {cell} makes a duplicate")));
            }
            public.put(value, cell);
        }
        let hands = self.hands.iter().map(|hand| hand.iter().copied().collect());
        Ok((hands.collect(), public))
    }
}

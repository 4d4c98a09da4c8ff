//! The deal: two targets for each seat to choose from.

use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};

use super::target::Target;
use crate::game::{BadDeal, Rng};

/// Two different targets for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Target numbers, in seat order.
    pub dealt: Vec<[u8; 2]>,
}

impl Deal {
    /// Returns a random deal of the ten cards.
    pub(super) fn new(seats: u8, rng: &mut Rng) -> Deal {
        let mut numbers: Vec<u8> = Target::all().map(Target::number).collect();
        numbers.shuffle(rng);
        let mut dealt: Vec<[u8; 2]> = numbers.as_chunks().0[..seats.into()].to_vec();
        for pair in &mut dealt {
            pair.sort_unstable();
        }
        Deal { dealt }
    }

    /// Returns the targets by seat, in ascending order.
    ///
    /// # Errors
    /// [`BadDeal`] if the number of seats is wrong, or a target is missing or dealt twice.
    pub(super) fn check(&self, seats: u8) -> Result<[[Target; 2]; 4], BadDeal> {
        if self.dealt.len() != usize::from(seats) {
            return Err(BadDeal(format!("there must be targets for {seats} seats")));
        }
        let mut dealt = [[Target::FIRST; 2]; 4];
        let mut seen = Vec::new();
        for (pair, numbers) in dealt.iter_mut().zip(&self.dealt) {
            for (target, &number) in pair.iter_mut().zip(numbers) {
                *target = Target::new(number)
                    .ok_or_else(|| BadDeal("there is no such target".to_owned()))?;
                if seen.contains(&number) {
                    return Err(BadDeal("a target is dealt twice".to_owned()));
                }
                seen.push(number);
            }
            pair.sort_unstable();
        }
        Ok(dealt)
    }
}

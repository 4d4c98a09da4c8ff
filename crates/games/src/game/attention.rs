//! Attention: the turns a weak player overlooks.

use std::hash::Hash;

use rand::RngExt;

use super::deal::Rng;
use super::kit::digest::digest;

/// A player's attention: each item of a position is noticed with the same chance. The same
/// `Attention` always notices the same items.
#[derive(Clone, Copy, Debug)]
pub struct Attention {
    seed: u64,
    share: f32,
}

impl Attention {
    /// Attention that notices everything.
    pub const FULL: Attention = Attention {
        seed: 0,
        share: 1.0,
    };

    /// Returns attention that notices the given share of items, from 0 to 1.
    #[must_use]
    pub fn new(share: f32, rng: &mut Rng) -> Attention {
        if share >= 1.0 {
            return Attention::FULL;
        }
        let seed = rng.random();
        Attention { seed, share }
    }

    /// Returns whether this attention notices everything.
    #[must_use]
    pub fn is_full(self) -> bool {
        self.share >= 1.0
    }

    /// Returns whether this attention notices `item`.
    fn notices(self, item: &impl Hash) -> bool {
        let chance = || digest(&(self.seed, item)) as f32 / u64::MAX as f32;
        self.share >= 1.0 || chance() < self.share
    }

    /// Removes the items this attention does not notice. If it notices none, keeps all and returns
    /// `false`.
    pub fn retain_noticed<T: Hash>(self, from: &mut Vec<T>) -> bool {
        let noticed: Vec<bool> = from.iter().map(|item| self.notices(item)).collect();
        let any = noticed.contains(&true);
        if any {
            let mut noticed = noticed.into_iter();
            from.retain(|_| noticed.next() == Some(true));
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_share_of_what_there_is_is_noticed() {
        let mut rng = Rng::seed_from_u64(1);
        let seen =
            |attention: Attention| (0..1000).filter(|number| attention.notices(number)).count();
        let (one, other) = (Attention::new(0.2, &mut rng), Attention::new(0.2, &mut rng));
        assert!((150..250).contains(&seen(one)), "about a fifth");
        assert_eq!(seen(one), seen(one), "the same however often it looks");
        assert!(
            (0..1000).any(|number| one.notices(&number) != other.notices(&number)),
            "but other things another time"
        );
        assert_eq!(seen(Attention::new(1.0, &mut rng)), 1000);
        assert_eq!(seen(Attention::new(0.0, &mut rng)), 0);
    }
}

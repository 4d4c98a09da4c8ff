//! Multisets of tokens.

/// A multiset of tokens with values 1 to 9.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens([u8; 9]);

impl Tokens {
    /// Returns tokens with the given numbers of ones, twos, …
    #[must_use]
    pub fn counted(counts: &[u8]) -> Tokens {
        let mut tokens = Tokens::default();
        tokens.0[..counts.len()].copy_from_slice(counts);
        tokens
    }

    /// Returns the number of tokens.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns whether there are no tokens.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Tokens::default()
    }

    /// Returns the number of tokens of a value.
    #[must_use]
    pub fn count(self, value: u8) -> u8 {
        self.0[usize::from(value - 1)]
    }

    /// Returns the distinct values, ascending.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=9).filter(move |&value| self.count(value) > 0)
    }

    /// Returns the value of every token, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.values()
            .flat_map(move |value| std::iter::repeat_n(value, self.count(value).into()))
    }

    /// Adds a token.
    pub fn add(&mut self, value: u8) {
        self.0[usize::from(value - 1)] += 1;
    }

    /// Removes a token; returns `false` and changes nothing if there is none.
    #[must_use]
    pub fn remove(&mut self, value: u8) -> bool {
        let Some(count) = self.0.get_mut(usize::from(value).wrapping_sub(1)) else {
            return false;
        };
        let left = count.checked_sub(1);
        *count = left.unwrap_or_default();
        left.is_some()
    }
}

impl FromIterator<u8> for Tokens {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Tokens {
        let mut tokens = Tokens::default();
        values.into_iter().for_each(|value| tokens.add(value));
        tokens
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_and_go() {
        let mut hand: Tokens = [3, 1, 3].into_iter().collect();
        assert_eq!(hand.iter().collect::<Vec<_>>(), [1, 3, 3]);
        assert!(hand.remove(3) && hand.remove(3) && !hand.remove(3));
        assert!(!hand.remove(0) && !hand.remove(10));
        assert_eq!(hand, Tokens::counted(&[1]));
    }
}

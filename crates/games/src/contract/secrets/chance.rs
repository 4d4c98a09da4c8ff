//! The law of chance: [`Game::imagine`](crate::game::Game::imagine) takes each world as often,
//! whatever the true one is.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::contract::difference::Difference;
use crate::contract::looks::{named, viewers};
use crate::contract::subject::Subject;
use crate::game::{Rng, Viewer};

/// Positions that are imagined in each of two games.
const DRAWS: usize = 100;

/// Probability, at most, with which a fair `Game::imagine` breaks the law in one comparison.
const FAILURE: f64 = 1e-9;

/// Characters quoted before a word.
const BEFORE: usize = 60;

/// Imagines positions from the view that `viewer` has of two games which look alike to it, and
/// counts each word of what the owners of their secrets see there.
///
/// If the two views lead to the same worlds, the two games are two halves of one random sample: of
/// a word that occurs a number of times in both, the number in the first is hypergeometric. That
/// gives the probability of a difference as large as the counted one (Fisher's exact test). A word
/// breaks the law below [`FAILURE`], divided by the number of words that are compared.
pub fn between(plays: [&dyn Subject; 2], viewer: Viewer, rng: &mut Rng) -> Option<Difference> {
    let sights = sights(plays, viewer);
    let mut counted = BTreeMap::new();
    for (side, play) in plays.iter().enumerate() {
        for _ in 0..DRAWS {
            let world = play.imagine(viewer, rng);
            for (at, sight) in sights.iter().enumerate() {
                count(&mut counted, side, at, &world.knowledge(*sight));
            }
        }
    }
    let most = FAILURE / counted.len() as f64;
    let chances = counted.iter().map(|(word, found)| {
        let chance = probability(found.times);
        (chance, word, found)
    });
    let (chance, (at, ..), found) = chances.min_by(|one, other| one.0.total_cmp(&other.0))?;
    (chance < most).then(|| found.differs(sights[*at], chance))
}

/// A word, by the number of those who see it and its place in what they see; the whole is last.
type Word = (usize, usize, String);

/// The number of times a word was seen in each game, and the text around it.
struct Found {
    times: [usize; 2],
    quoted: String,
}

impl Found {
    fn differs(&self, sight: Viewer, chance: f64) -> Difference {
        let seen = match sight {
            Some(_) => format!("{} sees there", named(sight)),
            None => "everyone sees there at the end".to_owned(),
        };
        let what = format!(
            "the worlds that `Game::imagine` takes, by what {seen} (probability {chance:.0e} \
             by chance)"
        );
        let quoted = &self.quoted;
        let side = |times| format!("{times} of {DRAWS} worlds have {quoted}");
        Difference::new(&what, self.times.map(side)).advised(
            "`Game::imagine` reads a view, and takes each world as often whatever the true one is.",
        )
    }
}

/// Those who see a difference between two games; `None` for everyone, at the end.
fn sights(plays: [&dyn Subject; 2], viewer: Viewer) -> Vec<Viewer> {
    let differs = |sight: &Viewer| {
        let [one, other] = plays.map(|play| play.knowledge(*sight));
        (sight.is_none() || *sight != viewer) && one != other
    };
    viewers(plays[0]).filter(differs).collect()
}

/// Counts the words of a text, and the whole.
fn count(counted: &mut BTreeMap<Word, Found>, side: usize, at: usize, text: &str) {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).enumerate();
    for (place, word) in words.chain([(usize::MAX, text)]) {
        let quoted = || {
            let begin = word.as_ptr() as usize - text.as_ptr() as usize;
            let before: Vec<char> = text[..begin].chars().rev().take(BEFORE).collect();
            let before: String = before.into_iter().rev().collect();
            let word: String = word.chars().take(2 * BEFORE).collect();
            format!("`…{before}{word}…`")
        };
        let found = counted.entry((at, place, word.to_owned()));
        let found = found.or_insert_with(|| Found {
            times: [0; 2],
            quoted: quoted(),
        });
        found.times[side] += 1;
    }
}

/// Probability that two halves of a random sample, of [`DRAWS`] each, differ at least as much in
/// the number of a word.
fn probability(times: [usize; 2]) -> f64 {
    let [one, other] = times;
    let all = one + other;
    let split = |count: usize| {
        ln_choose(DRAWS, count) + ln_choose(DRAWS, all - count) - ln_choose(2 * DRAWS, all)
    };
    let least = all.saturating_sub(DRAWS);
    let splits = least..=all.min(DRAWS);
    let as_far = splits.filter(|&count| count.abs_diff(all - count) >= one.abs_diff(other));
    as_far.map(|count| split(count).exp()).sum()
}

/// The logarithm of a binomial coefficient, up to `2 * DRAWS`.
fn ln_choose(of: usize, count: usize) -> f64 {
    static LN_FACTORIALS: LazyLock<Vec<f64>> = LazyLock::new(|| {
        let next = |product: &mut f64, factor: usize| {
            *product += (factor.max(1) as f64).ln();
            Some(*product)
        };
        (0..=2 * DRAWS).scan(0.0, next).collect()
    });
    LN_FACTORIALS[of] - LN_FACTORIALS[count] - LN_FACTORIALS[of - count]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_probability_of_a_difference_is_that_of_a_random_split() {
        let is = |times, probability: f64| {
            let found = super::probability(times);
            assert!(
                (found / probability - 1.0).abs() < 1e-9,
                "{times:?}: {found}"
            );
        };
        is([50, 50], 1.0);
        is([1, 0], 1.0);
        // Both of two in one half: the second one is in the half of the first.
        is([2, 0], (DRAWS - 1) as f64 / (2 * DRAWS - 1) as f64);
        is([DRAWS, DRAWS], 1.0);
        // Only one of two splits of the whole sample has them all in the first half.
        is([DRAWS, 0], 2.0 / ln_choose(2 * DRAWS, DRAWS).exp());
        assert!(super::probability([90, 10]) < 1e-20);
        assert!(super::probability([60, 40]) > 1e-3);
    }
}

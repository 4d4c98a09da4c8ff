//! The division of the shards among the processes, and its faults.

use std::collections::BTreeSet;
use std::fmt;

use crate::store::handover::shards::{Shard, ShardRange};

/// A fault in the division of the shards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// Processes disagree on the number of shards, so two of them answer the same interactions.
    Unlike(Vec<ShardRange>),
    /// No process's range contains these shards.
    Unserved(Vec<Shard>),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Unlike(ranges) => {
                let ranges = listed(ranges);
                write!(
                    f,
                    "processes do not agree how many shards there are: {ranges}"
                )
            }
            Misfit::Unserved(shards) => write!(f, "no process serves {}", listed(shards)),
        }
    }
}

fn listed(all: &[impl fmt::Display]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(", ")
}

/// The faults of these ranges; none for no range.
pub(super) fn misfits(ranges: impl IntoIterator<Item = ShardRange>) -> Vec<Misfit> {
    let ranges: BTreeSet<ShardRange> = ranges.into_iter().collect();
    let mut misfits_found = Vec::new();
    let counts: BTreeSet<u32> = ranges.iter().map(|range| range.of).collect();
    if counts.len() > 1 {
        misfits_found.push(Misfit::Unlike(ranges.iter().copied().collect()));
    }
    // With several shard counts, one complete set is enough.
    let unserved = |of: u32| {
        let all = (0..of).map(move |number| Shard { number, of });
        let is_served = |shard: &Shard| ranges.iter().any(|range| range.has(*shard));
        all.filter(|shard| !is_served(shard)).collect::<Vec<_>>()
    };
    let gaps: Vec<Vec<Shard>> = counts.into_iter().map(unserved).collect();
    if !gaps.iter().any(Vec::is_empty)
        && let Some(smallest) = gaps.into_iter().min_by_key(Vec::len)
    {
        misfits_found.push(Misfit::Unserved(smallest));
    }
    misfits_found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(ranges: &[&str]) -> Vec<String> {
        let ranges = ranges.iter().map(|range| range.parse().expect("a range"));
        misfits(ranges).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn shards_that_fit_are_served_by_somebody_each() {
        for fitting in [
            &[][..],
            &["0-0/1"],
            &["0-7/8", "0-7/8"],
            &["0-3/8", "4-7/8"],
            &["0-3/8", "2-7/8"],
        ] {
            assert!(described(fitting).is_empty(), "{fitting:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        assert_eq!(described(&["0-2/4"]), ["no process serves 3/4"]);
        assert_eq!(
            described(&["0-3/4", "0-7/8"]),
            ["processes do not agree how many shards there are: 0-3/4, 0-7/8"]
        );
        assert_eq!(
            described(&["0-0/2", "0-2/4"]),
            [
                "processes do not agree how many shards there are: 0-0/2, 0-2/4",
                "no process serves 1/2"
            ]
        );
    }
}

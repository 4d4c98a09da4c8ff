//! Interactions that Discord replayed to a process that resumed another one's session: that process
//! may have answered some of them already, also with a refusal.

use std::collections::BTreeSet;

use parking_lot::Mutex;

use crate::host::InteractionId;

/// Interactions that may have been answered already, until they are looked at.
#[derive(Debug, Default)]
pub struct ReplayedInteractions(Mutex<BTreeSet<InteractionId>>);

/// Most interactions that are remembered; those that are not answered stay.
const MOST: usize = 10_000;

impl ReplayedInteractions {
    /// Remembers an interaction that may have been answered already.
    pub fn add(&self, id: InteractionId) {
        let mut all = self.0.lock();
        all.insert(id);
        // The oldest has the smallest id.
        if all.len() > MOST {
            all.pop_first();
        }
    }

    /// Whether an interaction may have been answered already; forgets it.
    pub fn take(&self, id: InteractionId) -> bool {
        self.0.lock().remove(&id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_looked_at_once_and_the_oldest_are_forgotten() {
        let replayed = ReplayedInteractions::default();
        for id in 0..=MOST {
            replayed.add(InteractionId(i64::try_from(id).unwrap()));
        }
        assert!(!replayed.take(InteractionId(0)));
        assert!(replayed.take(InteractionId(1)));
        assert!(!replayed.take(InteractionId(1)));
    }
}

//! Winning turns of earlier proofs, so that a proved win is not sought anew after each answer.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use super::proof::{Strategy, WinningTurn};
use crate::game::Game;
use crate::game::kit::digest::digest;
use crate::play::Play;

/// Maximum number of kept turns, about 10 MB.
const KEPT: NonZeroUsize = NonZeroUsize::new(1 << 17).expect("it is not zero");

/// The winning turns of earlier proofs, by position. The least recently used are forgotten.
#[derive(Debug)]
pub struct ProofCache(Mutex<LruCache<u64, WinningTurn>>);

impl Default for ProofCache {
    fn default() -> ProofCache {
        ProofCache(Mutex::new(LruCache::new(KEPT)))
    }
}

impl ProofCache {
    /// Keeps the turns of a strategy.
    pub fn keep<G: Game>(&self, strategy: &Strategy) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (position, turn) in &strategy.turns {
            kept.put(key::<G>(*position), *turn);
        }
    }

    /// Returns the turn by which the seat to act wins, and the number of turns within which it
    /// does.
    ///
    /// Nothing is returned where a position occurred twice: a proof of another game may pass
    /// through it, which draws here.
    pub fn find<G: Game>(&self, play: &Play<G>) -> Option<(G::Turn, u8)> {
        if !play.history().keys_that_draw().is_empty() {
            return None;
        }
        let found = {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            *kept.get(&key::<G>(digest(play.game())))?
        };
        let seat = play.to_act().first()?;
        let turn = play.turns(seat).into_iter().nth(found.at.into())?;
        Some((turn, found.within))
    }
}

/// Returns the key of a position among those of all games.
fn key<G: Game>(position: u64) -> u64 {
    digest(&(G::INFO.key, position))
}

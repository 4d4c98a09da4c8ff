//! Solving games: the value of every position, by retrograde analysis (Ströhlein 1970; Thompson
//! 1986).

pub mod listed;
pub mod ranked;

use self::listed::Listed;
use self::ranked::Planes;
use super::value::{Value, acting, after, ended};
use crate::game::{Game, Heuristics, StateSpace};

/// The values of all positions of a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Solution {
    /// Of a game whose positions are enumerated.
    Listed(Listed),
    /// Of a game whose positions have ranks.
    Ranked(Planes),
}

/// The observer of a long computation.
pub trait Progress {
    /// Reports that `done` of `all` positions of the pass for `depth` turns are processed. Returns
    /// whether to continue.
    fn progress(&mut self, depth: u8, done: u64, all: u64) -> bool;
    /// Receives a state from which [`solve`] can resume.
    fn checkpoint(&mut self, solution: &Solution) {
        let _ = solution;
    }
}

/// Runs to the end without reports.
impl Progress for () {
    fn progress(&mut self, _: u8, _: u64, _: u64) -> bool {
        true
    }
}

/// Solves a game from `start`, resuming `checkpoint`; `None` if it cannot be solved or `progress`
/// stopped it.
pub fn solve<G: Heuristics>(
    start: &G,
    checkpoint: Option<Solution>,
    progress: &mut dyn Progress,
) -> Option<Solution> {
    match start.state_space()? {
        StateSpace::Listed(key) => {
            let mut report = |done, all| progress.progress(0, done, all);
            listed::solve(start, key, &mut report).map(Solution::Listed)
        }
        StateSpace::Ranked(ranking) => {
            let planes = match checkpoint {
                Some(Solution::Ranked(planes)) => planes,
                _ => Planes::unknown(ranking.size),
            };
            let mut solution = Solution::Ranked(planes);
            while let Solution::Ranked(planes) = &mut solution
                && !planes.is_complete()
            {
                let depth = planes.depth + 1;
                let mut report = |done, all| progress.progress(depth, done, all);
                if !planes.deepen(&ranking, &mut report) {
                    return None;
                }
                progress.checkpoint(&solution);
            }
            Some(solution)
        }
    }
}

/// Verifies a solution: the value of every position has to follow from its successors, and each win
/// and loss from shorter ones. Returns `false` if one does not, or if `progress` stopped the
/// verification.
pub fn verify<G: Heuristics>(start: &G, solution: &Solution, progress: &mut dyn Progress) -> bool {
    let Some(space) = start.state_space() else {
        return false;
    };
    match (&space, solution) {
        (StateSpace::Listed(key), Solution::Listed(_)) => {
            let mut follows = |game: &G| {
                let value = solution.value(&space, game);
                value.is_some() && value == implied(solution, &space, game, &|_| false)
            };
            let mut report = |done, all| progress.progress(0, done, all);
            listed::walk(start, *key, &mut follows, &mut report)
        }
        (StateSpace::Ranked(ranking), Solution::Ranked(planes)) => (0..ranking.size).all(|rank| {
            let game = (ranking.at)(rank);
            let critical = planes.critical[rank as usize];
            let follows = |forbidden: Option<u8>| {
                let byte = planes.byte(rank, forbidden);
                let except = |turn: &G::Turn| {
                    let number = (ranking.number)(&game, turn);
                    forbidden.is_some() && number == forbidden
                };
                let implied = implied(solution, &space, &game, &except);
                implied == Some(Value::of_byte(byte))
            };
            let goes_on = !rank.is_multiple_of(1 << 16) || progress.progress(0, rank, ranking.size);
            goes_on && follows(None) && (critical == 0 || follows(Some(critical)))
        }),
        _ => false,
    }
}

/// Returns the value that follows from a position's successors, without the turns `except`
/// excludes; `None` if the value of a successor is missing.
fn implied<G: Heuristics>(
    solution: &Solution,
    space: &StateSpace<G, G::Turn>,
    game: &G,
    except: &dyn Fn(&G::Turn) -> bool,
) -> Option<Value> {
    let seat = acting(game);
    let mut best = Value::Loss(0);
    for turn in game.turns(seat) {
        if except(&turn) {
            continue;
        }
        let after = after(game, &turn);
        let value = match ended(&after) {
            Some(outcome) => Value::ended(&outcome, seat.rival()),
            None => solution.value(space, &after)?,
        };
        best = best.max(value.before());
    }
    Some(best)
}

impl Solution {
    /// Returns whether all values are final.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        match self {
            Solution::Listed(_) => true,
            Solution::Ranked(planes) => planes.is_complete(),
        }
    }

    /// Returns the number of positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        match self {
            Solution::Listed(listed) => listed.keys.len() as u64,
            Solution::Ranked(planes) => planes.value.len() as u64,
        }
    }

    /// Returns the value of a position; `None` if the solution does not contain it.
    #[must_use]
    pub fn value<G: Game>(&self, space: &StateSpace<G, G::Turn>, game: &G) -> Option<Value> {
        let byte = match (self, space) {
            (Solution::Listed(listed), StateSpace::Listed(key)) => {
                let at = listed.keys.binary_search(&key(game)).ok()?;
                listed.values[at]
            }
            (Solution::Ranked(planes), StateSpace::Ranked(ranking)) => {
                let (rank, forbidden) = (ranking.find)(game);
                planes.byte(rank, forbidden)
            }
            _ => return None,
        };
        Some(Value::of_byte(byte))
    }
}

#[cfg(test)]
mod tests;

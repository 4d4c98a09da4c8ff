//! The computer's searches and table lookups on the pool, scheduled fairly by person, until the
//! program stops.

use std::sync::Arc;

use rand::SeedableRng;
use tokio_util::sync::CancellationToken;

use crate::cache::Cache;
use crate::computer::solving::Solving;
use crate::config::Computer;
use crate::host::{MatchId, Record, UserId};
use crate::pool::{self, JobClass};
use tavolino_games::ai::value::Verdict;
use tavolino_games::ai::{ProofCache, SearchOptions, SearchResult, Strength};
use tavolino_games::board::{Board, Reason};
use tavolino_games::game::kit::digest::digest;
use tavolino_games::game::{Rng, Seat};

/// Matches with a remembered draw proof, 4096.
const REMEMBERED: usize = 4_096;

/// The computer's searches.
#[derive(Debug)]
pub struct Thinking {
    solving: Arc<Solving>,
    /// The winning turns that the computer proved, for its next turns. Hints do without: asked
    /// again, they are the same.
    proofs: Arc<ProofCache>,
    chance: fn() -> Rng,
    stopping: CancellationToken,
    /// The number of the computer's last turn in a match, and whether its search proved a draw.
    draw_proofs: Cache<MatchId, (i64, bool)>,
}

/// The computer's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The computer's seat that acts.
    pub seat: Seat,
    /// The turn or claim; `None` leaves the game, for want of a turn.
    pub says: Option<String>,
    /// Whether a draw offer follows.
    pub offers_draw: bool,
    /// Whether a draw is proved after the action; `None` without a search.
    pub draws: Option<bool>,
}

impl Deed {
    fn of(seat: Seat, says: Option<String>) -> Deed {
        Deed {
            seat,
            says,
            offers_draw: false,
            draws: None,
        }
    }
}

/// The computer's advice to a player.
#[derive(Clone, Debug)]
pub enum Advice {
    /// A claim that holds.
    Claim(String),
    /// A turn.
    Turn {
        /// The turn, with its search result.
        thought: SearchResult<String>,
        /// Whether every other turn is known to be worse.
        is_only: bool,
        /// The purpose of the turn, as far as the rules alone show it.
        reason: Option<Reason>,
    },
}

/// The program is stopping, and accepts no new search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopping;

impl Thinking {
    /// The searches with these settings; `chance` makes random generators.
    pub fn of(computer: &Computer, chance: fn() -> Rng) -> Thinking {
        Thinking {
            solving: Solving::within(computer.solved.clone(), computer.solve),
            proofs: Arc::default(),
            chance,
            stopping: CancellationToken::new(),
            draw_proofs: Cache::new(REMEMBERED),
        }
    }

    /// The computer's action in a match, computed for `owner`; `None` if the computer has nothing
    /// to do.
    ///
    /// # Errors
    /// The program is stopping.
    pub async fn deed(
        &self,
        record: &Arc<Record>,
        owner: Option<UserId>,
    ) -> Result<Option<Deed>, Stopping> {
        let (chance, proofs) = (self.chance, Arc::clone(&self.proofs));
        let deed =
            move |record: &Record, solving: &Arc<Solving>| deed(record, solving, &proofs, chance);
        self.think(record, owner, deed).await
    }

    /// The strong computer's advice to `asker` at `seat`; `None` if the seat is not to act. Asked
    /// again, it is the same.
    ///
    /// # Errors
    /// The program is stopping.
    pub async fn advice(
        &self,
        record: &Arc<Record>,
        seat: Seat,
        asker: UserId,
    ) -> Result<Option<Advice>, Stopping> {
        let advice = move |record: &Record, solving: &Arc<Solving>| advice(record, seat, solving);
        self.think(record, Some(asker), advice).await
    }

    /// Remembers whether a draw is proved after the computer's turn, event `number`.
    pub fn remember(&self, id: &MatchId, number: i64, draws: bool) {
        self.draw_proofs.insert(id.clone(), (number, draws));
    }

    /// Forgets the draw proof of a match.
    pub fn forget(&self, id: &MatchId) {
        self.draw_proofs.remove(id);
    }

    /// Whether the computer accepts a draw: its last search, or the game's table, proves that
    /// nobody can win. Never searches. Always `false` in games with secrets, because the answer
    /// would reveal the computer's knowledge.
    pub async fn sees_draw(&self, record: &Arc<Record>) -> bool {
        if record.has_secrets() {
            return false;
        }
        match self.draw_proofs.get(record.id()) {
            Some((number, draws)) if number == record.row.number => draws,
            _ => self.looks_up_draw(record).await,
        }
    }

    /// Whether the game's table says that nobody can win; `false` without a table.
    async fn looks_up_draw(&self, record: &Arc<Record>) -> bool {
        let (solving, chance) = (Arc::clone(&self.solving), self.chance);
        let (id, record) = (record.id().clone(), Arc::clone(record));
        let known = move || {
            let table = solving.table(&record)?;
            let board = record.board.as_ref()?;
            let seat = board.to_act().first()?;
            let mind = SearchOptions {
                strength: Strength::Strong,
                table: Some(&table),
                ..SearchOptions::default()
            };
            let thought = board.think(seat, mind, &mut chance())?;
            Some(thought.verdict == Some(Verdict::Draw))
        };
        let known = pool::work(id.as_str(), JobClass::Short, known);
        known.await.unwrap_or(false)
    }

    /// Runs a study of many searches, such as an analysis. Each waits its turn among the jobs of
    /// the match's players, so that running matches are not delayed by the whole study.
    ///
    /// # Errors
    /// The program is stopping.
    pub async fn study<T: Send + 'static>(
        &self,
        record: &Arc<Record>,
        about: impl FnOnce(SearchOptions<'_>) -> T + Send + 'static,
    ) -> Result<T, Stopping> {
        let proofs = Arc::clone(&self.proofs);
        let studied = move |record: &Record, solving: &Arc<Solving>| {
            let table = solving.table(record);
            about(SearchOptions {
                strength: Strength::Strong,
                table: table.as_deref(),
                proofs: Some(&proofs),
                ..SearchOptions::default()
            })
        };
        let owner = record.seats.iter().find_map(|sitting| sitting.person);
        self.think(record, owner, studied).await
    }

    /// Whether the match's game has a table.
    pub async fn knows(&self, record: &Arc<Record>) -> bool {
        let (id, solving) = (record.id().clone(), Arc::clone(&self.solving));
        let record = Arc::clone(record);
        let known = move || solving.table(&record).is_some();
        pool::work(id.as_str(), JobClass::Short, known).await
    }

    /// Runs a search on the pool for `owner`, in turns with other people's. A stop of the program
    /// abandons it.
    async fn think<T: Send + 'static>(
        &self,
        record: &Arc<Record>,
        owner: Option<UserId>,
        about: impl FnOnce(&Record, &Arc<Solving>) -> T + Send + 'static,
    ) -> Result<T, Stopping> {
        let owner = owner.map_or_else(
            || record.id().to_string(),
            |person| format!("person {}", person.get()),
        );
        let (solving, record) = (Arc::clone(&self.solving), Arc::clone(record));
        let thought = pool::work(&owner, JobClass::Long, move || about(&record, &solving));
        let thought = self.stopping.run_until_cancelled(thought).await;
        thought.ok_or(Stopping)
    }

    /// Stops: no search begins, and no game is solved.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.solving.stop().await;
    }
}

/// The computer's action: a claim that certainly holds, else the turn of one of its seats; `None`
/// without either. A seat to act without any turn gets an action without one.
fn deed(
    record: &Record,
    solving: &Arc<Solving>,
    proofs: &ProofCache,
    chance: fn() -> Rng,
) -> Option<Deed> {
    let board = record.board.as_ref()?;
    let computers = record.computers();
    // A claim that would be refused must not replace the turn.
    let holds = |seat: Seat, claim: &String| board.boxed().play(seat, claim).is_ok();
    let claim = computers.iter().find_map(|seat| {
        let claim = board
            .certain_claim(seat)
            .filter(|claim| holds(seat, claim))?;
        Some(Deed::of(seat, Some(claim)))
    });
    claim.or_else(|| {
        let mut acting = board.to_act().iter();
        let seat = acting.find(|seat| computers.contains(*seat))?;
        let strength = record.strength_of(seat).unwrap_or_default();
        let table = (strength == Strength::Strong).then(|| solving.table(record));
        let table = table.flatten();
        let mind = SearchOptions {
            strength,
            table: table.as_deref(),
            proofs: Some(proofs),
            ..SearchOptions::default()
        };
        let thought = board.think(seat, mind, &mut chance());
        let offers_draw = strength == Strength::Strong
            && thought
                .as_ref()
                .is_some_and(|thought| offers_draw(record, &**board, seat, thought));
        let draws = thought
            .as_ref()
            .map(|thought| thought.verdict == Some(Verdict::Draw));
        let says = thought.map(|thought| thought.turn);
        Some(Deed {
            offers_draw,
            draws,
            ..Deed::of(seat, says)
        })
    })
}

/// Whether to offer a draw, once a game, and never to a channel: a draw is proved and the position
/// repeats. Without repetition a proved draw may still be worth playing on.
fn offers_draw(
    record: &Record,
    board: &dyn Board,
    seat: Seat,
    thought: &SearchResult<String>,
) -> bool {
    let is_offered = record.agreements.offered_draw.contains(seat);
    if thought.verdict != Some(Verdict::Draw) || is_offered || record.has_channel_seat() {
        return false;
    }
    let mut after = board.boxed();
    after.play(seat, &thought.turn).is_ok() && after.outcome().is_none() && after.is_repetition()
}

/// The strong computer's advice; `None` if the seat is not to act.
fn advice(record: &Record, seat: Seat, solving: &Arc<Solving>) -> Option<Advice> {
    let chance = || Rng::seed_from_u64(digest(&(record.id().as_str(), record.row.number)));
    let board = record.board.as_ref()?;
    if let Some(claim) = board.certain_claim(seat) {
        return Some(Advice::Claim(claim));
    }
    let table = solving.table(record);
    let mind = SearchOptions {
        strength: Strength::Strong,
        table: table.as_deref(),
        ..SearchOptions::default()
    };
    let thought = board.think(seat, mind, &mut chance())?;
    // Only a table proves that no other turn is as good.
    let is_only = table.is_some() && {
        let as_good = |turn: &String| {
            let chosen = board.choose(seat, turn).ok();
            let weighed = chosen.and_then(|chosen| chosen.evaluate(mind, &mut chance()));
            weighed.and_then(|worth| worth.verdict) == thought.verdict
        };
        board
            .turns(seat)
            .iter()
            .filter(|turn| as_good(turn))
            .count()
            == 1
    };
    let chosen = board.choose(seat, &thought.turn).ok();
    let reason = chosen.and_then(|chosen| chosen.reason());
    Some(Advice::Turn {
        thought,
        is_only,
        reason,
    })
}

#[cfg(test)]
mod tests;

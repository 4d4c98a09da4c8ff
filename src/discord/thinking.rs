//! What the computer thinks with: what it looks up, and thoughts that end with the program.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use crate::ai::value::Value;
use crate::ai::{Mind, Strength, Thought};
use crate::board::Board;
use crate::config::Computer;
use crate::discord::chance::chance;
use crate::discord::solving::Solving;
use crate::game::Seat;
use crate::host::Record;
use crate::pool::{self, Length};

/// The computer's mind.
#[derive(Debug)]
pub struct Thinking {
    solving: Arc<Solving>,
    stopping: CancellationToken,
}

/// What the computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The seat of its own that acts.
    pub seat: Seat,
    /// What it says; where it can say nothing, it leaves.
    pub says: Option<String>,
    /// Whether it offers a draw after that.
    pub offers_draw: bool,
}

impl Deed {
    fn of(seat: Seat, says: Option<String>) -> Deed {
        Deed {
            seat,
            says,
            offers_draw: false,
        }
    }
}

/// What the computer would do for somebody.
#[derive(Clone, Debug)]
pub enum Advice {
    /// Call this out.
    Claim(String),
    /// Take a turn.
    Turn {
        /// Which, and what is thought of it.
        thought: Thought<String>,
        /// Whether every other turn is known to be worse.
        is_only: bool,
    },
}

/// The program is stopping, and nothing new is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopping;

impl Thinking {
    /// As it is set up.
    pub fn of(computer: &Computer) -> Thinking {
        Thinking {
            solving: Solving::within(computer.solved.clone(), computer.solve),
            stopping: CancellationToken::new(),
        }
    }

    /// What the computer does in a match; nothing where it has nothing to do.
    pub async fn deed(&self, record: &Arc<Record>) -> Result<Option<Deed>, Stopping> {
        self.think(record, deed).await
    }

    /// What the computer would do for a seat of a person, as strong as it is; nothing where the seat is not to act.
    pub async fn advice(
        &self,
        record: &Arc<Record>,
        seat: Seat,
    ) -> Result<Option<Advice>, Stopping> {
        let advice = move |record: &Record, solving: &Arc<Solving>| advice(record, seat, solving);
        self.think(record, advice).await
    }

    /// Whether the computer agrees to a draw: where it is proved that nobody can win, of what everybody sees.
    pub async fn sees_draw(&self, record: &Arc<Record>) -> Result<bool, Stopping> {
        self.think(record, sees_draw).await
    }

    /// Goes on with something that takes many thoughts, as strong as it is: each waits like any other, so that games that
    /// are played need not wait for all of them.
    pub async fn study<T: Send + 'static>(
        &self,
        record: &Arc<Record>,
        about: impl FnOnce(Mind<'_>) -> T + Send + 'static,
    ) -> Result<T, Stopping> {
        let studied = move |record: &Record, solving: &Arc<Solving>| {
            let table = solving.table(record);
            about(Mind {
                strength: Strength::Strong,
                table: table.as_deref(),
                ..Mind::default()
            })
        };
        self.think(record, studied).await
    }

    /// Whether everything about the game of a match can be looked up.
    pub async fn knows(&self, record: &Arc<Record>) -> bool {
        let (id, solving) = (record.id().clone(), Arc::clone(&self.solving));
        let record = Arc::clone(record);
        let known = move || solving.table(&record).is_some();
        pool::work(id.as_str(), Length::Short, known).await
    }

    /// Thinks, in turns with the thoughts about other games. What is thought when the program stops comes to nothing.
    async fn think<T: Send + 'static>(
        &self,
        record: &Arc<Record>,
        about: impl FnOnce(&Record, &Arc<Solving>) -> T + Send + 'static,
    ) -> Result<T, Stopping> {
        let (id, solving) = (record.id().clone(), Arc::clone(&self.solving));
        let record = Arc::clone(record);
        let thought = pool::work(id.as_str(), Length::Long, move || about(&record, &solving));
        let thought = self.stopping.run_until_cancelled(thought).await;
        thought.ok_or(Stopping)
    }

    /// Nothing new is thought about, and no game solved.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.solving.stop().await;
    }
}

/// It calls out what it sees, else it takes the turn of a seat of its own; nothing where it has neither. A seat that is to
/// act and finds no turn gets none.
fn deed(record: &Record, solving: &Arc<Solving>) -> Option<Deed> {
    let board = record.board.as_ref()?;
    let computers = record.computers();
    // What would be refused must not keep it from its turn.
    let holds = |seat: Seat, claim: &String| board.boxed().play(seat, claim).is_ok();
    let claim = computers.iter().find_map(|seat| {
        let claim = board.sees(seat).filter(|claim| holds(seat, claim))?;
        Some(Deed::of(seat, Some(claim)))
    });
    claim.or_else(|| {
        let mut acting = board.to_act().iter();
        let seat = acting.find(|seat| computers.contains(*seat))?;
        let strength = record.strength_of(seat).unwrap_or_default();
        let table = (strength == Strength::Strong).then(|| solving.table(record));
        let table = table.flatten();
        let mind = Mind {
            strength,
            table: table.as_deref(),
            ..Mind::default()
        };
        let thought = board.think(seat, mind, &mut chance());
        let offers_draw = strength == Strength::Strong
            && thought
                .as_ref()
                .is_some_and(|thought| offers_draw(record, &**board, seat, thought));
        let says = thought.map(|thought| thought.turn);
        Some(Deed {
            offers_draw,
            ..Deed::of(seat, says)
        })
    })
}

/// Once a game, where it is proved that nobody can win and the two go round in a circle: what is merely drawn may still be
/// worth playing on for.
fn offers_draw(record: &Record, board: &dyn Board, seat: Seat, thought: &Thought<String>) -> bool {
    if thought.value != Some(Value::Draw) || record.agreements.offered_draw.contains(seat) {
        return false;
    }
    let mut after = board.boxed();
    after.play(seat, &thought.turn).is_ok() && after.outcome().is_none() && after.came_again()
}

fn advice(record: &Record, seat: Seat, solving: &Arc<Solving>) -> Option<Advice> {
    let board = record.board.as_ref()?;
    if let Some(claim) = board.sees(seat) {
        return Some(Advice::Claim(claim));
    }
    let table = solving.table(record);
    let mind = Mind {
        strength: Strength::Strong,
        table: table.as_deref(),
        ..Mind::default()
    };
    let thought = board.think(seat, mind, &mut chance())?;
    // Whether nothing else is as good is known at once only where everything is.
    let is_only = table.is_some() && {
        let verdict = |value: Option<Value>| value.map(Value::verdict);
        let as_good = |turn: &String| {
            let weighed = board.weigh(seat, turn, mind, &mut chance());
            weighed.and_then(|(value, _)| verdict(value)) == verdict(thought.value)
        };
        board
            .turns(seat)
            .iter()
            .filter(|turn| as_good(turn))
            .count()
            == 1
    };
    Some(Advice::Turn { thought, is_only })
}

fn sees_draw(record: &Record, solving: &Arc<Solving>) -> bool {
    // What it would think of depends on what the one who asks does not know.
    let board = record.board.as_ref().filter(|_| !record.has_secrets());
    let Some((board, seat)) = board.and_then(|board| Some((board, board.to_act().first()?))) else {
        return false;
    };
    let table = solving.table(record);
    let mind = Mind {
        strength: Strength::Strong,
        table: table.as_deref(),
        ..Mind::default()
    };
    let thought = board.think(seat, mind, &mut chance());
    thought.is_some_and(|thought| thought.value == Some(Value::Draw))
}

#[cfg(test)]
mod tests;

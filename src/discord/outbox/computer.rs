//! The computer's turns.

use std::sync::Arc;

use crate::ai::Mind;
use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::outbox::messages::Messages;
use crate::discord::outbox::problem::Problem;
use crate::game::Seat;
use crate::host::{Actor, Command, Error, Notice, Receipt, Record};

/// Lets the computer take the turns of its seats.
pub async fn deliver(
    messages: &Messages<'_>,
    record: &Arc<Record>,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let number = record.number;
    if notice.number != number {
        return Ok(Receipt::Superseded);
    }
    let thinking = Arc::clone(record);
    let thought = tokio::task::spawn_blocking(move || think(&thinking));
    let thought = thought.await.expect("thinking does not panic");
    let Some((seat, turn)) = thought else {
        return Ok(Receipt::Superseded);
    };
    let command = turn.as_deref().map_or(Command::Leave, Command::Say);
    let (host, id, actor) = (messages.host, messages.id, Actor::Computer(seat));
    match host.act(id, actor, command, Some(number), now()).await {
        Ok(_) => Ok(Receipt::Delivered),
        Err(Error::Refused(_)) => Ok(Receipt::Superseded),
        Err(error) => Err(error.into()),
    }
}

/// What the computer does: it calls out what it sees, else it takes the turn of a seat of its own; nothing where it has neither.
/// A seat that is to act and finds no turn gets none.
fn think(record: &Record) -> Option<(Seat, Option<String>)> {
    let board = record.board.as_ref()?;
    let computers = record.computers();
    // What would be refused must not keep it from its turn.
    let holds = |seat: Seat, claim: &String| board.boxed().play(seat, claim).is_ok();
    let claim = computers.iter().find_map(|seat| {
        let claim = board.sees(seat).filter(|claim| holds(seat, claim))?;
        Some((seat, Some(claim)))
    });
    claim.or_else(|| {
        let seat = board
            .to_act()
            .iter()
            .find(|seat| computers.contains(*seat))?;
        let thought = board.think(seat, Mind::default(), &mut chance());
        Some((seat, thought.map(|thought| thought.turn)))
    })
}

//! The computer's turns.

use std::sync::Arc;

use crate::discord::chance::chance;
use crate::discord::clock::now;
use crate::discord::outbox::messages::Messages;
use crate::discord::outbox::problem::Problem;
use crate::host::{Actor, Command, Error, Notice, Receipt, Record};

/// How hard the computer thinks: playouts per turn.
const EFFORT: u32 = 300;

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
    let mut to_act = record.to_act().iter();
    let Some(seat) = to_act.find(|seat| record.person_at(*seat).is_none()) else {
        return Ok(Receipt::Superseded);
    };
    let thinking = Arc::clone(record);
    let turn = tokio::task::spawn_blocking(move || {
        let board = thinking.board.as_ref();
        board.and_then(|board| board.think(seat, EFFORT, &mut chance()))
    })
    .await
    .expect("thinking does not panic");
    let command = turn.as_deref().map_or(Command::Leave, Command::Say);
    let (host, id, actor) = (messages.host, messages.id, Actor::Computer(seat));
    match host.act(id, actor, command, Some(number), now()).await {
        Ok(_) => Ok(Receipt::Delivered),
        Err(Error::Refused(_)) => Ok(Receipt::Superseded),
        Err(error) => Err(error.into()),
    }
}

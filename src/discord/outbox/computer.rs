//! The computer's turns.

use std::sync::Arc;

use crate::discord::clock::now;
use crate::discord::outbox::messages::Messages;
use crate::discord::outbox::problem::Problem;
use crate::discord::thinking::Thinking;
use crate::host::{Actor, Command, Error, Notice, Receipt, Record};

/// Lets the computer take the turns of its seats.
pub async fn deliver(
    messages: &Messages<'_>,
    thinking: &Thinking,
    record: &Arc<Record>,
    notice: &Notice,
) -> Result<Receipt, Problem> {
    let number = record.number;
    if notice.number != number {
        return Ok(Receipt::Superseded);
    }
    // Where the program stops, the notice is still there when it starts again.
    let deed = thinking.deed(record).await.map_err(|_| Problem::Early)?;
    let Some((seat, turn)) = deed else {
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

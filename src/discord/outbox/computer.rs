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
    let Some(deed) = deed else {
        return Ok(Receipt::Superseded);
    };
    let command = deed.says.as_deref().map_or(Command::Leave, Command::Say);
    let (host, id, actor) = (messages.host, messages.id, Actor::Computer(deed.seat));
    let after = match host.act(id, actor, command, Some(number), now()).await {
        Ok(after) => after,
        Err(Error::Refused(_)) => return Ok(Receipt::Superseded),
        Err(error) => return Err(error.into()),
    };
    if deed.offers_draw {
        // Where somebody was quicker, or the program dies before this, it offers it another time.
        let offer = Command::OfferDraw;
        match host.act(id, actor, offer, Some(after.number), now()).await {
            Ok(_) | Err(Error::Refused(_)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Receipt::Delivered)
}

//! The computer's turns.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::SysRng;

use super::delivery::{Delivery, Problem};
use super::now;
use crate::game::Rng;
use crate::host::{Actor, Command, Error, Notice, Receipt, Record};

/// How hard the computer thinks: playouts per turn.
const EFFORT: u32 = 300;

impl Delivery<'_> {
    /// Lets the computer take the turns of its seats.
    pub(super) async fn think(
        &self,
        record: &Arc<Record>,
        notice: &Notice,
    ) -> Result<Receipt, Problem> {
        if notice.number != record.number {
            return Ok(Receipt::Superseded);
        }
        let Some(seat) = record
            .to_act()
            .iter()
            .find(|seat| record.person_at(*seat).is_none())
        else {
            return Ok(Receipt::Superseded);
        };
        let thinking = Arc::clone(record);
        let turn = tokio::task::spawn_blocking(move || {
            let mut rng =
                Rng::try_from_rng(&mut SysRng).expect("the operating system has randomness");
            thinking
                .board
                .as_ref()
                .and_then(|board| board.think(seat, EFFORT, &mut rng))
        })
        .await
        .expect("thinking does not panic");
        let command = turn.as_deref().map_or(Command::Leave, Command::Say);
        match self
            .host
            .act(
                &self.id,
                Actor::Computer(seat),
                command,
                Some(record.number),
                now(),
            )
            .await
        {
            Ok(_) => Ok(Receipt::Delivered),
            Err(Error::Refused(_)) => Ok(Receipt::Superseded),
            Err(error) => Err(error.into()),
        }
    }
}

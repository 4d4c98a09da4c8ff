//! The computer's turns.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::SysRng;

use super::delivery::{Delivery, Problem};
use super::now;
use crate::game::Rng;
use crate::host::{Deed, Doer, Error, Notice, Record, Settled};

/// How hard the computer thinks: playouts per turn.
const EFFORT: u32 = 300;

impl Delivery<'_> {
    /// Lets the computer take the turns of its seats.
    pub(super) async fn think(
        &self,
        record: &Arc<Record>,
        notice: &Notice,
    ) -> Result<Settled, Problem> {
        if notice.number != record.row.number {
            return Ok(Settled::Superseded);
        }
        let Some(seat) = record
            .to_act()
            .iter()
            .find(|seat| record.person_at(*seat).is_none())
        else {
            return Ok(Settled::Superseded);
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
        let deed = turn.as_deref().map_or(Deed::Leave, Deed::Say);
        match self
            .host
            .act(
                &self.id,
                Doer::Computer(seat),
                deed,
                Some(record.row.number),
                now(),
            )
            .await
        {
            Ok(_) => Ok(Settled::Delivered),
            Err(Error::Refused(_)) => Ok(Settled::Superseded),
            Err(error) => Err(error.into()),
        }
    }
}

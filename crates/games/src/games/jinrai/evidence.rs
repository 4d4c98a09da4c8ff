//! Evidence about the lightning of a seat, from its turns.

use crate::game::Seat;
use crate::game::kit::cells::Cells;
use crate::game::kit::grid::Cell;

/// For each cloud of each seat the logarithm of the odds that it carries the lightning. It follows
/// from public turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evidence([[(Cell, f32); 4]; 2]);

impl Evidence {
    /// Returns no evidence about these clouds.
    pub(super) fn none(clouds: [Cells; 2]) -> Evidence {
        // Drawn positions may have fewer clouds; no cloud is ever off the board.
        let off = Cell::new(u8::MAX, u8::MAX);
        Evidence(clouds.map(|clouds| {
            let mut each = [(off, 0.0); 4];
            for (known, cell) in each.iter_mut().zip(clouds.iter()) {
                known.0 = cell;
            }
            each
        }))
    }

    /// Returns the evidence about the cloud on a cell; 0 where there is none.
    pub(super) fn of(&self, seat: Seat, cell: Cell) -> f32 {
        let mut clouds = self.0[seat.index()].iter();
        clouds
            .find(|known| known.0 == cell)
            .map_or(0.0, |known| known.1)
    }

    /// Adds evidence about the cloud on a cell; does nothing for a breath.
    pub(super) fn add(&mut self, seat: Seat, cell: Cell, evidence: f32) {
        let mut clouds = self.0[seat.index()].iter_mut();
        if let Some(known) = clouds.find(|known| known.0 == cell) {
            known.1 += evidence;
        }
    }

    /// Moves a cloud with its evidence.
    pub(super) fn follow(&mut self, seat: Seat, from: Cell, to: Cell) {
        let mut clouds = self.0[seat.index()].iter_mut();
        if let Some(known) = clouds.find(|known| known.0 == from) {
            known.0 = to;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::kit::not_compared::NotCompared;

    #[test]
    fn evidence_follows_its_cloud_and_makes_no_position_different() {
        let [a1, b1, b2] = ["a1", "b1", "b2"].map(|cell| cell.parse().unwrap());
        let clouds = [[a1, b1].into_iter().collect(), Cells::NONE];
        let mut evidence = Evidence::none(clouds);
        evidence.add(Seat(1), b1, 0.5);
        evidence.add(Seat(1), b2, 9.0);
        evidence.follow(Seat(1), b1, b2);
        assert!(
            [a1, b1]
                .iter()
                .all(|cell| evidence.of(Seat(1), *cell) == 0.0)
        );
        assert!((evidence.of(Seat(1), b2) - 0.5).abs() < f32::EPSILON);
        assert_eq!(NotCompared(evidence), NotCompared(Evidence::none(clouds)));
    }
}

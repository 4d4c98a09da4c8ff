//! Puzzles of Chasm: with more than two seats, the only turn after which the next seat cannot win.

use super::Chasm;
use crate::exercise::goal::Goal;
use crate::exercise::sort::{ends, turns};
use crate::exercise::{Exercises, Site, Sort, SortInfo};

impl Exercises for Chasm {
    const SORTS: &'static [Sort<Chasm>] = &[
        // The only turn after which the next seat cannot win at once.
        Sort {
            info: SortInfo {
                name: "safe",
                sites: &[Site {
                    seats: Some(3),
                    ..Site::DEFAULT
                }],
                has: |goal, _| *goal == Goal::Safe,
                ..SortInfo::USUAL
            },
            goal: |_, _| Some(Goal::Safe),
            // A winning turn is safe, too.
            is_obvious: |play, seat, right| turns(right).any(|turn| ends(play, seat, turn)),
            ..Sort::USUAL
        },
    ];

    fn passed(&self) -> Option<Chasm> {
        let to_act = self.to_act.rival();
        let is_possible = self.seats == 2 && !self.is_placing();
        is_possible.then(|| Chasm {
            to_act,
            ..self.clone()
        })
    }
}

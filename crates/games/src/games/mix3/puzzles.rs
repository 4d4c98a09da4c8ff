//! Puzzles of Mix 3: the best margin on the last cells.

use super::Mix3;
use crate::exercise::goal::Goal;
use crate::exercise::sort::turns;
use crate::exercise::study::{Proof, Studied, Study, ValuedTurn};
use crate::exercise::{Exercises, Mining, Site, Sort, SortInfo};
use crate::game::kit::grid::Cell;
use crate::game::{Rng, Seat};
use crate::play::Play;
use crate::play::reading::Parsed;
use rand::RngExt;

/// The numbers of free cells at which the best margin is sought.
const LAST_CELLS: std::ops::RangeInclusive<usize> = 5..=6;

impl Exercises for Mix3 {
    const MINING: Mining = Mining {
        fills_board: true,
        ..Mining::USUAL
    };
    const SORTS: &'static [Sort<Mix3>] = &[
        // The only turn that leads to the best margin.
        Sort {
            info: SortInfo {
                name: "margin",
                sites: &[Site::DEFAULT, Site::of(&[("rectangles", "straight")])],
                has: |goal, _| *goal == Goal::Margin,
                ..SortInfo::USUAL
            },
            goal: |play, seat| {
                let is_near = LAST_CELLS.contains(&play.turns(seat).len());
                is_near.then_some(Goal::Margin)
            },
            is_obvious: |play, seat, right| !is_surprise(play, seat, right),
            player,
            ..Sort::USUAL
        },
    ];
}

/// Returns whether another turn looks at least as good as the right one.
fn is_surprise(play: &Play<Mix3>, seat: Seat, right: &[Parsed<Mix3>]) -> bool {
    // No turn of the search is needed to learn how turns look.
    let no_search = Proof::Search {
        winner: seat,
        plies: 0,
    };
    let values = Studied::of(play).and_then(|study| study.values(no_search));
    let right: Vec<String> = turns(right).map(ToString::to_string).collect();
    let (right, others): (Vec<ValuedTurn>, Vec<ValuedTurn>) = values
        .unwrap_or_default()
        .into_iter()
        .partition(|turn| right.contains(&turn.text));
    let best = others
        .iter()
        .map(|turn| turn.looks)
        .fold(f32::MIN, f32::max);
    right.iter().all(|turn| best >= turn.looks)
}

/// Returns the turn of a natural player who sees up to three turns ahead.
fn player(play: &Play<Mix3>, seat: Seat, rng: &mut Rng) -> Option<Cell> {
    let study = Studied::of(play)?;
    let text = study.natural_turn(rng.random_range(0..4), rng);
    crate::game::Game::read(play.game(), seat, &text)
}

//! The laws of the evaluation of a position.

use crate::contract::walk::Walk;

/// The evaluation of every seat is from 0 to 1, and those of two seats add up to 1.
pub fn is_valued_fairly(walk: &Walk<'_>) {
    if walk.play.outcome().is_some() {
        return;
    }
    let values: Vec<f32> = walk
        .play
        .seats()
        .iter()
        .map(|seat| walk.play.evaluate(seat))
        .collect();
    let in_range = values.iter().all(|value| (0.0..=1.0).contains(value));
    walk.law(
        in_range,
        format_args!("an evaluation is from 0 to 1: {values:?}"),
    );
    let is_against = !(walk.game.info.together)(&walk.table.options);
    if let ([one, other], true) = (values.as_slice(), is_against) {
        let adds_up = (one + other - 1.0).abs() < 1e-4;
        walk.law(
            adds_up,
            format_args!("the evaluations of two seats add up to 1: {values:?}"),
        );
    }
}

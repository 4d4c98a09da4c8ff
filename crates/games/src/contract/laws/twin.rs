//! The law that equal lines lead to equal positions.

use crate::contract::looks::viewers;
use crate::contract::walk::Walk;

/// Checks that the twin is where the game is, and shows the same.
pub fn is_the_same(walk: &Walk<'_>) {
    walk.law(
        walk.twin.is_at(&*walk.play),
        "equal lines lead to equal positions",
    );
    let same = viewers(&*walk.play).all(|viewer| {
        let [here, there] = [&walk.play, &walk.twin].map(|play| play.sight(viewer));
        here.is_equal(&*there, true)
    });
    walk.law(same, "after equal lines each viewer is shown the same");
}

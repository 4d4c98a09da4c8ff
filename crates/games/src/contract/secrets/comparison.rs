//! All that a viewer is shown and offered, and all that the computer believes for it.

use rand::RngExt;

use super::{ahead, chance, menus};
use crate::contract::difference::{Difference, in_texts};
use crate::contract::looks;
use crate::contract::subject::Subject;
use crate::game::{Rng, Seat, Viewer};

/// One of these numbers of comparisons walks through the menus, and counts the worlds that are
/// imagined: both take time. Where something differs that nothing has shown yet, each does.
const WALKED: u32 = 3;
const COUNTED: u32 = 48;

/// The first difference between two games for a viewer, in the order in which one sees it: the
/// function that shows a secret is named before the one that hands it on.
pub fn between(plays: [&dyn Subject; 2], viewer: Viewer, rng: &mut Rng) -> Option<Difference> {
    let [one, other] = plays.map(|play| play.sight(viewer));
    let sights = [&*one, &*other];
    let not_compared = looks::in_not_compared(sights);
    let mut is_one_of = |number| not_compared.is_some() || rng.random_ratio(1, number);
    let (is_walked, is_counted) = (is_one_of(WALKED), is_one_of(COUNTED));
    looks::in_sight(sights)
        .or_else(|| looks::in_doings(plays, viewer))
        .or_else(|| menus::between(plays, viewer.filter(|_| is_walked)?, rng))
        .or_else(|| looks::in_knowledge(sights))
        .or_else(|| ahead::between(plays, viewer.filter(|_| is_walked)?, rng))
        .or_else(|| in_beliefs(plays, viewer?))
        .or_else(|| is_counted.then(|| chance::between(plays, viewer, rng))?)
        .or(not_compared)
}

/// The first difference in what the computer believes for a seat.
fn in_beliefs([one, other]: [&dyn Subject; 2], seat: Seat) -> Option<Difference> {
    let (function, beliefs) = one.believes_otherwise(other, seat)?;
    in_texts(&format!("beliefs, by `{function}`"), beliefs)
}

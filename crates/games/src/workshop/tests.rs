use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::typing::{chosen, lines, turns};
use crate::{games, registry};

#[test]
fn cups_answers_what_every_game_is_asked() {
    let cups = games::find("cups").unwrap();
    let failed: Vec<String> = registry::questions(cups)
        .into_iter()
        .filter_map(|(name, test)| catch_unwind(AssertUnwindSafe(test)).err().map(|_| name))
        .collect();
    assert!(failed.is_empty(), "{failed:?}: the messages stand above");
}

#[test]
fn cups_is_typed_with_mistakes_and_chosen() {
    let cups = games::find("cups").unwrap();
    lines::a_record_is_followed(cups);
    lines::a_setup_is_read(cups);
    turns::a_turn_is_read(cups);
    turns::a_deal_is_read(cups);
    chosen::shows_what_it_brings(cups);
    chosen::keeps_the_cells_in_place(cups);
}

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::ai::solve;
use crate::contract::table;
use crate::game::{Game, Rng};
use crate::games::chasm::Chasm;
use crate::games::kumo::Kumo;

const LIMIT: Limit = Limit {
    nodes: 5_000,
    depth: 6,
    tt_bits: 14,
    multi_pv: false,
};

#[test]
fn what_it_proves_is_what_the_table_says() {
    let table = table::<Chasm>(2, &[]);
    let start = Chasm::new(&table, ()).unwrap();
    let solution = solve::solve(&start, None, &mut ()).unwrap();
    let space = start.state_space().unwrap();
    let mut proved = 0;
    for (seed, nodes) in (0..12).zip([30, 100, 300, 1_000, 3_000, 5_000].into_iter().cycle()) {
        let limit = Limit { nodes, ..LIMIT };
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = Play::<Chasm>::new(&table, ()).unwrap();
        while let Some(seat) = play.to_act().first() {
            let found = search(&play, limit);
            let known = solution.value(&space, play.game()).unwrap();
            match found.value() {
                Some(Value::Draw) | None => {}
                Some(value) => {
                    assert_eq!(value.verdict(), known.verdict(), "in {nodes} positions");
                    assert!(value.turns() >= known.turns());
                    proved += 1;
                }
            }
            let turns = play.turns(seat);
            play.play(seat, turns.choose(&mut rng).unwrap());
        }
    }
    assert!(proved > 20, "only {proved} were proved");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let play = Play::<Kumo>::new(&table::<Kumo>(2, &[]), ()).unwrap();
    let (one, other) = (search(&play, LIMIT), search(&play, LIMIT));
    assert_eq!(one.turns, other.turns);
    assert_eq!(one.nodes, other.nodes);
    assert!(one.nodes <= LIMIT.nodes + 1);
    assert_eq!(one.line[0], one.turns[0].0);
}

#[test]
fn with_no_time_at_all_it_still_has_a_turn() {
    let play = Play::<Kumo>::new(&table::<Kumo>(2, &[]), ()).unwrap();
    let found = search(&play, Limit { nodes: 0, ..LIMIT });
    assert_eq!(found.turns.len(), play.turns(Seat(1)).len());
}

use rand::SeedableRng;
use rand::seq::IndexedRandom;

use super::*;
use crate::ai::solve;
use crate::contract::table;
use crate::game::{Game, Proofs, Rng};
use crate::games::kumo::Kumo;
use crate::games::mix3::Mix3;

const LIMIT: Limit = Limit {
    nodes: 5_000,
    depth: 6,
    tt_bits: 14,
    multi_pv: false,
};

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

#[test]
fn a_draw_is_proved_where_nothing_is_left_to_search() {
    let table = table::<Mix3>(2, &[]);
    let start = Mix3::new(&table, ()).unwrap();
    let solution = solve::solve(&start, None, &mut ()).unwrap();
    let space = start.state_space().unwrap();
    let limit = Limit {
        nodes: 60_000,
        depth: 60,
        ..LIMIT
    };
    let mut drawn = 0;
    for seed in 0..30 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut play = Play::<Mix3>::new(&table, ()).unwrap();
        for _ in 0..12 {
            let Some(seat) = play.to_act().first() else {
                break;
            };
            let turns = play.turns(seat);
            play.play(seat, turns.choose(&mut rng).unwrap());
        }
        if play.outcome().is_some() {
            continue;
        }
        let known = solution.value(&space, play.game()).unwrap();
        let found = search(&play, limit);
        assert_eq!(
            found.verdict(),
            Some(known.verdict()),
            "four free cells, {seed}"
        );
        assert!(found.nodes < limit.nodes / 2, "it stops: {}", found.nodes);
        drawn += u32::from(known == Value::Draw);
    }
    assert!(drawn >= 5, "{drawn} were drawn");
}

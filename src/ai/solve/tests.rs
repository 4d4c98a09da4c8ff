use rand::SeedableRng;

use super::*;
use crate::contract::table;
use crate::game::Rng;
use crate::games::chasm::Chasm;
use crate::games::kudosu::Kudosu;
use crate::games::kumo::Kumo;
use crate::games::taifuu::Taifuu;
use crate::play::Play;

struct Patient;

impl Waiting for Patient {
    fn progress(&mut self, _: u8, _: u64, _: u64) -> bool {
        true
    }
}

fn start<G: Thinker>(seats: u8) -> G {
    let table = table::<G>(seats, &[]);
    G::new(&table, G::deal(&table, &mut Rng::seed_from_u64(1))).unwrap()
}

/// The value of the first position, and how many positions there are up to symmetry, each proved again.
fn solved<G: Thinker>() -> (Value, u64) {
    let start = start::<G>(2);
    let solution = solve(&start, None, &mut Patient).unwrap();
    assert!(verify(&start, &solution, &mut Patient));
    let value = solution.value(&start.space().unwrap(), &start).unwrap();
    (value, solution.positions())
}

#[test]
fn kudosu_is_won_by_the_second_seat_in_twelve() {
    assert_eq!(solved::<Kudosu>().0, Value::Loss(12));
}

#[test]
fn chasm_for_two_is_drawn() {
    assert_eq!(solved::<Chasm>().0, Value::Draw);
}

#[test]
fn chasm_for_more_is_not_solved() {
    assert!(solve(&start::<Chasm>(3), None, &mut Patient).is_none());
}

#[test]
fn a_wrong_value_is_found_out() {
    let start = start::<Kudosu>(2);
    let Some(Solution::Listed(mut listed)) = solve(&start, None, &mut Patient) else {
        panic!("it can be solved");
    };
    let at = listed.values.len() / 2;
    listed.values[at] = Value::Win(99).byte();
    assert!(!verify(&start, &Solution::Listed(listed), &mut Patient));
}

/// Every position that random play meets, with the turns that lead to the next.
fn met<G: Thinker>(games: u64, visit: &mut dyn FnMut(&G)) {
    for game in 0..games {
        let mut rng = Rng::seed_from_u64(game);
        let mut play =
            Play::<G>::new(&table::<G>(2, &[]), G::deal(&table::<G>(2, &[]), &mut rng)).unwrap();
        while let Some(seat) = play.to_act().first() {
            visit(play.game());
            let turns = play.turns(seat);
            let turn = rand::seq::IndexedRandom::choose(turns.as_slice(), &mut rng).unwrap();
            play.play(seat, turn);
        }
    }
}

/// A position's rank is that of one that goes on alike: as many turns, and each forbidden turn is one of its own.
fn ranks_are_faithful<G: Thinker>() {
    let Some(Space::Ranked(ranking)) = start::<G>(2).space() else {
        panic!("its positions have ranks");
    };
    let mut forbidden = 0;
    met::<G>(40, &mut |game| {
        let (rank, number) = (ranking.find)(game);
        assert!(rank < ranking.size);
        let counted = (ranking.at)(rank);
        let turns = counted.turns(acting(&counted));
        let numbers: Vec<_> = turns
            .iter()
            .filter_map(|turn| (ranking.number)(&counted, turn))
            .collect();
        let there = number.is_some_and(|number| numbers.contains(&number));
        assert_eq!(number.is_some(), there, "what is forbidden is a turn of it");
        forbidden += usize::from(there);
        let own = game.turns(acting(game)).len();
        assert_eq!(own + usize::from(there), turns.len());
        let again = (ranking.find)(&counted);
        assert!(again.1.is_none());
        assert_eq!((ranking.find)(&(ranking.at)(again.0)).0, again.0);
    });
    assert!(forbidden > 20, "only {forbidden} were met");
}

#[test]
fn kumo_has_ranks() {
    ranks_are_faithful::<Kumo>();
}

#[test]
fn taifuu_has_ranks() {
    ranks_are_faithful::<Taifuu>();
}

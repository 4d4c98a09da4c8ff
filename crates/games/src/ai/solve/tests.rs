use rand::SeedableRng;

use super::*;
use crate::contract::table;
use crate::game::Rng;
use crate::games::chasm::Chasm;
use crate::games::kudosu::Kudosu;
use crate::games::kumo::Kumo;
use crate::games::mix3::Mix3;
use crate::games::quadrangle::Quadrangle;
use crate::games::taifuu::Taifuu;
use crate::games::trix::Trix;
use crate::play::Play;

fn start<G: Heuristics>(seats: u8) -> G {
    let table = table::<G>(seats, &[]);
    G::new(&table, dealt::<G>()).unwrap()
}

fn dealt<G: Game>() -> G::Deal {
    G::deal(&table::<G>(2, &[]), &mut Rng::seed_from_u64(1))
}

/// The value of the first position, with every position proved again.
fn solved<G: Heuristics>(options: &[(&str, &str)]) -> Value {
    let start = G::new(&table::<G>(2, options), dealt::<G>()).unwrap();
    let solution = solve(&start, None, &mut ()).unwrap();
    assert!(verify(&start, &solution, &mut ()));
    solution
        .value(&start.state_space().unwrap(), &start)
        .unwrap()
}

#[test]
fn chasm_for_two_is_drawn() {
    assert_eq!(solved::<Chasm>(&[]), Value::Draw);
}

/// The values of computer.md, found by independent programs.
#[test]
#[ignore = "takes minutes"]
fn games_have_the_values_that_others_found() {
    let straight = [("rectangles", "straight")];
    assert_eq!(solved::<Kudosu>(&[]), Value::Loss(12));
    assert_eq!(solved::<Quadrangle>(&[]), Value::Win(11));
    assert_eq!(solved::<Quadrangle>(&straight), Value::Win(13));
    assert_eq!(solved::<Mix3>(&[]), Value::Draw);
    assert_eq!(solved::<Mix3>(&straight), Value::Draw);
    assert_eq!(solved::<Trix>(&[]), Value::Win(21));
}

#[test]
fn chasm_for_more_is_not_solved() {
    assert!(solve(&start::<Chasm>(3), None, &mut ()).is_none());
}

#[test]
fn a_wrong_value_is_found_out() {
    let start = start::<Chasm>(2);
    let Some(Solution::Listed(mut listed)) = solve(&start, None, &mut ()) else {
        panic!("it can be solved");
    };
    let at = listed.values.len() / 2;
    listed.values[at] = Value::Win(99).byte();
    assert!(!verify(&start, &Solution::Listed(listed), &mut ()));
}

/// Every position that random play meets, with the turns that lead to the next.
fn met<G: Heuristics>(games: u64, visit: &mut dyn FnMut(&G)) {
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

/// A position's rank is that of one that goes on alike: as many turns, and each forbidden turn is
/// one of its own.
fn ranks_are_faithful<G: Heuristics>() {
    let Some(StateSpace::Ranked(ranking)) = start::<G>(2).state_space() else {
        panic!("its positions have ranks");
    };
    let mut forbidden = 0;
    met::<G>(20, &mut |game| {
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
    assert!(forbidden > 10, "only {forbidden} were met");
}

#[test]
fn kumo_has_ranks() {
    ranks_are_faithful::<Kumo>();
}

#[test]
fn taifuu_has_ranks() {
    ranks_are_faithful::<Taifuu>();
}

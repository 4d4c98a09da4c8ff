//! Reading a turn allocates nothing for each legal turn: there can be thousands, and everybody's
//! every turn is read.

use allocation_counter::measure;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::game::{Options, Rng};
use tavolino_games::games::GAMES;

/// Allocations of one reading beside those of its turns: the typed words, and a view of the
/// position.
const ONCE: u64 = 40;

#[test]
fn reading_a_turn_allocates_nothing_for_each_legal_turn() {
    let mut most = 0;
    for entry in GAMES {
        let table = entry.info.table(&Options::new(), None).unwrap();
        let mut rng = Rng::seed_from_u64(1);
        let mut board = (entry.open)(&table, (entry.deal)(&table, &mut rng)).unwrap();
        for _ in 0..4 {
            let seat = board.to_act().first().unwrap();
            let turns = board.turns(seat);
            let turn = turns.last().unwrap();
            // To find all turns is the game's own affair.
            let found = measure(|| assert_eq!(board.perft(1), turns.len() as u64)).count_total;
            let read = |typed: &str| {
                let read = || assert_eq!(board.choose(seat, typed).unwrap().text(), turn);
                measure(read).count_total
            };
            let exact = read(turn);
            // Where there are too many turns, only those that are offered are looked through.
            let typed = turn.to_uppercase().replace(' ', "-");
            let loose = if board.offered(seat, "").is_complete {
                read(&typed)
            } else {
                0
            };
            let figures = format!(
                "{}: {} turns, {found} to find them, {exact} and {loose} to read one",
                entry.info.key,
                turns.len()
            );
            assert!(exact <= found + ONCE, "{figures}");
            // What is not written as it is played is looked for once more.
            assert!(loose <= 2 * found + 2 * ONCE, "{figures}");
            most = most.max(turns.len());
            let turn = turns.choose(&mut rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
        }
    }
    // With few turns there would be nothing to see.
    assert!(most as u64 > 10 * ONCE, "{most}");
}

//! Puzzles of Dungeon Chess.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use tavolino_games::game::Rng;

use super::ledger::Ledger;
use super::*;

#[test]
fn the_ledger_counts_as_the_game_does_at_its_close() {
    let game = games::find("dungeon-chess").unwrap();
    let table = game.info.table(&[].into(), None).unwrap();
    let mut met = BTreeSet::new();
    for seed in 0..60 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut board = (game.open)(&table, (game.deal)(&table, &mut rng)).unwrap();
        let mut trace: Vec<String> = Vec::new();
        while let Some(seat) = board.to_act().first() {
            let mut turns = board.turns(seat);
            let captures =
                |turn: &String| board.meets(seat, turn, &Goal::Takes(1), None) == Some(true);
            if trace.len() > 2 && turns.iter().any(captures) {
                turns.retain(captures);
            }
            let turn = turns.choose(&mut rng).unwrap().clone();
            board.play(seat, &turn).unwrap();
            trace.push(turn);
        }
        let outcome = board.outcome().unwrap();
        let ledger = Ledger::after(&trace).unwrap();
        let score = |seat: Seat| outcome.score(seat).unwrap();
        for seat in [Seat(1), Seat(2)] {
            let card = trace[seat.index()].strip_prefix("target ").unwrap();
            let card: u8 = card.parse().unwrap();
            let bonus = ledger.bonus(seat, card);
            assert_eq!(ledger.points(seat) + bonus, score(seat), "{trace:?}");
            met.insert((card, bonus > 0));
        }
    }
    // Each card was met once, and missed once.
    assert_eq!(met.len(), 20, "{met:?}");
}

#[test]
fn the_solver_sees_the_same_by_whatever_target_of_the_rival() {
    let lang = Lang::english();
    for puzzle in of_sort("lead").iter().take(5) {
        let worlds = worlds(puzzle);
        assert_eq!(worlds.len(), 9, "{puzzle:?}");
        let alt = |board: &dyn Board| board.scene(Some(puzzle.seat), &lang).alt;
        let own = alt(&*puzzle.board().unwrap());
        assert!(worlds.iter().all(|world| alt(&**world) == own), "{own}");
        // The cards differ from world to world.
        let rivals = worlds.iter().map(|world| {
            let card = world.card(puzzle.seat.rival(), &lang);
            card.unwrap().scene.alt
        });
        let cards: BTreeSet<String> = rivals.collect();
        assert!(cards.len() > 7, "{cards:?}");
    }
}

#[test]
fn another_capture_is_further_ahead_at_once_than_the_right_one() {
    for puzzle in of_sort("lead").iter().step_by(20) {
        let target = puzzle.trace[puzzle.seat.index()].strip_prefix("target ");
        let target = target.unwrap().parse().unwrap();
        let ledger = Ledger::after(&puzzle.trace).unwrap();
        let lead = |turn: &str| {
            let mut after = ledger.clone();
            after.play(puzzle.seat, turn).unwrap();
            after.lead(puzzle.seat, target)
        };
        let turns = puzzle.board().unwrap().turns(puzzle.seat);
        let most = turns.iter().map(|turn| lead(turn)).max().unwrap();
        assert!(lead(&puzzle.decisions[0][0]) < most, "{puzzle:?}");
        assert_eq!(
            turns
                .iter()
                .filter(|turn| puzzle.is_right(0, turn) == Some(true))
                .count(),
            1
        );
    }
}

#[test]
fn a_close_is_won_in_every_world_by_a_turn_after_every_answer() {
    for puzzle in of_sort("close").iter().take(3) {
        let (seat, rival) = (puzzle.seat, puzzle.seat.rival());
        for mut world in worlds(puzzle) {
            world.play(seat, &puzzle.decisions[0][0]).unwrap();
            assert_eq!(world.outcome(), None);
            for answer in world.turns(rival) {
                let mut answered = world.boxed();
                answered.play(rival, &answer).unwrap();
                if let Some(outcome) = answered.outcome() {
                    assert!(outcome.score(seat) > outcome.score(rival), "{answer}");
                    continue;
                }
                let closes = |turn: &String| {
                    let mut after = answered.boxed();
                    after.play(seat, turn).unwrap();
                    let outcome = after.outcome();
                    outcome.is_some_and(|outcome| outcome.score(seat) > outcome.score(rival))
                };
                assert!(answered.turns(seat).iter().any(closes), "{answer}");
            }
        }
    }
}

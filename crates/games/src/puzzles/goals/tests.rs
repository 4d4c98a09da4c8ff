use std::collections::BTreeSet;

use strum::VariantArray;

use super::super::mine::{Extent, Means, Site, mine};
use super::super::puzzle::Puzzle;
use super::super::text;
use super::worlds::worlds;
use super::*;
use crate::game::Lang;
use crate::games;

mod dungeon;
mod places;

/// Returns the shipped puzzles of a sort.
fn of_sort(sort: Sort) -> Vec<Puzzle> {
    let all = games::GAMES
        .iter()
        .flat_map(|game| crate::puzzles::all(game).unwrap());
    all.filter(|puzzle| sort_of(puzzle) == Some(sort)).collect()
}

fn is_guess(turn: &str) -> bool {
    turn.contains(" guess ")
}

#[test]
fn every_sort_is_shipped_and_one_of_each_is_proved() {
    for &sort in Sort::VARIANTS {
        let puzzles = of_sort(sort);
        assert!(puzzles.len() >= 40, "{sort}: {}", puzzles.len());
        assert_eq!(laws::prove(&puzzles[puzzles.len() / 2]), Ok(()), "{sort}");
    }
}

#[test]
fn a_seed_finds_the_same_puzzles_in_games() {
    for key in ["mindoku", "chasm", "mix3", "dungeon-chess"] {
        let game = games::find(key).unwrap();
        for (sort, table) in mine::sites(game) {
            let site = Site {
                table,
                means: Means::Goal(sort),
            };
            let extent = Extent {
                wanted: 2,
                games: 400,
                seed: 5,
                batch: 0,
            };
            let lines = || -> Vec<String> {
                let found = mine(game, &site, extent, &BTreeSet::new()).puzzles;
                found.iter().map(text::line).collect()
            };
            let found = lines();
            assert_eq!(found.len(), 2, "{key} {sort}");
            assert_eq!(found, lines());
            for line in found {
                let puzzle = text::parse(game, &line).unwrap();
                assert_eq!(laws::prove(&puzzle), Ok(()), "{line}");
            }
        }
    }
}

#[test]
fn a_changed_solution_goal_rating_or_deal_breaks_a_law() {
    let right = of_sort(Sort::Room).remove(0);
    let other = of_sort(Sort::Room).remove(1);
    let mut wrong = vec![right.clone(); 5];
    wrong[0].decisions[0] = vec![right.board().unwrap().turns(right.seat)[0].clone()];
    wrong[1].goal = Some(Goal::Any);
    wrong[2].prior += 1;
    wrong[3].deal = other.deal.clone();
    wrong[4].trace.pop();
    for wrong in wrong {
        assert!(laws::prove(&wrong).is_err(), "{wrong:?}");
    }
    assert_eq!(laws::prove(&right), Ok(()));
}

#[test]
fn every_turn_of_the_winning_effect_is_right() {
    for sort in [Sort::Strike, Sort::Guess] {
        let mut most = 0;
        for puzzle in of_sort(sort).iter().take(4) {
            let turns = puzzle.board().unwrap().turns(puzzle.seat);
            let is_right = |turn: &&String| puzzle.is_right(0, turn) == Some(true);
            let right: Vec<&String> = turns.iter().filter(is_right).collect();
            most = most.max(right.len());
            assert!(right.contains(&&puzzle.decisions[0][0]));
            assert!(right.len() < turns.len());
            for turn in right {
                assert_eq!(is_guess(turn), sort == Sort::Guess, "{turn}");
            }
        }
        assert!(most > 1, "{sort}");
    }
}

#[test]
fn of_two_equal_tokens_in_a_group_each_may_be_claimed_and_no_other() {
    for puzzle in of_sort(Sort::Claim).iter().take(6) {
        let board = puzzle.board().unwrap();
        let choices = puzzle.choices(&*board);
        let is_right = |choice: &&String| puzzle.is_right(0, choice) == Some(true);
        let right: Vec<&String> = choices.iter().filter(is_right).collect();
        assert_eq!(right.len(), 2);
        let last = puzzle.trace.last().unwrap();
        for claim in right {
            let cell = claim.split(' ').nth(1).unwrap();
            assert!(!last.ends_with(cell), "{claim} after {last}");
            assert!(board.choose(puzzle.seat, claim).unwrap().play().is_ok());
        }
        assert_eq!(puzzle.is_right(0, "claim z9"), None);
    }
}

#[test]
fn the_solver_sees_the_same_in_every_world() {
    let lang = Lang::english();
    let mut most = 0;
    for puzzle in of_sort(Sort::Strike).iter().take(10) {
        let worlds = worlds(puzzle);
        let alt = |board: &dyn Board| board.scene(Some(puzzle.seat), &lang).alt;
        let own = alt(&*puzzle.board().unwrap());
        assert!(worlds.iter().all(|world| alt(&**world) == own), "{own}");
        most = most.max(worlds.len());
    }
    assert!(most > 1);
}

#[test]
fn a_guess_is_right_in_the_only_world_that_the_turns_allow() {
    for puzzle in of_sort(Sort::Guess).iter().take(5) {
        assert_eq!(worlds(puzzle).len(), 1, "{puzzle:?}");
        let (part, cell) = puzzle.decisions[0][0].split_once(" guess ").unwrap();
        let turns = puzzle.board().unwrap().turns(puzzle.seat).into_iter();
        let other = turns.filter(|turn| turn.starts_with(&format!("{part} guess ")));
        for turn in other.filter(|turn| !turn.ends_with(cell)) {
            assert_eq!(puzzle.is_right(0, &turn), Some(false), "{turn}");
        }
    }
}

#[test]
fn after_an_unsafe_turn_the_next_seat_wins() {
    for puzzle in of_sort(Sort::Safe).iter().take(5) {
        let board = puzzle.board().unwrap();
        let mut refuted = 0;
        for turn in board.turns(puzzle.seat) {
            let refutation = puzzle.refutation(0, &turn, None);
            let is_right = puzzle.is_right(0, &turn) == Some(true);
            let Some(answered) = refutation else {
                // The game ended with the turn itself.
                let mut after = board.boxed();
                after.play(puzzle.seat, &turn).unwrap();
                assert!(is_right || after.outcome().is_some(), "{turn}");
                continue;
            };
            assert!(!is_right, "{turn}");
            let outcome = answered.board.outcome().unwrap();
            let next = puzzle.seat.0 % puzzle.table.seats + 1;
            assert!(outcome.payoff(Seat(next)) >= 1.0, "{}", answered.text);
            refuted += 1;
        }
        assert!(refuted > 0);
    }
    let claim = &of_sort(Sort::Claim)[0];
    assert!(claim.refutation(0, "claim a1 1", None).is_none());
}

#[test]
fn mirrored_turns_have_one_id() {
    let puzzle = of_sort(Sort::Safe).remove(0);
    let mirror = |letter| match letter {
        'a'..='d' => char::from(b'a' + b'd' - letter as u8),
        other => other,
    };
    let mirrored: Vec<String> = puzzle
        .trace
        .iter()
        .map(|turn| turn.chars().map(mirror).collect())
        .collect();
    let key = |trace: &[String]| {
        symmetry::key_of_turns(puzzle.game, &puzzle.table, &puzzle.deal, trace).unwrap()
    };
    assert_ne!(mirrored, puzzle.trace);
    assert_eq!(key(&mirrored), key(&puzzle.trace));
    assert_ne!(key(&puzzle.trace[1..]), key(&puzzle.trace));
}

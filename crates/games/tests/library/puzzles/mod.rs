//! A second proof of every puzzle of one decision, by the rules alone: [`rules`] plays turns and
//! reads no goal, [`worlds`] lists what the solver's view allows, and [`ledger`] keeps the score of
//! Dungeon Chess from the words of turns.

mod dungeon;
mod leads;
mod ledger;
mod places;
mod rules;
mod worlds;

use std::collections::BTreeSet;

use tavolino_games::board::{Board, Exercise, Goal, SortInfo};
use tavolino_games::game::{Lang, Seat};
use tavolino_games::games;
use tavolino_games::puzzles::mine::{Extent, Means, Site, mine};
use tavolino_games::puzzles::{Puzzle, decision, laws, symmetry, text};

use self::worlds::worlds;

/// The sorts of all games.
fn sorts() -> impl Iterator<Item = &'static SortInfo> {
    games::GAMES.iter().flat_map(|game| (game.sorts)())
}

/// Returns the shipped puzzles of a sort.
fn of_sort(sort: &str) -> Vec<Puzzle> {
    let all = games::GAMES
        .iter()
        .flat_map(|game| tavolino_games::puzzles::all(game).unwrap());
    let is_of = |puzzle: &Puzzle| puzzle.sort().is_some_and(|found| found.name == sort);
    all.filter(is_of).collect()
}

/// Returns the exercise at the position of a puzzle.
fn exercise(puzzle: &Puzzle) -> Exercise {
    let board = puzzle.board().unwrap();
    board.exercise(puzzle.sort().unwrap()).unwrap()
}

/// Proves a puzzle by the rules, in every position that the solver's view allows.
fn prove(puzzle: &Puzzle) -> Result<(), String> {
    let sort = puzzle.sort().ok_or("it has no sort")?;
    let mut first = None;
    for world in worlds(puzzle) {
        let exercise = world.exercise(sort).ok_or("a world has no puzzle")?;
        let right = rules::right(puzzle, &*world, &exercise.choices, sort.name);
        let found = (exercise.choices, right.ok_or("a turn cannot be played")?);
        if *first.get_or_insert_with(|| found.clone()) != found {
            return Err("another turn is right in a position that looks the same".to_owned());
        }
    }
    let (choices, right) = first.ok_or("its position cannot be")?;
    let shown = &puzzle.decisions[0][0];
    let mut is_shown_right = false;
    for (text, is_right) in choices.iter().zip(right) {
        if puzzle.is_right(0, text) != Some(is_right) {
            return Err(format!("`{text}` is judged wrong"));
        }
        is_shown_right |= is_right && text == shown;
    }
    let law = || format!("the turn shown, `{shown}`, is not right");
    is_shown_right.then_some(()).ok_or_else(law)
}

fn is_guess(turn: &str) -> bool {
    turn.contains(" guess ")
}

#[test]
fn every_sort_is_shipped_and_some_of_each_are_proved_by_the_rules() {
    for sort in sorts() {
        let puzzles = of_sort(sort.name);
        assert!(puzzles.len() >= 40, "{sort:?}: {}", puzzles.len());
        for puzzle in puzzles.iter().step_by(puzzles.len() / 2) {
            assert_eq!(prove(puzzle), Ok(()), "{sort:?} {puzzle:?}");
        }
    }
}

/// Every puzzle of one decision of the files, which takes minutes.
#[test]
#[ignore = "minutes: after a change of files or of sorts, in release"]
fn every_shipped_puzzle_is_proved_by_the_rules() {
    for puzzle in sorts().flat_map(|sort| of_sort(sort.name)) {
        assert_eq!(prove(&puzzle), Ok(()), "{puzzle:?}");
    }
}

#[test]
fn a_seed_finds_the_same_puzzles_in_games() {
    for key in ["mindoku", "chasm", "mix3", "dungeon-chess"] {
        let game = games::find(key).unwrap();
        for (sort, table) in decision::sites(game) {
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
            assert_eq!(found.len(), 2, "{key} {sort:?}");
            assert_eq!(found, lines());
            for line in found {
                let puzzle = text::parse(game, &line).unwrap();
                assert!(laws::prove(&puzzle, None).is_ok(), "{line}");
                assert_eq!(prove(&puzzle), Ok(()), "{line}");
            }
        }
    }
}

#[test]
fn a_changed_solution_goal_rating_or_deal_breaks_a_law() {
    let right = of_sort("room").remove(0);
    let other = of_sort("room").remove(1);
    let mut wrong = vec![right.clone(); 5];
    wrong[0].decisions[0] = vec![right.board().unwrap().turns(right.seat)[0].clone()];
    wrong[1].goal = Some(Goal::Any);
    wrong[2].prior += 1;
    wrong[3].deal = other.deal.clone();
    wrong[4].trace.pop();
    for wrong in wrong {
        assert!(laws::prove(&wrong, None).is_err(), "{wrong:?}");
    }
    assert!(laws::prove(&right, None).is_ok());
}

#[test]
fn every_turn_of_the_winning_effect_is_right() {
    for sort in ["strike", "guess"] {
        let mut most = 0;
        for puzzle in of_sort(sort).iter().take(4) {
            let turns = puzzle.board().unwrap().turns(puzzle.seat);
            let is_right = |turn: &&String| puzzle.is_right(0, turn) == Some(true);
            let right: Vec<&String> = turns.iter().filter(is_right).collect();
            most = most.max(right.len());
            assert!(right.contains(&&puzzle.decisions[0][0]));
            assert!(right.len() < turns.len());
            for turn in right {
                assert_eq!(is_guess(turn), sort == "guess", "{turn}");
            }
        }
        assert!(most > 1, "{sort}");
    }
}

#[test]
fn of_two_equal_tokens_in_a_group_each_may_be_claimed_and_no_other() {
    for puzzle in of_sort("claim").iter().take(6) {
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
    for puzzle in of_sort("strike").iter().take(10) {
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
    for puzzle in of_sort("guess").iter().take(5) {
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
    for puzzle in of_sort("safe").iter().take(5) {
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
            assert!(outcome.is_won_by(Seat(next)), "{}", answered.text);
            refuted += 1;
        }
        assert!(refuted > 0);
    }
    let claim = &of_sort("claim")[0];
    assert!(claim.refutation(0, "claim a1 1", None).is_none());
}

#[test]
fn mirrored_turns_have_one_id() {
    let puzzle = of_sort("safe").remove(0);
    let mirror = |letter| match letter {
        'a'..='d' => char::from(b'a' + b'd' - letter as u8),
        other => other,
    };
    let mirrored: Vec<String> = puzzle
        .trace
        .iter()
        .map(|turn| turn.chars().map(mirror).collect())
        .collect();
    let key =
        |trace: &[String]| symmetry::key_of_turns(puzzle.game, &puzzle.table, &puzzle.deal, trace);
    assert_ne!(mirrored, puzzle.trace);
    assert_eq!(key(&mirrored), key(&puzzle.trace));
    assert_ne!(key(&puzzle.trace[1..]), key(&puzzle.trace));
}

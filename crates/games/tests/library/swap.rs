//! The computer around a swap, in games whose values are known: it takes over what is better, and
//! opens knowing that.

use rand::SeedableRng;
use serde_json::Value;
use tavolino_games::ai::value::Verdict;
use tavolino_games::ai::{SearchOptions, Strength};
use tavolino_games::analysis::Analyst;
use tavolino_games::board::Board;
use tavolino_games::game::{Options, Rng, Seat, Table};
use tavolino_games::{games, solved};

/// The games that are solved, and of which the first seat is worth more.
const SOLVED: [&str; 3] = ["mix3", "quadrangle", "trix"];

fn table(game: &str, swap: &str) -> Table {
    let options = Options::from([("swap".to_owned(), swap.to_owned())]);
    let info = games::find(game).unwrap().info;
    info.table(&options, None).unwrap()
}

fn opened(game: &str, swap: &str) -> Box<dyn Board> {
    let entry = games::find(game).unwrap();
    (entry.open)(&table(game, swap), Value::Null).unwrap()
}

/// The turn of a seat by the table of the game, with the value that the seat sees.
fn thought(board: &dyn Board, seat: Seat) -> (String, Option<Verdict>) {
    let known = solved::embedded(board.info(), &table(board.info().key, "no").options).unwrap();
    let options = SearchOptions {
        strength: Strength::Strong,
        table: Some(&known),
        ..SearchOptions::default()
    };
    let result = board.think(seat, options, &mut Rng::seed_from_u64(1));
    let result = result.unwrap();
    (result.turn, result.verdict)
}

#[test]
fn the_option_is_for_games_whose_first_seat_outweighs_the_second() {
    let with = games::GAMES.iter().filter(|entry| entry.info.knows_swap());
    let mut keys: Vec<&str> = with.map(|entry| entry.info.key).collect();
    keys.sort_unstable();
    assert_eq!(keys, ["kintei", "mix3", "quadrangle", "trix"]);
    for key in keys {
        let info = games::find(key).unwrap().info;
        let [plain, chosen] = ["no", "yes"].map(|swap| table(key, swap));
        assert!(!plain.options.contains_key("swap"), "written as ever");
        assert!(info.worth(&plain)[0] > 30.0);
        assert_eq!(info.worth(&chosen), [0.0, 0.0]);
        assert!(!info.seat_decides(&chosen));
        // A rematch is opened with the table as it is stored.
        assert_eq!(info.table(&chosen.options, Some(2)), Ok(chosen));
    }
}

#[test]
fn a_perfect_player_takes_over_exactly_what_is_lost_for_it() {
    let mut taken = 0;
    for game in SOLVED {
        let start = opened(game, "yes");
        let mut values = Vec::new();
        for turn in start.turns(Seat(1)) {
            let [mut with, mut plain] = ["yes", "no"].map(|swap| opened(game, swap));
            with.play(Seat(1), &turn).unwrap();
            plain.play(Seat(1), &turn).unwrap();
            let (kept, value) = thought(&*plain, Seat(2));
            let (chosen, seen) = thought(&*with, Seat(2));
            let is_lost = value == Some(Verdict::Loss);
            assert_eq!(chosen == "swap", is_lost, "{game}: {turn}, {kept}");
            assert_ne!(seen, Some(Verdict::Loss), "{game}: {turn}");
            taken += usize::from(is_lost);
            values.push(value);
        }
        // It opens with a draw where there is one; else it loses by every turn.
        let (opening, seen) = thought(&*start, Seat(1));
        let draws = values.contains(&Some(Verdict::Draw));
        let expected = if draws { Verdict::Draw } else { Verdict::Loss };
        assert_eq!(seen, Some(expected), "{game}: {opening}");
        let at = start
            .turns(Seat(1))
            .iter()
            .position(|turn| *turn == opening);
        let is_drawn = values[at.unwrap()] == Some(Verdict::Draw);
        assert_eq!(is_drawn, draws, "{game}: {opening}");
    }
    assert!(taken > 0, "the first seat wins by some turn");
}

#[test]
fn every_strength_plays_a_game_with_a_swap_to_its_end() {
    for strength in [Strength::Easy, Strength::Medium, Strength::Strong] {
        let (mut board, mut rng) = (opened("mix3", "yes"), Rng::seed_from_u64(3));
        let options = SearchOptions {
            strength,
            effort_permille: Some(50),
            ..SearchOptions::default()
        };
        while let Some(seat) = board.to_act().first() {
            let result = board.think(seat, options, &mut rng).unwrap();
            board.play(seat, &result.turn).unwrap();
        }
        assert!(board.outcome().is_some());
    }
}

#[test]
fn a_swap_is_evaluated_as_the_turn_it_is() {
    let known = solved::embedded(
        games::find("trix").unwrap().info,
        &table("trix", "no").options,
    );
    let options = SearchOptions {
        strength: Strength::Strong,
        table: known.as_deref(),
        ..SearchOptions::default()
    };
    let start = opened("trix", "yes");
    let lost = |turn: &String| {
        let mut after = start.boxed();
        after.play(Seat(1), turn).unwrap();
        thought(&*after, Seat(2)).0 == "swap"
    };
    let opening = start.turns(Seat(1)).into_iter().find(lost).unwrap();
    let mut board = start.boxed();
    let mut analyst = Analyst::new(start.boxed(), &table("trix", "yes"), 3, 1);
    board.play(Seat(1), &opening).unwrap();
    let judged = analyst.judge(Seat(1), &opening, board.boxed(), options);
    // An opening that wins is taken over.
    assert_eq!(judged.unwrap().played.verdict, Some(Verdict::Loss));
    board.play(Seat(2), "swap").unwrap();
    let judged = analyst.judge(Seat(2), "swap", board.boxed(), options);
    let judged = judged.unwrap();
    assert_eq!(judged.played.verdict, Some(Verdict::Win));
    assert_eq!((&*judged.best.turn, judged.turn.as_str()), ("swap", "swap"));
    let answer = board.turns(Seat(1)).swap_remove(0);
    board.play(Seat(1), &answer).unwrap();
    let judged = analyst.judge(Seat(1), &answer, board.boxed(), options);
    assert_eq!(judged.unwrap().played.verdict, Some(Verdict::Loss));
    let outlook = analyst.finish().outlook;
    assert!(outlook.swapped);
    let chances: Vec<f32> = outlook.curves[0]
        .points
        .iter()
        .map(|point| point.1)
        .collect();
    assert_eq!(chances[1..], [0.0, 0.0, 0.0], "of seat 1");
}

use rand::SeedableRng;

use super::*;
use crate::game::{Face, Heuristics, Lang, Strength};

fn together(play: &Play<Mindoku>) -> Option<bool> {
    match play.outcome() {
        None => None,
        Some(Outcome::Together { won }) => Some(*won),
        Some(other) => panic!("{other:?}"),
    }
}

#[test]
fn no_seat_is_worth_more_than_another() {
    let worth = |options: &[(&str, &str)]| {
        let table = table::<Mindoku>(2, options);
        Mindoku::INFO.worth(&table)
    };
    assert_eq!(worth(&[("mode", "cooperative")]), [0.0, 0.0]);
    let measured = [("board", "6x"), ("referee", "bot")];
    assert_eq!(worth(&measured), [5.0, -5.0], "with whichever referee");
}

#[test]
fn all_hands_are_public() {
    let play = game(TOGETHER, &["12", "34"], "", &[]);
    assert_eq!(play.view(None), play.view(Some(Seat(1))));
    assert!(
        play.view(None)
            .hands
            .contains(&Hand::Open(Tokens::counted(&[0, 0, 1, 1])))
    );
    assert_eq!(play.card(Seat(1), &Lang::english()), None);
}

#[test]
fn the_first_question_asks_for_a_token_to_place_and_nothing_else() {
    let question = |settings, line: &[&str]| {
        let play = game(settings, &["12", "34"], "", line);
        Mindoku::prompt(&play.shown(Some(Seat(1))), Seat(1), &[], &Lang::english())
    };
    let placing = "Which token do you place?";
    assert_eq!(question(TOGETHER, &[]), placing);
    assert_eq!(question(PLAYERS, &[]), placing, "nothing to move or take");
    let line = ["1 place 1 a1", "2 place 3 b2"];
    assert_eq!(question(TOGETHER, &line), placing);
    let any = "Place a token, move one, or take one?";
    assert_eq!(question(PLAYERS, &line), any);
}

#[test]
fn a_turn_places_a_token_of_yours_on_any_free_cell() {
    let play = game(
        TOGETHER,
        &["12", "34"],
        "1 . . .\n. . . .\n. . . .\n. . . .",
        &[],
    );
    let turns = turns(&play, 1);
    assert_eq!(turns.len(), 2 * 15);
    assert!(
        turns.contains(&"place 1 a1".to_owned()),
        "also where it makes a duplicate"
    );
    assert!(
        !has(&play, 1, "place 3 a1") && !has(&play, 1, "take a4") && !has(&play, 1, "move a4 a3")
    );
}

#[test]
fn a_placement_that_makes_a_duplicate_loses_the_game_for_all_at_once() {
    let play = game(
        TOGETHER,
        &["11", "34"],
        "",
        &["1 place 1 a1", "2 place 3 b1"],
    );
    assert_eq!(together(&play), None);
    let play = game(
        TOGETHER,
        &["11", "34"],
        "",
        &["1 place 1 a1", "2 place 3 b1", "1 place 1 a4"],
    );
    assert_eq!(together(&play), Some(false));
    assert_eq!(on(&play, "a4"), Some(1));
}

#[test]
fn when_all_tokens_are_placed_all_win() {
    let play = game(TOGETHER, &["1", "3"], "", &["1 place 1 a1", "2 place 3 a2"]);
    assert_eq!(together(&play), Some(true));
    assert_eq!(together(&game(TOGETHER, &["", ""], "", &[])), Some(true));
}

#[test]
fn a_last_token_that_makes_a_duplicate_still_loses() {
    let play = game(TOGETHER, &["1", "1"], "", &["1 place 1 a1", "2 place 1 a2"]);
    assert_eq!(together(&play), Some(false));
}

#[test]
fn a_seat_with_an_empty_hand_is_skipped() {
    let play = game(TOGETHER, &["1", "23", ""], "", &[]);
    assert_eq!(acting(&play), 1);
    let play = game(
        TOGETHER,
        &["1", "23", ""],
        "",
        &["1 place 1 a1", "2 place 2 b1"],
    );
    assert_eq!(acting(&play), 2);
    assert_eq!(acting(&game(TOGETHER, &["", "23", ""], "", &[])), 2);
}

#[test]
fn if_the_seat_to_act_can_only_make_a_duplicate_all_lose() {
    // Ruling. Of the cells where another 1 is no duplicate only d4 is free.
    let crowded = ". 3 . .\n. 4 . 2\n. . 1 .\n1 . . .";
    let play = game(TOGETHER, &["43", "1"], crowded, &["1 place 4 d4"]);
    assert_eq!(together(&play), Some(false));
    assert_eq!(
        together(&game(TOGETHER, &["43", "1"], crowded, &["1 place 4 c1"])),
        None
    );
    // At the start, too.
    let full = crowded.replacen(". 3 . .", ". 3 . 4", 1);
    assert_eq!(
        together(&game(TOGETHER, &["1", "3"], &full, &[])),
        Some(false)
    );
}

#[test]
fn the_leavers_tokens_go_one_by_one_smallest_first_from_the_next_seat() {
    // Ruling.
    let play = game(TOGETHER, &["4", "2113", "4"], "", &["2 resign"]);
    assert_eq!(hand(&play, 3), [1, 2, 4]);
    assert_eq!(hand(&play, 1), [1, 3, 4]);
    assert_eq!(hand(&play, 2), [0; 0]);
    assert_eq!(acting(&play), 1);
}

#[test]
fn when_the_seat_to_act_leaves_the_next_one_acts() {
    let play = game(TOGETHER, &["13", "2", "4"], "", &["1 resign"]);
    assert_eq!(acting(&play), 2);
    assert_eq!((hand(&play, 2), hand(&play, 3)), (vec![1, 2], vec![3, 4]));
}

#[test]
fn if_one_seat_is_left_it_plays_on_alone_and_if_that_one_leaves_the_game_is_lost() {
    let play = game(TOGETHER, &["1", "2"], "", &["1 resign", "2 place 1 a1"]);
    assert_eq!((acting(&play), together(&play)), (2, None));
    let won = game(
        TOGETHER,
        &["1", "2"],
        "",
        &["1 resign", "2 place 1 a1", "2 place 2 a2"],
    );
    assert_eq!(together(&won), Some(true));
    let lost = game(TOGETHER, &["1", "2"], "", &["1 resign", "2 resign"]);
    assert_eq!(together(&lost), Some(false));
}

#[test]
fn the_referee_has_no_meaning_and_is_accepted() {
    const BOTH: Settings = &[("mode", "cooperative"), ("referee", "bot")];
    let (one, other) = (
        game(TOGETHER, &["11", "2"], "", &[]),
        game(BOTH, &["11", "2"], "", &[]),
    );
    assert_eq!(turns(&one, 1), turns(&other, 1));
}

#[test]
fn nothing_can_be_claimed_and_no_turn_is_merely_skipped() {
    let mut play = game(TOGETHER, &["11", "2"], "", &["1 place 1 a1"]);
    assert!(play.claims(Seat(1)).is_empty());
    assert!(Board::play(&mut play, Seat(2), "claim a1").is_err());
    assert!(!play.skip(Seat(2)));
    assert_eq!(acting(&play), 2);
}

#[test]
fn a_preview_shows_the_loss_and_the_win() {
    let drawing = ". . . .\n. . . .\n. . . .\n1 . . .";
    let play = game(TOGETHER, &["1", ""], drawing, &[]);
    for (text, won) in [("place 1 a4", false), ("place 1 d4", true)] {
        let turn = play.game().read(Seat(1), text).unwrap();
        let shown = play.preview(Seat(1), &turn);
        assert_eq!(shown.outcome, Some(Outcome::Together { won }), "{text}");
    }
}

#[test]
fn a_draw_cannot_be_agreed() {
    let mut play = game(TOGETHER, &["1", "2"], "", &[]);
    play.agree_to_draw();
    assert!(is_running(&play));
}

#[test]
fn whoever_keeps_to_the_plan_fills_every_board() {
    for board in ["4x", "on3rows", "6x", "9x"] {
        for seats in [2, 4] {
            let options = [("board", board), ("mode", "cooperative")];
            let table = table::<Mindoku>(seats, &options);
            let deal = Mindoku::deal(&table, &mut Rng::seed_from_u64(7));
            let mut play = Play::<Mindoku>::new(&table, deal).unwrap();
            while let Some(seat) = play.to_act().first() {
                let planned = play.game().known_best_turn(seat, Strength::Medium);
                play.play(seat, &planned.expect("it can still be filled").turn);
            }
            assert_eq!(together(&play), Some(true), "{board} for {seats}");
        }
    }
}

#[test]
fn against_each_other_there_is_no_plan() {
    let play = game(&[], &["12", "34"], "", &[]);
    assert_eq!(play.game().known_best_turn(Seat(1), Strength::Strong), None);
}

use super::*;
use crate::board::Board;
use crate::contract::{after, look_alike, places, played, table, texts};
use crate::game::kit::words::list;
use crate::game::notation::step;
use crate::game::{Beliefs, Face, Lang};
use crate::play::Play;

mod secrets;

/// A position drawn with `1` and `2` for clouds, `I` and `Z` for breaths; the lightning is on these
/// two cells.
fn drawn(to_act: u8, lightning: [&str; 2], drawing: &str) -> Jinrai {
    Jinrai {
        public: Public::drawn(Seat(to_act), drawing),
        lightning: lightning.map(|cell| Some(cell.parse().unwrap())),
    }
}

fn start(lines: &[&str]) -> Play<Jinrai> {
    played::<Jinrai>(&table::<Jinrai>(2, &[]), (), lines)
}

/// A game in which both have chosen.
fn chosen(lines: &[&str]) -> Play<Jinrai> {
    start(&[&["1 lightning a1", "2 lightning e5"], lines].concat())
}

fn has(game: &Jinrai, turn: &str) -> bool {
    texts(game).iter().any(|text| text == turn)
}

/// Nobody is near anybody.
const APART: &str = "
    2 . 2 . Z
    2 . 2 . .
    . . . . .
    1 . 1 . .
    1 . 1 . I";

#[test]
fn clouds_start_on_a_b_d_and_e_and_the_breath_on_c() {
    let game = start(&[]).game().clone();
    for (seat, rank) in [(Seat(1), 1), (Seat(2), 5)] {
        let clouds = "a_, b_, d_, e_".replace('_', &rank.to_string());
        assert_eq!(list(game.public.clouds(seat).iter()), clouds);
        assert_eq!(game.public.breath(seat).to_string(), format!("c{rank}"));
    }
}

#[test]
fn both_choose_in_any_order_before_seat_1_acts() {
    assert_eq!(start(&[]).to_act(), Seats::all(2));
    assert_eq!(
        Board::turns(&start(&[]), Seat(2)),
        [
            "lightning a5",
            "lightning b5",
            "lightning d5",
            "lightning e5"
        ]
    );
    let one = start(&["2 lightning b5"]);
    assert_eq!(one.to_act(), Seat(1).into());
    let both = start(&["2 lightning b5", "1 lightning a1"]);
    assert_eq!(both.to_act(), Seat(1).into());
    assert!(Board::turns(&both, Seat(1)).contains(&"a1 a2".to_owned()));
}

#[test]
fn a_piece_steps_to_an_adjacent_free_cell_or_jumps_over_one_of_its_own() {
    let game = drawn(1, ["a1", "a5"], APART);
    let of = |from: &str| {
        let texts = texts(&game);
        let own = texts.into_iter().filter(|text| text.starts_with(from));
        own.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(of("a1"), "a1 b1, a1 b2, a1 a3");
    assert_eq!(of("c2"), "c2 b1, c2 b2, c2 b3, c2 c3, c2 d1, c2 d2, c2 d3");
    assert_eq!(of("e1"), "e1 d1, e1 d2, e1 e2");
}

#[test]
fn it_is_one_jump_and_never_over_an_enemy() {
    let game = drawn(
        1,
        ["a1", "a5"],
        ". . 2 2 Z\n. . . . 2\n. . . . .\n2 1 . 1 .\n1 . 1 . I",
    );
    assert!(has(&game, "a1 c3") && !has(&game, "a1 c3 e5") && !has(&game, "a1 a3"));
}

#[test]
fn a_piece_beside_two_enemies_cannot_be_moved_by_its_owner() {
    let game = drawn(
        1,
        ["a1", "a5"],
        "2 . . . 2\n. . . . .\n. 2 . Z 2\n. . 1 . 1\nI 1 . . 1",
    );
    let texts = texts(&game);
    assert!(
        !texts.iter().any(|text| text.starts_with("c2 ")),
        "b3 and d3"
    );
    assert!(
        !texts.iter().any(|text| text.starts_with("e2 ")),
        "a breath counts"
    );
    assert!(texts.iter().any(|text| text.starts_with("b1 ")));
}

/// The breath of seat 1 stands beside two clouds, and so is held fast.
const HELD: &str = "
    2 . . . 2
    . . . . Z
    . 2 2 . .
    . . I . .
    1 1 . 1 1";

#[test]
fn a_breath_blows_an_enemy_cloud_to_a_free_cell_beside_that_cloud() {
    let game = drawn(1, ["a1", "a5"], HELD);
    let blows = texts(&game).into_iter();
    let blows = blows.filter(|text| text.starts_with("a1 a2 blow b3"));
    let expected: Vec<String> = ["a3", "a4", "b2", "b4", "c4"]
        .map(|to| format!("a1 a2 blow b3 {to}"))
        .to_vec();
    assert_eq!(blows.collect::<Vec<_>>(), expected, "a2 is taken by then");
}

#[test]
fn never_the_breath() {
    let game = drawn(
        1,
        ["a1", "a5"],
        "2 . . . 2\n. . . . .\n. 2 Z 2 .\n. . I . .\n1 1 . 1 1",
    );
    assert!(!texts(&game).iter().any(|text| text.contains("blow c3")));
}

#[test]
fn a_turn_is_a_move_or_a_move_and_a_blow_or_a_blow_and_a_move() {
    let game = drawn(1, ["a1", "a5"], HELD);
    for turn in ["a1 a2", "a1 a2 blow b3 b4", "blow b3 b4 a1 a2"] {
        assert!(has(&game, turn), "{turn}");
    }
    for turn in ["blow b3 b4", "pass"] {
        assert!(!has(&game, turn), "{turn}");
    }
    assert!(
        !texts(&game)
            .iter()
            .any(|text| text.matches("blow").count() > 1)
    );
}

#[test]
fn each_part_must_be_legal_when_it_is_made() {
    let game = drawn(1, ["a1", "a5"], HELD);
    assert!(!has(&game, "c2 d2"), "it is held");
    assert!(
        has(&game, "blow b3 a4 c2 d2"),
        "until one of them is blown away"
    );
    assert!(!has(&game, "blow b3 b2 c2 d2"), "b2 is still beside it");
    assert!(has(&game, "blow b3 a4 c2 b3"), "where the cloud has been");
    assert!(has(&game, "blow b3 a4 c2 d2") && !has(&game, "c2 d2 blow b3 a4"));
}

#[test]
fn a_breath_with_two_enemies_beside_it_can_still_blow() {
    assert!(has(&drawn(1, ["a1", "a5"], HELD), "a1 a2 blow c3 c4"));
}

/// No piece of seat 1 can move; its breath can blow.
const STUCK: &str = "
    . . . . .
    . . . . .
    . . . . .
    2 2 2 2 Z
    1 1 1 1 I";

#[test]
fn if_no_piece_can_move_the_turn_is_a_blow_or_a_pass() {
    let game = drawn(1, ["a1", "a2"], STUCK);
    let texts = texts(&game);
    assert!(has(&game, "pass") && has(&game, "blow d2 d3"));
    assert!(
        texts
            .iter()
            .all(|text| text == "pass" || text.split(' ').count() == 3)
    );
}

#[test]
fn what_can_move_is_judged_at_the_start_of_the_turn_only() {
    let game = drawn(1, ["a1", "a2"], STUCK);
    let freed = game.after(Seat(1), Part::Blow(Cell::new(3, 1), Cell::new(3, 2)));
    assert!(!freed.public.moves(Seat(1)).is_empty());
    assert!(
        !texts(&game)
            .iter()
            .any(|text| text.starts_with("blow d2 d3 "))
    );
}

#[test]
fn two_such_turns_in_succession_are_a_draw() {
    let stuck = || drawn(1, ["a1", "a2"], STUCK);
    let passed = after(stuck(), &["pass"]);
    assert_eq!(passed.outcome(), None);
    assert_eq!(texts(&passed), ["pass"], "seat 2 cannot move either");
    assert_eq!(places(after(passed, &["pass"]).outcome().as_ref()), [1, 1]);
    let blown = after(stuck(), &["blow d2 d3"]);
    assert!(blown.public.is_idle(), "a blow alone counts");
    let moved = after(blown, &["d3 d4"]);
    assert!(!moved.public.is_idle(), "a move begins the count anew");
}

/// Seat 1 has two clouds close to the goal.
const CLOSE: &str = "
    2 . . . 2
    . 1 . 1 .
    . . . . .
    2 . . 2 Z
    1 1 . . I";

#[test]
fn the_lightning_cloud_on_the_enemy_home_row_wins() {
    let strikes = after(drawn(1, ["b4", "a5"], CLOSE), &["b4 b5"]);
    assert_eq!(places(strikes.outcome().as_ref()), [1, 2]);
    let other = after(drawn(1, ["d4", "a5"], CLOSE), &["b4 b5"]);
    assert_eq!(other.outcome(), None);
}

#[test]
fn the_enemys_lightning_on_the_acting_seats_home_row_wins_for_the_enemy_whoever_put_it_there() {
    let game = drawn(
        1,
        ["a1", "d2"],
        "2 2 . . Z\n. . . . .\n. . . . .\n2 . . 2 I\n1 1 . . .",
    );
    let blown = after(game, &["b1 c1 blow d2 d1"]);
    assert_eq!(places(blown.outcome().as_ref()), [2, 1]);
}

#[test]
fn a_guess_may_end_a_turn_of_any_form_once_a_cloud_without_lightning_has_arrived() {
    let game = drawn(1, ["d4", "a5"], CLOSE);
    assert!(has(&game, "b4 b5 guess a5") && has(&game, "b4 b5 guess d2"));
    assert!(!has(&game, "a1 c1 guess a5"), "nobody has arrived");
    assert!(!has(&game, "b4 b5 guess e2"), "a breath is no cloud");
    let arrived = after(game, &["b4 b5", "d2 c2"]);
    assert!(has(&arrived, "a1 c1 guess c2"), "it stands there still");
    assert!(
        !has(&arrived, "d4 c5 guess c2"),
        "lightning that arrives wins without"
    );
}

#[test]
fn a_guess_names_a_cloud_where_it_stands_after_the_other_parts() {
    let game = drawn(
        1,
        ["a1", "d4"],
        "2 1 . . 2\n. . . 2 Z\n. . . I .\n2 . . . .\n1 1 1 . .",
    );
    assert!(has(&game, "a1 b2 blow d4 c4 guess c4"));
    assert!(!has(&game, "a1 b2 blow d4 c4 guess d4"));
}

#[test]
fn a_right_guess_wins() {
    let right = after(drawn(1, ["d4", "a5"], CLOSE), &["b4 b5 guess a5"]);
    assert_eq!(places(right.outcome().as_ref()), [1, 2]);
}

#[test]
fn a_wrong_guess_is_spent() {
    let wrong = after(drawn(1, ["d4", "a5"], CLOSE), &["b4 b5 guess e5"]);
    assert_eq!(wrong.outcome(), None);
    assert!(wrong.public.guessed().contains(Seat(1)));
    assert!(!wrong.public.guessed().contains(Seat(2)));
    let next = after(wrong, &["d2 c2"]);
    assert!(!texts(&next).iter().any(|text| text.contains("guess")));
}

#[test]
fn a_right_guess_comes_before_the_enemys_lightning() {
    let game = drawn(
        1,
        ["a1", "d2"],
        "2 2 1 . Z\n. . . . .\n. . . . .\n2 . . 2 I\n1 1 . . .",
    );
    let both = after(game, &["b1 c1 blow d2 d1 guess d1"]);
    assert_eq!(places(both.outcome().as_ref()), [1, 2]);
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    // The first occurrence is that after both have chosen.
    let round = ["1 a1 a2", "2 a5 a4", "1 a2 a1", "2 a4 a5"];
    assert_eq!(start(&["1 lightning a1"]).game().repetition_key(), None);
    assert_eq!(chosen(&round).outcome(), None);
    assert_eq!(places(chosen(&[round, round].concat()).outcome()), [1, 1]);
}

#[test]
fn whoever_leaves_loses_also_before_choosing() {
    assert_eq!(places(start(&["2 resign"]).outcome()), [1, 2]);
    assert_eq!(
        places(start(&["2 lightning a5", "1 resign"]).outcome()),
        [2, 1]
    );
}

#[test]
fn halfway_the_pieces_stand_where_they_were_said_to_go() {
    let game = drawn(1, ["a1", "a5"], HELD);
    let prefix = |words: &[&str]| {
        let mut game = game.clone();
        game.play_partial(Seat(1), words);
        game.view(Some(Seat(1)))
    };
    assert_eq!(prefix(&["a1"]), game.view(Some(Seat(1))));
    let moved = prefix(&["a1", "a2", "blow", "b3"]);
    assert_eq!(moved.lightning, [Some(Cell::new(0, 1)), None]);
    assert_eq!(moved.public.acting(), Seat(1).into());
    let blown = prefix(&["blow", "b3", "a4"]);
    assert!(blown.public.clouds(Seat(2)).contains(Cell::new(0, 3)));
}

#[test]
fn a_move_takes_at_most_three_choices() {
    let play = chosen(&[]);
    let turns = Board::turns(&play, Seat(1));
    for text in ["a1 a2", "c1 c2"] {
        let mut prefix = String::new();
        let taps = (1..9).find(|_| {
            let steps = step(&turns, &prefix, 25).into_iter();
            let mut fit =
                steps.filter(|choice| crate::game::notation::leads_to(&choice.text, text));
            let choice = fit.next().expect("it is offered");
            prefix.clone_from(&choice.text);
            choice.is_turn && prefix == text
        });
        assert!(taps.is_some_and(|taps| taps <= 3), "{text}");
    }
}

#[test]
fn who_brings_one_cloud_forward_is_believed_to_have_the_lightning_there() {
    let play = chosen(&["1 b1 b2", "2 d5 d4", "1 b2 b3", "2 d4 d5"]);
    let view = play.view(Some(Seat(2)));
    let worlds = Jinrai::worlds(&view).unwrap();
    let weights = Jinrai::weights(&view, &worlds);
    let forward = "b3".parse().ok();
    for (world, &weight) in worlds.iter().zip(&weights) {
        assert!(weight > 0.0, "nothing is certain: {weights:?}");
        let other = weights.iter().filter(|&&other| other < weight).count();
        let is_forward = world.lightning[0] == forward;
        assert_eq!(is_forward, other == 3, "{weights:?}");
    }
    // Seat 2 took its step back, which tells nothing.
    let view = play.view(Some(Seat(1)));
    let weights = Jinrai::weights(&view, &Jinrai::worlds(&view).unwrap());
    let spread = |weight: &f32| (weight - weights[0]).abs() < 1e-5;
    assert!(weights.iter().all(spread), "{weights:?}");
}

#[test]
fn a_menu_asks_for_a_blow_only_where_one_is_possible() {
    let asks = |play: &Play<Jinrai>| {
        Jinrai::prompt(&play.shown(Some(Seat(1))), Seat(1), &[], &Lang::english())
    };
    let piece = "Which piece moves now?";
    assert_eq!(asks(&chosen(&[])), piece);
    let near = ["1 c1 c2", "2 b5 b4", "1 c2 c3", "2 d5 d4"];
    assert_eq!(asks(&chosen(&near)), "Move a piece, or blow first?");
}

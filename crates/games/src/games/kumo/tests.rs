use super::*;
use crate::board::Board;
use crate::contract::{CHOICES, after, ann_and_ben, places, played, report, table};
use crate::game::Lang;
use crate::game::kit::words::list;
use crate::game::notation::step;
use crate::play::Play;

/// A position drawn with `1` and `2`, after no turn that could be undone.
fn drawn(to_act: u8, drawing: &str) -> Kumo {
    Kumo(Position::drawn(to_act, drawing))
}

fn start(lines: &[&str]) -> Play<Kumo> {
    played::<Kumo>(&table::<Kumo>(2, &[]), (), lines)
}

fn has(game: &Kumo, turn: &str) -> bool {
    game.read(game.0.to_act, turn).is_some()
}

fn stand(game: &Kumo) -> [String; 2] {
    [1, 2].map(|seat| list(game.0.pieces(Seat(seat)).iter()))
}

#[test]
fn five_clouds_start_on_each_home_row() {
    let game = start(&[]).game().clone();
    assert_eq!(stand(&game), ["a1, b1, c1, d1, e1", "a5, b5, c5, d5, e5"]);
}

#[test]
fn a_cloud_moves_to_a_free_adjacent_cell() {
    let game = drawn(1, ". . . . .\n. . . . .\n. . . . .\n. . . . .\n1 . . . .");
    let turns: Vec<String> = game
        .turns(Seat(1))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(turns, ["a1 a2", "a1 b2", "a1 b1"]);
    assert_eq!(stand(&after(game, &["a1 b2"]))[0], "b2");
}

#[test]
fn an_enemy_cloud_is_blown_one_cell_on_while_yours_stays() {
    let game = drawn(1, ". . . . .\n. . . . .\n1 2 . . .\n. . . . .\n. . . . .");
    assert_eq!(stand(&after(game, &["a3 b3"])), ["a3", "c3"]);
}

#[test]
fn the_cell_it_is_blown_to_must_be_on_the_board_and_free() {
    let game = drawn(1, ". . . . .\n2 . . . .\n1 2 2 . .\n. . . . .\n. . . 1 2");
    assert!(!has(&game, "a3 b3") && !has(&game, "d1 e1"));
    assert!(has(&game, "a3 a4"), "a5 is free");
}

#[test]
fn a_cloud_that_stepped_is_not_blown_straight_back() {
    let game = drawn(2, ". . . . .\n. . 2 . .\n. . . . .\n. . 1 1 .\n. . . . .");
    let stepped = after(game, &["c4 c3"]);
    assert!(!has(&stepped, "c2 c3"));
    assert_eq!(stepped.0.banned.unwrap().to_string(), "c2 c3");
    assert!(has(&stepped, "d2 c3"), "another way is free");
}

#[test]
fn a_cloud_blown_by_its_owner_is_not_blown_straight_back() {
    let one = drawn(2, ". . 2 . .\n. . 2 . .\n. . . . .\n. . 1 . .\n. . . . .");
    assert!(!has(&after(one, &["c5 c4"]), "c2 c3"));
    let two = drawn(2, ". . . . .\n. . . . .\n1 . . 2 2\n. . . . .\n. . . . .");
    let blown = after(two, &["e3 d3"]);
    assert_eq!(stand(&blown)[1], "b3, e3");
    assert!(has(&blown, "a3 b3"), "c3 is not where it came from");
}

#[test]
fn a_cloud_that_the_enemy_blew_may_be_blown_back() {
    let game = drawn(1, ". . . . .\n. . . . .\n1 2 . 2 .\n. . . . .\n. . . . .");
    let blown = after(game, &["a3 b3"]);
    assert_eq!(stand(&blown)[1], "c3, d3");
    assert!(has(&blown, "d3 c3"), "its owner may blow it back");
    let next = after(blown, &["d3 d4"]);
    assert_eq!(next.0.banned, None);
}

#[test]
fn the_ban_lasts_one_turn() {
    let game = drawn(2, ". . . . .\n. . 2 . .\n. . . . .\n. . 1 . .\n1 . . . 2");
    assert!(has(&after(game, &["c4 c3", "a1 a2", "e1 e2"]), "c2 c3"));
}

#[test]
fn an_own_cloud_is_blown_as_far_as_it_can_go() {
    let edge = drawn(1, ". . . . .\n. . . . .\n1 1 . . .\n. . . . .\n. . . . .");
    assert_eq!(stand(&after(edge, &["a3 b3"]))[0], "a3, e3");
    let piece = drawn(1, ". . . . .\n. . . 2 .\n. . . . .\n. 1 . . .\n1 . . . .");
    assert_eq!(stand(&after(piece, &["a1 b2"]))[0], "a1, c3");
}

#[test]
fn at_least_one_cell() {
    let game = drawn(1, ". . . . .\n. . . . .\n1 1 2 . .\n. . . . .\n. . . . .");
    assert!(!has(&game, "a3 b3"));
    assert!(!has(&game, "b3 a3"), "nothing leaves the board");
}

#[test]
fn a_seat_with_a_cloud_on_the_enemy_home_row_wins() {
    let game = drawn(1, ". . . . .\n. 1 . . .\n. . . . .\n. . . . .\n. . . . 2");
    assert_eq!(places(game.outcome().as_ref()), [2, 1]);
    let game = drawn(1, ". . . . .\n. 1 . . .\n. . . . .\n. . . . 2\n. . . . .");
    assert_eq!(places(after(game, &["b4 c5"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn whoever_put_it_there() {
    let game = drawn(2, ". . . . .\n. 1 . . .\n. 2 . . .\n. . . . .\n. . . . .");
    assert_eq!(places(after(game, &["b3 b4"]).outcome().as_ref()), [1, 2]);
}

#[test]
fn a_seat_without_a_legal_turn_loses() {
    let free = drawn(1, ". . . . .\n. . . . .\n2 . . . .\n2 2 . . .\n1 2 2 . .");
    assert!(free.can_act(Seat(1)), "b2 can be blown to c3");
    let stuck = drawn(1, ". . . . .\n. . . . .\n2 . 2 . .\n2 2 . . .\n1 2 2 . .");
    assert!(!stuck.can_act(Seat(1)) && stuck.turns(Seat(1)).is_empty());
}

#[test]
fn the_third_occurrence_of_an_arrangement_is_a_draw() {
    let round = ["1 a1 a2", "2 a5 a4", "1 a2 a1", "2 a4 a5"];
    assert_eq!(start(&round).outcome(), None);
    let thrice = start(&[round, round].concat());
    assert_eq!(places(thrice.outcome()), [1, 1]);
}

#[test]
fn the_ban_is_no_part_of_the_arrangement() {
    let before = drawn(2, ". . . . .\n. . 2 . .\n. . . . .\n. . 1 1 .\n. . . . .");
    let stepped = after(before, &["c4 c3"]);
    let placed = drawn(1, ". . . . .\n. . . . .\n. . 2 . .\n. . 1 1 .\n. . . . .");
    assert_ne!(stepped, placed, "the ban is part of the position");
    assert_eq!(stepped.repetition_key(), placed.repetition_key());
}

#[test]
fn a_way_back_that_nobody_could_blow_is_no_part_of_the_position() {
    let one = start(&["1 a1 a2", "2 a5 a4", "1 b1 b2"]);
    let other = start(&["1 b1 b2", "2 a5 a4", "1 a1 a2"]);
    assert_eq!(one.game(), other.game());
}

#[test]
fn a_turn_takes_two_choices() {
    let turns = Board::turns(&start(&["1 c1 c2"]), Seat(2));
    let own = step(&turns, "", CHOICES).into_iter();
    let rest = own.filter(|own| !own.is_turn);
    let targets = rest.flat_map(|own| step(&turns, &own.text, CHOICES));
    assert!(targets.into_iter().all(|target| target.is_turn));
}

#[test]
fn reports_say_what_was_blown_and_who_has_won() {
    let lang = ann_and_ben();
    let mut game = drawn(1, ". . . . .\n. 1 . . .\n2 1 . . .\n. . . . .\n. 2 . . .");
    game.0.pieces[1] = game.0.pieces[1] - home_rows5x5::row(Seat(1));
    let report = |text: &str| report(&game, text, &lang);
    assert_eq!(report("b3 b2"), "Ann moved a cloud from b3 to b2.");
    assert_eq!(
        report("b4 b3"),
        "Ann blew with the cloud on b4: its neighbour went from b3 to b1."
    );
    assert_eq!(
        report("b3 b4"),
        "Ann blew with the cloud on b3: its neighbour went from b4 to b5. Ann is on the home row of Ben."
    );
    let game = drawn(1, ". . . . .\n. . . . .\n. 2 1 . .\n. . . . .\n. . . . .");
    assert_eq!(
        crate::contract::report(&game, "c3 b3", &lang),
        "Ann blew with the cloud on c3: a cloud of Ben went from b3 to a3."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = start(&["1 c1 c2", "2 c5 c4", "1 c2 c3", "2 d5 d4"]);
    let scene = play.scene(None, &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue to move. ◯ blue has clouds on a1, b1, c3, d1, e1. ▲ gold has clouds on a5, b5, c4, d4, e5. \
         Last: ▲ gold moved a cloud from d5 to d4."
    );
    assert_eq!(
        scene.text,
        "5 ▲ ▲ · · ▲\n4 · · ▲ ▲ ·\n3 · · ◯ · ·\n2 · · · · ·\n1 ◯ ◯ · ◯ ◯\n  a b c d e\n\n▲ d5→d4\n\n▶ ◯"
    );
    let blown = start(&["1 c1 c2", "2 c5 c4", "1 c2 c3"]);
    let scene = blown.scene(None, &Lang::english());
    assert!(
        scene
            .alt
            .ends_with("▲ gold may not blow it back with c4 c3."),
        "{}",
        scene.alt
    );
    assert!(scene.text.contains("\n✗ c4 c3\n"));
}

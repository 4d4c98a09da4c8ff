use super::*;
use crate::contract::{played, table};
use crate::game::{Face, Lang};
use crate::play::Play;

/// A game with 3 below a1, 6 below b1 and so on.
fn start(seats: u8, lines: &[&str]) -> Play<Cups> {
    let points = vec![3, 6, 1, 5, 2, 4];
    played::<Cups>(&table::<Cups>(seats, &[]), Deal { points }, lines)
}

#[test]
fn each_turn_takes_one_cup_and_the_points_score() {
    let lines = ["1 b1", "2 a1", "1 c1", "2 d1", "1 e1", "2 f1"];
    let play = start(2, &lines);
    let scores = vec![Some(9), Some(12)];
    assert_eq!(play.outcome(), Some(&Outcome::scored(scores)));
}

#[test]
fn equal_points_share_the_first_place() {
    let lines = ["1 a1", "2 b1", "3 d1", "1 f1", "2 c1", "3 e1"];
    let play = start(3, &lines);
    assert_eq!(play.outcome().map(Outcome::winners), Some(Seats::NONE));
}

#[test]
fn a_seat_knows_the_points_below_its_own_cup_alone() {
    let play = start(2, &[]);
    assert_eq!(
        play.view(Some(Seat(2))).points,
        [None, Some(6), None, None, None, None]
    );
    assert_eq!(play.view(None).points, [None; CUPS]);
}

#[test]
fn a_preview_does_not_open_a_cup_the_seat_does_not_know() {
    let play = start(2, &[]);
    let [unknown, own] = ["b1", "a1"].map(|cup| play.preview(Seat(1), &cup.parse().unwrap()));
    assert_eq!(unknown.view.points, play.view(Some(Seat(1))).points);
    assert_eq!(own.view.score(Seat(1)), 3);
}

#[test]
fn a_seat_that_leaves_has_no_score_and_the_next_one_acts() {
    let play = start(3, &["1 b1", "2 resign"]);
    assert_eq!(play.to_act(), Seat(3).into());
    let play = start(
        3,
        &["1 b1", "2 resign", "3 a1", "1 c1", "3 d1", "1 e1", "3 f1"],
    );
    assert_eq!(play.outcome().unwrap().score(Seat(2)), None);
}

#[test]
fn a_deal_has_each_number_once() {
    for points in [vec![1, 1, 2, 3, 4, 5], vec![1, 2, 3]] {
        assert!(Cups::new(&table::<Cups>(2, &[]), Deal { points }).is_err());
    }
}

#[test]
fn the_words_say_who_has_what() {
    let play = start(2, &["1 b1"]);
    assert_eq!(
        Cups::alt(&play.shown(None), &Lang::english()),
        "▲ gold to move. ◯ blue has 6 points, from b1. ▲ gold has taken no cup. Closed: a1, c1, d1, e1, f1. ◯ blue \
         turned over b1: 6 points."
    );
}

use super::*;
use crate::board::{Played, Refusal};
use crate::game::Private;

/// Seat 1 has a 1 on a1 and puts another one on a4.
const OPEN: [&str; 2] = [". . . .\n. . . .\n. . . .\n1 . . .", "1 place 1 a4"];

fn open(more: &[&str]) -> Play<Mindoku> {
    let lines = [&[OPEN[1]], more].concat();
    game(PLAYERS, &["123", "2344", "2344"], OPEN[0], &lines)
}

fn claim(play: &mut Play<Mindoku>, seat: u8, text: &str) -> Result<Played, Refusal> {
    Board::play(play, Seat(seat), text)
}

fn holds(play: &Play<Mindoku>, seat: u8, text: &str) -> bool {
    match claim(&mut play.clone(), seat, text) {
        Ok(Played::Claim(_)) => true,
        Err(Refusal::FalseClaim) => false,
        other => panic!("`{text}` is a claim: {other:?}"),
    }
}

#[test]
fn the_last_token_goes_back_to_the_hand_of_the_seat_that_put_it_there() {
    let mut play = open(&[]);
    assert_eq!(hand(&play, 1), [2, 3]);
    assert_eq!(
        claim(&mut play, 3, "Claim A4"),
        Ok(Played::Claim(Private("claim a4".into())))
    );
    assert_eq!((hand(&play, 1), on(&play, "a4")), (vec![1, 2, 3], None));
}

#[test]
fn a_claim_does_not_use_up_a_turn_and_may_come_out_of_turn() {
    for seat in [2, 3] {
        let mut play = open(&[]);
        assert_eq!(acting(&play), 2);
        claim(&mut play, seat, "claim a4").unwrap();
        assert_eq!(
            acting(&play),
            2,
            "the turn that is lost is the one just taken"
        );
        assert!(!holds(&play, seat, "claim a4"), "it scores once");
    }
}

#[test]
fn the_seat_that_acted_last_cannot_claim_its_own_token() {
    assert!(!holds(&open(&[]), 1, "claim a4"));
    assert!(holds(&open(&[]), 2, "claim a4") && holds(&open(&[]), 3, "claim a4"));
}

#[test]
fn only_the_token_of_the_last_turn_goes_back() {
    assert!(!holds(&open(&[]), 2, "claim a1"));
    let after_a_turn = open(&["2 place 2 d4"]);
    assert!(!holds(&after_a_turn, 3, "claim a4"));
}

#[test]
fn a_lost_turn_is_no_turn_taken() {
    let play = open(&["2 skip"]);
    assert!(
        holds(&play, 2, "claim a4") && holds(&play, 3, "claim a4") && !holds(&play, 1, "claim a4")
    );
}

#[test]
fn a_moved_token_goes_to_the_seat_that_moved_it() {
    let drawing = ". . . .\n. . 1 .\n. . . .\n1 . . .";
    let mut play = game(PLAYERS, &["23", "44"], drawing, &["1 move c3 a3"]);
    claim(&mut play, 2, "claim a3").unwrap();
    assert_eq!((hand(&play, 1), on(&play, "a3")), (vec![1, 2, 3], None));
}

#[test]
fn after_taking_nothing_goes_back() {
    let play = open(&["2 take a1"]);
    assert!(!holds(&play, 3, "claim a4") && !holds(&play, 3, "claim a1"));
}

#[test]
fn a_token_that_is_no_duplicate_cannot_be_claimed() {
    let play = game(PLAYERS, &["123", "23"], OPEN[0], &["1 place 2 a4"]);
    assert!(!holds(&play, 2, "claim a4") && !holds(&play, 2, "claim a1 1"));
}

#[test]
fn a_claim_that_does_not_hold_is_refused_and_changes_nothing() {
    let mut play = open(&[]);
    let before = [None, Some(Seat(1)), Some(Seat(2))].map(|viewer| play.view(viewer));
    assert_eq!(claim(&mut play, 2, "claim a1"), Err(Refusal::FalseClaim));
    assert_eq!(
        before,
        [None, Some(Seat(1)), Some(Seat(2))].map(|viewer| play.view(viewer))
    );
}

#[test]
fn any_claim_the_notation_knows_is_a_claim_even_on_a_free_cell() {
    let mut play = open(&[]);
    for text in ["claim d4", "claim a1 2", "claim a1 3", "CLAIM  a1 1"] {
        assert_eq!(
            claim(&mut play, 2, text),
            Err(Refusal::FalseClaim),
            "{text}"
        );
    }
    for text in [
        "claim",
        "claim e1",
        "claim a1 4",
        "claim a1 1 2",
        "claim a1 0",
    ] {
        assert!(
            matches!(claim(&mut play, 2, text), Err(Refusal::NotATurn { .. })),
            "{text}"
        );
        assert_eq!(
            claim(&mut play, 3, text),
            Err(Refusal::NotYourTurn),
            "{text}"
        );
    }
}

#[test]
fn an_older_duplicate_is_taken_off_and_given_to_any_other_seat_still_playing() {
    let mut play = open(&["2 place 2 d4"]);
    for cell in ["a1", "a4"] {
        assert!(
            holds(&play, 3, &format!("claim {cell} 1")),
            "either of the two"
        );
    }
    claim(&mut play, 3, "claim a1 2").unwrap();
    assert_eq!((hand(&play, 2), on(&play, "a1")), (vec![1, 3, 4, 4], None));
    assert_eq!(acting(&play), 3);
    assert!(!holds(&play, 2, "claim a4 1"), "it is alone now");
}

#[test]
fn a_claimant_does_not_give_a_token_to_itself_or_to_a_seat_that_left() {
    let play = open(&["2 place 2 d4", "2 resign"]);
    assert!(
        !holds(&play, 3, "claim a1 3")
            && !holds(&play, 3, "claim a1 2")
            && holds(&play, 3, "claim a1 1")
    );
}

#[test]
fn while_the_last_token_can_go_back_it_and_those_it_duplicates_are_given_to_nobody() {
    let play = open(&[]);
    for seat in [1, 2, 3] {
        let to = seat % 3 + 1;
        assert!(!holds(&play, seat, &format!("claim a4 {to}")), "it");
        assert!(
            !holds(&play, seat, &format!("claim a1 {to}")),
            "what it duplicates"
        );
    }
    assert!(
        !holds(&open(&["2 skip"]), 2, "claim a1 1"),
        "a lost turn changes nothing"
    );
}

#[test]
fn other_duplicates_can_be_given_away_meanwhile() {
    let lines = ["1 place 1 a4", "2 place 4 c1", "3 place 4 d2"];
    let play = game(PLAYERS, &["123", "2344", "2344"], OPEN[0], &lines);
    // The 4 on d2 can go back and shields the one on c1; the ones are an older matter.
    assert!(!holds(&play, 1, "claim c1 2") && !holds(&play, 1, "claim d2 2"));
    assert!(holds(&play, 1, "claim a1 2") && holds(&play, 3, "claim a4 2"));
    let mut play = play;
    claim(&mut play, 1, "claim a4 2").unwrap();
    assert!(
        holds(&play, 1, "claim d2"),
        "which does not close the first case"
    );
}

#[test]
fn a_token_that_comes_back_to_a_seat_that_left_goes_with_it() {
    let mut play = open(&["1 resign"]);
    claim(&mut play, 3, "claim a4").unwrap();
    assert_eq!((hand(&play, 1), on(&play, "a4")), (vec![], None));
}

#[test]
fn a_seat_that_left_claims_nothing() {
    let mut play = open(&["2 resign"]);
    assert_eq!(claim(&mut play, 2, "claim a4"), Err(Refusal::Left));
    assert!(play.claims(Seat(2)).is_empty());
}

#[test]
fn when_it_is_over_nothing_is_claimed() {
    let mut play = game(PLAYERS, &["12", "3"], "", &["1 place 1 a1", "2 place 3 b1"]);
    assert!(!is_running(&play));
    assert_eq!(claim(&mut play, 1, "claim b1"), Err(Refusal::Over));
}

#[test]
fn menus_offer_each_token_in_the_form_that_can_hold() {
    let claims = |play: &Play<Mindoku>, seat| Board::claims(play, Seat(seat));
    let play = open(&[]);
    assert_eq!(
        claims(&play, 2),
        ["claim a1 1", "claim a1 3", "claim a4"],
        "the last token goes back, others are given"
    );
    assert_eq!(
        claims(&play, 1),
        ["claim a1 2", "claim a1 3", "claim a4 2", "claim a4 3"],
        "the last token is the seat's own"
    );
    assert_eq!(
        claims(&open(&["3 resign"]), 2),
        ["claim a1 1", "claim a4"],
        "a seat that has left gets nothing"
    );
    assert_eq!(
        claims(&open(&["2 take a1", "3 place 4 d4"]), 1),
        ["claim a4 2", "claim a4 3", "claim d4"],
        "after another turn the token is an older one"
    );
}

#[test]
fn a_token_that_went_back_has_made_the_hand_smaller_all_the_same() {
    // "smaller than that seat's hand has ever been": it was, for a moment.
    let mut play = open(&[]);
    claim(&mut play, 2, "claim a4").unwrap();
    assert_eq!(play.game().public.fewest[0], 2);
    assert_eq!(play.game().public.quiet, 0);
}

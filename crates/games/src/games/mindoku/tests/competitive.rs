use super::*;
use crate::contract::look_alike;
use crate::game::Lang;

const SOME: &str = ". . . .\n. . . .\n. . . 4\n1 . . .";

#[test]
fn hands_are_private_and_their_sizes_are_not() {
    for settings in [PLAYERS, BOT] {
        // Seats 1 and 2 look at the same table; what seat 3 holds differs.
        let one = game(settings, &["123", "234", "123"], SOME, &["1 place 2 d1"]);
        let other = game(settings, &["123", "234", "443"], SOME, &["1 place 2 d1"]);
        look_alike(&one, &other, Seat(3));
        assert_eq!(one.view(None).hands[2], Hand::Closed(3));
    }
}

#[test]
fn only_the_owner_ever_sees_the_values_also_when_it_is_over() {
    let one = game(PLAYERS, &["1", "23"], "", &["1 place 1 a1"]);
    let other = game(PLAYERS, &["1", "44"], "", &["1 place 1 a1"]);
    assert!(!is_running(&one));
    look_alike(&one, &other, Seat(2));
}

#[test]
fn the_card_shows_the_own_hand() {
    let play = game(PLAYERS, &["312", "4"], "", &[]);
    let card = play.card(Seat(1), &Lang::english()).unwrap().scene;
    assert_eq!(
        (card.alt.as_str(), card.text.as_str()),
        ("Your hand: 1, 2, 3.", "1 2 3")
    );
}

#[test]
fn a_token_is_placed_on_any_free_cell_moved_within_a_group_or_taken() {
    let play = game(PLAYERS, &["123", "234"], SOME, &[]);
    let turns = turns(&play, 1);
    let count = |verb: &str| turns.iter().filter(|turn| turn.starts_with(verb)).count();
    assert_eq!(count("place"), 3 * 14);
    // a1 shares groups with 7 free cells, d2 with 7.
    assert_eq!(count("move"), 14);
    assert_eq!(count("take"), 2);
    assert!(
        has(&play, 1, "move a1 b2") && !has(&play, 1, "move a1 c2") && !has(&play, 1, "move a1 d2")
    );
}

#[test]
fn a_token_taken_is_in_the_hand() {
    let play = game(PLAYERS, &["23", "23"], SOME, &["1 take a1"]);
    assert_eq!((hand(&play, 1), on(&play, "a1")), (vec![1, 2, 3], None));
    assert_eq!(acting(&play), 2);
}

#[test]
fn on3rows_tokens_move_along_their_three_lines() {
    let table = table::<Mindoku>(2, &[("board", "on3rows")]);
    let deal = serde_json::from_str(r#"{"hands": [[1],[2]], "placed": {"b3": 5}}"#).unwrap();
    let play = played::<Mindoku>(&table, deal, &[]);
    let moves: Vec<String> = turns(&play, 1)
        .into_iter()
        .filter(|turn| turn.starts_with("move"))
        .collect();
    assert_eq!(moves.len(), 11);
    assert!(has(&play, 1, "move b3 d5") && !has(&play, 1, "move b3 a4"));
}

#[test]
fn with_the_bot_as_referee_a_duplicate_is_not_legal() {
    let play = game(BOT, &["14", "23"], SOME, &[]);
    assert!(
        !has(&play, 1, "place 1 a4") && !has(&play, 1, "place 4 c1") && has(&play, 1, "place 1 b3")
    );
    let two = ". . . .\n. . 1 .\n. . . .\n1 . . .";
    let play = game(BOT, &["2", "3"], two, &[]);
    // a3 shares a row with the other 1; a2 shares a column only with the token itself, which has
    // left.
    assert!(
        has(&play, 1, "move a1 a2") && !has(&play, 1, "move a1 a3") && !has(&play, 1, "move a1 c1")
    );
}

#[test]
fn with_the_bot_as_referee_nothing_can_be_claimed() {
    let mut play = game(BOT, &["14", "23"], SOME, &[]);
    assert!(play.claims(Seat(2)).is_empty());
    assert!(Board::play(&mut play, Seat(2), "claim a1").is_err());
}

#[test]
fn with_players_as_referee_nothing_offered_tells_of_duplicates() {
    let alike = |tokens: [&str; 2]| {
        let drawn = tokens.map(|value| format!(". . . .\n. . . .\n. . . .\n{value} . . ."));
        let play = game(PLAYERS, &["223", "344"], &drawn[0], &["1 place 2 d1"]);
        (turns(&play, 2).len(), Board::claims(&play, Seat(2)))
    };
    // A duplicate on d1 in the second game only.
    assert_eq!(alike(["1", "1"]), alike(["2", "2"]));
}

#[test]
fn the_seat_that_places_its_last_token_without_a_duplicate_wins_at_once() {
    for settings in [PLAYERS, BOT] {
        let play = game(settings, &["1", "23", "4"], "", &["1 place 1 a1"]);
        // "Others' places: by fewer tokens in hand, equal counts share."
        assert_eq!(places(play.outcome()), [1, 3, 2]);
        assert_eq!(play.game().public.over, Some(Over::Won(Seat(1))));
    }
    let equal = game(PLAYERS, &["1", "23", "44"], "", &["1 place 1 a1"]);
    assert_eq!(places(equal.outcome()), [1, 2, 2]);
}

#[test]
fn other_duplicates_on_the_board_do_not_spoil_a_win() {
    let play = game(
        PLAYERS,
        &["112", "3"],
        "",
        &[
            "1 place 1 a1",
            "2 skip",
            "1 place 1 a2",
            "2 skip",
            "1 place 2 d4",
        ],
    );
    assert_eq!(places(play.outcome()), [1, 2]);
}

#[test]
fn a_last_token_that_makes_a_duplicate_is_undone_on_the_spot_and_the_turn_is_lost() {
    let play = game(PLAYERS, &["1", "23"], SOME, &["1 place 1 a4"]);
    assert!(is_running(&play));
    assert_eq!((hand(&play, 1), on(&play, "a4")), (vec![1], None));
    assert_eq!(acting(&play), 2);
}

#[test]
fn an_undone_last_token_leaves_nothing_to_claim_and_ends_the_claim_before_it() {
    let before = ["1 place 1 d1", "2 place 4 d4"];
    let mut open = game(PLAYERS, &["12", "4"], SOME, &before[..1]);
    assert!(open.claim(Seat(2), &Claim::Last("d1".parse().unwrap())));
    // Seat 2's last 4 is undone, which counts as a turn taken.
    let mut undone = game(PLAYERS, &["12", "4"], SOME, &before);
    assert_eq!(hand(&undone, 2), [4]);
    assert!(!undone.claim(Seat(2), &Claim::Last("d1".parse().unwrap())));
    assert!(!undone.claim(Seat(1), &Claim::Last("d4".parse().unwrap())));
}

#[test]
fn a_seat_whose_time_runs_out_loses_that_turn_only_however_often() {
    let mut play = game(PLAYERS, &["12", "34", "12"], "", &[]);
    for seat in [1, 2, 3, 1, 2, 3] {
        assert_eq!(acting(&play), seat);
        assert!(play.skip(Seat(seat)));
    }
    assert_eq!(play.staying(), Seats::all(3));
    assert!(!play.skip(Seat(2)), "it is not to act");
}

#[test]
fn ten_quiet_turns_per_seat_end_the_game() {
    let mut lines = ["1 skip", "2 skip"].repeat(9);
    lines.push("1 take a1");
    assert!(is_running(&game(PLAYERS, &["23", "234"], SOME, &lines)));
    lines.push("2 skip");
    let play = game(PLAYERS, &["23", "234"], SOME, &lines);
    assert_eq!(play.game().public.over, Some(Over::Quiet));
    assert_eq!(places(play.outcome()), [1, 1], "equal counts share");
}

#[test]
fn places_at_the_quiet_end_go_by_fewer_tokens() {
    let lines = ["1 skip", "2 skip", "3 skip"].repeat(10);
    assert_eq!(
        places(game(PLAYERS, &["234", "2", "34"], "", &lines).outcome()),
        [3, 1, 2]
    );
}

#[test]
fn a_hand_smaller_than_ever_begins_the_count_anew() {
    let mut lines = ["1 skip", "2 skip"].repeat(9);
    lines.push("1 place 2 a1");
    lines.extend(["2 skip", "1 skip"].repeat(9));
    lines.push("2 skip");
    let play = game(PLAYERS, &["234", "234"], "", &lines);
    assert!(is_running(&play));
    assert_eq!(play.game().public.quiet, 19);
}

#[test]
fn a_hand_that_only_becomes_as_small_as_it_has_been_does_not() {
    let mut lines = vec!["1 take a1", "2 skip", "1 place 1 a1", "2 skip"];
    lines.extend(["1 skip", "2 skip"].repeat(8));
    let play = game(PLAYERS, &["23", "234"], SOME, &lines);
    assert!(!is_running(&play));
}

#[test]
fn an_undone_last_token_makes_no_hand_smaller() {
    let lines = ["1 place 1 a4", "2 skip"].repeat(10);
    assert!(!is_running(&game(PLAYERS, &["1", "234"], SOME, &lines)));
}

#[test]
fn the_quiet_end_is_tested_after_leaving_too() {
    let mut lines = ["1 skip", "2 skip", "3 skip"].repeat(7);
    assert!(is_running(&game(PLAYERS, &["23", "234", "1"], "", &lines)));
    lines.push("3 resign");
    let play = game(PLAYERS, &["23", "234", "1"], "", &lines);
    assert_eq!(places(play.outcome()), [1, 2, 3]);
}

#[test]
fn the_leavers_hand_is_out_of_the_game() {
    let play = game(
        PLAYERS,
        &["12", "34", "12"],
        "",
        &["2 resign", "1 place 1 a1"],
    );
    assert_eq!(hand(&play, 2), [0; 0]);
    assert_eq!(acting(&play), 3);
    assert_eq!(play.view(Some(Seat(1))).hands[1], Hand::Closed(0));
}

#[test]
fn when_the_seat_to_act_leaves_the_next_one_acts() {
    assert_eq!(
        acting(&game(PLAYERS, &["12", "34", "12"], "", &["1 resign"])),
        2
    );
    assert_eq!(
        acting(&game(
            PLAYERS,
            &["12", "34", "12"],
            "",
            &["1 skip", "2 skip", "3 resign"]
        )),
        1
    );
}

#[test]
fn with_one_seat_left_it_wins() {
    let play = game(PLAYERS, &["12", "34", "12"], "", &["1 resign", "3 resign"]);
    assert_eq!(places(play.outcome()), [3, 1, 2]);
}

#[test]
fn a_draw_agreed_after_a_leaving_has_no_winners() {
    let mut play = game(PLAYERS, &["12", "34", "12"], "", &["1 resign"]);
    play.agree_to_draw();
    let places = vec![3, 1, 1];
    assert_eq!(play.outcome(), Some(&Outcome::Drawn { places }));
    let alt = play.scene(None, &Lang::english()).alt;
    assert!(alt.contains("The game is drawn."), "{alt}");
}

#[test]
fn a_seat_that_left_is_behind_when_somebody_wins() {
    let play = game(
        PLAYERS,
        &["1", "34", "2"],
        "",
        &["3 resign", "1 place 1 a1"],
    );
    assert_eq!(places(play.outcome()), [1, 2, 3]);
}

#[test]
fn on_a_full_board_a_seat_can_still_take() {
    let full = "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 .";
    let play = game(PLAYERS, &["1", ""], full, &["1 place 1 d1"]);
    assert_eq!(places(play.outcome()), [1, 2]);
    let play = game(PLAYERS, &["", ""], &full.replace('.', "1"), &[]);
    assert_eq!(turns(&play, 1).len(), 16);
    assert!(turns(&play, 1).iter().all(|turn| turn.starts_with("take")));
}

#[test]
fn with_two_seats_one_that_can_neither_place_nor_take_is_stuck() {
    let play = game(PLAYERS, &["", "1"], "", &[]);
    assert_eq!(places(play.outcome()), [2, 1]);
}

#[test]
fn with_more_seats_one_that_can_neither_place_nor_take_loses_its_turn() {
    let play = game(PLAYERS, &["", "12", "34"], "", &[]);
    assert_eq!((acting(&play), play.game().public.quiet), (2, 1));
    let nobody = game(PLAYERS, &["", "", ""], "", &[]);
    assert_eq!(places(nobody.outcome()), [1, 1, 1]);
}

#[test]
fn a_preview_does_not_judge_where_players_do() {
    let play = game(PLAYERS, &["1", "2", "33"], SOME, &[]);
    for (turn, cell) in [("place 1 a4", "a4"), ("place 1 d4", "d4")] {
        let turn = play.game().read(Seat(1), turn).unwrap();
        let shown = play.preview(Seat(1), &turn);
        assert_eq!(
            shown.view.public.value(cell.parse().unwrap()),
            Some(1),
            "neither undone"
        );
        assert_eq!(
            (shown.view.public.over, shown.outcome),
            (None, None),
            "nor won"
        );
        assert_eq!(shown.to_act, Seat(2).into(), "the turn is passed on");
        assert!(shown.view.hands[0].is_empty());
    }
}

#[test]
fn reports_say_what_happened() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |hands: &[&str], lines: &[&str], seat, text| {
        let mut play = game(PLAYERS, hands, SOME, lines);
        Board::play(&mut play, Seat(seat), text).unwrap();
        play.describe(None, &lang).unwrap()
    };
    assert_eq!(
        report(&["13", "24"], &[], 1, "place 3 c2"),
        "Ann placed a 3 on c2."
    );
    assert_eq!(
        report(&["13", "24"], &[], 1, "MOVE a1 a2"),
        "Ann moved the 1 from a1 to a2."
    );
    assert_eq!(
        report(&["13", "24"], &[], 1, "take d2"),
        "Ann took the 4 from d2."
    );
    assert_eq!(
        report(&["3", "24"], &[], 1, "place 3 c2"),
        "Ann placed a 3 on c2, the last token in hand."
    );
    assert_eq!(
        report(&["1", "24"], &[], 1, "place 1 a4"),
        "Ann tried a 1 on a4 as the last token in hand: a duplicate. It goes back into the hand, and the turn is lost."
    );
    assert_eq!(
        report(&["13", "24"], &["1 place 1 a4"], 2, "claim a4"),
        "Ben claimed a duplicate: the 1 on a4 goes back to Ann, whose turn is lost."
    );
    assert_eq!(
        report(
            &["13", "24"],
            &["1 place 1 a4", "2 take d2"],
            2,
            "claim a1 1"
        ),
        "Ben claimed a duplicate: the 1 on a1 goes to Ann."
    );
}

#[test]
fn the_words_tell_the_whole_table() {
    let play = game(PLAYERS, &["13", "24"], SOME, &["1 place 3 c2"]);
    let scene = play.scene(Some(Seat(2)), &Lang::english());
    assert_eq!(
        scene.alt,
        "▲ gold to move. On the board: 1 on a1; 3 on c2; 4 on d2. ◯ blue holds 1 token. \
         ▲ gold holds 2, 4. Last: ◯ blue placed a 3 on c2."
    );
    assert_eq!(
        scene.text,
        "4 · · · ·\n3 · · · ·\n2 · · 3 4\n1 1 · · ·\n  a b c d\n\n  ◯ × 1\n▶ ▲ 2 4\n\n◯ 3 → c2"
    );
}

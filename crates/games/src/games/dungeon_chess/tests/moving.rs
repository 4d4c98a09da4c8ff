use super::*;

#[test]
fn a_lottatore_goes_one_cell_orthogonally() {
    let game = drawn(2, &ranks(&[(4, ". . . L . . . ."), (8, "k m . . . . . .")]));
    assert_eq!(ways(&game, "d4"), ["c4", "d3", "d5", "e4"]);
}

#[test]
fn kor_goes_up_to_three_cells_orthogonally() {
    let game = drawn(2, &ranks(&[(2, ". K . . . . . ."), (8, "k m . . . . . .")]));
    assert_eq!(
        ways(&game, "b2"),
        ["a2", "b1", "b3", "b4", "b5", "c2", "d2", "e2"]
    );
}

#[test]
fn the_guerriero_goes_up_to_three_cells_diagonally() {
    let game = drawn(2, &ranks(&[(2, ". G . . . . . ."), (8, "k m . . . . . .")]));
    assert_eq!(ways(&game, "b2"), ["a1", "a3", "c1", "c3", "d4", "e5"]);
}

#[test]
fn the_maga_goes_up_to_three_cells_in_any_direction() {
    let game = drawn(2, &ranks(&[(1, "M . . . . . . ."), (8, "k m . . . . . .")]));
    assert_eq!(
        ways(&game, "a1"),
        ["a2", "a3", "a4", "b1", "b2", "c1", "c3", "d1", "d4"]
    );
}

#[test]
fn nobody_passes_over_anybody() {
    let game = drawn(
        2,
        &ranks(&[
            (1, "K . L . . . . ."),
            (3, "k . . . . . . ."),
            (8, "m . . . . . . ."),
        ]),
    );
    assert_eq!(
        ways(&game, "a1"),
        ["a2", "a3", "b1"],
        "as far as the enemy, not as far as its own"
    );
}

#[test]
fn whom_a_character_captures_its_seat_keeps() {
    let mut game = drawn(
        2,
        &ranks(&[
            (1, "K L . . . . . ."),
            (3, "k . . . . . . ."),
            (8, "m l . . . . . ."),
        ]),
    );
    assert_eq!(game.public.held(Seat(1), Seat(2), Kind::Kor), 0);
    play(&mut game, "a1 a3");
    assert_eq!(game.public.held(Seat(1), Seat(2), Kind::Kor), 1);
    assert_eq!(game.public.at(cell("a3")), character('K'));
    assert_eq!(game.public.at(cell("a1")), None);
}

#[test]
fn a_character_on_an_entry_square_goes_as_from_the_cell_it_is_in_place_of() {
    let game = begun(2, &[]).game().clone();
    assert_eq!(ways(&game, "g"), ["a3", "b2", "c1"], "as from d0");
    assert_eq!(ways(&game, "m"), ["f1", "g2", "h3"], "as from e0");
    let kor = drawn(2, &ranks(&[(8, "k m . . . . . .")]));
    let kor = at(kor
        .public
        .with_entry(Seat(1), Door::G, Kind::Kor)
        .with_entry(Seat(1), Door::M, Kind::Lottatore));
    assert_eq!(ways(&kor, "g"), ["d1", "d2", "d3"]);
    assert_eq!(ways(&kor, "m"), ["e1"]);
}

#[test]
fn from_an_entry_square_a_character_goes_only_to_a_free_cell() {
    let game = drawn(2, &ranks(&[(2, ". . . k . . . ."), (8, "m l . . . . . .")]));
    let game = at(game
        .public
        .with_entry(Seat(1), Door::G, Kind::Kor)
        .with_entry(Seat(1), Door::M, Kind::Maga));
    assert_eq!(ways(&game, "g"), ["d1"]);
}

#[test]
fn nobody_on_an_entry_square_is_captured_and_nobody_goes_there() {
    let game = begun(2, &["1 g a3", "2 d7 d6"]).game().clone();
    assert!(
        texts(&game)
            .iter()
            .all(|turn| !turn.ends_with(" g") && !turn.ends_with(" m"))
    );
    let beside = drawn(2, &ranks(&[(1, ". . . k . . . ."), (8, "K M . . . . . .")]));
    let beside = at(beside
        .public
        .with_entry(Seat(1), Door::G, Kind::Lottatore)
        .turn_of(Seat(2)));
    assert_eq!(
        ways(&beside, "d1"),
        ["a1", "b1", "c1", "d2", "d3", "d4", "e1", "f1", "g1"]
    );
}

#[test]
fn a_character_on_a_teleport_goes_to_the_other_one_if_it_is_free() {
    let game = drawn(
        2,
        &ranks(&[
            (1, ". . L . . . . ."),
            (2, ". . K . . . . ."),
            (8, "k m . . . . . ."),
        ]),
    );
    assert_eq!(ways(&game, "c1"), ["b1", "d1", "f1"]);
    let taken = drawn(
        2,
        &ranks(&[
            (1, ". . L . . k . ."),
            (2, ". . K . . . . ."),
            (8, "m . . . . . . ."),
        ]),
    );
    assert_eq!(ways(&taken, "c1"), ["b1", "d1"], "an enemy stands there");
}

#[test]
fn who_can_also_walk_to_the_other_teleport_has_one_turn_for_it() {
    let game = drawn(2, &ranks(&[(1, ". . K . . . . ."), (8, "k m . . . . . .")]));
    let there = |game: &DungeonChess| ways(game, "c1").iter().filter(|to| *to == "f1").count();
    assert_eq!(there(&game), 1);
    let behind = drawn(2, &ranks(&[(1, ". . K L . . . ."), (8, "k m . . . . . .")]));
    assert_eq!(there(&behind), 1, "a teleport passes over its own");
}

#[test]
fn nobody_uses_the_teleports_of_another_seat() {
    let game = drawn(2, &ranks(&[(8, "k m L . . . . ."), (1, "K . . . . . . .")]));
    assert_eq!(ways(&game, "c8"), ["b8", "c7", "d8"]);
}

/// Gold holds blue's Kor and two Lottatori; everyone has a chest.
fn captive() -> DungeonChess {
    let public = Public::drawn(2, &ranks(&[(1, "L . . . . . . ."), (8, "k m . . . . . .")]));
    at(public
        .with_entry(Seat(1), Door::G, Kind::Guerriero)
        .with_chests(1))
}

#[test]
fn a_ransom_brings_a_captured_character_back_to_a_free_entry_square() {
    let mut game = captive();
    let ransoms: Vec<String> = texts(&game)
        .into_iter()
        .filter(|turn| turn.starts_with("ransom"))
        .collect();
    assert_eq!(
        ransoms,
        ["ransom kor m 2", "ransom maga m 2", "ransom lottatore m 2"]
    );
    play(&mut game, "ransom kor m 2");
    assert_eq!(game.public.entry(Seat(1), Door::M), Some(Kind::Kor));
    assert_eq!(game.public.held(Seat(2), Seat(1), Kind::Kor), 0);
    assert_eq!(game.to_act(), Seat(2).into(), "it is the whole turn");
}

#[test]
fn a_ransom_costs_a_chest_which_cannot_be_paid_again() {
    let mut game = captive();
    play(&mut game, "ransom kor m 2");
    assert_eq!(
        (game.public.chests(Seat(1)), game.public.received(Seat(1))),
        (0, 0)
    );
    assert_eq!(
        (game.public.chests(Seat(2)), game.public.received(Seat(2))),
        (1, 1)
    );
    play(&mut game, "a8 a7");
    assert!(!texts(&game).iter().any(|turn| turn.starts_with("ransom")));
    let mut rich = captive();
    rich.public = rich.public.with_chests(0);
    assert!(!texts(&rich).iter().any(|turn| turn.starts_with("ransom")));
}

#[test]
fn a_ransom_from_a_seat_that_has_left_is_possible() {
    let drawing = ranks(&[
        (1, "K . . . . . . ."),
        (4, "k m . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    let mut game = at(Public::drawn(3, &drawing).with_chests(1));
    game.leave(Seat(2));
    assert!(texts(&game).contains(&"ransom maga g 2".to_owned()));
    play(&mut game, "ransom maga g 2");
    assert_eq!(game.public.received(Seat(2)), 1);
}

#[test]
fn a_seat_without_a_legal_turn_is_skipped() {
    // The only ones of gold stand on their entry squares, with blue's Lottatori before both.
    let drawing = ranks(&[
        (5, "L . . . . . . ."),
        (4, "L . . . . . . ."),
        (1, "K . . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    let public = Public::drawn(3, &drawing).with_chests(0);
    let public = public.with_entry(Seat(2), Door::G, Kind::Kor).with_entry(
        Seat(2),
        Door::M,
        Kind::Lottatore,
    );
    let mut game = at(public);
    play(&mut game, "a1 b1");
    assert_eq!(game.to_act(), Seat(3).into());
    assert_eq!(game.public.skipped(Seat(1)), Seat(2).into());
}

#[test]
fn the_same_character_goes_to_and_fro_between_two_cells_three_times_in_a_row_only() {
    let mut lines = vec![
        "1 d1 c1", "2 d7 d6", "1 c1 b1", "2 d6 d5", "1 b1 c1", "2 d5 d4",
    ];
    let twice = begun(2, &lines);
    assert!(
        texts(twice.game()).contains(&"c1 b1".to_owned()),
        "two of them came before"
    );
    lines.extend(["1 c1 b1", "2 e7 e6"]);
    let thrice = begun(2, &lines);
    let ways = ways(thrice.game(), "b1");
    assert!(
        !ways.contains(&"c1".to_owned()) && ways.contains(&"d1".to_owned()),
        "{ways:?}"
    );
    lines.extend(["1 d2 d3", "2 e6 e5"]);
    assert!(
        texts(begun(2, &lines).game()).contains(&"b1 c1".to_owned()),
        "no longer in a row"
    );
}

#[test]
fn a_fourth_time_is_legal_where_there_is_no_other_turn() {
    // Blue's Lottatore can leave a2 only for a1: the others are the only ones of their seats, which
    // are safe.
    let drawing = ranks(&[
        (1, ". k . . . . . ."),
        (2, "L 1 . . . . . ."),
        (3, "5 . . . . . . ."),
    ]);
    let mut game = drawn(4, &drawing);
    for to in ["a1", "a2", "a1", "a2"] {
        let from = if to == "a1" { "a2" } else { "a1" };
        game.public.go(Seat(1), Place::Cell(cell(from)), cell(to));
        game.public = game.public.turn_of(Seat(1));
    }
    assert_eq!(game.public.barred(Seat(1)), Some((cell("a1"), cell("a2"))));
    assert_eq!(texts(&game), ["a2 a1"]);
    game.public = game.public.with_chests(1);
    let ransoms = texts(&game);
    assert!(!ransoms.is_empty() && ransoms.iter().all(|turn| turn.starts_with("ransom")));
}

#[test]
fn while_three_play_the_only_character_of_a_seat_is_safe() {
    let drawing = ranks(&[(1, "K M k . . . . ."), (8, "1 2 . . . . . .")]);
    let game = drawn(3, &drawing);
    assert!(game.public.is_safe(Seat(2)));
    assert!(!ways(&game, "b1").contains(&"c1".to_owned()));
    let two = ranks(&[
        (1, "K M k . . . . ."),
        (2, "l . . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    assert!(
        ways(&drawn(3, &two), "b1").contains(&"c1".to_owned()),
        "it has another one"
    );
    let inside = at(drawn(3, &drawing)
        .public
        .with_entry(Seat(2), Door::G, Kind::Lottatore));
    assert!(
        ways(&inside, "b1").contains(&"c1".to_owned()),
        "also on an entry square"
    );
}

#[test]
fn when_two_are_left_the_only_character_of_a_seat_can_be_captured() {
    let drawing = ranks(&[(1, "K M k . . . . ."), (8, "1 2 . . . . . .")]);
    let mut game = drawn(3, &drawing);
    game.leave(Seat(3));
    assert!(!game.public.is_safe(Seat(2)));
}

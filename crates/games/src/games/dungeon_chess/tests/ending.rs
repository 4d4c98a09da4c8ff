use super::*;

fn places(game: &DungeonChess) -> (Vec<u8>, Vec<Option<i32>>) {
    match game.outcome() {
        Some(Outcome::Placed {
            places,
            scores: Some(scores),
        }) => (places, scores),
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_closes_when_all_but_one_have_at_most_one_character() {
    let drawing = ranks(&[(1, "K M k l . . . ."), (8, "1 . . . . . . .")]);
    let mut game = drawn(3, &drawing);
    assert_eq!(game.outcome(), None);
    play(&mut game, "b1 c1");
    assert!(game.public.is_closed());
}

#[test]
fn it_closes_after_a_leaving_too() {
    let drawing = ranks(&[
        (1, "K M . . . . . ."),
        (4, "k m . . . . . ."),
        (8, "1 . . . . . . ."),
    ]);
    let mut game = drawn(3, &drawing);
    assert_eq!(game.outcome(), None);
    game.leave(Seat(2));
    let (places, scores) = places(&game);
    assert_eq!(scores[1], None, "who left has no score");
    assert_eq!(places.len(), 3);
}

#[test]
fn it_closes_after_thirty_turns_per_seat_without_a_capture_or_a_ransom() {
    let drawing = ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]);
    let mut game = at(Public::drawn(2, &drawing).with_chests(0).quietly(58));
    play(&mut game, "a1 a2");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a8 a7");
    assert!(game.outcome().is_some());
}

#[test]
fn a_capture_or_a_ransom_begins_the_count_anew() {
    let drawing = ranks(&[(1, "K M . k . . . ."), (8, "l m . . . . . .")]);
    let public = Public::drawn(2, &drawing).quietly(59);
    let mut capture = at(public.clone());
    play(&mut capture, "b1 d1");
    assert_eq!((capture.public.quiet().0, capture.outcome()), (0, None));
    let mut ransom = at(public);
    play(&mut ransom, "ransom guerriero g 2");
    assert_eq!((ransom.public.quiet().0, ransom.outcome()), (0, None));
}

#[test]
fn fewer_seats_have_less_patience() {
    let drawing = ranks(&[
        (1, "K M . . . . . ."),
        (4, "k m . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    let mut game = at(Public::drawn(3, &drawing).quietly(60));
    assert_eq!(game.outcome(), None);
    game.leave(Seat(3));
    assert!(game.outcome().is_some());
}

#[test]
fn choices_and_skipped_seats_are_no_turns() {
    assert_eq!(begun(4, &[]).game().public.quiet(), (0, 120));
    assert_eq!(begun(4, &["1 d2 d3"]).game().public.quiet(), (1, 120));
}

#[test]
fn it_closes_when_nobody_has_a_legal_turn() {
    // No arrangement of twelve shuts all of them in, so nobody is anywhere, but also nobody's
    // prisoner.
    let mut public = Public::drawn(2, &ranks(&[]))
        .with_chests(0)
        .without_prisoners();
    assert!(public.in_play(Seat(1)) > 1 && public.in_play(Seat(2)) > 1);
    public.choose(Seat(1));
    assert!(public.is_closed());
}

#[test]
fn characters_prisoners_chests_and_the_target_score() {
    // Blue: Kor 4, Maga 5; holds gold's Guerriero 3 and Lottatori 6; two chests 6; target 1, its
    // Maga, 3. Gold: Kor 4, Maga 5; holds blue's Guerriero 3 and Lottatori 6; two chests 6; target
    // 3, its Guerriero, not met.
    let drawing = ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]);
    let mut game = at(Public::drawn(2, &drawing).quietly(59));
    play(&mut game, "a1 a2");
    assert_eq!(places(&game), (vec![1, 2], vec![Some(27), Some(24)]));
}

#[test]
fn equal_scores_share_a_place() {
    let drawing = ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]);
    let mut game = at(Public::drawn(2, &drawing).quietly(59));
    game.kept[0] = Target::new(9);
    play(&mut game, "a1 a2");
    assert_eq!(places(&game), (vec![1, 1], vec![Some(24), Some(24)]));
}

#[test]
fn a_chest_that_was_received_counts_too() {
    let drawing = ranks(&[(1, "K . . . . . . ."), (8, "k m . . . . . .")]);
    let mut game = at(Public::drawn(2, &drawing));
    let before = (game.public.holdings(Seat(1)), game.public.holdings(Seat(2)));
    game.public.ransom(Seat(1), Kind::Maga, Door::G, Seat(2));
    let after = (game.public.holdings(Seat(1)), game.public.holdings(Seat(2)));
    assert_eq!(after, (before.0 + 5 - 3, before.1 - 5 + 3));
}

/// Whether blue has met a target here, and gold.
fn met(number: u8, drawing: &[(usize, &str)]) -> (bool, bool) {
    let public = Public::drawn(2, &ranks(drawing));
    let target = Target::new(number).unwrap();
    (
        target.is_met(&public, Seat(1)),
        target.is_met(&public, Seat(2)),
    )
}

#[test]
fn targets_1_to_4_want_own_characters_in_play() {
    let drawing = [(1, "M L L L . . . ."), (8, "k g l l . . . .")];
    assert_eq!(met(1, &drawing), (true, false));
    assert_eq!(met(2, &drawing), (false, true));
    assert_eq!(met(3, &drawing), (false, true));
    assert_eq!(met(4, &drawing), (true, false));
    let inside = Public::drawn(2, &ranks(&drawing)).with_entry(Seat(2), Door::M, Kind::Maga);
    assert!(
        Target::new(1).unwrap().is_met(&inside, Seat(2)),
        "an entry square is in play"
    );
}

#[test]
fn targets_5_to_8_want_prisoners() {
    let drawing = [(1, "M L L L . . . ."), (8, "k g l l . . . .")];
    assert_eq!(met(5, &drawing), (true, false));
    assert_eq!(met(6, &drawing), (false, true));
    assert_eq!(met(7, &drawing), (false, true));
    assert_eq!(met(8, &drawing), (false, false));
    assert_eq!(
        met(8, &[(1, "M L L . . . . ."), (8, "k . . . . . . .")]),
        (true, false)
    );
}

#[test]
fn target_9_wants_three_chests_of_either_kind() {
    let mut public = Public::drawn(2, &ranks(&[(1, "K . . . . . . ."), (8, "k m . . . . . .")]));
    let target = Target::new(9).unwrap();
    assert!(!target.is_met(&public, Seat(2)));
    public.ransom(Seat(1), Kind::Maga, Door::G, Seat(2));
    assert!(target.is_met(&public, Seat(2)) && !target.is_met(&public, Seat(1)));
}

#[test]
fn target_10_wants_a_character_in_the_middle() {
    for middle in ["d4", "e4", "d5", "e5"] {
        let mut public =
            Public::drawn(2, &ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]));
        let target = Target::new(10).unwrap();
        assert!(!target.is_met(&public, Seat(1)));
        public.go(Seat(1), Place::Cell(cell("a1")), cell(middle));
        assert!(target.is_met(&public, Seat(1)) && !target.is_met(&public, Seat(2)));
    }
}

#[test]
fn the_points_of_the_targets() {
    let points: Vec<i32> = Target::all().map(Target::points).collect();
    assert_eq!(points, [3, 3, 2, 5, 4, 4, 3, 4, 4, 3]);
}

#[test]
fn who_leaves_takes_its_characters_along_and_leaves_its_prisoners() {
    let drawing = ranks(&[
        (1, "K M . . . . . ."),
        (4, "k m . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    let mut game = drawn(3, &drawing);
    game.public = game.public.with_entry(Seat(2), Door::G, Kind::Lottatore);
    let held = |game: &DungeonChess| game.public.held(Seat(3), Seat(2), Kind::Guerriero);
    assert_eq!(held(&game), 1);
    game.leave(Seat(2));
    assert_eq!(game.public.characters(Seat(2)).count(), 0);
    assert_eq!(held(&game), 1, "they still count");
    assert_eq!(
        game.public.held(Seat(2), Seat(1), Kind::Guerriero),
        1,
        "they can be ransomed"
    );
}

#[test]
fn when_the_seat_to_act_leaves_the_next_one_acts() {
    let play = begun(3, &["1 d2 d3", "2 resign"]);
    assert_eq!(play.to_act(), Seat(3).into());
    let play = begun(3, &["1 d2 d3", "3 resign"]);
    assert_eq!(play.to_act(), Seat(2).into());
    let play = begun(3, &["1 d2 d3", "2 b5 c5", "3 resign"]);
    assert_eq!(play.to_act(), Seat(1).into());
}

#[test]
fn a_draw_agreed_after_a_leaving_has_no_winners_and_no_scores() {
    let drawing = ranks(&[
        (1, "K M . . . . . ."),
        (4, "k m . . . . . ."),
        (8, "1 2 . . . . . ."),
    ]);
    let mut play = Play::from_position(drawn(3, &drawing), 3);
    play.leave(Seat(3));
    play.agree_to_draw();
    let places = vec![1, 1, 3];
    assert_eq!(play.outcome(), Some(&Outcome::Drawn { places }));
    let alt = play.scene(None, &Lang::english()).alt;
    assert!(alt.contains("The game is drawn."), "{alt}");
}

#[test]
fn a_game_that_ends_because_one_is_left_has_no_scores() {
    let play = begun(3, &["1 resign", "3 resign"]);
    let expected = Outcome::Placed {
        places: vec![3, 1, 2],
        scores: None,
    };
    assert_eq!(play.outcome(), Some(&expected));
}

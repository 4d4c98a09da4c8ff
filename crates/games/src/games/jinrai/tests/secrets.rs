//! The knowledge of each viewer, and the sentences each reads.

use super::*;
use crate::game::{Face, Lang};

/// Two games that differ only in where seat 1 has its lightning.
fn twins(lines: &[&str]) -> [Play<Jinrai>; 2] {
    ["1 lightning a1", "1 lightning b1"]
        .map(|first| start(&[&[first, "2 lightning e5"], lines].concat()))
}

#[test]
fn only_the_owner_knows_which_cloud_carries_the_lightning() {
    for lines in [&[][..], &["1 c1 c2", "2 c5 c4", "1 a1 a2", "2 e5 e4"]] {
        let [one, other] = twins(lines);
        look_alike(&one, &other, Seat(1));
    }
    let [one, other] = ["1 lightning a1", "1 lightning b1"].map(|first| start(&[first]));
    look_alike(&one, &other, Seat(1));
}

#[test]
fn others_are_told_only_that_it_was_chosen() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let play = start(&["1 lightning a1"]);
    let report = |viewer| play.describe(viewer, &lang).unwrap();
    assert_eq!(
        report(Some(Seat(1))),
        "Ann put the lightning into the cloud on a1."
    );
    for viewer in [Some(Seat(2)), None] {
        assert_eq!(
            report(viewer),
            "Ann has chosen the cloud that carries the lightning."
        );
    }
}

#[test]
fn when_the_game_ends_both_are_shown() {
    let over = chosen(&["1 c1 c2", "2 resign"]);
    for viewer in [None, Some(Seat(1)), Some(Seat(2))] {
        let view = over.view(viewer);
        let lightning = view.lightning.map(|cell| cell.map(String::from));
        assert_eq!(lightning, [Some("a1".into()), Some("e5".into())]);
        assert!(!over.scene(viewer, &Lang::english()).private);
    }
}

#[test]
fn a_picture_with_lightning_in_it_is_private() {
    let play = start(&["1 lightning a1"]);
    let scene = |viewer| play.scene(viewer, &Lang::english());
    assert!(scene(Some(Seat(1))).private);
    assert!(!scene(Some(Seat(2))).private && !scene(None).private);
    assert!(play.card(Seat(1), &Lang::english()).unwrap().scene.private);
    assert_eq!(play.card(Seat(2), &Lang::english()), None);
}

/// The preview of a turn for seat 1; part of the result is hidden.
fn rehearsed(mut game: Jinrai, turn: &str) -> (View, Deed) {
    let turn = game.read(Seat(1), turn).unwrap();
    assert!(game.has_hidden_result(Seat(1), &turn));
    let deed = game.play_visible_part(Seat(1), &turn);
    (game.view(Some(Seat(1))), deed)
}

#[test]
fn a_preview_does_not_tell_whether_a_guess_is_right() {
    let previews = ["a5", "e5"].map(|lightning| {
        let game = drawn(1, ["d4", lightning], CLOSE);
        rehearsed(game, "b4 b5 guess a5")
    });
    assert_eq!(previews[0], previews[1]);
}

#[test]
fn a_preview_does_not_tell_whether_a_blown_cloud_carries_lightning() {
    let drawing = "2 2 . . Z\n. . . . .\n. . . . .\n2 . . 2 I\n1 1 . . .";
    let previews = ["a5", "d2"].map(|lightning| {
        let game = drawn(1, ["a1", lightning], drawing);
        rehearsed(game, "b1 c1 blow d2 d1")
    });
    assert_eq!(previews[0], previews[1]);
}

#[test]
fn a_preview_shows_that_ones_own_lightning_strikes() {
    let game = drawn(1, ["b4", "a5"], CLOSE);
    let turn = game.read(Seat(1), "b4 b5").unwrap();
    assert!(!game.has_hidden_result(Seat(1), &turn));
}

#[test]
fn a_preview_of_the_end_does_not_show_the_others_lightning() {
    let round = ["1 a1 a2", "2 a5 a4", "1 a2 a1", "2 a4 a5"];
    let play = chosen(&[&round[..], &round[..3]].concat());
    let turn = play.game().read(Seat(2), "a4 a5").unwrap();
    let shown = play.preview(Seat(2), &turn);
    assert!(shown.is_over());
    assert_eq!(shown.view.lightning, [None, Some("e5".parse().unwrap())]);
    assert!(Jinrai::scene(&shown, &Lang::english()).private);
}

#[test]
fn a_cloud_that_was_guessed_wrong_is_imagined_without_lightning() {
    let wrong = after(drawn(1, ["d4", "a5"], CLOSE), &["b4 b5 guess e5"]);
    assert_eq!(list(wrong.public.suspects(Seat(2)).iter()), "a2, a5, d2");
}

#[test]
fn a_cloud_that_arrived_without_winning_is_imagined_without_lightning() {
    let arrived = after(drawn(1, ["d4", "a5"], CLOSE), &["b4 b5", "d2 c2", "b5 b4"]);
    let suspects = arrived.public.suspects(Seat(1));
    assert_eq!(list(suspects.iter()), "a1, b1, d4");
    let blown = drawn(
        1,
        ["a1", "a5"],
        "2 2 . . Z\n. . . . .\n. . . . .\n2 . . 2 I\n1 1 . . .",
    );
    let blown = after(blown, &["b1 c1 blow d2 d1"]);
    assert_eq!(list(blown.public.suspects(Seat(2)).iter()), "a2, a5, b5");
}

#[test]
fn a_suspect_that_moves_stays_one() {
    let moved = chosen(&["1 a1 a2", "2 c5 c4", "1 c1 b2"]);
    let suspects = moved.game().public.suspects(Seat(1));
    assert_eq!(list(suspects.iter()), "a2, b1, d1, e1");
}

#[test]
fn reports_say_what_was_done_and_why_it_is_over() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |game: &Jinrai, text: &str| {
        let turn = game.read(Seat(1), text).unwrap_or_else(|| panic!("{text}"));
        let deed = game.clone().play(Seat(1), &turn);
        Jinrai::describe(&deed, Seat(1), None, &lang)
    };
    let held = drawn(1, ["a1", "a5"], HELD);
    assert_eq!(
        report(&held, "blow b3 a4 c2 d2"),
        "Ann blew a cloud of Ben from b3 to a4. Ann moved the breath from c2 to d2."
    );
    let close = drawn(1, ["d4", "a5"], CLOSE);
    assert_eq!(
        report(&close, "a1 c1"),
        "Ann jumped with a cloud from a1 over b1 to c1."
    );
    assert_eq!(
        report(&close, "b4 b5 guess a5"),
        "Ann moved a cloud from b4 to b5. Ann guessed the lightning on a5, and that is right."
    );
    assert_eq!(
        report(&close, "b4 b5 guess e5"),
        "Ann moved a cloud from b4 to b5. Ann guessed the lightning on e5, and that is wrong."
    );
    assert_eq!(
        report(&close, "d4 d5"),
        "Ann moved a cloud from d4 to d5. Lightning: Ann's cloud on d5 carries it, and stands on the home row of Ben."
    );
    let stuck = drawn(1, ["a1", "a2"], STUCK);
    assert_eq!(report(&stuck, "pass"), "Ann passed.");
}

#[test]
fn the_words_tell_the_whole_position() {
    let play = chosen(&["1 c1 c2"]);
    let scene = |viewer| play.scene(viewer, &Lang::english());
    let public = "▲ gold to move. ◯ blue has clouds on a1, b1, d1, e1 and the breath on c2. \
                  ▲ gold has clouds on a5, b5, d5, e5 and the breath on c5.";
    let last = "Last: ◯ blue moved the breath from c1 to c2.";
    assert_eq!(scene(None).alt, format!("{public} {last}"));
    let own = "◯ blue's lightning is in the cloud on a1.";
    assert_eq!(scene(Some(Seat(1))).alt, format!("{public} {own} {last}"));
    let lines: Vec<String> = scene(Some(Seat(1)))
        .text
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(lines[3], "2 · · ◎ · ·");
    assert_eq!(lines[8..], ["◯ ϟ a1", "", "◯ c1→c2", "", "▶ ▲"]);
    assert_eq!(
        start(&[]).scene(None, &Lang::english()).text.lines().last(),
        Some("▶ ◯  ▶ ▲")
    );
}

#[test]
fn a_card_says_in_words_where_ones_lightning_is() {
    let lang = Lang::english();
    let report =
        |lines: &[&str], seat| Jinrai::card_summary(&start(lines).shown(Some(Seat(seat))), &lang);
    let own = report(&["1 lightning a1"], 1).unwrap();
    assert!(
        own.starts_with("**Your lightning is in the cloud on a1.**"),
        "{own}"
    );
    assert_eq!(report(&["1 lightning a1"], 2), None);
    let moved = [
        "1 lightning a1",
        "2 lightning e5",
        "1 c1 c2",
        "2 c5 c4",
        "1 a1 a2",
    ];
    assert!(
        report(&moved, 1).unwrap().contains("on a2"),
        "it goes with the cloud"
    );
}

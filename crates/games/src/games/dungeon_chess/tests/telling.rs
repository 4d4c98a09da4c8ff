use super::*;
use crate::game::{Shown, Stage};

/// The public sentence about a turn of the seat to act.
fn report(game: &DungeonChess, text: &str, lang: &Lang) -> String {
    let seat = game.to_act().first().unwrap();
    let turn = game.read(seat, text).unwrap();
    let deed = game.clone().play(seat, &turn);
    DungeonChess::describe(&deed, seat, None, lang)
}

/// The view of a position after a deed.
fn shown(game: &DungeonChess, viewer: Viewer, last: Option<(Seat, Deed)>) -> Shown<DungeonChess> {
    let outcome = game.outcome();
    Shown {
        view: match outcome {
            Some(_) => game.final_view(viewer),
            None => game.view(viewer),
        },
        viewer,
        stage: Stage::Played,
        to_act: game.to_act(),
        seats: game.public.seats(),
        staying: game.public.staying(),
        last,
        earlier: Vec::new(),
        outcome,
    }
}

#[test]
fn reports_say_what_happened() {
    let lang = Lang::english().with_names(vec!["Ann".into(), "Ben".into()]);
    let report = |lines: &[&str]| begun(2, lines).describe(None, &lang).unwrap();
    assert_eq!(
        report(&["1 d2 d3"]),
        "Ann moved the Lottatore from d2 to d3."
    );
    assert_eq!(
        report(&["1 e2 f2", "2 d7 d6", "1 m h3"]),
        "Ann moved the Maga from entry m to h3."
    );
}

#[test]
fn reports_tell_captures_teleports_ransoms_and_the_close() {
    let lang = Lang::english();
    let report = |game: &DungeonChess, text| report(game, text, &lang);
    let drawing = ranks(&[(1, ". . K L . M k ."), (8, "m l . . . . . .")]);
    let game = at(Public::drawn(2, &drawing).with_chests(1));
    assert_eq!(
        report(&game, "f1 g1"),
        "◯ blue moved the Maga from f1 to g1, capturing ▲ gold's Kor."
    );
    assert_eq!(
        report(&game, "ransom guerriero m 2"),
        "◯ blue paid ▲ gold a chest: the Guerriero is back on entry m."
    );
    let drawing = ranks(&[(1, ". . K L . . k ."), (8, "m . . . . . . .")]);
    assert_eq!(
        report(&drawn(2, &drawing), "c1 f1"),
        "◯ blue teleported the Kor from c1 to f1."
    );
    let last = ranks(&[(1, "K M k . . . . ."), (8, "m . . . . . . .")]);
    assert_eq!(
        report(&drawn(2, &last), "b1 c1"),
        "◯ blue moved the Maga from b1 to c1, capturing ▲ gold's Kor. The game ends."
    );
}

#[test]
fn a_report_tells_who_is_skipped() {
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
    assert_eq!(
        report(&at(public), "a1 b1", &Lang::english()),
        "◯ blue moved the Kor from a1 to b1. ▲ gold has no legal move and is skipped."
    );
}

#[test]
fn the_words_tell_the_whole_position() {
    let drawing = ranks(&[
        (1, "K M k . . . . ."),
        (2, "L L . . . . . ."),
        (5, "1 2 . . . . . ."),
    ]);
    let public = Public::drawn(3, &drawing).with_chests(1).quietly(45);
    let mut game = at(public.with_entry(Seat(3), Door::M, Kind::Lottatore));
    let mut last = None;
    for to in ["a3", "a2", "a3"] {
        let from = if to == "a3" { "a2" } else { "a3" };
        let from = Place::Cell(cell(from));
        let turn = Turn::Move { from, to: cell(to) };
        last = Some((Seat(1), game.play(Seat(1), &turn)));
    }
    let scene = DungeonChess::scene(&shown(&game, Some(Seat(1)), last), &Lang::english());
    assert_eq!(
        scene.alt,
        "▲ gold to move. ◯ blue has Kor a1, Maga b1, Lottatori a3 b2. Chests: 1 own, 0 received. Holds ■ red Guerriero, \
         2 Lottatori. 23 points. ▲ gold has Kor c1, which can't be captured. Chests: 1 own, 0 received. \
         Holds ◯ blue Guerriero, Lottatore. 12 points. ■ red has Kor a5, Maga b5, Lottatore entry m. \
         Chests: 1 own, 0 received. Holds ▲ gold Maga, Guerriero, 3 Lottatori. 28 points. \
         Rings: ◯ blue c1 f1; ▲ gold a6 a3; ■ red f8 c8. \
         Last: ◯ blue moved the Lottatore from a2 to a3. ◯ blue may not go between a2 and a3 again now. \
         48 of 90 moves without a capture or ransom. Your target: 1, Maga in play (+3). You gave up 2."
    );
    let text = "8 ·  ·  ⊙  ·  ·  ⊙  ·  ·
7 ·  ·  ·  ·  ·  ·  ·  ·
6 ⊙  ·  ·  ·  ·  ·  ·  ·
5 K■ M■ ·  ·  ·  ·  ·  ·
4 ·  ·  ·  ·  ·  ·  ·  ·
3 L◯ ·  ·  ·  ·  ·  ·  ·
2 ·  L◯ ·  ·  ·  ·  ·  ·
1 K◯ M◯ K▲ ·  ·  ⊙  ·  ·
  a  b  c  d  e  f  g  h

K Kor  M Maga  G Guerriero  L Lottatore  ⊙ ring
◯▲■✚ the owner, points, entries g and m, chests, rings, [prisoners]

  ◯ 23 g:· m:· chests 1+0 ⊙ c1 f1 [G■ L■ L■]
▶ ▲ 12 g:· m:· chests 1+0 ⊙ a6 a3 [G◯ L◯]
  ■ 28 g:· m:L chests 1+0 ⊙ f8 c8 [M▲ G▲ L▲ L▲ L▲]

◯ blue moved the Lottatore from a2 to a3.
◯ blue may not go between a2 and a3 again now.
48 of 90 moves without a capture or ransom.
Your target: 1, Maga in play (+3). You gave up 2.";
    assert_eq!(scene.text, text);
}

#[test]
fn the_end_is_told_with_points_and_targets() {
    let drawing = ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]);
    let mut game = at(Public::drawn(2, &drawing).quietly(59));
    let turn = game.read(Seat(1), "a1 a2").unwrap();
    let last = (Seat(1), game.play(Seat(1), &turn));
    let scene = DungeonChess::scene(&shown(&game, None, Some(last)), &Lang::english());
    assert_eq!(
        scene.alt,
        "◯ blue has won. ◯ blue has Kor a2, Maga b1. Chests: 2 own, 0 received. Holds ▲ gold Guerriero, 3 Lottatori. \
         ▲ gold has Kor a8, Maga b8. Chests: 2 own, 0 received. Holds ◯ blue Guerriero, 3 Lottatori. \
         ◯ blue has 27 points and met target 1, Maga in play. \
         ▲ gold has 24 points and missed target 3, Guerriero in play."
    );
}

#[test]
fn menus_speak_of_characters_and_seats() {
    let public = Public::drawn(2, &ranks(&[(1, "L . . . . . . ."), (8, "k m . . . . . .")]));
    let public = public
        .with_entry(Seat(1), Door::G, Kind::Guerriero)
        .with_chests(1);
    let shown = shown(&at(public), Some(Seat(1)), None);
    let lang = Lang::english();
    let label = |said: &[&str], word| DungeonChess::label(&shown, Seat(1), said, word, &lang);
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(label(&[], "a1"), some("Lottatore a1"));
    assert_eq!(label(&[], "g"), some("Guerriero g"));
    assert_eq!(label(&["a1"], "a2"), None);
    assert_eq!(label(&["ransom"], "kor"), some("Kor"));
    assert_eq!(label(&["ransom", "kor"], "m"), some("on m"));
    assert_eq!(label(&["ransom", "kor", "m"], "2"), some("from ▲ gold"));
    assert_eq!(
        label(&["target"], "10"),
        some("10, a character on d4, e4, d5 or e5 (+3)")
    );
    let asks = |said: &[&str]| DungeonChess::prompt(&shown, Seat(1), said, &lang);
    assert_eq!(asks(&["g"]), "Where does the Guerriero go?");
    assert_eq!(asks(&["ransom", "kor", "m"]), "Whom do you pay?");
    assert_eq!(asks(&[]), "Move a character, or ransom one?");
    let begun = begun(2, &[]).shown(Some(Seat(1)));
    let question = DungeonChess::prompt(&begun, Seat(1), &[], &lang);
    assert_eq!(
        question, "Which character do you move?",
        "nobody is captured"
    );
}

#[test]
fn who_chooses_a_target_looks_at_the_cards() {
    let lang = Lang::english();
    let play = start(2, &[]);
    let alt = |shown: &Shown<DungeonChess>| DungeonChess::scene(shown, &lang).alt;
    assert_eq!(
        alt(&play.shown_partial(Seat(1), &[])),
        "Keep one of two targets: 1, Maga in play (+3), or 2, Kor in play (+3)."
    );
    let keep = Turn::Keep(Target::new(2).unwrap());
    let shown = play.preview(Seat(1), &keep);
    assert_eq!(shown.view.cards[0].kept, Target::new(2));
    assert_eq!(
        alt(&shown),
        "Your target: 2, Kor in play (+3). You gave up 1."
    );
    let begun = begun(2, &[]);
    assert!(alt(&begun.shown_partial(Seat(1), &[])).starts_with("◯ blue to move."));
}

#[test]
fn a_preview_of_the_close_does_not_tell_the_scores() {
    let drawing = ranks(&[(1, "K M . . . . . ."), (8, "k m . . . . . .")]);
    let game = at(Public::drawn(2, &drawing).quietly(59));
    let turn = game.read(Seat(1), "a1 a2").unwrap();
    assert!(game.has_hidden_result(Seat(1), &turn));
    let begun = begun(2, &[]);
    let turn = begun.game().read(Seat(1), "d2 d3").unwrap();
    assert!(!begun.game().has_hidden_result(Seat(1), &turn));
}

#[test]
fn a_card_says_in_words_what_counts_and_which_target_was_kept() {
    let lang = Lang::english();
    let report = |lines: &[&str], seat| {
        let play = start(2, lines);
        DungeonChess::card_summary(&play.shown(Some(Seat(seat))), &lang).unwrap()
    };
    assert_eq!(
        report(&[], 1),
        "Keep one of these two targets. The other is discarded unseen. **Your turn** lets you choose.\n\
         - **1, Maga in play (+3).** Your Maga is not captured when the game ends.\n\
         - **2, Kor in play (+3).** Your Kor is not captured when the game ends."
    );
    assert_eq!(
        report(&["1 target 2"], 1),
        "You kept this target, and only you know:\n\
         - **2, Kor in play (+3).** Your Kor is not captured when the game ends.\n\
         You gave up 1, Maga in play (+3)."
    );
    assert_eq!(
        report(&["1 target 2"], 2),
        report(&[], 2),
        "a choice is secret"
    );
    let prompt = start(2, &[]).shown(Some(Seat(1)));
    let prompt = DungeonChess::prompt(&prompt, Seat(1), &[], &lang);
    assert!(
        prompt.contains("- **2, Kor in play (+3).** Your Kor"),
        "{prompt}"
    );
}

#[test]
fn a_picture_counts_a_target_only_after_the_end() {
    let game = begun(2, &[]);
    let lang = Lang::english();
    let line = |viewer| {
        let text = DungeonChess::text(&game.shown(viewer), &lang);
        let own = text.lines().find(|line| line.contains("g:")).unwrap();
        own.to_owned()
    };
    // Six characters and two chests; both seats meet a target.
    assert!(line(None).contains("◯ 24 "), "{}", line(None));
    assert_eq!(line(Some(Seat(1))), line(None));
}

#[test]
fn the_public_picture_does_not_depend_on_the_targets() {
    let [one, other] = [["1 target 1", "2 target 3"], ["1 target 2", "2 target 4"]];
    let [one, other] = [one, other].map(|chosen| start(2, &chosen));
    let draw = |play: &Play<DungeonChess>, viewer| DungeonChess::draw(&play.shown(viewer));
    assert_eq!(draw(&one, None), draw(&other, None));
    assert_ne!(draw(&one, Some(Seat(1))), draw(&other, Some(Seat(1))));
}

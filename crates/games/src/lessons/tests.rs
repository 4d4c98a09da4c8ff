use super::judgement::Judgement;
use super::laws::{Checked, begins_with_aim, check};
use super::*;
use crate::render;

/// The right turns of the steps measured in the design, in the order of the file; `None` where it
/// has no number.
const MEASURED: &[(&str, &[Option<usize>])] = &[
    ("kintei", &[Some(27), Some(1), Some(23), Some(2), Some(2)]),
    (
        "jinrai",
        &[Some(4), Some(3), Some(20), Some(111), Some(5), Some(119)],
    ),
    ("mindoku", &[Some(28), Some(1), Some(2), Some(5), Some(5)]),
    ("mindoku-together", &[Some(10), Some(1), Some(3), Some(5)]),
];

/// The number of wrong turns of a step that are answered; the others are only played: thinking
/// takes the time.
const ANSWERED: usize = 4;

fn checked(lesson: Lesson) -> Vec<Checked> {
    check(lesson).unwrap()
}

#[test]
fn every_game_has_a_lesson_that_obeys_the_laws() {
    for entry in GAMES {
        let key = entry.info.key;
        let file = format!("assets/lessons/{key}.lesson");
        assert!(
            of(entry).next().is_some(),
            "write {file}: the steps of the lesson"
        );
    }
    for lesson in all() {
        for checked in checked(*lesson) {
            let (key, name) = (lesson.key, &checked.step.name);
            assert!(
                checked.broken.is_empty(),
                "{key} {name}: {:?}",
                checked.broken
            );
        }
    }
}

#[test]
fn the_aim_is_the_first_sentence_in_bold() {
    assert!(begins_with_aim("**The most points win.** Place one."));
    assert!(begins_with_aim("**Bring it home, and you win:** row 1."));
    assert!(!begins_with_aim("A cloud steps. **Then you win.**"));
    assert!(!begins_with_aim("**Choose it.** You win with it."));
    assert!(!begins_with_aim("**You win** with the leaf. Slide it."));
}

#[test]
fn right_turns_are_as_many_as_measured() {
    for &(key, measured) in MEASURED {
        for (checked, right) in checked(find(key).unwrap()).iter().zip(measured) {
            let name = &checked.step.name;
            assert!(
                right.is_none_or(|right| right == checked.right),
                "{key} {name}: {}",
                checked.right
            );
        }
    }
}

#[test]
fn every_turn_of_every_step_goes_on_or_comes_back_refuted() {
    for lesson in all() {
        for step in lesson.steps().unwrap() {
            judge_all(&step);
        }
    }
}

/// Checks that each choice of a step, as text, is right and played, or wrong with a sentence and a
/// picture.
fn judge_all(step: &Step) {
    let (key, name) = (step.lesson.key, &step.name);
    let lang = Lang::english();
    let table = step.solved();
    let mut wrong = Vec::new();
    for choice in step.choices() {
        let is_right = step.is_right(&choice, table.as_deref());
        let is_right = is_right.unwrap_or_else(|| panic!("{key} {name}: {choice} is no turn"));
        if let Some(board) = step.after(&choice) {
            let report = board.describe(Some(step.seat), &lang);
            assert!(report.is_some(), "{key} {name}: {choice}");
            let scene = board.scene(Some(step.seat), &lang);
            assert!(!scene.alt.is_empty(), "{key} {name}: {choice}");
        } else {
            // A claim that does not hold: the step has a sentence for it.
            assert!(step.board.claims(step.seat).contains(&choice), "{choice}");
            let missed = step.part(Part::Wrong, &lang);
            assert!(missed.is_some(), "{key} {name}: {choice}");
        }
        if !is_right {
            wrong.push(choice);
        }
    }
    assert!(matches!(step.judge(&step.show), Some(Judgement::Right(_))));
    let spread = wrong.len().div_ceil(ANSWERED).max(1);
    for choice in wrong.iter().step_by(spread) {
        let Some(Judgement::Wrong(refutation)) = step.judge(choice) else {
            panic!("{key} {name}: {choice} comes back");
        };
        let Some(played) = refutation.played else {
            continue;
        };
        let mut last = played.boxed();
        if let Some(answer) = refutation.answer {
            let rival = played.to_act().without(step.seat).first().unwrap();
            let legal = last.play(rival, &answer.turn);
            assert!(legal.is_ok(), "{key} {name}: {choice}, {}", answer.turn);
            assert!(
                step.is_refuted(&*played, rival, &answer, table.as_deref()),
                "{key} {name}: {choice} is not refuted by {}",
                answer.turn
            );
        } else {
            // Safe turns and forced wins are about answers: without one, the turn itself has ended
            // the game.
            let is_about_answers = matches!(step.goal, Goal::Safe | Goal::Forces(_));
            assert!(
                !is_about_answers || played.outcome().is_some(),
                "{key} {name}: {choice}"
            );
        }
        let picture = render::png(&last.scene(Some(step.seat), &lang));
        assert!(!picture.is_empty(), "{key} {name}: {choice}");
    }
}

#[test]
fn a_wrong_turn_is_answered_by_what_it_allows() {
    let guard = find("kintei").unwrap().step(2).unwrap();
    let Some(Judgement::Wrong(refutation)) = guard.judge("d4 a1 a2") else {
        panic!("the leaf on d4 is not safe");
    };
    let answer = refutation.answer.unwrap();
    assert_eq!(answer.turn, "d5");
    let winners = answer.board.outcome().map(|outcome| outcome.winners());
    assert_eq!(winners, Some(Seat(2).into()));
    assert!(guard.judge("a1 a9").is_none());
}

#[test]
fn a_table_has_the_lesson_of_its_mode() {
    let entry = crate::games::find("mindoku").unwrap();
    let lesson = |mode: &str, board: &str| {
        let options = [("mode", mode), ("board", board)];
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
        for_table(entry, &options.into()).unwrap().key
    };
    assert_eq!(lesson("competitive", "4x"), "mindoku");
    assert_eq!(lesson("competitive", "9x"), "mindoku");
    assert_eq!(lesson("cooperative", "4x"), "mindoku-together");
    assert_eq!(lesson("cooperative", "on3rows"), "mindoku-together");
    let titles = of(entry).map(|lesson| lesson.title(&Lang::english()));
    assert_eq!(titles.collect::<Vec<_>>(), ["Mindoku", "Mindoku, together"]);
}

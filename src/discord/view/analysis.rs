//! An analysis in words: single turns, and the whole game.

use serenity::all::CreateButton;

use super::controls::secondary_button;
use crate::discord::action::{MatchAction, Study};
use crate::discord::view::names;
use crate::host::Record;
use tavolino_games::ai::value::{Value, Verdict};
use tavolino_games::analysis::{Analysis, Certainty, EvaluatedTurn, Worth};
use tavolino_games::game::Lang;

/// The overview of a game: certainty and turning points.
pub fn overview(record: &Record, analysis: &Analysis, lang: &Lang) -> String {
    let mut lines = names::heading(lang, record);
    lines.push(certainty(record, analysis, lang));
    let points = analysis.turning_points();
    let seated = names::seated(lang, record);
    if points.is_empty() {
        lines.push(lang.say("analysis-no-points", &[]));
    } else {
        lines.push(lang.say("analysis-points", &[]));
    }
    lines.extend(points.into_iter().map(|judged| {
        let values = [
            ("step", judged.step.into()),
            ("seat", seated.seat(record.entry.info, judged.seat).into()),
            ("turn", judged.turn.as_str().into()),
            ("verdict", verdict(judged, lang).into()),
        ];
        lang.say("analysis-point", &values)
    }));
    lines.join("\n")
}

fn certainty(record: &Record, analysis: &Analysis, lang: &Lang) -> String {
    let sure = match analysis.certainty() {
        Certainty::Exact => lang.say("analysis-exact", &[]),
        Certainty::Estimated => lang.say("analysis-estimated", &[]),
        Certainty::Partly(count) => {
            let of = analysis.turns.len();
            let values = [("count", count.into()), ("of", of.into())];
            lang.say("analysis-partly", &values)
        }
    };
    if record.has_secrets() {
        format!("{sure}\n{}", lang.say("analysis-own-eyes", &[]))
    } else {
        sure
    }
}

/// The verdict on a turn in whole sentences.
pub fn verdict(judged: &EvaluatedTurn, lang: &Lang) -> String {
    let (played, best) = (judged.played, judged.best.worth);
    let say = |key: &str| {
        let values = [
            ("played", judged.turn.as_str().into()),
            ("turn", judged.best.turn.as_str().into()),
            ("turns", turns(played).into()),
            ("value", value(played, lang).into()),
            ("from", value(best, lang).into()),
            ("to", value(played, lang).into()),
            ("best", best_turn(judged, lang).into()),
        ];
        lang.say(key, &values)
    };
    let of_played = |key: &str| say(&format!("{key}-{}", value_key(played)));
    if judged.is_best() && played.is_proved() && !best.is_proved() {
        return of_played("analysis-unsure");
    }
    if judged.is_best() {
        return of_played("analysis-best");
    }
    let is_slower = played
        .value
        .zip(best.value)
        .is_some_and(|(is, was)| is != was);
    match (played.verdict, best.verdict) {
        (Some(Verdict::Win), Some(Verdict::Win)) if is_slower => say("analysis-later"),
        (Some(Verdict::Loss), Some(Verdict::Loss)) if is_slower => say("analysis-sooner"),
        (Some(is), Some(was)) if is == was => of_played("analysis-equal"),
        (None, None) if judged.loss() < 0.05 => say("analysis-near"),
        _ => say("analysis-fell"),
    }
}

/// A sentence about the best turn, in place of the one played.
pub fn best_turn(judged: &EvaluatedTurn, lang: &Lang) -> String {
    let worth = judged.best.worth;
    let values = [
        ("turn", judged.best.turn.as_str().into()),
        ("turns", turns(worth).into()),
    ];
    lang.say(&format!("analysis-would-{}", value_key(worth)), &values)
}

/// The number of turns of both players until the end; 0 where it is unknown.
fn turns(worth: Worth) -> u8 {
    worth.value.and_then(Value::turns).unwrap_or_default()
}

/// The worth of a position in a word, or as an estimate in percent.
fn value(worth: Worth, lang: &Lang) -> String {
    let percent = (worth.estimate * 100.0).round() as u8;
    let values = [
        ("value", value_key(worth).into()),
        ("percent", percent.into()),
    ];
    lang.say("analysis-value", &values)
}

fn value_key(worth: Worth) -> &'static str {
    match worth.verdict {
        Some(Verdict::Win) => "win",
        Some(Verdict::Draw) => "draw",
        Some(Verdict::Loss) => "loss",
        None => "estimate",
    }
}

/// A button for a page of an analysis.
pub fn button(record: &Record, study: Study, key: &str, lang: &Lang) -> Option<CreateButton> {
    secondary_button(record, MatchAction::Study(study), &lang.say(key, &[]))
}

/// A button for each turning point.
pub fn turning_point_buttons(
    record: &Record,
    analysis: &Analysis,
    lang: &Lang,
) -> Vec<CreateButton> {
    let to = |judged: &EvaluatedTurn| {
        let label = lang.say("analysis-button-turn", &[("step", judged.step.into())]);
        let study = Study::Turn(judged.step as i64);
        secondary_button(record, MatchAction::Study(study), &label)
    };
    analysis
        .turning_points()
        .into_iter()
        .filter_map(to)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavolino_games::analysis::Best;
    use tavolino_games::game::Seat;

    fn said(turn: &str, played: Worth, best: Worth) -> String {
        let judged = EvaluatedTurn {
            step: 7,
            seat: Seat(1),
            turn: turn.to_owned(),
            played,
            best: Best {
                turn: "b1 c2".to_owned(),
                worth: best,
                line: vec!["b1 c2".to_owned()],
            },
        };
        verdict(&judged, &Lang::english())
    }

    #[test]
    fn a_turn_is_told_by_what_it_changed() {
        use Value::{Draw, Loss, Win};
        let known = Worth::proved;
        let thought = Worth::estimated;
        let forced = Worth::certain(Verdict::Win);
        let others = [
            (
                known(Draw),
                known(Win(17)),
                "`a1 a2`: won → drawn. `b1 c2` wins in 17 moves.",
            ),
            (
                known(Loss(4)),
                known(Win(1)),
                "`a1 a2`: won → lost. `b1 c2` wins at once.",
            ),
            (
                known(Loss(4)),
                known(Draw),
                "`a1 a2`: drawn → lost. `b1 c2` draws.",
            ),
            (
                known(Win(9)),
                known(Win(7)),
                "`a1 a2` still wins, in 9 moves. `b1 c2` wins in 7 moves.",
            ),
            (
                known(Loss(2)),
                known(Loss(8)),
                "`a1 a2` loses in 2 moves. Every move loses here. `b1 c2` holds out for 8 moves.",
            ),
            (
                known(Draw),
                known(Draw),
                "`a1 a2` is as good as the best: a draw with perfect play.",
            ),
            (
                known(Win(3)),
                known(Win(3)),
                "`a1 a2` is as good as the best: it wins in 3 moves.",
            ),
            (
                known(Draw),
                forced,
                "`a1 a2`: won → drawn. `b1 c2` forces a win.",
            ),
            (
                known(Win(9)),
                forced,
                "`a1 a2` is as good as the best: it wins in 9 moves.",
            ),
            (
                Worth::certain(Verdict::Loss),
                known(Loss(6)),
                "`a1 a2` loses, like every other move.",
            ),
            (
                thought(0.35),
                known(Win(5)),
                "`a1 a2`: won → about 35 %. `b1 c2` wins in 5 moves.",
            ),
            (
                known(Loss(6)),
                thought(0.4),
                "`a1 a2`: about 40 % → lost. `b1 c2` looks better.",
            ),
            (
                thought(0.3),
                thought(0.62),
                "`a1 a2`: about 62 % → about 30 %. `b1 c2` looks better.",
            ),
            (
                thought(0.5),
                thought(0.52),
                "`a1 a2` is a good move: about 50 %. I would have played `b1 c2`.",
            ),
        ];
        for (played, best, expected) in others {
            assert_eq!(said("a1 a2", played, best), expected);
        }
        let bests = [
            (known(Win(1)), "`b1 c2` is the best move: it wins at once."),
            (
                known(Win(9)),
                "`b1 c2` is the best move: it wins in 9 moves.",
            ),
            (
                known(Loss(4)),
                "`b1 c2` is the best move, but it still loses, in 4 moves.",
            ),
            (forced, "`b1 c2` is the best move: a forced win."),
            (thought(0.62), "`b1 c2` is the best move: about 62 %."),
            (thought(1.0), "`b1 c2` is the best move: about 98 %."),
        ];
        for (worth, expected) in bests {
            assert_eq!(said("b1 c2", worth, worth), expected);
        }
        assert_eq!(
            said("b1 c2", known(Loss(4)), thought(0.0)),
            "`b1 c2` loses in 4 moves, but I found nothing better."
        );
    }
}

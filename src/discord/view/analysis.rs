//! An analysis in words: single turns, and the whole game.

use serenity::all::CreateButton;

use crate::discord::interaction::request::match_action::MatchAction;
use crate::discord::interaction::request::study::Study;
use crate::discord::view::history::secondary_button;
use crate::discord::view::names;
use crate::host::Record;
use tavolino_games::ai::value::{Value, Verdict};
use tavolino_games::analysis::{Analysis, Certainty, Judged, Worth};
use tavolino_games::game::Lang;
use tavolino_games::game::lang::Value as SentenceValue;

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
            ("seat", seated.seat(record.kind.info, judged.seat).into()),
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

/// The verdict on a turn, to follow its notation.
pub fn verdict(judged: &Judged, lang: &Lang) -> String {
    let (played, best) = (judged.played, judged.best.worth);
    let with_best = |key: &str| {
        let mut values = worth_values(played).to_vec();
        values.extend([
            ("from", value_key(best).into()),
            ("was", percent(best).into()),
            ("best", best_turn(judged, lang).into()),
            ("turn", judged.best.turn.as_str().into()),
        ]);
        lang.say(key, &values)
    };
    if judged.is_best() && played.value.is_some() && best.value.is_none() {
        return lang.say("analysis-unsure", &worth_values(played));
    }
    if judged.is_best() {
        return lang.say("analysis-best", &worth_values(played));
    }
    match (played.value, best.value) {
        (Some(is), Some(was)) if is == was => lang.say("analysis-equal", &worth_values(played)),
        (Some(Value::Win(_)), Some(Value::Win(_))) => with_best("analysis-later"),
        (Some(Value::Loss(_)), Some(Value::Loss(_))) => with_best("analysis-sooner"),
        (None, None) if judged.loss() < 0.05 => with_best("analysis-near"),
        _ => with_best("analysis-fell"),
    }
}

/// The best turn in place of the one played.
pub fn best_turn(judged: &Judged, lang: &Lang) -> String {
    let mut values = worth_values(judged.best.worth).to_vec();
    values.push(("turn", judged.best.turn.as_str().into()));
    lang.say("analysis-would", &values)
}

/// The values of a sentence about a turn's worth.
fn worth_values(worth: Worth) -> [(&'static str, SentenceValue<'static>); 3] {
    let turns = worth.value.and_then(Value::turns).unwrap_or_default();
    [
        ("to", value_key(worth).into()),
        ("is", percent(worth).into()),
        ("turns", turns.into()),
    ]
}

fn value_key(worth: Worth) -> &'static str {
    match worth.value.map(Value::verdict) {
        Some(Verdict::Win) => "win",
        Some(Verdict::Draw) => "draw",
        Some(Verdict::Loss) => "loss",
        None => "percent",
    }
}

fn percent(worth: Worth) -> u8 {
    (worth.estimate * 100.0).round() as u8
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
    let to = |judged: &Judged| {
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
        let judged = Judged {
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
        let known = |value: Value| Worth::of(Some(value), 0.0);
        let thought = |estimate| Worth::of(None, estimate);
        let others = [
            (
                known(Draw),
                known(Win(17)),
                "from won to drawn; `b1 c2` wins in 17",
            ),
            (
                known(Loss(4)),
                known(Win(1)),
                "from won to lost; `b1 c2` wins at once",
            ),
            (
                known(Loss(4)),
                known(Draw),
                "from drawn to lost; `b1 c2` draws",
            ),
            (
                known(Win(9)),
                known(Win(7)),
                "still won, in 9 turns of both; `b1 c2` wins in 7",
            ),
            (
                known(Loss(2)),
                known(Loss(8)),
                "lost however it is played, here in 2 turns of both; `b1 c2` holds out for 8",
            ),
            (known(Draw), known(Draw), "as good as any other: drawn"),
            (
                known(Win(3)),
                known(Win(3)),
                "as good as any other: won, in 3 turns of both",
            ),
            (
                thought(0.35),
                known(Win(5)),
                "from won to about 35 %; `b1 c2` wins in 5",
            ),
            (
                known(Loss(6)),
                thought(0.4),
                "from about 40 % to lost; `b1 c2` looks better",
            ),
            (
                thought(0.3),
                thought(0.62),
                "from about 62 % to about 30 %; `b1 c2` looks better",
            ),
            (
                thought(0.5),
                thought(0.52),
                "about as good as any, about 50 %; I would have played `b1 c2`",
            ),
        ];
        for (played, best, expected) in others {
            assert_eq!(said("a1 a2", played, best), expected);
        }
        let bests = [
            (known(Win(1)), "the best turn: won, at once"),
            (known(Win(9)), "the best turn: won, in 9 turns of both"),
            (
                known(Loss(4)),
                "the best turn: lost all the same, in 4 turns of both",
            ),
            (thought(0.62), "the best turn: about 62 %"),
        ];
        for (worth, expected) in bests {
            assert_eq!(said("b1 c2", worth, worth), expected);
        }
        assert_eq!(
            said("b1 c2", known(Loss(4)), thought(0.0)),
            "lost, in 4 turns of both, but I know of nothing better"
        );
    }
}

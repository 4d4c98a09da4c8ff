//! The curve of an analysis: of two seats, of several with a curve each, and of a cooperative game.

use tavolino_games::analysis::outlook::{Curve, Outlook, Whose};
use tavolino_games::analysis::plot::plot;
use tavolino_games::analysis::{Best, EvaluatedTurn, Worth};
use tavolino_games::game::{Lang, Scene, Seat};
use tavolino_games::games;

use super::alt::is_clear;
use super::golden;

/// A turn that gave much away.
fn mistake(step: usize, seat: u8, turn: &str) -> EvaluatedTurn {
    let worth = Worth::estimated;
    EvaluatedTurn {
        step,
        seat: Seat(seat),
        turn: turn.to_owned(),
        played: worth(0.3),
        best: Best {
            turn: "best".to_owned(),
            worth: worth(0.7),
            line: Vec::new(),
        },
    }
}

/// The plot of an outlook and mistakes in a game.
fn plotted(outlook: &Outlook, mistakes: &[EvaluatedTurn], game: &str) -> Scene {
    let info = games::find(game).unwrap().info;
    let mistakes: Vec<&EvaluatedTurn> = mistakes.iter().collect();
    plot(outlook, &mistakes, info, &Lang::english())
}

/// Waves of height `high` around `middle`, with a point every `every` steps.
fn waves(steps: usize, every: usize, (middle, high): (f32, f32), phase: f32) -> Vec<(usize, f32)> {
    let at = |step: usize| {
        let angle = step as f32 * 0.35 + phase;
        (step, (middle + high * angle.sin()).clamp(0.0, 1.0))
    };
    (0..=steps).step_by(every).map(at).collect()
}

fn is_good(name: &str, scene: &Scene) {
    let length = scene.alt.chars().count();
    assert!(length <= 1024, "{length}: {}", scene.alt);
    is_clear(scene);
    golden(name, scene);
}

#[test]
fn of_two_the_upper_half_is_the_firsts_and_the_lower_the_seconds() {
    let mut points = waves(41, 1, (0.5, 0.22), 0.0);
    for (step, worth) in &mut points[30..] {
        *worth = if *step < 37 { 0.5 } else { 0.0 };
    }
    let outlook = Outlook {
        steps: 41,
        swapped: false,
        curves: vec![Curve {
            of: Whose::Both,
            points,
        }],
    };
    let mistakes = [
        mistake(11, 1, "c1 c2"),
        mistake(12, 2, "d5 d4"),
        mistake(37, 1, "b3 b2"),
    ];
    let scene = plotted(&outlook, &mistakes, "taifuu");
    assert!(
        scene.alt.starts_with(
            "Who was winning, over 41 steps. Chances of ◯ blue against ▲ gold: 50 % at the start, "
        ),
        "{}",
        scene.alt
    );
    let end = "0 % at the end. Turning points: 11 by ◯ blue (c1 c2), 12 by ▲ gold (d5 d4) and 37 by ◯ blue (b3 b2).";
    assert!(scene.alt.ends_with(end), "{}", scene.alt);
    is_good("plot-two", &scene);
    let mistakes = [mistake(12, 2, "c4 e2 g4"), mistake(37, 1, "a3 a4")];
    let scene = plotted(&outlook, &mistakes, "nubulus");
    is_good("plot-white-and-black", &scene);
}

#[test]
fn of_six_each_has_a_curve_with_its_mark() {
    let curve = |seat: u8| {
        let phase = f32::from(seat) * 1.3;
        let mut points = waves(60, 6, (0.35 + 0.05 * f32::from(seat), 0.2), phase);
        points.last_mut().unwrap().1 = f32::from(6 - seat) / 5.0;
        Curve {
            of: Whose::Own(Seat(seat)),
            points,
        }
    };
    let outlook = Outlook {
        steps: 60,
        swapped: false,
        curves: (1..=6).map(curve).collect(),
    };
    let mistakes = [6, 18, 24, 42, 54].map(|step| {
        let seat = 1 + (step / 6) as u8 % 6;
        mistake(step, seat, &format!("place {seat} c{seat}"))
    });
    let scene = plotted(&outlook, &mistakes, "mindoku");
    is_good("plot-six", &scene);
}

#[test]
fn together_there_is_one_curve() {
    let outlook = Outlook {
        steps: 9,
        swapped: false,
        curves: vec![Curve {
            of: Whose::Together,
            points: waves(9, 1, (0.6, 0.3), 0.0),
        }],
    };
    let scene = plotted(&outlook, &[], "mindoku");
    assert!(
        scene
            .alt
            .contains("Chances to win together: 60 % at the start")
    );
    is_good("plot-together", &scene);
}

#[test]
fn a_game_of_one_turn_has_a_plot_too() {
    let outlook = Outlook {
        steps: 1,
        swapped: false,
        curves: vec![Curve {
            of: Whose::Own(Seat(2)),
            points: vec![(0, 0.4)],
        }],
    };
    let scene = plotted(&outlook, &[mistake(1, 2, "a1")], "chasm");
    is_clear(&scene);
    assert!(
        scene
            .alt
            .contains("▲ gold as it saw them: 40 % at the start.")
    );
}

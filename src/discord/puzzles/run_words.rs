//! The lines and buttons of a run of puzzles, below and above its puzzles.

use serenity::all::{ButtonStyle, CreateButton};
use tavolino_games::game::Lang;

use crate::discord::action::Action;
use crate::discord::clock::now;
use crate::discord::view::button;
use crate::host::PuzzleRun;

/// The value of `run` that shows the longest runs of the week.
pub const BEST: &str = "best";

/// The line about a run above the task of its open puzzle.
pub fn heading(run: &PuzzleRun, lang: &Lang) -> Option<String> {
    (!run.over).then(|| lang.say("puzzle-run-heading", &[("length", run.length.into())]))
}

/// The line about a run whose puzzle was solved, or whose mistake ended it.
pub fn result(run: &PuzzleRun, lang: &Lang) -> String {
    let values = [
        ("length", run.length.into()),
        ("best", run.best_of_week(now()).into()),
    ];
    let key = if run.over {
        "puzzle-run-over"
    } else {
        "puzzle-run-on"
    };
    lang.say(key, &values)
}

/// The ways on in a run, or after it.
pub fn onward(run: &PuzzleRun, lang: &Lang) -> Vec<CreateButton> {
    let buttons = if run.over {
        [
            link(&run.game, &run.kind, "button-new-run", lang),
            link("", BEST, "button-best-runs", lang),
        ]
    } else {
        [link("", "", "button-next-puzzle", lang), None]
    };
    buttons.into_iter().flatten().collect()
}

/// A button that begins a run of a game and a kind, or goes on with the person's run.
pub fn link(game: &str, kind: &str, label: &str, lang: &Lang) -> Option<CreateButton> {
    let action = Action::Run(game.to_owned(), kind.to_owned());
    let style = if kind == BEST {
        ButtonStyle::Secondary
    } else {
        ButtonStyle::Primary
    };
    button(&action, &lang.say(label, &[]), style)
}

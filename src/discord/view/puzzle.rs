//! The words of a puzzle: title, subject, task, solution and themes.

use std::fmt::Write as _;

use tavolino_games::game::Lang;
use tavolino_games::puzzles::{Level, Puzzle};

use crate::discord::view::names;
use crate::host::Days;

/// The name of a puzzle in the database.
pub fn name(puzzle: &Puzzle) -> String {
    format!("{}/{}", puzzle.game.info.key, puzzle.id)
}

/// A person's days with a solved puzzle; `None` if there was none lately.
pub fn days_solved(days: Days, lang: &Lang) -> Option<String> {
    let values = [("days", days.lately.into()), ("run", days.best_run.into())];
    (days.lately > 0).then(|| lang.say("puzzle-days", &values))
}

/// The title of a day's puzzle; days are counted from 1.
pub fn title(day: i64, lang: &Lang) -> String {
    lang.say("puzzle-title-day", &[("number", (day + 1).into())])
}

/// The line with a person's marks, to paste anywhere.
pub fn line(puzzle: &Puzzle, day: i64, marks: &str, lang: &Lang) -> String {
    let values = [
        ("number", (day + 1).into()),
        ("subject", subject(puzzle, lang).into()),
        ("marks", marks.into()),
    ];
    lang.say("puzzle-line", &values)
}

/// The stars of a level.
pub fn stars(level: Level) -> &'static str {
    match level {
        Level::Easy => "★☆☆",
        Level::Medium => "★★☆",
        Level::Hard => "★★★",
    }
}

/// The game with its level and its options that are not the default.
pub fn subject(puzzle: &Puzzle, lang: &Lang) -> String {
    let mut words = vec![format!(
        "{} {}",
        puzzle.game.info.name,
        stars(puzzle.level())
    )];
    words.extend(names::unusual_options(
        lang,
        puzzle.game.info,
        &puzzle.table,
    ));
    words.join(" · ")
}

/// The task in words.
pub fn task(puzzle: &Puzzle, lang: &Lang) -> String {
    let colour = lang.colour(puzzle.game.info.palette, puzzle.seat);
    let kind: &str = match puzzle.sort() {
        Some(sort) => sort.name,
        None => puzzle.kind.into(),
    };
    let turns = puzzle.decisions.len();
    lang.say(
        &format!("puzzle-task-{kind}"),
        &[("colour", colour.into()), ("turns", turns.into())],
    )
}

/// The solution: own turns with the answers between them.
pub fn solution(puzzle: &Puzzle, lang: &Lang) -> String {
    let own = puzzle.decisions.iter().filter_map(|right| right.first());
    let mut line = String::new();
    for (at, turn) in own.enumerate() {
        let answer = at
            .checked_sub(1)
            .and_then(|before| puzzle.answers.get(before));
        let _ = match answer {
            None => write!(line, "`{turn}`"),
            Some(answer) => {
                let values = [
                    ("answer", answer.as_str().into()),
                    ("turn", turn.as_str().into()),
                ];
                write!(line, "{}", lang.say("puzzle-then", &values))
            }
        };
    }
    line
}

/// The themes, each a sentence.
pub fn themes(puzzle: &Puzzle, lang: &Lang) -> String {
    let themes = puzzle.themes.iter();
    let sentences = themes.map(|theme| lang.say(&format!("puzzle-theme-{theme}"), &[]));
    sentences.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use tavolino_games::{games, puzzles};

    use super::*;

    #[test]
    fn a_subject_names_the_options_that_are_not_the_default() {
        let lang = Lang::english();
        let game = games::find("mindoku").unwrap();
        let [mut usual, mut other] = [0, 0];
        for puzzle in puzzles::all(game).unwrap() {
            let subject = subject(&puzzle, &lang);
            let mut options = game.info.options.iter();
            let is_usual = options.all(|one| puzzle.table.option(one.key) == one.values[0]);
            *(if is_usual { &mut usual } else { &mut other }) += 1;
            assert_eq!(subject.contains('·'), !is_usual, "{subject}");
        }
        assert!(usual > 0 && other > 0, "{usual}, {other}");
    }
}

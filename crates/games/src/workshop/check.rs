//! The lacks of a game's files, in the order in which `docs/new-game.md` writes them.

use strum::VariantArray;

use super::files::{Home, Part, names};
use super::{pages, pictures, sentences};
use crate::board::GameEntry;
use crate::example;
use crate::lessons::{self, laws};

/// Begins a line of a new file that names what is still to be written there.
pub const UNWRITTEN: &str = "Unwritten: ";

/// The fewest positions of the rules.
const EXAMPLES: usize = 2;

/// Returns what the files of a game lack: a line each, which begins with the path of the file.
/// Without the game, which the registry may lack, only what the files themselves show.
#[must_use]
pub fn lacks(home: &Home, game: Option<&'static GameEntry>) -> Vec<String> {
    let of_part = |part: &Part| {
        let path = home.path(*part);
        let lacks = of_part(home, *part, game).into_iter();
        lacks.map(move |lack| format!("{path}: {lack}"))
    };
    Part::VARIANTS.iter().flat_map(of_part).collect()
}

/// Returns what one file lacks.
fn of_part(home: &Home, part: Part, game: Option<&'static GameEntry>) -> Vec<String> {
    match part {
        // The documents do not name a template.
        Part::Registry | Part::Readme | Part::Figures if home.is_template() => return Vec::new(),
        Part::Golden => return game.map_or(Vec::new(), |game| golden(home, game)),
        _ => {}
    }
    let Some(text) = home.read(part) else {
        let is_optional = part == Part::Puzzles;
        let lack = format!("is missing; write {}", part.content());
        return if is_optional { Vec::new() } else { vec![lack] };
    };
    let mut lacks = match part {
        Part::Rules => pages::lacks(&text, game),
        Part::Examples => examples(game),
        Part::Code => game.and_then(author).into_iter().collect(),
        Part::Registry => registry(home, &text),
        Part::Sentences => game.map_or(Vec::new(), |game| {
            sentences::lacks(game, &text, &home.code())
        }),
        Part::Tests => needs(home.has_tests(), "has no `#[test]`", part),
        Part::Perft => needs(
            text.lines().any(|line| line.starts_with("perft ")),
            "has no line `perft DEPTH COUNT`",
            part,
        ),
        Part::Record => record(home, &text),
        Part::Pictures => positions(home, game),
        Part::Lesson => game.map_or(Vec::new(), lesson),
        Part::Readme => readme(&text, game),
        Part::Figures => figures(home, &text, game),
        Part::Face | Part::Golden | Part::Puzzles => Vec::new(),
    };
    lacks.extend(unwritten(&text));
    lacks
}

/// Returns a lack where the condition does not hold.
fn needs(holds: bool, lack: &str, part: Part) -> Vec<String> {
    let lack = format!("{lack}; write {}", part.content());
    if holds { Vec::new() } else { vec![lack] }
}

/// Returns what the lines of a new file say is still to be written, with the number of the line.
fn unwritten(text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    let marked = lines.filter_map(|(at, line)| {
        let (_, what) = line.split_once(UNWRITTEN)?;
        Some(format!("line {} is unwritten: {what}", at + 1))
    });
    marked.collect()
}

fn examples(game: Option<&'static GameEntry>) -> Vec<String> {
    let Some(game) = game else { return Vec::new() };
    match example::all(game) {
        Err(wrong) => vec![wrong.to_string()],
        Ok(examples) => {
            let lack = format!(
                "has {} positions, at least {EXAMPLES} are needed",
                examples.len()
            );
            needs(examples.len() >= EXAMPLES, &lack, Part::Examples)
        }
    }
}

fn author(game: &GameEntry) -> Option<String> {
    let lack = "`Info::designer` is empty; write the author, and the year where known";
    game.info.designer.is_empty().then(|| lack.to_owned())
}

fn registry(home: &Home, text: &str) -> Vec<String> {
    let module = home.module();
    let declared = format!("pub mod {module};");
    let mut lacks = Vec::new();
    if !text.contains(&declared) {
        lacks.push(format!("write `{declared}`"));
    }
    if !text.contains(&format!(" {module}::")) {
        lacks.push(format!(
            "write `{module}::…,` into the list of `each_game!`"
        ));
    }
    lacks
}

fn record(home: &Home, text: &str) -> Vec<String> {
    let has = |begin: &str| text.lines().any(|line| line.starts_with(begin));
    if !has("1 ") {
        return needs(false, "has no turn of seat 1", Part::Record);
    }
    if has("    ") {
        return Vec::new();
    }
    let update = home.update();
    vec![format!(
        "lacks what each seat reads: `{update}` adds it; review it as a text of rules"
    )]
}

fn positions(home: &Home, game: Option<&'static GameEntry>) -> Vec<String> {
    let blocks = pictures::blocks(home);
    if blocks.is_empty() {
        return needs(false, "has no block `## name`", Part::Pictures);
    }
    let Some(game) = game else { return Vec::new() };
    let wrong = blocks.iter().filter_map(|block| block.scene(game).err());
    wrong.collect()
}

/// Returns the pictures that are not drawn yet. Positions that cannot be played are lacks of their
/// own files.
fn golden(home: &Home, game: &'static GameEntry) -> Vec<String> {
    let all = pictures::all(home, game).unwrap_or_default();
    let drawn = names(&home.join(&home.path(Part::Golden)));
    let names = all.into_iter().map(|(name, _)| format!("{name}.png"));
    let missing: Vec<String> = names.filter(|name| !drawn.contains(name)).collect();
    if missing.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "lacks {}: `{}` draws them; look at each",
        missing.join(", "),
        home.update()
    )]
}

fn lesson(game: &'static GameEntry) -> Vec<String> {
    let whole = lessons::of(game).find(|lesson| lesson.is_of_whole_game());
    let steps = match whole.map(lessons::Lesson::steps).transpose() {
        Ok(steps) => steps.map_or(0, |steps| steps.len()),
        Err(wrong) => return vec![wrong.to_string()],
    };
    let (fewest, most) = (laws::STEPS.start(), laws::STEPS.end());
    let lack = format!("has {steps} steps, {fewest} to {most} are needed");
    needs(laws::STEPS.contains(&steps), &lack, Part::Lesson)
}

fn readme(text: &str, game: Option<&GameEntry>) -> Vec<String> {
    let Some(game) = game else { return Vec::new() };
    let name = game.info.name;
    if text.contains(name) {
        return Vec::new();
    }
    vec![format!(
        "write the row `| {name} | players | author |` into the table of games"
    )]
}

fn figures(home: &Home, text: &str, game: Option<&GameEntry>) -> Vec<String> {
    let Some(game) = game else { return Vec::new() };
    if text.contains(&format!("| {}", game.info.name)) {
        return Vec::new();
    }
    vec![format!(
        "write the rows of taps that `cargo test {}` prints",
        home.key()
    )]
}

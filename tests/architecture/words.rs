//! Forms of words that do not come back into names, comments and documents.

use std::path::Path;

/// First words of a doc that make it a question or a riddle.
const FIRST: &[&str] = &[
    "What", "Who", "Whom", "Whose", "Where", "How", "Which", "Why",
];

/// Whole docs that say nothing.
const WHOLE: &[&str] = &["It.", "When.", "Which.", "The same.", "Both.", "Likewise."];

/// Measures and persons that hide their noun, anywhere in a comment.
const ANYWHERE: &[&str] = &[
    "whoever",
    "whatever is",
    "somebody",
    "so many",
    "so much",
    "so long as it",
    "so often",
    "what is there",
];

/// Names of variables that say where a value came from and not what it is.
const NAMES: &[&str] = &["told", "said", "asked"];

/// The fault of a sentence in code, which a person reads who searches a log or mends a game;
/// `None` if it is plain. It begins with none of the [`FIRST`] words and of these.
pub fn fault_of_sentence(text: &str, others: &[&str]) -> Option<String> {
    let small = text.to_lowercase();
    let first = small.split(' ').next().unwrap_or_default();
    let is_first = |word: &&str| word.to_lowercase() == first;
    if FIRST.iter().chain(others).any(is_first) {
        return Some(format!("a sentence that begins with `{first}`: {text}"));
    }
    let form = ANYWHERE.iter().find(|form| small.contains(*form))?;
    Some(format!("`{form}` in a sentence: {text}"))
}

/// Each fault of a file as `file:line: form`.
pub fn faults(file: &Path, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut is_going_on = false;
    for (number, line) in text.lines().enumerate() {
        let mut fault =
            |form: &str| faults.push(format!("{}:{}: {form}", file.display(), number + 1));
        let line = line.trim_start();
        let Some(comment) = line.strip_prefix("//") else {
            for name in NAMES.iter().filter(|name| binds(line, name)) {
                fault(&format!("a variable called `{name}`"));
            }
            is_going_on = false;
            continue;
        };
        let is_doc = comment.starts_with(['/', '!']);
        let comment = comment.trim_start_matches(['/', '!']).trim();
        let first = comment.split(' ').next().unwrap_or_default();
        if is_doc && !is_going_on && FIRST.contains(&first) {
            fault(&format!("a doc that begins with `{first}`"));
        }
        if WHOLE.contains(&comment) && !is_going_on {
            fault(&format!("the doc `{comment}`"));
        }
        let small = comment.to_lowercase();
        for form in ANYWHERE.iter().filter(|form| small.contains(*form)) {
            fault(&format!("`{form}`"));
        }
        is_going_on = !comment.is_empty();
    }
    faults
}

/// Columns of a line that is a comment.
const COLUMNS: usize = 100;

/// Each comment of a file that is too wide, as `file:line`; the rows of a table cannot be wrapped.
pub fn too_wide(file: &Path, text: &str) -> Vec<String> {
    let is_too_wide = |line: &str| {
        let comment = line.trim_start().strip_prefix("//");
        let words = comment.map(|comment| comment.trim_start_matches(['/', '!']).trim_start());
        words.is_some_and(|words| !words.starts_with('|')) && line.chars().count() > COLUMNS
    };
    let numbered = (1..).zip(text.lines());
    numbered
        .filter(|(_, line)| is_too_wide(line))
        .map(|(number, line)| {
            format!(
                "{}:{number}: {} columns",
                file.display(),
                line.chars().count()
            )
        })
        .collect()
}

/// Whether a line of code binds a variable of this name by `let`.
fn binds(line: &str, name: &str) -> bool {
    ["let ", "let mut "].iter().any(|start| {
        let rest = line
            .strip_prefix(start)
            .and_then(|rest| rest.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with([' ', ':']))
    })
}

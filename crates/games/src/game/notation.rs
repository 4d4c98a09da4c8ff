//! Notation of turns: completion of typed text, word-by-word menus, and suggestions for text that
//! is no turn.

use std::collections::HashMap;
use std::fmt::{self, Display, Write};

use super::lang::Lang;

/// Ends a prefix that stops inside a word: `move a*` is the file `a` of a cell not yet chosen.
const STAR: char = '*';

/// Returns `typed` in lower case with single spaces between words.
#[must_use]
pub fn normalize(typed: &str) -> String {
    typed
        .to_lowercase()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the complete words of a prefix.
#[must_use]
pub fn words(prefix: &str) -> Vec<&str> {
    prefix
        .split_whitespace()
        .filter(|word| !word.ends_with(STAR))
        .collect()
}

/// Returns a prefix as it is shown: a word chosen in part ends in an ellipsis.
///
/// ```
/// use tavolino_games::game::notation::chosen_so_far;
///
/// assert_eq!(chosen_so_far("place 4 a*"), "place 4 a…");
/// assert_eq!(chosen_so_far("place 4"), "place 4");
/// ```
#[must_use]
pub fn chosen_so_far(prefix: &str) -> String {
    match prefix.strip_suffix(STAR) {
        Some(stem) => format!("{stem}…"),
        None => prefix.to_owned(),
    }
}

/// Returns the keys of the menu question after the words `prefix`, the most specific first: by the
/// last verb and the number of words after it, by that verb, by the number of words, and by the
/// game alone.
///
/// ```
/// use tavolino_games::game::notation::prompts;
///
/// assert_eq!(prompts("kumo", &["c1"]), ["kumo-prompt-1", "kumo-prompt"]);
/// assert_eq!(
///     prompts("mindoku", &["place", "3"]),
///     ["mindoku-prompt-place-1", "mindoku-prompt-place", "mindoku-prompt-2", "mindoku-prompt"],
/// );
/// ```
#[must_use]
pub fn prompts(game: &str, prefix: &[&str]) -> Vec<String> {
    let mut keys = Vec::new();
    if let Some(at) = prefix.iter().rposition(|word| is_verb(word)) {
        let (verb, after) = (prefix[at], prefix.len() - at - 1);
        if after > 0 {
            keys.push(format!("{game}-prompt-{verb}-{after}"));
        }
        keys.push(format!("{game}-prompt-{verb}"));
    }
    if !prefix.is_empty() {
        keys.push(format!("{game}-prompt-{}", prefix.len()));
    }
    keys.push(format!("{game}-prompt"));
    keys
}

/// Returns the question of a menu after the words `prefix`: the sentence of the most specific of
/// [`prompts`] that exists.
#[must_use]
pub fn prompt(game: &str, prefix: &[&str], lang: &Lang) -> String {
    let keys = prompts(game, prefix);
    let key = keys.iter().find(|key| lang.has(key));
    lang.say(key.map_or("prompt", String::as_str), &[])
}

/// Returns the cell from which a piece moves, in games whose turns name it right before the target
/// cell: the last word of `prefix`.
#[must_use]
pub fn moved_from(prefix: &[&str]) -> Option<String> {
    prefix.last().map(ToString::to_string)
}

/// Returns whether a word is a verb such as `place`, which says little without the next word.
#[must_use]
pub fn is_verb(word: &str) -> bool {
    word.len() >= 2 && word.bytes().all(|letter| letter.is_ascii_lowercase())
}

/// Returns completions of `typed`: whole turns if there are at most `limit`, otherwise the longest
/// prefixes that fit, so that a turn is completed word by word.
///
/// ```
/// use tavolino_games::game::notation::complete;
///
/// let turns = ["a1 b1", "a1 b2", "a2 b1"].map(String::from);
/// assert_eq!(complete(&turns, "A1", 25), ["a1 b1", "a1 b2"]);
/// assert_eq!(complete(&turns, "", 2), ["a1", "a2"]);
/// ```
#[must_use]
pub fn complete(turns: &[String], typed: &str, limit: usize) -> Vec<String> {
    let typed = normalize(typed);
    let matching: Vec<&str> = turns
        .iter()
        .map(String::as_str)
        .filter(|turn| turn.starts_with(&typed))
        .collect();
    // The typed text itself is no completion, unless it is a turn.
    let first = typed
        .split(' ')
        .filter(|word| !word.is_empty())
        .count()
        .max(1);
    let new = |words: usize| {
        branches(&matching, words)
            .into_iter()
            .map(|branch| branch.text)
            .filter(|text| *text != typed || matching.contains(text))
            .collect::<Vec<&str>>()
    };
    let mut best = new(first);
    for words in first + 1..=longest(&matching) {
        let longer = new(words);
        if !best.is_empty() && longer.len() > limit {
            break;
        }
        best = longer;
    }
    best.into_iter().take(limit).map(str::to_owned).collect()
}

/// Returns at most `limit` turns like `typed`: those with the longest common prefix, ordered by
/// edit distance.
#[must_use]
pub fn suggestions(turns: &[String], typed: &str, limit: usize) -> Vec<String> {
    // A longer text is far from every turn, and the cost of a comparison grows with its length.
    let typed: Vec<char> = normalize(typed).chars().take(60).collect();
    let alike = |turn: &str| {
        turn.chars()
            .zip(&typed)
            .take_while(|(a, b)| a == *b)
            .count()
    };
    let most = turns
        .iter()
        .map(|turn| alike(turn))
        .max()
        .unwrap_or_default();
    let mut found: Vec<&String> = turns.iter().filter(|turn| alike(turn) == most).collect();
    found.sort_by_cached_key(|turn| distance(turn, &typed));
    found.into_iter().take(limit).cloned().collect()
}

/// Returns the edit distance (Levenshtein) in letters.
#[must_use]
pub fn distance(turn: &str, typed: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=typed.len()).collect();
    for (i, a) in turn.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in typed.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[typed.len()]
}

/// Returns the only one of `turns` that `typed` can mean, ignoring separators between words and an
/// `x` for a capture; `None` if none or several fit.
///
/// ```
/// use tavolino_games::game::notation::resolve_unique;
///
/// let turns = ["a3 a4", "a3 b4"].map(String::from);
/// for typed in ["a3a4", "A3-A4", "a3→a4", "a3, a4", "a3xa4"] {
///     assert_eq!(resolve_unique(&turns, typed), Some(&turns[0]), "{typed}");
/// }
/// assert_eq!(resolve_unique(&turns, "a3"), None);
/// ```
#[must_use]
pub fn resolve_unique<'a, T: Display>(turns: &'a [T], typed: &str) -> Option<&'a T> {
    let bare = |text: &str| -> String {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        letters.map(|letter| letter.to_ascii_lowercase()).collect()
    };
    // No turn is longer.
    let typed: String = typed.chars().take(200).collect();
    let whole = bare(&typed);
    let quiet = bare(&typed.replace(['x', 'X'], " "));
    if whole.is_empty() {
        return None;
    }
    let is_bare = |turn: &T, text: &str| {
        let mut rest = Bare(text.as_bytes());
        write!(rest, "{turn}").is_ok() && rest.0.is_empty()
    };
    let fits = |turn: &&T| is_bare(turn, &whole) || is_bare(turn, &quiet);
    let mut found = turns.iter().filter(fits);
    let first = found.next();
    first.filter(|_| found.next().is_none())
}

/// Returns whether the notation of `value` is exactly `text`. It is compared while it is formatted,
/// without an allocation: a position can have thousands of turns.
#[must_use]
pub fn is_written(what: &impl Display, text: &str) -> bool {
    let mut rest = Exact(text);
    write!(rest, "{what}").is_ok() && rest.0.is_empty()
}

/// The part of a text not yet matched.
struct Exact<'a>(&'a str);

impl Write for Exact<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// The part of a text not yet matched, by its letters and digits alone.
struct Bare<'a>(&'a [u8]);

impl Write for Bare<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        for letter in part.bytes().filter(u8::is_ascii_alphanumeric) {
            let (first, rest) = self.0.split_first().ok_or(fmt::Error)?;
            if *first != letter.to_ascii_lowercase() {
                return Err(fmt::Error);
            }
            self.0 = rest;
        }
        Ok(())
    }
}

/// Returns typed text split into words as far as possible: `A3xB4` becomes `a3 b4`.
#[must_use]
pub fn split_words(typed: &str) -> String {
    let mut words = String::new();
    let mut last = ' ';
    for letter in typed.to_lowercase().chars().take(200) {
        let is_capture = letter == 'x' && last.is_ascii_digit();
        if last.is_ascii_digit() && letter.is_ascii_alphabetic() && !is_capture {
            words.push(' ');
        }
        let kept = letter.is_ascii_alphanumeric() && !is_capture;
        words.push(if kept { letter } else { ' ' });
        last = letter;
    }
    normalize(&words)
}

/// One choice of a menu that builds a turn word by word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The prefix the choice leads to, input of the next [`step`]; unique within a menu.
    pub text: String,
    /// The words the choice adds to the prefix; the whole prefix where it adds none and ends the
    /// turn here.
    pub label: String,
    /// Whether the choice stops inside a word, because the menu could not hold all words.
    pub partial: bool,
    /// Whether the choice completes a turn.
    pub is_turn: bool,
}

impl Step {
    /// Returns a choice of one first word that is no complete turn.
    #[must_use]
    pub fn word(word: &impl ToString) -> Step {
        Step {
            text: word.to_string(),
            label: word.to_string(),
            partial: false,
            is_turn: false,
        }
    }

    /// Returns whether the choice is a turn, or a menu that can continue to it.
    #[must_use]
    pub fn leads_to(&self, turn: &str) -> bool {
        if self.is_turn {
            self.text == turn
        } else {
            leads_to(&self.text, turn)
        }
    }
}

/// Returns at most `limit` menu choices after `prefix`.
///
/// Choices hold as many words as the menu allows; choices that begin with different verbs may
/// differ in length. Words too many for one menu are first grouped by their first letters. A single
/// choice is always a turn; no choice means that no turn begins with `prefix`.
///
/// ```
/// use tavolino_games::game::notation::step;
///
/// let turns = ["place 1 a1", "place 1 a2", "place 2 a1", "place 2 a2", "pass"].map(String::from);
/// let texts: Vec<String> = step(&turns, "", 4).into_iter().map(|step| step.text).collect();
/// assert_eq!(texts, ["place 1", "place 2", "pass"]);
/// ```
#[must_use]
pub fn step(turns: &[String], prefix: &str, limit: usize) -> Vec<Step> {
    let (prefix, stem) = match prefix.strip_suffix(STAR) {
        Some(partial) => partial.rsplit_once(' ').unwrap_or(("", partial)),
        None => (prefix.trim_end(), ""),
    };
    let rests: Vec<&str> = turns
        .iter()
        .filter_map(|turn| rest(turn, prefix, stem))
        .collect();
    if rests.is_empty() {
        return Vec::new();
    }
    let steps = match deepest(&rests, limit) {
        Some(branches) => branches
            .into_iter()
            .map(|branch| branch.step(prefix))
            .collect(),
        None => split(&rests, prefix, stem, limit),
    };
    match steps.as_slice() {
        [only] if !only.is_turn => step(turns, &only.text, limit),
        _ => steps,
    }
}

/// Returns the words of `turn` after `prefix` if they begin with `stem`, else `None`.
fn rest<'a>(turn: &'a str, prefix: &str, stem: &str) -> Option<&'a str> {
    let rest = turn.strip_prefix(prefix)?;
    let rest = match rest.strip_prefix(' ') {
        Some(rest) => rest,
        None if prefix.is_empty() || rest.is_empty() => rest,
        None => return None,
    };
    rest.starts_with(stem).then_some(rest)
}

/// Returns whether a menu at `text` can continue to `turn`.
#[must_use]
pub fn leads_to(text: &str, prefix: &str) -> bool {
    match text.strip_suffix(STAR) {
        Some(stem) => prefix.starts_with(stem),
        None => prefix
            .strip_prefix(text)
            .is_some_and(|rest| text.is_empty() || rest.is_empty() || rest.starts_with(' ')),
    }
}

/// Returns, for each choice in `choices`, the first word after the first `skipped` words that
/// satisfies `counts`; every possible word where the choice stops inside it.
#[must_use]
pub fn next_words<'a>(
    turns: &'a [String],
    next: &[String],
    prefix: usize,
    counts: impl Fn(&&str) -> bool,
) -> Vec<&'a str> {
    let word = |turn: &'a String| turn.split(' ').skip(prefix).find(&counts);
    let mut found: Vec<&str> = Vec::new();
    for choice in next {
        let reaches = |word: &&str| {
            choice.ends_with(STAR) || choice.split(' ').skip(prefix).any(|prefix| prefix == *word)
        };
        let meant = turns.iter().filter(|turn| leads_to(choice, turn));
        found.extend(meant.filter_map(word).filter(reaches));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Turns with a common prefix.
#[derive(Clone, Debug)]
struct Branch<'a> {
    text: &'a str,
    turns: Vec<&'a str>,
}

impl<'a> Branch<'a> {
    fn is_turn(&self) -> bool {
        self.turns == [self.text]
    }

    /// Returns whether the prefix ends in a verb, which says little without the next word.
    fn ends_in_verb(&self) -> bool {
        is_verb(self.text.rsplit(' ').next().unwrap_or_default())
    }

    /// Returns the branches one word longer.
    fn grown(&self) -> Vec<Branch<'a>> {
        branches(&self.turns, count_words(self.text) + 1)
    }

    /// Returns the same turns with their longest common prefix.
    fn stretched(mut self) -> Branch<'a> {
        while !self.is_turn() {
            match self.grown().as_slice() {
                [only] => self = only.clone(),
                _ => break,
            }
        }
        self
    }

    fn step(&self, prefix: &str) -> Step {
        let text = join(prefix, self.text);
        let label = if self.text.is_empty() {
            &text
        } else {
            self.text
        };
        Step {
            label: label.to_owned(),
            partial: false,
            is_turn: self.is_turn(),
            text,
        }
    }
}

/// Returns the longest branches of which there are at most `limit`; `None` if even single words are
/// too many.
fn deepest<'a>(rests: &[&'a str], limit: usize) -> Option<Vec<Branch<'a>>> {
    let mut best = (1..=longest(rests).max(1))
        .map(|words| branches(rests, words))
        .take_while(|branches| branches.len() <= limit)
        .last()?;
    // Verbs with the fewest continuations grow first, so that as many verbs as possible have their
    // object beside them.
    loop {
        let verbs = best
            .iter()
            .enumerate()
            .filter(|(_, b)| !b.is_turn() && b.ends_in_verb());
        let smallest = verbs
            .map(|(i, b)| (i, b.grown()))
            .min_by_key(|(_, grown)| grown.len());
        match smallest {
            Some((i, grown)) if best.len() - 1 + grown.len() <= limit => {
                best.splice(i..=i, grown);
            }
            _ => break,
        }
    }
    Some(best.into_iter().map(Branch::stretched).collect())
}

/// Returns the next words grouped by first letters, as many letters as `limit` allows, and at least
/// by one.
fn split(rests: &[&str], prefix: &str, stem: &str, limit: usize) -> Vec<Step> {
    let words = branches(rests, 1);
    let most = words
        .iter()
        .map(|word| word.text.len())
        .max()
        .unwrap_or_default();
    let mut groups = grouped(&words, stem.len() + 1);
    for letters in stem.len() + 2..=most {
        let longer = grouped(&words, letters);
        if longer.len() > limit {
            break;
        }
        groups = longer;
    }
    let choice = |(start, words): (&str, Vec<Branch<'_>>)| match <[Branch<'_>; 1]>::try_from(words)
    {
        Ok([only]) => only.stretched().step(prefix),
        Err(_) => Step {
            text: format!("{}{STAR}", join(prefix, start)),
            label: format!("{start}…"),
            partial: true,
            is_turn: false,
        },
    };
    groups.into_iter().map(choice).collect()
}

/// Returns the words grouped by their first `letters` letters, in their order.
fn grouped<'a>(words: &[Branch<'a>], letters: usize) -> Vec<(&'a str, Vec<Branch<'a>>)> {
    let mut groups: Vec<(&str, Vec<Branch<'a>>)> = Vec::new();
    for word in words {
        let start = word.text.get(..letters).unwrap_or(word.text);
        match groups.iter_mut().find(|(known, _)| *known == start) {
            Some((_, words)) => words.push(word.clone()),
            None => groups.push((start, vec![word.clone()])),
        }
    }
    groups
}

/// Returns the turns grouped by their first `words` words, in the order of the turns.
fn branches<'a>(turns: &[&'a str], words: usize) -> Vec<Branch<'a>> {
    let mut found: Vec<Branch<'a>> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    for turn in turns {
        let text = first_words(turn, words);
        let at = *known.entry(text).or_insert(found.len());
        if at == found.len() {
            found.push(Branch {
                text,
                turns: Vec::new(),
            });
        }
        found[at].turns.push(turn);
    }
    found
}

fn first_words(turn: &str, words: usize) -> &str {
    turn.match_indices(' ')
        .nth(words - 1)
        .map_or(turn, |(at, _)| &turn[..at])
}

fn count_words(text: &str) -> usize {
    text.split_whitespace().count()
}

fn longest(turns: &[&str]) -> usize {
    turns
        .iter()
        .map(|turn| count_words(turn))
        .max()
        .unwrap_or_default()
}

fn join(prefix: &str, more: &str) -> String {
    if prefix.is_empty() || more.is_empty() {
        format!("{prefix}{more}")
    } else {
        format!("{prefix} {more}")
    }
}

#[cfg(test)]
mod tests;

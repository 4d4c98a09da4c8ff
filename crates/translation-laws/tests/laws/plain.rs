//! Plain English: words that read like a statute, semicolons, and codes of matches that stand
//! twice.

use std::collections::BTreeSet;

use super::expand::Variant;
use super::folder::{ENGLISH, Role};
use super::pair::{Fault, Pair, finds, hold, passes};

/// Words that English does not use, in lower case, each with a better one.
const REFUSED: [(&str, &str); 5] = [
    ("whoever", "the player, anyone or you"),
    ("somebody", "a player, someone or another player"),
    ("the close", "the end of the game"),
    ("turns of both", "moves"),
    ("nothing is to be said", "what there is instead"),
];

/// The variable with the code of a match.
const CODE: &str = "code";

/// Sentences that stand in one message: the key of one that has the code, and the beginning of the
/// keys of others beside it.
const BESIDE: [(&str, &str); 6] = [
    ("title-options", "panel-"),
    ("title-code", "ending-"),
    ("own-heading", "own-"),
    ("end-won", "replay"),
    ("end-won", "posted-"),
    ("end-won", "card-dm-over"),
];

/// A message of its own, though its key begins like those of lines of the panel.
const ALONE: &str = "panel-back";

#[test]
fn english_is_plain() {
    hold(&[Role::English], is_plain);
}

pub fn is_plain(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let problems: BTreeSet<String> = twin.own_variants.iter().flat_map(problems).collect();
        faults.extend(problems.into_iter().map(|it| pair.fault(&twin, it)));
    }
    for (first, beside) in BESIDE {
        let has_code = |key: &str| {
            pair.twins()
                .find(|twin| twin.key == key)
                .is_some_and(|twin| twin.own_variants.iter().any(|it| codes(it) > 0))
        };
        if !has_code(first) {
            continue;
        }
        for twin in pair.twins() {
            let is_beside = twin.key.starts_with(beside) && ![first, ALONE].contains(&twin.key);
            if is_beside && twin.own_variants.iter().any(|it| codes(it) > 0) {
                let problem =
                    format!("stands in one message with `{first}`, which has {{ $code }} already");
                faults.push(pair.fault(&twin, problem));
            }
        }
    }
    faults
}

/// The problems of one variant of a sentence.
fn problems(variant: &Variant) -> Vec<String> {
    let prose = variant.prose().to_lowercase();
    let refused = REFUSED.iter().filter(|(words, _)| has(&prose, words));
    let mut found: Vec<String> = refused
        .map(|(words, better)| format!("says “{words}”; write {better}"))
        .collect();
    if prose.contains(';') {
        found.push("has a semicolon; write two sentences".to_owned());
    }
    if codes(variant) > 1 {
        found.push("shows { $code } twice; once is enough".to_owned());
    }
    found
}

/// Whether a text has these words, not as a part of others.
fn has(text: &str, words: &str) -> bool {
    let is_end = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(words).any(|(at, _)| {
        is_end(text[..at].chars().next_back()) && is_end(text[at + words.len()..].chars().next())
    })
}

/// Number of times that one variant of a sentence shows the code of a match.
fn codes(variant: &Variant) -> usize {
    let shown = variant
        .pieces
        .iter()
        .filter(|piece| matches!(piece, super::expand::Piece::Variable(name) if name == CODE));
    shown.count()
}

#[test]
fn words_of_a_statute_are_found() {
    let check = |text: &str| {
        let own = format!("a = {text}\n");
        (own.clone(), own)
    };
    for (text, words) in [
        (
            "Whoever has a piece left wins.",
            "“whoever”; write the player",
        ),
        ("Invite somebody.", "“somebody”"),
        ("It counts at the close.", "“the close”"),
        (
            "This wins in { $turns } turns of both.",
            "“turns of both”; write moves",
        ),
        ("Nothing is to be said of this.", "“nothing is to be said”"),
        ("It is over; you won.", "has a semicolon"),
    ] {
        let (english, own) = check(text);
        finds(is_plain, &english, ENGLISH, &own, &["`a`", words]);
    }
    for text in [
        "It comes to the closest game.",
        "Type `move b2; c3` and <t:1;2>.",
        "The player with a piece left wins.",
    ] {
        let (english, own) = check(text);
        passes(is_plain, &english, ENGLISH, &own);
    }
}

#[test]
fn words_of_a_variant_are_found() {
    let own =
        "a = { $count ->\n    [0] Nobody has moved.\n   *[other] Whoever moved; nobody else.\n}\n";
    let faults = super::pair::planted(is_plain, own, ENGLISH, own);
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[test]
fn a_code_that_stands_twice_is_found() {
    let once = "a = { $game } has started. `{ $code }`\n";
    passes(is_plain, once, ENGLISH, once);
    let twice = "a = { $game } `{ $code }` has started: `/join { $code }`\n";
    finds(is_plain, twice, ENGLISH, twice, &["`a`", "twice"]);
    // Each way of a sentence has it once.
    let ways = "a = { $free ->\n    [0] `{ $code }`\n   *[other] `{ $code }`: { $free } free\n}\n";
    passes(is_plain, ways, ENGLISH, ways);
    let beside = "title-options = -# { $options } · `{ $code }`\npanel-a = { $game } goes on.\n";
    passes(is_plain, beside, ENGLISH, beside);
    let again = beside.replace("goes on.", "`{ $code }` goes on.");
    finds(
        is_plain,
        &again,
        ENGLISH,
        &again,
        &["`panel-a`", "title-options"],
    );
}

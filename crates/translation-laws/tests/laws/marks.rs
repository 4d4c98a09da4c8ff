//! Code, links and marks of Discord, the same in every language: what stands in backquotes is
//! typed, and is never translated.

use std::collections::BTreeSet;

use super::expand::{Piece, Variant, code_span};
use super::folder::Role;
use super::pair::{Fault, Pair, finds, hold, passes};

#[test]
fn every_sentence_has_the_marks_of_english() {
    hold(&[Role::Translation, Role::Pseudo], marks_of_english);
}

/// The marks of one way a sentence can go.
type Marks = Vec<String>;

pub fn marks_of_english(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let english: BTreeSet<Marks> = twin.english_variants.iter().map(of_variant).collect();
        let own: BTreeSet<Marks> = twin.own_variants.iter().map(of_variant).collect();
        if let Some(problem) = difference(&english, &own) {
            faults.push(pair.fault(&twin, problem));
        }
    }
    for (place, line, english, own) in pair.lines() {
        let (english, own) = ([marks(english)].into(), [marks(own)].into());
        if let Some(problem) = difference(&english, &own) {
            faults.push(pair.at(&place, &line.to_string(), problem));
        }
    }
    faults
}

fn difference(english: &BTreeSet<Marks>, own: &BTreeSet<Marks>) -> Option<String> {
    let first = |one: &BTreeSet<Marks>, other: &BTreeSet<Marks>| {
        let marks = one.difference(other).next()?;
        let is_bare = marks.is_empty();
        Some(if is_bare {
            "none".to_owned()
        } else {
            marks.join("  ")
        })
    };
    let (lost, new) = (first(english, own), first(own, english));
    if lost.is_none() && new.is_none() {
        return None;
    }
    Some(format!(
        "code, links, buttons and marks differ; English has {}, this has {}; keep those of English",
        lost.as_deref().unwrap_or("no such way"),
        new.as_deref().unwrap_or("no such way")
    ))
}

fn of_variant(variant: &Variant) -> Marks {
    let labels = variant.pieces.iter().filter_map(|piece| match piece {
        Piece::Label(key) => Some(format!("{{ {key} }}")),
        _ => None,
    });
    let mut found = marks(&variant.raw());
    found.extend(labels);
    found.sort();
    found
}

/// Returns the spans of code, targets of links, `<…>` and counts of the other marks, sorted.
fn marks(text: &str) -> Marks {
    let mut found = Vec::new();
    let (mut rest, mut plain) = (text, String::new());
    while let Some(next) = rest.chars().next() {
        let span = match next {
            '`' => code_span(rest),
            '<' => rest.find('>').map(|end| &rest[..=end]),
            '(' if plain.ends_with(']') => rest.find(')').map(|end| &rest[..=end]),
            _ => None,
        };
        if let Some(span) = span {
            found.push(span.to_owned());
        } else {
            plain.push(next);
        }
        rest = &rest[span.map_or(next.len_utf8(), str::len)..];
    }
    let lines = |mark: &str| plain.lines().filter(|line| line.starts_with(mark)).count();
    let counts = [
        ("~~", plain.matches("~~").count()),
        ("**", plain.matches("**").count()),
        ("*", plain.matches('*').count()),
        ("line ends", plain.matches('\n').count()),
        ("lines with -#", lines("-# ")),
        ("lines with #", lines("#")),
        ("lines with -", lines("- ")),
    ];
    let counts = counts.iter().filter(|(_, count)| *count > 0);
    found.extend(counts.map(|(mark, count)| format!("{count} × {mark}")));
    found.sort();
    found
}

#[test]
fn a_translated_command_is_found() {
    let law = marks_of_english;
    let english = "a = Type `/move place 3` or press **{ button-play }**.\nbutton-play = Play\n";
    let button = "button-play = Gioca\n";
    let italian = format!("a = Premi **{{ button-play }}** o scrivi `/move place 3`.\n{button}");
    passes(law, english, "it", &italian);
    let typed = italian.replace("place", "metti");
    finds(law, english, "it", &typed, &["`a`", "`/move metti 3`"]);
    let plain = italian.replace('`', "");
    finds(law, english, "it", &plain, &["`a`", "`/move place 3`"]);
    let label = format!("a = Premi **Gioca** o scrivi `/move place 3`.\n{button}");
    finds(law, english, "it", &label, &["`a`", "{ button-play }"]);
}

#[test]
fn lost_links_lines_and_bold_are_found() {
    let law = marks_of_english;
    let english = "a = -# **One**: [the board]({ $link }) <t:{ $until }:R>\n    Two\n";
    let polish = "a = -# **Raz**: [plansza]({ $link }) <t:{ $until }:R>\n    Dwa\n";
    passes(law, english, "pl", polish);
    for lost in [
        "**Raz**",
        "]({ $link })",
        "<t:{ $until }:R>",
        "-# ",
        "\n   ",
    ] {
        finds(
            law,
            english,
            "pl",
            &polish.replace(lost, " "),
            &["`a`", "keep"],
        );
    }
}

#[test]
fn a_mark_of_one_variant_is_not_lost_in_another() {
    let law = marks_of_english;
    let english = "a = { $count ->\n    [0] **None**\n   *[other] { $count } of them\n}\n";
    finds(
        law,
        english,
        "de",
        "a = Anzahl: { $count }\n",
        &["`a`", "**"],
    );
}

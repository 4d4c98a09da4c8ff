//! The rules of the games line by line: as many lines as in English, and one translation for one
//! English sentence.

use std::collections::BTreeMap;

use super::folder::Role;
use super::pair::{Fault, Pair, hold};

/// The shortest sentence that is compared; single words depend on their neighbours.
const LEAST_WORDS: usize = 3;

#[test]
fn the_rules_have_the_lines_of_english() {
    hold(&[Role::Translation], lines_of_english);
}

#[test]
fn a_sentence_of_the_rules_has_one_translation() {
    hold(&[Role::Translation], one_translation);
}

fn lines_of_english(pair: &Pair<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (file, own) in &pair.own.rules {
        let Some(english) = pair.english.rules.get(file) else {
            continue;
        };
        let (english, own) = (english.lines().count(), own.lines().count());
        if english != own {
            let place = format!("assets/rules/{}/{file}", pair.own.code);
            let problem = format!("has {own} lines, English {english}; keep each line a line");
            faults.push(pair.at(&place, "", problem));
        }
    }
    faults
}

fn one_translation(pair: &Pair<'_>) -> Vec<Fault> {
    let mut known: BTreeMap<&str, (&str, String)> = BTreeMap::new();
    let mut faults = Vec::new();
    for (place, line, english, own) in pair.lines() {
        let (english, own) = (sentences(english), sentences(own));
        // A line that is divided in another way says nothing about its sentences.
        if english.len() != own.len() {
            continue;
        }
        for (english, own) in english.into_iter().zip(own) {
            if english.split(' ').count() < LEAST_WORDS {
                continue;
            }
            let at = format!("{place}:{line}");
            let (before, first) = known.entry(english).or_insert((own, at));
            if *before != own {
                let problem = format!(
                    "“{english}” is “{before}” in {first} and “{own}” here; use one translation"
                );
                faults.push(pair.at(&place, &line.to_string(), problem));
            }
        }
    }
    faults
}

fn sentences(line: &str) -> Vec<&str> {
    let line = line.trim_start_matches("- ");
    line.split(". ")
        .map(|one| one.trim_end_matches('.'))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::folder::{ENGLISH, Folder};
    use super::super::marks::marks_of_english;
    use super::super::signs::own_letters_and_signs;
    use super::*;

    fn folder(role: Role, code: &str, rules: &[(&str, &str)]) -> Folder {
        let mut folder = Folder::new(role, code, BTreeMap::new());
        let rules = rules
            .iter()
            .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        folder.rules = rules.collect();
        folder
    }

    fn faults(law: fn(&Pair<'_>) -> Vec<Fault>, italian: [&str; 2]) -> Vec<String> {
        let drawn = "The game is drawn.\n- If nobody can move, the game is drawn. It ends.\n";
        let english = folder(Role::English, ENGLISH, &[("a.md", drawn), ("b.md", drawn)]);
        let own = folder(
            Role::Translation,
            "it",
            &[("a.md", italian[0]), ("b.md", italian[1])],
        );
        let pair = Pair {
            english: &english,
            own: &own,
        };
        law(&pair).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn another_translation_of_a_sentence_is_found() {
        let one = "La partita è patta.\n- Se nessuno può muovere, è patta. Finisce.\n";
        assert_eq!(faults(one_translation, [one, one]), [""; 0]);
        let two = "La partita è pari.\n- Se nessuno può muovere, è patta. Finisce.\n";
        let found = faults(one_translation, [one, two]);
        assert_eq!(found.len(), 1, "{found:?}");
        for word in [
            "assets/rules/it/b.md: `1` (it)",
            "a.md:1",
            "“La partita è pari”",
        ] {
            assert!(found[0].contains(word), "{found:?}");
        }
    }

    #[test]
    fn a_lost_line_is_found() {
        let one = "La partita è patta.\n- Se nessuno può muovere, è patta. Finisce.\n";
        let found = faults(lines_of_english, [one, "La partita è patta.\n"]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("has 1 lines, English 2"), "{found:?}");
    }

    #[test]
    fn marks_and_letters_of_a_line_are_found() {
        let one = "La partita è patta.\n- Se nessuno può muovere, è patta. Finisce.\n";
        let other = "La partita è **patta**.\n- Se nessuno może muovere, è patta. Finisce.\n";
        assert_eq!(faults(marks_of_english, [one, one]), [""; 0]);
        let found = faults(marks_of_english, [one, other]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with("assets/rules/it/b.md: `1`"),
            "{found:?}"
        );
        let found = faults(own_letters_and_signs, [one, other]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with("assets/rules/it/b.md: `2`"),
            "{found:?}"
        );
    }
}

//! Ten hard sentences in six languages, as models of how to translate: every law that looks at
//! sentences holds for them.

use std::path::Path;

use super::folder::{ENGLISH, Folder, Role, texts};
use super::pair::{Fault, Pair};
use super::words::FOLDER;
use super::{
    buttons, choices, glossary, leftovers, limits, marks, persons, plurals, rendering, secrecy,
    signs, spelling, variables,
};

/// The least number of sentences in each language.
const LEAST: usize = 13;

#[test]
fn the_models_obey_the_laws() {
    let folder = Path::new(FOLDER).join("models");
    let mut all = texts(&folder);
    let mut read = |code: &str, role| {
        let text = all.remove(&format!("{code}.ftl")).unwrap();
        let mut read = Folder::new(role, code, [(format!("{code}.ftl"), text)].into());
        read.place = format!("crates/translation-laws/{}", folder.display());
        read
    };
    let english = read(ENGLISH, Role::English);
    let mut faults: Vec<Fault> = Vec::new();
    for code in ["it", "fr", "pl", "de", "es", "pt"] {
        let own = read(code, Role::Translation);
        let pair = Pair {
            english: &english,
            own: &own,
        };
        assert!(own.mistakes.is_empty(), "{code}: {:?}", own.mistakes);
        assert!(pair.twins().count() >= LEAST, "{code}");
        faults.extend(faults_of(&pair));
    }
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// The faults that all laws of sentences find; which keys there are is not looked at.
fn faults_of(pair: &Pair<'_>) -> Vec<Fault> {
    let laws = [
        buttons::named_by_key,
        choices::choices_of_english,
        glossary::glossary_is_kept,
        leftovers::no_english,
        limits::fits_its_place,
        marks::marks_of_english,
        persons::chooses_for_itself,
        plurals::fit_the_language,
        rendering::well_rendered,
        secrecy::tells_no_more,
        signs::own_letters_and_signs,
        spelling::words_are_spelt,
        variables::variables_of_english,
    ];
    laws.iter().flat_map(|law| law(pair)).collect()
}

//! Selectors by number: every plural category of the language, exact numbers first, and `[one]`
//! with its number.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use super::expand::{Piece, Variant};
use super::folder::Role;
use super::pair::{Fault, Pair, Twin, finds, hold, passes};
use super::selectors::{Selector, selectors};

/// The whole numbers of which the plural categories are taken, from 0: none of our sentences counts
/// further.
const NUMBERS: u32 = 1000;

/// The shortest word that is taken for a noun beside a number; shorter ones are units.
const NOUN: usize = 3;

#[test]
fn every_selector_by_number_fits_its_language() {
    hold(
        &[Role::English, Role::Translation, Role::Pseudo],
        fit_the_language,
    );
}

pub fn fit_the_language(pair: &Pair<'_>) -> Vec<Fault> {
    let needed = categories(&pair.own.code);
    let mut faults = Vec::new();
    for twin in pair.twins() {
        let own = selectors(&twin.own.pattern);
        for selector in own.iter().filter(|selector| selector.is_numeric()) {
            let problems = problems(selector, &needed);
            faults.extend(
                problems
                    .into_iter()
                    .map(|problem| pair.fault(&twin, problem)),
            );
        }
        faults.extend(beside_a_noun(pair, &twin, &needed));
    }
    faults
}

/// Returns the plural categories of whole numbers in a language.
fn categories(code: &str) -> BTreeSet<&'static str> {
    let id: unic_langid::LanguageIdentifier = code.parse().unwrap();
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL).unwrap();
    let name = |number| match rules.select(number).unwrap() {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    (0..=NUMBERS).map(name).collect()
}

fn problems(selector: &Selector, needed: &BTreeSet<&'static str>) -> Vec<String> {
    let name = &selector.variable;
    let mut found = Vec::new();
    let first_plural = selector
        .ways
        .iter()
        .position(|way| !way.is_exact)
        .unwrap_or(selector.ways.len());
    if let Some(late) = selector.ways[first_plural..]
        .iter()
        .find(|way| way.is_exact)
    {
        found.push(format!(
            "[{}] of ${name} comes too late; put exact numbers before plural categories",
            late.key
        ));
    }
    if !selector.is_plural() || !selector.shows_itself() {
        return found;
    }
    let keys = selector.keys();
    let missing: Vec<String> = needed
        .iter()
        .filter(|category| !keys.contains(*category))
        .map(|category| format!("[{category}]"))
        .collect();
    if !missing.is_empty() {
        found.push(format!(
            "the selector by ${name} lacks {}, which whole numbers have in this language; write it",
            missing.join(", ")
        ));
    }
    for way in selector.ways.iter().filter(|way| way.key == "one") {
        if !way.shown.contains(name) {
            found.push(format!(
                "[one] of ${name} hides its number, and is not only for 1 in every language; show {{ ${name} }} or write [1]"
            ));
        }
    }
    found
}

/// Returns the faults of a number that stands before a noun where no plural category is chosen,
/// though English counts by it.
fn beside_a_noun(pair: &Pair<'_>, twin: &Twin<'_>, needed: &BTreeSet<&'static str>) -> Vec<Fault> {
    let english = selectors(&twin.english.pattern);
    let counted: BTreeSet<&str> = english
        .iter()
        .filter(|selector| selector.tells_one_apart() && selector.shows_itself())
        .map(|selector| selector.variable.as_str())
        .collect();
    let mut names = BTreeSet::new();
    for variant in &twin.own_variants {
        let open = counted
            .iter()
            .filter(|name| !is_counted(variant, name, needed));
        names.extend(open.filter(|name| stands_before_a_noun(variant, name)));
    }
    let problem = |name: &str| {
        format!(
            "{{ ${name} }} stands beside a noun; choose by ${name} with the plural categories, or put the number behind a colon"
        )
    };
    names
        .into_iter()
        .map(|name| pair.fault(twin, problem(name)))
        .collect()
}

/// Whether a variant was chosen by the number: an exact one, among plural categories, or beside [1]
/// where all others are alike.
fn is_counted(variant: &Variant, name: &str, needed: &BTreeSet<&'static str>) -> bool {
    let mut of_number = variant.choices.iter().filter(|it| it.variable == name);
    of_number.any(|choice| {
        let is_exact = |key: &str| key.starts_with(|first: char| first.is_ascii_digit());
        let mut keys = choice.keys.iter().map(String::as_str);
        let is_plural = keys.clone().any(|key| !is_exact(key) && key != "other");
        is_exact(&choice.key) || is_plural || needed.len() <= 2 && keys.any(|key| key == "1")
    })
}

fn stands_before_a_noun(variant: &Variant, name: &str) -> bool {
    variant.pieces.windows(2).any(|pair| {
        let [Piece::Variable(variable), Piece::Text(after)] = pair else {
            return false;
        };
        let Some(after) = after.strip_prefix([' ', '\u{A0}']) else {
            return false;
        };
        let end = after.find(|letter: char| !letter.is_alphabetic());
        let word = &after[..end.unwrap_or(after.len())];
        let is_short = word.chars().count() < NOUN || after[word.len()..].starts_with('.');
        variable == name && !is_short
    })
}

#[test]
fn whole_numbers_have_these_categories() {
    let of = |code| Vec::from_iter(categories(code));
    assert_eq!(of("en"), ["one", "other"]);
    assert_eq!(of("pl"), ["few", "many", "one"]);
    assert_eq!(of("fr"), ["one", "other"]);
}

#[test]
fn a_missing_plural_category_is_found() {
    let english = "a = { $days ->\n    [one] { $days } day\n   *[other] { $days } days\n}\n";
    let polish = "a = { $days ->\n    [one] { $days } dzień\n    [few] { $days } dni\n    [many] { $days } dni\n   *[other] { $days } dnia\n}\n";
    passes(fit_the_language, english, "pl", polish);
    let without = polish.replace("    [few] { $days } dni\n", "");
    finds(
        fit_the_language,
        english,
        "pl",
        &without,
        &["`a`", "[few]", "$days"],
    );
    // Where the number is not shown, one sentence may serve for all.
    let hidden = "a = { $days ->\n    [one] pionek\n   *[other] pionki\n}\n";
    passes(fit_the_language, english, "pl", hidden);
}

#[test]
fn one_shows_its_number_and_comes_after_exact_numbers() {
    let english = "a = { $days ->\n    [one] one day\n   *[other] { $days } days\n}\n";
    let french = "a = { $days ->\n    [one] un jour\n   *[other] { $days } jours\n}\n";
    finds(
        fit_the_language,
        english,
        "fr",
        french,
        &["`a`", "[one]", "[1]"],
    );
    let exact = "a = { $days ->\n    [1] un jour\n    [one] { $days } jour\n   *[other] { $days } jours\n}\n";
    passes(fit_the_language, english, "fr", exact);
    let late =
        "a = { $days ->\n    [one] { $days } jour\n    [0] rien\n   *[other] { $days } jours\n}\n";
    finds(
        fit_the_language,
        english,
        "fr",
        late,
        &["`a`", "[0]", "before"],
    );
}

#[test]
fn a_number_beside_a_noun_is_found() {
    let english = "a = { $count ->\n    [1] every hour\n   *[other] every { $count } hours\n}\n";
    let bare = "a = co { $count } godziny\n";
    finds(
        fit_the_language,
        english,
        "pl",
        bare,
        &["`a`", "$count", "colon"],
    );
    let exact = "a = { $count ->\n    [1] ogni ora\n   *[other] ogni { $count } ore\n}\n";
    passes(fit_the_language, english, "it", exact);
    finds(fit_the_language, english, "pl", exact, &["$count"]);
    passes(fit_the_language, english, "pl", "a = co { $count } godz.\n");
    passes(fit_the_language, english, "pl", "a = godziny: { $count }\n");
}

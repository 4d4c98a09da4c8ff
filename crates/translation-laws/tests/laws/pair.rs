//! A language beside English, and the faults that laws find in it.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use super::expand::{self, Variant};
use super::folder::{self, Folder, Languages, Role, Sentence};

static LANGUAGES: LazyLock<Languages> = LazyLock::new(folder::all);

/// A language beside English.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'a> {
    pub english: &'a Folder,
    pub own: &'a Folder,
}

/// A sentence in both languages.
pub struct Twin<'a> {
    pub key: &'a str,
    pub english: &'a Sentence,
    pub own: &'a Sentence,
    /// Each way the sentence can go.
    pub english_variants: Vec<Variant>,
    pub own_variants: Vec<Variant>,
}

/// A text in both languages without its code and variables: a sentence with all its variants, or a
/// line of the rules.
pub struct Prose {
    pub place: String,
    pub key: String,
    pub english: String,
    pub own: String,
}

/// A breach of a law.
#[derive(Debug)]
pub struct Fault {
    /// The path of the file.
    place: String,
    key: String,
    language: String,
    /// The problem, and the change that mends it.
    problem: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: `{}` ({}): {}",
            self.place, self.key, self.language, self.problem
        )
    }
}

impl<'a> Pair<'a> {
    /// Returns the sentences that both languages have.
    pub fn twins(&self) -> impl Iterator<Item = Twin<'a>> {
        let Pair { english, own } = *self;
        own.sentences.iter().filter_map(move |(key, sentence)| {
            let above = english.sentences.get(key)?;
            Some(Twin {
                key,
                english: above,
                own: sentence,
                english_variants: expand::variants(english, &above.pattern),
                own_variants: expand::variants(own, &sentence.pattern),
            })
        })
    }

    /// Returns the sentences and the lines of the rules as plain texts.
    pub fn proses(&self) -> Vec<Prose> {
        let sentences = self.twins().map(|twin| Prose {
            place: self.file(&twin.own.file),
            key: twin.key.to_owned(),
            english: expand::proses(&twin.english_variants),
            own: expand::proses(&twin.own_variants),
        });
        let lines = self
            .lines()
            .into_iter()
            .map(|(place, line, english, own)| Prose {
                place,
                key: line.to_string(),
                english: of_line(english),
                own: of_line(own),
            });
        sentences.chain(lines).collect()
    }

    /// Returns the lines of the rules that both languages have: file, number, English and own text.
    pub fn lines(&self) -> Vec<(String, usize, &'a str, &'a str)> {
        let Pair { english, own } = *self;
        let mut found = Vec::new();
        for (file, text) in &own.rules {
            let Some(above) = english.rules.get(file) else {
                continue;
            };
            let place = format!("assets/rules/{}/{file}", own.code);
            let lines = above.lines().zip(text.lines()).enumerate();
            found.extend(lines.map(|(at, (english, own))| (place.clone(), at + 1, english, own)));
        }
        found
    }

    /// Returns a fault of a sentence.
    pub fn fault(&self, twin: &Twin<'_>, problem: impl Into<String>) -> Fault {
        self.at(&self.file(&twin.own.file), twin.key, problem)
    }

    /// Returns a fault of a text.
    pub fn at(&self, place: &str, key: &str, problem: impl Into<String>) -> Fault {
        Fault {
            place: place.to_owned(),
            key: key.to_owned(),
            language: self.own.code.clone(),
            problem: problem.into(),
        }
    }

    /// Returns the path of a file of the language.
    pub fn file(&self, name: &str) -> String {
        folder::path(&self.own.place, name)
    }
}

/// Returns the words of a line of the rules; of a drawn example (`![caption](name)`) its caption.
fn of_line(line: &str) -> String {
    let caption = line
        .strip_prefix("![")
        .and_then(|line| line.rsplit_once("]("));
    expand::without_code(caption.map_or(line, |(caption, _)| caption))
}

/// Returns English, the templates of a game included.
pub fn english() -> &'static Folder {
    &LANGUAGES.with_templates
}

/// Checks a law in every language of these roles.
pub fn hold(roles: &[Role], law: fn(&Pair<'_>) -> Vec<Fault>) {
    let mut faults = Vec::new();
    let made = [english(), &LANGUAGES.pseudo].map(|own| Pair {
        english: english(),
        own,
    });
    let translations = LANGUAGES.translations.iter().map(|own| Pair {
        english: &LANGUAGES.english,
        own,
    });
    let all = made.into_iter().chain(translations);
    for pair in all.filter(|pair| roles.contains(&pair.own.role)) {
        faults.extend(law(&pair).iter().map(ToString::to_string));
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// Returns the faults that a law finds in a translation written for a test.
pub fn planted(
    law: fn(&Pair<'_>) -> Vec<Fault>,
    english: &str,
    code: &str,
    own: &str,
) -> Vec<String> {
    let file = |role, code: &str, text: &str| {
        let texts: BTreeMap<String, String> = [("a.ftl".to_owned(), text.to_owned())].into();
        Folder::new(role, code, texts)
    };
    let (english, own) = (
        file(Role::English, folder::ENGLISH, english),
        file(Role::Translation, code, own),
    );
    let pair = Pair {
        english: &english,
        own: &own,
    };
    law(&pair).iter().map(ToString::to_string).collect()
}

/// Checks that a law finds one fault in a translation, and that its message has these words.
pub fn finds(
    law: fn(&Pair<'_>) -> Vec<Fault>,
    english: &str,
    code: &str,
    own: &str,
    words: &[&str],
) {
    let faults = planted(law, english, code, own);
    assert_eq!(faults.len(), 1, "{own}\n{}", faults.join("\n"));
    let all = words.iter().chain([&"a.ftl", &code]);
    for word in all {
        assert!(faults[0].contains(word), "no “{word}”: {}", faults[0]);
    }
}

/// Checks that a law finds no fault in a translation.
pub fn passes(law: fn(&Pair<'_>) -> Vec<Fault>, english: &str, code: &str, own: &str) {
    let faults = planted(law, english, code, own);
    assert!(faults.is_empty(), "{own}\n{}", faults.join("\n"));
}

#[test]
fn a_drawn_example_has_its_caption_as_words() {
    assert_eq!(
        of_line("![Blue blew `b3 b4`.](blow)"),
        "Blue blew \u{FFFC}."
    );
    assert_eq!(of_line("- **Free:** it steps."), "- **Free:** it steps.");
}

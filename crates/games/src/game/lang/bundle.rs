//! The sentences of all languages, English below each of them.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast;
use include_dir::{Dir, include_dir};

use super::status;

static ASSETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lang");

/// The languages in use, English first. Fixed by the first reader.
static LANGUAGES: OnceLock<Vec<Known>> = OnceLock::new();

/// English, which is complete.
static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| {
    let files = files_of("en").expect("English is shipped");
    let mut english = Language::empty("en").expect("English has plural rules");
    english.add(files).unwrap_or_else(|bad| panic!("{bad}"));
    Arc::new(english)
});

/// The code of English.
pub const ENGLISH_CODE: &str = "en";

/// The buttons of lobbies and panels, which are in the language of their table: keys of their
/// labels, and names of variables.
pub const TABLE_BUTTONS: [&str; 10] = [
    "button-join",
    "button-leave",
    "button-rules",
    "button-start",
    "button-cancel",
    "button-turn",
    "button-hand",
    "button-secret",
    "button-claim",
    "button-more",
];

/// A language with its sentences.
pub struct Language {
    /// The code, such as `pt`.
    pub code: &'static str,
    /// The sentences; English ones where the language lacks its own.
    pub bundle: FluentBundle<Arc<FluentResource>>,
    /// The keys of English sentences that the language lacks.
    pub missing: Vec<String>,
    /// Whether native speakers have read all of it, by its file `STATUS`.
    pub is_read: bool,
    resources: Vec<Arc<FluentResource>>,
    buttons: OnceLock<Vec<(&'static str, String)>>,
}

/// A language of the list, which takes memory from the first text in it on.
#[derive(Debug)]
struct Known {
    code: &'static str,
    /// The name of the language in itself.
    name: OnceLock<String>,
    language: OnceLock<Arc<Language>>,
}

impl Known {
    fn shipped(code: &'static str) -> Known {
        Known {
            code,
            name: OnceLock::new(),
            language: OnceLock::new(),
        }
    }

    fn loaded(language: Arc<Language>) -> Known {
        Known {
            code: language.code,
            name: OnceLock::new(),
            language: OnceLock::from(language),
        }
    }

    /// The language, which stays in memory.
    fn language(&self) -> &Arc<Language> {
        self.language.get_or_init(|| self.read())
    }

    /// The language, read anew where it is not in memory.
    fn for_once(&self) -> Arc<Language> {
        let kept = self.language.get().map(Arc::clone);
        kept.unwrap_or_else(|| self.read())
    }

    /// The name of the language in itself.
    fn name(&self) -> &str {
        self.name.get_or_init(|| self.for_once().own_name())
    }

    fn read(&self) -> Arc<Language> {
        let files = files_of(self.code).expect("a folder of the list");
        let read = Language::read(self.code, files);
        Arc::new(read.unwrap_or_else(|bad| panic!("{bad}")))
    }
}

/// A language that cannot be read.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum BadLanguage {
    /// The code names no language.
    #[error("`{0}` is no language code")]
    Code(String),
    /// A file has a mistake of syntax.
    #[error("{file}: {mistakes}")]
    Syntax {
        /// The file's name.
        file: String,
        /// The parser's messages.
        mistakes: String,
    },
    /// Languages were in use already.
    #[error("languages are added before the first sentence is read")]
    Late,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Language")
            .field("code", &self.code)
            .finish_non_exhaustive()
    }
}

impl Language {
    fn empty(code: &'static str) -> Result<Language, BadLanguage> {
        let id = code
            .parse()
            .map_err(|_| BadLanguage::Code(code.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Some Discord clients show Unicode isolation marks as boxes.
        bundle.set_use_isolating(false);
        Ok(Language {
            code,
            bundle,
            missing: Vec::new(),
            is_read: true,
            resources: Vec::new(),
            buttons: OnceLock::new(),
        })
    }

    /// Returns a language from its files by path, `STATUS` among them. The code is kept for the
    /// life of the program.
    ///
    /// # Errors
    ///
    /// Refuses an unknown code and a file with a mistake of syntax.
    pub fn read(code: &str, mut files: BTreeMap<String, String>) -> Result<Language, BadLanguage> {
        let mut language = Language::empty(code.to_owned().leak())?;
        let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
        let is_status = |path: &String| name(path) == status::FILE;
        let status = files.extract_if(.., |path, _| is_status(path)).next();
        let names: Vec<String> = files.keys().map(|path| name(path)).collect();
        language.is_read = status
            .is_some_and(|(_, text)| status::is_read(&text, names.iter().map(String::as_str)));
        for english in &ENGLISH.resources {
            language.bundle.add_resource_overriding(Arc::clone(english));
        }
        language.add(files)?;
        let own: HashSet<&str> = language.keys().collect();
        let missing = ENGLISH.keys().filter(|key| !own.contains(key));
        language.missing = missing.map(str::to_owned).collect();
        Ok(language)
    }

    /// Returns the labels of [`TABLE_BUTTONS`].
    pub fn buttons(&self) -> &[(&'static str, String)] {
        let label = |key: &'static str| Some((key, self.plain(key)?));
        let all = || TABLE_BUTTONS.into_iter().filter_map(label).collect();
        self.buttons.get_or_init(all)
    }

    /// Returns the language's name in itself, such as `English`; the code where the language does
    /// not give it.
    pub fn own_name(&self) -> String {
        let key = "language-name";
        let is_own = !self.missing.iter().any(|missing| missing == key);
        let name = self.plain(key).filter(|_| is_own);
        name.unwrap_or_else(|| self.code.to_owned())
    }

    /// A sentence without variables.
    fn plain(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let text = self.bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }

    /// Returns the keys of the language's own sentences.
    fn keys(&self) -> impl Iterator<Item = &str> {
        let entries = self
            .resources
            .iter()
            .flat_map(|resource| resource.entries());
        entries.filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
    }

    fn add(&mut self, files: BTreeMap<String, String>) -> Result<(), BadLanguage> {
        for (file, text) in files {
            let resource = FluentResource::try_new(text).map_err(|(_, mistakes)| {
                let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
                BadLanguage::Syntax {
                    file,
                    mistakes: mistakes.join("; "),
                }
            })?;
            let resource = Arc::new(resource);
            self.bundle.add_resource_overriding(Arc::clone(&resource));
            self.resources.push(resource);
        }
        Ok(())
    }
}

/// Returns the language of a code, which stays in memory; `None` where there is none.
pub fn find(code: &str) -> Option<Arc<Language>> {
    let mut known = known().iter();
    let known = known.find(|known| known.code == code)?;
    Some(Arc::clone(known.language()))
}

/// Returns English.
pub fn english() -> Arc<Language> {
    Arc::clone(&ENGLISH)
}

/// Returns all languages in use, English first, which stay in memory.
pub fn all() -> impl Iterator<Item = Arc<Language>> {
    known().iter().map(|known| Arc::clone(known.language()))
}

/// Returns all languages in use, English first. Those in which nothing was said yet are read for
/// this once.
pub fn all_once() -> impl Iterator<Item = Arc<Language>> {
    known().iter().map(Known::for_once)
}

/// Returns the codes of all languages in use, English first, with their own names.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    known().iter().map(|known| (known.code, known.name()))
}

fn known() -> &'static [Known] {
    LANGUAGES.get_or_init(shipped)
}

/// Adds languages to the shipped ones; one with the code of a shipped one takes its place.
///
/// # Errors
///
/// Fails after the first use of any language.
pub fn install(more: Vec<Language>) -> Result<(), BadLanguage> {
    let mut languages = shipped();
    for own in more.into_iter().map(|own| Known::loaded(Arc::new(own))) {
        match languages.iter_mut().find(|known| known.code == own.code) {
            Some(shipped) => *shipped = own,
            None => languages.push(own),
        }
    }
    LANGUAGES.set(languages).map_err(|_| BadLanguage::Late)
}

/// Returns the languages of `assets/lang`.
fn shipped() -> Vec<Known> {
    let codes = ASSETS.dirs().filter_map(|dir| dir.path().to_str());
    let translated = codes.filter(|code| *code != ENGLISH_CODE);
    std::iter::once(Known::loaded(english()))
        .chain(translated.map(Known::shipped))
        .collect()
}

/// Returns whether a file of a language's folder belongs to it: its sentences, and its `STATUS`.
#[must_use]
pub fn is_of_language(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "ftl") || path.ends_with(status::FILE)
}

/// Returns the shipped files of a language by path; `None` where it is not shipped.
fn files_of(code: &str) -> Option<BTreeMap<String, String>> {
    let files = ASSETS.get_dir(code)?.files();
    let texts = files
        .filter(|file| is_of_language(file.path()))
        .map(|file| {
            let text = file.contents_utf8().expect("sentences are UTF-8");
            (file.path().display().to_string(), text.to_owned())
        });
    // The sentences of the templates, which are games of the tests alone.
    #[cfg(test)]
    let texts = {
        let templates = [
            include_str!("../../../../../docs/template/blank.ftl"),
            include_str!("../../../../../docs/template/cups.ftl"),
        ];
        let named = (0..).zip(templates);
        let named = named.map(|(at, text)| (format!("template-{at}.ftl"), text.to_owned()));
        texts.chain(named.filter(move |_| code == ENGLISH_CODE))
    };
    Some(texts.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn italian(text: &str) -> Result<Language, BadLanguage> {
        Language::read("it", [("a.ftl".to_owned(), text.to_owned())].into())
    }

    #[test]
    fn a_missing_sentence_is_english_and_known_as_missing() {
        let italian = italian("standing-drawn = Patta.\n").unwrap();
        assert!(italian.missing.contains(&"prompt".to_owned()));
        assert!(!italian.missing.contains(&"standing-drawn".to_owned()));
        let say = |key: &str| italian.plain(key).unwrap();
        assert_eq!(say("standing-drawn"), "Patta.");
        assert_eq!(say("prompt"), "What comes next?");
    }

    #[test]
    fn a_language_is_in_memory_from_its_first_text_on() {
        let known = Known::shipped("it");
        let read = known.for_once();
        assert!(!read.missing.contains(&"prompt".to_owned()));
        assert!(known.language.get().is_none());
        let kept = Arc::clone(known.language());
        assert!(Arc::ptr_eq(&kept, &known.for_once()));
    }

    #[test]
    fn a_mistake_of_syntax_names_its_file() {
        let bad = italian("standing-drawn = { $\n").err().unwrap();
        assert!(bad.to_string().starts_with("a.ftl: "), "{bad}");
        let bad = Language::read("not a code", BTreeMap::new()).err().unwrap();
        assert_eq!(bad, BadLanguage::Code("not a code".to_owned()));
    }
}

//! The sentences of one language by key, as its folder has them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};

use tavolino_games::workshop::files::names;
use tavolino_games::workshop::fluent::read;

use crate::pseudo;

/// The folder of all languages, and that of the rules.
const LANGUAGES: &str = "../../assets/lang";
const RULES: &str = "../../assets/rules";

/// The folder of the templates of a game, whose sentences obey the laws of English, and its path
/// from the workspace.
const TEMPLATES: &str = "../../docs/template";
const TEMPLATES_PLACE: &str = "docs/template";

/// The language below all others.
pub const ENGLISH: &str = "en";

/// The code of the pseudo-language: German has the plural categories of English.
const PSEUDO: &str = "de";

/// The role of a language in the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    English,
    Translation,
    /// English with accents, made by the tests.
    Pseudo,
}

/// A language as it is written.
#[derive(Debug)]
pub struct Folder {
    pub role: Role,
    /// The language code, such as `it`.
    pub code: String,
    /// The path of the folder from the workspace.
    pub place: String,
    /// The texts of the Fluent files by name.
    pub texts: BTreeMap<String, String>,
    /// The rules of games, by file name.
    pub rules: BTreeMap<String, String>,
    /// The file `STATUS`; empty without one.
    pub status: String,
    pub sentences: BTreeMap<String, Sentence>,
    /// Terms (`-name = …`), which sentences may refer to.
    pub terms: BTreeMap<String, Pattern<String>>,
    /// Mistakes of syntax, repeated keys, attributes: file, key and problem.
    pub mistakes: Vec<(String, String, String)>,
}

/// A sentence with what stands above it.
#[derive(Debug)]
pub struct Sentence {
    pub file: String,
    pub pattern: Pattern<String>,
    /// The comment above it, and that of its group (`## …`).
    pub comment: String,
}

impl Folder {
    /// Returns the language with these Fluent files.
    pub fn new(role: Role, code: &str, texts: BTreeMap<String, String>) -> Folder {
        let mut folder = Folder {
            role,
            code: code.to_owned(),
            place: format!("assets/lang/{code}"),
            texts: BTreeMap::new(),
            rules: BTreeMap::new(),
            status: String::new(),
            sentences: BTreeMap::new(),
            terms: BTreeMap::new(),
            mistakes: Vec::new(),
        };
        for (file, text) in &texts {
            folder.add(file, text);
        }
        folder.texts = texts;
        folder
    }

    fn add(&mut self, file: &str, text: &str) {
        let mut mistake = |key: &str, problem: String| {
            self.mistakes
                .push((file.to_owned(), key.to_owned(), problem));
        };
        let resource = match read(text) {
            Ok(resource) => resource,
            Err(why) => {
                let rule = "a continued line may not begin with `[`, `*` or `.`";
                return mistake("", format!("{why}; mend the syntax ({rule})"));
            }
        };
        let mut group = String::new();
        for entry in resource.body {
            match entry {
                Entry::GroupComment(comment) => group = comment.content.join("\n"),
                Entry::Term(term) => {
                    self.terms.insert(term.id.name, term.value);
                }
                Entry::Message(message) => {
                    let key = message.id.name;
                    if !message.attributes.is_empty() {
                        mistake(&key, "has attributes; no code reads them".to_owned());
                    }
                    let Some(pattern) = message.value else {
                        mistake(&key, "has no value; write its sentence".to_owned());
                        continue;
                    };
                    let above = message.comment.map(|comment| comment.content.join("\n"));
                    let sentence = Sentence {
                        file: file.to_owned(),
                        pattern,
                        comment: format!("{group}\n{}", above.unwrap_or_default()),
                    };
                    if let Some(before) = self.sentences.insert(key.clone(), sentence) {
                        let problem = format!("stands in {} already; delete one", before.file);
                        mistake(&key, problem);
                    }
                }
                Entry::Junk { .. } => mistake("", "has junk; delete it".to_owned()),
                Entry::Comment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
}

/// The languages of the assets, and those that the tests make of English.
#[derive(Debug)]
pub struct Languages {
    /// English, which translations translate.
    pub english: Folder,
    pub translations: Vec<Folder>,
    /// English with the templates of a game.
    pub with_templates: Folder,
    /// The pseudo-language of that.
    pub pseudo: Folder,
}

/// Returns all languages.
pub fn all() -> Languages {
    let root = Path::new(LANGUAGES);
    let shipped = names(root).into_iter().map(|code| {
        let role = if code == ENGLISH {
            Role::English
        } else {
            Role::Translation
        };
        let mut folder = Folder::new(role, &code, texts(&root.join(&code)));
        folder.rules = texts(&Path::new(RULES).join(&code));
        folder.status = fs::read_to_string(root.join(&code).join("STATUS")).unwrap_or_default();
        folder
    });
    let (english, translations): (Vec<Folder>, Vec<Folder>) =
        shipped.partition(|folder| folder.role == Role::English);
    let english = english.into_iter().next().expect("English is shipped");
    let (templates, rules): (BTreeMap<_, _>, BTreeMap<_, _>) = texts(Path::new(TEMPLATES))
        .into_iter()
        .partition(|(name, _)| is_of(name, "ftl"));
    let mut all = english.texts.clone();
    all.extend(templates);
    let mut with_templates = Folder::new(Role::English, ENGLISH, all);
    with_templates.rules = english.rules.clone();
    with_templates.rules.extend(rules);
    let texts = with_templates.texts.iter();
    let texts = texts.map(|(name, text)| (name.clone(), pseudo::translated(text)));
    let mut pseudo = Folder::new(Role::Pseudo, PSEUDO, texts.collect());
    "the pseudo-language".clone_into(&mut pseudo.place);
    Languages {
        english,
        translations,
        with_templates,
        pseudo,
    }
}

/// Returns the path of a file of a language from the workspace, for messages.
pub fn path(place: &str, name: &str) -> String {
    let is_shipped = Path::new(LANGUAGES).join(ENGLISH).join(name).exists();
    let place = if is_shipped || !Path::new(TEMPLATES).join(name).exists() {
        place
    } else {
        TEMPLATES_PLACE
    };
    format!("{place}/{name}")
}

fn is_of(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|own| own == ending)
}

/// Returns the texts of the `.ftl` and `.md` files of a folder; none where there is no folder.
pub fn texts(folder: &Path) -> BTreeMap<String, String> {
    if !folder.is_dir() {
        return BTreeMap::new();
    }
    let is_text = |name: &String| is_of(name, "ftl") || is_of(name, "md");
    let names = names(folder).into_iter().filter(is_text);
    names
        .map(|name| {
            let text = fs::read_to_string(folder.join(&name)).unwrap();
            (name, text)
        })
        .collect()
}

//! The files that a new game begins with, written from the template `docs/template/blank`: it
//! compiles, can be played, and says in each file what is still to be written.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use super::files::{Home, Part, REGISTRY, module, names};

/// The key, the type and the name of the template.
const KEY: &str = "blank";
const TYPE: &str = "Blank";

/// Stands for the name while a line is filled in.
const NAME: &str = "\0";

/// The number of seats of the template, as its code has it.
const SEATS: &str = "2..=2";

/// Maximum length of a key in bytes: buttons carry it.
const LONGEST: usize = 20;

/// The words of Rust that name no module.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self \
    static struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// A game to be.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The key, such as `dungeon-chess`.
    pub key: String,
    /// The name that people read, such as `Dungeon Chess`.
    pub name: String,
    /// The allowed numbers of seats.
    pub seats: RangeInclusive<u8>,
}

/// The reason a game cannot be begun. Nothing is written then.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The key has another form.
    #[error(
        "`{0}` is no key: 2 to {LONGEST} letters a-z and digits that begin with a letter, with single hyphens between words, and no word of Rust"
    )]
    Key(String),
    /// The key, or a word made of it, has a meaning already.
    #[error("`{key}` is taken: {by}")]
    Taken {
        /// The key.
        key: String,
        /// The file, sentence or type that has the key.
        by: String,
    },
    /// The name has another form.
    #[error("`{0}` is no name: letters, digits, spaces and hyphens, 30 at most")]
    Name(String),
    /// The text names no numbers of seats.
    #[error("`{0}` is no number of players: write 2, or 2-4; {least} to {most} are allowed", least = ALLOWED.start(), most = ALLOWED.end())]
    Players(String),
    /// A file cannot be read or written.
    #[error("{} cannot be {verb}: {error}", file.display())]
    File {
        /// The path.
        file: PathBuf,
        /// `read` or `written`.
        verb: &'static str,
        /// The system's error.
        error: io::Error,
    },
    /// The registry has another form than the program expects.
    #[error("{REGISTRY} has no `pub mod` lines and no list of `each_game!`")]
    Registry,
}

/// The numbers of seats that a game may have.
const ALLOWED: RangeInclusive<u8> = 2..=6;

/// Returns the numbers of seats of a text such as `2` or `2-4`.
///
/// # Errors
/// [`Error::Players`] for another text, and for numbers that no table has.
pub fn players(text: &str) -> Result<RangeInclusive<u8>, Error> {
    let (fewest, most) = text.split_once('-').unwrap_or((text, text));
    let seats = fewest.parse().ok().zip(most.parse().ok());
    let is_allowed = |(fewest, most): &(u8, u8)| {
        fewest <= most && ALLOWED.contains(fewest) && ALLOWED.contains(most)
    };
    let seats = seats.filter(is_allowed);
    let (fewest, most) = seats.ok_or_else(|| Error::Players(text.to_owned()))?;
    Ok(fewest..=most)
}

/// Writes the files of a new game into the checkout at `root`, and its two lines into the registry.
/// Returns the paths of what it wrote, from there.
///
/// # Errors
/// [`Error`]; what was written until then is removed.
pub fn write(root: &Path, game: &NewGame) -> Result<Vec<String>, Error> {
    is_key(&game.key)?;
    is_name(&game.name)?;
    let (template, home) = (Home::of_template(root, KEY), Home::of_game(root, &game.key));
    let mut texts = Vec::new();
    for part in Part::own() {
        let text = read(&root.join(template.path(part)))?;
        texts.push((home.path(part), game.filled(part, &text)));
    }
    is_free(root, game, &texts)?;
    let registry = root.join(REGISTRY);
    let registered = game.registered(&read(&registry)?).ok_or(Error::Registry)?;
    let mut written = Vec::new();
    for (path, text) in &texts {
        let file = root.join(path);
        if let Err(error) = create(&file, text) {
            remove(&written);
            return Err(error);
        }
        written.push(file);
    }
    if let Err(error) = replace(&registry, &registered) {
        remove(&written);
        return Err(error);
    }
    let paths = texts.into_iter().map(|(path, _)| path);
    Ok(paths.chain([REGISTRY.to_owned()]).collect())
}

impl NewGame {
    /// Returns the name of the type: the words of the key, each with a capital.
    fn type_name(&self) -> String {
        let capital = |word: &str| {
            let (first, rest) = word.split_at(1);
            first.to_uppercase() + rest
        };
        self.key.split('-').map(capital).collect()
    }

    /// Returns a text of the template as one of this game.
    fn filled(&self, part: Part, text: &str) -> String {
        let is_code = matches!(part, Part::Code | Part::Face | Part::Tests);
        let (quoted, marked) = (format!("\"{TYPE}\""), format!("\"{NAME}\""));
        let line = |line: &str| {
            // In code the name stands in the doc of the module and in quotes.
            let line = if !is_code || line.starts_with("//!") {
                line.replace(TYPE, NAME)
            } else {
                line.replace(&quoted, &marked)
            };
            let line = line
                .replace(TYPE, &self.type_name())
                .replace(KEY, &self.key)
                .replace(NAME, &self.name);
            line + "\n"
        };
        let (fewest, most) = (self.seats.start(), self.seats.end());
        let text: String = text.lines().map(line).collect();
        text.replace(SEATS, &format!("{fewest}..={most}"))
    }

    /// Returns the registry with the lines of this game: its module in alphabetical order, and the
    /// game at the end of the list. `None` where the registry has another form.
    fn registered(&self, text: &str) -> Option<String> {
        const DECLARES: &str = "pub mod ";
        let own = format!("{DECLARES}{};", module(&self.key));
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let declares = |line: &String| line.starts_with(DECLARES) && line.ends_with(';');
        let last = lines.iter().rposition(declares)?;
        let later = |line: &String| declares(line) && *line > own;
        let at = lines.iter().position(later).unwrap_or(last + 1);
        lines.insert(at, own);
        let opening = lines.iter().position(|line| line.trim() == "$each! {")?;
        let games = lines[opening + 1..].iter();
        let end = opening + 1 + games.take_while(|line| line.contains("::")).count();
        let indent: String = lines[end - 1]
            .chars()
            .take_while(|sign| *sign == ' ')
            .collect();
        let listed = format!("{indent}{}::{},", module(&self.key), self.type_name());
        lines.insert(end, listed);
        (end > opening + 1).then(|| lines.join("\n") + "\n")
    }
}

fn is_key(key: &str) -> Result<(), Error> {
    let is_word = |word: &str| {
        let is_plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit();
        !word.is_empty() && word.bytes().all(is_plain)
    };
    let is_rust = KEYWORDS.split_whitespace().any(|word| word == key);
    let begins = key.starts_with(|first: char| first.is_ascii_lowercase());
    let is_short = (2..=LONGEST).contains(&key.len());
    if begins && is_short && !is_rust && key.split('-').all(is_word) {
        Ok(())
    } else {
        Err(Error::Key(key.to_owned()))
    }
}

fn is_name(name: &str) -> Result<(), Error> {
    let is_plain = |sign: char| sign.is_alphanumeric() || " -".contains(sign);
    let is_name = (1..=30).contains(&name.chars().count())
        && name.chars().all(is_plain)
        && name.trim() == name;
    if is_name {
        Ok(())
    } else {
        Err(Error::Name(name.to_owned()))
    }
}

/// Checks that nothing has the key, the module, the type or the beginning of the sentences' keys.
fn is_free(root: &Path, game: &NewGame, texts: &[(String, String)]) -> Result<(), Error> {
    let key = &game.key;
    let taken = |by: String| {
        Err(Error::Taken {
            key: key.clone(),
            by,
        })
    };
    for template in [KEY, "cups"] {
        if key == template {
            return taken(format!("docs/template has {key}.rs"));
        }
    }
    if let Some((path, _)) = texts.iter().find(|(path, _)| root.join(path).exists()) {
        return taken(format!("there is {path}"));
    }
    let sentences = root.join("assets/lang/en");
    for name in names(&sentences) {
        let text = read(&sentences.join(&name))?;
        let own = format!("{key}-");
        if let Some(line) = text.lines().find(|line| line.starts_with(&own)) {
            let sentence = line.split(' ').next().unwrap_or_default();
            return taken(format!("assets/lang/en/{name} has the sentence {sentence}"));
        }
    }
    let type_name = game.type_name();
    let is_word = |text: &str| {
        let mut words = text.split(|sign: char| !sign.is_alphanumeric());
        words.any(|word| word == type_name)
    };
    let template = Home::of_template(root, KEY);
    if is_word(&template.code()) {
        return taken(format!(
            "`{type_name}` is a type that its code uses already"
        ));
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, Error> {
    fs::read_to_string(file).map_err(|error| Error::File {
        file: file.to_owned(),
        verb: "read",
        error,
    })
}

fn unwritable(file: &Path) -> impl Fn(io::Error) -> Error + use<'_> {
    move |error| Error::File {
        file: file.to_owned(),
        verb: "written",
        error,
    }
}

/// Writes a file that does not exist yet, and its folder; what is half written is removed.
fn create(file: &Path, text: &str) -> Result<(), Error> {
    let folder = file.parent().unwrap_or(file);
    let open = || {
        fs::create_dir_all(folder)?;
        OpenOptions::new().write(true).create_new(true).open(file)
    };
    let mut new = open().map_err(unwritable(file))?;
    let written = new.write_all(text.as_bytes());
    written.map_err(|error| {
        remove(&[file.to_owned()]);
        unwritable(file)(error)
    })
}

/// Writes a file in the place of one that exists: whole, or not at all.
fn replace(file: &Path, text: &str) -> Result<(), Error> {
    let beside = file.with_extension("new");
    let write = || {
        fs::write(&beside, text)?;
        fs::rename(&beside, file)
    };
    write().map_err(unwritable(file))
}

/// Removes files, and folders that are empty then.
fn remove(files: &[PathBuf]) {
    for file in files {
        let _ = fs::remove_file(file);
        // A folder that has other files stays.
        let _ = file.parent().map(fs::remove_dir);
    }
}

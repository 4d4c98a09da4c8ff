//! Sentences in a reader's language, from `assets/lang/<language>/*.ftl`.

mod bundle;
mod status;

use std::fmt;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};

use super::info::{Info, Palette};
use super::seat::{Seat, Seats, Viewer};

pub use self::bundle::{BadLanguage, Language, TABLE_BUTTONS, install, is_of_language};

/// The value of a variable in a sentence.
pub type Value<'a> = FluentValue<'a>;

/// The name passed to a sentence for the reader's own seat; the sentence then says "you".
pub const READER: &str = "self";

/// A language, with optional names for the seats and an optional reader.
#[derive(Clone)]
pub struct Lang {
    language: Arc<Language>,
    /// The language of the table's buttons, where it is another.
    table: Option<Arc<Language>>,
    names: Option<Arc<[String]>>,
    reader: Viewer,
}

impl Lang {
    /// Returns English, which is complete and the fallback.
    #[must_use]
    pub fn english() -> Lang {
        Lang::from(bundle::english())
    }

    /// Returns the language of a Discord locale such as `en-GB`; English where there is none.
    #[must_use]
    pub fn of(locale: &str) -> Lang {
        Lang::known(locale).unwrap_or_else(Lang::english)
    }

    /// Returns the language of a Discord locale such as `pt-BR`; `None` where there is none.
    #[must_use]
    pub fn known(locale: &str) -> Option<Lang> {
        let code = locale.split('-').next().unwrap_or(locale);
        bundle::find(code).map(Lang::from)
    }

    /// Returns all languages, English first, which stay in memory from then on.
    pub fn all() -> impl Iterator<Item = Lang> {
        bundle::all().map(Lang::from)
    }

    /// Returns all languages, English first, for a single look at each: those in which nothing was
    /// said yet take no memory afterwards.
    pub fn all_once() -> impl Iterator<Item = Lang> {
        bundle::all_once().map(Lang::from)
    }

    /// Returns the codes of all languages, English first, with their own names.
    pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
        bundle::names()
    }

    /// Returns the language code, such as `en`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.language.code
    }

    /// Returns the language's name in itself, such as `English`; the code where the language does
    /// not give it.
    #[must_use]
    pub fn own_name(&self) -> String {
        self.language.own_name()
    }

    /// Returns the keys of the sentences that are English because the language lacks its own.
    #[must_use]
    pub fn missing(&self) -> &[String] {
        &self.language.missing
    }

    /// Returns whether native speakers have read all of the translation.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.language.is_read
    }

    /// Returns the language with the given names of the seats, such as their players' names.
    #[must_use]
    pub fn with_names(&self, names: Vec<String>) -> Lang {
        Lang {
            names: Some(names.into()),
            ..self.clone()
        }
    }

    /// Returns the language for a reader of a table in another language: the table's buttons are
    /// named as they are labelled.
    #[must_use]
    pub fn at_table(&self, table: &Lang) -> Lang {
        Lang {
            table: Some(Arc::clone(&table.language)),
            ..self.clone()
        }
    }

    /// Returns the language for one reader: sentences about the reader's seat say "you".
    ///
    /// For [`Face::describe`](super::Face::describe) and the reports of common.ftl and discord.ftl;
    /// other sentences name their seats.
    #[must_use]
    pub fn with_reader(&self, reader: Viewer) -> Lang {
        Lang {
            reader,
            ..self.clone()
        }
    }

    /// Returns the language with the names and the reader of two seats exchanged, for sentences
    /// about the sides of a play whose seats have swapped them.
    #[must_use]
    pub fn with_sides_swapped(&self) -> Lang {
        let swapped = |names: &Arc<[String]>| names.iter().rev().cloned().collect();
        Lang {
            names: self.names.as_ref().map(swapped),
            reader: self.reader.map(Seat::rival),
            ..self.clone()
        }
    }

    /// Returns the sentence `key` with its variables filled in, and the labels of the table's
    /// buttons ([`TABLE_BUTTONS`]) as further variables; the key itself where there is no such
    /// sentence.
    #[must_use]
    pub fn say(&self, key: &str, variables: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self
            .language
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let mut variables: FluentArgs<'_> = variables
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let bundle = &self.language.bundle;
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&variables), &mut errors);
        if errors.is_empty() {
            return sentence.into_owned();
        }
        // Few sentences name a button, and ten more variables take longer than the sentence.
        let table = self.table.as_ref().unwrap_or(&self.language);
        for (button, label) in table.buttons() {
            variables.set(*button, label.as_str());
        }
        errors.clear();
        let sentence = bundle.format_pattern(pattern, Some(&variables), &mut errors);
        debug_assert!(errors.is_empty(), "`{key}` lacks a variable: {errors:?}");
        sentence.into_owned()
    }

    /// Returns whether the language has the sentence `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.language.bundle.has_message(key)
    }

    /// Returns the name of a seat: [`READER`] for the reader's seat, else the given name, else its
    /// colour.
    #[must_use]
    pub fn seat(&self, info: &Info, seat: Seat) -> String {
        match &self.names {
            _ if self.reader == Some(seat) => READER.to_owned(),
            Some(names) => names[seat.index()].clone(),
            None => self.colour(info.palette, seat),
        }
    }

    /// Returns a sentence with the seats to act or, where `winners` is given, the outcome; empty
    /// `winners` is a draw.
    #[must_use]
    pub fn standing(&self, info: &Info, acting: Seats, winners: Option<Seats>) -> String {
        let (key, seats) = match winners {
            None => ("standing-acting", acting),
            Some(Seats::NONE) => return self.say("standing-drawn", &[]),
            Some(winners) => ("standing-won", winners),
        };
        let names = self.list(seats.iter().map(|seat| self.seat(info, seat)));
        let values = [("seats", names.into()), ("count", seats.count().into())];
        self.say(key, &values)
    }

    /// Returns people or things as a list in a sentence: "a, b and c". Cells are joined by commas
    /// alone.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        let last = things.pop().unwrap_or_default();
        if things.is_empty() {
            return last;
        }
        let values = [("list", things.join(", ").into()), ("last", last.into())];
        self.say("list-and", &values)
    }

    /// Returns the colour of a seat and the mark on its pieces, such as `◯ blue`.
    #[must_use]
    pub fn colour(&self, palette: Palette, seat: Seat) -> String {
        match palette {
            Palette::Colours => self.say(&format!("colour-{seat}"), &[]),
            Palette::WhiteAndBlack => self.say(&format!("colour-side-{seat}"), &[]),
        }
    }
}

impl From<Arc<Language>> for Lang {
    fn from(language: Arc<Language>) -> Lang {
        Lang {
            language,
            table: None,
            names: None,
            reader: None,
        }
    }
}

/// Returns the mark on a seat's pieces as a character, the same in every language.
#[must_use]
pub fn mark(seat: Seat) -> char {
    ['◯', '▲', '■', '✚', '〓', '☾'][seat.index()]
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lang")
            .field("code", &self.code())
            .field("names", &self.names)
            .field("reader", &self.reader)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_falls_back_to_its_language_and_then_to_english() {
        assert_eq!(Lang::of("en-GB").code(), "en");
        assert_eq!(Lang::of("xx").code(), "en");
    }

    #[test]
    fn a_seat_is_called_by_its_person_or_its_colour() {
        let lang = Lang::english();
        assert_eq!(lang.colour(Palette::Colours, Seat(2)), "▲ gold");
        assert_eq!(lang.colour(Palette::WhiteAndBlack, Seat(1)), "◯ White");
    }

    #[test]
    fn a_list_has_commas_and_an_and_before_the_last() {
        let list = |things: &[&str]| {
            let things = things.iter().map(ToString::to_string);
            Lang::english().list(things)
        };
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn a_button_of_the_table_is_named_in_the_tables_language() {
        let files = [("a.ftl".to_owned(), "button-turn = Tocca a te\n".to_owned())];
        let italian = Language::read("it", files.into()).unwrap();
        let italian = Lang::from(Arc::new(italian));
        let say = |lang: Lang| lang.say("refused-no-hand-yet", &[]);
        assert!(say(Lang::english()).contains("Press **Your turn**"));
        assert!(say(Lang::english().at_table(&italian)).contains("Press **Tocca a te**"));
        assert!(say(italian.at_table(&Lang::english())).contains("Press **Your turn**"));
    }
}

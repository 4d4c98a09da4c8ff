//! Letters and signs of the languages we translate into.

/// The letters and signs of a language.
#[derive(Debug)]
pub struct Alphabet {
    pub code: &'static str,
    /// Its letters beside a to z.
    pub letters: &'static str,
    /// Its quotation marks, in pairs.
    pub quotes: &'static [(char, char)],
    /// Whether a no-break space stands before `: ; ?` and inside quotation marks.
    pub is_spaced: bool,
    /// Whether a question begins with `¿`.
    pub is_inverted: bool,
}

const ALPHABETS: [Alphabet; 6] = [
    Alphabet {
        code: "it",
        letters: "àèéìíîòóùºª",
        quotes: &[('“', '”')],
        is_spaced: false,
        is_inverted: false,
    },
    Alphabet {
        code: "fr",
        letters: "àâæçèéêëîïôœùûüÿ",
        quotes: &[('«', '»')],
        is_spaced: true,
        is_inverted: false,
    },
    Alphabet {
        code: "pl",
        letters: "ąćęłńóśźż",
        quotes: &[('„', '”'), ('«', '»')],
        is_spaced: false,
        is_inverted: false,
    },
    Alphabet {
        code: "de",
        letters: "äöüß",
        quotes: &[('„', '“')],
        is_spaced: false,
        is_inverted: false,
    },
    Alphabet {
        code: "es",
        letters: "áéíñóúüºª",
        quotes: &[('«', '»'), ('“', '”')],
        is_spaced: false,
        is_inverted: true,
    },
    Alphabet {
        code: "pt",
        letters: "àáâãçéêíóôõúºª",
        quotes: &[('“', '”')],
        is_spaced: false,
        is_inverted: false,
    },
];

/// Returns the letters and signs of a language; `None` where they are not written down.
pub fn of(code: &str) -> Option<&'static Alphabet> {
    ALPHABETS.iter().find(|alphabet| alphabet.code == code)
}

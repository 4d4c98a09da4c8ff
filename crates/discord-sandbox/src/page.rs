//! The files of the web page, built into the program.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const WORDS: &str = "application/json";

/// Every file: name, media type and content.
const FILES: &[(&str, &str, &str)] = &[
    ("app.js", SCRIPT, include_str!("../assets/app.js")),
    ("command.js", SCRIPT, include_str!("../assets/command.js")),
    (
        "component.js",
        SCRIPT,
        include_str!("../assets/component.js"),
    ),
    ("composer.js", SCRIPT, include_str!("../assets/composer.js")),
    ("de.json", WORDS, include_str!("../assets/words/de.json")),
    ("dom.js", SCRIPT, include_str!("../assets/dom.js")),
    ("en.json", WORDS, include_str!("../assets/words/en.json")),
    ("es.json", WORDS, include_str!("../assets/words/es.json")),
    ("form.css", CSS, include_str!("../assets/form.css")),
    ("fr.json", WORDS, include_str!("../assets/words/fr.json")),
    ("frame.css", CSS, include_str!("../assets/frame.css")),
    ("icon.svg", PICTURE, include_str!("../assets/icon.svg")),
    ("index.html", HTML, include_str!("../assets/index.html")),
    ("it.json", WORDS, include_str!("../assets/words/it.json")),
    ("markdown.js", SCRIPT, include_str!("../assets/markdown.js")),
    ("message.css", CSS, include_str!("../assets/message.css")),
    ("message.js", SCRIPT, include_str!("../assets/message.js")),
    ("modal.js", SCRIPT, include_str!("../assets/modal.js")),
    ("picker.js", SCRIPT, include_str!("../assets/picker.js")),
    ("pl.json", WORDS, include_str!("../assets/words/pl.json")),
    ("pt.json", WORDS, include_str!("../assets/words/pt.json")),
    ("reaction.js", SCRIPT, include_str!("../assets/reaction.js")),
    ("sidebar.js", SCRIPT, include_str!("../assets/sidebar.js")),
    ("state.js", SCRIPT, include_str!("../assets/state.js")),
    ("toolbox.js", SCRIPT, include_str!("../assets/toolbox.js")),
    ("wire.js", SCRIPT, include_str!("../assets/wire.js")),
    ("words.js", SCRIPT, include_str!("../assets/words.js")),
];

/// Content security policy: nothing from other hosts but pictures of embeds.
const POLICY: &str = "default-src 'self'; img-src 'self' blob: data: http: https:; connect-src 'self' ws: wss:; \
    style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The page.
pub async fn index() -> Response {
    file("index.html")
}

/// A file of the page; 404 for an unknown name.
pub async fn asset(Path(name): Path<String>) -> Response {
    file(&name)
}

fn file(name: &str) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, media_type, content)) => (
            [
                (CONTENT_TYPE, *media_type),
                (CACHE_CONTROL, "no-cache"),
                (CONTENT_SECURITY_POLICY, POLICY),
            ],
            *content,
        )
            .into_response(),
        None => (StatusCode::NOT_FOUND, "There is no such page.").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    type Words = BTreeMap<String, String>;

    fn languages() -> impl Iterator<Item = (&'static str, Words)> {
        let files = FILES.iter().filter(|(_, kind, _)| *kind == WORDS);
        files.map(|(name, _, text)| (*name, serde_json::from_str(text).expect("words by keys")))
    }

    /// The names in braces of a sentence, in any order.
    fn places(sentence: &str) -> BTreeSet<&str> {
        let after = sentence.split('{').skip(1);
        after.map(|rest| rest.split('}').next().unwrap()).collect()
    }

    #[test]
    fn every_language_says_what_english_says_with_the_same_places() {
        let all: Vec<(&str, Words)> = languages().collect();
        let english = &all.iter().find(|(name, _)| *name == "en.json").unwrap().1;
        assert_eq!(all.len(), 7);
        for (name, words) in &all {
            assert!(words.keys().eq(english.keys()), "{name} has other keys");
            for (key, sentence) in words {
                assert!(!sentence.trim().is_empty(), "{name}: {key}");
                assert_eq!(places(sentence), places(&english[key]), "{name}: {key}");
            }
        }
    }

    /// Keys are constants of the scripts, and of the page's own attributes.
    #[test]
    fn every_sentence_is_said_and_every_one_said_is_there() {
        let english = languages().find(|(name, _)| *name == "en.json").unwrap().1;
        let scripts: String = FILES
            .iter()
            .filter(|(_, kind, _)| [SCRIPT, HTML].contains(kind))
            .map(|(_, _, text)| *text)
            .collect();
        let unsaid = english
            .keys()
            .filter(|key| !scripts.contains(&format!("\"{key}\"")));
        assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&String>::new());
        for call in ["say(\"", "parts(\"", "data-say=\"", "data-label=\""] {
            for rest in scripts.split(call).skip(1) {
                let key = rest.split('"').next().unwrap();
                assert!(english.contains_key(key), "{call}{key}");
            }
        }
    }
}

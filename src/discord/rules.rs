//! `/rules`: our own words for each game, from `assets/rules/<language>/<game>.md`.

use include_dir::{Dir, include_dir};

use super::reply::Reply;
use crate::game::Lang;
use crate::games;

static ASSETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/rules");

/// The rules of a game.
pub fn rules(game: &str, lang: &Lang, private: bool) -> Reply {
    let typed = game.trim().to_lowercase();
    let named = games::GAMES
        .iter()
        .find(|kind| kind.info.key == typed || kind.info.name.to_lowercase() == typed);
    let Some(text) = named.and_then(|kind| text(kind.info.key, lang.code())) else {
        return Reply::refusal(lang.say("refused-no-such-game", &[]));
    };
    if private {
        Reply::private(text)
    } else {
        Reply::public(text)
    }
}

/// The text in a language, else in English.
fn text(key: &str, language: &str) -> Option<&'static str> {
    let file = |language: &str| ASSETS.get_file(format!("{language}/{key}.md"));
    file(language).or_else(|| file("en"))?.contents_utf8()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_on_the_shelf_has_rules_that_fit_a_message() {
        for kind in games::GAMES {
            let text = text(kind.info.key, "en")
                .unwrap_or_else(|| panic!("{} has no rules", kind.info.key));
            assert!(
                text.chars().count() <= 2000,
                "{}: {} characters",
                kind.info.key,
                text.chars().count()
            );
            assert!(
                text.contains("Ruling") && text.contains("Sheet"),
                "{}: who says so?",
                kind.info.key
            );
        }
    }
}

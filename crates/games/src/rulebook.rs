//! The rules of each game for players, from `assets/rules/<language>/<game>.md`, in pages.
//!
//! A line `---` ends a page. A page begins with its title, `### Title`, and ends with its picture,
//! `![caption](name)`: the example of that name, or `pieces` for the diagrams of
//! [`Face::pieces`](crate::game::Face::pieces).

use crate::assets;
use crate::board::GameEntry;
use crate::example;
use crate::game::{Lang, Scene};

/// The name of the picture that shows how each piece moves.
const PIECES: &str = "pieces";

/// Maximum height of a picture, as a share of its width.
const HEIGHT: f32 = 0.85;

/// Maximum number of words of a page of the English rules: it is read on a phone, beside its
/// picture.
pub const WORDS: usize = 90;

/// A page of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page<'a> {
    /// The title, also the label of the page's button.
    pub title: &'a str,
    /// The Markdown text between title and picture.
    pub text: &'a str,
    /// The sentence that says what the picture shows.
    pub caption: &'a str,
    /// The name of the picture.
    pub picture: &'a str,
}

/// Returns the rules of a game in a language, such as `de`, else in English; `None` if there is no
/// such game.
#[must_use]
pub fn text(key: &str, language: &str) -> Option<&'static str> {
    let file = |language: &str| assets::text(&format!("rules/{language}/{key}.md"));
    file(language).or_else(|| file("en"))
}

/// Returns the pages of a game's rules in a language, else in English; `None` if there is no such
/// game, or a page lacks its title or its picture.
#[must_use]
pub fn pages(key: &str, language: &str) -> Option<Vec<Page<'static>>> {
    read(text(key, language)?)
}

/// Returns the pages of a text; `None` if one lacks its title or its picture.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Page<'_>>> {
    text.split("\n---\n").map(page).collect()
}

/// Returns the page of a text.
fn page(text: &str) -> Option<Page<'_>> {
    let (title, text) = text.trim().strip_prefix("### ")?.split_once('\n')?;
    let (text, picture) = text.rsplit_once('\n')?;
    let picture = picture.strip_prefix("![")?.strip_suffix(')')?;
    let (caption, picture) = picture.split_once("](")?;
    Some(Page {
        title,
        text: text.trim(),
        caption,
        picture,
    })
}

impl Page<'_> {
    /// Returns the number of words of text and caption: signs and list numbers are no words.
    #[must_use]
    pub fn words(&self) -> usize {
        let words = [self.text, self.caption].map(|text| {
            let words = text.split_whitespace();
            words
                .filter(|word| word.contains(char::is_alphabetic))
                .count()
        });
        words.iter().sum()
    }

    /// Returns the picture with its texts; `None` if the game has no picture of that name.
    #[must_use]
    pub fn scene(&self, entry: &'static GameEntry, lang: &Lang) -> Option<Scene> {
        let scene = if self.picture == PIECES {
            let scene = (entry.pieces)()?;
            let alt = self.caption.to_owned();
            Scene {
                text: alt.clone(),
                alt,
                ..scene
            }
        } else {
            example::find(entry, self.picture)?.scene(lang)
        };
        // Phones show a picture as wide as the text: a page that fits has one that is lower.
        Some(scene.no_higher_than(HEIGHT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_title_a_text_and_a_picture() {
        let read =
            page("### Goal\n*Ada · 2 players*\n\nTwo words: `b1`.\n\n![The start.](start)\n");
        let goal = Page {
            title: "Goal",
            text: "*Ada · 2 players*\n\nTwo words: `b1`.",
            caption: "The start.",
            picture: "start",
        };
        assert_eq!(read, Some(goal));
        assert_eq!(goal.words(), 7, "Ada, players, Two, words, b1, The, start");
        for broken in [
            "Goal\nNo title.\n![The start.](start)",
            "### Goal\nNo picture.",
            "### Goal\n![The start.](start)",
            "### Goal\nA word after the picture.\n![The start.](start) Here.",
        ] {
            assert_eq!(page(broken), None, "{broken}");
        }
    }
}

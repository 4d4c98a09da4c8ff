//! A difference between two games, as short as a failed test should say it.

use std::fmt::{self, Debug, Display};

use crate::game::Scene;

/// Characters quoted of a text that is no sentence, before and after its first difference.
const BEFORE: usize = 40;
const AFTER: usize = 120;

/// A difference between two games, and its text in each.
#[derive(Debug)]
pub struct Difference {
    what: String,
    sides: [String; 2],
    /// The number of sentences that differ, where the texts are sentences.
    pub size: usize,
    /// The way in which a game says that it means to show this, or hides it.
    pub advice: &'static str,
}

/// The advice about a difference after a turn.
const REVEALS: &str = "A turn that is to show it says so by `Game::reveals`.";

impl Difference {
    /// A difference between the texts of this in two games.
    pub fn new(what: &str, sides: [String; 2]) -> Difference {
        Difference {
            what: what.to_owned(),
            sides,
            size: usize::MAX,
            advice: REVEALS,
        }
    }

    /// The same with other advice.
    pub fn advised(self, advice: &'static str) -> Difference {
        Difference { advice, ..self }
    }

    /// The same of something that is seen before it is so.
    pub fn of(self, what: &str) -> Difference {
        Difference {
            what: format!("{what}: {}", self.what),
            ..self
        }
    }
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { what, sides, .. } = self;
        let [one, other] = sides;
        write!(
            f,
            "{what}:\n  in one game:   {one}\n  in the other:  {other}"
        )
    }
}

/// The first sentence that differs.
pub fn in_sentences(what: &str, texts: &[String; 2]) -> Option<Difference> {
    if texts[0] == texts[1] {
        return None;
    }
    let sentences = texts.each_ref().map(|text| {
        let sentences = text.lines().flat_map(|line| line.split_inclusive(". "));
        sentences.map(str::trim).collect::<Vec<_>>()
    });
    let at = |side: usize, index: usize| sentences[side].get(index).copied().unwrap_or("(nothing)");
    let most = sentences[0].len().max(sentences[1].len());
    let different: Vec<usize> = (0..most)
        .filter(|&index| at(0, index) != at(1, index))
        .collect();
    let first = different.first().copied().unwrap_or_default();
    Some(Difference {
        size: different.len(),
        ..Difference::new(what, [0, 1].map(|side| at(side, first).to_owned()))
    })
}

/// The first shape or cell that differs.
pub fn in_drawings(what: &str, scenes: &[Scene; 2]) -> Option<Difference> {
    if scenes[0] == scenes[1] {
        return None;
    }
    let parts = scenes.each_ref().map(|scene| {
        let frame = format!(
            "{} by {}, private: {}",
            scene.width, scene.height, scene.private
        );
        let shapes = scene.shapes.iter().map(|shape| format!("{shape:?}"));
        let spots = scene
            .spots
            .iter()
            .map(|(name, spot)| format!("cell {name}: {spot:?}"));
        let badge = format!("badge {:?}", scene.badge);
        [frame]
            .into_iter()
            .chain(shapes)
            .chain([badge])
            .chain(spots)
            .collect::<Vec<_>>()
    });
    let at = |side: usize, index: usize| parts[side].get(index).map_or("(nothing)", String::as_str);
    let most = parts[0].len().max(parts[1].len());
    let first = (0..most)
        .find(|&index| at(0, index) != at(1, index))
        .unwrap_or_default();
    let mut difference = in_words(what, [at(0, first), at(1, first)])?;
    difference.size = most;
    Some(difference)
}

/// The first difference between two values, in their debug format.
pub fn in_words<T: Debug + PartialEq>(what: &str, things: [T; 2]) -> Option<Difference> {
    if things[0] == things[1] {
        return None;
    }
    Some(unequal(what, things.map(|thing| format!("{thing:?}"))))
}

/// The first difference between two texts that are no sentences.
pub fn in_texts(what: &str, texts: [String; 2]) -> Option<Difference> {
    (texts[0] != texts[1]).then(|| unequal(what, texts))
}

/// The difference between two texts, quoted from a little before the place where it begins.
pub fn unequal(what: &str, texts: [String; 2]) -> Difference {
    let letters = texts.map(|text| text.chars().collect::<Vec<char>>());
    let both = letters[0].iter().zip(&letters[1]);
    let equal = both.take_while(|(one, other)| one == other).count();
    let begin = equal.saturating_sub(BEFORE);
    let quoted = |all: &Vec<char>| {
        let quoted: String = all.iter().skip(begin).take(equal - begin + AFTER).collect();
        let before = if begin > 0 { "… " } else { "" };
        let after = if all.len() > equal + AFTER {
            " …"
        } else {
            ""
        };
        format!("{before}{quoted}{after}")
    };
    Difference::new(what, letters.each_ref().map(quoted))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(difference: Option<Difference>) -> String {
        difference.expect("they differ").to_string()
    }

    #[test]
    fn of_two_texts_the_first_sentence_that_differs_is_quoted() {
        let texts = [
            "It is on. Ann has 3. Ben waits.",
            "It is on. Ann has 4. Ben acts.",
        ];
        let difference = in_sentences("the alt text", &texts.map(str::to_owned));
        assert_eq!(
            shown(difference),
            "the alt text:\n  in one game:   Ann has 3.\n  in the other:  Ann has 4."
        );
        assert!(in_sentences("the alt text", &["One.", "One."].map(str::to_owned)).is_none());
    }

    #[test]
    fn of_long_things_only_the_place_is_quoted_where_they_begin_to_differ() {
        let long = |middle: &str| format!("{}{middle}{}", "a".repeat(5000), "b".repeat(5000));
        let message = shown(in_words("the view", [long("1"), long("2")]));
        assert!(message.chars().count() < 450, "{message}");
        assert!(
            message.contains("aaa1bbb") && message.contains("aaa2bbb"),
            "{message}"
        );
    }
}

//! The first thing in which two games differ for a viewer, as short as a failed test should say it.

use std::fmt::{self, Debug, Display};

use crate::game::{Face, Game, Lang, Scene, Shown, Viewer};
use crate::play::Play;

/// Characters quoted of a text that is no sentence, before and after its first difference.
const BEFORE: usize = 40;
const AFTER: usize = 120;

/// A difference between two games, and its text in each.
#[derive(Debug)]
pub(super) struct Difference {
    what: String,
    sides: [String; 2],
    /// The number of sentences that differ, where the texts are sentences.
    pub(super) size: usize,
}

impl Difference {
    /// The same of something that is seen before it is so.
    pub(super) fn of(self, what: &str) -> Difference {
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

/// The first difference of two plays for `viewer`: in their sentences, then in what is read, drawn
/// and known, then in what may be done.
pub(super) fn between<G: Face>(plays: [&Play<G>; 2], viewer: Viewer) -> Option<Difference> {
    between_shown(&plays.map(|play| play.shown(viewer)))
        .or_else(|| {
            in_words(
                "the repetition of the position",
                plays.map(|play| play.history().is_repetition()),
            )
        })
        .or_else(|| {
            let seat = viewer?;
            in_words("the turns", plays.map(|play| listed(&play.turns(seat))))
                .or_else(|| in_words("the claims", plays.map(|play| listed(&play.claims(seat)))))
        })
}

/// The first difference between two plays for a viewer who is shown these.
pub(super) fn between_shown<G: Face>(shown: &[Shown<G>; 2]) -> Option<Difference> {
    let lang = Lang::english();
    let report = shown.each_ref().map(|shown| report(shown, &lang));
    let scenes = shown.each_ref().map(|shown| G::scene(shown, &lang));
    let cards = || shown.each_ref().map(|shown| G::card(shown, &lang));
    let confided = || {
        shown
            .each_ref()
            .map(|shown| G::card_summary(shown, &lang).unwrap_or_default())
    };
    in_sentences("the report of the last turn", &report)
        .or_else(|| {
            in_sentences(
                "the alt text",
                &scenes.each_ref().map(|scene| scene.alt.clone()),
            )
        })
        .or_else(|| {
            in_sentences(
                "the text board",
                &scenes.each_ref().map(|scene| scene.text.clone()),
            )
        })
        .or_else(|| in_drawings("the picture", &scenes))
        .or_else(|| {
            if shown[0] == shown[1] {
                return None;
            }
            in_sentences("the card summary", &confided())
                .or_else(|| in_words("the card", cards()))
                .or_else(|| {
                    in_words(
                        "the seats to act",
                        shown.each_ref().map(|shown| shown.to_act),
                    )
                })
                .or_else(|| {
                    in_words(
                        "the outcome",
                        shown.each_ref().map(|shown| shown.outcome.clone()),
                    )
                })
                .or_else(|| in_words("the view", shown.each_ref().map(|shown| shown.view.clone())))
                .or_else(|| {
                    in_words(
                        "the staying seats",
                        shown.each_ref().map(|shown| shown.staying),
                    )
                })
                .or_else(|| {
                    let deeds = shown.each_ref().map(|shown| shown.last.clone());
                    in_words("the deed of the last turn", deeds)
                })
        })
}

fn report<G: Face>(shown: &Shown<G>, lang: &Lang) -> String {
    let report = |(seat, deed): &(_, G::Deed)| G::describe(deed, *seat, shown.viewer, lang);
    shown.last.as_ref().map(report).unwrap_or_default()
}

fn listed(all: &[impl Display]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(", ")
}

/// The first sentence that differs.
fn in_sentences(what: &str, texts: &[String; 2]) -> Option<Difference> {
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
        what: what.to_owned(),
        sides: [0, 1].map(|side| at(side, first).to_owned()),
        size: different.len(),
    })
}

/// The first shape or cell that differs.
fn in_drawings(what: &str, scenes: &[Scene; 2]) -> Option<Difference> {
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

/// The first difference between two values in their debug format.
pub(super) fn in_words<T: Debug + PartialEq>(what: &str, things: [T; 2]) -> Option<Difference> {
    if things[0] == things[1] {
        return None;
    }
    let written = things.map(|thing| format!("{thing:?}").chars().collect::<Vec<char>>());
    let equal = written[0]
        .iter()
        .zip(&written[1])
        .take_while(|(one, other)| one == other);
    let equal = equal.count();
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
    Some(Difference {
        what: what.to_owned(),
        sides: written.each_ref().map(quoted),
        size: usize::MAX,
    })
}

/// Those who look on a play: everyone with a seat, and the public.
pub(super) fn viewers<G: Game>(play: &Play<G>) -> impl Iterator<Item = Viewer> + use<G> {
    play.seats().iter().map(Some).chain([None])
}

/// A viewer in words.
pub(super) fn named(viewer: Viewer) -> String {
    match viewer {
        Some(seat) => format!("seat {seat}"),
        None => "everyone".to_owned(),
    }
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

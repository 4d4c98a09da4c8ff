//! Pictures and sentences of Fullend.

use super::tile::{Stance, Tile};
use super::trial::Trial;
use super::{Deed, Fullend, Laid, offer, scene, words};
use crate::game::notation::{self, Step};
use crate::game::{Face, Lang, Nudge, Scene, Seat, Shown, Viewer};

impl Face for Fullend {
    fn draw(shown: &Shown<Fullend>) -> Scene {
        scene::scene(shown, &Trial::of(&shown.stage))
    }

    fn alt(shown: &Shown<Fullend>, lang: &Lang) -> String {
        words::alt(shown, &Trial::of(&shown.stage), lang)
    }

    fn text(shown: &Shown<Fullend>, lang: &Lang) -> String {
        words::text(shown, &Trial::of(&shown.stage), lang)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        words::describe(*deed, seat, lang)
    }

    fn label(
        _: &Shown<Fullend>,
        _: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        words::label(prefix, word, lang)
    }

    fn offered(view: &Laid, prefix: &str) -> Option<Vec<Tile>> {
        Some(offer::offered(&view.room(), prefix))
    }

    /// Returns the stances first, then squares of the box.
    fn steps(offered: &[String], prefix: &str, limit: usize) -> Vec<Step> {
        if !prefix.is_empty() {
            return notation::step(offered, prefix, limit);
        }
        let begins = |stance: &Stance| offered.iter().any(|text| text.starts_with(stance.word()));
        let stances = Stance::ALL.into_iter().filter(begins);
        stances.map(|stance| Step::word(&stance)).collect()
    }

    fn nudges(prefix: &str) -> Vec<Nudge> {
        prefix.parse().map(offer::nudges).unwrap_or_default()
    }

    fn why(shown: &Shown<Fullend>, _: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let tile: Tile = prefix.join(" ").parse().ok()?;
        let hits = shown.view.hit(tile).next().is_some();
        let key = if hits {
            "fullend-why-hit"
        } else {
            "fullend-why-outside"
        };
        Some(lang.say(key, &[]))
    }
}

//! Pictures and sentences of Mindoku.

use super::deed::Deed;
use super::position::Mindoku;
use super::tokens::Tokens;
use super::view::Hand;
use super::{scene, words};
use crate::game::kit::digest::digest;
use crate::game::kit::grid::Cell;
use crate::game::kit::why;
use crate::game::{Face, Lang, Scene, Seat, Shown, Viewer, notation};

impl Face for Mindoku {
    fn draw(shown: &Shown<Mindoku>) -> Scene {
        scene::scene(shown)
    }

    fn alt(shown: &Shown<Mindoku>, lang: &Lang) -> String {
        words::alt(shown, lang)
    }

    fn text(shown: &Shown<Mindoku>, _: &Lang) -> String {
        words::text(shown)
    }

    fn describe(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        words::describe(*deed, seat, lang)
    }

    /// Returns the question; the cooperative game only places, and so does an empty board.
    fn prompt(shown: &Shown<Mindoku>, _: Seat, prefix: &[&str], lang: &Lang) -> String {
        let public = &shown.view.public;
        let only_places = public.is_cooperative() || public.tokens().next().is_none();
        let prefix = match prefix {
            [] if only_places => &["place"],
            prefix => prefix,
        };
        notation::prompt("mindoku", prefix, lang)
    }

    /// Returns the labels of verbs, and of the seat that gets a claimed token.
    fn label(
        shown: &Shown<Mindoku>,
        _: Seat,
        prefix: &[&str],
        word: &str,
        lang: &Lang,
    ) -> Option<String> {
        match (prefix, word) {
            ([], "place") => Some(lang.say("mindoku-label-place", &[])),
            ([], "move") => Some(lang.say("mindoku-label-move", &[])),
            ([], "take") => Some(lang.say("mindoku-label-take", &[])),
            // The question already names the claim.
            ([], "claim") => Some(String::new()),
            // Only the other seat can get it.
            (["claim", _], _) if shown.view.public.staying.count() == 2 => Some(String::new()),
            (["claim", _], seat) => {
                let seat = Seat(seat.parse().ok()?);
                let to = [("seat", words::name(seat, lang).into())];
                shown
                    .seats
                    .contains(seat)
                    .then(|| lang.say("mindoku-label-to", &to))
            }
            _ => None,
        }
    }

    fn card(shown: &Shown<Mindoku>, lang: &Lang) -> Option<Scene> {
        let (seat, held) = private_hand(shown)?;
        Some(Scene {
            alt: words::hand(held, lang),
            text: words::hand_text(held),
            ..Scene::hand(scene::owner(seat), &held.iter().collect::<Vec<_>>())
        })
    }

    fn card_summary(shown: &Shown<Mindoku>, lang: &Lang) -> Option<String> {
        private_hand(shown).map(|(_, held)| words::hand(held, lang))
    }

    fn card_version(shown: &Shown<Mindoku>) -> Option<u64> {
        private_hand(shown).map(|(_, held)| digest(&held))
    }

    fn origin(_: &Shown<Mindoku>, prefix: &[&str]) -> Option<String> {
        notation::moved_from(prefix)
    }

    fn why(shown: &Shown<Mindoku>, seat: Seat, prefix: &[&str], lang: &Lang) -> Option<String> {
        let (view, public) = (&shown.view, &shown.view.public);
        let (verb, rest) = prefix.split_first()?;
        let (board, taken) = (public.layout.all(), public.occupied());
        let place = |cell: &str| why::placing(board, taken, cell, lang);
        // Tokens have no owner.
        let lift = |cell: &str| why::leaving(board, taken, taken, cell, lang);
        match (*verb, rest) {
            ("place", [value, rest @ ..]) => {
                let about = [("value", (*value).into())];
                let value: u8 = value.parse().ok()?;
                if let Hand::Open(tokens) = view.hands[seat.index()]
                    && !tokens.values().any(|held| held == value)
                {
                    return Some(lang.say("mindoku-why-none", &about));
                }
                let cell = rest.first()?;
                let duplicate = || {
                    let at: Cell = cell.parse().ok()?;
                    let is_one = public.is_duplicate(value, at);
                    is_one.then(|| lang.say("mindoku-why-duplicate", &about))
                };
                place(cell).or_else(duplicate)
            }
            ("move", [from, to]) => lift(from).or_else(|| place(to)),
            ("move" | "take", [from]) => lift(from),
            _ => None,
        }
    }
}

/// Returns the viewer's seat and hand, where hands are private.
fn private_hand(shown: &Shown<Mindoku>) -> Option<(Seat, Tokens)> {
    let seat = shown.viewer?;
    match shown.view.hands.get(seat.index())? {
        Hand::Open(tokens) if !shown.view.public.is_cooperative() => Some((seat, *tokens)),
        _ => None,
    }
}

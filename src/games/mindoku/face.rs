//! How Mindoku is shown and told.

use super::deed::Deed;
use super::position::Mindoku;
use super::tokens::Tokens;
use super::view::Hand;
use super::{scene, words};
use crate::game::kit::digest::digest;
use crate::game::{Face, Lang, Scene, Seat, Shown, Viewer};

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

    fn tell(deed: &Deed, seat: Seat, _: Viewer, lang: &Lang) -> String {
        words::tell(*deed, seat, lang)
    }

    fn card(shown: &Shown<Mindoku>, lang: &Lang) -> Option<Scene> {
        let (seat, held) = private_hand(shown)?;
        Some(Scene {
            alt: words::hand(held, lang),
            text: words::hand_text(held),
            ..Scene::hand(scene::owner(seat), &held.iter().collect::<Vec<_>>())
        })
    }

    fn secret(shown: &Shown<Mindoku>) -> Option<u64> {
        private_hand(shown).map(|(_, held)| digest(&held))
    }
}

/// The viewer's hand, where hands are private.
fn private_hand(shown: &Shown<Mindoku>) -> Option<(Seat, Tokens)> {
    let seat = shown.viewer?;
    match shown.view.hands.get(seat.index())? {
        Hand::Open(tokens) if !shown.view.public.is_cooperative() => Some((seat, *tokens)),
        _ => None,
    }
}

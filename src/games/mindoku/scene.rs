//! Mindoku's pictures.

use super::{View, words};
use crate::game::{Lang, Scene, Seat};

pub(super) fn scene(view: &View, lang: &Lang) -> Scene {
    Scene {
        alt: words::alt(view, lang),
        text: words::text(view),
        ..Scene::default()
    }
}

/// The hand, where hands are private.
pub(super) fn card(view: &View, seat: Seat, lang: &Lang) -> Option<Scene> {
    let tokens = words::private_hand(view, seat)?;
    Some(Scene {
        alt: words::hand(tokens, lang),
        text: words::values(tokens, " "),
        ..Scene::default()
    })
}

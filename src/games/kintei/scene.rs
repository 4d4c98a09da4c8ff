//! Kintei's picture.

use super::{Kintei, words};
use crate::game::{Lang, Scene};

pub(super) fn scene(view: &Kintei, lang: &Lang) -> Scene {
    Scene {
        alt: words::alt(view, lang),
        text: words::text(view),
        ..Scene::default()
    }
}

//! The last picture of each match, for whoever is shown the same a moment later.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use tavolino_games::game::Scene;

/// Of how many matches: each takes about 100 kB, and a picture is wanted again within a second or never.
const MATCHES: NonZeroUsize = NonZeroUsize::new(32).expect("it is not zero");

/// The last picture of each match.
pub struct Kept {
    matches: Mutex<LruCache<String, Arc<Last>>>,
}

/// What was drawn last for a match. Locked while it is drawn, so that whoever wants the same waits for it.
type Last = AsyncMutex<Option<(Scene, Vec<u8>)>>;

impl Kept {
    /// None yet.
    pub fn new() -> Kept {
        Kept {
            matches: Mutex::new(LruCache::new(MATCHES)),
        }
    }

    /// The file of a scene; drawn by `draw` unless exactly this scene was the last one of the match. What somebody may not
    /// see is part of the scene of whoever may, so nobody is given another's picture.
    pub async fn png<'a>(
        &self,
        whose: &'a str,
        scene: Scene,
        draw: impl AsyncFnOnce(&'a str, Scene) -> (Scene, Vec<u8>),
    ) -> Vec<u8> {
        let last = self.last(whose);
        let mut last = last.lock().await;
        if let Some((shown, png)) = &*last
            && *shown == scene
        {
            return png.clone();
        }
        let (scene, png) = draw(whose, scene).await;
        *last = Some((scene, png.clone()));
        png
    }

    fn last(&self, whose: &str) -> Arc<Last> {
        let mut matches = self.matches.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(matches.get_or_insert_ref(whose, Arc::default))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use tavolino_games::game::scene::{Height, Ink, Point};

    fn saying(word: &str) -> Scene {
        let mut scene = Scene::framed(100.0);
        let at = Point::new(450.0, 50.0);
        scene.text(word, at, 34.0, Height::Letters, Ink::Label);
        scene
    }

    /// What is drawn for the scenes, each asked for at the same moment, and how many of them were.
    async fn shown(kept: &Kept, asked: [(&str, Scene); 2]) -> (Vec<Vec<u8>>, usize) {
        let drawn = Cell::new(0);
        let draw = async |_: &str, scene: Scene| {
            drawn.set(drawn.get() + 1);
            tokio::task::yield_now().await;
            let png = format!("{:?}", scene.shapes.last());
            (scene, png.into_bytes())
        };
        let [first, second] = asked.map(|(whose, scene)| kept.png(whose, scene, draw));
        let (first, second) = tokio::join!(first, second);
        (vec![first, second], drawn.get())
    }

    #[tokio::test]
    async fn the_same_scene_of_a_match_is_drawn_once() {
        let kept = Kept::new();
        let (files, drawn) = shown(&kept, [("m", saying("one")), ("m", saying("one"))]).await;
        assert_eq!(drawn, 1);
        assert_eq!(files[0], files[1]);
    }

    #[tokio::test]
    async fn whoever_sees_something_else_is_shown_that() {
        let kept = Kept::new();
        let hidden = saying("a secret").private();
        for _ in 0..2 {
            let (files, drawn) = shown(&kept, [("m", hidden.clone()), ("m", saying("?"))]).await;
            assert_eq!(drawn, 2);
            assert_ne!(files[0], files[1]);
        }
    }

    #[tokio::test]
    async fn few_matches_are_kept() {
        let kept = Kept::new();
        for number in 0..=MATCHES.get() {
            shown(
                &kept,
                [(&number.to_string(), saying("one")), ("m", saying("one"))],
            )
            .await;
        }
        let (_, drawn) = shown(&kept, [("0", saying("one")), ("m", saying("one"))]).await;
        assert_eq!(drawn, 1, "the match that was longest ago is drawn again");
    }
}

//! The cache of drawn boards: the last picture of each match.

use std::sync::Arc;

use tokio::sync::Mutex;

use crate::cache::Cache;
use tavolino_games::game::Scene;

/// Number of matches in the cache: a picture takes about 100 kB, and is used again within a second
/// or never.
const CACHE_SIZE: usize = 32;

/// The cache of drawn boards.
pub struct PictureCache(Cache<String, Arc<Last>>);

/// The last scene of a match and its file. Locked while it is drawn, so that concurrent callers
/// wait for it.
type Last = Mutex<Option<(Scene, Vec<u8>)>>;

impl PictureCache {
    /// An empty cache.
    pub fn new() -> PictureCache {
        PictureCache(Cache::new(CACHE_SIZE))
    }

    /// The file of a scene, drawn by `draw` unless this very scene is the last one of the match.
    /// Scenes of different viewers differ where their views do, so no viewer gets another's
    /// picture.
    pub async fn png<'a>(
        &self,
        key: &'a str,
        scene: Scene,
        draw: impl AsyncFnOnce(&'a str, Scene) -> (Scene, Vec<u8>),
    ) -> Vec<u8> {
        let last = self.0.shared(key.to_owned());
        let mut last = last.lock().await;
        if let Some((shown, png)) = &*last
            && *shown == scene
        {
            return png.clone();
        }
        let (scene, png) = draw(key, scene).await;
        *last = Some((scene, png.clone()));
        png
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

    /// The files of two scenes requested at the same time, and how many of them were drawn.
    async fn shown(cache: &PictureCache, requests: [(&str, Scene); 2]) -> (Vec<Vec<u8>>, usize) {
        let drawn = Cell::new(0);
        let draw = async |_: &str, scene: Scene| {
            drawn.set(drawn.get() + 1);
            tokio::task::yield_now().await;
            let png = format!("{:?}", scene.shapes.last());
            (scene, png.into_bytes())
        };
        let [first, second] = requests.map(|(key, scene)| cache.png(key, scene, draw));
        let (first, second) = tokio::join!(first, second);
        (vec![first, second], drawn.get())
    }

    #[tokio::test]
    async fn the_same_scene_of_a_match_is_drawn_once() {
        let cache = PictureCache::new();
        let (files, drawn) = shown(&cache, [("m", saying("one")), ("m", saying("one"))]).await;
        assert_eq!(drawn, 1);
        assert_eq!(files[0], files[1]);
    }

    #[tokio::test]
    async fn whoever_sees_something_else_is_shown_that() {
        let cache = PictureCache::new();
        let hidden = saying("a secret").private();
        for _ in 0..2 {
            let (files, drawn) = shown(&cache, [("m", hidden.clone()), ("m", saying("?"))]).await;
            assert_eq!(drawn, 2);
            assert_ne!(files[0], files[1]);
        }
    }

    #[tokio::test]
    async fn few_matches_are_kept() {
        let cache = PictureCache::new();
        for number in 0..=CACHE_SIZE {
            shown(
                &cache,
                [(&number.to_string(), saying("one")), ("m", saying("one"))],
            )
            .await;
        }
        let (_, drawn) = shown(&cache, [("0", saying("one")), ("m", saying("one"))]).await;
        assert_eq!(drawn, 1, "the match that was longest ago is drawn again");
    }
}

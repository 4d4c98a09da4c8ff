//! Pictures and other files of messages.

mod cache;

use std::sync::LazyLock;
use std::time::Instant;

use serenity::all::CreateAttachment;

use self::cache::PictureCache;
use crate::discord::limits;
use crate::discord::limits::fitting;
use crate::metrics::{self, Drawing};
use crate::pool::{self, JobClass};
use tavolino_games::game::Scene;
use tavolino_games::render;

/// The cache of drawn boards. A turn is shown at the table and to every player at the same time,
/// and where nothing is hidden all of these are one picture.
static CACHE: LazyLock<PictureCache> = LazyLock::new(PictureCache::new);

/// A picture with its alt text, or another file.
#[derive(Clone, Debug)]
pub struct Picture {
    name: String,
    alt: String,
    content: Vec<u8>,
    /// The position as a text board; empty for other pictures.
    text: String,
}

impl Picture {
    /// Draws a scene on the pool, with a fair share for each `key`, which is the match. `name` is
    /// public: it contains only match and event.
    pub async fn draw(key: &str, scene: Scene, name: String) -> Picture {
        let (alt, text) = (scene.alt.clone(), scene.text.clone());
        let png = CACHE.png(key, scene, render_png).await;
        Picture {
            text,
            ..Picture::file(name, &alt, png)
        }
    }

    /// A file with this content. `name` is public.
    pub fn file(name: String, alt: &str, content: Vec<u8>) -> Picture {
        Picture {
            name,
            alt: fitting(alt, limits::ALT_TEXT),
            content,
            text: String::new(),
        }
    }

    /// The paragraphs in its place where no file can be sent: the text board, and the alt text.
    pub fn in_words(self) -> Vec<String> {
        if self.text.is_empty() {
            vec![self.alt]
        } else {
            text_board(&self.text, &self.alt).into()
        }
    }

    /// The file name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The attachment of a message.
    pub fn attachment(self) -> CreateAttachment {
        CreateAttachment::bytes(self.content, self.name).description(self.alt)
    }
}

/// A text board in a monospaced block, and in small print the alt text: a screen reader passes over
/// the signs of the board.
pub fn text_board(text: &str, alt: &str) -> [String; 2] {
    let heard = alt.split_whitespace().collect::<Vec<_>>().join(" ");
    [format!("```\n{text}\n```"), format!("-# {heard}")]
}

async fn render_png(key: &str, scene: Scene) -> (Scene, Vec<u8>) {
    pool::work(key, JobClass::Short, move || {
        let begun = Instant::now();
        let png = render::png(&scene);
        metrics::observe_render(Drawing::Board, begun.elapsed());
        (scene, png)
    })
    .await
}

//! Pictures and other files of a message.

mod kept;

use std::sync::LazyLock;
use std::time::Instant;

use serenity::all::CreateAttachment;

use self::kept::Kept;
use crate::discord::limits::{self, fitting};
use crate::metrics::{self, Drawing};
use crate::pool::{self, JobClass};
use tavolino_games::game::Scene;
use tavolino_games::render;

/// The last picture of each match that is looked at. A turn is shown at the table and to everybody who plays, at the same
/// moment, and where nothing is hidden that is one picture.
static KEPT: LazyLock<Kept> = LazyLock::new(Kept::new);

/// A picture with its words, or another file.
#[derive(Clone, Debug)]
pub struct Picture {
    name: String,
    alt: String,
    content: Vec<u8>,
    /// The position as monospaced text, where it shows one.
    text: String,
}

impl Picture {
    /// Draws a scene off the async threads, in turns with what else is drawn for other matches. `name` is public: it says
    /// nothing but which match and event.
    pub async fn draw(whose: &str, scene: Scene, name: String) -> Picture {
        let (alt, text) = (scene.alt.clone(), scene.text.clone());
        let png = KEPT.png(whose, scene, drawn).await;
        Picture {
            text,
            ..Picture::file(name, &alt, png)
        }
    }

    /// A file as it is. `name` is public.
    pub fn file(name: String, alt: &str, content: Vec<u8>) -> Picture {
        Picture {
            name,
            alt: fitting(alt, limits::ALT_TEXT),
            content,
            text: String::new(),
        }
    }

    /// What it shows, for where no file can be sent: the position as text, else its words.
    pub fn in_words(self) -> String {
        if self.text.is_empty() {
            self.alt
        } else {
            text_board(&self.text)
        }
    }

    /// As a part of a message.
    pub fn attachment(self) -> CreateAttachment {
        CreateAttachment::bytes(self.content, self.name).description(self.alt)
    }
}

/// A position as text, every character as wide as the others.
pub fn text_board(text: &str) -> String {
    format!("```\n{text}\n```")
}

async fn drawn(whose: &str, scene: Scene) -> (Scene, Vec<u8>) {
    pool::work(whose, JobClass::Short, move || {
        let begun = Instant::now();
        let png = render::png(&scene);
        metrics::observe_render(Drawing::Board, begun.elapsed());
        (scene, png)
    })
    .await
}

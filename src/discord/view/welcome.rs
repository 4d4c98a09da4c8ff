//! The greeting of a server, and the welcome that its managers post.

use serenity::all::ButtonStyle;
use tavolino_games::ai::Strength;
use tavolino_games::gallery::gallery_of;
use tavolino_games::game::Lang;
use tokio::sync::OnceCell;
use tracing::error;

use super::controls::labelled;
use super::pictures::Picture;
use super::reply::Reply;
use crate::discord::action::{Action, First, LookingAction};
use crate::pool::{self, JobClass};

/// The games on the picture: different boards, and those that one learns fastest.
const SHOWN: [&str; 6] = [
    "kintei",
    "mindoku",
    "dungeon-chess",
    "taifuu",
    "chasm",
    "kudosu",
];

/// Boards side by side on the picture.
const COLUMNS: usize = 3;

/// The drawn picture, the same in all languages.
static PICTURE: OnceCell<Option<Vec<u8>>> = OnceCell::const_new();

/// The message to a server that the bot was added to.
pub fn greeting(lang: &Lang) -> Reply {
    let buttons = [
        (Action::Welcome, "button-welcome", ButtonStyle::Primary),
        (Action::Settings, "button-settings", ButtonStyle::Secondary),
        (try_alone(), "button-try-alone", ButtonStyle::Secondary),
    ];
    Reply::public(lang.say("greeting", &[])).buttons(labelled(buttons, lang).collect())
}

/// The message to the owner of a server with this name, in which the bot may not write.
pub fn greeting_owner(server: &str, lang: &Lang) -> Reply {
    let buttons = [(try_alone(), "button-try-alone", ButtonStyle::Primary)];
    let text = lang.say("greeting-owner", &[("server", server.into())]);
    Reply::public(text).buttons(labelled(buttons, lang).collect())
}

/// The public message to pin. Its buttons answer privately.
pub async fn welcome(lang: &Lang) -> Reply {
    let buttons = [
        (Action::Registry, "button-browse", ButtonStyle::Primary),
        (Action::Lessons, "button-learn-one", ButtonStyle::Primary),
        (Action::Today, "button-today", ButtonStyle::Secondary),
        (
            Action::Looking(LookingAction::Show),
            "button-looking",
            ButtonStyle::Secondary,
        ),
    ];
    let reply = Reply::public(lang.say("welcome", &[])).buttons(labelled(buttons, lang).collect());
    match picture().await {
        Some(png) => {
            let alt = lang.say("welcome-alt", &[]);
            reply.with(Picture::file("welcome.png".to_owned(), &alt, png.clone()))
        }
        None => reply,
    }
}

async fn picture() -> Option<&'static Vec<u8>> {
    let draw = || pool::work("welcome", JobClass::Short, || gallery_of(&SHOWN, COLUMNS));
    let drawn = PICTURE.get_or_init(async || match draw().await {
        Ok(png) => Some(png),
        Err(wrong) => {
            error!("the picture of the welcome cannot be drawn: {wrong}");
            None
        }
    });
    drawn.await.as_ref()
}

fn try_alone() -> Action {
    Action::Alone("kintei".to_owned(), First::Person, Some(Strength::Easy))
}

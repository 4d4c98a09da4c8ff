//! Refusals of giving time.

use tavolino_games::game::Lang;

/// The reason a seat cannot be given more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadGift {
    /// A seat cannot give itself time.
    #[error("nobody gives themselves more time")]
    Oneself,
    /// The seat has left the game.
    #[error("the seat has left the game")]
    Left,
    /// The seat has no clock.
    #[error("the seat has no clock")]
    NoClock,
    /// The seat has the most time its pace allows.
    #[error("the seat has as much time as its pace allows")]
    Enough,
    /// There are several rivals, and none was named.
    #[error("there are several rivals, and none was named")]
    Whom,
}

impl BadGift {
    /// The sentence.
    pub(super) fn say(self, lang: &Lang) -> String {
        let key = match self {
            BadGift::Oneself => "refused-gift-oneself",
            BadGift::Left => "refused-gift-left",
            BadGift::NoClock => "refused-gift-no-clock",
            BadGift::Enough => "refused-gift-enough",
            BadGift::Whom => "refused-gift-whom",
        };
        lang.say(key, &[])
    }
}

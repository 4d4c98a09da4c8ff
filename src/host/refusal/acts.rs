//! Refusals of acts in a match other than turns: votes, plans, gifts of time, and repetitions.

use tavolino_games::game::Lang;

/// The reason that a channel cannot play, or a turn not be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadVote {
    /// A channel plays games for two without secrets, against the computer, on a server.
    #[error("the channel cannot play this game")]
    NotForChannel,
    /// A round of votes has as many candidates as fit.
    #[error("{most} turns are proposed already")]
    TooManyCandidates {
        /// The limit.
        most: u8,
    },
}

impl BadVote {
    /// The sentence, with the next step in it.
    #[must_use]
    pub fn say(self, lang: &Lang) -> String {
        match self {
            BadVote::NotForChannel => lang.say("refused-not-for-channel", &[]),
            BadVote::TooManyCandidates { most } => {
                lang.say("refused-too-many-candidates", &[("most", most.into())])
            }
        }
    }
}

/// The reason an answer cannot be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// The game hides something, has more than two seats, or has too many turns to list.
    #[error("nothing can be planned in this game")]
    Game,
    /// The line has no answer to a rival's turn.
    #[error("the line has no answer")]
    NoAnswer,
    /// The plan would have more answers than this.
    #[error("the plan has more than {0} answers")]
    Many(usize),
    /// A line would have more answers than this.
    #[error("a line has more than {0} answers")]
    Deep(usize),
}

impl BadPlan {
    /// The sentence.
    pub(super) fn say(self, lang: &Lang) -> String {
        let (key, most) = match self {
            BadPlan::Game => ("refused-plan-game", 0),
            BadPlan::NoAnswer => ("refused-plan-answer", 0),
            BadPlan::Many(most) => ("refused-plan-many", most),
            BadPlan::Deep(most) => ("refused-plan-deep", most),
        };
        lang.say(key, &[("most", most.into())])
    }
}

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

/// An act that may not be repeated, or not yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Repeated {
    /// The seat's last draw offer led to nothing, and it has made no turn since.
    #[error("the seat has offered a draw since its last turn")]
    Offer,
    /// The seat has requested the takeback of this turn before.
    #[error("the seat has requested the takeback of this turn before")]
    Request,
    /// The card of the lobby was posted again already.
    #[error("the card was posted again already")]
    Post,
}

impl Repeated {
    /// The key of the sentence.
    pub(super) fn key(self) -> &'static str {
        match self {
            Repeated::Offer => "refused-offered-before",
            Repeated::Request => "refused-requested-before",
            Repeated::Post => "refused-posted-again",
        }
    }
}

//! What a button or a menu asks for about one match.

use strum::{EnumString, IntoStaticStr};

use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::study::Study;
use crate::host::{Matter, Strength};
use tavolino_games::game::{Seat, Seats};

/// What is asked for about a match; written in a `custom_id` by its name here. Numbers are of the event that was last
/// when the button was drawn.
#[derive(Clone, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(
    test,
    derive(strum::EnumDiscriminants),
    strum_discriminants(derive(Hash, strum::EnumIter))
)]
pub enum MatchAction {
    /// What somebody does at a lobby card.
    #[strum(disabled)]
    Lobby(LobbyAction),
    /// The menus of a turn, from its beginning.
    Turn(i64),
    /// The menus of a turn after these words.
    Walk(i64, String),
    /// A menu of a turn: the chosen value is what has been said then.
    Step(i64),
    /// To play this turn.
    Confirm(i64, String),
    /// What only this person may see.
    Hand,
    /// The position as text, claims, leaving.
    More(i64),
    /// The position as text.
    Text,
    /// The menus of a claim, from their beginning.
    Claim(i64),
    /// The menus of a claim after these words.
    ClaimWalk(i64, String),
    /// A menu of a claim.
    ClaimStep(i64),
    /// To call this claim out.
    CallOut(i64, String),
    /// To leave the game, to be confirmed.
    Resign(i64),
    /// To leave the game for good.
    #[strum(serialize = "resigned")]
    ReallyResign(i64),
    /// No more reminders of this turn.
    Snooze(i64),
    /// To break the game off, to be confirmed.
    Abort(i64),
    /// To break it off for good.
    #[strum(serialize = "aborted")]
    ReallyAbort(i64),
    /// To take back the last turn, or to ask for it.
    #[strum(serialize = "undo")]
    TakeBack(i64),
    /// To offer a draw.
    #[strum(serialize = "offer")]
    OfferDraw(i64),
    /// An answer to what was proposed with this event.
    #[strum(disabled)]
    Answer(Answer, i64, Matter),
    /// To offer one's seat to others, to be confirmed.
    #[strum(serialize = "open")]
    OfferSeat(i64),
    /// To offer it.
    #[strum(serialize = "opened")]
    ReallyOfferSeat(i64),
    /// To keep it.
    #[strum(serialize = "keep")]
    KeepSeat(i64),
    /// To take over this seat.
    #[strum(serialize = "take", default_with = "first_seat")]
    TakeSeat(Seat),
    /// To give this seat more time.
    #[strum(serialize = "time", default_with = "first_seat")]
    GiveTime(Seat),
    /// To play it again, with the seats rotated.
    Rematch,
    /// A page of what happened.
    #[strum(disabled)]
    History(Page),
    /// What to think of what happened.
    #[strum(disabled)]
    Study(Study),
    /// What happened, as a text file.
    Record,
    /// What happened, as an animated picture.
    Replay,
    /// The same, for everyone.
    #[strum(serialize = "share")]
    ShareReplay,
    /// The position at this step, for everyone.
    #[strum(serialize = "post")]
    SharePosition(i64),
}

/// What somebody does at a lobby card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LobbyAction {
    /// To sit down.
    Join,
    /// To get up again.
    Leave,
    /// To give the computer a seat, where it plays so strong, or as it does usually.
    #[strum(serialize = "bot")]
    AddComputer(Option<Strength>),
    /// To start with those who have joined.
    Start,
    /// To call it off.
    Cancel,
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Answer {
    /// To agree.
    Accept,
    /// Not to agree.
    Decline,
    /// To take back what one proposed.
    Withdraw,
}

/// Stands in a seat's place until its number is read.
fn first_seat() -> Seat {
    Seat(1)
}

impl MatchAction {
    /// What a `custom_id` says of it: a verb, a number and a text.
    #[must_use]
    pub fn parts(&self) -> (&'static str, Option<i64>, String) {
        use MatchAction as Do;
        let (number, text) = match self {
            Do::Lobby(action) => {
                let strength = match action {
                    LobbyAction::AddComputer(strength) => *strength,
                    _ => None,
                };
                let strength = strength.map(|strength| strength.to_string());
                return ((*action).into(), None, strength.unwrap_or_default());
            }
            Do::Answer(answer, number, matter) => {
                return (
                    (*answer).into(),
                    Some(*number),
                    Into::<&str>::into(*matter).to_owned(),
                );
            }
            Do::History(page) => return page.parts(),
            Do::Study(study) => return study.parts(),
            Do::Turn(number)
            | Do::Step(number)
            | Do::More(number)
            | Do::Claim(number)
            | Do::ClaimStep(number)
            | Do::Resign(number)
            | Do::ReallyResign(number)
            | Do::Snooze(number)
            | Do::Abort(number)
            | Do::ReallyAbort(number)
            | Do::TakeBack(number)
            | Do::OfferDraw(number)
            | Do::OfferSeat(number)
            | Do::ReallyOfferSeat(number)
            | Do::KeepSeat(number)
            | Do::SharePosition(number) => (Some(*number), String::new()),
            Do::Walk(number, said)
            | Do::Confirm(number, said)
            | Do::ClaimWalk(number, said)
            | Do::CallOut(number, said) => (Some(*number), said.clone()),
            Do::TakeSeat(seat) | Do::GiveTime(seat) => (Some(seat.0.into()), String::new()),
            Do::Hand | Do::Text | Do::Rematch | Do::Record | Do::Replay | Do::ShareReplay => {
                (None, String::new())
            }
        };
        (self.into(), number, text)
    }

    /// What these parts ask for. A part that has no place in it is passed over: whoever reads a `custom_id` writes it
    /// again, and sees that it is not the same.
    #[must_use]
    pub fn read(verb: &str, number: Option<i64>, text: &str) -> Option<MatchAction> {
        use MatchAction as Do;
        if let Ok(mut action) = verb.parse() {
            if let LobbyAction::AddComputer(strength) = &mut action {
                *strength = text.parse().ok();
            }
            return Some(Do::Lobby(action));
        }
        if let Ok(answer) = verb.parse() {
            return Some(Do::Answer(answer, number?, text.parse().ok()?));
        }
        let Ok(mut action) = verb.parse() else {
            let page = Page::read(verb, number, text).map(Do::History);
            return page.or_else(|| Study::read(verb, number, text).map(Do::Study));
        };
        match &mut action {
            Do::Turn(at)
            | Do::Step(at)
            | Do::More(at)
            | Do::Claim(at)
            | Do::ClaimStep(at)
            | Do::Resign(at)
            | Do::ReallyResign(at)
            | Do::Snooze(at)
            | Do::Abort(at)
            | Do::ReallyAbort(at)
            | Do::TakeBack(at)
            | Do::OfferDraw(at)
            | Do::OfferSeat(at)
            | Do::ReallyOfferSeat(at)
            | Do::KeepSeat(at)
            | Do::SharePosition(at) => *at = number?,
            Do::Walk(at, said)
            | Do::Confirm(at, said)
            | Do::ClaimWalk(at, said)
            | Do::CallOut(at, said) => (*at, *said) = (number?, text.to_owned()),
            Do::TakeSeat(seat) | Do::GiveTime(seat) => {
                let number = number?;
                let mut seats = Seats::all(6).iter();
                *seat = seats.find(|seat| i64::from(seat.0) == number)?;
            }
            Do::Lobby(_)
            | Do::Hand
            | Do::Text
            | Do::Answer(..)
            | Do::Rematch
            | Do::History(_)
            | Do::Study(_)
            | Do::Record
            | Do::Replay
            | Do::ShareReplay => {}
        }
        Some(action)
    }

    /// Whether the answer is for everyone in the channel.
    #[must_use]
    pub fn is_public(&self) -> bool {
        matches!(
            self,
            MatchAction::ShareReplay
                | MatchAction::SharePosition(_)
                | MatchAction::Study(Study::Share)
        )
    }

    /// Whether the answer takes the place of the message that the button is on, where that belongs to the person alone.
    #[must_use]
    pub fn replaces(&self) -> bool {
        use MatchAction as Do;
        if let Do::Study(study) = self {
            return study.replaces();
        }
        !matches!(
            self,
            Do::Hand
                | Do::More(_)
                | Do::History(Page::Entry)
                | Do::Rematch
                | Do::Record
                | Do::Replay
                | Do::ShareReplay
                | Do::SharePosition(_)
                | Do::Snooze(_)
                | Do::GiveTime(_)
        )
    }
}

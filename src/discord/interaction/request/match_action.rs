//! What a button or a menu asks for about one match.

use strum::{EnumString, IntoStaticStr};

use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::study::{Placement, Study};
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
    /// The verb, the number and the text of the `custom_id`.
    #[must_use]
    pub fn parts(&self) -> (&'static str, Option<i64>, String) {
        use MatchAction as Do;
        match self {
            Do::Lobby(action) => {
                let strength = match action {
                    LobbyAction::AddComputer(strength) => *strength,
                    _ => None,
                };
                let strength = strength.map(|strength| strength.to_string());
                ((*action).into(), None, strength.unwrap_or_default())
            }
            Do::Answer(answer, number, matter) => {
                let matter: &str = (*matter).into();
                ((*answer).into(), Some(*number), matter.to_owned())
            }
            Do::History(page) => page.parts(),
            Do::Study(study) => study.parts(),
            Do::TakeSeat(seat) | Do::GiveTime(seat) => {
                (self.into(), Some(seat.0.into()), String::new())
            }
            _ => {
                let mut fields = self.clone();
                let (number, text) = fields.fields();
                let text = text.map(std::mem::take).unwrap_or_default();
                (self.into(), number.copied(), text)
            }
        }
    }

    /// The action with this verb, number and text; `None` for an unknown verb, or without a number it needs. A superfluous
    /// number or text is ignored: [`Action::read`] compares the whole `custom_id`.
    ///
    /// [`Action::read`]: super::action::Action::read
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
        if let Do::TakeSeat(seat) | Do::GiveTime(seat) = &mut action {
            let number = number?;
            let mut seats = Seats::all(6).iter();
            *seat = seats.find(|seat| i64::from(seat.0) == number)?;
        }
        let (own_number, own_text) = action.fields();
        if let Some(own) = own_number {
            *own = number?;
        }
        if let Some(own) = own_text {
            text.clone_into(own);
        }
        Some(action)
    }

    /// The event number and the text that the action holds.
    fn fields(&mut self) -> (Option<&mut i64>, Option<&mut String>) {
        use MatchAction as Do;
        match self {
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
            | Do::SharePosition(number) => (Some(number), None),
            Do::Walk(number, words)
            | Do::Confirm(number, words)
            | Do::ClaimWalk(number, words)
            | Do::CallOut(number, words) => (Some(number), Some(words)),
            Do::Lobby(_)
            | Do::Hand
            | Do::Text
            | Do::Answer(..)
            | Do::TakeSeat(_)
            | Do::GiveTime(_)
            | Do::Rematch
            | Do::History(_)
            | Do::Study(_)
            | Do::Record
            | Do::Replay
            | Do::ShareReplay => (None, None),
        }
    }

    /// The budget the action is paid from; `None` if it is free.
    #[must_use]
    pub fn spending(&self) -> Option<Spending> {
        self.terms().0
    }

    /// Where the answer goes.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.terms().1
    }

    fn terms(&self) -> (Option<Spending>, Placement) {
        use MatchAction as Do;
        use Placement::{InPlace, NewPrivate, NewPublic};
        use Spending::{Minor, Opening, Picture, Step};
        let (spending, placement) = match self {
            // Free, so that everybody can always confirm a turn, answer and leave.
            Do::Confirm(..)
            | Do::CallOut(..)
            | Do::Answer(..)
            | Do::Resign(_)
            | Do::ReallyResign(_) => return (None, InPlace),
            Do::Turn(_)
            | Do::Walk(..)
            | Do::Step(_)
            | Do::Claim(_)
            | Do::ClaimWalk(..)
            | Do::ClaimStep(_)
            | Do::Text => (Step, InPlace),
            Do::Hand | Do::Record | Do::History(Page::Entry) => (Picture, NewPrivate),
            Do::History(_) => (Picture, InPlace),
            Do::SharePosition(_) => (Picture, NewPublic),
            // An analysis is paid as a study while it is made.
            Do::Study(study) => (Picture, study.placement()),
            Do::Replay => (Spending::Study, NewPrivate),
            Do::ShareReplay => (Spending::Study, NewPublic),
            Do::Rematch => (Opening, NewPrivate),
            Do::More(_) | Do::Snooze(_) | Do::GiveTime(_) => (Minor, NewPrivate),
            Do::Lobby(_)
            | Do::Abort(_)
            | Do::ReallyAbort(_)
            | Do::TakeBack(_)
            | Do::OfferDraw(_)
            | Do::OfferSeat(_)
            | Do::ReallyOfferSeat(_)
            | Do::KeepSeat(_)
            | Do::TakeSeat(_) => (Minor, InPlace),
        };
        (Some(spending), placement)
    }
}

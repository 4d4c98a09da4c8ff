//! The action of a button or menu in one match.

use strum::{EnumString, IntoStaticStr};

use crate::discord::interaction::budgets::Spending;
use crate::discord::interaction::request::exercise::ExerciseAction;
use crate::discord::interaction::request::page::Page;
use crate::discord::interaction::request::study::{Placement, Study};
use crate::host::{Matter, Strength};
use tavolino_games::game::{Seat, Seats};

/// An action in a match; in a `custom_id` by its name here. Numbers are those of the match's last event when the button was
/// made, in a button that plays as `Record::shown` has it.
#[derive(Clone, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(
    test,
    derive(strum::EnumDiscriminants),
    strum_discriminants(derive(Hash, strum::EnumIter))
)]
pub enum MatchAction {
    /// An action on a lobby card.
    #[strum(disabled)]
    Lobby(LobbyAction),
    /// Opens the menus of a turn.
    Turn(i64),
    /// Opens the menus of a turn after these words.
    Walk(i64, String),
    /// A menu of a turn: its value is the words chosen so far.
    Step(i64),
    /// Plays this turn.
    Confirm(i64, String),
    /// Shows the person's private information.
    Hand,
    /// Shows further actions: position as text, claims, leaving.
    More(i64),
    /// Shows the position as text.
    Text,
    /// Shows the panel again, in place of a menu.
    Panel,
    /// Opens the menus of a claim.
    Claim(i64),
    /// Opens the menus of a claim after these words.
    ClaimWalk(i64, String),
    /// A menu of a claim: its value is the words chosen so far.
    ClaimStep(i64),
    /// Calls out this claim.
    CallOut(i64, String),
    /// Asks to confirm leaving the game.
    Resign(i64),
    /// Leaves the game.
    #[strum(serialize = "resigned")]
    ReallyResign(i64),
    /// Stops the reminders of this turn.
    Snooze(i64),
    /// Asks to confirm breaking off the game.
    Abort(i64),
    /// Breaks off the game, as a moderator perhaps for a reason.
    #[strum(serialize = "aborted")]
    ReallyAbort(i64, String),
    /// Takes back the last turn, or requests it.
    #[strum(serialize = "undo")]
    TakeBack(i64),
    /// Offers a draw.
    #[strum(serialize = "offer")]
    OfferDraw(i64),
    /// Answers the proposal made with this event.
    #[strum(disabled)]
    Answer(Answer, i64, Matter),
    /// Asks to confirm offering the person's seat to others.
    #[strum(serialize = "open")]
    OfferSeat(i64),
    /// Offers the seat.
    #[strum(serialize = "opened")]
    ReallyOfferSeat(i64),
    /// Withdraws the offer of the seat.
    #[strum(serialize = "keep")]
    KeepSeat(i64),
    /// Takes over this seat.
    #[strum(serialize = "take", default_with = "first_seat")]
    TakeSeat(Seat),
    /// Gives this seat the usual time at once, by a button of before.
    #[strum(serialize = "time", default_with = "first_seat")]
    GiveTime(Seat),
    /// Gives this seat more time, in minutes; asks how much where there is no number.
    #[strum(disabled)]
    Gift(Seat, Option<i64>),
    /// Shows a private message as it is now, in place of one that is updated no more.
    #[strum(serialize = "again")]
    OpenAgain,
    /// Opens a rematch, with the seats rotated.
    Rematch,
    /// Opens a rematch of two games, with the seats swapped.
    Meet,
    /// Shows a page of the history.
    #[strum(disabled)]
    History(Page),
    /// Shows a page of the analysis.
    #[strum(disabled)]
    Study(Study),
    /// An action on the exercise of a missed chance, at this step of the history.
    #[strum(disabled)]
    Missed(i64, ExerciseAction),
    /// Sends the record as a text file.
    Record,
    /// Sends the replay as an animated picture.
    Replay,
    /// Posts the replay for everyone.
    #[strum(serialize = "share")]
    ShareReplay,
    /// Posts the position at this step for everyone.
    #[strum(serialize = "post")]
    SharePosition(i64),
}

/// An action on a lobby card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum LobbyAction {
    /// Takes a seat.
    Join,
    /// Takes a seat, knowing that the match is rated.
    #[strum(serialize = "rated")]
    JoinRated,
    /// Makes the match unrated for all, and takes a seat.
    #[strum(serialize = "unrated")]
    Unrate,
    /// Gives up the seat; the opener is asked to confirm it.
    Leave,
    /// Gives up the seat, as the opener.
    #[strum(serialize = "left")]
    ReallyLeave,
    /// Asks for the strength of the computer.
    #[strum(serialize = "strength")]
    ChooseStrength,
    /// Gives the computer a seat, at this strength or the usual one.
    #[strum(serialize = "bot")]
    AddComputer(Option<Strength>),
    /// Frees the seats of invited people.
    #[strum(serialize = "everybody")]
    OpenToAll,
    /// Starts with the people who have joined.
    Start,
    /// Frees the seats of those who have left the server, and takes a seat.
    #[strum(serialize = "free")]
    FreeSeats,
    /// Starts, or takes the last seat, although a person in the lobby has left the server.
    #[strum(serialize = "anyway")]
    StartAnyway,
    /// Cancels the lobby; where others have joined, asks to confirm it.
    Cancel,
    /// Cancels the lobby.
    #[strum(serialize = "cancelled")]
    ReallyCancel,
    /// Posts the card again, at the end of the conversation.
    #[strum(serialize = "repost")]
    PostAgain,
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Answer {
    /// Accepts.
    Accept,
    /// Declines.
    Decline,
    /// Withdraws the person's own proposal.
    Withdraw,
}

/// The verb of [`MatchAction::Gift`].
const GIFT: &str = "gift";
/// The verb of [`MatchAction::Missed`].
const MISSED: &str = "missed";

/// The seat with this number; `None` if no table has it.
fn seat(number: i64) -> Option<Seat> {
    let mut seats = Seats::all(6).iter();
    seats.find(|seat| i64::from(seat.0) == number)
}

/// A placeholder until the seat's number is parsed.
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
            Do::Missed(step, pressed) => (MISSED, Some(*step), pressed.write()),
            Do::Gift(seat, minutes) => {
                let minutes = minutes.map(|minutes| minutes.to_string());
                (GIFT, Some(seat.0.into()), minutes.unwrap_or_default())
            }
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
        if verb == GIFT {
            let seat = seat(number?)?;
            let minutes = match text {
                "" => None,
                _ => Some(text.parse().ok().filter(|minutes| *minutes > 0)?),
            };
            return Some(Do::Gift(seat, minutes));
        }
        if verb == MISSED {
            let step = number.filter(|step| *step >= 1)?;
            return Some(Do::Missed(step, ExerciseAction::read(text)?));
        }
        let Ok(mut action) = verb.parse() else {
            let page = Page::read(verb, number, text).map(Do::History);
            return page.or_else(|| Study::read(verb, number, text).map(Do::Study));
        };
        if let Do::TakeSeat(of) | Do::GiveTime(of) = &mut action {
            *of = seat(number?)?;
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

    /// The event number and the text of the action.
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
            | Do::TakeBack(number)
            | Do::OfferDraw(number)
            | Do::OfferSeat(number)
            | Do::ReallyOfferSeat(number)
            | Do::KeepSeat(number)
            | Do::SharePosition(number) => (Some(number), None),
            Do::Walk(number, words)
            | Do::Confirm(number, words)
            | Do::ReallyAbort(number, words)
            | Do::ClaimWalk(number, words)
            | Do::CallOut(number, words) => (Some(number), Some(words)),
            Do::Lobby(_)
            | Do::Hand
            | Do::Text
            | Do::Panel
            | Do::Answer(..)
            | Do::TakeSeat(_)
            | Do::GiveTime(_)
            | Do::Gift(..)
            | Do::OpenAgain
            | Do::Rematch
            | Do::Meet
            | Do::History(_)
            | Do::Study(_)
            | Do::Missed(..)
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

    /// The message that the answer goes to.
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
            | Do::Panel
            | Do::OpenAgain
            | Do::Missed(..)
            | Do::Text => (Step, InPlace),
            Do::Hand | Do::Record | Do::History(Page::Entry) => (Picture, NewPrivate),
            Do::History(_) => (Picture, InPlace),
            Do::SharePosition(_) => (Picture, NewPublic),
            // An analysis is paid as a study while it is made.
            Do::Study(study) => (Picture, study.placement()),
            Do::Replay => (Spending::Study, NewPrivate),
            Do::ShareReplay => (Spending::Study, NewPublic),
            Do::Rematch | Do::Meet => (Opening, NewPrivate),
            Do::More(_) | Do::Snooze(_) | Do::GiveTime(_) | Do::Gift(_, None) => {
                (Minor, NewPrivate)
            }
            Do::Gift(_, Some(_))
            | Do::Lobby(_)
            | Do::Abort(_)
            | Do::ReallyAbort(..)
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

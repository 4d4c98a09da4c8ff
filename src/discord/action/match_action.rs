//! The verbs of buttons and menus in one match.

use super::exercise::ExerciseAction;
use super::page::Page;
use super::page::Study;
use super::path::{OnPath, Path};
use super::spending::Placement::{InPlace, NewPrivate, NewPublic};
use super::spending::Spending::{Minor, Opening, Picture, Step};
use super::spending::{FREE, Spending};
use super::verbs::verbs;
use super::watching::WatchAction;
use crate::host::{Matter, Strength};
use tavolino_games::game::Seat;

verbs! {
    /// An action in a match. Numbers are those of the match's last event when the button was made,
    /// in a button that plays as `Record::shown` has it. Confirming a turn, answering and leaving
    /// are free, so that a game can always go on.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MatchAction in [number, text] {
        /// Opens the menus of a turn.
        "turn" Turn(number: i64) => Step;
        /// Opens the menus of a turn after these words.
        "walk" Walk(number: i64, text: String) => Step;
        /// A menu of a turn: its value is the words chosen so far.
        "step" Step(number: i64) => Step;
        /// Plays this turn.
        "confirm" Confirm(number: i64, text: String) => FREE;
        /// Shows the person's private information.
        "hand" Hand => Picture, NewPrivate;
        /// Shows further actions: position as text, claims, leaving.
        "more" More(number: i64) => Minor, NewPrivate;
        /// Shows the position as text.
        "text" Text => Step;
        /// Shows the panel again, in place of a menu.
        "panel" Panel => Step;
        /// Opens the menus of a claim.
        "claim" Claim(number: i64) => Step;
        /// Opens the menus of a claim after these words.
        "claimwalk" ClaimWalk(number: i64, text: String) => Step;
        /// A menu of a claim: its value is the words chosen so far.
        "claimstep" ClaimStep(number: i64) => Step;
        /// Calls out this claim.
        "callout" CallOut(number: i64, text: String) => FREE;
        /// Asks to confirm leaving the game.
        "resign" Resign(number: i64) => FREE;
        /// Leaves the game.
        "resigned" ReallyResign(number: i64) => FREE;
        /// Stops the reminders of this turn.
        "snooze" Snooze(number: i64) => Minor, NewPrivate;
        /// Asks to confirm breaking off the game.
        "abort" Abort(number: i64) => Minor;
        /// Breaks off the game, as a moderator perhaps for a reason.
        "aborted" ReallyAbort(number: i64, text: String) => Minor;
        /// Takes back the last turn, or requests it.
        "undo" TakeBack(number: i64) => Minor;
        /// Offers a draw.
        "offer" OfferDraw(number: i64) => Minor;
        /// Asks to confirm offering the person's seat to others.
        "open" OfferSeat(number: i64) => Minor;
        /// Offers the seat.
        "opened" ReallyOfferSeat(number: i64) => Minor;
        /// Withdraws the offer of the seat.
        "keep" KeepSeat(number: i64) => Minor;
        /// Offers this seat, whose holder is gone, to others.
        "substitute" FindSubstitute(number: Seat) => Minor, NewPrivate;
        /// Leaves the holder of this seat, who is gone, a day to play.
        "unless" LimitWait(number: Seat) => Minor, NewPrivate;
        /// Takes over this seat.
        "take" TakeSeat(number: Seat) => Minor;
        /// Gives this seat the usual time at once, by a button of before.
        "time" GiveTime(number: Seat) => Minor, NewPrivate;
        /// Asks how much more time to give this seat, or gives it this many minutes.
        "gift" Gift(number: Seat, text: Option<i64>) if text.is_none_or(|minutes| minutes > 0)
            => Minor, if text.is_some() { InPlace } else { NewPrivate };
        /// Shows a private message as it is now, in place of one that is updated no more.
        "again" OpenAgain => Step;
        /// Changes what the person, who does not play in the match, wishes to learn of it.
        "watching" Watch(text: WatchAction) => Minor;
        /// Opens a rematch, with the seats rotated.
        "rematch" Rematch => Opening, NewPrivate;
        /// Opens a rematch of two games, with the seats swapped.
        "meet" Meet => Opening, NewPrivate;
        /// An action on the menus after a way of turns, which are only looked at.
        "ahead" Ahead(number: i64, text: OnPath) => Step;
        /// Plans the answers on a way of turns.
        "plan" SavePlan(number: i64, text: Path) => Minor;
        /// A menu of planned answers: removes the chosen one.
        "unplan" RemoveAnswer => Minor;
        /// Removes every planned answer.
        "unplanned" ClearPlan => Minor;
        /// Asks for a note to oneself.
        "note" Note => Minor, NewPrivate;
        /// The field of that note.
        "noted" SaveNote => Minor, NewPrivate;
        /// An action on the exercise of a missed chance, at this step of the history.
        "missed" Missed(number: i64, text: ExerciseAction) if number >= 1 => Step;
        /// An action on a turn that is to be proposed for the channel's seat.
        "propose" Propose(number: i64, text: ExerciseAction) => Step;
        /// Shows what is proposed for the channel's seat.
        "votes" Votes(number: i64) => Step;
        /// Shows the position after the proposed turn at this place.
        "candidate" Candidate(number: i64, text: u8) => Step;
        /// Votes for the proposed turn at this place.
        "vote" Vote(number: i64, text: u8) => Minor;
        /// Sends the record as a text file.
        "record" Record => Picture, NewPrivate;
        /// Sends the replay as an animated picture.
        "replay" Replay => Spending::Study, NewPrivate;
        /// Posts the replay for everyone.
        "share" ShareReplay => Spending::Study, NewPublic;
        /// Posts the position at this step for everyone.
        "post" SharePosition(number: i64) => Picture, NewPublic;
        of {
            /// An action on a lobby card.
            Lobby in LobbyAction;
            /// An answer to a proposal.
            Answer in Answer;
            /// Shows a page of the history.
            History in Page;
            /// Shows a page of the analysis.
            Study in Study;
        }
    }
}

verbs! {
    /// An action on a lobby card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LobbyAction in [number, text] {
        /// Takes a seat.
        "join" Join => Minor;
        /// Takes a seat, knowing that the match is rated.
        "rated" JoinRated => Minor;
        /// Makes the match unrated for all, and takes a seat.
        "unrated" Unrate => Minor;
        /// Gives up the seat; the opener is asked to confirm it.
        "leave" Leave => Minor;
        /// Gives up the seat, as the opener.
        "left" ReallyLeave => Minor;
        /// Asks for the strength of the computer.
        "strength" ChooseStrength => Minor;
        /// Gives the computer a seat, at this strength or the usual one.
        "bot" AddComputer(text: Option<Strength>) => Minor;
        /// Frees the seats of invited people.
        "everybody" OpenToAll => Minor;
        /// Starts with the people who have joined.
        "start" Start => Minor;
        /// Frees the seats of those who have left the server, and takes a seat.
        "free" FreeSeats => Minor;
        /// Starts, or takes the last seat, although a person in the lobby has left the server.
        "anyway" StartAnyway => Minor;
        /// Cancels the lobby; where others have joined, asks to confirm it.
        "cancel" Cancel => Minor;
        /// Cancels the lobby.
        "cancelled" ReallyCancel => Minor;
        /// Posts the card again, at the end of the conversation.
        "repost" PostAgain => Minor;
        /// Shows how fast the people here answer.
        "company" Company => Minor, NewPrivate;
    }
}

verbs! {
    /// An answer to the proposal made with this event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Answer in [number, text] {
        /// Accepts.
        "accept" Accept(number: i64, text: Matter) => FREE;
        /// Declines.
        "decline" Decline(number: i64, text: Matter) => FREE;
        /// Withdraws the person's own proposal.
        "withdraw" Withdraw(number: i64, text: Matter) => FREE;
    }
}

//! Commands to the host in a running match, and their actors.

use std::fmt;

use super::event::Matter;
use crate::store::ids::{InteractionId, UserId};
use tavolino_games::board::Chosen;
use tavolino_games::game::Seat;

/// A command to the host in a match.
#[derive(Clone, Copy, strum::IntoStaticStr)]
pub enum Command<'a> {
    /// The seat plays a turn or calls out a claim, in its notation.
    Say(&'a str),
    /// The seat plays a turn or calls out a claim, chosen after event `number`; on a later position
    /// its notation counts.
    Play {
        /// The turn or claim.
        chosen: &'a dyn Chosen,
        /// The number of the last event before the choice.
        number: i64,
    },
    /// The seat leaves the game.
    Leave,
    /// The seat's time is up: the seat loses the turn, or leaves.
    TimeUp,
    /// The seat takes back its last turn, or asks to.
    TakeBack,
    /// The seat offers a draw.
    OfferDraw,
    /// The seat offers a draw to the computer, which is known to accept.
    DrawWithComputer,
    /// The seat accepts the proposal.
    Accept(Matter),
    /// The seat declines the proposal.
    Decline(Matter),
    /// The seat withdraws its proposal.
    Withdraw(Matter),
    /// The seat may be taken over by another person.
    OfferSeat,
    /// This seat, whose holder is gone, may be taken over by another person.
    OfferSeatOf(Seat),
    /// The seat is no longer offered.
    KeepSeat,
    /// The person takes over this seat.
    TakeSeat(Seat),
    /// The seat gives another seat more time.
    GiveTime {
        /// The receiver.
        to: Seat,
        /// The amount in milliseconds; the gift of the pace where none was chosen.
        millis: Option<i64>,
    },
    /// The seat aborts the match, without a result.
    Abort,
    /// A moderator aborts the match, without a result, for this reason.
    AbortFor(&'a str),
    /// The host closes a match that nobody plays.
    Abandon,
}

impl fmt::Debug for Command<'_> {
    /// The command's name alone: its text can be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// The actor of a command.
#[derive(Clone, Copy, Debug)]
pub enum Actor {
    /// A person, by one interaction.
    Person(UserId, InteractionId),
    /// A moderator of the server, for no seat, by one interaction
    /// ([`Host::may_moderate`](crate::host::Host::may_moderate)).
    Moderator(InteractionId),
    /// The computer, for its seat.
    Computer(Seat),
    /// A person's own plan or wish, for their seat, by one interaction that no person makes. Only
    /// on the position after the last event.
    Planned {
        /// The seat.
        seat: Seat,
        /// Whether the turn is a planned answer; otherwise it is the only legal one.
        is_answer: bool,
        /// The interaction, so that it is played once.
        interaction: InteractionId,
    },
    /// The clock, for a seat whose time is up.
    Clock(Seat),
    /// The host itself.
    Host,
}

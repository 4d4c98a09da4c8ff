//! Commands: what is asked of the host in a running match, and by whom.

use std::fmt;

use super::event::Matter;
use crate::store::ids::{InteractionId, UserId};
use tavolino_games::game::Seat;

/// What somebody asks the host to do in a match.
#[derive(Clone, Copy, strum::IntoStaticStr)]
pub enum Command<'a> {
    /// A seat plays a turn or calls out a claim, in its notation.
    Say(&'a str),
    /// It leaves the game.
    Leave,
    /// Its time is up: it loses the turn, or leaves.
    TimeUp,
    /// It takes back its last turn, or asks to.
    TakeBack,
    /// It offers a draw.
    OfferDraw,
    /// It offers a draw to the computer, which is known to agree.
    DrawWithComputer,
    /// It agrees.
    Accept(Matter),
    /// It does not agree.
    Decline(Matter),
    /// It takes back what it offered or asked.
    Withdraw(Matter),
    /// It may be taken over by somebody else.
    OfferSeat,
    /// It may no longer.
    KeepSeat,
    /// Somebody takes over this seat.
    TakeSeat(Seat),
    /// It gives this seat more time.
    GiveTime(Seat),
    /// It breaks the match off, without a result.
    Abort,
    /// The host closes a match nobody plays.
    Abandon,
}

impl fmt::Debug for Command<'_> {
    /// Its name alone: what is said can be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub enum Actor {
    /// A person, by one interaction.
    Person(UserId, InteractionId),
    /// Somebody who moderates the server, for no seat, by one interaction ([`Host::may_moderate`](crate::host::Host::may_moderate)).
    Moderator(InteractionId),
    /// The computer, for a seat nobody holds.
    Computer(Seat),
    /// The clock, for a seat whose time is up.
    Clock(Seat),
    /// The host itself.
    Host,
}

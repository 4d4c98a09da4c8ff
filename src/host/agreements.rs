//! Agreements beside the position: which seats have acted, which turns can be taken back, and the open offers and requests.

use super::event::{Event, Logged, Matter};
use tavolino_games::game::{Seat, Seats};

/// The proposals and answers so far that bear on what is allowed next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// The seats that have acted.
    acted: Seats,
    /// Whether all seats choose secretly before the first turn on the board.
    choosing: bool,
    /// The number of effective turns.
    pub played: usize,
    /// Whether a seat has made a turn on the board; secret choices before it do not count.
    pub begun: bool,
    /// The last turn of each seat that can still be taken back, by seat.
    turns: Vec<Taken>,
    /// The open draw offer.
    pub draw: Option<Proposal>,
    /// The seats that have offered a draw so far, accepted or not.
    pub offered_draw: Seats,
    /// The open request to take back a turn.
    pub undo: Option<Proposal>,
    /// The seats whose holders offer them to others.
    pub offered: Seats,
    /// The last gift of time since the board changed: giver, receiver, milliseconds.
    pub given: Option<(Seat, Seat, i64)>,
    /// The seat that left by the last event on the board: it can still be taken over.
    pub left: Option<Seat>,
}

/// A turn that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Taken {
    seat: Seat,
    number: i64,
    /// Whether no consent is needed: no other seat has acted since, and the turn revealed nothing.
    free: bool,
    /// Whether the turn, or a later one, revealed something hidden.
    revealed: bool,
}

/// A proposal that all other people must accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The seat that made the proposal.
    pub by: Seat,
    /// The number of the event that made the proposal.
    pub number: i64,
    /// The number of the turn to take back, for a request to take one back.
    pub turn: Option<i64>,
    /// The seats that have accepted so far.
    pub accepted: Seats,
}

impl Proposal {
    fn new(by: Seat, number: i64, turn: Option<i64>) -> Proposal {
        Proposal {
            by,
            number,
            turn,
            accepted: Seats::NONE,
        }
    }
}

impl Agreements {
    /// The agreements at the start of a match that waits for these seats first.
    pub(super) fn at_start(to_act: Seats) -> Agreements {
        Agreements {
            // Several seats act at once only when they choose secretly.
            choosing: to_act.count() > 1,
            ..Agreements::default()
        }
    }

    /// Recounts the turns after some were taken back: `turns` are the seats of the effective turns, in order.
    pub(super) fn recount(&mut self, turns: impl Iterator<Item = Seat>) {
        (self.acted, self.begun, self.played) = (Seats::NONE, false, 0);
        turns.for_each(|seat| self.counts(seat));
    }

    fn counts(&mut self, seat: Seat) {
        self.played += 1;
        self.begun |= !self.choosing || self.acted.contains(seat);
        self.acted = self.acted.iter().chain([seat]).collect();
    }

    /// The number of the turn the seat can take back, and whether no consent is needed; `None` without such a turn.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> Option<(i64, bool)> {
        let taken = self.turns.iter().find(|taken| taken.seat == seat)?;
        Some((taken.number, taken.free))
    }

    /// Whether the seat's last turn, or a later one, revealed something hidden.
    #[must_use]
    pub fn has_revealed(&self, seat: Seat) -> bool {
        let mut turns = self.turns.iter();
        turns.any(|taken| taken.seat == seat && taken.revealed)
    }

    /// The open proposal about this matter.
    #[must_use]
    pub fn proposal(&self, matter: Matter) -> Option<Proposal> {
        match matter {
            Matter::Draw => self.draw,
            Matter::Undo => self.undo,
        }
    }

    /// The seats that another person may take over.
    #[must_use]
    pub fn takeable(&self) -> Seats {
        self.offered.iter().chain(self.left).collect()
    }

    /// Everything still to be decided: the draw offer, the request to take back, the seats to take over.
    #[must_use]
    pub fn pending(&self) -> (Option<Proposal>, Option<Proposal>, Seats) {
        (self.draw, self.undo, self.takeable())
    }

    /// Applies one event. `reveals`: the event is a turn that revealed something hidden.
    pub(super) fn apply(&mut self, logged: &Logged, reveals: bool) {
        if logged.event.is_on_board() {
            self.given = None;
        }
        match logged.event {
            Event::Turn { seat, .. } => {
                self.counts(seat);
                self.others_acted(seat);
                self.turns.retain(|taken| taken.seat != seat);
                for taken in &mut self.turns {
                    taken.revealed |= reveals;
                }
                self.turns.push(Taken {
                    seat,
                    number: logged.number,
                    free: !reveals,
                    revealed: reveals,
                });
                self.draw = self.draw.filter(|offer| offer.by != seat);
                self.position_changed();
            }
            Event::Claim { .. } => {
                self.turns.iter_mut().for_each(|taken| taken.free = false);
                self.position_changed();
            }
            // A lost turn and a seat that left cannot be taken back, nor the turns before them.
            Event::Skip { seat } => {
                self.turns.clear();
                self.draw = self.draw.filter(|offer| offer.by != seat);
                self.position_changed();
            }
            Event::Leave { seat, .. } => {
                self.turns.clear();
                self.draw = None;
                self.offered = self.offered.without(seat);
                self.position_changed();
                self.left = Some(seat);
            }
            Event::Undo { .. } => {
                self.turns.clear();
                self.position_changed();
            }
            Event::Draw { .. } | Event::Abort { .. } | Event::Abandon => {
                *self = Agreements {
                    acted: self.acted,
                    choosing: self.choosing,
                    begun: self.begun,
                    played: self.played,
                    ..Agreements::default()
                };
            }
            Event::OfferDraw { seat } => {
                self.draw = Some(Proposal::new(seat, logged.number, None));
                self.offered_draw = self.offered_draw.iter().chain([seat]).collect();
            }
            Event::AskUndo { seat, turn } => {
                self.undo = Some(Proposal::new(seat, logged.number, Some(turn)));
            }
            Event::Accept { seat, matter } => {
                if let Some(proposal) = self.of(matter) {
                    proposal.accepted = proposal.accepted.iter().chain([seat]).collect();
                }
            }
            Event::Decline { matter, .. } | Event::Withdraw { matter, .. } => {
                *self.of(matter) = None;
            }
            Event::OfferSeat { seat } => {
                self.offered = self.offered.iter().chain([seat]).collect();
            }
            Event::KeepSeat { seat } => self.offered = self.offered.without(seat),
            Event::GiveTime { seat, to, millis } => self.given = Some((seat, to, millis)),
            Event::TakeSeat { seat } => {
                self.offered = self.offered.without(seat);
                self.left = None;
            }
        }
    }

    fn of(&mut self, matter: Matter) -> &mut Option<Proposal> {
        match matter {
            Matter::Draw => &mut self.draw,
            Matter::Undo => &mut self.undo,
        }
    }

    /// Ends the right of other seats to take back without consent.
    fn others_acted(&mut self, seat: Seat) {
        for taken in self.turns.iter_mut().filter(|taken| taken.seat != seat) {
            taken.free = false;
        }
    }

    /// Drops the proposals made about the position before.
    fn position_changed(&mut self) {
        self.undo = None;
        self.left = None;
    }
}

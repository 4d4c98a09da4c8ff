//! What the log says beside the position: who has acted, what may be taken back, what is offered and asked.

use super::event::{Event, Logged, Matter};
use tavolino_games::game::{Seat, Seats};

/// What people have proposed and agreed to so far, as far as it bears on what may happen next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreements {
    /// The seats that have acted.
    acted: Seats,
    /// Whether all choose something secret before the first turn on the board.
    choosing: bool,
    /// Whether anybody has made a turn on the board; what is chosen in secret before that does not count.
    pub begun: bool,
    /// The last turn of each seat that can still be taken back, by seat.
    turns: Vec<Taken>,
    /// The draw that is offered.
    pub draw: Option<Proposal>,
    /// The seats that have offered a draw so far, whatever came of it.
    pub offered_draw: Seats,
    /// The turn somebody asks to take back.
    pub undo: Option<Proposal>,
    /// The seats their holders offer to others.
    pub offered: Seats,
    /// The time that one seat gave another last, since anything happened on the board: who, whom, and how much, in
    /// milliseconds.
    pub given: Option<(Seat, Seat, i64)>,
    /// The seat whose leaving is the last that happened on the board: it can still be taken over.
    pub left: Option<Seat>,
}

/// A turn that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Taken {
    seat: Seat,
    number: i64,
    /// Nobody else has acted since, and it told nobody anything.
    free: bool,
    /// It, or a turn since, told somebody something hidden.
    told: bool,
}

/// Something that all others must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The seat that proposes it.
    pub by: Seat,
    /// The event with which it did.
    pub number: i64,
    /// The number of the turn it is about, where it is about one.
    pub turn: Option<i64>,
    /// Who has agreed so far.
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
    /// Before anything has happened in a match that waits for these seats at first.
    pub(super) fn at_start(to_act: Seats) -> Agreements {
        Agreements {
            // Only in secret several act at once.
            choosing: to_act.count() > 1,
            ..Agreements::default()
        }
    }

    /// Turns were taken back: those that count now are these seats', in order.
    pub(super) fn count_anew(&mut self, turns: impl Iterator<Item = Seat>) {
        (self.acted, self.begun) = (Seats::NONE, false);
        turns.for_each(|seat| self.counts(seat));
    }

    fn counts(&mut self, seat: Seat) {
        self.begun |= !self.choosing || self.acted.contains(seat);
        self.acted = self.acted.iter().chain([seat]).collect();
    }

    /// The number of the turn the seat can take back, and whether it needs nobody's consent.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> Option<(i64, bool)> {
        let taken = self.turns.iter().find(|taken| taken.seat == seat)?;
        Some((taken.number, taken.free))
    }

    /// Whether something hidden was told since the seat's last turn, or by it.
    #[must_use]
    pub fn has_told(&self, seat: Seat) -> bool {
        let mut turns = self.turns.iter();
        turns.any(|taken| taken.seat == seat && taken.told)
    }

    /// What is proposed.
    #[must_use]
    pub fn proposal(&self, matter: Matter) -> Option<Proposal> {
        match matter {
            Matter::Draw => self.draw,
            Matter::Undo => self.undo,
        }
    }

    /// The seats that somebody else may take over.
    #[must_use]
    pub fn takeable(&self) -> Seats {
        self.offered.iter().chain(self.left).collect()
    }

    /// Everything on which somebody is to decide: an offer, a request, seats to take over.
    #[must_use]
    pub fn pending(&self) -> (Option<Proposal>, Option<Proposal>, Seats) {
        (self.draw, self.undo, self.takeable())
    }

    /// Goes on by one event. `reveals`: it was a turn that told somebody something.
    pub(super) fn go_on(&mut self, logged: &Logged, reveals: bool) {
        if logged.event.is_on_board() {
            self.given = None;
        }
        match logged.event {
            Event::Turn { seat, .. } => {
                self.counts(seat);
                self.others_acted(seat);
                self.turns.retain(|taken| taken.seat != seat);
                for taken in &mut self.turns {
                    taken.told |= reveals;
                }
                self.turns.push(Taken {
                    seat,
                    number: logged.number,
                    free: !reveals,
                    told: reveals,
                });
                self.draw = self.draw.filter(|offer| offer.by != seat);
                self.position_changed();
            }
            Event::Claim { .. } => {
                self.turns.iter_mut().for_each(|taken| taken.free = false);
                self.position_changed();
            }
            // A lost turn and a seat that left cannot be taken back, nor what came before.
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

    /// A turn is free to take back until another seat has acted.
    fn others_acted(&mut self, seat: Seat) {
        for taken in self.turns.iter_mut().filter(|taken| taken.seat != seat) {
            taken.free = false;
        }
    }

    /// What was asked about the position before is void.
    fn position_changed(&mut self) {
        self.undo = None;
        self.left = None;
    }
}

//! What the log says beside the position: who has acted, what may be taken back, what is offered and asked.

use super::{Event, EventKind, Matter};
use crate::game::{Seat, Seats};

/// A match's story so far, as far as it bears on what may happen next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// The seats that have acted.
    pub acted: Seats,
    /// The last turn of each seat that can still be taken back, by seat.
    turns: Vec<Taken>,
    /// The draw that is offered.
    pub draw: Option<Proposal>,
    /// The turn somebody asks to take back.
    pub undo: Option<Proposal>,
    /// The seats their holders offer to others.
    pub open: Seats,
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
    /// The turn it is about, where it is about one.
    pub about: i64,
    /// Who has agreed so far.
    pub accepted: Seats,
}

impl Story {
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
        self.open.iter().chain(self.left).collect()
    }

    /// Whether something is to be talked about: an offer, a request, an open seat.
    #[must_use]
    pub fn talk(&self) -> (Option<Proposal>, Option<Proposal>, Seats) {
        (self.draw, self.undo, self.takeable())
    }

    /// Goes on by one event. `reveals`: it was a turn that told somebody something.
    pub(super) fn go_on(&mut self, event: &Event, reveals: bool) {
        let seat = Seat(event.seat);
        match event.kind {
            EventKind::Turn => {
                self.acted = self.acted.iter().chain([seat]).collect();
                self.others_acted(seat);
                self.turns.retain(|taken| taken.seat != seat);
                for taken in &mut self.turns {
                    taken.told |= reveals;
                }
                self.turns.push(Taken {
                    seat,
                    number: event.number,
                    free: !reveals,
                    told: reveals,
                });
                self.draw = self.draw.filter(|offer| offer.by != seat);
                self.position_changed();
            }
            EventKind::Claim => {
                self.turns.iter_mut().for_each(|taken| taken.free = false);
                self.position_changed();
            }
            // A lost turn and a seat that left cannot be taken back, nor what came before.
            EventKind::Skip => {
                self.turns.clear();
                self.draw = self.draw.filter(|offer| offer.by != seat);
                self.position_changed();
            }
            EventKind::Leave => {
                self.turns.clear();
                self.draw = None;
                self.open = self.open.without(seat);
                self.position_changed();
                self.left = Some(seat);
            }
            EventKind::Undo => {
                self.turns.clear();
                self.position_changed();
            }
            EventKind::Draw | EventKind::Abort | EventKind::Abandon => {
                *self = Story {
                    acted: self.acted,
                    ..Story::default()
                };
            }
            EventKind::Offer | EventKind::Request => {
                let about = event.text.parse().unwrap_or_default();
                let proposal = Some(Proposal {
                    by: seat,
                    number: event.number,
                    about,
                    accepted: Seats::NONE,
                });
                match event.kind {
                    EventKind::Offer => self.draw = proposal,
                    _ => self.undo = proposal,
                }
            }
            EventKind::Accept => {
                if let Some(proposal) = self.matter(&event.text) {
                    proposal.accepted = proposal.accepted.iter().chain([seat]).collect();
                }
            }
            EventKind::Decline | EventKind::Withdraw => match Matter::read(&event.text) {
                Some(Matter::Draw) => self.draw = None,
                Some(Matter::Undo) => self.undo = None,
                None => {}
            },
            EventKind::Open => self.open = self.open.iter().chain([seat]).collect(),
            EventKind::Keep => self.open = self.open.without(seat),
            EventKind::Take => {
                self.open = self.open.without(seat);
                self.left = None;
            }
        }
    }

    fn matter(&mut self, text: &str) -> Option<&mut Proposal> {
        match Matter::read(text)? {
            Matter::Draw => self.draw.as_mut(),
            Matter::Undo => self.undo.as_mut(),
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
